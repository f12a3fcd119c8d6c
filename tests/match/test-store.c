/* test-store.c: games that are kept without being asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "match-kit.h"

#include <glib/gstdio.h>
#include <string.h>

static BrambleStore *
open_store (KitDir *dir)
{
  BrambleStore *store = bramble_store_new (dir->file);
  g_autoptr (GError) error = NULL;

  bramble_store_open (store, &error);
  g_assert_no_error (error);
  g_assert_null (bramble_store_get_trouble (store));
  return store;
}

static BrambleRecord *
load_slot (KitDir *dir,
           guint   slot)
{
  g_autofree char *name = g_strdup_printf ("autosave-%u.bramble", slot);
  g_autoptr (GFile) file = g_file_get_child (dir->file, name);

  return bramble_record_load (file, NULL, NULL);
}

static void
check_slot (KitDir       *dir,
            guint         slot,
            BrambleMatch *match)
{
  g_autoptr (BrambleRecord) record = load_slot (dir, slot);

  g_assert_nonnull (record);
  kit_same (record, bramble_match_get_record (match));
}

static guint
n_unfinished (BrambleStore *store)
{
  g_autoptr (GPtrArray) files = bramble_store_list_unfinished (store);

  return files->len;
}

static guint
n_finished (BrambleStore *store)
{
  g_autoptr (GPtrArray) files = bramble_store_list_finished (store);

  return files->len;
}

static guint
n_counted (BrambleStore *store,
           guint         seats)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleStatistics) statistics = bramble_store_read_statistics (store, &error);
  BrambleTally tally;

  g_assert_no_error (error);
  bramble_statistics_get (statistics, "grimm-forest", seats, "person", &tally);
  return tally.games;
}

/* A match just before its end: one more answer, the same as in the record that
 * was played, and it is over. */
static BrambleMatch *
almost_over (guint    seed,
             gboolean casual,
             guint   *last)
{
  BrambleRecord *record = kit_record (2, "basic", seed, casual);
  BrambleRng rng = { seed };
  guint n = kit_play (record, &rng, G_MAXUINT);

  *last = (guint) bramble_record_option (record, n);
  bramble_record_go_to (record, n - 1);
  return bramble_match_new (record);
}

static void
test_autosave (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (3, "all", 1, TRUE));
  BrambleRng rng = { 1 };

  kit_dir_init (&dir);
  store = open_store (&dir);
  g_assert_true (bramble_store_get_alone (store));
  g_assert_cmpuint (n_unfinished (store), ==, 0);
  bramble_store_keep (store, match);
  g_assert_true (bramble_store_flush (store));
  check_slot (&dir, 1, match);

  /* After every answer, and after every step back. */
  for (guint i = 0; i < 60; i++)
    {
      g_assert_true (kit_match_any (match, &rng));
      if (i % 4 == 3)
        g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
      g_assert_true (bramble_store_flush (store));
      check_slot (&dir, 1, match);
    }
  g_assert_cmpuint (n_unfinished (store), ==, 1);
  g_assert_cmpuint (n_finished (store), ==, 0);
  g_assert_cmpuint (kit_count_files (dir.path, ".bramble."), ==, 0);

  /* Another one takes its place; a replay or nothing does not. */
  {
    g_autoptr (BrambleMatch) other = bramble_match_new (kit_record (2, "basic", 2, FALSE));
    g_autoptr (BrambleMatch) replay = bramble_match_new_replay (kit_record (4, "all", 3, FALSE));

    bramble_store_keep (store, other);
    g_assert_true (kit_match_any (match, &rng));
    g_assert_true (bramble_store_flush (store));
    check_slot (&dir, 1, other);
    bramble_store_keep (store, replay);
    g_assert_true (bramble_store_flush (store));
    check_slot (&dir, 1, other);
    bramble_store_keep (store, NULL);
    g_assert_true (bramble_store_flush (store));
    check_slot (&dir, 1, other);
  }
}

