/* bramble-miniature.h: something large, made small
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_MINIATURE (bramble_miniature_get_type ())
G_DECLARE_FINAL_TYPE (BrambleMiniature, bramble_miniature, BRAMBLE, MINIATURE, GtkWidget)

GtkWidget *bramble_miniature_get_child (BrambleMiniature *self);
void       bramble_miniature_set_child (BrambleMiniature *self,
                                        GtkWidget        *child);
double     bramble_miniature_pixels    (GtkWidget        *widget);

G_END_DECLS
