/* stuffed-cards.c: stuffies, items and minions, each one row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-cards.h"

#define ON(roll) STUFFED_ON (roll)
#define BIT(status) (1u << STUFFED_##status)

const StuffedItemInfo stuffed_items[STUFFED_N_ITEMS] = {
  [STUFFED_KNITTING_NEEDLE] = { STUFFED_PAWS, 2, STUFFED_MELEE, .effect = STUFFED_EFFECT_DIE_BONUS,
                                .n = 1, .colour = STUFFED_RED, .on = ON (MELEE) },
  [STUFFED_WOODEN_SPOON] = { STUFFED_PAWS, 2, STUFFED_MELEE, .effect = STUFFED_EFFECT_REROLL,
                             .colour = STUFFED_RED, .on = ON (MELEE) },
  [STUFFED_TOFFEE_HAMMER] = { STUFFED_PAWS, 1, STUFFED_MELEE, .effect = STUFFED_EFFECT_ROLL_BONUS,
                              .n = 3, .on = ON (MELEE), .least = 2 },
  [STUFFED_PAN_LID] = { STUFFED_PAWS, 2, STUFFED_MELEE, .effect = STUFFED_EFFECT_ROLL_BONUS,
                        .n = 1, .on = ON (DEFENCE) },
  [STUFFED_SKIPPING_ROPE] = { STUFFED_ACCESSORY, 1, STUFFED_MELEE },
  [STUFFED_PEA_SHOOTER] = { STUFFED_PAWS, 2, STUFFED_RANGED, 3, STUFFED_EFFECT_DIE_BONUS,
                            .n = 1, .colour = STUFFED_GREEN, .on = ON (RANGED) },
  [STUFFED_MARBLE_SLING] = { STUFFED_PAWS, 2, STUFFED_RANGED, 5 },
  [STUFFED_BUTTON_YO_YO] = { STUFFED_ACCESSORY, 2, STUFFED_RANGED, 2 },
  [STUFFED_THIMBLE_HELMET] = { STUFFED_HEAD, 2, .effect = STUFFED_EFFECT_LESS, .n = 1 },
  [STUFFED_NIGHT_LIGHT_CAP] = { STUFFED_HEAD, 2, .effect = STUFFED_EFFECT_DIE_BONUS, .n = 1,
                                .colour = STUFFED_YELLOW, .on = ON (TEST) | ON (TASK) | ON (SEARCH) | ON (MOVE) },
  [STUFFED_PAPER_CROWN] = { STUFFED_HEAD, 1, .effect = STUFFED_EFFECT_DIE_BONUS, .n = 1,
                            .colour = STUFFED_BLUE, .on = ON (TEST) | ON (TASK) | ON (MOVE) },
  [STUFFED_WALNUT_CAP] = { STUFFED_HEAD, 2, .effect = STUFFED_EFFECT_PREVENT, .n = 4 },
  [STUFFED_EARMUFFS] = { STUFFED_HEAD, 1, .effect = STUFFED_EFFECT_IMMUNE, .set = BIT (SCARED) | BIT (WORRIED) },
  [STUFFED_OVEN_GLOVE_COAT] = { STUFFED_BODY, 2, .effect = STUFFED_EFFECT_ROLL_BONUS, .n = 1,
                                .on = ON (DEFENCE) },
  [STUFFED_RAINCOAT] = { STUFFED_BODY, 1, .effect = STUFFED_EFFECT_IMMUNE, .set = BIT (SOGGY) | BIT (TANGLED) },
  [STUFFED_PATCHWORK_WAISTCOAT] = { STUFFED_BODY, 2, .effect = STUFFED_EFFECT_ROLL_BONUS, .n = 1,
                                    .on = ON (WHITE) },
  [STUFFED_BATH_TOWEL_CAPE] = { STUFFED_BODY, 2, .effect = STUFFED_EFFECT_ROLL_BONUS, .n = 2,
                                .on = ON (MOVE) },
  [STUFFED_TEA_COSY] = { STUFFED_BODY, 1, .effect = STUFFED_EFFECT_WARM, .n = 1 },
  [STUFFED_DRESSING_GOWN] = { STUFFED_BODY, 1, .effect = STUFFED_EFFECT_IMMUNE,
                              .set = BIT (TORN) | BIT (LONELY) },
  [STUFFED_SHOELACE_ROPE] = { STUFFED_ACCESSORY, 1, .effect = STUFFED_EFFECT_CROSS, .colour = STUFFED_GREEN },
  [STUFFED_PAPER_BOAT] = { STUFFED_ACCESSORY, 1, .effect = STUFFED_EFFECT_CROSS, .colour = STUFFED_BLUE },
  [STUFFED_SEWING_KIT] = { STUFFED_ACCESSORY, 2, .effect = STUFFED_EFFECT_MEND, .n = 3 },
  [STUFFED_TIN_WHISTLE] = { STUFFED_ACCESSORY, 2, .effect = STUFFED_EFFECT_CALM, .n = 2 },
  [STUFFED_MAGNIFYING_GLASS] = { STUFFED_ACCESSORY, 2, .effect = STUFFED_EFFECT_ROLL_BONUS, .n = 2,
                                 .on = ON (SEARCH) },
  [STUFFED_HANDKERCHIEF] = { STUFFED_ACCESSORY, 2, .effect = STUFFED_EFFECT_COMFORT, .n = 1 },
  [STUFFED_JAM_SANDWICH] = { STUFFED_PARTY, 1, .effect = STUFFED_EFFECT_EACH_STUFFING, .n = 1 },
  [STUFFED_BALL_OF_WOOL] = { STUFFED_PARTY, 1, .effect = STUFFED_EFFECT_GIVE },
  [STUFFED_PEPPERMINTS] = { STUFFED_PARTY, 1, .effect = STUFFED_EFFECT_EACH_CURED },
  [STUFFED_LAVENDER_BAG] = { STUFFED_PARTY, 1, .effect = STUFFED_EFFECT_HUSH },
  [STUFFED_PICTURE_BOOK] = { STUFFED_PARTY, 1, .effect = STUFFED_EFFECT_REROLL, .colour = STUFFED_BLUE,
                             .on = 0xff },
  [STUFFED_BRASS_COMPASS] = { STUFFED_PARTY, 1, .effect = STUFFED_EFFECT_ROLL_BONUS, .n = 1,
                              .on = ON (MOVE) },
};

/* Nothing but a walk; an attack; and an attack that leaves something behind. */
#define WALK(speed) { speed, 0, 0, STUFFED_SPECIAL_NONE, 0, 0 }
#define HIT(speed, range, strength) { speed, range, strength, STUFFED_SPECIAL_NONE, 0, 0 }
#define LEAVES(speed, range, strength, status) { speed, range, strength, STUFFED_SPECIAL_STATUS, 0, STUFFED_##status }
#define AROUND(speed, n, status) { speed, 0, 0, STUFFED_SPECIAL_WITHIN, n, STUFFED_##status }
#define SNATCH(speed, range, strength) { speed, range, strength, STUFFED_SPECIAL_STORED, 0, 0 }
#define SWEEP(speed, range, strength, n) { speed, range, strength, STUFFED_SPECIAL_OTHERS, n, 0 }
#define NO_SHIELD STUFFED_NONE

