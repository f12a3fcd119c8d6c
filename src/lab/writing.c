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

/* The console, whose new games play what the file has. */
static int
play (const BrambleGame *game,
      const char        *path)
{
  g_autoptr (GError) error = NULL;
  BrambleSetup setup;
  const char *value;
  const char *id;

  bramble_setup_init (&setup, game);
  if (!game->writing->bring (path, &id, &value, &error) || !bramble_setup_set (&setup, game, id, value, &error))
    {
      g_print ("%s\n", error->message);
      return 1;
    }
  lab_console_talk (game, &setup, stdin);
  return 0;
}

/* bramble-lab STORY check FILE…, bramble-lab STORY play FILE */
int
lab_writing (const BrambleGame *game,
             int                argc,
             char             **argv)
{
  g_auto (GStrv) words = NULL;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &words, NULL, "check FILE… | play FILE" },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *summary = g_strdup_printf ("— %s", game->writing->summary);
  guint n;
  gboolean good = TRUE;

  if (!lab_parse (&argc, &argv, entries, summary))
    return 2;
  n = words ? g_strv_length (words) : 0;
  if (n == 2 && strcmp (words[0], "play") == 0)
    return play (game, words[1]);
  if (n < 2 || strcmp (words[0], "check") != 0)
    {
      g_printerr ("bramble-lab: it is “bramble-lab %s check FILE…” or “bramble-lab %s play FILE”\n", game->writing->id, game->writing->id);
      return 2;
    }

  for (guint i = 1; i < n; i++)
    good = check (game->writing, words[i]) && good;
  return good ? 0 : 1;
}
