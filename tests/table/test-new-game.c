/* test-new-game.c: the page for a new game makes the game that was chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include <bramble-art.h>
#include <bramble-chooser.h>
#include <bramble-new-game.h>
#include <bramble-settings.h>
#include <bramble-wish.h>

#include "look.h"
#include "match-kit.h"

/* Helpers. */

static GtkWidget *
show (GtkWidget *page)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  look_run_for (60);
  g_object_ref (page);
  return g_object_ref (window);
}

static void
put_away (GtkWidget *window,
          GtkWidget *page)
{
  gtk_window_destroy (GTK_WINDOW (window));
  bramble_art_settle (bramble_art_get_default ());
  look_run_for (60);
  look_finalize (window);
  look_finalize (page);
}

static GtkWidget *
find_class (GtkWidget  *widget,
            const char *name)
{
  if (gtk_widget_has_css_class (widget, name))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_class (child, name);

      if (found)
        return found;
    }
  return NULL;
}

static void
reset_settings (void)
{
  GSettings *settings = bramble_settings_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i]; i++)
    g_settings_reset (settings, keys[i]);
}

static BrambleRecord *
make_record (GtkWidget *page)
{
  g_autoptr (GError) error = NULL;
  BrambleRecord *record = bramble_new_game_make_record (BRAMBLE_NEW_GAME (page), NULL, &error);

  g_assert_no_error (error);
  return record;
}

static GtkWidget *
play_button (GtkWidget *page)
{
  return find_class (page, "suggested-action");
}

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
  g_autoptr (BrambleRecord) record = make_record (page);

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

  reset_settings ();
  page = bramble_new_game_new (bramble_games ()[0]);
  window = show (page);

  /* Untouched it is a person against two computers that are easy to beat. */
  record = make_record (page);
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
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_class (GTK_WIDGET (list (page, PLAYER (1))), "strength"))), ==, "●○○○");
  /* Those who have a temper have each another one. */
  choose (page, PLAYER (1), 2);
  choose (page, PLAYER (2), 2);
  record = make_record (page);
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
  put_away (window, page);

  /* The next page remembers all of it. */
  page = bramble_new_game_new (bramble_games ()[0]);
  window = show (page);
  check_chosen (page);

  /* A seat is filled only when those before it are, and who begins is one of
   * those who play. */
  choose (page, PLAYER (2), n_players (page, 2) - 1);
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (list (page, PLAYER (3)))));
  record = make_record (page);
  g_assert_cmpuint (bramble_record_n_seats (record), ==, 2);
  check_words (record, "start", "chance");
  bramble_record_free (record);
  put_away (window, page);
}

/* The same number deals the same game, and no number another one. */
static void
test_seed (void)
{
  const BrambleGame *game = bramble_games ()[0];
  GtkWidget *page;
  GtkWidget *window;
  guint64 hashes[4];

  reset_settings ();
  page = bramble_new_game_new (game);
  window = show (page);
  gtk_expander_set_expanded (look_nth (page, GTK_TYPE_EXPANDER, 0), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (hashes); i++)
    {
      g_autoptr (BrambleRecord) record = NULL;

      type_text (page, SEED, i < 2 ? " 20261117 " : "");
      record = make_record (page);
      hashes[i] = bramble_game_hash (game, bramble_record_now (record));
      if (i < 2)
        g_assert_cmpuint (bramble_record_setup (record)->seed, ==, 20261117);
    }
  g_assert_cmpuint (hashes[0], ==, hashes[1]);
  g_assert_cmpuint (hashes[2], !=, hashes[3]);

  /* What is no number deals nothing. */
  g_assert_true (gtk_widget_get_sensitive (play_button (page)));
  type_text (page, SEED, "hen");
  g_assert_false (gtk_widget_get_sensitive (play_button (page)));
  g_assert_true (gtk_widget_get_visible (find_class (page, "trouble")));
  type_text (page, SEED, "99999999999999999999999");
  g_assert_false (gtk_widget_get_sensitive (play_button (page)));
  type_text (page, SEED, "18446744073709551615");
  g_assert_true (gtk_widget_get_sensitive (play_button (page)));
  g_assert_false (gtk_widget_get_visible (find_class (page, "trouble")));
  put_away (window, page);
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
          reset_settings ();
          g_settings_set_strv (settings, "new-game-names", names);
          g_settings_set_strv (settings, "new-game-pigs", looks);
          g_settings_set_strv (settings, "new-game-players", players);
          g_settings_set_string (settings, "new-game-cards", "all");
          g_settings_set_int (settings, "new-game-start", 1);
          g_settings_set_boolean (settings, "new-game-privacy", FALSE);
        }
      page = bramble_new_game_new (bramble_games ()[0]);
      window = show (page);
      record = make_record (page);
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
      put_away (window, page);
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
      reset_settings ();
      g_settings_set_value (settings, "new-games", value);
      page = bramble_new_game_new (bramble_games ()[0]);
      window = show (page);
      record = make_record (page);
      g_assert_cmpuint (bramble_record_n_seats (record), ==, 3);
      g_assert_null (bramble_record_seat (record, 0)->level);
      g_assert_cmpstr (bramble_record_seat (record, 0)->name, ==, "Hazel");
      g_assert_cmpstr (bramble_record_look (record, 0)->id, ==, "orange");
      g_assert_true (bramble_record_curtain (record));
      check_words (record, "start", "chance");
      put_away (window, page);
    }
  reset_settings ();
}

