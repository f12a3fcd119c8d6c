/* test-bots.c: what computer players are told, and the quick policy
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <rules/folk-plan.h>
#include <rules/folk-value.h>

/* The tours of the board that the page gives for each card, from the Village. */
static void
plans_are_the_tours_of_the_cards (void)
{
  static const guint8 tours[FOLK_N_CARDS] = { 54, 56, 56, 55, 60, 61, 72, 65, 54, 72, 62, 62, 54, 72 };

  for (guint card = 0; card < FOLK_N_CARDS; card++)
    {
      g_autofree char *quest = g_strdup_printf ("quests seat-1 %s", folk_cards[card].id);
      KIT2 (quest, "gold seat-1 0");
      guint steps = folk_plan (&k->s, 0, FOLK_VILLAGE).steps;

      /* Nearest fields, and coins and Biscuits by the thumb: a little more. */
      g_assert_cmpuint (steps + 2, >=, tours[card]);
      g_assert_cmpuint (steps, <=, tours[card] + 24);
    }
}

static void
a_plan_gets_shorter_by_what_is_done (void)
{
  KIT2 ("quests seat-1 bear");
  guint all = folk_plan (&k->s, 0, FOLK_VILLAGE).steps, rope, done;

  kit_set (k, "tiles seat-1 rope");
  rope = folk_plan (&k->s, 0, FOLK_VILLAGE).steps;
  kit_set (k, "done seat-1 1");
  kit_set (k, "tiles seat-1 golden-comb wishing-table");
  done = folk_plan (&k->s, 0, FOLK_VILLAGE).steps;
  g_assert_cmpuint (rope, <=, all);
  g_assert_cmpuint (done, ==, folk_board_distance (FOLK_VILLAGE, FOLK_CASTLE));
  g_assert_cmpuint (folk_plan (&k->s, 0, FOLK_VILLAGE).next, ==, FOLK_GOAL_CASTLE);
}

static void
chances_are_shared_and_who_is_ahead_has_the_better_one (void)
{
  KIT ("players=3", "done seat-2 1", "tiles seat-2 enchanted-sword wishing-table", "fields seat-2 xk3");
  double values[FOLK_MAX_SEATS];

  folk_value (&k->s, values);
  g_assert_cmpfloat_with_epsilon (values[0] + values[1] + values[2], 1, 1e-5);
  g_assert_cmpfloat (values[1], >, values[0]);
  g_assert_cmpfloat (values[1], >, values[2]);
}

static void
a_team_has_one_chance (void)
{
  KIT ("players=4 teams=twos", "done seat-2 1");
  double values[FOLK_MAX_SEATS];

  folk_value (&k->s, values);
  g_assert_cmpfloat (values[0], ==, values[2]);
  g_assert_cmpfloat (values[1], ==, values[3]);
  g_assert_cmpfloat (values[1], >, values[0]);
}

static void
who_has_won_has_won (void)
{
  KIT2 ("over seat-1 5 gate seat-2");
  double values[FOLK_MAX_SEATS];

  folk_value (&k->s, values);
  g_assert_cmpfloat (values[0], ==, 0);
  g_assert_cmpfloat (values[1], ==, 1);
}

/* The quick policy comes to an end by the gate, nearly always. */
static void
the_quick_policy_finds_its_way_to_the_gate (void)
{
  guint gates = 0, rounds = 0;

  for (guint seed = 1; seed <= 60; seed++)
    {
      g_autofree char *words = g_strdup_printf ("players=3 seed=%u heroes=dealt", seed);
      g_autoptr (Kit) k = kit_begin (words);
      BrambleRng rng = { seed };

      while (k->ask.n_options > 0)
        {
          k->events.n_events = 0;
          g_assert_true (folktales_game.answer (&k->s, &k->ask, folk_playout (&k->s, &k->ask, &rng), &k->events));
        }
      gates += k->s.over == FOLK_OVER_BY_GATE;
      rounds += k->s.round;
    }
  g_assert_cmpuint (gates, >=, 58);
  g_assert_cmpuint (rounds / 60, <=, 30);
}

static void
features_have_names (void)
{
  KIT2 ("turn seat-1 1");
  float features[FOLK_MAX_SEATS * FOLK_N_FEATURES];

  folk_features (&k->s, features);
  for (guint i = 0; i < FOLK_N_FEATURES; i++)
    {
      char name[32];

      folk_feature_name (i, name, sizeof name);
      g_assert_cmpstr (name, !=, "");
    }
  g_assert_cmpfloat (features[FOLK_FEATURE_GOLD], ==, 1);
}

const KitTest kit_bots_tests[] = {
  { "bots", "plans-are-the-tours-of-the-cards", plans_are_the_tours_of_the_cards },
  { "bots", "a-plan-gets-shorter-by-what-is-done", a_plan_gets_shorter_by_what_is_done },
  { "bots", "chances-are-shared-and-who-is-ahead-has-the-better-one", chances_are_shared_and_who_is_ahead_has_the_better_one },
  { "bots", "a-team-has-one-chance", a_team_has_one_chance },
  { "bots", "who-has-won-has-won", who_has_won_has_won },
  { "bots", "the-quick-policy-finds-its-way-to-the-gate", the_quick_policy_finds_its_way_to_the_gate },
  { "bots", "features-have-names", features_have_names },
  { NULL },
};
