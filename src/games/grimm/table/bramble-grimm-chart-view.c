/* bramble-grimm-chart-view.c: the rounds of a game as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-chart-view.h"

#include <glib/gi18n.h>
#include <math.h>

/**
 * BrambleGrimmChartView:
 *
 * One line for each player, told apart by colour, by dashes and by the
 * player's symbol. The pointer or the arrow keys choose a round; its numbers
 * are said below the lines.
 */
struct _BrambleGrimmChartView
{
  GtkWidget parent_instance;

  BrambleMatch *match;
  BrambleGrimmChart *chart;
  BrambleGrimmMeasure measure;
  guint round; /* the chosen one, from 1; 0 when none is */
};

G_DEFINE_FINAL_TYPE (BrambleGrimmChartView, bramble_grimm_chart_view, GTK_TYPE_WIDGET)

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
  guint n_rounds;
  guint most;
} Plot;

static guint
value_at (BrambleGrimmChartView *self,
          guint                  round,
          guint                  seat)
{
  const BrambleGrimmPoint *point = bramble_grimm_chart_get_point (self->chart, round, seat);

  return self->measure == BRAMBLE_GRIMM_SECTIONS ? point->sections : point->resources;
}

static guint
highest (BrambleGrimmChartView *self)
{
  guint most = self->measure == BRAMBLE_GRIMM_SECTIONS ? 9 : 4;

  for (guint round = 0; round < bramble_grimm_chart_get_n_rounds (self->chart); round++)
    for (guint seat = 0; seat < bramble_grimm_chart_get_n_seats (self->chart); seat++)
      most = MAX (most, value_at (self, round, seat));
  return most;
}

static PangoLayout *
number_layout (BrambleGrimmChartView *self,
               guint                  number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  return gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
}

static void
get_plot (BrambleGrimmChartView *self,
          Plot                  *plot)
{
  g_autoptr (PangoLayout) widest = NULL;
  int width, height;

  plot->n_rounds = bramble_grimm_chart_get_n_rounds (self->chart);
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
      guint       round)
{
  double part = plot->n_rounds < 2 ? 0.5 : (double) round / (plot->n_rounds - 1);

  return plot->left + (plot->mirrored ? 1 - part : part) * (plot->right - plot->left);
}

