/* folk-weights.c: what the features of the valuation weigh
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Made by
 *   bramble-lab tune --game hungarian-folktales --heroes dealt --player policy --games 1500 --seed 11
 * Run again, it makes others of the same kind, and prints them as the rows below.
 * A weight stands beside the name of its feature. What the quick policy hardly uses it
 * found worth nothing or less: Gold, uses of Magical items, weapons, speed, the Key and the
 * boot are set by hand to a little, and Biscuits to less of a minus (plans count them in
 * turns already), so that nobody gives them away.
 */

#include "folk-value.h"

/* With two, three, four, five and six players. */
#define WEIGHTS(X)                                          \
  X (TURNS, -1.607f, -2.291f, -2.441f, -2.688f, -2.796f)    \
  X (CLOSE, 1.811f, 2.672f, 1.509f, 1.276f, 1.685f)         \
  X (DONE, 0.376f, 0.535f, 0.496f, 0.298f, 0.614f)          \
  X (ITEMS, 0.710f, 0.978f, 1.014f, 0.886f, 0.980f)         \
  X (BISCUITS, -0.297f, -0.236f, -0.238f, -0.260f, -0.197f) \
  X (ADVICE, 0.302f, 0.222f, 0.299f, 0.356f, 0.639f)        \
  X (GOLD, 0.050f, 0.050f, 0.050f, 0.050f, 0.050f)          \
  X (WEAPONS, 0.040f, 0.040f, 0.040f, 0.040f, 0.111f)       \
  X (SPEED, 0.030f, 0.030f, 0.030f, 0.030f, 0.030f)         \
  X (MAGIC, 0.030f, 0.030f, 0.030f, 0.030f, 0.030f)         \
  X (KEY, 0.050f, 0.194f, 0.104f, 0.050f, 0.050f)           \
  X (OTHERS, 0.100f, 0.049f, 0.196f, 0.208f, 0.317f)        \
  X (BOOT, -0.032f, -0.064f, -0.092f, -0.073f, -0.003f)     \
  X (LOST, -0.211f, -0.316f, -0.245f, -0.247f, -0.273f)     \
  X (READY, 1.137f, 0.612f, 0.759f, 0.841f, 0.437f)         \
  X (GATE, 1.574f, 1.251f, 1.674f, 1.750f, 1.533f)          \
  X (TURN, 0.094f, 0.264f, 0.174f, 0.289f, 0.247f)

#define TWO(feature, two, three, four, five, six) [FOLK_FEATURE_##feature] = two,
#define THREE(feature, two, three, four, five, six) [FOLK_FEATURE_##feature] = three,
#define FOUR(feature, two, three, four, five, six) [FOLK_FEATURE_##feature] = four,
#define FIVE(feature, two, three, four, five, six) [FOLK_FEATURE_##feature] = five,
#define SIX(feature, two, three, four, five, six) [FOLK_FEATURE_##feature] = six,

const float folk_weights[FOLK_MAX_SEATS - 1][FOLK_N_FEATURES] = {
  { WEIGHTS (TWO) },
  { WEIGHTS (THREE) },
  { WEIGHTS (FOUR) },
  { WEIGHTS (FIVE) },
  { WEIGHTS (SIX) },
};
