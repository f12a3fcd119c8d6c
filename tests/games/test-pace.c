/* test-pace.c: what the others do stands still, and is not shown, at one's wish
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-kit.h"

#include <bramble-log.h>
#include <gtk/gtk.h>

#include "board-kit.h"
#include "bramble-board.h"
#include "bramble-motion.h"
#include "bramble-prompt.h"
#include "bramble-settings.h"
#include "bramble-steps.h"
#include "bramble-target.h"
#include "bramble-waiting.h"
#include "hands.h"
#include "look.h"

/* ms in which others would have gone on. */
#define A_WHILE 700
/* Answers within which others have something to do. */
#define PATIENCE 400

typedef struct
{
  BrambleMatch *match;
  GtkWidget *board;
  BrambleMotion *motion;
} Table;

static void
set_pace (const char *pace)
{
  g_settings_set_string (bramble_settings_get_default (), "pace", pace);
}

static void
open_table (Table             *table,
            const BrambleGame *game)
{
  BrambleSetup setup;

  hands_forgive_gtk ();
  set_pace ("off");
  bramble_setup_init (&setup, game);
  setup.seed = 3;
  table->match = kit_match_of (game, &setup, 1, &bramble_chance);
  table->board = kit_board_show (table->match, TRUE);
  table->motion = look_nth (table->board, BRAMBLE_TYPE_MOTION, 0);
}

static void
close_table (Table *table)
{
  set_pace ("off");
  kit_board_remove (table->board);
  look_finalize (table->match);
}

static gboolean
asks_me (Table *table)
{
  return bramble_match_get_ask_seat (table->match) == 0;
}

static void
wait_for_me (Table *table)
{
  while (!bramble_match_get_over (table->match)
         && (!asks_me (table) || bramble_motion_get_playing (table->motion)))
    g_main_context_iteration (NULL, TRUE);
}

/* Plays until the others go on after an answer of mine. */
static void
wait_for_others (Table      *table,
                 const char *pace)
{
  for (guint i = 0; i < PATIENCE; i++)
    {
      guint step;

      set_pace ("off");
      bramble_motion_skip (table->motion);
      wait_for_me (table);
      g_assert_false (bramble_match_get_over (table->match));
      step = bramble_match_get_step (table->match);
      set_pace (pace);
      g_assert_true (bramble_match_answer (table->match, 0));
      if (!asks_me (table) && bramble_match_get_step (table->match) == step + 1)
        return;
    }
  g_assert_not_reached ();
}

static guint
n_lines (GListModel *log)
{
  return g_list_model_get_n_items (log);
}

/* The log on the table has what one who comes to it now would be told. */
static void
check_log (Table *table)
{
  g_autoptr (BrambleLog) fresh = bramble_log_new (table->match);

  g_assert_cmpuint (n_lines (G_LIST_MODEL (bramble_board_get_log (BRAMBLE_BOARD (table->board)))), ==,
                    n_lines (G_LIST_MODEL (fresh)));
}

/* The button says what it would do. */
static void
check_button (Table      *table,
              const char *name)
{
  GtkWidget *waiting = look_nth (table->board, BRAMBLE_TYPE_WAITING, 0);
  GtkWidget *button = look_nth (waiting, GTK_TYPE_BUTTON, 0);
  g_autofree char *heard = look_accessible (button, GTK_ACCESSIBLE_PROPERTY_LABEL);

  g_assert_true (gtk_widget_get_visible (button));
  g_assert_true (gtk_widget_get_visible (waiting));
  g_assert_true (gtk_widget_get_sensitive (button));
  g_assert_cmpstr (heard, ==, name);
}

static void
what_stands_still_goes_on_later (const BrambleGame *game)
{
  Table table;
  guint step;
  gboolean playing;

  if (!hands_have_board (game))
    {
      g_test_skip ("this game has no table");
      return;
    }
  open_table (&table, game);
  wait_for_others (&table, "slow");
  check_button (&table, "Pause");
  gtk_widget_activate_action (table.board, "board.pause", NULL);
  step = bramble_match_get_step (table.match);
  playing = bramble_motion_get_playing (table.motion);
  check_button (&table, "Go on");
  look_run_for (A_WHILE);
  g_assert_cmpuint (bramble_match_get_step (table.match), ==, step);
  g_assert_cmpint (bramble_motion_get_playing (table.motion), ==, playing);

  gtk_widget_activate_action (table.board, "board.pause", NULL);
  check_button (&table, "Pause");
  set_pace ("off");
  wait_for_me (&table);
  g_assert_cmpuint (bramble_match_get_step (table.match), >, step);
  check_log (&table);
  close_table (&table);
}

