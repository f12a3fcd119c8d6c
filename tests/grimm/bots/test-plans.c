/* test-plans.c: secret choices vary, so that nobody can count on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bots-kit.h"

#include <string.h>
#include "test-setup.h"

/* Two players, the Fields with most to gather, and one who would like to have
 * company there: A Friendly Game takes two resources from it. */
static const char *const most_in_the_fields[] = {
  "pile fields 5 0 0",
  "pile forest 0 4 0",
  "pile brickyard 0 0 3",
  "resources seat-1 3 3 3",
  "resources seat-2 3 3 3",
  "hand seat-2 a-friendly-game",
  "window plan",
  NULL
};

#define N_LOCATIONS 3
#define N_CHOICES 120
#define N_TRIES 1500

/* How often the level goes where. */
static void
count_choices (const BrambleLevel *bot,
               const GrimmState *s,
               double           *shares)
{
  memset (shares, 0, N_LOCATIONS * sizeof *shares);
  for (guint64 seed = 1; seed <= N_CHOICES; seed++)
    {
      guint option = kit_choose (bot, s, seed);

      g_assert_cmpuint (option, <, N_LOCATIONS);
      shares[option] += 1.0 / N_CHOICES;
    }
}

/* What the second seat gets when the first goes to @first and it goes itself
 * to @second, with or without its Fable: the mean chance to win over many ways
 * to go on. */
static double
payoff (const GrimmState *s,
        guint             first,
        guint             second,
        gboolean          with_fable)
{
  double sum = 0;

  for (guint64 seed = 1; seed <= N_TRIES; seed++)
    {
      BrambleRng rng = { seed };
      GrimmState now = *s;
      double values[BRAMBLE_MAX_SEATS];
      BrambleAsk ask;

      now.rng.state = seed;
      grimm_game.ask (&now, &ask);
      grimm_game.answer (&now, &ask, first, NULL);
      grimm_game.answer (&now, &ask, second, NULL);
      g_assert_cmpuint (ask.n_options, ==, 2);
      grimm_game.answer (&now, &ask, with_fable, NULL);
      while (ask.n_options > 0 && grimm_game.round (&now) == grimm_game.round (s))
        grimm_game.answer (&now, &ask, grimm_game.playout (&now, &ask, &rng), NULL);
      grimm_game.value (&now, values);
      sum += values[1];
    }

  return sum / N_TRIES;
}

/* What somebody gets who knows how often the first seat goes where. */
static double
best_response (const GrimmState *s,
               const double     *shares)
{
  double best = 0;

  for (guint second = 0; second < N_LOCATIONS; second++)
    for (guint with_fable = 0; with_fable <= 1; with_fable++)
      {
        double sum = 0;

        for (guint first = 0; first < N_LOCATIONS; first++)
          if (shares[first] > 0)
            sum += shares[first] * payoff (s, first, second, with_fable);
        best = MAX (best, sum);
      }

  return best;
}

static void
check_level (const BrambleLevel *bot)
{
  double shares[N_LOCATIONS];
  double always[N_LOCATIONS] = { 1 };
  double varied, fixed;
  GrimmState s;

  kit_new (&s, 2, 1, most_in_the_fields);
  count_choices (bot, &s, shares);
  varied = best_response (&s, shares);
  fixed = best_response (&s, always);
  g_test_message ("%s: Fields %.2f, Forest %.2f, Brickyard %.2f; best against it %.4f, against a habit %.4f",
                  bot->id, shares[0], shares[1], shares[2], varied, fixed);

  /* There is most in the Fields, and everybody sees it. */
  for (guint i = 1; i < N_LOCATIONS; i++)
    g_assert_cmpfloat (shares[0], >, shares[i]);
  g_assert_cmpfloat (shares[0], <, 0.97);
  g_assert_cmpfloat (varied, <, fixed);
}

static void
an_obvious_place_is_not_always_chosen (void)
{
  check_level (test_level ("raven"));
}

static void
the_fox_varies_too (void)
{
  check_level (test_level ("fox"));
}

void
plan_tests (void)
{
  g_test_add_func ("/bots/plans/an-obvious-place-is-not-always-chosen", an_obvious_place_is_not_always_chosen);
  g_test_add_func ("/bots/plans/the-fox-varies-too", the_fox_varies_too);
}
