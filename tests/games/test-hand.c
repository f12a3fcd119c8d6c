/* test-hand.c: people look at what only they may see, and nobody else does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-kit.h"
#include "games-kit.h"

#include <gtk/gtk.h>
#include <string.h>

#include "bramble-hand.h"
#include "bramble-presentation.h"
#include "bramble-settings.h"
#include "hands.h"
#include "look.h"

/* Positions whose hands are compared. */
#define POSITIONS 40

static const char *const names[BRAMBLE_MAX_SEATS] = { "Hazel", "Rowan", "Bryony", "Moss", "Fern", "Ivy" };

typedef struct
{
  BrambleMatch *match;
  GtkWidget *board;
  GtkWidget *curtain;
} Table;

static BrambleMatch *
new_match (const BrambleGame  *game,
           const BrambleSetup *setup,
           guint               people,
           gconstpointer       state)
{
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  BrambleRecord *record;

  for (guint i = 0; i < setup->seats; i++)
    seats[i] = (BrambleRecordSeat) { .name = (char *) names[i], .level = (people >> i) & 1 ? NULL : &bramble_chance };
  record = bramble_record_new (game, setup, seats, FALSE, NULL);
  /* A record gives its states to nobody for writing; a test may take it. */
  if (state)
    memcpy ((gpointer) bramble_record_state (record, 0), state, game->state_size);
  bramble_record_go_to (record, 0);
  return bramble_match_new (record);
}

static gboolean
open_table (Table             *table,
            const BrambleGame *game,
            guint              people)
{
  GtkWidget *window;
  BrambleSetup setup;

  if (bramble_presentation_of (game)->hand == NULL)
    {
      g_test_skip ("nobody has a hand in this game");
      return FALSE;
    }
  bramble_setup_init (&setup, game);
  setup.seed = 4;
  table->match = new_match (game, &setup, people, NULL);
  kit_pass_open_asks (table->match);
  table->board = GTK_WIDGET (bramble_presentation_of (game)->board (table->match, TRUE));
  table->curtain = hands_find (table->board, "curtain");
  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 760);
  gtk_window_set_child (GTK_WINDOW (window), table->board);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (table->board))
    g_main_context_iteration (NULL, TRUE);
  look_settle ();
  return TRUE;
}

static void
close_table (Table *table)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (table->board)));
  look_settle ();
  look_finalize (table->match);
}

/* Returns (nullable): the hand that is open. */
static GtkWidget *
find_hand (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (BRAMBLE_IS_HAND (window))
        found = window;
    }

  return found;
}

static void
look_at_hand (Table *table,
              int    seat)
{
  gtk_widget_activate_action (table->board, "board.hand", "i", seat);
  look_settle ();
}

static GtkWidget *
find_button (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_BUTTON (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child);
  return found;
}

static void
lift (Table *table)
{
  g_assert_true (gtk_widget_get_visible (table->curtain));
  g_signal_emit_by_name (find_button (table->curtain), "clicked");
  look_settle ();
}

/* Whoever sits there alone needs no curtain, and no hand is there before or after. */
static void
one_looks_at_once (const BrambleGame *game)
{
  Table table;

  hands_forgive_gtk ();
  if (!open_table (&table, game, 1))
    return;

  g_assert_null (find_hand ());
  look_at_hand (&table, 1);
  g_assert_null (find_hand ());
  look_at_hand (&table, -1);
  g_assert_nonnull (find_hand ());
  g_assert_cmpuint (bramble_hand_get_seat (BRAMBLE_HAND (find_hand ())), ==, 0);
  g_assert_false (gtk_widget_get_visible (table.curtain));
  gtk_window_close (GTK_WINDOW (find_hand ()));
  look_settle ();
  g_assert_null (find_hand ());
  /* It goes with the table. */
  look_at_hand (&table, 0);
  bramble_hand_detach (BRAMBLE_HAND (find_hand ()));
  close_table (&table);
  g_assert_null (find_hand ());
}

