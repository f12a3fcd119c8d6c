/* test-opponents.c: bramble-lab's command line: tournament, answers, balance, calibrate, tune and hint
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "run.h"

#include <stdio.h>
#include <string.h>

#include "test-slow.h"

/* Every answer that can be given is told once, and of those to one ask one is chosen. */
static void
answers_tell_what_is_chosen (void)
{
  g_autoptr (Run) run = run_lab ("answers --seats policy,policy,policy --games 20 --threads 2");
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);
  guint fields = 0;
  guint chosen = 0;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (lines[0], ==, "games: 20");
  for (guint i = 1; lines[i] && *lines[i]; i++)
    {
      guint n, of;

      g_assert_true (g_regex_match_simple ("^[a-z-]+ [a-z0-9-]+(:[a-z0-9-]+)*: [0-9]+ of [0-9]+, [01]\\.[0-9]{3}$", lines[i], 0, 0));
      if (!g_str_has_prefix (lines[i], "plan-gather "))
        continue;
      g_assert_cmpint (sscanf (strstr (lines[i], ": "), ": %u of %u", &n, &of), ==, 2);
      g_assert_cmpuint (n, <=, of);
      fields = MAX (fields, of);
      chosen += n;
    }
  g_assert_cmpuint (fields, >, 0);
  g_assert_cmpuint (chosen, ==, fields);
}

static void
tournament_reports_rates_with_intervals (void)
{
  g_autoptr (Run) run = run_lab ("tournament --seats policy,random,random --games 31 --threads 2");
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);
  double rates[2];

  g_assert_cmpint (run->status, ==, 0);
  /* Whole deals: 31 games become 33. */
  g_assert_cmpstr (lines[0], ==, "games: 33");
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (g_regex_match_simple ("^(policy|random): [0-9.]+ % ± [0-9.]+, [0-9.]+ ms an answer, at most [0-9]+ ms$",
                                           lines[1 + i], 0, 0));
      rates[i] = g_ascii_strtod (strchr (lines[1 + i], ' '), NULL);
    }
  g_assert_cmpfloat_with_epsilon (rates[0] + 2 * rates[1], 100, 0.2);
  g_assert_cmpfloat (rates[0], >, 60);
  g_assert_true (g_str_has_prefix (lines[3], "mean-rounds: "));
  g_assert_true (g_str_has_prefix (lines[4], "rounds: "));
}

static void
tournament_plays_every_deal_in_all_seats (void)
{
  g_autofree char *path = run_new_file ("games.csv");
  g_autofree char *command = g_strdup_printf ("tournament --seats policy,policy,policy --games 12 --csv %s", path);
  g_autoptr (Run) run = run_lab (command);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_cmpint (run->status, ==, 0);
  /* Equal players win equally often whatever the deal: every rotation counts. */
  g_assert_nonnull (strstr (run->out, "policy: 33.3 %"));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpstr (lines[0], ==, "deal,turned,rounds,policy,policy,policy");
  g_assert_cmpuint (g_strv_length (lines), ==, 14);
  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *start = g_strdup_printf ("%u,%u,", i / 3, i % 3);

      g_assert_true (g_str_has_prefix (lines[1 + i], start));
    }
}

static char *
games_with_threads (guint n_threads)
{
  g_autofree char *path = run_new_file ("threads.csv");
  g_autofree char *command = g_strdup_printf ("tournament --seats gosling,random --games 12 --threads %u --csv %s",
                                              n_threads, path);
  g_autoptr (Run) run = run_lab (command);
  char *text = NULL;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static void
tournament_is_the_same_with_more_threads (void)
{
  g_autofree char *one = games_with_threads (1);
  g_autofree char *two = games_with_threads (2);

  g_assert_cmpstr (one, ==, two);
}

static void
tournament_knows_twins_and_searches (void)
{
  g_autoptr (Run) run = run_lab ("tournament --seats search:20:0+open,search:20:0:0.05:0.5,search:20:0:0:0.5:1:10:2,exploit:gosling --games 4");

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "\nsearch:20:0+open: "));
  g_assert_nonnull (strstr (run->out, "\nsearch:20:0:0.05:0.5: "));
  g_assert_nonnull (strstr (run->out, "\nsearch:20:0:0:0.5:1:10:2: "));
  g_assert_nonnull (strstr (run->out, "\nexploit:gosling: "));
}

