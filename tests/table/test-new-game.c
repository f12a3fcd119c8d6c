/* test-new-game.c: the page for a new game makes the game that was chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include <bramble-chooser.h>
#include <bramble-new-game.h>
#include <bramble-settings.h>

#include "look.h"
#include "match-kit.h"
#include "new-game-kit.h"

/* Entries in their order: the names of the seats, then the number of the deal. */
static void
type_text (GtkWidget  *page,
           guint       n,
           const char *text)
{
  gtk_editable_set_text (look_nth (page, GTK_TYPE_ENTRY, n), text);
}

/* The first game there is. Drop-downs in their order: for each seat its look, its
 * player and what that is like. */

#define LOOK(seat) (3 * (seat))
#define PLAYER(seat) (3 * (seat) + 1)
#define TEMPER(seat) (3 * (seat) + 2)
#define SEED 4
/* Choosers, in the order of the game's choices. */
#define CARDS 1
#define START 2
/* Boxes to be ticked. */
#define CASUAL 0
#define CURTAIN 1

static GtkDropDown *
list (GtkWidget *page,
      guint      n)
{
  return look_nth (page, GTK_TYPE_DROP_DOWN, n);
}

static void
choose (GtkWidget *page,
        guint      n,
        guint      position)
{
  gtk_drop_down_set_selected (list (page, n), position);
}

static guint
n_players (GtkWidget *page,
           guint      seat)
{
  return g_list_model_get_n_items (gtk_drop_down_get_model (list (page, PLAYER (seat))));
}

static void
check_words (const BrambleRecord *record,
             const char          *choice,
             const char          *expected)
{
  g_autofree char *words = bramble_setup_get (bramble_record_setup (record), bramble_record_game (record), choice);

  g_assert_cmpstr (words, ==, expected);
}

static void
check_chosen (GtkWidget *page)
{
  g_autoptr (BrambleRecord) record = new_game_make_record (page);

  g_assert_cmpuint (bramble_record_n_seats (record), ==, 4);
  g_assert_cmpstr (bramble_record_seat (record, 0)->name, ==, "Zoë");
  g_assert_cmpstr (bramble_record_look (record, 0)->id, ==, "purple");
  g_assert_null (bramble_record_seat (record, 0)->level);
  /* A name may not be empty. */
  g_assert_cmpstr (bramble_record_seat (record, 1)->name, ==, "Rowan");
  g_assert_cmpstr (bramble_record_look (record, 1)->id, ==, "blue");
  g_assert_null (bramble_record_seat (record, 1)->level);
  /* Who had the look that was chosen has the other one. */
  g_assert_cmpstr (bramble_record_look (record, 2)->id, ==, "orange");
  g_assert_true (bramble_record_seat (record, 2)->level == &bramble_games ()[0]->levels[0]);
  g_assert_null (bramble_record_seat (record, 2)->temper);
  g_assert_cmpstr (bramble_record_look (record, 3)->id, ==, "green");
  g_assert_cmpstr (bramble_record_seat (record, 3)->temper->id, ==, "hunter");
  check_words (record, "cards", "all");
  check_words (record, "start", "seat-3");
  g_assert_true (bramble_record_casual (record));
  g_assert_false (bramble_record_curtain (record));
}