static double
y_of (const Plot *plot,
      guint       value)
{
  return plot->bottom - (double) value / plot->most * (plot->bottom - plot->top);
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
draw_number (BrambleGrimmChartView *self,
             cairo_t               *cr,
             guint                  number,
             double                 x,
             double                 y,
             double                 align)
{
  g_autoptr (PangoLayout) layout = number_layout (self, number);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, x - width * align, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_grid (BrambleGrimmChartView *self,
           cairo_t               *cr,
           const Plot            *plot,
           const GdkRGBA         *ink)
{
  g_autoptr (PangoLayout) sample = number_layout (self, MAX (plot->n_rounds, 88));
  int width, height;
  guint step;

  pango_layout_get_pixel_size (sample, &width, &height);
  step = self->measure == BRAMBLE_GRIMM_SECTIONS && plot->most <= 15 ? 3
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
  step = grid_step (plot->n_rounds, plot->right - plot->left, width * 1.8);
  for (guint round = 0; round < plot->n_rounds; round++)
    if (round == 0 || (round + 1) % step == 0)
      draw_number (self, cr, round + 1, x_of (plot, round), plot->bottom + 6 + height / 2.0, 0.5);
}

/* The symbols of the players. */
static void
draw_symbol (cairo_t    *cr,
             const char *pig,
             double      x,
             double      y,
             double      r)
{
  cairo_new_sub_path (cr);
  if (g_strcmp0 (pig, "blue") == 0)
    {
      cairo_move_to (cr, x, y - r * 1.15);
      cairo_line_to (cr, x + r * 1.1, y + r * 0.85);
      cairo_line_to (cr, x - r * 1.1, y + r * 0.85);
    }
  else if (g_strcmp0 (pig, "purple") == 0)
    {
      cairo_move_to (cr, x, y - r * 1.25);
      cairo_line_to (cr, x + r * 1.25, y);
      cairo_line_to (cr, x, y + r * 1.25);
      cairo_line_to (cr, x - r * 1.25, y);
    }
  else if (g_strcmp0 (pig, "green") == 0)
    cairo_rectangle (cr, x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
  else
    cairo_arc (cr, x, y, r, 0, 2 * G_PI);
  cairo_close_path (cr);
}

static void
set_colour (cairo_t    *cr,
            const char *pig)
{
  static const struct
  {
    const char *pig;
    const char *colour;
  } colours[] = { { "orange", "#d9822b" }, { "blue", "#3f78b5" }, { "purple", "#7d56a6" }, { "green", "#5f9b4c" } };
  GdkRGBA rgba = { 0.5f, 0.5f, 0.5f, 1 };

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (g_strcmp0 (pig, colours[i].pig) == 0)
      gdk_rgba_parse (&rgba, colours[i].colour);
  gdk_cairo_set_source_rgba (cr, &rgba);
}

static void
draw_line (BrambleGrimmChartView *self,
           cairo_t               *cr,
           const Plot            *plot,
           guint                  seat)
{
  static const double dashes[BRAMBLE_MAX_SEATS][4] = { { 1, 0, 0, 0 }, { 9, 5, 9, 5 }, { 2, 5, 2, 5 }, { 11, 4, 2, 4 } };
  const char *pig = bramble_seat_get_look (bramble_match_get_seat (self->match, seat))->id;
  /* Lines that run together stay side by side. */
  double shift = (seat - (bramble_grimm_chart_get_n_seats (self->chart) - 1) / 2.0) * 2.0;
  /* With many rounds only some of them have room for a symbol. */
  guint step = MAX (1, (guint) ceil (14.0 * plot->n_rounds / MAX (1, plot->right - plot->left)));

  set_colour (cr, pig);
  cairo_new_path (cr);
  cairo_set_line_width (cr, 3);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dashes[seat], seat == 0 ? 0 : 4, 0);
  for (guint round = 0; round < plot->n_rounds; round++)
    cairo_line_to (cr, x_of (plot, round), y_of (plot, value_at (self, round, seat)) - shift);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (guint round = 0; round < plot->n_rounds; round++)
    if (round % step == 0 || round + 1 == plot->n_rounds)
      {
        draw_symbol (cr, pig, x_of (plot, round), y_of (plot, value_at (self, round, seat)) - shift, 5);
        cairo_fill_preserve (cr);
        cairo_save (cr);
        cairo_set_source_rgb (cr, 0.984, 0.953, 0.875);
        cairo_set_line_width (cr, 1);
        cairo_stroke (cr);
        cairo_restore (cr);
      }
}

static void
bramble_grimm_chart_view_snapshot (GtkWidget   *widget,
                                   GtkSnapshot *snapshot)
{
  BrambleGrimmChartView *self = BRAMBLE_GRIMM_CHART_VIEW (widget);
  cairo_t *cr;
  GdkRGBA ink;
  Plot plot;

  if (self->chart == NULL)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                 (float) gtk_widget_get_height (widget)));
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  get_plot (self, &plot);
  draw_grid (self, cr, &plot, &ink);
  if (self->round > 0)
    {
      double x = floor (x_of (&plot, self->round - 1)) + 0.5;

      cairo_set_source_rgba (cr, ink.red, ink.green, ink.blue, 0.5);
      cairo_set_line_width (cr, 1);
      cairo_move_to (cr, x, plot.top);
      cairo_line_to (cr, x, plot.bottom);
      cairo_stroke (cr);
    }
  for (guint seat = 0; seat < bramble_grimm_chart_get_n_seats (self->chart); seat++)
    draw_line (self, cr, &plot, seat);
  cairo_destroy (cr);
}

static void
bramble_grimm_chart_view_measure (GtkWidget      *widget,
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
dup_reading (BrambleGrimmChartView *self)
{
  GString *text;

  if (self->chart == NULL)
    return NULL;
  if (self->round == 0)
    return g_strdup (_("Point at a round, or use the arrow keys, to read its numbers."));

  text = g_string_new (NULL);
  /* Translators: what follows is the players with a number each. */
  g_string_append_printf (text, _("Round %u:"), self->round);
  for (guint seat = 0; seat < bramble_grimm_chart_get_n_seats (self->chart); seat++)
    {
      g_string_append_c (text, seat == 0 ? ' ' : ',');
      if (seat > 0)
        g_string_append_c (text, ' ');
      /* Translators: a player and a number, in a row of them. */
      g_string_append_printf (text, C_("chart", "%1$s %2$u"),
                              bramble_seat_get_name (bramble_match_get_seat (self->match, seat)),
                              value_at (self, self->round - 1, seat));
    }
  return g_string_free (text, FALSE);
}

static void
choose_round (BrambleGrimmChartView *self,
              guint                  round)
{
  g_autofree char *reading = NULL;

  if (round == self->round)
    return;

  self->round = round;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  reading = dup_reading (self);
  if (round > 0)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                    GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) round,
                                    GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, reading,
                                    -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_READING]);
}

