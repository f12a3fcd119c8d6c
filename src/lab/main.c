/* main.c: bramble-lab, the games without a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>

#include <bramble-display.h>

static const struct
{
  const char *name;
  int (*run) (int argc, char **argv);
  const char *summary;
} commands[] = {
  { "games", lab_games, "say which games there are, and what can be chosen" },
  { "play", lab_play, "play whole games and report" },
  { "console", lab_console, "a line protocol on standard input and output" },
  { "hint", lab_hint, "say what to answer in a saved game" },
  { "tournament", lab_tournament, "let computer players compete" },
  { "balance", lab_balance, "say which seats and which cards win" },
  { "answers", lab_answers, "say how often each answer is chosen when it can be" },
  { "calibrate", lab_calibrate, "say how well the valuation of a game foretells who wins" },
  { "tune", lab_tune, "fit the valuation of a game to games played" },
  { "verify", lab_verify, "say of saved games whether they load, and what they are" },
  { "bench", lab_bench, "measure, one figure a line" },
};

/* Returns the game for which people write what a word of the command line says; or NULL. */
static const BrambleGame *
find_written (const char *word)
{
  for (guint i = 0; bramble_games ()[i]; i++)
    {
      const BrambleWriting *writing = bramble_games ()[i]->writing;

      if (writing && strcmp (writing->id, word) == 0)
        return bramble_games ()[i];
    }
  return NULL;
}

/* What is printed is UTF-8, also where the locale says otherwise: programs
 * read it. And it is only to be read: what somebody wrote into a file or on the
 * command line gives no orders to the terminal. */
static void
print (const char *text)
{
  g_autofree char *shown = bramble_display_lines (text);

  fputs (shown, stdout);
}

static void
print_error (const char *text)
{
  g_autofree char *shown = bramble_display_lines (text);

  fputs (shown, stderr);
}

static void
usage (void)
{
  g_print ("Usage: bramble-lab COMMAND [OPTIONS]\n\nCommands:\n");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-10s %s\n", commands[i].name, commands[i].summary);
  for (guint i = 0; bramble_games ()[i]; i++)
    if (bramble_games ()[i]->writing)
      g_print ("  %-10s %s\n", bramble_games ()[i]->writing->id, bramble_games ()[i]->writing->summary);
  g_print ("\n“bramble-lab COMMAND --help” says more.\n");
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  /* Figures are for programs too: a decimal point everywhere. */
  setlocale (LC_NUMERIC, "C");
  g_set_print_handler (print);
  g_set_printerr_handler (print_error);

  if (argc < 2)
    {
      usage ();
      return 2;
    }
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "help") == 0)
    {
      usage ();
      return 0;
    }
  if (strcmp (argv[1], "--version") == 0)
    {
      g_print ("bramble-lab %s\n", BRAMBLE_VERSION);
      return 0;
    }

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (argv[1], commands[i].name) == 0)
      {
        g_autofree char *name = g_strdup_printf ("bramble-lab %s", commands[i].name);

        g_set_prgname (name);
        return commands[i].run (argc - 1, argv + 1);
      }

  if (find_written (argv[1]))
    {
      g_autofree char *name = g_strdup_printf ("bramble-lab %s", argv[1]);

      g_set_prgname (name);
      return lab_writing (find_written (argv[1]), argc - 1, argv + 1);
    }

  g_printerr ("bramble-lab: unknown command “%s”; “bramble-lab --help” lists them\n", argv[1]);
  return 2;
}
