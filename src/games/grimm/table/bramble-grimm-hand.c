/* bramble-grimm-hand.c: what one player of The Grimm Forest alone may see
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-hand.h"

#include <glib/gi18n.h>

#include <bramble-grimm-target.h>
#include <rules/grimm.h>
#include <rules/show.h>

/* A Fable in hand, and whether it could be set down. */
static void
add_fable (BrambleHand      *hand,
           const GrimmState *v,
           guint             seat,
           guint             fable)
{
  g_autofree char *why_not = bramble_grimm_why_not_set_down (v, seat, grimm_cards[fable].id);

  if (why_not == NULL && fable == GRIMM_HIRED_HELP && grimm_sum (v->players[seat].stock) < 2)
    {
      bramble_hand_add_card (hand, grimm_cards[fable].id, BRAMBLE_HAND_BUT,
                             _("It can be set down now, but with fewer than 2 resources it will be discarded."));
      return;
    }
  bramble_hand_add_card (hand, grimm_cards[fable].id, why_not ? BRAMBLE_HAND_NOT : BRAMBLE_HAND_READY,
                         why_not ? why_not : _("It can be set down now."));
}

static void
add_fables (BrambleHand      *hand,
            const GrimmState *v,
            guint             seat)
{
  const GrimmPlayer *player = &v->players[seat];
  gboolean laid = player->fable < GRIMM_N_FABLES;

  bramble_hand_add_heading (hand, _("Fables"));
  if (laid)
    bramble_hand_add_card (hand, grimm_cards[player->fable].id, BRAMBLE_HAND_REST, _("It lies before you in this round."));
  for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
    for (guint n = grimm_hand_count (player, fable); n > 0; n--)
      add_fable (hand, v, seat, fable);
  if (!laid && player->hand_size == 0)
    bramble_hand_add_line (hand, _("There is no Fable in your hand."));
}

static void
add_gather (BrambleHand *hand,
            guint        location,
            const char  *note)
{
  g_autofree char *art = g_strconcat ("grimm/locations/", grimm_location_ids[location], NULL);

  bramble_hand_add_small (hand, art, grimm_location_name (location), note);
}

static void
add_gathers (BrambleHand      *hand,
             const GrimmState *v,
             guint             seat,
             BrambleMatch     *match)
{
  const GrimmPlayer *player = &v->players[seat];

  bramble_hand_add_heading (hand, _("Gather cards"));
  if (player->gather < GRIMM_GATHER (GRIMM_MAX_SEATS, 0))
    add_gather (hand, GRIMM_GATHER_LOCATION (player->gather), _("It lies before you in this round."));
  for (guint card = 0; card < GRIMM_GATHER (v->n_seats, 0); card++)
    if ((player->gather_hand >> card) & 1)
      {
        guint home = GRIMM_GATHER_HOME (card);
        const char *owner = bramble_seat_get_name (bramble_match_get_seat (match, home));
        g_autofree char *strange = home == seat ? NULL : g_strdup_printf (_("It belongs to %s."), owner);
        gboolean locked = home == seat && ((player->locked >> GRIMM_GATHER_LOCATION (card)) & 1);

        add_gather (hand, GRIMM_GATHER_LOCATION (card), locked ? _("It lies under the Little Mermaid.") : strange);
      }
}

/* Something about a Location, or about a Fable. */
static void
add_fact (BrambleHand *hand,
          const char  *folder,
          const char  *id,
          const char  *text)
{
  g_autofree char *art = g_strconcat (folder, id, NULL);

  bramble_hand_add_fact (hand, art, text);
}

/* What lies face down before others and was looked at. @public is what all know. Returns
 * how many sentences there are. */
static guint
add_peeked (BrambleHand      *hand,
            const GrimmState *v,
            const GrimmState *public,
            guint             seat,
            BrambleMatch     *match)
{
  guint n = 0;

  for (guint i = 0; i < v->n_seats; i++)
    {
      const GrimmPlayer *player = &v->players[i];
      const char *name = bramble_seat_get_name (bramble_match_get_seat (match, i));

      if (i == seat)
        continue;
      if (player->gather < GRIMM_GATHER (GRIMM_MAX_SEATS, 0) && public->players[i].gather != player->gather)
        {
          /* Translators: a player, and a Location. */
          g_autofree char *text = g_strdup_printf (_("The Gather card before %1$s is: %2$s."), name,
                                                   grimm_location_name (GRIMM_GATHER_LOCATION (player->gather)));

          add_fact (hand, "grimm/locations/", grimm_location_ids[GRIMM_GATHER_LOCATION (player->gather)], text);
          n++;
        }
      if (player->fable < GRIMM_N_FABLES && public->players[i].fable != player->fable)
        {
          /* Translators: a player, and a Fable. */
          g_autofree char *text = g_strdup_printf (_("The Fable before %1$s is: %2$s."), name,
                                                   grimm_card_name (player->fable));

          add_fact (hand, "grimm/fables/", grimm_cards[player->fable].id, text);
          n++;
        }
    }
  return n;
}

/* Fables that others are known to hold. */
static guint
add_known (BrambleHand      *hand,
           const GrimmState *v,
           guint             seat,
           BrambleMatch     *match)
{
  guint n = 0;

  for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
    for (guint i = 0; i < v->n_seats; i++)
      if (grimm_known_in_hand (v, seat, i, fable) > 0)
        {
          /* Translators: a player, and a Fable. */
          g_autofree char *text = g_strdup_printf (_("%1$s holds this Fable: %2$s."),
                                                   bramble_seat_get_name (bramble_match_get_seat (match, i)),
                                                   grimm_card_name (fable));

          add_fact (hand, "grimm/fables/", grimm_cards[fable].id, text);
          n++;
        }
  return n;
}

/* Cards of the deck that were looked at or put back. */
static guint
add_deck (BrambleHand      *hand,
          const GrimmState *v)
{
  guint n = 0;

  for (guint place = 1; place <= v->n_deck; place++)
    {
      guint fable = v->deck[v->n_deck - place];
      g_autofree char *text = NULL;

      if (fable >= GRIMM_N_FABLES)
        continue;
      text = place == 1 ? g_strdup_printf (_("The top card of the Fable deck is: %s."), grimm_card_name (fable))
                        /* Translators: a number, and a Fable. */
                        : g_strdup_printf (_("Card %1$u of the Fable deck from the top is: %2$s."), place,
                                           grimm_card_name (fable));
      add_fact (hand, "grimm/fables/", grimm_cards[fable].id, text);
      n++;
    }
  return n;
}

/**
 * bramble_grimm_fill_hand:
 * @view: what @seat knows
 *
 * Fables, Gather cards, and everything that was seen of the cards of others.
 */
void
bramble_grimm_fill_hand (BrambleHand   *hand,
                         BrambleMatch  *match,
                         guint          seat,
                         gconstpointer  view)
{
  const GrimmState *v = view;
  GrimmState public;
  guint n;

  grimm_view (v, GRIMM_NONE, &public);
  add_fables (hand, v, seat);
  add_gathers (hand, v, seat, match);
  bramble_hand_add_heading (hand, _("Only you know"));
  n = add_peeked (hand, v, &public, seat, match);
  n += add_known (hand, v, seat, match);
  n += add_deck (hand, v);
  if (n == 0)
    bramble_hand_add_line (hand, _("Nothing else that the others do not know."));
}
