/* test-shelf.c: games that can be gone on with, and how one is begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include <bramble-art.h>
#include <bramble-boxes.h>
#include <bramble-contrast.h>
#include <bramble-game-box.h>
#include <bramble-new-game.h>
#include <bramble-settings.h>
#include <bramble-shelf.h>
#include <bramble-unfinished.h>
#include <bramble-window.h>

#include "look.h"
#include "match-kit.h"
#include "shelf-kit.h"

static GtkApplication *application;

/* Helpers. */

/* A window, and where its games are. */
typedef struct
{
  KitDir dir;
  BrambleStore *store;
  BrambleWindow *window;
} Place;

/* Keeps a game of @seats people, left @hours ago. */
static void
keep_game (Place *place,
           guint  seats,
           guint  hours)
{
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (seats, "all", hours, FALSE));
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GError) error = NULL;
  BrambleRng rng = { hours };

  bramble_store_keep (place->store, match);
  for (guint i = 0; i < 10 + hours / 4; i++)
    {
      bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
      g_assert_true (kit_match_any (match, &rng));
    }
  g_assert_true (bramble_store_flush (place->store));
  bramble_store_keep (place->store, NULL);
  files = bramble_store_list_unfinished (place->store);
  g_file_set_attribute_uint64 (g_ptr_array_index (files, 0), G_FILE_ATTRIBUTE_TIME_MODIFIED,
                               (guint64) (g_get_real_time () / G_USEC_PER_SEC) - hours * 3600, G_FILE_QUERY_INFO_NONE, NULL,
                               &error);
  g_assert_no_error (error);
}

static guint
count_kept (Place *place)
{
  g_autoptr (GPtrArray) files = bramble_store_list_unfinished (place->store);

  return files->len;
}

static void
place_init (Place *place,
            guint  n_games)
{
  g_autoptr (GError) error = NULL;

  kit_dir_init (&place->dir);
  place->store = bramble_store_new (place->dir.file);
  bramble_store_open (place->store, &error);
  g_assert_no_error (error);
  for (guint i = n_games; i >= 1; i--)
    keep_game (place, 2 + i % 3, i * 20);
  place->window = bramble_window_new (application, place->store);
  gtk_window_present (GTK_WINDOW (place->window));
  look_run_for (60);
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

/* What is still being read holds on to both for a moment. */
static void
place_clear (Place *place)
{
  g_object_add_weak_pointer (G_OBJECT (place->window), (gpointer *) &place->window);
  g_object_add_weak_pointer (G_OBJECT (place->store), (gpointer *) &place->store);
  gtk_window_destroy (GTK_WINDOW (place->window));
  g_object_unref (place->store);
  bramble_art_settle (bramble_art_get_default ());
  g_assert_true (kit_wait (is_gone, &place->window, KIT_LONG));
  g_assert_true (kit_wait (is_gone, &place->store, KIT_LONG));
  kit_dir_clear (&place->dir);
}

static gboolean
are_read (gpointer data)
{
  g_autoptr (GPtrArray) cards = shelf_all (data, BRAMBLE_TYPE_UNFINISHED);

  for (guint i = 0; i < cards->len; i++)
    if (bramble_unfinished_get_game (g_ptr_array_index (cards, i)) == NULL)
      return FALSE;

  return TRUE;
}

/* Which button is gold is known when the statistics are read. */
static gboolean
is_gold (gpointer data)
{
  return gtk_widget_has_css_class (data, "first");
}

static gboolean
is_new_game (gpointer data)
{
  return shelf_count (data, BRAMBLE_TYPE_NEW_GAME) == 1;
}

/* Whether the gold button is the one to learn by. It is another one once it is known
 * that nobody played. */
static gboolean
is_to_learn (gpointer window)
{
  GtkWidget *learn = shelf_button (window, "win.learn-of");

  return learn && is_gold (learn);
}

/* Unfinished games. */

/* Figures stand on the plank where they are in nobody's way: below the buttons, and not
 * at all when there is no room. */
static void
check_figures (BrambleWindow *window)
{
  BrambleBoxes *boxes = shelf_nth (window, BRAMBLE_TYPE_BOXES, 0);
  GtkWidget *last = shelf_button (window, "win.statistics-of");
  int figures = bramble_boxes_get_figures (boxes);
  graphene_rect_t bounds;

  g_assert_cmpint (figures, >=, 50);
  g_assert_true (gtk_widget_compute_bounds (last, GTK_WIDGET (boxes), &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (boxes))
                     - bramble_boxes_get_base (boxes, gtk_widget_get_width (GTK_WIDGET (boxes))) - figures);
  gtk_window_set_default_size (GTK_WINDOW (window), 800, 480);
  while (gtk_widget_get_height (GTK_WIDGET (window)) > 560)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (bramble_boxes_get_figures (boxes), ==, 0);
}

static void
test_none (void)
{
  const BramblePresentation *const alone[] = { bramble_presentations ()[0], NULL };
  Place place;

  place_init (&place, 0);
  g_assert_cmpuint (shelf_count (place.window, BRAMBLE_TYPE_UNFINISHED), ==, 0);
  g_assert_null (shelf_button (place.window, "win.resume"));
  g_assert_nonnull (shelf_button (place.window, "win.open"));
  /* Who never played is to learn the game; Enter does that. */
  g_assert_true (kit_wait (is_to_learn, place.window, KIT_LONG));
  g_assert_false (is_gold (shelf_button (place.window, "win.new-game-of")));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (place.window)) == shelf_button (place.window, "win.learn-of"));
  /* Where it is the only game it cannot be overlooked, and says what to expect. */
  bramble_shelf_set_games (look_nth (GTK_WIDGET (place.window), BRAMBLE_TYPE_SHELF, 0), alone);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (place.window));
  g_assert_true (gtk_widget_has_css_class (shelf_button (place.window, "win.learn-of"), "lesson"));
  g_assert_cmpint (gtk_widget_get_height (shelf_button (place.window, "win.learn-of")), >,
                   2 * gtk_widget_get_height (shelf_button (place.window, "win.rules-of")));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (shelf_button (place.window, "win.learn-of")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Learn by playing");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (shelf_button (place.window, "win.learn-of")),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       bramble_presentations ()[0]->lesson_line);
  check_figures (place.window);
  place_clear (&place);
}

