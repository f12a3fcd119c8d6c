/* test-match.c: a game that is played, watched and replayed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "match-kit.h"

#include <string.h>
#include "test-setup.h"

static const char *const properties[] = {
  "viewer", "round", "ask-seat", "over", "can-undo", "can-redo", "undo-reason", "running", "thinking",
};

/* What somebody who listens believes. */
typedef struct
{
  BrambleMatch *match;
  GValue values[G_N_ELEMENTS (properties)];
  guint n_notified;
  guint n_answered;
  guint n_changed;
  guint answered_step;
} Listener;

static void
get_value (BrambleMatch *match,
           const char   *name,
           GValue       *value)
{
  GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (match), name);

  g_assert_nonnull (spec);
  g_value_init (value, spec->value_type);
  g_object_get_property (G_OBJECT (match), name, value);
}

/* Told of a change, so it has changed. */
static void
notified (GObject    *object,
          GParamSpec *spec,
          Listener   *listener)
{
  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    if (strcmp (properties[i], spec->name) == 0)
      {
        g_auto (GValue) now = G_VALUE_INIT;

        get_value (listener->match, spec->name, &now);
        g_assert_cmpint (g_param_values_cmp (spec, &now, &listener->values[i]), !=, 0);
        g_value_copy (&now, &listener->values[i]);
        listener->n_notified++;
        return;
      }

  g_assert_not_reached ();
}

static void
answered (BrambleMatch *match,
          guint         step,
          Listener     *listener)
{
  listener->n_answered++;
  listener->answered_step = step;
  g_assert_cmpuint (step, ==, bramble_match_get_step (match));
}

static void
changed (BrambleMatch *match,
         Listener     *listener)
{
  listener->n_changed++;
}

static void
listen (Listener     *listener,
        BrambleMatch *match)
{
  *listener = (Listener) { .match = match };
  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    get_value (match, properties[i], &listener->values[i]);
  g_signal_connect (match, "notify", G_CALLBACK (notified), listener);
  g_signal_connect (match, "answered", G_CALLBACK (answered), listener);
  g_signal_connect (match, "changed", G_CALLBACK (changed), listener);
}

/* Not told of a change, so it has not changed. */
static void
check_belief (Listener *listener)
{
  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (listener->match), properties[i]);
      g_auto (GValue) now = G_VALUE_INIT;

      get_value (listener->match, properties[i], &now);
      g_assert_cmpint (g_param_values_cmp (spec, &now, &listener->values[i]), ==, 0);
    }
}

static void
stop_listening (Listener *listener)
{
  check_belief (listener);
  g_signal_handlers_disconnect_by_data (listener->match, listener);
  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    g_value_unset (&listener->values[i]);
}

/* The getters, the properties and the state say the same. */
static void
check_facts (BrambleMatch *match)
{
  const BrambleGame *game = bramble_match_get_game (match);
  gconstpointer state = bramble_record_now (bramble_match_get_record (match));
  int viewer = bramble_match_get_viewer (match);
  g_autofree guint8 *view = g_malloc0 (game->state_size);
  gboolean over = bramble_game_is_over (game, state);
  BrambleResult result;
  BrambleAsk ask;

  game->result (state, &result);
  game->ask (state, &ask);
  g_assert_cmpuint (bramble_match_get_round (match), ==, game->round (state));
  g_assert_cmpint (bramble_match_get_ask_seat (match), ==, ask.seat == BRAMBLE_NO_SEAT ? -1 : ask.seat);
  g_assert_cmpint (bramble_match_get_over (match), ==, over);
  g_assert_cmpuint (bramble_match_get_winners (match), ==, over ? result.winners : 0);
  if (over)
    g_assert_cmpuint (result.winners, >, 0);
  if (viewer == BRAMBLE_VIEWER_ALL)
    memcpy (view, state, game->state_size);
  else
    game->view (state, viewer < 0 ? BRAMBLE_NO_SEAT : (guint) viewer, view);
  g_assert_cmpuint (bramble_game_hash (game, bramble_match_get_view (match)), ==, bramble_game_hash (game, view));
  g_assert_true (bramble_match_get_can_undo (match) == (bramble_match_get_undo_reason (match) == NULL));
  g_assert_true (bramble_match_get_can_redo (match)
                 == (bramble_match_get_step (match) < bramble_match_get_n_steps (match)));
}

