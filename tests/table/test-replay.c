/* test-replay.c: the end of a game, and looking at it once more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include <bramble-analysis-view.h>
#include <bramble-chart-view.h>
#include <bramble-game-over.h>
#include <bramble-herald.h>
#include <bramble-jump.h>
#include <bramble-replay-bar.h>
#include <bramble-settings.h>
#include <bramble-window-private.h>

#include "look.h"
#include "match-kit.h"


static GtkApplication *application;

/* A window, and where it keeps its games. */
typedef struct
{
  KitDir dir;
  BrambleStore *store;
  BrambleWindow *window;
} Place;

/* A finished game of three, one of whom has a name as long as names can be. */
static BrambleMatch *
finished_match (guint64 seed)
{
  static const char *const names[] = { "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren", "Rowan", "Bryony", "Moss" };
  const BrambleGame *game = bramble_games ()[0];
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BrambleSetup setup;
  BrambleRecord *record;
  BrambleRng rng;
  BrambleAsk ask;

  bramble_setup_init (&setup, game);
  setup.seats = G_N_ELEMENTS (names);
  setup.seed = seed;
  for (guint i = 0; i < setup.seats; i++)
    seats[i].name = (char *) names[i];
  record = bramble_record_new (game, &setup, seats, FALSE, &error);
  g_assert_no_error (error);
  bramble_rng_seed (&rng, seed);
  for (kit_ask (record, &ask); ask.n_options > 0; kit_ask (record, &ask))
    g_assert_true (bramble_record_answer (record, game->playout (bramble_record_now (record), &ask, &rng)));
  return bramble_match_new (record);
}

static void
place_open (Place *place)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleMatch) match = finished_match (7);

  kit_dir_init (&place->dir);
  place->store = bramble_store_new (place->dir.file);
  bramble_store_open (place->store, &error);
  g_assert_no_error (error);
  place->window = bramble_window_new (application, place->store);
  gtk_window_present (GTK_WINDOW (place->window));
  bramble_window_show_match (place->window, match);
}

static void
place_init (Place *place)
{
  place_open (place);
  kit_run_for (50);
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

/* Threads hold on to nothing that is seen. */
static void
place_clear (Place *place)
{
  g_object_add_weak_pointer (G_OBJECT (place->window), (gpointer *) &place->window);
  gtk_window_destroy (GTK_WINDOW (place->window));
  g_assert_true (kit_wait (is_gone, &place->window, KIT_LONG));
  g_clear_object (&place->store);
  kit_dir_clear (&place->dir);
}

static void
find_all (GtkWidget *widget,
          GType      type,
          GPtrArray *found)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    find_all (child, type, found);
}

static gpointer
find (gpointer widget,
      GType    type)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  find_all (widget, type, found);
  g_assert_cmpuint (found->len, >, 0);
  return g_ptr_array_index (found, 0);
}

/* The buttons that run @action. */
static GPtrArray *
find_buttons (gpointer    widget,
              const char *action)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  GPtrArray *found = g_ptr_array_new ();

  find_all (widget, GTK_TYPE_BUTTON, buttons);
  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (g_ptr_array_index (buttons, i)), action) == 0)
      g_ptr_array_add (found, g_ptr_array_index (buttons, i));
  return found;
}

static BrambleReplayBar *
watch (Place *place,
       guint  step)
{
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.watch-step", "u", step);
  g_assert_true (bramble_match_get_replay (place->window->match));
  return find (place->window, BRAMBLE_TYPE_REPLAY_BAR);
}

/* The end. */

