/* measure-table.c: frames and stalls of the real window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs the program with its window in this process: first four computers play at normal
 * pace, then a person is asked and does nothing. What a frame costs is the time from its
 * clock's "before-paint" to its "after-paint"; a stall is what the main loop
 * does between two polls.
 */

#include <gtk/gtk.h>
#include <string.h>

#include <rules/grimm.h>

#include "bramble-application.h"
#include "bramble-motion.h"
#include "bramble-settings.h"
#include "bramble-window.h"
#include "match-kit.h"
#include "measure.h"
#include "test-setup.h"

/* s. */
#define PLAYING 40
#define RESTING 2
#define IDLE 10

/* ms that a computer player thinks at least: that it is in the way. */
#define THOUGHT 150

static BrambleMatch *match;
static GtkWidget *motion; /* of the board */
static guint n_frames;

/* Frames in which something moved. */
static double frame_began, frame_work_began;
static gboolean frame_drawn;
static GArray *frames, *frames_work;

/* Dispatches between two polls. */
static double busy_since, busy_work_since;
static double longest_thinking, longest_thinking_work, longest_playing, longest_playing_work;
static gboolean was_thinking, was_playing;

static guint
think (const BrambleLevel     *bot,
       const BrambleThought *thought)
{
  double until = measure_now (CLOCK_MONOTONIC) + THOUGHT;
  guint option = bramble_bot_choose (test_level ("raven"), thought);

  while (measure_now (CLOCK_MONOTONIC) < until && !g_atomic_int_get (thought->cancelled))
    continue;
  return option;
}

static const BrambleLevel thinker = { .id = "thinker", .name = "Thinker", .line = "Thinks.", .choose = think };

static void
before_paint (void)
{
  frame_began = measure_now (CLOCK_MONOTONIC);
  frame_work_began = measure_now (CLOCK_THREAD_CPUTIME_ID);
  frame_drawn = FALSE;
}

/* The clock also ticks when there is nothing to draw. */
static gboolean
rendered (GSignalInvocationHint *hint,
          guint                  n_values,
          const GValue          *values,
          gpointer               user_data)
{
  frame_drawn = TRUE;
  return TRUE;
}

static void
after_paint (void)
{
  double took = measure_now (CLOCK_MONOTONIC) - frame_began;
  double worked = measure_now (CLOCK_THREAD_CPUTIME_ID) - frame_work_began;

  n_frames++;
  if (frame_drawn && motion && bramble_motion_get_playing (BRAMBLE_MOTION (motion)))
    {
      g_array_append_val (frames, took);
      g_array_append_val (frames_work, worked);
    }
}

/* Stands between the main loop and the kernel. */
static int
timed_poll (GPollFD *fds,
            guint    n_fds,
            int      timeout)
{
  double took = measure_now (CLOCK_MONOTONIC) - busy_since;
  double worked = measure_now (CLOCK_THREAD_CPUTIME_ID) - busy_work_since;
  int result;

  if (busy_since > 0 && was_playing && took > longest_playing)
    longest_playing = took;
  if (busy_since > 0 && was_playing && worked > longest_playing_work)
    longest_playing_work = worked;
  if (busy_since > 0 && was_thinking && bramble_match_get_thinking (match))
    {
      longest_thinking = MAX (longest_thinking, took);
      longest_thinking_work = MAX (longest_thinking_work, worked);
    }
  result = g_poll (fds, n_fds, timeout);
  was_thinking = match && bramble_match_get_thinking (match);
  was_playing = match != NULL;
  busy_since = measure_now (CLOCK_MONOTONIC);
  busy_work_since = measure_now (CLOCK_THREAD_CPUTIME_ID);
  return result;
}

static GtkWidget *
find_type (GtkWidget *widget,
           GType      type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type (child, type);

      if (found)
        return found;
    }

  return NULL;
}

static void
play (BrambleWindow *window,
      guint          persons)
{
  static char names[][8] = { "Hazel", "Rowan", "Bryony", "Moss" };
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  BrambleSetup setup = test_setup (4, 4, 0, "all", NULL);
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  for (guint i = 0; i < setup.seats; i++)
    seats[i] = (BrambleRecordSeat) { .name = names[i], .level = i < persons ? NULL : &thinker };
  record = bramble_record_new (&grimm_game, &setup, seats, FALSE, &error);
  g_assert_no_error (error);
  bramble_record_set_curtain (record, FALSE);
  g_clear_object (&match);
  match = bramble_match_new (record);
  bramble_window_play (window, match);
  motion = find_type (GTK_WIDGET (window), BRAMBLE_TYPE_MOTION);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (BrambleApplication) application = bramble_application_new ();
  g_auto (KitDir) home = { 0 };
  BrambleWindow *window;
  GdkFrameClock *clock;

  kit_dir_init (&home);
  g_setenv ("XDG_DATA_HOME", home.path, TRUE);
  frames = g_array_new (FALSE, FALSE, sizeof (double));
  frames_work = g_array_new (FALSE, FALSE, sizeof (double));
  g_main_context_set_poll_func (NULL, timed_poll);
  if (!g_application_register (G_APPLICATION (application), NULL, NULL))
    return 1;
  g_application_activate (G_APPLICATION (application));
  window = BRAMBLE_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
  kit_run_for (RESTING * 1000);
  clock = gdk_surface_get_frame_clock (gtk_native_get_surface (GTK_NATIVE (window)));
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint), NULL);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (after_paint), NULL);

  g_signal_add_emission_hook (g_signal_lookup ("render", GDK_TYPE_SURFACE), 0, rendered, NULL, NULL);

  /* To put a game on the table is no part of playing it. */
  play (window, 0);
  kit_run_for (RESTING * 1000);
  longest_playing = longest_playing_work = 0;
  kit_run_for (PLAYING * 1000);
  if (frames->len == 0)
    {
      g_printerr ("nothing moved\n");
      return 1;
    }
  measure_print ("frames drawn while things move", frames->len, "", -1);
  measure_print ("  median", measure_share (frames, 0.5), "ms", -1);
  measure_print ("  99 of 100 are below", measure_share (frames, 0.99), "ms", 16);
  measure_print ("  99 of 100 are below, processor time", measure_share (frames_work, 0.99), "ms", -1);
  measure_print ("longest stall while a computer thinks", longest_thinking, "ms", 16);
  measure_print ("longest stall while a computer thinks, processor time", longest_thinking_work, "ms", -1);
  measure_print ("longest stall in a game of computers", longest_playing, "ms", -1);
  measure_print ("longest stall in a game of computers, processor time", longest_playing_work, "ms", -1);

  /* A person is asked first, and thinks for a while. */
  play (window, 4);
  kit_run_for (RESTING * 1000);
  n_frames = 0;
  kit_run_for (IDLE * 1000);
  measure_print ("frames in ten seconds while a person thinks", n_frames, "", 0);

  g_clear_object (&match);
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  kit_run_for (100);
  return 0;
}
