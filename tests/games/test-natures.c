/* test-natures.c: curtain and pauses follow what a game says of its asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-kit.h"

#include <gtk/gtk.h>
#include <string.h>

#include "bramble-motion.h"
#include "bramble-presentation.h"
#include "bramble-prompt.h"
#include "bramble-settings.h"
#include "hands.h"
#include "look.h"

/* More things to do than any game has. */
#define PATIENCE 4000
/* Things after which enough was seen of curtains, if there were any. */
#define THINGS kit_often (60, PATIENCE)
/* Games that are looked through for a position of a kind: one is found soon, or never. */
#define SEEDS kit_often (100, 3000)
/* ms that a computer waits at least when everybody may know that it is asked. */
#define PAUSE 350

static const char *const names[BRAMBLE_MAX_SEATS] = { "Hazel", "Rowan", "Bryony", "Moss", "Fern", "Ivy" };

typedef struct
{
  const BrambleGame *game;
  BrambleMatch *match;
  GtkWidget *board;
  GtkWidget *curtain;
} Table;

/* A game with the curtain between the seats of @people; all others are computers.
 * @state: (nullable): where it begins. */
static void
open_table (Table              *table,
            const BrambleGame  *game,
            const BrambleSetup *setup,
            guint               people,
            gconstpointer       state)
{
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  GtkWidget *window = gtk_window_new ();
  BrambleRecord *record;

  for (guint i = 0; i < setup->seats; i++)
    seats[i] = (BrambleRecordSeat) { .name = (char *) names[i], .level = (people >> i) & 1 ? NULL : &bramble_chance };
  record = bramble_record_new (game, setup, seats, FALSE, NULL);
  table->game = game;
  /* A record gives its states to nobody for writing; a test may take it. */
  if (state)
    memcpy ((gpointer) bramble_record_state (record, 0), state, game->state_size);
  bramble_record_go_to (record, 0);
  table->match = bramble_match_new (record);
  table->board = GTK_WIDGET (bramble_presentation_of (game)->board (table->match, TRUE));
  table->curtain = hands_find (table->board, "curtain");
  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 760);
  gtk_window_set_child (GTK_WINDOW (window), table->board);
  gtk_widget_set_can_target (window, FALSE);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (table->board))
    g_main_context_iteration (NULL, TRUE);
}

static void
close_table (Table *table)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (table->board)));
  look_settle ();
  look_finalize (table->match);
}

static GtkWidget *
find_type (GtkWidget *widget,
           GType      type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_type (child, type);
  return found;
}

static const char *
read_question (Table *table)
{
  return bramble_prompt_get_question (BRAMBLE_PROMPT (find_type (table->board, BRAMBLE_TYPE_PROMPT)));
}

static gboolean
is_moving (Table *table)
{
  return bramble_motion_get_playing (BRAMBLE_MOTION (find_type (table->board, BRAMBLE_TYPE_MOTION)));
}

static gboolean
has_curtain (Table *table)
{
  return gtk_widget_get_visible (table->curtain);
}

static void
set_pace (const char *pace)
{
  g_settings_set_string (bramble_settings_get_default (), "pace", pace);
}

/* Behind the curtain what is not open, and before it what is. */
static void
curtains_follow_natures (const BrambleGame *game)
{
  Table table;
  BrambleSetup setup;
  BrambleRng rng = { 5 };
  guint n_open = 0, n_closed = 0;
  gboolean closes;

  hands_forgive_gtk ();
  set_pace ("off");
  bramble_setup_init (&setup, game);
  setup.seed = 2;
  closes = kit_has_closed_asks (game);
  open_table (&table, game, &setup, BRAMBLE_ALL_SEATS, NULL);
  for (guint i = 0; !bramble_match_get_over (table.match) && (i < THINGS || n_open == 0 || (closes && n_closed == 0)); i++)
    {
      gboolean open = (bramble_match_get_nature (table.match) & BRAMBLE_ASK_OPEN) != 0;
      int viewer = bramble_match_get_viewer (table.match);
      BrambleAsk ask;

      g_assert_cmpuint (i, <, PATIENCE);
      bramble_match_get_ask (table.match, &ask);
      if (open)
        {
          g_assert_false (has_curtain (&table));
          g_assert_cmpint (viewer, ==, BRAMBLE_VIEWER_NOBODY);
          g_assert_cmpuint (ask.n_options, >, 0);
          g_assert_true (g_str_has_prefix (read_question (&table), names[ask.seat]));
        }
      else
        {
          g_assert_cmpint (has_curtain (&table), ==, viewer != ask.seat);
          g_assert_true (has_curtain (&table) || viewer == ask.seat);
        }
      n_open += open;
      n_closed += has_curtain (&table);
      hands_do_something (table.board, table.match, &rng);
      look_settle ();
    }
  g_assert_cmpuint (n_open, >, 0);
  g_assert_cmpint (n_closed > 0, ==, closes);
  close_table (&table);
}

