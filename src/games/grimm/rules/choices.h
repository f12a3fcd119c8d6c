/* choices.h: what is chosen before a game of The Grimm Forest, and who plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <game.h>

G_BEGIN_DECLS

/* Places in grimm_choices. */
enum
{
  GRIMM_CHOICE_EDITION, /* a place in grimm_editions */
  GRIMM_CHOICE_CARDS,   /* 0: the basic ones, 1: all */
  GRIMM_CHOICE_START,   /* who begins */
};

extern const BrambleChoice grimm_choices[];
extern const BrambleLook grimm_looks[];
extern const BrambleLevel grimm_levels[];
extern const BrambleTemper grimm_tempers[];

G_END_DECLS
