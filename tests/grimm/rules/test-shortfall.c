/* test-shortfall.c: rulings on giving, paying and discarding
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-round.h"

/* Shortfall. */

static void
who_must_give_more_gives_what_there_is (void)
{
  KIT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 forest", "resources seat-2 0 0 1",
       "window gather-end");

  kit_answer (k, "friendly-game", "seat-2-brick");
  kit_asks_nothing (k);
  kit_shows (k, "resources seat-1 0 0 1");
  kit_shows (k, "resources seat-2 0 0 0");
}

static void
who_has_nothing_gives_nothing (void)
{
  KIT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 fields", "window gather-end");

  kit_asks_nothing (k);
}

static void
who_must_take_more_takes_what_there_is (void)
{
  KIT (4, "friend seat-1 cinderella", "pile market 0 1 0");

  kit_plan (k, "market", "fields", "forest", "forest");
  kit_asks_for (k, "take-from-location", "seat-1", "cinderella");
  g_assert_cmpuint (k->ask.n_options, ==, 1);
  kit_answer (k, "take-from-location", "wood");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 0 1 0");
}

static void
who_must_discard_more_discards_what_there_is (void)
{
  KIT (3, "plan seat-1 fields giant", "plan seat-2 forest", "plan seat-3 brickyard", "monster seat-1 forest",
       "resources seat-2 0 3 0", "hand seat-2 none", "unique fields royal-wedding", "window gather-end");

  /* The Giant takes one Wood and nothing else; seat 3 has nothing for the Wedding. */
  kit_asks_for (k, "discard", "seat-2", "royal-wedding");
  kit_shows (k, "resources seat-2 0 2 0");
  kit_answer (k, "discard", "wood");
  kit_asks_nothing (k);
}

static void
who_draws_more_draws_what_there_is (void)
{
  KIT (3, "plan seat-1 fields ghostly-whispers", "plan seat-2 forest", "plan seat-3 forest");

  kit_hold_fables (k, "seat-2", 3);
  kit_set (k, "window gather-end");
  kit_pass_to_window (k, "build");
  g_assert_cmpuint (k->s.players[0].hand_size, ==, 2);
  kit_shows (k, "deck none");
  /* The third, and Ghostly Whispers itself. */
  g_assert_cmpuint (k->s.n_discard, ==, 2);
}

static void
who_may_pay_pays_all_or_not_at_all (void)
{
  for (guint n = 0; n <= 2; n++)
    {
      KIT (3, "hand seat-1 hired-help");

      kit_setf (k, "resources seat-1 0 %u 0", n);
      kit_plan (k, "fields hired-help", "forest", "forest");
      if (n == 2)
        {
          kit_asks (k, "hired-help", "seat-1");
          continue;
        }
      kit_asks (k, "action", "seat-1");
      kit_showsf (k, "resources seat-1 5 %u 0", n);
      g_assert_cmpuint (kit_discarded (k, "hired-help"), ==, 1);
    }
}

static void
a_trade_is_paid_in_full_or_not_made (void)
{
  KIT (3, "plan seat-1 fields wandering-trader", "plan seat-2 fields", "plan seat-3 fields", "resources seat-1 1 1 1",
       "resources seat-2 1 2 1", "window gather-end");

  kit_asks (k, "trade", "seat-2");
  g_assert_cmpuint (k->ask.n_options, ==, 3);
  g_assert_true (kit_offers (k, "wood-for-straw"));
  g_assert_true (kit_offers (k, "wood-for-brick"));
  g_assert_true (kit_offers (k, "none"));
}

static void
a_gift_goes_to_who_can_give_back_all_of_it (void)
{
  KIT (3, "plan seat-1 fields thoughtful-gift", "plan seat-2 fields", "plan seat-3 fields", "resources seat-1 3 0 0",
       "resources seat-2 9 1 1", "resources seat-3 0 0 2", "window gather-end");

  kit_asks (k, "gift", "seat-1");
  g_assert_cmpuint (k->ask.n_options, ==, 4);
  g_assert_true (kit_offers (k, "seat-2-straw-1"));
  g_assert_true (kit_offers (k, "seat-3-straw-1"));
  g_assert_true (kit_offers (k, "seat-3-straw-2"));
  g_assert_true (kit_offers (k, "none"));
}

