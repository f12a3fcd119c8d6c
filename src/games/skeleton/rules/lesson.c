/* lesson.c: a first game of Hedge Dice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "state.h"

#include <glib/gi18n-lib.h>

static const char *const places[] = { "leaves seat-1 2", NULL };

static const BrambleLessonReply replies[] = {
  { 0, 1, "dice", "one-die" },
  { 0, 1, "offer", "drop" },
  { 0, 1, "reply", "decline" },
  { 0 },
};

static const BrambleLessonStep steps[] = {
  {
    .id = "berries", .ask = "dice", .thing = "berries/1",
    .text = N_("You pick berries, and whoever has enough of them first wins. So far you have none."),
  },
  {
    .id = "leaves", .ask = "dice", .position = "leaves seat-1 2", .thing = "leaves/1",
    .text = N_("You have two dock leaves. Each of them soothes a thorn."),
  },
  {
    .id = "throw", .ask = "dice", .answer = "two-dice", .thing = "cup/3", .again = TRUE,
    .text = N_("More dice bring more berries, but also more thorns. Try two of them."),
  },
  {
    .id = "offer", .ask = "offer",
    .text = N_("You may offer something to another player, or offer nothing."),
  },
  {
    .id = "picked", .event = "thrown seat seat-1 *", .thing = "berries/1",
    .text = N_("These are the berries that you have picked so far."),
  },
  { NULL },
};

const BrambleLesson skeleton_lesson = {
  .setup = "players=2 seed=5 goal=20 start=seat-1",
  .places = places,
  .level = "frog",
  .steps = steps,
  .replies = replies,
  .end = N_("That was your first game."),
};
