/* test-models.c: the models that widgets bind to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "mirror.h"
#include "test-slow.h"
#include "worlds.h"

#define MAX_ANSWERS 2000
/* Where not a whole game is needed. */
#define SOME_ANSWERS kit_often (KIT_SLOW ? 60 : 100, 200)
/* Every so many answers the position is looked at closely. */
#define STRIDE kit_often (KIT_SLOW ? 41 : 23, 7)

static void
assert_mirrored (World  *world,
                 Mirror *table,
                 Mirror *log)
{
  g_autofree char *table_dump = world_dump (world->table);
  g_autofree char *log_dump = world_dump (world->log);
  g_autofree char *table_copy = mirror_dump (table);
  g_autofree char *log_copy = mirror_dump (log);

  world_assert_same ("the mirror of the table", table_dump, table_copy);
  world_assert_same ("the mirror of the log", log_dump, log_copy);
}

static void
assert_fresh (World *world)
{
  g_autoptr (BrambleGrimmTable) table = bramble_grimm_table_new (world->match);
  g_autoptr (BrambleLog) log = bramble_log_new (world->match);
  g_autofree char *table_dump = world_dump (world->table);
  g_autofree char *log_dump = world_dump (world->log);
  g_autofree char *fresh_table = world_dump (table);
  g_autofree char *fresh_log = world_dump (log);

  world_assert_same ("a new table", table_dump, fresh_table);
  world_assert_same ("a new log", log_dump, fresh_log);
}

static void
count (guint *n)
{
  (*n)++;
}

/* The mirror itself sees to it that nothing is told which has not changed. */
static void
changes_by_difference (const BrambleSetup *setup,
                       guint64             seed)
{
  int viewer = (int) (seed % (setup->seats + 1)) - 1;
  g_autoptr (World) world = world_new (world_record (setup), viewer);
  g_autoptr (Mirror) table = mirror_new (world->table);
  g_autoptr (Mirror) log = mirror_new (world->log);
  BrambleRng rng;
  guint n_log = 0;

  bramble_rng_seed (&rng, seed);
  g_signal_connect_swapped (world->log, "items-changed", G_CALLBACK (count), &n_log);
  for (guint step = 1; step < MAX_ANSWERS; step++)
    {
      g_autofree char *before = world_dump (world->table);
      g_autofree char *after = NULL;

      n_log = 0;
      mirror_told (table);
      if (!world_play (world, &rng))
        break;
      g_assert_cmpuint (n_log, <=, 1);
      after = world_dump (world->table);
      g_assert_cmpint (mirror_told (table) == 0, ==, strcmp (before, after) == 0);
      if (step % STRIDE == 0)
        assert_mirrored (world, table, log);
    }
  assert_mirrored (world, table, log);
  assert_fresh (world);
  g_signal_handlers_disconnect_by_data (world->log, &n_log);
}

static void
undoes_and_redoes (const BrambleSetup *setup,
                   guint64             seed)
{
  int viewer = (int) (seed % (setup->seats + 1)) - 1;
  g_autoptr (World) world = world_new (world_record (setup), viewer);
  g_autoptr (Mirror) table = mirror_new (world->table);
  g_autoptr (Mirror) log = mirror_new (world->log);
  g_autofree char *end = NULL;
  g_autofree char *again = NULL;
  BrambleRng rng;

  bramble_rng_seed (&rng, seed);
  for (guint step = 1; step < SOME_ANSWERS && world_play (world, &rng); step++)
    ;
  end = world_dump_all (world);
  for (guint i = 0; bramble_match_undo (world->match, bramble_rng_below (&rng, BRAMBLE_BY_ROUND + 1)); i++)
    if (i % STRIDE == 0)
      assert_fresh (world);
  g_assert_cmpuint (bramble_match_get_step (world->match), ==, 0);
  assert_fresh (world);
  assert_mirrored (world, table, log);

  for (guint i = 0; bramble_match_redo (world->match, bramble_rng_below (&rng, BRAMBLE_BY_ROUND + 1)); i++)
    if (i % STRIDE == 0)
      assert_fresh (world);
  assert_mirrored (world, table, log);
  again = world_dump_all (world);
  world_assert_same ("after undo and redo", end, again);

  /* Another way from somewhere in the middle. */
  for (guint i = 0; i < 20; i++)
    bramble_match_undo (world->match, BRAMBLE_BY_STEP);
  for (guint i = 0; i < 20 && world_play (world, &rng); i++)
    {
      assert_fresh (world);
      assert_mirrored (world, table, log);
    }
}

