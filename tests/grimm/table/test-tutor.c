/* test-tutor.c: hints, and a word before a poor answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-grimm-cards.h>
#include <string.h>

#include "bramble-application.h"
#include "bramble-grimm-board.h"
#include "bramble-settings.h"
#include "bramble-window-private.h"
#include "look.h"
#include "match-kit.h"
#include "touch-kit.h"
#include "worlds.h"
#include "test-setup.h"

/* ms until even a slow machine has thought. */

/* The first seat wins with the roof of a third house, and only with it. */
#define ALMOST_WON \
  "house seat-1 1 straw roof;house seat-1 2 wood roof;house seat-1 3 brick walls;resources seat-1 0 0 6;" \
  "house seat-2 1 straw roof;house seat-2 2 wood roof;house seat-2 3 brick walls;resources seat-2 0 0 6;" \
  "deck wolf;actions seat-1 1;window build"
#define ROOF "site/1/3"
#define POOR "deck"

static BrambleStore *store;
static guint begun; /* the step of a position */
static guint n_popovers; /* that were waited for and are still there */

/* A computer player who thinks until somebody has had enough. */
static guint
ponder (const BrambleLevel     *bot,
        const BrambleThought *thought)
{
  while (thought->cancelled && !g_atomic_int_get (thought->cancelled))
    g_usleep (1000);
  return 0;
}

static const BrambleLevel ponderer = { .id = "ponderer", .name = "Ponderer", .line = "Ponders.", .choose = ponder };

/* What the tutor says. */

static GtkWidget *
find_popover (GtkWidget *root)
{
  GtkWidget *popover = touch_find (root, touch_has_class, "tutor");

  return popover && gtk_widget_get_mapped (popover) ? popover : NULL;
}

static gboolean
is_said (gpointer root)
{
  return find_popover (root) != NULL;
}

static void
popover_gone (gpointer  user_data,
              GObject  *popover)
{
  n_popovers--;
}

static gboolean
is_no_popover_left (gpointer user_data)
{
  return n_popovers == 0;
}

static GtkWidget *
wait_for_popover (GtkWidget *root)
{
  GtkWidget *popover;

  g_assert_true (kit_wait (is_said, root, KIT_LONG));
  popover = find_popover (root);
  g_object_weak_ref (G_OBJECT (popover), popover_gone, NULL);
  n_popovers++;
  return popover;
}

static const char *
popover_text (GtkWidget *popover)
{
  return gtk_label_get_text (GTK_LABEL (touch_find (popover, touch_is_type, "GtkLabel")));
}

static gboolean
is_button (GtkWidget  *widget,
           const char *label)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