/* Whoever has a long name, the charts are in sight. */
static void
test_long_names (void)
{
  g_autoptr (BrambleMatch) match = finished_match (7);
  g_autoptr (GPtrArray) charts = g_ptr_array_new ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = bramble_game_over_new (match);
  int least;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 750);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  kit_run_for (50);
  find_all (page, BRAMBLE_TYPE_CHART_VIEW, charts);
  g_assert_cmpuint (charts->len, >=, 2);
  for (guint i = 0; i < charts->len; i++)
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (g_ptr_array_index (charts, i), page, &bounds));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (page));
    }
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 780);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* However many have played, nothing of the page is beyond the edge of the smallest window. */
static void
test_many_players (void)
{
  for (guint i = 0; bramble_games ()[i]; i++)
    {
      const BrambleGame *game = bramble_games ()[i];
      BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
      g_autoptr (BrambleMatch) match = NULL;
      g_autoptr (GError) error = NULL;
      BrambleRng rng = { 5 };
      BrambleSetup setup;
      BrambleRecord *record;
      BrambleAsk ask;
      GtkWidget *page;
      int least;

      bramble_setup_init (&setup, game);
      setup.seats = game->max_seats;
      for (guint seat = 0; seat < setup.seats; seat++)
        seats[seat].name = (char *) "Bartholomäus";
      record = bramble_record_new (game, &setup, seats, FALSE, &error);
      g_assert_no_error (error);
      for (kit_ask (record, &ask); ask.n_options > 0; kit_ask (record, &ask))
        g_assert_true (bramble_record_answer (record, game->playout (bramble_record_now (record), &ask, &rng)));
      match = bramble_match_new (record);
      page = g_object_ref_sink (bramble_game_over_new (match));
      gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_test_message ("%s: %d", game->id, least);
      g_assert_cmpint (least, <=, 780);
      g_object_unref (page);
    }
}

static gboolean
is_analysed (gpointer view)
{
  return bramble_analysis_view_get_done (view);
}

/* Nobody waits for it, everything is there in the end, and each answer is one click from
 * its position. */
static void
test_analysis (void)
{
  Place place;
  BrambleAnalysisView *view;
  BrambleAnalysis *analysis;
  g_autoptr (GPtrArray) buttons = NULL;
  const BrambleTurningPoint *turn;
  BrambleTurningPoint before;
  g_autofree char *text = NULL;
  g_autofree char *first = NULL;
  g_autofree char *said = NULL;
  gint64 begun;

  place_open (&place);
  view = find (place.window, BRAMBLE_TYPE_ANALYSIS_VIEW);
  /* The main loop goes round while the thread thinks, and is told by it in time. */
  begun = g_get_monotonic_time ();
  g_assert_false (bramble_analysis_view_get_done (view));
  look_settle ();
  g_test_message ("settled in %.3f s", (double) (g_get_monotonic_time () - begun) / 1e6);
  g_assert_true (kit_wait (is_analysed, view, KIT_LONG));
  analysis = bramble_match_get_analysis (place.window->match);
  g_assert_nonnull (analysis);
  buttons = find_buttons (view, "win.watch-step");
  g_assert_cmpuint (buttons->len, ==, bramble_analysis_get_n_turns (analysis));
  g_assert_cmpuint (buttons->len, >, 0);
  turn = bramble_analysis_get_turn (analysis, 0);
  text = bramble_turning_point_text (turn, place.window->match);
  /* What was asked is said with it: a mere answer would not tell. */
  said = g_strdup_printf ("%s\n%s", turn->question, text);
  gtk_test_accessible_assert_property (g_ptr_array_index (buttons, 0), GTK_ACCESSIBLE_PROPERTY_LABEL, said);
  /* A percent sign is not torn from its number at the end of a line. */
  g_assert_nonnull (strstr (text, "\302\240%"));
  g_assert_null (strstr (text, " %"));
  g_signal_emit_by_name (g_ptr_array_index (buttons, 0), "clicked");
  g_assert_true (bramble_match_get_replay (place.window->match));
  g_assert_cmpuint (bramble_match_get_step (place.window->match), ==, turn->step - 1);
  g_assert_cmpint (bramble_match_get_ask_seat (place.window->match), ==, (int) turn->seat);
  before = *turn;
  before.round = 0;
  first = bramble_turning_point_text (&before, place.window->match);
  g_assert_true (g_str_has_prefix (first, "Before the first round, "));
  /* It is not thought about twice. */
  g_assert_true (bramble_match_get_analysis (place.window->match) == analysis);
  place_clear (&place);
}

