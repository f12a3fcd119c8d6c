/* bramble-gloom-board.h: Fairytale Gloom on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-board.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GLOOM_BOARD (bramble_gloom_board_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGloomBoard, bramble_gloom_board, BRAMBLE, GLOOM_BOARD, BrambleBoard)

BrambleBoard *bramble_gloom_board_new (BrambleMatch *match,
                                       gboolean      privacy);

G_END_DECLS
