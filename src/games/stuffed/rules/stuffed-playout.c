/* stuffed-playout.c: a quick answer, for playouts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-game.h"

#include <reckon.h>

guint
stuffed_playout (gconstpointer     state,
                 const BrambleAsk *ask,
                 BrambleRng       *rng)
{
  return bramble_rng_below (rng, ask->n_options);
}

void
stuffed_value (gconstpointer  state,
               double        *values)
{
  const StuffedState *s = state;

  for (guint seat = 0; seat < s->n_seats; seat++)
    values[seat] = 0.5;
}

const BrambleLevel stuffed_levels[] = {
  { .id = "dozer", .name = "Dozer", .line = "Dreams a little.", .playouts = 0 },
  { NULL },
};
