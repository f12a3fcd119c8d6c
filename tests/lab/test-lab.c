/* test-lab.c: bramble-lab's command line: play, verify and bench
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "run.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* The value of a key in a report of "key: value" lines. */
static double
value_of (const Run  *run,
          const char *key)
{
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);
  g_autofree char *start = g_strconcat (key, ": ", NULL);

  for (guint i = 0; lines[i]; i++)
    if (g_str_has_prefix (lines[i], start))
      {
        const char *number = lines[i] + strlen (start);
        char *end;
        double value = g_ascii_strtod (number, &end);

        g_assert_true (end != number && *end == '\0');
        return value;
      }

  g_error ("no %s in:\n%s", key, run->out);
}

/* Everything but the speed, which differs from run to run. */
static char *
without_speed (const Run *run)
{
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; lines[i]; i++)
    if (strstr (lines[i], "-per-second: ") == NULL)
      g_string_append_printf (text, "%s\n", lines[i]);

  return g_string_free (text, FALSE);
}

static void
same_result (const char *command,
             const char *other)
{
  g_autoptr (Run) a = run_lab (command);
  g_autoptr (Run) b = run_lab (other);
  g_autofree char *a_result = without_speed (a);
  g_autofree char *b_result = without_speed (b);

  g_assert_cmpint (a->status, ==, 0);
  g_assert_cmpstr (a_result, ==, b_result);
}

/* The program itself. */

static void
help_lists_the_commands (void)
{
  static const char *const ways[] = { "--help", "help" };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr (Run) run = run_lab (ways[i]);

      g_assert_cmpint (run->status, ==, 0);
      g_assert_cmpstr (run->errors, ==, "");
      g_assert_nonnull (strstr (run->out, "Usage: bramble-lab COMMAND"));
      g_assert_nonnull (strstr (run->out, "\n  games "));
      g_assert_nonnull (strstr (run->out, "\n  play "));
      g_assert_nonnull (strstr (run->out, "\n  console "));
      g_assert_nonnull (strstr (run->out, "\n  verify "));
      g_assert_nonnull (strstr (run->out, "\n  bench "));
      g_assert_nonnull (strstr (run->out, "\n  tournament "));
      g_assert_nonnull (strstr (run->out, "\n  balance "));
      g_assert_nonnull (strstr (run->out, "\n  answers "));
      g_assert_nonnull (strstr (run->out, "\n  calibrate "));
      g_assert_nonnull (strstr (run->out, "\n  tune "));
      g_assert_nonnull (strstr (run->out, "\n  hint "));
    }
}

static void
every_command_has_help (void)
{
  static const struct
  {
    const char *command;
    const char *option;
  } commands[] = {
    { "games", "--help" },
    { "play", "--verify" },
    { "tournament", "--csv" },
    { "balance", "--threads" },
    { "answers", "--threads" },
    { "calibrate", "--tries" },
    { "tune", "--player" },
    { "hint", "FILE" },
    { "console", "--game" },
    { "verify", "FILE" },
    { "bench", "--games" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *command = g_strconcat (commands[i].command, " --help", NULL);
      g_autofree char *usage = g_strconcat ("bramble-lab ", commands[i].command, " [OPTION", NULL);
      g_autoptr (Run) run = run_lab (command);

      g_assert_cmpint (run->status, ==, 0);
      g_assert_nonnull (strstr (run->out, usage));
      g_assert_nonnull (strstr (run->out, commands[i].option));
    }
}

/* What stands in the line of a game can be played as it says. */
static void
check_listed_game (const char *line)
{
  g_autoptr (GRegex) head = g_regex_new ("^(\\S+) levels=([^ ,]+)\\S* \\[players=(\\d+)…\\d+\\]", 0, 0, NULL);
  g_autoptr (GRegex) choice = g_regex_new (" \\[(\\S+)=", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autoptr (GMatchInfo) choices = NULL;
  g_autoptr (GString) seats = g_string_new (NULL);
  g_autofree char *id = NULL;
  g_autofree char *level = NULL;
  g_autofree char *least = NULL;
  g_autofree char *play = NULL;
  g_autofree char *describe = NULL;
  g_autoptr (Run) played = NULL;
  g_autoptr (Run) described = NULL;

  g_assert_true (g_regex_match (head, line, 0, &match));
  id = g_match_info_fetch (match, 1);
  level = g_match_info_fetch (match, 2);
  least = g_match_info_fetch (match, 3);
  for (int seat = atoi (least); seat > 0; seat--)
    g_string_append_printf (seats, "%s%s", level, seat > 1 ? "," : "");
  play = g_strdup_printf ("play --games 1 --game %s --seats %s", id, seats->str);
  played = run_lab (play);
  g_assert_cmpint (played->status, ==, 0);

  describe = g_strdup_printf ("play --game %s --help", id);
  described = run_lab (describe);
  for (g_regex_match (choice, line, 0, &choices); g_match_info_matches (choices); g_match_info_next (choices, NULL))
    {
      g_autofree char *name = g_match_info_fetch (choices, 1);
      g_autofree char *option = g_strconcat ("--", name, "=", NULL);

      /* Who plays says how many there are, and looks are nothing to this program. */
      if (strcmp (name, "players") != 0 && strcmp (name, "look") != 0)
        g_assert_nonnull (strstr (described->out, option));
    }
}

static void
games_are_listed_with_what_can_be_chosen (void)
{
  g_autoptr (Run) run = run_lab ("games");
  g_auto (GStrv) lines = g_strsplit (g_strchomp (run->out), "\n", -1);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->errors, ==, "");
  g_assert_cmpuint (g_strv_length (lines), >, 0);
  for (guint i = 0; lines[i]; i++)
    check_listed_game (lines[i]);
}

static void
version_is_one_line (void)
{
  g_autoptr (Run) run = run_lab ("--version");

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_regex_match_simple ("^bramble-lab [0-9]+\\.[0-9]+\\.[0-9]+\\n$", run->out, 0, 0));
}

