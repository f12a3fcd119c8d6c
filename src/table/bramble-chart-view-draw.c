/* bramble-chart-view-draw.c: the lines of a chart, drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-chart-view-private.h"

#include <math.h>

#include "bramble-art.h"
#include "bramble-miniature.h"

/* Of the symbols of the players on their lines. */
#define SYMBOL 18
/* Between the numbers at the side or below and the lines: no symbol at the end of one covers them. */
#define GAP (SYMBOL / 2.0 + 3)

static guint
highest (BrambleChartView *self)
{
  guint most = self->measure->scale;

  for (guint point = 0; point < bramble_chart_get_n_points (self->chart); point++)
    for (guint seat = 0; seat < bramble_chart_get_n_seats (self->chart); seat++)
      most = MAX (most, bramble_chart_get_value (self->chart, point, seat));
  return MAX (most, 1);
}

/* Returns (nullable): what the line of @seat is known by, in games where that differs. */
const BrambleLook *
bramble_chart_view_get_look (BrambleChartView *self,
                             guint             seat)
{
  return bramble_seat_get_look (bramble_match_get_seat (self->match, seat));
}

static PangoLayout *
number_layout (BrambleChartView *self,
               guint             number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  return gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
}

/* Says where everything is in the room there is. */
void
bramble_chart_view_get_plot (BrambleChartView *self,
                             BrambleChartPlot *plot)
{
  g_autoptr (PangoLayout) widest = NULL;
  int width, height;

  plot->n_points = bramble_chart_get_n_points (self->chart);
  plot->most = highest (self);
  plot->mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  widest = number_layout (self, MAX (plot->most, 88));
  pango_layout_get_pixel_size (widest, &width, &height);
  /* The first symbols lie beside the numbers, not upon them. */
  plot->left = plot->mirrored ? 12 : width + GAP + 2;
  plot->right = gtk_widget_get_width (GTK_WIDGET (self)) - (plot->mirrored ? width + GAP + 2 : 12);
  plot->top = height / 2.0 + 4;
  plot->bottom = gtk_widget_get_height (GTK_WIDGET (self)) - height - 2 - GAP;
}

static double
x_of (const BrambleChartPlot *plot,
      guint                   point)
{
  double part = plot->n_points < 2 ? 0.5 : (double) point / (plot->n_points - 1);

  return plot->left + (plot->mirrored ? 1 - part : part) * (plot->right - plot->left);
}

static double
y_of (const BrambleChartPlot *plot,
      guint                   value)
{
  return plot->bottom - (double) value / plot->most * (plot->bottom - plot->top);
}

/* Where the line of @seat is. Lines that run together stay side by side. */
static double
line_y (BrambleChartView       *self,
        const BrambleChartPlot *plot,
        guint                   point,
        guint                   seat)
{
  double shift = (seat - (bramble_chart_get_n_seats (self->chart) - 1) / 2.0) * 2.0;

  return y_of (plot, bramble_chart_get_value (self->chart, point, seat)) - shift;
}

