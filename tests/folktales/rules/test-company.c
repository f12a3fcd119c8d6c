/* test-company.c: the Test of Courage, and partners
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
a_test_needs_somebody_on_the_same_field_and_biscuits_of_both (void)
{
  KIT2 ("fields seat-1 gx1 seat-2 gx1");

  g_assert_true (kit_offers (k, "dare-seat-2"));
  kit_set (k, "biscuits seat-2 none");
  g_assert_false (kit_offers (k, "dare-seat-2"));
  kit_set (k, "biscuits seat-1 none seat-2 1");
  g_assert_false (kit_offers (k, "dare-seat-2"));
  kit_set (k, "biscuits seat-1 1 seat-2 1");
  kit_set (k, "fields seat-2 gx2");
  g_assert_false (kit_offers (k, "dare-seat-2"));
}

static void
the_other_has_to_agree_and_it_is_asked_once_a_turn (void)
{
  KIT2 ("fields seat-1 gx1 seat-2 gx1");

  kit_answer (k, "before", "dare-seat-2");
  kit_asks (k, "courage", "seat-2");
  kit_answer (k, "courage", "no");
  kit_asks (k, "before", "seat-1");
  g_assert_false (kit_offers (k, "dare-seat-2"));
  kit_shows (k, "biscuits seat-1 1 2 seat-2 1 2");
}

static void
the_higher_takes_a_biscuit_of_the_other (void)
{
  KIT2 ("fields seat-1 gx1 seat-2 gx1", "biscuits seat-1 1 seat-2 5");

  kit_answer (k, "before", "dare-seat-2");
  kit_chance (k, "6:4 6:3");
  kit_answer (k, "courage", "yes");
  kit_shows (k, "biscuits seat-1 1 5 seat-2 none");
}

static void
blue_may_be_higher (void)
{
  KIT2 ("fields seat-1 gx1 seat-2 gx1", "biscuits seat-1 1 seat-2 5");

  kit_answer (k, "before", "dare-seat-2");
  kit_chance (k, "6:2 6:3");
  kit_answer (k, "courage", "yes");
  kit_shows (k, "biscuits seat-1 none seat-2 1 5");
}

static void
a_blank_is_six (void)
{
  KIT2 ("fields seat-1 gx1 seat-2 gx1", "biscuits seat-1 1 seat-2 5");

  kit_answer (k, "before", "dare-seat-2");
  kit_chance (k, "6:6 6:5");
  kit_answer (k, "courage", "yes");
  kit_shows (k, "biscuits seat-1 1 5 seat-2 none");
}

static void
a_tie_brings_both_one_from_the_bag (void)
{
  KIT2 ("fields seat-1 gx1 seat-2 gx1", "biscuits seat-1 1 seat-2 5");

  kit_answer (k, "before", "dare-seat-2");
  kit_chance (k, "6:3 6:3");
  kit_answer (k, "courage", "yes");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 2);
  g_assert_cmpuint (SEAT (2)->n_biscuits, ==, 2);
}

static void
who_lies_on_their_side_can_be_tested (void)
{
  KIT2 ("fields seat-1 gx1 seat-2 gx1", "lost seat-2 2");

  g_assert_true (kit_offers (k, "dare-seat-2"));
  g_assert_true (kit_offers (k, "trade"));
}

/* Seats 1 and 3 are partners. */
#define TEAMS "players=4 teams=twos", "fields seat-1 gx1 seat-2 gx2 seat-3 gx1 seat-4 gx3"

static void
partners_on_one_field_give_each_other_anything_tradable (void)
{
  KIT (TEAMS, "tiles seat-1 rope flute seat-3 dog", "biscuits seat-1 1 seat-3 none", "advice seat-1 1 seat-3 0");

  kit_answer (k, "before", "share-seat-3");
  kit_offers_only (k, "give-biscuit give-advice give-gold give-rope enough");
  kit_answer (k, "give", "give-rope");
  kit_answer (k, "give", "give-advice");
  kit_answer (k, "give", "enough");
  /* Then the partner gives. */
  kit_asks (k, "give", "seat-3");
  kit_answer (k, "give", "give-dog");
  kit_answer (k, "give", "enough");
  kit_asks (k, "before", "seat-1");
  kit_shows (k, "tiles seat-1 flute dog seat-2 none seat-3 rope seat-4 none");
  /* Once a turn. */
  g_assert_false (kit_offers (k, "share-seat-3"));
}

static void
giving_nothing_is_allowed (void)
{
  KIT (TEAMS);

  kit_answer (k, "before", "share-seat-3");
  kit_answer (k, "give", "enough");
  kit_answer (k, "give", "enough");
  kit_asks (k, "before", "seat-1");
}

static void
a_tile_too_many_asks_the_receiver_which_of_six_goes (void)
{
  KIT (TEAMS, "tiles seat-1 rope seat-3 boot key lantern pickaxe dog");

  kit_answer (k, "before", "share-seat-3");
  kit_answer (k, "give", "give-rope");
  kit_asks (k, "room", "seat-3");
  kit_answer (k, "room", "key");
  kit_asks (k, "give", "seat-1");
  kit_shows (k, "tiles seat-1 none seat-2 none seat-3 boot rope pickaxe lantern dog seat-4 none");
}

