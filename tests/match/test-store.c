/* test-store.c: games that are kept without being asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-kit.h"

#include <glib/gstdio.h>
#include <string.h>

static void
test_autosave (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autofree char *folder = NULL;
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (3, "all", 1, TRUE));
  BrambleRng rng = { 1 };

  kit_dir_init (&dir);
  folder = kit_dir_path (&dir, "unfinished");
  store = store_open (&dir);
  g_assert_true (bramble_store_get_alone (store));
  g_assert_cmpuint (store_n_unfinished (store), ==, 0);
  bramble_store_keep (store, match);
  g_assert_true (bramble_store_get_match (store) == match);

  /* After every answer, and after every step back. */
  for (guint i = 0; i < 60; i++)
    {
      g_assert_true (kit_match_any (match, &rng));
      if (i % 4 == 3)
        g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
      g_assert_true (bramble_store_flush (store));
      store_has (store, match);
    }
  g_assert_cmpuint (store_n_unfinished (store), ==, 1);
  g_assert_cmpuint (store_n_finished (store), ==, 0);
  /* The game and its lock. */
  g_assert_cmpuint (kit_count_files (folder, ""), ==, 2);
  g_assert_cmpuint (kit_count_files (folder, ".bramble."), ==, 0);
}

/* A game that was only looked at leaves nothing behind. */
static void
test_only_looked_at (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autofree char *folder = NULL;
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) fresh = bramble_match_new (kit_record (3, "all", 1, TRUE));
  g_autoptr (BrambleMatch) opened = NULL;
  g_autoptr (BrambleMatch) replay = bramble_match_new_replay (kit_record (4, "all", 3, FALSE));
  BrambleRecord *record = kit_record (2, "all", 1, TRUE);
  BrambleRng rng = { 1 };

  kit_dir_init (&dir);
  folder = kit_dir_path (&dir, "unfinished");
  kit_play (record, &rng, 30);
  opened = bramble_match_new (record);
  store = store_open (&dir);
  for (guint i = 0; i < 3; i++)
    {
      BrambleMatch *const matches[] = { fresh, opened, replay };

      bramble_store_keep (store, matches[i]);
      bramble_match_set_viewer (matches[i], 0);
      g_assert_true (bramble_store_flush (store));
      g_assert_cmpuint (store_n_unfinished (store), ==, 0);
      g_assert_cmpuint (kit_count_files (folder, ""), ==, 0);
    }
  g_assert_null (bramble_store_get_match (store));

  /* Whatever changes makes it ours. */
  bramble_store_keep (store, opened);
  g_assert_true (bramble_match_undo (opened, BRAMBLE_BY_STEP));
  g_assert_true (bramble_store_flush (store));
  store_has (store, opened);
}

static gboolean
is_saved (gpointer data)
{
  gpointer *both = data;
  g_autoptr (BrambleStore) reader = bramble_store_new (((KitDir *) both[0])->file);
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (BrambleRecord) record = NULL;

  /* The store itself may be gone already; who plays may still have the lock. */
  files = bramble_store_list_unfinished (both[2] ? both[2] : reader);
  record = files->len > 0 ? bramble_record_load (g_ptr_array_index (files, 0), NULL, NULL) : NULL;
  return record && bramble_record_at (record) == bramble_match_get_step (both[1]);
}

/* Nobody needs to flush: the main loop is enough. */
static void
test_in_the_background (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (3, "all", 1, FALSE));
  BrambleRng rng = { 1 };
  gpointer both[] = { &dir, match, NULL };

  kit_dir_init (&dir);
  store = store_open (&dir);
  both[2] = store;
  bramble_store_keep (store, match);
  for (guint i = 0; i < 20; i++)
    {
      /* One at a time, and then many at once. */
      for (guint j = i < 12 ? i : 0; j <= i; j++)
        g_assert_true (kit_match_any (match, &rng));
      g_assert_true (kit_wait (is_saved, both, KIT_LONG));
      /* Nothing is under way any more when the next answer comes. */
      store_rest (store);
    }
  /* A store that is let go of still writes what it began. */
  g_assert_true (kit_match_any (match, &rng));
  g_clear_object (&store);
  both[2] = NULL;
  g_assert_true (kit_wait (is_saved, both, KIT_LONG));
}

