/* bramble-stuffed-thread.c: what is sewn and written on felt
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-thread.h"

/**
 * bramble_stuffed_thread_use:
 * @size: of a square, in pixels
 *
 * Sews whatever @cr strokes next.
 */
void
bramble_stuffed_thread_use (const BrambleStuffedThread *thread,
                            double                      size,
                            cairo_t                    *cr)
{
  const double dashes[] = { thread->stitch * size, thread->gap * size };
  GdkRGBA colour;

  gdk_rgba_parse (&colour, thread->colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, MAX (thread->width * size, 1));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dashes, thread->stitch > 0 ? G_N_ELEMENTS (dashes) : 0, 0);
}

/* A box with round corners as a path. */
void
bramble_stuffed_trace_box (cairo_t               *cr,
                           const graphene_rect_t *box,
                           double                 corner)
{
  double left = box->origin.x + corner;
  double top = box->origin.y + corner;
  double right = box->origin.x + box->size.width - corner;
  double bottom = box->origin.y + box->size.height - corner;

  cairo_new_sub_path (cr);
  cairo_arc (cr, left, top, corner, G_PI, 1.5 * G_PI);
  cairo_arc (cr, right, top, corner, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (cr, right, bottom, corner, 0, 0.5 * G_PI);
  cairo_arc (cr, left, bottom, corner, 0.5 * G_PI, G_PI);
  cairo_close_path (cr);
}

/**
 * bramble_stuffed_sew_box:
 * @size: of a square, in pixels
 * @box: with corners of @corner pixels
 */
void
bramble_stuffed_sew_box (GtkSnapshot                *snapshot,
                         const BrambleStuffedThread *thread,
                         double                      size,
                         const graphene_rect_t      *box,
                         double                      corner)
{
  graphene_rect_t bounds = *box;
  cairo_t *cr;

  graphene_rect_inset (&bounds, (float) (-thread->width * size - 1), (float) (-thread->width * size - 1));
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  bramble_stuffed_thread_use (thread, size, cr);
  bramble_stuffed_trace_box (cr, box, corner);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/**
 * bramble_stuffed_write:
 * @size: of the letters, in pixels
 * @x: the middle of the words
 * @y: likewise
 */
void
bramble_stuffed_write (GtkWidget   *widget,
                       GtkSnapshot *snapshot,
                       const char  *text,
                       const char  *colour,
                       double       size,
                       double       x,
                       double       y)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_new ();
  int width, height;
  GdkRGBA rgba;

  gdk_rgba_parse (&rgba, colour);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &width, &height);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x - width / 2.0), (float) (y - height / 2.0)));
  gtk_snapshot_append_layout (snapshot, layout, &rgba);
  gtk_snapshot_restore (snapshot);
}

/* A flat shape with round ends. */
static void
append_round (GtkSnapshot           *snapshot,
              const graphene_rect_t *bounds,
              const char            *colour)
{
  GskRoundedRect shape;
  GdkRGBA rgba;

  gdk_rgba_parse (&rgba, colour);
  gsk_rounded_rect_init_from_rect (&shape, bounds, bounds->size.height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &rgba, bounds);
  gtk_snapshot_pop (snapshot);
}

/* Words on paper with a rim, in the middle of @bounds. */
void
bramble_stuffed_append_badge (GtkWidget             *widget,
                              GtkSnapshot           *snapshot,
                              const graphene_rect_t *bounds,
                              const char            *text,
                              const char            *rim,
                              const char            *paper,
                              const char            *ink,
                              double                 letters)
{
  graphene_rect_t inner = *bounds;

  graphene_rect_inset (&inner, bounds->size.height * 0.08f, bounds->size.height * 0.08f);
  append_round (snapshot, bounds, rim);
  append_round (snapshot, &inner, paper);
  bramble_stuffed_write (widget, snapshot, text, ink, letters, bounds->origin.x + bounds->size.width / 2,
                         bounds->origin.y + bounds->size.height / 2);
}