static void
a_tile_too_many_that_is_left_goes_back_to_the_supply (void)
{
  KIT (TEAMS, "tiles seat-1 rope seat-3 boot key lantern pickaxe dog");

  kit_answer (k, "before", "share-seat-3");
  kit_answer (k, "give", "give-rope");
  kit_answer (k, "room", "rope");
  kit_shows (k, "tiles seat-1 none seat-2 none seat-3 boot pickaxe key lantern dog seat-4 none");
}

static void
a_token_too_many_is_not_given (void)
{
  KIT (TEAMS, "advice seat-1 1 seat-3 7", "gold seat-1 1 seat-3 3", "biscuits seat-1 1 seat-3 1 1 1 1 1 1 1", "tiles seat-1 rope");

  kit_answer (k, "before", "share-seat-3");
  kit_offers_only (k, "give-rope enough");
}

static void
nobody_shares_with_another_team (void)
{
  KIT ("players=4 teams=twos", "fields seat-1 gx1 seat-2 gx1");

  g_assert_false (kit_offers (k, "share-seat-2"));
  g_assert_true (kit_offers (k, "trade"));
}

static void
whose_biscuit_it_is_chooses_which (void)
{
  KIT (TEAMS, "biscuits seat-1 1 5 seat-3 none");

  kit_answer (k, "before", "share-seat-3");
  kit_answer (k, "give", "give-biscuit");
  kit_answer (k, "pay", "biscuit-5");
  kit_shows (k, "biscuits seat-1 1 seat-2 1 2 seat-3 5 seat-4 1 2");
}

static void
a_winner_without_room_takes_nothing (void)
{
  KIT2 ("fields seat-1 gx1 seat-2 gx1", "biscuits seat-1 1 1 1 1 1 1 1 seat-2 5");

  kit_answer (k, "before", "dare-seat-2");
  kit_chance (k, "6:4 6:3");
  kit_answer (k, "courage", "yes");
  kit_shows (k, "biscuits seat-1 1 1 1 1 1 1 1 seat-2 5");
}

static void
the_biscuit_is_taken_by_chance (void)
{
  KIT2 ("fields seat-1 gx1 seat-2 gx1", "biscuits seat-1 1 seat-2 2 5");

  kit_answer (k, "before", "dare-seat-2");
  kit_chance (k, "6:4 6:3 2:2");
  kit_answer (k, "courage", "yes");
  kit_shows (k, "biscuits seat-1 1 5 seat-2 2");
  kit_set (k, "turn seat-1 2");
  kit_set (k, "biscuits seat-1 1 seat-2 2 5");
  kit_answer (k, "before", "dare-seat-2");
  kit_chance (k, "6:4 6:3 2:1");
  kit_answer (k, "courage", "yes");
  kit_shows (k, "biscuits seat-1 1 2 seat-2 5");
}

static void
after_the_move_there_is_company_too (void)
{
  KIT ("players=4 teams=twos", "fields seat-1 gx1 seat-2 gx3 seat-3 gx3 seat-4 village");

  kit_roll (k, 2, "gx3");
  kit_asks (k, "after", "seat-1");
  g_assert_true (kit_offers (k, "trade"));
  g_assert_true (kit_offers (k, "dare-seat-2"));
  g_assert_true (kit_offers (k, "share-seat-3"));
}

const KitTest kit_company_tests[] = {
  { "company", "a-test-needs-somebody-on-the-same-field-and-biscuits-of-both",
    a_test_needs_somebody_on_the_same_field_and_biscuits_of_both },
  { "company", "the-other-has-to-agree-and-it-is-asked-once-a-turn", the_other_has_to_agree_and_it_is_asked_once_a_turn },
  { "company", "the-higher-takes-a-biscuit-of-the-other", the_higher_takes_a_biscuit_of_the_other },
  { "company", "blue-may-be-higher", blue_may_be_higher },
  { "company", "a-blank-is-six", a_blank_is_six },
  { "company", "a-tie-brings-both-one-from-the-bag", a_tie_brings_both_one_from_the_bag },
  { "company", "who-lies-on-their-side-can-be-tested", who_lies_on_their_side_can_be_tested },
  { "company", "partners-on-one-field-give-each-other-anything-tradable",
    partners_on_one_field_give_each_other_anything_tradable },
  { "company", "giving-nothing-is-allowed", giving_nothing_is_allowed },
  { "company", "a-tile-too-many-asks-the-receiver-which-of-six-goes", a_tile_too_many_asks_the_receiver_which_of_six_goes },
  { "company", "a-tile-too-many-that-is-left-goes-back-to-the-supply", a_tile_too_many_that_is_left_goes_back_to_the_supply },
  { "company", "a-token-too-many-is-not-given", a_token_too_many_is_not_given },
  { "company", "nobody-shares-with-another-team", nobody_shares_with_another_team },
  { "company", "whose-biscuit-it-is-chooses-which", whose_biscuit_it_is_chooses_which },
  { "company", "a-winner-without-room-takes-nothing", a_winner_without_room_takes_nothing },
  { "company", "the-biscuit-is-taken-by-chance", the_biscuit_is_taken_by_chance },
  { "company", "after-the-move-there-is-company-too", after_the_move_there_is_company_too },
  { NULL },
};
