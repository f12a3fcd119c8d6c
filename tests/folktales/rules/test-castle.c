/* test-castle.c: the gate, and the end of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

/* Ready, and before the gate. */
#define READY "done seat-1 1", "tiles seat-1 seven-league-boots enchanted-sword", "fields seat-1 castle"

static void
arriving_does_nothing (void)
{
  KIT2 ("done seat-1 1", "tiles seat-1 seven-league-boots enchanted-sword", "fields seat-1 xk4");

  kit_roll (k, 1, "castle");
  kit_asks (k, "after", "seat-1");
  g_assert_false (kit_offers (k, "knock"));
  g_assert_cmpuint (SEAT (1)->advice, ==, 1);
}

static void
who_starts_a_turn_there_ready_gets_an_advice (void)
{
  KIT2 (READY, "turn seat-2 1");

  kit_pass_to (k, "seat-1");
  g_assert_cmpuint (SEAT (1)->advice, ==, 2);
}

static void
only_then (void)
{
  KIT2 ("fields seat-1 castle", "turn seat-2 1");

  kit_pass_to (k, "seat-1");
  g_assert_cmpuint (SEAT (1)->advice, ==, 1);
  g_assert_false (kit_offers (k, "knock"));
}

static void
eight_or_more_wins_at_once (void)
{
  KIT2 (READY, "biscuits seat-1 none");

  kit_chance (k, "8:8");
  kit_answer (k, "before", "knock");
  kit_shows (k, "over seat-1 1 gate seat-1");
  kit_shows (k, "winner seat-1");
}

static void
then_advice_one_by_one (void)
{
  KIT2 (READY, "biscuits seat-1 none", "advice seat-1 2");

  kit_chance (k, "8:6");
  kit_answer (k, "before", "knock");
  kit_offers_only (k, "advice enough");
  kit_answer (k, "gate", "advice");
  kit_answer (k, "gate", "advice");
  kit_shows (k, "winner seat-1");
}

static void
the_key_adds_three (void)
{
  KIT2 (READY, "biscuits seat-1 none", "advice seat-1 0", "tiles seat-1 seven-league-boots enchanted-sword key");

  kit_chance (k, "8:5");
  kit_answer (k, "before", "knock");
  kit_answer (k, "gate", "key");
  kit_shows (k, "winner seat-1");
}

static void
the_comb_knocks_again (void)
{
  KIT2 (READY, "biscuits seat-1 none", "advice seat-1 0", "tiles seat-1 seven-league-boots enchanted-sword golden-comb");

  kit_chance (k, "8:1 8:8");
  kit_answer (k, "before", "knock");
  kit_answer (k, "gate", "comb");
  kit_shows (k, "winner seat-1");
}

static void
advice_and_key_that_are_not_enough_are_not_offered (void)
{
  KIT2 (READY, "biscuits seat-1 none", "advice seat-1 1", "tiles seat-1 seven-league-boots enchanted-sword key golden-comb");

  kit_chance (k, "8:3");
  kit_answer (k, "before", "knock");
  kit_offers_only (k, "comb enough");
}

static void
else_the_turn_goes_on_and_there_is_one_try_a_turn (void)
{
  KIT2 (READY, "biscuits seat-1 1", "advice seat-1 0");

  kit_chance (k, "8:7");
  kit_answer (k, "before", "knock");
  kit_asks (k, "after", "seat-1");
  kit_offers_only (k, "end-turn walk-1");
}

static void
before_it_two_biscuits_may_become_an_advice (void)
{
  KIT2 (READY, "biscuits seat-1 1 1", "advice seat-1 0");

  kit_chance (k, "8:7");
  kit_answer (k, "before", "knock");
  kit_answer (k, "advice", "yes");
  kit_answer (k, "gate", "advice");
  kit_shows (k, "winner seat-1");
}

static void
no_weapon_dog_or_trickster_helps (void)
{
  KIT ("players=4", "done seat-1 1", "tiles seat-1 seven-league-boots enchanted-sword dog trickster staff", "fields seat-1 castle",
       "biscuits seat-1 none", "advice seat-1 0");

  kit_chance (k, "8:7");
  kit_answer (k, "before", "knock");
  kit_asks (k, "after", "seat-1");
}

