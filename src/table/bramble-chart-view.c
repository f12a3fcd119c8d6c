/* bramble-chart-view.c: how a game went, as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-chart-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "bramble-art.h"

/* Of the symbols of the players on their lines. */
#define SYMBOL 18

/**
 * BrambleChartView:
 *
 * One line for each player, told apart by colour, by dashes and by the
 * player's symbol. The pointer or the arrow keys choose a point; its numbers
 * are said below the lines.
 */
struct _BrambleChartView
{
  GtkWidget parent_instance;

  BrambleMatch *match;
  const BrambleMeasure *measure;
  BrambleChart *chart;
  int point;    /* the chosen one, or -1 when none is */
  gulong ready; /* handler on BrambleArt, while mapped */
};

G_DEFINE_FINAL_TYPE (BrambleChartView, bramble_chart_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_READING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* Where the lines are drawn. */
typedef struct
{
  double left;
  double right;
  double top;
  double bottom;
  gboolean mirrored;
  guint n_points;
  guint most;
} Plot;

static guint
highest (BrambleChartView *self)
{
  guint most = self->measure->scale;

  for (guint point = 0; point < bramble_chart_get_n_points (self->chart); point++)
    for (guint seat = 0; seat < bramble_chart_get_n_seats (self->chart); seat++)
      most = MAX (most, bramble_chart_get_value (self->chart, point, seat));
  return MAX (most, 1);
}

static const BrambleLook *
look_of (BrambleChartView *self,
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

static void
get_plot (BrambleChartView *self,
          Plot             *plot)
{
  g_autoptr (PangoLayout) widest = NULL;
  int width, height;

  plot->n_points = bramble_chart_get_n_points (self->chart);
  plot->most = highest (self);
  plot->mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  widest = number_layout (self, MAX (plot->most, 88));
  pango_layout_get_pixel_size (widest, &width, &height);
  plot->left = plot->mirrored ? 12 : width + 10;
  plot->right = gtk_widget_get_width (GTK_WIDGET (self)) - (plot->mirrored ? width + 10 : 12);
  plot->top = height / 2.0 + 4;
  plot->bottom = gtk_widget_get_height (GTK_WIDGET (self)) - height - 10;
}

static double
x_of (const Plot *plot,
      guint       point)
{
  double part = plot->n_points < 2 ? 0.5 : (double) point / (plot->n_points - 1);

  return plot->left + (plot->mirrored ? 1 - part : part) * (plot->right - plot->left);
}

static double
y_of (const Plot *plot,
      guint       value)
{
  return plot->bottom - (double) value / plot->most * (plot->bottom - plot->top);
}

/* Where the line of @seat is. Lines that run together stay side by side. */
static double
line_y (BrambleChartView *self,
        const Plot       *plot,
        guint             point,
        guint             seat)
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
draw_grid (BrambleChartView *self,
           cairo_t          *cr,
           const Plot       *plot,
           const GdkRGBA    *ink)
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
      draw_number (self, cr, value, plot->mirrored ? plot->right + 6 : plot->left - 6, y, plot->mirrored ? 0 : 1);
    }
}

/* The numbers of rounds below, each where it begins, as many as there is room for. */
static void
draw_rounds (BrambleChartView *self,
             cairo_t          *cr,
             const Plot       *plot)
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
      draw_number (self, cr, round, x_of (plot, point), plot->bottom + 6 + height / 2.0, 0.5);
      shown = round;
    }
}

