/* test-motion.c: what happens is played, said, and nothing secret with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>

#include <bramble-art.h>
#include <bramble-grimm-moves.h>
#include <bramble-grimm-scene.h>
#include <bramble-motion.h>
#include <rules/events.h>
#include <rules/grimm.h>
#include <string.h>
#include "look.h"
#include "test-setup.h"

/* Games. */

static BrambleRecord *
play_record (guint       seats,
             const char *cards,
             guint64     seed)
{
  const BrambleGame *game = bramble_game_by_id ("grimm-forest");
  BrambleSetup setup = test_setup (seats, seed, BRAMBLE_NO_SEAT, cards, NULL);
  BrambleRecordSeat who[BRAMBLE_MAX_SEATS] = {
    { (char *) "Ann <&>" }, { (char *) "Bob" }, { (char *) "Cleo" }, { (char *) "Dan" },
  };
  BrambleRecord *record;
  BrambleRng rng;
  BrambleAsk ask;

  test_choose (&setup, game, "look", "green,blue,purple,orange");
  record = bramble_record_new (game, &setup, who, TRUE, NULL);
  g_assert_nonnull (record);
  bramble_rng_seed (&rng, seed);
  for (guint i = 0; i < 600; i++)
    {
      game->ask (bramble_record_now (record), &ask);
      if (ask.n_options == 0)
        break;
      g_assert_true (bramble_record_answer (record, bramble_rng_below (&rng, ask.n_options)));
    }
  return record;
}

/* A window with two places and the motion over it. */

typedef struct
{
  GtkWidget *window;
  GtkWidget *places[2];
  BrambleMotion *motion;
  guint done;
  guint frames;
} Table;

static void
table_init (Table *table)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 300);

  memset (table, 0, sizeof *table);
  table->window = gtk_window_new ();
  for (guint i = 0; i < 2; i++)
    {
      table->places[i] = gtk_label_new ("Here");
      gtk_box_append (GTK_BOX (box), table->places[i]);
    }
  table->motion = BRAMBLE_MOTION (bramble_motion_new ());
  gtk_overlay_set_child (GTK_OVERLAY (overlay), box);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (table->motion));
  gtk_window_set_child (GTK_WINDOW (table->window), overlay);
  gtk_window_set_default_size (GTK_WINDOW (table->window), 800, 600);
  gtk_window_present (GTK_WINDOW (table->window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (table->motion)))
    g_main_context_iteration (NULL, TRUE);
  g_object_ref (table->window);
  g_object_ref (table->motion);
}

static void
table_clear (Table *table)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  bramble_art_settle (bramble_art_get_default ());
  look_run_for (20);
  look_finalize (table->window);
  look_finalize (table->motion);
}

/* Some places are not on the table, as it may be in a real one. */
static GtkWidget *
find_place (BrambleThing place,
            gpointer     user_data)
{
  Table *table = user_data;

  return bramble_thing_is (place, "bonus") ? NULL : table->places[g_str_hash (bramble_thing_get_name (place)) % 2];
}

static void
count_done (gpointer user_data)
{
  ((Table *) user_data)->done++;
}

static void
count_frame (Table *table)
{
  table->frames++;
}

/* Takes @moves. */
static void
play (Table     *table,
      GPtrArray *moves,
      double     pace)
{
  bramble_motion_play (table->motion, moves, pace, find_place, table, count_done, table);
  g_ptr_array_unref (moves);
}

static void
wait_done (Table *table,
           guint  done)
{
  while (table->done < done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (table->done, ==, done);
  g_assert_false (bramble_motion_get_playing (table->motion));
}

static GPtrArray *
some_moves (void)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func ((GDestroyNotify) bramble_move_free);

  for (guint i = 0; i < 3; i++)
    {
      BrambleMove *move = bramble_move_new (i);

      move->art = g_strdup ("grimm/tokens/straw");
      move->width = move->height = 32;
      move->count = 3;
      move->linger = 300;
      move->from = bramble_thing_number ("seat", 0);
      move->to = bramble_thing ("location", "fields");
      move->text = g_strdup ("Ann & Bob gather.");
      g_ptr_array_add (moves, move);
    }
  return moves;
}