static void
ready_is_who_has_done_the_quest_and_holds_all (void)
{
  KIT2 (READY);

  g_assert_true (kit_offers (k, "knock"));
  /* Nobody leaves the gate by taking the first answer from habit. */
  g_assert_cmpuint (k->ask.options[0].kind, ==, FOLK_OPT_KNOCK);
  kit_set (k, "tiles seat-1 enchanted-sword");
  g_assert_false (kit_offers (k, "knock"));
  kit_set (k, "tiles seat-1 seven-league-boots enchanted-sword");
  kit_set (k, "done seat-1 0");
  g_assert_false (kit_offers (k, "knock"));
}

static void
the_dwarfs_three_gold_are_held_not_paid (void)
{
  KIT2 ("quests seat-1 dwarf", "done seat-1 1", "tiles seat-1 wishing-table", "fields seat-1 castle", "gold seat-1 2",
        "biscuits seat-1 none");

  g_assert_false (kit_offers (k, "knock"));
  kit_set (k, "gold seat-1 3");
  kit_chance (k, "8:8");
  kit_answer (k, "before", "knock");
  g_assert_cmpuint (SEAT (1)->gold, ==, 3);
}

static void
readiness_is_looked_at_when_one_knocks_and_the_advice_stays (void)
{
  KIT2 (READY, "tiles seat-1 seven-league-boots enchanted-sword magic-wand", "turn seat-2 1");

  kit_pass_to (k, "seat-1");
  kit_answer (k, "before", "wand-enchanted-sword");
  kit_answer (k, "kind", "magic-cloak");
  g_assert_false (kit_offers (k, "knock"));
  g_assert_cmpuint (SEAT (1)->advice, ==, 2);
}

static void
the_ready_may_leave_as_from_any_field (void)
{
  KIT2 (READY);

  kit_roll (k, 2, "xk3");
  kit_stands (k, 1, "xk3");
}

static void
a_team_is_ready_when_all_its_quests_are_done (void)
{
  KIT ("players=4 teams=twos", READY);

  g_assert_false (kit_offers (k, "knock"));
  kit_set (k, "done seat-3 1");
  kit_chance (k, "8:8");
  kit_set (k, "biscuits seat-1 none");
  kit_answer (k, "before", "knock");
  kit_shows (k, "winner seat-1");
  kit_shows (k, "winner seat-3");
}

/* Two players at the end of the 80th turn of the second. */
static guint8
end_by_turns (Kit *k)
{
  kit_set (k, "turn seat-2 80");
  kit_set (k, "biscuits seat-2 none");
  kit_set (k, "advice seat-2 0");
  kit_set (k, "now after offers 0 bonus 0 used moved game:after:seat=seat-2");
  kit_answer (k, "after", "end-turn");
  g_assert_cmpuint (k->s.over, ==, FOLK_OVER_BY_TURNS);
  return folk_winners (&k->s);
}

static void
after_80_turns_each_the_quest_wins (void)
{
  KIT2 ("done seat-2 1", "fields seat-1 xk4", "tiles seat-1 seven-league-boots enchanted-sword");

  g_assert_cmpuint (end_by_turns (k), ==, 2);
}

static void
then_most_of_the_items (void)
{
  KIT2 ("done seat-1 1 seat-2 1", "fields seat-1 xk4", "tiles seat-2 enchanted-sword");

  g_assert_cmpuint (end_by_turns (k), ==, 2);
}

static void
then_the_nearest_to_the_castle_else_shared (void)
{
  KIT2 ("fields seat-1 xk3 seat-2 xk4");
  g_autoptr (Kit) same = kit_new ("players=2", "fields seat-1 xk4 seat-2 xk4", NULL);

  g_assert_cmpuint (end_by_turns (k), ==, 2);
  g_assert_cmpuint (end_by_turns (same), ==, 3);
}

static void
with_several_quests_more_of_them_win (void)
{
  KIT ("players=2 quests=three", "done seat-1 1 seat-2 2", "fields seat-1 castle");

  g_assert_cmpuint (end_by_turns (k), ==, 2);
}

static void
teams_count_their_quests_together_and_the_items_of_the_best (void)
{
  KIT ("players=4 teams=twos", "done seat-1 1 seat-2 1", "tiles seat-3 magic-cloak seven-league-boots seat-2 enchanted-sword",
       "turn seat-4 80", "biscuits seat-4 none", "advice seat-4 0",
       "now after offers 0 bonus 0 used moved game:after:seat=seat-4");

  kit_answer (k, "after", "end-turn");
  g_assert_cmpuint (folk_winners (&k->s), ==, 5);
}

