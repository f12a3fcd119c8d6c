/* bramble-grimm-board.h: The Grimm Forest on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-board.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GRIMM_BOARD (bramble_grimm_board_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGrimmBoard, bramble_grimm_board, BRAMBLE, GRIMM_BOARD, BrambleBoard)

BrambleBoard *bramble_grimm_board_new (BrambleMatch *match,
                                       gboolean      privacy);

G_END_DECLS
