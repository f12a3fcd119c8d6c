/* bramble-folk-board.h: Hungarian Folktales on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-board.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_FOLK_BOARD (bramble_folk_board_get_type ())
G_DECLARE_FINAL_TYPE (BrambleFolkBoard, bramble_folk_board, BRAMBLE, FOLK_BOARD, BrambleBoard)

BrambleBoard *bramble_folk_board_new (BrambleMatch *match,
                                      gboolean      privacy);

G_END_DECLS
