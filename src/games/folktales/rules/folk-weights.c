/* folk-weights.c: what the features of the valuation weigh
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * By eye, until "bramble-lab tune" has been run. A weight stands beside the name of
 * its feature.
 */

#include "folk-value.h"

/* With two, three, four, five and six players. */
#define WEIGHTS(X)                                       \
  X (STEPS, -0.45f, -0.45f, -0.45f, -0.45f, -0.45f)      \
  X (DONE, 0.4f, 0.4f, 0.4f, 0.4f, 0.4f)                 \
  X (ITEMS, 0.4f, 0.4f, 0.4f, 0.4f, 0.4f)                \
  X (BISCUITS, 0.3f, 0.3f, 0.3f, 0.3f, 0.3f)             \
  X (ADVICE, 0.7f, 0.7f, 0.7f, 0.7f, 0.7f)               \
  X (GOLD, 0.08f, 0.08f, 0.08f, 0.08f, 0.08f)            \
  X (WEAPONS, 0.05f, 0.05f, 0.05f, 0.05f, 0.05f)         \
  X (SPEED, 0.15f, 0.15f, 0.15f, 0.15f, 0.15f)           \
  X (MAGIC, 0.08f, 0.08f, 0.08f, 0.08f, 0.08f)           \
  X (KEY, 0.15f, 0.15f, 0.15f, 0.15f, 0.15f)             \
  X (OTHERS, 0.04f, 0.04f, 0.04f, 0.04f, 0.04f)          \
  X (BOOT, -0.25f, -0.25f, -0.25f, -0.25f, -0.25f)       \
  X (LOST, -0.2f, -0.2f, -0.2f, -0.2f, -0.2f)            \
  X (READY, 0.4f, 0.4f, 0.4f, 0.4f, 0.4f)                \
  X (GATE, 1.5f, 1.5f, 1.5f, 1.5f, 1.5f)                 \
  X (TURN, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f)

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
