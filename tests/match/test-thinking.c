/* test-thinking.c: computer seats in a match
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "match-kit.h"
#include "test-setup.h"

/* How many thoughts of the slow player have begun and ended, whether it may make
 * up its mind, and whether it may give up when it should; all atomic. */
static int n_begun;
static int n_ended;
static int may_decide;
static int may_end;

/* Thinks until it may decide, or is cancelled and may end: whoever waits for it
 * waits for ever. */
static guint
choose_slowly (const BrambleLevel     *bot,
               const BrambleThought *thought)
{
  g_atomic_int_inc (&n_begun);
  while (!g_atomic_int_get (&may_decide) && !(g_atomic_int_get (thought->cancelled) && g_atomic_int_get (&may_end)))
    g_usleep (500);
  g_atomic_int_inc (&n_ended);
  return thought->ask->n_options - 1u;
}

static const BrambleLevel slow_bot = { .id = "slow", .name = "Slow", .line = "Slow.", .choose = choose_slowly };

/* Is given what its seat may know, and nothing that a view would hide. */
static guint
choose_and_look (const BrambleLevel     *bot,
                 const BrambleThought *thought)
{
  const BrambleGame *game = thought->game;
  g_autofree guint8 *again = g_malloc0 (game->state_size);
  BrambleRng rng = { thought->seed };
  BrambleAsk ask;

  game->view (thought->view, thought->ask->seat, again);
  g_assert_cmpuint (bramble_game_hash (game, again), ==, bramble_game_hash (game, thought->view));
  game->ask (thought->view, &ask);
  g_assert_cmpuint (ask.n_options, ==, thought->ask->n_options);
  g_atomic_int_inc (&n_begun);
  return bramble_rng_below (&rng, thought->ask->n_options);
}

static const BrambleLevel looking_bot = { .id = "looking", .name = "Looking", .line = "Looks.", .choose = choose_and_look };

static gboolean
is_over (gpointer match)
{
  return bramble_match_get_over (match);
}

static gboolean
has_begun (gpointer data)
{
  return g_atomic_int_get (&n_begun) > *(int *) data;
}

static gboolean
all_ended (gpointer data)
{
  return g_atomic_int_get (&n_begun) == g_atomic_int_get (&n_ended);
}

static gboolean
thinks_no_more (gpointer match)
{
  return !bramble_match_get_thinking (match);
}

/* A casual match in which the slow player is thinking right now, after some
 * answers of a person's. */
static BrambleMatch *
thinking_match (void)
{
  static const BrambleLevel *const bots[] = { NULL, &slow_bot };
  BrambleMatch *match = bramble_match_new (kit_record_of (2, 5, TRUE, bots));
  int before = g_atomic_int_get (&n_begun);
  BrambleRng rng = { 5 };
  BrambleAsk ask;

  g_atomic_int_set (&may_decide, FALSE);
  for (kit_ask (bramble_match_get_record (match), &ask);
       ask.seat != 1 || ask.n_options == 1;
       kit_ask (bramble_match_get_record (match), &ask))
    g_assert_true (kit_match_any (match, &rng));
  g_assert_cmpuint (bramble_match_get_step (match), >, 0);
  bramble_match_set_running (match, TRUE);
  g_assert_true (bramble_match_get_thinking (match));
  g_assert_true (kit_wait (has_begun, &before, KIT_LONG));
  return match;
}

/* What should end may do so, and does. */
static void
wait_for_end (void)
{
  g_atomic_int_set (&may_end, TRUE);
  g_assert_true (kit_wait (all_ended, NULL, KIT_LONG));
  g_atomic_int_set (&may_end, FALSE);
}

/* The thought ends, and nothing comes of it. */
static void
check_dropped (BrambleMatch *match)
{
  guint step = bramble_match_get_step (match);
  guint64 hash = kit_hash (bramble_match_get_record (match));

  wait_for_end ();
  kit_run_for (30);
  g_assert_cmpuint (bramble_match_get_step (match), ==, step);
  g_assert_cmpuint (kit_hash (bramble_match_get_record (match)), ==, hash);
}

static void
test_undo (void)
{
  g_autoptr (BrambleMatch) match = thinking_match ();
  guint step = bramble_match_get_step (match);

  g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
  g_assert_cmpuint (bramble_match_get_step (match), <, step);
  g_assert_cmpint (bramble_match_get_ask_seat (match), ==, 0);
  g_assert_false (bramble_match_get_thinking (match));
  check_dropped (match);

  /* Done again, it thinks again, and this time it answers. */
  g_atomic_int_set (&may_decide, TRUE);
  g_assert_true (bramble_match_redo (match, BRAMBLE_BY_STEP));
  g_assert_cmpuint (bramble_match_get_step (match), ==, step);
  g_assert_true (bramble_match_get_thinking (match));
  g_assert_true (kit_wait (thinks_no_more, match, KIT_LONG));
  g_assert_cmpuint (bramble_match_get_step (match), >, step);
}

