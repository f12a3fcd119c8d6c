/* look.h: everything that a window shows, as text and as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* So often is something drawn, at most, until it has come to rest. */
#define LOOK_FRAMES 30

typedef gboolean (*LookUntil) (gpointer user_data);

/* Returns (transfer full): a text of the accessibility tree, or NULL. */
char   *look_accessible (GtkWidget             *widget,
                         GtkAccessibleProperty  property);

/* Returns (transfer full): the tree of widgets below @widget, one a line, with
 * everything about it that can be seen, read, pointed at or heard. */
char   *look_texts      (GtkWidget             *widget);

/* Returns (transfer full): the pixels of a window that has come to rest. */
GBytes *look_picture    (GtkWidget             *window);

/* Leaves a picture of a window as NAME in the directory BRAMBLE_PICTURES, if that is set: to be
 * looked at by people. */
void    look_photograph (GtkWidget             *window,
                         const char            *name);

/* Returns (transfer none): a window with nothing but @widget, where what lies on it can be touched. */
GtkWindow *look_present (GtkWidget             *widget,
                         int                    width,
                         int                    height);

/* Runs what waits to be run, and what the display answers to it. */
void    look_settle     (void);

/* Runs everything until something is so, while the window of @widget is drawn LOOK_FRAMES times.
 * Returns FALSE when it is not so even then. */
gboolean look_wait      (GtkWidget             *widget,
                         LookUntil              until,
                         gpointer               user_data);

/* Runs everything for a while, and until the display has answered: on a busy
 * machine it may be far behind. */
void    look_run_for    (guint                  milliseconds);

/* Returns (transfer none) (nullable): what has popped up within @widget. */
GtkWidget *look_popover (GtkWidget             *widget);

/* Returns (transfer none): the widget of @type in @widget that comes in place @n. */
gpointer look_nth       (GtkWidget             *widget,
                         GType                  type,
                         guint                  n);

/* Lets go of the last reference: a thread that reads or thinks may hold @object
 * a moment longer than others. */
void    look_finalize   (gpointer               object);

G_END_DECLS
