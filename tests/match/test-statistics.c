/* test-statistics.c: what became of the games that were finished
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "match-kit.h"

#include <glib/gstdio.h>
#include <string.h>
#include "test-setup.h"

static void
check_tally (BrambleStatistics *statistics,
             guint              seats,
             const char        *player,
             BrambleTally       expected)
{
  BrambleTally tally;

  bramble_statistics_get (statistics, bramble_games ()[0]->id, seats, player, &tally);
  g_assert_cmpuint (tally.games, ==, expected.games);
  g_assert_cmpuint (tally.wins, ==, expected.wins);
  g_assert_cmpint (tally.score, ==, expected.score);
  g_assert_cmpuint (tally.rounds, ==, expected.rounds);
}

/* Counted here in another way, game by game and seat by seat. */
static void
test_sums (void)
{
  const BrambleLevel *const bots[] = { NULL, &bramble_chance, test_level ("gosling"), &bramble_chance };
  static const char *const players[] = { "person", "random", "gosling" };
  BrambleTally sums[BRAMBLE_MAX_SEATS + 1][G_N_ELEMENTS (players)] = { 0 };
  g_autoptr (BrambleStatistics) statistics = bramble_statistics_new ();

  for (guint seed = 0; seed < KIT_TIMES (60); seed++)
    {
      guint seats = 2 + seed % 3;
      g_autoptr (BrambleRecord) record = kit_record_of (seats, seed, FALSE, bots);
      const BrambleGame *game = bramble_record_game (record);
      g_autofree char *text = NULL;
      BrambleStatistics *again;
      BrambleRng rng = { seed };
      BrambleResult result;

      /* It counts only when it is over. */
      kit_play (record, &rng, 20);
      bramble_statistics_add (statistics, record);
      kit_play (record, &rng, G_MAXUINT);
      bramble_statistics_add (statistics, record);
      game->result (bramble_record_now (record), &result);
      g_assert_cmpint (result.outcome, ==, BRAMBLE_WON);
      for (guint i = 0; i < seats; i++)
        {
          guint player = i == 0 ? 0 : i == 2 ? 2 : 1;
          BrambleTally *sum = &sums[seats][player];

          sum->games++;
          sum->wins += (result.winners & (1 << i)) != 0;
          sum->score += result.scores[i];
          sum->rounds += game->round (bramble_record_now (record));
        }

      /* To text and back. */
      text = bramble_statistics_to_text (statistics);
      again = bramble_statistics_from_text (text, strlen (text), NULL);
      g_assert_nonnull (again);
      bramble_statistics_free (statistics);
      statistics = again;
      for (guint n = 2; n <= 4; n++)
        for (guint p = 0; p < G_N_ELEMENTS (players); p++)
          check_tally (statistics, n, players[p], sums[n][p]);
    }
  check_tally (statistics, 4, "nobody", (BrambleTally) { 0 });
  g_assert_cmpint (sums[2][0].score, >, 0);
  g_assert_cmpuint (sums[2][0].rounds, >, sums[2][0].games);
}

/* Whoever shares a win has won; random games end like this too seldom to show it. */
static void
test_shared (void)
{
  static const char *const position[] = {
    "house seat-1 1 brick roof", "house seat-1 2 wood roof", "house seat-1 3 straw roof",
    "house seat-3 1 brick roof", "house seat-3 2 wood roof", "house seat-3 3 straw roof",
    "bonus brick seat-2", "bonus wood seat-2", "bonus straw seat-2", "window game-end",
  };
  const BrambleLevel *const bots[] = { NULL, NULL, test_level ("gosling") };
  g_autoptr (BrambleStatistics) statistics = bramble_statistics_new ();
  g_autoptr (BrambleRecord) record = kit_record_of (3, 1, FALSE, bots);

  for (guint i = 0; i < G_N_ELEMENTS (position); i++)
    {
      g_autoptr (GError) error = NULL;

      bramble_record_set (record, position[i], &error);
      g_assert_no_error (error);
    }
  bramble_statistics_add (statistics, record);
  check_tally (statistics, 3, "person", (BrambleTally) { .games = 2, .wins = 1, .score = 3, .rounds = 2 });
  check_tally (statistics, 3, "gosling", (BrambleTally) { .games = 1, .wins = 1, .score = 3, .rounds = 1 });
}

static void
check_refused (const char *text,
               gsize       length,
               int         code)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *exact = g_memdup2 (text, length);

  g_assert_null (bramble_statistics_from_text (exact ? exact : "", length, &error));
  g_assert_error (error, BRAMBLE_RECORD_ERROR, code);
  g_assert_true (g_str_has_suffix (error->message, "."));
}

