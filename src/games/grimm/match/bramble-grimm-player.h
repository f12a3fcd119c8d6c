/* bramble-grimm-player.h: a player, the board and the cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GRIMM_PLAYER (bramble_grimm_player_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGrimmPlayer, bramble_grimm_player, BRAMBLE, GRIMM_PLAYER, GObject)

guint       bramble_grimm_player_get_seat     (BrambleGrimmPlayer *self);
const char *bramble_grimm_player_get_name     (BrambleGrimmPlayer *self);
const char *bramble_grimm_player_get_pig      (BrambleGrimmPlayer *self);
gboolean    bramble_grimm_player_get_asked    (BrambleGrimmPlayer *self);
const char *bramble_grimm_player_get_location (BrambleGrimmPlayer *self);

GListModel *bramble_grimm_player_get_hand     (BrambleGrimmPlayer *self);
GListModel *bramble_grimm_player_get_gathers  (BrambleGrimmPlayer *self);
GListModel *bramble_grimm_player_get_front    (BrambleGrimmPlayer *self);
GListModel *bramble_grimm_player_get_next     (BrambleGrimmPlayer *self);
GListModel *bramble_grimm_player_get_friend   (BrambleGrimmPlayer *self);
GListModel *bramble_grimm_player_get_sites    (BrambleGrimmPlayer *self);

G_END_DECLS