static void
draw_line (BrambleChartView *self,
           cairo_t          *cr,
           const Plot       *plot,
           guint             seat)
{
  static const double dashes[BRAMBLE_MAX_SEATS][4] = { { 1, 0, 0, 0 },  { 9, 5, 9, 5 }, { 2, 5, 2, 5 },
                                                       { 11, 4, 2, 4 }, { 5, 5, 5, 5 }, { 14, 6, 14, 6 } };
  GdkRGBA colour = { 0.5f, 0.5f, 0.5f, 1 };

  gdk_rgba_parse (&colour, look_of (self, seat)->colour);
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
draw_symbols (BrambleChartView *self,
              GtkSnapshot      *snapshot,
              const Plot       *plot,
              guint             seat)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  /* With many points only some of them have room for a symbol. */
  guint step = MAX (1, (guint) ceil (20.0 * plot->n_points / MAX (1, plot->right - plot->left)));
  gboolean exact;
  GdkTexture *symbol = bramble_art_peek (bramble_art_get_default (), look_of (self, seat)->symbol, SYMBOL * scale,
                                         SYMBOL * scale, &exact);

  for (guint point = 0; symbol && point < plot->n_points; point++)
    if (point % step == 0 || point + 1 == plot->n_points)
      {
        float x = (float) x_of (plot, point) - SYMBOL / 2.0f;
        float y = (float) line_y (self, plot, point, seat) - SYMBOL / 2.0f;

        bramble_art_paint (GTK_WIDGET (self), snapshot, symbol, &GRAPHENE_RECT_INIT (x, y, SYMBOL, SYMBOL));
      }
}

static void
bramble_chart_view_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  BrambleChartView *self = BRAMBLE_CHART_VIEW (widget);
  cairo_t *cr;
  GdkRGBA ink;
  Plot plot;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                 (float) gtk_widget_get_height (widget)));
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  get_plot (self, &plot);
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
  for (guint seat = 0; seat < bramble_chart_get_n_seats (self->chart); seat++)
    draw_symbols (self, snapshot, &plot, seat);
}

static void
bramble_chart_view_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 220 : 150;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 420 : 190;
}

/* What the chosen round was like, or how to choose one. */
static char *
dup_reading (BrambleChartView *self)
{
  GString *text;

  if (self->point < 0)
    return g_strdup (_("Point at a round, or use the arrow keys, to read its numbers."));

  text = g_string_new (NULL);
  /* Translators: what follows is the players with a number each. */
  g_string_append_printf (text, _("Round %u:"), bramble_chart_get_round (self->chart, (guint) self->point));
  for (guint seat = 0; seat < bramble_chart_get_n_seats (self->chart); seat++)
    {
      g_string_append_c (text, seat == 0 ? ' ' : ',');
      if (seat > 0)
        g_string_append_c (text, ' ');
      /* Translators: a player and a number, in a row of them. */
      g_string_append_printf (text, self->measure->percent ? C_("chart", "%1$s %2$u %%") : C_("chart", "%1$s %2$u"),
                              bramble_seat_get_name (bramble_match_get_seat (self->match, seat)),
                              bramble_chart_get_value (self->chart, (guint) self->point, seat));
    }
  return g_string_free (text, FALSE);
}

static void
choose_point (BrambleChartView *self,
              int               point)
{
  g_autofree char *reading = NULL;

  if (point == self->point)
    return;

  self->point = point;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  reading = dup_reading (self);
  if (point >= 0)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                    GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, point + 1.0,
                                    GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, reading,
                                    -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_READING]);
}

static void
pointer_moved (BrambleChartView *self,
               double            x,
               double            y)
{
  Plot plot;
  double part;

  get_plot (self, &plot);
  part = CLAMP ((x - plot.left) / MAX (1, plot.right - plot.left), 0, 1);
  if (plot.mirrored)
    part = 1 - part;
  choose_point (self, (int) (part * (plot.n_points - 1) + 0.5));
}

static void
pointer_left (BrambleChartView *self)
{
  choose_point (self, -1);
}

static gboolean
key_pressed (BrambleChartView *self,
             guint             key,
             guint             code,
             GdkModifierType   modifiers)
{
  int last = (int) bramble_chart_get_n_points (self->chart) - 1;
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  gboolean left = key == GDK_KEY_Left || key == GDK_KEY_KP_Left;
  gboolean right = key == GDK_KEY_Right || key == GDK_KEY_KP_Right;

  if (key == GDK_KEY_Home)
    choose_point (self, 0);
  else if (key == GDK_KEY_End)
    choose_point (self, last);
  else if ((left && !mirrored) || (right && mirrored))
    choose_point (self, self->point < 0 ? last : MAX (self->point - 1, 0));
  else if (left || right)
    choose_point (self, MIN (self->point + 1, last));
  else
    return FALSE;

  return TRUE;
}

