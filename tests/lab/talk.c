/* talk.c: talking to bramble-lab's console, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "talk.h"

#include <string.h>

/* Cuts what the console said into replies, and sees that each begins with "="
 * or "?" and ends with an empty line. */
static GPtrArray *
cut_replies (const char *out)
{
  GPtrArray *replies = g_ptr_array_new_with_free_func (g_free);

  while (*out != '\0')
    {
      const char *end = strstr (out, "\n\n");

      g_assert_true (*out == '=' || *out == '?');
      g_assert_true (out[1] == ' ' || out[1] == '\n');
      if (end == NULL)
        g_error ("no empty line ends “%s”", out);
      g_ptr_array_add (replies, g_strndup (out, (gsize) (end - out)));
      if (*out == '?' && memchr (out, '\n', (gsize) (end - out)))
        g_error ("an error is one line, not “%s”", out);
      out = end + 2;
    }

  return replies;
}

GPtrArray *
talk_bytes (const char *script,
            gsize       size)
{
  g_autoptr (GBytes) input = g_bytes_new (script, size);
  g_autoptr (Run) run = run_lab_input ("console", input);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->errors, ==, "");
  return cut_replies (run->out);
}

GPtrArray *
talk (const char *script)
{
  return talk_bytes (script, strlen (script));
}

const char *
reply (GPtrArray *replies,
       guint      n)
{
  g_assert_cmpuint (n, <, replies->len);
  return g_ptr_array_index (replies, n);
}

const char *
last_reply (GPtrArray *replies)
{
  g_assert_cmpuint (replies->len, >, 0);
  return reply (replies, replies->len - 1);
}

gboolean
has_line (const char *text,
          const char *line)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strv_contains ((const char *const *) lines, line);
}

void
assert_line (const char *text,
             const char *line)
{
  if (!has_line (text, line))
    g_error ("no line “%s” in:\n%s", line, text);
}

void
converse (const Exchange *exchanges,
          guint           n)
{
  g_autoptr (GString) script = g_string_new (NULL);
  g_autoptr (GPtrArray) replies = NULL;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (script, "%s\n", exchanges[i].line);
  replies = talk (script->str);
  for (guint i = 0; i < MIN (n, replies->len); i++)
    if (!g_pattern_match_simple (exchanges[i].reply, reply (replies, i)))
      g_error ("to “%s” the reply should be “%s”, not:\n%s", exchanges[i].line, exchanges[i].reply, reply (replies, i));
  g_assert_cmpuint (replies->len, ==, n);
}

int
talk_main (int              argc,
           char           **argv,
           const TalkTest  *tests)
{
  int status;

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; tests[i].name; i++)
    {
      g_autofree char *path = g_strconcat ("/console/", tests[i].name, NULL);

      g_test_add_func (path, tests[i].test);
    }

  status = g_test_run ();
  run_remove_files ();
  return status;
}
