/* folk-weights.c: what the features of the valuation weigh
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Made by
 *   bramble-lab tune --game hungarian-folktales --player policy --games 1500 --seed 2
 * Run again, it makes others of the same kind, and prints them as the rows below.
 * A weight stands beside the name of its feature. Gold and the uses of Magical items
 * are set by hand: the quick policy hardly spends them, so that it found them worth
 * nothing, and nobody should give them away.
 */

#include "folk-value.h"

/* With two, three, four, five and six players. */
#define WEIGHTS(X)                                       \
  X (TURNS, -1.675f, -1.896f, -2.039f, -2.146f, -2.162f) \
  X (CLOSE, 2.0f, 2.0f, 2.0f, 2.0f, 2.0f)                \
  X (DONE, 0.722f, 0.610f, 0.655f, 0.620f, 0.768f)       \
  X (ITEMS, 1.090f, 0.780f, 1.096f, 1.127f, 1.192f)      \
  X (BISCUITS, 0.777f, 0.835f, 0.850f, 0.801f, 0.826f)   \
  X (ADVICE, 1.161f, 1.131f, 0.806f, 1.098f, 1.079f)     \
  X (GOLD, 0.060f, 0.060f, 0.060f, 0.060f, 0.060f)       \
  X (WEAPONS, 0.215f, 0.289f, 0.222f, 0.126f, 0.190f)    \
  X (SPEED, 0.268f, 0.564f, 0.484f, 0.368f, 0.537f)      \
  X (MAGIC, 0.050f, 0.070f, 0.050f, 0.050f, 0.068f)      \
  X (KEY, 0.384f, 0.528f, 0.207f, 0.382f, 0.143f)        \
  X (OTHERS, 0.152f, 0.285f, 0.184f, 0.150f, 0.259f)     \
  X (BOOT, -0.431f, -0.369f, -0.393f, -0.282f, -0.263f)  \
  X (LOST, -0.491f, -0.418f, -0.491f, -0.548f, -0.720f)  \
  X (READY, 0.993f, 0.789f, 0.516f, 0.459f, 0.597f)      \
  X (GATE, 0.560f, 0.374f, 0.864f, 0.766f, 0.761f)       \
  X (TURN, 0.165f, 0.147f, 0.254f, 0.261f, 0.377f)

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
