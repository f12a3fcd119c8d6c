/* folk-quest.c: what the Folktale cards ask, and who has done it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-state.h"

/* The card that counts for @seat now, or FOLK_NONE: all are fulfilled. */
guint
folk_quest (const FolkState *s,
            guint            seat)
{
  const FolkSeat *p = &s->seats[seat];

  return p->done < s->n_quests ? p->quests[p->done] : FOLK_NONE;
}

/* Whose quest is fulfilled when @seat meets @who: their own, or a partner's. */
guint
folk_quest_owner (const FolkState *s,
                  guint            seat,
                  guint            who)
{
  for (guint owner = 0; owner < s->n_seats; owner++)
    {
      guint card = folk_team (s, owner) == folk_team (s, seat) ? folk_quest (s, owner) : FOLK_NONE;

      if (card != FOLK_NONE && folk_cards[card].who == who)
        return owner;
    }

  return FOLK_NONE;
}

/* Whether @seat has what a card wants to be handed over. */
gboolean
folk_can_give (const FolkState *s,
               guint            seat,
               guint            card)
{
  const FolkCardInfo *info = &folk_cards[card];
  const FolkSeat *p = &s->seats[seat];

  return p->gold >= info->gold && p->n_biscuits >= info->biscuits
         && (info->tile == FOLK_NONE || p->tiles[info->tile] > 0);
}

/* Who is met on a field, or FOLK_NONE. */
guint
folk_who_is_at (guint field)
{
  const FolkField *board = folk_board_fields ();

  if (board[field].kind == FOLK_KIND_PALACE)
    return FOLK_KING;

  return board[field].kind == FOLK_KIND_ADVENTURE ? board[field].what : FOLK_NONE;
}

/* Whose quest @seat can see to where it stands, or FOLK_NONE. */
guint
folk_quest_here (const FolkState *s,
                 guint            seat)
{
  guint who = folk_who_is_at (s->seats[seat].field);
  guint owner = who == FOLK_NONE ? FOLK_NONE : folk_quest_owner (s, seat, who);

  return owner != FOLK_NONE && folk_can_give (s, seat, folk_quest (s, owner)) ? owner : FOLK_NONE;
}

/* How many of the things that its own card wants at the Castle @seat holds. */
guint
folk_n_items (const FolkState *s,
              guint            seat)
{
  const FolkSeat *p = &s->seats[seat];
  const FolkCardInfo *info = &folk_cards[p->quests[0]];
  guint n = 0;

  if (s->n_quests > 1)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (info->bring); i++)
    n += info->bring[i] != FOLK_NONE && p->tiles[info->bring[i]] > 0;
  return n + (info->treasure > 0 && p->gold >= info->treasure);
}

/* And how many there are. */
guint
folk_n_wanted (const FolkState *s,
               guint            seat)
{
  const FolkCardInfo *info = &folk_cards[s->seats[seat].quests[0]];

  if (s->n_quests > 1)
    return 0;
  return (info->bring[0] != FOLK_NONE) + (info->bring[1] != FOLK_NONE) + (info->treasure > 0);
}

/* Whether @seat's own card wants a tile at the Castle. */
gboolean
folk_wants (const FolkState *s,
            guint            seat,
            guint            tile)
{
  const FolkCardInfo *info = &folk_cards[s->seats[seat].quests[0]];

  return s->n_quests == 1 && (info->bring[0] == tile || info->bring[1] == tile);
}

/* Whether the gate may open for @seat: all quests of the team are done, and it
 * holds what its own card wants. */
gboolean
folk_is_ready (const FolkState *s,
               guint            seat)
{
  for (guint other = 0; other < s->n_seats; other++)
    if (folk_team (s, other) == folk_team (s, seat) && s->seats[other].done < s->n_quests)
      return FALSE;

  return folk_n_items (s, seat) == folk_n_wanted (s, seat);
}

/* Steps to the Castle on foot; on a path, from the end that lies ahead. */
guint
folk_to_castle (const FolkState *s,
                guint            seat)
{
  const FolkSeat *p = &s->seats[seat];

  if (p->goal == FOLK_NONE)
    return folk_board_distance (p->field, FOLK_CASTLE);

  return 1 + folk_board_distance (p->goal, FOLK_CASTLE);
}

/* How a team stands when the game never ends: the more, the better. */
static guint
standing (const FolkState *s,
          guint            team)
{
  guint quests = 0, items = 0, nearest = FOLK_FAR;

  for (guint seat = 0; seat < s->n_seats; seat++)
    if (folk_team (s, seat) == team)
      {
        quests += s->seats[seat].done;
        items = MAX (items, folk_n_items (s, seat));
        nearest = MIN (nearest, folk_to_castle (s, seat));
      }

  return quests << 16 | items << 8 | (FOLK_FAR - nearest);
}

/* A bit for each seat that wins, when the game is over. */
guint8
folk_winners (const FolkState *s)
{
  guint n_teams = folk_n_teams (s);
  guint best = 0;
  guint8 winners = 0;

  if (s->over == FOLK_OVER_BY_TURNS)
    for (guint team = 0; team < n_teams; team++)
      best = MAX (best, standing (s, team));
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->over == FOLK_OVER_BY_TURNS ? standing (s, folk_team (s, seat)) == best
                                      : folk_team (s, seat) == folk_team (s, s->winner))
      winners |= (guint8) (1u << seat);

  return winners;
}