/* Who goes away stops it. */
static void
test_stopped (void)
{
  Place place;

  place_init (&place);
  g_assert_false (bramble_analysis_view_get_done (find (place.window, BRAMBLE_TYPE_ANALYSIS_VIEW)));
  place_clear (&place);
}

/* Whether the keyboard is on @widget or in it. */
static gboolean
has_keyboard (Place    *place,
              gpointer  widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (place->window));

  return focus && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* The page about the end lies over the table: no key reaches what is beneath it, and what does
 * nothing any more cannot be pressed. */
static void
test_keyboard (void)
{
  Place place;
  GtkWidget *page;
  BrambleReplayBar *bar;
  GtkWidget *board;

  place_init (&place);
  page = find (place.window, BRAMBLE_TYPE_GAME_OVER);
  board = find (place.window, BRAMBLE_TYPE_BOARD);
  g_assert_true (has_keyboard (&place, page));
  /* Who presses Return once more than there are answers begins no other game; the next Tab is where one begins. */
  g_assert_false (gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (place.window))));
  g_assert_true (bramble_match_get_over (place.window->match));
  gtk_widget_child_focus (GTK_WIDGET (place.window), GTK_DIR_TAB_FORWARD);
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (gtk_window_get_focus (GTK_WINDOW (place.window)))), ==, "win.rematch");
  for (guint i = 0; i < 40; i++)
    {
      gtk_widget_child_focus (GTK_WIDGET (place.window), GTK_DIR_TAB_FORWARD);
      g_assert_true (!has_keyboard (&place, board) || has_keyboard (&place, page));
    }
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.back", NULL);
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.back", NULL);
  g_assert_true (has_keyboard (&place, page));
  bramble_window_tell (place.window, "The wolf was here.");
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.back", NULL);
  g_assert_false (gtk_info_bar_get_revealed (place.window->trouble));
  g_assert_false (gtk_widget_get_visible (place.window->hand));
  g_assert_false (gtk_widget_get_sensitive (place.window->log_button));

  /* A film waits for who plays it. */
  bar = watch (&place, 0);
  kit_run_for (50);
  g_assert_true (has_keyboard (&place, bar));
  g_assert_true (gtk_widget_get_sensitive (place.window->log_button));
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.pause", NULL);
  g_assert_true (bramble_replay_bar_get_playing (bar));
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.pause", NULL);
  g_assert_false (bramble_replay_bar_get_playing (bar));
  place_clear (&place);
}

/* Replays. */

typedef struct
{
  BrambleMatch *match;
  BrambleReplayBar *bar;
  guint step;
} Goal;

static gboolean
has_reached (gpointer data)
{
  const Goal *goal = data;

  return bramble_match_get_step (goal->match) >= goal->step;
}

static gboolean
has_stopped (gpointer data)
{
  return !bramble_replay_bar_get_playing (((const Goal *) data)->bar);
}

static void
test_playing (void)
{
  Place place;
  BrambleReplayBar *bar;
  Goal goal;
  guint n_steps;

  place_init (&place);
  bar = watch (&place, 0);
  n_steps = bramble_match_get_n_steps (place.window->match);
  kit_run_for (50);
  goal = (Goal) { place.window->match, bar, 3 };

  /* It goes on by itself, waits, and goes on from there. */
  bramble_replay_bar_set_playing (bar, TRUE);
  g_assert_true (kit_wait (has_reached, &goal, KIT_LONG));
  bramble_replay_bar_set_playing (bar, FALSE);
  goal.step = bramble_match_get_step (goal.match);
  kit_run_for (1500);
  g_assert_cmpuint (bramble_match_get_step (goal.match), ==, goal.step);

  /* The log tells what has been seen, and nothing twice. */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (bramble_board_get_log (find (place.window, BRAMBLE_TYPE_BOARD)))), >, 0);

  /* At the end it stops; who plays it again sees it from the beginning. */
  gtk_drop_down_set_selected (find (bar, GTK_TYPE_DROP_DOWN), 3);
  g_assert_cmpfloat (bramble_replay_bar_get_speed (bar), ==, 4);
  bramble_match_go_to (goal.match, n_steps - 2);
  bramble_replay_bar_set_playing (bar, TRUE);
  g_assert_true (kit_wait (has_stopped, &goal, KIT_LONG));
  g_assert_cmpuint (bramble_match_get_step (goal.match), ==, n_steps);
  bramble_replay_bar_set_playing (bar, TRUE);
  g_assert_cmpuint (bramble_match_get_step (goal.match), ==, 0);

  /* Nothing plays where nobody looks. */
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.shelf", NULL);
  g_assert_true (kit_wait (has_stopped, &goal, KIT_LONG));
  place_clear (&place);
}