static void
test_signals (void)
{
  for (guint seed = 0; seed < KIT_TIMES (30); seed++)
    {
      g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (2 + seed % 3, "all", seed, seed % 2));
      BrambleRng rng = { seed };
      Listener listener;
      guint n = 0;

      listen (&listener, match);
      while (kit_match_any (match, &rng))
        {
          n++;
          g_assert_cmpuint (listener.n_answered, ==, n);
          g_assert_cmpuint (listener.n_changed, ==, 0);
          g_assert_cmpuint (listener.answered_step, ==, n);
          check_belief (&listener);
          check_facts (match);
        }
      g_assert_true (bramble_match_get_over (match));

      /* Back and forth, and with other eyes. */
      for (guint i = 0; i < 60; i++)
        {
          guint n_changed = listener.n_changed;
          gboolean something;
          int viewer;

          switch (bramble_rng_below (&rng, 4))
            {
            case 0:
              something = bramble_match_get_can_undo (match);
              g_assert_cmpint (bramble_match_undo (match, bramble_rng_below (&rng, 3)), ==, something);
              break;
            case 1:
              something = bramble_match_get_can_redo (match);
              g_assert_cmpint (bramble_match_redo (match, bramble_rng_below (&rng, 3)), ==, something);
              break;
            case 2:
              viewer = (int) bramble_rng_below (&rng, 3) - 1;
              something = viewer != bramble_match_get_viewer (match);
              bramble_match_set_viewer (match, viewer);
              g_assert_cmpint (bramble_match_get_viewer (match), ==, viewer);
              break;
            default:
              /* People only: nobody begins to think. */
              something = FALSE;
              bramble_match_set_running (match, bramble_rng_below (&rng, 2));
              g_assert_false (bramble_match_get_thinking (match));
            }
          g_assert_cmpuint (listener.n_changed, ==, n_changed + (something ? 1 : 0));
          check_belief (&listener);
          check_facts (match);
        }
      g_assert_cmpuint (listener.n_answered, ==, n);
      stop_listening (&listener);
    }
}

static void
test_illegal_answers (void)
{
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (3, "all", 4, FALSE));
  BrambleRng rng = { 4 };
  Listener listener;

  listen (&listener, match);
  for (gboolean more = TRUE; more; more = kit_match_any (match, &rng))
    {
      const BrambleRecord *record = bramble_match_get_record (match);
      guint64 hash = kit_hash (record);
      guint n_answered = listener.n_answered;
      guint n_notified = listener.n_notified;
      BrambleAsk ask;

      kit_ask (record, &ask);
      g_assert_false (bramble_match_answer (match, ask.n_options));
      g_assert_false (bramble_match_answer (match, BRAMBLE_MAX_OPTIONS));
      g_assert_false (bramble_match_answer (match, 256));
      g_assert_false (bramble_match_answer (match, G_MAXUINT));
      g_assert_cmpuint (kit_hash (record), ==, hash);
      g_assert_cmpuint (listener.n_answered, ==, n_answered);
      g_assert_cmpuint (listener.n_notified, ==, n_notified);
    }
  stop_listening (&listener);
}

/* A handler may go back at once. */
static void
go_back (BrambleMatch *match,
         guint         step,
         gpointer      user_data)
{
  if (step == 3)
    g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
}

static void
test_undo_in_handler (void)
{
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (2, "all", 4, TRUE));
  BrambleRng rng = { 4 };

  g_signal_connect (match, "answered", G_CALLBACK (go_back), NULL);
  for (guint i = 0; i < 3; i++)
    g_assert_true (kit_match_any (match, &rng));
  g_assert_cmpuint (bramble_match_get_step (match), ==, 2);
  g_assert_cmpuint (bramble_match_get_n_steps (match), ==, 3);
  check_facts (match);
}

