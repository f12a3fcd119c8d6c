/* offer-text.c: offers in words, for people and for consoles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "offer.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "words.h"

/**
 * bramble_offer_side_text:
 * @given: which side
 *
 * Returns: (transfer full): what is given or wanted, as it stands in a sentence
 */
char *
bramble_offer_side_text (const BrambleTrade *trade,
                         const BrambleOffer *offer,
                         gboolean            given)
{
  const BrambleCounted *side = given ? offer->given : offer->wanted;
  char *text = NULL;

  for (guint i = 0; i < BRAMBLE_OFFER_KINDS && side[i].n > 0; i++)
    {
      gboolean last = i + 1 == BRAMBLE_OFFER_KINDS || side[i + 1].n == 0;
      g_autofree char *before = text;
      g_autofree char *next = trade->thing_text (side[i].thing, side[i].n);

      if (before == NULL)
        text = g_steal_pointer (&next);
      else if (last)
        /* Translators: the last two of several things that change hands, like "2 berries and 1 leaf". */
        text = g_strdup_printf (C_("things", "%1$s and %2$s"), before, next);
      else
        /* Translators: two of several things that change hands; more follow. */
        text = g_strdup_printf (C_("things", "%1$s, %2$s"), before, next);
    }

  return text ? text : g_strdup (C_("things", "nothing"));
}

/* What whoever offers is asked, with what there is of the offer. */
static char *
making_text (const BrambleTrade *trade,
             const BrambleOffer *offer,
             const char *const  *names)
{
  g_autofree char *given = bramble_offer_side_text (trade, offer, TRUE);
  g_autofree char *wanted = bramble_offer_side_text (trade, offer, FALSE);
  const char *to;

  if (offer->to == BRAMBLE_NO_SEAT)
    return g_strdup (_("With whom would you like to trade?"));

  to = names[offer->to];
  if (bramble_offer_is_complete (offer))
    /* Translators: a player, what they would get, and what for. */
    return g_strdup_printf (_("%1$s would get %2$s from you for %3$s. Is that your offer?"), to, given, wanted);
  if (offer->given[0].n > 0)
    return g_strdup_printf (_("%1$s would get %2$s from you. What would you like for it?"), to, given);
  if (offer->wanted[0].n > 0)
    return g_strdup_printf (_("%1$s would give you %2$s. What do you give for it?"), to, wanted);
  if (offer->rather != BRAMBLE_OFFER_NOTHING)
    {
      g_autofree char *rather = trade->thing_text (offer->rather, 1);

      /* Translators: a player, and what would have to be added to an offer. */
      return g_strdup_printf (_("%1$s wants this as well: %2$s. What do you offer now?"), to, rather);
    }

  return g_strdup_printf (_("What do you offer %s, and what would you like for it?"), to);
}

/**
 * bramble_offer_ask_text:
 *
 * Returns: (transfer full): what is asked, as whoever is asked reads it
 */
char *
bramble_offer_ask_text (const BrambleTrade *trade,
                        BrambleOfferStage   stage,
                        const BrambleOffer *offer,
                        const char *const  *names)
{
  g_autofree char *given = bramble_offer_side_text (trade, offer, TRUE);
  g_autofree char *wanted = bramble_offer_side_text (trade, offer, FALSE);

  if (stage == BRAMBLE_OFFER_MAKING)
    return making_text (trade, offer, names);

  /* Translators: a player, what you would get, and what for. */
  return g_strdup_printf (_("%1$s offers you %2$s for %3$s. Do you accept?"), names[offer->from], given, wanted);
}

/**
 * bramble_offer_option_text:
 *
 * Returns: (transfer full): what a button with that option says
 */
