/* test-fables-3.c: plain Fables, Search the Past to Wandering Trader, and the
 * Next Turn cards Fairy Food and Taxation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-fables.h"

/* Fairy Food. */

static void
food_is_laid_aside_and_rests_this_round (void)
{
  KIT (3, "hand seat-1 fairy-food");

  kit_plan (k, "fields fairy-food", "fields", "forest");
  nobody_is_asked (k);
  kit_shows (k, "laid seat-1 fairy-food");
  g_assert_cmpuint (kit_events (k, "card-laid-aside seat seat-1"), ==, 1);
  g_assert_cmpuint (kit_discarded (k, "fairy-food"), ==, 0);
}

static void
food_is_put_on_a_location_at_the_start_of_the_next_round (void)
{
  KIT (4, "hand seat-1 fairy-food");

  kit_plan (k, "fields fairy-food", "fields", "forest", "forest");
  kit_pass_to_ask (k, "fairy-food");
  kit_asks (k, "fairy-food", "seat-1");
  g_assert_cmpuint (k->s.round, ==, 2);
  g_assert_cmpuint (kit_events (k, "card-recalled seat seat-1"), ==, 1);
  offers_only (k, "fields forest brickyard market");
  kit_answer (k, "fairy-food", "market");
  kit_shows (k, "next seat-1 fairy-food market");
  kit_asks (k, "plan-gather", "seat-2");
}

static void
food_lies_beside_a_unique_location (void)
{
  KIT (3, "next seat-1 fairy-food", "unique forest lonely-castle", "hand seat-2 royal-wedding", "window start");

  offers_only (k, "fields forest brickyard");
  kit_answer (k, "fairy-food", "fields");
  /* Nor does it keep a Unique Location away. */
  kit_plan (k, "brickyard", "brickyard royal-wedding", "brickyard");
  offers_only (k, "fields brickyard");
}

static void
food_all_players_there_gain_any_three (void)
{
  KIT (3, "start seat-2", "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 forest",
       "next seat-3 fairy-food fields", "window gather-end");

  for (guint i = 0; i < 3; i++)
    {
      kit_asks (k, "gain", "seat-2");
      offers_only (k, "straw wood brick");
      kit_answer (k, "gain", i == 0 ? "straw" : "brick");
    }
  for (guint i = 0; i < 3; i++)
    {
      kit_asks (k, "gain", "seat-1");
      kit_answer (k, "gain", "wood");
    }
  kit_asks (k, "action", "seat-2");
  kit_shows (k, "resources seat-1 0 3 0");
  kit_shows (k, "resources seat-2 1 0 2");
  kit_shows (k, "resources seat-3 0 0 0");
  kit_shows (k, "pile fields 5 0 0");
  g_assert_cmpuint (kit_discarded (k, "fairy-food"), ==, 1);
  kit_shows_not (k, "next seat-3 fairy-food fields");
}

static void
food_with_nobody_there_is_discarded (void)
{
  KIT (3, "plan seat-1 forest", "plan seat-2 forest", "plan seat-3 forest",
       "next seat-3 fairy-food fields", "pig seat-3 nowhere", "window gather-end");

  nobody_is_asked (k);
  g_assert_cmpuint (kit_discarded (k, "fairy-food"), ==, 1);
}

static void
food_acts_in_one_round_only (void)
{
  KIT (3, "laid seat-1 fairy-food");

  kit_pass_to_ask (k, "fairy-food");
  kit_answer (k, "fairy-food", "fields");
  kit_plan (k, "forest", "forest", "forest");
  kit_pass_round (k);
  g_assert_cmpuint (k->s.round, ==, 3);
  g_assert_cmpuint (kit_discarded (k, "fairy-food"), ==, 1);
  kit_forget (k);
  kit_plan (k, "fields", "fields", "fields");
  g_assert_cmpuint (kit_events (k, "cause fairy-food"), ==, 0);
}

/* Search the Past. */

