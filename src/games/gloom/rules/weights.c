/* weights.c: what the features of the valuation weigh
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Made by
 *   bramble-lab tune --game fairytale-gloom --families dealt --player crow --games 3000 --seed 2
 * and the last column by
 *   bramble-lab tune --game fairytale-gloom --player policy --games 4000 --seed 2
 * which with five players did no worse. Run again, they make others of the same
 * kind, and print them as the rows below.
 * A weight stands beside the name of its feature.
 */

#include "value.h"

/* With two, three, four and five players. */
#define WEIGHTS(X)                                       \
  X (NTH (SCORE, 1), 0.092f, 0.811f, 0.939f, 0.620f)     \
  X (NTH (FINISHED, 1), 0.292f, 0.316f, 0.162f, 0.480f)  \
  X (NTH (FINISHED, 2), 0.323f, 0.504f, 0.348f, 0.633f)  \
  X (NTH (FINISHED, 3), 0.384f, 0.223f, 0.348f, 0.356f)  \
  X (NTH (MISERY, 1), 0.315f, 0.478f, 0.474f, 0.336f)    \
  X (NTH (MISERY, 2), 0.355f, 0.410f, 0.420f, 0.339f)    \
  X (NTH (MISERY, 3), 0.350f, 0.210f, 0.315f, 0.124f)    \
  X (NTH (MISERY, 4), 0.302f, 0.371f, 0.137f, 0.165f)    \
  X (NTH (JOY, 1), -0.023f, -0.068f, -0.173f, -0.033f)   \
  X (NTH (ENDINGS, 1), 0.526f, 0.484f, 0.517f, 0.404f)   \
  X (NTH (ENDINGS, 2), 0.285f, 0.298f, 0.246f, 0.233f)   \
  X (NTH (HAND, 1), -0.935f, -0.724f, -0.498f, -0.123f)  \
  X (NTH (WOE, 1), 0.156f, 0.071f, 0.079f, 0.098f)       \
  X (NTH (CHEER, 1), 0.116f, 0.086f, 0.044f, -0.126f)    \
  X (NTH (RESPONSES, 1), 0.251f, 0.159f, 0.200f, 0.015f) \
  X (NTH (EVENTS, 1), 0.107f, 0.084f, 0.053f, 0.002f)    \
  X (NTH (STORY, 1), 0.101f, -0.160f, 0.041f, 0.033f)    \
  X (NTH (LIMIT, 1), 0.204f, 0.168f, 0.151f, 0.102f)     \
  X (NTH (LEAD, 1), 0.203f, -0.126f, -0.108f, -0.114f)   \
  X (NTH (END_NEAR, 1), 0.108f, 0.176f, 0.088f, 0.138f)  \
  X (NTH (READY, 1), 0.180f, -0.104f, -0.279f, 0.270f)   \
  X (NTH (READY, 2), -0.022f, 0.154f, 0.484f, 0.631f)    \
  X (NTH (READY, 3), 2.866f, 2.783f, 2.202f, 1.091f)

#define NTH(group, n) [GLOOM_FEATURE_##group + (n) - 1]
#define TWO(feature, two, three, four, five) feature = (two),
#define THREE(feature, two, three, four, five) feature = (three),
#define FOUR(feature, two, three, four, five) feature = (four),
#define FIVE(feature, two, three, four, five) feature = (five),

const float gloom_weights[GLOOM_MAX_SEATS - 1][GLOOM_N_FEATURES] = {
  { WEIGHTS (TWO) },
  { WEIGHTS (THREE) },
  { WEIGHTS (FOUR) },
  { WEIGHTS (FIVE) },
};