static void
check_sealed (const char *body,
              int         code)
{
  g_autofree char *text = kit_seal (body);

  check_refused (text, strlen (text), code);
}

static char *
some_statistics (void)
{
  g_autoptr (BrambleStatistics) statistics = bramble_statistics_new ();
  g_autoptr (BrambleRecord) record = kit_record (2, "basic", 1, FALSE);
  BrambleRng rng = { 1 };

  kit_play (record, &rng, G_MAXUINT);
  bramble_statistics_add (statistics, record);
  return bramble_statistics_to_text (statistics);
}

static void
test_damaged (void)
{
  g_autofree char *text = some_statistics ();
  gsize length = strlen (text);

  for (gsize i = 0; i < length; i += KIT_SLOW ? 7 : 1)
    {
      g_autoptr (GError) error = NULL;
      char was = text[i];

      check_refused (text, i, BRAMBLE_RECORD_ERROR_ALTERED);
      for (guint bit = 0; bit < 8; bit++)
        {
          text[i] = (char) (was ^ (1 << bit));
          g_assert_null (bramble_statistics_from_text (text, length, &error));
          g_assert_true (error->domain == BRAMBLE_RECORD_ERROR);
          g_clear_error (&error);
        }
      text[i] = was;
    }

  check_refused ("", 0, BRAMBLE_RECORD_ERROR_ALTERED);
  check_refused ("\0\0", 2, BRAMBLE_RECORD_ERROR_ALTERED);
  check_refused ("[Statistics]\nFormat=1\n", 22, BRAMBLE_RECORD_ERROR_ALTERED);
  check_sealed ("[Other]\nFormat=1\n", BRAMBLE_RECORD_ERROR_ALTERED);
  check_sealed ("[Statistics]\nFormat=0\n", BRAMBLE_RECORD_ERROR_ALTERED);
  check_sealed ("[Statistics]\nFormat=x\n", BRAMBLE_RECORD_ERROR_ALTERED);
  check_sealed ("[Statistics]\nFormat=2\n", BRAMBLE_RECORD_ERROR_VERSION);
  check_refused ("[Statistics]\nFormat=3\n", 22, BRAMBLE_RECORD_ERROR_VERSION);
  check_sealed ("[Statistics]\nFormat=1\n[grimm-forest 2 person]\nGames=-1\n", BRAMBLE_RECORD_ERROR_ALTERED);
  check_sealed ("[Statistics]\nFormat=1\n[grimm-forest 2 person]\nWins=99999999999\n", BRAMBLE_RECORD_ERROR_ALTERED);
  check_sealed ("[Statistics]\nFormat=1\n[grimm-forest 2 person]\nRounds=many\n", BRAMBLE_RECORD_ERROR_ALTERED);
  check_sealed ("[Statistics]\nFormat=1\n[grimm-forest memory]\nfriend=-1\n", BRAMBLE_RECORD_ERROR_ALTERED);
  check_sealed ("[Statistics]\nFormat=1\n[grimm-forest memory]\nfriend=often\n", BRAMBLE_RECORD_ERROR_ALTERED);
}

/* At the most that there can be, it stays. */
static void
test_most (void)
{
  g_autofree char *text = kit_seal ("[Statistics]\nFormat=1\n[grimm-forest 2 person]\nGames=99999999\nScore=99999999\n");
  g_autoptr (BrambleRecord) record = kit_record (2, "basic", 1, FALSE);
  BrambleRng rng = { 1 };
  BrambleTally tally;

  kit_play (record, &rng, G_MAXUINT);
  for (guint i = 0; i < 3; i++)
    {
      BrambleStatistics *statistics = bramble_statistics_from_text (text, strlen (text), NULL);

      g_assert_nonnull (statistics);
      bramble_statistics_add (statistics, record);
      bramble_statistics_get (statistics, bramble_games ()[0]->id, 2, "person", &tally);
      g_assert_cmpuint (tally.games, ==, 100000000);
      g_assert_cmpint (tally.score, ==, 100000000);
      g_assert_cmpuint (tally.wins, >, i);
      g_free (text);
      text = bramble_statistics_to_text (statistics);
      bramble_statistics_free (statistics);
    }
}

static void
finish_a_game (BrambleStore *store)
{
  BrambleRecord *record = kit_record (2, "basic", 1, FALSE);
  g_autoptr (BrambleMatch) match = NULL;
  BrambleRng rng = { 1 };

  match = bramble_match_new (record);
  bramble_store_keep (store, match);
  while (kit_match_any (match, &rng))
    ;
  g_assert_true (bramble_store_flush (store));
  kit_run_for (20);
}

