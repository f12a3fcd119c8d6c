/* bramble-grimm-table.h: everything that lies on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-grimm-location.h"
#include "bramble-grimm-player.h"
#include "bramble-grimm-site.h"
#include "bramble-item-list.h"
#include "bramble-table.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GRIMM_TABLE (bramble_grimm_table_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGrimmTable, bramble_grimm_table, BRAMBLE, GRIMM_TABLE, BrambleTable)

BrambleGrimmTable *bramble_grimm_table_new                (BrambleMatch      *match);

const char        *bramble_grimm_table_get_window         (BrambleGrimmTable *self);
const char        *bramble_grimm_table_get_window_name    (BrambleGrimmTable *self);
guint              bramble_grimm_table_get_deck_size      (BrambleGrimmTable *self);
guint              bramble_grimm_table_get_friend_deck_size (BrambleGrimmTable *self);

GListModel        *bramble_grimm_table_get_players        (BrambleGrimmTable *self);
GListModel        *bramble_grimm_table_get_locations      (BrambleGrimmTable *self);
GListModel        *bramble_grimm_table_get_discard        (BrambleGrimmTable *self);
GListModel        *bramble_grimm_table_get_friend_discard (BrambleGrimmTable *self);
GListModel        *bramble_grimm_table_get_turned_up      (BrambleGrimmTable *self);
GListModel        *bramble_grimm_table_get_looked_at      (BrambleGrimmTable *self);
GListModel        *bramble_grimm_table_get_supply         (BrambleGrimmTable *self);
GListModel        *bramble_grimm_table_get_bonuses        (BrambleGrimmTable *self);

G_END_DECLS
