/* test-choices.c: what a game lets people choose, on the page for a new game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include <bramble-chooser.h>
#include <bramble-new-game.h>
#include <bramble-wish.h>

#include "look.h"
#include "match-kit.h"
#include "new-game-kit.h"

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
      GtkWidget *window = new_game_show (page);
      g_autoptr (BrambleRecord) record = NULL;

      for (guint i = 0; turn == 0 && game->choices && game->choices[i].id; i++)
        for (guint seat = 0; seat < (game->choices[i].per_seat ? game->max_seats : 1); seat++)
          if (!game->choices[i].remembered)
            bramble_chooser_set_value (BRAMBLE_CHOOSER (chooser_of (page, game, i, seat)),
                                       other_value (game, &game->choices[i], seat));
      record = new_game_make_record (page);
      g_assert_true (bramble_record_game (record) == game);
      for (guint i = 0; game->choices && game->choices[i].id; i++)
        for (guint seat = 0; seat < (game->choices[i].per_seat ? bramble_record_n_seats (record) : 1); seat++)
          /* What is for people is nothing for computers. */
          g_assert_cmpint (bramble_record_setup (record)->values[i][seat], ==,
                           game->choices[i].for_people && bramble_record_seat (record, seat)->level
                             ? 0 : other_value (game, &game->choices[i], seat));
      new_game_put_away (window, page);
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
    { .id = "lamp", .name = "Holds the lamp", .kind = BRAMBLE_CHOICE_SWITCH, .per_seat = TRUE, .for_people = TRUE, .for_one = TRUE },
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
  new_game_reset_settings ();
  for (const BrambleGame *const *game = bramble_games (); *game; game++)
    check_choices (*game);
  check_choices (invented_game ());
  /* What was chosen for one game is not what was chosen for another. */
  for (const BrambleGame *const *game = bramble_games (); *game; game++)
    check_choices (*game);
  new_game_reset_settings ();
}

#define N_SWITCHES 3

/* A new page for the invented game: the switches of its choice @id, one for each seat. */
static GtkWidget *
show_switches (const char      *id,
               BrambleChooser **choosers)
{
  const BrambleGame *game = invented_game ();
  guint choice = (guint) bramble_find_choice (game, id);
  GtkWidget *page;

  new_game_reset_settings ();
  page = bramble_new_game_new (game);
  new_game_show (page);
  for (guint i = 0; i < N_SWITCHES; i++)
    choosers[i] = BRAMBLE_CHOOSER (chooser_of (page, game, choice, i));
  return page;
}

/* Who has the second seat: every seat has a list of looks, one of players, one of tempers and one of animals. */
static GtkDropDown *
find_second (GtkWidget *page)
{
  return look_nth (page, GTK_TYPE_DROP_DOWN, 5);
}

/* What only people have is on where several share a table, and off where there are none;
 * who says no is asked no more. */
static void
test_for_people (void)
{
  BrambleChooser *choosers[N_SWITCHES];
  GtkWidget *page = show_switches ("whisper", choosers);
  GtkDropDown *second = find_second (page);

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
  new_game_put_away (GTK_WIDGET (gtk_widget_get_root (page)), page);
  new_game_reset_settings ();
}

/* Some of it is on for one person among computers, too. */
static void
test_for_one (void)
{
  BrambleChooser *choosers[N_SWITCHES];
  GtkWidget *page = show_switches ("lamp", choosers);
  GtkDropDown *second = find_second (page);

  g_assert_true (bramble_chooser_get_value (choosers[0]));
  g_assert_false (bramble_chooser_get_value (choosers[1]));
  bramble_chooser_set_value (choosers[0], FALSE);
  gtk_drop_down_set_selected (second, BRAMBLE_WISH_PERSON);
  g_assert_false (bramble_chooser_get_value (choosers[0]));
  g_assert_true (bramble_chooser_get_value (choosers[1]));
  gtk_drop_down_set_selected (second, BRAMBLE_WISH_PERSON + 1);
  g_assert_false (bramble_chooser_get_value (choosers[1]));
  new_game_put_away (GTK_WIDGET (gtk_widget_get_root (page)), page);
  new_game_reset_settings ();
}

/* What a box of a seat means stands on the page, and who hears the box hears it. */
static void
test_explained (void)
{
  const BrambleGame *game = invented_game ();
  GtkWidget *page = bramble_new_game_new (game);
  GtkWidget *window = new_game_show (page);
  GtkWidget *chooser = chooser_of (page, game, (guint) bramble_find_choice (game, "whisper"), 0);
  g_autofree char *texts = look_texts (page);
  g_autofree char *described = look_accessible (gtk_widget_get_first_child (chooser), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  g_assert_nonnull (strstr (texts, "Whispers: Says nothing aloud."));
  g_assert_cmpstr (described, ==, "Says nothing aloud.");
  new_game_put_away (window, page);
}

/* Where nobody has secrets there is no curtain to draw. */
static void
test_all_open (void)
{
  for (const BrambleGame *const *game = bramble_games (); *game; game++)
    {
      GtkWidget *page = bramble_new_game_new (*game);
      GtkWidget *window = new_game_show (page);
      GtkWidget *curtain = GTK_WIDGET (gtk_widget_get_template_child (page, BRAMBLE_TYPE_NEW_GAME, "curtain"));

      g_assert_true (gtk_widget_get_visible (curtain) == !(*game)->all_open);
      new_game_put_away (window, page);
    }
}

/* A game may refuse what does not go together. */
static void
test_refused (void)
{
  const BrambleGame *game = invented_game ();
  guint hearts = (guint) bramble_find_choice (game, "hearts");
  GtkWidget *page, *window;

  new_game_reset_settings ();
  page = bramble_new_game_new (game);
  window = new_game_show (page);
  g_assert_true (gtk_widget_get_sensitive (new_game_play_button (page)));
  bramble_chooser_set_value (BRAMBLE_CHOOSER (chooser_of (page, game, hearts, 0)), 7);
  g_assert_false (gtk_widget_get_sensitive (new_game_play_button (page)));
  g_assert_true (gtk_widget_get_visible (new_game_find_class (page, "trouble")));
  g_assert_null (bramble_new_game_make_record (BRAMBLE_NEW_GAME (page), NULL, NULL));
  bramble_chooser_set_value (BRAMBLE_CHOOSER (chooser_of (page, game, hearts, 0)), 6);
  g_assert_true (gtk_widget_get_sensitive (new_game_play_button (page)));
  new_game_put_away (window, page);
  new_game_reset_settings ();
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/choices/every-game", test_every_game);
  g_test_add_func ("/choices/for-people", test_for_people);
  g_test_add_func ("/choices/for-one", test_for_one);
  g_test_add_func ("/choices/explained", test_explained);
  g_test_add_func ("/choices/all-open", test_all_open);
  g_test_add_func ("/choices/refused", test_refused);
  return g_test_run ();
}
