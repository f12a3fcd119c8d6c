/* look.h: everything that a window shows, as text and as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns (transfer full): a text of the accessibility tree, or NULL. */
char   *look_accessible (GtkWidget             *widget,
                         GtkAccessibleProperty  property);

/* Returns (transfer full): the tree of widgets below @widget, one a line, with
 * everything about it that can be seen, read, pointed at or heard. */
char   *look_texts      (GtkWidget             *widget);

/* Returns (transfer full): the pixels of a window that has come to rest. */
GBytes *look_picture    (GtkWidget             *window);

/* Runs what waits to be run. */
void    look_settle     (void);

G_END_DECLS