static void
no_command_says_how (void)
{
  g_autoptr (Run) run = run_lab ("");

  g_assert_cmpint (run->status, ==, 2);
  g_assert_nonnull (strstr (run->out, "Usage: "));
}

static void
unknown_command_is_refused (void)
{
  g_autoptr (Run) run = run_lab ("dance");

  run_was_refused (run, "unknown command “dance”");
}

/* play */

static void
play_reports_its_keys_one_a_line (void)
{
  g_autoptr (Run) run = run_lab ("play --game grimm-forest --seats random,random,random --games 20 --seed 5");
  static const char *const keys[] = {
    "games", "wins-1", "wins-2", "wins-3", "mean-rounds", "answers",
    "games-per-second", "answers-per-second", "violations",
  };
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->errors, ==, "");
  g_assert_cmpuint (g_strv_length (lines), ==, G_N_ELEMENTS (keys) + 1);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *pattern = g_strdup_printf ("^%s: [0-9]+(\\.[0-9]+)?$", keys[i]);

      if (!g_regex_match_simple (pattern, lines[i], 0, 0))
        g_error ("“%s” is no line of %s", lines[i], keys[i]);
    }
  g_assert_cmpfloat (value_of (run, "games"), ==, 20);
  g_assert_cmpfloat (value_of (run, "violations"), ==, 0);
  g_assert_cmpfloat (value_of (run, "mean-rounds"), >=, 3);
  g_assert_cmpfloat (value_of (run, "answers"), >=, 20 * 3 * 3);
}

static void
play_wins_add_up_to_the_games (void)
{
  static const char *const seats[] = { "random,random", "random,gosling,random", "gosling,random,random,gosling" };

  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autofree char *command = g_strdup_printf ("play --seats %s --games 40", seats[i]);
      g_autoptr (Run) run = run_lab (command);
      double sum = 0;

      for (guint seat = 1; seat <= i + 2; seat++)
        {
          g_autofree char *key = g_strdup_printf ("wins-%u", seat);

          sum += value_of (run, key);
        }
      /* Thirds of shared wins are rounded. */
      g_assert_cmpfloat_with_epsilon (sum, 40, 0.05);
    }
}

static void
play_same_seed_same_result (void)
{
  g_autoptr (Run) a = run_lab ("play --games 30 --seed 1");
  g_autoptr (Run) b = run_lab ("play --games 30 --seed 2");

  same_result ("play --games 30 --seed 1", "play --games 30");
  same_result ("play --games 20 --seed 9 --seats gosling,random", "play --games 20 --seed 9 --seats gosling,random");
  g_assert_cmpfloat (value_of (a, "answers"), !=, value_of (b, "answers"));
}

static void
play_threads_do_not_matter (void)
{
  same_result ("play --games 60 --threads 1 --cards all", "play --games 60 --threads 2 --cards all");
  same_result ("play --games 5 --threads 1", "play --games 5 --threads 8");
}

static void
play_options_matter (void)
{
  g_autoptr (Run) basic = run_lab ("play --games 30 --cards basic");
  g_autoptr (Run) all = run_lab ("play --games 30 --cards all");
  g_autoptr (Run) draft = run_lab ("play --games 30 --edition draft");

  g_assert_cmpfloat (value_of (basic, "answers"), !=, value_of (all, "answers"));
  g_assert_cmpfloat (value_of (basic, "answers"), !=, value_of (draft, "answers"));
  same_result ("play --games 30", "play --games 30 --cards basic --edition published --seats random,random,random,random");
}

