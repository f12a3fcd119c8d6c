/* test-files.c: who may read what, links, what is no file, and names in messages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-kit.h"

#include <bramble-display.h>
#include <bramble-file.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static guint
mode_of (const char *path)
{
  GStatBuf info;

  g_assert_no_errno (g_lstat (path, &info));
  return info.st_mode & 07777;
}

/* Whatever is in there is for us alone. */
static void
check_private (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  g_assert_cmphex (mode_of (path) & 077, ==, 0);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);

      if (g_file_test (inside, G_FILE_TEST_IS_DIR))
        check_private (inside);
      else
        g_assert_cmphex (mode_of (inside), ==, 0600);
    }
}

static void
test_ours (void)
{
  g_auto (KitDir) dir = { 0 };
  g_auto (KitDir) below = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleMatch) next = bramble_match_new (kit_record (2, "all", 1, FALSE));
  mode_t old = umask (0);
  guint last;

  /* A directory that is made, and one that was there for all to read. */
  kit_dir_init (&dir);
  below.path = kit_dir_path (&dir, "share/bramble");
  below.file = g_file_new_for_path (below.path);
  g_assert_no_errno (g_chmod (dir.path, 0755));
  for (guint i = 0; i < 2; i++)
    {
      KitDir *where = i ? &dir : &below;

      store = store_open (where);
      match = store_almost_over (1, FALSE, &last);
      bramble_store_keep (store, match);
      g_assert_true (bramble_match_answer (match, last));
      bramble_store_keep (store, next);
      store_answers (next, 1);
      g_assert_true (bramble_store_flush (store));
      g_assert_cmpuint (store_n_unfinished (store), ==, 1);
      g_assert_cmpuint (store_n_finished (store), ==, 1);
      check_private (where->path);
      g_clear_object (&match);
      g_clear_object (&store);
    }
  umask (old);
}

static void
save (const char *path,
      const char *text)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *there = NULL;
  g_autoptr (GError) error = NULL;

  bramble_file_write (file, text, BRAMBLE_FILE_CHOSEN, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &there, NULL, NULL));
  g_assert_cmpstr (there, ==, text);
}