static gboolean
is_saved (gpointer data)
{
  gpointer *both = data;
  g_autoptr (BrambleRecord) record = load_slot (both[0], 1);

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
  gpointer both[] = { &dir, match };

  kit_dir_init (&dir);
  store = open_store (&dir);
  bramble_store_keep (store, match);
  for (guint i = 0; i < 20; i++)
    {
      /* One at a time, and then many at once. */
      for (guint j = i < 12 ? i : 0; j <= i; j++)
        g_assert_true (kit_match_any (match, &rng));
      g_assert_true (kit_wait (is_saved, both, 10000));
      /* Nothing is under way any more when the next answer comes. */
      kit_run_for (5);
    }
  /* A store that is let go of still writes what it began. */
  g_assert_true (kit_match_any (match, &rng));
  g_clear_object (&store);
  g_assert_true (kit_wait (is_saved, both, 10000));
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
  store = open_store (&dir);
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
      check_slot (&dir, 1, match);
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
  g_autofree char *path = NULL;
  GStatBuf before, after;

  kit_dir_init (&dir);
  path = kit_dir_path (&dir, "autosave-1.bramble");
  store = open_store (&dir);
  bramble_store_keep (store, match);
  g_assert_true (bramble_store_flush (store));
  g_assert_no_errno (g_stat (path, &before));
  for (guint i = 0; i < 10; i++)
    {
      bramble_match_set_viewer (match, (int) i % 2);
      g_assert_true (bramble_store_flush (store));
    }
  g_assert_no_errno (g_stat (path, &after));
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
  one = open_store (&dir);
  bramble_store_keep (one, first);
  two = open_store (&dir);
  g_assert_true (bramble_store_get_alone (one));
  g_assert_false (bramble_store_get_alone (two));
  bramble_store_keep (two, second);
  for (guint i = 0; i < 40; i++)
    {
      g_assert_true (kit_match_any (i % 2 ? first : second, &rng));
      g_assert_true (bramble_store_flush (i % 2 ? one : two));
    }
  check_slot (&dir, 1, first);
  check_slot (&dir, 2, second);
  /* Each is offered its own game and not what the other plays. */
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) files = bramble_store_list_unfinished (i ? two : one);
      g_autofree char *name = NULL;

      g_assert_cmpuint (files->len, ==, 1);
      name = g_file_get_basename (g_ptr_array_index (files, 0));
      g_assert_cmpstr (name, ==, i ? "autosave-2.bramble" : "autosave-1.bramble");
    }

  /* When the first has gone, the next to come is still not alone. */
  kit_run_for (20);
  g_clear_object (&one);
  one = open_store (&dir);
  g_assert_false (bramble_store_get_alone (one));
  g_assert_cmpuint (n_unfinished (one), ==, 1);
  g_clear_object (&two);
  g_assert_cmpuint (n_unfinished (one), ==, 2);
}

/* A game goes on in its own place, so that no other gives way to it. */
static void
test_resume (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleMatch) first = bramble_match_new (kit_record (2, "all", 1, FALSE));
  g_autoptr (BrambleMatch) second = bramble_match_new (kit_record (3, "all", 2, FALSE));
  g_autoptr (BrambleMatch) again = NULL;
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GError) error = NULL;
  BrambleRng rng = { 1 };

  kit_dir_init (&dir);
  {
    g_autoptr (BrambleStore) one = open_store (&dir);
    g_autoptr (BrambleStore) two = open_store (&dir);

    bramble_store_keep (one, first);
    g_assert_true (kit_match_any (first, &rng));
    g_assert_true (bramble_store_flush (one));
    g_usleep (20000);
    bramble_store_keep (two, second);
    g_assert_true (kit_match_any (second, &rng));
    g_assert_true (bramble_store_flush (two));
    kit_run_for (20);
  }

  /* The newest is offered first. */
  store = open_store (&dir);
  g_assert_true (bramble_store_get_alone (store));
  files = bramble_store_list_unfinished (store);
  g_assert_cmpuint (files->len, ==, 2);
  again = bramble_match_new (bramble_record_load (g_ptr_array_index (files, 0), NULL, &error));
  g_assert_no_error (error);
  kit_same (bramble_match_get_record (again), bramble_match_get_record (second));

  g_assert_true (bramble_store_resume (store, g_ptr_array_index (files, 0), again, &error));
  for (guint i = 0; i < 10; i++)
    g_assert_true (kit_match_any (again, &rng));
  g_assert_true (bramble_store_flush (store));
  check_slot (&dir, 2, again);
  check_slot (&dir, 1, first);
  g_assert_cmpuint (n_unfinished (store), ==, 2);

  /* Somebody else has taken up the other one meanwhile. */
  {
    g_autoptr (BrambleStore) other = open_store (&dir);

    g_assert_false (bramble_store_get_alone (other));
    g_assert_false (bramble_store_resume (store, g_ptr_array_index (files, 1), first, &error));
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
    g_assert_true (bramble_store_flush (store));
    check_slot (&dir, 2, again);
  }

  /* Its end frees its own place only. */
  while (kit_match_any (again, &rng))
    ;
  g_assert_true (bramble_store_flush (store));
  g_assert_cmpuint (n_unfinished (store), ==, 1);
  g_assert_cmpuint (n_finished (store), ==, 1);
  check_slot (&dir, 1, first);
}