const StuffedMinionInfo stuffed_minions[STUFFED_N_MINIONS] = {
  [STUFFED_LINTLING] = { 4, NO_SHIELD,
    { WALK (0), HIT (3, 1, 2), HIT (3, 1, 2), HIT (4, 1, 3), HIT (4, 1, 3), HIT (4, 1, 4) } },
  [STUFFED_LAMPMOTH] = { 5, NO_SHIELD,
    { WALK (3), HIT (3, 2, 2), HIT (3, 2, 3), HIT (4, 3, 3), LEAVES (4, 3, 3, SCARED), HIT (4, 3, 4) } },
  [STUFFED_HOOKLING] = { 6, NO_SHIELD,
    { HIT (2, 1, 2), HIT (2, 1, 3), HIT (2, 1, 4), HIT (2, 1, 4), LEAVES (3, 1, 4, TANGLED), HIT (4, 1, 6) } },
  [STUFFED_INKBLOT] = { 5, NO_SHIELD,
    { AROUND (0, 2, WORRIED), LEAVES (2, 1, 3, SOGGY), LEAVES (2, 1, 3, SOGGY), HIT (3, 1, 4), LEAVES (3, 1, 4, WORRIED),
      HIT (3, 2, 5) } },
  [STUFFED_LINT_BARON] = { 7, NO_SHIELD,
    { { 0, 0, 0, STUFFED_SPECIAL_COMES, 1, 0 }, HIT (2, 1, 3), HIT (2, 1, 4), HIT (3, 1, 4), HIT (3, 1, 5), HIT (3, 1, 5) } },
  [STUFFED_DAME_DUSK] = { 7, NO_SHIELD,
    { AROUND (4, 3, SCARED), HIT (4, 3, 3), HIT (4, 3, 4), HIT (4, 3, 4), HIT (4, 3, 5), LEAVES (4, 4, 5, SCARED) } },
  [STUFFED_OLD_HOOK] = { 7, NO_SHIELD,
    { HIT (2, 1, 2), HIT (2, 1, 4), HIT (2, 1, 4), LEAVES (3, 1, 5, TANGLED), SNATCH (3, 2, 5), LEAVES (4, 1, 6, TORN) } },
  [STUFFED_GREAT_AUNT_SPILL] = { 7, NO_SHIELD,
    { AROUND (0, 3, SOGGY), HIT (2, 1, 3), LEAVES (2, 1, 4, SOGGY), HIT (3, 1, 4), LEAVES (3, 2, 4, WORRIED),
      LEAVES (3, 2, 5, SOGGY) } },
  [STUFFED_MITTEN_KING] = { 8, NO_SHIELD,
    { WALK (0), HIT (2, 1, 4), HIT (2, 1, 4), LEAVES (3, 1, 5, LONELY), HIT (3, 2, 5), SWEEP (3, 1, 5, 2) } },
  [STUFFED_EMPTY_COAT] = { 7, NO_SHIELD,
    { WALK (0), LEAVES (2, 1, 3, TANGLED), HIT (2, 1, 4), LEAVES (3, 1, 4, LONELY), LEAVES (3, 2, 4, TANGLED),
      SWEEP (4, 1, 5, 2) } },
  [STUFFED_THUNDER_KETTLE] = { 7, STUFFED_ANGRY,
    { AROUND (0, 2, ANGRY), HIT (2, 1, 4), HIT (3, 1, 4), LEAVES (3, 2, 4, ANGRY), HIT (3, 2, 5), SWEEP (4, 1, 5, 2) } },
  [STUFFED_WASNT_ME] = { 7, NO_SHIELD,
    { AROUND (0, 3, WORRIED), LEAVES (1, 2, 3, TANGLED), HIT (1, 2, 4), LEAVES (2, 3, 4, WORRIED), LEAVES (2, 3, 4, TANGLED),
      SNATCH (2, 3, 5) } },
  [STUFFED_LONG_CLOCK] = { 8, NO_SHIELD,
    { AROUND (0, 2, SLEEPY), HIT (1, 1, 4), HIT (2, 1, 4), LEAVES (2, 2, 5, SLEEPY), LEAVES (2, 2, 5, WORRIED),
      SNATCH (3, 1, 5) } },
  [STUFFED_GREY_TIDE] = { 7, NO_SHIELD,
    { AROUND (2, 2, SOGGY), LEAVES (2, 1, 4, SOGGY), HIT (2, 1, 4), LEAVES (3, 2, 4, LONELY), LEAVES (3, 2, 5, SOGGY),
      SWEEP (4, 1, 5, 2) } },
  [STUFFED_NOON_SHADOW] = { 8, NO_SHIELD,
    { AROUND (4, 3, LONELY), HIT (3, 1, 4), LEAVES (3, 2, 4, SCARED), LEAVES (4, 2, 4, LONELY), LEAVES (4, 2, 5, SCARED),
      SNATCH (4, 3, 5) } },
};

