/* test-first.c: what somebody meets first who comes to the table of any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-verdict.h>

#include "bramble-board.h"
#include "bramble-herald.h"
#include "bramble-presentation.h"
#include "bramble-settings.h"

#include "board-kit.h"
#include "games-kit.h"
#include "hands.h"
#include "look.h"

/* Before the first of several people looks, and never again, it is said that the
 * file of a game has no secrets. */
static void
files_tell_is_said_once (const BrambleGame *game)
{
  GSettings *settings = bramble_settings_get_default ();
  BrambleSetup setup;

  if (!hands_have_board (game))
    return;
  if (!kit_has_closed_asks (game))
    {
      g_test_skip ("no curtain falls in this game");
      return;
    }
  hands_forgive_gtk ();

  bramble_setup_init (&setup, game);
  g_settings_reset (settings, "files-tell-said");
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (BrambleMatch) match = kit_match_of (game, &setup, BRAMBLE_ALL_SEATS, NULL);
      GtkWidget *board, *note;
      BrambleRng rng = { 5 };

      kit_pass_open_asks (match);
      board = kit_board_show (match, TRUE);
      note = GTK_WIDGET (gtk_widget_get_template_child (board, BRAMBLE_TYPE_BOARD, "curtain_note"));
      look_settle ();
      g_assert_true (gtk_widget_get_visible (hands_find (board, "curtain")));
      g_assert_cmpint (gtk_widget_get_mapped (note), ==, i == 0);
      /* Nobody has read what was taken away at once. */
      g_assert_cmpint (g_settings_get_boolean (settings, "files-tell-said"), ==, i > 0);
      hands_do_something (board, match, &rng);
      g_assert_false (gtk_widget_get_visible (hands_find (board, "curtain")));
      g_assert_true (g_settings_get_boolean (settings, "files-tell-said"));
      kit_board_remove (board);
    }
}

/* Keys may come before the first frame, with every answer in its place or none. */
static void
keys_come_early (const BrambleGame *game)
{
  BrambleSetup setup;
  g_autoptr (BrambleMatch) match = NULL;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *board;

  if (!hands_have_board (game))
    return;
  hands_forgive_gtk ();

  bramble_setup_init (&setup, game);
  match = kit_match_of (game, &setup, BRAMBLE_ALL_SEATS, NULL);
  gtk_window_present (GTK_WINDOW (window));
  look_settle ();
  board = GTK_WIDGET (bramble_presentation_of (game)->board (match, FALSE));
  gtk_window_set_child (GTK_WINDOW (window), board);
  gtk_widget_grab_focus (board);
  for (GtkDirectionType direction = GTK_DIR_TAB_FORWARD; direction <= GTK_DIR_RIGHT; direction++)
    gtk_widget_child_focus (window, direction);
  look_settle ();
  kit_board_remove (board);
}

/* Who opens a game that is over hears how it ended, and not all that ever happened in it. */
static void
ends_are_heard (const BrambleGame *game)
{
  BrambleRng rng = { 3 };
  g_autoptr (BrambleMatch) match = NULL;
  g_autofree char *verdict = NULL;
  g_autofree char *words = NULL;
  BrambleSetup setup;
  GtkWidget *board;

  if (!hands_have_board (game))
    return;
  hands_forgive_gtk ();

  bramble_setup_init (&setup, game);
  match = kit_match_of (game, &setup, BRAMBLE_ALL_SEATS, NULL);
  kit_finish (match, &rng);
  bramble_match_set_viewer (match, BRAMBLE_VIEWER_NOBODY);
  verdict = bramble_verdict_dup (match);
  board = kit_board_show (match, FALSE);
  hands_hear_out (board);
  words = g_strdup (bramble_herald_get_text (look_nth (board, BRAMBLE_TYPE_HERALD, 0)));
  g_test_message ("%s", words);
  g_assert_true (g_str_has_prefix (words, verdict));
  kit_board_remove (board);
}

static const KitGameTest tests[] = {
  { "files-tell-is-said-once", files_tell_is_said_once },
  { "keys-come-early", keys_come_early },
  { "ends-are-heard", ends_are_heard },
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
