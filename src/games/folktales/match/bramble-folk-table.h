/* bramble-folk-table.h: everything that lies on the table of Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-folk-hero.h"
#include "bramble-table.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_FOLK_TABLE (bramble_folk_table_get_type ())
G_DECLARE_FINAL_TYPE (BrambleFolkTable, bramble_folk_table, BRAMBLE, FOLK_TABLE, BrambleTable)

BrambleFolkTable  *bramble_folk_table_new         (BrambleMatch     *match);

/* What is seen now. */
const FolkState   *bramble_folk_table_get_shown   (BrambleFolkTable *self);
const char *const *bramble_folk_table_get_names   (BrambleFolkTable *self);
GListModel        *bramble_folk_table_get_heroes  (BrambleFolkTable *self);
GListModel        *bramble_folk_table_get_offered (BrambleFolkTable *self);

G_END_DECLS
