/* bramble-window-replay.c: games that are played or looked at again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-window-private.h"

#include <bramble-analysis.h>

/* Whether there is a replay on the table that is not at the end of its game. */
gboolean
bramble_window_can_go_on (BrambleWindow *self)
{
  return self->match && bramble_match_get_replay (self->match) && !bramble_match_get_over (self->match);
}

/* The same players once more. */
static void
rematch_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);
  const BrambleRecord *record = bramble_match_get_record (self->match);
  BrambleSetup setup = *bramble_record_setup (record);
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  BrambleRecord *again;

  for (guint i = 0; i < setup.seats; i++)
    seats[i] = *bramble_record_seat (record, i);
  setup.seed = ((guint64) g_random_int () << 32) | g_random_int ();
  bramble_store_recall (self->store, bramble_record_game (record), &setup);
  again = bramble_record_new (bramble_record_game (record), &setup, seats, bramble_record_casual (record), &error);
  if (again == NULL)
    {
      bramble_window_tell (self, error->message);
      return;
    }
  bramble_record_set_curtain (again, bramble_record_curtain (record));
  match = bramble_match_new (again);
  bramble_window_play (self, match);
}

/* Shows @finished from a step on, to be looked at. Only a finished game: a
 * replay shows everything. */
void
bramble_window_watch (BrambleWindow *self,
                      BrambleMatch  *finished,
                      guint          step)
{
  g_autoptr (BrambleMatch) match = NULL;

  if (!bramble_match_get_over (finished))
    return;
  match = bramble_match_new_replay (bramble_record_copy (bramble_match_get_record (finished)));
  if (bramble_match_get_analysis (finished))
    bramble_match_keep_analysis (match, bramble_match_get_analysis (finished));
  bramble_match_go_to (match, MIN (step, bramble_match_get_n_steps (match)));
  bramble_store_keep (self->store, NULL);
  bramble_window_show_match (self, match);
}

static void
replay_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);

  if (self->match)
    bramble_window_watch (self, self->match, 0);
}

/* A game of its own from where a replay is, with the same players. Everything up to there
 * belongs to it. */
static void
go_on_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRecord *record;

  if (!bramble_window_can_go_on (self))
    return;
  record = bramble_record_copy (bramble_match_get_record (self->match));
  bramble_record_cut (record);
  match = bramble_match_new (record);
  bramble_window_play (self, match);
}

/* A position of the game that is on the table: in its replay, or in a new one. */
static void
watch_step_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);
  guint step = g_variant_get_uint32 (parameter);

  if (self->match && bramble_match_get_replay (self->match))
    bramble_match_go_to (self->match, MIN (step, bramble_match_get_n_steps (self->match)));
  else if (self->match)
    bramble_window_watch (self, self->match, step);
}

/* The number that deals the same game once more, for whoever wants to send it
 * to a friend. */
static void
copy_seed_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);
  g_autofree char *seed = NULL;

  if (self->match == NULL)
    return;
  seed = g_strdup_printf ("%" G_GUINT64_FORMAT, bramble_record_setup (bramble_match_get_record (self->match))->seed);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), seed);
}

void
bramble_window_add_replay_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.rematch", NULL, rematch_action);
  gtk_widget_class_install_action (widget_class, "win.replay", NULL, replay_action);
  gtk_widget_class_install_action (widget_class, "win.go-on", NULL, go_on_action);
  gtk_widget_class_install_action (widget_class, "win.watch-step", "u", watch_step_action);
  gtk_widget_class_install_action (widget_class, "win.copy-seed", NULL, copy_seed_action);
}