/* A step that is played leaves the same log as one that is gone to. */
static void
test_log (void)
{
  Place place;
  GListModel *log;
  guint played;

  place_init (&place);
  watch (&place, 0);
  for (guint i = 0; i < 20; i++)
    g_assert_true (bramble_match_play_on (place.window->match));
  log = G_LIST_MODEL (bramble_board_get_log (find (place.window, BRAMBLE_TYPE_BOARD)));
  played = g_list_model_get_n_items (log);
  bramble_match_go_to (place.window->match, 0);
  bramble_match_go_to (place.window->match, 20);
  g_assert_cmpuint (g_list_model_get_n_items (log), ==, played);
  place_clear (&place);
}

/* Who goes to a step hears what happened in it, and who looks with other eyes does not hear it again. */
static void
test_heard (void)
{
  static const guint steps[] = { 1, 20, 19 };
  Place place;
  BrambleBoard *board;
  BrambleHerald *herald;
  GListModel *log;

  place_init (&place);
  watch (&place, 0);
  board = find (place.window, BRAMBLE_TYPE_BOARD);
  herald = find (place.window, BRAMBLE_TYPE_HERALD);
  log = G_LIST_MODEL (bramble_board_get_log (board));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (BrambleLogEntry) last = NULL;

      bramble_herald_hush (herald);
      bramble_match_go_to (place.window->match, steps[i]);
      last = g_list_model_get_item (log, g_list_model_get_n_items (log) - 1);
      while (*bramble_herald_get_text (herald) == '\0')
        g_main_context_iteration (NULL, TRUE);
      g_assert_true (g_str_has_suffix (bramble_herald_get_text (herald), bramble_log_entry_get_text (last)));
      g_assert_null (strstr (bramble_herald_get_text (herald), "Round 1 begins."));
    }
  bramble_herald_hush (herald);
  bramble_match_set_viewer (place.window->match, 0);
  kit_run_for (300);
  g_assert_cmpstr (bramble_herald_get_text (herald), ==, "");
  place_clear (&place);
}

static void
count_found (GtkListBox *list,
             guint      *n,
             GtkWidget **first)
{
  *n = 0;
  *first = NULL;
  for (int i = 0; gtk_list_box_get_row_at_index (list, i); i++)
    {
      GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (list, i));

      if (!gtk_widget_get_child_visible (row))
        continue;
      *first = *first ? *first : row;
      (*n)++;
    }
}