static void
picture_ready (BrambleChartView *self,
               const char       *id)
{
  for (guint seat = 0; seat < bramble_chart_get_n_seats (self->chart); seat++)
    if (g_strcmp0 (look_of (self, seat)->symbol, id) == 0)
      gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bramble_chart_view_map (GtkWidget *widget)
{
  BrambleChartView *self = BRAMBLE_CHART_VIEW (widget);

  GTK_WIDGET_CLASS (bramble_chart_view_parent_class)->map (widget);
  self->ready = g_signal_connect_swapped (bramble_art_get_default (), "ready", G_CALLBACK (picture_ready), self);
}

static void
bramble_chart_view_unmap (GtkWidget *widget)
{
  g_clear_signal_handler (&BRAMBLE_CHART_VIEW (widget)->ready, bramble_art_get_default ());
  GTK_WIDGET_CLASS (bramble_chart_view_parent_class)->unmap (widget);
}

static void
bramble_chart_view_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  g_value_take_string (value, dup_reading (BRAMBLE_CHART_VIEW (object)));
}

static void
bramble_chart_view_dispose (GObject *object)
{
  BrambleChartView *self = BRAMBLE_CHART_VIEW (object);

  g_clear_pointer (&self->chart, bramble_chart_free);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (bramble_chart_view_parent_class)->dispose (object);
}

static void
bramble_chart_view_class_init (BrambleChartViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bramble_chart_view_dispose;
  object_class->get_property = bramble_chart_view_get_property;
  widget_class->map = bramble_chart_view_map;
  widget_class->unmap = bramble_chart_view_unmap;
  widget_class->snapshot = bramble_chart_view_snapshot;
  widget_class->measure = bramble_chart_view_measure;

  /* The numbers of the chosen point, in words. */
  props[PROP_READING] = g_param_spec_string ("reading", NULL, NULL, NULL,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
bramble_chart_view_init (BrambleChartView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (pointer_moved), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (pointer_moved), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (pointer_left), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  self->point = -1;
}

/* All numbers of all players: what the lines say to those who see them. */
static char *
describe (BrambleChartView *self)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < bramble_chart_get_n_seats (self->chart); seat++)
    {
      g_autoptr (GString) numbers = g_string_new (NULL);
      guint last = 0;

      for (guint point = 0; point < bramble_chart_get_n_points (self->chart); point++)
        {
          /* One of a round is enough to hear. */
          if (bramble_chart_get_round (self->chart, point) == last)
            continue;
          last = bramble_chart_get_round (self->chart, point);
          g_string_append_printf (numbers, numbers->len == 0 ? "%u" : ", %u",
                                  bramble_chart_get_value (self->chart, point, seat));
        }
      if (seat > 0)
        g_string_append_c (text, '\n');
      /* Translators: a player, and numbers: one for each round, like "Hazel, round after round: 0, 2, 3." */
      g_string_append_printf (text, _("%1$s, round after round: %2$s."),
                              bramble_seat_get_name (bramble_match_get_seat (self->match, seat)), numbers->str);
    }
  return g_string_free (text, FALSE);
}

/**
 * bramble_chart_view_new:
 * @measure: what is counted; it lives as long as the program
 * @chart: (transfer full): the numbers, at least one point of them
 */
GtkWidget *
bramble_chart_view_new (BrambleMatch         *match,
                        const BrambleMeasure *measure,
                        BrambleChart         *chart)
{
  BrambleChartView *self;
  g_autofree char *description = NULL;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), NULL);
  g_return_val_if_fail (bramble_chart_get_n_points (chart) > 0, NULL);

  self = g_object_new (BRAMBLE_TYPE_CHART_VIEW, NULL);
  self->match = g_object_ref (match);
  self->measure = measure;
  self->chart = chart;
  description = describe (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _(measure->label),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 1.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) bramble_chart_get_n_points (chart),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 1.0,
                                  -1);
  return GTK_WIDGET (self);
}

/* The chosen point, or -1. */
int
bramble_chart_view_get_point (BrambleChartView *self)
{
  g_return_val_if_fail (BRAMBLE_IS_CHART_VIEW (self), -1);

  return self->point;
}
