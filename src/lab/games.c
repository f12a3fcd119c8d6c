/* games.c: bramble-lab games, which games there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab.h"

/* bramble-lab games: a line for each, its id, its computer players, and what can
 * be said of a new one. Scripts find there what to play. */
int
lab_games (int    argc,
           char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };

  if (!lab_parse (&argc, &argv, entries, "— say which games there are, and what can be chosen"))
    return 2;

  for (const BrambleGame *const *game = bramble_games (); *game; game++)
    {
      g_autofree char *help = bramble_setup_help (*game);
      g_autoptr (GString) levels = g_string_new (NULL);

      for (const BrambleLevel *level = (*game)->levels; level->id; level++)
        g_string_append_printf (levels, "%s%s", levels->len > 0 ? "," : "", level->id);
      g_print ("%s levels=%s %s\n", (*game)->id, levels->str, help);
    }
  return 0;
}