/* Whoever played before is another player, and no stronger with the same name. */
static void
tournament_knows_who_played_before (void)
{
  g_autoptr (Run) run = run_lab ("tournament --seats fox,fox+former --cards all --games 60 --threads 2");
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (lines[1], "fox: "));
  g_assert_true (g_str_has_prefix (lines[2], "fox+former: "));
  g_assert_cmpfloat (g_ascii_strtod (strchr (lines[1], ' '), NULL), !=, 50.0);
}

/* What a game counts is told for everybody who plays, each in its own line. */
static void
tournament_tells_what_the_game_counts (void)
{
  g_autoptr (Run) run = run_lab ("tournament --seats policy,random,random,random --cards all --games 40");
  static const struct
  {
    const char *start;
    double least;
    double most;
  } counted[] = {
    /* Who goes anywhere by chance meets two others in 20.3 % of all rounds. */
    { "random crowded: ", 0.12, 0.30 },
    { "policy crowded: ", 0.12, 0.30 },
    { "policy fables-drawn: ", 0.1, 8 },
    { "random fables-drawn: ", 1, 20 },
    { "policy fables-played: ", 0.1, 8 },
    { "random fables-played: ", 1, 20 },
  };

  g_assert_cmpint (run->status, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (counted); i++)
    {
      const char *line = strstr (run->out, counted[i].start);
      double counts;

      g_assert_nonnull (line);
      counts = g_ascii_strtod (line + strlen (counted[i].start), NULL);
      g_assert_cmpfloat (counts, >, counted[i].least);
      g_assert_cmpfloat (counts, <, counted[i].most);
    }
}

/* What a temper likes is done more often by who has it. */
static void
tournament_knows_tempers (void)
{
  static const struct
  {
    const char *temper;
    const char *habit;
  } likes[] = {
    { "reader", "fables-drawn" },
    { "hunter", "hunt" },
    { "builder", "built" },
    { "gambler", "bold" },
  };
  /* A few games are no measure, but enough to see that nothing is amiss. */
  const guint games = KIT_SLOW ? 6 : 90;

  for (guint i = 0; i < G_N_ELEMENTS (likes); i++)
    {
      g_autofree char *command = g_strdup_printf ("tournament --seats fox:%s,fox,fox --cards all --games %u --threads 2",
                                                  likes[i].temper, games);
      g_autofree char *with = g_strdup_printf ("\nfox:%s %s: ", likes[i].temper, likes[i].habit);
      g_autofree char *without = g_strdup_printf ("\nfox %s: ", likes[i].habit);
      g_autoptr (Run) run = run_lab (command);

      g_assert_cmpint (run->status, ==, 0);
      g_assert_nonnull (strstr (run->out, with));
      g_assert_nonnull (strstr (run->out, without));
      if (!KIT_SLOW)
        g_assert_cmpfloat (g_ascii_strtod (strstr (run->out, with) + strlen (with), NULL), >,
                           g_ascii_strtod (strstr (run->out, without) + strlen (without), NULL));
    }
}