/* Answers until something moves before I am asked again. Returns whether it ever did; @lines: (out): how long
 * the log was before. */
static gboolean
wait_for_motion (Table *table,
                 guint *lines)
{
  GListModel *log = G_LIST_MODEL (bramble_board_get_log (BRAMBLE_BOARD (table->board)));

  for (guint i = 0; i < PATIENCE && !(asks_me (table) && bramble_motion_get_playing (table->motion)); i++)
    {
      set_pace ("off");
      bramble_motion_skip (table->motion);
      wait_for_me (table);
      if (bramble_match_get_over (table->match))
        return FALSE;
      *lines = n_lines (log);
      set_pace ("slow");
      g_assert_true (bramble_match_answer (table->match, 0));
    }
  return asks_me (table) && bramble_motion_get_playing (table->motion);
}

/* Whoever is asked as soon as everything has been seen can let it go on where they look. */
static void
what_stands_still_before_a_question_has_a_button (const BrambleGame *game)
{
  Table table;
  guint lines;

  if (!hands_have_board (game))
    {
      g_test_skip ("this game has no table");
      return;
    }
  open_table (&table, game);
  if (wait_for_motion (&table, &lines))
    {
      check_button (&table, "Pause");
      gtk_widget_activate_action (table.board, "board.pause", NULL);
      check_button (&table, "Go on");
      gtk_widget_activate_action (table.board, "board.pause", NULL);
      check_button (&table, "Pause");
    }
  else
    g_test_skip ("nothing moves before a question here");
  close_table (&table);
}

/* Whether anything in @widget answers. */
static gboolean
has_answers (GtkWidget *widget)
{
  if (GTK_IS_ACTIONABLE (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "board.answer") == 0)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (has_answers (child))
      return TRUE;

  return FALSE;
}

static gboolean
has_lit (GtkWidget *widget)
{
  if (BRAMBLE_IS_TARGET (widget) && gtk_widget_has_css_class (widget, "lit"))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (has_lit (child))
      return TRUE;

  return FALSE;
}

/* Presses a key on the board. */
static gboolean
press (Table *table,
       guint  key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (table->board);
  gboolean stopped = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE && !stopped)
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &stopped);
    }
  return stopped;
}

/* Neither the question nor the log nor the table says what comes of an answer before it has been seen, and a key
 * that ends that answers nothing. */
static void
nothing_is_asked_before_it_was_seen (const BrambleGame *game)
{
  Table table;
  BramblePrompt *prompt;
  GListModel *log;
  guint lines, step;

  if (!hands_have_board (game))
    {
      g_test_skip ("this game has no table");
      return;
    }
  open_table (&table, game);
  prompt = look_nth (table.board, BRAMBLE_TYPE_PROMPT, 0);
  log = G_LIST_MODEL (bramble_board_get_log (BRAMBLE_BOARD (table.board)));
  if (wait_for_motion (&table, &lines))
    {
      g_assert_cmpstr (bramble_prompt_get_question (prompt), ==, "This is happening…");
      g_assert_false (has_answers (GTK_WIDGET (prompt)));
      g_assert_false (has_lit (table.board));
      g_assert_cmpuint (n_lines (log), ==, lines);
      step = bramble_match_get_step (table.match);
      /* What computers answered unnoticed is seen step by step. */
      while (bramble_motion_get_playing (table.motion))
        {
          g_assert_true (press (&table, GDK_KEY_1));
          g_assert_cmpuint (bramble_match_get_step (table.match), ==, step);
        }
      g_assert_cmpstr (bramble_prompt_get_question (prompt), !=, "This is happening…");
      check_log (&table);
      set_pace ("off");
    }
  else
    g_test_skip ("nothing moves before a question here");
  close_table (&table);
}