/* Tests. */

/* All kinds of events, seen by everybody, have a scene; its picture exists, and
 * nothing takes longer than it may. */
static void
test_scenes (void)
{
  guint seen[GRIMM_N_EVENTS] = { 0 };
  guint n_seen = 0;

  for (guint64 seed = 1; seed <= 60 && (seed <= 12 || n_seen < GRIMM_N_EVENTS); seed++)
    {
      guint seats = 2 + (guint) (seed % 3);
      g_autoptr (BrambleMatch) match = bramble_match_new_replay (play_record (seats, seed % 4 ? "all" : "basic", seed));
      guint n_steps = bramble_match_get_n_steps (match);

      bramble_match_go_to (match, n_steps);
      bramble_match_set_viewer (match, (int) (seed % (seats + 2)) - 2);
      for (guint step = 0; step <= n_steps; step++)
        {
          g_autoptr (GPtrArray) scenes = bramble_scenes_new (match, step, bramble_grimm_tell);
          g_autoptr (GPtrArray) moves = bramble_moves_new (match, step, bramble_grimm_tell, bramble_grimm_pictures);
          g_autoptr (GArray) acts = g_array_new (FALSE, FALSE, sizeof (BrambleAct));
          double total = bramble_moves_plan (moves, acts);
          guint planned = 0;

          g_assert_cmpfloat (total, >=, 0);
          for (guint i = 0; i < scenes->len; i++)
            {
              const BrambleScene *scene = g_ptr_array_index (scenes, i);

              g_assert_cmpuint (scene->event, <, GRIMM_N_EVENTS);
              if (seen[scene->event]++ == 0)
                n_seen++;
              g_assert_true (scene->thing.kind || scene->kind <= BRAMBLE_SCENE_TOLD);
              g_assert_true (scene->to.kind || scene->kind <= BRAMBLE_SCENE_TOLD);
            }
          for (guint i = 0; i < moves->len; i++)
            {
              const BrambleMove *move = g_ptr_array_index (moves, i);

              if (move->art && !bramble_art_has (bramble_art_get_default (), move->art))
                g_error ("there is no picture %s", move->art);
              g_assert_true (move->art == NULL || (move->width > 0 && move->height > 0));
            }
          for (guint i = 0; i < acts->len; i++)
            planned += g_array_index (acts, BrambleAct, i).n_moves;
          g_assert_cmpuint (planned, ==, moves->len);
        }
    }
  for (guint i = 0; i < GRIMM_N_EVENTS; i++)
    if (seen[i] == 0)
      {
        BrambleEvent event = { .kind = (guint8) i };

        g_test_message ("no %s in these games", grimm_event_id (&event));
      }
  g_assert_cmpuint (n_seen, >=, GRIMM_N_EVENTS - 3);
}

/* Whether the secret of an event is a Location. */
static gboolean
hides_location (guint kind)
{
  return kind == GRIMM_EVENT_GATHER_PEEKED || kind == GRIMM_EVENT_GATHER_CHANGED
         || kind == GRIMM_EVENT_GATHER_SHUFFLED || kind == GRIMM_EVENT_GATHERS_LOCKED;
}

