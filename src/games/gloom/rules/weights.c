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
  X (NTH (SCORE, 1), 0.061f, 0.501f, 0.605f, 0.514f)     \
  X (NTH (FINISHED, 1), 0.409f, 0.498f, 0.628f, 0.651f)  \
  X (NTH (FINISHED, 2), 0.655f, 0.712f, 0.708f, 0.785f)  \
  X (NTH (FINISHED, 3), 0.415f, 0.533f, 0.384f, 0.269f)  \
  X (NTH (MISERY, 1), 0.302f, 0.282f, 0.305f, 0.315f)    \
  X (NTH (MISERY, 2), 0.178f, 0.179f, 0.250f, 0.336f)    \
  X (NTH (MISERY, 3), 0.038f, 0.046f, 0.125f, 0.157f)    \
  X (NTH (MISERY, 4), 0.206f, -0.101f, 0.057f, 0.305f)   \
  X (NTH (JOY, 1), 0.029f, -0.005f, 0.021f, -0.057f)     \
  X (NTH (ENDINGS, 1), 0.525f, 0.552f, 0.481f, 0.409f)   \
  X (NTH (ENDINGS, 2), 0.351f, 0.237f, 0.288f, 0.272f)   \
  X (NTH (HAND, 1), -0.852f, -0.423f, -0.587f, -0.180f)  \
  X (NTH (WOE, 1), 0.102f, 0.054f, 0.121f, 0.105f)       \
  X (NTH (CHEER, 1), 0.116f, -0.085f, -0.081f, -0.154f)  \
  X (NTH (RESPONSES, 1), 0.118f, 0.094f, 0.112f, 0.049f) \
  X (NTH (EVENTS, 1), 0.001f, -0.005f, 0.010f, -0.001f)  \
  X (NTH (STORY, 1), 0.013f, -0.057f, -0.024f, -0.007f)  \
  X (NTH (LIMIT, 1), 0.179f, 0.129f, 0.114f, 0.077f)     \
  X (NTH (LEAD, 1), 0.160f, -0.041f, -0.093f, -0.086f)   \
  X (NTH (END_NEAR, 1), 0.131f, 0.156f, 0.160f, 0.177f)  \
  X (NTH (READY, 1), -0.090f, 0.046f, 0.211f, 0.312f)    \
  X (NTH (READY, 2), 0.646f, 0.439f, 0.564f, 0.665f)     \
  X (NTH (READY, 3), 2.305f, 2.027f, 1.558f, 1.054f)

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
