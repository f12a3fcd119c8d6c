/* bramble-shelf.h: where one starts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_SHELF (bramble_shelf_get_type ())
G_DECLARE_FINAL_TYPE (BrambleShelf, bramble_shelf, BRAMBLE, SHELF, GtkWidget)

void bramble_shelf_set_can_continue (BrambleShelf *self,
                                     gboolean      can_continue);
void bramble_shelf_set_picture      (BrambleShelf *self,
                                     GtkWidget    *picture,
                                     const char   *caption);

G_END_DECLS
