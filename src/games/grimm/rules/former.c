/* former.c: the computer players of The Grimm Forest as they were before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Kept for comparison: in the lab "LEVEL+former" is one of these. They value positions
 * by fewer features, so that what came later weighs nothing.
 */

#include "grimm.h"

#include "value.h"

/* With two, with three and with four players. */
#define WEIGHTS(X)                                           \
  X (NTH (FIRST_HOUSE, 1), 0.546f, 0.572f, 0.582f)           \
  X (NTH (FIRST_HOUSE, 2), 0.624f, 0.670f, 0.704f)           \
  X (NTH (FIRST_HOUSE, 3), 0.846f, 1.077f, 1.192f)           \
  X (NTH (SECOND_HOUSE, 1), 0.611f, 0.627f, 0.618f)          \
  X (NTH (SECOND_HOUSE, 2), 0.787f, 0.956f, 0.904f)          \
  X (NTH (SECOND_HOUSE, 3), 1.458f, 1.546f, 1.772f)          \
  X (NTH (THIRD_HOUSE, 1), 0.733f, 0.719f, 0.696f)           \
  X (NTH (THIRD_HOUSE, 2), 1.091f, 1.372f, 1.497f)           \
  X (NTH (THIRD_HOUSE, 3), 0.000f, 0.000f, 0.000f)           \
  X (NTH (USABLE, 1), 0.801f, 0.816f, 0.971f)                \
  X (NTH (USABLE_SQUARED, 1), -0.171f, -0.157f, -0.193f)     \
  X (NTH (SURPLUS, 1), 0.054f, 0.057f, 0.088f)               \
  X (NTH (READY, 1), 0.058f, 0.076f, 0.041f)                 \
  X (NTH (READY, 2), -0.015f, -0.035f, -0.082f)              \
  X (NTH (READY, 3), -0.013f, -0.035f, -0.057f)              \
  X (NTH (LAST_STEP, 1), 0.517f, 0.698f, 0.893f)             \
  X (NTH (FABLES, 1), 0.211f, 0.166f, 0.140f)                \
  X (NTH (FABLES, 2), 0.080f, 0.055f, 0.165f)                \
  X (NTH (FABLES, 3), 0.045f, 0.057f, 0.030f)                \
  X (NTH (FABLES, 4), -0.380f, 0.046f, 0.067f)               \
  X (NTH (TIE_BREAK, 1), 1.255f, 1.250f, 1.447f)             \
  X (NTH (BONUS_NEAR, 1), 0.254f, 0.331f, 0.352f)            \
  X (NTH (CORNER, 1), 0.160f, -0.429f, 0.217f)               \
  X (NTH (TOWER, 1), 0.182f, 0.116f, -0.136f)                \
  X (NTH (HIRED_HELP, 1), 0.427f, 0.707f, 0.725f)            \
  X (NTH (OTHER_NEXT_TURN, 1), 0.654f, 0.731f, 0.779f)       \
  X (NTH (TURN, 1), -0.033f, 0.022f, 0.011f)                 \
  X (NTH (TURN, 2), 0.000f, -0.033f, -0.005f)                \
  X (NTH (TURN, 3), 0.000f, 0.000f, -0.009f)                 \
  X (FRIEND (ALADDIN), 0.250f, 0.518f, 0.507f)               \
  X (FRIEND (ALI_BABA), 0.306f, 0.146f, 0.228f)              \
  X (FRIEND (CINDERELLA), 0.460f, 0.383f, 0.387f)            \
  X (FRIEND (EVIL_QUEEN), 0.172f, 0.060f, 0.027f)            \
  X (FRIEND (FAIRY_GODMOTHER), 0.008f, 0.180f, 0.125f)       \
  X (FRIEND (FROG_PRINCE), 0.275f, 0.356f, 0.256f)           \
  X (FRIEND (GINGERBREAD_MAN), 0.110f, -0.046f, 0.429f)      \
  X (FRIEND (GOLDEN_GOOSE), 0.374f, 0.337f, 0.397f)          \
  X (FRIEND (GOLDILOCKS), -0.073f, -0.103f, 0.046f)          \
  X (FRIEND (HANSEL_AND_GRETEL), 0.294f, 0.087f, 0.354f)     \
  X (FRIEND (HUNTSMAN), 0.025f, -0.005f, 0.264f)             \
  X (FRIEND (JACK_THE_GIANT_SLAYER), 0.032f, 0.094f, 0.205f) \
  X (FRIEND (LITTLE_MERMAID), -0.120f, 0.113f, 0.077f)       \
  X (FRIEND (PINOCCHIO), 0.415f, 0.512f, 0.453f)             \
  X (FRIEND (PUSS_IN_BOOTS), 0.435f, 0.206f, 0.479f)         \
  X (FRIEND (RAPUNZEL), 0.068f, 0.076f, 0.135f)              \
  X (FRIEND (RED_RIDING_HOOD), -0.062f, 0.031f, 0.049f)      \
  X (FRIEND (ROBIN_HOOD), 0.030f, -0.127f, 0.071f)           \
  X (FRIEND (RUMPELSTILTSKIN), 0.207f, 0.337f, 0.365f)       \
  X (FRIEND (SEVEN_DWARFS), -0.001f, 0.177f, 0.207f)         \
  X (FRIEND (SLEEPING_BEAUTY), -0.032f, 0.088f, 0.128f)      \
  X (FRIEND (SNOW_WHITE), 0.213f, 0.340f, 0.356f)            \
  X (FRIEND (THUMBELINA), 0.087f, 0.126f, 0.107f)            \
  X (FRIEND (TOM_THUMB), 0.249f, 0.152f, 0.210f)             \
  X (FRIEND (WOOD_CUTTER), 0.015f, -0.243f, -0.142f)         \
  X (FABLE (A_FRIENDLY_GAME), 0.245f, 0.369f, 0.145f)        \
  X (FABLE (BIG_BAD_WOLF), 0.056f, 0.122f, 0.049f)           \
  X (FABLE (BRIDGE_TROLL), 0.053f, 0.128f, 0.167f)           \
  X (FABLE (CHINNY_CHIN_CHIN), -0.100f, -0.026f, -0.134f)    \
  X (FABLE (CONSULT_THE_ORACLE), -0.075f, -0.174f, -0.123f)  \
  X (FABLE (CRYSTAL_BALL), -0.265f, -0.127f, -0.137f)        \
  X (FABLE (CURSE_OF_DARKNESS), 0.151f, 0.248f, 0.065f)      \
  X (FABLE (CUTTING_CORNERS), 0.097f, 0.080f, -0.200f)       \
  X (FABLE (DRAGON), 0.179f, 0.265f, -0.110f)                \
  X (FABLE (FAIRY_FOOD), 0.071f, -0.179f, 0.095f)            \
  X (FABLE (GHOSTLY_WHISPERS), -0.171f, -0.030f, -0.079f)    \
  X (FABLE (GIANT), -0.050f, 0.033f, 0.037f)                 \
  X (FABLE (GRANDMAS_HOUSE), -0.044f, -0.413f, 0.146f)       \
  X (FABLE (HARVEST_MOON), -0.022f, -0.016f, 0.050f)         \
  X (FABLE (HIDDEN_VAULT), -0.078f, -0.202f, 0.034f)         \
  X (FABLE (HIRED_HELP), -0.103f, 0.067f, -0.000f)           \
  X (FABLE (LITTLE_HELPERS), 0.179f, 0.176f, 0.147f)         \
  X (FABLE (LONELY_CASTLE), 0.167f, -0.085f, -0.095f)        \
  X (FABLE (MAGIC_FLUTE), -0.411f, -0.072f, -0.054f)         \
  X (FABLE (MYSTERIOUS_STRANGER), -0.158f, -0.007f, -0.212f) \
  X (FABLE (NIGHT_AT_THE_TAVERN), -0.135f, 0.017f, -0.097f)  \
  X (FABLE (POWERFUL_FRIENDS), 0.200f, 0.205f, 0.144f)       \
  X (FABLE (ROAR), 0.118f, 0.171f, 0.235f)                   \
  X (FABLE (ROYAL_WEDDING), 0.110f, -0.205f, -0.419f)        \
  X (FABLE (SEARCH_THE_PAST), -0.169f, -0.157f, -0.270f)     \
  X (FABLE (SHARE_THE_WEALTH), -0.208f, 0.135f, 0.262f)      \
  X (FABLE (SPY_NETWORK), 0.049f, 0.004f, 0.002f)            \
  X (FABLE (TAXATION), 0.142f, 0.231f, 0.350f)               \
  X (FABLE (THOUGHTFUL_GIFT), -0.039f, 0.154f, 0.092f)       \
  X (FABLE (WANDERING_TRADER), 0.100f, 0.041f, 0.220f)       \
  X (FABLE (WISHING_WELL), 0.238f, 0.052f, -0.107f)          \
  X (FABLE (WOLF), 0.083f, 0.132f, -0.052f)

