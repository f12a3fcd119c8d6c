/* choices.c: what is chosen before a game of The Grimm Forest, and who plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "choices.h"

#include <glib/gi18n-lib.h>

#include "editions.h"
#include "grimm.h"

#define NAMED(edition, id, name) { id, name },
static const BrambleNamed editions[] = {
  GRIMM_EDITIONS (NAMED)
  { NULL },
};
#undef NAMED

static const BrambleNamed card_sets[] = {
  { "basic", NC_("cards", "Basic cards, for a first game") },
  { "all", NC_("cards", "All cards") },
  { NULL },
};

const BrambleChoice grimm_choices[] = {
  [GRIMM_CHOICE_EDITION] = {
    .id = "edition",
    .name = NC_("choice", "Rules"),
    .explanation = NC_("choice", "The draft is an older version of the game, with other Friends and one Build Site more."),
    .kind = BRAMBLE_CHOICE_ONE,
    .values = editions,
  },
  [GRIMM_CHOICE_CARDS] = {
    .id = "cards",
    .name = NC_("choice", "Cards"),
    .kind = BRAMBLE_CHOICE_ONE,
    .values = card_sets,
  },
  [GRIMM_CHOICE_START] = {
    .id = "start",
    .name = NC_("choice", "Who had bacon last, and so begins?"),
    .kind = BRAMBLE_CHOICE_SEAT,
  },
  { NULL },
};

const BrambleLook grimm_looks[] = {
  { "orange", NC_("look", "Orange"), "grimm/pigs/pig-orange", "grimm/symbols/orange", "#d9822b" },
  { "blue", NC_("look", "Blue"), "grimm/pigs/pig-blue", "grimm/symbols/blue", "#3f78b5" },
  { "purple", NC_("look", "Purple"), "grimm/pigs/pig-purple", "grimm/symbols/purple", "#7d56a6" },
  { "green", NC_("look", "Green"), "grimm/pigs/pig-green", "grimm/symbols/green", "#5f9b4c" },
  { NULL },
};

const BrambleLevel grimm_levels[] = {
  {
    .id = "gosling",
    .former = "greedy",
    .name = NC_("bot", "Gosling"),
    .line = NC_("bot", "Follows its nose and never looks far."),
    .playouts = 12,
    .horizon = 0,
    .habit = 0.5,
    .softness = 0.30,
  },
  {
    .id = "hedgehog",
    .name = NC_("bot", "Hedgehog"),
    .line = NC_("bot", "Builds steadily and thinks about this round."),
    .playouts = 24,
    .horizon = 0,
    .habit = 0.5,
    .softness = 0.10,
    .tempered = TRUE,
  },
  {
    .id = "fox",
    .name = NC_("bot", "Fox"),
    .line = NC_("bot", "Weighs every path and guesses where the others go."),
    .playouts = 48,
    .horizon = 0,
    .habit = 0.5,
    .softness = 0.03,
    .tempered = TRUE,
  },
  {
    .id = "raven",
    .name = NC_("bot", "Raven"),
    .line = NC_("bot", "Knows the tales, forgets nothing and is hard to beat."),
    .playouts = 2500,
    .caution = 4,
    .horizon = 1,
    .habit = 0,
    .softness = 0,
  },
  { NULL },
};

/* What they like is weighed so that nobody wins more or less for it. */
const BrambleTemper grimm_tempers[] = {
  {
    .id = "reader",
    .name = NC_("temper", "Bookworm"),
    .line = NC_("temper", "Draws Fables and plays them as soon as it can."),
    .face = "grimm/tempers/reader",
    .likes = { [GRIMM_HABIT_FABLES_DRAWN] = 0.08, [GRIMM_HABIT_FABLES_PLAYED] = 0.1 },
  },
  {
    .id = "hunter",
    .name = NC_("temper", "Hunter"),
    .line = NC_("temper", "Robs whoever is ahead, and lets nobody build in peace."),
    .face = "grimm/tempers/hunter",
    .likes = { [GRIMM_HABIT_HUNT] = 0.35, [GRIMM_HABIT_FABLES_DRAWN] = 0.05 },
    .envy = 1,
  },
  {
    .id = "builder",
    .name = NC_("temper", "Bricklayer"),
    .line = NC_("temper", "Keeps out of the crowd and builds before anything else."),
    .face = "grimm/tempers/builder",
    .likes = { [GRIMM_HABIT_ALONE] = 0.4, [GRIMM_HABIT_BUILT] = 0.15, [GRIMM_HABIT_FABLES_DRAWN] = -0.1 },
  },
  {
    .id = "gambler",
    .name = NC_("temper", "Gambler"),
    .line = NC_("temper", "Goes where most lies, and would rather draw than build."),
    .face = "grimm/tempers/gambler",
    .likes = { [GRIMM_HABIT_BOLD] = 0.4, [GRIMM_HABIT_BUILT] = -0.12, [GRIMM_HABIT_FABLES_DRAWN] = 0.05 },
  },
  { NULL },
};