/* Every game. */

/* What a value of a choice can be that is not the usual one. */
static int
other_value (const BrambleGame   *game,
             const BrambleChoice *choice,
             guint                seat)
{
  /* Nobody chooses what follows from other games. */
  if (choice->remembered)
    return choice->usual;

  switch (choice->kind)
    {
    case BRAMBLE_CHOICE_ONE:
      return choice->values[1].id && choice->usual == 0 ? 1 : 0;
    case BRAMBLE_CHOICE_SWITCH:
      return !choice->usual;
    case BRAMBLE_CHOICE_NUMBER:
      return choice->min + (int) seat % (choice->max - choice->min + 1);
    case BRAMBLE_CHOICE_SEAT:
      return 1;
    }

  g_assert_not_reached ();
}

/* All choosers of a page in their order: first those of the seats. */
static GtkWidget *
chooser_of (GtkWidget         *page,
            const BrambleGame *game,
            guint              choice,
            guint              seat)
{
  guint per_seat = 0, before = 0, n;

  for (guint i = 0; game->choices[i].id; i++)
    per_seat += game->choices[i].per_seat;
  for (guint i = 0; i < choice; i++)
    before += game->choices[i].per_seat == game->choices[choice].per_seat && !game->choices[i].remembered;
  n = game->choices[choice].per_seat ? seat * per_seat + before : game->max_seats * per_seat + before;
  return look_nth (page, BRAMBLE_TYPE_CHOOSER, n);
}

/* Chooses something else for everything, and checks that it comes into the game
 * and is remembered. */
static void
check_choices (const BrambleGame *game)
{
  for (guint turn = 0; turn < 2; turn++)
    {
      GtkWidget *page = bramble_new_game_new (game);
      GtkWidget *window = show (page);
      g_autoptr (BrambleRecord) record = NULL;

      for (guint i = 0; turn == 0 && game->choices && game->choices[i].id; i++)
        for (guint seat = 0; seat < (game->choices[i].per_seat ? game->max_seats : 1); seat++)
          if (!game->choices[i].remembered)
            bramble_chooser_set_value (BRAMBLE_CHOOSER (chooser_of (page, game, i, seat)),
                                       other_value (game, &game->choices[i], seat));
      record = make_record (page);
      g_assert_true (bramble_record_game (record) == game);
      for (guint i = 0; game->choices && game->choices[i].id; i++)
        for (guint seat = 0; seat < (game->choices[i].per_seat ? bramble_record_n_seats (record) : 1); seat++)
          /* What is for people is nothing for computers. */
          g_assert_cmpint (bramble_record_setup (record)->values[i][seat], ==,
                           game->choices[i].for_people && bramble_record_seat (record, seat)->level
                             ? 0 : other_value (game, &game->choices[i], seat));
      put_away (window, page);
    }
}

