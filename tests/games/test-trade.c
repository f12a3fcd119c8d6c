/* test-trade.c: an offer is put together and answered through widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-kit.h"

#include <gtk/gtk.h>
#include <offer.h>
#include <string.h>

#include "bramble-presentation.h"
#include "bramble-settings.h"
#include "bramble-text.h"
#include "hands.h"
#include "look.h"

/* More positions than it takes until somebody may offer something. */
#define PATIENCE 2000

static const char *const names[BRAMBLE_MAX_SEATS] = { "Hazel", "Rowan", "Bryony", "Moss", "Fern", "Ivy" };

typedef struct
{
  BrambleMatch *match;
  GtkWidget *board;
} Fair;

/* Finds a position in which a piece can be offered. Returns FALSE when the game knows
 * no offers. */
static gboolean
open_fair (Fair              *fair,
           const BrambleGame *game)
{
  g_autoptr (KitPlay) play = NULL;
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  GtkWidget *window = NULL;
  BrambleSetup setup;
  BrambleRecord *record;

  if (game->trade == NULL)
    {
      g_test_skip ("nobody trades in this game");
      return FALSE;
    }
  bramble_setup_init (&setup, game);
  for (guint seed = 1; play == NULL; seed++)
    {
      BrambleOffer offer;

      g_assert_cmpuint (seed, <, PATIENCE);
      play = kit_play_new (game, &setup, seed);
      while (play->ask.n_options > 0
             && (bramble_offer_stage (game, play->state, &play->ask, &offer) != BRAMBLE_OFFER_MAKING
                 || offer.to == BRAMBLE_NO_SEAT || offer.given[0].n > 0 || offer.wanted[0].n > 0))
        kit_play_any (play);
      if (play->ask.n_options == 0)
        g_clear_pointer (&play, kit_play_free);
    }
  for (guint i = 0; i < setup.seats; i++)
    seats[i] = (BrambleRecordSeat) { .name = (char *) names[i] };
  record = bramble_record_new (game, &setup, seats, FALSE, NULL);
  /* A record gives its states to nobody for writing; a test may take it. */
  memcpy ((gpointer) bramble_record_state (record, 0), play->state, game->state_size);
  bramble_record_go_to (record, 0);
  fair->match = bramble_match_new (record);

  fair->board = GTK_WIDGET (bramble_presentation_of (game)->board (fair->match, FALSE));
  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 760);
  gtk_window_set_child (GTK_WINDOW (window), fair->board);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (fair->board))
    g_main_context_iteration (NULL, TRUE);
  look_settle ();
  return TRUE;
}

static void
close_fair (Fair *fair)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (fair->board)));
  look_settle ();
  look_finalize (fair->match);
}

static BrambleOfferStage
look_at_offer (Fair         *fair,
               BrambleOffer *offer)
{
  BrambleAsk ask;

  bramble_match_get_ask (fair->match, &ask);
  return bramble_offer_stage (bramble_match_get_game (fair->match), bramble_match_get_view (fair->match), &ask, offer);
}

/* Returns (nullable): the sensitive button below @widget that is called like that. */
static GtkWidget *
find_button (GtkWidget  *widget,
             const char *tooltip)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_sensitive (widget) && gtk_widget_get_mapped (widget)
      && g_strcmp0 (gtk_widget_get_tooltip_text (widget), tooltip) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, tooltip);

      if (found)
        return found;
    }

  return NULL;
}

/* The button that adds or takes back a piece. */
static GtkWidget *
find_piece (Fair                *fair,
            const BrambleOption *option,
            gboolean             back)
{
  const BrambleTrade *trade = bramble_match_get_game (fair->match)->trade;
  g_autofree char *one = trade->thing_text (option->a, 1);
  g_autofree char *tooltip = NULL;
  BrambleOffer none;

  bramble_offer_clear (&none);
  tooltip = back ? g_strdup_printf ("Take back %s", one) : bramble_offer_option_text (trade, &none, option, names);
  return find_button (fair->board, tooltip);
}

static void
press (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  look_settle ();
}

