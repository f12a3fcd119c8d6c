/* test-limits.c: where a rule ends: the first number that is too far, the one who is not meant, the turn that is over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#define FIND "now seat-1 find sleep-due 0 done none struck none roll none game:whites:seat=seat-1"

static void
five_dice_of_each_of_five_colours (void)
{
  g_autoptr (Kit) k = kit_begin ("players=2");

  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    g_assert_cmpuint (k->s.bag[colour], ==, 5);
}

static void
five_asleep_four_restless_one_waking (void)
{
  g_autoptr (Kit) k = kit_begin ("players=2");
  guint kinds[STUFFED_N_SLEEPS] = { 0 };

  g_assert_cmpuint (k->s.n_sleep, ==, 10);
  for (guint i = 0; i < 10; i++)
    kinds[k->s.sleep[i]]++;
  g_assert_cmpuint (kinds[STUFFED_SLEEP_ASLEEP], ==, 5);
  g_assert_cmpuint (kinds[STUFFED_SLEEP_RESTLESS], ==, 4);
  g_assert_cmpuint (kinds[STUFFED_SLEEP_WAKING], ==, 1);
}

static void
chance_makes_anybody_the_first_bookkeeper (void)
{
  guint seen = 0;

  for (guint seed = 1; seed <= 40; seed++)
    {
      g_autofree char *choices = g_strdup_printf ("players=3 seed=%u", seed);
      g_autoptr (Kit) k = kit_begin (choices);

      g_assert_cmpuint (k->s.bookkeeper, ==, k->s.first);
      seen |= 1u << k->s.bookkeeper;
    }
  g_assert_cmpuint (seen, ==, 7);
}

static void
the_bookmark_leaves_turn_order_alone (void)
{
  KIT ("players=3", "bookkeeper seat-3", "leave 2", "stuffing seat-2 0", "track 2", "surges 4");

  kit_answer (k, "act", "done");
  kit_shows (k, "track 2");
  g_assert_cmpuint (k->s.bookkeeper, ==, 0);
  for (guint i = 0; i < 60 && k->s.phase == STUFFED_PHASE_OPENING; i++)
    kit_answer_nth (k, 0);
  g_assert_cmpuint (kit_events (k, "turn-began seat seat-2"), ==, 1);
  /* Map and tokens as drawn; the lying lie on, and surges are counted anew. */
  kit_shows (k, "lost-tokens 6,6 none none none");
  kit_shows (k, "surges 0");
  g_assert_true (stuffed_lies (&k->s, 1) || kit_events (k, "rose seat seat-2") == 1);
}

static void
if_that_is_not_enough_one_plays_with_what_there_is (void)
{
  KIT ("players=2 level=brave", "track 1", "sent seat-1 red 5 green 5 yellow 5 blue 5 purple 5");

  kit_answer (k, "act", "done");
  kit_asks (k, "white", "seat-2");
  kit_shows (k, "drawn white 2 black 2");
}

static void
what_friends_have_sent_is_there_even_then (void)
{
  KIT ("players=2 level=brave", "turn seat-2 3 3", "track 3", "sent seat-2 red 5 green 5 yellow 5 blue 5 purple 5");

  kit_set (k, "window draw");
  kit_asks (k, "white", "seat-2");
  kit_shows (k, "drawn red 5 green 5 yellow 5 blue 5 purple 5 white 2");
}

static void
the_number_is_the_stuffing_at_that_moment (void)
{
  KIT2 ("drawn white 2");

  kit_set (k, FIND);
  kit_chance (k, "5 5");
  kit_answer (k, "white", "number-1");
  /* The other die is all that is left, and 5 is too little by now. */
  g_assert_cmpuint (kit_events (k, "roll-made seat seat-1 a white n 5"), ==, 2);
  g_assert_cmpuint (SEAT (1)->stuffing, ==, 6);
}

static void
n_counts_the_collapsed_too (void)
{
  KIT ("players=3", "track 2", "discard black 2", "stuffing seat-2 0");

  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "surged"), ==, 0);
}

static void
a_boss_is_one_minion (void)
{
  KIT2 ("page 3", "turn seat-1 1 0", "minions mitten-king 7,1 3", "track 1");

  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "minion-turn"), ==, 1);
}

static void
white_and_black_dice_serve_for_nothing_else (void)
{
  KIT2 ("drawn white 2 black 1", "minions lintling 3,3 0", "items seat-1 pan-lid", "stands trunk open 0 0 0", "squares seat-1 7,6");

  kit_offers_only (k, "done");
}

