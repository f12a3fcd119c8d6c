/* test-turn.c: what a turn is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
a_lost_turn_is_skipped (void)
{
  KIT2 ("lost seat-2 1");

  kit_roll (k, 1, "vf2");
  kit_answer (k, "after", "end-turn");
  kit_asks (k, "before", "seat-1");
  kit_shows (k, "lost seat-1 0 seat-2 0");
  g_assert_cmpuint (kit_events (k, "turn-lost seat seat-2"), ==, 1);
}

static void
lost_turns_add_up (void)
{
  KIT2 ("fields seat-1 fw6", "biscuits seat-1 none", "now before offers 0 bonus 0 used walk,moved game:before:seat=seat-1",
        "lost seat-1 1");

  /* The Biscuit walk has cost one. The Fox is −1: a 3 makes 2. */
  kit_meet (k, 1, "fw7", 3);
  kit_answer (k, "luck", "lose-turn");
  kit_asks (k, "after", "seat-1");
  g_assert_cmpuint (SEAT (1)->lost, ==, 2);
}

static void
a_lost_turn_is_the_next_whole_one_and_the_present_goes_on (void)
{
  KIT2 ("fields seat-1 fw6", "biscuits seat-1 2");

  kit_meet (k, 1, "fw7", 3);
  kit_answer (k, "luck", "lose-turn");
  g_assert_true (kit_offers (k, "walk-2"));
  kit_answer (k, "after", "end-turn");
  kit_pass_to (k, "seat-2");
  kit_shows (k, "lost seat-1 0 seat-2 0");
}

static void
on_a_path_one_field_is_the_turn (void)
{
  KIT2 ("turn seat-2 1", "fields seat-1 sea-1/xc4 seat-2 village");

  kit_roll (k, 1, "vf2");
  kit_answer (k, "after", "end-turn");
  kit_stands (k, 1, "sea-2");
  kit_asks (k, "before", "seat-2");
  kit_roll (k, 1, "vf4");
  kit_answer (k, "after", "end-turn");
  kit_stands (k, 1, "xc4");
  kit_asks (k, "before", "seat-2");
}

static void
with_the_heavy_boot_one_gives_two_advice (void)
{
  KIT2 ("turn seat-2 1", "boot seat-1 2", "advice seat-1 3");

  kit_pass_to (k, "seat-1");
  kit_asks (k, "boot", "seat-1");
  kit_offers_only (k, "pay-advice rest go-on");
  kit_answer (k, "boot", "pay-advice");
  g_assert_cmpuint (SEAT (1)->boot, ==, 0);
  g_assert_cmpuint (SEAT (1)->advice, ==, 1);
  kit_asks (k, "before", "seat-1");
}

static void
or_rests_this_turn_and_the_next (void)
{
  KIT2 ("turn seat-2 1", "boot seat-1 2", "advice seat-1 1", "fields seat-1 village seat-2 village");

  kit_pass_to (k, "seat-1");
  kit_offers_only (k, "rest go-on");
  kit_answer (k, "boot", "rest");
  kit_asks (k, "before", "seat-2");
  kit_shows (k, "lost seat-1 1/resting seat-2 0");
  g_assert_cmpuint (SEAT (1)->boot, ==, 2);
  kit_pass_to (k, "seat-2");
  g_assert_cmpuint (SEAT (1)->boot, ==, 0);
  g_assert_cmpuint (SEAT (1)->resting, ==, FALSE);
  kit_pass_to (k, "seat-1");
  kit_asks (k, "before", "seat-1");
}

static void
or_goes_on_with_it (void)
{
  KIT2 ("turn seat-2 1", "boot seat-1 2", "fields seat-1 gx1");

  kit_pass_to (k, "seat-1");
  kit_answer (k, "boot", "go-on");
  kit_roll (k, 3, "gx2");
  kit_stands (k, 1, "gx2");
  g_assert_cmpuint (SEAT (1)->boot, ==, 2);
}

