/* lab.c: what the commands of bramble-lab share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab.h"

#include <string.h>
#include <time.h>

gboolean
lab_no_more (int    argc,
             char **argv)
{
  if (argc > 1)
    g_printerr ("bramble-lab: unexpected argument “%s”\n", argv[1]);
  return argc <= 1;
}

gboolean
lab_parse (int                *argc,
           char             ***argv,
           const GOptionEntry *entries,
           const char         *summary)
{
  g_autoptr (GOptionContext) context = g_option_context_new (summary);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      g_printerr ("bramble-lab: %s\n", error->message);
      return FALSE;
    }

  return lab_no_more (*argc, *argv);
}

/* The game that the command line names, before anything else is known about it. */
static const BrambleGame *
find_game (int    argc,
           char **argv)
{
  const char *id = bramble_games ()[0]->id;
  const BrambleGame *game;

  for (int i = 1; i < argc; i++)
    if (strcmp (argv[i], "--game") == 0 && i + 1 < argc)
      id = argv[i + 1];
    else if (g_str_has_prefix (argv[i], "--game="))
      id = argv[i] + strlen ("--game=");

  game = bramble_game_by_id (id);
  if (game == NULL)
    g_printerr ("bramble-lab: there is no game “%s”\n", id);
  return game;
}

static char *
list_games (void)
{
  GString *list = g_string_new ("the game:");

  for (const BrambleGame *const *game = bramble_games (); *game; game++)
    g_string_append_printf (list, " %s", (*game)->id);
  return g_string_free (list, FALSE);
}

gboolean
lab_parse_game (int                 *argc,
                char              ***argv,
                const GOptionEntry  *entries,
                const char          *summary,
                const BrambleGame  **game,
                BrambleSetup        *setup)
{
  g_autoptr (GArray) all = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *id = NULL;
  char *values[BRAMBLE_MAX_CHOICES] = { NULL };
  GOptionEntry about = { "game", 0, 0, G_OPTION_ARG_STRING, &id, NULL, "ID" };
  gboolean parsed;

  *game = find_game (*argc, *argv);
  if (*game == NULL)
    return FALSE;

  g_ptr_array_add (texts, list_games ());
  about.description = g_ptr_array_index (texts, 0);
  g_array_append_val (all, about);
  for (; entries->long_name; entries++)
    g_array_append_vals (all, entries, 1);
  for (guint i = 0; (*game)->choices && (*game)->choices[i].id; i++)
    {
      const BrambleChoice *choice = &(*game)->choices[i];
      GOptionEntry entry = {
        choice->id, 0, 0, G_OPTION_ARG_STRING, &values[i], choice->name, NULL,
      };
      char *alternatives = bramble_choice_help (choice);

      g_ptr_array_add (texts, alternatives);
      entry.arg_description = alternatives;
      g_array_append_val (all, entry);
    }

  bramble_setup_init (setup, *game);
  parsed = lab_parse (argc, argv, (const GOptionEntry *) (gpointer) all->data, summary);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *value = values[i];
      g_autoptr (GError) error = NULL;

      if (parsed && value && !bramble_setup_set (setup, *game, (*game)->choices[i].id, value, &error))
        {
          g_printerr ("bramble-lab: %s\n", error->message);
          parsed = FALSE;
        }
    }
  return parsed;
}

gboolean
lab_try_set_up (const BrambleGame  *game,
                const BrambleSetup *setup)
{
  g_autofree guint8 *state = g_malloc0 (game->state_size);
  g_autoptr (GError) error = NULL;

  if (bramble_game_set_up (game, state, setup, NULL, &error))
    return TRUE;

  g_printerr ("bramble-lab: %s\n", error->message);
  return FALSE;
}

gint64
lab_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

guint64
lab_mix (guint64 a,
         guint64 b)
{
  BrambleRng rng;

  bramble_rng_seed (&rng, a ^ (b * G_GUINT64_CONSTANT (0xd1342543de82ef95)));
  return bramble_rng_next (&rng);
}
