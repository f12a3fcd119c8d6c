/* view.c: what one seat may know of a game of Hedge Dice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "state.h"

#include <string.h>

/**
 * skeleton_view:
 * @seat: who looks, or BRAMBLE_NO_SEAT for somebody who sees only what all do
 * @view: (out): the state without what @seat may not know
 *
 * That somebody has chosen can be seen, but not what, nor who has the wasp; and
 * nobody sees what chance will bring.
 */
void
skeleton_view (gconstpointer state,
               guint         seat,
               gpointer      view)
{
  SkeletonState *v = view;

  memcpy (v, state, sizeof *v);
  g_assert (v->n_seats <= SKELETON_MAX_SEATS);
  v->rng.state = 0;
  if (v->wasp != SKELETON_GONE && v->wasp != seat)
    v->wasp = SKELETON_HIDDEN;
  for (guint i = 0; i < v->n_seats; i++)
    if (i != seat && v->dice[i] != 0)
      v->dice[i] = SKELETON_HIDDEN;
}

/* Any way in which the others may have chosen is as good as any other. */
void
skeleton_resample (gpointer    view,
                   guint       seat,
                   BrambleRng *rng)
{
  SkeletonState *v = view;

  bramble_rng_seed (&v->rng, bramble_rng_next (rng));
  skeleton_hide_wasp (v, seat, rng);
  for (guint i = 0; i < v->n_seats; i++)
    if (v->dice[i] == SKELETON_HIDDEN)
      v->dice[i] = (guint8) (1 + bramble_rng_below (rng, SKELETON_MAX_DICE));
}
