/* bramble-replay-bar.c: stepping through a game that was played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-replay-bar.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-name.h"

struct _BrambleReplayBar
{
  GtkWidget parent_instance;

  BrambleMatch *match; /* (nullable): a replay */
  GtkWidget *back;
  GtkWidget *forth;
  GtkAdjustment *adjustment;
  GtkLabel *position;
  GtkDropDown *viewer; /* everything open, then the seats */
};

G_DEFINE_FINAL_TYPE (BrambleReplayBar, bramble_replay_bar, GTK_TYPE_WIDGET)

static void
match_moved (BrambleReplayBar *self)
{
  guint step = bramble_match_get_step (self->match);
  guint n_steps = bramble_match_get_n_steps (self->match);
  /* Translators: which step of how many */
  g_autofree char *text = g_strdup_printf (_("%1$u of %2$u"), step, n_steps);

  gtk_label_set_label (self->position, text);
  gtk_adjustment_set_value (self->adjustment, step);
  gtk_widget_set_sensitive (self->back, step > 0);
  gtk_widget_set_sensitive (self->forth, step < n_steps);
}

static void
step_back (BrambleReplayBar *self)
{
  bramble_match_undo (self->match, BRAMBLE_BY_STEP);
}

static void
step_forth (BrambleReplayBar *self)
{
  bramble_match_redo (self->match, BRAMBLE_BY_STEP);
}

static void
scale_moved (BrambleReplayBar *self)
{
  if (self->match)
    bramble_match_go_to (self->match, (guint) (gtk_adjustment_get_value (self->adjustment) + 0.5));
}

static void
viewer_chosen (BrambleReplayBar *self)
{
  guint selected = gtk_drop_down_get_selected (self->viewer);

  if (self->match && selected != GTK_INVALID_LIST_POSITION)
    bramble_match_set_viewer (self->match, selected == 0 ? BRAMBLE_VIEWER_ALL : (int) selected - 1);
}

static void
bramble_replay_bar_dispose (GObject *object)
{
  BrambleReplayBar *self = BRAMBLE_REPLAY_BAR (object);

  if (self->match)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  bramble_children_unparent (GTK_WIDGET (self));

  G_OBJECT_CLASS (bramble_replay_bar_parent_class)->dispose (object);
}

static void
bramble_replay_bar_class_init (BrambleReplayBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_replay_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-replay-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, BrambleReplayBar, back);
  gtk_widget_class_bind_template_child (widget_class, BrambleReplayBar, forth);
  gtk_widget_class_bind_template_child (widget_class, BrambleReplayBar, adjustment);
  gtk_widget_class_bind_template_child (widget_class, BrambleReplayBar, position);
  gtk_widget_class_bind_template_child (widget_class, BrambleReplayBar, viewer);
  gtk_widget_class_bind_template_callback (widget_class, step_back);
  gtk_widget_class_bind_template_callback (widget_class, step_forth);
}

static void
bramble_replay_bar_init (BrambleReplayBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bramble_name_buttons (GTK_WIDGET (self));
}

/**
 * bramble_replay_bar_set_match:
 * @match: a replay
 */
void
bramble_replay_bar_set_match (BrambleReplayBar *self,
                              BrambleMatch     *match)
{
  g_autoptr (GtkStringList) viewers = gtk_string_list_new (NULL);
  GListModel *seats = bramble_match_get_seats (match);

  g_return_if_fail (BRAMBLE_IS_REPLAY_BAR (self));
  g_return_if_fail (self->match == NULL && bramble_match_get_replay (match));

  /* Translators: in a replay, all hidden cards are shown */
  gtk_string_list_append (viewers, _("Everything open"));
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    gtk_string_list_append (viewers, bramble_seat_get_name (bramble_match_get_seat (match, i)));
  gtk_drop_down_set_model (self->viewer, G_LIST_MODEL (viewers));
  gtk_adjustment_set_upper (self->adjustment, bramble_match_get_n_steps (match));

  self->match = g_object_ref (match);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (match_moved), self);
  g_signal_connect_object (self->adjustment, "value-changed", G_CALLBACK (scale_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->viewer, "notify::selected", G_CALLBACK (viewer_chosen), self, G_CONNECT_SWAPPED);
  viewer_chosen (self);
  match_moved (self);
}
