/* test-places.c: every unfinished game stays until it is finished or deleted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-kit.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

static char *
dup_text (BrambleMatch *match)
{
  return bramble_record_to_text (bramble_match_get_record (match));
}

/* A game goes on in its own place, so that no other gives way to it. */
static void
test_resume (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleMatch) first = bramble_match_new (kit_record (2, "all", 1, FALSE));
  g_autoptr (BrambleMatch) second = bramble_match_new (kit_record (3, "all", 2, FALSE));
  g_autoptr (BrambleMatch) again = NULL;
  g_autoptr (BrambleMatch) stale = NULL;
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleStore) other = NULL;
  g_autoptr (GFile) place = NULL;
  g_autoptr (GFile) first_place = NULL;
  g_autoptr (GError) error = NULL;
  BrambleRng rng = { 1 };

  kit_dir_init (&dir);
  store = store_open (&dir);
  bramble_store_keep (store, first);
  store_answers (first, 1);
  g_assert_true (bramble_store_flush (store));
  g_usleep (20000);
  bramble_store_keep (store, second);
  store_answers (second, 1);
  g_assert_true (bramble_store_flush (store));
  bramble_store_keep (store, NULL);

  /* The newest is offered first. */
  place = store_file (store, 0);
  first_place = store_file (store, 1);
  again = store_load (store, 0);
  stale = store_load (store, 0);
  kit_same (bramble_match_get_record (again), bramble_match_get_record (second));
  g_assert_true (bramble_store_resume (store, place, again, &error));
  store_answers (again, 10);
  g_assert_true (bramble_store_flush (store));
  store_has (store, again);
  store_has (store, first);
  g_assert_cmpuint (store_n_unfinished (store), ==, 2);

  /* Somebody else is not offered it, and cannot take it up or delete it. */
  other = store_open (&dir);
  g_assert_false (bramble_store_get_alone (other));
  g_assert_cmpuint (store_n_unfinished (other), ==, 1);
  g_assert_false (bramble_store_resume (other, place, stale, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);
  g_assert_false (bramble_store_delete (other, place, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);

  /* Nor with what it was before it was gone on with. */
  bramble_store_keep (store, NULL);
  g_assert_cmpuint (store_n_unfinished (other), ==, 2);
  g_assert_false (bramble_store_resume (other, place, stale, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);
  store_has (store, again);
  g_assert_true (bramble_store_resume (store, place, again, &error));

  /* Its end frees its own place only; then there is nothing to take up. */
  while (kit_match_any (again, &rng))
    ;
  g_assert_true (bramble_store_flush (store));
  g_assert_cmpuint (store_n_unfinished (store), ==, 1);
  g_assert_cmpuint (store_n_finished (store), ==, 1);
  store_has (store, first);
  g_assert_false (bramble_store_resume (other, place, stale, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_true (bramble_store_resume (other, first_place, first, &error));
}

/* By choice, a game goes for ever. */
static void
test_delete (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autofree char *folder = NULL;
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (2, "all", 1, FALSE));
  g_autoptr (BrambleMatch) other = bramble_match_new (kit_record (2, "all", 2, FALSE));
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) outside = NULL;
  g_autoptr (GPtrArray) finished = NULL;
  g_autoptr (GError) error = NULL;
  BrambleRng rng = { 1 };

  kit_dir_init (&dir);
  folder = kit_dir_path (&dir, "unfinished");
  store = store_open (&dir);
  bramble_store_keep (store, match);
  store_answers (match, 1);
  bramble_store_keep (store, other);
  store_answers (other, 1);
  g_assert_true (bramble_store_flush (store));
  file = store_find (store, match);
  g_assert_true (bramble_store_delete (store, file, &error));
  g_assert_cmpuint (store_n_unfinished (store), ==, 1);

  /* Even what is being played; but who goes on has it again. */
  g_clear_object (&file);
  file = store_find (store, other);
  g_assert_true (bramble_store_delete (store, file, &error));
  g_assert_cmpuint (store_n_unfinished (store), ==, 0);
  store_answers (other, 1);
  g_assert_true (bramble_store_flush (store));
  store_has (store, other);

  while (kit_match_any (other, &rng))
    ;
  g_assert_true (bramble_store_flush (store));
  finished = bramble_store_list_finished (store);
  g_assert_cmpuint (finished->len, ==, 1);
  g_assert_true (bramble_store_delete (store, g_ptr_array_index (finished, 0), &error));
  g_assert_cmpuint (store_n_finished (store), ==, 0);
  bramble_store_keep (store, NULL);
  g_assert_cmpuint (kit_count_files (folder, ""), ==, 0);

  /* What is not ours stays. */
  outside = g_file_get_child (dir.file, "statistics.ini");
  g_assert_false (bramble_store_delete (store, outside, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_true (g_file_query_exists (outside, NULL));
}

/* A game that is gone on with after its end is kept too, and counts once. */
static void
test_gone_on (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleMatch) later = NULL;
  g_autoptr (GFile) file = NULL;
  guint last;

  kit_dir_init (&dir);
  store = store_open (&dir);
  match = store_almost_over (3, TRUE, &last);
  bramble_store_keep (store, match);
  g_assert_true (bramble_match_answer (match, last));
  for (guint i = 0; i < 3; i++)
    g_assert_true (bramble_match_undo (match, BRAMBLE_BY_STEP));
  g_assert_true (bramble_store_flush (store));
  store_has (store, match);
  g_assert_cmpuint (store_n_finished (store), ==, 1);
  g_assert_cmpuint (store_n_counted (store, 2), ==, 2);

  bramble_store_keep (store, NULL);
  store_rest (store);
  g_clear_object (&store);
  store = store_open (&dir);
  file = store_file (store, 0);
  later = store_load (store, 0);
  g_assert_true (bramble_store_resume (store, file, later, NULL));
  for (guint i = 0; i < 3; i++)
    g_assert_true (bramble_match_redo (later, BRAMBLE_BY_STEP));
  g_assert_true (bramble_match_get_over (later));
  g_assert_true (bramble_store_flush (store));
  g_assert_cmpuint (store_n_unfinished (store), ==, 0);
  g_assert_cmpuint (store_n_finished (store), ==, 1);
  g_assert_cmpuint (store_n_counted (store, 2), ==, 2);
}

/* What is left behind. */

static void
put (KitDir     *dir,
     const char *name,
     const char *text)
{
  g_autofree char *path = kit_dir_path (dir, name);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static gboolean
is_there (KitDir     *dir,
          const char *name)
{
  g_autofree char *path = kit_dir_path (dir, name);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* A program of an earlier version has a place. */
static int
lock_old (KitDir     *dir,
          const char *name)
{
  g_autofree char *path = kit_dir_path (dir, name);
  int lock = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0644);

  g_assert_cmpint (lock, >=, 0);
  g_assert_no_errno (flock (lock, LOCK_EX | LOCK_NB));
  return lock;
}

/* What earlier versions kept is taken over, unless such a program runs. */
static void
test_earlier_version (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  BrambleMatch *matches[3];
  g_autoptr (BrambleStatistics) statistics = bramble_statistics_new ();
  g_autoptr (BrambleMatch) loaded = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  int lock;

  kit_dir_init (&dir);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("autosave-%u.bramble", i + 1);
      g_autofree char *saved = NULL;

      matches[i] = bramble_match_new (kit_record (2, "all", i, FALSE));
      store_answers (matches[i], 3);
      saved = dup_text (matches[i]);
      put (&dir, name, saved);
      /* The end of the third was counted before its program was killed. */
      g_free (sum);
      sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, saved, -1);
    }
  bramble_statistics_set_closed (statistics, "3", sum);
  text = bramble_statistics_to_text (statistics);
  put (&dir, "statistics.ini", text);
  lock = lock_old (&dir, "autosave-2.lock");

  store = store_open (&dir);
  g_assert_false (bramble_store_get_alone (store));
  g_assert_cmpuint (store_n_unfinished (store), ==, 1);
  store_has (store, matches[0]);
  g_assert_false (is_there (&dir, "autosave-1.bramble"));
  g_assert_true (is_there (&dir, "autosave-2.bramble"));
  g_assert_false (is_there (&dir, "autosave-3.bramble"));

  /* When that program ends its game is offered, and moves when it is taken up. */
  close (lock);
  g_assert_cmpuint (store_n_unfinished (store), ==, 2);
  file = store_find (store, matches[1]);
  loaded = bramble_match_new (bramble_record_load (file, NULL, &error));
  g_assert_no_error (error);
  lock = lock_old (&dir, "autosave-2.lock");
  g_assert_false (bramble_store_resume (store, file, loaded, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);
  g_assert_false (bramble_store_delete (store, file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);
  close (lock);
  g_assert_true (bramble_store_resume (store, file, loaded, &error));
  g_assert_false (is_there (&dir, "autosave-2.bramble"));
  g_assert_cmpuint (store_n_unfinished (store), ==, 2);
  store_answers (loaded, 1);
  g_assert_true (bramble_store_flush (store));
  store_has (store, loaded);
  g_assert_cmpuint (store_n_unfinished (store), ==, 2);
  /* Its lock is for the next one. */
  close (lock_old (&dir, "autosave-2.lock"));
  for (guint i = 0; i < 3; i++)
    g_object_unref (matches[i]);
}

/* A program that is killed after it has counted an end, and before it has
 * removed the autosave, leaves the autosave. */
static void
test_killed_at_the_end (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (2, "all", 1, FALSE));
  g_autoptr (BrambleMatch) other = bramble_match_new (kit_record (2, "all", 2, FALSE));
  g_autofree char *text = dup_text (match);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  g_autofree char *folder = NULL;
  g_autofree char *said = NULL;
  g_auto (GStrv) closed = NULL;
  g_autoptr (BrambleStatistics) statistics = bramble_statistics_new ();
  g_autoptr (BrambleStatistics) after = NULL;
  g_autoptr (BrambleStore) store = NULL;
  int lock;

  kit_dir_init (&dir);
  folder = kit_dir_path (&dir, "unfinished");
  g_assert_no_errno (g_mkdir (folder, 0700));
  put (&dir, "unfinished/over.bramble", text);
  /* Another program is just about to remove its own. */
  put (&dir, "unfinished/ending.bramble", text);
  lock = lock_old (&dir, "unfinished/ending.lock");
  /* Another game that lies there is nothing to remove. */
  g_free (text);
  text = dup_text (other);
  put (&dir, "unfinished/other.bramble", text);
  bramble_statistics_set_closed (statistics, "over", sum);
  bramble_statistics_set_closed (statistics, "ending", sum);
  bramble_statistics_set_closed (statistics, "other", sum);
  bramble_statistics_set_closed (statistics, "gone", sum);
  bramble_statistics_set_closed (statistics, "../../elsewhere", sum);
  said = bramble_statistics_to_text (statistics);
  put (&dir, "statistics.ini", said);

  store = store_open (&dir);
  g_assert_false (is_there (&dir, "unfinished/over.bramble"));
  g_assert_true (is_there (&dir, "unfinished/ending.bramble"));
  g_assert_cmpuint (store_n_unfinished (store), ==, 1);
  store_has (store, other);
  after = bramble_store_read_statistics (store, NULL);
  closed = bramble_statistics_list_closed (after);
  g_assert_cmpuint (g_strv_length (closed), ==, 1);
  g_assert_cmpstr (closed[0], ==, "ending");
  close (lock);
}

/* What was left by a program that was killed while it wrote is swept up; what
 * another program is writing is not touched. */
static void
test_leftovers (void)
{
  static const struct
  {
    const char *name;
    gboolean stays;
  } files[] = {
    { "unfinished/one.bramble.ABC123", FALSE },
    { "unfinished/two.bramble.ABC123", TRUE },
    { "unfinished/three.lock", FALSE },
    { "unfinished/notes.txt", TRUE },
    { "autosave-1.bramble.ABC123", FALSE },
    { "autosave-2.bramble.ABC123", TRUE },
    { "notes.txt", TRUE },
    { "finished/20260101T000000.000000-1.bramble.ABC123", FALSE },
    { "finished/20260101T000000.000000-2.bramble.ABC123", TRUE },
    { "finished/n0000000001-one.bramble.ABC123", FALSE },
    { "statistics.ini.ABC123", FALSE },
  };
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) match = NULL;
  int locks[2];
  guint last;

  kit_dir_init (&dir);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *folder = kit_dir_path (&dir, i ? "finished" : "unfinished");

      g_assert_no_errno (g_mkdir (folder, 0755));
    }
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    put (&dir, files[i].name, "half");
  put (&dir, "autosave-1.lock", "");
  locks[0] = lock_old (&dir, "autosave-2.lock");
  locks[1] = lock_old (&dir, "unfinished/two.lock");
  store = store_open (&dir);
  g_assert_cmpuint (store_n_unfinished (store), ==, 0);
  g_assert_cmpuint (store_n_finished (store), ==, 0);
  /* Some of it belongs to ends, and goes with the next one. */
  match = store_almost_over (1, FALSE, &last);
  bramble_store_keep (store, match);
  g_assert_true (bramble_match_answer (match, last));
  g_assert_true (bramble_store_flush (store));
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      if (is_there (&dir, files[i].name) != files[i].stays)
        g_error ("%s %s", files[i].name, files[i].stays ? "is gone" : "is still there");
    }
  close (locks[0]);
  close (locks[1]);
}

