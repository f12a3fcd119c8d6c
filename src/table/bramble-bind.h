/* bramble-bind.h: a box whose children follow a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef GtkWidget *(*BrambleCreateWidget) (gpointer item,
                                           gpointer user_data);

void bramble_bind_box (GtkBox              *box,
                       GListModel          *model,
                       BrambleCreateWidget  create,
                       gpointer             user_data);

G_END_DECLS
