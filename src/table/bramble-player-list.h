/* bramble-player-list.h: who can play at a seat
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <game.h>

G_BEGIN_DECLS

GtkDropDown *bramble_player_list_new      (const BrambleGame *game,
                                           gboolean           nobody);
void         bramble_player_list_describe (GtkDropDown       *list,
                                           const BrambleGame *game);

G_END_DECLS
