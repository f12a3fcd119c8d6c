/* bramble-folk-map.h: the map of Hungarian Folktales on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <rules/folk-board.h>

#include "bramble-folk-field.h"
#include "bramble-target.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_FOLK_MAP (bramble_folk_map_get_type ())
G_DECLARE_FINAL_TYPE (BrambleFolkMap, bramble_folk_map, BRAMBLE, FOLK_MAP, GtkWidget)

/* As many figures as can stand on it. */
#define BRAMBLE_FOLK_HEROES 6

/* As many ways as can be shown at once, and fields on one. */
#define BRAMBLE_FOLK_ROUTES 2
#define BRAMBLE_FOLK_MAX_WALK 12

/* What two ways to one field are called. */
extern const char *const bramble_folk_route_letters[BRAMBLE_FOLK_ROUTES];

GtkWidget        *bramble_folk_map_new        (void);
BrambleFolkField *bramble_folk_map_get_field  (BrambleFolkMap  *self,
                                               guint            field);
BrambleTarget    *bramble_folk_map_get_target (BrambleFolkMap  *self,
                                               guint            field);
guint             bramble_folk_map_get_pointed (BrambleFolkMap *self);
void              bramble_folk_map_name_land  (BrambleFolkMap  *self,
                                               FolkLand         land,
                                               const char      *name);
void              bramble_folk_map_set_note   (BrambleFolkMap  *self,
                                               guint            field,
                                               const char      *note);
void              bramble_folk_map_put_hero   (BrambleFolkMap  *self,
                                               guint            hero,
                                               const char      *art,
                                               guint            field);
void              bramble_folk_map_set_flag   (BrambleFolkMap   *self,
                                               guint             hero,
                                               const char       *art);
void              bramble_folk_map_set_acting (BrambleFolkMap  *self,
                                               guint            hero);

void              bramble_folk_map_show_route (BrambleFolkMap  *self,
                                               guint            route,
                                               const guint8    *fields,
                                               guint            n);
void              bramble_folk_map_walk       (BrambleFolkMap  *self,
                                               guint            hero,
                                               const guint8    *fields,
                                               guint            n,
                                               double           pace);
void              bramble_folk_map_stop_walk  (BrambleFolkMap  *self);

double            bramble_folk_map_get_scale  (BrambleFolkMap  *self);
void              bramble_folk_map_zoom       (BrambleFolkMap  *self,
                                               double           factor,
                                               double           x,
                                               double           y);
void              bramble_folk_map_pan        (BrambleFolkMap  *self,
                                               double           dx,
                                               double           dy);
void              bramble_folk_map_fit        (BrambleFolkMap  *self);
void              bramble_folk_map_show_whole (BrambleFolkMap  *self);
void              bramble_folk_map_reveal     (BrambleFolkMap  *self,
                                               guint            field);
void              bramble_folk_map_reveal_lit (BrambleFolkMap  *self);

G_END_DECLS
