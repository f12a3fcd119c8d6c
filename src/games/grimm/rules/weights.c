/* weights.c: what the features of the valuation weigh
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Made by
 *   bramble-lab tune --cards all --player search:60:1:0.01:0 --games 2500 --seed 2
 * by a player that had the weights of an earlier tuning and a quick policy that
 * was mended a little since. Run again, it makes others of the same kind, and
 * prints them as the rows below.
 *
 * A weight stands beside the name of its feature, so that a new card shifts no
 * other one; until the next tuning it weighs nothing itself.
 */

#include "value.h"

/* With two, with three and with four players. */
#define WEIGHTS(X)                                            \
  X (NTH (FIRST_HOUSE, 1), -0.175f, -0.038f, -0.036f)         \
  X (NTH (FIRST_HOUSE, 2), 0.068f, 0.090f, 0.243f)            \
  X (NTH (FIRST_HOUSE, 3), 0.447f, 0.487f, 0.383f)            \
  X (NTH (SECOND_HOUSE, 1), -0.162f, -0.086f, 0.021f)         \
  X (NTH (SECOND_HOUSE, 2), 0.202f, 0.247f, 0.374f)           \
  X (NTH (SECOND_HOUSE, 3), 0.594f, 0.772f, 0.721f)           \
  X (NTH (THIRD_HOUSE, 1), -0.163f, -0.152f, -0.016f)         \
  X (NTH (THIRD_HOUSE, 2), 0.381f, 0.372f, 0.501f)            \
  X (NTH (THIRD_HOUSE, 3), 0.000f, 0.000f, 0.000f)            \
  X (NTH (USABLE, 1), 0.256f, 0.417f, 0.214f)                 \
  X (NTH (USABLE_SQUARED, 1), -0.051f, -0.249f, -0.075f)      \
  X (NTH (SURPLUS, 1), 0.147f, -0.074f, 0.120f)               \
  X (NTH (READY, 1), 0.012f, -0.033f, -0.024f)                \
  X (NTH (READY, 2), -0.002f, 0.013f, -0.107f)                \
  X (NTH (READY, 3), -0.081f, -0.086f, -0.151f)               \
  X (NTH (LAST_STEP, 1), 0.770f, 0.486f, 0.329f)              \
  X (NTH (FABLES, 1), 0.223f, 0.206f, 0.170f)                 \
  X (NTH (FABLES, 2), 0.147f, 0.119f, 0.142f)                 \
  X (NTH (FABLES, 3), 0.036f, 0.002f, 0.260f)                 \
  X (NTH (FABLES, 4), -0.050f, -0.051f, -0.056f)              \
  X (NTH (TIE_BREAK, 1), 0.870f, 0.858f, 0.901f)              \
  X (NTH (BONUS_NEAR, 1), 0.063f, 0.029f, 0.141f)             \
  X (NTH (CORNER, 1), 0.138f, 0.784f, 0.352f)                 \
  X (NTH (TOWER, 1), 0.349f, -0.388f, 0.104f)                 \
  X (NTH (HIRED_HELP, 1), 0.853f, 0.884f, 0.893f)             \
  X (NTH (OTHER_NEXT_TURN, 1), 0.715f, 0.594f, 0.929f)        \
  X (NTH (TURN, 1), -0.041f, 0.017f, -0.015f)                 \
  X (NTH (TURN, 2), 0.000f, -0.013f, 0.000f)                  \
  X (NTH (TURN, 3), 0.000f, 0.000f, 0.002f)                   \
  X (NTH (STOCK, 1), 0.012f, 0.083f, -0.010f)                 \
  X (NTH (STOCK, 2), 0.116f, 0.218f, 0.127f)                  \
  X (NTH (STOCK, 3), 0.161f, 0.164f, 0.156f)                  \
  X (NTH (BEGUN, 1), -0.014f, 0.073f, 0.127f)                 \
  X (NTH (BEGUN, 2), 0.010f, 0.071f, -0.160f)                 \
  X (NTH (BEGUN, 3), 0.005f, 0.039f, -0.086f)                 \
  X (NTH (BEGUN, 4), -0.873f, -0.177f, -0.131f)               \
  X (NTH (BEGUN, 5), 0.181f, 0.150f, 0.045f)                  \
  X (NTH (BEGUN, 6), 0.169f, 0.175f, 0.017f)                  \
  X (NTH (BEGUN, 7), 0.154f, 0.007f, 0.008f)                  \
  X (NTH (BEGUN, 8), 0.266f, 1.224f, 0.139f)                  \
  X (NTH (BEGUN, 9), -0.071f, -0.080f, -0.099f)               \
  X (NTH (BEGUN, 10), 0.256f, 0.258f, 0.201f)                 \
  X (NTH (BEGUN, 11), 0.788f, 0.636f, 0.763f)                 \
  X (NTH (BEGUN, 12), 0.005f, 1.628f, 0.531f)                 \
  X (NTH (BONUS_WAY, 1), 0.391f, 0.111f, 0.289f)              \
  X (NTH (BONUS_WAY, 2), 0.389f, 0.231f, 0.545f)              \
  X (NTH (BONUS_WAY, 3), 1.909f, 1.597f, 1.877f)              \
  X (NTH (SHORTAGE, 1), -1.312f, -1.511f, -1.300f)            \
  X (NTH (SHORTAGE_SQUARED, 1), 0.630f, 0.459f, 0.396f)       \
  X (NTH (SHORT, 1), -0.441f, -0.419f, -0.062f)               \
  X (NTH (SHORT, 2), -0.087f, -0.098f, 0.057f)                \
  X (NTH (SHORT, 3), -0.328f, -0.031f, -0.003f)               \
  X (NTH (MISSING, 1), -0.276f, -0.481f, -0.598f)             \
  X (NTH (MISSING_SQUARED, 1), 0.275f, 0.322f, 0.723f)        \
  X (NTH (ROUNDS, 1), 0.007f, 0.031f, 0.059f)                 \
  X (NTH (SOON, 1), -0.049f, 0.002f, -0.025f)                 \
  X (NTH (SOON, 2), 0.072f, 0.050f, 0.062f)                   \
  X (NTH (SOON, 3), 0.427f, 0.429f, 0.441f)                   \
  X (NTH (BOTH, 1), 0.418f, 0.381f, 0.160f)                   \
  X (NTH (BOTH, 2), 0.608f, 0.480f, 0.392f)                   \
  X (NTH (LYING, 1), 0.046f, 0.063f, -0.061f)                 \
  X (NTH (LEAD, 1), 0.369f, -0.048f, -0.159f)                 \
  X (NTH (ARREARS, 1), -0.369f, -0.590f, -0.688f)             \
  X (NTH (EARLIER, 1), 0.064f, -0.051f, 0.095f)               \
  X (NTH (LATER, 1), -0.064f, -0.011f, -0.011f)               \
  X (NTH (SOME_FRIEND, 1), 0.292f, 0.282f, 0.212f)            \
  X (NTH (HAND, 1), 0.231f, 0.193f, 0.248f)                   \
  X (NTH (UNFINISHED, 1), 0.140f, 0.053f, 0.100f)             \
  X (NTH (FREE_SITES, 1), -0.561f, -0.521f, -0.560f)          \
  X (FRIEND (ALADDIN), 0.099f, 0.370f, 0.268f)                \
  X (FRIEND (ALI_BABA), 0.042f, 0.078f, 0.211f)               \
  X (FRIEND (CINDERELLA), 0.393f, 0.252f, 0.298f)             \
  X (FRIEND (EVIL_QUEEN), -0.026f, -0.254f, -0.321f)          \
  X (FRIEND (FAIRY_GODMOTHER), 0.061f, -0.131f, 0.007f)       \
  X (FRIEND (FROG_PRINCE), 0.088f, 0.132f, -0.018f)           \
  X (FRIEND (GINGERBREAD_MAN), -0.008f, -0.009f, 0.047f)      \
  X (FRIEND (GOLDEN_GOOSE), 0.305f, 0.188f, 0.418f)           \
  X (FRIEND (GOLDILOCKS), 0.008f, -0.144f, -0.302f)           \
  X (FRIEND (HANSEL_AND_GRETEL), 0.151f, -0.107f, 0.267f)     \
  X (FRIEND (HUNTSMAN), -0.215f, 0.006f, -0.193f)             \
  X (FRIEND (JACK_THE_GIANT_SLAYER), -0.048f, 0.142f, 0.033f) \
  X (FRIEND (LITTLE_MERMAID), -0.194f, -0.296f, -0.308f)      \
  X (FRIEND (PINOCCHIO), 0.127f, 0.329f, 0.144f)              \
  X (FRIEND (PUSS_IN_BOOTS), 0.366f, 0.353f, 0.071f)          \
  X (FRIEND (RAPUNZEL), -0.202f, -0.209f, -0.086f)            \
  X (FRIEND (RED_RIDING_HOOD), -0.457f, -0.276f, -0.324f)     \
  X (FRIEND (ROBIN_HOOD), -0.080f, -0.085f, -0.175f)          \
  X (FRIEND (RUMPELSTILTSKIN), 0.274f, 0.072f, 0.238f)        \
  X (FRIEND (SEVEN_DWARFS), 0.216f, -0.036f, -0.177f)         \
  X (FRIEND (SLEEPING_BEAUTY), -0.194f, -0.333f, -0.021f)     \
  X (FRIEND (SNOW_WHITE), 0.153f, 0.267f, 0.253f)             \
  X (FRIEND (THUMBELINA), -0.202f, -0.269f, -0.382f)          \
  X (FRIEND (TOM_THUMB), 0.335f, 0.226f, 0.111f)              \
  X (FRIEND (WOOD_CUTTER), -0.253f, -0.229f, -0.103f)         \
  X (FABLE (A_FRIENDLY_GAME), 0.428f, 0.225f, 0.089f)         \
  X (FABLE (BIG_BAD_WOLF), -0.080f, -0.029f, 0.076f)          \
  X (FABLE (BRIDGE_TROLL), -0.225f, 0.040f, 0.016f)           \
  X (FABLE (CHINNY_CHIN_CHIN), -0.073f, -0.016f, -0.088f)     \
  X (FABLE (CONSULT_THE_ORACLE), -0.050f, -0.108f, -0.031f)   \
  X (FABLE (CRYSTAL_BALL), 0.034f, -0.335f, -0.094f)          \
  X (FABLE (CURSE_OF_DARKNESS), 0.080f, 0.430f, -0.007f)      \
  X (FABLE (CUTTING_CORNERS), -0.153f, -0.158f, -0.092f)      \
  X (FABLE (DRAGON), 0.294f, 0.054f, 0.070f)                  \
  X (FABLE (FAIRY_FOOD), 0.014f, -0.247f, -0.513f)            \
  X (FABLE (GHOSTLY_WHISPERS), 0.199f, -0.183f, -0.223f)      \
  X (FABLE (GIANT), -0.023f, -0.262f, -0.125f)                \
  X (FABLE (GRANDMAS_HOUSE), 0.350f, -0.178f, -0.139f)        \
  X (FABLE (HARVEST_MOON), 0.028f, 0.047f, 0.261f)            \
  X (FABLE (HIDDEN_VAULT), 0.149f, 0.107f, 0.091f)            \
  X (FABLE (HIRED_HELP), 0.104f, 0.160f, 0.033f)              \
  X (FABLE (LITTLE_HELPERS), -0.277f, 0.066f, 0.175f)         \
  X (FABLE (LONELY_CASTLE), 0.182f, -0.307f, -0.272f)         \
  X (FABLE (MAGIC_FLUTE), -0.162f, -0.269f, 0.019f)           \
  X (FABLE (MYSTERIOUS_STRANGER), -0.429f, -0.431f, -0.340f)  \
  X (FABLE (NIGHT_AT_THE_TAVERN), -0.062f, 0.165f, 0.070f)    \
  X (FABLE (POWERFUL_FRIENDS), 0.347f, 0.274f, 0.535f)        \
  X (FABLE (ROAR), 0.176f, 0.360f, 0.209f)                    \
  X (FABLE (ROYAL_WEDDING), -0.525f, -0.357f, -0.433f)        \
  X (FABLE (SEARCH_THE_PAST), -0.183f, -0.017f, -0.087f)      \
  X (FABLE (SHARE_THE_WEALTH), -0.074f, -0.060f, -0.050f)     \
  X (FABLE (SPY_NETWORK), -0.030f, 0.258f, 0.166f)            \
  X (FABLE (TAXATION), 0.177f, 0.201f, 0.356f)                \
  X (FABLE (THOUGHTFUL_GIFT), 0.324f, 0.102f, 0.292f)         \
  X (FABLE (WANDERING_TRADER), -0.046f, 0.017f, -0.023f)      \
  X (FABLE (WISHING_WELL), 0.441f, -0.061f, -0.148f)          \
  X (FABLE (WOLF), -0.071f, 0.205f, -0.026f)

#define NTH(feature, n) (GRIMM_FEATURE_##feature + (n) - 1)
#define FRIEND(card) (GRIMM_FEATURE_FRIEND + GRIMM_##card - GRIMM_N_FABLES)
#define FABLE(card) (GRIMM_FEATURE_FABLE + GRIMM_##card)

#define TWO(feature, two, three, four) [feature] = (two),
#define THREE(feature, two, three, four) [feature] = (three),
#define FOUR(feature, two, three, four) [feature] = (four),

const float grimm_weights[GRIMM_MAX_SEATS - 1][GRIMM_N_FEATURES] = {
  { WEIGHTS (TWO) },
  { WEIGHTS (THREE) },
  { WEIGHTS (FOUR) },
};
