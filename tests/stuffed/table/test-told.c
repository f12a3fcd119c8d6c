/* test-told.c: what is told of Stuffed Fables stays long enough to be read, and is said once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include <bramble-answer.h>
#include <bramble-board-private.h>
#include <bramble-moves.h>
#include <bramble-stuffed-moves.h>
#include <bramble-stuffed-scene.h>
#include <bramble-stuffed-table.h>
#include <bramble-stuffed-target.h>
#include <bramble-stuffed-words.h>
#include <rules/stuffed-game.h>
#include <rules/stuffed-text.h>

#include "bramble-stuffed-page.h"
#include "bramble-stuffed-pool.h"
#include "desk-kit.h"
#include "look.h"
#include "sitting.h"

/* Somebody between two minions, with dice and a friend. */
static const char *const amid_minions[] = {
  "page 1",
  "squares seat-1 7,5 seat-2 1,7",
  "items seat-1 knitting-needle seat-2 none",
  "statuses seat-1 none seat-2 none",
  "stored seat-1 none seat-2 none",
  "minions lint-baron 8,4 0 lintling 6,4 0",
  "drawn red 2 green 1",
  "now seat-1 actions sleep-due 0 done none struck none roll none game:acted:seat=seat-1",
  NULL,
};

/* Somebody with one red die beside a task that needs more. */
static const char *const near_the_trunk[] = {
  "page 1",
  "squares seat-1 7,5 seat-2 1,7",
  "statuses seat-1 none seat-2 none",
  "stored seat-1 none seat-2 none",
  "stands trunk open 0 0 0",
  "drawn red 1 green 1",
  "now seat-1 actions sleep-due 0 done none struck none roll none game:acted:seat=seat-1",
  NULL,
};

/* Where it is looked for. */
static GtkWidget *told_in;

/* What has been told since @step, of a kind, or NULL. */
static const BrambleEvent *
find_told (guint   step,
           guint   kind,
           GArray *events)
{
  for (; step <= bramble_match_get_step (desk_match); step++)
    {
      bramble_match_get_events (desk_match, step, events);
      for (guint i = 0; i < events->len; i++)
        if (g_array_index (events, BrambleEvent, i).kind == kind)
          return &g_array_index (events, BrambleEvent, i);
    }
  return NULL;
}

static gboolean
tells (gpointer user_data)
{
  g_autofree char *texts = look_texts (told_in);

  return strstr (texts, user_data) != NULL;
}

/* The dice are gone and the next thing is asked: what they were and what came of them can be read until
 * others are picked up. */
static void
throws_stay_readable (int width,
                      int height)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  g_autofree char *total = NULL;
  g_autofree char *later = NULL;
  const BrambleEvent *made;
  gboolean wide = width > 1000;
  guint step;
  BrambleAsk ask;

  desk_show (desk_set (2, amid_minions), width, height);
  step = bramble_match_get_step (desk_match);
  g_assert_true (desk_press (GDK_KEY_1));
  /* What is touched is what they are for. */
  desk_touch (bramble_thing_get_name (bramble_stuffed_minion_thing (1)));
  look_settle ();
  bramble_board_skip (BRAMBLE_BOARD (desk_board));
  look_settle ();
  made = find_told (step + 1, STUFFED_EVENT_ROLL_MADE, events);
  g_assert_nonnull (made);
  g_assert_cmpuint (made->a, ==, STUFFED_ROLL_MELEE);
  g_assert_cmpuint (made->b, >, 0);
  total = g_strdup_printf (wide ? "= %d" : "%d of", made->n);
  bramble_match_get_ask (desk_match, &ask);
  g_assert_cmpuint (ask.kind, ==, STUFFED_ASK_ACT);
  told_in = look_nth (desk_board, wide ? BRAMBLE_TYPE_STUFFED_POOL : BRAMBLE_TYPE_STUFFED_PAGE, 0);
  g_assert_true (look_wait (desk_board, tells, total));
  g_assert_true (look_wait (desk_board, tells, (gpointer) "this minion"));
  /* Other dice take its place. */
  g_assert_true (desk_press (GDK_KEY_1));
  later = look_texts (told_in);
  g_assert_null (strstr (later, "this minion"));
  desk_put_away ();
}

static void
throws_stay_readable_wide (void)
{
  throws_stay_readable (1280, 754);
}

static void
throws_stay_readable_compact (void)
{
  throws_stay_readable (800, 554);
}

