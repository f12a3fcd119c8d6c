/* stuffed-things.c: what there is in Stuffed Fables, each with a name of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ids are in stories, in saved games, in the names of pictures and on the console; they
 * never change.
 */

#include "stuffed-things.h"

const char *const stuffed_colour_ids[STUFFED_N_COLOURS] = {
  [STUFFED_RED] = "red",
  [STUFFED_GREEN] = "green",
  [STUFFED_YELLOW] = "yellow",
  [STUFFED_BLUE] = "blue",
  [STUFFED_PURPLE] = "purple",
  [STUFFED_WHITE] = "white",
  [STUFFED_BLACK] = "black",
};

const char *const stuffed_stuffy_ids[STUFFED_N_STUFFIES] = {
  [STUFFED_BARTLE] = "bartle",
  [STUFFED_WICK] = "wick",
  [STUFFED_PRICKLE] = "prickle",
  [STUFFED_FINN] = "finn",
  [STUFFED_LULLA] = "lulla",
  [STUFFED_TODDLE] = "toddle",
};

const char *const stuffed_status_ids[STUFFED_N_STATUSES] = {
  [STUFFED_SCARED] = "scared",
  [STUFFED_WORRIED] = "worried",
  [STUFFED_ANGRY] = "angry",
  [STUFFED_TORN] = "torn",
  [STUFFED_SOGGY] = "soggy",
  [STUFFED_TANGLED] = "tangled",
  [STUFFED_LONELY] = "lonely",
  [STUFFED_SLEEPY] = "sleepy",
  [STUFFED_COURAGEOUS] = "courageous",
  [STUFFED_CHEERFUL] = "cheerful",
  [STUFFED_COSY] = "cosy",
};

const char *const stuffed_token_ids[STUFFED_N_TOKENS] = {
  [STUFFED_TOKEN_OBJECTIVE] = "objective",
  [STUFFED_TOKEN_LOST] = "lost",
  [STUFFED_TOKEN_DOOR] = "door",
  [STUFFED_TOKEN_WAGON] = "wagon",
  [STUFFED_TOKEN_TRAIN] = "train",
};

const char *const stuffed_level_ids[STUFFED_N_LEVELS] = {
  [STUFFED_GENTLE] = "gentle",
  [STUFFED_NORMAL] = "normal",
  [STUFFED_BRAVE] = "brave",
};

const char *const stuffed_minion_ids[STUFFED_N_MINIONS] = {
  [STUFFED_LINTLING] = "lintling",
  [STUFFED_LAMPMOTH] = "lampmoth",
  [STUFFED_HOOKLING] = "hookling",
  [STUFFED_INKBLOT] = "inkblot",
  [STUFFED_LINT_BARON] = "lint-baron",
  [STUFFED_DAME_DUSK] = "dame-dusk",
  [STUFFED_OLD_HOOK] = "old-hook",
  [STUFFED_GREAT_AUNT_SPILL] = "great-aunt-spill",
  [STUFFED_MITTEN_KING] = "mitten-king",
  [STUFFED_EMPTY_COAT] = "empty-coat",
  [STUFFED_THUNDER_KETTLE] = "thunder-kettle",
  [STUFFED_WASNT_ME] = "wasnt-me",
  [STUFFED_LONG_CLOCK] = "long-clock",
  [STUFFED_GREY_TIDE] = "grey-tide",
  [STUFFED_NOON_SHADOW] = "noon-shadow",
};

const char *const stuffed_item_ids[STUFFED_N_ITEMS] = {
  [STUFFED_KNITTING_NEEDLE] = "knitting-needle",
  [STUFFED_WOODEN_SPOON] = "wooden-spoon",
  [STUFFED_TOFFEE_HAMMER] = "toffee-hammer",
  [STUFFED_PAN_LID] = "pan-lid",
  [STUFFED_SKIPPING_ROPE] = "skipping-rope",
  [STUFFED_PEA_SHOOTER] = "pea-shooter",
  [STUFFED_MARBLE_SLING] = "marble-sling",
  [STUFFED_BUTTON_YO_YO] = "button-yo-yo",
  [STUFFED_THIMBLE_HELMET] = "thimble-helmet",
  [STUFFED_NIGHT_LIGHT_CAP] = "night-light-cap",
  [STUFFED_PAPER_CROWN] = "paper-crown",
  [STUFFED_WALNUT_CAP] = "walnut-cap",
  [STUFFED_EARMUFFS] = "earmuffs",
  [STUFFED_OVEN_GLOVE_COAT] = "oven-glove-coat",
  [STUFFED_RAINCOAT] = "raincoat",
  [STUFFED_PATCHWORK_WAISTCOAT] = "patchwork-waistcoat",
  [STUFFED_BATH_TOWEL_CAPE] = "bath-towel-cape",
  [STUFFED_TEA_COSY] = "tea-cosy",
  [STUFFED_DRESSING_GOWN] = "dressing-gown",
  [STUFFED_SHOELACE_ROPE] = "shoelace-rope",
  [STUFFED_PAPER_BOAT] = "paper-boat",
  [STUFFED_SEWING_KIT] = "sewing-kit",
  [STUFFED_TIN_WHISTLE] = "tin-whistle",
  [STUFFED_MAGNIFYING_GLASS] = "magnifying-glass",
  [STUFFED_HANDKERCHIEF] = "handkerchief",
  [STUFFED_JAM_SANDWICH] = "jam-sandwich",
  [STUFFED_BALL_OF_WOOL] = "ball-of-wool",
  [STUFFED_PEPPERMINTS] = "peppermints",
  [STUFFED_LAVENDER_BAG] = "lavender-bag",
  [STUFFED_PICTURE_BOOK] = "picture-book",
  [STUFFED_BRASS_COMPASS] = "brass-compass",
};

const char *const stuffed_environment_ids[STUFFED_N_ENVIRONMENTS] = {
  [STUFFED_THICK_DUST] = "thick-dust",
  [STUFFED_CREAKING_FLOOR] = "creaking-floor",
  [STUFFED_KITCHEN_STEAM] = "kitchen-steam",
  [STUFFED_LOUD_CLOCKS] = "loud-clocks",
  [STUFFED_MOONBEAM] = "moonbeam",
  [STUFFED_FOLLOWING_WIND] = "following-wind",
  [STUFFED_SMELL_OF_TOAST] = "smell-of-toast",
};

/* Returns the number of what has an id, in one of these tables; or STUFFED_NONE. */
guint
stuffed_find_id (const char *const *ids,
                 guint              n,
                 const char        *id)
{
  for (guint i = 0; i < n; i++)
    if (g_str_equal (ids[i], id))
      return i;
  return STUFFED_NONE;
}
