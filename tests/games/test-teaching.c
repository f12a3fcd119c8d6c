/* test-teaching.c: the lesson of any game at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-kit.h"

#include <bramble-lesson.h>
#include <string.h>

#include "bramble-answer.h"
#include "bramble-board-private.h"
#include "bramble-note-place.h"
#include "bramble-presentation.h"
#include "bramble-prompt-private.h"
#include "bramble-settings.h"
#include "bramble-unfinished.h"
#include "bramble-window-private.h"
#include "hands.h"
#include "look.h"
#include "store-kit.h"

/* Answers of the learner after which a lesson is over. */
#define ANSWERS (KIT_SLOW ? 8 : 300)

/* Somebody who learns a game in a window. */
typedef struct
{
  KitDir dir;
  BrambleStore *store;
  BrambleWindow *window;
  BrambleRng rng;
} Learner;

static gboolean
can_be_learnt (const BrambleGame *game)
{
  if (game->lesson && bramble_presentation_of (game)->board)
    return TRUE;

  g_test_skip ("this game has no lesson at a table");
  return FALSE;
}

static BrambleBoard *
get_board (Learner *learner)
{
  return BRAMBLE_BOARD (gtk_widget_get_first_child (GTK_WIDGET (learner->window->board)));
}

static void
open_window (Learner           *learner,
             const BrambleGame *game)
{
  learner->store = store_open (&learner->dir);
  learner->window = bramble_window_new (NULL, learner->store);
  gtk_window_present (GTK_WINDOW (learner->window));
  gtk_widget_activate_action (GTK_WIDGET (learner->window), "win.learn-of", "s", game->id);
  g_assert_true (kit_wait ((KitUntil) bramble_window_is_at_table, learner->window, KIT_LONG));
  look_settle ();
}

static void
close_window (Learner *learner)
{
  g_assert_true (bramble_store_flush (learner->store));
  gtk_window_destroy (GTK_WINDOW (learner->window));
  look_settle ();
  g_clear_object (&learner->store);
}

static void
begin (Learner           *learner,
       const BrambleGame *game)
{
  hands_forgive_gtk ();
  *learner = (Learner) { .rng = { 3 } };
  g_settings_reset (bramble_settings_get_default (), "lessons");
  kit_dir_init (&learner->dir);
  open_window (learner, game);
}

static void
end (Learner *learner)
{
  close_window (learner);
  kit_dir_clear (&learner->dir);
}

static gboolean
is_learner_asked (gpointer user_data)
{
  Learner *learner = user_data;

  return bramble_match_get_over (learner->window->match)
         || (bramble_match_get_ask_seat (learner->window->match) == BRAMBLE_LEARNER
             && !bramble_motion_get_playing (bramble_board_private (get_board (learner))->motion));
}

/* Waits until the learner is asked, and still is when everything is at rest: a question with
 * one answer may have been answered by itself meanwhile. Returns FALSE when the game is over. */
static gboolean
wait_for_question (Learner *learner)
{
  do
    {
      g_assert_true (kit_wait (is_learner_asked, learner, KIT_LONG));
      look_settle ();
    }
  while (!is_learner_asked (learner));
  return !bramble_match_get_over (learner->window->match);
}

/* A sheet and what may lie below it. */
typedef struct
{
  BrambleNote *note;
  GtkWidget *thing;
} Below;

static gboolean
is_in_sight (gpointer user_data)
{
  const Below *below = user_data;
  graphene_rect_t paper, all = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (below->thing),
                                                   (float) gtk_widget_get_height (below->thing));

  bramble_note_get_room (below->note, below->thing, &paper);
  return bramble_note_covered (&paper, &all) == 0;
}

/* What the sentence speaks of can be seen beside it, as soon as it has come there. */
static void
check_in_sight (Learner   *learner,
                GtkWidget *thing)
{
  Below below = { bramble_board_private (get_board (learner))->note, thing };

  if (gtk_widget_get_mapped (thing) && !look_wait (GTK_WIDGET (below.note), is_in_sight, &below))
    g_error ("the words “%s” lie on what they speak of", bramble_note_get_text (below.note));
}

/* Whether what somebody sees is the sentence that it should be, beside its thing, which
 * really lies there. */