static void
lost_turns_are_served_before_the_boot_is_asked_about (void)
{
  KIT2 ("turn seat-2 1", "boot seat-1 2", "lost seat-1 1");

  kit_roll (k, 1, "vf2");
  kit_answer (k, "after", "end-turn");
  kit_asks (k, "before", "seat-2");
  kit_roll (k, 1, "vf4");
  kit_answer (k, "after", "end-turn");
  kit_asks (k, "boot", "seat-1");
}

static void
rolling_and_ending_the_turn_are_asked_even_alone (void)
{
  KIT2 ("biscuits seat-1 none seat-2 none", "advice seat-1 0", "gold seat-1 0", "fields seat-2 gx1");

  kit_offers_only (k, "roll");
  kit_roll (k, 1, "vf2");
  kit_offers_only (k, "end-turn");
}

static void
salt_throws_the_white_die_again_and_the_second_counts (void)
{
  KIT2 ("heroes seat-1 princess", "fields seat-1 gx1");

  kit_chance (k, "6:1 6:3");
  kit_answer (k, "before", "roll");
  kit_asks (k, "salt", "seat-1");
  kit_answer (k, "salt", "yes");
  kit_answer (k, "way", "gx4");
  g_assert_cmpuint (SEAT (1)->salt, ==, 2);
}

static void
salt_comes_before_a_blank_is_named (void)
{
  KIT2 ("heroes seat-1 princess", "fields seat-1 gx1");

  kit_chance (k, "6:6 6:6");
  kit_answer (k, "before", "roll");
  kit_answer (k, "salt", "yes");
  /* Once a turn. */
  kit_asks (k, "number", "seat-1");
}

static void
spent_salt_is_gone (void)
{
  KIT2 ("heroes seat-1 princess", "salt seat-1 0");

  kit_chance (k, "6:1");
  kit_answer (k, "before", "roll");
  kit_asks (k, "way", "seat-1");
}

static void
a_blank_is_named_from_1_to_5 (void)
{
  KIT2 ("fields seat-1 gx1");

  kit_chance (k, "6:6");
  kit_answer (k, "before", "roll");
  kit_offers_only (k, "steps-1 steps-2 steps-3 steps-4 steps-5");
  kit_answer (k, "number", "steps-2");
  kit_offers_only (k, "gx3 fw8 fe6");
}

static void
numbers_without_a_step_are_not_offered (void)
{
  KIT2 ("fields seat-1 cr7");

  kit_chance (k, "6:6");
  kit_answer (k, "before", "roll");
  kit_offers_only (k, "steps-3 steps-4 steps-5");
}

static void
in_a_long_game_a_blank_ends_the_turn (void)
{
  KIT ("players=2 long-game=yes", "fields seat-1 gx1");

  kit_roll (k, 6, NULL);
  kit_asks (k, "before", "seat-2");
  kit_stands (k, 1, "gx1");
}

static void
after_the_move_goods_and_walks_until_one_ends_the_turn (void)
{
  KIT2 ("advice seat-1 3");

  kit_roll (k, 1, "vf2");
  kit_answer (k, "after", "advice-for-biscuit");
  kit_answer (k, "after", "walk-1");
  kit_answer (k, "way", "vf3");
  kit_answer (k, "after", "end-turn");
  kit_asks (k, "before", "seat-2");
}

static void
a_biscuit_walk_is_once_a_turn_before_or_after (void)
{
  KIT2 ("biscuits seat-1 1 2 3");

  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "vf1");
  g_assert_false (kit_offers (k, "walk-2"));
  kit_roll (k, 1, "vf3");
  g_assert_false (kit_offers (k, "walk-3"));
}

static void
a_biscuit_walk_counts_no_land_token_or_stallion (void)
{
  KIT2 ("fields seat-1 qr5", "boot seat-1 1", "biscuits seat-1 3", "tiles seat-1 white-stallion");

  kit_answer (k, "before", "walk-3");
  kit_offers_only (k, "qr2 cr11 rt2");
}

static void
the_field_of_a_biscuit_walk_acts_before_anything_else (void)
{
  KIT2 ("fields seat-1 vf3");

  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "vf4");
  g_assert_cmpuint (SEAT (1)->advice, ==, 2);
  kit_asks (k, "before", "seat-1");
}

