/* weights.c: what the features of the valuation weigh
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Made by
 *   bramble-lab tune --game fairytale-gloom --player policy --games 4000 --seed 2
 * Run again, it makes others of the same kind, and prints them as the rows below.
 * A weight stands beside the name of its feature.
 */

#include "value.h"

/* With two, three, four and five players. */
#define WEIGHTS(X)                                        \
  X (NTH (SCORE, 1), 0.169f, 0.824f, 0.836f, 0.830f)      \
  X (NTH (FINISHED, 1), 0.061f, 0.275f, 0.278f, 0.151f)   \
  X (NTH (FINISHED, 2), 0.227f, 0.398f, 0.318f, 0.293f)   \
  X (NTH (FINISHED, 3), 0.454f, 0.446f, 0.374f, 0.367f)   \
  X (NTH (MISERY, 1), 0.356f, 0.357f, 0.411f, 0.416f)     \
  X (NTH (MISERY, 2), 0.126f, 0.222f, 0.160f, 0.236f)     \
  X (NTH (MISERY, 3), 0.181f, 0.209f, 0.218f, 0.239f)     \
  X (NTH (MISERY, 4), 0.065f, 0.244f, 0.123f, 0.058f)     \
  X (NTH (JOY, 1), -0.058f, -0.084f, -0.086f, -0.086f)    \
  X (NTH (ENDINGS, 1), 0.275f, 0.267f, 0.243f, 0.195f)    \
  X (NTH (ENDINGS, 2), 0.095f, 0.159f, 0.046f, 0.042f)    \
  X (NTH (HAND, 1), -0.265f, -0.171f, -0.129f, 0.173f)    \
  X (NTH (WOE, 1), 0.103f, 0.086f, 0.064f, 0.077f)        \
  X (NTH (CHEER, 1), 0.134f, -0.013f, -0.069f, -0.116f)   \
  X (NTH (RESPONSES, 1), 0.145f, 0.091f, 0.057f, -0.029f) \
  X (NTH (EVENTS, 1), -0.075f, -0.052f, -0.063f, -0.055f) \
  X (NTH (STORY, 1), -0.035f, 0.005f, -0.035f, -0.029f)   \
  X (NTH (LIMIT, 1), 0.128f, 0.099f, 0.129f, 0.062f)      \
  X (NTH (LEAD, 1), 0.188f, -0.203f, -0.148f, -0.133f)    \
  X (NTH (END_NEAR, 1), 0.069f, 0.151f, 0.168f, 0.178f)

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