static void
search_takes_any_two_from_the_discard_pile (void)
{
  KIT (3, "plan seat-2 fields search-the-past", "plan seat-1 fields", "plan seat-3 forest",
       "discard wolf giant wolf roar", "window gather-end");

  kit_asks (k, "search", "seat-2");
  offers_only (k, "wolf giant roar");
  kit_answer (k, "search", "giant");
  kit_asks (k, "search", "seat-2");
  offers_only (k, "wolf roar");
  kit_answer (k, "search", "wolf");
  nobody_is_asked (k);
  kit_shows (k, "hand seat-2 giant wolf");
  g_assert_cmpuint (kit_discarded (k, "wolf"), ==, 1);
  g_assert_cmpuint (kit_discarded (k, "giant"), ==, 0);
}

static void
search_may_take_both_copies (void)
{
  KIT (3, "plan seat-1 fields search-the-past", "plan seat-2 fields", "plan seat-3 forest",
       "discard wolf giant wolf", "window gather-end");

  kit_answer (k, "search", "wolf");
  offers_only (k, "wolf giant");
  kit_answer (k, "search", "wolf");
  kit_shows (k, "hand seat-1 wolf wolf");
}

static void
search_alone_does_nothing (void)
{
  KIT (3, "plan seat-1 fields search-the-past", "plan seat-2 forest", "plan seat-3 forest",
       "discard wolf giant", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "hand seat-1 none");
}

static void
search_nowhere_does_nothing (void)
{
  KIT (3, "plan seat-1 fields search-the-past", "plan seat-2 fields", "plan seat-3 fields",
       "discard wolf giant", "pig seat-1 nowhere", "pig seat-2 nowhere", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "hand seat-1 none");
}

static void
search_takes_what_there_is (void)
{
  KIT (3, "plan seat-1 fields search-the-past", "plan seat-2 fields", "plan seat-3 forest",
       "discard wolf", "window gather-end");

  kit_answer (k, "search", "wolf");
  nobody_is_asked (k);
  kit_shows (k, "hand seat-1 wolf");
}

/* The Fables of this round, its own and the resolved ones of others, still
 * lie before their players. */
static void
search_does_not_find_this_rounds_fables (void)
{
  KIT (3, "hand seat-1 spy-network", "hand seat-2 search-the-past", "hand seat-3 crystal-ball", "discard giant");

  kit_plan (k, "fields spy-network", "forest search-the-past", "forest crystal-ball");
  kit_answer (k, "crystal-peek", "seat-1");
  kit_answer (k, "crystal-change", "none");
  kit_asks (k, "search", "seat-2");
  offers_only (k, "giant");
}

/* What was discarded earlier in the round is there: an unpaid Hired Help. */
static void
search_finds_what_was_discarded_this_round (void)
{
  KIT (3, "hand seat-1 hired-help", "hand seat-2 search-the-past");

  kit_plan (k, "forest hired-help", "forest search-the-past", "fields");
  kit_asks (k, "search", "seat-2");
  offers_only (k, "hired-help");
}

/* Share the Wealth. */

static void
share_who_gathered_five_gives_two (void)
{
  KIT (3, "hand seat-1 share-the-wealth");

  kit_plan (k, "brickyard share-the-wealth", "fields", "forest");
  for (guint i = 0; i < 2; i++)
    {
      kit_asks (k, "pay-gathered", "seat-2");
      offers_only (k, "straw");
      kit_answer (k, "pay-gathered", "straw");
    }
  /* Four is not enough. */
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 2 0 3");
  kit_shows (k, "resources seat-2 3 0 0");
  kit_shows (k, "resources seat-3 0 4 0");
}