/* Who is amid the lesson is to go on with it, and who has played it knows the game. It is
 * none of the unfinished games. */
static void
test_lesson (void)
{
  Place place;
  GSettings *settings = bramble_settings_get_default ();
  const char *game = bramble_games ()[0]->id;

  place_init (&place, 0);
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.learn-of", "s", game);
  g_assert_true (bramble_window_is_at_table (place.window));
  g_assert_true (bramble_match_answer (bramble_store_get_match (place.store), 0));
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.shelf", NULL);
  g_assert_true (kit_wait (is_to_learn, place.window, KIT_LONG));
  g_assert_cmpuint (shelf_count (place.window, BRAMBLE_TYPE_UNFINISHED), ==, 0);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (shelf_button (place.window, "win.learn-of")),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Go on with your first game where you left it.");

  bramble_settings_add_lesson (settings, game);
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.shelf", NULL);
  g_assert_false (is_to_learn (place.window));
  g_assert_true (is_gold (shelf_button (place.window, "win.new-game-of")));
  g_settings_reset (settings, "lessons");
  place_clear (&place);
}

static void
test_one (void)
{
  Place place;
  BrambleUnfinished *card;

  place_init (&place, 1);
  g_assert_cmpuint (shelf_count (place.window, BRAMBLE_TYPE_UNFINISHED), ==, 1);
  g_assert_true (kit_wait (are_read, place.window, KIT_LONG));
  card = shelf_nth (place.window, BRAMBLE_TYPE_UNFINISHED, 0);
  g_assert_true (bramble_unfinished_get_game (card) == bramble_games ()[0]);
  /* Who has begun a game knows it. */
  g_assert_true (is_gold (shelf_button (place.window, "win.new-game-of")));
  g_assert_false (is_gold (shelf_button (place.window, "win.learn-of")));
  g_assert_true (is_gold (bramble_unfinished_get_go_on (card)));
  /* Enter goes on with it. */
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (place.window)) == bramble_unfinished_get_go_on (card));
  g_assert_true (gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (place.window))));
  g_assert_true (kit_wait ((KitUntil) bramble_window_is_at_table, place.window, KIT_LONG));
  place_clear (&place);
}

/* Newest first, and every one is the one that it says it is. */
static void
test_many (void)
{
  g_autoptr (GPtrArray) cards = NULL;
  g_autoptr (GPtrArray) files = NULL;
  Place place;

  place_init (&place, 7);
  g_assert_true (kit_wait (are_read, place.window, KIT_LONG));
  cards = shelf_all (place.window, BRAMBLE_TYPE_UNFINISHED);
  files = bramble_store_list_unfinished (place.store);
  g_assert_cmpuint (cards->len, ==, 7);
  for (guint i = 0; i < cards->len; i++)
    {
      g_assert_true (g_file_equal (bramble_unfinished_get_file (g_ptr_array_index (cards, i)),
                                   g_ptr_array_index (files, i)));
      g_assert_cmpint (is_gold (bramble_unfinished_get_go_on (g_ptr_array_index (cards, i))), ==, i == 0);
    }
  g_signal_emit_by_name (bramble_unfinished_get_go_on (g_ptr_array_index (cards, 4)), "clicked");
  g_assert_true (kit_wait ((KitUntil) bramble_window_is_at_table, place.window, KIT_LONG));
  place_clear (&place);
}

