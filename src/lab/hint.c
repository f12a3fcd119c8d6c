/* hint.c: bramble-lab hint, what the strongest level would answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab.h"

#include <bramble-advice.h>

static void
advised (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  BrambleMatch *match = BRAMBLE_MATCH (source);
  GMainLoop *loop = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleAdvice) advice = bramble_match_advise_finish (match, result, &error);

  if (advice)
    {
      g_autofree char *text = bramble_advice_dup_text (advice, match);

      g_print ("%s\n", text);
    }
  else
    {
      g_printerr ("bramble-lab: %s\n", error->message);
    }
  g_main_loop_quit (loop);
}

static gboolean
hint (const char *name)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (name);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GError) error = NULL;
  BrambleRecord *record = bramble_record_load (file, NULL, &error);
  g_autoptr (BrambleMatch) match = NULL;
  g_autofree char *question = NULL;

  if (record == NULL)
    {
      g_printerr ("bramble-lab: %s\n", error->message);
      return FALSE;
    }

  match = bramble_match_new (record);
  if (bramble_match_get_over (match))
    {
      g_printerr ("bramble-lab: the game is over\n");
      return FALSE;
    }
  bramble_match_set_viewer (match, bramble_match_get_ask_seat (match));
  question = bramble_match_dup_question (match);
  g_print ("%s: %s\n", bramble_seat_get_name (bramble_match_get_seat (match, (guint) bramble_match_get_ask_seat (match))),
           question);
  bramble_match_advise_async (match, NULL, advised, loop);
  g_main_loop_run (loop);
  return TRUE;
}

/* bramble-lab hint */
int
lab_hint (int    argc,
          char **argv)
{
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, "FILE" },
    G_OPTION_ENTRY_NULL,
  };

  if (!lab_parse (&argc, &argv, entries, "— say what to answer in a saved game, and what to expect of it"))
    return 2;
  if (files == NULL || files[1] != NULL)
    {
      g_printerr ("bramble-lab: hint for which file?\n");
      return 2;
    }

  return hint (files[0]) ? 0 : 1;
}