/* Whether a list has an item of that kind. */
static gboolean
has_kind (GListModel *list,
          const char *kind)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BrambleItem) item = g_list_model_get_item (list, i);

      if (strcmp (bramble_item_get_kind (item), kind) == 0)
        return TRUE;
    }

  return FALSE;
}

static void
assert_hands (World *world,
              int    viewer)
{
  GListModel *players = bramble_grimm_table_get_players (world->table);

  for (guint seat = 0; seat < g_list_model_get_n_items (players); seat++)
    {
      g_autoptr (BrambleGrimmPlayer) player = g_list_model_get_item (players, seat);
      gboolean open = viewer == BRAMBLE_VIEWER_ALL || viewer == (int) seat;
      const GrimmPlayer *p = &((const GrimmState *) bramble_match_get_view (world->match))->players[seat];

      g_assert_cmpuint (g_list_model_get_n_items (bramble_grimm_player_get_hand (player)), ==, p->hand_size);
      g_assert_false (has_kind (bramble_grimm_player_get_hand (player), open ? "back" : "fable"));
      g_assert_false (has_kind (bramble_grimm_player_get_gathers (player), open ? "back" : "gather"));
    }
}

/* The present position, seen by somebody else. */
static void
assert_eyes (World  *world,
             Mirror *table,
             Mirror *log,
             int     viewer,
             guint   step)
{
  bramble_match_set_viewer (world->match, viewer);
  assert_hands (world, viewer);
  if (step % STRIDE == 0)
    {
      assert_fresh (world);
      assert_mirrored (world, table, log);
    }
  mirror_told (table);
  mirror_told (log);
  bramble_match_set_viewer (world->match, viewer);
  g_signal_emit_by_name (world->match, "changed");
  g_assert_cmpuint (mirror_told (table) + mirror_told (log), ==, 0);
}

static void
switches_eyes (const BrambleSetup *setup,
               guint64             seed)
{
  g_autoptr (World) world = world_new (world_record (setup), BRAMBLE_VIEWER_NOBODY);
  g_autoptr (Mirror) table = mirror_new (world->table);
  g_autoptr (Mirror) log = mirror_new (world->log);
  BrambleRng rng;

  bramble_rng_seed (&rng, seed);
  for (guint step = 1; step < SOME_ANSWERS && world_play (world, &rng); step++)
    assert_eyes (world, table, log, (int) bramble_rng_below (&rng, setup->seats + 1) + BRAMBLE_VIEWER_NOBODY, step);
}

/* Any step at any time, and everything open too. */
static void
replays (const BrambleSetup *setup,
         guint64             seed)
{
  g_autoptr (World) world = world_new (world_record (setup), BRAMBLE_VIEWER_NOBODY);
  g_autoptr (World) replay = NULL;
  g_autoptr (Mirror) table = NULL;
  g_autoptr (Mirror) log = NULL;
  BrambleRng rng;

  bramble_rng_seed (&rng, seed);
  for (guint step = 1; step < SOME_ANSWERS && world_play (world, &rng); step++)
    ;
  replay = world_new_replay (world, BRAMBLE_VIEWER_ALL);
  table = mirror_new (replay->table);
  log = mirror_new (replay->log);
  for (guint i = 0; i < 50; i++)
    {
      bramble_match_go_to (replay->match, bramble_rng_below (&rng, bramble_match_get_n_steps (replay->match) + 1));
      assert_eyes (replay, table, log, (int) bramble_rng_below (&rng, setup->seats + 2) + BRAMBLE_VIEWER_ALL, i);
    }
}

/* Somebody who is told of a change may at once make another. */
static void
answer_more (GListModel *list,
             guint       position,
             guint       removed,
             guint       added,
             World      *world)
{
  BrambleAsk ask;

  if (bramble_match_get_step (world->match) % STRIDE == 0)
    return;

  grimm_game.ask (bramble_record_now (bramble_match_get_record (world->match)), &ask);
  if (ask.n_options > 0)
    bramble_match_answer (world->match, 0);
}