static void
press (GtkWidget  *popover,
       const char *label)
{
  GtkWidget *button = touch_find (popover, is_button, label);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

static void
clear (TouchTable *table)
{
  g_object_add_weak_pointer (G_OBJECT (table->window), (gpointer *) &table->window);
  gtk_window_destroy (GTK_WINDOW (table->window));
  g_assert_null (table->window);
  look_finalize (table->match);
  g_assert_true (kit_wait (is_no_popover_left, NULL, KIT_LONG));
}

static void
set_tutor (gboolean on)
{
  GSettings *settings = bramble_settings_get_default ();

  g_settings_set_boolean (settings, "tutor", on);
  g_settings_set_int (settings, "tutor-tolerance", 1);
}

static void
touch (TouchTable *table,
       const char *target)
{
  gtk_widget_activate_action (table->board, "board.touch", "s", target);
}

static void
set_table (TouchTable *table)
{
  touch_table_init (table, ALMOST_WON, FALSE);
  begun = bramble_match_get_step (table->match);
}

/* How many answers were given. */
static guint
n_answers (TouchTable *table)
{
  return bramble_match_get_step (table->match) - begun;
}

static gboolean
has_moved (gpointer match)
{
  return bramble_match_get_step (match) > begun;
}

/* Hints. */

/* A match of three seats, of which those in @people are people. */
static BrambleMatch *
new_match (const char *words,
           guint       people)
{
  const BrambleRecordSeat seats[] = {
    { (char *) "Hazel", people & 1 ? NULL : &ponderer },
    { (char *) "Rowan", people & 2 ? NULL : &ponderer },
    { (char *) "Bryony", people & 4 ? NULL : &ponderer },
  };
  BrambleSetup setup = test_setup (G_N_ELEMENTS (seats), 1, 0, "all", NULL);
  g_auto (GStrv) lines = g_strsplit (words, ";", 0);
  g_autoptr (GError) error = NULL;
  BrambleRecord *record = bramble_record_new (&grimm_game, &setup, seats, FALSE, &error);

  for (guint i = 0; error == NULL && lines[i]; i++)
    bramble_record_set (record, lines[i], &error);
  g_assert_no_error (error);
  return bramble_match_new (record);
}

static BrambleWindow *
new_window (void)
{
  BrambleWindow *window = bramble_window_new (NULL, store);

  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static gboolean
can_hint (BrambleWindow *window)
{
  look_run_for (20);
  return gtk_widget_get_visible (window->hint) && gtk_widget_is_sensitive (window->hint);
}

static void
close_window (BrambleWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  look_run_for (20);
}

/* Whether it is why an answer is good. */
static gboolean
is_reason (const char *line)
{
  for (const BrambleReason *reason = bramble_games ()[0]->reasons; reason->measure; reason++)
    if (strcmp (line, reason->more) == 0)
      return TRUE;

  return FALSE;
}

/* Every line begins with an answer that there is, or says why the first one is good. */
static void
check_answers (BrambleMatch *match,
               const char   *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", 0);
  BrambleAsk ask;
  guint found = 0;

  g_assert_true (g_str_has_prefix (text, "Best: "));
  bramble_match_get_ask (match, &ask);
  for (guint i = 0; lines[i]; i++)
    {
      const char *line = i == 0 ? lines[i] + strlen ("Best: ") : lines[i];
      gboolean legal = g_str_has_prefix (line, "Do not always do the same") || is_reason (line);

      for (guint option = 0; option < ask.n_options && !legal; option++)
        {
          g_autofree char *words = bramble_match_dup_option (match, option);

          legal = g_str_has_prefix (line, words);
          found += legal;
        }
      if (!legal)
        g_error ("“%s” is no answer", line);
    }
  g_assert_cmpuint (found, >, 1);
}

/* Whoever has one Fable in hand hears of no other. */
static void
check_secrets (const char *text,
               const char *own)
{
  g_autoptr (GListModel) fables = bramble_grimm_cards_new ("fable", 0);

  g_assert_nonnull (strstr (text, own));
  for (guint i = 0; i < g_list_model_get_n_items (fables); i++)
    {
      g_autoptr (BrambleItem) item = g_list_model_get_item (fables, i);

      if (strcmp (bramble_item_get_name (item), own) != 0)
        g_assert_null (strstr (text, bramble_item_get_name (item)));
    }
}

static void
a_hint_is_an_answer_and_no_secret (void)
{
  BrambleWindow *window = new_window ();
  g_autoptr (BrambleMatch) match = new_match ("hand seat-1 giant;hand seat-2 wolf;hand seat-3 dragon;window plan", 1);
  const GrimmState *state = bramble_record_now (bramble_match_get_record (match));
  guint step = bramble_match_get_step (match);
  BrambleRng rng = { 5 };

  set_tutor (FALSE);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *text = NULL;
      GrimmState other;

      bramble_window_show_match (window, match);
      g_assert_true (can_hint (window));
      g_assert_false (is_said (window));
      gtk_widget_activate_action (GTK_WIDGET (window), "win.hint", NULL);
      text = g_strdup (popover_text (wait_for_popover (GTK_WIDGET (window))));
      g_test_message ("%s", text);
      check_answers (match, text);
      check_secrets (text, "Giant");
      g_assert_nonnull (touch_find (GTK_WIDGET (window), touch_has_class, "advised"));
      g_assert_cmpuint (bramble_match_get_step (match), ==, step);

      /* What is hidden is something else, and the hint as silent about it. A
       * record gives its states to nobody for writing; a test may take it. */
      world_other_state (state, 0, &other, &rng);
      memcpy ((gpointer) state, &other, sizeof other);
      bramble_match_set_viewer (match, BRAMBLE_VIEWER_NOBODY);
    }
  close_window (window);
}

static void
nobody_gets_a_hint_who_is_not_asked (void)
{
  BrambleWindow *window = new_window ();
  g_autoptr (BrambleMatch) match = new_match ("window plan", 2);
  g_autoptr (BrambleMatch) shared = new_match ("window plan", 7);
  g_autoptr (BrambleMatch) replay = bramble_match_new_replay (bramble_record_copy (bramble_match_get_record (shared)));
  GtkWidget *board;

  set_tutor (TRUE);
  g_assert_false (can_hint (window));

  /* A computer is asked. */
  bramble_window_show_match (window, match);
  g_assert_cmpint (bramble_match_get_ask_seat (match), ==, 0);
  g_assert_false (can_hint (window));

  /* The curtain is down, and up. */
  bramble_window_show_match (window, shared);
  g_assert_false (can_hint (window));
  board = touch_find (GTK_WIDGET (window), touch_is_type, "BrambleGrimmBoard");
  bramble_board_hint (BRAMBLE_BOARD (board));
  look_run_for (100);
  g_assert_false (is_said (window));
  g_signal_emit_by_name (touch_find (touch_find (board, touch_has_class, "curtain"), touch_is_type, "GtkButton"), "clicked");
  g_assert_true (can_hint (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hint", NULL);
  wait_for_popover (GTK_WIDGET (window));

  bramble_window_show_match (window, replay);
  g_assert_false (is_said (window));
  g_assert_false (can_hint (window));
  close_window (window);
}

static void
control_h_is_for_hint (void)
{
  g_autoptr (BrambleApplication) application = bramble_application_new ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) keys = NULL;

  g_assert_true (g_application_register (G_APPLICATION (application), NULL, &error));
  g_assert_no_error (error);
  keys = gtk_application_get_accels_for_action (GTK_APPLICATION (application), "win.hint");
  g_assert_true (g_strv_contains ((const char *const *) keys, "<Control>h"));
}

static void
a_hint_goes_when_the_match_moves (void)
{
  TouchTable table;

  set_tutor (FALSE);
  set_table (&table);
  bramble_board_hint (BRAMBLE_BOARD (table.board));
  wait_for_popover (table.board);
  g_assert_true (bramble_match_answer (table.match, 0));
  g_assert_false (is_said (table.board));

  /* A thought about what has passed is said to nobody. */
  bramble_board_hint (BRAMBLE_BOARD (table.board));
  g_assert_true (bramble_match_answer (table.match, 0));
  look_run_for (1500);
  g_assert_false (is_said (table.board));
  clear (&table);
}

/* The tutor. */

static void
nobody_is_taught_who_does_not_want_it (void)
{
  g_autoptr (GVariant) unasked = g_settings_get_default_value (bramble_settings_get_default (), "tutor");
  TouchTable table;

  g_assert_false (g_variant_get_boolean (unasked));
  set_tutor (FALSE);
  set_table (&table);
  touch (&table, POOR);
  g_assert_cmpuint (n_answers (&table), ==, 1);
  g_assert_false (is_said (table.board));
  clear (&table);
}

/* Opens the word about a poor answer, and returns it. */
static GtkWidget *
answer_poorly (TouchTable *table)
{
  GtkWidget *popover;

  touch (table, POOR);
  g_assert_cmpuint (n_answers (table), ==, 0);
  popover = wait_for_popover (table->board);
  g_test_message ("%s", popover_text (popover));
  g_assert_true (g_str_has_prefix (popover_text (popover), "Chance to win with “"));
  g_assert_nonnull (touch_find (popover, is_button, "_Choose again"));
  g_assert_nonnull (touch_find (popover, is_button, "_Do it anyway"));
  g_assert_cmpuint (n_answers (table), ==, 0);
  return popover;
}

static void
a_poor_answer_is_questioned_once (void)
{
  TouchTable table;
  GtkWidget *focus;

  set_tutor (TRUE);
  set_table (&table);
  gtk_widget_grab_focus (table.board);
  focus = gtk_window_get_focus (GTK_WINDOW (table.window));
  g_assert_nonnull (focus);
  press (answer_poorly (&table), "_Choose again");
  g_assert_false (is_said (table.board));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (table.window)) == focus);
  look_run_for (100);
  g_assert_cmpuint (n_answers (&table), ==, 0);

  touch (&table, POOR);
  g_assert_cmpuint (n_answers (&table), ==, 1);
  g_assert_false (is_said (table.board));
  clear (&table);
}