static void
check_page (Learner                 *learner,
            const BrambleLessonStep *step)
{
  BrambleBoardPrivate *priv = bramble_board_private (get_board (learner));
  GtkWidget *thing = bramble_board_find_taught (get_board (learner), step);
  g_autoptr (GPtrArray) also = bramble_board_find_also (get_board (learner), step);

  g_test_message ("%s", step->id);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (priv->note)));
  g_assert_cmpstr (bramble_note_get_text (priv->note), ==, step->text);
  if (step->thing)
    {
      g_assert_nonnull (thing);
      g_assert_cmpint (gtk_widget_has_css_class (thing, "taught"), ==, TRUE);
    }
  if (thing && gtk_widget_get_mapped (thing))
    g_assert_true (bramble_note_get_at (priv->note) == thing || gtk_widget_is_ancestor (thing, bramble_note_get_at (priv->note)));
  else
    g_assert_true (bramble_note_get_at (priv->note) == GTK_WIDGET (priv->prompt));
  check_in_sight (learner, bramble_note_get_at (priv->note));
  for (guint i = 0; i < also->len; i++)
    check_in_sight (learner, g_ptr_array_index (also, i));
}

/* What is suggested among the answers is among @words, and has the keyboard when it is not NULL. */
static void
check_answers (GtkWidget  *widget,
               const char *words,
               GtkWidget  *focus)
{
  if (gtk_widget_has_css_class (widget, "answer") && gtk_widget_has_css_class (widget, "advised"))
    {
      g_assert_nonnull (strstr (words, bramble_answer_get_text (widget)));
      g_assert_true (focus == NULL || gtk_widget_has_css_class (focus, "advised"));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check_answers (child, words, focus);
}

/* What ends a choice is heard after everything else that could be chosen. */
static void
check_order (BramblePrompt *prompt,
             const char    *words)
{
  g_autoptr (GPtrArray) ends = g_ptr_array_new ();
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);
  GtkWidget *button;
  gboolean ended = FALSE;

  for (guint i = 0; (button = bramble_slots_get (prompt->slots, i)); i++)
    if (bramble_answer_get_ends (button))
      g_ptr_array_add (ends, (gpointer) bramble_answer_get_text (button));
  for (guint i = 1; lines[i]; i++)
    {
      gboolean is_end = FALSE;

      for (guint k = 0; k < ends->len && !is_end; k++)
        is_end = g_str_has_suffix (lines[i], g_ptr_array_index (ends, k));
      g_assert_true (is_end || !ended);
      ended |= is_end;
    }
}

/* It is heard with the first page, when the question is. */
static void
check_heard (Learner *learner)
{
  BrambleBoardPrivate *priv = bramble_board_private (get_board (learner));
  const char *heard = bramble_herald_get_text (priv->herald);

  if (strstr (heard, bramble_prompt_get_question (priv->prompt)))
    check_answers (GTK_WIDGET (priv->prompt), heard, NULL);
}

/* Enter turns the words over, and answers nothing: the keyboard is on their button. */
static void
turn_page (Learner *learner)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (learner->window));
  guint step = bramble_match_get_step (learner->window->match);

  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)), ==, "board.lesson-next");
  g_signal_emit_by_name (focus, "clicked");
  g_assert_cmpuint (bramble_match_get_step (learner->window->match), ==, step);
}

/* What becomes advised gets the keyboard from any other answer, as when a die is picked up and
 * all of them are asked anew. */
static void
check_keyboard (Learner *learner)
{
  BrambleBoardPrivate *priv = bramble_board_private (get_board (learner));
  BrambleOption path[BRAMBLE_PLAN_LENGTH];
  g_autofree char *words = NULL;
  guint n = priv->n_advised;

  if (n == 0)
    return;

  memcpy (path, priv->advised, n * sizeof *path);
  bramble_board_advise (get_board (learner), path, 0);
  bramble_prompt_focus (priv->prompt);
  bramble_board_advise (get_board (learner), path, n);
  words = bramble_prompt_dup_words (priv->prompt);
  check_answers (GTK_WIDGET (priv->prompt), words, gtk_window_get_focus (GTK_WINDOW (learner->window)));
}

