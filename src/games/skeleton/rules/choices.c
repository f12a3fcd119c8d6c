/* choices.c: what is chosen before a game of Hedge Dice, and who plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "state.h"

#include <glib/gi18n-lib.h>

/* In the order of SkeletonMode. */
static const BrambleNamed modes[] = {
  { "race", NC_("mode", "Everybody for themselves") },
  { "together", NC_("mode", "All together") },
  { NULL },
};

/* One of each kind that there is. */
const BrambleChoice skeleton_choices[] = {
  [SKELETON_CHOICE_MODE] = {
    .id = "mode",
    .name = NC_("choice", "How to play"),
    .kind = BRAMBLE_CHOICE_ONE,
    .values = modes,
  },
  [SKELETON_CHOICE_GOAL] = {
    .id = "goal",
    .name = NC_("choice", "Berries to pick"),
    .kind = BRAMBLE_CHOICE_NUMBER,
    .min = SKELETON_MIN_GOAL,
    .max = SKELETON_MAX_GOAL,
    .usual = 30,
  },
  [SKELETON_CHOICE_GENTLE] = {
    .id = "gentle",
    .name = NC_("choice", "Gentle thorns"),
    .explanation = NC_("choice", "A thorn costs only its own die, not the whole throw."),
    .kind = BRAMBLE_CHOICE_SWITCH,
  },
  [SKELETON_CHOICE_POKER_FACE] = {
    .id = "poker-face",
    .name = NC_("choice", "Poker face"),
    .explanation = NC_("choice", "Who has no wasp is asked for it as well, so that nobody knows who has it."),
    .kind = BRAMBLE_CHOICE_SWITCH,
  },
  [SKELETON_CHOICE_START] = {
    .id = "start",
    .name = NC_("choice", "Who throws first?"),
    .kind = BRAMBLE_CHOICE_SEAT,
  },
  [SKELETON_CHOICE_HEAD_START] = {
    .id = "head-start",
    .name = NC_("choice", "Berries to begin with"),
    .kind = BRAMBLE_CHOICE_NUMBER,
    .per_seat = TRUE,
    .max = SKELETON_MAX_HEAD_START,
  },
  { NULL },
};

const BrambleLook skeleton_looks[] = {
  { "one", NC_("look", "One"), "dice/white-1", "dice/white-1", "#8c3b3b" },
  { "two", NC_("look", "Two"), "dice/white-2", "dice/white-2", "#3f78b5" },
  { "three", NC_("look", "Three"), "dice/white-3", "dice/white-3", "#5f9b4c" },
  { "four", NC_("look", "Four"), "dice/white-4", "dice/white-4", "#d9822b" },
  { "five", NC_("look", "Five"), "dice/white-5", "dice/white-5", "#7d56a6" },
  { "six", NC_("look", "Six"), "dice/white-6", "dice/white-6", "#6b6b6b" },
  { NULL },
};

/* One that answers by a rule of its own, and one that tries. */
const BrambleLevel skeleton_levels[] = {
  {
    .id = "frog",
    .name = NC_("bot", "Frog"),
    .line = NC_("bot", "Throws two dice and hopes."),
    .choose = skeleton_leap,
  },
  {
    .id = "badger",
    .name = NC_("bot", "Badger"),
    .line = NC_("bot", "Reckons what a throw is worth."),
    .playouts = 1000,
    .horizon = SKELETON_ROUNDS,
    .habit = 1,
  },
  { NULL },
};
