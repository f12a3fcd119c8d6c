/* bramble-game-box.h: a game in its box
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-presentation.h"

G_BEGIN_DECLS

/* How wide a box is that is so high. */
#define BRAMBLE_GAME_BOX_WIDTH(height) ((height) * 258 / 300)

#define BRAMBLE_TYPE_GAME_BOX (bramble_game_box_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGameBox, bramble_game_box, BRAMBLE, GAME_BOX, GtkButton)

GtkWidget                 *bramble_game_box_new            (const BramblePresentation *game);
const BramblePresentation *bramble_game_box_get_game       (BrambleGameBox            *self);
void                       bramble_game_box_set_chosen     (BrambleGameBox            *self,
                                                            gboolean                   chosen);
void                       bramble_game_box_set_unfinished (BrambleGameBox            *self,
                                                            guint                      n);
const char                *bramble_game_box_get_about      (BrambleGameBox            *self);

G_END_DECLS