/* A step between the lines of the grid that leaves room for the numbers. */
static guint
grid_step (guint  most,
           double room,
           double each)
{
  static const guint steps[] = { 1, 2, 3, 5, 10, 20, 25, 50, 100, 250, 500, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if ((double) most / steps[i] * each <= room)
      return steps[i];

  return most;
}

static void
draw_number (BrambleChartView *self,
             cairo_t          *cr,
             guint             number,
             double            x,
             double            y,
             double            align)
{
  g_autoptr (PangoLayout) layout = number_layout (self, number);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, x - width * align, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_grid (BrambleChartView       *self,
           cairo_t                *cr,
           const BrambleChartPlot *plot,
           const GdkRGBA          *ink)
{
  g_autoptr (PangoLayout) sample = number_layout (self, MAX (plot->most, 88));
  int height;
  guint step;

  pango_layout_get_pixel_size (sample, NULL, &height);
  step = self->measure->step > 0 && plot->most <= 5 * self->measure->step
         ? self->measure->step
         : grid_step (plot->most, plot->bottom - plot->top, height * 1.5);
  for (guint value = 0; value <= plot->most; value += step)
    {
      double y = floor (y_of (plot, value)) + 0.5;

      cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, value == 0 ? 0.6 : 0.18);
      cairo_set_line_width (cr, 1);
      cairo_move_to (cr, plot->left, y);
      cairo_line_to (cr, plot->right, y);
      cairo_stroke (cr);
      gdk_cairo_set_source_rgba (cr, ink);
      draw_number (self, cr, value, plot->mirrored ? plot->right + GAP : plot->left - GAP, y, plot->mirrored ? 0 : 1);
    }
}

/* The numbers of rounds below, each where it begins, as many as there is room for. */
static void
draw_rounds (BrambleChartView       *self,
             cairo_t                *cr,
             const BrambleChartPlot *plot)
{
  guint last = bramble_chart_get_round (self->chart, plot->n_points - 1);
  g_autoptr (PangoLayout) sample = number_layout (self, MAX (last, 88));
  guint shown = 0;
  int width, height;
  guint step;

  pango_layout_get_pixel_size (sample, &width, &height);
  step = grid_step (last, plot->right - plot->left, width * 1.8);
  for (guint point = 0; point < plot->n_points; point++)
    {
      guint round = bramble_chart_get_round (self->chart, point);

      if (round == shown || (round % step != 0 && point > 0))
        continue;
      draw_number (self, cr, round, x_of (plot, point), plot->bottom + GAP + height / 2.0, 0.5);
      shown = round;
    }
}

static void
draw_line (BrambleChartView       *self,
           cairo_t                *cr,
           const BrambleChartPlot *plot,
           guint                   seat)
{
  static const double dashes[BRAMBLE_MAX_SEATS][4] = { { 1, 0, 0, 0 },  { 9, 5, 9, 5 }, { 2, 5, 2, 5 },
                                                       { 11, 4, 2, 4 }, { 5, 5, 5, 5 }, { 14, 6, 14, 6 } };
  const BrambleLook *look = bramble_chart_view_get_look (self, seat);
  GdkRGBA colour = { 0.5f, 0.5f, 0.5f, 1 };

  if (look)
    gdk_rgba_parse (&colour, look->colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_new_path (cr);
  cairo_set_line_width (cr, 3);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dashes[seat], seat == 0 ? 0 : 4, 0);
  for (guint point = 0; point < plot->n_points; point++)
    cairo_line_to (cr, x_of (plot, point), line_y (self, plot, point, seat));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_symbol (BrambleChartView       *self,
             GtkSnapshot            *snapshot,
             const BrambleChartPlot *plot,
             guint                   point,
             guint                   seat)
{
  const BrambleLook *look = bramble_chart_view_get_look (self, seat);
  int size = (int) (SYMBOL * bramble_miniature_pixels (GTK_WIDGET (self)) + 0.5);
  float x = (float) x_of (plot, point) - SYMBOL / 2.0f;
  float y = (float) line_y (self, plot, point, seat) - SYMBOL / 2.0f;
  gboolean exact;
  GdkTexture *symbol = look ? bramble_art_peek (bramble_art_get_default (), look->symbol, size, size, &exact) : NULL;

  if (symbol)
    bramble_art_paint (GTK_WIDGET (self), snapshot, symbol, &GRAPHENE_RECT_INIT (x, y, SYMBOL, SYMBOL));
}

/* Where lines run together, as those of a team do, the symbols lie uppermost by turns. */
static void
draw_symbols (BrambleChartView       *self,
              GtkSnapshot            *snapshot,
              const BrambleChartPlot *plot)
{
  /* With many points only some of them have room for a symbol. */
  guint step = MAX (1, (guint) ceil (20.0 * plot->n_points / MAX (1, plot->right - plot->left)));
  guint n_seats = bramble_chart_get_n_seats (self->chart);
  guint drawn = 0;

  for (guint point = 0; point < plot->n_points; point++)
    if (point % step == 0 || point + 1 == plot->n_points)
      {
        for (guint i = 0; i < n_seats; i++)
          draw_symbol (self, snapshot, plot, point, (drawn + 1 + i) % n_seats);
        drawn++;
      }
}

void
bramble_chart_view_draw (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  BrambleChartView *self = BRAMBLE_CHART_VIEW (widget);
  cairo_t *cr;
  GdkRGBA ink;
  BrambleChartPlot plot;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                 (float) gtk_widget_get_height (widget)));
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  bramble_chart_view_get_plot (self, &plot);
  draw_grid (self, cr, &plot, &ink);
  draw_rounds (self, cr, &plot);
  if (self->point >= 0)
    {
      double x = floor (x_of (&plot, (guint) self->point)) + 0.5;

      cairo_set_source_rgba (cr, ink.red, ink.green, ink.blue, 0.5);
      cairo_set_line_width (cr, 1);
      cairo_move_to (cr, x, plot.top);
      cairo_line_to (cr, x, plot.bottom);
      cairo_stroke (cr);
    }
  for (guint seat = 0; seat < bramble_chart_get_n_seats (self->chart); seat++)
    draw_line (self, cr, &plot, seat);
  cairo_destroy (cr);
  draw_symbols (self, snapshot, &plot);
}
