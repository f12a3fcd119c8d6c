/* test-soak.c: many games and many windows of each game, and nothing of them stays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#include <bramble-log.h>
#include <bramble-settings.h>
#include <bramble-window.h>

#include "games-kit.h"
#include "hands.h"
#include "look.h"
#include "store-kit.h"

/* KB that may stay of each. A game leaked 328 KB. Caches, what GTK keeps of a window,
 * and heaps with holes are not as exact as that, least of all after few games. */
#define MOST_A_GAME 48
/* Every CYCLE games are alike. So many games until everything has been loaded that
 * they show, and so many that are measured; and so many windows. The check has each
 * kind of game once and one more, and two windows: what is finalised shows there, what
 * memory does does not. */
#define CYCLE 4
#define WARM_UP kit_often (0, KIT_TIMES (8))
#define GAMES kit_more (kit_often (CYCLE + 1, 12))
#define WINDOWS kit_more (kit_often (2, 6))
#define ANSWERS 30

/* The types of all that must be gone when the next game is on the table, and is
 * still there. */
static GPtrArray *watched;

static void
gone (gpointer  data,
      GObject  *object)
{
  g_assert_true (g_ptr_array_remove (watched, data));
}

/* Each entry is a pointer of its own, whatever it says. */
static void
watch_object (gpointer object)
{
  char *name = g_strdup (G_OBJECT_TYPE_NAME (object));

  g_ptr_array_add (watched, name);
  g_object_weak_ref (object, gone, name);
}

static void
check_all_gone (const char *when)
{
  for (guint i = 0; i < watched->len; i++)
    g_test_message ("%s is still there", (const char *) g_ptr_array_index (watched, i));
  if (watched->len > 0)
    g_error ("%s: %u objects are still there", when, watched->len);
}

/* What the log is read through: who reads may leave lines out. Returns (nullable): the
 * log, when @widget shows it. */
static BrambleLog *
watch_readers (GtkWidget *widget)
{
  GtkSelectionModel *lines = GTK_IS_LIST_VIEW (widget) ? gtk_list_view_get_model (GTK_LIST_VIEW (widget)) : NULL;
  GListModel *filter = GTK_IS_NO_SELECTION (lines) ? gtk_no_selection_get_model (GTK_NO_SELECTION (lines)) : NULL;
  GListModel *log = GTK_IS_FILTER_LIST_MODEL (filter) ? gtk_filter_list_model_get_model (GTK_FILTER_LIST_MODEL (filter)) : NULL;

  if (!BRAMBLE_IS_LOG (log))
    return NULL;

  watch_object (lines);
  watch_object (filter);
  return BRAMBLE_LOG (log);
}

/* The log with all that is in it, and what a game has on the table. */
static void
watch_table (GtkWidget *widget)
{
  static const char *const parts[] = { "Board", "Prompt", "BramblePanel", "Stage", "Summary", "LogView" };
  BrambleLog *log = watch_readers (widget);

  if (log)
    {
      watch_object (log);
      for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (log)); i++)
        {
          g_autoptr (GObject) line = g_list_model_get_item (G_LIST_MODEL (log), i);

          watch_object (line);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_str_has_suffix (G_OBJECT_TYPE_NAME (widget), parts[i]))
      watch_object (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    watch_table (child);
}

/* Idle callbacks of the log have a low priority. */
static void
settle (void)
{
  look_settle ();
  look_run_for (5);
  look_settle ();
}

static gsize
used_memory (void)
{
  struct mallinfo2 info;

  settle ();
  info = mallinfo2 ();
  return info.uordblks + info.hblkhd;
}

static int
by_size (gconstpointer a,
         gconstpointer b)
{
  const double *one = a;
  const double *other = b;

  return *one < *other ? -1 : *one > *other;
}

/* Says how much memory stays of a game: each is compared with the one that is like it
 * and so many before it. The median of that takes no notice of a picture that is
 * loaded once. */
static void
check_flat (const BrambleGame *game,
            const gsize       *used,
            guint              n)
{
  guint n_growth = MAX (n, CYCLE) - CYCLE;
  g_autofree double *growth = g_new (double, n_growth);

  /* After so few as the check has, a picture that was loaded late is more than a leak
   * would be. The sanitizer keeps what is freed, and finds leaks itself. */
  if (KIT_SLOW || kit_often (TRUE, FALSE))
    return;

  for (guint i = 0; i < n_growth; i++)
    growth[i] = ((double) used[i + CYCLE] - (double) used[i]) / CYCLE / 1024;
  qsort (growth, n_growth, sizeof (double), by_size);
  g_test_message ("%s: %.1f KB stay of each of %u, from %.1f to %.1f, and %.1f MB are in use", game->id, growth[n_growth / 2],
                  n, growth[0], growth[n_growth - 1], (double) used[n - 1] / 1024 / 1024);
  g_assert_cmpfloat (growth[n_growth / 2], <, MOST_A_GAME);
}

/* A game of people in the last of its ways to begin, where nothing is as usual. */
static BrambleRecord *
new_record (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);
  BrambleSetup setup = g_array_index (setups, BrambleSetup, setups->len - 1);
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  setup.seed = 7;
  for (guint i = 0; i < setup.seats; i++)
    seats[i].name = (char *) "Hazel";
  record = bramble_record_new (game, &setup, seats, TRUE, &error);
  g_assert_no_error (error);
  return record;
}

/* A game that is nearly over: all answers but the last few are given, and @options are
 * those. The table need not be there for each of a thousand. */