static void
bears_interruption (const BrambleSetup *setup,
                    guint64             seed)
{
  g_autoptr (World) world = world_new (world_record (setup), 0);
  g_autoptr (Mirror) table = mirror_new (world->table);
  g_autoptr (BrambleGrimmPlayer) player = g_list_model_get_item (bramble_grimm_table_get_players (world->table), 0);
  BrambleRng rng;

  bramble_rng_seed (&rng, seed);
  g_signal_connect (bramble_grimm_player_get_gathers (player), "items-changed", G_CALLBACK (answer_more), world);
  for (guint step = 1; step < SOME_ANSWERS && world_play (world, &rng); step++)
    {
      g_autofree char *dump = world_dump (world->table);
      g_autofree char *copy = mirror_dump (table);

      world_assert_same ("after an interruption", dump, copy);
      if (step % STRIDE == 0)
        assert_fresh (world);
    }
  g_signal_handlers_disconnect_by_data (bramble_grimm_player_get_gathers (player), world);
}

/* The log. */

static void
tells_everything (const BrambleSetup *setup,
                  guint64             seed)
{
  g_autoptr (World) played = world_new (world_record (setup), BRAMBLE_VIEWER_NOBODY);
  g_autoptr (World) world = NULL;
  g_autoptr (GListModel) nothing = NULL;
  GListModel *log;
  BrambleRng rng;
  guint n_headings = 0;
  guint round = 0;
  guint step = 0;
  gboolean plans = FALSE;

  bramble_rng_seed (&rng, seed);
  for (guint i = 0; i < SOME_ANSWERS && world_play (played, &rng); i++)
    ;
  world = world_new_replay (played, BRAMBLE_VIEWER_ALL);
  log = G_LIST_MODEL (world->log);
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (BrambleLogEntry) entry = g_list_model_get_item (log, i);
      const char *const *cards = bramble_log_entry_get_cards (entry);

      g_assert_cmpstr (bramble_log_entry_get_text (entry), !=, "");
      g_assert_cmpuint (bramble_log_entry_get_step (entry), >=, step);
      g_assert_cmpint (bramble_log_entry_get_seat (entry), <, (int) setup->seats);
      step = bramble_log_entry_get_step (entry);
      round += bramble_log_entry_get_heading (entry);
      n_headings += bramble_log_entry_get_heading (entry);
      g_assert_cmpuint (bramble_log_entry_get_round (entry), ==, round);
      for (guint j = 0; cards[j]; j++)
        {
          guint card = grimm_card_by_id (cards[j]);

          g_assert_cmpuint (card, !=, GRIMM_NONE);
          /* The cause comes first and may be left out. */
          g_assert_true (j + 1 < g_strv_length ((char **) cards)
                         || strstr (bramble_log_entry_get_text (entry), grimm_card_name (card)));
        }
      plans |= strstr (bramble_log_entry_get_text (entry), "plans in secret") != NULL;
    }
  g_assert_cmpuint (n_headings, ==, bramble_match_get_round (world->match));
  g_assert_true (plans);

  for (guint from = 0; from <= bramble_match_get_step (world->match); from += STRIDE)
    {
      g_autoptr (GListModel) since = bramble_log_since (world->log, from);
      guint n = g_list_model_get_n_items (since);
      guint first = g_list_model_get_n_items (log) - n;
      g_autoptr (BrambleLogEntry) before = g_list_model_get_item (log, first - 1);

      g_assert_cmpuint (bramble_log_entry_get_step (before), <=, from);
      for (guint i = 0; i < n; i++)
        {
          g_autoptr (BrambleLogEntry) entry = g_list_model_get_item (since, i);
          g_autoptr (BrambleLogEntry) same = g_list_model_get_item (log, first + i);

          g_assert_true (entry == same);
          g_assert_cmpuint (bramble_log_entry_get_step (entry), >, from);
        }
    }
  nothing = bramble_log_since (world->log, G_MAXUINT);
  g_assert_cmpuint (g_list_model_get_n_items (nothing), ==, 0);
}

/* Lists of items. */

#define MAX_ITEMS 9

static guint
common (const BrambleItemSpec *one,
        guint                  n_one,
        const BrambleItemSpec *two,
        guint                  n_two)
{
  if (n_one == 0 || n_two == 0)
    return 0;
  if (one->id == two->id && one->hidden == two->hidden)
    return 1 + common (one + 1, n_one - 1, two + 1, n_two - 1);

  return MAX (common (one + 1, n_one - 1, two, n_two), common (one, n_one, two + 1, n_two - 1));
}

