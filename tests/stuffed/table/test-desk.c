/* test-desk.c: Stuffed Fables on the table, to look at and to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include <bramble-stuffed-target.h>
#include <rules/stuffed-game.h>

#include "board-kit.h"
#include "bramble-contrast.h"
#include "bramble-presentation.h"
#include "bramble-stuffed-dice.h"
#include "bramble-stuffed-map.h"
#include "bramble-stuffed-page.h"
#include "bramble-stuffed-steps.h"
#include "desk-kit.h"
#include "hands.h"
#include "look.h"
#include "sitting.h"

/* Things that are done in one game at most. */
#define THINGS 6000

/* Returns (transfer full): a game that was played by chance until somebody is asked something
 * of a kind, and all is right. */
static BrambleRecord *
find_game (guint      seats,
           guint      kind,
           gboolean (*right) (const StuffedState *s, const BrambleAsk *ask))
{
  for (guint64 seed = 1; seed < 200; seed++)
    {
      g_autoptr (BrambleRecord) record = sitting_record (&stuffed_game, seats, seed, 400);

      for (guint step = 0; step <= bramble_record_n_steps (record); step++)
        {
          const StuffedState *s = bramble_record_state (record, step);
          BrambleAsk ask;

          stuffed_game.ask (s, &ask);
          if (ask.kind == kind && ask.n_options > 0 && right (s, &ask))
            return sitting_record (&stuffed_game, seats, seed, step);
        }
    }
  g_error ("there is no such position");
}

static gboolean
has_red_and_purple (const StuffedState *s,
                    const BrambleAsk   *ask)
{
  gboolean attack = FALSE, move = FALSE;

  for (guint i = 0; i < ask->n_options; i++)
    {
      attack = attack || ask->options[i].kind == STUFFED_OPT_MELEE;
      move = move || ask->options[i].kind == STUFFED_OPT_MOVE;
    }
  return attack && move && s->drawn[STUFFED_RED] > 0 && s->drawn[STUFFED_PURPLE] > 0;
}

static gboolean
is_story (const StuffedState *s,
          const BrambleAsk   *ask)
{
  return ask->options[0].b == STUFFED_TOME_STORY && s->turns > 1;
}

static gboolean
any (const StuffedState *s,
     const BrambleAsk   *ask)
{
  return TRUE;
}

static gboolean
hurts_by_four (const StuffedState *s,
               const BrambleAsk   *ask)
{
  return s->stack[s->depth - 1].n == 4 && s->environment == STUFFED_NONE && s->seats[ask->seat].slots[STUFFED_BODY] == STUFFED_NONE;
}

static guint
count_chances (void)
{
  BrambleStuffedMap *map = look_nth (desk_board, BRAMBLE_TYPE_STUFFED_MAP, 0);
  const StuffedState *s = bramble_match_get_view (desk_match);
  guint n = 0;

  for (guint i = 0; i < (guint) stuffed_page (s)->map.columns * stuffed_page (s)->map.rows; i++)
    {
      BrambleStuffedSquare *square = bramble_stuffed_map_get_square (map, i);

      n += square && bramble_stuffed_square_get_chance (square) != BRAMBLE_STUFFED_UNLIT;
    }
  return n;
}

/* Dice that are picked up light what they reach and hit; touched again they lie there. */
static void
dice_light_what_they_could_do (void)
{
  guint steps;

  desk_show (find_game (4, STUFFED_ASK_ACT, has_red_and_purple), 1280, 754);
  steps = bramble_match_get_step (desk_match);
  g_assert_cmpuint (count_chances (), ==, 0);
  desk_photograph ("stuffed-act-1280.png");
  desk_touch ("die/red");
  g_assert_cmpuint (count_chances (), >, 0);
  desk_touch ("die/purple");
  desk_photograph ("stuffed-picked-1280.png");
  g_assert_cmpuint (bramble_match_get_step (desk_match), ==, steps);
  desk_put_away ();
}

static gboolean
any_square (const StuffedState *s,
            const BrambleAsk   *ask)
{
  return ask->n_options > 1;
}

/* Where a toy begins is chosen: no square has a chance there, and no die is spent yet. */
static void
places_have_no_chance (void)
{
  BrambleStuffedMap *map;
  g_autofree char *texts = NULL;
  BrambleAsk ask;

  desk_show (find_game (4, STUFFED_ASK_PLACE, any_square), 1280, 754);
  map = look_nth (desk_board, BRAMBLE_TYPE_STUFFED_MAP, 0);
  bramble_match_get_ask (desk_match, &ask);
  for (guint i = 0; i < ask.n_options; i++)
    g_assert_cmpint (bramble_stuffed_square_get_chance (bramble_stuffed_map_get_square (map, ask.options[i].a)), ==, BRAMBLE_STUFFED_CERTAIN);
  g_assert_cmpuint (count_chances (), ==, ask.n_options);
  texts = look_texts (look_nth (desk_board, BRAMBLE_TYPE_STUFFED_DICE, 0));
  g_assert_null (strstr (texts, "says “spent”"));
  desk_put_away ();
}

