/* bramble-folk-example.h: pieces of the table as examples, to be looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *bramble_folk_example_road  (const char *words);
GtkWidget *bramble_folk_example_throw (const char *words);
GtkWidget *bramble_folk_example_land  (const char *id);

G_END_DECLS