static void
test_chosen (void)
{
  GtkWidget *page;
  GtkWidget *window;
  BrambleRecord *record;

  new_game_reset_settings ();
  page = bramble_new_game_new (bramble_games ()[0]);
  window = new_game_show (page);

  /* Untouched it is a person against two computers that are easy to beat. */
  record = new_game_make_record (page);
  g_assert_cmpuint (bramble_record_n_seats (record), ==, 3);
  g_assert_null (bramble_record_seat (record, 0)->level);
  g_assert_true (bramble_record_seat (record, 1)->level == &bramble_games ()[0]->levels[0]);
  g_assert_true (bramble_record_seat (record, 2)->level == &bramble_games ()[0]->levels[0]);
  g_assert_false (bramble_record_casual (record));
  g_assert_true (bramble_record_curtain (record));
  g_assert_false (gtk_widget_get_sensitive (look_nth (page, GTK_TYPE_CHECK_BUTTON, CURTAIN)));
  bramble_record_free (record);
  /* The computer says how it plays, also before the list is opened. */
  g_assert_nonnull (gtk_widget_get_tooltip_text (GTK_WIDGET (list (page, PLAYER (1)))));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (new_game_find_class (GTK_WIDGET (list (page, PLAYER (1))), "strength"))), ==, "●○○○");
  /* Those who have a temper have each another one. */
  choose (page, PLAYER (1), 2);
  choose (page, PLAYER (2), 2);
  record = new_game_make_record (page);
  g_assert_nonnull (bramble_record_seat (record, 1)->temper);
  g_assert_true (bramble_record_seat (record, 1)->temper != bramble_record_seat (record, 2)->temper);
  bramble_record_free (record);
  /* Two must play; others need not. */
  g_assert_cmpuint (n_players (page, 1) + 1, ==, n_players (page, 2));

  type_text (page, 0, "Zoë");
  type_text (page, 1, "   ");
  choose (page, PLAYER (1), 0);
  g_assert_true (gtk_widget_get_sensitive (look_nth (page, GTK_TYPE_CHECK_BUTTON, CURTAIN)));
  choose (page, PLAYER (2), 1);
  choose (page, PLAYER (3), 3);
  /* Only some computer players have a temper. */
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (list (page, TEMPER (2)))));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (list (page, TEMPER (3)))));
  choose (page, TEMPER (3), 2);
  choose (page, LOOK (0), 2);
  g_assert_cmpuint (gtk_drop_down_get_selected (list (page, LOOK (2))), ==, 0);
  bramble_chooser_set_value (look_nth (page, BRAMBLE_TYPE_CHOOSER, CARDS), 1);
  bramble_chooser_set_value (look_nth (page, BRAMBLE_TYPE_CHOOSER, START), 3);
  gtk_check_button_set_active (look_nth (page, GTK_TYPE_CHECK_BUTTON, CASUAL), TRUE);
  gtk_check_button_set_active (look_nth (page, GTK_TYPE_CHECK_BUTTON, CURTAIN), FALSE);
  check_chosen (page);
  new_game_put_away (window, page);

  /* The next page remembers all of it. */
  page = bramble_new_game_new (bramble_games ()[0]);
  window = new_game_show (page);
  check_chosen (page);

  /* A seat is filled only when those before it are, and who begins is one of
   * those who play. */
  choose (page, PLAYER (2), n_players (page, 2) - 1);
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (list (page, PLAYER (3)))));
  record = new_game_make_record (page);
  g_assert_cmpuint (bramble_record_n_seats (record), ==, 2);
  check_words (record, "start", "chance");
  bramble_record_free (record);
  new_game_put_away (window, page);
}

/* The same number deals the same game, and no number another one. */
static void
test_seed (void)
{
  const BrambleGame *game = bramble_games ()[0];
  GtkWidget *page;
  GtkWidget *window;
  guint64 hashes[4];

  new_game_reset_settings ();
  page = bramble_new_game_new (game);
  window = new_game_show (page);
  gtk_expander_set_expanded (look_nth (page, GTK_TYPE_EXPANDER, 0), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (hashes); i++)
    {
      g_autoptr (BrambleRecord) record = NULL;

      type_text (page, SEED, i < 2 ? " 20261117 " : "");
      record = new_game_make_record (page);
      hashes[i] = bramble_game_hash (game, bramble_record_now (record));
      if (i < 2)
        g_assert_cmpuint (bramble_record_setup (record)->seed, ==, 20261117);
    }
  g_assert_cmpuint (hashes[0], ==, hashes[1]);
  g_assert_cmpuint (hashes[2], !=, hashes[3]);

  /* What is no number deals nothing. */
  g_assert_true (gtk_widget_get_sensitive (new_game_play_button (page)));
  type_text (page, SEED, "hen");
  g_assert_false (gtk_widget_get_sensitive (new_game_play_button (page)));
  g_assert_true (gtk_widget_get_visible (new_game_find_class (page, "trouble")));
  type_text (page, SEED, "99999999999999999999999");
  g_assert_false (gtk_widget_get_sensitive (new_game_play_button (page)));
  type_text (page, SEED, "18446744073709551615");
  g_assert_true (gtk_widget_get_sensitive (new_game_play_button (page)));
  g_assert_false (gtk_widget_get_visible (new_game_find_class (page, "trouble")));
  new_game_put_away (window, page);
}