char *
bramble_offer_option_text (const BrambleTrade  *trade,
                           const BrambleOffer  *offer,
                           const BrambleOption *option,
                           const char *const   *names)
{
  g_autofree char *thing = NULL;

  switch ((BrambleOfferStep) option->kind)
    {
    case BRAMBLE_OFFER_TO:
      return g_strdup_printf (_("Trade with %s"), names[option->a]);
    case BRAMBLE_OFFER_GIVE:
      thing = trade->thing_text (option->a, 1);
      return g_strdup_printf (_("Give %s"), thing);
    case BRAMBLE_OFFER_WANT:
      thing = trade->thing_text (option->a, 1);
      return g_strdup_printf (_("Ask for %s"), thing);
    case BRAMBLE_OFFER_MAKE:
      return g_strdup (_("Make the offer"));
    case BRAMBLE_OFFER_DROP:
      return g_strdup (_("No trade"));
    case BRAMBLE_OFFER_ACCEPT:
      return g_strdup (_("Accept"));
    case BRAMBLE_OFFER_DECLINE:
      return g_strdup (_("Decline"));
    case BRAMBLE_OFFER_RATHER:
      thing = trade->thing_text (option->a, 1);
      /* Translators: %s is what has to be added to an offer. */
      return g_strdup_printf (_("Only with this as well: %s"), thing);
    }

  g_assert_not_reached ();
}

/* A sentence for the log: somebody has made an offer. */
char *
bramble_offer_made_text (const BrambleTrade *trade,
                         const BrambleOffer *offer,
                         const char *const  *names)
{
  g_autofree char *given = bramble_offer_side_text (trade, offer, TRUE);
  g_autofree char *wanted = bramble_offer_side_text (trade, offer, FALSE);

  /* Translators: two players, what the first would give the second, and what for. */
  return g_strdup_printf (_("%1$s offers %2$s a trade: %3$s for %4$s."), names[offer->from], names[offer->to], given,
                          wanted);
}

/* Likewise: it was accepted. */
char *
bramble_offer_accepted_text (const BrambleTrade *trade,
                             const BrambleOffer *offer,
                             const char *const  *names)
{
  g_autofree char *given = bramble_offer_side_text (trade, offer, TRUE);
  g_autofree char *wanted = bramble_offer_side_text (trade, offer, FALSE);

  /* Translators: a player, what they give away, and what for. */
  return g_strdup_printf (_("%1$s accepts and gives %2$s for %3$s."), names[offer->to], wanted, given);
}

/* Likewise: it was declined, perhaps with a wish. */
char *
bramble_offer_declined_text (const BrambleTrade *trade,
                             const BrambleOffer *offer,
                             const char *const  *names)
{
  g_autofree char *rather = NULL;

  if (offer->rather == BRAMBLE_OFFER_NOTHING)
    return g_strdup_printf (_("%s declines the offer."), names[offer->to]);

  rather = trade->thing_text (offer->rather, 1);
  /* Translators: a player, and what would have to be added to an offer. */
  return g_strdup_printf (_("%1$s declines the offer, and wants this as well: %2$s."), names[offer->to], rather);
}

/* Stable words for consoles: "to-seat-2", "give-berry", "rather-leaf". */
void
bramble_offer_option_id (const BrambleTrade  *trade,
                         const BrambleOption *option,
                         char                *id,
                         gsize                size)
{
  switch ((BrambleOfferStep) option->kind)
    {
    case BRAMBLE_OFFER_TO:
      g_snprintf (id, size, "to-seat-%u", option->a + 1u);
      return;
    case BRAMBLE_OFFER_GIVE:
      g_snprintf (id, size, "give-%s", trade->thing_id (option->a));
      return;
    case BRAMBLE_OFFER_WANT:
      g_snprintf (id, size, "want-%s", trade->thing_id (option->a));
      return;
    case BRAMBLE_OFFER_MAKE:
      g_strlcpy (id, "offer", size);
      return;
    case BRAMBLE_OFFER_DROP:
      g_strlcpy (id, "no-offer", size);
      return;
    case BRAMBLE_OFFER_ACCEPT:
      g_strlcpy (id, "accept", size);
      return;
    case BRAMBLE_OFFER_DECLINE:
      g_strlcpy (id, "decline", size);
      return;
    case BRAMBLE_OFFER_RATHER:
      g_snprintf (id, size, "rather-%s", trade->thing_id (option->a));
      return;
    }

  g_assert_not_reached ();
}