/* A card that the viewer may not know has no face in a scene or in its text. */
static void
test_secrets (void)
{
  guint hidden = 0;

  for (guint64 seed = 1; seed <= 12; seed++)
    {
      guint seats = 2 + (guint) (seed % 3);
      g_autoptr (BrambleMatch) match = bramble_match_new_replay (play_record (seats, "all", seed));
      const BrambleRecord *record = bramble_match_get_record (match);
      g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));

      bramble_match_go_to (match, bramble_match_get_n_steps (match));
      for (int viewer = BRAMBLE_VIEWER_NOBODY; viewer < (int) seats; viewer++)
        {
          guint bit = viewer < 0 ? 0 : 1u << viewer;

          bramble_match_set_viewer (match, viewer);
          for (guint step = 1; step <= bramble_match_get_n_steps (match); step++)
            {
              g_autoptr (GPtrArray) scenes = bramble_scenes_new (match, step, bramble_grimm_tell);
              guint at = 0;

              bramble_record_events (record, step, events);
              for (guint i = 0; i < events->len; i++)
                {
                  const BrambleEvent *event = &g_array_index (events, BrambleEvent, i);
                  gboolean told = event->told == BRAMBLE_ALL_SEATS || (event->told & bit);
                  gboolean shown = event->shown == BRAMBLE_ALL_SEATS || (event->shown & bit);
                  g_autoptr (BrambleMove) move = NULL;
                  const BrambleScene *scene;

                  if (!told)
                    continue;
                  scene = g_ptr_array_index (scenes, at);
                  at += event->kind == GRIMM_EVENT_GATHERS_SWAPPED
                        || (event->kind == GRIMM_EVENT_REGAL_CAME && event->n > 0) ? 2 : 1;
                  g_assert_cmpuint (scene->event, ==, event->kind);
                  if (shown || event->card >= GRIMM_N_CARDS)
                    continue;

                  hidden++;
                  move = bramble_moves_for_scene (match, scene, bramble_grimm_pictures);
                  g_assert_nonnull (move);
                  g_assert_true (bramble_thing_is (scene->thing, "back"));
                  g_assert_true (g_str_has_prefix (move->art, "grimm/cards/back-"));
                  if (!hides_location (event->kind) && scene->text)
                    g_assert_null (strstr (scene->text, grimm_card_name (event->card)));
                }
              g_assert_cmpuint (at, ==, scenes->len);
            }
        }
    }
  g_assert_cmpuint (hidden, >, 100);
}

static void
test_off (void)
{
  g_autoptr (BrambleMatch) match = bramble_match_new_replay (play_record (4, "all", 7));
  g_autoptr (GPtrArray) nothing = g_ptr_array_new ();
  Table table;
  guint n = 0;

  table_init (&table);
  bramble_match_go_to (match, bramble_match_get_n_steps (match));
  for (guint step = 0; step <= bramble_match_get_n_steps (match); step++)
    {
      play (&table, bramble_moves_new (match, step, bramble_grimm_tell, bramble_grimm_pictures), 0);
      g_assert_cmpuint (table.done, ==, ++n);
      g_assert_false (bramble_motion_get_playing (table.motion));
    }

  /* Less motion is what the desktop asks for. */
  g_object_set (gtk_widget_get_settings (table.window), "gtk-enable-animations", FALSE, NULL);
  play (&table, some_moves (), 1);
  g_assert_cmpuint (table.done, ==, ++n);
  g_object_set (gtk_widget_get_settings (table.window), "gtk-enable-animations", TRUE, NULL);

  /* Nothing happened, and nobody listens. */
  bramble_motion_play (table.motion, nothing, 1, NULL, NULL, NULL, NULL);
  g_assert_false (bramble_motion_get_playing (table.motion));
  table_clear (&table);
}

static void
test_fast (void)
{
  g_autoptr (BrambleMatch) match = bramble_match_new_replay (play_record (3, "all", 5));
  Table table;
  guint n = 0;

  table_init (&table);
  bramble_match_go_to (match, bramble_match_get_n_steps (match));
  bramble_match_set_viewer (match, 1);
  for (guint step = 0; step <= MIN (bramble_match_get_n_steps (match), 150); step++)
    {
      play (&table, bramble_moves_new (match, step, bramble_grimm_tell, bramble_grimm_pictures), 0.002);
      wait_done (&table, ++n);
    }

  /* Once with time to be drawn. */
  play (&table, some_moves (), 0.15);
  g_assert_true (bramble_motion_get_playing (table.motion));
  wait_done (&table, ++n);
  table_clear (&table);
}