/* What is said of a thing that is no answer stands on the ground of the desktop, in its colour and
 * not in that of the felt. */
static void
words_have_the_colour_of_their_ground (void)
{
  GtkWidget *popover;
  GtkStyleContext *context;
  GdkRGBA colour, ground;

  desk_show (find_game (4, STUFFED_ASK_PLACE, any_square), 1280, 754);
  desk_touch ("bag");
  popover = look_nth (desk_find ("bag"), GTK_TYPE_POPOVER, 0);
  g_assert_nonnull (popover);
  context = gtk_widget_get_style_context (look_nth (popover, GTK_TYPE_LABEL, 0));
  gtk_style_context_get_color (context, &colour);
  g_assert_true (gtk_style_context_lookup_color (context, "theme_fg_color", &ground));
  g_assert_true (gdk_rgba_equal (&colour, &ground));
  desk_put_away ();
}

/* To touch a lit square throws the dice for a move. */
static void
squares_are_thrown_for (void)
{
  const StuffedState *now;
  guint red;

  desk_show (find_game (2, STUFFED_ASK_ACT, has_red_and_purple), 800, 554);
  now = bramble_match_get_view (desk_match);
  red = now->drawn[STUFFED_RED];
  desk_photograph ("stuffed-act-800.png");
  desk_touch ("die/red");
  desk_photograph ("stuffed-picked-800.png");
  for (guint i = 0; i < 80; i++)
    {
      BrambleStuffedMap *map = look_nth (desk_board, BRAMBLE_TYPE_STUFFED_MAP, 0);
      BrambleStuffedSquare *square = bramble_stuffed_map_get_square (map, i);

      if (square && bramble_stuffed_square_get_chance (square) > 0)
        {
          desk_touch (bramble_thing_get_name (bramble_stuffed_square_thing (i)));
          break;
        }
    }
  look_settle ();
  now = bramble_match_get_view (desk_match);
  g_assert_cmpuint (now->roll.kind, ==, STUFFED_ROLL_MOVE);
  g_assert_cmpuint (now->roll.faces[0], >, 0);
  g_assert_cmpuint (now->drawn[STUFFED_RED], ==, red - 1);
  desk_put_away ();
}

/* Somebody between two minions, with dice and a stored one. */
static const char *const amid_minions[] = {
  "page 1",
  "squares seat-1 7,5 seat-2 1,7",
  "items seat-1 knitting-needle seat-2 none",
  "stored seat-1 red seat-2 none",
  "minions lint-baron 8,4 0 lintling 6,4 0",
  "drawn red 2 green 1 purple 1",
  "now seat-1 actions sleep-due 0 done none struck none roll none game:acted:seat=seat-1",
  NULL,
};

static gboolean
is_picked (const char *thing)
{
  return gtk_widget_has_css_class (desk_find (thing), "picked");
}

/* Digits pick dice up, Backspace puts them back, and the digits after them are answers. */
static void
digits_are_dice (void)
{
  const StuffedState *s;
  guint steps;

  desk_show (desk_set (2, amid_minions), 1280, 754);
  steps = bramble_match_get_step (desk_match);
  g_assert_true (desk_press (GDK_KEY_1));
  g_assert_true (is_picked ("die/red"));
  g_assert_true (desk_press (GDK_KEY_4));
  g_assert_true (is_picked ("die/purple"));
  g_assert_true (desk_press (GDK_KEY_BackSpace));
  g_assert_false (is_picked ("die/red"));
  /* There is no fifth die. */
  g_assert_true (desk_press (GDK_KEY_5));
  g_assert_cmpuint (bramble_match_get_step (desk_match), ==, steps);
  g_assert_true (desk_press (GDK_KEY_1));
  g_assert_true (desk_press (GDK_KEY_7));
  s = bramble_match_get_view (desk_match);
  g_assert_cmpuint (bramble_match_get_step (desk_match), >, steps);
  /* One die was thrown, though two lay there. */
  g_assert_cmpuint (s->drawn[STUFFED_RED], ==, 1);
  desk_put_away ();
}

