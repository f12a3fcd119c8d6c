/* bramble-folk-map.h: the map of Hungarian Folktales on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <rules/folk-board.h>

#include "bramble-folk-field.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_FOLK_MAP (bramble_folk_map_get_type ())
G_DECLARE_FINAL_TYPE (BrambleFolkMap, bramble_folk_map, BRAMBLE, FOLK_MAP, GtkWidget)

/* As many figures as can stand on it. */
#define BRAMBLE_FOLK_HEROES 6

GtkWidget        *bramble_folk_map_new        (void);
BrambleFolkField *bramble_folk_map_get_field  (BrambleFolkMap  *self,
                                               guint            field);
void              bramble_folk_map_name_land  (BrambleFolkMap  *self,
                                               FolkLand         land,
                                               const char      *name);
void              bramble_folk_map_put_hero   (BrambleFolkMap  *self,
                                               guint            hero,
                                               const char      *art,
                                               guint            field);
void              bramble_folk_map_set_acting (BrambleFolkMap  *self,
                                               guint            hero);

double            bramble_folk_map_get_scale  (BrambleFolkMap  *self);
void              bramble_folk_map_zoom       (BrambleFolkMap  *self,
                                               double           factor,
                                               double           x,
                                               double           y);
void              bramble_folk_map_pan        (BrambleFolkMap  *self,
                                               double           dx,
                                               double           dy);
void              bramble_folk_map_fit        (BrambleFolkMap  *self);
void              bramble_folk_map_reveal     (BrambleFolkMap  *self,
                                               guint            field);
void              bramble_folk_map_reveal_lit (BrambleFolkMap  *self);

G_END_DECLS
