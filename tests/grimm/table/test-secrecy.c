/* test-secrecy.c: positions that look the same to somebody look the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two positions that differ only in what is hidden from who looks are put on
 * the table of the real window. Every pixel, and every text that can be read,
 * pointed at or heard, must be the same.
 */

#include <rules/grimm.h>
#include <string.h>

#include "bramble-grimm-moves.h"
#include "bramble-grimm-scene.h"
#include "bramble-settings.h"
#include "bramble-window-private.h"
#include "hands.h"
#include "look.h"
#include "test-slow.h"
#include "worlds.h"

/* All people, with the curtain between them. */
#define VIEWER_CURTAIN (BRAMBLE_MAX_SEATS)

#define MAX_ANSWERS 2000
/* Answers between two positions that are looked at, and the least pairs of them: few
 * in the check, and where widgets are ten times slower. */
#define MEAN_STRIDE kit_often (KIT_SLOW ? 400 : 200, KIT_SLOW ? 100 : 30)
#define MIN_PAIRS kit_often (KIT_SLOW ? 4 : 20, KIT_SLOW ? 10 : 200)

/* Pairs that were compared, and what differed in them. */
static struct
{
  guint all;
  guint hands;   /* Fables that others hold */
  guint plans;   /* what others have set down, while all plan */
  guint decks;   /* what will be drawn */
  guint curtain;
  guint nobody;
  guint steps;
} pairs;

static BrambleWindow *window;

/* A computer player who thinks until somebody has had enough. */
static guint
ponder (const BrambleLevel     *bot,
        const BrambleThought *thought)
{
  while (thought->cancelled && !g_atomic_int_get (thought->cancelled))
    g_usleep (1000);
  return 0;
}

static const BrambleLevel ponderer = { .id = "ponderer", .name = "Ponderer", .line = "Ponders.", .choose = ponder };

/* A match of one position, which @viewer will look at. */
static BrambleMatch *
match_at (const BrambleSetup *setup,
          const GrimmState   *state,
          int                 viewer)
{
  static char names[][8] = { "Ann", "Ben", "Cat", "Dan" };
  BrambleRecordSeat seats[BRAMBLE_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BrambleRecord *record;

  for (guint i = 0; i < setup->seats; i++)
    {
      seats[i].name = names[i];
      seats[i].level = viewer == VIEWER_CURTAIN || viewer == (int) i ? NULL : &ponderer;
    }
  record = bramble_record_new (&grimm_game, setup, seats, FALSE, &error);
  g_assert_no_error (error);
  /* A record gives its states to nobody for writing; a test may take it. */
  memcpy ((gpointer) bramble_record_state (record, 0), state, sizeof *state);
  bramble_record_go_to (record, 0);
  return bramble_match_new (record);
}

static void
save_picture (GBytes     *pixels,
              const char *name)
{
  int width = gtk_widget_get_width (GTK_WIDGET (window));
  int height = gtk_widget_get_height (GTK_WIDGET (window));
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, pixels, (gsize) width * 4);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), name, NULL);

  gdk_texture_save_to_png (texture, path);
  g_test_message ("%s", path);
}

static void
assert_same_picture (const char *what,
                     GBytes     *first,
                     GBytes     *second)
{
  const guint8 *one = g_bytes_get_data (first, NULL);
  const guint8 *two = g_bytes_get_data (second, NULL);
  gsize width = (gsize) gtk_widget_get_width (GTK_WIDGET (window));
  gsize i = 0;

  if (g_bytes_equal (first, second))
    return;

  save_picture (first, "bramble-secrecy-1.png");
  save_picture (second, "bramble-secrecy-2.png");
  while (one[i] == two[i])
    i++;
  g_error ("%s: the pictures differ at %u, %u", what, (guint) (i / 4 % width), (guint) (i / 4 / width));
}

/* Who looks, in words. */
static char *
name_viewer (const char *what,
             int         viewer)
{
  if (viewer == VIEWER_CURTAIN)
    return g_strdup_printf ("%s, behind the curtain", what);
  if (viewer < 0)
    return g_strdup_printf ("%s, while computers play", what);
  return g_strdup_printf ("%s, seen from seat %d", what, viewer + 1);
}

/* What is to be seen and read when @match is on the table, after @option if
 * that is not negative. */