static void
test_jumping (void)
{
  Place place;
  BrambleReplayBar *bar;
  BrambleJump *jump;
  GtkListBox *list;
  GtkEditable *search;
  GtkWidget *row;
  guint all, some, same;

  place_init (&place);
  bar = watch (&place, 0);
  gtk_menu_button_popup (find (bar, GTK_TYPE_MENU_BUTTON));
  kit_run_for (50);
  jump = find (bar, BRAMBLE_TYPE_JUMP);
  list = find (jump, GTK_TYPE_LIST_BOX);
  search = find (jump, GTK_TYPE_SEARCH_ENTRY);
  count_found (list, &all, &row);
  g_assert_cmpuint (all, >=, bramble_match_get_round (place.window->match));
  gtk_editable_set_text (search, "round 3");
  g_signal_emit_by_name (search, "search-changed");
  count_found (list, &some, &row);
  g_assert_cmpuint (some, >, 0);
  g_assert_cmpuint (some, <, all);
  /* Whatever blank is typed, and whatever blank a name has. */
  gtk_editable_set_text (search, "round\xc2\xa0" "3");
  g_signal_emit_by_name (search, "search-changed");
  count_found (list, &same, &row);
  g_assert_cmpuint (same, ==, some);
  /* Escape takes back what was typed, and then closes the list. */
  g_signal_emit_by_name (search, "stop-search");
  g_assert_cmpstr (gtk_editable_get_text (search), ==, "");
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_ancestor (GTK_WIDGET (jump), GTK_TYPE_POPOVER)));
  g_signal_emit_by_name (search, "stop-search");
  kit_run_for (50);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (jump)));
  gtk_menu_button_popup (find (bar, GTK_TYPE_MENU_BUTTON));
  kit_run_for (50);
  g_signal_emit_by_name (row, "activate");
  kit_run_for (20);
  g_assert_cmpuint (bramble_match_get_round (place.window->match), ==, 3);
  g_assert_cmpuint (bramble_match_get_step (place.window->match), >, 0);
  place_clear (&place);
}

/* A position of a replay becomes a game of its own: everything up to there belongs to it,
 * and what came after it in the other game is not there. */
static void
test_going_on (void)
{
  Place place;
  g_autoptr (BrambleMatch) finished = NULL;
  g_autoptr (GPtrArray) games = NULL;
  BrambleMatch *match;
  guint step;
  BrambleRng rng = { 3 };

  place_init (&place);
  finished = g_object_ref (place.window->match);
  step = bramble_match_get_n_steps (finished) / 2;
  watch (&place, bramble_match_get_n_steps (finished));
  /* A game that is over is over. */
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.go-on", NULL);
  g_assert_true (bramble_match_get_replay (place.window->match));
  watch (&place, step);
  gtk_widget_activate_action (GTK_WIDGET (place.window), "win.go-on", NULL);
  match = place.window->match;
  g_assert_false (bramble_match_get_replay (match));
  g_assert_cmpuint (bramble_match_get_step (match), ==, step);
  g_assert_cmpuint (bramble_match_get_n_steps (match), ==, step);
  g_assert_cmpstr (bramble_seat_get_name (bramble_match_get_seat (match, 1)), ==, "Rowan");
  g_assert_true (bramble_game_hash (bramble_games ()[0], bramble_record_now (bramble_match_get_record (match)))
                 == bramble_game_hash (bramble_games ()[0], bramble_record_state (bramble_match_get_record (finished), step)));
  bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
  g_assert_true (kit_match_any (match, &rng));
  bramble_store_flush (place.store);
  games = bramble_store_list_unfinished (place.store);
  g_assert_cmpuint (games->len, ==, 1);
  /* The other one is as it was. */
  g_assert_true (bramble_match_get_over (finished));
  place_clear (&place);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));

  g_test_add_func ("/replay/long-names-leave-the-charts-in-sight", test_long_names);
  g_test_add_func ("/replay/many-players-have-room", test_many_players);
  g_test_add_func ("/replay/a-game-is-analysed", test_analysis);
  g_test_add_func ("/replay/an-analysis-can-be-left", test_stopped);
  g_test_add_func ("/replay/the-keyboard-is-where-it-is-seen", test_keyboard);
  g_test_add_func ("/replay/it-plays-by-itself", test_playing);
  g_test_add_func ("/replay/playing-tells-the-same", test_log);
  g_test_add_func ("/replay/steps-are-heard", test_heard);
  g_test_add_func ("/replay/moments-are-jumped-to", test_jumping);
  g_test_add_func ("/replay/any-position-can-be-gone-on-with", test_going_on);
  return g_test_run ();
}
