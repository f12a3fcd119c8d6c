/* test-limits.c: files that are too much of something
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "story-tests.h"

#include <string.h>

/* Everything before the entry that a test fills. */
static const char head[] =
  "story small \"Small\" level 1\n"
  "page 1 \"Here\"\n"
  "map\nS . . .\n\n. . M E\nend\n"
  "goal \"Go there.\"\n"
  "surge first: sleep 1\nsurge more: sleep 1\n";
static const char entry[] = "entry 1.0\n  \"It is dark. You go.\"\n";

/* Asserts that what is wrong with a file is, first of all, one thing. */
static void
is_refused (const char *text,
            gsize       length,
            const char *reason)
{
  g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
  g_autoptr (StuffedVolume) book = stuffed_volume_read (text, length, troubles);

  g_assert_null (book);
  g_assert_cmpuint (troubles->len, <=, STUFFED_MAX_TROUBLES);
  for (guint i = 0; i < troubles->len; i++)
    if (strstr (stuffed_troubles_get (troubles, i)->reason, reason))
      return;
  g_test_message ("%s", stuffed_troubles_get (troubles, 0)->reason);
  g_assert_not_reached ();
}

/* A story with @n times a line, in which %u is its number. */
static void
is_refused_with (const char *before,
                 guint       n,
                 const char *line,
                 const char *reason)
{
  g_autoptr (GString) text = g_string_new (before);
  g_auto (GStrv) parts = g_strsplit (line, "%u", -1);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);
      g_autofree char *filled = g_strjoinv (number, parts);

      g_string_append (text, filled);
    }
  is_refused (text->str, text->len, reason);
}

static void
test_long_file (void)
{
  g_autofree char *text = g_strnfill (300 * 1024, '\n');

  is_refused (text, 300 * 1024, "longer than 256 KiB");
}

static void
test_tables (void)
{
  g_autofree char *start = g_strconcat (head, entry, NULL);

  is_refused_with (start, 700, "  gain you heart 1; gain you heart 1; gain you heart 1; gain you heart 1; gain you heart 1; gain you heart 1\n", "too many statements");
  is_refused_with (start, 600, "  if waking: sleep 1\n", "too many statements");
  is_refused_with (start, 130, "  if waking and waking and waking and waking and waking and waking and waking and waking: sleep 1\n", "too many conditions");
  is_refused_with (start, 65, "  roll { 1-6: sleep 1 }\n", "too many rolls");
  is_refused_with (start, 2100, "  \"Text %u.\"\n", "too many texts");
  is_refused_with (start, 33, "  set flag-%u\n", "more than 32 flags");
  is_refused_with (start, 9, "  count counter-%u +1\n", "more than 8 counters");
  is_refused_with (start, 33, "  task task-%u red n \"Push\" { pass: sleep 1 }\n", "more than 32 offers and tasks");
  is_refused_with (start, 130, "entry 1.entry-%u\n  sleep 1\n", "more than 128 entries");
  is_refused_with (head, 13, "when waking: sleep 1\n", "too many rules");
  is_refused_with ("", 30, "lost card-%u \"Card\"\n  \"Text.\"\n  option \"One\" kind: sleep 1\n  option \"Two\" plain: sleep 2\n", "more than 29 Lost cards");
}

/* So many options fit into no file with so few blocks; the table is guarded all the same. */
static void
test_options (void)
{
  g_autofree char *start = g_strconcat (head, entry, NULL);

  is_refused_with (start, 300,
                   "  choose { option \"A\" kind: sleep 1 } { option \"B\" kind: sleep 2 } { option \"C\" kind: sleep 3 } { option \"D\" kind: sleep 4 }\n",
                   "too many");
}

static void
test_troubles (void)
{
  g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
  g_autofree char *start = g_strconcat (head, entry, NULL);
  g_autoptr (GString) text = g_string_new (start);
  g_autoptr (StuffedVolume) book = NULL;

  for (guint i = 0; i < 100; i++)
    g_string_append (text, "  dance\n");
  book = stuffed_volume_read (text->str, text->len, troubles);
  g_assert_null (book);
  g_assert_cmpuint (troubles->len, ==, STUFFED_MAX_TROUBLES);
}

void
story_add_limits (void)
{
  g_test_add_func ("/stuffed/story/limits/file", test_long_file);
  g_test_add_func ("/stuffed/story/limits/tables", test_tables);
  g_test_add_func ("/stuffed/story/limits/options", test_options);
  g_test_add_func ("/stuffed/story/limits/troubles", test_troubles);
}
