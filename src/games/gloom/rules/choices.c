/* choices.c: what is chosen before a game of Fairytale Gloom, and who plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "choices.h"

#include <glib/gi18n-lib.h>

static const BrambleNamed families[] = {
  { "in-turn", NC_("families", "Chosen in turn") },
  { "dealt", NC_("families", "Dealt") },
  { NULL },
};

/* In the order of how many there are, counted down from two. */
static const BrambleNamed numbers_of_stories[] = {
  { "two", NC_("stories", "Two") },
  { "one", NC_("stories", "One") },
  { "none", NC_("stories", "None") },
  { NULL },
};

/* Chance, then the Stories in the order of their cards; names belong to a choice. */
static const BrambleNamed first_stories[] = {
  { "chance", NC_("first-story", "Chance decides") },
  { "fairys-invoice", NC_("first-story", "The Fairy’s Invoice") },
  { "kingdom-to-let", NC_("first-story", "A Kingdom to Let") },
  { "regency-of-rats", NC_("first-story", "The Regency of Rats") },
  { "frogs-love-letters", NC_("first-story", "The Frog’s Love Letters") },
  { "heart-in-a-box", NC_("first-story", "A Heart in a Box") },
  { "guests-for-the-oven", NC_("first-story", "Guests for the Oven") },
  { "long-night", NC_("first-story", "The Long Night") },
  { "wolves-unionise", NC_("first-story", "The Wolves Unionise") },
  { "goose-keeps-the-books", NC_("first-story", "The Goose Keeps the Books") },
  { "dragons-pension", NC_("first-story", "The Dragon’s Pension") },
  { NULL },
};

static const BrambleNamed second_stories[] = {
  { "chance", NC_("second-story", "Chance decides") },
  { "fairys-invoice", NC_("second-story", "The Fairy’s Invoice") },
  { "kingdom-to-let", NC_("second-story", "A Kingdom to Let") },
  { "regency-of-rats", NC_("second-story", "The Regency of Rats") },
  { "frogs-love-letters", NC_("second-story", "The Frog’s Love Letters") },
  { "heart-in-a-box", NC_("second-story", "A Heart in a Box") },
  { "guests-for-the-oven", NC_("second-story", "Guests for the Oven") },
  { "long-night", NC_("second-story", "The Long Night") },
  { "wolves-unionise", NC_("second-story", "The Wolves Unionise") },
  { "goose-keeps-the-books", NC_("second-story", "The Goose Keeps the Books") },
  { "dragons-pension", NC_("second-story", "The Dragon’s Pension") },
  { NULL },
};

const BrambleChoice gloom_choices[] = {
  [GLOOM_CHOICE_FAMILIES] = {
    .id = "families",
    .name = NC_("choice", "Families"),
    .explanation = NC_("choice", "Everybody chooses one Character at a time, or four are dealt to each."),
    .kind = BRAMBLE_CHOICE_ONE,
    .values = families,
  },
  [GLOOM_CHOICE_STORIES] = {
    .id = "stories",
    .name = NC_("choice", "Stories"),
    .explanation = NC_("choice", "Stories lie in the middle for families that show enough of an icon."),
    .kind = BRAMBLE_CHOICE_ONE,
    .values = numbers_of_stories,
  },
  [GLOOM_CHOICE_FIRST_STORY] = {
    .id = "first-story",
    .name = NC_("choice", "The first Story"),
    .kind = BRAMBLE_CHOICE_ONE,
    .values = first_stories,
  },
  [GLOOM_CHOICE_SECOND_STORY] = {
    .id = "second-story",
    .name = NC_("choice", "The second Story"),
    .explanation = NC_("choice", "If it is the same as the first, chance decides."),
    .kind = BRAMBLE_CHOICE_ONE,
    .values = second_stories,
  },
  [GLOOM_CHOICE_SIMPLE] = {
    .id = "simple",
    .name = NC_("choice", "Very simple"),
    .explanation = NC_("choice", "No effect counts, and there are no Events and no Stories: for a first game."),
    .kind = BRAMBLE_CHOICE_SWITCH,
  },
  [GLOOM_CHOICE_POKER_FACE] = {
    .id = "poker-face",
    .name = NC_("choice", "Poker face"),
    .explanation = NC_("choice", "Is asked about Responses whether or not it holds one, so that nobody can tell."),
    .kind = BRAMBLE_CHOICE_SWITCH,
    .per_seat = TRUE,
    .for_people = TRUE,
  },
  [GLOOM_CHOICE_START] = {
    .id = "start",
    .name = NC_("choice", "Who had the worst day, and so begins?"),
    .kind = BRAMBLE_CHOICE_SEAT,
  },
  { NULL },
};

const BrambleLook gloom_looks[] = {
  { "orange", NC_("look", "Orange"), "gloom/ravens/raven-orange", "gloom/seals/orange", "#d9822b" },
  { "blue", NC_("look", "Blue"), "gloom/ravens/raven-blue", "gloom/seals/blue", "#3f78b5" },
  { "purple", NC_("look", "Purple"), "gloom/ravens/raven-purple", "gloom/seals/purple", "#7d56a6" },
  { "green", NC_("look", "Green"), "gloom/ravens/raven-green", "gloom/seals/green", "#5f9b4c" },
  { "rose", NC_("look", "Rose"), "gloom/ravens/raven-rose", "gloom/seals/rose", "#b5567a" },
  { NULL },
};

const BrambleLevel gloom_levels[] = {
  {
    .id = "moth",
    .name = NC_("bot", "Moth"),
    .line = NC_("bot", "Flutters round the candle and hopes for the worst."),
    .playouts = 10,
    .horizon = 0,
    .habit = 1,
    .softness = 0.35,
  },
  {
    .id = "toad",
    .name = NC_("bot", "Toad"),
    .line = NC_("bot", "Sits on its own misery and minds nobody else’s."),
    .playouts = 32,
    .horizon = 0,
    .habit = 1,
    .softness = 0.09,
  },
  {
    .id = "crow",
    .name = NC_("bot", "Crow"),
    .line = NC_("bot", "Brings you good news at the worst of times."),
    .playouts = 80,
    .horizon = 0,
    .habit = 1,
    .softness = 0.04,
  },
  {
    .id = "owl",
    .name = NC_("bot", "Owl"),
    .line = NC_("bot", "Has read the last page and keeps it to itself."),
    .playouts = 800,
    .horizon = 1,
    .habit = 1,
    .softness = 0,
  },
  { NULL },
};