static void
test_too_many (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (GPtrArray) stores = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (BrambleStore) last = NULL;
  g_autoptr (GError) error = NULL;

  kit_dir_init (&dir);
  for (guint i = 0; i < 9; i++)
    g_ptr_array_add (stores, open_store (&dir));
  last = bramble_store_new (dir.file);
  g_assert_false (bramble_store_open (last, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_test_message ("%s", error->message);
  g_assert_cmpstr (bramble_store_get_trouble (last), ==, error->message);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));

  g_ptr_array_remove_index (stores, 4);
  g_assert_true (bramble_store_open (last, NULL));
  g_assert_null (bramble_store_get_trouble (last));
}

static void
test_finished (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (GPtrArray) files = NULL;
  guint last;

  kit_dir_init (&dir);
  store = open_store (&dir);
  for (guint i = 0; i < BRAMBLE_STORE_FINISHED + 3; i++)
    {
      g_autoptr (BrambleMatch) match = almost_over (i, FALSE, &last);

      bramble_store_keep (store, match);
      if (i % 2)
        g_assert_true (bramble_store_flush (store));
      g_assert_true (bramble_match_answer (match, last));
      g_assert_true (bramble_match_get_over (match));
      /* Every other time the next game begins at once. */
      if (i % 4 >= 2)
        continue;
      g_assert_true (bramble_store_flush (store));
      g_assert_cmpuint (n_unfinished (store), ==, 0);
      g_assert_cmpuint (n_counted (store, 2), ==, 2 * (i + 1));
      g_assert_cmpuint (n_finished (store), ==, MIN (i + 1, BRAMBLE_STORE_FINISHED));
    }
  g_assert_true (bramble_store_flush (store));
  g_assert_cmpuint (n_unfinished (store), ==, 0);
  g_assert_cmpuint (n_counted (store, 2), ==, 2 * (BRAMBLE_STORE_FINISHED + 3));

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
  store = open_store (&dir);
  match = almost_over (3, TRUE, &last);
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
  g_assert_cmpuint (n_finished (store), ==, 1);
  g_assert_cmpuint (n_counted (store, 2), ==, 2);

  /* Kept again, or loaded as it is, it is not counted again. */
  bramble_store_keep (store, match);
  g_assert_true (bramble_store_flush (store));
  g_assert_cmpuint (n_counted (store, 2), ==, 2);
  g_assert_cmpuint (n_unfinished (store), ==, 0);
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
  store = open_store (&dir);
  match = almost_over (3, FALSE, &last);
  bramble_store_keep (store, match);
  g_assert_true (bramble_match_answer (match, last));
  bramble_store_keep (store, next);
  g_assert_true (kit_match_any (next, &rng));
  g_assert_true (bramble_store_flush (store));
  g_assert_cmpuint (n_finished (store), ==, 1);
  g_assert_cmpuint (n_counted (store, 2), ==, 2);
  check_slot (&dir, 1, next);
  kit_run_for (50);
  check_slot (&dir, 1, next);
  g_assert_cmpuint (n_counted (store, 2), ==, 2);
}

/* What was left by a program that was killed while it wrote is swept up; what
 * another program is writing is not touched. */
/* A program that is killed after it has counted an end, and before it has
 * removed the autosave, leaves the autosave. */
