/* test-trade.c: offers between heroes on one field
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#define TOGETHER "fields seat-1 gx1 seat-2 gx1"

static void
a_trade_gives_something_for_something (void)
{
  KIT2 (TOGETHER, "tiles seat-1 rope seat-2 golden-comb/1");

  kit_answer (k, "before", "trade");
  kit_asks (k, "offer", "seat-1");
  kit_answer (k, "offer", "give-rope");
  g_assert_false (kit_offers (k, "offer"));
  kit_answer (k, "offer", "want-golden-comb");
  kit_answer (k, "offer", "offer");
  kit_asks (k, "reply", "seat-2");
  kit_answer (k, "reply", "accept");
  /* Spent ones too, as they are. */
  kit_shows (k, "tiles seat-1 golden-comb/1 seat-2 rope");
  kit_asks (k, "before", "seat-1");
}

static void
the_other_takes_it_or_not (void)
{
  KIT2 (TOGETHER, "tiles seat-1 rope seat-2 dog");

  kit_answer (k, "before", "trade");
  kit_answer (k, "offer", "give-rope");
  kit_answer (k, "offer", "want-dog");
  kit_answer (k, "offer", "offer");
  kit_answer (k, "reply", "decline");
  kit_shows (k, "tiles seat-1 rope seat-2 dog");
  kit_asks (k, "before", "seat-1");
}

static void
up_to_three_things_each_way (void)
{
  KIT2 (TOGETHER, "tiles seat-1 rope rope key dog", "advice seat-1 3");

  kit_answer (k, "before", "trade");
  kit_answer (k, "offer", "give-rope");
  kit_answer (k, "offer", "give-rope");
  kit_answer (k, "offer", "give-advice");
  g_assert_false (kit_offers (k, "give-key"));
  g_assert_true (kit_offers (k, "want-biscuit"));
}

static void
starting_items_salt_and_the_trickster_are_never_traded (void)
{
  KIT ("players=4", "heroes seat-1 princess", TOGETHER, "tiles seat-1 flute trickster toad rope seat-2 dog");

  kit_answer (k, "before", "trade");
  kit_offers_only (k, "give-biscuit give-advice give-gold give-rope want-biscuit want-advice want-gold want-dog no-offer");
}

static void
nothing_that_would_break_a_limit (void)
{
  KIT2 (TOGETHER, "tiles seat-1 dog lantern seat-2 dog rope", "gold seat-2 3", "advice seat-2 7", "biscuits seat-2 1 1 1 1 1 1 1");

  kit_answer (k, "before", "trade");
  /* A second Dog, more Gold, Advice or Biscuits are not for seat-2. */
  kit_offers_only (k, "give-lantern want-biscuit want-advice want-gold want-rope no-offer");
}

static void
a_full_satchel_takes_a_tile_for_a_tile (void)
{
  KIT2 (TOGETHER, "tiles seat-1 rope rope key lantern boot seat-2 dog", "advice seat-1 1");

  kit_answer (k, "before", "trade");
  kit_answer (k, "offer", "want-dog");
  kit_answer (k, "offer", "give-advice");
  g_assert_false (kit_offers (k, "offer"));
  kit_answer (k, "offer", "give-key");
  g_assert_true (kit_offers (k, "offer"));
}

static void
the_same_thing_does_not_go_both_ways (void)
{
  KIT2 (TOGETHER, "gold seat-1 0 seat-2 0", "advice seat-1 0 seat-2 0", "biscuits seat-1 1 seat-2 2");

  g_assert_false (kit_offers (k, "trade"));
  kit_set (k, "advice seat-2 1");
  kit_answer (k, "before", "trade");
  kit_answer (k, "offer", "give-biscuit");
  kit_offers_only (k, "want-advice no-offer");
}

static void
who_lies_on_their_side_can_be_traded_with (void)
{
  KIT2 (TOGETHER, "tiles seat-1 rope seat-2 dog", "lost seat-2 2");

  kit_answer (k, "before", "trade");
  kit_answer (k, "offer", "give-rope");
  kit_answer (k, "offer", "want-dog");
  kit_answer (k, "offer", "offer");
  kit_asks (k, "reply", "seat-2");
}

static void
whose_biscuit_it_is_chooses_which (void)
{
  KIT2 (TOGETHER, "biscuits seat-2 1 5");

  kit_answer (k, "before", "trade");
  kit_answer (k, "offer", "want-biscuit");
  kit_answer (k, "offer", "give-gold");
  kit_answer (k, "offer", "offer");
  kit_answer (k, "reply", "accept");
  kit_asks (k, "pay", "seat-2");
  kit_answer (k, "pay", "biscuit-1");
  kit_shows (k, "biscuits seat-1 1 1 2 seat-2 5");
  kit_shows (k, "gold seat-1 0 seat-2 2");
}