/* What cannot be read is there too, and can be deleted. */
static void
test_unreadable (void)
{
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GError) error = NULL;
  Place place;

  place_init (&place, 1);
  files = bramble_store_list_unfinished (place.store);
  g_file_set_contents (g_file_peek_path (g_ptr_array_index (files, 0)), "Dear wolf,", -1, &error);
  g_assert_no_error (error);
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.shelf", NULL);
  look_run_for (200);
  g_assert_cmpuint (shelf_count (place.window, BRAMBLE_TYPE_UNFINISHED), ==, 1);
  g_assert_null (bramble_unfinished_get_game (shelf_nth (place.window, BRAMBLE_TYPE_UNFINISHED, 0)));
  g_signal_emit_by_name (shelf_button (place.window, "win.resume"), "clicked");
  look_run_for (200);
  g_assert_false (bramble_window_is_at_table (place.window));
  place_clear (&place);
}

/* A game that is played is there before its first answer, to be gone back to. */
static void
test_unanswered (void)
{
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRng rng = { 1 };
  Place place;

  place_init (&place, 1);
  match = bramble_match_new (kit_record (2, "all", 1, FALSE));
  bramble_window_play (place.window, match);
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.shelf", NULL);
  g_assert_cmpuint (shelf_count (place.window, BRAMBLE_TYPE_UNFINISHED), ==, 2);
  g_assert_true (is_gold (shelf_button (place.window, "win.back-to-table")));
  g_assert_true (gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (place.window))));
  g_assert_true (kit_wait ((KitUntil) bramble_window_is_at_table, place.window, KIT_LONG));

  bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
  g_assert_true (kit_match_any (match, &rng));
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.shelf", NULL);
  g_assert_cmpuint (shelf_count (place.window, BRAMBLE_TYPE_UNFINISHED), ==, 2);
  g_assert_null (shelf_button (place.window, "win.back-to-table"));
  place_clear (&place);
}

/* The buttons of the question, in their order. */
enum { KEEP, DELETE };

static GtkWidget *
open_question (Place *place,
               guint  n)
{
  BrambleUnfinished *card = shelf_nth (place->window, BRAMBLE_TYPE_UNFINISHED, n);

  gtk_menu_button_popup (shelf_nth (card, GTK_TYPE_MENU_BUTTON, 0));
  look_run_for (100);
  return shelf_nth (card, GTK_TYPE_POPOVER, 0);
}

/* To delete one is asked for once more, and then it is only that one. */
static void
test_delete (void)
{
  Place place;
  GtkWidget *question;
  g_autoptr (GFile) file = NULL;

  place_init (&place, 3);
  g_assert_true (kit_wait (are_read, place.window, KIT_LONG));
  question = open_question (&place, 1);
  g_signal_emit_by_name (shelf_nth (question, GTK_TYPE_BUTTON, KEEP), "clicked");
  look_run_for (200);
  g_assert_cmpuint (count_kept (&place), ==, 3);
  g_assert_cmpuint (shelf_count (place.window, BRAMBLE_TYPE_UNFINISHED), ==, 3);

  file = g_object_ref (bramble_unfinished_get_file (shelf_nth (place.window, BRAMBLE_TYPE_UNFINISHED, 1)));
  question = open_question (&place, 1);
  g_signal_emit_by_name (shelf_nth (question, GTK_TYPE_BUTTON, DELETE), "clicked");
  look_run_for (200);
  g_assert_cmpuint (shelf_count (place.window, BRAMBLE_TYPE_UNFINISHED), ==, 2);
  g_assert_cmpuint (count_kept (&place), ==, 2);
  g_assert_false (g_file_query_exists (file, NULL));

  /* A game that is no unfinished one is not deleted, whoever asks. */
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.delete", "s", "file:///nonexistent/game.bramble");
  g_assert_cmpuint (shelf_count (place.window, BRAMBLE_TYPE_UNFINISHED), ==, 2);
  place_clear (&place);
}