static void
test_seats (void)
{
  const BrambleLevel *const bots[] = { NULL, &bramble_chance, NULL, test_level ("gosling") };
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record_of (4, 1, TRUE, bots));
  GListModel *seats = bramble_match_get_seats (match);

  g_assert_cmpuint (g_list_model_get_n_items (seats), ==, 4);
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (BrambleSeat) seat = g_list_model_get_item (seats, i);
      const BrambleRecordSeat *given = bramble_record_seat (bramble_match_get_record (match), i);
      g_autofree char *name = NULL;
      gboolean computer;
      guint index;

      g_assert_true (seat == bramble_match_get_seat (match, i));
      g_object_get (seat, "index", &index, "name", &name, "computer", &computer, NULL);
      g_assert_cmpuint (index, ==, i);
      g_assert_cmpstr (name, ==, given->name);
      g_assert_true (bramble_seat_get_look (seat) == bramble_record_look (bramble_match_get_record (match), i));
      g_assert_cmpint (computer, ==, bots[i] != NULL);
    }
  g_assert_null (bramble_match_get_seat (match, 4));
  g_assert_true (bramble_match_get_casual (match));
}

/* Whether a person answers for all to see. */
static gboolean
is_open (BrambleMatch *match)
{
  int asked = bramble_match_get_ask_seat (match);

  return asked >= 0 && !bramble_seat_get_computer (bramble_match_get_seat (match, (guint) asked))
         && (bramble_match_get_nature (match) & BRAMBLE_ASK_OPEN) != 0;
}

/* Only who is asked is shown the options, or everybody who looks when it is open, and
 * everybody the question. */
static void
test_words (void)
{
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (3, "all", 8, FALSE));
  BrambleRng rng = { 8 };
  guint n_sentences = 0;

  do
    for (int viewer = BRAMBLE_VIEWER_NOBODY; viewer < 3; viewer++)
      {
        g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
        g_autofree char *question = NULL;
        g_autofree char *beyond = NULL;
        BrambleAsk ask;

        bramble_match_set_viewer (match, viewer);
        bramble_match_get_ask (match, &ask);
        question = bramble_match_dup_question (match);
        if (!bramble_match_get_over (match))
          g_assert_cmpstr (question, !=, "");
        if (viewer >= 0)
          g_assert_cmpint (ask.n_options > 0, ==, viewer == bramble_match_get_ask_seat (match));
        else
          g_assert_cmpint (ask.n_options > 0, ==, is_open (match));
        for (guint i = 0; i < ask.n_options; i++)
          {
            g_autofree char *option = bramble_match_dup_option (match, i);

            g_assert_nonnull (option);
            g_assert_cmpstr (option, !=, "");
          }
        beyond = bramble_match_dup_option (match, ask.n_options);
        g_assert_null (beyond);

        bramble_match_get_events (match, bramble_match_get_step (match), events);
        for (guint i = 0; i < events->len; i++)
          {
            const BrambleEvent *event = &g_array_index (events, BrambleEvent, i);
            g_autofree char *sentence = bramble_match_dup_sentence (match, event);

            if (viewer >= 0)
              g_assert_true (event->told & (1 << viewer));
            n_sentences += sentence != NULL;
          }
      }
  while (kit_match_any (match, &rng));
  g_assert_cmpuint (n_sentences, >, 100);
}