static gboolean
has_two_white (const StuffedState *s,
               const BrambleAsk   *ask)
{
  return s->drawn[STUFFED_WHITE] == 2 && s->seats[ask->seat].stuffing == 5 && !stuffed_has_status (s, ask->seat, STUFFED_LONELY);
}

/* Who rolls white dice knows how likely they find stuffing. The digits are those of the answers, and no die has one. */
static void
white_dice_have_their_chance (void)
{
  GtkWidget *dice;
  g_autofree char *texts = NULL;

  desk_show (find_game (2, STUFFED_ASK_WHITE, has_two_white), 1280, 754);
  texts = look_texts (desk_board);
  g_assert_nonnull (strstr (texts, "33 %"));
  g_assert_nonnull (strstr (texts, "5 or more: 83 %"));
  dice = look_nth (desk_board, BRAMBLE_TYPE_STUFFED_DICE, 0);
  g_assert_true (gtk_widget_has_css_class (dice, "keyless"));
  desk_put_away ();

  desk_show (desk_set (2, amid_minions), 1280, 754);
  dice = look_nth (desk_board, BRAMBLE_TYPE_STUFFED_DICE, 0);
  g_assert_false (gtk_widget_has_css_class (dice, "keyless"));
  desk_put_away ();
}

/* Whoever goes through the answers sees on the map which square is meant. */
static void
answers_show_their_place (void)
{
  BrambleStuffedMap *map;
  GtkWindow *window;
  BrambleAsk ask;

  desk_show (sitting_record (&stuffed_game, 2, 1, 0), 1280, 754);
  bramble_match_get_ask (desk_match, &ask);
  g_assert_cmpuint (ask.options[1].kind, ==, STUFFED_OPT_SQUARE);
  map = BRAMBLE_STUFFED_MAP (look_nth (desk_board, BRAMBLE_TYPE_STUFFED_MAP, 0));
  window = GTK_WINDOW (gtk_widget_get_root (desk_board));
  gtk_window_set_focus_visible (window, TRUE);
  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_grab_focus (look_nth (desk_board, g_type_from_name ("BrambleAnswerButton"), i));
      g_assert_cmpuint (bramble_stuffed_map_get_pointed (map), ==, ask.options[i].a);
    }
  gtk_window_set_focus_visible (window, FALSE);
  g_assert_cmpuint (bramble_stuffed_map_get_pointed (map), ==, STUFFED_NONE);
  desk_put_away ();
}

/* A stored die joins those in the hand, and is thrown with them. */
static void
stored_dice_are_picked_up (void)
{
  const StuffedState *s;

  desk_show (desk_set (2, amid_minions), 1280, 754);
  desk_touch ("die/red");
  desk_touch ("stored/1/1");
  g_assert_true (is_picked ("stored/1/1"));
  desk_touch ("minion/2");
  s = bramble_match_get_view (desk_match);
  g_assert_cmpuint (s->drawn[STUFFED_RED], ==, 1);
  g_assert_cmpuint (s->seats[0].stored[0], ==, STUFFED_NONE);
  desk_put_away ();
}

/* A die in the hand is stored where there is room, also with a friend. */
static void
dice_are_stored (void)
{
  const StuffedState *s;

  desk_show (desk_set (2, amid_minions), 1280, 754);
  desk_touch ("die/green");
  desk_touch ("socket/2");
  s = bramble_match_get_view (desk_match);
  g_assert_cmpuint (s->seats[1].stored[0], ==, STUFFED_GREEN);
  g_assert_cmpuint (s->drawn[STUFFED_GREEN], ==, 0);
  desk_put_away ();
}

/* What a minion does can be read by who points at it, or has the keyboard there. */
static void
minions_are_pointed_at (void)
{
  GtkWidget *page;

  desk_show (desk_set (2, amid_minions), 1280, 754);
  page = look_nth (desk_board, BRAMBLE_TYPE_STUFFED_PAGE, 0);
  g_assert_false (gtk_widget_has_css_class (page, "dark-page"));
  gtk_widget_set_state_flags (desk_find ("minion/1"), GTK_STATE_FLAG_PRELIGHT, FALSE);
  g_assert_true (gtk_widget_has_css_class (page, "dark-page"));
  gtk_widget_unset_state_flags (desk_find ("minion/1"), GTK_STATE_FLAG_PRELIGHT);
  g_assert_false (gtk_widget_has_css_class (page, "dark-page"));
  desk_put_away ();
}

