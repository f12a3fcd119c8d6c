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
  X (NTH (SCORE, 1), 0.139f, 0.803f, 0.785f, 0.998f)      \
  X (NTH (FINISHED, 1), -0.054f, 0.195f, 0.139f, 0.234f)  \
  X (NTH (FINISHED, 2), 0.165f, 0.288f, 0.246f, 0.278f)   \
  X (NTH (FINISHED, 3), 0.400f, 0.461f, 0.334f, 0.352f)   \
  X (NTH (MISERY, 1), 0.397f, 0.342f, 0.380f, 0.471f)     \
  X (NTH (MISERY, 2), 0.200f, 0.183f, 0.194f, 0.232f)     \
  X (NTH (MISERY, 3), 0.210f, 0.056f, 0.184f, 0.401f)     \
  X (NTH (MISERY, 4), 0.093f, 0.195f, -0.038f, 0.238f)    \
  X (NTH (JOY, 1), -0.014f, -0.063f, -0.072f, -0.071f)    \
  X (NTH (ENDINGS, 1), 0.287f, 0.332f, 0.228f, 0.187f)    \
  X (NTH (ENDINGS, 2), 0.072f, 0.161f, 0.141f, 0.156f)    \
  X (NTH (HAND, 1), -0.497f, -0.426f, -0.378f, -0.132f)   \
  X (NTH (WOE, 1), 0.145f, 0.107f, 0.089f, 0.114f)        \
  X (NTH (CHEER, 1), 0.116f, 0.006f, -0.010f, -0.093f)    \
  X (NTH (RESPONSES, 1), 0.114f, 0.133f, 0.048f, 0.002f)  \
  X (NTH (EVENTS, 1), -0.060f, -0.038f, -0.055f, -0.038f) \
  X (NTH (STORY, 1), -0.042f, -0.006f, -0.000f, 0.088f)   \
  X (NTH (LIMIT, 1), 0.177f, 0.091f, 0.061f, 0.111f)      \
  X (NTH (LEAD, 1), 0.235f, -0.100f, -0.089f, -0.168f)    \
  X (NTH (END_NEAR, 1), 0.064f, 0.096f, 0.182f, 0.163f)

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
