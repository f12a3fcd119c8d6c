/* folk-needs.c: what a hero needs, and what can be spared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For computer players only: by the quest and by what is to be brought to the Castle.
 */

#include "folk-needs.h"

/* Whether @seat still has to find a tile: to hand over, or to bring. */
gboolean
folk_needs (const FolkState *s,
            guint            seat,
            guint            tile)
{
  guint card = folk_quest (s, seat);

  return !folk_has (s, seat, tile)
         && ((card != FOLK_NONE && folk_cards[card].tile == tile) || folk_wants (s, seat, tile));
}

/* The Gold that @seat may spend: what is to be handed over, or brought, is not for sale. */
guint
folk_spare_gold (const FolkState *s,
                 guint            seat)
{
  const FolkSeat *p = &s->seats[seat];
  guint card = folk_quest (s, seat);
  guint kept = s->n_quests > 1 ? 0 : folk_cards[p->quests[0]].treasure;

  if (card != FOLK_NONE)
    kept += folk_cards[card].gold;
  return p->gold - MIN (p->gold, kept);
}

/* Whether @seat has a tile that it can spare. */
gboolean
folk_can_spare (const FolkState *s,
                guint            seat,
                guint            tile)
{
  guint card = folk_quest (s, seat);

  return folk_has (s, seat, tile) && !folk_wants (s, seat, tile) && (card == FOLK_NONE || folk_cards[card].tile != tile);
}
