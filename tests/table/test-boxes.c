/* test-boxes.c: one to four games in their boxes
 *
 * With BRAMBLE_PICTURES=DIRECTORY a picture of shelves with one to four boxes is
 * left there, by ImageMagick's import.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>

#include <bramble-art.h>
#include <bramble-boxes.h>
#include <bramble-contrast.h>
#include <bramble-game-box.h>
#include <bramble-game-panel.h>
#include <bramble-settings.h>
#include <bramble-shelf.h>

#include "look.h"
#include "shelf-kit.h"

/* Four buttons stand in one row or in two, in points. */
#define PANEL 130

#define MOST_GAMES 4

static void
photograph (const char *name)
{
  const char *directory = g_getenv ("BRAMBLE_PICTURES");
  g_autofree char *path = g_strdup_printf ("%s/shelf-%s.png", directory ? directory : "", name);
  g_autoptr (GSubprocess) import = NULL;

  if (directory == NULL)
    return;
  look_run_for (300);
  bramble_art_settle (bramble_art_get_default ());
  look_run_for (300);
  import = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, NULL, "import", "-window", "root", path, NULL);
  g_subprocess_wait (import, NULL, NULL);
}

/* The first game under several names; the last has nothing to learn or to read. */
static const BramblePresentation *const *
invented_games (guint n)
{
  static const char *const names[] = { "The First", "The Second One", "A Game with Rather a Long Name", "Donaudampfschifffahrt" };
  static const char *const taglines[] = {
    "Be the first of all to come home.",
    "Gather, trick your neighbours, win Friends, and be the first to build three houses in a wood that is full of wolves.",
    "Win by being the last to laugh.",
    "Lose whatever there is to lose.",
  };
  static BrambleGame games[MOST_GAMES];
  static BramblePresentation presentations[MOST_GAMES];
  static const BramblePresentation *list[MOST_GAMES + 1];

  for (guint i = 0; i < MOST_GAMES; i++)
    {
      games[i] = *bramble_games ()[0];
      games[i].id = names[i];
      games[i].name = names[i];
      games[i].max_seats = 2 + i;
      presentations[i] = *bramble_presentations ()[0];
      presentations[i].game = &games[i];
      presentations[i].tagline = taglines[i];
      list[i] = i < n ? &presentations[i] : NULL;
    }
  games[MOST_GAMES - 1].lesson = NULL;
  presentations[MOST_GAMES - 1].chapters = NULL;
  return list;
}

/* One to four boxes are all in sight, and not on each other. */
static void
check_boxes (GtkWidget *shelf,
             guint      n)
{
  g_autoptr (GPtrArray) boxes = shelf_all (shelf, BRAMBLE_TYPE_GAME_BOX);
  float end = 0;

  g_assert_cmpuint (boxes->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (g_ptr_array_index (boxes, i), shelf, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, end);
      g_assert_cmpfloat (bounds.size.width, >=, 100);
      g_assert_cmpfloat_with_epsilon (bounds.size.width / bounds.size.height, 258.0 / 300, 0.02);
      end = bounds.origin.x + bounds.size.width;
    }
  g_assert_cmpfloat (end, <=, (float) gtk_widget_get_width (shelf));
}

static void
test_sizes (void)
{
  static const int sizes[][2] = { { 800, 600 }, { 1280, 800 } };

  for (guint n = 1; n <= MOST_GAMES; n++)
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
      {
        GtkWidget *window = gtk_window_new ();
        GtkWidget *shelf = g_object_new (BRAMBLE_TYPE_SHELF, NULL);
        g_autofree char *name = g_strdup_printf ("%u-of-%d", n, sizes[i][0]);

        gtk_window_set_default_size (GTK_WINDOW (window), sizes[i][0], sizes[i][1]);
        gtk_window_set_child (GTK_WINDOW (window), shelf);
        bramble_shelf_set_games (BRAMBLE_SHELF (shelf), invented_games (n));
        gtk_window_present (GTK_WINDOW (window));
        look_run_for (100);
        check_boxes (shelf, n);
        g_assert_true (n == 1 || gtk_widget_get_height (shelf_nth (shelf, BRAMBLE_TYPE_GAME_PANEL, 0)) < PANEL);
        photograph (name);
        gtk_window_destroy (GTK_WINDOW (window));
        look_run_for (50);
      }
}

/* When another game is chosen of which there is more to say nothing moves. */
static void
test_still (void)
{
  static const int sizes[][2] = { { 700, 600 }, { 1280, 800 } };
  const BramblePresentation *const *games = invented_games (MOST_GAMES);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *window = gtk_window_new ();
      GtkWidget *shelf = g_object_new (BRAMBLE_TYPE_SHELF, NULL);
      graphene_rect_t before, after;

      gtk_window_set_default_size (GTK_WINDOW (window), sizes[i][0], sizes[i][1]);
      gtk_window_set_child (GTK_WINDOW (window), shelf);
      bramble_shelf_set_games (BRAMBLE_SHELF (shelf), games);
      gtk_window_present (GTK_WINDOW (window));
      look_run_for (100);
      g_assert_true (gtk_widget_compute_bounds (shelf_nth (shelf, BRAMBLE_TYPE_GAME_BOX, 0), shelf, &before));
      bramble_shelf_choose (BRAMBLE_SHELF (shelf), games[1]);
      look_run_for (100);
      g_assert_true (gtk_widget_compute_bounds (shelf_nth (shelf, BRAMBLE_TYPE_GAME_BOX, 0), shelf, &after));
      g_assert_true (graphene_rect_equal (&before, &after));
      gtk_window_destroy (GTK_WINDOW (window));
      look_run_for (50);
    }
}