/* Flushing does not let the game go on, though computers play. */
static void
test_flush_is_quiet (void)
{
  static const BrambleLevel *const bots[] = { &bramble_chance, &bramble_chance };
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record_of (2, 1, FALSE, bots));

  kit_dir_init (&dir);
  store = store_open (&dir);
  bramble_store_keep (store, match);
  bramble_match_set_running (match, TRUE);
  for (guint i = 0; i < 20; i++)
    {
      guint step;

      kit_run_for (2);
      step = bramble_match_get_step (match);
      g_assert_true (bramble_store_flush (store));
      g_assert_cmpuint (bramble_match_get_step (match), ==, step);
      if (bramble_match_get_over (match))
        break;
      if (step > 0)
        store_has (store, match);
    }
  bramble_match_set_running (match, FALSE);
}

/* Other eyes on the same game are no reason to write. */
static void
test_viewer_is_not_saved (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (2, "all", 1, FALSE));
  g_autoptr (GFile) file = NULL;
  GStatBuf before, after;

  kit_dir_init (&dir);
  store = store_open (&dir);
  bramble_store_keep (store, match);
  store_answers (match, 1);
  g_assert_true (bramble_store_flush (store));
  file = store_file (store, 0);
  g_assert_no_errno (g_stat (g_file_peek_path (file), &before));
  for (guint i = 0; i < 10; i++)
    {
      bramble_match_set_viewer (match, (int) i % 2);
      g_assert_true (bramble_store_flush (store));
    }
  g_assert_no_errno (g_stat (g_file_peek_path (file), &after));
  g_assert_cmpuint (before.st_ino, ==, after.st_ino);
  g_assert_cmpint (before.st_mtim.tv_nsec, ==, after.st_mtim.tv_nsec);
}

static void
test_two_at_once (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) one = NULL;
  g_autoptr (BrambleStore) two = NULL;
  g_autoptr (BrambleMatch) first = bramble_match_new (kit_record (2, "all", 1, FALSE));
  g_autoptr (BrambleMatch) second = bramble_match_new (kit_record (3, "all", 2, FALSE));
  BrambleRng rng = { 1 };

  kit_dir_init (&dir);
  one = store_open (&dir);
  bramble_store_keep (one, first);
  two = store_open (&dir);
  g_assert_true (bramble_store_get_alone (one));
  g_assert_false (bramble_store_get_alone (two));
  bramble_store_keep (two, second);
  for (guint i = 0; i < 40; i++)
    {
      g_assert_true (kit_match_any (i % 2 ? first : second, &rng));
      g_assert_true (bramble_store_flush (i % 2 ? one : two));
    }
  /* Each is offered its own game and not what the other plays. */
  store_has (one, first);
  store_has (two, second);
  g_assert_cmpuint (store_n_unfinished (one), ==, 1);
  g_assert_cmpuint (store_n_unfinished (two), ==, 1);

  /* When the first has gone, the next to come is still not alone. */
  store_rest (one);
  g_clear_object (&one);
  one = store_open (&dir);
  g_assert_false (bramble_store_get_alone (one));
  g_assert_cmpuint (store_n_unfinished (one), ==, 1);
  store_rest (two);
  g_clear_object (&two);
  g_assert_cmpuint (store_n_unfinished (one), ==, 2);
  g_clear_object (&one);
  one = store_open (&dir);
  g_assert_true (bramble_store_get_alone (one));
}

