/* bramble-stuffed-board.h: Stuffed Fables on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-board.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_BOARD (bramble_stuffed_board_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedBoard, bramble_stuffed_board, BRAMBLE, STUFFED_BOARD, BrambleBoard)

BrambleBoard *bramble_stuffed_board_new (BrambleMatch *match,
                                         gboolean      privacy);

G_END_DECLS
