/* bramble-folk-roads.h: the ways of the map, drawn from the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Units of the picture of the map to a step of the grid. */
#define BRAMBLE_FOLK_UNIT 10

GskRenderNode *bramble_folk_roads_new       (void);
GskRenderNode *bramble_folk_roads_new_route (const guint8 *fields,
                                             guint         n,
                                             gboolean      dashed);

G_END_DECLS