static void
the_godmother_goes_with_two_fables_or_not_at_all (void)
{
  KIT (3, "friend seat-1 fairy-godmother", "hand seat-1 wolf", "window build");

  g_assert_false (kit_offers (k, "discard-friend"));
  kit_set (k, "hand seat-1 wolf roar");
  g_assert_true (kit_offers (k, "discard-friend"));
}

/* Hand. */

static void
a_fable_set_down_is_not_in_hand (void)
{
  KIT (3, "plan seat-1 fields consult-the-oracle", "plan seat-2 forest little-helpers", "plan seat-3 brickyard",
       "hand seat-3 wolf", "window gather-end");

  kit_answer (k, "oracle", "yes");
  kit_shows (k, "hand seat-1 wolf");
  kit_shows (k, "hand seat-3 none");
  g_assert_cmpuint (kit_discarded (k, "little-helpers"), ==, 1);
}

static void
a_fable_laid_aside_is_not_in_hand (void)
{
  KIT (3, "plan seat-1 fields giant", "plan seat-2 forest", "plan seat-3 brickyard", "monster seat-1 forest",
       "hand seat-2 wolf", "laid seat-2 taxation", "window gather-end");

  kit_shows (k, "hand seat-2 none");
  kit_shows (k, "laid seat-2 taxation");
  kit_shows (k, "discard giant wolf");
  kit_set (k, "friend seat-2 fairy-godmother");
  kit_set (k, "hand seat-2 wolf");
  kit_answer (k, "action", "gain-straw");
  kit_answer (k, "action", "gain-straw");
  kit_asks (k, "action", "seat-2");
  g_assert_false (kit_offers (k, "discard-friend"));
}

static void
without_hand_snow_white_takes_a_resource (void)
{
  KIT (3, "friend seat-1 snow-white", "plan seat-1 fields", "plan seat-2 fields spy-network", "plan seat-3 forest",
       "resources seat-2 1 0 0", "window gather-end");

  kit_asks_for (k, "snow-white-take", "seat-1", "snow-white");
}

/* Discarding, and Monsters. */

static void
a_monster_without_a_free_location_is_discarded (void)
{
  KIT (3, "plan seat-1 fields wolf", "plan seat-2 fields wolf", "plan seat-3 fields dragon", "monster seat-1 fields",
       "monster seat-2 forest", "monster seat-3 brickyard", "resources seat-1 5 5 5", "window fables");

  kit_asks_nothing (k);
  g_assert_cmpuint (kit_discarded (k, "wolf"), ==, 2);
  kit_shows (k, "resources seat-1 6 5 5");
  kit_shows (k, "pile fields 2 0 0");
}

static void
what_is_discarded_is_in_the_pile_at_once (void)
{
  KIT (3, "plan seat-1 forest ghostly-whispers", "plan seat-2 fields search-the-past", "plan seat-3 fields",
       "deck wolf roar giant dragon", "discard none", "window gather-end");

  kit_answer (k, "whispers", "wolf");
  kit_answer (k, "whispers", "roar");
  kit_asks (k, "search", "seat-2");
  g_assert_true (kit_offers (k, "giant"));
  g_assert_true (kit_offers (k, "dragon"));
  /* The Fables that resolved stay before their players. */
  g_assert_cmpuint (k->ask.n_options, ==, 2);
}

static void
a_fable_that_resolved_stays_until_cards_go_back (void)
{
  KIT (3, "plan seat-1 fields spy-network", "plan seat-2 forest spy-network", "plan seat-3 brickyard");

  kit_hold_fables (k, "seat-3", 1);
  kit_set (k, "window gather-end");
  /* Seat 1 draws the last card; its own Fable cannot be drawn by seat 2. */
  g_assert_cmpuint (k->s.players[0].hand_size, ==, 1);
  kit_shows (k, "hand seat-2 none");
  kit_shows (k, "discard spy-network spy-network");
}

