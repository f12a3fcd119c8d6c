/* bramble-analysis-view.c: how a game was won and lost, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-analysis-view.h"

#include <glib/gi18n.h>

#include "bramble-announce.h"
#include "bramble-chart-view.h"
#include "bramble-children.h"

/**
 * BrambleAnalysisView:
 *
 * The chance to win of every player over the whole game, and the answers that
 * changed most. A point of the chart and each of the answers run the action
 * "win.watch-step", which shows the position. Until everything is found out, which
 * a thread does, it says so.
 */
struct _BrambleAnalysisView
{
  GtkWidget parent_instance;

  BrambleMatch *match;       /* (nullable): what it is about */
  GCancellable *cancellable; /* (nullable): of the thread, while it thinks */
  gboolean done;             /* everything is there */
  GtkStack *stack;
  GtkBox *chart;
  GtkBox *turns;
  GtkWidget *nothing;
};

G_DEFINE_FINAL_TYPE (BrambleAnalysisView, bramble_analysis_view, GTK_TYPE_WIDGET)

static const BrambleMeasure chances = {
  .title = N_("Chance to win"),
  .label = N_("Chart: the chance to win of every player, answer after answer"),
  .scale = 100,
  .step = 25,
  .percent = TRUE,
};

/* Somebody points at a moment of the game. */
static void
point_chosen (BrambleAnalysisView *self,
              int                  point)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.watch-step", "u", (guint) point);
}

static void
show_chart (BrambleAnalysisView *self,
            BrambleAnalysis     *analysis)
{
  GtkWidget *chart = bramble_chart_view_new (self->match, &chances, bramble_chart_copy (bramble_analysis_get_chart (analysis)));
  GtkWidget *reading = gtk_label_new (NULL);

  gtk_widget_set_vexpand (chart, TRUE);
  gtk_widget_set_tooltip_text (chart, _("Press to see the position"));
  g_signal_connect_swapped (chart, "chosen", G_CALLBACK (point_chosen), self);
  gtk_label_set_wrap (GTK_LABEL (reading), TRUE);
  gtk_label_set_xalign (GTK_LABEL (reading), 0);
  gtk_widget_add_css_class (reading, "dim");
  g_object_bind_property (chart, "reading", reading, "label", G_BINDING_SYNC_CREATE);
  gtk_box_append (self->chart, chart);
  gtk_box_append (self->chart, reading);
}

static GtkWidget *
create_line (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 60);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