static void
defence_has_bonuses_only_if_the_card_says_so (void)
{
  KIT2 ("squares seat-1 0,7", "minions lintling 6,3 0", "track 1", "items seat-2 knitting-needle", "stored seat-2 red", "statuses seat-2 scared");

  kit_chance (k, "4 2");
  kit_answer (k, "act", "done");
  kit_answer (k, "defend", "stored-red");
  g_assert_cmpuint (kit_events (k, "blocked seat seat-2 n 2"), ==, 1);
}

static void
defence_may_be_changed_and_added_to (void)
{
  KIT2 ("squares seat-1 0,7", "minions hookling 6,3 0", "track 1", "stored seat-2 red", "statuses seat-2 cheerful courageous");

  kit_chance (k, "6 1 2");
  kit_answer (k, "act", "done");
  kit_answer (k, "defend", "stored-red");
  kit_answer (k, "change", "spend-cheerful");
  kit_answer (k, "add", "spend-courageous");
  g_assert_cmpuint (kit_events (k, "blocked seat seat-2 n 5"), ==, 1);
}

static void
the_angry_count_yellow_dice_1_less (void)
{
  KIT2 ("drawn yellow 1", "statuses seat-1 angry");

  kit_chance (k, "4");
  kit_answer (k, "act", "search");
  g_assert_cmpuint (kit_events (k, "roll-made seat seat-1 a search n 3"), ==, 1);
  g_assert_cmpuint (kit_events (k, "test-failed"), ==, 1);
}

static void
the_lonely_and_who_is_well_have_no_test (void)
{
  KIT2 ("statuses seat-1 lonely courageous cheerful cosy", "drawn purple 1");

  kit_offers_only (k, "done send-seat-2 give-seat-2 move reserve-purple search");
}

static void
a_tangle_is_undone_with_red_or_green_only (void)
{
  KIT2 ("statuses seat-1 tangled", "drawn red 1");

  g_assert_true (kit_offers (k, "cure-tangled-seat-1-red"));
  g_assert_false (kit_offers (k, "cure-tangled-seat-1-green"));
}

static void
a_die_too_ends_loneliness (void)
{
  KIT2 ("statuses seat-2 lonely", "drawn red 1");

  kit_answer (k, "act", "send-seat-2");
  g_assert_false (kit_has (k, 2, STUFFED_LONELY));
  kit_shows (k, "stuffing seat-1 5 seat-2 5");
}

static void
one_encourages_another_and_keeps_1 (void)
{
  KIT2 ("drawn red 1", "stuffing seat-1 2");

  g_assert_true (kit_offers (k, "give-seat-2"));
  g_assert_false (kit_offers (k, "give-seat-1"));
  g_assert_false (kit_offers (k, "send-seat-1"));
}

static void
a_stored_die_is_sent_on_but_not_in_the_turn_in_which_it_was_stored (void)
{
  KIT2 ("stored seat-1 purple");

  kit_answer (k, "act", "send-seat-2");
  kit_shows (k, "stored seat-1 none seat-2 purple/fresh");
  kit_set (k, "stored seat-1 purple/fresh");
  g_assert_false (kit_offers (k, "send-seat-2"));
  g_assert_false (kit_offers (k, "give-seat-2"));
}

static void
a_purple_die_is_reserved_and_stays_purple (void)
{
  KIT2 ("drawn purple 1");

  kit_answer (k, "act", "reserve-purple");
  kit_shows (k, "stored seat-1 purple/fresh seat-2 none");
}

static void
another_who_is_given_stuffing_by_an_item_is_no_longer_worried (void)
{
  KIT2 ("items seat-1 sewing-kit seat-2 sewing-kit", "statuses seat-1 worried seat-2 worried");

  kit_answer (k, "act", "use-sewing-kit-seat-2");
  g_assert_false (kit_has (k, 2, STUFFED_WORRIED));
  kit_set (k, "items seat-1 sewing-kit");
  kit_answer (k, "act", "use-sewing-kit-seat-1");
  g_assert_true (kit_has (k, 1, STUFFED_WORRIED));
}

static void
a_ranged_weapon_needs_green_dice (void)
{
  KIT2 ("drawn red 1", "minions lintling 3,3 0", "items seat-1 marble-sling");

  g_assert_false (kit_offers (k, "ranged-1-lintling"));
  kit_set (k, "drawn green 1");
  kit_set (k, "items seat-1 pan-lid");
  g_assert_false (kit_offers (k, "ranged-1-lintling"));
}

static void
below_its_defence_a_minion_stays (void)
{
  KIT2 ("drawn red 1", "minions lintling 3,3 0", "items seat-1 pan-lid");

  kit_chance (k, "3");
  kit_answer (k, "act", "melee-1-lintling");
  kit_shows (k, "minions lintling 3,3 0");
  kit_shows (k, "buttons seat-1 0 seat-2 0");
}