static void
test_viewers (void)
{
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (2, "all", 4, FALSE));

  g_test_expect_message ("Bramble", G_LOG_LEVEL_CRITICAL, "*assertion*viewer*failed*");
  bramble_match_set_viewer (match, BRAMBLE_VIEWER_ALL);
  g_test_assert_expected_messages ();
  g_assert_cmpint (bramble_match_get_viewer (match), ==, BRAMBLE_VIEWER_NOBODY);

  g_test_expect_message ("Bramble", G_LOG_LEVEL_CRITICAL, "*assertion*viewer*failed*");
  g_object_set (match, "viewer", BRAMBLE_VIEWER_ALL, NULL);
  g_test_assert_expected_messages ();
  g_assert_cmpint (bramble_match_get_viewer (match), ==, BRAMBLE_VIEWER_NOBODY);

  g_test_expect_message ("Bramble", G_LOG_LEVEL_CRITICAL, "*assertion*viewer*failed*");
  bramble_match_set_viewer (match, 2);
  g_test_assert_expected_messages ();
  g_test_expect_message ("Bramble", G_LOG_LEVEL_CRITICAL, "*assertion*replay*failed*");
  bramble_match_go_to (match, 0);
  g_test_assert_expected_messages ();
  check_facts (match);

  g_object_set (match, "viewer", 1, NULL);
  g_assert_cmpint (bramble_match_get_viewer (match), ==, 1);
}

static void
test_replay (void)
{
  const BrambleLevel *const bots[] = { NULL, &bramble_chance, test_level ("gosling") };
  BrambleRecord *record = kit_record_of (3, 6, FALSE, bots);
  g_autoptr (BrambleMatch) match = NULL;
  g_autofree guint64 *hashes = NULL;
  BrambleRng rng = { 6 };
  Listener listener;
  guint n = kit_play (record, &rng, G_MAXUINT);
  guint n_events = 0;

  hashes = g_new (guint64, n + 1);
  for (guint i = 0; i <= n; i++)
    hashes[i] = bramble_game_hash (bramble_record_game (record), bramble_record_state (record, i));
  match = bramble_match_new_replay (record);
  g_assert_true (bramble_match_get_replay (match));
  listen (&listener, match);

  /* Seen by each seat, by nobody, and with everything open. */
  for (int viewer = BRAMBLE_VIEWER_ALL; viewer < 3; viewer++)
    {
      bramble_match_set_viewer (match, viewer);
      g_assert_cmpint (bramble_match_get_viewer (match), ==, viewer);
      for (guint i = n; bramble_match_get_can_undo (match); i--)
        {
          g_assert_cmpuint (bramble_match_get_step (match), ==, i);
          g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
          g_assert_cmpuint (kit_hash (record), ==, hashes[i - 1]);
          check_facts (match);
          g_assert_false (bramble_match_answer (match, 0));
        }
      g_assert_cmpuint (bramble_match_get_step (match), ==, 0);
      for (guint i = 0; bramble_match_redo (match, BRAMBLE_BY_STEP); i++)
        g_assert_cmpuint (kit_hash (record), ==, hashes[i + 1]);
      g_assert_cmpuint (bramble_match_get_step (match), ==, n);
    }

  /* Anywhere, at once. */
  bramble_match_set_viewer (match, BRAMBLE_VIEWER_ALL);
  for (guint i = 0; i < 100; i++)
    {
      guint step = bramble_rng_below (&rng, n + 1);
      g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

      bramble_match_go_to (match, step);
      g_assert_cmpuint (bramble_match_get_step (match), ==, step);
      g_assert_cmpuint (kit_hash (record), ==, hashes[step]);
      g_assert_cmpuint (bramble_match_get_n_steps (match), ==, n);
      check_facts (match);
      bramble_match_get_events (match, step, events);
      n_events += events->len;
    }
  check_belief (&listener);
  g_assert_cmpuint (listener.n_answered, ==, 0);
  g_assert_cmpuint (n_events, >, 100);

  /* By rounds: as many stops as there are rounds. */
  bramble_match_go_to (match, n);
  {
    guint rounds = bramble_match_get_round (match);
    guint stops = 0;

    while (bramble_match_undo (match, BRAMBLE_BY_ROUND))
      stops++;
    g_assert_cmpuint (stops, ==, rounds);
  }

  /* Nobody thinks in a replay. */
  bramble_match_go_to (match, n / 2);
  bramble_match_set_running (match, TRUE);
  g_assert_false (bramble_match_get_thinking (match));
  kit_run_for (20);
  g_assert_cmpuint (bramble_match_get_step (match), ==, n / 2);
  stop_listening (&listener);
}