static void
tournament_refuses_who_is_not_there (void)
{
  static const struct
  {
    const char *seats;
    const char *message;
  } cases[] = {
    { "raven", "--seats needs 2 to 4 names" },
    { "raven,nobody", "there is no computer player “nobody”" },
    { "raven,search:0:0", "there is no computer player “search:0:0”" },
    { "raven,exploit:nobody", "there is no computer player “exploit:nobody”" },
    { "raven,fox+wide", "there is no computer player “fox+wide”" },
    { "raven,fox:sleeper", "there is no computer player “fox:sleeper”" },
    { "raven:gambler,fox", "there is no computer player “raven:gambler”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *command = g_strdup_printf ("tournament --seats %s", cases[i].seats);
      g_autoptr (Run) run = run_lab (command);

      run_was_refused (run, cases[i].message);
    }
}

static void
balance_tells_of_seats_and_cards (void)
{
  g_autoptr (Run) run = run_lab ("balance --seats policy,policy,policy --games 40 --threads 2");
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);
  double sum = 0;
  guint n = 0;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (lines[0], ==, "games: 40");
  g_assert_true (g_str_has_prefix (lines[1], "mean-rounds: "));
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (g_regex_match_simple ("^seat-[1-3]: [0-9.]+ % ± [0-9.]+$", lines[2 + i], 0, 0));
      sum += g_ascii_strtod (strchr (lines[2 + i], ' '), NULL);
    }
  g_assert_cmpfloat_with_epsilon (sum, 100, 0.2);
  for (guint i = 5; lines[i] && *lines[i]; i++, n++)
    g_assert_true (g_regex_match_simple ("^[a-z-]+ [a-z-]+ [a-z-]+: [0-9]+ times, [0-9.]+ ± [0-9.]+ of the mean$"
                                         "|^[a-z-]+: [0-9.]+ a game$",
                                         lines[i], 0, 0));
  g_assert_cmpuint (n, >, 50);
}

static void
calibrate_holds_chances_against_winners (void)
{
  static const char *const ways[] = { "", " --tries 3" };

  for (guint way = 0; way < G_N_ELEMENTS (ways); way++)
    {
      g_autofree char *command = g_strconcat ("calibrate --seats policy,policy,policy --games 60 --threads 2", ways[way], NULL);
      g_autoptr (Run) run = run_lab (command);
      g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);
      double n_positions;
      double n_seats = 0, foretold = 0, won = 0;

      g_assert_cmpint (run->status, ==, 0);
      g_assert_cmpstr (lines[0], ==, "games: 60");
      g_assert_true (g_str_has_prefix (lines[1], "positions: "));
      n_positions = g_ascii_strtod (lines[1] + strlen ("positions: "), NULL);
      g_assert_cmpfloat (n_positions, >, 60);
      g_assert_true (g_regex_match_simple ("^log-loss: [0-9.]+ \\(1.0986 when nothing is known\\)$", lines[2], 0, 0));
      g_assert_true (g_regex_match_simple ("^brier: [0-9.]+$", lines[3], 0, 0));
      for (guint i = 4; lines[i] && *lines[i]; i++)
        {
          double n = g_ascii_strtod (strrchr (lines[i], ',') + 1, NULL);

          g_assert_true (g_regex_match_simple ("^foretold-[0-9]+-[0-9]+: [0-9.]+ %, won [0-9.]+ %, [0-9]+ times$",
                                               lines[i], 0, 0));
          n_seats += n;
          foretold += n * g_ascii_strtod (strchr (lines[i], ':') + 1, NULL) / 100;
          won += n * g_ascii_strtod (strstr (lines[i], "won") + strlen ("won "), NULL) / 100;
        }
      /* Every seat of every position is in one of the classes, and somebody wins. */
      g_assert_cmpfloat (n_seats, ==, 3 * n_positions);
      g_assert_cmpfloat_with_epsilon (foretold, n_positions, n_positions / 100);
      g_assert_cmpfloat_with_epsilon (won, n_positions, n_positions / 100);
    }
}

/* What is fitted to games predicts games better than nothing does. */
static void
tune_learns_something (void)
{
  g_autoptr (Run) run = run_lab (KIT_SLOW ? "tune --player policy --games 200 --threads 2"
                                          : "tune --player policy --games 2000 --threads 2");
  g_auto (GStrv) lines = g_strsplit (run->errors, "\n", -1);

  g_assert_cmpint (run->status, ==, 0);
  for (guint seats = 2; seats <= 4; seats++)
    {
      const char *line = lines[seats - 2];
      g_autofree char *heading = g_strdup_printf ("%u seats: ", seats);
      double after, before;

      g_assert_true (g_str_has_prefix (line, heading));
      after = g_ascii_strtod (strstr (line, "surprise ") + strlen ("surprise "), NULL);
      before = g_ascii_strtod (strstr (line, "was ") + strlen ("was "), NULL);
      g_assert_cmpfloat (after, >, 0);
      /* A few games are learnt by heart, which serves no others. */
      if (!KIT_SLOW)
        g_assert_cmpfloat (after, <, 0.97 * before);
    }
  /* Rows for a C file: a feature, and its weights with 2, 3 and 4 players. */
  g_assert_true (g_regex_match_simple ("^(  X \\([A-Z]+ \\([A-Z_0-9, ]+\\)(, -?[0-9.]+f){3}\\)\n)+$", run->out, 0, 0));
}

