/* position.c: positions of Hedge Dice in words, for consoles and tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is shown can be set again, line by line and in the same order; what was
 * chosen before the game is only shown.
 */

#include "state.h"

#include <string.h>
#include <words.h>

static gboolean
set_berries (SkeletonState     *s,
             const char *const *words)
{
  int seat = bramble_parse_seat (words[0], s->n_seats);
  int n = bramble_parse_number (words[1], 0, G_MAXUINT16);

  if (seat < 0 || n < 0)
    return FALSE;
  s->berries[seat] = (guint16) n;
  return TRUE;
}

static gboolean
set_leaves (SkeletonState     *s,
            const char *const *words)
{
  int seat = bramble_parse_seat (words[0], s->n_seats);
  int n = bramble_parse_number (words[1], 0, G_MAXUINT8);

  if (seat < 0 || n < 0)
    return FALSE;
  s->leaves[seat] = (guint8) n;
  return TRUE;
}

/* "none", or whether it is made, and the offer. */
static gboolean
set_offer (SkeletonState     *s,
           const char *const *words)
{
  bramble_offer_clear (&s->offer);
  s->made = strcmp (words[0], "made") == 0;
  if (strcmp (words[0], "none") == 0)
    return words[1] == NULL;

  return (s->made || strcmp (words[0], "making") == 0)
         && bramble_offer_parse_words (&skeleton_trade, words + 1, s->n_seats, &s->offer);
}

static gboolean
set_dice (SkeletonState     *s,
          const char *const *words)
{
  int seat = bramble_parse_seat (words[0], s->n_seats);
  int n = strcmp (words[1], "none") == 0 ? 0 : bramble_parse_number (words[1], 1, SKELETON_MAX_DICE);

  if (seat < 0 || n < 0)
    return FALSE;
  s->dice[seat] = (guint8) n;
  return TRUE;
}

static gboolean
set_wasp (SkeletonState     *s,
          const char *const *words)
{
  int seat = strcmp (words[0], "gone") == 0 ? SKELETON_GONE : bramble_parse_seat (words[0], s->n_seats);

  if (seat < 0)
    return FALSE;
  s->wasp = (guint8) seat;
  return TRUE;
}

/* How many have thrown, what is at stake, and the dice of the others in their order. */
static gboolean
set_throwing (SkeletonState     *s,
              const char *const *words)
{
  int thrown = bramble_parse_number (words[0], 1, s->n_seats);
  int at_stake = thrown > 0 && words[1] ? bramble_parse_number (words[1], 1, SKELETON_MAX_DICE * 6) : -1;

  if (thrown < 0 || at_stake < 0 || g_strv_length ((char **) words) != 2 + s->n_seats - (guint) thrown)
    return FALSE;
  memset (s->dice, 0, sizeof s->dice);
  s->thrown = (guint8) thrown;
  s->at_stake = (guint8) at_stake;
  for (guint i = (guint) thrown; i < s->n_seats; i++)
    {
      int n = bramble_parse_number (words[2 + i - (guint) thrown], 1, SKELETON_MAX_DICE);

      if (n < 0)
        return FALSE;
      s->dice[skeleton_nth_seat (s, i)] = (guint8) n;
    }
  return TRUE;
}

static gboolean
set_rounds_over (SkeletonState     *s,
                 const char *const *words)
{
  int n = bramble_parse_number (words[0], 0, SKELETON_ROUNDS);

  if (n < 0)
    return FALSE;
  s->done = (guint8) n;
  return TRUE;
}

static gboolean
set_seed (SkeletonState     *s,
          const char *const *words)
{
  return g_ascii_string_to_unsigned (words[0], 10, 0, G_MAXUINT64, &s->rng.state, NULL);
}

static gboolean
set_start (SkeletonState     *s,
           const char *const *words)
{
  int seat = bramble_parse_seat (words[0], s->n_seats);

  if (seat < 0)
    return FALSE;
  s->start = (guint8) seat;
  return TRUE;
}

static const struct
{
  const char *key;
  guint n_words; /* after the key; 0: one or more */
  gboolean (*set) (SkeletonState     *s,
                   const char *const *words);
  const char *usage;
} keys[] = {
  { "berries", 2, set_berries, "berries SEAT NUMBER" },
  { "dice", 2, set_dice, "dice SEAT NUMBER|none" },
  { "leaves", 2, set_leaves, "leaves SEAT NUMBER" },
  { "offer", 0, set_offer, "offer none|making|made FROM TO|none tries NUMBER [give-THING NUMBER]… [want-THING NUMBER]… [rather THING]" },
  { "rounds-over", 1, set_rounds_over, "rounds-over NUMBER" },
  { "seed", 1, set_seed, "seed NUMBER" },
  { "start", 1, set_start, "start SEAT" },
  { "throwing", 0, set_throwing, "throwing NUMBER BERRIES DICE…" },
  { "wasp", 1, set_wasp, "wasp SEAT|gone" },
};

