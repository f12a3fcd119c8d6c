/* test-answers.c: the answers on the table of Hungarian Folktales, and hints for them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "bramble-answer.h"
#include "bramble-board.h"
#include "bramble-settings.h"
#include "bramble-slots.h"
#include "desk-kit.h"
#include "look.h"

/* Places for answers. */
#define PLACES 10

static void
add_answers (GtkWidget *widget,
             GPtrArray *answers)
{
  if (gtk_widget_has_css_class (widget, "answer") && gtk_widget_get_mapped (widget))
    g_ptr_array_add (answers, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    add_answers (child, answers);
}

/* However much an answer has to say, it lies upon no other. */
static void
answers_have_room (void)
{
  static const int sizes[][2] = { { 1280, 754 }, { 800, 554 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      KIT2 ("fields seat-1 castle");
      g_autoptr (GPtrArray) answers = g_ptr_array_new ();
      g_autoptr (GBytes) rest = NULL;
      graphene_rect_t bounds[PLACES];

      kit_chance (k, "6:3");
      kit_answer (k, "before", "roll");
      desk_show (k, sizes[i][0], sizes[i][1]);
      rest = look_picture (window);
      look_photograph (window, i == 0 ? "folktales-long-answers" : "folktales-long-answers-compact");
      add_answers (look_nth (board, BRAMBLE_TYPE_SLOTS, 0), answers);
      g_assert_cmpuint (answers->len, >=, 2);
      g_assert_cmpuint (answers->len, <=, PLACES);
      for (guint n = 0; n < answers->len; n++)
        {
          GtkWidget *answer = g_ptr_array_index (answers, n);

          g_assert_true (gtk_widget_compute_bounds (answer, board, &bounds[n]));
          for (guint other = 0; other < n; other++)
            g_assert_false (graphene_rect_intersection (&bounds[other], &bounds[n], NULL));
        }
      desk_put_away ();
    }
}

/* What is advised is marked, and as large as before: else it would lie upon what is below it. */
static void
advised_answers_keep_their_size (void)
{
  KIT2 ("fields seat-1 village", "biscuits seat-1 none");
  g_autoptr (GPtrArray) answers = g_ptr_array_new ();
  g_autoptr (GBytes) rest = NULL;
  g_autoptr (GBytes) marked = NULL;

  kit_chance (k, "6:5");
  kit_answer (k, "before", "roll");
  desk_show (k, 800, 554);
  rest = look_picture (window);
  add_answers (look_nth (board, BRAMBLE_TYPE_SLOTS, 0), answers);
  g_assert_cmpuint (answers->len, ==, 2);
  for (guint n = 0; n < answers->len; n++)
    {
      GtkWidget *answer = g_ptr_array_index (answers, n);
      int width = gtk_widget_get_width (answer);
      int height = gtk_widget_get_height (answer);

      gtk_widget_add_css_class (answer, "advised");
      g_clear_pointer (&marked, g_bytes_unref);
      marked = look_picture (window);
      g_assert_false (g_bytes_equal (rest, marked));
      g_assert_cmpint (gtk_widget_get_width (answer), ==, width);
      g_assert_cmpint (gtk_widget_get_height (answer), ==, height);
    }
  desk_put_away ();
}

/* The keyboard begins with nothing that is given up for nothing, even where a turn can only be ended beside it. */
static void
keys_begin_with_no_loss (void)
{
  KIT2 ("fields seat-1 vf4", "biscuits seat-1 none", "advice seat-1 0", "gold seat-1 0", "tiles seat-1 magic-wand/2");
  g_autoptr (GPtrArray) answers = g_ptr_array_new ();
  g_autoptr (GBytes) shown = NULL;
  GtkWidget *focus;

  kit_chance (k, "6:1");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "vf2");
  desk_show (k, 1280, 754);
  shown = look_picture (window);
  add_answers (look_nth (board, BRAMBLE_TYPE_SLOTS, 0), answers);
  g_assert_cmpuint (answers->len, ==, 2);
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (g_ptr_array_find (answers, focus, NULL));
  g_assert_cmpstr (bramble_answer_get_text (focus), ==, "End the turn");
  desk_put_away ();
}

/* On a small table, too, arrows lead from what ends a turn to the other answers, and back. */
static void
arrows_lead_to_all_answers (void)
{
  KIT2 ("fields seat-1 vf7", "biscuits seat-1 2 2 2 2 2 2 2");
  g_autoptr (GPtrArray) answers = g_ptr_array_new ();
  g_autoptr (GBytes) rest = NULL;
  GtkWidget *slots;

  kit_chance (k, "6:1");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "vf6");
  desk_show (k, 800, 554);
  rest = look_picture (window);
  slots = look_nth (board, BRAMBLE_TYPE_SLOTS, 0);
  add_answers (slots, answers);
  g_assert_cmpuint (answers->len, ==, 2);
  gtk_widget_grab_focus (g_ptr_array_index (answers, 1));
  g_assert_true (gtk_widget_child_focus (slots, GTK_DIR_LEFT));
  g_assert_true (gtk_widget_is_focus (g_ptr_array_index (answers, 0)));
  g_assert_true (gtk_widget_child_focus (slots, GTK_DIR_RIGHT));
  g_assert_true (gtk_widget_is_focus (g_ptr_array_index (answers, 1)));
  g_assert_false (gtk_widget_child_focus (slots, GTK_DIR_RIGHT));
  desk_put_away ();
}

/* People who share a table get no hint from what one of them knows, and are told why. */
static void
hints_say_why_there_are_none (void)
{
  KIT2 ("fields seat-1 vf7");
  GtkWidget *popover;

  kit_chance (k, "6:3");
  kit_answer (k, "before", "roll");
  desk_show_for (k, 3, 1280, 754);
  g_assert_cmpint (bramble_match_get_viewer (match), ==, BRAMBLE_VIEWER_NOBODY);
  bramble_board_hint (BRAMBLE_BOARD (board));
  while ((popover = look_popover (window)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (gtk_label_get_text (look_nth (popover, GTK_TYPE_LABEL, 0)), "would tell the others"));
  desk_put_away ();
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_enum (bramble_settings_get_default (), "pace", BRAMBLE_PACE_OFF);
  g_test_add_func ("/folktales/answers/answers-have-room", answers_have_room);
  g_test_add_func ("/folktales/answers/advised-answers-keep-their-size", advised_answers_keep_their_size);
  g_test_add_func ("/folktales/answers/keys-begin-with-no-loss", keys_begin_with_no_loss);
  g_test_add_func ("/folktales/answers/arrows-lead-to-all-answers", arrows_lead_to_all_answers);
  g_test_add_func ("/folktales/answers/hints-say-why-there-are-none", hints_say_why_there_are_none);
  return g_test_run ();
}