static gboolean
refuses_seven (gpointer             state,
               const BrambleSetup  *setup,
               BrambleEvents       *events,
               GError             **error)
{
  const BrambleGame *first = bramble_games ()[0];

  if (setup->values[bramble_find_choice (first, "start") + 2][0] == 7)
    {
      g_set_error_literal (error, BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_SET_UP, "not seven");
      return FALSE;
    }
  return first->set_up (state, setup, events, error);
}

/* The first game with every kind of choice there is, behind its own. */
static const BrambleGame *
invented_game (void)
{
  static const BrambleNamed animals[] = { { "bear", "Bear" }, { "rabbit", "Rabbit" }, { NULL } };
  static const BrambleChoice more[] = {
    { .id = "dark", .name = "It is dark", .explanation = "Nobody sees a thing.", .kind = BRAMBLE_CHOICE_SWITCH },
    { .id = "hearts", .name = "Hearts", .kind = BRAMBLE_CHOICE_NUMBER, .min = 1, .max = 9, .usual = 5 },
    { .id = "animal", .name = "Animal", .kind = BRAMBLE_CHOICE_ONE, .per_seat = TRUE, .values = animals },
    { .id = "brave", .name = "Brave", .kind = BRAMBLE_CHOICE_SWITCH, .per_seat = TRUE },
    { .id = "whisper", .name = "Whispers", .explanation = "Says nothing aloud.", .kind = BRAMBLE_CHOICE_SWITCH, .per_seat = TRUE, .for_people = TRUE },
    { .id = "courage", .name = "Courage", .kind = BRAMBLE_CHOICE_NUMBER, .per_seat = TRUE, .min = 2, .max = 4, .usual = 2 },
    { NULL },
  };
  static BrambleChoice choices[BRAMBLE_MAX_CHOICES + 1];
  static BrambleGame game;
  guint n = 0;

  if (game.id == NULL)
    {
      game = *bramble_games ()[0];
      while (game.choices[n].id)
        n++;
      memcpy (choices, game.choices, n * sizeof (BrambleChoice));
      memcpy (&choices[n], more, sizeof more);
      game.id = "invented";
      game.choices = choices;
      game.set_up = refuses_seven;
    }
  return &game;
}

static void
test_every_game (void)
{
  reset_settings ();
  for (const BrambleGame *const *game = bramble_games (); *game; game++)
    check_choices (*game);
  check_choices (invented_game ());
  /* What was chosen for one game is not what was chosen for another. */
  for (const BrambleGame *const *game = bramble_games (); *game; game++)
    check_choices (*game);
  reset_settings ();
}

/* What only people have is on where several share a table, and off where there are none;
 * who says no is asked no more. */
static void
test_for_people (void)
{
  const BrambleGame *game = invented_game ();
  guint whisper = (guint) bramble_find_choice (game, "whisper");
  GtkWidget *page, *window;
  BrambleChooser *choosers[3];
  GtkDropDown *second;

  reset_settings ();
  page = bramble_new_game_new (game);
  window = show (page);
  for (guint i = 0; i < G_N_ELEMENTS (choosers); i++)
    choosers[i] = BRAMBLE_CHOOSER (chooser_of (page, game, whisper, i));
  /* Every seat has a list of looks, one of players, one of tempers and one of animals. */
  second = list (page, 5);
  g_assert_false (bramble_chooser_get_value (choosers[0]));
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (choosers[1])));
  gtk_drop_down_set_selected (second, BRAMBLE_WISH_PERSON);
  g_assert_true (bramble_chooser_get_value (choosers[0]));
  g_assert_true (bramble_chooser_get_value (choosers[1]));
  g_assert_false (bramble_chooser_get_value (choosers[2]));
  bramble_chooser_set_value (choosers[0], FALSE);
  g_assert_false (bramble_chooser_get_value (choosers[0]));
  g_assert_true (bramble_chooser_get_value (choosers[1]));
  gtk_drop_down_set_selected (second, BRAMBLE_WISH_PERSON + 1);
  g_assert_false (bramble_chooser_get_value (choosers[1]));
  put_away (window, page);
  reset_settings ();
}