static void
of_several_the_one_that_was_attacked_goes (void)
{
  KIT2 ("drawn red 2", "minions lintling 3,3 0 inkblot 3,4 0 hookling 9,0 0", "items seat-1 pan-lid");

  kit_chance (k, "6");
  kit_answer (k, "act", "melee-1-lintling");
  kit_answer (k, "pool", "roll");
  /* The column closes up. */
  g_assert_cmpuint (k->s.n_foes, ==, 2);
  g_assert_cmpuint (k->s.foes[0].kind, ==, STUFFED_INKBLOT);
  g_assert_cmpuint (k->s.foes[1].kind, ==, STUFFED_HOOKLING);
  kit_shows (k, "defeated lintling");
}

static void
below_its_number_a_search_finds_nothing (void)
{
  KIT2 ("drawn yellow 1");

  kit_chance (k, "3");
  kit_answer (k, "act", "search");
  kit_asks (k, "act", "seat-1");
  g_assert_cmpuint (k->s.n_deck, ==, STUFFED_N_ITEM_CARDS);
}

static void
trade_is_on_or_beside_an_open_vendor (void)
{
  KIT2 ("page 2", "turn seat-1 1 0", "squares seat-1 2,2 seat-2 0,0", "buttons seat-1 1", "vendors 2,2 paper-boat sewing-kit sewing-kit sold");

  kit_offers_only (k, "done buy-1-paper-boat-for-button buy-1-sewing-kit-for-button");
  kit_set (k, "squares seat-1 3,3");
  g_assert_true (kit_offers (k, "buy-1-paper-boat-for-button"));
  kit_set (k, "squares seat-1 0,2");
  g_assert_false (kit_offers (k, "buy-1-paper-boat-for-button"));
  kit_set (k, "squares seat-1 2,2");
  kit_set (k, "buttons seat-1 0");
  kit_offers_only (k, "done");
}

static void
who_is_handed_an_item_must_wear_it (void)
{
  KIT2 ("drawn yellow 1", "deck raincoat", "items seat-2 tea-cosy");

  kit_chance (k, "4");
  kit_answer (k, "act", "search");
  kit_answer (k, "item", "hand-seat-2");
  kit_asks (k, "act", "seat-1");
  kit_shows (k, "items seat-1 none seat-2 raincoat");
  kit_shows (k, "item-discards tea-cosy");
}

static void
who_lies_keeps_items_unused (void)
{
  KIT2 ("drawn white 2", "stuffing seat-1 0", "items seat-1 patchwork-waistcoat");

  kit_set (k, FIND);
  kit_chance (k, "1");
  kit_answer (k, "white", "number-1");
  g_assert_cmpuint (kit_events (k, "roll-made seat seat-1 a white n 1"), ==, 1);
  kit_shows (k, "items seat-1 patchwork-waistcoat seat-2 none");
}

static void
an_empty_lost_deck_is_made_of_its_discards (void)
{
  KIT2 (NULL);

  k->s.n_losts = 0;
  k->s.losts_gone = (1u << stuffed_n_losts) - 1;
  {
    StuffedRun r = { .s = &k->s, .ask = &k->ask, .events = &k->events };

    g_assert_cmpuint (stuffed_draw_lost (&r, 0), !=, STUFFED_NONE);
    g_assert_cmpuint (k->s.n_losts, ==, stuffed_n_losts - 1);
    k->s.n_losts = 0;
    g_assert_cmpuint (stuffed_draw_lost (&r, 0), ==, STUFFED_NONE);
  }
}

static void
hearts_and_buttons_stop_at_99 (void)
{
  SAID ("players=2", "", "gain you heart 5; gain you button 5; gain you stuffing 5", "hearts seat-1 97", "buttons seat-1 98", "stuffing seat-1 99");

  kit_shows (k, "hearts seat-1 99 seat-2 0");
  kit_shows (k, "buttons seat-1 99 seat-2 0");
  kit_shows (k, "stuffing seat-1 99 seat-2 5");
}

static void
a_lost_token_acts_at_the_start_of_the_actions_too (void)
{
  KIT2 ("squares seat-2 7,2");

  kit_answer (k, "act", "done");
  while (k->ask.kind == STUFFED_ASK_WHITE)
    kit_answer_nth (k, 0);
  kit_asks (k, "choose", "seat-2");
  kit_shows (k, "lost-tokens none none none none");
}

static void
a_wagon_may_be_left_behind (void)
{
  KIT ("players=2 story=other-cradle", "squares seat-1 0,7 seat-2 5,5", "drawn red 1");

  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  kit_answer_nth (k, 1);
  kit_answer (k, "wagon", "no");
  kit_shows (k, "wagon 0,7");
}