/* A minion turn is seen step by step: its steps take the place of the dice until it is over. */
static void
minion_turns_are_seen (void)
{
  static const char *const full[] = {
    "page 1",
    "squares seat-1 7,5 seat-2 1,7",
    "minions hookling 4,3 0 lintling 3,7 0",
    "track 2",
    "drawn green 1",
    "now seat-1 actions sleep-due 0 done none struck none roll none game:acted:seat=seat-1",
    NULL,
  };
  GtkWidget *steps;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  desk_show (desk_set (2, full), 1280, 754);
  steps = look_nth (desk_board, BRAMBLE_TYPE_STUFFED_STEPS, 0);
  g_assert_false (gtk_widget_get_visible (steps));
  g_assert_true (desk_press (GDK_KEY_0));
  while (!gtk_widget_get_visible (steps))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (gtk_widget_get_visible (look_nth (desk_board, BRAMBLE_TYPE_STUFFED_DICE, 0)));
  desk_photograph ("stuffed-minions-begin.png");
  look_run_for (g_getenv ("BRAMBLE_PICTURES") ? 900 : 0);
  desk_photograph ("stuffed-minions-walk.png");
  desk_put_away ();
}

/* What is read is set as a page; what can be chosen stands below it. */
static void
stories_are_read (void)
{
  static const int sizes[][2] = { { 1280, 754 }, { 800, 554 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name = g_strdup_printf ("stuffed-story-%d.png", sizes[i][0]);

      desk_show (find_game (i == 0 ? 4 : 2, STUFFED_ASK_CHOOSE, is_story), sizes[i][0], sizes[i][1]);
      g_assert_true (gtk_widget_has_css_class (desk_board, "reading"));
      desk_photograph (name);
      desk_put_away ();
    }
}

/* A minion that hits stands on the page with its table. */
static void
minions_are_looked_up (void)
{
  static const int sizes[][2] = { { 1280, 754 }, { 800, 554 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name = g_strdup_printf ("stuffed-defend-%d.png", sizes[i][0]);
      g_autofree char *texts = NULL;

      desk_show (find_game (i == 0 ? 3 : 4, STUFFED_ASK_DEFEND, any), sizes[i][0], sizes[i][1]);
      desk_photograph (name);
      texts = look_texts (desk_board);
      g_assert_nonnull (strstr (texts, "strength"));
      desk_put_away ();
    }
}

/* Who defends knows how likely the die blocks all of it. */
static void
defences_have_their_chance (void)
{
  const StuffedState *s;
  g_autofree char *texts = NULL;

  desk_show (find_game (4, STUFFED_ASK_DEFEND, hurts_by_four), 1280, 754);
  s = bramble_match_get_view (desk_match);
  g_assert_cmpuint (s->stack[s->depth - 1].n, ==, 4);
  texts = look_texts (desk_board);
  g_assert_nonnull (strstr (texts, "50 %"));
  desk_put_away ();
}

/* A whole game by what lights up and by buttons. */
static void
a_game_is_played (void)
{
  BrambleRng rng = { 5 };
  BrambleSetup setup;

  hands_forgive_gtk ();
  bramble_setup_init (&setup, &stuffed_game);
  setup.seats = 2;
  setup.seed = 4;
  desk_match = kit_match_of (&stuffed_game, &setup, 3, &bramble_chance);
  desk_board = kit_board_show (desk_match, FALSE);
  for (guint i = 0; i < THINGS && !bramble_match_get_over (desk_match); i++)
    if (hands_do_something (desk_board, desk_match, &rng))
      look_settle ();
    else
      g_main_context_iteration (NULL, TRUE);
  g_assert_true (bramble_match_get_over (desk_match));
  look_settle ();
  kit_board_remove (desk_board);
  look_finalize (g_steal_pointer (&desk_match));
}

/* A game of one person with two companions. */
static void
sit_with_companions (void)
{
  BrambleSetup setup;

  bramble_setup_init (&setup, &stuffed_game);
  setup.seats = 3;
  setup.seed = 4;
  desk_match = kit_match_of (&stuffed_game, &setup, 1, bramble_game_level (&stuffed_game, "friend"));
  desk_board = kit_board_show (desk_match, FALSE);
  look_settle ();
}

static void
leave_companions (void)
{
  look_settle ();
  kit_board_remove (desk_board);
  look_finalize (g_steal_pointer (&desk_match));
}

/* One is asked for something, then all of them; what they say stands above the buttons. */
static void
companions_are_asked_for_something (void)
{
  const BrambleRecord *record;
  GtkWidget *popover;
  g_autofree char *texts = NULL;
  guint step;

  sit_with_companions ();
  record = bramble_match_get_record (desk_match);
  bramble_board_request (BRAMBLE_BOARD (desk_board));
  popover = look_popover (desk_board);
  g_assert_nonnull (popover);
  gtk_check_button_set_active (look_nth (popover, GTK_TYPE_CHECK_BUTTON, 2), TRUE);
  g_signal_emit_by_name (look_nth (popover, GTK_TYPE_BUTTON, 3), "clicked");
  g_assert_cmpuint (bramble_record_n_pleas (record), ==, 1);
  g_assert_cmpuint (bramble_record_plea (record, 0, &step)->to, ==, 2);
  g_assert_cmpuint (bramble_record_plea (record, 0, &step)->what, ==, 3);
  texts = look_texts (popover);
  g_assert_nonnull (strstr (texts, "as soon as I can spare a die"));
  gtk_check_button_set_active (look_nth (popover, GTK_TYPE_CHECK_BUTTON, 0), TRUE);
  g_signal_emit_by_name (look_nth (popover, GTK_TYPE_BUTTON, 0), "clicked");
  g_assert_cmpuint (bramble_record_n_pleas (record), ==, 3);
  gtk_popover_popdown (GTK_POPOVER (popover));
  leave_companions ();
}

/* Returns (nullable): what stands where a companion says why. */
static const char *
find_motive (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "motive") && gtk_widget_get_mapped (widget))
    return gtk_label_get_label (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      const char *found = find_motive (child);

      if (found)
        return found;
    }
  return NULL;
}