/* An answer in a sentence, as a button that shows where it was given. A mere “No” says nothing without what was asked. */
static GtkWidget *
create_turn (BrambleAnalysisView       *self,
             const BrambleTurningPoint *turn)
{
  g_autofree char *text = bramble_turning_point_text (turn, self->match);
  g_autofree char *said = g_strdup_printf ("%s\n%s", turn->question, text);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *question = create_line (turn->question);
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (question, "dim");
  gtk_box_append (GTK_BOX (lines), question);
  gtk_box_append (GTK_BOX (lines), create_line (text));
  gtk_button_set_child (GTK_BUTTON (button), lines);
  gtk_widget_set_tooltip_text (button, _("Show the position"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  bramble_describe (button, _("Show the position"));
  gtk_widget_add_css_class (button, "turning-point");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", turn->step - 1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.watch-step");
  return button;
}

static void
show (BrambleAnalysisView *self,
      BrambleAnalysis     *analysis)
{
  guint n = bramble_analysis_get_n_turns (analysis);

  self->done = TRUE;
  show_chart (self, analysis);
  for (guint i = 0; i < n; i++)
    gtk_box_append (self->turns, create_turn (self, bramble_analysis_get_turn (analysis, i)));
  gtk_widget_set_visible (self->nothing, n == 0);
  gtk_stack_set_visible_child_name (self->stack, "done");
}

static void
analysed (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (BrambleAnalysis) analysis = bramble_match_analyse_finish (result, NULL);
  BrambleAnalysisView *self = user_data;

  /* Nobody looks any more: it was cancelled, and the view may have gone. */
  if (analysis == NULL)
    return;
  g_clear_object (&self->cancellable);
  bramble_match_keep_analysis (self->match, analysis);
  show (self, analysis);
}

/* Begins to think when somebody sees it. */
static void
bramble_analysis_view_map (GtkWidget *widget)
{
  BrambleAnalysisView *self = BRAMBLE_ANALYSIS_VIEW (widget);

  GTK_WIDGET_CLASS (bramble_analysis_view_parent_class)->map (widget);
  if (self->done || self->cancellable || self->match == NULL)
    return;
  self->cancellable = g_cancellable_new ();
  bramble_match_analyse_async (self->match, self->cancellable, analysed, self);
}

static void
stop (BrambleAnalysisView *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
bramble_analysis_view_unmap (GtkWidget *widget)
{
  stop (BRAMBLE_ANALYSIS_VIEW (widget));
  GTK_WIDGET_CLASS (bramble_analysis_view_parent_class)->unmap (widget);
}

static void
bramble_analysis_view_dispose (GObject *object)
{
  BrambleAnalysisView *self = BRAMBLE_ANALYSIS_VIEW (object);

  stop (self);
  bramble_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->match);

  G_OBJECT_CLASS (bramble_analysis_view_parent_class)->dispose (object);
}

static void
bramble_analysis_view_class_init (BrambleAnalysisViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_analysis_view_dispose;
  widget_class->map = bramble_analysis_view_map;
  widget_class->unmap = bramble_analysis_view_unmap;

  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-analysis-view.ui");
  gtk_widget_class_bind_template_child (widget_class, BrambleAnalysisView, stack);
  gtk_widget_class_bind_template_child (widget_class, BrambleAnalysisView, chart);
  gtk_widget_class_bind_template_child (widget_class, BrambleAnalysisView, turns);
  gtk_widget_class_bind_template_child (widget_class, BrambleAnalysisView, nothing);
}

static void
bramble_analysis_view_init (BrambleAnalysisView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * bramble_analysis_view_new:
 * @match: a finished game that bramble_match_can_analyse()
 */
GtkWidget *
bramble_analysis_view_new (BrambleMatch *match)
{
  BrambleAnalysisView *self = g_object_new (BRAMBLE_TYPE_ANALYSIS_VIEW, NULL);

  self->match = g_object_ref (match);
  return GTK_WIDGET (self);
}

/* Whether everything has been found out. */
gboolean
bramble_analysis_view_get_done (BrambleAnalysisView *self)
{
  g_return_val_if_fail (BRAMBLE_IS_ANALYSIS_VIEW (self), FALSE);

  return self->done;
}

/* No line begins with the sign of a number that ends the line before. Takes @text. */
static char *
keep_percents (char *text)
{
  GString *kept = g_string_new (text);

  g_string_replace (kept, " %", "\302\240%", 0);
  g_free (text);
  return g_string_free (kept, FALSE);
}

/**
 * bramble_turning_point_text:
 *
 * Returns: (transfer full): what somebody did, and what would have been better
 */
char *
bramble_turning_point_text (const BrambleTurningPoint *turn,
                            BrambleMatch              *match)
{
  const char *name = bramble_seat_get_name (bramble_match_get_seat (match, turn->seat));
  guint chance = (guint) (100 * turn->chance + 0.5);
  guint better = (guint) (100 * turn->better + 0.5);

  if (turn->round == 0)
    /* Translators: as the next one, of something that is chosen before the game begins */
    return keep_percents (g_strdup_printf (_("Before the first round, %1$s: “%2$s”, with a chance to win of about %3$u %%. “%4$s” would have "
                                             "given about %5$u %%."),
                                           name, turn->chosen, chance, turn->instead, better));

  /* Translators: %2$s is a player, %3$s and %5$s are answers as they stand on their buttons, the
   * numbers how likely the player was to win after them. */
  return keep_percents (g_strdup_printf (_("Round %1$u, %2$s: “%3$s”, with a chance to win of about %4$u %%. “%5$s” would have given about "
                                           "%6$u %%."),
                                         turn->round, name, turn->chosen, chance, turn->instead, better));
}
