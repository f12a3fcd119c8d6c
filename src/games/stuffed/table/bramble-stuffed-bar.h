/* bramble-stuffed-bar.h: how far a task is, a stitch for each point
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_BAR (bramble_stuffed_bar_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedBar, bramble_stuffed_bar, BRAMBLE, STUFFED_BAR, GtkWidget)

GtkWidget *bramble_stuffed_bar_new (guint colour,
                                    guint total,
                                    guint number,
                                    guint least,
                                    guint most);

G_END_DECLS
