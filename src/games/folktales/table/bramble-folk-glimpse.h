/* bramble-folk-glimpse.h: a piece of the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_FOLK_GLIMPSE (bramble_folk_glimpse_get_type ())
G_DECLARE_FINAL_TYPE (BrambleFolkGlimpse, bramble_folk_glimpse, BRAMBLE, FOLK_GLIMPSE, GtkWidget)

GtkWidget *bramble_folk_glimpse_new      (GtkWidget *map,
                                          GtkWidget *middle);
GtkWidget *bramble_folk_glimpse_new_land (guint      land,
                                          gboolean   small);

G_END_DECLS