static void
share_they_choose_among_what_they_gathered (void)
{
  KIT (4, "start seat-3", "plan seat-1 fields", "plan seat-2 forest share-the-wealth", "plan seat-3 fields",
       "plan seat-4 fields",
       "gathered seat-1 3 1 1", "resources seat-1 0 1 5", "gathered seat-3 0 5 0", "resources seat-3 4 1 4",
       "gathered seat-4 0 4 0", "resources seat-4 9 9 9", "gathered seat-2 9 0 0", "resources seat-2 3 0 0",
       "window gather-end");

  /* In turn order; who has one left gives one, and no other type. */
  kit_asks (k, "pay-gathered", "seat-3");
  offers_only (k, "wood");
  kit_answer (k, "pay-gathered", "wood");
  /* Straw is gone; of the Brick one was Gathered. */
  kit_asks (k, "pay-gathered", "seat-1");
  offers_only (k, "wood brick");
  kit_answer (k, "pay-gathered", "brick");
  offers_only (k, "wood");
  kit_answer (k, "pay-gathered", "wood");
  kit_asks (k, "action", "seat-3");
  kit_shows (k, "resources seat-1 0 0 4");
  kit_shows (k, "resources seat-2 3 2 1");
  kit_shows (k, "resources seat-3 4 0 4");
  kit_shows (k, "resources seat-4 9 9 9");
}