static void
look_at (BrambleMatch  *match,
         int            option,
         char         **texts,
         GBytes       **picture)
{
  bramble_window_show_match (window, match);
  hands_hear_out (GTK_WIDGET (window));
  if (option >= 0)
    {
      g_assert_true (bramble_match_answer (match, (guint) option));
      hands_hear_out (GTK_WIDGET (window));
    }
  *picture = look_picture (GTK_WIDGET (window));
  *texts = look_texts (GTK_WIDGET (window));
}

/* Two positions that look the same to @viewer. */
static void
looks_the_same (const BrambleSetup *setup,
                const GrimmState   *state,
                int                 viewer,
                BrambleRng         *rng)
{
  GrimmState other;
  g_autoptr (BrambleMatch) one = match_at (setup, state, viewer);
  g_autoptr (BrambleMatch) two = NULL;
  g_autoptr (GBytes) first_picture = NULL;
  g_autoptr (GBytes) second_picture = NULL;
  g_autofree char *first_texts = NULL;
  g_autofree char *second_texts = NULL;
  g_autofree char *what = name_viewer ("a position", viewer);

  world_other_state (state, viewer == VIEWER_CURTAIN ? BRAMBLE_VIEWER_NOBODY : viewer, &other, rng);
  if (bramble_game_hash (&grimm_game, state) == bramble_game_hash (&grimm_game, &other))
    return;

  two = match_at (setup, &other, viewer);
  look_at (one, -1, &first_texts, &first_picture);
  look_at (two, -1, &second_texts, &second_picture);
  world_assert_same (what, first_texts, second_texts);
  assert_same_picture (what, first_picture, second_picture);

  pairs.all++;
  pairs.curtain += viewer == VIEWER_CURTAIN;
  pairs.nobody += viewer < 0;
  pairs.decks += state->n_deck > 0 && memcmp (state->deck, other.deck, state->n_deck) != 0;
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      gboolean differ = FALSE;

      for (guint fable = 0; fable < GRIMM_N_FABLES; fable++)
        differ |= grimm_hand_count (&state->players[seat], fable) != grimm_hand_count (&other.players[seat], fable);
      pairs.hands += differ;
      pairs.plans += state->window == GRIMM_WINDOW_PLAN
                     && (state->players[seat].gather != other.players[seat].gather
                         || state->players[seat].fable != other.players[seat].fable);
    }
}

/* What @viewer was told of the last step, and what flew over the table. */
static char *
dump_step (BrambleMatch *match)
{
  guint step = bramble_match_get_step (match);
  g_autoptr (GPtrArray) moves = bramble_moves_new (match, step, bramble_grimm_tell, bramble_grimm_pictures);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      const BrambleMove *move = g_ptr_array_index (moves, i);

      g_string_append_printf (text, "%u %d %u %s %d %d %d %u %s %s %s\n", move->kind, move->together, move->linger,
                              move->art, move->width, move->height, move->framed, move->count,
                              bramble_thing_get_name (move->from), bramble_thing_get_name (move->to), move->text);
    }

  return g_string_free (text, FALSE);
}

static char *
dump_told (BrambleMatch *match)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
  GString *text = g_string_new (NULL);

  bramble_match_get_events (match, bramble_match_get_step (match), events);
  for (guint i = 0; i < events->len; i++)
    {
      g_autofree char *line = grimm_event_line (&g_array_index (events, BrambleEvent, i));

      g_string_append_printf (text, "%s\n", line);
    }

  return g_string_free (text, FALSE);
}

/* From two positions that look the same, with the same events for @viewer, to
 * two that look the same: neither log, recap nor motion tells them apart. */