/**
 * skeleton_place:
 * @words: a key and its values
 *
 * Changes one part of the position, if what comes out is possible; else nothing.
 * It tells no events: nothing happens by it.
 */
gboolean
skeleton_place (gpointer            state,
                const char *const  *words,
                BrambleEvents      *events,
                GError            **error)
{
  SkeletonState *s = state;
  SkeletonState changed = *s;
  guint n;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      if (words[0] == NULL || strcmp (keys[i].key, words[0]) != 0)
        continue;
      n = g_strv_length ((char **) words) - 1;
      /* An offer is of what there was. */
      if (keys[i].set != set_seed)
        {
          bramble_offer_clear (&changed.offer);
          changed.made = FALSE;
        }
      if (n == 0 || (keys[i].n_words > 0 && n != keys[i].n_words) || !keys[i].set (&changed, words + 1))
        return bramble_refuse (error, "usage: set %s", keys[i].usage);
      if (!skeleton_check (&changed, error))
        return FALSE;
      *s = changed;
      return TRUE;
    }

  return bramble_refuse (error, "unknown key “%s”", words[0] ? words[0] : "");
}

char *
skeleton_place_help (void)
{
  GString *help = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_string_append_printf (help, "set %s\n", keys[i].usage);
  return g_string_free (help, FALSE);
}

/* What was chosen, seat by seat, or amid the throws in one line. */
static void
show_dice (const SkeletonState *s,
           GString             *text)
{
  if (s->thrown > 0)
    bramble_words_add (text, "throwing %u %u", s->thrown, s->at_stake);
  for (guint i = 0; i < s->n_seats; i++)
    {
      guint seat = skeleton_nth_seat (s, i);

      if (s->dice[seat] == 0)
        continue;
      if (s->thrown == 0)
        bramble_words_add (text, "dice seat-%u", seat + 1);
      if (s->dice[seat] == SKELETON_HIDDEN)
        g_string_append (text, " ?");
      else
        bramble_words_add (text, " %u", s->dice[seat]);
      if (s->thrown == 0)
        g_string_append_c (text, '\n');
    }
  if (s->thrown > 0)
    g_string_append_c (text, '\n');
}

/**
 * skeleton_show:
 * @seat: who looks, or BRAMBLE_NO_SEAT for everything
 *
 * Returns: (transfer full): the position in lines of words, with "?" for what
 *   is hidden
 */
char *
skeleton_show (gconstpointer state,
               guint         seat)
{
  GString *text = g_string_new (NULL);
  SkeletonState s = *(const SkeletonState *) state;

  if (seat != BRAMBLE_NO_SEAT)
    skeleton_view (state, seat, &s);

  bramble_words_add (text, "players %u\nmode %s\ngoal %u\ngentle %s\npoker-face %s\n", s.n_seats,
                     skeleton_choices[SKELETON_CHOICE_MODE].values[s.mode].id, s.goal, s.gentle ? "yes" : "no",
                     s.poker_face ? "yes" : "no");
  bramble_words_add (text, "start seat-%u\nrounds-over %u\n", s.start + 1u, s.done);
  for (guint i = 0; i < s.n_seats; i++)
    bramble_words_add (text, "berries seat-%u %u\nleaves seat-%u %u\n", i + 1, s.berries[i], i + 1, s.leaves[i]);
  if (s.wasp >= SKELETON_GONE)
    g_string_append (text, s.wasp == SKELETON_GONE ? "wasp gone\n" : "wasp ?\n");
  else
    bramble_words_add (text, "wasp seat-%u\n", s.wasp + 1u);
  g_string_append (text, s.offer.from == BRAMBLE_NO_SEAT ? "offer none" : s.made ? "offer made" : "offer making");
  if (s.offer.from != BRAMBLE_NO_SEAT)
    bramble_offer_write_words (&skeleton_trade, &s.offer, text);
  g_string_append_c (text, '\n');
  show_dice (&s, text);
  if (seat == BRAMBLE_NO_SEAT)
    bramble_words_add (text, "seed %" G_GUINT64_FORMAT "\n", s.rng.state);

  return g_string_free (text, FALSE);
}
