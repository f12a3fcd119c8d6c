/* bramble-chart-view.c: how a game went, as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-chart-view-private.h"

#include <glib/gi18n.h>

#include "bramble-art.h"

G_DEFINE_FINAL_TYPE (BrambleChartView, bramble_chart_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_READING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

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
  guint round;

  if (self->point < 0)
    return g_strdup (_("Point at a round, or use the arrow keys, to read its numbers."));

  round = bramble_chart_get_round (self->chart, (guint) self->point);
  text = g_string_new (NULL);
  if (round == 0)
    /* Translators: what follows is the players with a number each. */
    g_string_append (text, _("Before the first round:"));
  else
    /* Translators: what follows is the players with a number each. */
    g_string_append_printf (text, _("Round %u:"), round);
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
  BrambleChartPlot plot;
  double part;

  bramble_chart_view_get_plot (self, &plot);
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

/* Somebody means the point that is read. */
static void
choose (BrambleChartView *self)
{
  if (self->point >= 0)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, self->point);
}

static void
clicked (BrambleChartView *self,
         int               n_press,
         double            x,
         double            y)
{
  pointer_moved (self, x, y);
  choose (self);
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
  else if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter)
    choose (self);
  else
    return FALSE;

  return TRUE;
}

static void
picture_ready (BrambleChartView *self,
               const char       *id)
{
  for (guint seat = 0; seat < bramble_chart_get_n_seats (self->chart); seat++)
    {
      const BrambleLook *look = bramble_chart_view_get_look (self, seat);

      if (look && g_strcmp0 (look->symbol, id) == 0)
        gtk_widget_queue_draw (GTK_WIDGET (self));
    }
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
  widget_class->snapshot = bramble_chart_view_draw;
  widget_class->measure = bramble_chart_view_measure;

  /* The numbers of the chosen point, in words. */
  props[PROP_READING] = g_param_spec_string ("reading", NULL, NULL, NULL,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * BrambleChartView::chosen:
   * @point: one of the chart's
   *
   * Somebody pressed a point.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
bramble_chart_view_init (BrambleChartView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (pointer_moved), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (pointer_moved), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (pointer_left), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (clicked), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
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
