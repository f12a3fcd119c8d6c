/* reckon.h: what games reckon for computer players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game with a valuation sees features, multiplies each with a weight and adds them up to a
 * score of every seat; bramble-lab tune finds the weights. A quick answer is drawn by chance
 * among options that are not equally good. What is seen and what is good is the game's own;
 * the sums are here, inline, for they are done in every playout.
 */

#pragma once

#include <math.h>

#include "game.h"

G_BEGIN_DECLS

/* Features in a row that have one name. */
typedef struct
{
  guint first;      /* the number of the first */
  const char *name; /* in the table of weights, without the prefix of all */
} BrambleFeatureGroup;

void bramble_reckon_name (const BrambleFeatureGroup *groups,
                          guint                      n_groups,
                          guint                      feature,
                          char                      *name,
                          gsize                      size);

/* What the features of one seat are worth. */
static inline float
bramble_reckon_score (const float *weights,
                      const float *features,
                      guint        n)
{
  float score = 0;

  for (guint i = 0; i < n; i++)
    score += weights[i] * features[i];
  return score;
}

/* The most that a chance is reckoned at: nothing is certain before the end. */
#define BRAMBLE_RECKON_MOST 0.9995

/* Each seat's chance to win, from 0 to 1, by the scores of all. These are used up. */
static inline void
bramble_reckon_chances (float  *scores,
                        guint   n_seats,
                        double *values)
{
  float highest = -G_MAXFLOAT;
  float sum = 0;

  for (guint seat = 0; seat < n_seats; seat++)
    highest = MAX (highest, scores[seat]);
  for (guint seat = 0; seat < n_seats; seat++)
    sum += scores[seat] = expf (scores[seat] - highest);
  for (guint seat = 0; seat < n_seats; seat++)
    values[seat] = MIN ((double) (scores[seat] / sum), BRAMBLE_RECKON_MOST);
}

/* The same of a game that is over: winners share. */
static inline void
bramble_reckon_over (guint   winners,
                     guint   n_seats,
                     double *values)
{
  guint n = (guint) __builtin_popcount (winners);

  for (guint seat = 0; seat < n_seats; seat++)
    values[seat] = (winners >> seat) & 1 ? 1.0 / n : 0.0;
}

/* One of @n, each as often as its weight says; @sum is that of all weights. When it is 0 all
 * are equal. */
static inline guint
bramble_reckon_draw (const guint *weights,
                     guint        n,
                     guint        sum,
                     BrambleRng  *rng)
{
  guint drawn;

  if (sum == 0)
    return bramble_rng_below (rng, n);

  drawn = bramble_rng_below (rng, sum);
  for (guint i = 0; i + 1 < n; i++)
    {
      if (drawn < weights[i])
        return i;
      drawn -= weights[i];
    }
  return n - 1;
}

G_END_DECLS
