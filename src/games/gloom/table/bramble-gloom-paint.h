/* bramble-gloom-paint.h: what cards of Fairytale Gloom are painted with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How words are set. */
typedef enum
{
  BRAMBLE_GLOOM_PLAIN = 0,
  BRAMBLE_GLOOM_BOLD = 1 << 0,
  BRAMBLE_GLOOM_ITALIC = 1 << 1,
  BRAMBLE_GLOOM_SERIF = 1 << 2,
  BRAMBLE_GLOOM_CENTRED = 1 << 3, /* in both directions */
} BrambleGloomType;

extern const GdkRGBA bramble_gloom_ink;
extern const GdkRGBA bramble_gloom_bone;
extern const GdkRGBA bramble_gloom_flame;
extern const GdkRGBA bramble_gloom_night;

void bramble_gloom_paint_art    (GtkWidget             *widget,
                                 GtkSnapshot           *snapshot,
                                 const char            *art,
                                 const graphene_rect_t *bounds);
void bramble_gloom_paint_drawn_out (GtkWidget          *widget,
                                 GtkSnapshot           *snapshot,
                                 const char            *art,
                                 const graphene_rect_t *bounds,
                                 float                  times);
void bramble_gloom_paint_text   (GtkWidget             *widget,
                                 GtkSnapshot           *snapshot,
                                 const char            *text,
                                 const graphene_rect_t *bounds,
                                 double                 size,
                                 guint                  type,
                                 const GdkRGBA         *colour);
void bramble_gloom_paint_points (GtkWidget             *widget,
                                 GtkSnapshot           *snapshot,
                                 guint                  printed,
                                 const graphene_rect_t *bounds);
void bramble_gloom_paint_icon   (GtkWidget             *widget,
                                 GtkSnapshot           *snapshot,
                                 guint                  icon,
                                 const graphene_rect_t *bounds);
void bramble_gloom_paint_strike (GtkSnapshot           *snapshot,
                                 const graphene_rect_t *bounds,
                                 double                 width);
void bramble_gloom_paint_plate  (GtkSnapshot           *snapshot,
                                 const graphene_rect_t *bounds,
                                 double                 radius,
                                 const GdkRGBA         *colour);
double bramble_gloom_text_width (GtkWidget             *widget,
                                 const char            *text,
                                 double                 size,
                                 guint                  type);
double bramble_gloom_text_height (GtkWidget            *widget,
                                 const char            *text,
                                 double                 size,
                                 guint                  type,
                                 double                 width);

char *bramble_gloom_number      (int                    n);

/* For widgets that paint pictures: they are painted again when one is ready. */
void bramble_gloom_watch_art    (GtkWidget             *widget);

G_END_DECLS
