/* bramble-folk-style.h: how the table of Hungarian Folktales is dressed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>


G_BEGIN_DECLS

void       bramble_folk_style_load (void);
GtkWidget *bramble_folk_line_new   (const char *text,
                                    const char *css_class);

G_END_DECLS
