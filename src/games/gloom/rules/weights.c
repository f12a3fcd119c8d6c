/* weights.c: what the features of the valuation weigh
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * By eye, until bramble-lab tune has made better ones. A weight stands beside the
 * name of its feature.
 */

#include "value.h"

/* With two, three, four and five players. */
#define WEIGHTS(X)                                      \
  X (NTH (SCORE, 1), 0.60f, 0.60f, 0.60f, 0.60f)        \
  X (NTH (FINISHED, 1), 0.10f, 0.10f, 0.10f, 0.10f)     \
  X (NTH (FINISHED, 2), 0.10f, 0.10f, 0.10f, 0.10f)     \
  X (NTH (FINISHED, 3), 0.10f, 0.10f, 0.10f, 0.10f)     \
  X (NTH (MISERY, 1), 0.50f, 0.50f, 0.50f, 0.50f)       \
  X (NTH (MISERY, 2), 0.40f, 0.40f, 0.40f, 0.40f)       \
  X (NTH (MISERY, 3), 0.30f, 0.30f, 0.30f, 0.30f)       \
  X (NTH (MISERY, 4), 0.20f, 0.20f, 0.20f, 0.20f)       \
  X (NTH (JOY, 1), -0.25f, -0.25f, -0.25f, -0.25f)      \
  X (NTH (ENDINGS, 1), 0.30f, 0.30f, 0.30f, 0.30f)      \
  X (NTH (ENDINGS, 2), 0.10f, 0.10f, 0.10f, 0.10f)      \
  X (NTH (HAND, 1), 0.10f, 0.10f, 0.10f, 0.10f)         \
  X (NTH (WOE, 1), 0.10f, 0.10f, 0.10f, 0.10f)          \
  X (NTH (CHEER, 1), 0.08f, 0.08f, 0.08f, 0.08f)        \
  X (NTH (RESPONSES, 1), 0.15f, 0.15f, 0.15f, 0.15f)    \
  X (NTH (EVENTS, 1), 0.08f, 0.08f, 0.08f, 0.08f)       \
  X (NTH (STORY, 1), 0.15f, 0.15f, 0.15f, 0.15f)        \
  X (NTH (LIMIT, 1), 0.15f, 0.15f, 0.15f, 0.15f)        \
  X (NTH (LEAD, 1), 0.20f, 0.20f, 0.20f, 0.20f)         \
  X (NTH (END_NEAR, 1), 0.60f, 0.60f, 0.60f, 0.60f)

#define NTH(group, n) [GLOOM_FEATURE_##group + (n) - 1]
#define TWO(feature, two, three, four, five) feature = two,
#define THREE(feature, two, three, four, five) feature = three,
#define FOUR(feature, two, three, four, five) feature = four,
#define FIVE(feature, two, three, four, five) feature = five,

const float gloom_weights[GLOOM_MAX_SEATS - 1][GLOOM_N_FEATURES] = {
  { WEIGHTS (TWO) },
  { WEIGHTS (THREE) },
  { WEIGHTS (FOUR) },
  { WEIGHTS (FIVE) },
};
