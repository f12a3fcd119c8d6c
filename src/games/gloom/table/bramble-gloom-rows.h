/* bramble-gloom-rows.h: cards in two rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GLOOM_ROWS (bramble_gloom_rows_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGloomRows, bramble_gloom_rows, BRAMBLE, GLOOM_ROWS, GtkLayoutManager)

GtkLayoutManager *bramble_gloom_rows_new (void);

G_END_DECLS