/* Settings. */

/* What was remembered when there was one game goes to the first. */
static void
test_taken_over (void)
{
  GSettings *settings = bramble_settings_get_default ();
  const char *const names[] = { "Ann", "", "Béla", NULL };
  const char *const looks[] = { "green", "blue", "purple", "orange", NULL };
  const char *const players[] = { "person", "person", "raven", "nobody", NULL };

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (BrambleRecord) record = NULL;
      GtkWidget *page, *window;

      if (i == 0)
        {
          new_game_reset_settings ();
          g_settings_set_strv (settings, "new-game-names", names);
          g_settings_set_strv (settings, "new-game-pigs", looks);
          g_settings_set_strv (settings, "new-game-players", players);
          g_settings_set_string (settings, "new-game-cards", "all");
          g_settings_set_int (settings, "new-game-start", 1);
          g_settings_set_boolean (settings, "new-game-privacy", FALSE);
        }
      page = bramble_new_game_new (bramble_games ()[0]);
      window = new_game_show (page);
      record = new_game_make_record (page);
      g_assert_cmpuint (bramble_record_n_seats (record), ==, 3);
      g_assert_cmpstr (bramble_record_seat (record, 0)->name, ==, i == 0 ? "Ann" : "Emma");
      g_assert_cmpstr (bramble_record_seat (record, 2)->name, ==, "Béla");
      g_assert_cmpstr (bramble_record_seat (record, 2)->level->id, ==, "raven");
      g_assert_cmpstr (bramble_record_look (record, 0)->id, ==, "green");
      check_words (record, "cards", "all");
      check_words (record, "start", "seat-2");
      g_assert_false (bramble_record_curtain (record));
      /* Only once: what is chosen since is what counts. */
      type_text (page, 0, "Emma");
      new_game_put_away (window, page);
    }
}

/* Strange settings do not make a strange page. */
static void
test_strange (void)
{
  static const char *const strange[] = {
    "{'grimm-forest': {'player-1': 'nobody', 'player-2': 'gone', 'player-3': 'person', 'player-9': 'person', 'player-': 'x'}}",
    "{'grimm-forest': {'look': 'blue,blue,pink,green', 'cards': 'some', 'start': 'seat-77', 'edition': ''}}",
    "{'grimm-forest': {'look': 'blue,blue,purple,green', 'casual': 'perhaps', 'curtain': '', 'name-1': '', 'name-0': 'Nil'}}",
    "{'grimm-forest': {'look': 'blue', 'players': '99', 'seed': '1', 'name-2': 'A name that is longer than any name should ever be'}}",
    "{'': {'': ''}, 'other': {'look': 'blue'}}",
  };
  GSettings *settings = bramble_settings_get_default ();

  for (guint i = 0; i < G_N_ELEMENTS (strange); i++)
    {
      g_autoptr (GVariant) value = g_variant_parse (G_VARIANT_TYPE ("a{sa{ss}}"), strange[i], NULL, NULL, NULL);
      g_autoptr (BrambleRecord) record = NULL;
      GtkWidget *page, *window;

      g_assert_nonnull (value);
      /* Only the last is about other games. */
      g_assert_cmpint (strstr (strange[i], bramble_games ()[0]->id) != NULL, ==, i + 1 < G_N_ELEMENTS (strange));
      new_game_reset_settings ();
      g_settings_set_value (settings, "new-games", value);
      page = bramble_new_game_new (bramble_games ()[0]);
      window = new_game_show (page);
      record = new_game_make_record (page);
      g_assert_cmpuint (bramble_record_n_seats (record), ==, 3);
      g_assert_null (bramble_record_seat (record, 0)->level);
      g_assert_cmpstr (bramble_record_seat (record, 0)->name, ==, "Hazel");
      g_assert_cmpstr (bramble_record_look (record, 0)->id, ==, "orange");
      g_assert_true (bramble_record_curtain (record));
      check_words (record, "start", "chance");
      new_game_put_away (window, page);
    }
  new_game_reset_settings ();
}