static void
sounds_the_same (const BrambleSetup *setup,
                 const GrimmState   *state,
                 guint               option,
                 int                 viewer,
                 BrambleRng         *rng)
{
  GrimmState other;
  BrambleAsk ask;
  g_autoptr (BrambleMatch) one = match_at (setup, state, viewer);
  g_autoptr (BrambleMatch) two = NULL;
  g_autoptr (BrambleMatch) two_again = NULL;
  g_autoptr (GBytes) first_picture = NULL;
  g_autoptr (GBytes) second_picture = NULL;
  g_autofree char *first_texts = NULL;
  g_autofree char *second_texts = NULL;
  g_autofree char *first_told = NULL;
  g_autofree char *second_told = NULL;
  g_autofree char *first_moves = NULL;
  g_autofree char *second_moves = NULL;
  g_autofree char *what = name_viewer ("a step", viewer);
  guint answer;

  world_other_state (state, viewer, &other, rng);
  grimm_game.ask (&other, &ask);
  answer = (int) ask.seat == viewer ? option : bramble_rng_below (rng, ask.n_options);
  bramble_match_set_viewer (one, viewer);
  g_assert_true (bramble_match_answer (one, option));
  two = match_at (setup, &other, viewer);
  bramble_match_set_viewer (two, viewer);
  g_assert_true (bramble_match_answer (two, answer));
  first_told = dump_told (one);
  second_told = dump_told (two);
  if (strcmp (first_told, second_told) != 0
      || bramble_game_hash (&grimm_game, bramble_match_get_view (one)) != bramble_game_hash (&grimm_game, bramble_match_get_view (two)))
    return;

  first_moves = dump_step (one);
  second_moves = dump_step (two);
  world_assert_same (what, first_moves, second_moves);

  g_clear_object (&one);
  one = match_at (setup, state, viewer);
  two_again = match_at (setup, &other, viewer);
  look_at (one, (int) option, &first_texts, &first_picture);
  look_at (two_again, (int) answer, &second_texts, &second_picture);
  world_assert_same (what, first_texts, second_texts);
  assert_same_picture (what, first_picture, second_picture);
  pairs.steps++;
}

static void
keeps_secrets (const BrambleSetup *setup,
               guint64             seed)
{
  g_autoptr (World) world = world_new (world_record (setup), BRAMBLE_VIEWER_NOBODY);
  BrambleRng rng;
  guint next;

  bramble_rng_seed (&rng, seed);
  next = 1 + bramble_rng_below (&rng, MEAN_STRIDE);
  for (guint step = 1; step < MAX_ANSWERS && world_play (world, &rng); step++)
    {
      const BrambleRecord *record = bramble_match_get_record (world->match);
      const GrimmState *state = bramble_record_now (record);
      BrambleAsk ask;

      grimm_game.ask (state, &ask);
      if (ask.n_options == 0 || step < next)
        continue;
      next = step + 1 + bramble_rng_below (&rng, 2 * MEAN_STRIDE);
      for (int viewer = BRAMBLE_VIEWER_NOBODY; viewer < (int) setup->seats; viewer++)
        looks_the_same (setup, state, viewer, &rng);
      looks_the_same (setup, state, VIEWER_CURTAIN, &rng);
      sounds_the_same (setup, bramble_record_state (record, step - 1), (guint) bramble_record_option (record, step),
                       (int) bramble_rng_below (&rng, setup->seats), &rng);
    }
}

static void
table_keeps_secrets (void)
{
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nonexistent/bramble");
  g_autoptr (BrambleStore) store = bramble_store_new (nowhere);

  window = bramble_window_new (NULL, store);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  /* Whether the pointer is above something is no matter of the position. */
  gtk_widget_set_can_target (GTK_WIDGET (window), FALSE);
  gtk_window_present (GTK_WINDOW (window));
  world_for_all (g_test_slow () ? 10 : 1, keeps_secrets);
  g_test_message ("%u pairs of positions, %u of them while computers play, %u behind the curtain, %u pairs of steps; "
                  "%u hands, %u plans and %u decks were different",
                  pairs.all, pairs.nobody, pairs.curtain, pairs.steps, pairs.hands, pairs.plans, pairs.decks);
  g_assert_cmpuint (pairs.all, >=, MIN_PAIRS);
  g_assert_cmpuint (pairs.nobody, >=, MIN_PAIRS / 10);
  g_assert_cmpuint (pairs.curtain, >=, MIN_PAIRS / 10);
  g_assert_cmpuint (pairs.steps, >=, MIN_PAIRS / 20);
  g_assert_cmpuint (pairs.hands, >=, MIN_PAIRS / 2);
  g_assert_cmpuint (pairs.plans, >=, MIN_PAIRS / 20);
  g_assert_cmpuint (pairs.decks, >=, MIN_PAIRS / 2);
  gtk_window_destroy (GTK_WINDOW (window));
  look_settle ();
}

int
main (int    argc,
      char **argv)
{
  GSettings *settings;

  gtk_test_init (&argc, &argv, NULL);
  settings = bramble_settings_get_default ();
  g_settings_set_string (settings, "pace", "off");
  /* What has only one answer would be given after a moment, here sooner and there later. */
  g_settings_set_boolean (settings, "answer-alone", FALSE);
  g_settings_set_boolean (settings, "show-log", TRUE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/table/secrecy", table_keeps_secrets);
  return g_test_run ();
}
