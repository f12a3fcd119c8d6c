/* test-bots.c: what computer players are told, and the quick policy
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <rules/folk-arrival.h>
#include <rules/folk-value.h>

/* The gate is one step away, and every number stops there; a field in the open is missed. */
static void
turns_are_those_of_a_patient_walker (void)
{
  folk_measure ();
  g_assert_cmpfloat (folk_turns (FOLK_GAIT_PLAIN, 0, FOLK_GOAL_CASTLE, FOLK_CASTLE), ==, 0);
  g_assert_cmpfloat (folk_turns (FOLK_GAIT_PLAIN, 0, FOLK_GOAL_CASTLE, folk_board_find ("xk4")), ==, 1);
  g_assert_cmpfloat (folk_turns (FOLK_GAIT_PLAIN, 0, FOLK_MAGIC_WAND, folk_board_find ("fw3")), >, 2);
  g_assert_cmpuint (folk_place_of (FOLK_MAGIC_WAND, FOLK_VILLAGE), ==, folk_board_find ("fw4"));
  g_assert_cmpuint (folk_place_of (FOLK_TOAD, FOLK_VILLAGE), ==, FOLK_NONE);
}

static void
who_is_fed_or_rides_is_sooner_there (void)
{
  float sums[FOLK_N_GAITS] = { 0 };

  folk_measure ();
  for (guint goal = FOLK_ROPE; goal < FOLK_TRICKSTER; goal++)
    for (guint from = 0; from < FOLK_N_ON_FOOT; from++)
      {
        g_assert_cmpfloat (folk_turns (FOLK_GAIT_PLAIN, 1, goal, from), <=, folk_turns (FOLK_GAIT_PLAIN, 0, goal, from) + 0.1);
        for (guint gait = 0; gait < FOLK_N_GAITS; gait++)
          sums[gait] += folk_turns (gait, 0.5, goal, from);
      }
  g_assert_cmpfloat (sums[FOLK_GAIT_RIDING], <, sums[FOLK_GAIT_LIGHT]);
  g_assert_cmpfloat (sums[FOLK_GAIT_LIGHT], <, sums[FOLK_GAIT_PLAIN]);
}

/* No Stallion stays on the Glass Mountain, so it is of no use to who stands there. */
static void
nobody_rides_on_over_the_glass_mountain (void)
{
  guint on_glass = folk_board_find ("cr5");

  folk_measure ();
  g_assert_cmpfloat (folk_turns (FOLK_GAIT_RIDING, 0, FOLK_GOAL_CASTLE, on_glass), ==,
                     folk_turns (FOLK_GAIT_PLAIN, 0, FOLK_GOAL_CASTLE, on_glass));
  g_assert_cmpfloat (folk_turns (FOLK_GAIT_RIDING, 0, FOLK_GOAL_CASTLE, FOLK_VILLAGE), <,
                     folk_turns (FOLK_GAIT_PLAIN, 0, FOLK_GOAL_CASTLE, FOLK_VILLAGE) - 2);
}

/* How long the first seat's plan is where it stands, after one more command. */
static float
turns_after (Kit        *k,
             const char *command)
{
  if (command)
    kit_set (k, command);
  return folk_plan (&k->s, 0, k->s.seats[0].field).turns;
}

static void
a_plan_gets_shorter_by_what_is_done (void)
{
  KIT2 ("quests seat-1 bear", "advice seat-1 7");
  float all = turns_after (k, NULL);
  float rope = turns_after (k, "tiles seat-1 rope");
  float done = turns_after (k, "done seat-1 1");
  float ready = turns_after (k, "tiles seat-1 golden-comb wishing-table");

  g_assert_cmpfloat (rope, <=, all);
  g_assert_cmpfloat (done, <, rope);
  g_assert_cmpfloat (ready, <, done);
  g_assert_cmpuint (folk_plan (&k->s, 0, FOLK_VILLAGE).next, ==, FOLK_GOAL_CASTLE);
  g_assert_cmpfloat_with_epsilon (turns_after (k, "fields seat-1 castle"), 1, 0.01);
}

/* In the City, with nothing missing but the Wand, which lies far away. */
#define MISSES_THE_WAND "quests seat-1 kind-fairy", "done seat-1 1", "fields seat-1 city"

static void
plans_know_what_can_be_bought (void)
{
  KIT2 (MISSES_THE_WAND, "gold seat-1 0");
  float poor = turns_after (k, NULL);

  g_assert_cmpfloat (turns_after (k, "gold seat-1 2"), <, poor - 3);
  g_assert_cmpuint (folk_plan (&k->s, 0, FOLK_CITY).next, ==, FOLK_GOAL_MARKET);
}

