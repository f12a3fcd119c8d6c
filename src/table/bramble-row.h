/* bramble-row.h: things in a row that grow with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_ROW (bramble_row_get_type ())
G_DECLARE_FINAL_TYPE (BrambleRow, bramble_row, BRAMBLE, ROW, GtkLayoutManager)

G_END_DECLS
