/* bramble-stuffed-lines.h: what is between the squares of a map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <rules/stuffed-grid.h>

G_BEGIN_DECLS

GskRenderNode *bramble_stuffed_lines_new  (const StuffedMap *map,
                                           double            size);
void           bramble_stuffed_lines_sign (const StuffedMap *map,
                                           double            size,
                                           GtkWidget        *widget,
                                           GtkSnapshot      *snapshot);

G_END_DECLS
