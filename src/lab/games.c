/* games.c: bramble-lab games, which games there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab.h"

/* bramble-lab games: a line for each, its id, its computer players and what they are like, and what can
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
      g_autoptr (GString) tempers = g_string_new (NULL);

      for (const BrambleLevel *level = (*game)->levels; level->id; level++)
        g_string_append_printf (levels, "%s%s", levels->len > 0 ? "," : "", level->id);
      for (guint i = 0; i < bramble_game_n_tempers (*game); i++)
        g_string_append_printf (tempers, "%s%s", i > 0 ? "," : " tempers=", (*game)->tempers[i].id);
      g_print ("%s levels=%s %s%s\n", (*game)->id, levels->str, help, tempers->str);
    }
  return 0;
}
