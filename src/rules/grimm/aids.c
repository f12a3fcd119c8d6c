/* aids.c: what helps bots to play The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "grimm.h"

#include "asks.h"

/* What a section is worth in a valuation, by height. */
static const double section_value[GRIMM_N_SECTIONS + 1] = { 0.0, 2.5, 7.0, 14.0 };

/**
 * grimm_playout:
 *
 * Chooses an answer quickly and sensibly enough for playouts: mostly at
 * random, but what can be built is built.
 */
guint
grimm_playout (gconstpointer     state,
               const BrambleAsk *ask,
               BrambleRng       *rng)
{
  if (ask->kind == GRIMM_ASK_ACTION)
    {
      guint best = ask->n_options;

      /* The tallest section first: later options of a kind are sturdier. */
      for (guint i = 0; i < ask->n_options; i++)
        {
          const BrambleOption *option = &ask->options[i];

          if ((option->kind == GRIMM_OPT_BUILD || option->kind == GRIMM_OPT_PUSS_BUILD)
              && (best == ask->n_options || option->b >= ask->options[best].b))
            best = i;
        }
      if (best < ask->n_options)
        return best;
    }

  return bramble_rng_below (rng, ask->n_options);
}

/**
 * grimm_value:
 * @values: (out): for each seat, how well it stands, from 0 to 1
 */
void
grimm_value (gconstpointer  state,
             double        *values)
{
  const GrimmState *s = state;
  double sum = 0;

  if (s->over)
    {
      guint n = (guint) __builtin_popcount (s->winners);

      for (guint seat = 0; seat < s->n_seats; seat++)
        values[seat] = (s->winners >> seat) & 1 ? 1.0 / n : 0.0;
      return;
    }

  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      const GrimmPlayer *player = &s->players[seat];
      double value = 1.0;

      for (guint site = 0; site < player->n_sites; site++)
        value += section_value[player->sites[site].height];
      value += 0.8 * grimm_sum (player->stock) + 0.9 * player->hand_size;
      value += player->friend_card != GRIMM_NONE ? 1.5 : 0.0;
      values[seat] = value * value;
      sum += values[seat];
    }
  for (guint seat = 0; seat < s->n_seats; seat++)
    values[seat] /= sum;
}
