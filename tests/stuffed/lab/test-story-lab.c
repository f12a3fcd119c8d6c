/* test-story-lab.c: bramble-lab story, and series of games that have several endings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "run.h"

#include <string.h>

/* Runs the command on a file of the tests or of the game. */
static Run *
check (const char *file)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, file, NULL);
  g_autofree char *command = g_strdup_printf ("story check %s", path);

  return run_lab (command);
}

static void
test_good (void)
{
  static const char *const files[] = { "satin-corner", "attic-box", "lost", "environments" };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *file = g_strdup_printf ("../src/games/stuffed/stories/%s.story", files[i]);
      g_autoptr (Run) run = check (file);

      g_assert_cmpint (run->status, ==, 0);
      g_assert_true (g_str_has_prefix (run->out, "good: "));
      g_assert_true (g_str_has_suffix (run->out, ".story\n"));
      g_assert_cmpstr (run->errors, ==, "");
    }
}

static void
test_wrong (void)
{
  g_autoptr (Run) run = check ("stuffed/corpus/story/status-unknown.story");

  g_assert_cmpint (run->status, ==, 1);
  g_assert_true (g_str_has_prefix (run->out, "status-unknown.story:21: 'wet' is not a status (a status is one of: scared "));
}

static void
test_missing (void)
{
  g_autoptr (Run) run = check ("stuffed/corpus/story/none.story");

  g_assert_cmpint (run->status, ==, 1);
  g_assert_nonnull (strstr (run->out, "cannot be read"));
}

static void
test_refused (void)
{
  g_autoptr (Run) bare = run_lab ("story");
  g_autoptr (Run) verb = run_lab ("story sing a.story");
  g_autoptr (Run) help = run_lab ("--help");

  run_was_refused (bare, "bramble-lab story check FILE");
  run_was_refused (verb, "bramble-lab story check FILE");
  g_assert_nonnull (strstr (help->out, "  story      check stories that people write"));
}

/* A story that somebody has written is played like any other. */
static void
test_play (void)
{
  static const char lines[] = "new players=3 seed=5\nask\nshow\nquit\n";
  g_autoptr (GBytes) input = g_bytes_new_static (lines, sizeof lines - 1);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "stuffed/corpus/story/good-two-pages.story", NULL);
  g_autofree char *command = g_strdup_printf ("story play %s", path);
  g_autoptr (Run) run = run_lab_input (command, input);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_null (strstr (run->out, "\n?"));
  g_assert_nonnull (strstr (run->out, "story small\n"));
}

/* Not twice, and not in the place of another. */
static void
test_play_known (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "../src/games/stuffed/stories/goldfish.story", NULL);
  g_autofree char *command = g_strdup_printf ("story play %s", path);
  g_autoptr (Run) run = run_lab (command);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_nonnull (strstr (run->out, "there is a story with the name goldfish already"));
}

/* The parts of all endings in a report, from the line @first on up to one that tells of something else. */
static double
sum_endings (char **lines,
             guint  first)
{
  double sum = 0;

  for (guint i = first; lines[i] && g_str_has_prefix (lines[i], "ending-"); i++)
    {
      g_assert_true (g_regex_match_simple ("^ending-[a-z-]+: [0-9.]+ % ± [0-9.]+$", lines[i], 0, 0));
      sum += g_ascii_strtod (strchr (lines[i], ' '), NULL);
    }
  return sum;
}

static void
test_endings (void)
{
  g_autoptr (Run) play = run_lab ("play --game stuffed-fables --seats policy,policy --games 40 --level brave --threads 2");
  g_autoptr (Run) balance = run_lab ("balance --game stuffed-fables --looks dealt --seats policy,policy --games 40");
  g_auto (GStrv) played = g_strsplit (play->out, "\n", -1);
  g_auto (GStrv) told = g_strsplit (balance->out, "\n", -1);
  guint stuffies = 0;

  g_assert_cmpint (play->status, ==, 0);
  g_assert_true (g_str_has_prefix (played[3], "lost-or-drawn: "));
  g_assert_cmpfloat_with_epsilon (sum_endings (played, 4), 100, 0.3);
  g_assert_cmpint (balance->status, ==, 0);
  g_assert_cmpfloat_with_epsilon (sum_endings (told, 4), 100, 0.3);
  for (guint i = 0; told[i]; i++)
    if (g_str_has_prefix (told[i], "stuffy-taken a "))
      {
        stuffies++;
        g_assert_cmpfloat_with_epsilon (sum_endings (told, i + 1), 100, 0.3);
      }
  g_assert_cmpuint (stuffies, ==, 6);
}

/* Four brave stuffies win most games and lose some: harm that comes to all of them at once is what their friends cannot mend. */
static void
test_brave (void)
{
  static const char *const stories[] = { "other-cradle", "thunder-kettle" };

  for (guint i = 0; i < G_N_ELEMENTS (stories); i++)
    {
      g_autofree char *command = g_strdup_printf ("play --game stuffed-fables --looks dealt --story %s --level brave "
                                                  "--seats friend,friend,friend,friend --games 50", stories[i]);
      g_autoptr (Run) run = run_lab (command);
      const char *lost = strstr (run->out, "\nlost-or-drawn: ");

      g_assert_cmpint (run->status, ==, 0);
      g_assert_nonnull (lost);
      lost += strlen ("\nlost-or-drawn: ");
      g_assert_cmpint (g_ascii_strtoll (lost, NULL, 10), >=, 3);
      g_assert_cmpint (g_ascii_strtoll (lost, NULL, 10), <=, 18);
    }
}

static void
test_looks (void)
{
  g_autoptr (Run) named = run_lab ("balance --game stuffed-fables --looks toddle,finn --seats policy,policy --games 2");
  g_autoptr (Run) nobody = run_lab ("play --game stuffed-fables --looks toddle,pinocchio --seats policy,policy --games 2");

  g_assert_nonnull (strstr (named->out, "\nstuffy-taken a finn: 2 times"));
  g_assert_null (strstr (named->out, "bartle: "));
  run_was_refused (nobody, "nobody looks like “pinocchio”");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/stuffed/lab/good", test_good);
  g_test_add_func ("/stuffed/lab/wrong", test_wrong);
  g_test_add_func ("/stuffed/lab/missing", test_missing);
  g_test_add_func ("/stuffed/lab/refused", test_refused);

  g_test_add_func ("/stuffed/lab/play", test_play);
  g_test_add_func ("/stuffed/lab/play-known", test_play_known);
  g_test_add_func ("/stuffed/lab/endings", test_endings);
  g_test_add_func ("/stuffed/lab/brave", test_brave);
  g_test_add_func ("/stuffed/lab/looks", test_looks);

  return g_test_run ();
}
