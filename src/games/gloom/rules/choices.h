/* choices.h: what is chosen before a game of Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <game.h>

G_BEGIN_DECLS

/* In the order of gloom_choices. */
typedef enum
{
  GLOOM_CHOICE_FAMILIES,
  GLOOM_CHOICE_STORIES,
  GLOOM_CHOICE_FIRST_STORY,
  GLOOM_CHOICE_SECOND_STORY,
  GLOOM_CHOICE_SIMPLE,
  GLOOM_CHOICE_POKER_FACE,
  GLOOM_CHOICE_START,
} GloomChoice;

extern const BrambleChoice gloom_choices[];
extern const BrambleLook gloom_looks[];
extern const BrambleLevel gloom_levels[];

G_END_DECLS