/* In another's turn: the curtain, the hand, and the table as before. */
static void
others_look_behind_the_curtain (const BrambleGame *game)
{
  Table table;
  int asked, other;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  hands_forgive_gtk ();
  if (!open_table (&table, game, BRAMBLE_ALL_SEATS))
    return;

  asked = bramble_match_get_ask_seat (table.match);
  other = asked == 0 ? 1 : 0;
  hands_hear_out (table.board);
  before = look_texts (table.curtain);
  lift (&table);
  g_assert_cmpint (bramble_match_get_viewer (table.match), ==, asked);
  look_at_hand (&table, other);
  g_assert_cmpint (bramble_match_get_viewer (table.match), ==, BRAMBLE_VIEWER_NOBODY);
  g_assert_null (find_hand ());
  lift (&table);
  g_assert_cmpuint (bramble_hand_get_seat (BRAMBLE_HAND (find_hand ())), ==, other);
  g_assert_true (gtk_widget_get_visible (table.curtain));
  g_assert_cmpint (bramble_match_get_viewer (table.match), ==, BRAMBLE_VIEWER_NOBODY);
  gtk_window_close (GTK_WINDOW (find_hand ()));
  look_settle ();
  g_assert_null (find_hand ());
  /* Whoever is asked was looking: for them the curtain falls again. */
  hands_hear_out (table.board);
  after = look_texts (table.curtain);
  g_assert_cmpstr (before, ==, after);
  lift (&table);
  g_assert_cmpint (bramble_match_get_viewer (table.match), ==, asked);
  close_table (&table);
}

/* Whoever changes their mind goes back without having seen anything. */
static void
the_way_back_is_open (const BrambleGame *game)
{
  Table table;
  int asked;

  hands_forgive_gtk ();
  if (!open_table (&table, game, BRAMBLE_ALL_SEATS))
    return;

  asked = bramble_match_get_ask_seat (table.match);
  look_at_hand (&table, asked == 0 ? 1 : 0);
  g_assert_true (bramble_board_leave_curtain (BRAMBLE_BOARD (table.board)));
  g_assert_false (bramble_board_leave_curtain (BRAMBLE_BOARD (table.board)));
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_last_child (table.curtain)));
  look_at_hand (&table, asked == 0 ? 1 : 0);
  g_signal_emit_by_name (gtk_widget_get_last_child (table.curtain), "clicked");
  look_settle ();
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_last_child (table.curtain)));
  lift (&table);
  g_assert_null (find_hand ());
  g_assert_cmpint (bramble_match_get_viewer (table.match), ==, asked);
  close_table (&table);
}

/* A window of its own stays while all look at the table, until others look alone. */
static void
other_eyes_close_it (const BrambleGame *game)
{
  Table table;
  int asked;

  hands_forgive_gtk ();
  if (!open_table (&table, game, BRAMBLE_ALL_SEATS))
    return;

  asked = bramble_match_get_ask_seat (table.match);
  look_at_hand (&table, asked == 0 ? 1 : 0);
  lift (&table);
  bramble_hand_detach (BRAMBLE_HAND (find_hand ()));
  look_settle ();
  g_assert_nonnull (find_hand ());
  g_assert_false (gtk_window_get_modal (GTK_WINDOW (find_hand ())));
  lift (&table);
  g_assert_cmpint (bramble_match_get_viewer (table.match), ==, asked);
  g_assert_null (find_hand ());
  close_table (&table);
}

/* It goes when the curtain falls for another, and not only when that one looks: they sit before it by then. */
static void
curtains_close_it (const BrambleGame *game)
{
  Table table;
  int asked;

  hands_forgive_gtk ();
  if (!open_table (&table, game, BRAMBLE_ALL_SEATS))
    return;

  asked = bramble_match_get_ask_seat (table.match);
  lift (&table);
  look_at_hand (&table, asked);
  bramble_hand_detach (BRAMBLE_HAND (find_hand ()));
  look_settle ();
  g_assert_nonnull (find_hand ());
  while (!gtk_widget_get_visible (table.curtain) || bramble_match_get_ask_seat (table.match) == asked)
    {
      /* Their own stays, also when they come back to the screen. */
      g_assert_nonnull (find_hand ());
      if (gtk_widget_get_visible (table.curtain))
        lift (&table);
      g_assert_true (bramble_match_answer (table.match, 0));
      look_settle ();
    }
  g_assert_cmpint (bramble_match_get_viewer (table.match), <, 0);
  g_assert_null (find_hand ());
  close_table (&table);
}