static void
pointer_moved (BrambleGrimmChartView *self,
               double                 x,
               double                 y)
{
  Plot plot;
  double part;

  if (self->chart == NULL)
    return;
  get_plot (self, &plot);
  part = CLAMP ((x - plot.left) / MAX (1, plot.right - plot.left), 0, 1);
  if (plot.mirrored)
    part = 1 - part;
  choose_round (self, 1 + (guint) (part * (plot.n_rounds - 1) + 0.5));
}

static void
pointer_left (BrambleGrimmChartView *self)
{
  choose_round (self, 0);
}

static gboolean
key_pressed (BrambleGrimmChartView *self,
             guint                  key,
             guint                  code,
             GdkModifierType        modifiers)
{
  guint n = self->chart ? bramble_grimm_chart_get_n_rounds (self->chart) : 0;
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  gboolean left = key == GDK_KEY_Left || key == GDK_KEY_KP_Left;
  gboolean right = key == GDK_KEY_Right || key == GDK_KEY_KP_Right;

  if (n == 0)
    return FALSE;
  if (key == GDK_KEY_Home)
    choose_round (self, 1);
  else if (key == GDK_KEY_End)
    choose_round (self, n);
  else if ((left && !mirrored) || (right && mirrored))
    choose_round (self, self->round > 1 ? self->round - 1 : self->round == 0 ? n : 1);
  else if (left || right)
    choose_round (self, MIN (self->round + 1, n));
  else
    return FALSE;

  return TRUE;
}

static void
bramble_grimm_chart_view_get_property (GObject    *object,
                                       guint       prop_id,
                                       GValue     *value,
                                       GParamSpec *pspec)
{
  g_value_take_string (value, dup_reading (BRAMBLE_GRIMM_CHART_VIEW (object)));
}

static void
bramble_grimm_chart_view_dispose (GObject *object)
{
  BrambleGrimmChartView *self = BRAMBLE_GRIMM_CHART_VIEW (object);

  g_clear_pointer (&self->chart, bramble_grimm_chart_free);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (bramble_grimm_chart_view_parent_class)->dispose (object);
}

static void
bramble_grimm_chart_view_class_init (BrambleGrimmChartViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bramble_grimm_chart_view_dispose;
  object_class->get_property = bramble_grimm_chart_view_get_property;
  widget_class->snapshot = bramble_grimm_chart_view_snapshot;
  widget_class->measure = bramble_grimm_chart_view_measure;

  /* The numbers of the chosen round, in words. */
  props[PROP_READING] = g_param_spec_string ("reading", NULL, NULL, NULL,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
bramble_grimm_chart_view_init (BrambleGrimmChartView *self)
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
}

/* All numbers of all players: what the lines say to those who see them. */
static char *
describe (BrambleGrimmChartView *self)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < bramble_grimm_chart_get_n_seats (self->chart); seat++)
    {
      g_autoptr (GString) numbers = g_string_new (NULL);

      for (guint round = 0; round < bramble_grimm_chart_get_n_rounds (self->chart); round++)
        g_string_append_printf (numbers, round == 0 ? "%u" : ", %u", value_at (self, round, seat));
      if (seat > 0)
        g_string_append_c (text, '\n');
      /* Translators: a player, and numbers: one for each round, like "Hazel, round after round: 0, 2, 3." */
      g_string_append_printf (text, _("%1$s, round after round: %2$s."),
                              bramble_seat_get_name (bramble_match_get_seat (self->match, seat)), numbers->str);
    }
  return g_string_free (text, FALSE);
}

void
bramble_grimm_chart_view_show (BrambleGrimmChartView *self,
                               BrambleMatch          *match,
                               BrambleGrimmMeasure    measure)
{
  g_autofree char *description = NULL;

  g_return_if_fail (BRAMBLE_IS_GRIMM_CHART_VIEW (self));
  g_return_if_fail (BRAMBLE_IS_MATCH (match));

  g_set_object (&self->match, match);
  g_clear_pointer (&self->chart, bramble_grimm_chart_free);
  self->chart = bramble_grimm_chart_new (match);
  self->measure = measure;
  self->round = 0;
  description = describe (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  measure == BRAMBLE_GRIMM_SECTIONS ? _("Chart: house sections that stood after each round")
                                                                    : _("Chart: resources that were left after each round"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 1.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) bramble_grimm_chart_get_n_rounds (self->chart),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 1.0,
                                  -1);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_READING]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The chosen round, from 1, or 0. */
guint
bramble_grimm_chart_view_get_round (BrambleGrimmChartView *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GRIMM_CHART_VIEW (self), 0);

  return self->round;
}