/* The first option of a kind, or FALSE. */
static gboolean
find_option (Fair             *fair,
             BrambleOfferStep  step,
             BrambleOption    *option,
             guint            *number)
{
  BrambleAsk ask;

  bramble_match_get_ask (fair->match, &ask);
  for (guint i = 0; i < ask.n_options; i++)
    if (ask.options[i].kind == step)
      {
        *option = ask.options[i];
        *number = i;
        return TRUE;
      }

  return FALSE;
}

static guint
add_piece (Fair             *fair,
           BrambleOfferStep  step)
{
  BrambleOption option;
  guint number;

  g_assert_true (find_option (fair, step, &option, &number));
  press (find_piece (fair, &option, FALSE));
  return option.a;
}

/* Gives the answer of a kind by its button in the prompt. */
static void
say (Fair             *fair,
     BrambleOfferStep  step)
{
  BrambleOption option;
  guint number;

  g_assert_true (find_option (fair, step, &option, &number));
  gtk_widget_activate_action (fair->board, "board.answer", "u", number);
  look_settle ();
}

/* Things come and go by their buttons, whatever came after them, and nothing else
 * changes. */
static void
pieces_are_taken_back (const BrambleGame *game)
{
  Fair fair;
  BrambleOffer offer;
  BrambleOption back = { .kind = BRAMBLE_OFFER_GIVE };

  if (!open_fair (&fair, game))
    return;

  back.a = (guint8) add_piece (&fair, BRAMBLE_OFFER_GIVE);
  add_piece (&fair, BRAMBLE_OFFER_WANT);
  g_assert_cmpint (look_at_offer (&fair, &offer), ==, BRAMBLE_OFFER_MAKING);
  g_assert_cmpuint (bramble_offer_count (&offer, TRUE, back.a), ==, 1);
  g_assert_cmpuint (bramble_offer_total (&offer, FALSE), ==, 1);
  press (find_piece (&fair, &back, TRUE));
  look_at_offer (&fair, &offer);
  g_assert_cmpuint (bramble_offer_total (&offer, TRUE), ==, 0);
  g_assert_cmpuint (bramble_offer_total (&offer, FALSE), ==, 1);
  /* The one that asks for it is still there, and takes the last piece back too. */
  back = (BrambleOption) { .kind = BRAMBLE_OFFER_WANT, .a = offer.wanted[0].thing };
  press (find_piece (&fair, &back, TRUE));
  g_assert_cmpuint (bramble_match_get_step (fair.match), ==, 0);
  g_assert_null (find_piece (&fair, &back, TRUE));
  close_fair (&fair);
}

/* Whoever plays with the keyboard stays on the button, or goes to its neighbour. */
static void
the_keyboard_stays (const BrambleGame *game)
{
  Fair fair;
  BrambleOption option;
  GtkWidget *more;
  guint number;

  if (!open_fair (&fair, game))
    return;

  g_assert_true (find_option (&fair, BRAMBLE_OFFER_GIVE, &option, &number));
  more = find_piece (&fair, &option, FALSE);
  g_assert_true (gtk_widget_grab_focus (more));
  for (guint i = 0; gtk_widget_get_sensitive (more); i++)
    {
      g_assert_cmpuint (i, <, 256);
      g_assert_true (gtk_root_get_focus (gtk_widget_get_root (fair.board)) == more);
      press (more);
    }
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (fair.board)) == find_piece (&fair, &option, TRUE));
  close_fair (&fair);
}

