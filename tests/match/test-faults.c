/* test-faults.c: every file operation of a save fails once, and the program
 * stops between any two of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The linker gives us every call that the store makes to the disk (see --wrap in
 * meson.build); nothing in the program itself is there for this test. Reading
 * fails too, because who cannot read must not conclude that nothing is there.
 */

#include "store-kit.h"

#include <bramble-file.h>
#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* The fault. */

typedef enum
{
  NOTHING,
  FAIL, /* the operation does not happen, and says so */
  STOP, /* the program ends instead of it */
} Fault;

static struct
{
  guint n;     /* operations so far */
  guint at;    /* which one is struck, counted from 1 */
  Fault fault;
  int code;    /* what it fails with */
  const char *what; /* the operation that was struck */
} disk;

/* Whether the operation that begins now is the one. */
static gboolean
is_struck (const char *what)
{
  disk.n++;
  if (disk.fault == NOTHING || disk.n != disk.at)
    return FALSE;

  disk.what = what;
  if (disk.fault == STOP)
    _exit (0);
  errno = disk.code;
  return TRUE;
}

static void
set_fault (Fault fault,
           guint at,
           int   code)
{
  memset (&disk, 0, sizeof disk);
  disk.fault = fault;
  disk.at = at;
  disk.code = code;
}

#define WRAP(type, name, failed, parameters, arguments) \
  type __real_##name parameters; \
  type __wrap_##name parameters; \
  type \
  __wrap_##name parameters \
  { \
    return is_struck (#name) ? (failed) : __real_##name arguments; \
  }

WRAP (int, chmod, -1, (const char *path, mode_t mode), (path, mode))
WRAP (int, fchmod, -1, (int fd, mode_t mode), (fd, mode))
WRAP (int, fchown, -1, (int fd, uid_t user, gid_t group), (fd, user, group))
WRAP (int, flock, -1, (int fd, int how), (fd, how))
WRAP (int, fsync, -1, (int fd), (fd))
WRAP (int, g_mkstemp_full, -1, (char *name, int flags, int mode), (name, flags, mode))
WRAP (int, g_unlink, -1, (const char *path), (path))
WRAP (int, g_mkdir_with_parents, -1, (const char *path, int mode), (path, mode))
WRAP (int, mkdir, -1, (const char *path, mode_t mode), (path, mode))
/* With large files open () is called so, and a mode always follows. */
WRAP (int, open, -1, (const char *path, int flags, mode_t mode), (path, flags, mode))
WRAP (int, open64, -1, (const char *path, int flags, mode_t mode), (path, flags, mode))
WRAP (ssize_t, read, -1, (int fd, void *data, size_t n), (fd, data, n))
WRAP (int, rename, -1, (const char *from, const char *to), (from, to))

/* A disk that is full takes what it still has room for. */
ssize_t __real_write (int fd, const void *data, size_t n);
ssize_t __wrap_write (int fd, const void *data, size_t n);
ssize_t
__wrap_write (int         fd,
              const void *data,
              size_t      n)
{
  if (!is_struck ("write"))
    return __real_write (fd, data, n);

  if (disk.code == ENOSPC)
    g_assert_cmpint (__real_write (fd, data, n / 2), >=, 0);
  errno = disk.code;
  return -1;
}

/* Closing is never undone: it reports what went wrong before. */
int __real_close (int fd);
int __wrap_close (int fd);
int
__wrap_close (int fd)
{
  int code = disk.code;
  gboolean struck = is_struck ("close");
  int failed = __real_close (fd);

  if (struck)
    errno = code;
  return struck ? -1 : failed;
}

/* Saving. */

static void
check_old_or_new (const char *path)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  if (strcmp (text, "the old one") != 0)
    g_assert_cmpstr (text, ==, "the new one");
}

static const char *program;