/* Whatever the clock says and said, the games that were finished last stay. */
static void
test_clock (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autofree char *folder = NULL;
  guint last;

  kit_dir_init (&dir);
  folder = kit_dir_path (&dir, "finished");
  g_assert_no_errno (g_mkdir (folder, 0755));
  for (guint i = 0; i < BRAMBLE_STORE_FINISHED; i++)
    {
      g_autofree char *name = g_strdup_printf ("finished/2099010%uT000000.000000-1.bramble", i);

      put (&dir, name, "from a clock that was fast");
    }
  store = store_open (&dir);
  for (guint i = 1; i <= 3; i++)
    {
      g_autoptr (BrambleMatch) match = store_almost_over (i, FALSE, &last);
      g_autoptr (GPtrArray) files = NULL;
      struct utimbuf times = { .actime = 1000000 - i, .modtime = 1000000 - i };

      bramble_store_keep (store, match);
      g_assert_true (bramble_match_answer (match, last));
      g_assert_true (bramble_store_flush (store));
      files = bramble_store_list_finished (store);
      g_assert_cmpuint (files->len, ==, BRAMBLE_STORE_FINISHED);
      for (guint n = 0; n < i; n++)
        {
          g_autoptr (BrambleRecord) record = bramble_record_load (g_ptr_array_index (files, n), NULL, NULL);

          g_assert_nonnull (record);
          g_assert_cmpuint (bramble_record_setup (record)->seed, ==, i - n);
        }
      g_assert_no_errno (utime (g_file_peek_path (g_ptr_array_index (files, 0)), &times));
    }
}

