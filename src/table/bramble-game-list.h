/* bramble-game-list.h: the finished games that can be watched again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-store.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GAME_LIST (bramble_game_list_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGameList, bramble_game_list, BRAMBLE, GAME_LIST, GtkWidget)

void bramble_game_list_read (BrambleGameList *self,
                             BrambleStore    *store);

G_END_DECLS
