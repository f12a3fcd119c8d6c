/* writing.c: what people write for a game, such as stories
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game that has such files says so in its table, with a word for them; that word is then a
 * command of the lab. So the lab reads stories and still knows no game.
 */

#include "lab.h"

#include <string.h>

#include <bramble-display.h>

static gboolean
check (const BrambleWriting *writing,
       const char           *path)
{
  g_autofree char *shown = bramble_display_text (path);
  g_autoptr (GError) error = NULL;

  if (writing->check (path, &error))
    {
      g_print ("good: %s\n", shown);
      return TRUE;
    }
  g_print ("%s\n", error->message);
  return FALSE;
}

/* bramble-lab STORY check FILE… */
int
lab_writing (const BrambleWriting *writing,
             int                   argc,
             char                **argv)
{
  g_auto (GStrv) words = NULL;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &words, NULL, "check FILE…" },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *summary = g_strdup_printf ("— %s", writing->summary);
  gboolean good = TRUE;

  if (!lab_parse (&argc, &argv, entries, summary))
    return 2;
  if (!words || strcmp (words[0], "check") != 0 || !words[1])
    {
      g_printerr ("bramble-lab: it is “bramble-lab %s check FILE…”\n", writing->id);
      return 2;
    }

  for (guint i = 1; words[i]; i++)
    good = check (writing, words[i]) && good;
  return good ? 0 : 1;
}