static void
test_killed_at_the_end (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autofree char *autosave = NULL;
  g_autofree char *statistics = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *after = NULL;
  g_autofree char *other = NULL;
  gsize length;
  guint last;

  kit_dir_init (&dir);
  autosave = kit_dir_path (&dir, "autosave-1.bramble");
  statistics = kit_dir_path (&dir, "statistics.ini");
  for (guint n = 0; n < 2; n++)
    {
      g_autoptr (BrambleStore) store = open_store (&dir);
      g_autoptr (BrambleMatch) match = almost_over (3, FALSE, &last);
      g_autofree char *text = NULL;
      g_autofree char *checksum = NULL;
      g_autoptr (BrambleStatistics) tallies = NULL;

      /* The same game may be finished again, from a file: that counts. */
      bramble_store_keep (store, match);
      g_assert_true (bramble_store_flush (store));
      g_free (kept);
      g_assert_true (g_file_get_contents (autosave, &kept, &length, NULL));
      g_assert_true (bramble_match_answer (match, last));
      g_assert_true (bramble_store_flush (store));
      g_assert_false (g_file_test (autosave, G_FILE_TEST_EXISTS));
      g_assert_cmpuint (n_counted (store, 2), ==, 2 * (n + 1));

      /* As it was between the two: counted, and not removed yet. */
      tallies = bramble_store_read_statistics (store, NULL);
      g_assert_null (bramble_statistics_get_closed (tallies, 1));
      checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, kept, (gssize) length);
      bramble_statistics_set_closed (tallies, 1, checksum);
      text = bramble_statistics_to_text (tallies);
      g_assert_true (g_file_set_contents (statistics, text, -1, NULL));
      g_assert_true (g_file_set_contents (autosave, kept, (gssize) length, NULL));
      bramble_store_keep (store, NULL);
      /* What was being written lets go of the store and its slot. */
      kit_run_for (20);
    }

  {
    g_autoptr (BrambleStore) store = open_store (&dir);
    g_autoptr (BrambleStatistics) tallies = bramble_store_read_statistics (store, NULL);

    g_assert_false (g_file_test (autosave, G_FILE_TEST_EXISTS));
    g_assert_cmpuint (n_unfinished (store), ==, 0);
    g_assert_cmpuint (n_counted (store, 2), ==, 4);
    g_assert_null (bramble_statistics_get_closed (tallies, 1));

    /* Another game that takes the place meanwhile is nothing to remove. */
    other = g_strdup ("0000000000000000000000000000000000000000000000000000000000000000");
    bramble_statistics_set_closed (tallies, 1, other);
    after = bramble_statistics_to_text (tallies);
  }
  g_assert_true (g_file_set_contents (statistics, after, -1, NULL));
  g_assert_true (g_file_set_contents (autosave, kept, (gssize) length, NULL));
  {
    g_autoptr (BrambleStore) store = open_store (&dir);

    g_assert_cmpuint (n_unfinished (store), ==, 1);
  }
}

static void
test_leftovers (void)
{
  static const char *const names[] = {
    "autosave-1.bramble.ABC123", "autosave-2.bramble.ABC123", "notes.txt", "finished/20260101T000000.000000-1.bramble.ABC123",
  };
  g_auto (KitDir) dir = { 0 };
  g_autofree char *finished = NULL;
  g_autoptr (BrambleStore) store = NULL;

  kit_dir_init (&dir);
  finished = kit_dir_path (&dir, "finished");
  g_assert_no_errno (g_mkdir (finished, 0755));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = kit_dir_path (&dir, names[i]);

      g_assert_true (g_file_set_contents (path, "half", -1, NULL));
    }
  store = open_store (&dir);
  g_assert_cmpuint (n_unfinished (store), ==, 0);
  g_assert_cmpuint (n_finished (store), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = kit_dir_path (&dir, names[i]);

      g_assert_cmpint (g_file_test (path, G_FILE_TEST_EXISTS), ==, i == 1 || i == 2);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/autosave", test_autosave);
  g_test_add_func ("/store/in-the-background", test_in_the_background);
  g_test_add_func ("/store/flush-is-quiet", test_flush_is_quiet);
  g_test_add_func ("/store/viewer-is-not-saved", test_viewer_is_not_saved);
  g_test_add_func ("/store/two-at-once", test_two_at_once);
  g_test_add_func ("/store/resume", test_resume);
  g_test_add_func ("/store/too-many", test_too_many);
  g_test_add_func ("/store/finished", test_finished);
  g_test_add_func ("/store/counted-once", test_counted_once);
  g_test_add_func ("/store/next-game-at-once", test_next_game_at_once);
  g_test_add_func ("/store/killed-at-the-end", test_killed_at_the_end);
  g_test_add_func ("/store/leftovers", test_leftovers);

  return g_test_run ();
}