/* Starts this program again, which is stopped at one operation. */
static void
stop (const char *what,
      KitDir     *dir,
      guint       at)
{
  g_autofree char *at_text = g_strdup_printf ("%u", at);
  const char *const argv[] = { program, what, dir->path, at_text, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

static void
write_new (KitDir *dir)
{
  g_autoptr (GFile) file = g_file_get_child (dir->file, "game.bramble");

  bramble_file_write (file, "the new one", BRAMBLE_FILE_CHOSEN, NULL, NULL);
}

static void
test_save (void)
{
  static const int codes[] = { EIO, ENOSPC };
  g_auto (KitDir) dir = { 0 };
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;
  guint n_operations;

  kit_dir_init (&dir);
  path = kit_dir_path (&dir, "game.bramble");
  file = g_file_new_for_path (path);
  g_assert_true (g_file_set_contents (path, "the old one", -1, NULL));
  set_fault (NOTHING, 0, 0);
  write_new (&dir);
  n_operations = disk.n;
  g_test_message ("%u operations", n_operations);
  g_assert_cmpuint (n_operations, >, 6);

  for (guint at = 1; at <= n_operations; at++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
        {
          g_autofree char *text = NULL;
          g_autoptr (GError) error = NULL;
          gboolean written;

          g_assert_true (g_file_set_contents (path, "the old one", -1, NULL));
          set_fault (FAIL, at, codes[i]);
          written = bramble_file_write (file, "the new one", BRAMBLE_FILE_CHOSEN, NULL, &error);
          g_assert_cmpint (written, ==, error == NULL);
          set_fault (NOTHING, 0, 0);
          check_old_or_new (path);
          g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
          /* Who is told that all is well has the new one. */
          if (written)
            g_assert_cmpstr (text, ==, "the new one");
          else
            g_assert_error (error, G_IO_ERROR, (int) g_io_error_from_errno (codes[i]));
          /* And nothing else lies about. */
          g_assert_cmpuint (kit_count_files (dir.path, ""), ==, 1);
        }
      g_assert_true (g_file_set_contents (path, "the old one", -1, NULL));
      stop ("--save", &dir, at);
      check_old_or_new (path);
      g_assert_cmpuint (kit_count_files (dir.path, "game.bramble."), <=, 1);
      kit_remove (dir.path);
      g_assert_no_errno (g_mkdir (dir.path, 0700));
    }
}

/* Games. */

static BrambleRecord *begun;  /* in mid-game */
static BrambleRecord *ending; /* a few answers before its end, which can be redone */

/* What somebody plays: one game is left for another, which ends, and a third is
 * begun. Two seats each, all people. */
static void
play_through (KitDir *dir)
{
  g_autoptr (BrambleStore) store = bramble_store_new (dir->file);
  g_autoptr (BrambleMatch) first = bramble_match_new (bramble_record_copy (begun));
  g_autoptr (BrambleMatch) second = bramble_match_new (bramble_record_copy (ending));
  g_autoptr (BrambleMatch) third = bramble_match_new (bramble_record_copy (begun));

  bramble_store_open (store, NULL);
  bramble_store_keep (store, first);
  for (guint i = 0; i < 2; i++)
    {
      bramble_match_redo (first, BRAMBLE_BY_STEP);
      bramble_store_flush (store);
    }
  bramble_store_keep (store, second);
  while (bramble_match_redo (second, BRAMBLE_BY_STEP))
    bramble_store_flush (store);
  bramble_store_keep (store, third);
  bramble_match_redo (third, BRAMBLE_BY_STEP);
  bramble_store_flush (store);
  /* What fails once is tried again by whoever closes the window. */
  bramble_store_flush (store);
  bramble_store_keep (store, NULL);
}

static guint
n_files (KitDir     *dir,
         const char *folder,
         const char *part)
{
  g_autofree char *path = kit_dir_path (dir, folder);

  return kit_count_files (path, part);
}

/* How far each of the games had come, as the next program finds it. */
typedef struct
{
  guint n_first;  /* unfinished games from the first record */
  guint n_second; /* and from the second */
  guint n_finished;
  guint n_counted;
} Found;

static Found
look (KitDir *dir)
{
  g_autoptr (BrambleStore) store = store_open (dir);
  g_autoptr (GPtrArray) files = bramble_store_list_unfinished (store);
  Found found = { .n_finished = store_n_finished (store), .n_counted = store_n_counted (store, 2) };

  for (guint i = 0; i < files->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BrambleRecord) record = bramble_record_load (g_ptr_array_index (files, i), NULL, &error);

      g_assert_no_error (error);
      if (bramble_record_setup (record)->seed == bramble_record_setup (begun)->seed)
        found.n_first++;
      else
        found.n_second++;
    }
  /* Whatever was being written is swept up. */
  g_assert_cmpuint (n_files (dir, "unfinished", ".bramble."), ==, 0);
  g_assert_cmpuint (n_files (dir, "unfinished", ".lock"), ==, 0);
  return found;
}

/* The second game is played on to its end, if it is still there. */
static void
finish_second (KitDir *dir)
{
  g_autoptr (BrambleStore) store = store_open (dir);
  g_autoptr (GPtrArray) files = bramble_store_list_unfinished (store);

  for (guint i = 0; i < files->len; i++)
    {
      BrambleRecord *record = bramble_record_load (g_ptr_array_index (files, i), NULL, NULL);
      g_autoptr (BrambleMatch) match = bramble_match_new (record);

      if (bramble_record_setup (record)->seed == bramble_record_setup (begun)->seed)
        continue;
      g_assert_true (bramble_store_resume (store, g_ptr_array_index (files, i), match, NULL));
      while (bramble_match_redo (match, BRAMBLE_BY_STEP))
        ;
      g_assert_true (bramble_store_flush (store));
    }
}

static void
make_records (void)
{
  BrambleRng rng = { 4 };

  begun = kit_record (2, "basic", 4, TRUE);
  kit_play (begun, &rng, 30);
  bramble_record_go_to (begun, 20);
  ending = kit_record (2, "basic", 5, TRUE);
  bramble_record_go_to (ending, kit_play (ending, &rng, G_MAXUINT) - 2);
}

static guint
count_operations (void)
{
  g_auto (KitDir) dir = { 0 };
  Found found;
  guint n_operations;

  kit_dir_init (&dir);
  set_fault (NOTHING, 0, 0);
  play_through (&dir);
  n_operations = disk.n;
  g_test_message ("%u operations", n_operations);
  found = look (&dir);
  g_assert_cmpuint (found.n_first, ==, 2);
  g_assert_cmpuint (found.n_second, ==, 0);
  g_assert_cmpuint (found.n_finished, ==, 1);
  g_assert_cmpuint (found.n_counted, ==, 2);
  return n_operations;
}

/* A program that stops leaves the old or the new state of each game: none is
 * lost, none is counted twice. */
static void
test_stop (void)
{
  guint n_operations = count_operations ();
  guint last_first = 0, n_ends = 0;

  for (guint at = 1; at <= n_operations; at++)
    {
      g_auto (KitDir) dir = { 0 };
      Found found;

      kit_dir_init (&dir);
      stop ("--play", &dir, at);
      set_fault (NOTHING, 0, 0);
      found = look (&dir);
      /* Once it is there the first game stays, and the third joins it. */
      g_assert_cmpuint (found.n_first, >=, last_first);
      last_first = found.n_first;
      g_assert_cmpuint (found.n_first, <=, 2);
      /* The second is unfinished or finished. On the way it may be both: then
       * it is not counted. */
      g_assert_cmpuint (found.n_second, <=, 1);
      g_assert_cmpuint (found.n_finished, <=, 1);
      g_assert_cmpuint (found.n_counted, ==, found.n_finished && !found.n_second ? 2 : 0);
      n_ends += found.n_second;
      finish_second (&dir);
      if (found.n_second || found.n_finished)
        {
          found = look (&dir);
          g_assert_cmpuint (found.n_second, ==, 0);
          g_assert_cmpuint (found.n_finished, ==, 1);
          g_assert_cmpuint (found.n_counted, ==, 2);
        }
    }
  g_assert_cmpuint (last_first, >, 0);
  g_assert_cmpuint (n_ends, >, 0);
}

/* What fails once is tried again, and in the end everything is there. */
static void
test_fail (void)
{
  static const int codes[] = { EIO, ENOSPC };
  guint n_operations = count_operations ();

  for (guint at = 1; at <= n_operations; at++)
    for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
      {
        g_auto (KitDir) dir = { 0 };
        const char *what;
        Found found;

        kit_dir_init (&dir);
        set_fault (FAIL, at, codes[i]);
        play_through (&dir);
        what = disk.what;
        set_fault (NOTHING, 0, 0);
        found = look (&dir);
        if (found.n_first != 2 || found.n_second != 0 || found.n_finished != 1 || found.n_counted != 2)
          g_error ("operation %u, %s, %s: %u unfinished, %u not over, %u finished, %u counted", at, what,
                   g_strerror (codes[i]), found.n_first, found.n_second, found.n_finished, found.n_counted);
      }
}

/* Only comes back when there was no such operation. */
static int
be_stopped (const char *what,
            const char *path,
            guint       at)
{
  KitDir dir = { .path = (char *) path, .file = g_file_new_for_path (path) };

  set_fault (STOP, at, 0);
  if (strcmp (what, "--save") == 0)
    write_new (&dir);
  else
    play_through (&dir);
  return 3;
}

int
main (int    argc,
      char **argv)
{
  int status;

  make_records ();
  if (argc == 4 && g_str_has_prefix (argv[1], "--"))
    return be_stopped (argv[1], argv[2], (guint) g_ascii_strtoull (argv[3], NULL, 10));

  g_test_init (&argc, &argv, NULL);
  program = argv[0];

  g_test_add_func ("/faults/save", test_save);
  g_test_add_func ("/faults/stop", test_stop);
  g_test_add_func ("/faults/fail", test_fail);

  status = g_test_run ();
  bramble_record_free (begun);
  bramble_record_free (ending);
  return status;
}
