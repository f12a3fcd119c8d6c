/* collect.c: window G, where pigs collect what lies at their Location
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine.h"

enum { COLLECT_LOCATION, COLLECT_DRAFT, COLLECT_DRAFTED };

/* The pig in turn order after the one at @index who stands at @location. */
static guint
next_at (const GrimmState *s,
         guint             location,
         guint             index)
{
  do
    index = (index + 1) % s->n_seats;
  while (s->players[grimm_seat_in_turn (s, index)].pig != location);

  return index;
}

static void
divide (GrimmRun *r,
        guint     location,
        guint     n_pigs)
{
  GrimmState *s = r->s;

  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    {
      guint share = s->piles[location][type] / n_pigs;

      if (share == 0)
        continue;
      for (guint i = 0; i < s->n_seats; i++)
        {
          guint seat = grimm_seat_in_turn (s, i);

          if (s->players[seat].pig == location)
            grimm_gather (r, seat, location, type, share);
        }
    }
}

BrambleFlow
grimm_collect (GrimmRun   *r,
               GrimmFrame *f)
{
  GrimmState *s = r->s;

  switch (f->step)
    {
    case COLLECT_LOCATION:
      for (; f->place < s->n_locations; f->place++)
        {
          guint n_pigs = grimm_pigs_at (s, f->place);

          if (n_pigs == 0)
            continue;
          if (f->place != GRIMM_MARKET || n_pigs == 1)
            {
              divide (r, f->place, n_pigs);
              continue;
            }
          /* At a shared Market pigs draft, each the same number. */
          s->draft_left = (guint16) (grimm_sum (s->piles[f->place]) / n_pigs * n_pigs);
          f->index = (guint8) (s->n_seats - 1);
          f->step = COLLECT_DRAFT;
          return BRAMBLE_AGAIN;
        }
      return BRAMBLE_DONE;

    case COLLECT_DRAFT:
      if (s->draft_left == 0)
        {
          f->place++;
          f->step = COLLECT_LOCATION;
          return BRAMBLE_AGAIN;
        }
      f->index = (guint8) next_at (s, f->place, f->index);
      f->seat = (guint8) grimm_seat_in_turn (s, f->index);
      return grimm_ask (r, f, GRIMM_ASK_MARKET_DRAFT, f->seat, COLLECT_DRAFTED);

    case COLLECT_DRAFTED:
      grimm_gather (r, f->seat, f->place, r->choice.a, 1);
      s->draft_left--;
      f->step = COLLECT_DRAFT;
      return BRAMBLE_AGAIN;
    }

  g_assert_not_reached ();
}
