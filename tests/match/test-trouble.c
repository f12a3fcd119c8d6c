/* test-trouble.c: disks that are full and directories that cannot be written to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-kit.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#define FULL 100

/* From now on no file can be longer than that: what happens on a full disk. */
static void
limit_files (rlim_t size)
{
  struct rlimit limit;

  g_assert_no_errno (getrlimit (RLIMIT_FSIZE, &limit));
  limit.rlim_cur = size;
  g_assert_no_errno (setrlimit (RLIMIT_FSIZE, &limit));
}

/* The one game that is there, whoever plays it. */
static void
check_on_disk (KitDir *dir,
               guint   step)
{
  g_autofree char *folder = kit_dir_path (dir, "unfinished");
  g_autoptr (GDir) games = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n_found = 0;

  while (games && (name = g_dir_read_name (games)))
    if (g_str_has_suffix (name, ".bramble"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);
        g_autoptr (GFile) file = g_file_new_for_path (path);
        g_autoptr (BrambleRecord) record = bramble_record_load (file, NULL, NULL);

        g_assert_nonnull (record);
        g_assert_cmpuint (bramble_record_at (record), ==, step);
        n_found++;
      }
  g_assert_cmpuint (n_found, ==, 1);
}

/* The player is told in words where and why. */
static void
check_told (BrambleStore *store,
            KitDir       *dir)
{
  const char *trouble = bramble_store_get_trouble (store);

  g_assert_nonnull (trouble);
  g_assert_true (g_str_has_prefix (trouble, "Games cannot be kept in "));
  g_assert_nonnull (strstr (trouble, dir->path));
  g_assert_null (strchr (trouble, '\n'));
  g_assert_true (g_utf8_validate (trouble, -1, NULL));
}

static gboolean
is_told (gpointer store)
{
  return bramble_store_get_trouble (store) != NULL;
}

static gboolean
is_well (gpointer store)
{
  return bramble_store_get_trouble (store) == NULL;
}

static void
count_notify (GObject    *object,
              GParamSpec *spec,
              guint      *n)
{
  (*n)++;
}

/* Five answers on the disk. */
static void
begin (KitDir        *dir,
       BrambleStore **store,
       BrambleMatch **match,
       BrambleRng    *rng)
{
  g_autoptr (GError) error = NULL;

  kit_dir_init (dir);
  *store = bramble_store_new (dir->file);
  bramble_store_open (*store, &error);
  g_assert_no_error (error);
  *match = bramble_match_new (kit_record (2, "all", 3, FALSE));
  bramble_store_keep (*store, *match);
  for (guint i = 0; i < 5; i++)
    g_assert_true (kit_match_any (*match, rng));
  g_assert_true (bramble_store_flush (*store));
  g_assert_null (bramble_store_get_trouble (*store));
  check_on_disk (dir, 5);
}

/* Whatever is wrong: five answers are there, nothing is lost in memory, and when
 * it is right again all is written. */
static void
check_trouble (KitDir       *dir,
               BrambleStore *store,
               BrambleMatch *match,
               BrambleRng   *rng,
               void        (*make_wrong) (KitDir *dir),
               void        (*make_right) (KitDir *dir),
               gboolean      readable)
{
  guint n_notified = 0;

  g_signal_connect (store, "notify::trouble", G_CALLBACK (count_notify), &n_notified);
  for (guint time = 0; time < 3; time++)
    {
      guint step = bramble_match_get_step (match);

      make_wrong (dir);
      g_assert_true (kit_match_any (match, rng));
      g_assert_true (kit_wait (is_told, store, KIT_LONG));
      check_told (store, dir);
      if (readable)
        check_on_disk (dir, step);
      g_assert_true (kit_match_any (match, rng));
      g_assert_false (bramble_store_flush (store));
      check_told (store, dir);
      g_assert_cmpuint (bramble_match_get_step (match), ==, step + 2);

      make_right (dir);
      check_on_disk (dir, step);
      if (time == 0)
        {
          /* The next answer brings everything. */
          g_assert_true (kit_match_any (match, rng));
          g_assert_true (kit_wait (is_well, store, KIT_LONG));
          check_on_disk (dir, step + 3);
        }
      else
        {
          /* And so does the end of the program. */
          g_assert_true (bramble_store_flush (store));
          g_assert_null (bramble_store_get_trouble (store));
          check_on_disk (dir, step + 2);
        }
      g_assert_cmpuint (kit_count_files (dir->path, ".bramble."), ==, 0);
    }
  /* Told once for each, and told that it is over. */
  g_assert_cmpuint (n_notified, >=, 6);
  kit_run_for (20);
  g_signal_handlers_disconnect_by_data (store, &n_notified);
}