/* Everything that is to be said now, and what nobody read when it was due, can be read one
 * after the other, and said aloud. Returns FALSE when the game has gone on by itself then: it
 * waits for whoever reads, and no longer. */
static gboolean
read_pages (Learner *learner)
{
  BrambleBoardPrivate *priv = bramble_board_private (get_board (learner));
  /* All of one moment: nothing goes on between these and the first page. */
  g_autoptr (GPtrArray) due = bramble_lesson_due (bramble_match_get_record (learner->window->match));
  g_autoptr (GPtrArray) said = NULL;
  g_autofree char *words = NULL;
  guint step_read = bramble_match_get_step (learner->window->match);

  said = g_ptr_array_copy (gtk_widget_get_visible (GTK_WIDGET (priv->note)) ? priv->due : due, NULL, NULL);
  for (guint i = 0; i < due->len; i++)
    g_assert_true (g_ptr_array_find (said, g_ptr_array_index (due, i), NULL));
  for (guint i = 0; i < said->len; i++)
    {
      const BrambleLessonStep *step = g_ptr_array_index (said, i);

      look_settle ();
      g_assert_cmpuint (bramble_match_get_step (learner->window->match), ==, step_read);
      check_page (learner, step);
      hands_hear_out (GTK_WIDGET (learner->window));
      g_assert_nonnull (strstr (bramble_herald_get_text (priv->herald), step->text));
      if (i == 0)
        check_heard (learner);
      turn_page (learner);
    }
  look_settle ();
  if (bramble_match_get_step (learner->window->match) != step_read)
    {
      g_test_message ("went on by itself");
      return FALSE;
    }
  /* After the last one nothing is in the way. */
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (priv->note)));
  g_assert_null (gtk_widget_get_focus_child (GTK_WIDGET (priv->note)));
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (learner->window)));
  words = bramble_prompt_dup_words (priv->prompt);
  check_answers (GTK_WIDGET (priv->prompt), words, gtk_window_get_focus (GTK_WINDOW (learner->window)));
  check_order (priv->prompt, words);
  check_keyboard (learner);
  return TRUE;
}

/* Whether what @step suggests is lit, on the table or among the answers. */
static guint
count_advised (GtkWidget *widget)
{
  guint n = gtk_widget_has_css_class (widget, "advised");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_advised (child);
  return n;
}

