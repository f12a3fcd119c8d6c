/* bramble-stuffed-table.h: everything that lies on the table of Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-stuffed-toy.h"
#include "bramble-table.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_TABLE (bramble_stuffed_table_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedTable, bramble_stuffed_table, BRAMBLE, STUFFED_TABLE, BrambleTable)

BrambleStuffedTable *bramble_stuffed_table_new       (BrambleMatch        *match);

/* What is seen now. */
const StuffedState  *bramble_stuffed_table_get_shown (BrambleStuffedTable *self);
const char *const   *bramble_stuffed_table_get_names (BrambleStuffedTable *self);
GListModel          *bramble_stuffed_table_get_toys  (BrambleStuffedTable *self);

G_END_DECLS