static void
the_tutor_can_be_sent_away (void)
{
  TouchTable table;

  set_tutor (TRUE);
  set_table (&table);
  gtk_popover_popdown (GTK_POPOVER (answer_poorly (&table)));
  look_run_for (100);
  g_assert_false (is_said (table.board));
  g_assert_cmpuint (n_answers (&table), ==, 0);
  /* A hint about the same question gives no answer by the way. */
  bramble_board_hint (BRAMBLE_BOARD (table.board));
  wait_for_popover (table.board);
  g_assert_cmpuint (n_answers (&table), ==, 0);
  touch (&table, ROOF);
  g_assert_cmpuint (n_answers (&table), ==, 1);
  clear (&table);
}

static void
a_poor_answer_can_be_given_anyway (void)
{
  TouchTable table;

  set_tutor (TRUE);
  set_table (&table);
  press (answer_poorly (&table), "_Do it anyway");
  g_assert_cmpuint (n_answers (&table), ==, 1);
  g_assert_cmpuint (touch_now (&table)->players[0].sites[2].height, ==, 2);
  g_assert_false (is_said (table.board));
  clear (&table);
}

/* A plan is one answer, whatever it is put together of. */
static void
a_poor_plan_is_questioned_too (void)
{
  TouchTable table;

  set_tutor (TRUE);
  touch_table_init (&table, "hand seat-1 giant;pile fields 9 0 0;pile forest 0 9 0;pile brickyard 0 0 0;window plan", FALSE);
  begun = bramble_match_get_step (table.match);
  touch (&table, "gather/brickyard");
  look_run_for (100);
  g_assert_false (is_said (table.board));
  gtk_widget_activate_action (table.board, "board.set-down", NULL);
  press (wait_for_popover (table.board), "_Choose again");
  look_run_for (100);
  g_assert_cmpuint (n_answers (&table), ==, 0);
  g_assert_true (touch_has_class (touch_target (&table, "gather/brickyard"), "chosen"));

  gtk_widget_activate_action (table.board, "board.set-down", NULL);
  g_assert_cmpuint (n_answers (&table), ==, 2);
  g_assert_cmpuint (touch_now (&table)->players[0].gather, ==, GRIMM_BRICKYARD);
  clear (&table);
}