/* What a box of a seat means stands on the page, and who hears the box hears it. */
static void
test_explained (void)
{
  const BrambleGame *game = invented_game ();
  GtkWidget *page = bramble_new_game_new (game);
  GtkWidget *window = show (page);
  GtkWidget *chooser = chooser_of (page, game, (guint) bramble_find_choice (game, "whisper"), 0);
  g_autofree char *texts = look_texts (page);
  g_autofree char *described = look_accessible (gtk_widget_get_first_child (chooser), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  g_assert_nonnull (strstr (texts, "Whispers: Says nothing aloud."));
  g_assert_cmpstr (described, ==, "Says nothing aloud.");
  put_away (window, page);
}

/* Where nobody has secrets there is no curtain to draw. */
static void
test_all_open (void)
{
  for (const BrambleGame *const *game = bramble_games (); *game; game++)
    {
      GtkWidget *page = bramble_new_game_new (*game);
      GtkWidget *window = show (page);
      GtkWidget *curtain = GTK_WIDGET (gtk_widget_get_template_child (page, BRAMBLE_TYPE_NEW_GAME, "curtain"));

      g_assert_true (gtk_widget_get_visible (curtain) == !(*game)->all_open);
      put_away (window, page);
    }
}

/* A game may refuse what does not go together. */
static void
test_refused (void)
{
  const BrambleGame *game = invented_game ();
  guint hearts = (guint) bramble_find_choice (game, "hearts");
  GtkWidget *page, *window;

  reset_settings ();
  page = bramble_new_game_new (game);
  window = show (page);
  g_assert_true (gtk_widget_get_sensitive (play_button (page)));
  bramble_chooser_set_value (BRAMBLE_CHOOSER (chooser_of (page, game, hearts, 0)), 7);
  g_assert_false (gtk_widget_get_sensitive (play_button (page)));
  g_assert_true (gtk_widget_get_visible (find_class (page, "trouble")));
  g_assert_null (bramble_new_game_make_record (BRAMBLE_NEW_GAME (page), NULL, NULL));
  bramble_chooser_set_value (BRAMBLE_CHOOSER (chooser_of (page, game, hearts, 0)), 6);
  g_assert_true (gtk_widget_get_sensitive (play_button (page)));
  put_away (window, page);
  reset_settings ();
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
  GtkWidget *window = show (page);
  guint count = 0;

  g_signal_connect_swapped (page, "start", G_CALLBACK (started), &count);
  g_signal_emit_by_name (look_nth (look_nth (page, GTK_TYPE_ENTRY, 0), GTK_TYPE_TEXT, 0), "activate");
  /* A button that is pressed from the keyboard takes a moment. */
  look_run_for (400);
  g_assert_cmpuint (count, ==, 1);
  put_away (window, page);
}

/* Keys go through everything, and not into what is folded away. */
static void
test_folded (void)
{
  GtkWidget *page = bramble_new_game_new (bramble_games ()[0]);
  GtkWidget *window = show (page);
  GtkExpander *advanced = look_nth (page, GTK_TYPE_EXPANDER, 0);

  g_assert_true (gtk_widget_child_focus (window, GTK_DIR_UP));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == GTK_WIDGET (advanced));
  gtk_widget_grab_focus (play_button (page));
  gtk_expander_set_expanded (advanced, TRUE);
  look_settle ();
  g_assert_true (gtk_widget_child_focus (window, GTK_DIR_UP));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), GTK_WIDGET (advanced)));
  put_away (window, page);
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
  g_test_add_func ("/new-game/every-game", test_every_game);
  g_test_add_func ("/new-game/for-people", test_for_people);
  g_test_add_func ("/new-game/explained", test_explained);
  g_test_add_func ("/new-game/all-open", test_all_open);
  g_test_add_func ("/new-game/refused", test_refused);
  g_test_add_func ("/new-game/enter", test_enter);
  g_test_add_func ("/new-game/folded", test_folded);
  return g_test_run ();
}
