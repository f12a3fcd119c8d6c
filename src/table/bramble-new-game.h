/* bramble-new-game.h: how a game is to be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-store.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_NEW_GAME (bramble_new_game_get_type ())
G_DECLARE_FINAL_TYPE (BrambleNewGame, bramble_new_game, BRAMBLE, NEW_GAME, GtkWidget)

GtkWidget     *bramble_new_game_new         (const BrambleGame  *game);
BrambleRecord *bramble_new_game_make_record (BrambleNewGame     *self,
                                             BrambleStore       *store,
                                             GError            **error);

G_END_DECLS