static void
test_finished (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (GPtrArray) files = NULL;
  guint last;

  kit_dir_init (&dir);
  store = store_open (&dir);
  for (guint i = 0; i < BRAMBLE_STORE_FINISHED + 3; i++)
    {
      g_autoptr (BrambleMatch) match = store_almost_over (i, FALSE, &last);

      bramble_store_keep (store, match);
      if (i % 2)
        g_assert_true (bramble_store_flush (store));
      g_assert_true (bramble_match_answer (match, last));
      g_assert_true (bramble_match_get_over (match));
      /* Every other time the next game begins at once. */
      if (i % 4 >= 2)
        continue;
      g_assert_true (bramble_store_flush (store));
      g_assert_cmpuint (store_n_unfinished (store), ==, 0);
      g_assert_cmpuint (store_n_counted (store, 2), ==, 2 * (i + 1));
      g_assert_cmpuint (store_n_finished (store), ==, MIN (i + 1, BRAMBLE_STORE_FINISHED));
    }
  g_assert_true (bramble_store_flush (store));
  g_assert_cmpuint (store_n_unfinished (store), ==, 0);
  g_assert_cmpuint (store_n_counted (store, 2), ==, 2 * (BRAMBLE_STORE_FINISHED + 3));

  /* The last ten, the newest first, each to be replayed. */
  files = bramble_store_list_finished (store);
  g_assert_cmpuint (files->len, ==, BRAMBLE_STORE_FINISHED);
  for (guint i = 0; i < files->len; i++)
    {
      g_autoptr (GError) error = NULL;
      BrambleRecord *record = bramble_record_load (g_ptr_array_index (files, i), NULL, &error);
      g_autoptr (BrambleMatch) replay = NULL;

      g_assert_no_error (error);
      g_assert_cmpuint (bramble_record_setup (record)->seed, ==, BRAMBLE_STORE_FINISHED + 2 - i);
      replay = bramble_match_new_replay (record);
      g_assert_true (bramble_match_get_over (replay));
    }
}

/* A game that ends and is gone on with by undo, counts once. */
static void
test_counted_once (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) match = NULL;
  guint last;

  kit_dir_init (&dir);
  store = store_open (&dir);
  match = store_almost_over (3, TRUE, &last);
  bramble_store_keep (store, match);
  for (guint i = 0; i < 5; i++)
    {
      g_assert_true (bramble_match_answer (match, last));
      g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
      g_assert_true (bramble_match_redo (match, BRAMBLE_BY_STEP));
      bramble_match_set_viewer (match, (int) i % 2);
      if (i > 2)
        g_assert_true (bramble_store_flush (store));
      g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
    }
  g_assert_true (bramble_match_answer (match, last));
  g_assert_true (bramble_store_flush (store));
  g_assert_cmpuint (store_n_finished (store), ==, 1);
  g_assert_cmpuint (store_n_counted (store, 2), ==, 2);

  /* Kept again, or loaded as it is, it is not counted again. */
  bramble_store_keep (store, match);
  g_assert_true (bramble_store_flush (store));
  g_assert_cmpuint (store_n_counted (store, 2), ==, 2);
  g_assert_cmpuint (store_n_unfinished (store), ==, 0);
}

/* The end of a game and the beginning of the next before anything is written. */
static void
test_next_game_at_once (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleMatch) next = bramble_match_new (kit_record (3, "all", 2, FALSE));
  BrambleRng rng = { 1 };
  guint last;

  kit_dir_init (&dir);
  store = store_open (&dir);
  match = store_almost_over (3, FALSE, &last);
  bramble_store_keep (store, match);
  g_assert_true (bramble_match_answer (match, last));
  bramble_store_keep (store, next);
  g_assert_true (kit_match_any (next, &rng));
  g_assert_true (bramble_store_flush (store));
  g_assert_cmpuint (store_n_finished (store), ==, 1);
  g_assert_cmpuint (store_n_counted (store, 2), ==, 2);
  store_has (store, next);
  kit_run_for (50);
  store_has (store, next);
  g_assert_cmpuint (store_n_counted (store, 2), ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/autosave", test_autosave);
  g_test_add_func ("/store/only-looked-at", test_only_looked_at);
  g_test_add_func ("/store/in-the-background", test_in_the_background);
  g_test_add_func ("/store/flush-is-quiet", test_flush_is_quiet);
  g_test_add_func ("/store/viewer-is-not-saved", test_viewer_is_not_saved);
  g_test_add_func ("/store/two-at-once", test_two_at_once);
  g_test_add_func ("/store/finished", test_finished);
  g_test_add_func ("/store/counted-once", test_counted_once);
  g_test_add_func ("/store/next-game-at-once", test_next_game_at_once);

  return g_test_run ();
}
