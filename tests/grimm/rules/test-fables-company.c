/* test-fables-company.c: Fables that act on the pigs at one Location
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-fables.h"

/* A Friendly Game. */

static void
game_takes_two_of_choice_from_one_opponent (void)
{
  KIT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 fields",
       "resources seat-2 2 1 0", "resources seat-3 0 0 3", "window gather-end");

  kit_asks (k, "friendly-game", "seat-1");
  offers_only (k, "seat-2-straw seat-2-wood seat-3-brick");
  kit_answer (k, "friendly-game", "seat-2-straw");
  kit_asks (k, "take-more", "seat-1");
  offers_only (k, "straw wood");
  kit_answer (k, "take-more", "wood");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 1 1 0");
  kit_shows (k, "resources seat-2 1 0 0");
  kit_shows (k, "resources seat-3 0 0 3");
}

static void
game_spares_who_is_elsewhere (void)
{
  KIT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 forest",
       "resources seat-1 0 5 0", "resources seat-2 2 0 0", "resources seat-3 0 0 3", "window gather-end");

  offers_only (k, "seat-2-straw");
}

static void
game_alone_takes_nothing (void)
{
  KIT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 forest", "plan seat-3 forest",
       "resources seat-2 2 0 0", "resources seat-3 2 0 0", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 0 0");
}

/* Two who went nowhere are not together. */
static void
game_nowhere_takes_nothing (void)
{
  KIT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 fields",
       "resources seat-2 2 0 0", "resources seat-3 2 0 0", "pig seat-1 nowhere", "pig seat-2 nowhere",
       "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 0 0");
}

static void
game_takes_what_there_is (void)
{
  KIT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 fields",
       "resources seat-2 0 1 0", "window gather-end");

  offers_only (k, "seat-2-wood");
  kit_answer (k, "friendly-game", "seat-2-wood");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 1 0");
}

static void
game_without_anything_to_take (void)
{
  KIT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 fields", "window gather-end");

  nobody_is_asked (k);
}

/* What was just collected can be taken; the card lies there until I. */
static void
game_acts_after_collecting (void)
{
  KIT (3, "hand seat-2 a-friendly-game");

  kit_plan (k, "fields", "fields a-friendly-game", "forest");
  kit_asks (k, "friendly-game", "seat-2");
  g_assert_cmpuint (kit_discarded (k, "a-friendly-game"), ==, 0);
  kit_answer (k, "friendly-game", "seat-1-straw");
  kit_answer (k, "take-more", "straw");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "resources seat-2 4 0 0");
  kit_shows (k, "gathered seat-2 2 0 0");
  g_assert_cmpuint (kit_discarded (k, "a-friendly-game"), ==, 1);
  g_assert_cmpuint (kit_hand (k, 1, "a-friendly-game"), ==, 0);
}

/* Harvest Moon. */