static void
fill_disk (KitDir *dir)
{
  limit_files (FULL);
}

static void
empty_disk (KitDir *dir)
{
  limit_files (RLIM_INFINITY);
}

static void
test_full_disk (void)
{
  if (g_test_subprocess ())
    {
      g_auto (KitDir) dir = { 0 };
      g_autoptr (BrambleStore) store = NULL;
      g_autoptr (BrambleMatch) match = NULL;
      BrambleRng rng = { 3 };

      signal (SIGXFSZ, SIG_IGN);
      begin (&dir, &store, &match, &rng);
      check_trouble (&dir, store, match, &rng, fill_disk, empty_disk, TRUE);
      return;
    }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
}

static void
check_finished (BrambleStore *store,
                guint         n)
{
  g_autoptr (GPtrArray) finished = bramble_store_list_finished (store);
  g_autoptr (BrambleStatistics) statistics = bramble_store_read_statistics (store, NULL);
  BrambleTally tally;

  g_assert_cmpuint (finished->len, ==, n);
  g_assert_nonnull (statistics);
  bramble_statistics_get (statistics, bramble_games ()[0]->id, 2, "person", &tally);
  g_assert_cmpuint (tally.games, ==, 2 * n);
}

/* The disk is full when a game ends, and a new one is begun all the same. */
static void
test_full_at_the_end (void)
{
  if (g_test_subprocess ())
    {
      g_auto (KitDir) dir = { 0 };
      g_autoptr (BrambleStore) store = NULL;
      g_autoptr (BrambleMatch) match = NULL;
      g_autoptr (BrambleMatch) next = bramble_match_new (kit_record (3, "all", 4, FALSE));
      BrambleRng rng = { 3 };

      signal (SIGXFSZ, SIG_IGN);
      begin (&dir, &store, &match, &rng);
      limit_files (FULL);
      while (kit_match_any (match, &rng))
        ;
      g_assert_false (bramble_store_flush (store));
      check_told (store, &dir);
      check_on_disk (&dir, 5);
      g_assert_false (bramble_store_flush (store));
      bramble_store_keep (store, next);
      g_assert_true (kit_match_any (next, &rng));
      g_assert_false (bramble_store_flush (store));
      check_on_disk (&dir, 5);
      /* What is over is not offered, though it still lies there. */
      g_assert_cmpuint (store_n_unfinished (store), ==, 0);

      limit_files (RLIM_INFINITY);
      g_assert_true (bramble_store_flush (store));
      check_on_disk (&dir, 1);
      check_finished (store, 1);
      g_assert_true (bramble_store_flush (store));
      g_assert_true (kit_match_any (next, &rng));
      g_assert_true (bramble_store_flush (store));
      check_finished (store, 1);
      check_on_disk (&dir, 2);
      kit_run_for (20);
      return;
    }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
}

/* There is room for the game but the statistics cannot be written: it is not
 * put among the finished ones twice. */
static void
test_statistics_later (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (GPtrArray) finished = NULL;
  g_autofree char *wall = NULL;
  g_autofree char *inside = NULL;
  BrambleRng rng = { 3 };

  begin (&dir, &store, &match, &rng);
  wall = kit_dir_path (&dir, "statistics.ini");
  inside = g_build_filename (wall, "inside", NULL);
  g_assert_no_errno (g_mkdir_with_parents (inside, 0755));
  while (kit_match_any (match, &rng))
    ;
  for (guint i = 0; i < 3; i++)
    g_assert_false (bramble_store_flush (store));
  check_told (store, &dir);
  finished = bramble_store_list_finished (store);
  g_assert_cmpuint (finished->len, ==, 1);

  kit_remove (wall);
  g_assert_true (bramble_store_flush (store));
  check_finished (store, 1);
  kit_run_for (20);
}

/* The directory goes away, and comes back. */
static void
hide (KitDir *dir)
{
  g_autofree char *hidden = g_strconcat (dir->path, "-hidden", NULL);

  g_assert_no_errno (g_rename (dir->path, hidden));
}

