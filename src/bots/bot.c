/* bot.c: how computer players come to an answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bot.h"

#include <math.h>
#include <string.h>

#include "search.h"

const BrambleLevel bramble_chance = { .id = "random" };

/**
 * bramble_bot_level:
 *
 * Returns: (nullable): the computer player of @game with that id
 */
const BrambleLevel *
bramble_bot_level (const BrambleGame *game,
                   const char        *id)
{
  return strcmp (id, bramble_chance.id) == 0 ? &bramble_chance : bramble_game_level (game, id);
}

/* Any legal answer, each as likely as the others. */
static guint
choose_by_chance (const BrambleThought *thought)
{
  BrambleRng rng;

  bramble_rng_seed (&rng, thought->seed);
  return bramble_rng_below (&rng, thought->ask->n_options);
}

/* A soft player takes what is nearly as good about as often as what is best,
 * but nothing that is worse by more than this many times its softness: it
 * overlooks a little, it does not blunder. */
#define SIGHT 3.0

/* Nor does it overlook less than this part of what it is used to. */
#define LEAST_OVERLOOKED 0.02

/* Nobody overlooks a win. */
#define CERTAIN 0.9999

/* @even is what is neither much nor little of a chance. Who has less overlooks as large a
 * part of it, rather than all; and who has nearly won as large a part of what is left, where
 * @hurries: a game that says how near its end is tells one sure way from another by little. */
static void
soften (const BrambleFindings *findings,
        guint                  n,
        double                 softness,
        double                 even,
        gboolean               hurries,
        double                *weights)
{
  double best = 0;
  double overlooked;

  for (guint i = 0; i < n; i++)
    best = MAX (best, findings->values[i]);
  overlooked = softness * CLAMP (hurries ? MIN (best / even, (1 - best) / (1 - even)) : best / even, LEAST_OVERLOOKED, 1);
  for (guint i = 0; i < n; i++)
    {
      double worse = (best - findings->values[i]) / overlooked;

      if (best > CERTAIN ? findings->values[i] > CERTAIN : worse <= SIGHT)
        weights[i] += exp (-worse);
    }
}

/* In secret choices, what should be chosen less often than this is noise. */
#define NOISE 0.05

static guint
choose_by_search (const BrambleLevel   *level,
                  const BrambleThought *thought)
{
  guint n = thought->ask->n_options;
  double weights[BRAMBLE_MAX_OPTIONS];
  BrambleFindings findings;
  BrambleRng rng;
  double sum = 0;
  double left;

  bramble_search_run (level, thought, &findings);
  for (guint i = 0; i < n; i++)
    weights[i] = findings.shares[i] >= NOISE ? findings.shares[i] : 0;
  if (level->softness > 0)
    soften (&findings, n, level->softness, 1.0 / thought->game->n_seats (thought->view), thought->game->rounds_left != NULL, weights);

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

/**
 * bramble_bot_choose:
 *
 * Returns: a legal option of the thought's ask
 */
guint
bramble_bot_choose (const BrambleLevel   *level,
                    const BrambleThought *thought)
{
  const BrambleGame *game = thought->game;
  guint option;

  g_return_val_if_fail (thought->ask->n_options > 0, 0);

  /* Who has a way of its own to an answer goes it also when there is only one. */
  if (level->choose)
    option = level->choose (level, thought);
  else if (thought->ask->n_options == 1)
    option = 0;
  else if (level->playouts > 0 && game->playout && game->value)
    option = choose_by_search (level, thought);
  else
    option = choose_by_chance (thought);
  g_assert (option < thought->ask->n_options);
  return option;
}