/* What is wrong is said in a line, and nothing is played. */
static void
play_bad_options_are_refused (void)
{
  static const struct
  {
    const char *options;
    const char *message;
  } bad[] = {
    { "--seats random,merlin", "there is no computer player “merlin”" },
    { "--seats random,", "there is no computer player “”" },
    { "--seats random", "--seats needs 2 to 4 names" },
    { "--seats random,random,random,random,random", "--seats needs 2 to 4 names" },
    { "--seats=", "--seats needs 2 to 4 names" },
    { "--edition first", "“first” is nothing that “edition” can be" },
    { "--cards some", "“some” is nothing that “cards” can be" },
    { "--games 0", "--games takes 1 to 100000000" },
    { "--games -3", "--games takes 1 to 100000000" },
    { "--games 100000001", "--games takes 1 to 100000000" },
    { "--games many", "many" },
    { "--games", "--games" },
    { "--seed x", "x" },
    { "--threads 0", "--threads 1 to 256" },
    { "--threads 257", "--threads 1 to 256" },
    { "--game chess", "there is no game “chess”" },
    { "--quickly", "--quickly" },
    { "ten", "unexpected argument “ten”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *command = g_strconcat ("play ", bad[i].options, NULL);
      g_autoptr (Run) run = run_lab (command);

      g_test_message ("%s", command);
      run_was_refused (run, bad[i].message);
    }
}

static void
play_verified (gconstpointer data)
{
  const char *games = g_getenv ("BRAMBLE_LAB_GAMES");
  g_autofree char *command = g_strdup_printf ("play %s --games %s --verify", (const char *) data, games ? games : "50");
  g_autoptr (Run) run = run_lab (command);

  g_assert_cmpstr (run->errors, ==, "");
  g_assert_cmpfloat (value_of (run, "violations"), ==, 0);
  g_assert_cmpint (run->status, ==, 0);
}

/* verify */

static void
verify_tells_good_files_from_bad (void)
{
  g_autofree char *good = run_new_file ("good.bramble");
  g_autofree char *bad = run_new_file ("bad.bramble");
  g_autofree char *altered = run_new_file ("altered.bramble");
  g_autofree char *missing = run_new_file ("missing.bramble");
  g_autofree char *script = g_strdup_printf ("new players=2 seed=4\nanswer 1\nanswer 1\nsave %s\n", good);
  g_autoptr (GBytes) input = g_bytes_new (script, strlen (script));
  g_autoptr (Run) saved = run_lab_input ("console", input);
  g_autofree char *text = NULL;
  g_autofree char *one_good = g_strdup_printf ("verify %s", good);
  g_autofree char *some_bad = g_strdup_printf ("verify %s %s %s %s %s", bad, good, altered, missing, good);
  g_autoptr (Run) run = NULL;
  g_autoptr (Run) mixed = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (saved->status, ==, 0);
  g_file_set_contents (bad, "no game at all", -1, &error);
  g_assert_no_error (error);
  g_file_get_contents (good, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (text, "seat-1"));
  *strstr (text, "seat-1") = 'S';
  g_file_set_contents (altered, text, -1, &error);
  g_assert_no_error (error);

  run = run_lab (one_good);
  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->errors, ==, "");
  g_assert_true (g_str_has_prefix (run->out, "good: "));
  g_assert_nonnull (strstr (run->out, ": grimm-forest, 2 players, round 1, move 2 of 2\n"));

  mixed = run_lab (some_bad);
  g_assert_cmpint (mixed->status, ==, 1);
  {
    g_auto (GStrv) lines = g_strsplit (mixed->out, "\n", -1);

    g_assert_cmpuint (g_strv_length (lines), ==, 6);
    g_assert_true (g_str_has_prefix (lines[0], "bad: ") && strstr (lines[0], "bad.bramble"));
    g_assert_true (g_str_has_prefix (lines[1], "good: "));
    g_assert_true (g_str_has_prefix (lines[2], "bad: ") && strstr (lines[2], "altered.bramble"));
    g_assert_true (g_str_has_prefix (lines[3], "bad: ") && strstr (lines[3], "missing.bramble"));
    g_assert_true (g_str_has_prefix (lines[4], "good: "));
  }
}

/* Names and contents of files give no orders to the terminal, and what is no
 * file is told at once. */
