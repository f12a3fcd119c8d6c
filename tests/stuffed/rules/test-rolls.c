/* test-rolls.c: pools, changes, bonuses and additions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
a_pool_is_one_colour_and_any_purple (void)
{
  KIT2 ("drawn red 2 green 1 purple 2");

  kit_answer (k, "act", "move");
  kit_offers_only (k, "die-red die-green die-purple");
  kit_answer (k, "pool", "die-red");
  kit_offers_only (k, "roll die-red die-purple");
  kit_answer (k, "pool", "die-purple");
  kit_offers_only (k, "roll die-red die-purple");
}

static void
or_purple_only (void)
{
  KIT2 ("drawn green 1 purple 1", "minions lintling 3,3 0", "items seat-1 knitting-needle");

  kit_chance (k, "4");
  kit_answer (k, "act", "melee-1-lintling");
  g_assert_cmpuint (kit_events (k, "rolled seat seat-1 for melee purple 4"), ==, 1);
  g_assert_cmpuint (k->s.n_foes, ==, 0);
}

static void
dice_come_from_ones_card_too (void)
{
  KIT2 ("drawn red 1", "stored seat-1 red");

  kit_answer (k, "act", "move");
  kit_offers_only (k, "die-red stored-red");
}

static void
but_not_in_the_turn_in_which_they_were_stored (void)
{
  KIT2 ("drawn red 2");

  kit_answer (k, "act", "reserve-red");
  kit_chance (k, "3");
  kit_answer (k, "act", "move");
  kit_asks (k, "walk", "seat-1");
  g_assert_cmpuint (SEAT (1)->stored[0], ==, STUFFED_RED);
}

static void
a_bonus_to_dice_counts_for_each_of_that_colour (void)
{
  KIT2 ("drawn red 2", "minions hookling 3,3 0", "items seat-1 knitting-needle");

  kit_chance (k, "2 2");
  kit_answer (k, "act", "melee-1-hookling");
  kit_answer (k, "pool", "die-red");
  g_assert_cmpuint (kit_events (k, "roll-made seat seat-1 a melee n 6"), ==, 1);
}

static void
purple_dice_get_only_what_names_purple (void)
{
  KIT2 ("drawn red 1 purple 1", "minions hookling 3,3 0", "items seat-1 knitting-needle");

  kit_chance (k, "2 2");
  kit_answer (k, "act", "melee-1-hookling");
  kit_answer (k, "pool", "die-red");
  kit_answer (k, "pool", "die-purple");
  g_assert_cmpuint (kit_events (k, "roll-made seat seat-1 a melee n 5"), ==, 1);
}

static void
a_bonus_to_a_roll_needs_a_die_of_its_own_colour (void)
{
  KIT2 ("drawn purple 2", "minions hookling 3,3 0", "items seat-1 toffee-hammer");

  kit_chance (k, "2 2");
  kit_answer (k, "act", "melee-1-hookling");
  kit_answer (k, "pool", "die-purple");
  g_assert_cmpuint (kit_events (k, "roll-made seat seat-1 a melee n 4"), ==, 1);
}

static void
a_bonus_to_a_roll_counts_once (void)
{
  KIT2 ("drawn red 2", "minions hookling 3,3 0", "items seat-1 toffee-hammer");

  kit_chance (k, "2 2");
  kit_answer (k, "act", "melee-1-hookling");
  kit_answer (k, "pool", "die-red");
  g_assert_cmpuint (kit_events (k, "roll-made seat seat-1 a melee n 7"), ==, 1);
}

static void
the_hammer_wants_two_dice (void)
{
  KIT2 ("drawn red 1", "minions hookling 3,3 0", "items seat-1 toffee-hammer");

  kit_chance (k, "2");
  kit_answer (k, "act", "melee-1-hookling");
  g_assert_cmpuint (kit_events (k, "roll-made seat seat-1 a melee n 2"), ==, 1);
}

static void
penalties_hit_every_die_and_none_falls_below_1 (void)
{
  KIT2 ("drawn red 2", "minions hookling 3,3 0", "items seat-1 wooden-spoon", "statuses seat-1 scared");

  kit_chance (k, "1 5");
  kit_answer (k, "act", "melee-1-hookling");
  kit_answer (k, "pool", "die-red");
  kit_answer (k, "change", "none");
  g_assert_cmpuint (kit_events (k, "roll-made seat seat-1 a melee n 5"), ==, 1);
}

static void
a_bonus_and_a_penalty_are_added_first (void)
{
  KIT2 ("drawn red 1", "minions hookling 3,3 0", "items seat-1 knitting-needle", "statuses seat-1 scared");

  kit_chance (k, "1");
  kit_answer (k, "act", "melee-1-hookling");
  g_assert_cmpuint (kit_events (k, "roll-made seat seat-1 a melee n 1"), ==, 1);
}

static void
penalties_by_colour_leave_purple_alone (void)
{
  KIT2 ("drawn blue 1 purple 1", "statuses seat-1 angry");

  kit_chance (k, "3 3");
  kit_answer (k, "act", "cure-angry-seat-1-blue");
  kit_answer (k, "pool", "die-blue");
  kit_answer (k, "pool", "die-purple");
  g_assert_cmpuint (kit_events (k, "roll-made seat seat-1 a test n 5"), ==, 1);
  g_assert_false (kit_has (k, 1, STUFFED_ANGRY));
}

static void
changes_come_before_additions_until_one_passes (void)
{
  KIT2 ("drawn red 1", "minions hookling 3,3 0", "items seat-1 wooden-spoon", "statuses seat-1 courageous cheerful", "hearts seat-1 1");

  kit_chance (k, "1 1 5");
  kit_answer (k, "act", "melee-1-hookling");
  kit_offers_only (k, "none use-grit use-wooden-spoon spend-cheerful");
  kit_answer (k, "change", "use-wooden-spoon");
  kit_offers_only (k, "none use-grit spend-cheerful");
  kit_answer (k, "change", "use-grit");
  kit_answer (k, "change", "none");
  kit_asks (k, "add", "seat-1");
  kit_answer (k, "add", "spend-courageous");
  g_assert_cmpuint (k->s.n_foes, ==, 0);
}

static void
the_cheerful_roll_any_of_their_dice_again (void)
{
  KIT2 ("drawn red 2", "statuses seat-1 cheerful");

  kit_chance (k, "1 2 6");
  kit_answer (k, "act", "move");
  kit_answer (k, "pool", "die-red");
  kit_answer (k, "change", "spend-cheerful");
  kit_offers_only (k, "nth-1 nth-2");
  kit_answer (k, "again", "nth-1");
  kit_offers_only (k, "roll nth-2");
  kit_answer (k, "again", "roll");
  g_assert_cmpuint (k->s.roll.total, ==, 8);
  g_assert_false (kit_has (k, 1, STUFFED_CHEERFUL));
}

static void
the_courageous_add_3_to_any_roll (void)
{
  KIT2 ("drawn white 2", "stuffing seat-1 6", "statuses seat-1 courageous");

  kit_set (k, "now seat-1 find sleep-due 0 done none struck none roll none game:whites:seat=seat-1");
  kit_chance (k, "3");
  kit_answer (k, "white", "number-1");
  kit_answer (k, "add", "spend-courageous");
  g_assert_cmpuint (SEAT (1)->stuffing, ==, 7);
}

static void
white_rolls_have_bonuses_only_if_the_card_says_so (void)
{
  KIT2 ("drawn white 2", "items seat-1 patchwork-waistcoat paper-crown");

  kit_set (k, "now seat-1 find sleep-due 0 done none struck none roll none game:whites:seat=seat-1");
  kit_chance (k, "4");
  kit_answer (k, "white", "number-1");
  g_assert_cmpuint (kit_events (k, "roll-made seat seat-1 a white n 5"), ==, 1);
}

static void
dice_are_discarded_after_the_roll (void)
{
  KIT2 ("drawn yellow 2");

  kit_chance (k, "1");
  kit_answer (k, "act", "search");
  kit_answer (k, "pool", "roll");
  g_assert_cmpuint (k->s.discard[STUFFED_YELLOW], ==, 1);
  g_assert_cmpuint (k->s.drawn[STUFFED_YELLOW], ==, 1);
}

const KitTest kit_rolls_tests[] = {
  { "pool", "is-one-colour-and-any-purple", a_pool_is_one_colour_and_any_purple },
  { "pool", "or-purple-only", or_purple_only },
  { "pool", "dice-come-from-ones-card-too", dice_come_from_ones_card_too },
  { "pool", "but-not-in-the-turn-in-which-they-were-stored", but_not_in_the_turn_in_which_they_were_stored },
  { "bonus", "to-dice-counts-for-each-of-that-colour", a_bonus_to_dice_counts_for_each_of_that_colour },
  { "bonus", "purple-dice-get-only-what-names-purple", purple_dice_get_only_what_names_purple },
  { "bonus", "to-a-roll-needs-a-die-of-its-own-colour", a_bonus_to_a_roll_needs_a_die_of_its_own_colour },
  { "bonus", "to-a-roll-counts-once", a_bonus_to_a_roll_counts_once },
  { "toffee-hammer", "wants-two-dice", the_hammer_wants_two_dice },
  { "penalty", "hits-every-die-and-none-falls-below-1", penalties_hit_every_die_and_none_falls_below_1 },
  { "penalty", "is-added-to-a-bonus-first", a_bonus_and_a_penalty_are_added_first },
  { "penalty", "by-colour-leaves-purple-alone", penalties_by_colour_leave_purple_alone },
  { "changes", "come-before-additions-until-one-passes", changes_come_before_additions_until_one_passes },
  { "cheerful", "rolls-any-dice-again", the_cheerful_roll_any_of_their_dice_again },
  { "courageous", "adds-3-to-any-roll", the_courageous_add_3_to_any_roll },
  { "bonus", "of-white-rolls-only-if-the-card-says-so", white_rolls_have_bonuses_only_if_the_card_says_so },
  { "pool", "dice-are-discarded-after-the-roll", dice_are_discarded_after_the_roll },
  { NULL },
};
