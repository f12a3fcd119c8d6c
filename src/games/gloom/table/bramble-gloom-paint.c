/* bramble-gloom-paint.c: what cards of Fairytale Gloom are painted with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-paint.h"

#include <math.h>
#include <rules/gloom.h>
#include <rules/text.h>

#include "bramble-art.h"
#include "bramble-miniature.h"

/* How much smaller letters may get to fit, and in which steps. */
#define SMALLEST 0.56
#define STEP 0.06

const GdkRGBA bramble_gloom_ink = { 0.13f, 0.10f, 0.14f, 1 };
const GdkRGBA bramble_gloom_bone = { 0.92f, 0.88f, 0.79f, 1 };
const GdkRGBA bramble_gloom_flame = { 1.0f, 0.83f, 0.35f, 1 };
const GdkRGBA bramble_gloom_night = { 0.10f, 0.08f, 0.11f, 1 };

/* Returns (transfer full): points with their sign before them, also among words that
 * run from the right to the left. */
char *
bramble_gloom_number (int n)
{
  g_autofree char *number = gloom_number (n);

  return g_strconcat ("\u200e", number, NULL);
}

/* Paints a picture into @bounds, which have its proportions but for being so many times as high. */
void
bramble_gloom_paint_drawn_out (GtkWidget             *widget,
                               GtkSnapshot           *snapshot,
                               const char            *art,
                               const graphene_rect_t *bounds,
                               float                  times)
{
  double pixels = bramble_miniature_pixels (widget);
  gboolean exact;
  GdkTexture *texture;

  if (bounds->size.width < 1 || bounds->size.height < 1)
    return;
  texture = bramble_art_peek (bramble_art_get_default (), art, MAX (1, (int) lround (bounds->size.width * pixels)),
                              MAX (1, (int) lround (bounds->size.height / times * pixels)), &exact);
  if (texture)
    bramble_art_paint (widget, snapshot, texture, bounds);
}

/* Paints a picture into @bounds, which have its proportions. */
void
bramble_gloom_paint_art (GtkWidget             *widget,
                         GtkSnapshot           *snapshot,
                         const char            *art,
                         const graphene_rect_t *bounds)
{
  bramble_gloom_paint_drawn_out (widget, snapshot, art, bounds, 1);
}

