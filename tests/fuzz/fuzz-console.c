/* fuzz-console.c: any bytes at all as lines of the console
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first byte says which game it is that nobody named. Lines that name a file
 * are left out: there is one disk only, and fuzz-record reads files.
 */

#include "fuzz.h"

#include <string.h>

#include "../../src/lab/lab.h"

/* What the console has said of the input at hand. */
static GString *said;

static void
hear (const char *text)
{
  g_string_append (said, text);
}

static gboolean
names_file (const char *line)
{
  line += strspn (line, " \t\f\r\v");
  return g_str_has_prefix (line, "save") || g_str_has_prefix (line, "load");
}

/* Returns (transfer full): the lines that can do no harm. */
static GString *
choose_lines (const char *text,
              gsize       length)
{
  GString *chosen = g_string_new (NULL);

  while (length > 0)
    {
      const char *end = memchr (text, '\n', length);
      gsize line = end ? (gsize) (end - text) + 1 : length;
      g_autofree char *copy = g_strndup (text, line);

      if (!names_file (copy))
        g_string_append_len (chosen, text, (gssize) line);
      text += line;
      length -= line;
    }
  return chosen;
}

/* Every reply begins with what it is, and ends with an empty line. */
static void
check_replies (void)
{
  g_auto (GStrv) replies = g_strsplit (said->str, "\n\n", -1);
  guint n = g_strv_length (replies);

  g_assert_true (g_utf8_validate (said->str, (gssize) said->len, NULL));
  for (guint i = 0; i < n; i++)
    g_assert_true (i + 1 == n ? *replies[i] == '\0' : *replies[i] == '=' || *replies[i] == '?');
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  const BrambleGame *const *games = bramble_games ();
  GPrintFunc before;
  g_autoptr (GString) lines = NULL;
  BrambleSetup setup;
  FILE *input;
  guint n = 0;

  if (size == 0)
    return 0;
  while (games[n])
    n++;
  n = data[0] % n;
  lines = choose_lines ((const char *) data + 1, size - 1);
  if (lines->len == 0)
    return 0;

  said = g_string_new (NULL);
  before = g_set_print_handler (hear);
  bramble_setup_init (&setup, games[n]);
  input = fmemopen (lines->str, lines->len, "r");
  lab_console_talk (games[n], &setup, input);
  fclose (input);
  g_set_print_handler (before);
  check_replies ();
  g_string_free (said, TRUE);
  return 0;
}