static gboolean
was_said (const char *words)
{
  const BrambleRecord *record = bramble_match_get_record (desk_match);

  for (guint step = bramble_record_n_steps (record); step > 0; step--)
    {
      g_autofree char *motive = bramble_match_dup_motive (desk_match, step);
      g_autofree char *said = motive ? bramble_match_dup_words (desk_match, bramble_record_answerer (record, step), motive) : NULL;

      if (g_strcmp0 (said, words) == 0)
        return TRUE;
    }
  return FALSE;
}

/* While a companion plays, the person who waits reads why. */
static void
companions_say_why (void)
{
  const char *words = NULL;
  BrambleRng rng = { 5 };

  sit_with_companions ();
  for (guint i = 0; i < THINGS && words == NULL; i++)
    {
      const BrambleRecord *record = bramble_match_get_record (desk_match);
      BrambleAsk ask;

      bramble_match_get_ask (desk_match, &ask);
      if (ask.n_options > 0)
        {
          bramble_match_answer (desk_match, stuffed_game.playout (bramble_record_now (record), &ask, &rng));
          look_settle ();
        }
      else
        g_main_context_iteration (NULL, TRUE);
      words = find_motive (desk_board);
    }
  g_assert_nonnull (words);
  g_assert_true (was_said (words));
  leave_companions ();
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  /* The colours that the program brings along. */
  bramble_contrast_watch (gdk_display_get_default ());
  g_test_add_func ("/stuffed/desk/dice-light-what-they-could-do", dice_light_what_they_could_do);
  g_test_add_func ("/stuffed/desk/places-have-no-chance", places_have_no_chance);
  g_test_add_func ("/stuffed/desk/words-have-the-colour-of-their-ground", words_have_the_colour_of_their_ground);
  g_test_add_func ("/stuffed/desk/squares-are-thrown-for", squares_are_thrown_for);
  g_test_add_func ("/stuffed/desk/digits-are-dice", digits_are_dice);
  g_test_add_func ("/stuffed/desk/white-dice-have-their-chance", white_dice_have_their_chance);
  g_test_add_func ("/stuffed/desk/answers-show-their-place", answers_show_their_place);
  g_test_add_func ("/stuffed/desk/stored-dice-are-picked-up", stored_dice_are_picked_up);
  g_test_add_func ("/stuffed/desk/dice-are-stored", dice_are_stored);
  g_test_add_func ("/stuffed/desk/minions-are-pointed-at", minions_are_pointed_at);
  g_test_add_func ("/stuffed/desk/minion-turns-are-seen", minion_turns_are_seen);
  g_test_add_func ("/stuffed/desk/stories-are-read", stories_are_read);
  g_test_add_func ("/stuffed/desk/minions-are-looked-up", minions_are_looked_up);
  g_test_add_func ("/stuffed/desk/defences-have-their-chance", defences_have_their_chance);
  g_test_add_func ("/stuffed/desk/companions-are-asked-for-something", companions_are_asked_for_something);
  g_test_add_func ("/stuffed/desk/companions-say-why", companions_say_why);
  g_test_add_func ("/stuffed/desk/a-game-is-played", a_game_is_played);
  return g_test_run ();
}