/* What the story says is there for as long as it takes to read, whatever else happens with it. */
static void
stories_have_their_time (void)
{
  g_autoptr (BrambleMatch) match = bramble_match_new (sitting_record (&stuffed_game, 3, 5, 200));
  guint n_read = 0;

  for (guint step = 0; step <= bramble_match_get_n_steps (match); step++)
    {
      g_autoptr (GPtrArray) moves = bramble_moves_new (match, step, bramble_stuffed_tell, bramble_stuffed_pictures);
      g_autoptr (GArray) acts = g_array_new (FALSE, FALSE, sizeof (BrambleAct));
      double hurried = bramble_moves_plan (moves, acts);
      double stretch = MIN (1, BRAMBLE_MOVE_LONGEST / MAX (hurried, 1));

      for (guint i = 0; i < acts->len; i++)
        {
          const BrambleAct *act = &g_array_index (acts, BrambleAct, i);
          const BrambleMove *move = g_ptr_array_index (moves, act->first);

          if (!move->read)
            continue;
          n_read++;
          /* Nobody reads more than 25 letters in a second aloud. */
          g_assert_cmpfloat (act->duration * stretch + 0.5, >=, 40.0 * (double) g_utf8_strlen (move->text, -1));
        }
      g_assert_cmpfloat (hurried * stretch, <=, BRAMBLE_MOVE_LONGEST + 0.5);
    }
  g_assert_cmpuint (n_read, >, 5);
}

/* The head of the window says which story it is and whose turn. */
static void
heads_say_whose_turn_it_is (void)
{
  g_autoptr (BrambleMatch) match = bramble_match_new (desk_set (2, amid_minions));
  g_autoptr (BrambleStuffedTable) table = bramble_stuffed_table_new (match);
  const char *text = bramble_table_get_progress (BRAMBLE_TABLE (table));
  const StuffedState *s = bramble_match_get_view (match);

  g_assert_nonnull (strstr (text, stuffed_text (s->story, STUFFED_TOME_STORY, stuffed_stories[s->story]->title)));
  g_assert_nonnull (strstr (text, bramble_seat_get_name (bramble_match_get_seat (match, 0))));
}

/* Where nothing lies the answer says everything, and it says it once. */
static void
bare_squares_are_said_once (void)
{
  BrambleAsk ask;
  GType button;

  desk_show (sitting_record (&stuffed_game, 2, 1, 0), 1280, 754);
  button = g_type_from_name ("BrambleAnswerButton");
  bramble_match_get_ask (desk_match, &ask);
  g_assert_cmpuint (ask.kind, ==, STUFFED_ASK_PLACE);
  for (guint i = 0; i < ask.n_options; i++)
    {
      const char *about = bramble_answer_get_about (look_nth (desk_board, button, i));
      g_autofree char *option = bramble_match_dup_option (desk_match, i);

      g_assert_true (about == NULL || !g_str_has_prefix (about, option) || strlen (about) > strlen (option) + 1);
    }
  desk_put_away ();
}

/* A task that cannot be done with these dice gets on with them: that they have no chance is not true. */
static void
tasks_get_on (void)
{
  g_autoptr (BrambleMatch) match = bramble_match_new (desk_set (2, amid_minions));
  StuffedRoll pool = { .kind = STUFFED_ROLL_TASK, .seat = 0, .colour = STUFFED_BLUE, .beside = STUFFED_PURPLE, .own = 1 };
  g_autofree char *far = bramble_stuffed_pool_text (bramble_match_get_view (match), &pool, 18);
  g_autofree char *near = bramble_stuffed_pool_text (bramble_match_get_view (match), &pool, 4);
  g_autofree char *texts = NULL;

  g_assert_cmpstr (far, ==, "1 to 6");
  g_assert_cmpstr (near, ==, "4 or more: 50 %");
  /* Nor does the place where it stands say so. */
  desk_show (desk_set (2, near_the_trunk), 1280, 754);
  g_assert_true (desk_press (GDK_KEY_1));
  texts = look_texts (desk_board);
  g_assert_nonnull (strstr (texts, "+1"));
  g_assert_null (strstr (texts, "Chance: 0 %."));
  desk_put_away ();
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stuffed/told/throws-stay-readable-wide", throws_stay_readable_wide);
  g_test_add_func ("/stuffed/told/throws-stay-readable-compact", throws_stay_readable_compact);
  g_test_add_func ("/stuffed/told/stories-have-their-time", stories_have_their_time);
  g_test_add_func ("/stuffed/told/heads-say-whose-turn-it-is", heads_say_whose_turn_it_is);
  g_test_add_func ("/stuffed/told/bare-squares-are-said-once", bare_squares_are_said_once);
  g_test_add_func ("/stuffed/told/tasks-get-on", tasks_get_on);
  return g_test_run ();
}