static void
verify_prints_what_can_be_read (void)
{
  g_autofree char *evil = run_new_file ("\033[2J\nevil.bramble");
  g_autofree char *good = run_new_file ("\033[31mgood.bramble");
  g_autofree char *pipe = run_new_file ("pipe.bramble");
  g_autofree char *script = g_strdup_printf ("new players=2 seed=4\nsave %s\nload %s\nl\033\302\233oad\n", good, pipe);
  g_autoptr (GBytes) input = g_bytes_new (script, strlen (script));
  g_autoptr (Run) saved = NULL;
  g_autofree char *command = g_strdup_printf ("verify %s %s %s", evil, good, pipe);
  g_autoptr (Run) run = NULL;
  g_autoptr (Run) unknown = run_lab ("\033[2J");
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_set_contents (evil, "no game at all", -1, NULL));
  g_assert_no_errno (mkfifo (pipe, 0600));
  saved = run_lab_input ("console", input);
  g_assert_null (strchr (saved->out, '\033'));
  g_assert_nonnull (strstr (saved->out, "pipe.bramble: It is not an ordinary file.\n"));
  g_assert_nonnull (strstr (saved->out, "? unknown command “l\\x1b\\x9boad”\n"));

  run = run_lab (command);
  lines = g_strsplit (run->out, "\n", -1);
  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_nonnull (strstr (lines[0], "\\x1b[2J\\nevil.bramble: It is not a saved game."));
  g_assert_nonnull (strstr (lines[1], "\\x1b[31mgood.bramble: grimm-forest, 2 players"));
  g_assert_nonnull (strstr (lines[2], "pipe.bramble: It is not an ordinary file."));
  g_assert_null (strchr (run->out, '\033'));
  g_assert_null (strchr (unknown->errors, '\033'));
}

static void
verify_without_files_is_refused (void)
{
  g_autoptr (Run) run = run_lab ("verify");

  run_was_refused (run, "verify which files?");
}

/* bench */

static void
bench_prints_figures_with_units (void)
{
  g_autoptr (Run) run = run_lab ("bench --games 5");
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);
  guint n_lines = g_strv_length (lines);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpuint (n_lines, >, 5);
  g_assert_cmpstr (lines[n_lines - 1], ==, "");
  for (guint i = 0; i + 1 < n_lines; i++)
    if (!g_regex_match_simple ("^[a-z0-9-]+: [0-9]+(\\.[0-9]+)? [A-Za-z/]+$", lines[i], 0, 0))
      g_error ("“%s” is no figure with its unit", lines[i]);
  g_assert_nonnull (strstr (run->out, "answers/s\n"));
}

int
main (int    argc,
      char **argv)
{
  static const char *const verified[] = {
    "--seats random,random --cards basic",
    "--seats random,random --cards all",
    "--seats random,random,random --cards basic",
    "--seats random,random,random --cards all",
    "--seats random,random,random,random --cards basic",
    "--seats random,random,random,random --cards all",
    "--seats random,random --edition draft",
    "--seats random,random,random --edition draft",
    "--seats random,random,random,random --edition draft",
    "--seats gosling,gosling,random --cards all",
  };
  int status;

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/help-lists-the-commands", help_lists_the_commands);
  g_test_add_func ("/lab/every-command-has-help", every_command_has_help);
  g_test_add_func ("/lab/games-are-listed-with-what-can-be-chosen", games_are_listed_with_what_can_be_chosen);
  g_test_add_func ("/lab/version-is-one-line", version_is_one_line);
  g_test_add_func ("/lab/no-command-says-how", no_command_says_how);
  g_test_add_func ("/lab/unknown-command-is-refused", unknown_command_is_refused);
  g_test_add_func ("/lab/play/reports-its-keys-one-a-line", play_reports_its_keys_one_a_line);
  g_test_add_func ("/lab/play/wins-add-up-to-the-games", play_wins_add_up_to_the_games);
  g_test_add_func ("/lab/play/same-seed-same-result", play_same_seed_same_result);
  g_test_add_func ("/lab/play/threads-do-not-matter", play_threads_do_not_matter);
  g_test_add_func ("/lab/play/options-matter", play_options_matter);
  g_test_add_func ("/lab/play/bad-options-are-refused", play_bad_options_are_refused);
  for (guint i = 0; i < G_N_ELEMENTS (verified); i++)
    {
      g_autofree char *path = g_strconcat ("/lab/play/verified/", verified[i], NULL);

      g_strdelimit (path, " ,", '-');
      g_test_add_data_func (path, verified[i], play_verified);
    }
  g_test_add_func ("/lab/verify/tells-good-files-from-bad", verify_tells_good_files_from_bad);
  g_test_add_func ("/lab/verify/prints-what-can-be-read", verify_prints_what_can_be_read);
  g_test_add_func ("/lab/verify/without-files-is-refused", verify_without_files_is_refused);
  g_test_add_func ("/lab/bench/prints-figures-with-units", bench_prints_figures_with_units);

  status = g_test_run ();
  run_remove_files ();
  return status;
}