/* Where everybody is called as they look, who looks otherwise is called otherwise, unless somebody has said
 * how. */
static void
test_called_by_look (void)
{
  for (guint i = 0; bramble_games ()[i]; i++)
    {
      const BrambleGame *game = bramble_games ()[i];
      g_autoptr (BrambleRecord) record = NULL;
      GtkWidget *page, *window;
      const char *taken;

      if (game->lesson == NULL || !game->lesson->by_look)
        continue;
      new_game_reset_settings ();
      page = bramble_new_game_new (game);
      window = new_game_show (page);
      type_text (page, 1, "Quince");
      taken = bramble_record_look (record = new_game_make_record (page), 1)->name;
      g_assert_cmpstr (bramble_record_seat (record, 0)->name, ==, bramble_record_look (record, 0)->name);
      g_clear_pointer (&record, bramble_record_free);
      gtk_drop_down_set_selected (look_nth (page, GTK_TYPE_DROP_DOWN, 0), 1);
      record = new_game_make_record (page);
      g_assert_cmpstr (bramble_record_seat (record, 0)->name, ==, taken);
      g_assert_cmpstr (bramble_record_seat (record, 1)->name, ==, "Quince");
      new_game_put_away (window, page);
    }
  new_game_reset_settings ();
}

static void
started (guint *count)
{
  (*count)++;
}

static void
test_enter (void)
{
  GtkWidget *page = bramble_new_game_new (bramble_games ()[0]);
  GtkWidget *window = new_game_show (page);
  guint count = 0;

  g_signal_connect_swapped (page, "start", G_CALLBACK (started), &count);
  g_signal_emit_by_name (look_nth (look_nth (page, GTK_TYPE_ENTRY, 0), GTK_TYPE_TEXT, 0), "activate");
  /* A button that is pressed from the keyboard takes a moment. */
  look_run_for (400);
  g_assert_cmpuint (count, ==, 1);
  new_game_put_away (window, page);
}

/* Keys go through everything, and not into what is folded away. */
static void
test_folded (void)
{
  GtkWidget *page = bramble_new_game_new (bramble_games ()[0]);
  GtkWidget *window = new_game_show (page);
  GtkExpander *advanced = look_nth (page, GTK_TYPE_EXPANDER, 0);

  g_assert_true (gtk_widget_child_focus (window, GTK_DIR_UP));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == GTK_WIDGET (advanced));
  gtk_widget_grab_focus (new_game_play_button (page));
  gtk_expander_set_expanded (advanced, TRUE);
  look_settle ();
  g_assert_true (gtk_widget_child_focus (window, GTK_DIR_UP));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), GTK_WIDGET (advanced)));
  new_game_put_away (window, page);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/new-game/chosen", test_chosen);
  g_test_add_func ("/new-game/seed", test_seed);
  g_test_add_func ("/new-game/taken-over", test_taken_over);
  g_test_add_func ("/new-game/strange", test_strange);
  g_test_add_func ("/new-game/called-by-look", test_called_by_look);
  g_test_add_func ("/new-game/enter", test_enter);
  g_test_add_func ("/new-game/folded", test_folded);
  return g_test_run ();
}
