/* test-after.c: what there is to see of a game that was left, or that is over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With BRAMBLE_PICTURES=DIRECTORY pictures of it are left there.
 */

#include <string.h>

#include <bramble-board-private.h>
#include <bramble-contrast.h>
#include <bramble-game-over.h>
#include <bramble-picture.h>
#include <bramble-presentation.h>
#include <bramble-statistics.h>
#include <bramble-stuffed-map.h>
#include <bramble-verdict.h>
#include <rules/stuffed-game.h>

#include "desk-kit.h"
#include "look.h"
#include "sitting.h"

static GtkWidget *
show (GtkWidget *child,
      int        width,
      int        height)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  bramble_contrast_follow (window);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (child) == 0)
    g_main_context_iteration (NULL, TRUE);
  look_settle ();
  return window;
}

/* The page says how it ended, with the words of the story, and what everybody did. */
static void
ends_are_shown (void)
{
  static const int sizes[][2] = { { 1280, 754 }, { 800, 554 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (BrambleMatch) match = bramble_match_new (sitting_finished (&stuffed_game, i == 0 ? 4 : 2, 5));
      GtkWidget *page = bramble_game_over_new (match);
      GtkWidget *window = show (page, sizes[i][0], sizes[i][1]);
      g_autofree char *name = g_strdup_printf ("stuffed-over-%d.png", sizes[i][0]);
      g_autofree char *reason = bramble_presentation_of (&stuffed_game)->reason (match);
      g_autofree char *texts = look_texts (page);
      g_auto (GStrv) lines = g_strsplit (reason, "\n", -1);

      g_assert_cmpuint (g_strv_length (lines), >, 1);
      g_assert_nonnull (strstr (texts, lines[1]));
      g_assert_nonnull (strstr (texts, "defeated "));
      g_assert_nonnull (strstr (texts, "Stuffing after each round"));
      look_photograph (window, name);
      gtk_window_destroy (GTK_WINDOW (window));
      look_settle ();
    }
}

/* How it ended is heard, and no sentence of that twice in one breath. */
static void
ends_are_heard_once (void)
{
  static const char *const lines[] = {
    "page 3", "stands show open 7 0 0", "drawn blue 2", "minions mitten-king 7,1 2", NULL,
  };
  BrambleHerald *herald;
  const char *heard, *first;

  desk_show (desk_set (2, lines), 1280, 754);
  herald = bramble_board_private (BRAMBLE_BOARD (desk_board))->herald;
  desk_press (GDK_KEY_1);
  desk_press (GDK_KEY_2);
  desk_press (GDK_KEY_7);
  while (strstr (bramble_herald_get_text (herald), "better one of its two ends") == NULL)
    g_main_context_iteration (NULL, TRUE);
  heard = bramble_herald_get_text (herald);
  g_assert_nonnull (strstr (heard, "All win together!"));
  first = strstr (heard, "seven stitches");
  g_assert_true (first == NULL || strstr (first + 1, "seven stitches") == NULL);
  desk_put_away ();
}

/* Every end of a story has its picture, beside the words. */
static void
ends_have_pictures (void)
{
  static const struct
  {
    const char *over;
    const char *art;
  } rows[] = {
    { "over asleep", "stuffed/endings/asleep" }, { "over waking", "stuffed/endings/waking" }, { "over all-lie", "stuffed/endings/lost" },
    { "over story", "stuffed/endings/lost" }, { "over night-over", "stuffed/endings/lost" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *const lines[] = { "page 1", rows[i].over, NULL };
      g_autoptr (BrambleMatch) match = bramble_match_new (desk_set (2, lines));
      GtkWidget *page = g_object_ref_sink (bramble_game_over_new (match));

      g_assert_cmpstr (bramble_picture_get_art (look_nth (page, BRAMBLE_TYPE_PICTURE, 0)), ==, rows[i].art);
      g_object_unref (page);
    }
}

/* What was finished stands in the statistics, with ends and friends; what was not does not. */
static void
memories_are_shown (void)
{
  g_autoptr (BrambleStatistics) statistics = bramble_statistics_new ();
  const BrambleMemory memory = { statistics, &stuffed_game };
  GtkWidget *memories = bramble_presentation_of (&stuffed_game)->show_memories (bramble_memory_times, &memory);
  GtkWidget *window;
  g_autofree char *texts = NULL;
  guint n_friends = 0;

  g_assert_null (memories);
  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (BrambleRecord) record = sitting_finished (&stuffed_game, 2, seed);

      bramble_statistics_add (statistics, record);
      n_friends += stuffed_is_friend (bramble_record_now (record));
    }
  memories = bramble_presentation_of (&stuffed_game)->show_memories (bramble_memory_times, &memory);
  g_assert_nonnull (memories);
  window = show (memories, 800, 560);
  texts = look_texts (memories);
  g_assert_nonnull (strstr (texts, "The Box for the Attic"));
  g_assert_nonnull (strstr (texts, "Won Asleep"));
  g_assert_cmpint (strstr (texts, "A friend: Mitten King") != NULL, ==, n_friends > 0);
  g_assert_null (strstr (texts, "A friend: The Noon Shadow"));
  /* The ends stand in columns that are equally wide. */
  for (int column = 3; column < 5; column++)
    {
      GtkWidget *first = gtk_grid_get_child_at (GTK_GRID (memories), 2, 1);
      GtkWidget *next = gtk_grid_get_child_at (GTK_GRID (memories), column, 1);

      g_assert_cmpint (gtk_widget_get_width (next), ==, gtk_widget_get_width (first));
    }
  look_photograph (window, "stuffed-memories.png");
  gtk_window_destroy (GTK_WINDOW (window));
  look_settle ();
}

/* A game that was left is a small picture of its page, in which nothing can be touched. */
static void
tables_are_previewed (void)
{
  g_autoptr (BrambleMatch) match = bramble_match_new (sitting_record (&stuffed_game, 3, 4, 200));
  GtkWidget *preview = bramble_presentation_of (&stuffed_game)->preview (match);
  GtkWidget *window = show (preview, 460, 380);
  g_autofree char *label = look_accessible (preview, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autofree char *where = bramble_presentation_of (&stuffed_game)->where (match);

  g_assert_true (BRAMBLE_IS_STUFFED_MAP (preview));
  g_assert_false (gtk_widget_get_can_target (preview));
  g_assert_nonnull (strstr (label, " of 3."));
  g_assert_true (g_str_has_prefix (where, "The Satin Corner · page "));
  g_assert_nonnull (strstr (label, "stuffing."));
  look_photograph (window, "stuffed-preview.png");
  gtk_window_destroy (GTK_WINDOW (window));
  look_settle ();
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  /* The colours that the program brings along. */
  bramble_contrast_watch (gdk_display_get_default ());
  g_test_add_func ("/stuffed/after/ends-are-shown", ends_are_shown);
  g_test_add_func ("/stuffed/after/ends-are-heard-once", ends_are_heard_once);
  g_test_add_func ("/stuffed/after/ends-have-pictures", ends_have_pictures);
  g_test_add_func ("/stuffed/after/memories-are-shown", memories_are_shown);
  g_test_add_func ("/stuffed/after/tables-are-previewed", tables_are_previewed);
  return g_test_run ();
}
