/* bot-greedy.c: what stands best a few answers later
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bot.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How many ways of filling in the unknown are tried, and how many answers each
 * is played on for. */
#define SAMPLES 12
#define ANSWERS_ON 24

/* Plays @state on with the game's own quick policy and values it for @seat. */
static double
play_on (const BrambleGame *game,
         gpointer           state,
         BrambleAsk        *ask,
         guint              seat,
         BrambleRng        *rng)
{
  double values[BRAMBLE_MAX_SEATS];

  for (guint i = 0; i < ANSWERS_ON && ask->n_options > 0; i++)
    game->answer (state, ask, game->playout (state, ask, rng), NULL);

  game->value (state, values);
  return values[seat];
}

static guint
choose (const BrambleThought *thought)
{
  const BrambleGame *game = thought->game;
  guint n_options = thought->ask->n_options;
  double totals[BRAMBLE_MAX_OPTIONS] = { 0 };
  g_autofree guint8 *sample = g_malloc (game->state_size);
  g_autofree guint8 *state = g_malloc (game->state_size);
  BrambleRng rng;
  guint best = 0;

  bramble_rng_seed (&rng, thought->seed);
  for (guint i = 0; i < SAMPLES; i++)
    {
      /* Out of time is the best so far, but all options get as many tries. */
      if (i > 0 && thought->cancelled && g_atomic_int_get (thought->cancelled))
        break;

      memcpy (sample, thought->view, game->state_size);
      game->resample (sample, thought->ask->seat, &rng);
      for (guint option = 0; option < n_options; option++)
        {
          BrambleAsk ask;

          memcpy (state, sample, game->state_size);
          game->ask (state, &ask);
          game->answer (state, &ask, option, NULL);
          totals[option] += play_on (game, state, &ask, thought->ask->seat, &rng);
        }
    }

  for (guint option = 1; option < n_options; option++)
    if (totals[option] > totals[best])
      best = option;

  return best;
}

const BrambleBot bramble_bot_greedy = {
  .id = "greedy",
  .name = NC_("bot", "Magpie"),
  .line = NC_("bot", "Takes what looks best right now."),
  .choose = choose,
};
