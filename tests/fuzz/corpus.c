/* corpus.c: a target as an ordinary test, over what its corpus has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz.h"

static void
test_file (gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_file_get_contents (data, &text, &length, &error);
  g_assert_no_error (error);
  LLVMFuzzerTestOneInput ((const guint8 *) text, length);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *directory = NULL;
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GError) error = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);

  directory = g_test_build_filename (G_TEST_DIST, "corpus", FUZZ_CORPUS, NULL);
  dir = g_dir_open (directory, 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *test = g_strdup_printf ("/corpus/" FUZZ_CORPUS "/%s", name);

      g_test_add_data_func_full (test, g_build_filename (directory, name, NULL), test_file, g_free);
    }

  return g_test_run ();
}
