/* test-plans.c: secret choices vary, so that nobody can count on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bots-kit.h"

#include <rules/asks.h>
#include <search.h>
#include <string.h>
#include "test-setup.h"

/* Two players, the Fields with most to gather, and one who would like to have
 * company there: A Friendly Game takes two resources from it. */
static const char *const most_in_the_fields[] = {
  "pile fields 6 0 0",
  "pile forest 0 4 0",
  "pile brickyard 0 0 2",
  "resources seat-1 3 3 3",
  "resources seat-2 3 3 3",
  "hand seat-2 a-friendly-game",
  "window plan",
  NULL
};

/* The same with a pile that looks small and is wanted most, since houses of brick
 * break ties: the quick policy goes where more lies. */
static const char *const bricks_are_dear[] = {
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

/* What the second seat gets at most when it goes to @second, and the first goes
 * everywhere as often as @shares has it. */
static double
response (const GrimmState *s,
          const double     *shares,
          guint             second)
{
  double best = 0;

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

/* What somebody gets who knows how often the first seat goes where. */
static double
best_response (const GrimmState *s,
               const double     *shares)
{
  double best = 0;

  for (guint second = 0; second < N_LOCATIONS; second++)
    best = MAX (best, response (s, shares, second));
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

/* Who thinks as the first seat does gets nearly all that can be got from it, and more
 * than who takes it for a creature of habit. */
static void
who_foresees_gets_more (void)
{
  const BrambleLevel *fox = test_level ("fox");
  BrambleLevel habit = *fox;
  BrambleLevel foresight = *fox;
  double first[N_LOCATIONS], plain[N_LOCATIONS], foreseen[N_LOCATIONS];
  double by_habit = 0, by_foresight = 0;
  GrimmState s, second;
  BrambleAsk ask;

  habit.habit = 1;
  habit.playouts = 400;
  foresight = habit;
  foresight.foresight = 4;
  foresight.foreseen = fox->playouts;
  kit_new (&s, 2, 1, bricks_are_dear);
  count_choices (fox, &s, first);
  second = s;
  grimm_game.ask (&second, &ask);
  grimm_game.answer (&second, &ask, 0, NULL);
  count_choices (&habit, &second, plain);
  count_choices (&foresight, &second, foreseen);
  for (guint i = 0; i < N_LOCATIONS; i++)
    {
      double got = response (&s, first, i);

      by_habit += plain[i] * got;
      by_foresight += foreseen[i] * got;
    }
  g_test_message ("against %.2f %.2f %.2f: by habit %.2f %.2f %.2f gets %.4f, by foresight %.2f %.2f %.2f gets %.4f of %.4f",
                  first[0], first[1], first[2], plain[0], plain[1], plain[2], by_habit, foreseen[0], foreseen[1],
                  foreseen[2], by_foresight, best_response (&s, first));
  g_assert_cmpfloat (by_foresight, >, by_habit);
  g_assert_cmpfloat (by_foresight, >, best_response (&s, first) - 0.01);
}

/* Deals in which it is counted how many go to the same Location. */
#define N_DEALS 4
#define CROWD 3

/* How often @level goes where, when @ask is asked in @s. */
static void
find_shares (const BrambleLevel *level,
             const GrimmState   *s,
             const BrambleAsk   *ask,
             guint64             seed,
             double             *shares)
{
  g_autofree BrambleFindings *findings = g_new (BrambleFindings, 1);
  GrimmState view;
  BrambleAsk seen;
  BrambleThought thought = { .game = &grimm_game, .view = &view, .ask = &seen, .seed = seed };

  grimm_game.view (s, ask->seat, &view);
  grimm_game.ask (&view, &seen);
  bramble_search_run (level, &thought, findings);
  memset (shares, 0, GRIMM_N_LOCATIONS * sizeof *shares);
  for (guint i = 0; i < seen.n_options; i++)
    shares[GRIMM_GATHER_LOCATION (seen.options[i].a)] += findings->shares[i];
}

/* How likely it is that three or more of four who are at @level meet at the beginning
 * of a game, each choosing as it thinks. */
static double
crowd (const BrambleLevel *level,
       guint64             deal)
{
  double shares[GRIMM_MAX_SEATS][GRIMM_N_LOCATIONS];
  double sum = 0;
  GrimmState s;
  BrambleAsk ask;

  kit_new (&s, GRIMM_MAX_SEATS, deal, NULL);
  grimm_game.ask (&s, &ask);
  for (guint n = 0; n < GRIMM_MAX_SEATS; n++)
    {
      g_assert_cmpuint (ask.kind, ==, GRIMM_ASK_PLAN_GATHER);
      find_shares (level, &s, &ask, deal, shares[ask.seat]);
      grimm_game.answer (&s, &ask, 0, NULL);
    }
  for (guint location = 0; location < GRIMM_N_LOCATIONS; location++)
    for (guint set = 0; set < 1u << GRIMM_MAX_SEATS; set++)
      {
        double chance = __builtin_popcount (set) >= CROWD;

        for (guint seat = 0; seat < GRIMM_MAX_SEATS; seat++)
          chance *= set & 1u << seat ? shares[seat][location] : 1 - shares[seat][location];
        sum += chance;
      }
  return sum;
}

/* Ravens do not all go where most can be got, as they did when each of them took the
 * others for creatures of habit. */
static void
ravens_do_not_crowd (void)
{
  const BrambleLevel *raven = test_level ("raven");
  BrambleLevel by_habit = *raven;
  double crowded = 0, crowded_by_habit = 0;

  by_habit.caution = 1;
  by_habit.habit = 0.5;
  for (guint64 deal = 1; deal <= N_DEALS; deal++)
    {
      crowded += crowd (raven, deal) / N_DEALS;
      crowded_by_habit += crowd (&by_habit, deal) / N_DEALS;
    }
  g_test_message ("three or more meet in %.3f of rounds, by habit %.3f", crowded, crowded_by_habit);
  g_assert_cmpfloat (crowded, <, 0.35);
  g_assert_cmpfloat (crowded, <, 0.8 * crowded_by_habit);
}

void
plan_tests (void)
{
  g_test_add_func ("/bots/plans/ravens-do-not-crowd", ravens_do_not_crowd);
  g_test_add_func ("/bots/plans/who-foresees-gets-more", who_foresees_gets_more);
  g_test_add_func ("/bots/plans/an-obvious-place-is-not-always-chosen", an_obvious_place_is_not_always_chosen);
  g_test_add_func ("/bots/plans/the-fox-varies-too", the_fox_varies_too);
}
