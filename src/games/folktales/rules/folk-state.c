/* folk-state.c: what there is and what there is room for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What lies in the supply is not stored: it is what nobody has.
 */

#include "folk-state.h"

#include <string.h>

const guint8 folk_biscuit_steps[FOLK_N_NUMBERS] = { 1, 2, 3, 5 };
const guint8 folk_biscuit_totals[FOLK_N_NUMBERS] = { 12, 12, 8, 4 };

/* How many of a tile the game has. */
guint
folk_tile_total (const FolkState *s,
                 guint            tile)
{
  if (tile == FOLK_TRICKSTER)
    return s->n_seats >= 4;
  if (tile == FOLK_TOAD)
    return FOLK_MAX_SEATS * FOLK_MAX_TILES;
  if (folk_is_magical (tile))
    return s->n_seats == 4 && s->team_size == 2 ? 3 : 5;

  return tile < FOLK_FIRST_USEFUL ? 1 : 3;
}

/* How many of a tile nobody has. */
guint
folk_supply (const FolkState *s,
             guint            tile)
{
  guint n = folk_tile_total (s, tile);

  for (guint seat = 0; seat < s->n_seats; seat++)
    n -= s->seats[seat].tiles[tile];
  return n;
}

/**
 * folk_bag:
 * @numbers: (out) (nullable): how many Biscuits of each number are in the bag; not
 *   in a view, which does not know
 *
 * Returns: how many Biscuits nobody has
 */
guint
folk_bag (const FolkState *s,
          guint8          *numbers)
{
  guint n = FOLK_N_BISCUITS;

  if (numbers)
    memcpy (numbers, folk_biscuit_totals, FOLK_N_NUMBERS);
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      n -= s->seats[seat].n_biscuits;
      for (guint i = 0; numbers && i < FOLK_N_NUMBERS; i++)
        numbers[i] = (guint8) (numbers[i] - s->seats[seat].biscuits[i]);
    }
  return n;
}

/* How many more of a token @seat could receive. */
guint
folk_biscuit_room (const FolkState *s,
                   guint            seat)
{
  guint room = FOLK_MAX_BISCUITS - s->seats[seat].n_biscuits;

  return room == 0 ? 0 : MIN (room, folk_bag (s, NULL));
}

guint
folk_advice_room (const FolkState *s,
                  guint            seat)
{
  guint left = FOLK_N_ADVICE;

  for (guint i = 0; i < s->n_seats; i++)
    left -= s->seats[i].advice;
  return MIN (FOLK_MAX_ADVICE - (guint) s->seats[seat].advice, left);
}

guint
folk_gold_room (const FolkState *s,
                guint            seat)
{
  guint left = FOLK_N_GOLD;

  for (guint i = 0; i < s->n_seats; i++)
    left -= s->seats[i].gold;
  return MIN (FOLK_MAX_GOLD - (guint) s->seats[seat].gold, left);
}

/* Whether a tile is there for @seat: one is left, and it is not the second of its
 * kind. Room can be made. */
gboolean
folk_may_get (const FolkState *s,
              guint            seat,
              guint            tile)
{
  return (folk_is_useful (tile) || !folk_has (s, seat, tile)) && folk_supply (s, tile) > 0;
}

guint
folk_uses (const FolkState *s,
           guint            seat,
           guint            tile)
{
  return folk_is_magical (tile) ? s->seats[seat].uses[tile - FOLK_FIRST_MAGICAL] : 0;
}

/* How often a tile can be used; 0: it is not counted. */
guint
folk_max_uses (guint tile)
{
  return tile == FOLK_MAGIC_CLOAK ? 1 : tile == FOLK_GOLDEN_COMB || tile == FOLK_MAGIC_WAND ? 2 : 0;
}

gboolean
folk_is_spent (const FolkState *s,
               guint            seat,
               guint            tile)
{
  guint most = folk_max_uses (tile);

  return most > 0 && folk_has (s, seat, tile) && folk_uses (s, seat, tile) >= most;
}

/* Whether Cloak, Comb or Wand are of use this turn. */
gboolean
folk_can_use (const FolkState *s,
              guint            seat,
              guint            tile)
{
  guint once = tile == FOLK_MAGIC_CLOAK ? FOLK_USED_CLOAK : tile == FOLK_GOLDEN_COMB ? FOLK_USED_COMB : FOLK_USED_WAND;

  return folk_has (s, seat, tile) && !folk_is_spent (s, seat, tile) && (s->used & once) == 0;
}

/* Who has the Trickster, or FOLK_NONE: he waits at the Red Fields. */
guint
folk_trickster (const FolkState *s)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (folk_has (s, seat, FOLK_TRICKSTER))
      return seat;

  return FOLK_NONE;
}

gboolean
folk_on_glass (const FolkState *s,
               guint            seat)
{
  return folk_board_fields ()[s->seats[seat].field].land == FOLK_LAND_GLASS_MOUNTAIN;
}

/* Whether something is sold there. */
gboolean
folk_is_market (guint field)
{
  return field == FOLK_CITY || field == FOLK_PALACE;
}
