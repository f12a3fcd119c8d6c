/* bot-choose.c: how computer players come to an answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bot.h"

#include <math.h>

#include "search.h"

/* Any legal answer, each as likely as the others. */
guint
bramble_bot_choose_chance (const BrambleBot     *bot,
                           const BrambleThought *thought)
{
  BrambleRng rng;

  bramble_rng_seed (&rng, thought->seed);
  return bramble_rng_below (&rng, thought->ask->n_options);
}

/* A soft player takes what is nearly as good about as often as what is best,
 * but nothing that is worse by more than this many times its softness: it
 * overlooks a little, it does not blunder. */
#define SIGHT 3.0

/* Nobody overlooks a win. */
#define CERTAIN 0.9999

static void
soften (const BrambleFindings *findings,
        guint                  n,
        double                 softness,
        double                *weights)
{
  double best = 0;

  for (guint i = 0; i < n; i++)
    best = MAX (best, findings->values[i]);
  for (guint i = 0; i < n; i++)
    {
      double worse = (best - findings->values[i]) / softness;

      if (best > CERTAIN ? findings->values[i] > CERTAIN : worse <= SIGHT)
        weights[i] += exp (-worse);
    }
}

/* In secret choices, what should be chosen less often than this is noise. */
#define NOISE 0.05

guint
bramble_bot_choose_search (const BrambleBot     *bot,
                           const BrambleThought *thought)
{
  guint n = thought->ask->n_options;
  double weights[BRAMBLE_MAX_OPTIONS];
  BrambleFindings findings;
  BrambleRng rng;
  double sum = 0;
  double left;

  bramble_search_run (&bot->search, thought, &findings);
  for (guint i = 0; i < n; i++)
    weights[i] = findings.shares[i] >= NOISE ? findings.shares[i] : 0;
  if (bot->softness > 0)
    soften (&findings, n, bot->softness, weights);

  for (guint i = 0; i < n; i++)
    sum += weights[i];
  /* Not the numbers that the search has used. */
  bramble_rng_seed (&rng, ~thought->seed);
  left = (double) (bramble_rng_next (&rng) >> 11) * 0x1p-53 * sum;
  for (guint i = 0; i < n - 1; i++)
    {
      if (weights[i] > 0 && left < weights[i])
        return i;
      left -= weights[i];
    }

  return n - 1;
}