static void
in_teams_of_three_all_three_quests_count_and_all_win (void)
{
  KIT ("players=6 teams=threes", READY, "done seat-3 1", "biscuits seat-1 none");

  g_assert_false (kit_offers (k, "knock"));
  kit_set (k, "done seat-5 1");
  kit_chance (k, "8:8");
  kit_answer (k, "before", "knock");
  g_assert_cmpuint (folk_winners (&k->s), ==, 1 | 4 | 16);
}

static void
any_number_wait_there_each_for_themselves (void)
{
  KIT2 (READY, "done seat-2 1", "tiles seat-2 wishing-table", "fields seat-2 castle", "turn seat-2 1");

  g_assert_false (kit_offers (k, "knock"));
  kit_pass_to (k, "seat-1");
  g_assert_true (kit_offers (k, "knock"));
}

static void
the_boot_is_asked_about_before_the_advice_is_given (void)
{
  KIT2 (READY, "boot seat-1 2", "advice seat-1 1", "turn seat-2 1");

  kit_pass_to (k, "seat-1");
  kit_asks (k, "boot", "seat-1");
  g_assert_cmpuint (SEAT (1)->advice, ==, 1);
  kit_answer (k, "boot", "rest");
  g_assert_cmpuint (SEAT (1)->advice, ==, 1);
  kit_pass_to (k, "seat-2");
  kit_pass_to (k, "seat-1");
  g_assert_cmpuint (SEAT (1)->advice, ==, 2);
}

static void
on_a_path_the_end_ahead_counts (void)
{
  KIT2 ("turn seat-2 1", "fields seat-1 path-1/qk1");

  g_assert_cmpuint (folk_to_castle (&k->s, 0), ==, 1 + folk_board_distance (folk_board_find ("qk1"), FOLK_CASTLE));
}

static void
who_comes_to_the_gate_before_the_roll_does_not_knock (void)
{
  KIT2 ("done seat-1 1", "tiles seat-1 seven-league-boots enchanted-sword", "fields seat-1 xk4", "biscuits seat-1 1");

  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "castle");
  kit_asks (k, "before", "seat-1");
  g_assert_false (kit_offers (k, "knock"));
  g_assert_cmpuint (SEAT (1)->advice, ==, 1);
}

static void
who_goes_on_with_the_heavy_boot_gets_the_advice (void)
{
  KIT2 (READY, "boot seat-1 2", "turn seat-2 1");

  kit_pass_to (k, "seat-1");
  kit_answer (k, "boot", "go-on");
  g_assert_cmpuint (SEAT (1)->advice, ==, 2);
  g_assert_true (kit_offers (k, "knock"));
}

static void
two_keys_add_six_and_are_gone (void)
{
  KIT2 (READY, "biscuits seat-1 none", "advice seat-1 0", "tiles seat-1 seven-league-boots enchanted-sword key key");

  kit_chance (k, "8:2");
  kit_answer (k, "before", "knock");
  kit_answer (k, "gate", "key");
  g_assert_cmpuint (kit_tile (k, 1, "key"), ==, 1);
  kit_answer (k, "gate", "key");
  kit_shows (k, "winner seat-1");
  g_assert_cmpuint (kit_tile (k, 1, "key"), ==, 0);
}

static void
the_comb_knocks_once_a_turn_and_what_was_added_stays (void)
{
  KIT2 (READY, "biscuits seat-1 none", "advice seat-1 2", "tiles seat-1 seven-league-boots enchanted-sword golden-comb key");

  kit_chance (k, "8:3 8:4");
  kit_answer (k, "before", "knock");
  kit_answer (k, "gate", "advice");
  kit_answer (k, "gate", "comb");
  g_assert_cmpuint (kit_events (k, "knocked seat seat-1 a 4 n 5"), ==, 1);
  kit_offers_only (k, "advice key enough");
}

/* What the first card would want is held by the one who is further away. */
static void
with_several_quests_items_do_not_count_at_the_end (void)
{
  KIT ("players=2 quests=three", "quests seat-1 witch lion bear seat-2 dragon wolves devil", "done seat-1 1 seat-2 1",
       "tiles seat-1 seven-league-boots enchanted-sword", "fields seat-1 xk1 seat-2 xk4");

  g_assert_cmpuint (end_by_turns (k), ==, 2);
}