/* Finds a position in which @is_sought holds of the ask and the one that follows after
 * its first option. Returns (transfer full) (nullable): the state before. */
static guint8 *
find_position (const BrambleGame   *game,
               gboolean           (*is_sought) (KitPlay          *play,
                                                const BrambleAsk *next,
                                                gconstpointer     after),
               BrambleSetup        *setup)
{
  g_autoptr (GArray) setups = kit_setups (game);
  g_autofree guint8 *after = g_malloc0 (game->state_size);

  for (guint64 seed = 1; seed < SEEDS; seed++)
    {
      g_autoptr (KitPlay) play = NULL;

      *setup = g_array_index (setups, BrambleSetup, seed % setups->len);
      play = kit_play_new (game, setup, seed);
      for (; play->ask.n_options > 0; kit_play_any (play))
        {
          BrambleAsk next;

          bramble_ask_copy (&next, &play->ask);
          memcpy (after, play->state, game->state_size);
          game->answer (after, &next, 0, NULL);
          if (is_sought (play, &next, after))
            {
              g_test_message ("one was found in game %u", (guint) seed);
              return g_memdup2 (play->state, game->state_size);
            }
        }
    }

  return NULL;
}

/* The last one answers in secret, and somebody is asked behind the curtain afterwards. */
static gboolean
is_last_secret (KitPlay          *play,
                const BrambleAsk *next,
                gconstpointer     after)
{
  return bramble_ask_is_secret (play->game, play->state, &play->ask) && next->n_options > 0
         && play->game->round (after) > play->game->round (play->state)
         && (bramble_ask_nature (play->game, after, next) & BRAMBLE_ASK_OPEN) == 0;
}

/* The same, with an open ask afterwards. */
static gboolean
is_last_secret_before_open (KitPlay          *play,
                            const BrambleAsk *next,
                            gconstpointer     after)
{
  return bramble_ask_is_secret (play->game, play->state, &play->ask) && next->n_options > 0
         && (bramble_ask_nature (play->game, after, next) & BRAMBLE_ASK_OPEN) != 0;
}

/* The same, and whoever answered last goes on behind the curtain. */
static gboolean
is_last_secret_of_same (KitPlay          *play,
                        const BrambleAsk *next,
                        gconstpointer     after)
{
  return bramble_ask_is_secret (play->game, play->state, &play->ask) && next->n_options > 0
         && next->seat == play->ask.seat
         && (bramble_ask_nature (play->game, after, next) & (BRAMBLE_ASK_OPEN | BRAMBLE_ASK_SECRET)) == 0;
}