/* The line of a die that still rolls, or NULL. */
static GtkWidget *
find_rolling (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_label (GTK_LABEL (widget)), "…") == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_rolling (child);

      if (found)
        return found;
    }
  return NULL;
}

/* A die rolls before anybody reads or hears what it shows. */
static void
a_die_lies_there_before_it_is_told (const BrambleGame *game)
{
  Table table;
  GtkWidget *steps;
  guint said = 0;

  if (!hands_have_board (game))
    {
      g_test_skip ("this game has no table");
      return;
    }
  open_table (&table, game);
  steps = look_nth (table.board, BRAMBLE_TYPE_STEPS, 0);
  for (guint i = 0; i < PATIENCE && find_rolling (steps) == NULL; i++)
    {
      set_pace ("off");
      bramble_motion_skip (table.motion);
      wait_for_me (&table);
      if (bramble_match_get_over (table.match))
        break;
      set_pace ("slow");
      g_assert_true (bramble_match_answer (table.match, 0));
    }
  if (find_rolling (steps))
    {
      while (find_rolling (steps))
        g_main_context_iteration (NULL, TRUE);
      for (GtkWidget *line = gtk_widget_get_first_child (steps); line; line = gtk_widget_get_next_sibling (line))
        said++;
      g_assert_cmpuint (said, >, 0);
      g_assert_true (bramble_motion_get_playing (table.motion));
    }
  else
    g_test_skip ("no die begins what comes of an answer here");
  close_table (&table);
}

/* A picture in the air stays where it is, and nothing is drawn for it. */
static void
what_flies_stays_in_the_air (const BrambleGame *game)
{
  Table table;
  gint64 frames;
  GdkFrameClock *clock;

  if (!hands_have_board (game))
    {
      g_test_skip ("this game has no table");
      return;
    }
  open_table (&table, game);
  wait_for_others (&table, "slow");
  while (!bramble_motion_get_playing (table.motion))
    g_main_context_iteration (NULL, TRUE);
  look_run_for (100);
  gtk_widget_activate_action (table.board, "board.pause", NULL);
  look_run_for (A_WHILE);
  clock = gtk_widget_get_frame_clock (table.board);
  frames = gdk_frame_clock_get_frame_counter (clock);
  look_run_for (A_WHILE);
  g_assert_true (bramble_motion_get_playing (table.motion));
  g_assert_cmpint (gdk_frame_clock_get_frame_counter (clock), <=, frames + 1);

  /* Whoever does not want to see it at all sees the end. */
  gtk_widget_activate_action (table.board, "board.hurry", NULL);
  g_assert_false (bramble_motion_get_playing (table.motion));
  wait_for_me (&table);
  check_log (&table);
  close_table (&table);
}

static void
what_is_hurried_is_told_all_the_same (const BrambleGame *game)
{
  Table table;

  if (!hands_have_board (game))
    {
      g_test_skip ("this game has no table");
      return;
    }
  open_table (&table, game);
  wait_for_others (&table, "slow");
  gtk_widget_activate_action (table.board, "board.hurry", NULL);
  while (!asks_me (&table) && !bramble_match_get_over (table.match))
    {
      g_assert_false (bramble_motion_get_playing (table.motion));
      g_main_context_iteration (NULL, TRUE);
    }
  check_log (&table);

  /* The next time everything is shown again. */
  g_assert_true (bramble_match_answer (table.match, 0));
  g_assert_true (bramble_motion_get_playing (table.motion) || asks_me (&table) || bramble_match_get_over (table.match));
  close_table (&table);
}

static const KitGameTest tests[] = {
  { "what-stands-still-goes-on-later", what_stands_still_goes_on_later },
  { "what-stands-still-before-a-question-has-a-button", what_stands_still_before_a_question_has_a_button },
  { "nothing-is-asked-before-it-was-seen", nothing_is_asked_before_it_was_seen },
  { "a-die-lies-there-before-it-is-told", a_die_lies_there_before_it_is_told },
  { "what-flies-stays-in-the-air", what_flies_stays_in_the_air },
  { "what-is-hurried-is-told-all-the-same", what_is_hurried_is_told_all_the_same },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  return kit_run (tests);
}
