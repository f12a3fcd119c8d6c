/* search.h: what the answers to an ask are worth, found by playing on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bot.h"

G_BEGIN_DECLS

#define BRAMBLE_MAX_PLANS BRAMBLE_MAX_OPTIONS

/* The answers that one seat gives in secret, one after the other; for an ask
 * that is answered openly, the one answer. */
typedef struct
{
  BrambleOption path[BRAMBLE_PLAN_LENGTH];
  guint length;
  double value; /* the chance to win after it */
  double share; /* how often it should be chosen; they sum up to 1 */
} BramblePlan;

/* What was found out about the options of an ask: the first answers of plans. */
typedef struct
{
  double values[BRAMBLE_MAX_OPTIONS]; /* of the best plan that begins so */
  double shares[BRAMBLE_MAX_OPTIONS]; /* of all plans that begin so */
  guint64 playouts;
  guint64 answers;                    /* in all playouts */
  guint n_plans;
  BramblePlan plans[BRAMBLE_MAX_PLANS];
} BrambleFindings;

void bramble_search_run (const BrambleLevel   *level,
                         const BrambleThought *thought,
                         BrambleFindings      *findings);
void bramble_search_value (const BrambleGame   *game,
                           gconstpointer        state,
                           guint                tries,
                           guint64              seed,
                           double              *values);

G_END_DECLS
