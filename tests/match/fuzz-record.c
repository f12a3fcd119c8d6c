/* fuzz-record.c: any bytes at all as a saved game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A libFuzzer target. With FUZZ_CORPUS it is a test that runs over the corpus in
 * tests/corpus/record instead.
 */

#include "match-kit.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const guint8 *data,
                            gsize         size);

/* What was loaded is a game: it can be saved, loaded again and played on. */
static void
check_game (BrambleRecord *record)
{
  g_autofree char *text = bramble_record_to_text (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleRecord) again = bramble_record_from_text (text, strlen (text), &error);
  const BrambleGame *game = bramble_record_game (record);
  BrambleRng rng = { 1 };

  g_assert_no_error (error);
  kit_same (record, again);
  kit_play (again, &rng, 20);
  game->check (bramble_record_now (again), &error);
  g_assert_no_error (error);
}

static void
try_text (const char *text,
          gsize       length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleRecord) record = bramble_record_from_text (text, length, &error);

  g_assert_true ((record != NULL) == (error == NULL));
  if (record)
    check_game (record);
  else
    {
      g_assert_true (error->domain == BRAMBLE_RECORD_ERROR);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (strlen (error->message), <, 400);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *copy = g_strndup ((const char *) data, size);
  g_autofree char *body = kit_unseal (copy);
  g_autofree char *sealed = kit_seal (body);

  try_text ((const char *) data, size);
  try_text (sealed, strlen (sealed));
  return 0;
}

#ifdef FUZZ_CORPUS

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

  directory = g_test_build_filename (G_TEST_DIST, "corpus", "record", NULL);
  dir = g_dir_open (directory, 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *test = g_strdup_printf ("/corpus/record/%s", name);

      g_test_add_data_func_full (test, g_build_filename (directory, name, NULL), test_file, g_free);
    }

  return g_test_run ();
}

#endif
