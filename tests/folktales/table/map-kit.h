/* map-kit.h: the map of Hungarian Folktales in a window of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-folk-map.h>

G_BEGIN_DECLS

/* What is shown now. */
extern GtkWindow *window;
extern BrambleFolkMap *map;

void             map_present    (int         width,
                                 int         height);
void             map_show       (int         width,
                                 int         height);
void             map_put_away   (void);
void             map_settle     (void);
graphene_point_t map_get_middle (guint       field);
gboolean         map_sees       (guint       field);
guint            map_find       (const char *id);

G_END_DECLS
