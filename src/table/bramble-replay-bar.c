/* bramble-replay-bar.c: going through a game that was played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-replay-bar.h"

#include <bramble-analysis.h>
#include <bramble-moments.h>
#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-jump.h"
#include "bramble-name.h"
#include "bramble-popover.h"
#include "bramble-wrap.h"

/* Between two answers, in ms at normal speed. */
#define PAUSE 600

/* So many numbers of rounds have room beside each other. */
#define NUMBERS 16

/**
 * BrambleReplayBar:
 *
 * A bar over the whole game, with a mark where each round begins and one for each
 * answer that changed much. The game can be played like a film, stepped through, looked
 * at with anybody's eyes, and gone on with from any point by the action "win.go-on".
 */
struct _BrambleReplayBar
{
  GtkWidget parent_instance;

  BrambleMatch *match;       /* (nullable): a replay */
  GCancellable *cancellable; /* (nullable): of what is being found out about it */
  gboolean playing;          /* it goes on by itself */
  guint pause;               /* source: until the next answer */
  GtkWidget *controls;       /* everything but the slider, in as many lines as it takes */
  GtkButton *play;
  GtkWidget *back;
  GtkWidget *forth;
  GtkScale *scale;
  GtkAdjustment *adjustment;
  GtkLabel *position;
  GtkDropDown *speed;
  GtkMenuButton *jump;
  BrambleJump *moments;
  GtkDropDown *viewer;       /* everything open, then the seats */
};

G_DEFINE_FINAL_TYPE (BrambleReplayBar, bramble_replay_bar, GTK_TYPE_WIDGET)

/* In the order of the list. */
static const double speeds[] = { 0.5, 1, 2, 4 };

static gboolean
is_at_end (BrambleReplayBar *self)
{
  return bramble_match_get_step (self->match) == bramble_match_get_n_steps (self->match);
}

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
  if (is_at_end (self))
    bramble_replay_bar_set_playing (self, FALSE);
}

/* Playing. */

static gboolean
play_on (gpointer user_data)
{
  BrambleReplayBar *self = user_data;

  self->pause = 0;
  bramble_match_play_on (self->match);
  return G_SOURCE_REMOVE;
}

/* Everything on the table has come to rest: the next answer may be given. */
void
bramble_replay_bar_rest (BrambleReplayBar *self)
{
  g_return_if_fail (BRAMBLE_IS_REPLAY_BAR (self));

  g_clear_handle_id (&self->pause, g_source_remove);
  if (self->playing && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->pause = g_timeout_add ((guint) (PAUSE / bramble_replay_bar_get_speed (self)), play_on, self);
}

static void
toggle_playing (BrambleReplayBar *self)
{
  bramble_replay_bar_set_playing (self, !self->playing);
}

static void
step_back (BrambleReplayBar *self)
{
  bramble_replay_bar_set_playing (self, FALSE);
  bramble_match_undo (self->match, BRAMBLE_BY_STEP);
}

static void
step_forth (BrambleReplayBar *self)
{
  bramble_replay_bar_set_playing (self, FALSE);
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
jumped (BrambleReplayBar *self,
        guint             step)
{
  bramble_replay_bar_set_playing (self, FALSE);
  bramble_match_go_to (self->match, step);
  gtk_menu_button_popdown (self->jump);
}

/* Marks. */

static void
mark_rounds (BrambleReplayBar *self)
{
  g_autoptr (GArray) rounds = bramble_moments_of_rounds (bramble_match_get_record (self->match));
  /* Short rounds stand close together: a number would run into the one before. */
  guint room = (bramble_match_get_n_steps (self->match) + NUMBERS - 1) / NUMBERS;
  guint next = 0;

  for (guint i = 0; i < rounds->len; i++)
    {
      const BrambleMoment *round = &g_array_index (rounds, BrambleMoment, i);
      g_autofree char *number = round->step >= next && round->round > 0 ? g_strdup_printf ("<small>%u</small>", round->round) : NULL;

      gtk_scale_add_mark (self->scale, round->step, GTK_POS_BOTTOM, number);
      if (number)
        next = round->step + room;
    }
}

static void
mark_turns (BrambleReplayBar *self,
            BrambleAnalysis  *analysis)
{
  for (guint i = 0; i < bramble_analysis_get_n_turns (analysis); i++)
    gtk_scale_add_mark (self->scale, bramble_analysis_get_turn (analysis, i)->step - 1, GTK_POS_TOP, "<small>◆</small>");
  bramble_jump_add_turns (self->moments, analysis);
}

static void
analysed (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (BrambleAnalysis) analysis = bramble_match_analyse_finish (result, NULL);
  BrambleReplayBar *self = user_data;

  /* It was cancelled, and the bar may have gone. */
  if (analysis == NULL)
    return;
  g_clear_object (&self->cancellable);
  bramble_match_keep_analysis (self->match, analysis);
  mark_turns (self, analysis);
}

/* As with any film: the space bar plays it, and lets it stand still. */
static gboolean
bramble_replay_bar_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BRAMBLE_REPLAY_BAR (widget)->play));
}