const StuffedAbilityInfo stuffed_abilities[STUFFED_N_ABILITIES] = {
  [STUFFED_BEHIND_ME] = { "behind-me", STUFFED_WINDOW_HIT, 0, 0 },
  [STUFFED_HEAVE] = { "heave", STUFFED_WINDOW_OWN, 2, 0 },
  [STUFFED_GRIT] = { "grit", STUFFED_WINDOW_CHANGE, 0, 0xff },
  [STUFFED_SCAMPER] = { "scamper", STUFFED_WINDOW_ADD, 2, ON (MOVE) },
  [STUFFED_THROUGH_THE_CRACK] = { "through-the-crack", STUFFED_WINDOW_OWN, 0, 0 },
  [STUFFED_SQUEAK] = { "squeak", STUFFED_WINDOW_OWN, 2, 0 },
  [STUFFED_PINS] = { "pins", STUFFED_WINDOW_ALWAYS, STUFFED_PINS_RANGE, 0 },
  [STUFFED_PINNED] = { "pinned", STUFFED_WINDOW_MINION, 4, 0 },
  [STUFFED_ONE_MORE_PIN] = { "one-more-pin", STUFFED_WINDOW_ADD, 3, STUFFED_ON_ATTACKS },
  [STUFFED_DEEP_POCKETS] = { "deep-pockets", STUFFED_WINDOW_DRAWN, 0, 0 },
  [STUFFED_I_MEANT_THAT] = { "i-meant-that", STUFFED_WINDOW_CHANGE, 0, 0xff },
  [STUFFED_TALL_TALE] = { "tall-tale", STUFFED_WINDOW_DRAWN, 0, 0 },
  [STUFFED_LULLABY] = { "lullaby", STUFFED_WINDOW_OWN, 0, 0 },
  [STUFFED_WARM_WOOL] = { "warm-wool", STUFFED_WINDOW_OWN, 2, 0 },
  [STUFFED_HUSH] = { "hush", STUFFED_WINDOW_SLEEP, 0, 0 },
  [STUFFED_IN_THE_SHELL] = { "in-the-shell", STUFFED_WINDOW_ALWAYS, 0, 0 },
  [STUFFED_I_REMEMBER] = { "i-remember", STUFFED_WINDOW_OWN, 0, 0 },
  [STUFFED_WAIT_FOR_IT] = { "wait-for-it", STUFFED_WINDOW_HIT, 4, 0 },
};

