/* test-lab.c: bramble-lab plays any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-kit.h"

#include <string.h>

#include "run.h"

static Run * G_GNUC_PRINTF (2, 3)
lab (const BrambleGame *game,
     const char        *format,
     ...)
{
  g_autofree char *command = NULL;
  g_autofree char *with_game = NULL;
  va_list args;
  char *options;

  va_start (args, format);
  command = g_strdup_vprintf (format, args);
  va_end (args);
  options = strchr (command, ' ');
  with_game = g_strdup_printf ("%.*s --game=%s%s", (int) (options ? options - command : (gssize) strlen (command)),
                               command, game->id, options ? options : "");
  return run_lab (with_game);
}

/* Gives a console those lines. Returns (transfer full): what it replies. */
static char *
talk (const BrambleGame *game,
      GString           *script)
{
  g_autoptr (GBytes) input = g_bytes_new (script->str, script->len);
  g_autofree char *command = g_strdup_printf ("console --game %s", game->id);
  g_autoptr (Run) run = run_lab_input (command, input);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->errors, ==, "");
  return g_steal_pointer (&run->out);
}

/* Every way to begin can be said, is shown, asks something and takes an answer. */
static void
the_console_begins_every_game (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);
  g_autoptr (GString) script = g_string_new ("help\n");
  g_autofree char *out = NULL;

  for (guint i = 0; i < setups->len; i++)
    {
      g_autofree char *words = kit_describe (game, &g_array_index (setups, BrambleSetup, i));

      g_string_append_printf (script, "new %s\nshow\nshow 1\nask\nanswer 1\nevents\nevents 2\nundo\nredo\nhash\n", words);
    }
  out = talk (game, script);
  g_assert_null (strstr (out, "\n? "));
  g_assert_true (g_str_has_prefix (out, "=\nhelp\n"));
}

/* A whole game by hand, which is saved, loaded, verified and hinted at. */
static void
the_console_plays_to_the_end (const BrambleGame *game)
{
  g_autofree char *middle = run_new_file ("middle.bramble");
  g_autofree char *end = run_new_file ("end.bramble");
  g_autofree char *verify = g_strdup_printf ("verify %s %s", middle, end);
  g_autofree char *hint = g_strdup_printf ("hint %s", middle);
  g_autofree char *late = g_strdup_printf ("hint %s", end);
  g_autoptr (GString) script = g_string_new ("new seed=5\n");
  g_autoptr (KitPlay) play = NULL;
  BrambleSetup setup;
  g_autofree char *out = NULL;
  g_autoptr (Run) verified = NULL;
  g_autoptr (Run) hinted = NULL;
  g_autoptr (Run) refused = NULL;

  /* The same game is played here, so that its answers are known. */
  bramble_setup_init (&setup, game);
  play = kit_play_new (game, &setup, 5);
  g_string_append_printf (script, "save %s\n", middle);
  while (play->ask.n_options > 0)
    {
      guint option = bramble_rng_below (&play->rng, play->ask.n_options);

      g_string_append_printf (script, "answer %u\n", option + 1);
      kit_play_answer (play, option);
    }
  g_string_append_printf (script, "ask\nhash\nsave %s\nload %s\nask\nload %s\nhash\nquit\n", end, middle, end);
  out = talk (game, script);
  g_assert_nonnull (strstr (out, "\n= over "));
  {
    g_auto (GStrv) replies = g_strsplit (strstr (out, "\n= over "), "\n\n", -1);

    g_assert_cmpuint (g_strv_length (replies), >=, 7);
    /* The hash, before and after it was saved. */
    g_assert_cmpuint (strlen (replies[1]), ==, strlen ("= 0123456789abcdef"));
    g_assert_cmpstr (replies[1], ==, replies[6]);
  }

  verified = run_lab (verify);
  g_assert_cmpint (verified->status, ==, 0);
  g_assert_nonnull (strstr (verified->out, game->id));
  g_assert_nonnull (strstr (verified->out, ", finished\n"));
  hinted = run_lab (hint);
  g_assert_cmpint (hinted->status, ==, 0);
  g_assert_cmpstr (hinted->out, !=, "");
  refused = run_lab (late);
  g_assert_cmpint (refused->status, ==, 1);
}

static void
play_verifies (const BrambleGame *game)
{
  const guint games = kit_often (KIT_SLOW ? 1 : 10, 40);
  g_autoptr (Run) one = lab (game, "play --games %u --seed 3 --verify", games);
  g_autoptr (Run) two = lab (game, "play --games %u --seed 3 --threads 2", games);
  /* Up to the speed, which differs. */
  gsize same = (gsize) (strstr (one->out, "games-per-second") - one->out);

  g_assert_cmpint (one->status, ==, 0);
  g_assert_nonnull (strstr (one->out, "\nviolations: 0\n"));
  g_assert_cmpint (strncmp (one->out, two->out, same), ==, 0);
}

static void
tournaments_are_held (const BrambleGame *game)
{
  g_autofree char *seats = g_strdup_printf ("%s,%s", game->levels[0].id, bramble_chance.id);
  g_autoptr (Run) run = game->min_seats <= 2
                        ? lab (game, "tournament --games 4 --seats %s", seats)
                        : lab (game, "tournament --games 4");

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "\nmean-rounds: "));
  g_assert_null (strstr (run->out, "nan"));
  g_assert_null (strstr (run->out, "inf"));
}

/* One figure a line, and each a number. */
static void
bench_measures (const BrambleGame *game)
{
  g_autoptr (Run) run = NULL;
  g_auto (GStrv) lines = NULL;

  /* The tests of the lab itself do it once. */
  if (KIT_SLOW)
    {
      g_test_skip ("there is nothing to be measured with sanitizers");
      return;
    }
  run = lab (game, "bench --games 5");
  lines = g_strsplit (run->out, "\n", -1);
  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpuint (g_strv_length (lines), >, 8);
  for (guint i = 0; lines[i] && *lines[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      g_assert_cmpuint (g_strv_length (words), ==, 3);
      if (!g_ascii_isdigit (words[1][0]))
        g_error ("“%s” is no figure", lines[i]);
    }
  g_assert_cmpint (game->playout && game->value, ==, strstr (run->out, "\nplayouts: ") != NULL);
}

/* Where there is nothing to tune, that is said. */
static void
tune_says_what_it_does (const BrambleGame *game)
{
  g_autofree char *player = g_strdup (game->playout ? "policy" : bramble_chance.id);
  g_autoptr (Run) run = lab (game, "tune --games 20 --player %s", player);

  if (game->features == NULL)
    {
      run_was_refused (run, "there is nothing to tune in this game");
      return;
    }
  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "f,"));
}

static const KitGameTest tests[] = {
  { "the-console-begins-every-game", the_console_begins_every_game },
  { "the-console-plays-to-the-end", the_console_plays_to_the_end },
  { "play-verifies", play_verifies },
  { "tournaments-are-held", tournaments_are_held },
  { "bench-measures", bench_measures },
  { "tune-says-what-it-does", tune_says_what_it_does },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  int status = kit_main (argc, argv, tests);

  run_remove_files ();
  return status;
}
