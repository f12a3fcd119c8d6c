/* bramble-skeleton-board.h: Hedge Dice on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-board.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_SKELETON_BOARD (bramble_skeleton_board_get_type ())
G_DECLARE_FINAL_TYPE (BrambleSkeletonBoard, bramble_skeleton_board, BRAMBLE, SKELETON_BOARD, BrambleBoard)

BrambleBoard *bramble_skeleton_board_new (BrambleMatch *match,
                                          gboolean      privacy);

/* What a whole table is, small: what everybody may see of it. */
GtkWidget    *bramble_skeleton_preview_new (BrambleMatch *match);

G_END_DECLS