static PangoLayout *
lay_out (GtkWidget  *widget,
         const char *text,
         double      size,
         guint       type)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, type & BRAMBLE_GLOOM_BOLD ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style (font, type & BRAMBLE_GLOOM_ITALIC ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  if (type & BRAMBLE_GLOOM_SERIF)
    pango_font_description_set_family_static (font, "serif");
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

/* How wide @text is in a line of its own, in pixels. */
double
bramble_gloom_text_width (GtkWidget  *widget,
                          const char *text,
                          double      size,
                          guint       type)
{
  g_autoptr (PangoLayout) layout = lay_out (widget, text, size, type);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* How high @text is in lines of this width, in pixels. */
double
bramble_gloom_text_height (GtkWidget  *widget,
                           const char *text,
                           double      size,
                           guint       type,
                           double      width)
{
  g_autoptr (PangoLayout) layout = lay_out (widget, text, size, type);
  int height;

  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* Whether no word had to be broken or cut. */
static gboolean
fits (PangoLayout           *layout,
      const graphene_rect_t *bounds)
{
  int width, height;

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_width (layout, (int) (bounds->size.width * PANGO_SCALE));
  pango_layout_get_pixel_size (layout, &width, &height);
  return (float) height <= bounds->size.height + 0.5f && (float) width <= bounds->size.width + 0.5f;
}

/**
 * bramble_gloom_paint_text:
 * @size: how high the letters are in pixels, while there is room for it
 *
 * Sets words into @bounds. Where there are too many, the letters get smaller.
 */
void
bramble_gloom_paint_text (GtkWidget             *widget,
                          GtkSnapshot           *snapshot,
                          const char            *text,
                          const graphene_rect_t *bounds,
                          double                 size,
                          guint                  type,
                          const GdkRGBA         *colour)
{
  g_autoptr (PangoLayout) layout = NULL;
  double factor = 1;
  float x = bounds->origin.x, y = bounds->origin.y;
  int height;

  if (text == NULL || *text == '\0' || bounds->size.width < 1)
    return;
  layout = lay_out (widget, text, size, type);
  while (!fits (layout, bounds) && factor > SMALLEST)
    {
      factor -= STEP;
      g_object_unref (layout);
      layout = lay_out (widget, text, size * factor, type);
    }
  if (!fits (layout, bounds))
    {
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
      pango_layout_set_height (layout, (int) (bounds->size.height * PANGO_SCALE));
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  if (type & BRAMBLE_GLOOM_CENTRED)
    {
      pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
      pango_layout_get_pixel_size (layout, NULL, &height);
      y += MAX (0, (bounds->size.height - (float) height) / 2);
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

/**
 * bramble_gloom_paint_points:
 * @printed: as cards print them
 *
 * Points are known by their sign and by their shape: what is taken points down, what
 * is given points up, and nought is round.
 */
void
bramble_gloom_paint_points (GtkWidget             *widget,
                            GtkSnapshot           *snapshot,
                            guint                  printed,
                            const graphene_rect_t *bounds)
{
  int n = GLOOM_PRINTED (printed);
  g_autofree char *number = bramble_gloom_number (n);
  const float height = bounds->size.height;
  const float middle = n < 0 ? 0.42f : n > 0 ? 0.57f : 0.5f;
  graphene_rect_t line = GRAPHENE_RECT_INIT (bounds->origin.x, bounds->origin.y + height * (middle - 0.36f),
                                             bounds->size.width, height * 0.72f);

  bramble_gloom_paint_art (widget, snapshot,
                           n < 0 ? "gloom/icons/points-minus" : n > 0 ? "gloom/icons/points-plus" : "gloom/icons/points-nought",
                           bounds);
  bramble_gloom_paint_text (widget, snapshot, number, &line, height * 0.5, BRAMBLE_GLOOM_BOLD | BRAMBLE_GLOOM_CENTRED,
                            n < 0 ? &bramble_gloom_bone : &bramble_gloom_ink);
}

void
bramble_gloom_paint_icon (GtkWidget             *widget,
                          GtkSnapshot           *snapshot,
                          guint                  icon,
                          const graphene_rect_t *bounds)
{
  g_autofree char *art = g_strconcat ("gloom/icons/", gloom_icon_ids[icon], NULL);

  bramble_gloom_paint_art (widget, snapshot, art, bounds);
}

/* A line through what is covered, light with a dark edge: seen on everything. */
void
bramble_gloom_paint_strike (GtkSnapshot           *snapshot,
                            const graphene_rect_t *bounds,
                            double                 width)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, bounds);
  const double x = bounds->origin.x, y = bounds->origin.y;

  for (guint i = 0; i < 2; i++)
    {
      gdk_cairo_set_source_rgba (cr, i == 0 ? &bramble_gloom_night : &bramble_gloom_flame);
      cairo_set_line_width (cr, i == 0 ? width * 2 : width);
      cairo_move_to (cr, x + bounds->size.width * 0.04, y + bounds->size.height * 0.86);
      cairo_line_to (cr, x + bounds->size.width * 0.96, y + bounds->size.height * 0.14);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
}

void
bramble_gloom_paint_plate (GtkSnapshot           *snapshot,
                           const graphene_rect_t *bounds,
                           double                 radius,
                           const GdkRGBA         *colour)
{
  GskRoundedRect plate;

  gsk_rounded_rect_init_from_rect (&plate, bounds, (float) radius);
  gtk_snapshot_push_rounded_clip (snapshot, &plate);
  gtk_snapshot_append_color (snapshot, colour, bounds);
  gtk_snapshot_pop (snapshot);
}

static void
art_ready (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
}

/* Pictures are painted as soon as they are there. */
void
bramble_gloom_watch_art (GtkWidget *widget)
{
  g_signal_connect_object (bramble_art_get_default (), "ready", G_CALLBACK (art_ready), widget, G_CONNECT_SWAPPED);
}
