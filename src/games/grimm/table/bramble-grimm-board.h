/* bramble-grimm-board.h: The Grimm Forest on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-log.h>
#include <bramble-match.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GRIMM_BOARD (bramble_grimm_board_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGrimmBoard, bramble_grimm_board, BRAMBLE, GRIMM_BOARD, GtkWidget)

GtkWidget    *bramble_grimm_board_new       (BrambleMatch      *match,
                                             gboolean           privacy);
BrambleLog   *bramble_grimm_board_get_log   (BrambleGrimmBoard *self);

void        bramble_grimm_board_hint (BrambleGrimmBoard *self);

G_END_DECLS
