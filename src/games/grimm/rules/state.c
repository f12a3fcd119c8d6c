/* state.c: asking a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "state.h"

const guint8 grimm_section_cost[GRIMM_N_SECTIONS] = {
  [GRIMM_FLOOR] = 2,
  [GRIMM_WALLS] = 4,
  [GRIMM_ROOF] = 6,
};

const guint8 grimm_cost_left[GRIMM_N_SECTIONS + 1] = { 12, 10, 6, 0 };

guint
grimm_pigs_at (const GrimmState *s,
               guint             location)
{
  guint n = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    n += s->players[seat].pig == location;

  return n;
}

/* Alone is: at a Location with no other pig. A Monster does not matter, and
 * who went nowhere is neither alone nor with others. */
gboolean
grimm_is_alone (const GrimmState *s,
                guint             seat)
{
  guint location = s->players[seat].pig;

  return location < GRIMM_N_LOCATIONS && grimm_pigs_at (s, location) == 1;
}

/* Whether @other stands at the Location of @seat. A seat is not with itself. */
gboolean
grimm_is_with (const GrimmState *s,
               guint             seat,
               guint             other)
{
  guint location = s->players[seat].pig;

  return seat != other && location < GRIMM_N_LOCATIONS && s->players[other].pig == location;
}

gboolean
grimm_has_company (const GrimmState *s,
                   guint             seat)
{
  guint location = s->players[seat].pig;

  return location < GRIMM_N_LOCATIONS && grimm_pigs_at (s, location) > 1;
}

gboolean
grimm_monster_at (const GrimmState *s,
                  guint             location)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->players[seat].monster_at == location)
      return TRUE;

  return FALSE;
}

/* Returns the Location where the Unique Location @fable lies, or GRIMM_NONE. */
guint
grimm_unique_place (const GrimmState *s,
                    guint             fable)
{
  for (guint location = 0; location < s->n_locations; location++)
    if (s->unique[location] == fable)
      return location;

  return GRIMM_NONE;
}

/* Returns the seat whose Friend is @friend_card, or GRIMM_NONE. */
guint
grimm_friend_holder (const GrimmState *s,
                     guint             friend_card)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->players[seat].friend_card == friend_card)
      return seat;

  return GRIMM_NONE;
}

/* The Gather cards in hand that may be played: those that do not lie under the
 * Little Mermaid. A card that came from another player is always valid. */
guint16
grimm_usable_gathers (const GrimmState *s,
                      guint             seat)
{
  const GrimmPlayer *player = &s->players[seat];

  return (guint16) (player->gather_hand & ~(player->locked << (4 * seat)));
}

/* What "all their Gather cards" are when they must be shuffled: those above and
 * the one that lies there, even if it came from another. */
guint16
grimm_all_gathers (const GrimmState *s,
                   guint             seat)
{
  return (guint16) (grimm_usable_gathers (s, seat) | (1u << s->players[seat].gather));
}

guint
grimm_complete_houses (const GrimmPlayer *player,
                       guint              type)
{
  guint n = 0;

  for (guint site = 0; site < player->n_sites; site++)
    n += player->sites[site].height == GRIMM_N_SECTIONS && player->sites[site].type == type;

  return n;
}

guint
grimm_all_houses (const GrimmPlayer *player)
{
  guint n = 0;

  for (guint site = 0; site < player->n_sites; site++)
    n += player->sites[site].height == GRIMM_N_SECTIONS;

  return n;
}