static void
bramble_replay_bar_unmap (GtkWidget *widget)
{
  bramble_replay_bar_set_playing (BRAMBLE_REPLAY_BAR (widget), FALSE);
  GTK_WIDGET_CLASS (bramble_replay_bar_parent_class)->unmap (widget);
}

static void
bramble_replay_bar_dispose (GObject *object)
{
  BrambleReplayBar *self = BRAMBLE_REPLAY_BAR (object);

  g_clear_handle_id (&self->pause, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->match)
    g_signal_handlers_disconnect_by_data (self->match, self);
  bramble_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->match);

  G_OBJECT_CLASS (bramble_replay_bar_parent_class)->dispose (object);
}

static void
bramble_replay_bar_class_init (BrambleReplayBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_replay_bar_dispose;
  widget_class->grab_focus = bramble_replay_bar_grab_focus;
  widget_class->unmap = bramble_replay_bar_unmap;

  g_type_ensure (BRAMBLE_TYPE_JUMP);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-replay-bar.ui");
#define CHILD(name) gtk_widget_class_bind_template_child (widget_class, BrambleReplayBar, name)
  CHILD (controls);
  CHILD (play);
  CHILD (back);
  CHILD (forth);
  CHILD (scale);
  CHILD (adjustment);
  CHILD (position);
  CHILD (speed);
  CHILD (jump);
  CHILD (moments);
  CHILD (viewer);
#undef CHILD
  gtk_widget_class_bind_template_callback (widget_class, toggle_playing);
  gtk_widget_class_bind_template_callback (widget_class, step_back);
  gtk_widget_class_bind_template_callback (widget_class, step_forth);
  gtk_widget_class_bind_template_callback (widget_class, jumped);
}

static void
bramble_replay_bar_init (BrambleReplayBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->controls, bramble_wrap_new (0.6));
  bramble_name_buttons (GTK_WIDGET (self));
  bramble_popover_go_with_size (gtk_menu_button_get_popover (self->jump));
  gtk_drop_down_set_selected (self->speed, 1);
}

/* Says who can look, in the list. */
static void
list_viewers (BrambleReplayBar *self,
              BrambleMatch     *match)
{
  g_autoptr (GtkStringList) viewers = gtk_string_list_new (NULL);

  /* Translators: in a replay, all hidden cards are shown */
  gtk_string_list_append (viewers, _("Everything open"));
  for (guint i = 0; i < g_list_model_get_n_items (bramble_match_get_seats (match)); i++)
    gtk_string_list_append (viewers, bramble_seat_get_name (bramble_match_get_seat (match, i)));
  gtk_drop_down_set_model (self->viewer, G_LIST_MODEL (viewers));
}

/**
 * bramble_replay_bar_set_match:
 * @match: a replay
 */
void
bramble_replay_bar_set_match (BrambleReplayBar *self,
                              BrambleMatch     *match)
{
  g_return_if_fail (BRAMBLE_IS_REPLAY_BAR (self));
  g_return_if_fail (self->match == NULL && bramble_match_get_replay (match));

  list_viewers (self, match);
  gtk_adjustment_set_upper (self->adjustment, bramble_match_get_n_steps (match));
  self->match = g_object_ref (match);
  mark_rounds (self);
  bramble_jump_set_match (self->moments, match);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (match_moved), self);
  g_signal_connect_swapped (match, "answered", G_CALLBACK (match_moved), self);
  g_signal_connect_object (self->adjustment, "value-changed", G_CALLBACK (scale_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->viewer, "notify::selected", G_CALLBACK (viewer_chosen), self, G_CONNECT_SWAPPED);
  viewer_chosen (self);
  match_moved (self);
  if (bramble_match_can_analyse (match))
    {
      self->cancellable = g_cancellable_new ();
      bramble_match_analyse_async (match, self->cancellable, analysed, self);
    }
}

/* Whether the game goes on by itself. */
gboolean
bramble_replay_bar_get_playing (BrambleReplayBar *self)
{
  g_return_val_if_fail (BRAMBLE_IS_REPLAY_BAR (self), FALSE);

  return self->playing;
}

/* Who begins at the end sees it from the beginning. */
void
bramble_replay_bar_set_playing (BrambleReplayBar *self,
                                gboolean          playing)
{
  g_return_if_fail (BRAMBLE_IS_REPLAY_BAR (self));

  playing = playing && self->match;
  if (self->playing == playing)
    return;

  if (playing && is_at_end (self))
    bramble_match_go_to (self->match, 0);
  self->playing = playing;
  gtk_button_set_icon_name (self->play, playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play), playing ? _("Pause") : _("Play"));
  bramble_name_button (GTK_WIDGET (self->play), playing ? _("Pause") : _("Play"));
  bramble_replay_bar_rest (self);
}

/* How many times as fast as usual. */
double
bramble_replay_bar_get_speed (BrambleReplayBar *self)
{
  guint selected;

  g_return_val_if_fail (BRAMBLE_IS_REPLAY_BAR (self), 1);

  selected = gtk_drop_down_get_selected (self->speed);
  return selected < G_N_ELEMENTS (speeds) ? speeds[selected] : 1;
}
