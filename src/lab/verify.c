/* verify.c: bramble-lab verify, whether saved games load
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab.h"

#include <bramble-display.h>
#include <bramble-match.h>

static gboolean
verify (const char *name)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleRecord) record = bramble_record_load (file, NULL, &error);
  g_autofree char *shown = bramble_display_text (name);
  const BrambleGame *game;
  gconstpointer state;

  if (record == NULL)
    {
      g_print ("bad: %s\n", error->message);
      return FALSE;
    }

  game = bramble_record_game (record);
  state = bramble_record_now (record);
  g_print ("good: %s: %s, %u players, round %u, move %u of %u%s\n", shown, game->id, bramble_record_n_seats (record),
           game->round (state), bramble_record_at (record), bramble_record_n_steps (record),
           bramble_game_is_over (game, state) ? ", finished" : "");
  return TRUE;
}

/* bramble-lab verify */
int
lab_verify (int    argc,
            char **argv)
{
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, "FILE…" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("— say of saved games whether they load");
  g_autoptr (GError) error = NULL;
  gboolean good = TRUE;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("bramble-lab: %s\n", error->message);
      return 2;
    }
  if (files == NULL)
    {
      g_printerr ("bramble-lab: verify which files?\n");
      return 2;
    }

  for (guint i = 0; files[i]; i++)
    good = verify (files[i]) && good;
  return good ? 0 : 1;
}