static void
plans_know_what_can_be_forged_and_conjured (void)
{
  KIT2 ("quests seat-1 dragon", "done seat-1 1", "fields seat-1 city", "gold seat-1 0", "tiles seat-1 wishing-table");
  float bare = turns_after (k, NULL);
  float forged = turns_after (k, "tiles seat-1 wishing-table sword");
  float conjured = turns_after (k, "tiles seat-1 wishing-table magic-wand magic-cloak");

  g_assert_cmpfloat (forged, <, bare - 2);
  g_assert_cmpfloat (conjured, <, bare - 2);
}

/* The Wand may be used twice, but what it uses up is gone: who plans otherwise stands at the
 * gate for ever. */
static void
one_spare_tile_makes_one (void)
{
  KIT2 ("quests seat-1 devil", "done seat-1 1", "fields seat-1 castle", "gold seat-1 0", "tiles seat-1 magic-wand wishing-table");
  float one = turns_after (k, NULL);
  float two = turns_after (k, "tiles seat-1 magic-wand wishing-table golden-comb");

  g_assert_cmpfloat (two, <, one - 3);
}

/* What lies on the Glass Mountain must not be farther away for who has a Stallion: they would
 * never go there. */
static void
a_stallion_is_given_up_for_what_is_needed (void)
{
  KIT2 ("quests seat-1 palace", "fields seat-1 city", "gold seat-1 0", "tiles seat-1 white-stallion");
  float before = turns_after (k, NULL);

  kit_set (k, "fields seat-1 cr3");
  g_assert_cmpfloat (turns_after (k, "tiles seat-1 key"), <, before);
}

static void
a_boot_token_takes_turns_and_food_saves_some (void)
{
  KIT2 ("quests seat-1 wolves", "biscuits seat-1 none");
  float bare = turns_after (k, NULL);

  g_assert_cmpfloat (turns_after (k, "boot seat-1 1"), >, bare);
  g_assert_cmpfloat (turns_after (k, "boot seat-1 2"), >, bare + 1);
  kit_set (k, "boot seat-1 0");
  g_assert_cmpfloat (turns_after (k, "biscuits seat-1 1 1 2"), <, bare);
}

/* The Griffin and the Gorge, which cost nothing with a Feather. */
static void
plans_know_shortcuts (void)
{
  KIT2 ("quests seat-1 dragon", "gold seat-1 0", "biscuits seat-1 none", "tiles seat-1 enchanted-sword wishing-table");
  guint n_shorter = 0, n_taken = 0;

  for (guint from = 0; from < FOLK_N_ON_FOOT; from++)
    {
      float around = folk_plan (&k->s, 0, from).turns;
      FolkPlan flown;

      kit_set (k, "tiles seat-1 enchanted-sword wishing-table feather");
      flown = folk_plan (&k->s, 0, from);
      kit_set (k, "tiles seat-1 enchanted-sword wishing-table");
      g_assert_cmpfloat (flown.turns, <=, around);
      n_shorter += flown.turns < around;
      n_taken += flown.next >= FOLK_GOAL_END;
    }
  g_assert_cmpuint (n_shorter, >, 0);
  g_assert_cmpuint (n_taken, >, 0);
}

static void
whatever_helps_at_the_gate_saves_turns (void)
{
  KIT2 ("advice seat-1 0", "biscuits seat-1 none");
  float bare = folk_gate_turns (&k->s, 0), key, comb;

  kit_set (k, "tiles seat-1 key");
  key = folk_gate_turns (&k->s, 0);
  kit_set (k, "tiles seat-1 golden-comb");
  comb = folk_gate_turns (&k->s, 0);
  g_assert_cmpfloat (key, <, bare);
  g_assert_cmpfloat (comb, <, bare);
  kit_set (k, "advice seat-1 7");
  g_assert_cmpfloat_with_epsilon (folk_gate_turns (&k->s, 0), 1, 0.01);
}

static void
chances_are_shared_and_who_is_ahead_has_the_better_one (void)
{
  KIT ("players=3", "done seat-2 1", "tiles seat-2 enchanted-sword wishing-table", "fields seat-2 xk3");
  double values[FOLK_MAX_SEATS];

  folk_value (&k->s, values);
  g_assert_cmpfloat_with_epsilon (values[0] + values[1] + values[2], 1, 1e-3);
  g_assert_cmpfloat (values[1], >, values[0]);
  g_assert_cmpfloat (values[1], >, values[2]);
}

static double
chance_of_first (Kit *k)
{
  double values[FOLK_MAX_SEATS];

  folk_value (&k->s, values);
  return values[0];
}