static void
nothing_moved_the_hero_since_the_turn_began (void)
{
  KIT2 ("fields seat-1 city", "biscuits seat-1 1");

  g_assert_true (kit_offers (k, "stay"));
  kit_set (k, "fields seat-1 xc5");
  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "city");
  kit_asks (k, "before", "seat-1");
  g_assert_false (kit_offers (k, "stay"));
}

static void
a_lost_turn_is_lost_on_a_path_too (void)
{
  KIT2 ("turn seat-2 1", "fields seat-1 sea-1/xc4", "lost seat-1 1");

  kit_pass_to (k, "seat-2");
  kit_stands (k, 1, "sea-1");
  g_assert_cmpuint (SEAT (1)->lost, ==, 0);
  kit_pass_to (k, "seat-2");
  kit_stands (k, 1, "sea-2");
}

static void
on_a_path_nobody_is_asked_about_the_boot (void)
{
  KIT2 ("turn seat-2 1", "fields seat-1 sea-1/xc4", "boot seat-1 2");

  kit_pass_to (k, "seat-2");
  kit_stands (k, 1, "sea-2");
  g_assert_cmpuint (SEAT (1)->boot, ==, 2);
}

const KitTest kit_turn_tests[] = {
  { "turn", "a-lost-turn-is-skipped", a_lost_turn_is_skipped },
  { "turn", "lost-turns-add-up", lost_turns_add_up },
  { "turn", "a-lost-turn-is-the-next-whole-one-and-the-present-goes-on", a_lost_turn_is_the_next_whole_one_and_the_present_goes_on },
  { "turn", "on-a-path-one-field-is-the-turn", on_a_path_one_field_is_the_turn },
  { "turn", "with-the-heavy-boot-one-gives-two-advice", with_the_heavy_boot_one_gives_two_advice },
  { "turn", "or-rests-this-turn-and-the-next", or_rests_this_turn_and_the_next },
  { "turn", "or-goes-on-with-it", or_goes_on_with_it },
  { "turn", "lost-turns-are-served-before-the-boot-is-asked-about", lost_turns_are_served_before_the_boot_is_asked_about },
  { "turn", "rolling-and-ending-the-turn-are-asked-even-alone", rolling_and_ending_the_turn_are_asked_even_alone },
  { "turn", "salt-throws-the-white-die-again-and-the-second-counts", salt_throws_the_white_die_again_and_the_second_counts },
  { "turn", "salt-comes-before-a-blank-is-named", salt_comes_before_a_blank_is_named },
  { "turn", "spent-salt-is-gone", spent_salt_is_gone },
  { "turn", "a-blank-is-named-from-1-to-5", a_blank_is_named_from_1_to_5 },
  { "turn", "numbers-without-a-step-are-not-offered", numbers_without_a_step_are_not_offered },
  { "turn", "in-a-long-game-a-blank-ends-the-turn", in_a_long_game_a_blank_ends_the_turn },
  { "turn", "after-the-move-goods-and-walks-until-one-ends-the-turn", after_the_move_goods_and_walks_until_one_ends_the_turn },
  { "turn", "a-biscuit-walk-is-once-a-turn-before-or-after", a_biscuit_walk_is_once_a_turn_before_or_after },
  { "turn", "a-biscuit-walk-counts-no-land-token-or-stallion", a_biscuit_walk_counts_no_land_token_or_stallion },
  { "turn", "the-field-of-a-biscuit-walk-acts-before-anything-else", the_field_of_a_biscuit_walk_acts_before_anything_else },
  { "turn", "nothing-moved-the-hero-since-the-turn-began", nothing_moved_the_hero_since_the_turn_began },
  { "turn", "a-lost-turn-is-lost-on-a-path-too", a_lost_turn_is_lost_on_a_path_too },
  { "turn", "on-a-path-nobody-is-asked-about-the-boot", on_a_path_nobody_is_asked_about_the_boot },
  { NULL },
};
