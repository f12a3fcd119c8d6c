/* board-kit.c: the board of any game in a window of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-kit.h"

#include "bramble-presentation.h"
#include "look.h"

static const char *const names[BRAMBLE_MAX_SEATS] = { "Hazel", "Rowan", "Bryony", "Moss", "Fern", "Ivy" };

/* Returns (transfer full): a match in which the seats of @people are people. */
BrambleMatch *
kit_match_of (const BrambleGame  *game,
              const BrambleSetup *setup,
              guint               people,
              const BrambleLevel *others)
{
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  for (guint i = 0; i < setup->seats; i++)
    seats[i] = (BrambleRecordSeat) { .name = (char *) names[i], .level = (people >> i) & 1 ? NULL : others };
  record = bramble_record_new (game, setup, seats, FALSE, &error);
  g_assert_no_error (error);
  return bramble_match_new (record);
}

/* A board in a window of its own, on the screen. */
GtkWidget *
kit_board_show (BrambleMatch *match,
                gboolean      privacy)
{
  const BramblePresentation *presentation = bramble_presentation_of (bramble_match_get_game (match));
  GtkWidget *window = gtk_window_new ();
  GtkWidget *board = GTK_WIDGET (presentation->board (match, privacy));

  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 760);
  gtk_window_set_child (GTK_WINDOW (window), board);
  /* Whether the pointer is above something is no matter of the position. */
  gtk_widget_set_can_target (window, FALSE);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (board))
    g_main_context_iteration (NULL, TRUE);
  return board;
}

void
kit_board_remove (GtkWidget *board)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (board)));
  look_settle ();
}

/* What is left of a game is answered at once, and looked at now and then. Who answers
 * sensibly comes to an end much sooner than chance does. */
void
kit_finish (BrambleMatch *match,
            BrambleRng   *rng)
{
  const BrambleGame *game = bramble_match_get_game (match);

  for (guint i = 0; !bramble_match_get_over (match); i++)
    {
      BrambleAsk ask;

      bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
      bramble_match_get_ask (match, &ask);
      g_assert_true (bramble_match_answer (match, game->playout ? game->playout (bramble_match_get_view (match), &ask, rng)
                                                                : bramble_rng_below (rng, ask.n_options)));
      if (i % 50 == 0)
        look_settle ();
    }
}

/* What is asked openly at first needs no curtain. */
void
kit_pass_open_asks (BrambleMatch *match)
{
  while (bramble_match_get_nature (match) & BRAMBLE_ASK_OPEN)
    {
      bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
      g_assert_true (bramble_match_answer (match, 0));
    }
  bramble_match_set_viewer (match, BRAMBLE_VIEWER_NOBODY);
}
