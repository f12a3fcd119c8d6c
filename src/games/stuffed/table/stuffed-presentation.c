/* stuffed-presentation.c: Stuffed Fables on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include <bramble-presentation.h>
#include <rules/stuffed-game.h>

#include "bramble-stuffed-board.h"

const BramblePresentation stuffed_presentation = {
  .game = &stuffed_game,
  .tagline = N_("Climb down into the dark under the bed, all together, and bring back a good night’s sleep."),
  .front = "stuffed/box/front",
  .spine = "stuffed/box/spine",
  .board = bramble_stuffed_board_new,
};