static void
of_a_team_the_best_member_counts_and_the_nearest (void)
{
  static const struct
  {
    const char *done, *tiles, *fields;
    guint winners;
  } ends[] = {
    /* Two quests are more than one, whatever else. */
    { "done seat-1 1 seat-3 1 seat-2 1", "tiles seat-2 enchanted-sword wishing-table", "fields seat-2 xk4", 1 | 4 },
    /* Two items of one member, against one each of two. */
    { "done seat-1 0", "tiles seat-1 enchanted-sword seat-3 magic-cloak seat-2 enchanted-sword wishing-table", "fields seat-1 xk4", 2 | 8 },
    /* One member is nearer than both others. */
    { "done seat-1 0", "tiles seat-1 none", "fields seat-1 xk4 seat-3 village seat-2 xk1 seat-4 xk1", 1 | 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      KIT ("players=4 teams=twos", ends[i].done, ends[i].tiles, ends[i].fields, "turn seat-4 80",
           "now after offers 0 bonus 0 used moved game:after:seat=seat-4");

      kit_answer (k, "after", "end-turn");
      g_assert_cmpuint (folk_winners (&k->s), ==, ends[i].winners);
    }
}

const KitTest kit_castle_tests[] = {
  { "castle", "arriving-does-nothing", arriving_does_nothing },
  { "castle", "who-starts-a-turn-there-ready-gets-an-advice", who_starts_a_turn_there_ready_gets_an_advice },
  { "castle", "only-then", only_then },
  { "castle", "eight-or-more-wins-at-once", eight_or_more_wins_at_once },
  { "castle", "then-advice-one-by-one", then_advice_one_by_one },
  { "castle", "the-key-adds-three", the_key_adds_three },
  { "castle", "the-comb-knocks-again", the_comb_knocks_again },
  { "castle", "advice-and-key-that-are-not-enough-are-not-offered", advice_and_key_that_are_not_enough_are_not_offered },
  { "castle", "else-the-turn-goes-on-and-there-is-one-try-a-turn", else_the_turn_goes_on_and_there_is_one_try_a_turn },
  { "castle", "before-it-two-biscuits-may-become-an-advice", before_it_two_biscuits_may_become_an_advice },
  { "castle", "no-weapon-dog-or-trickster-helps", no_weapon_dog_or_trickster_helps },
  { "castle", "ready-is-who-has-done-the-quest-and-holds-all", ready_is_who_has_done_the_quest_and_holds_all },
  { "castle", "the-dwarfs-three-gold-are-held-not-paid", the_dwarfs_three_gold_are_held_not_paid },
  { "castle", "readiness-is-looked-at-when-one-knocks-and-the-advice-stays",
    readiness_is_looked_at_when_one_knocks_and_the_advice_stays },
  { "castle", "the-ready-may-leave-as-from-any-field", the_ready_may_leave_as_from_any_field },
  { "castle", "a-team-is-ready-when-all-its-quests-are-done", a_team_is_ready_when_all_its_quests_are_done },
  { "castle", "after-80-turns-each-the-quest-wins", after_80_turns_each_the_quest_wins },
  { "castle", "then-most-of-the-items", then_most_of_the_items },
  { "castle", "then-the-nearest-to-the-castle-else-shared", then_the_nearest_to_the_castle_else_shared },
  { "castle", "with-several-quests-more-of-them-win", with_several_quests_more_of_them_win },
  { "castle", "teams-count-their-quests-together-and-the-items-of-the-best",
    teams_count_their_quests_together_and_the_items_of_the_best },
  { "castle", "in-teams-of-three-all-three-quests-count-and-all-win", in_teams_of_three_all_three_quests_count_and_all_win },
  { "castle", "any-number-wait-there-each-for-themselves", any_number_wait_there_each_for_themselves },
  { "castle", "the-boot-is-asked-about-before-the-advice-is-given", the_boot_is_asked_about_before_the_advice_is_given },
  { "castle", "on-a-path-the-end-ahead-counts", on_a_path_the_end_ahead_counts },
  { "castle", "who-comes-to-the-gate-before-the-roll-does-not-knock", who_comes_to_the_gate_before_the_roll_does_not_knock },
  { "castle", "who-goes-on-with-the-heavy-boot-gets-the-advice", who_goes_on_with_the_heavy_boot_gets_the_advice },
  { "castle", "two-keys-add-six-and-are-gone", two_keys_add_six_and_are_gone },
  { "castle", "the-comb-knocks-once-a-turn-and-what-was-added-stays", the_comb_knocks_once_a_turn_and_what_was_added_stays },
  { "castle", "with-several-quests-items-do-not-count-at-the-end", with_several_quests_items_do_not_count_at_the_end },
  { "castle", "of-a-team-the-best-member-counts-and-the-nearest", of_a_team_the_best_member_counts_and_the_nearest },
  { NULL },
};