static void
write_side (const BrambleTrade   *trade,
            const BrambleCounted *side,
            const char           *verb,
            GString              *line)
{
  for (guint i = 0; i < BRAMBLE_OFFER_KINDS && side[i].n > 0; i++)
    bramble_words_add (line, " %s-%s %u", verb, trade->thing_id (side[i].thing), side[i].n);
}

/* Adds " give-berry 2 want-leaf 1" to an event or a position in words, and what
 * would rather be had. */
void
bramble_offer_write_pairs (const BrambleTrade *trade,
                           const BrambleOffer *offer,
                           GString            *line)
{
  write_side (trade, offer->given, "give", line);
  write_side (trade, offer->wanted, "want", line);
  if (offer->rather != BRAMBLE_OFFER_NOTHING)
    bramble_words_add (line, " rather %s", trade->thing_id (offer->rather));
}

/* Adds all of an offer, such as " seat-1 seat-2 tries 0 give-berry 2". */
void
bramble_offer_write_words (const BrambleTrade *trade,
                           const BrambleOffer *offer,
                           GString            *line)
{
  bramble_words_add (line, " seat-%u", offer->from + 1u);
  if (offer->to != BRAMBLE_NO_SEAT)
    bramble_words_add (line, " seat-%u", offer->to + 1u);
  else
    g_string_append (line, " none");
  bramble_words_add (line, " tries %u", offer->tries);
  bramble_offer_write_pairs (trade, offer, line);
}

static int
find_thing (const BrambleTrade *trade,
            const char         *id)
{
  for (guint i = 0; i < trade->n_things; i++)
    if (strcmp (trade->thing_id (i), id) == 0)
      return (int) i;

  return -1;
}

/* One pair of a key and a value. */
static gboolean
parse_pair (const BrambleTrade *trade,
            const char         *key,
            const char         *value,
            BrambleOffer       *offer)
{
  gboolean given = g_str_has_prefix (key, "give-");
  gboolean rather = strcmp (key, "rather") == 0;
  guint64 n;
  int thing;

  if (!given && !rather && !g_str_has_prefix (key, "want-"))
    return FALSE;
  thing = find_thing (trade, rather ? value : key + strlen ("give-"));
  if (thing < 0)
    return FALSE;
  if (rather)
    {
      offer->rather = (guint8) thing;
      return TRUE;
    }
  if (!g_ascii_string_to_unsigned (value, 10, 1, G_MAXUINT8, &n, NULL)
      || bramble_offer_count (offer, given, (guint) thing) > 0)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!bramble_offer_add (offer, given, (guint) thing))
      return FALSE;

  return TRUE;
}

/**
 * bramble_offer_parse_words:
 * @offer: (out): the offer that bramble_offer_write_words() wrote
 *
 * Returns: whether @words are an offer
 */
gboolean
bramble_offer_parse_words (const BrambleTrade *trade,
                           const char *const  *words,
                           guint               n_seats,
                           BrambleOffer       *offer)
{
  guint n = g_strv_length ((char **) words);
  int from, to, tries;

  bramble_offer_clear (offer);
  if (n < 4 || n % 2 != 0 || strcmp (words[2], "tries") != 0)
    return FALSE;
  from = bramble_parse_seat (words[0], n_seats);
  to = strcmp (words[1], "none") == 0 ? BRAMBLE_NO_SEAT : bramble_parse_seat (words[1], n_seats);
  tries = bramble_parse_number (words[3], 0, G_MAXUINT8);
  if (from < 0 || to < 0 || tries < 0)
    return FALSE;
  offer->from = (guint8) from;
  offer->to = (guint8) to;
  offer->tries = (guint8) tries;
  for (guint i = 4; i < n; i += 2)
    if (!parse_pair (trade, words[i], words[i + 1], offer))
      return FALSE;

  return bramble_offer_check (offer, trade, n_seats);
}
