/* test-sizes.c: a table in a window that grows and shrinks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>

#include "board-kit.h"
#include "bramble-contrast.h"
#include "bramble-settings.h"
#include "bramble-target.h"
#include "games-kit.h"
#include "hands.h"
#include "look.h"

/* Places of the table that are looked at. */
#define PLACES 8

static void
set_size (GtkWidget *window,
          int        width,
          int        height)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  while (gtk_widget_get_width (window) != width || gtk_widget_get_height (window) != height)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (window);
}

static GtkWidget *
show_board (const BrambleGame *game)
{
  g_autoptr (BrambleMatch) match = NULL;
  BrambleSetup setup;
  GtkWidget *board;

  bramble_setup_init (&setup, game);
  setup.seats = game->max_seats;
  match = kit_match_of (game, &setup, 1, &game->levels[0]);
  board = kit_board_show (match, TRUE);
  gtk_window_set_decorated (GTK_WINDOW (gtk_widget_get_root (board)), FALSE);
  return board;
}

/* What is said of a place is gone before the place may be out of sight. */
static void
words_go_with_their_place (const BrambleGame *game)
{
  static const int sizes[][2] = { { 640, 480 }, { 1280, 800 } };
  GtkWidget *board, *window;
  guint n_open = 0;

  if (!hands_have_board (game))
    return;
  hands_forgive_gtk ();

  board = show_board (game);
  window = GTK_WIDGET (gtk_widget_get_root (board));
  for (guint place = 0; place < PLACES; place++)
    {
      set_size (window, sizes[1][0], sizes[1][1]);
      g_signal_emit_by_name (look_nth (board, BRAMBLE_TYPE_TARGET, place), "clicked");
      look_settle ();
      n_open += look_popover (board) != NULL;
      set_size (window, sizes[0][0], sizes[0][1]);
      g_assert_null (look_popover (board));
    }
  g_assert_cmpuint (n_open, >, 0);
  kit_board_remove (board);
}

static const KitGameTest tests[] = {
  { "words-go-with-their-place", words_go_with_their_place },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  bramble_contrast_watch (gdk_display_get_default ());
  return kit_run (tests);
}