#define NTH(feature, n) (GRIMM_FEATURE_##feature + (n) - 1)
#define FRIEND(card) (GRIMM_FEATURE_FRIEND + GRIMM_##card - GRIMM_N_FABLES)
#define FABLE(card) (GRIMM_FEATURE_FABLE + GRIMM_##card)

#define TWO(feature, two, three, four) [feature] = (two),
#define THREE(feature, two, three, four) [feature] = (three),
#define FOUR(feature, two, three, four) [feature] = (four),

static const float former_weights[GRIMM_MAX_SEATS - 1][GRIMM_N_FEATURES] = {
  { WEIGHTS (TWO) },
  { WEIGHTS (THREE) },
  { WEIGHTS (FOUR) },
};

static void
former_value (gconstpointer  state,
              double        *values)
{
  grimm_value_by (state, former_weights[((const GrimmState *) state)->n_seats - 2], values);
}

static const BrambleLevel former_levels[] = {
  { .id = "gosling", .playouts = 12, .horizon = 0, .habit = 0.5, .softness = 0.30 },
  { .id = "hedgehog", .playouts = 24, .horizon = 0, .habit = 0.5, .softness = 0.10 },
  { .id = "fox", .playouts = 48, .horizon = 0, .habit = 0.5, .softness = 0.03 },
  { .id = "raven", .playouts = 2500, .horizon = 1, .habit = 0.5, .softness = 0 },
  { NULL },
};

const BrambleFormer grimm_former = {
  .levels = former_levels,
  .playout = grimm_playout,
  .value = former_value,
};