static void
monsters_act_on_their_own_player_too (void)
{
  KIT (3, "plan seat-1 fields dragon", "plan seat-2 fields", "plan seat-3 forest", "monster seat-1 fields",
       "resources seat-1 5 5 5", "resources seat-2 5 5 5", "pile fields 0 0 0", "window before");

  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "resources seat-2 0 0 0");
}

static void
a_discard_is_the_losers_choice (void)
{
  KIT (3, "unique fields royal-wedding", "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 forest",
       "resources seat-3 1 0 1", "window gather-end");

  kit_asks (k, "discard", "seat-3");
  g_assert_cmpuint (k->ask.n_options, ==, 2);
  g_assert_true (kit_offers (k, "straw"));
  g_assert_true (kit_offers (k, "brick"));
}

/* What is gained without a named source. */

static void
gains_come_from_the_supply (void)
{
  KIT (3, "friend seat-1 golden-goose", "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 forest",
       "window gather-end");

  kit_forget (k);
  kit_answer (k, "gain", "brick");
  g_assert_cmpuint (kit_events (k, "from supply to seat-1 type brick n 1"), ==, 1);
  kit_shows (k, "pile brickyard 0 0 3");
}

/* "In turn order" is from the starting player clockwise. */
static void
turn_order_skips_who_is_not_involved (void)
{
  KIT (4, "start seat-3", "plan seat-1 fields", "plan seat-2 fields wandering-trader", "plan seat-3 forest",
       "plan seat-4 fields", "resources seat-1 2 0 0", "resources seat-2 2 0 0", "resources seat-3 2 0 0",
       "resources seat-4 2 0 0", "window gather-end");

  kit_asks (k, "trade", "seat-4");
  kit_answer (k, "trade", "none");
  kit_asks (k, "trade", "seat-1");
  kit_answer (k, "trade", "none");
  kit_asks (k, "trade", "seat-2");
  kit_answer (k, "trade", "none");
  kit_asks (k, "action", "seat-3");
}

const KitTest kit_shortfall_tests[] = {
  { "shortfall", "who-must-give-more-gives-what-there-is", who_must_give_more_gives_what_there_is },
  { "shortfall", "who-has-nothing-gives-nothing", who_has_nothing_gives_nothing },
  { "shortfall", "who-must-take-more-takes-what-there-is", who_must_take_more_takes_what_there_is },
  { "shortfall", "who-must-discard-more-discards-what-there-is", who_must_discard_more_discards_what_there_is },
  { "shortfall", "who-draws-more-draws-what-there-is", who_draws_more_draws_what_there_is },
  { "shortfall", "who-may-pay-pays-all-or-not-at-all", who_may_pay_pays_all_or_not_at_all },
  { "shortfall", "a-trade-is-paid-in-full-or-not-made", a_trade_is_paid_in_full_or_not_made },
  { "shortfall", "a-gift-goes-to-who-can-give-back-all-of-it", a_gift_goes_to_who_can_give_back_all_of_it },
  { "shortfall", "the-godmother-goes-with-two-fables-or-not-at-all", the_godmother_goes_with_two_fables_or_not_at_all },
  { "hand", "a-fable-set-down-is-not-in-it", a_fable_set_down_is_not_in_hand },
  { "hand", "a-fable-laid-aside-is-not-in-it", a_fable_laid_aside_is_not_in_hand },
  { "hand", "without-one-snow-white-takes-a-resource", without_hand_snow_white_takes_a_resource },
  { "discard", "a-monster-without-a-free-location", a_monster_without_a_free_location_is_discarded },
  { "discard", "is-in-the-pile-at-once", what_is_discarded_is_in_the_pile_at_once },
  { "discard", "a-fable-that-resolved-stays-until-cards-go-back", a_fable_that_resolved_stays_until_cards_go_back },
  { "discard", "is-the-losers-choice", a_discard_is_the_losers_choice },
  { "monsters", "act-on-their-own-player-too", monsters_act_on_their_own_player_too },
  { "set-up", "gains-come-from-the-supply", gains_come_from_the_supply },
  { "order", "turn-order-skips-who-is-not-involved", turn_order_skips_who_is_not_involved },
  { NULL },
};
