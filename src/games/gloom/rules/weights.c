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
#define WEIGHTS(X)                                       \
  X (NTH (SCORE, 1), 0.096f, 0.770f, 0.595f, 0.620f)     \
  X (NTH (FINISHED, 1), 0.566f, 0.478f, 0.611f, 0.480f)  \
  X (NTH (FINISHED, 2), 0.834f, 0.792f, 0.826f, 0.633f)  \
  X (NTH (FINISHED, 3), 0.752f, 0.459f, 0.460f, 0.356f)  \
  X (NTH (MISERY, 1), 0.290f, 0.306f, 0.280f, 0.336f)    \
  X (NTH (MISERY, 2), 0.186f, 0.226f, 0.281f, 0.339f)    \
  X (NTH (MISERY, 3), 0.158f, 0.143f, 0.161f, 0.124f)    \
  X (NTH (MISERY, 4), 0.130f, 0.028f, 0.119f, 0.165f)    \
  X (NTH (JOY, 1), 0.001f, -0.000f, -0.002f, -0.033f)    \
  X (NTH (ENDINGS, 1), 0.523f, 0.467f, 0.447f, 0.404f)   \
  X (NTH (ENDINGS, 2), 0.320f, 0.306f, 0.265f, 0.233f)   \
  X (NTH (HAND, 1), -0.689f, -0.497f, -0.470f, -0.123f)  \
  X (NTH (WOE, 1), 0.097f, 0.056f, 0.089f, 0.098f)       \
  X (NTH (CHEER, 1), 0.117f, -0.062f, -0.110f, -0.126f)  \
  X (NTH (RESPONSES, 1), 0.234f, 0.090f, 0.073f, 0.015f) \
  X (NTH (EVENTS, 1), -0.011f, -0.010f, -0.001f, 0.002f) \
  X (NTH (STORY, 1), -0.028f, -0.042f, -0.004f, 0.033f)  \
  X (NTH (LIMIT, 1), 0.197f, 0.076f, 0.145f, 0.102f)     \
  X (NTH (LEAD, 1), 0.154f, -0.191f, -0.094f, -0.114f)   \
  X (NTH (END_NEAR, 1), 0.117f, 0.136f, 0.112f, 0.138f)  \
  X (NTH (READY, 1), -0.009f, 0.181f, 0.346f, 0.270f)    \
  X (NTH (READY, 2), 0.454f, 0.435f, 0.456f, 0.631f)     \
  X (NTH (READY, 3), 2.307f, 2.093f, 1.687f, 1.091f)

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