/* Who would stand worse after it than before keeps what it takes, and never goes to the City. */
static void
what_is_forged_or_bought_is_worth_its_price (void)
{
  KIT2 ("quests seat-1 giant", "done seat-1 1", "fields seat-1 city", "tiles seat-1 sword golden-comb", "gold seat-1 0");
  double before = chance_of_first (k);

  kit_set (k, "tiles seat-1 golden-comb enchanted-sword");
  kit_set (k, "biscuits seat-1 none");
  g_assert_cmpfloat (chance_of_first (k), >, before);

  kit_set (k, "quests seat-1 kind-fairy");
  kit_set (k, "tiles seat-1 none");
  kit_set (k, "gold seat-1 2");
  kit_set (k, "biscuits seat-1 1");
  before = chance_of_first (k);
  kit_set (k, "tiles seat-1 magic-wand");
  kit_set (k, "gold seat-1 0");
  kit_set (k, "biscuits seat-1 none");
  g_assert_cmpfloat (chance_of_first (k), >, before);
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
  KIT2 ("fields seat-2 castle", "done seat-2 1", "tiles seat-2 enchanted-sword wishing-table", "over seat-2 5 gate seat-2");
  double values[FOLK_MAX_SEATS];

  folk_value (&k->s, values);
  g_assert_cmpfloat (values[0], ==, 0);
  g_assert_cmpfloat (values[1], ==, 1);
}

/* The quick policy's answer, by its id. */
static void
policy_answers (Kit        *k,
                const char *expected)
{
  char id[64];

  folktales_game.option_id (&k->ask, folk_playout (&k->s, &k->ask, &(BrambleRng) { 1 }), id, sizeof id);
  g_assert_cmpstr (id, ==, expected);
}

static void
the_quick_policy_gives_the_sorcerer_what_it_can_spare (void)
{
  KIT2 ("quests seat-1 wolves", "fields seat-1 tq2", "tiles seat-1 seven-league-boots boot", "biscuits seat-1 1");

  kit_chance (k, "6:1 8:4");
  kit_answer (k, "before", "roll");
  kit_answer (k, "way", "tq3");
  policy_answers (k, "boot");
  kit_answer (k, "tile", "boot");
  policy_answers (k, "golden-comb");
}

static void
the_quick_policy_conjures_up_what_it_needs (void)
{
  KIT2 ("quests seat-1 devil", "done seat-1 1", "tiles seat-1 magic-wand magic-cloak wishing-table");

  policy_answers (k, "wand-wishing-table");
  kit_answer (k, "before", "wand-wishing-table");
  policy_answers (k, "seven-league-boots");
}

static void
the_quick_policy_eats_nothing_that_it_will_hand_over (void)
{
  KIT2 ("quests seat-1 cottage", "fields seat-1 fw1", "biscuits seat-1 1 1 2");

  policy_answers (k, "roll");
  kit_set (k, "done seat-1 1");
  kit_set (k, "tiles seat-1 magic-cloak wishing-table");
  kit_set (k, "fields seat-1 xk2");
  kit_roll (k, 1, "xk3");
  policy_answers (k, "walk-2");
}

/* The Giant wants two Gold: whoever buys for them has to find them again. */
static void
the_quick_policy_spends_no_gold_that_it_needs (void)
{
  KIT2 ("quests seat-1 giant", "fields seat-1 xc5", "tiles seat-1 golden-comb sword", "gold seat-1 2", "biscuits seat-1 1 2");

  kit_roll (k, 1, "city");
  policy_answers (k, "forge-sword");
}

static void
the_quick_policy_leaves_the_market_when_its_gold_is_promised (void)
{
  KIT2 ("quests seat-1 giant", "fields seat-1 xc5", "tiles seat-1 golden-comb", "gold seat-1 2", "biscuits seat-1 1");

  kit_roll (k, 1, "city");
  policy_answers (k, "end-turn");
}

static void
the_quick_policy_names_the_number_that_fits (void)
{
  KIT2 ("quests seat-1 dragon", "fields seat-1 bare-crossroads", "biscuits seat-1 none", "tiles seat-1 seven-league-boots");

  kit_chance (k, "6:6");
  kit_answer (k, "before", "roll");
  policy_answers (k, "steps-2");
}

/* Shortcuts are taken on landing only: who stands at an end and thinks otherwise stays there. */
static void
nobody_waits_at_the_end_of_a_shortcut (void)
{
  KIT2 ("quests seat-1 dragon", "fields seat-1 bs1", "tiles seat-1 fish wishing-table", "gold seat-1 2");
  guint end = folk_board_find ("bs3");

  g_assert_cmpfloat (folk_arrival (&k->s, 0, end, 0).turns, <, folk_plan (&k->s, 0, end).turns - 1);
  kit_roll (k, 3, "bs3");
  policy_answers (k, "yes");
}