static void
at_most_two_offers_a_turn (void)
{
  KIT2 (TOGETHER);

  for (guint i = 0; i < 2; i++)
    {
      kit_answer (k, "before", "trade");
      kit_answer (k, "offer", "give-gold");
      kit_answer (k, "offer", "want-advice");
      kit_answer (k, "offer", "offer");
      kit_answer (k, "reply", "decline");
    }
  g_assert_false (kit_offers (k, "trade"));
}

/* Who only looks at what could be had still has both offers, but not again and again. */
static void
to_drop_an_offer_is_free_once_a_turn (void)
{
  KIT2 (TOGETHER);

  kit_answer (k, "before", "trade");
  kit_answer (k, "offer", "give-gold");
  kit_answer (k, "offer", "no-offer");
  g_assert_cmpuint (k->s.offers, ==, 0);
  for (guint i = 1; i <= 2; i++)
    {
      kit_answer (k, "before", "trade");
      kit_answer (k, "offer", "no-offer");
      g_assert_cmpuint (k->s.offers, ==, i);
    }
  g_assert_false (kit_offers (k, "trade"));
}

static void
who_would_rather_have_something_gets_another_offer (void)
{
  KIT2 (TOGETHER, "tiles seat-1 rope key");

  kit_answer (k, "before", "trade");
  kit_answer (k, "offer", "give-rope");
  kit_answer (k, "offer", "want-gold");
  kit_answer (k, "offer", "offer");
  kit_answer (k, "reply", "rather-key");
  kit_asks (k, "offer", "seat-1");
  g_assert_cmpuint (k->s.offer.rather, !=, BRAMBLE_OFFER_NOTHING);
  kit_answer (k, "offer", "give-key");
  kit_answer (k, "offer", "want-gold");
  kit_answer (k, "offer", "offer");
  /* That was the last one. */
  kit_offers_only (k, "accept decline");
}

static void
of_several_one_says_with_whom (void)
{
  KIT ("players=3", "fields seat-1 gx1 seat-2 gx1 seat-3 gx1");

  kit_answer (k, "before", "trade");
  kit_offers_only (k, "to-seat-2 to-seat-3 no-offer");
  kit_answer (k, "offer", "to-seat-3");
  g_assert_true (kit_offers (k, "give-gold"));
}

static void
nobody_trades_over_a_distance (void)
{
  KIT2 ("fields seat-1 gx1 seat-2 gx2");

  g_assert_false (kit_offers (k, "trade"));
}

static void
getting_the_table_by_trade_takes_a_light_boot_away (void)
{
  KIT2 (TOGETHER, "tiles seat-2 wishing-table", "boot seat-1 1");

  kit_answer (k, "before", "trade");
  kit_answer (k, "offer", "give-gold");
  kit_answer (k, "offer", "want-wishing-table");
  kit_answer (k, "offer", "offer");
  kit_answer (k, "reply", "accept");
  g_assert_cmpuint (SEAT (1)->boot, ==, 0);
}

static void
spent_tiles_and_gold_are_traded_too (void)
{
  KIT2 (TOGETHER, "tiles seat-1 magic-cloak/1 seat-2 none", "gold seat-1 0 seat-2 2");

  kit_answer (k, "before", "trade");
  kit_answer (k, "offer", "give-magic-cloak");
  kit_answer (k, "offer", "want-gold");
  kit_answer (k, "offer", "offer");
  kit_answer (k, "reply", "accept");
  kit_shows (k, "tiles seat-1 none seat-2 magic-cloak/1");
  kit_shows (k, "gold seat-1 1 seat-2 1");
}

static void
up_to_three_are_wanted (void)
{
  KIT2 (TOGETHER, "tiles seat-2 rope rope key dog", "advice seat-2 3");

  kit_answer (k, "before", "trade");
  kit_answer (k, "offer", "want-rope");
  kit_answer (k, "offer", "want-rope");
  kit_answer (k, "offer", "want-advice");
  g_assert_false (kit_offers (k, "want-key"));
  g_assert_true (kit_offers (k, "give-biscuit"));
}

static void
nor_does_the_others_full_satchel_take_more (void)
{
  KIT2 (TOGETHER, "tiles seat-1 dog seat-2 rope rope key lantern boot");

  kit_answer (k, "before", "trade");
  kit_answer (k, "offer", "give-dog");
  kit_answer (k, "offer", "want-gold");
  g_assert_false (kit_offers (k, "offer"));
  kit_answer (k, "offer", "want-key");
  g_assert_true (kit_offers (k, "offer"));
}