static BrambleRecord *
new_last_record (const BrambleGame *game,
                 guint             *options,
                 guint             *n_options)
{
  g_autoptr (BrambleRecord) whole = new_record (game);
  BrambleRecord *record = new_record (game);
  BrambleRng rng = { 7 };
  guint n_steps;
  BrambleAsk ask;

  for (kit_ask (whole, &ask); ask.n_options > 0; kit_ask (whole, &ask))
    g_assert_true (bramble_record_answer (whole, bramble_rng_below (&rng, ask.n_options)));
  n_steps = bramble_record_n_steps (whole);
  *n_options = MIN (n_steps, ANSWERS);
  for (guint i = 0; i < n_steps; i++)
    {
      guint option = (guint) bramble_record_option (whole, i + 1);

      if (i + *n_options < n_steps)
        g_assert_true (bramble_record_answer (record, option));
      else
        options[i + *n_options - n_steps] = option;
    }
  return record;
}

/* What somebody does in one game, at its beginning or until it is over. */
static void
play_game (const BrambleGame *game,
           BrambleWindow     *window,
           gboolean           privacy,
           gboolean           last)
{
  guint options[ANSWERS];
  guint n_answers = ANSWERS;
  BrambleRecord *record = last ? new_last_record (game, options, &n_answers) : new_record (game);
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRng rng = { 7 };
  guint begin = bramble_record_n_steps (record);

  bramble_record_set_curtain (record, privacy);
  match = bramble_match_new (record);
  bramble_window_play (window, match);
  settle ();
  /* The table answers by itself what has one answer: each step has its own. */
  for (guint i = bramble_match_get_step (match) - begin; i < n_answers; i = bramble_match_get_step (match) - begin)
    {
      if (!(last ? bramble_match_answer (match, options[i]) : kit_match_any (match, &rng)))
        break;
      if (i % 10 == 0)
        settle ();
    }
  settle ();
  g_assert_true (!last || bramble_match_get_over (match));
  watch_object (match);
  watch_table (GTK_WIDGET (window));
}

static void
act (BrambleWindow *window,
     const char    *action)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  settle ();
}

/* Every game that is left stays on the shelf, with a picture. Here they would be
 * all that grows. */
static void
sweep (BrambleStore *store)
{
  g_autoptr (GPtrArray) files = bramble_store_list_unfinished (store);

  for (guint i = 0; i < files->len; i++)
    g_assert_true (bramble_store_delete (store, g_ptr_array_index (files, i), NULL));
}

/* Games one after the other, left in the middle, ended and watched again, in
 * one window. */
static void
games_leave_nothing (const BrambleGame *game)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  BrambleWindow *window;
  const guint warm_up = WARM_UP;
  const guint games = GAMES;
  g_autofree gsize *used = g_new (gsize, games);

  if (!hands_have_board (game))
    return;
  hands_forgive_gtk ();

  kit_dir_init (&dir);
  store = store_open (&dir);
  window = bramble_window_new (NULL, store);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < warm_up + games; i++)
    {
      play_game (game, window, i % 2, i % CYCLE == 3);
      g_assert_cmpuint (watched->len, >, ANSWERS / 4);
      if (i % CYCLE == 1)
        act (window, "win.hint");
      act (window, "win.shelf");
      act (window, "win.back-to-table");
      if (i % CYCLE == 3)
        {
          act (window, "win.replay");
          watch_table (GTK_WIDGET (window));
        }
      act (window, "win.rematch");
      g_assert_true (bramble_store_flush (store));
      sweep (store);
      settle ();
      check_all_gone ("after a game");
      if (i >= warm_up)
        used[i - warm_up] = used_memory ();
    }
  check_flat (game, used, games);
  g_object_ref (window);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
  look_finalize (window);
}

/* A window for every game, with everything that it has. */
static void
windows_leave_nothing (const BrambleGame *game)
{
  static const char *const actions[] = { "win.rules", "win.learn", "win.statistics", "win.new-game", "win.shelf" };
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  const guint warm_up = WARM_UP;
  const guint windows = WINDOWS;
  g_autofree gsize *used = g_new (gsize, windows);

  if (!hands_have_board (game))
    return;
  hands_forgive_gtk ();

  kit_dir_init (&dir);
  store = store_open (&dir);
  for (guint i = 0; i < warm_up + windows; i++)
    {
      BrambleWindow *window = bramble_window_new (NULL, store);

      gtk_window_present (GTK_WINDOW (window));
      play_game (game, window, FALSE, FALSE);
      for (guint a = 0; a < G_N_ELEMENTS (actions); a++)
        act (window, actions[a]);
      g_assert_true (bramble_store_flush (store));
      g_object_ref (window);
      gtk_window_destroy (GTK_WINDOW (window));
      settle ();
      look_finalize (window);
      check_all_gone ("after a window");
      sweep (store);
      if (i >= warm_up)
        used[i - warm_up] = used_memory ();
    }
  check_flat (game, used, windows);
}

static const KitGameTest tests[] = {
  { "games-leave-nothing", games_leave_nothing },
  { "windows-leave-nothing", windows_leave_nothing },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  int status;

  gtk_test_init (&argc, &argv, NULL);
  watched = g_ptr_array_new_with_free_func (g_free);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  g_settings_set_boolean (bramble_settings_get_default (), "show-log", TRUE);

  status = kit_run (tests);
  g_ptr_array_unref (watched);
  return status;
}
