/* bramble-stuffed-map.h: a page's map on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-stuffed-target.h>
#include <bramble-target.h>
#include <rules/stuffed-grid.h>

#include "bramble-stuffed-figure.h"
#include "bramble-stuffed-square.h"
#include "bramble-stuffed-trail.h"

G_BEGIN_DECLS

/* The toys, then minions in the order of their column. */
#define BRAMBLE_STUFFED_FIGURES (STUFFED_MAX_SEATS + STUFFED_MAX_MINIONS)

#define BRAMBLE_TYPE_STUFFED_MAP (bramble_stuffed_map_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedMap, bramble_stuffed_map, BRAMBLE, STUFFED_MAP, BrambleStuffedSprite)

GtkWidget            *bramble_stuffed_map_new         (void);
void                  bramble_stuffed_map_set_page    (BrambleStuffedMap *self,
                                                       const StuffedMap  *map,
                                                       const char        *ground);
BrambleTarget        *bramble_stuffed_map_get_target  (BrambleStuffedMap *self,
                                                       guint              square);
BrambleStuffedSquare *bramble_stuffed_map_get_square  (BrambleStuffedMap *self,
                                                       guint              square);
BrambleStuffedFigure *bramble_stuffed_map_put_figure  (BrambleStuffedMap *self,
                                                       guint              figure,
                                                       guint              square);
void                  bramble_stuffed_map_take_figure (BrambleStuffedMap *self,
                                                       guint              figure);
void                  bramble_stuffed_map_walk        (BrambleStuffedMap *self,
                                                       guint              figure,
                                                       const guint8      *squares,
                                                       guint              n,
                                                       double             pace);
gboolean              bramble_stuffed_map_get_walking (BrambleStuffedMap *self);
void                  bramble_stuffed_map_set_trail   (BrambleStuffedMap         *self,
                                                       const BrambleStuffedTrail *trail);
guint                 bramble_stuffed_map_get_pointed (BrambleStuffedMap *self);

G_END_DECLS