static void
unhide (KitDir *dir)
{
  g_autofree char *hidden = g_strconcat (dir->path, "-hidden", NULL);

  g_assert_no_errno (g_rename (hidden, dir->path));
}

static void
test_directory_gone (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRng rng = { 3 };

  begin (&dir, &store, &match, &rng);
  check_trouble (&dir, store, match, &rng, hide, unhide, FALSE);
}

/* Nobody may write there. */
static void
set_mode (KitDir *dir,
          int     mode)
{
  g_autofree char *folder = kit_dir_path (dir, "unfinished");

  g_assert_no_errno (g_chmod (folder, mode));
  g_assert_no_errno (g_chmod (dir->path, mode));
}

static void
forbid (KitDir *dir)
{
  set_mode (dir, 0500);
}

static void
allow (KitDir *dir)
{
  set_mode (dir, 0700);
}

static void
test_unwritable (void)
{
  if (g_test_subprocess ())
    {
      g_auto (KitDir) dir = { 0 };
      g_autoptr (BrambleStore) store = NULL;
      g_autoptr (BrambleStore) late = NULL;
      g_autoptr (BrambleMatch) match = NULL;
      g_autoptr (GPtrArray) files = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *lock = NULL;
      BrambleRng rng = { 3 };

      /* Root may everywhere, so root becomes nobody. */
      if (getuid () == 0)
        g_assert_no_errno (seteuid (65534));
      begin (&dir, &store, &match, &rng);
      check_trouble (&dir, store, match, &rng, forbid, allow, TRUE);
      g_clear_object (&store);

      /* A program that starts there says so, and offers what there is. */
      lock = kit_dir_path (&dir, "running.lock");
      g_assert_no_errno (g_unlink (lock));
      forbid (&dir);
      late = bramble_store_new (dir.file);
      g_assert_false (bramble_store_open (late, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED);
      check_told (late, &dir);
      files = bramble_store_list_unfinished (late);
      g_assert_cmpuint (files->len, ==, 1);
      allow (&dir);
      g_assert_true (bramble_store_open (late, NULL));
      g_assert_null (bramble_store_get_trouble (late));
      /* Who looks for leaks in the end may not look into nobody's memory. */
      if (getuid () == 0)
        g_assert_no_errno (seteuid (0));
      return;
    }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
}

/* The place is below a file: it cannot even be made. Later it can. */
static void
test_no_place (void)
{
  g_auto (KitDir) dir = { 0 };
  g_auto (KitDir) below = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record (2, "all", 3, FALSE));
  g_autoptr (GError) error = NULL;
  g_autofree char *wall = NULL;
  BrambleRng rng = { 3 };

  kit_dir_init (&dir);
  wall = kit_dir_path (&dir, "wall");
  g_assert_true (g_file_set_contents (wall, "x", -1, NULL));
  below.path = g_build_filename (wall, "games", NULL);
  below.file = g_file_new_for_path (below.path);

  store = bramble_store_new (below.file);
  g_assert_false (bramble_store_open (store, &error));
  g_assert_true (error->domain == G_IO_ERROR);
  check_told (store, &below);
  g_assert_cmpstr (bramble_store_get_trouble (store), ==, error->message);

  /* The game is played as if nothing were wrong. */
  bramble_store_keep (store, match);
  for (guint i = 0; i < 7; i++)
    g_assert_true (kit_match_any (match, &rng));
  g_assert_false (bramble_store_flush (store));
  check_told (store, &below);
  g_assert_cmpuint (bramble_match_get_step (match), ==, 7);

  /* Nobody who does not ask is told by an error. */
  g_assert_false (bramble_store_open (store, NULL));
  check_told (store, &below);

  g_assert_no_errno (g_unlink (wall));
  g_assert_true (bramble_store_open (store, NULL));
  g_assert_null (bramble_store_get_trouble (store));
  g_assert_true (bramble_store_flush (store));
  check_on_disk (&below, 7);
  kit_run_for (20);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/trouble/full-disk", test_full_disk);
  g_test_add_func ("/trouble/full-at-the-end", test_full_at_the_end);
  g_test_add_func ("/trouble/statistics-later", test_statistics_later);
  g_test_add_func ("/trouble/directory-gone", test_directory_gone);
  g_test_add_func ("/trouble/unwritable", test_unwritable);
  g_test_add_func ("/trouble/no-place", test_no_place);

  return g_test_run ();
}