static guint
count_unfinished (GtkWidget *widget)
{
  guint n = BRAMBLE_IS_UNFINISHED (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_unfinished (child);
  return n;
}

/* Answers what is suggested, or anything. */
static void
answer (Learner  *learner,
        gboolean  follow)
{
  BrambleMatch *match = learner->window->match;
  g_autoptr (GPtrArray) due = bramble_lesson_due (bramble_match_get_record (match));
  BrambleOption path[BRAMBLE_PLAN_LENGTH];
  BrambleAsk ask;
  guint n = 0;

  for (guint i = due->len; i > 0 && n == 0 && follow; i--)
    n = bramble_lesson_suggested (bramble_match_get_record (match), g_ptr_array_index (due, i - 1), path);
  g_assert_true (n == 0 || count_advised (GTK_WIDGET (get_board (learner))) > 0);
  for (guint i = 0; i < n; i++)
    {
      bramble_match_get_ask (match, &ask);
      g_assert_true (bramble_match_answer (match, (guint) bramble_ask_find (&ask, &path[i])));
    }
  bramble_match_get_ask (match, &ask);
  if (n == 0)
    g_assert_true (bramble_match_answer (match, bramble_rng_below (&learner->rng, ask.n_options)));
}

/* A whole lesson at the table. In the end it is known that it was played, and that is all
 * that there is of it. */
static void
learn (const BrambleGame *game,
       gboolean           follow)
{
  Learner learner;
  g_autoptr (GFile) left = NULL;

  begin (&learner, game);
  for (guint i = 0; i < ANSWERS && wait_for_question (&learner); i++)
    {
      if (read_pages (&learner))
        answer (&learner, follow);
    }
  g_assert_true (KIT_SLOW || bramble_match_get_over (learner.window->match));
  if (bramble_match_get_over (learner.window->match))
    {
      look_settle ();
      g_assert_true (bramble_settings_has_lesson (bramble_settings_get_default (), game->id));
      hands_hear_out (GTK_WIDGET (learner.window));
      g_assert_nonnull (strstr (bramble_herald_get_text (bramble_board_private (get_board (&learner))->herald), game->lesson->end));
      g_assert_true (bramble_store_flush (learner.store));
      left = bramble_store_find_lesson (learner.store, game);
      g_assert_null (left);
    }
  g_assert_cmpuint (store_n_unfinished (learner.store), ==, 0);
  g_assert_cmpuint (store_n_finished (learner.store), ==, 0);
  for (guint seats = game->min_seats; seats <= game->max_seats; seats++)
    {
      g_autoptr (BrambleStatistics) statistics = bramble_store_read_statistics (learner.store, NULL);
      BrambleTally tally;

      bramble_statistics_get (statistics, game->id, seats, "person", &tally);
      g_assert_cmpuint (tally.games, ==, 0);
    }
  end (&learner);
}

static void
whoever_follows_learns (const BrambleGame *game)
{
  if (can_be_learnt (game))
    learn (game, TRUE);
}

static void
whoever_does_not_learns_too (const BrambleGame *game)
{
  if (can_be_learnt (game))
    learn (game, FALSE);
}

/* Who answers before they have read everything can read the rest at the next question. */
static void
what_was_not_read_is_said_later (const BrambleGame *game)
{
  Learner learner;
  g_autoptr (GPtrArray) unread = g_ptr_array_new ();
  guint n_kept = 0;

  if (!can_be_learnt (game))
    return;

  begin (&learner, game);
  for (guint i = 0; i < ANSWERS && wait_for_question (&learner); i++)
    {
      GPtrArray *due = bramble_board_private (get_board (&learner))->due;

      for (guint k = 0; k < unread->len; k++)
        if (bramble_lesson_fits_still (bramble_match_get_record (learner.window->match), g_ptr_array_index (unread, k)))
          {
            g_assert_true (g_ptr_array_find (due, g_ptr_array_index (unread, k), NULL));
            n_kept++;
          }
      g_ptr_array_set_size (unread, 0);
      for (guint k = 1; k < due->len; k++)
        g_ptr_array_add (unread, g_ptr_array_index (due, k));
      answer (&learner, FALSE);
    }
  if (n_kept == 0)
    g_test_skip ("everything fits one question only");
  end (&learner);
}

/* Who leaves the lesson and the program comes back to where they were. */
static void
lessons_are_resumed (const BrambleGame *game)
{
  Learner learner;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  guint step;

  if (!can_be_learnt (game))
    return;

  begin (&learner, game);
  for (guint i = 0; i < 3 && wait_for_question (&learner); i++)
    {
      read_pages (&learner);
      answer (&learner, TRUE);
    }
  wait_for_question (&learner);
  step = bramble_match_get_step (learner.window->match);
  text = bramble_board_dup_lesson (get_board (&learner));

  /* The shelf, and back. It is no unfinished game. */
  gtk_widget_activate_action (GTK_WIDGET (learner.window), "win.shelf", NULL);
  look_settle ();
  g_assert_cmpuint (count_unfinished (GTK_WIDGET (learner.window->shelf)), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (learner.window), "win.learn-of", "s", game->id);
  g_assert_true (kit_wait ((KitUntil) bramble_window_is_at_table, learner.window, KIT_LONG));
  g_assert_cmpuint (bramble_match_get_step (learner.window->match), ==, step);

  close_window (&learner);
  open_window (&learner, game);
  wait_for_question (&learner);
  g_assert_cmpuint (bramble_match_get_step (learner.window->match), ==, step);
  g_assert_true (bramble_record_lesson (bramble_match_get_record (learner.window->match)));
  again = bramble_board_dup_lesson (get_board (&learner));
  g_assert_cmpstr (again, ==, text);
  end (&learner);
}

static const KitGameTest tests[] = {
  { "whoever-follows-learns", whoever_follows_learns },
  { "whoever-does-not-learns-too", whoever_does_not_learns_too },
  { "what-was-not-read-is-said-later", what_was_not_read_is_said_later },
  { "lessons-are-resumed", lessons_are_resumed },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  return kit_run (tests);
}