static void
changes_as_little_as_possible (void)
{
  static const char *const ids[] = { "wolf", "roar", "dragon", "giant" };
  g_autoptr (BrambleItemList) list = bramble_item_list_new ();
  g_autoptr (Mirror) mirror = mirror_new (list);
  BrambleItemSpec old[MAX_ITEMS] = { 0 };
  BrambleRng rng;
  guint n_old = 0;
  guint n_changes = 0;

  bramble_rng_seed (&rng, 1);
  g_signal_connect_swapped (list, "items-changed", G_CALLBACK (count), &n_changes);
  for (guint i = 0; i < 5000; i++)
    {
      BrambleItemSpec specs[MAX_ITEMS] = { 0 };
      guint n = bramble_rng_below (&rng, MAX_ITEMS + 1);
      g_autofree char *dump = NULL;
      g_autofree char *copy = NULL;

      for (guint j = 0; j < n; j++)
        specs[j] = (BrambleItemSpec) {
          .kind = "fable",
          .id = ids[bramble_rng_below (&rng, G_N_ELEMENTS (ids))],
          .hidden = bramble_rng_below (&rng, 4) == 0,
          .count = bramble_rng_below (&rng, 3),
          .seat = BRAMBLE_ITEM_NO_SEAT,
        };
      n_changes = 0;
      bramble_item_list_update (list, specs, n);
      g_assert_cmpuint (n_changes, ==, n_old + n - 2 * common (old, n_old, specs, n));
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, n);
      for (guint j = 0; j < n; j++)
        {
          g_autoptr (BrambleItem) item = g_list_model_get_item (G_LIST_MODEL (list), j);

          g_assert_true (bramble_item_is (item, &specs[j]));
          g_assert_cmpuint (bramble_item_get_count (item), ==, specs[j].count);
        }
      dump = world_dump (list);
      copy = mirror_dump (mirror);
      world_assert_same ("a list", dump, copy);

      mirror_told (mirror);
      bramble_item_list_update (list, specs, n);
      g_assert_cmpuint (mirror_told (mirror), ==, 0);
      memcpy (old, specs, sizeof old);
      n_old = n;
    }
  g_signal_handlers_disconnect_by_data (list, &n_changes);
}

/* Objects. */

static guint n_alive;

static void
gone (gpointer  data,
      GObject  *object)
{
  n_alive--;
}

/* Counts every object that can be reached, once for each way to it. */
static void
watch (gpointer object)
{
  guint n_specs;
  g_autofree GParamSpec **specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n_specs);

  g_object_weak_ref (object, gone, NULL);
  n_alive++;
  for (guint i = 0; i < n_specs; i++)
    {
      g_autoptr (GObject) held = NULL;

      if (!G_IS_PARAM_SPEC_OBJECT (specs[i]))
        continue;
      g_object_get (object, specs[i]->name, &held, NULL);
      if (held)
        watch (held);
    }
  for (guint i = 0; G_IS_LIST_MODEL (object) && i < g_list_model_get_n_items (object); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (object, i);

      watch (item);
    }
}

static void
lets_go_of_everything (const BrambleSetup *setup,
                       guint64             seed)
{
  World *world = world_new (world_record (setup), 0);
  BrambleRng rng;

  bramble_rng_seed (&rng, seed);
  n_alive = 0;
  watch (world->match);
  watch (world->table);
  watch (world->log);
  for (guint step = 1; step < SOME_ANSWERS && world_play (world, &rng); step++)
    ;
  watch (world->table);
  watch (world->log);
  g_assert_cmpuint (n_alive, >, 100);
  world_free (world);
  g_assert_cmpuint (n_alive, ==, 0);
}

static void
for_all (gconstpointer data)
{
  const WorldTest *test = data;

  world_for_all (g_test_slow () ? 10 : 1, *test);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    WorldTest test;
  } tests[] = {
    { "/models/changes-by-difference", changes_by_difference },
    { "/models/undoes-and-redoes", undoes_and_redoes },
    { "/models/switches-eyes", switches_eyes },
    { "/models/replays", replays },
    { "/models/bears-interruption", bears_interruption },
    { "/models/lets-go-of-everything", lets_go_of_everything },
    { "/log/tells-everything", tells_everything },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/item-list/changes-as-little-as-possible", changes_as_little_as_possible);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].path, &tests[i].test, for_all);
  return g_test_run ();
}