/* What a person saves is a file like any other. */
static void
test_chosen (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autofree char *path = NULL;
  g_autofree char *long_name = NULL;
  g_autofree char *long_path = NULL;
  mode_t old;

  kit_dir_init (&dir);
  path = kit_dir_path (&dir, "game.bramble");
  old = umask (027);
  save (path, "one");
  g_assert_cmphex (mode_of (path), ==, 0640);
  umask (077);
  g_assert_no_errno (g_chmod (path, 0604));
  save (path, "two");
  g_assert_cmphex (mode_of (path), ==, 0604);
  umask (old);

  /* As long a name as there can be. */
  long_name = g_strnfill (255, 'x');
  long_path = kit_dir_path (&dir, long_name);
  save (long_path, "long");
  save (long_path, "long again");
  g_assert_cmpuint (kit_count_files (dir.path, ""), ==, 2);

  /* What is read-only is not replaced; root may everything. */
  g_assert_no_errno (g_chmod (path, 0400));
  if (getuid () != 0)
    {
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;

      g_assert_false (bramble_file_write (file, "three", BRAMBLE_FILE_CHOSEN, NULL, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED);
    }
}

static void
test_links (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autofree char *folder = NULL;
  g_autofree char *target = NULL;
  g_autofree char *link = NULL;
  g_autofree char *second = NULL;
  g_autofree char *circle = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GFile) round = NULL;
  g_autoptr (GError) error = NULL;

  kit_dir_init (&dir);
  folder = kit_dir_path (&dir, "elsewhere");
  target = kit_dir_path (&dir, "elsewhere/target.bramble");
  link = kit_dir_path (&dir, "link.bramble");
  second = kit_dir_path (&dir, "second.bramble");
  circle = kit_dir_path (&dir, "circle.bramble");
  g_assert_no_errno (g_mkdir (folder, 0755));
  g_assert_no_errno (symlink ("elsewhere/target.bramble", link));
  g_assert_no_errno (symlink (link, second));
  g_assert_no_errno (symlink ("circle.bramble", circle));

  /* What it points to need not be there yet. */
  save (link, "one");
  save (second, "two");
  g_assert_true (g_file_get_contents (target, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "two");
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpuint (kit_count_files (folder, ""), ==, 1);

  round = g_file_new_for_path (circle);
  g_assert_false (bramble_file_write (round, "three", BRAMBLE_FILE_CHOSEN, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TOO_MANY_LINKS);
  g_assert_true (g_file_test (circle, G_FILE_TEST_IS_SYMLINK));
}

/* What is no file is told at once: nobody waits for who may never come. */
static void
test_no_files (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autofree char *pipe = NULL;
  g_autofree char *link = NULL;

  kit_dir_init (&dir);
  pipe = kit_dir_path (&dir, "pipe.bramble");
  link = kit_dir_path (&dir, "link.bramble");
  g_assert_no_errno (mkfifo (pipe, 0600));
  g_assert_no_errno (symlink ("pipe.bramble", link));
  {
    const struct
    {
      const char *path;
      const char *sentence;
    } things[] = {
      { pipe, "It is not an ordinary file." },
      { link, "It is not an ordinary file." },
      { "/dev/zero", "It is not an ordinary file." },
      { "/dev/tty", NULL },
      { dir.path, "It is a folder, not a file." },
    };

    for (guint i = 0; i < G_N_ELEMENTS (things); i++)
      {
        g_autoptr (GFile) file = g_file_new_for_path (things[i].path);
        g_autofree char *name = bramble_display_file (file);
        g_autofree char *message = things[i].sentence ? g_strdup_printf ("%s: %s", name, things[i].sentence) : NULL;
        g_autoptr (GError) unread = NULL;
        g_autoptr (GError) unwritten = NULL;

        g_assert_null (bramble_record_load (file, NULL, &unread));
        g_assert_true (unread->domain == G_IO_ERROR);
        if (message)
          g_assert_cmpstr (unread->message, ==, message);
        g_assert_false (bramble_file_write (file, "x", BRAMBLE_FILE_CHOSEN, NULL, &unwritten));
        g_assert_true (unwritten->domain == G_IO_ERROR);
      }
  }
  g_assert_cmpuint (kit_count_files (dir.path, ""), ==, 2);
}

/* Names that are read the other way are set apart, so that no sentence turns round that begins with one. */
static void
test_display_names (void)
{
  static const char *const names[] = { "Hazel", "Łukasz", "李小龙", "", "שלום", "مريم", "Ben-שלום" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *shown = bramble_display_name (names[i]);
      g_autofree char *apart = g_strconcat ("\342\200\216\342\201\250", names[i], "\342\201\251", NULL);

      g_assert_cmpstr (shown, ==, i < 4 ? names[i] : apart);
    }
}

/* What people are shown can only be read. */
static void
test_display (void)
{
  static const struct
  {
    const char *text;
    const char *shown;
  } texts[] = {
    { "plain.bramble", "plain.bramble" },
    { "Zoë’s “Wolf” 狼", "Zoë’s “Wolf” 狼" },
    { "\033[31mred", "\\x1b[31mred" },
    { "two\nlines\ttab\r", "two\\nlines\\x09tab\\x0d" },
    { "bell\a\177", "bell\\x07\\x7f" },
    { "one\302\233" "31m", "one\\x9b31m" },
    { "bad\377utf\303", "bad\\xffutf\\xc3" },
    { "evil\342\200\256elbmarb.", "evil\\u202eelbmarb." },
    { "line\342\200\250line", "line\\u2028line" },
    { "C:\\x", "C:\\x" },
  };
  g_autofree char *lines = bramble_display_lines ("a\033\nb\tc\n");
  g_autofree char *name = g_strnfill (240, 'n');
  g_autoptr (GFile) file = g_file_new_build_filename ("/somewhere/far", name, "end.bramble", NULL);
  g_autofree char *shown = bramble_display_file (file);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *once = bramble_display_text (texts[i].text);
      g_autofree char *twice = bramble_display_text (once);

      g_assert_cmpstr (once, ==, texts[i].shown);
      g_assert_cmpstr (twice, ==, once);
    }
  g_assert_cmpstr (lines, ==, "a\\x1b\nb\tc\n");
  g_assert_cmpint (g_utf8_strlen (shown, -1), ==, BRAMBLE_DISPLAY_MAX);
  g_assert_true (g_str_has_prefix (shown, "/somewhere/far/n"));
  g_assert_true (g_str_has_suffix (shown, "n/end.bramble"));
  g_assert_nonnull (strstr (shown, "…"));
}

/* And so in what is said about a file, its name and what stands in it. */
static void
test_messages (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleRecord) record = kit_record (2, "all", 1, FALSE);
  g_autofree char *text = bramble_record_to_text (record);
  g_autofree char *evil = kit_edit (text, "Bramble", "Game", "\033]0;owned\a");
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  kit_dir_init (&dir);
  file = g_file_get_child (dir.file, "\033[2J\n.bramble");
  g_assert_true (g_file_set_contents (g_file_peek_path (file), evil, -1, NULL));
  g_assert_null (bramble_record_load (file, NULL, &error));
  g_test_message ("%s", error->message);
  for (const char *p = error->message; *p; p++)
    g_assert_false (g_ascii_iscntrl (*p));
  g_assert_nonnull (strstr (error->message, "\\x1b[2J\\n.bramble: "));
  g_assert_nonnull (strstr (error->message, "“\\x1b]0;owned\\x07”"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/ours", test_ours);
  g_test_add_func ("/files/chosen", test_chosen);
  g_test_add_func ("/files/links", test_links);
  g_test_add_func ("/files/no-files", test_no_files);
  g_test_add_func ("/files/display", test_display);
  g_test_add_func ("/files/display/names", test_display_names);
  g_test_add_func ("/files/messages", test_messages);

  return g_test_run ();
}