static void
who_offers_biscuits_chooses_which (void)
{
  KIT2 (TOGETHER, "biscuits seat-1 1 5 seat-2 none");

  kit_answer (k, "before", "trade");
  kit_answer (k, "offer", "give-biscuit");
  kit_answer (k, "offer", "want-gold");
  kit_answer (k, "offer", "offer");
  kit_answer (k, "reply", "accept");
  kit_asks (k, "pay", "seat-1");
  kit_answer (k, "pay", "biscuit-5");
  kit_shows (k, "biscuits seat-1 1 seat-2 5");
}

/* The other has Biscuits alone, so none is offered for them. */
static void
what_leaves_nothing_to_want_is_not_offered (void)
{
  KIT2 (TOGETHER, "gold seat-2 0", "advice seat-2 0", "biscuits seat-2 1 2");

  kit_answer (k, "before", "trade");
  kit_offers_only (k, "give-advice give-gold want-biscuit no-offer");
  kit_answer (k, "offer", "give-gold");
  kit_offers_only (k, "give-advice want-biscuit no-offer");
}

/* No tile that one could give makes room for the one that is wanted. */
static void
what_would_never_find_room_is_not_offered (void)
{
  KIT2 (TOGETHER, "tiles seat-1 flute toad toad toad toad seat-2 rope", "gold seat-2 0", "advice seat-2 0", "biscuits seat-2 none");

  g_assert_false (kit_offers (k, "trade"));
  kit_set (k, "gold seat-2 2");
  kit_answer (k, "before", "trade");
  kit_offers_only (k, "give-biscuit give-advice want-gold no-offer");
}

/* With three tokens given a full satchel takes tokens alone. */
static void
three_pieces_leave_no_room_for_a_tile (void)
{
  KIT2 (TOGETHER, "tiles seat-1 rope rope key key dog seat-2 dove", "advice seat-1 3");

  kit_answer (k, "before", "trade");
  g_assert_true (kit_offers (k, "want-dove"));
  kit_answer (k, "offer", "give-advice");
  kit_answer (k, "offer", "give-advice");
  g_assert_true (kit_offers (k, "want-dove"));
  kit_answer (k, "offer", "give-advice");
  kit_offers_only (k, "want-biscuit want-gold no-offer");
}

const KitTest kit_trade_tests[] = {
  { "trade", "a-trade-gives-something-for-something", a_trade_gives_something_for_something },
  { "trade", "the-other-takes-it-or-not", the_other_takes_it_or_not },
  { "trade", "up-to-three-things-each-way", up_to_three_things_each_way },
  { "trade", "starting-items-salt-and-the-trickster-are-never-traded", starting_items_salt_and_the_trickster_are_never_traded },
  { "trade", "nothing-that-would-break-a-limit", nothing_that_would_break_a_limit },
  { "trade", "a-full-satchel-takes-a-tile-for-a-tile", a_full_satchel_takes_a_tile_for_a_tile },
  { "trade", "the-same-thing-does-not-go-both-ways", the_same_thing_does_not_go_both_ways },
  { "trade", "who-lies-on-their-side-can-be-traded-with", who_lies_on_their_side_can_be_traded_with },
  { "trade", "whose-biscuit-it-is-chooses-which", whose_biscuit_it_is_chooses_which },
  { "trade", "at-most-two-offers-a-turn", at_most_two_offers_a_turn },
  { "trade", "to-drop-an-offer-is-free-once-a-turn", to_drop_an_offer_is_free_once_a_turn },
  { "trade", "who-would-rather-have-something-gets-another-offer", who_would_rather_have_something_gets_another_offer },
  { "trade", "of-several-one-says-with-whom", of_several_one_says_with_whom },
  { "trade", "nobody-trades-over-a-distance", nobody_trades_over_a_distance },
  { "trade", "getting-the-table-by-trade-takes-a-light-boot-away", getting_the_table_by_trade_takes_a_light_boot_away },
  { "trade", "spent-tiles-and-gold-are-traded-too", spent_tiles_and_gold_are_traded_too },
  { "trade", "up-to-three-are-wanted", up_to_three_are_wanted },
  { "trade", "nor-does-the-others-full-satchel-take-more", nor_does_the_others_full_satchel_take_more },
  { "trade", "who-offers-biscuits-chooses-which", who_offers_biscuits_chooses_which },
  { "trade", "what-leaves-nothing-to-want-is-not-offered", what_leaves_nothing_to_want_is_not_offered },
  { "trade", "what-would-never-find-room-is-not-offered", what_would_never_find_room_is_not_offered },
  { "trade", "three-pieces-leave-no-room-for-a-tile", three_pieces_leave_no_room_for_a_tile },
  { NULL },
};
