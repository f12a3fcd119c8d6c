/* test-bots.c: computer players of The Grimm Forest are not foolish
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bots-kit.h"

#include <string.h>
#include <rules/choices.h>

#include "test-setup.h"
#include "test-slow.h"

static void
there_are_four_levels (void)
{
  guint playouts = 0;
  guint n = 0;

  for (; grimm_levels[n].id; n++)
    {
      const BrambleLevel *level = &grimm_levels[n];

      g_assert_true (bramble_bot_level (&grimm_game, level->id) == level);
      g_assert_cmpuint (level->playouts, >, playouts);
      playouts = level->playouts;
      for (guint i = 0; i < n; i++)
        g_assert_cmpstr (level->name, !=, grimm_levels[i].name);
    }
  g_assert_cmpuint (n, ==, 4);
}

static void
names_in_old_saves_still_play (void)
{
  g_assert_true (bramble_bot_level (&grimm_game, "greedy") == test_level ("gosling"));
  g_assert_true (bramble_bot_level (&grimm_game, "random") == &bramble_chance);
  g_assert_null (bramble_bot_level (&grimm_game, "nobody"));
}

static void
the_same_seed_gives_the_same_answer_another_may_not (void)
{
  guint n_different = 0;
  GrimmState s;

  kit_new (&s, 4, 3, NULL);
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      guint option = kit_choose (test_level ("fox"), &s, seed);

      g_assert_cmpuint (option, ==, kit_choose (test_level ("fox"), &s, seed));
      n_different += option != kit_choose (test_level ("fox"), &s, seed + 1000);
    }
  g_assert_cmpuint (n_different, >, 0);
}

/* The last to build, who needs only the Roof and has what it costs. */
static const char *const one_roof_short[] = {
  "house seat-1 1 straw roof",
  "house seat-1 2 wood roof",
  "house seat-1 3 brick walls",
  "resources seat-1 3 3 6",
  "house seat-2 1 straw floor",
  "start seat-2",
  "window build",
  NULL
};

static void
every_level_takes_a_win (void)
{
  for (guint i = 0; grimm_levels[i].id; i++)
    for (guint64 seed = 1; seed <= 25; seed++)
      {
        BrambleRng rng = { seed };
        BrambleResult result;
        GrimmState s;
        BrambleAsk ask;

        kit_new (&s, 2, 1, one_roof_short);
        grimm_game.ask (&s, &ask);
        while (ask.n_options > 0 && grimm_game.round (&s) == 1)
          grimm_game.answer (&s, &ask,
                               ask.seat == 0 ? kit_choose (&grimm_levels[i], &s, bramble_rng_next (&rng))
                                             : grimm_game.playout (&s, &ask, &rng),
                               NULL);
        grimm_game.result (&s, &result);
        if (result.outcome != BRAMBLE_WON || result.winners != 1)
          g_error ("%s does not win what is won", bramble_games ()[0]->levels[i].id);
      }
}

/* The second builds last but one and wins whatever is done; the first has one action
 * and could complete a house. */
static const char *const no_hope[] = {
  "house seat-1 1 straw walls",
  "resources seat-1 6 0 0",
  "house seat-2 1 straw roof",
  "house seat-2 2 wood roof",
  "house seat-2 3 brick walls",
  "resources seat-2 0 0 9",
  "house seat-3 1 wood walls",
  "start seat-1",
  "window build",
  "actions seat-1 1",
  NULL
};

static void
who_has_no_hope_goes_for_second_place (void)
{
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      GrimmState s;
      BrambleAsk ask;
      char id[64];

      kit_new (&s, 3, 1, no_hope);
      grimm_game.ask (&s, &ask);
      g_assert_cmpuint (ask.seat, ==, 0);
      grimm_game.option_id (&ask, kit_choose (test_level ("raven"), &s, seed), id, sizeof id);
      g_assert_true (g_str_has_prefix (id, "build-"));
      grimm_game.option_id (&ask, kit_choose (test_level ("fox"), &s, seed), id, sizeof id);
      g_assert_true (g_str_has_prefix (id, "build-"));
    }
}

/* In a game of four, who wins more often than three others together. */
static guint
wins_of (const BrambleLevel *bot,
         const BrambleLevel *others,
         guint             n_games)
{
  guint wins = 0;

  for (guint64 game = 0; game < n_games; game++)
    {
      BrambleRng rng = { game };
      BrambleResult result;
      GrimmState s;
      BrambleAsk ask;

      kit_new (&s, 4, game, NULL);
      for (grimm_game.ask (&s, &ask); ask.n_options > 0;)
        {
          guint option = kit_choose (ask.seat == game % 4 ? bot : others, &s, bramble_rng_next (&rng));

          grimm_game.answer (&s, &ask, option, NULL);
        }
      grimm_game.result (&s, &result);
      wins += (result.winners >> (game % 4)) & 1;
    }

  return wins;
}

/* The figures are measured with a thousand games and more; this finds only
 * what is badly broken. */
static void
levels_are_ordered (void)
{
  /* Whole games of strong players take long with sanitizers, and show nothing new there. */
  if (KIT_SLOW)
    {
      g_test_skip ("a build that is slowed down plays as well as any other");
      return;
    }
  g_assert_cmpuint (wins_of (test_level ("gosling"), &bramble_chance, 40), >=, 20);
  g_assert_cmpuint (wins_of (test_level ("fox"), test_level ("gosling"), 40), >=, 16);
}

void
bots_tests (void)
{
  g_test_add_func ("/bots/there-are-four-levels", there_are_four_levels);
  g_test_add_func ("/bots/names-in-old-saves-still-play", names_in_old_saves_still_play);
  g_test_add_func ("/bots/the-same-seed-gives-the-same-answer-another-may-not",
                   the_same_seed_gives_the_same_answer_another_may_not);
  g_test_add_func ("/bots/every-level-takes-a-win", every_level_takes_a_win);
  g_test_add_func ("/bots/who-has-no-hope-goes-for-second-place", who_has_no_hope_goes_for_second_place);
  g_test_add_func ("/bots/levels-are-ordered", levels_are_ordered);
}
