/* test-end.c: why somebody won, what is counted, and what is settled about cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <bramble-gloom-cards.h>
#include <bramble-gloom-end.h>
#include <bramble-statistics.h>
#include <rules/gloom.h>

#include "tale-kit.h"

static const char *const names[] = { "Hazel", "Moss", "Sorrel", "Fern", "Rowan" };

/* Everybody is told why, with the right reason. */
static void
test_reason (void)
{
  guint n_by_score = 0;

  for (guint64 seed = 1; seed <= 40; seed++)
    {
      g_autoptr (BrambleMatch) match = bramble_match_new (tale_kit_record (2 + seed % 4, seed, names, NULL));
      const GloomState *s = bramble_match_get_view (match);
      guint winners = gloom_winners (s);
      g_autofree char *reason = bramble_gloom_dup_reason (match);
      guint winner = (guint) g_bit_nth_lsf (winners, -1);
      gboolean tied = FALSE;

      g_assert_nonnull (reason);
      for (guint seat = 0; seat < s->n_seats; seat++)
        tied = tied || (seat != winner && gloom_score (s, seat) == gloom_score (s, winner));
      g_assert_true (tied == (strstr (reason, "equal") != NULL));
      if ((winners & (winners - 1)) == 0)
        g_assert_nonnull (strstr (reason, names[winner]));
      n_by_score += !tied;
    }
  g_assert_cmpuint (n_by_score, >, 30);
}

/* There is no reason before the end. */
static void
test_no_reason (void)
{
  BrambleRecord *record = tale_kit_record (3, 4, names, NULL);
  g_autoptr (BrambleMatch) match = NULL;

  bramble_record_go_to (record, bramble_record_n_steps (record) - 1);
  match = bramble_match_new (record);
  g_assert_null (bramble_gloom_dup_reason (match));
}

/* Finished Characters never become more than four, and misery is what the scores say when all
 * are finished. */
static void
test_counts (void)
{
  g_autoptr (BrambleRecord) record = tale_kit_record (4, 9, names, NULL);

  for (guint step = 0; step <= bramble_record_n_steps (record); step++)
    for (guint seat = 0; seat < 4; seat++)
      {
        const GloomState *s = bramble_record_state (record, step);

        g_assert_cmpuint (bramble_gloom_count_finished (s, seat), <=, GLOOM_FAMILY);
        if (bramble_gloom_count_finished (s, seat) == GLOOM_FAMILY && gloom_score (s, seat) < 0)
          g_assert_cmpint ((int) bramble_gloom_count_misery (s, seat), ==, -gloom_score (s, seat));
      }
  g_assert_cmpuint (bramble_gloom_count_misery (bramble_record_state (record, 0), 0), ==, 0);
}

/* Scores below nought are counted as what they are, and can be written and read. */
static void
test_statistics (void)
{
  BrambleStatistics *statistics = bramble_statistics_new ();
  g_autoptr (BrambleStatistics) again = NULL;
  g_autofree char *text = NULL;
  BrambleTally tally;
  int sum = 0;

  for (guint64 seed = 1; seed <= 5; seed++)
    {
      g_autoptr (BrambleRecord) record = tale_kit_record (3, seed, names, NULL);
      BrambleResult result;

      gloom_game.result (bramble_record_now (record), &result);
      for (guint seat = 0; seat < 3; seat++)
        sum += result.scores[seat];
      bramble_statistics_add (statistics, record);
    }
  text = bramble_statistics_to_text (statistics);
  bramble_statistics_free (statistics);
  again = bramble_statistics_from_text (text, strlen (text), NULL);
  g_assert_nonnull (again);
  bramble_statistics_get (again, gloom_game.id, 3, "person", &tally);
  g_assert_cmpint (sum, <, 0);
  g_assert_cmpint (tally.score, ==, sum);
  g_assert_cmpuint (tally.games, ==, 15);
}

/* Every effect that is more than drawing has something that is good to know, in whole sentences. */
static void
test_rulings (void)
{
  for (guint card = 0; card < GLOOM_N_CARDS; card++)
    {
      g_autofree char *rulings = bramble_gloom_card_rulings (card);
      g_auto (GStrv) lines = rulings ? g_strsplit (rulings, "\n", -1) : NULL;

      if (gloom_cards[card].effect.category != GLOOM_NO_EFFECT)
        g_assert_nonnull (rulings);
      for (guint i = 0; lines && lines[i]; i++)
        {
          g_assert_true (g_str_has_suffix (lines[i], "."));
          for (guint j = 0; j < i; j++)
            g_assert_cmpstr (lines[i], !=, lines[j]);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gloom/end/reason", test_reason);
  g_test_add_func ("/gloom/end/no-reason-before-it", test_no_reason);
  g_test_add_func ("/gloom/end/counts", test_counts);
  g_test_add_func ("/gloom/end/statistics", test_statistics);
  g_test_add_func ("/gloom/end/rulings", test_rulings);
  return g_test_run ();
}