static void
test_stop (void)
{
  g_autoptr (BrambleMatch) match = thinking_match ();
  guint step = bramble_match_get_step (match);

  bramble_match_set_running (match, FALSE);
  g_assert_false (bramble_match_get_thinking (match));
  check_dropped (match);

  g_atomic_int_set (&may_decide, TRUE);
  bramble_match_set_running (match, TRUE);
  g_assert_true (kit_wait (thinks_no_more, match, KIT_LONG));
  g_assert_cmpuint (bramble_match_get_step (match), >, step);
}

static void
test_dispose (void)
{
  BrambleMatch *match = thinking_match ();

  g_assert_finalize_object (match);
  wait_for_end ();
  kit_run_for (30);
}

/* One new game after the other while a computer thinks, more than there are
 * threads to think in. */
static void
test_new_games (void)
{
  g_atomic_int_set (&may_end, TRUE);
  for (guint i = 0; i < 40; i++)
    {
      BrambleMatch *match = thinking_match ();

      g_assert_finalize_object (match);
    }
  wait_for_end ();
  kit_run_for (30);
}

/* Other eyes do not disturb a thought. */
static void
test_viewer (void)
{
  g_autoptr (BrambleMatch) match = thinking_match ();
  guint step = bramble_match_get_step (match);

  bramble_match_set_viewer (match, 0);
  bramble_match_set_viewer (match, 1);
  bramble_match_set_viewer (match, BRAMBLE_VIEWER_NOBODY);
  g_assert_true (bramble_match_get_thinking (match));
  g_atomic_int_set (&may_decide, TRUE);
  g_assert_true (kit_wait (thinks_no_more, match, KIT_LONG));
  g_assert_cmpuint (bramble_match_get_step (match), >, step);
}

/* An illegal answer changes nothing, not even that somebody thinks. */
static void
test_illegal_answer (void)
{
  g_autoptr (BrambleMatch) match = thinking_match ();
  guint step = bramble_match_get_step (match);

  g_assert_false (bramble_match_answer (match, BRAMBLE_MAX_OPTIONS));
  g_assert_true (bramble_match_get_thinking (match));
  g_atomic_int_set (&may_decide, TRUE);
  g_assert_true (kit_wait (thinks_no_more, match, KIT_LONG));
  g_assert_cmpuint (bramble_match_get_step (match), >, step);
}

/* Somebody else answers for it: that counts, and the thought is dropped. */
static void
test_answered_meanwhile (void)
{
  g_autoptr (BrambleMatch) match = thinking_match ();
  guint step = bramble_match_get_step (match);
  BrambleRng rng = { 1 };

  bramble_match_set_running (match, FALSE);
  bramble_match_set_running (match, TRUE);
  g_assert_true (kit_match_any (match, &rng));
  g_assert_cmpuint (bramble_match_get_step (match), ==, step + 1);
  bramble_match_set_running (match, FALSE);
  check_dropped (match);
}

static gboolean
count_tick (gpointer data)
{
  (*(guint *) data)++;
  return G_SOURCE_CONTINUE;
}

/* While a computer thinks, everything else goes on. */
static void
test_main_loop (void)
{
  g_autoptr (BrambleMatch) match = thinking_match ();
  guint n_ticks = 0;
  guint ticker = g_timeout_add (1, count_tick, &n_ticks);

  while (n_ticks < 40)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (ticker);
  g_assert_true (bramble_match_get_thinking (match));
  bramble_match_set_running (match, FALSE);
  check_dropped (match);
}

typedef struct
{
  guint n_answers;
  guint n_thinking;
} Counts;

static void
count_answer (BrambleMatch *match,
              guint         step,
              Counts       *counts)
{
  counts->n_answers++;
  g_assert_cmpuint (step, ==, counts->n_answers);
}

static void
count_thinking (BrambleMatch *match,
                GParamSpec   *spec,
                Counts       *counts)
{
  counts->n_thinking++;
}

/* Games of computers run by themselves to their end. */
static void
test_whole_games (void)
{
  const BrambleLevel *const bots[] = { test_level ("gosling"), &bramble_chance, &looking_bot, &bramble_chance };

  for (guint seats = 2; seats <= 4; seats++)
    for (guint seed = 0; seed < 2; seed++)
      {
        g_autoptr (BrambleMatch) match = bramble_match_new (kit_record_of (seats, seed, FALSE, bots));
        Counts counts = { 0 };

        g_signal_connect (match, "answered", G_CALLBACK (count_answer), &counts);
        g_signal_connect (match, "notify::thinking", G_CALLBACK (count_thinking), &counts);
        bramble_match_set_running (match, TRUE);
        g_assert_true (kit_wait (is_over, match, KIT_LONG));
        g_assert_false (bramble_match_get_thinking (match));
        g_assert_cmpuint (counts.n_answers, ==, bramble_match_get_n_steps (match));
        g_assert_cmpuint (counts.n_thinking, >, 1);
        g_assert_cmpuint (bramble_match_get_winners (match), !=, 0);
        g_assert_cmpint (bramble_match_get_ask_seat (match), ==, -1);
      }
}

/* How long the computer in the second seat takes when it may not answer in less than
 * @pause ms. */