/* In a window of another size its place is elsewhere, perhaps beside the screen. */
static void
test_question_goes (void)
{
  Place place;
  GtkWidget *question;
  int height;

  place_init (&place, 1);
  g_assert_true (kit_wait (are_read, place.window, KIT_LONG));
  question = open_question (&place, 0);
  g_assert_true (gtk_widget_get_mapped (question));

  height = gtk_widget_get_height (GTK_WIDGET (place.window));
  gtk_window_set_default_size (GTK_WINDOW (place.window), 700, 500);
  while (gtk_widget_get_height (GTK_WIDGET (place.window)) == height)
    g_main_context_iteration (NULL, TRUE);
  look_settle ();
  g_assert_false (gtk_widget_get_mapped (question));
  place_clear (&place);
}

/* The game on the table can be deleted too. It is not kept any more, and there
 * is no table to go back to. */
static void
test_delete_played (void)
{
  Place place;

  place_init (&place, 2);
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.continue", NULL);
  g_assert_true (kit_wait ((KitUntil) bramble_window_is_at_table, place.window, KIT_LONG));
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.shelf", NULL);
  look_run_for (100);
  g_signal_emit_by_name (shelf_nth (open_question (&place, 0), GTK_TYPE_BUTTON, DELETE), "clicked");
  look_run_for (200);
  g_assert_cmpuint (shelf_count (place.window, BRAMBLE_TYPE_UNFINISHED), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.back-to-table", NULL);
  g_assert_false (bramble_window_is_at_table (place.window));
  g_assert_true (bramble_store_flush (place.store));
  g_assert_cmpuint (count_kept (&place), ==, 1);
  place_clear (&place);
}

/* Real keys. */

static void
press_key (const char *key)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) xdotool = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, "xdotool", "key", key, NULL);

  g_assert_no_error (error);
  g_subprocess_wait (xdotool, NULL, NULL);
  look_run_for (100);
}

/* Tab comes to the boxes, to everything that can be done with the chosen game and to the cards of
 * unfinished games, round and round. */
static void
test_tab (void)
{
  static const char *const actions[] = { "win.new-game-of", "win.learn-of", "win.open" };
  Place place;
  gboolean boxes = FALSE;
  guint reached = 0;

  place_init (&place, 1);
  g_assert_true (kit_wait (are_read, place.window, KIT_LONG));
  /* From beyond the last one, that is, from the bar of the window. */
  for (guint i = 0; i < 40; i++)
    {
      GtkWidget *focus;

      gtk_widget_child_focus (GTK_WIDGET (place.window), GTK_DIR_TAB_FORWARD);
      focus = gtk_window_get_focus (GTK_WINDOW (place.window));
      boxes |= BRAMBLE_IS_GAME_BOX (focus);
      for (guint k = 0; k < G_N_ELEMENTS (actions); k++)
        if (focus == shelf_button (place.window, actions[k]))
          reached |= 1u << k;
    }
  g_assert_true (boxes);
  g_assert_cmphex (reached, ==, (1u << G_N_ELEMENTS (actions)) - 1);
  place_clear (&place);
}

static gboolean
has_focus (gpointer data)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (data));

  return gtk_window_get_focus (window) == data;
}

/* From the shelf to the table without a mouse: to the next button, on it, and on
 * the one that begins. */
static void
test_keyboard (void)
{
  Place place;

  place_init (&place, 0);
  g_assert_true (kit_wait (is_to_learn, place.window, KIT_LONG));
  press_key ("Tab");
  g_assert_true (kit_wait (has_focus, shelf_button (place.window, "win.new-game-of"), KIT_LONG));
  press_key ("Return");
  g_assert_true (kit_wait (is_new_game, place.window, KIT_LONG));
  press_key ("Return");
  g_assert_true (kit_wait ((KitUntil) bramble_window_is_at_table, place.window, KIT_LONG));
  place_clear (&place);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *xdotool = g_find_program_in_path ("xdotool");

  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  bramble_contrast_watch (gdk_display_get_default ());
  application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));

  g_test_add_func ("/shelf/unfinished/none", test_none);
  g_test_add_func ("/shelf/unfinished/lesson", test_lesson);
  g_test_add_func ("/shelf/unfinished/one", test_one);
  g_test_add_func ("/shelf/unfinished/many", test_many);
  g_test_add_func ("/shelf/unfinished/unreadable", test_unreadable);
  g_test_add_func ("/shelf/unfinished/unanswered", test_unanswered);
  g_test_add_func ("/shelf/delete/one", test_delete);
  g_test_add_func ("/shelf/delete/played", test_delete_played);
  g_test_add_func ("/shelf/delete/question-goes-with-size", test_question_goes);
  g_test_add_func ("/shelf/tab", test_tab);
  if (xdotool)
    g_test_add_func ("/shelf/keyboard", test_keyboard);
  return g_test_run ();
}
