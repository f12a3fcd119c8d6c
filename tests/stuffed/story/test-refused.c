/* test-refused.c: every wrong file is refused for what is wrong in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files of the corpus say themselves what is to be said of them, in lines that begin with
 * "//!". check-refusals sees to it that there is one for everything that can be wrong.
 */

#include "story-tests.h"

#include <string.h>

/* Returns what a file says of itself. */
static char *
expected_of (const char *text)
{
  GString *expected = g_string_new (NULL);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i]; i++)
    if (g_str_has_prefix (lines[i], "//! "))
      g_string_append_printf (expected, "%s\n", lines[i] + strlen ("//! "));
  return g_string_free (expected, FALSE);
}

static void
test_file (gconstpointer name)
{
  g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
  g_autoptr (StuffedVolume) book = NULL;
  g_autofree char *text = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *told = NULL;
  gsize length;

  text = story_file ("stuffed", "corpus/story", name, &length);
  expected = expected_of (text);
  book = stuffed_volume_read (text, length, troubles);
  told = story_tell (troubles);

  g_assert_cmpstr (told, ==, expected);
  g_assert_true ((book != NULL) == g_str_has_prefix (name, "good-"));
  g_assert_true ((book != NULL) == (*expected == '\0'));
}

/* What some editors put in front of UTF-8 is no word of the story. */
static void
test_byte_order_mark (void)
{
  g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
  g_autoptr (StuffedVolume) book = NULL;
  g_autofree char *text = story_file ("stuffed", "corpus/story", "good-base.story", NULL);
  g_autofree char *marked = g_strconcat ("\xef\xbb\xbf", text, NULL);
  g_autofree char *told = NULL;

  book = stuffed_volume_read (marked, strlen (marked), troubles);
  told = story_tell (troubles);
  g_assert_cmpstr (told, ==, "");
  g_assert_nonnull (book);
}

/* Whatever is cut off or doubled in a good file, the reader comes back with a book or a reason. */
static void
test_torn (void)
{
  g_autofree char *text = NULL;
  gsize length;

  text = story_file ("..", "src/games/stuffed/stories", "satin-corner.story", &length);
  for (gsize cut = 0; cut < length; cut += 37)
    {
      g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
      g_autoptr (StuffedVolume) book = stuffed_volume_read (text, cut, troubles);

      g_assert_null (book);
      g_assert_cmpuint (troubles->len, >, 0);
    }
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

void
story_add_refused (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "stuffed", "corpus", "story", NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)))
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = NULL;

      name = g_ptr_array_index (names, i);
      /* What a fuzzer has left there says nothing of itself. */
      if (!g_str_has_suffix (name, ".story"))
        {
          g_free (g_ptr_array_index (names, i));
          continue;
        }
      path = g_strdup_printf ("/stuffed/story/corpus/%.*s", (int) (strlen (name) - strlen (".story")), name);
      g_test_add_data_func_full (path, (gpointer) name, test_file, g_free);
    }
  g_test_add_func ("/stuffed/story/torn-files", test_torn);
  g_test_add_func ("/stuffed/story/a-byte-order-mark-is-no-word", test_byte_order_mark);
}