/* Letters grow with the window, as they do on a table; never below those of the desktop. A window can be made
 * small again. */
static void
test_growth (void)
{
  static const struct
  {
    int width, height;
    double least, most;
  } rows[] = {
    { 800, 600, 1, 1 },
    { 1920, 1080, 1.3, 1.6 },
    { 3840, 2160, 2.6, 3.2 },
  };
  int smallest = 0;
  int low = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *window = gtk_window_new ();
      GtkWidget *room = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      GtkWidget *shelf = g_object_new (BRAMBLE_TYPE_SHELF, "hexpand", TRUE, "vexpand", TRUE, NULL);
      GtkWidget *button;
      int minimum, height;

      /* The display may be smaller than that. */
      gtk_widget_set_size_request (room, rows[i].width, rows[i].height);
      gtk_box_append (GTK_BOX (room), shelf);
      gtk_window_set_child (GTK_WINDOW (window), room);
      bramble_shelf_set_games (BRAMBLE_SHELF (shelf), invented_games (MOST_GAMES));
      gtk_window_present (GTK_WINDOW (window));
      look_run_for (100);
      button = bramble_game_panel_get_first (shelf_nth (shelf, BRAMBLE_TYPE_GAME_PANEL, 0));
      gtk_widget_measure (shelf, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      smallest = i == 0 ? minimum : smallest;
      low = i == 0 ? height : low;
      g_test_message ("%d: %d high, at least %d wide", rows[i].width, height, minimum);
      g_assert_cmpfloat (height, >=, low * rows[i].least - 1);
      g_assert_cmpfloat (height, <=, low * rows[i].most + 1);
      g_assert_cmpint (minimum, <=, smallest);
      check_boxes (shelf, MOST_GAMES);
      gtk_window_destroy (GTK_WINDOW (window));
      look_run_for (50);
    }
}

static void
note_choice (guint *n)
{
  (*n)++;
}

/* The arrow keys choose among the boxes, and Tab leaves them. */
static void
check_arrows (GtkTextDirection direction)
{
  GtkDirectionType on = direction == GTK_TEXT_DIR_RTL ? GTK_DIR_LEFT : GTK_DIR_RIGHT;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *shelf = g_object_new (BRAMBLE_TYPE_SHELF, NULL);
  const BramblePresentation *const *games = invented_games (MOST_GAMES);
  GtkWidget *boxes;
  guint chosen = 0;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (window), shelf);
  bramble_shelf_set_games (BRAMBLE_SHELF (shelf), games);
  gtk_window_present (GTK_WINDOW (window));
  look_run_for (60);
  g_signal_connect_swapped (shelf, "chosen", G_CALLBACK (note_choice), &chosen);
  boxes = shelf_nth (shelf, BRAMBLE_TYPE_BOXES, 0);
  g_assert_true (gtk_widget_grab_focus (boxes));
  for (guint i = 1; i < MOST_GAMES; i++)
    {
      g_assert_true (gtk_widget_child_focus (boxes, on));
      g_assert_true (bramble_shelf_get_chosen (BRAMBLE_SHELF (shelf)) == games[i]);
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == shelf_nth (shelf, BRAMBLE_TYPE_GAME_BOX, i));
      g_assert_cmpuint (chosen, ==, i);
    }
  g_assert_false (gtk_widget_child_focus (boxes, on));
  /* What a game does not have is not offered. */
  g_assert_null (shelf_button (shelf, "win.learn-of"));
  g_assert_null (shelf_button (shelf, "win.rules-of"));
  g_assert_nonnull (shelf_button (shelf, "win.statistics-of"));
  g_assert_false (gtk_widget_child_focus (boxes, GTK_DIR_TAB_FORWARD));

  g_assert_true (gtk_widget_child_focus (boxes, on == GTK_DIR_LEFT ? GTK_DIR_RIGHT : GTK_DIR_LEFT));
  g_assert_true (bramble_shelf_get_chosen (BRAMBLE_SHELF (shelf)) == games[MOST_GAMES - 2]);
  g_assert_nonnull (shelf_button (shelf, "win.learn-of"));
  gtk_window_destroy (GTK_WINDOW (window));
  look_run_for (50);
}

static void
test_arrows (void)
{
  check_arrows (GTK_TEXT_DIR_LTR);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  check_arrows (GTK_TEXT_DIR_RTL);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Who listens hears what is in a box. */
static void
test_names (void)
{
  const BramblePresentation *game = bramble_presentations ()[0];
  GtkWidget *box = g_object_ref_sink (bramble_game_box_new (game));
  g_autofree char *name = g_strdup_printf ("%s\n2–4 players", game->game->name);
  g_autofree char *more = g_strdup_printf ("%s\n2–4 players · 2 unfinished", game->game->name);

  gtk_test_accessible_assert_property (box, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  bramble_game_box_set_unfinished (BRAMBLE_GAME_BOX (box), 2);
  gtk_test_accessible_assert_property (box, GTK_ACCESSIBLE_PROPERTY_LABEL, more);
  gtk_test_accessible_assert_state (box, GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_FALSE);
  bramble_game_box_set_chosen (BRAMBLE_GAME_BOX (box), TRUE);
  gtk_test_accessible_assert_state (box, GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_object_unref (box);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  bramble_contrast_watch (gdk_display_get_default ());

  g_test_add_func ("/boxes/sizes", test_sizes);
  g_test_add_func ("/boxes/still", test_still);
  g_test_add_func ("/boxes/growth", test_growth);
  g_test_add_func ("/boxes/arrows", test_arrows);
  g_test_add_func ("/boxes/names", test_names);
  return g_test_run ();
}