/* What stands in a hand is the same, whatever the seat does not know. */
static void
hands_keep_secrets (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);
  g_autofree guint8 *other = g_malloc0 (game->state_size);
  BrambleRng rng = { 3 };
  guint n_different = 0;

  hands_forgive_gtk ();
  if (bramble_presentation_of (game)->hand == NULL)
    {
      g_test_skip ("nobody has a hand in this game");
      return;
    }
  for (guint64 seed = 1; seed <= KIT_TIMES (POSITIONS); seed++)
    {
      const BrambleSetup *setup = &g_array_index (setups, BrambleSetup, (seed * 7) % setups->len);
      g_autoptr (KitPlay) play = kit_play_new (game, setup, seed);
      guint seat = bramble_rng_below (&rng, setup->seats);
      char *texts[2];

      if (!kit_play_on (play, bramble_rng_below (&rng, 60)))
        continue;
      game->view (play->state, seat, other);
      game->resample (other, seat, &rng);
      n_different += bramble_game_hash (game, other) != bramble_game_hash (game, play->state);
      for (guint i = 0; i < 2; i++)
        {
          g_autoptr (BrambleMatch) match = new_match (game, setup, BRAMBLE_ALL_SEATS, i ? other : play->state);
          BrambleHand *hand = bramble_hand_new (match, seat, TRUE);

          texts[i] = look_texts (GTK_WIDGET (hand));
          gtk_window_destroy (GTK_WINDOW (hand));
        }
      g_assert_cmpstr (texts[0], ==, texts[1]);
      g_free (texts[0]);
      g_free (texts[1]);
    }
  g_assert_cmpuint (n_different, >, 0);
}

/* How many widgets of a class there are below @widget. */
static guint
count_class (GtkWidget  *widget,
             const char *css_class)
{
  guint n = gtk_widget_has_css_class (widget, css_class);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_class (child, css_class);
  return n;
}

/* Every card says whether it can be played, and never by its colour alone; letters
 * grow with the table, and the cards with them. */
static void
cards_say_whether_they_can_be_played (const BrambleGame *game)
{
  BrambleSetup setup;
  guint n_cards = 0, n_said = 0;

  hands_forgive_gtk ();
  if (bramble_presentation_of (game)->hand == NULL)
    {
      g_test_skip ("nobody has a hand in this game");
      return;
    }
  bramble_setup_init (&setup, game);
  for (guint64 seed = 1; seed <= 12; seed++)
    {
      g_autoptr (KitPlay) play = kit_play_new (game, &setup, seed);
      g_autoptr (BrambleMatch) match = NULL;
      g_autofree char *texts = NULL;
      g_autofree char *progress = NULL;
      BrambleHand *hand;
      int width, wider, height;

      if (!kit_play_on (play, 40))
        continue;
      match = new_match (game, &setup, BRAMBLE_ALL_SEATS, play->state);
      hand = bramble_hand_new (match, 0, TRUE);
      n_cards += count_class (GTK_WIDGET (hand), "hand-card");
      n_said += count_class (GTK_WIDGET (hand), "hand-state");
      texts = look_texts (GTK_WIDGET (hand));
      progress = bramble_match_dup_progress (match);
      g_assert_nonnull (strstr (texts, progress));
      g_assert_cmpint (strstr (texts, "✓") != NULL, ==, count_class (GTK_WIDGET (hand), "hand-ready") > 0);
      g_assert_cmpint (strstr (texts, "✗") != NULL, ==, count_class (GTK_WIDGET (hand), "hand-not") > 0);

      gtk_window_get_default_size (GTK_WINDOW (hand), &width, &height);
      bramble_hand_set_scale (hand, 2);
      gtk_window_get_default_size (GTK_WINDOW (hand), &wider, &height);
      g_assert_cmpint (wider, ==, 2 * width);
      g_assert_cmpuint (count_class (GTK_WIDGET (hand), "hand-card"), ==, count_class (GTK_WIDGET (hand), "hand-state"));
      gtk_window_destroy (GTK_WINDOW (hand));
    }
  g_assert_cmpuint (n_said, ==, n_cards);
  if (n_cards == 0)
    g_test_skip ("there are no cards in the hands of this game");
}

static const KitGameTest tests[] = {
  { "one-looks-at-once", one_looks_at_once },
  { "others-look-behind-the-curtain", others_look_behind_the_curtain },
  { "the-way-back-is-open", the_way_back_is_open },
  { "other-eyes-close-it", other_eyes_close_it },
  { "curtains-close-it", curtains_close_it },
  { "hands-keep-secrets", hands_keep_secrets },
  { "cards-say-whether-they-can-be-played", cards_say_whether_they_can_be_played },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  /* The first curtain says more than all others. */
  g_settings_set_boolean (bramble_settings_get_default (), "files-tell-said", TRUE);
  return kit_run (tests);
}