static void
a_good_answer_is_not_questioned (void)
{
  TouchTable table;

  set_tutor (TRUE);
  set_table (&table);
  touch (&table, ROOF);
  g_assert_true (kit_wait (has_moved, table.match, KIT_LONG));
  g_assert_cmpuint (touch_now (&table)->players[0].sites[2].height, ==, 3);
  look_run_for (100);
  g_assert_false (is_said (table.board));
  clear (&table);
}

static void
a_table_may_go_in_the_middle_of_a_thought (void)
{
  TouchTable table;

  /* While it thinks about an answer, about a hint, and while it speaks. */
  set_tutor (TRUE);
  set_table (&table);
  touch (&table, POOR);
  clear (&table);

  set_tutor (FALSE);
  set_table (&table);
  bramble_board_hint (BRAMBLE_BOARD (table.board));
  look_run_for (20);
  clear (&table);

  set_tutor (TRUE);
  set_table (&table);
  answer_poorly (&table);
  clear (&table);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nonexistent/bramble");
  g_auto (KitDir) home = { 0 };
  int status;

  kit_dir_init (&home);
  g_setenv ("XDG_DATA_HOME", home.path, TRUE);
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_boolean (bramble_settings_get_default (), "answer-alone", FALSE);
  touch_set_pace ("off");
  store = bramble_store_new (nowhere);
  g_test_add_func ("/tutor/a-hint-is-an-answer-and-no-secret", a_hint_is_an_answer_and_no_secret);
  g_test_add_func ("/tutor/nobody-gets-a-hint-who-is-not-asked", nobody_gets_a_hint_who_is_not_asked);
  g_test_add_func ("/tutor/control-h-is-for-hint", control_h_is_for_hint);
  g_test_add_func ("/tutor/a-hint-goes-when-the-match-moves", a_hint_goes_when_the_match_moves);
  g_test_add_func ("/tutor/nobody-is-taught-who-does-not-want-it", nobody_is_taught_who_does_not_want_it);
  g_test_add_func ("/tutor/a-poor-answer-is-questioned-once", a_poor_answer_is_questioned_once);
  g_test_add_func ("/tutor/it-can-be-sent-away", the_tutor_can_be_sent_away);
  g_test_add_func ("/tutor/a-poor-answer-can-be-given-anyway", a_poor_answer_can_be_given_anyway);
  g_test_add_func ("/tutor/a-poor-plan-is-questioned-too", a_poor_plan_is_questioned_too);
  g_test_add_func ("/tutor/a-good-answer-is-not-questioned", a_good_answer_is_not_questioned);
  g_test_add_func ("/tutor/a-table-may-go-in-the-middle-of-a-thought", a_table_may_go_in_the_middle_of_a_thought);
  status = g_test_run ();

  g_object_unref (store);
  return status;
}