typedef struct
{
  BrambleMatch *match;
  GError *error;
  gboolean good;
  gboolean done;
} Waiting;

static void
saved (GObject      *source,
       GAsyncResult *result,
       gpointer      user_data)
{
  Waiting *waiting = user_data;

  waiting->good = bramble_match_save_finish (BRAMBLE_MATCH (source), result, &waiting->error);
  waiting->done = TRUE;
}

static void
loaded (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  Waiting *waiting = user_data;

  waiting->match = bramble_match_load_finish (result, &waiting->error);
  waiting->done = TRUE;
}

static gboolean
is_done (gpointer data)
{
  return ((Waiting *) data)->done;
}

/* What is saved is the game as it was when that was asked for. */
static void
test_save_and_load (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (GFile) file = NULL;
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (3, "all", 5, TRUE));
  g_autoptr (BrambleRecord) then = NULL;
  BrambleRng rng = { 5 };

  kit_dir_init (&dir);
  file = g_file_get_child (dir.file, "game ; ü.bramble");
  for (guint i = 0; i < 10; i++)
    {
      Waiting save = { 0 }, load = { 0 };

      for (guint j = 0; j < 5; j++)
        g_assert_true (kit_match_any (match, &rng));
      bramble_match_undo (match, BRAMBLE_BY_STEP);
      g_clear_pointer (&then, bramble_record_free);
      then = bramble_record_copy (bramble_match_get_record (match));
      bramble_match_save_async (match, file, NULL, saved, &save);
      g_assert_true (kit_match_any (match, &rng));
      g_assert_true (kit_wait (is_done, &save, KIT_LONG));
      g_assert_no_error (save.error);
      g_assert_true (save.good);

      bramble_match_load_async (file, NULL, loaded, &load);
      g_assert_true (kit_wait (is_done, &load, KIT_LONG));
      g_assert_no_error (load.error);
      kit_same (then, bramble_match_get_record (load.match));
      check_facts (load.match);
      g_assert_cmpint (bramble_match_get_viewer (load.match), ==, BRAMBLE_VIEWER_NOBODY);
      g_assert_false (bramble_match_get_running (load.match));
      g_assert_finalize_object (load.match);
    }
  g_assert_cmpuint (kit_count_files (dir.path, ""), ==, 1);
}

static void
test_save_fails (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (3, "all", 5, FALSE));
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GFile) nowhere = NULL;
  g_autoptr (GFile) good = NULL;
  Waiting save = { 0 };

  kit_dir_init (&dir);
  nowhere = g_file_resolve_relative_path (dir.file, "missing/game.bramble");
  good = g_file_get_child (dir.file, "game.bramble");
  bramble_match_save_async (match, nowhere, NULL, saved, &save);
  g_assert_true (kit_wait (is_done, &save, KIT_LONG));
  g_assert_nonnull (save.error);
  g_assert_nonnull (strstr (save.error->message, "missing"));
  g_assert_false (save.good);
  g_clear_error (&save.error);

  save = (Waiting) { 0 };
  g_cancellable_cancel (cancellable);
  bramble_match_save_async (match, good, cancellable, saved, &save);
  g_assert_true (kit_wait (is_done, &save, KIT_LONG));
  g_assert_error (save.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&save.error);
  g_assert_cmpuint (kit_count_files (dir.path, ""), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/signals", test_signals);
  g_test_add_func ("/match/illegal-answers", test_illegal_answers);
  g_test_add_func ("/match/undo-in-handler", test_undo_in_handler);
  g_test_add_func ("/match/seats", test_seats);
  g_test_add_func ("/match/words", test_words);
  g_test_add_func ("/match/viewers", test_viewers);
  g_test_add_func ("/match/replay", test_replay);
  g_test_add_func ("/match/save-and-load", test_save_and_load);
  g_test_add_func ("/match/save-fails", test_save_fails);

  return g_test_run ();
}