static void
check_counted (BrambleStore *store,
               guint         n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleStatistics) statistics = bramble_store_read_statistics (store, &error);
  BrambleTally tally;

  g_assert_no_error (error);
  bramble_statistics_get (statistics, bramble_games ()[0]->id, 2, "person", &tally);
  g_assert_cmpuint (tally.games, ==, 2 * n);
}

static void
check_file (KitDir     *dir,
            const char *name,
            const char *expected)
{
  g_autofree char *path = kit_dir_path (dir, name);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

/* Damaged statistics are put aside, and the next ones beside them. */
static void
test_put_aside (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autofree char *path = NULL;
  g_autofree char *large = g_strnfill (300 * 1024, 'x');

  kit_dir_init (&dir);
  path = kit_dir_path (&dir, "statistics.ini");
  store = bramble_store_new (dir.file);
  g_assert_true (bramble_store_open (store, NULL));
  finish_a_game (store);
  finish_a_game (store);
  check_counted (store, 2);

  g_assert_true (g_file_set_contents (path, "first damage", -1, NULL));
  {
    g_autoptr (GError) error = NULL;

    g_assert_null (bramble_store_read_statistics (store, &error));
    g_assert_error (error, BRAMBLE_RECORD_ERROR, BRAMBLE_RECORD_ERROR_ALTERED);
  }
  finish_a_game (store);
  check_counted (store, 1);
  check_file (&dir, "statistics.damaged-1.ini", "first damage");

  g_assert_true (g_file_set_contents (path, "second damage", -1, NULL));
  finish_a_game (store);
  g_assert_true (g_file_set_contents (path, large, -1, NULL));
  finish_a_game (store);
  finish_a_game (store);
  check_counted (store, 2);
  check_file (&dir, "statistics.damaged-1.ini", "first damage");
  check_file (&dir, "statistics.damaged-2.ini", "second damage");
  check_file (&dir, "statistics.damaged-3.ini", large);
}

/* What a newer version has counted is not touched. */
static void
test_newer (void)
{
  static const char newer[] = "[Statistics]\nFormat=2\nMuch=more\n";
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) store = NULL;
  g_autoptr (GPtrArray) finished = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  kit_dir_init (&dir);
  path = kit_dir_path (&dir, "statistics.ini");
  g_assert_true (g_file_set_contents (path, newer, -1, NULL));
  store = bramble_store_new (dir.file);
  g_assert_true (bramble_store_open (store, NULL));
  finish_a_game (store);
  check_file (&dir, "statistics.ini", newer);
  finished = bramble_store_list_finished (store);
  g_assert_cmpuint (finished->len, ==, 1);
  g_assert_null (bramble_store_get_trouble (store));

  g_assert_null (bramble_store_read_statistics (store, &error));
  g_assert_error (error, BRAMBLE_RECORD_ERROR, BRAMBLE_RECORD_ERROR_VERSION);
}

/* Two programs that finish games at the same time. */
static void
test_two_at_once (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleStore) one = NULL;
  g_autoptr (BrambleStore) two = NULL;

  kit_dir_init (&dir);
  one = bramble_store_new (dir.file);
  two = bramble_store_new (dir.file);
  g_assert_true (bramble_store_open (one, NULL));
  g_assert_true (bramble_store_open (two, NULL));
  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (BrambleMatch) first = bramble_match_new (kit_record (2, "basic", i, FALSE));
      g_autoptr (BrambleMatch) second = bramble_match_new (kit_record (2, "all", i, FALSE));
      BrambleRng rng = { i };

      bramble_store_keep (one, first);
      bramble_store_keep (two, second);
      while (kit_match_any (first, &rng))
        ;
      while (kit_match_any (second, &rng))
        ;
      kit_run_for (i * 2);
      g_assert_true (bramble_store_flush (one));
      g_assert_true (bramble_store_flush (two));
    }
  check_counted (one, 10);
  check_counted (two, 10);
  kit_run_for (20);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/statistics/sums", test_sums);
  g_test_add_func ("/statistics/shared", test_shared);
  g_test_add_func ("/statistics/damaged", test_damaged);
  g_test_add_func ("/statistics/most", test_most);
  g_test_add_func ("/statistics/put-aside", test_put_aside);
  g_test_add_func ("/statistics/newer", test_newer);
  g_test_add_func ("/statistics/two-at-once", test_two_at_once);

  return g_test_run ();
}
