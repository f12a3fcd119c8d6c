/* kit-saying.c: a small story that says what a test wants to hear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <rules/stuffed-catalogue.h>
#include <story/stuffed-volume.h>

#include <string.h>

static const char map[] =
  "map\n"
  "S . . . . . . . . . . .\n"
  "\n"
  ". . . 1 . . . . . . . .\n"
  "\n"
  ". . . . . . . 2 . a . .\n"
  "\n"
  ". . . M . . T . . . . .\n"
  "\n"
  ". . . . . . . . . . . .\n"
  "\n"
  "O . . . . . L . N V . .\n"
  "\n"
  ". . . . . . . . . . D .\n"
  "\n"
  "W . X . . . . . . . . E\n"
  "end\n"
  "track (6,3) (7,3) (8,3)\n"
  "goal \"Listen.\"\n";

/* What a page must have, unless a test says it. */
static const char *const needed[] = {
  "search", "search 5\n",
  "surge first:", "surge first: gain each button 1\n",
  "surge more:", "surge more: gain each heart 1\n",
  "restless:", "restless: gain each heart 1\n",
};

/* Entry 1.2 names whatever a test may ask for. */
static const char rest[] =
  "when all near E: goto 1.out\n"
  "entry 1.0\n"
  "  \"It begins. Nobody says anything yet.\"\n"
  "entry 1.2\n"
  "  \"All that there is.\"\n"
  "  set called; clear called; count calls +1; lift door; if is called: if calls >= 90: \"So many.\"\n"
  "  task knock red 2n \"Knock\"\n"
  "    pass: gain you heart 1\n"
  "  offer look yellow 4 \"Look around\"\n"
  "    pass: gain you heart 1\n"
  "    fail: become you worried\n"
  "entry 1.a\n"
  "  \"Again and again.\"\n"
  "  gain you heart 1\n"
  "entry 1.out\n"
  "  \"Out.\"\n"
  "  win\n"
  "ending asleep\n"
  "  \"Asleep.\"\n"
  "ending waking\n"
  "  \"Awake.\"\n"
  "ending lost\n"
  "  \"Lost.\"\n";

static char *
write_story (const char *page,
             const char *body)
{
  GString *text = g_string_new ("story saying \"What Is Said\" level 1\npage 1 \"Here\"\n");
  g_auto (GStrv) lines = g_strsplit (body, "\n", -1);

  g_string_append (text, map);
  for (guint i = 0; i < G_N_ELEMENTS (needed); i += 2)
    if (strstr (page, needed[i]) == NULL)
      g_string_append (text, needed[i + 1]);
  g_string_append (text, page);
  g_string_append (text, rest);
  g_string_append (text, "entry 1.1\n");
  for (guint i = 0; lines[i]; i++)
    g_string_append_printf (text, "  %s\n", lines[i]);
  return g_string_free (text, FALSE);
}

static StuffedVolume *
read_story (const char *text)
{
  g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
  StuffedVolume *volume = stuffed_volume_read (text, strlen (text), troubles);

  for (guint i = 0; i < troubles->len; i++)
    {
      g_autofree char *line = stuffed_trouble_tell (stuffed_troubles_get (troubles, i), "saying");

      g_test_message ("%s", line);
    }
  g_assert_nonnull (volume);
  return volume;
}

/* There is one place for all of them: a test needs one story. */
static guint
shelve (StuffedVolume *volume)
{
  static StuffedVolume *shelved;
  static guint number;

  if (shelved)
    {
      stuffed_stories[number] = &volume->story;
      stuffed_volume_free (shelved);
    }
  else
    {
      number = stuffed_n_stories;
      g_assert_true (stuffed_catalogue_add (&volume->story));
    }
  shelved = volume;
  return number;
}

Kit *
kit_saying (const char *choices,
            const char *page,
            const char *body,
            ...)
{
  g_autofree char *all = g_strdup_printf ("%s start=1", choices);
  g_autofree char *text = write_story (page, body);
  Kit *k = kit_begin (all);
  va_list args;

  k->s.story = (guint8) shelve (read_story (text));
  k->s.page = 0;
  kit_set (k, "page 1");
  kit_set (k, "turn seat-1 1 0");
  va_start (args, body);
  kit_set_all (k, args);
  va_end (args);
  kit_forget (k);
  return k;
}
