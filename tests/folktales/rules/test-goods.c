/* test-goods.c: what goods are changed for, and what City and Palace sell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
two_advice_make_a_biscuit (void)
{
  KIT2 ("advice seat-1 3");

  kit_answer (k, "before", "advice-for-biscuit");
  g_assert_cmpuint (SEAT (1)->advice, ==, 1);
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 3);
  g_assert_false (kit_offers (k, "advice-for-biscuit"));
}

static void
exchanges_that_bring_nothing_for_lack_of_room_are_not_offered (void)
{
  KIT2 ("advice seat-1 7", "biscuits seat-1 1 1 1 1 1 1 1", "tiles seat-1 fish", "heroes seat-1 clever-girl");

  g_assert_false (kit_offers (k, "advice-for-biscuit"));
  g_assert_false (kit_offers (k, "sell-fish"));
  g_assert_false (kit_offers (k, "biscuit-for-advice"));
}

static void
a_biscuit_takes_the_light_boot_away (void)
{
  KIT2 ("boot seat-1 1", "biscuits seat-1 1");

  kit_answer (k, "before", "biscuit-for-boot");
  g_assert_cmpuint (SEAT (1)->boot, ==, 0);
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 0);
}

static void
but_not_the_heavy_one (void)
{
  KIT2 ("boot seat-1 2");

  g_assert_false (kit_offers (k, "biscuit-for-boot"));
}

static void
fish_and_dove_bring_two_biscuits (void)
{
  KIT2 ("tiles seat-1 fish dove dog", "biscuits seat-1 none");

  g_assert_false (kit_offers (k, "sell-dog"));
  kit_answer (k, "before", "sell-fish");
  kit_answer (k, "before", "sell-dove");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 4);
  g_assert_cmpuint (SEAT (1)->n_tiles, ==, 1);
}

static void
the_clever_girl_turns_a_biscuit_into_advice_once_a_turn (void)
{
  KIT2 ("heroes seat-1 clever-girl", "biscuits seat-1 1 1");

  kit_answer (k, "before", "biscuit-for-advice");
  g_assert_cmpuint (SEAT (1)->advice, ==, 2);
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 1);
  g_assert_false (kit_offers (k, "biscuit-for-advice"));
}

static void
a_toad_or_a_spent_item_may_be_discarded (void)
{
  KIT2 ("tiles seat-1 golden-comb/2");
  g_assert_true (kit_offers (k, "discard-golden-comb"));
  kit_set (k, "tiles seat-1 toad magic-cloak/1 golden-comb/1 magic-wand/2 rope");

  g_assert_true (kit_offers (k, "discard-toad"));
  g_assert_true (kit_offers (k, "discard-magic-cloak"));
  g_assert_true (kit_offers (k, "discard-magic-wand"));
  g_assert_false (kit_offers (k, "discard-golden-comb"));
  g_assert_false (kit_offers (k, "discard-rope"));
  kit_answer (k, "before", "discard-magic-cloak");
  g_assert_cmpuint (kit_tile (k, 1, "magic-cloak"), ==, 0);
}

static void
on_arrival_a_biscuit_then_one_purchase (void)
{
  KIT2 ("fields seat-1 xc4", "gold seat-1 3", "biscuits seat-1 none");

  kit_roll (k, 2, "city");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 1);
  kit_answer (k, "after", "buy-fish");
  g_assert_cmpuint (kit_tile (k, 1, "fish"), ==, 1);
  g_assert_cmpuint (SEAT (1)->gold, ==, 2);
  g_assert_false (kit_offers (k, "buy-dove"));
  g_assert_false (kit_offers (k, "buy-magic-wand"));
  g_assert_false (kit_offers (k, "buy-advice"));
}

static void
a_magical_item_costs_two_gold_and_a_biscuit (void)
{
  KIT2 ("fields seat-1 hp10", "gold seat-1 2", "biscuits seat-1 none", "tiles seat-1 golden-comb");

  kit_roll (k, 1, "palace");
  g_assert_false (kit_offers (k, "buy-golden-comb"));
  g_assert_false (kit_offers (k, "buy-rope"));
  kit_answer (k, "after", "buy-magic-wand");
  g_assert_cmpuint (kit_tile (k, 1, "magic-wand"), ==, 1);
  g_assert_cmpuint (SEAT (1)->gold, ==, 0);
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 0);
}

static void
with_one_gold_only_animals_and_advice (void)
{
  KIT2 ("fields seat-1 hp10", "biscuits seat-1 none");

  kit_roll (k, 1, "palace");
  kit_set (k, "biscuits seat-1 none");
  kit_offers_only (k, "end-turn buy-fish buy-dove buy-black-cat buy-white-stallion buy-dog buy-advice");
}

static void
two_advice_for_a_gold (void)
{
  KIT2 ("fields seat-1 hp10");

  kit_roll (k, 1, "palace");
  kit_answer (k, "after", "buy-advice");
  g_assert_cmpuint (SEAT (1)->advice, ==, 3);
  g_assert_cmpuint (SEAT (1)->gold, ==, 0);
}

static void
who_stays_instead_of_rolling_gets_a_biscuit_and_may_buy (void)
{
  KIT2 ("fields seat-1 city");

  g_assert_false (kit_offers (k, "buy-dog"));
  kit_answer (k, "before", "stay");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 3);
  kit_answer (k, "after", "buy-dog");
  g_assert_cmpuint (kit_tile (k, 1, "dog"), ==, 1);
  g_assert_false (kit_offers (k, "stay"));
}

static void
who_starts_there_and_rolls_gets_nothing (void)
{
  KIT2 ("fields seat-1 city", "biscuits seat-1 none");

  kit_roll (k, 2, "xc4");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 0);
  g_assert_false (kit_offers (k, "buy-dog"));
}

static void
one_buys_only_while_there (void)
{
  KIT2 ("fields seat-1 xc4", "biscuits seat-1 1");

  kit_roll (k, 2, "city");
  g_assert_true (kit_offers (k, "buy-dog"));
  kit_answer (k, "after", "walk-1");
  kit_answer (k, "way", "hc6");
  kit_asks (k, "after", "seat-1");
  g_assert_false (kit_offers (k, "buy-dog"));
}

static void
sword_and_two_biscuits_become_the_enchanted_sword_in_the_city (void)
{
  KIT2 ("fields seat-1 city", "tiles seat-1 sword", "biscuits seat-1 1 1");

  kit_answer (k, "before", "forge-sword");
  g_assert_cmpuint (kit_tile (k, 1, "sword"), ==, 0);
  g_assert_cmpuint (kit_tile (k, 1, "enchanted-sword"), ==, 1);
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 0);
}

static void
the_exchange_is_no_purchase_and_not_in_the_palace (void)
{
  KIT2 ("fields seat-1 xc4", "tiles seat-1 sword", "biscuits seat-1 1 1 1");

  kit_roll (k, 2, "city");
  kit_set (k, "biscuits seat-1 1 1 1");
  kit_answer (k, "after", "forge-sword");
  g_assert_true (kit_offers (k, "buy-dog"));
  kit_set (k, "turn seat-1 2");
  kit_set (k, "tiles seat-1 sword");
  kit_set (k, "biscuits seat-1 1 1 1");
  kit_set (k, "fields seat-1 palace");
  g_assert_false (kit_offers (k, "forge-sword"));
}

static void
arriving_twice_in_a_turn_brings_a_biscuit_and_a_purchase_each_time (void)
{
  KIT2 ("fields seat-1 xc5", "gold seat-1 2", "biscuits seat-1 1", "tiles seat-1 boot");

  kit_answer (k, "before", "walk-1");
  kit_answer (k, "way", "city");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 1);
  kit_answer (k, "before", "buy-dog");
  g_assert_false (kit_offers (k, "buy-dove"));
  kit_set (k, "fields seat-1 hc5");
  kit_roll (k, 2, "city");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 2);
  g_assert_true (kit_offers (k, "buy-dove"));
}

static void
goods_are_changed_neither_in_a_move_nor_in_a_throw (void)
{
  KIT2 ("fields seat-1 fw1", "biscuits seat-1 1 2", "advice seat-1 2", "tiles seat-1 fish magic-wand");

  g_assert_true (kit_offers (k, "sell-fish"));
  kit_answer (k, "before", "walk-1");
  kit_asks (k, "way", "seat-1");
  kit_offers_only (k, "forest-gate fw2");
  kit_chance (k, "8:3");
  kit_answer (k, "way", "fw2");
  g_assert_false (kit_offers (k, "sell-fish"));
  g_assert_false (kit_offers (k, "wand-fish"));
}

static void
one_stays_in_the_palace_as_in_the_city (void)
{
  KIT2 ("fields seat-1 palace");

  kit_answer (k, "before", "stay");
  g_assert_cmpuint (SEAT (1)->n_biscuits, ==, 3);
  g_assert_true (kit_offers (k, "buy-dog"));
}

static void
advice_is_a_purchase_and_not_sold_without_room (void)
{
  KIT2 ("fields seat-1 palace", "gold seat-1 2", "advice seat-1 5");

  kit_answer (k, "before", "stay");
  kit_answer (k, "after", "buy-advice");
  g_assert_false (kit_offers (k, "buy-dog"));
  kit_set (k, "turn seat-1 2");
  kit_answer (k, "before", "stay");
  g_assert_true (kit_offers (k, "buy-dog"));
  g_assert_false (kit_offers (k, "buy-advice"));
}

static void
no_magical_item_is_sold_without_a_biscuit (void)
{
  KIT2 ("fields seat-1 palace", "gold seat-1 2");

  kit_answer (k, "before", "stay");
  g_assert_true (kit_offers (k, "buy-magic-wand"));
  kit_set (k, "biscuits seat-1 none");
  g_assert_false (kit_offers (k, "buy-magic-wand"));
  g_assert_true (kit_offers (k, "buy-dog"));
}

static void
what_is_not_left_is_not_sold (void)
{
  KIT ("players=6", "fields seat-1 city", "gold seat-1 2",
       "tiles seat-2 dog magic-wand seat-3 dog magic-wand seat-4 dog magic-wand seat-5 magic-wand seat-6 magic-wand");

  kit_answer (k, "before", "stay");
  g_assert_false (kit_offers (k, "buy-dog"));
  g_assert_false (kit_offers (k, "buy-magic-wand"));
  g_assert_true (kit_offers (k, "buy-golden-comb"));
}

static void
who_buys_with_a_full_satchel_makes_room (void)
{
  KIT2 ("fields seat-1 city", "tiles seat-1 boot rope rope key lantern");

  kit_answer (k, "before", "stay");
  kit_answer (k, "after", "buy-dog");
  kit_offers_only (k, "boot rope key lantern dog");
  kit_answer (k, "room", "key");
  kit_shows (k, "tiles seat-1 boot rope rope lantern dog seat-2 none");
}

static void
the_sword_is_exchanged_for_two_biscuits_and_a_sword_that_one_lacks (void)
{
  KIT2 ("fields seat-1 city", "tiles seat-1 sword", "biscuits seat-1 1");

  g_assert_false (kit_offers (k, "forge-sword"));
  kit_set (k, "biscuits seat-1 1 1");
  g_assert_true (kit_offers (k, "forge-sword"));
  kit_set (k, "tiles seat-1 sword enchanted-sword");
  g_assert_false (kit_offers (k, "forge-sword"));
}

const KitTest kit_goods_tests[] = {
  { "goods", "two-advice-make-a-biscuit", two_advice_make_a_biscuit },
  { "goods", "exchanges-that-bring-nothing-for-lack-of-room-are-not-offered",
    exchanges_that_bring_nothing_for_lack_of_room_are_not_offered },
  { "goods", "a-biscuit-takes-the-light-boot-away", a_biscuit_takes_the_light_boot_away },
  { "goods", "but-not-the-heavy-one", but_not_the_heavy_one },
  { "goods", "fish-and-dove-bring-two-biscuits", fish_and_dove_bring_two_biscuits },
  { "goods", "the-clever-girl-turns-a-biscuit-into-advice-once-a-turn", the_clever_girl_turns_a_biscuit_into_advice_once_a_turn },
  { "goods", "a-toad-or-a-spent-item-may-be-discarded", a_toad_or_a_spent_item_may_be_discarded },
  { "goods", "on-arrival-a-biscuit-then-one-purchase", on_arrival_a_biscuit_then_one_purchase },
  { "goods", "a-magical-item-costs-two-gold-and-a-biscuit", a_magical_item_costs_two_gold_and_a_biscuit },
  { "goods", "with-one-gold-only-animals-and-advice", with_one_gold_only_animals_and_advice },
  { "goods", "two-advice-for-a-gold", two_advice_for_a_gold },
  { "goods", "who-stays-instead-of-rolling-gets-a-biscuit-and-may-buy", who_stays_instead_of_rolling_gets_a_biscuit_and_may_buy },
  { "goods", "who-starts-there-and-rolls-gets-nothing", who_starts_there_and_rolls_gets_nothing },
  { "goods", "one-buys-only-while-there", one_buys_only_while_there },
  { "goods", "sword-and-two-biscuits-become-the-enchanted-sword-in-the-city",
    sword_and_two_biscuits_become_the_enchanted_sword_in_the_city },
  { "goods", "the-exchange-is-no-purchase-and-not-in-the-palace", the_exchange_is_no_purchase_and_not_in_the_palace },
  { "goods", "arriving-twice-in-a-turn-brings-a-biscuit-and-a-purchase-each-time",
    arriving_twice_in_a_turn_brings_a_biscuit_and_a_purchase_each_time },
  { "goods", "goods-are-changed-neither-in-a-move-nor-in-a-throw", goods_are_changed_neither_in_a_move_nor_in_a_throw },
  { "goods", "one-stays-in-the-palace-as-in-the-city", one_stays_in_the_palace_as_in_the_city },
  { "goods", "advice-is-a-purchase-and-not-sold-without-room", advice_is_a_purchase_and_not_sold_without_room },
  { "goods", "no-magical-item-is-sold-without-a-biscuit", no_magical_item_is_sold_without_a_biscuit },
  { "goods", "what-is-not-left-is-not-sold", what_is_not_left_is_not_sold },
  { "goods", "who-buys-with-a-full-satchel-makes-room", who_buys_with_a_full_satchel_makes_room },
  { "goods", "the-sword-is-exchanged-for-two-biscuits-and-a-sword-that-one-lacks",
    the_sword_is_exchanged_for_two_biscuits_and_a_sword_that_one_lacks },
  { NULL },
};