/* The offer on the table. */
static GtkWidget *
find_view (GtkWidget *widget)
{
  GtkWidget *found = BRAMBLE_IS_OFFER_VIEW (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_view (child);
  return found;
}

/* All texts that are to be seen. */
static gboolean
reads (Fair       *fair,
       const char *text)
{
  g_autofree char *texts = look_texts (fair->board);

  return strstr (texts, text) != NULL;
}

/* Which of several things like each other it is, whoever gives it says. */
static void
choose_rest (Fair *fair)
{
  while (bramble_match_get_nature (fair->match) & BRAMBLE_ASK_TELLS)
    {
      gtk_widget_activate_action (fair->board, "board.answer", "u", 0u);
      look_settle ();
    }
}

/* Offered, declined with a wish if there can be one, offered again and accepted: what
 * changes hands is what was said. */
static void
offers_are_answered (const BrambleGame *game)
{
  Fair fair;
  BrambleOffer offer;
  BrambleOption option;
  guint number;
  g_autofree guint8 *expected = NULL;
  g_autofree char *sentence = NULL;
  double wanted[BRAMBLE_MAX_SEATS], got[BRAMBLE_MAX_SEATS];
  int from;

  if (!open_fair (&fair, game))
    return;

  from = bramble_match_get_ask_seat (fair.match);
  add_piece (&fair, BRAMBLE_OFFER_GIVE);
  add_piece (&fair, BRAMBLE_OFFER_WANT);
  say (&fair, BRAMBLE_OFFER_MAKE);
  g_assert_cmpint (look_at_offer (&fair, &offer), ==, BRAMBLE_OFFER_ANSWERING);
  g_assert_cmpint (bramble_match_get_ask_seat (fair.match), ==, offer.to);
  g_assert_cmpint (offer.from, ==, from);
  g_assert_true (gtk_widget_get_mapped (find_view (fair.board)));
  sentence = bramble_offer_ask_text (game->trade, BRAMBLE_OFFER_ANSWERING, &offer, names);
  g_assert_true (reads (&fair, sentence));
  if (find_option (&fair, BRAMBLE_OFFER_RATHER, &option, &number))
    {
      say (&fair, BRAMBLE_OFFER_RATHER);
      g_assert_cmpint (bramble_match_get_ask_seat (fair.match), ==, from);
      add_piece (&fair, BRAMBLE_OFFER_GIVE);
      add_piece (&fair, BRAMBLE_OFFER_WANT);
      say (&fair, BRAMBLE_OFFER_MAKE);
    }
  look_at_offer (&fair, &offer);
  expected = g_memdup2 (bramble_record_now (bramble_match_get_record (fair.match)), game->state_size);
  g_assert_true (game->trade->exchange (expected, &offer));
  game->value (expected, wanted);
  say (&fair, BRAMBLE_OFFER_ACCEPT);
  choose_rest (&fair);
  game->value (bramble_record_now (bramble_match_get_record (fair.match)), got);
  g_assert_cmpfloat (wanted[offer.from], ==, got[offer.from]);
  g_assert_cmpfloat (wanted[offer.to], ==, got[offer.to]);
  g_assert_false (gtk_widget_get_mapped (find_view (fair.board)));
  close_fair (&fair);
}

/* What stands above the answers. */
static const char *
read_question (GtkWidget *widget)
{
  const char *found = BRAMBLE_IS_TEXT (widget) && gtk_widget_has_css_class (widget, "question")
                      ? bramble_text_get (BRAMBLE_TEXT (widget)) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = read_question (child);
  return found;
}

/* Whoever offered something reads above the next question that it was declined. */
static void
who_is_declined_reads_it (const BrambleGame *game)
{
  Fair fair;
  BrambleOffer offer;
  g_autofree char *sentence = NULL;

  if (!open_fair (&fair, game))
    return;

  add_piece (&fair, BRAMBLE_OFFER_GIVE);
  add_piece (&fair, BRAMBLE_OFFER_WANT);
  say (&fair, BRAMBLE_OFFER_MAKE);
  look_at_offer (&fair, &offer);
  sentence = bramble_offer_declined_text (game->trade, &offer, names);
  g_assert_false (g_str_has_prefix (read_question (fair.board), sentence));
  say (&fair, BRAMBLE_OFFER_DECLINE);
  g_assert_true ((bramble_match_get_ask_seat (fair.match) == offer.from)
                 == g_str_has_prefix (read_question (fair.board), sentence));
  close_fair (&fair);
}

static const KitGameTest tests[] = {
  { "pieces-are-taken-back", pieces_are_taken_back },
  { "the-keyboard-stays", the_keyboard_stays },
  { "offers-are-answered", offers_are_answered },
  { "who-is-declined-reads-it", who_is_declined_reads_it },
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
