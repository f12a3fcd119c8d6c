/* folk-weights.c: what the features of the valuation weigh
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Read off
 *   bramble-lab tune --game hungarian-folktales --heroes dealt --player search:20:0 --games 150 --seed 11
 * which prints a column for each number of seats. They differ by no more than another
 * seed makes them differ, so one serves for all. What came out as less than nothing
 * (weapons, the boot) is set to about nothing, and Biscuits to half of what they came
 * out as: plans count them in turns already, and who values them more gathers them for
 * ever.
 */

#include "folk-value.h"

const float folk_weights[FOLK_N_FEATURES] = {
  [FOLK_FEATURE_TURNS] = -2.7f,
  [FOLK_FEATURE_CLOSE] = 2.7f,
  [FOLK_FEATURE_DONE] = 1.4f,
  [FOLK_FEATURE_ITEMS] = 0.6f,
  [FOLK_FEATURE_BISCUITS] = 0.8f,
  [FOLK_FEATURE_ADVICE] = 1.0f,
  [FOLK_FEATURE_GOLD] = 0.08f,
  [FOLK_FEATURE_WEAPONS] = 0.03f,
  [FOLK_FEATURE_SPEED] = 0.08f,
  [FOLK_FEATURE_MAGIC] = 0.05f,
  [FOLK_FEATURE_KEY] = 0.6f,
  [FOLK_FEATURE_OTHERS] = 0.2f,
  [FOLK_FEATURE_BOOT] = -0.03f,
  [FOLK_FEATURE_LOST] = -0.6f,
  [FOLK_FEATURE_READY] = 0,
  [FOLK_FEATURE_GATE] = 1.4f,
  [FOLK_FEATURE_TURN] = 0.4f,
};