static void
harvest_all_at_the_location_gain_two (void)
{
  KIT (3, "plan seat-1 brickyard", "plan seat-2 brickyard harvest-moon", "plan seat-3 fields", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 0 2");
  kit_shows (k, "resources seat-2 0 0 2");
  kit_shows (k, "resources seat-3 0 0 0");
  kit_shows (k, "pile brickyard 0 0 3");
  kit_shows_not (k, "gathered seat-1 0 0 2");
}

static void
harvest_alone_too (void)
{
  KIT (3, "plan seat-1 forest harvest-moon", "plan seat-2 fields", "plan seat-3 fields", "window gather-end");

  kit_shows (k, "resources seat-1 0 2 0");
  kit_shows (k, "resources seat-2 0 0 0");
}

static void
harvest_at_the_market_each_chooses (void)
{
  KIT (4, "start seat-3", "plan seat-1 market harvest-moon", "plan seat-2 fields", "plan seat-3 market",
       "plan seat-4 market", "window gather-end");

  kit_asks (k, "harvest", "seat-3");
  offers_only (k, "straw wood brick");
  kit_answer (k, "harvest", "brick");
  kit_asks (k, "harvest", "seat-4");
  kit_answer (k, "harvest", "straw");
  kit_asks (k, "harvest", "seat-1");
  kit_answer (k, "harvest", "wood");
  kit_asks (k, "action", "seat-3");
  kit_shows (k, "resources seat-1 0 2 0");
  kit_shows (k, "resources seat-2 0 0 0");
  kit_shows (k, "resources seat-3 0 0 2");
  kit_shows (k, "resources seat-4 2 0 0");
  kit_shows (k, "pile market 1 1 1");
}

static void
harvest_nowhere_does_nothing (void)
{
  KIT (3, "hand seat-1 harvest-moon", "friend seat-1 gingerbread-man");

  kit_plan (k, "forest harvest-moon", "forest", "fields");
  kit_answer (k, "gingerbread-man", "yes");
  nobody_is_asked (k);
  kit_shows (k, "pig seat-1 nowhere");
  /* That nothing happens is all that happens. */
  g_assert_cmpuint (kit_events (k, "cause harvest-moon"), ==, 1);
  g_assert_cmpuint (kit_events (k, "card-idle seat seat-1 cause harvest-moon why nowhere"), ==, 1);
}

/* Powerful Friends. */

static void
powerful_takes_an_action_from_each_opponent_there (void)
{
  KIT (4, "plan seat-2 fields powerful-friends", "plan seat-1 fields", "plan seat-3 fields", "plan seat-4 forest",
       "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "actions seat-1 1");
  kit_shows (k, "actions seat-2 4");
  kit_shows (k, "actions seat-3 1");
  kit_shows (k, "actions seat-4 2");
}

static void
powerful_gains_nothing_from_who_has_none_left (void)
{
  KIT (3, "plan seat-1 fields powerful-friends", "plan seat-2 fields", "plan seat-3 fields",
       "actions seat-2 0", "actions seat-3 1", "window gather-end");

  kit_shows (k, "actions seat-1 3");
  kit_shows (k, "actions seat-2 0");
  kit_shows (k, "actions seat-3 0");
}

static void
powerful_two_of_them_in_turn_order (void)
{
  KIT (3, "start seat-2", "plan seat-1 fields powerful-friends", "plan seat-2 fields powerful-friends",
       "plan seat-3 fields", "actions seat-3 1", "window gather-end");

  /* That of seat-2: 1 4 0. That of seat-1: 2 3 0. */
  kit_shows (k, "actions seat-1 2");
  kit_shows (k, "actions seat-2 3");
  kit_shows (k, "actions seat-3 0");
}

static void
powerful_alone_does_nothing (void)
{
  KIT (3, "plan seat-1 fields powerful-friends", "plan seat-2 forest", "plan seat-3 forest", "window gather-end");

  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpuint (k->s.players[seat].actions, ==, 2);
}

static void
powerful_nowhere_does_nothing (void)
{
  KIT (3, "plan seat-1 fields powerful-friends", "plan seat-2 fields", "plan seat-3 forest",
       "pig seat-1 nowhere", "pig seat-3 nowhere", "window gather-end");

  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpuint (k->s.players[seat].actions, ==, 2);
}

static void
powerful_lasts_one_round (void)
{
  KIT (3, "hand seat-1 powerful-friends");

  kit_plan (k, "fields powerful-friends", "fields", "forest");
  kit_shows (k, "actions seat-1 3");
  kit_shows (k, "actions seat-2 1");
  kit_pass_round (k);
  kit_shows (k, "actions seat-1 2");
  kit_shows (k, "actions seat-2 2");
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

static void
search_does_not_find_next_turn_cards_that_acted (void)
{
  KIT (3, "plan seat-1 fields", "plan seat-2 fields search-the-past", "plan seat-3 forest", "next seat-1 taxation",
       "discard wolf", "window gather-end");

  kit_asks (k, "search", "seat-2");
  offers_only (k, "wolf");
  kit_answer (k, "search", "wolf");
  nobody_is_asked (k);
  g_assert_cmpuint (kit_discarded (k, "taxation"), ==, 1);
}

static void
search_finds_a_hired_help_that_was_not_paid (void)
{
  KIT (3, "hand seat-1 hired-help", "hand seat-2 search-the-past");

  kit_plan (k, "fields hired-help", "fields search-the-past", "forest");
  kit_asks (k, "search", "seat-2");
  offers_only (k, "hired-help");
}

/* The third and fourth action are optional, and go first. */
static void
powerful_takes_an_optional_action_first (void)
{
  KIT (3, "plan seat-1 fields powerful-friends", "plan seat-2 fields", "plan seat-3 forest", "actions seat-2 3",
       "window gather-end");

  kit_shows (k, "actions seat-1 3");
  kit_shows (k, "actions seat-2 2");
  while (k->ask.seat == 0)
    kit_answer (k, "action", "gain-straw");
  kit_asks (k, "action", "seat-2");
  g_assert_false (kit_offers (k, "end-turn"));
  kit_answer (k, "action", "gain-straw");
  g_assert_false (kit_offers (k, "end-turn"));
  kit_answer (k, "action", "gain-straw");
  kit_asks (k, "action", "seat-3");
}

const KitTest kit_fable_company_tests[] = {
  { "a-friendly-game", "takes-two-of-choice-from-one-opponent", game_takes_two_of_choice_from_one_opponent },
  { "a-friendly-game", "spares-who-is-elsewhere", game_spares_who_is_elsewhere },
  { "a-friendly-game", "alone-takes-nothing", game_alone_takes_nothing },
  { "a-friendly-game", "nowhere-takes-nothing", game_nowhere_takes_nothing },
  { "a-friendly-game", "takes-what-there-is", game_takes_what_there_is },
  { "a-friendly-game", "without-anything-to-take", game_without_anything_to_take },
  { "a-friendly-game", "acts-after-collecting", game_acts_after_collecting },
  { "harvest-moon", "all-at-the-location-gain-two", harvest_all_at_the_location_gain_two },
  { "harvest-moon", "alone-too", harvest_alone_too },
  { "harvest-moon", "at-the-market-each-chooses", harvest_at_the_market_each_chooses },
  { "harvest-moon", "nowhere-does-nothing", harvest_nowhere_does_nothing },
  { "powerful-friends", "takes-an-action-from-each-opponent-there", powerful_takes_an_action_from_each_opponent_there },
  { "powerful-friends", "gains-nothing-from-who-has-none-left", powerful_gains_nothing_from_who_has_none_left },
  { "powerful-friends", "two-of-them-in-turn-order", powerful_two_of_them_in_turn_order },
  { "powerful-friends", "alone-does-nothing", powerful_alone_does_nothing },
  { "powerful-friends", "nowhere-does-nothing", powerful_nowhere_does_nothing },
  { "powerful-friends", "lasts-one-round", powerful_lasts_one_round },
  { "search-the-past", "takes-any-two-from-the-discard-pile", search_takes_any_two_from_the_discard_pile },
  { "search-the-past", "may-take-both-copies", search_may_take_both_copies },
  { "search-the-past", "alone-does-nothing", search_alone_does_nothing },
  { "search-the-past", "nowhere-does-nothing", search_nowhere_does_nothing },
  { "search-the-past", "takes-what-there-is", search_takes_what_there_is },
  { "search-the-past", "does-not-find-this-rounds-fables", search_does_not_find_this_rounds_fables },
  { "search-the-past", "finds-what-was-discarded-this-round", search_finds_what_was_discarded_this_round },
  { "spy-network", "draw-one-for-each-player-there", spies_draw_one_for_each_player_there },
  { "spy-network", "alone-draw-one", spies_alone_draw_one },
  { "spy-network", "nowhere-draw-nothing", spies_nowhere_draw_nothing },
  { "spy-network", "draw-what-there-is", spies_draw_what_there_is },
  { "wandering-trader", "each-there-may-trade-two-for-three", trader_each_there_may_trade_two_for_three },
  { "wandering-trader", "may-be-declined", trader_may_be_declined },
  { "wandering-trader", "two-of-one-type-or-nothing", trader_two_of_one_type_or_nothing },
  { "wandering-trader", "nowhere-does-nothing", trader_nowhere_does_nothing },
  { "search-the-past", "does-not-find-next-turn-cards-that-acted", search_does_not_find_next_turn_cards_that_acted },
  { "search-the-past", "finds-a-hired-help-that-was-not-paid", search_finds_a_hired_help_that_was_not_paid },
  { "powerful-friends", "takes-an-optional-action-first", powerful_takes_an_optional_action_first },
  { NULL },
};