static void
test_skip (void)
{
  Table table;

  table_init (&table);
  play (&table, some_moves (), 1);
  g_assert_true (bramble_motion_get_playing (table.motion));
  look_run_for (60);
  bramble_motion_skip (table.motion);
  g_assert_cmpuint (table.done, ==, 1);
  g_assert_false (bramble_motion_get_playing (table.motion));
  bramble_motion_skip (table.motion);
  g_assert_cmpuint (table.done, ==, 1);

  /* What comes next ends what is played. */
  play (&table, some_moves (), 1);
  play (&table, some_moves (), 1);
  g_assert_cmpuint (table.done, ==, 2);
  g_assert_true (bramble_motion_get_playing (table.motion));
  bramble_motion_stop (table.motion);
  g_assert_cmpuint (table.done, ==, 2);

  /* Whoever waits is called when the table is put away. */
  play (&table, some_moves (), 1);
  look_run_for (40);
  gtk_widget_set_visible (GTK_WIDGET (table.motion), FALSE);
  wait_done (&table, 3);

  /* It may end in the middle of something. */
  gtk_widget_set_visible (GTK_WIDGET (table.motion), TRUE);
  look_run_for (40);
  play (&table, some_moves (), 1);
  look_run_for (40);
  table_clear (&table);
}

static void
test_idle (void)
{
  GdkFrameClock *clock;
  Table table;

  table_init (&table);
  play (&table, some_moves (), 0.1);
  wait_done (&table, 1);
  look_run_for (600);

  clock = gtk_widget_get_frame_clock (table.window);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (count_frame), &table);
  look_run_for (1000);
  g_assert_cmpuint (table.frames, ==, 0);
  g_signal_handlers_disconnect_by_data (clock, &table);
  table_clear (&table);
}

/* The face of the die is held up when Prince Regal rolls, and only then. */
static void
test_die (void)
{
  guint n_rolled = 0;
  guint n_full = 0;

  for (guint64 seed = 1; seed <= 12; seed++)
    {
      g_autoptr (BrambleMatch) match = bramble_match_new_replay (play_record (2, "all", seed));

      bramble_match_go_to (match, bramble_match_get_n_steps (match));
      for (guint step = 0; step <= bramble_match_get_n_steps (match); step++)
        {
          g_autoptr (GPtrArray) scenes = bramble_scenes_new (match, step, bramble_grimm_tell);

          for (guint i = 0; i < scenes->len; i++)
            {
              const BrambleScene *scene = g_ptr_array_index (scenes, i);
              const BrambleScene *before = i > 0 ? g_ptr_array_index (scenes, i - 1) : NULL;
              gboolean rolled = before && before->event == scene->event;
              g_autoptr (BrambleMove) move = NULL;

              if (!bramble_thing_is (scene->thing, "regal"))
                continue;
              if (!rolled)
                {
                  g_assert_nonnull (strstr (scene->text, "visits"));
                  n_full++;
                  continue;
                }
              move = bramble_moves_for_scene (match, before, bramble_grimm_pictures);
              g_assert_true (g_str_has_prefix (move->art, "grimm/tokens/die-"));
              g_assert_cmpstr (strrchr (move->art, '-') + 1, ==, before->to.id);
              g_assert_nonnull (strstr (before->text, "rolls the die"));
              g_assert_null (scene->text);
              n_rolled++;
            }
        }
    }
  g_assert_cmpuint (n_rolled, >, 20);
  g_assert_cmpuint (n_full, >, 0);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/motion/scenes", test_scenes);
  g_test_add_func ("/motion/secrets", test_secrets);
  g_test_add_func ("/motion/die", test_die);
  g_test_add_func ("/motion/off", test_off);
  g_test_add_func ("/motion/fast", test_fast);
  g_test_add_func ("/motion/skip", test_skip);
  g_test_add_func ("/motion/idle", test_idle);
  return g_test_run ();
}