/* What comes to light is played for all, and only then the curtain falls. */
static void
watch_reveal (const BrambleGame  *game,
              const BrambleSetup *setup,
              gconstpointer       state,
              gboolean            falls)
{
  Table table;

  set_pace ("off");
  open_table (&table, game, setup, BRAMBLE_ALL_SEATS, state);
  g_assert_true (has_curtain (&table));
  gtk_widget_activate_action (table.board, "board.answer", "u", 0u);
  g_assert_cmpuint (bramble_match_get_step (table.match), ==, 0);
  g_signal_emit_by_name (find_type (table.curtain, GTK_TYPE_BUTTON), "clicked");
  g_assert_cmpint (bramble_match_get_viewer (table.match), ==, bramble_match_get_ask_seat (table.match));
  set_pace ("fast");
  gtk_widget_activate_action (table.board, "board.answer", "u", 0u);
  g_assert_cmpuint (bramble_match_get_step (table.match), ==, 1);
  g_assert_true (is_moving (&table));
  while (is_moving (&table))
    {
      g_assert_false (has_curtain (&table));
      g_assert_cmpint (bramble_match_get_viewer (table.match), ==, BRAMBLE_VIEWER_NOBODY);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpint (has_curtain (&table), ==, falls);
  close_table (&table);
}

static void
reveals_are_for_all (const BrambleGame *game)
{
  BrambleSetup setup;
  g_autofree guint8 *before_curtain = find_position (game, is_last_secret, &setup);
  g_autofree guint8 *before_open = NULL;
  g_autofree guint8 *before_same = NULL;

  hands_forgive_gtk ();
  if (before_curtain)
    watch_reveal (game, &setup, before_curtain, TRUE);
  before_open = find_position (game, is_last_secret_before_open, &setup);
  if (before_open)
    watch_reveal (game, &setup, before_open, FALSE);
  before_same = find_position (game, is_last_secret_of_same, &setup);
  if (before_same)
    watch_reveal (game, &setup, before_same, TRUE);
  if (before_curtain == NULL && before_open == NULL)
    g_test_skip ("nobody answers in secret here");
}

/* Somebody is asked who has only one answer, and could have more for all that the others
 * know. */
static gboolean
has_no_choice (KitPlay          *play,
               const BrambleAsk *next,
               gconstpointer     after)
{
  return play->ask.n_options == 1
         && (bramble_ask_nature (play->game, play->state, &play->ask) & (BRAMBLE_ASK_OPEN | BRAMBLE_ASK_SECRET)) == 0;
}

/* Who cannot answer otherwise is not answered for, as far as anybody sees. */
static void
nobody_is_answered_for_behind_the_curtain (const BrambleGame *game)
{
  BrambleSetup setup;
  g_autofree guint8 *state = find_position (game, has_no_choice, &setup);
  gint64 end;
  Table table;

  hands_forgive_gtk ();
  if (state == NULL)
    {
      g_test_skip ("whoever is asked in this game has a choice");
      return;
    }
  g_settings_set_boolean (bramble_settings_get_default (), "answer-alone", TRUE);
  set_pace ("off");
  open_table (&table, game, &setup, BRAMBLE_ALL_SEATS, state);
  g_assert_true (has_curtain (&table));
  g_signal_emit_by_name (find_type (table.curtain, GTK_TYPE_BUTTON), "clicked");
  end = g_get_monotonic_time () + 2 * PAUSE * 1000;
  while (g_get_monotonic_time () < end)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_cmpuint (bramble_match_get_step (table.match), ==, 0);
  close_table (&table);
  g_settings_reset (bramble_settings_get_default (), "answer-alone");
}

/* An answer after which somebody is asked whose being asked tells something. */
static gboolean
leads_to_telling (KitPlay          *play,
                  const BrambleAsk *next,
                  gconstpointer     after)
{
  return next->n_options > 0 && next->seat != play->ask.seat
         && (bramble_ask_nature (play->game, after, next) & BRAMBLE_ASK_TELLS) != 0;
}

/* Whether the board lets any time go by before it goes on. */
static gboolean
is_pausing (Table *table)
{
  GSource *pause = g_main_context_find_source_by_user_data (NULL, table->board);

  return pause && g_source_get_ready_time (pause) > g_get_monotonic_time ();
}

/* Whether a computer is asked and nobody may notice it. */
static gboolean
asks_unnoticed (Table *table,
                guint  person)
{
  int asked = bramble_match_get_ask_seat (table->match);

  return asked >= 0 && (guint) asked != person && (bramble_match_get_nature (table->match) & BRAMBLE_ASK_TELLS) != 0;
}

/* A computer that is asked like that has answered before anything is to be seen, however
 * often it is asked: no other question, no pause, and everything is played in one go. */
static void
computers_are_asked_unnoticed (const BrambleGame *game)
{
  BrambleSetup setup;
  g_autofree guint8 *state = find_position (game, leads_to_telling, &setup);
  g_autofree char *question = NULL;
  BrambleAsk ask;
  Table table;

  hands_forgive_gtk ();
  if (state == NULL)
    {
      g_test_skip ("asking never tells anything in this game");
      return;
    }
  game->ask (state, &ask);
  set_pace ("slow");
  open_table (&table, game, &setup, 1u << ask.seat, state);
  question = g_strdup (read_question (&table));
  gtk_widget_activate_action (table.board, "board.answer", "u", 0u);
  g_assert_cmpuint (bramble_match_get_step (table.match), ==, 1);
  while (asks_unnoticed (&table, ask.seat))
    {
      g_assert_false (is_moving (&table));
      g_assert_false (is_pausing (&table));
      g_assert_true (strcmp (read_question (&table), question) == 0 || strcmp (read_question (&table), "Waiting…") == 0
                     || strcmp (read_question (&table), "This is happening…") == 0);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_true (is_moving (&table));
  /* Nothing says that somebody has answered, either. */
  g_assert_cmpstr (bramble_match_get_undo_reason (table.match), !=, "A computer player has answered since then.");
  close_table (&table);
}

static const KitGameTest tests[] = {
  { "curtains-follow-natures", curtains_follow_natures },
  { "reveals-are-for-all", reveals_are_for_all },
  { "nobody-is-answered-for-behind-the-curtain", nobody_is_answered_for_behind_the_curtain },
  { "computers-are-asked-unnoticed", computers_are_asked_unnoticed },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  return kit_run (tests);
}