/* What lies there is had at once by who lands there, and has to be come back for by who stands there. */
static void
an_arrival_counts_what_the_field_brings (void)
{
  static const char *const fields[][2] = { { "vb7", "giant" }, { "bd2", "dragon" }, { "fw1", "cottage" }, { "fe1", "bear" } };
  KIT2 ("tiles seat-1 rope");

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *quest = g_strdup_printf ("quests seat-1 %s", fields[i][1]);
      guint at = folk_board_find (fields[i][0]);

      kit_set (k, quest);
      g_assert_cmpfloat (folk_arrival (&k->s, 0, at, 0).turns, <, folk_plan (&k->s, 0, at).turns - 0.5);
    }
}

static void
an_arrival_counts_red_fields_and_who_is_met (void)
{
  KIT2 ("tiles seat-1 satchel");
  guint lion = folk_board_find ("hp1");
  float fed = folk_arrival (&k->s, 0, FOLK_HILL_GATE, 0).turns;
  float met = folk_arrival (&k->s, 0, lion, 0).turns;

  g_assert_cmpfloat (folk_arrival (&k->s, 0, FOLK_HILL_GATE, folk_board_find ("bh5")).turns, >, fed);
  g_assert_cmpfloat (met, >, folk_plan (&k->s, 0, lion).turns + 0.2);
  kit_set (k, "advice seat-1 7");
  g_assert_cmpfloat (folk_arrival (&k->s, 0, lion, 0).turns, <, met);
}

static void
the_quick_policy_does_not_walk_to_the_gate_before_its_roll (void)
{
  KIT2 ("quests seat-1 kind-fairy", "done seat-1 1", "tiles seat-1 magic-wand", "fields seat-1 xk2", "biscuits seat-1 3");

  policy_answers (k, "roll");
}

static void
the_quick_policy_gives_advice_for_what_it_hands_over (void)
{
  KIT2 ("quests seat-1 cottage", "fields seat-1 fw2", "biscuits seat-1 1 1", "advice seat-1 2");

  policy_answers (k, "advice-for-biscuit");
  kit_answer (k, "before", "advice-for-biscuit");
  policy_answers (k, "see-to-quest");
}

static void
the_quick_policy_loses_what_it_can_spare (void)
{
  KIT2 ("quests seat-1 giant", "fields seat-1 hill-gate", "tiles seat-1 satchel rope", "gold seat-1 2", "advice seat-1 0", "biscuits seat-1 1");

  kit_meet (k, 1, "hp1", 1);
  policy_answers (k, "rope");
}

/* Every lower outcome may be taken: who has nothing to lose loses no turn. */
static void
the_quick_policy_goes_away_with_nothing (void)
{
  KIT2 ("quests seat-1 dragon", "fields seat-1 hill-gate", "gold seat-1 0", "advice seat-1 0", "biscuits seat-1 1", "heroes seat-1 shepherd");

  kit_meet (k, 1, "hp1", 6);
  policy_answers (k, "lose-thing");
}

/* Who has eaten the last Biscuit has come to the Sorcerer for nothing. */
static void
the_quick_policy_keeps_a_biscuit_for_the_sorcerer (void)
{
  KIT2 ("quests seat-1 robbers", "done seat-1 1", "fields seat-1 tq4", "tiles seat-1 magic-wand staff", "gold seat-1 0", "biscuits seat-1 1");

  policy_answers (k, "roll");
  kit_set (k, "biscuits seat-1 1 1");
  policy_answers (k, "walk-1");
  kit_answer (k, "before", "walk-1");
  policy_answers (k, "tq3");
}

static void
a_satchel_saves_turns (void)
{
  KIT2 ("quests seat-1 wolves", "tiles seat-1 none");
  float bare = turns_after (k, NULL);

  g_assert_cmpfloat (turns_after (k, "tiles seat-1 satchel"), <, bare - 1);
}

/* The quick policy comes to an end by the gate. */
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
  g_assert_cmpuint (gates, ==, 60);
  g_assert_cmpuint (rounds / 60, <=, 14);
}

