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
#include "hands.h"
#include "look.h"
#include "sitting.h"

/* Things that are done in one game at most. */
#define THINGS 6000

static BrambleMatch *match;
static GtkWidget *window;
static GtkWidget *board;

/* The table of a game that was played by chance up to here, in a window of its own; all are
 * people, and look together. */
static void
show (BrambleRecord *record,
      int            width,
      int            height)
{
  match = bramble_match_new (record);
  window = gtk_window_new ();
  board = GTK_WIDGET (bramble_presentation_of (&stuffed_game)->board (match, FALSE));
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

/* Keeps what is to be seen, if somebody wants to look at it. */
static void
photograph (const char *name)
{
  const char *place = g_getenv ("BRAMBLE_PICTURES");
  g_autofree char *file = NULL;
  g_autoptr (GdkPaintable) live = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GtkSnapshot *snapshot;

  if (place == NULL)
    return;
  look_run_for (300);
  file = g_build_filename (place, name, NULL);
  live = gtk_widget_paintable_new (board);
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (live, snapshot, gtk_widget_get_width (board), gtk_widget_get_height (board));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  g_assert_true (gdk_texture_save_to_png (texture, file));
}

static void
put_away (void)
{
  gtk_window_destroy (GTK_WINDOW (window));
  look_settle ();
  look_finalize (g_steal_pointer (&match));
}

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

static GtkWidget *
find_target (GtkWidget  *widget,
             const char *thing)
{
  if (BRAMBLE_IS_TARGET (widget)
      && g_strcmp0 (bramble_thing_get_name (bramble_target_get_thing (BRAMBLE_TARGET (widget))), thing) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_target (child, thing);

      if (found)
        return found;
    }
  return NULL;
}

static void
touch (const char *thing)
{
  GtkWidget *target = find_target (board, thing);

  if (target == NULL)
    g_error ("there is no %s", thing);
  g_assert_true (gtk_widget_activate_action (target, "board.touch", "s", thing));
  look_settle ();
}

static guint
count_chances (void)
{
  BrambleStuffedMap *map = look_nth (board, BRAMBLE_TYPE_STUFFED_MAP, 0);
  const StuffedState *s = bramble_match_get_view (match);
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

  show (find_game (4, STUFFED_ASK_ACT, has_red_and_purple), 1280, 754);
  steps = bramble_match_get_step (match);
  g_assert_cmpuint (count_chances (), ==, 0);
  photograph ("stuffed-act-1280.png");
  touch ("die/red");
  g_assert_cmpuint (count_chances (), >, 0);
  touch ("die/purple");
  photograph ("stuffed-picked-1280.png");
  g_assert_cmpuint (bramble_match_get_step (match), ==, steps);
  put_away ();
}

/* To touch a lit square throws the dice for a move. */
static void
squares_are_thrown_for (void)
{
  const StuffedState *now;
  guint red;

  show (find_game (2, STUFFED_ASK_ACT, has_red_and_purple), 800, 554);
  now = bramble_match_get_view (match);
  red = now->drawn[STUFFED_RED];
  photograph ("stuffed-act-800.png");
  touch ("die/red");
  photograph ("stuffed-picked-800.png");
  for (guint i = 0; i < 80; i++)
    {
      BrambleStuffedMap *map = look_nth (board, BRAMBLE_TYPE_STUFFED_MAP, 0);
      BrambleStuffedSquare *square = bramble_stuffed_map_get_square (map, i);

      if (square && bramble_stuffed_square_get_chance (square) > 0)
        {
          touch (bramble_thing_get_name (bramble_stuffed_square_thing (i)));
          break;
        }
    }
  look_settle ();
  now = bramble_match_get_view (match);
  g_assert_cmpuint (now->roll.kind, ==, STUFFED_ROLL_MOVE);
  g_assert_cmpuint (now->roll.faces[0], >, 0);
  g_assert_cmpuint (now->drawn[STUFFED_RED], ==, red - 1);
  put_away ();
}

/* What is read is set as a page; what can be chosen stands below it. */
static void
stories_are_read (void)
{
  static const int sizes[][2] = { { 1280, 754 }, { 800, 554 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name = g_strdup_printf ("stuffed-story-%d.png", sizes[i][0]);

      show (find_game (i == 0 ? 4 : 2, STUFFED_ASK_CHOOSE, is_story), sizes[i][0], sizes[i][1]);
      g_assert_true (gtk_widget_has_css_class (board, "reading"));
      photograph (name);
      put_away ();
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

      show (find_game (i == 0 ? 3 : 4, STUFFED_ASK_DEFEND, any), sizes[i][0], sizes[i][1]);
      photograph (name);
      texts = look_texts (board);
      g_assert_nonnull (strstr (texts, "strength"));
      put_away ();
    }
}

/* Who defends knows how likely the die blocks all of it. */
static void
defences_have_their_chance (void)
{
  const StuffedState *s;
  g_autofree char *texts = NULL;

  show (find_game (4, STUFFED_ASK_DEFEND, hurts_by_four), 1280, 754);
  s = bramble_match_get_view (match);
  g_assert_cmpuint (s->stack[s->depth - 1].n, ==, 4);
  texts = look_texts (board);
  g_assert_nonnull (strstr (texts, "50 %"));
  put_away ();
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
  match = kit_match_of (&stuffed_game, &setup, 3, &bramble_chance);
  board = kit_board_show (match, FALSE);
  for (guint i = 0; i < THINGS && !bramble_match_get_over (match); i++)
    if (hands_do_something (board, match, &rng))
      look_settle ();
    else
      g_main_context_iteration (NULL, TRUE);
  g_assert_true (bramble_match_get_over (match));
  look_settle ();
  kit_board_remove (board);
  look_finalize (g_steal_pointer (&match));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  /* The colours that the program brings along. */
  bramble_contrast_watch (gdk_display_get_default ());
  g_test_add_func ("/stuffed/desk/dice-light-what-they-could-do", dice_light_what_they_could_do);
  g_test_add_func ("/stuffed/desk/squares-are-thrown-for", squares_are_thrown_for);
  g_test_add_func ("/stuffed/desk/stories-are-read", stories_are_read);
  g_test_add_func ("/stuffed/desk/minions-are-looked-up", minions_are_looked_up);
  g_test_add_func ("/stuffed/desk/defences-have-their-chance", defences_have_their_chance);
  g_test_add_func ("/stuffed/desk/a-game-is-played", a_game_is_played);
  return g_test_run ();
}