static void
share_who_has_nothing_of_it_left_gives_nothing (void)
{
  KIT (3, "plan seat-1 fields share-the-wealth", "plan seat-2 forest", "plan seat-3 forest",
       "gathered seat-2 0 6 0", "resources seat-2 3 0 3", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-2 3 0 3");
}

static void
share_wherever_its_player_is (void)
{
  KIT (3, "plan seat-1 fields share-the-wealth", "plan seat-2 forest", "plan seat-3 forest",
       "gathered seat-2 0 6 0", "resources seat-2 0 6 0", "pig seat-1 nowhere", "window gather-end");

  kit_asks (k, "pay-gathered", "seat-2");
}

/* Hired Help doubles four to eight, but four were Gathered. */
static void
share_the_doubling_of_hired_help_is_not_gathered (void)
{
  KIT (3, "laid seat-2 hired-help", "hand seat-1 share-the-wealth");

  kit_pass_round (k);
  kit_set (k, "pile forest 0 4 0");
  kit_set (k, "resources seat-1 0 0 0");
  kit_set (k, "resources seat-2 0 0 0");
  kit_plan (k, "brickyard share-the-wealth", "forest", "fields");
  kit_shows (k, "resources seat-2 0 8 0");
  kit_shows (k, "gathered seat-2 0 4 0");
  kit_asks (k, "pay-gathered", "seat-3");
}

/* Spy Network. */

static void
spies_draw_one_for_each_player_there (void)
{
  KIT (4, "plan seat-1 fields", "plan seat-2 fields spy-network", "plan seat-3 fields", "plan seat-4 forest",
       "deck wolf giant roar dragon", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "hand seat-2 giant roar wolf");
  g_assert_cmpuint (hand_size (k, 0) + hand_size (k, 2) + hand_size (k, 3), ==, 0);
}

static void
spies_alone_draw_one (void)
{
  KIT (3, "plan seat-1 fields spy-network", "plan seat-2 forest", "plan seat-3 forest",
       "deck wolf giant", "window gather-end");

  kit_shows (k, "hand seat-1 wolf");
}

static void
spies_nowhere_draw_nothing (void)
{
  KIT (3, "plan seat-1 fields spy-network", "plan seat-2 fields", "plan seat-3 forest",
       "pig seat-1 nowhere", "pig seat-3 nowhere", "window gather-end");

  kit_shows (k, "hand seat-1 none");
}

static void
spies_draw_what_there_is (void)
{
  KIT (3, "plan seat-1 fields spy-network", "plan seat-2 fields", "plan seat-3 fields");

  hoard (k, 2, 2);
  kit_set (k, "window gather-end");
  g_assert_cmpuint (hand_size (k, 0), ==, 2);
}

/* Taxation. */

static void
tax_is_laid_aside_and_rests_this_round (void)
{
  KIT (3, "hand seat-1 taxation", "resources seat-2 4 4 4");

  kit_plan (k, "fields taxation", "forest", "forest");
  nobody_is_asked (k);
  kit_shows (k, "laid seat-1 taxation");
  kit_shows (k, "resources seat-2 4 6 4");
}

/* Of 13 six go: five Brick and one Wood; of 9 four, all three types. */
static void
tax_opponents_elsewhere_discard_half_brick_first (void)
{
  KIT (4, "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 brickyard", "plan seat-4 fields",
       "next seat-1 taxation", "resources seat-1 2 2 2", "resources seat-2 4 4 5", "resources seat-3 6 2 1",
       "resources seat-4 3 3 3", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 2 2 2");
  kit_shows (k, "resources seat-2 4 3 0");
  kit_shows (k, "resources seat-3 5 0 0");
  /* At the same Location. */
  kit_shows (k, "resources seat-4 3 3 3");
  kit_shows (k, "pile brickyard 0 0 3");
  g_assert_cmpuint (kit_discarded (k, "taxation"), ==, 1);
}

static void
tax_half_is_rounded_down (void)
{
  KIT (3, "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 forest", "next seat-1 taxation",
       "resources seat-2 0 0 1", "resources seat-3 1 0 2", "window gather-end");

  kit_shows (k, "resources seat-2 0 0 1");
  kit_shows (k, "resources seat-3 1 0 1");
}

static void
tax_collector_nowhere_every_opponent_pays (void)
{
  KIT (3, "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 forest", "next seat-1 taxation",
       "pig seat-1 nowhere", "pig seat-3 nowhere", "resources seat-1 4 0 0", "resources seat-2 4 0 0",
       "resources seat-3 4 0 0", "window gather-end");

  kit_shows (k, "resources seat-1 4 0 0");
  kit_shows (k, "resources seat-2 2 0 0");
  kit_shows (k, "resources seat-3 2 0 0");
}

static void
tax_an_opponent_nowhere_pays (void)
{
  KIT (3, "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 fields", "next seat-1 taxation",
       "pig seat-3 nowhere", "resources seat-2 4 0 0", "resources seat-3 4 0 0", "window gather-end");

  kit_shows (k, "resources seat-2 4 0 0");
  kit_shows (k, "resources seat-3 2 0 0");
}

static void
tax_counts_what_was_collected (void)
{
  KIT (3, "laid seat-1 taxation");

  kit_pass_round (k);
  kit_set (k, "resources seat-2 0 0 0");
  kit_set (k, "pile forest 0 6 0");
  kit_plan (k, "fields", "forest", "fields");
  kit_shows (k, "gathered seat-2 0 6 0");
  kit_shows (k, "resources seat-2 0 3 0");
}

/* What lies on Rapunzel is not on the board. */
static void
tax_leaves_the_tower_alone (void)
{
  KIT (3, "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 forest", "next seat-1 taxation",
       "friend seat-2 rapunzel", "tower seat-2 4 0 0", "resources seat-2 2 0 0", "window gather-end");

  kit_shows (k, "tower seat-2 4 0 0");
  kit_shows (k, "resources seat-2 1 0 0");
}

/* Thoughtful Gift. */

static void
gift_up_to_three_of_one_type_for_as_many_of_another (void)
{
  KIT (3, "plan seat-1 fields thoughtful-gift", "plan seat-2 forest", "plan seat-3 fields",
       "resources seat-1 5 1 0", "resources seat-2 1 2 4", "resources seat-3 0 0 0", "window gather-end");

  kit_asks (k, "gift", "seat-1");
  offers_only (k, "none seat-2-straw-1 seat-2-straw-2 seat-2-straw-3 seat-2-wood-1");
  kit_answer (k, "gift", "seat-2-straw-2");
  kit_asks (k, "gift-return", "seat-2");
  offers_only (k, "wood brick");
  kit_answer (k, "gift-return", "wood");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 3 3 0");
  kit_shows (k, "resources seat-2 3 0 4");
}

static void
gift_is_returned_all_in_one_other_type (void)
{
  KIT (3, "plan seat-1 fields thoughtful-gift", "plan seat-2 forest", "plan seat-3 fields",
       "resources seat-1 5 0 0", "resources seat-2 9 2 3", "window gather-end");

  kit_answer (k, "gift", "seat-2-straw-3");
  offers_only (k, "brick");
}

static void
gift_of_zero_is_allowed (void)
{
  KIT (3, "plan seat-1 fields thoughtful-gift", "plan seat-2 forest", "plan seat-3 fields",
       "resources seat-1 1 0 0", "resources seat-2 0 1 0", "window gather-end");

  kit_answer (k, "gift", "none");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 1 0 0");
  kit_shows (k, "resources seat-2 0 1 0");
}

/* One has only the type that is given, the other no two of a type together. */
static void
gift_only_to_an_opponent_who_can_return_it (void)
{
  KIT (3, "plan seat-1 fields thoughtful-gift", "plan seat-2 fields", "plan seat-3 fields",
       "resources seat-1 3 0 0", "resources seat-2 7 0 0", "resources seat-3 0 1 1", "window gather-end");

  offers_only (k, "none seat-3-straw-1");
}

static void
gift_without_anything_to_give (void)
{
  KIT (3, "plan seat-1 fields thoughtful-gift", "plan seat-2 fields", "plan seat-3 fields",
       "resources seat-2 7 7 7", "window gather-end");

  nobody_is_asked (k);
}

static void
gift_wherever_its_player_is (void)
{
  KIT (3, "plan seat-1 fields thoughtful-gift", "plan seat-2 fields", "plan seat-3 fields",
       "resources seat-1 1 0 0", "resources seat-2 0 1 0", "pig seat-1 nowhere", "window gather-end");

  kit_asks (k, "gift", "seat-1");
}

/* Wandering Trader. */

static void
trader_each_there_may_trade_two_for_three (void)
{
  KIT (4, "start seat-2", "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 forest",
       "plan seat-4 fields wandering-trader", "resources seat-1 4 2 1", "resources seat-2 0 0 2",
       "resources seat-3 9 9 9", "resources seat-4 0 2 0", "window gather-end");

  kit_asks (k, "trade", "seat-2");
  offers_only (k, "none brick-for-straw brick-for-wood");
  kit_answer (k, "trade", "brick-for-wood");
  kit_asks (k, "trade", "seat-4");
  kit_answer (k, "trade", "wood-for-brick");
  kit_asks (k, "trade", "seat-1");
  offers_only (k, "none straw-for-wood straw-for-brick wood-for-straw wood-for-brick");
  kit_answer (k, "trade", "straw-for-brick");
  kit_asks (k, "action", "seat-2");
  kit_shows (k, "resources seat-1 2 2 4");
  kit_shows (k, "resources seat-2 0 3 0");
  kit_shows (k, "resources seat-3 9 9 9");
  kit_shows (k, "resources seat-4 0 0 3");
}

static void
trader_may_be_declined (void)
{
  KIT (3, "plan seat-1 fields wandering-trader", "plan seat-2 forest", "plan seat-3 forest",
       "resources seat-1 2 0 0", "window gather-end");

  kit_answer (k, "trade", "none");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 2 0 0");
}

/* Who may pay pays all or not at all. */
static void
trader_two_of_one_type_or_nothing (void)
{
  KIT (3, "plan seat-1 fields wandering-trader", "plan seat-2 fields", "plan seat-3 forest",
       "resources seat-1 1 1 1", "window gather-end");

  nobody_is_asked (k);
}

static void
trader_nowhere_does_nothing (void)
{
  KIT (3, "plan seat-1 fields wandering-trader", "plan seat-2 fields", "plan seat-3 forest",
       "resources seat-1 2 2 2", "resources seat-2 2 2 2", "resources seat-3 2 2 2",
       "pig seat-1 nowhere", "pig seat-3 nowhere", "window gather-end");

  nobody_is_asked (k);
}

const KitTest kit_fable_last_tests[] = {
  { "fairy-food", "is-laid-aside-and-rests-this-round", food_is_laid_aside_and_rests_this_round },
  { "fairy-food", "is-put-on-a-location-at-the-start-of-the-next-round",
    food_is_put_on_a_location_at_the_start_of_the_next_round },
  { "fairy-food", "lies-beside-a-unique-location", food_lies_beside_a_unique_location },
  { "fairy-food", "all-players-there-gain-any-three", food_all_players_there_gain_any_three },
  { "fairy-food", "with-nobody-there-is-discarded", food_with_nobody_there_is_discarded },
  { "fairy-food", "acts-in-one-round-only", food_acts_in_one_round_only },
  { "search-the-past", "takes-any-two-from-the-discard-pile", search_takes_any_two_from_the_discard_pile },
  { "search-the-past", "may-take-both-copies", search_may_take_both_copies },
  { "search-the-past", "alone-does-nothing", search_alone_does_nothing },
  { "search-the-past", "nowhere-does-nothing", search_nowhere_does_nothing },
  { "search-the-past", "takes-what-there-is", search_takes_what_there_is },
  { "search-the-past", "does-not-find-this-rounds-fables", search_does_not_find_this_rounds_fables },
  { "search-the-past", "finds-what-was-discarded-this-round", search_finds_what_was_discarded_this_round },
  { "share-the-wealth", "who-gathered-five-gives-two", share_who_gathered_five_gives_two },
  { "share-the-wealth", "they-choose-among-what-they-gathered", share_they_choose_among_what_they_gathered },
  { "share-the-wealth", "who-has-nothing-of-it-left-gives-nothing", share_who_has_nothing_of_it_left_gives_nothing },
  { "share-the-wealth", "wherever-its-player-is", share_wherever_its_player_is },
  { "share-the-wealth", "the-doubling-of-hired-help-is-not-gathered",
    share_the_doubling_of_hired_help_is_not_gathered },
  { "spy-network", "draw-one-for-each-player-there", spies_draw_one_for_each_player_there },
  { "spy-network", "alone-draw-one", spies_alone_draw_one },
  { "spy-network", "nowhere-draw-nothing", spies_nowhere_draw_nothing },
  { "spy-network", "draw-what-there-is", spies_draw_what_there_is },
  { "taxation", "is-laid-aside-and-rests-this-round", tax_is_laid_aside_and_rests_this_round },
  { "taxation", "opponents-elsewhere-discard-half-brick-first", tax_opponents_elsewhere_discard_half_brick_first },
  { "taxation", "half-is-rounded-down", tax_half_is_rounded_down },
  { "taxation", "collector-nowhere-every-opponent-pays", tax_collector_nowhere_every_opponent_pays },
  { "taxation", "an-opponent-nowhere-pays", tax_an_opponent_nowhere_pays },
  { "taxation", "counts-what-was-collected", tax_counts_what_was_collected },
  { "taxation", "leaves-the-tower-alone", tax_leaves_the_tower_alone },
  { "thoughtful-gift", "up-to-three-of-one-type-for-as-many-of-another",
    gift_up_to_three_of_one_type_for_as_many_of_another },
  { "thoughtful-gift", "is-returned-all-in-one-other-type", gift_is_returned_all_in_one_other_type },
  { "thoughtful-gift", "of-zero-is-allowed", gift_of_zero_is_allowed },
  { "thoughtful-gift", "only-to-an-opponent-who-can-return-it", gift_only_to_an_opponent_who_can_return_it },
  { "thoughtful-gift", "without-anything-to-give", gift_without_anything_to_give },
  { "thoughtful-gift", "wherever-its-player-is", gift_wherever_its_player_is },
  { "wandering-trader", "each-there-may-trade-two-for-three", trader_each_there_may_trade_two_for_three },
  { "wandering-trader", "may-be-declined", trader_may_be_declined },
  { "wandering-trader", "two-of-one-type-or-nothing", trader_two_of_one_type_or_nothing },
  { "wandering-trader", "nowhere-does-nothing", trader_nowhere_does_nothing },
  { NULL },
};