static void
the_stored_die_falls_with_its_owner (void)
{
  KIT2 ("squares seat-1 0,7", "minions lintling 6,3 0", "track 1", "stuffing seat-2 2", "stored seat-2 red");

  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  kit_answer (k, "defend", "none");
  g_assert_cmpuint (kit_events (k, "dice-moved seat seat-2 a red b stored c discard n 1"), ==, 1);
}

static void
when_all_is_prevented_nobody_defends (void)
{
  KIT2 ("squares seat-1 0,7", "minions lintling 6,3 0", "track 1", "statuses seat-2 cosy torn", "stored seat-2 red");

  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  kit_answer (k, "hit", "spend-cosy");
  g_assert_cmpuint (kit_events (k, "blocked"), ==, 0);
  g_assert_cmpuint (SEAT (2)->stuffing, >=, 5);
  g_assert_cmpuint (SEAT (2)->stored[0], ==, STUFFED_RED);
}

const KitTest kit_limits_tests[] = {
  { "set-up", "five-dice-of-each-of-five-colours", five_dice_of_each_of_five_colours },
  { "set-up", "five-asleep-four-restless-one-waking", five_asleep_four_restless_one_waking },
  { "set-up", "chance-makes-anybody-the-first-bookkeeper", chance_makes_anybody_the_first_bookkeeper },
  { "set-up", "the-bookmark-leaves-turn-order-alone", the_bookmark_leaves_turn_order_alone },
  { "draw", "if-that-is-not-enough-one-plays-with-what-there-is", if_that_is_not_enough_one_plays_with_what_there_is },
  { "draw", "what-friends-have-sent-is-there-even-then", what_friends_have_sent_is_there_even_then },
  { "find-stuffing", "the-number-is-the-stuffing-at-that-moment", the_number_is_the_stuffing_at_that_moment },
  { "surge", "n-counts-the-collapsed-too", n_counts_the_collapsed_too },
  { "threat", "a-boss-is-one-minion", a_boss_is_one_minion },
  { "pool", "white-and-black-dice-serve-for-nothing-else", white_and_black_dice_serve_for_nothing_else },
  { "bonus", "of-defence-only-if-the-card-says-so", defence_has_bonuses_only_if_the_card_says_so },
  { "defence", "may-be-changed-and-added-to", defence_may_be_changed_and_added_to },
  { "angry", "yellow-dice-count-1-less", the_angry_count_yellow_dice_1_less },
  { "status", "the-lonely-and-who-is-well-have-no-test", the_lonely_and_who_is_well_have_no_test },
  { "tangled", "is-undone-with-red-or-green-only", a_tangle_is_undone_with_red_or_green_only },
  { "lonely", "ends-with-a-die-too", a_die_too_ends_loneliness },
  { "encourage", "is-for-another-and-one-keeps-1", one_encourages_another_and_keeps_1 },
  { "encourage", "a-stored-die-but-not-in-the-turn-in-which-it-was-stored", a_stored_die_is_sent_on_but_not_in_the_turn_in_which_it_was_stored },
  { "reserve", "a-purple-die-stays-purple", a_purple_die_is_reserved_and_stays_purple },
  { "worried", "ends-by-an-item-of-another-and-not-by-ones-own", another_who_is_given_stuffing_by_an_item_is_no_longer_worried },
  { "ranged", "needs-a-ranged-weapon-and-green-dice", a_ranged_weapon_needs_green_dice },
  { "defeat", "needs-the-defence", below_its_defence_a_minion_stays },
  { "defeat", "of-several-the-one-that-was-attacked-goes", of_several_the_one_that_was_attacked_goes },
  { "search", "finds-nothing-below-its-number", below_its_number_a_search_finds_nothing },
  { "trade", "is-on-or-beside-an-open-vendor", trade_is_on_or_beside_an_open_vendor },
  { "items", "who-is-handed-one-must-wear-it", who_is_handed_an_item_must_wear_it },
  { "items", "who-lies-keeps-them-unused", who_lies_keeps_items_unused },
  { "lost", "an-empty-deck-is-made-of-its-discards", an_empty_lost_deck_is_made_of_its_discards },
  { "limits", "hearts-and-buttons-stop-at-99", hearts_and_buttons_stop_at_99 },
  { "under-you", "a-lost-token-acts-at-the-start-of-the-actions-too", a_lost_token_acts_at_the_start_of_the_actions_too },
  { "wagon", "may-be-left-behind", a_wagon_may_be_left_behind },
  { "collapse", "the-stored-die-goes-too", the_stored_die_falls_with_its_owner },
  { "hit", "when-all-is-prevented-nobody-defends", when_all_is_prevented_nobody_defends },
  { NULL },
};
