/* gloom-presentation.c: Fairytale Gloom on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include <bramble-presentation.h>
#include <rules/gloom.h>

#include "bramble-gloom-board.h"
#include "bramble-gloom-card.h"
#include "bramble-gloom-hand.h"
#include "bramble-gloom-preview.h"

const BramblePresentation gloom_presentation = {
  .game = &gloom_game,
  .tagline = N_("Make your family as wretched as you can, cheer up the others, and end every tale unhappily."),
  .front = "gloom/box/front",
  .spine = "gloom/box/spine",
  .board = bramble_gloom_board_new,
  .preview = bramble_gloom_preview_new,
  .hand = bramble_gloom_fill_hand,
  .describe_card = bramble_gloom_describe_card,
};