const StuffedStatusInfo stuffed_statuses[STUFFED_N_STATUSES] = {
  [STUFFED_SCARED] = { STUFFED_BLUE, STUFFED_NONE, 4, FALSE, FALSE },
  [STUFFED_WORRIED] = { STUFFED_BLUE, STUFFED_NONE, 4, FALSE, FALSE },
  [STUFFED_ANGRY] = { STUFFED_BLUE, STUFFED_NONE, 5, FALSE, FALSE },
  [STUFFED_TORN] = { STUFFED_GREEN, STUFFED_NONE, 5, TRUE, FALSE },
  [STUFFED_SOGGY] = { STUFFED_RED, STUFFED_NONE, 4, FALSE, FALSE },
  [STUFFED_TANGLED] = { STUFFED_RED, STUFFED_GREEN, 4, TRUE, FALSE },
  [STUFFED_LONELY] = { STUFFED_NONE, STUFFED_NONE, 0, FALSE, FALSE },
  [STUFFED_SLEEPY] = { STUFFED_YELLOW, STUFFED_NONE, 5, FALSE, FALSE },
  [STUFFED_COURAGEOUS] = { STUFFED_NONE, STUFFED_NONE, 0, FALSE, TRUE },
  [STUFFED_CHEERFUL] = { STUFFED_NONE, STUFFED_NONE, 0, FALSE, TRUE },
  [STUFFED_COSY] = { STUFFED_NONE, STUFFED_NONE, 0, FALSE, TRUE },
};
