/* desk-kit.c: the table of Hungarian Folktales in a window of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk-kit.h"

#include "bramble-presentation.h"
#include "look.h"
#include "sitting.h"

BrambleMatch *match;
GtkWidget *window;
GtkWidget *board;

/* The table of @k in a window of its own. */
void
desk_show_for (Kit  *k,
               guint people,
               int   width,
               int   height)
{
  match = sitting_new (&folktales_game, &k->s, people);
  window = gtk_window_new ();
  board = GTK_WIDGET (bramble_presentation_of (&folktales_game)->board (match, TRUE));
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_widget_set_size_request (board, width, height);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), board);
  /* Where the pointer is is no matter of the test. */
  gtk_widget_set_can_target (window, FALSE);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (board) || gtk_widget_get_width (board) != width)
    g_main_context_iteration (NULL, TRUE);
  look_settle ();
}

/* The first player is a person, and looks. */
void
desk_show (Kit *k,
           int  width,
           int  height)
{
  desk_show_for (k, 1, width, height);
}

/* Answers for whoever is asked, by its id or what comes last. */
void
desk_answer (const char *id)
{
  BrambleAsk ask;

  folktales_game.ask (bramble_record_now (bramble_match_get_record (match)), &ask);
  g_assert_true (bramble_match_answer (match, (guint) (id ? bramble_ask_find_option (&folktales_game, &ask, id) : (int) ask.n_options - 1)));
  look_settle ();
}

void
desk_put_away (void)
{
  gtk_window_destroy (GTK_WINDOW (window));
  look_settle ();
  look_finalize (g_steal_pointer (&match));
}
