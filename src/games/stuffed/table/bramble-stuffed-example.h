/* bramble-stuffed-example.h: pieces of the table as examples, to be looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <rules/stuffed-state.h>

G_BEGIN_DECLS

GtkWidget *bramble_stuffed_picture_of  (const StuffedState *s,
                                        int                 width,
                                        int                 height);
GtkWidget *bramble_stuffed_example_map (void);

G_END_DECLS