static void
who_is_nearer_the_end_has_fewer_rounds_left (void)
{
  KIT ("players=4 teams=twos", "quests seat-1 wolves", "fields seat-1 xk3");
  double before = folk_rounds_left (&k->s, 0);

  g_assert_cmpfloat (before, ==, folk_rounds_left (&k->s, 2));
  kit_set (k, "done seat-1 1");
  g_assert_cmpfloat (folk_rounds_left (&k->s, 0), <, before - 0.5);
  g_assert_cmpfloat (folk_rounds_left (&k->s, 2), <, before - 0.5);
  before = folk_rounds_left (&k->s, 0);
  kit_set (k, "now after offers 0 bonus 0 used moved game:after:seat=seat-1");
  before = folk_rounds_left (&k->s, 0);
  kit_set (k, "lost seat-1 2");
  g_assert_cmpfloat_with_epsilon (folk_rounds_left (&k->s, 0), before + 1, 0.01);
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
  { "bots", "turns-are-those-of-a-patient-walker", turns_are_those_of_a_patient_walker },
  { "bots", "who-is-fed-or-rides-is-sooner-there", who_is_fed_or_rides_is_sooner_there },
  { "bots", "nobody-rides-on-over-the-glass-mountain", nobody_rides_on_over_the_glass_mountain },
  { "bots", "a-plan-gets-shorter-by-what-is-done", a_plan_gets_shorter_by_what_is_done },
  { "bots", "plans-know-what-can-be-bought", plans_know_what_can_be_bought },
  { "bots", "plans-know-what-can-be-forged-and-conjured", plans_know_what_can_be_forged_and_conjured },
  { "bots", "one-spare-tile-makes-one", one_spare_tile_makes_one },
  { "bots", "a-stallion-is-given-up-for-what-is-needed", a_stallion_is_given_up_for_what_is_needed },
  { "bots", "a-boot-token-takes-turns-and-food-saves-some", a_boot_token_takes_turns_and_food_saves_some },
  { "bots", "plans-know-shortcuts", plans_know_shortcuts },
  { "bots", "whatever-helps-at-the-gate-saves-turns", whatever_helps_at_the_gate_saves_turns },
  { "bots", "chances-are-shared-and-who-is-ahead-has-the-better-one", chances_are_shared_and_who_is_ahead_has_the_better_one },
  { "bots", "what-is-forged-or-bought-is-worth-its-price", what_is_forged_or_bought_is_worth_its_price },
  { "bots", "a-team-has-one-chance", a_team_has_one_chance },
  { "bots", "who-has-won-has-won", who_has_won_has_won },
  { "bots", "the-quick-policy-gives-the-sorcerer-what-it-can-spare", the_quick_policy_gives_the_sorcerer_what_it_can_spare },
  { "bots", "the-quick-policy-conjures-up-what-it-needs", the_quick_policy_conjures_up_what_it_needs },
  { "bots", "the-quick-policy-eats-nothing-that-it-will-hand-over", the_quick_policy_eats_nothing_that_it_will_hand_over },
  { "bots", "the-quick-policy-spends-no-gold-that-it-needs", the_quick_policy_spends_no_gold_that_it_needs },
  { "bots", "the-quick-policy-leaves-the-market-when-its-gold-is-promised", the_quick_policy_leaves_the_market_when_its_gold_is_promised },
  { "bots", "the-quick-policy-names-the-number-that-fits", the_quick_policy_names_the_number_that_fits },
  { "bots", "nobody-waits-at-the-end-of-a-shortcut", nobody_waits_at_the_end_of_a_shortcut },
  { "bots", "an-arrival-counts-what-the-field-brings", an_arrival_counts_what_the_field_brings },
  { "bots", "an-arrival-counts-red-fields-and-who-is-met", an_arrival_counts_red_fields_and_who_is_met },
  { "bots", "the-quick-policy-does-not-walk-to-the-gate-before-its-roll", the_quick_policy_does_not_walk_to_the_gate_before_its_roll },
  { "bots", "the-quick-policy-gives-advice-for-what-it-hands-over", the_quick_policy_gives_advice_for_what_it_hands_over },
  { "bots", "the-quick-policy-loses-what-it-can-spare", the_quick_policy_loses_what_it_can_spare },
  { "bots", "the-quick-policy-goes-away-with-nothing", the_quick_policy_goes_away_with_nothing },
  { "bots", "the-quick-policy-keeps-a-biscuit-for-the-sorcerer", the_quick_policy_keeps_a_biscuit_for_the_sorcerer },
  { "bots", "a-satchel-saves-turns", a_satchel_saves_turns },
  { "bots", "the-quick-policy-finds-its-way-to-the-gate", the_quick_policy_finds_its_way_to_the_gate },
  { "bots", "who-is-nearer-the-end-has-fewer-rounds-left", who_is_nearer_the_end_has_fewer_rounds_left },
  { "bots", "features-have-names", features_have_names },
  { NULL },
};
