/* bramble-children.h: taking widgets off others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void bramble_children_unparent   (GtkWidget *widget);
void bramble_children_remove     (GtkBox    *box);
void bramble_children_remove_one (GtkBox    *box,
                                  GtkWidget *child);

void bramble_place             (GtkWidget *child,
                                double     x,
                                double     y,
                                double     width,
                                double     height);

G_END_DECLS
