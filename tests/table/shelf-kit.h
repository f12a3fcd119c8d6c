/* shelf-kit.h: finding what is to be seen on the shelf
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns (transfer full): what is of @type below @widget and can be seen. */
GPtrArray *shelf_all    (gpointer    widget,
                         GType       type);

/* Returns (transfer none): one of them. */
gpointer   shelf_nth    (gpointer    widget,
                         GType       type,
                         guint       n);

guint      shelf_count  (gpointer    widget,
                         GType       type);

/* Returns (transfer none) (nullable): the button that runs @action. */
GtkWidget *shelf_button (gpointer    widget,
                         const char *action);

G_END_DECLS