static gint64
measure_answer (BrambleMatch *match,
                guint         pause)
{
  gint64 begin = g_get_monotonic_time ();

  bramble_match_set_pause (match, pause);
  bramble_match_set_running (match, TRUE);
  g_assert_true (bramble_match_get_thinking (match));
  g_assert_true (kit_wait (thinks_no_more, match, KIT_LONG));
  bramble_match_set_running (match, FALSE);
  return g_get_monotonic_time () - begin;
}

/* Plays a game until the computer in the second seat has been asked something with
 * @n_wanted options, and lets it answer. */
static gboolean
try_pause (guint seed,
           guint n_wanted)
{
  const BrambleLevel *const bots[] = { NULL, test_level ("gosling") };
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record_of (2, seed, TRUE, bots));
  BrambleRng rng = { seed };

  while (!bramble_match_get_over (match))
    {
      BrambleAsk ask;

      kit_ask (bramble_match_get_record (match), &ask);
      if (ask.seat == 1 && ask.n_options == n_wanted)
        {
          g_assert_cmpint (measure_answer (match, 60), >=, 60000);
          return TRUE;
        }
      g_assert_true (kit_match_any (match, &rng));
    }
  return FALSE;
}

/* Whether there is anything to choose cannot be told by the clock. */
static void
test_pause (void)
{
  for (guint n_options = 1; n_options <= 3; n_options++)
    {
      guint seed = 1;

      while (seed < 50 && !try_pause (seed, n_options))
        seed++;
      g_assert_cmpuint (seed, <, 50);
    }
}

/* An answer that waits for its time is dropped like a thought. */
static void
test_pause_dropped (void)
{
  static const BrambleLevel *const bots[] = { &bramble_chance, &bramble_chance };
  BrambleMatch *match = bramble_match_new (kit_record_of (2, 5, TRUE, bots));

  bramble_match_set_pause (match, 200);
  bramble_match_set_running (match, TRUE);
  kit_run_for (100);
  g_assert_true (bramble_match_get_thinking (match));
  bramble_match_set_running (match, FALSE);
  kit_run_for (200);
  g_assert_cmpuint (bramble_match_get_step (match), ==, 0);
  bramble_match_set_running (match, TRUE);
  kit_run_for (100);
  g_assert_finalize_object (match);
  kit_run_for (200);
}

/* A person among them is waited for. */
static void
test_with_person (void)
{
  static const BrambleLevel *const bots[] = { &looking_bot, NULL, &bramble_chance };
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record_of (3, 9, TRUE, bots));
  BrambleRng rng = { 9 };
  guint n_own = 0;

  bramble_match_set_running (match, TRUE);
  for (;;)
    {
      g_assert_true (kit_wait (thinks_no_more, match, KIT_LONG));
      if (bramble_match_get_over (match))
        break;
      if (bramble_match_get_ask_seat (match) != 1)
        {
          g_main_context_iteration (NULL, FALSE);
          continue;
        }
      /* Now and then the last answer is taken back, computers' included. */
      if (n_own % 5 == 4)
        {
          g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
          g_assert_cmpint (bramble_match_get_ask_seat (match), ==, 1);
          g_assert_false (bramble_match_get_thinking (match));
        }
      g_assert_true (kit_match_any (match, &rng));
      n_own++;
    }
  g_assert_cmpuint (n_own, >, 10);
}

/* A match that nobody holds any more but while it answers. */
static void
let_go (BrambleMatch  *match,
        guint          step,
        BrambleMatch **owner)
{
  if (step == 5)
    g_clear_object (owner);
}

static gboolean
is_gone (gpointer data)
{
  return *(BrambleMatch **) data == NULL;
}

static void
test_let_go_in_handler (void)
{
  static const BrambleLevel *const bots[] = { &bramble_chance, &bramble_chance };
  BrambleMatch *match = bramble_match_new (kit_record_of (2, 9, TRUE, bots));
  BrambleMatch *weak = match;

  g_object_add_weak_pointer (G_OBJECT (match), (gpointer *) &weak);
  g_signal_connect (match, "answered", G_CALLBACK (let_go), &match);
  bramble_match_set_running (match, TRUE);
  g_assert_true (kit_wait (is_gone, &weak, KIT_LONG));
  kit_run_for (30);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/thinking/takes-as-long-whatever-there-is-to-choose", test_pause);
  g_test_add_func ("/thinking/answer-that-waits-is-dropped", test_pause_dropped);
  g_test_add_func ("/thinking/undo", test_undo);
  g_test_add_func ("/thinking/stop", test_stop);
  g_test_add_func ("/thinking/dispose", test_dispose);
  g_test_add_func ("/thinking/new-games", test_new_games);
  g_test_add_func ("/thinking/viewer", test_viewer);
  g_test_add_func ("/thinking/illegal-answer", test_illegal_answer);
  g_test_add_func ("/thinking/answered-meanwhile", test_answered_meanwhile);
  g_test_add_func ("/thinking/main-loop", test_main_loop);
  g_test_add_func ("/thinking/whole-games", test_whole_games);
  g_test_add_func ("/thinking/with-person", test_with_person);
  g_test_add_func ("/thinking/let-go-in-handler", test_let_go_in_handler);

  return g_test_run ();
}
