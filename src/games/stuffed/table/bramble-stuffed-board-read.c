/* bramble-stuffed-board-read.c: which card is read where on the table of Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-board-private.h"

#include <string.h>

#include <bramble-stuffed-cards.h>

static BrambleThing
card (const char *id)
{
  return bramble_thing (BRAMBLE_STUFFED_CARD_THING, id);
}

static BrambleThing
die_card (guint colour)
{
  g_autofree char *id = colour < STUFFED_N_COLOURS ? g_strconcat ("die-", stuffed_colour_ids[colour], NULL) : NULL;

  return id ? card (id) : BRAMBLE_NO_THING;
}

/* What lies on a square where nobody stands. Doors have pictures of their own. */
static BrambleThing
token_card (const StuffedState *s,
            guint               square)
{
  g_autofree char *id = NULL;
  char text[2];
  const char *art = bramble_stuffed_map_find_mark (s, square, text);
  guint page, number;

  if (art == NULL)
    return BRAMBLE_NO_THING;
  id = g_strconcat ("token-", s->door == square ? "door" : strrchr (art, '/') + 1, NULL);
  return bramble_lexicon_look_up (&bramble_stuffed_lexicon, id, &page, &number) ? card (id) : BRAMBLE_NO_THING;
}

/* Things that carry one number. */
static BrambleThing
find_by_number (const StuffedState *s,
                BrambleThing        thing)
{
  guint n;

  if (bramble_thing_is_number (thing, BRAMBLE_STUFFED_SEAT_THING, &n) && n < s->n_seats)
    return card (stuffed_stuffy_ids[s->seats[n].stuffy]);
  if (bramble_thing_is_number (thing, BRAMBLE_STUFFED_MINION_THING, &n) && n < s->n_foes)
    return card (stuffed_minion_ids[s->foes[n].kind]);
  if (bramble_thing_is_number (thing, BRAMBLE_STUFFED_SQUARE_THING, &n) && n < STUFFED_MAX_SQUARES)
    return token_card (s, n);

  return BRAMBLE_NO_THING;
}

/* Things that carry whose they are, too. */
static BrambleThing
find_by_numbers (const StuffedState *s,
                 BrambleThing        thing)
{
  guint whose, n;

  if (bramble_thing_is_numbers (thing, BRAMBLE_STUFFED_ITEM_THING, &whose, &n) && whose < s->n_seats && n < STUFFED_N_SLOTS
      && s->seats[whose].slots[n] != STUFFED_NONE)
    return card (stuffed_item_ids[s->seats[whose].slots[n]]);
  if (bramble_thing_is_numbers (thing, BRAMBLE_STUFFED_STATUS_THING, &whose, &n) && n < STUFFED_N_STATUSES)
    return card (stuffed_status_ids[n]);
  if (bramble_thing_is_numbers (thing, BRAMBLE_STUFFED_WARE_THING, &whose, &n) && n < STUFFED_N_ITEMS)
    return card (stuffed_item_ids[n]);
  if (bramble_thing_is_numbers (thing, BRAMBLE_STUFFED_STORED_THING, &whose, &n))
    return die_card (n);

  return BRAMBLE_NO_THING;
}

/* The class function of #BrambleBoard: toys, minions, all that they wear and feel, dice, and what
 * lies on the map can be read where one sees them. */
BrambleThing
bramble_stuffed_board_find_card (BrambleBoard *board,
                                 BrambleThing  thing)
{
  const StuffedState *s = bramble_stuffed_table_get_shown (BRAMBLE_STUFFED_BOARD (board)->table);
  BrambleThing found = find_by_number (s, thing);

  if (found.kind)
    return found;
  if (bramble_thing_is (thing, BRAMBLE_STUFFED_PARTY_THING))
    return card (thing.id);
  if (bramble_thing_is (thing, BRAMBLE_STUFFED_DIE_THING))
    return die_card (stuffed_find_id (stuffed_colour_ids, STUFFED_N_COLOURS, thing.id));

  return find_by_numbers (s, thing);
}
