/* bramble-art.h: pictures, rendered once for each size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_ART (bramble_art_get_type ())
G_DECLARE_FINAL_TYPE (BrambleArt, bramble_art, BRAMBLE, ART, GObject)

BrambleArt *bramble_art_get_default (void);
GdkTexture *bramble_art_peek        (BrambleArt *self,
                                     const char *id,
                                     int         width,
                                     int         height,
                                     gboolean   *exact);
gboolean    bramble_art_has         (BrambleArt *self,
                                     const char *id);
void        bramble_art_settle      (BrambleArt *self);

void        bramble_art_set_outlined (BrambleArt *self,
                                      gboolean    outlined);
gboolean    bramble_art_get_outlined (BrambleArt *self);

gboolean    bramble_art_print       (const char            *id,
                                     cairo_t               *cr,
                                     const graphene_rect_t *bounds,
                                     double                 pixels);
void        bramble_art_paint       (GtkWidget             *widget,
                                     GtkSnapshot           *snapshot,
                                     GdkTexture            *texture,
                                     const graphene_rect_t *bounds);

G_END_DECLS
