/* bramble-grimm-player-view.h: a player's board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-grimm-table.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GRIMM_PLAYER_VIEW (bramble_grimm_player_view_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGrimmPlayerView, bramble_grimm_player_view, BRAMBLE, GRIMM_PLAYER_VIEW, GtkWidget)

GtkWidget *bramble_grimm_player_view_new (BrambleGrimmTable  *table,
                                          BrambleGrimmPlayer *player,
                                          gboolean            own);

G_END_DECLS
