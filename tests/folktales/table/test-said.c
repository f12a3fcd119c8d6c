/* test-said.c: everything that the table of Hungarian Folktales says is said in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of the map have ids, for files and for the console. Nobody sees those on the
 * map, so nobody is to read or hear them either.
 */

#include <gtk/gtk.h>

#include <bramble-board.h>
#include <bramble-settings.h>
#include <rules/folk-game.h>

#include "board-kit.h"
#include "hands.h"
#include "look.h"
#include "test-plain.h"
#include "test-slow.h"

/* What people read, point at and hear of a widget, in the words of look_texts(). */
#define FOR_PEOPLE " (?:tooltip|called|described|valued|acting|says|titled) “([^”]*)”"

/* Things that are done in a game. */
#define THINGS kit_often (KIT_TIMES (12), KIT_TIMES (200))

static guint
check_texts (GtkWidget *widget)
{
  g_autofree char *texts = look_texts (widget);
  g_autoptr (GRegex) for_people = g_regex_new (FOR_PEOPLE, 0, 0, NULL);
  g_autoptr (GMatchInfo) found = NULL;
  guint n = 0;

  for (g_regex_match (for_people, texts, 0, &found); g_match_info_matches (found); g_match_info_next (found, NULL), n++)
    {
      g_autofree char *text = g_match_info_fetch (found, 1);

      kit_assert_plain (text);
    }
  return n;
}

/* People play with whatever is to be touched, and everything is read after each thing. */
static void
people_read_words (gconstpointer data)
{
  BrambleSetup setup;
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRng rng = { GPOINTER_TO_UINT (data) };
  GtkWidget *board;

  bramble_setup_init (&setup, &folktales_game);
  setup.seats = GPOINTER_TO_UINT (data);
  setup.seed = GPOINTER_TO_UINT (data);
  match = kit_match_of (&folktales_game, &setup, BRAMBLE_ALL_SEATS, NULL);
  board = kit_board_show (match, FALSE);
  for (guint i = 0; i < THINGS && !bramble_match_get_over (match); i++)
    {
      g_autofree char *places = NULL;

      hands_do_something (board, match, &rng);
      look_settle ();
      g_assert_cmpuint (check_texts (GTK_WIDGET (gtk_widget_get_root (board))), >, FOLK_N_FIELDS);
      places = BRAMBLE_BOARD_GET_CLASS (board)->read_places (BRAMBLE_BOARD (board));
      kit_assert_plain (places);
    }
  kit_board_remove (board);
  look_finalize (g_steal_pointer (&match));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_enum (bramble_settings_get_default (), "pace", BRAMBLE_PACE_OFF);
  g_test_add_data_func ("/folktales/said/people-read-words/2", GUINT_TO_POINTER (2), people_read_words);
  g_test_add_data_func ("/folktales/said/people-read-words/6", GUINT_TO_POINTER (6), people_read_words);
  return g_test_run ();
}