/* Hundreds of unfinished games are listed without being looked into. */
static void
test_hundreds (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (GPtrArray) files = NULL;
  g_autofree char *folder = NULL;
  gint64 begun;

  kit_dir_init (&dir);
  folder = kit_dir_path (&dir, "unfinished");
  g_assert_no_errno (g_mkdir (folder, 0755));
  for (guint i = 0; i < 700; i++)
    {
      g_autofree char *name = g_strdup_printf ("unfinished/game-%u.bramble", i);
      g_autofree char *lock = g_strdup_printf ("unfinished/game-%u.lock", i);
      g_autofree char *path = kit_dir_path (&dir, name);
      struct utimbuf times = { .actime = 1000000 + i * 7 % 700, .modtime = 1000000 + i * 7 % 700 + i / 100 };

      put (&dir, name, "x");
      put (&dir, lock, "");
      g_assert_no_errno (utime (path, &times));
    }
  begun = g_get_monotonic_time ();
  store = store_open (&dir);
  g_test_message ("opened in %.1f ms", (double) (g_get_monotonic_time () - begun) / 1000);
  begun = g_get_monotonic_time ();
  files = bramble_store_list_unfinished (store);
  g_test_message ("listed in %.1f ms", (double) (g_get_monotonic_time () - begun) / 1000);
  g_assert_cmpuint (files->len, ==, 700);
  g_assert_cmpuint (kit_count_files (folder, ".lock"), ==, 0);
  for (guint i = 1; i < files->len; i++)
    {
      GStatBuf newer, older;

      g_assert_no_errno (g_stat (g_file_peek_path (g_ptr_array_index (files, i - 1)), &newer));
      g_assert_no_errno (g_stat (g_file_peek_path (g_ptr_array_index (files, i)), &older));
      g_assert_cmpint (newer.st_mtim.tv_sec, >=, older.st_mtim.tv_sec);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/places/resume", test_resume);
  g_test_add_func ("/places/delete", test_delete);
  g_test_add_func ("/places/gone-on", test_gone_on);
  g_test_add_func ("/places/earlier-version", test_earlier_version);
  g_test_add_func ("/places/killed-at-the-end", test_killed_at_the_end);
  g_test_add_func ("/places/leftovers", test_leftovers);
  g_test_add_func ("/places/clock", test_clock);
  g_test_add_func ("/places/hundreds", test_hundreds);

  return g_test_run ();
}