static void
hint_says_what_and_why (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("BRAMBLE_SOURCE"), "tests", "saves", "v1",
                                            "all-4-planning.0604e4a79a55b3df.bramble", NULL);
  g_autofree char *command = g_strconcat ("hint ", path, NULL);
  g_autoptr (Run) run = run_lab (command);
  g_auto (GStrv) lines = NULL;
  guint n_others = 0;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->errors, ==, "");
  g_assert_nonnull (strstr (run->out, ": Where will your pig go?"));
  /* A plan is all of it: a Gather card, and a Fable or none. */
  g_assert_true (g_regex_match_simple ("\nBest: (Fields|Forest|Brickyard|Market), (No Fable|Grandma’s House)\\. "
                                       "Chance to win: about [0-9]+ %\\.\n", run->out, 0, 0));
  /* And what it expects of the best of the others. */
  lines = g_strsplit (run->out, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    n_others += g_str_has_suffix (lines[i], ": just as good.")
                || g_regex_match_simple ("^(?!Best: ).*: about [0-9]+ %\\.$", lines[i], 0, 0);
  g_assert_cmpuint (n_others, ==, 4);
}

static void
hint_needs_a_game_that_goes_on (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("BRAMBLE_SOURCE"), "tests", "saves", "v1",
                                            "finished-4.bd6421abd1228530.bramble", NULL);
  g_autofree char *command = g_strconcat ("hint ", path, NULL);
  g_autoptr (Run) over = run_lab (command);
  g_autoptr (Run) none = run_lab ("hint");
  g_autoptr (Run) missing = run_lab ("hint no-such-file.bramble");

  g_assert_cmpint (over->status, ==, 1);
  g_assert_nonnull (strstr (over->errors, "the game is over"));
  run_was_refused (none, "hint for which file?");
  g_assert_cmpint (missing->status, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/tournament/reports-rates-with-intervals", tournament_reports_rates_with_intervals);
  g_test_add_func ("/lab/tournament/plays-every-deal-in-all-seats", tournament_plays_every_deal_in_all_seats);
  g_test_add_func ("/lab/tournament/is-the-same-with-more-threads", tournament_is_the_same_with_more_threads);
  g_test_add_func ("/lab/tournament/knows-twins-and-searches", tournament_knows_twins_and_searches);
  g_test_add_func ("/lab/tournament/knows-who-played-before", tournament_knows_who_played_before);
  g_test_add_func ("/lab/tournament/tells-what-the-game-counts", tournament_tells_what_the_game_counts);
  g_test_add_func ("/lab/tournament/knows-tempers", tournament_knows_tempers);
  g_test_add_func ("/lab/tournament/refuses-who-is-not-there", tournament_refuses_who_is_not_there);
  g_test_add_func ("/lab/answers/tell-what-is-chosen", answers_tell_what_is_chosen);
  g_test_add_func ("/lab/balance/tells-of-seats-and-cards", balance_tells_of_seats_and_cards);
  g_test_add_func ("/lab/calibrate/holds-chances-against-winners", calibrate_holds_chances_against_winners);
  g_test_add_func ("/lab/tune/learns-something", tune_learns_something);
  g_test_add_func ("/lab/hint/says-what-and-why", hint_says_what_and_why);
  g_test_add_func ("/lab/hint/needs-a-game-that-goes-on", hint_needs_a_game_that_goes_on);

  status = g_test_run ();
  run_remove_files ();
  return status;
}
