/* bramble-children.h: widgets in others: taking them off, giving them places
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

guint bramble_children_count     (GtkWidget *widget);

void bramble_measure_nothing   (GtkWidget      *widget,
                                GtkOrientation  orientation,
                                int             for_size,
                                int            *minimum,
                                int            *natural,
                                int            *minimum_baseline,
                                int            *natural_baseline);
void bramble_place             (GtkWidget *child,
                                double     x,
                                double     y,
                                double     width,
                                double     height);

G_END_DECLS
