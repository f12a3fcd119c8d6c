/* test-round-3.c: rulings on giving and paying, on cards that lie face down or
 * are discarded, and on cancelling Monsters
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

/* Face-down cards in D. */

static void
each_card_acts_on_what_lies_there_then (void)
{
  for (guint start = 1; start <= 2; start++)
    {
      KIT (3, "hand seat-1 wishing-well", "hand seat-2 crystal-ball");

      kit_setf (k, "start seat-%u", start);
      kit_plan (k, "fields wishing-well", "forest crystal-ball", "brickyard");
      if (start == 1)
        kit_answer (k, "wishing-well", "seat-1-seat-3");
      kit_answer (k, "crystal-peek", "seat-3");
      g_assert_cmpuint (kit_eventsf (k, "gather-peeked seat seat-2 other seat-3 cause crystal-ball location %s",
                                     start == 1 ? "fields" : "brickyard"), ==, 1);
    }
}

/* Seat 2 has the Fields card of seat 1 lying there; its own Forest card lies
 * before seat 1. So it may draw either Fields card or the Brickyard. */
static void
a_shuffle_takes_in_the_card_that_lies_there (void)
{
  guint own = 0, foreign = 0, bricks = 0;

  for (guint seed = 1; seed <= 60; seed++)
    {
      KIT (3, "hand seat-1 wishing-well", "hand seat-3 curse-of-darkness");

      kit_setf (k, "seed %u", seed);
      kit_set (k, "friend seat-1 thumbelina");
      kit_plan (k, "fields wishing-well", "forest", "brickyard curse-of-darkness");
      kit_answer (k, "wishing-well", "seat-1-seat-2");
      kit_asks (k, "thumbelina", "seat-1");
      g_assert_cmpuint (k->s.players[1].faced, !=, GRIMM_FOREST);
      bricks += k->s.players[1].faced == GRIMM_BRICKYARD;
      own += k->s.players[1].gather == GRIMM_GATHER (1, GRIMM_FIELDS);
      foreign += k->s.players[1].gather == GRIMM_GATHER (0, GRIMM_FIELDS);
    }
  g_assert_cmpuint (bricks, >, 8);
  g_assert_cmpuint (own, >, 8);
  g_assert_cmpuint (foreign, >, 8);
}

static void
thumbelina_draws_from_the_hand_only (void)
{
  guint fields = 0, bricks = 0;

  for (guint seed = 1; seed <= 40; seed++)
    {
      KIT (3, "hand seat-1 wishing-well", "friend seat-2 thumbelina");

      kit_setf (k, "seed %u", seed);
      kit_plan (k, "fields wishing-well", "forest", "brickyard");
      kit_answer (k, "wishing-well", "seat-1-seat-2");
      kit_forget (k);
      kit_answer (k, "thumbelina", "yes");
      fields += kit_events (k, "gather-drawn seat seat-2 cause thumbelina location fields");
      bricks += kit_events (k, "gather-drawn seat seat-2 cause thumbelina location brickyard");
    }
  g_assert_cmpuint (fields + bricks, ==, 40);
  g_assert_cmpuint (fields, >, 8);
  g_assert_cmpuint (bricks, >, 8);
}

static void
cards_under_the_mermaid_are_in_no_shuffle (void)
{
  guint forest = 0;

  for (guint seed = 1; seed <= 40; seed++)
    {
      KIT (2, "hand seat-1 curse-of-darkness", "friend seat-2 little-mermaid fields forest");

      kit_setf (k, "seed %u", seed);
      kit_plan (k, "fields curse-of-darkness", "fields");
      g_assert_cmpuint (k->s.players[1].pig, !=, GRIMM_BRICKYARD);
      forest += k->s.players[1].pig == GRIMM_FOREST;
    }
  g_assert_cmpuint (forest, >, 8);
  g_assert_cmpuint (forest, <, 32);
}

static void
a_swapped_in_card_is_valid_under_the_mermaid (void)
{
  KIT (2, "hand seat-1 wishing-well", "friend seat-2 little-mermaid fields forest");

  kit_plan (k, "brickyard wishing-well", "fields");
  kit_answer (k, "wishing-well", "seat-1-seat-2");
  kit_shows (k, "pig seat-2 brickyard");
}

static void
a_mermaid_got_in_mid_round_locks_from_then_on (void)
{
  KIT (2, "friend-deck little-mermaid", "hand seat-1 mysterious-stranger");

  kit_plan (k, "fields mysterious-stranger", "brickyard");
  kit_answer (k, "friend", "give-seat-2");
  kit_answer (k, "mermaid", "fields-forest");
  /* The card that was set down still counts, and goes under her. */
  kit_shows (k, "pig seat-2 brickyard");
  kit_shows (k, "resources seat-2 0 0 3");
  kit_pass_round (k);
  kit_asks (k, "plan-gather", "seat-2");
  g_assert_cmpuint (k->ask.n_options, ==, 2);
  g_assert_false (kit_offers (k, "brickyard"));
}

/* Lost in D, she gives back cards that a Roar in F may draw. */
static void
when_the_mermaid_is_lost_the_cards_come_back_at_once (void)
{
  guint bricks = 0;

  for (guint seed = 1; seed <= 40; seed++)
    {
      KIT (3, "friend seat-2 little-mermaid fields forest", "friend-deck robin-hood goldilocks snow-white",
           "hand seat-1 night-at-the-tavern", "hand seat-3 roar");

      kit_setf (k, "seed %u", seed);
      kit_plan (k, "forest night-at-the-tavern", "fields", "fields roar");
      kit_answer (k, "tavern", "robin-hood");
      bricks += k->s.players[1].pig == GRIMM_BRICKYARD;
    }
  g_assert_cmpuint (bricks, >, 5);
  g_assert_cmpuint (bricks, <, 25);
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

/* "Any" powers. Seat 1's Wolf stands where seat 4 is. */
#define WOLF_AT_FOREST "plan seat-1 fields wolf", "plan seat-2 brickyard", "plan seat-3 brickyard", \
                       "plan seat-4 forest", "monster seat-1 forest"

static void
any_powers_are_asked_in_turn_order_wherever_they_stand (void)
{
  for (guint start = 2; start <= 3; start++)
    {
      KIT (4, WOLF_AT_FOREST, "friend seat-2 red-riding-hood", "friend seat-3 wood-cutter");

      kit_setf (k, "start seat-%u", start);
      kit_set (k, "window before");
      kit_asks_for (k, "cancel", start == 2 ? "seat-2" : "seat-3", "wolf");
      kit_answer (k, "cancel", "no");
      kit_asks_for (k, "cancel", start == 2 ? "seat-3" : "seat-2", "wolf");
      kit_answer (k, "cancel", "no");
      kit_asks_nothing (k);
      kit_shows (k, "resources seat-4 0 0 0");
      kit_shows (k, "friend seat-2 red-riding-hood");
      kit_shows (k, "friend seat-3 wood-cutter");
    }
}

static void
the_first_yes_cancels_and_no_other_card_is_spent (void)
{
  KIT (4, WOLF_AT_FOREST, "friend seat-2 red-riding-hood", "friend seat-3 wood-cutter", "window before");

  kit_answer (k, "cancel", "yes");
  kit_asks_nothing (k);
  kit_shows (k, "friend seat-2 none");
  kit_shows (k, "friend seat-3 wood-cutter");
  kit_shows (k, "resources seat-4 0 4 0");
}

static void
any_powers_are_not_asked_for_a_monster_without_a_pig (void)
{
  KIT (4, WOLF_AT_FOREST, "pig seat-4 fields", "friend seat-3 wood-cutter", "window before");

  kit_asks_nothing (k);
  kit_shows (k, "friend seat-3 wood-cutter");
}

static void
any_powers_are_asked_before_the_monsters_player_chooses (void)
{
  KIT (3, "plan seat-1 fields big-bad-wolf", "plan seat-2 forest", "plan seat-3 forest", "monster seat-1 forest",
       "house seat-2 1 straw roof", "house seat-2 2 wood roof", "friend seat-3 red-riding-hood", "window gather-end");

  kit_asks (k, "cancel", "seat-3");
  kit_answer (k, "cancel", "no");
  kit_asks (k, "blow-down", "seat-1");
}

static void
the_huntsman_comes_first_and_is_no_choice (void)
{
  KIT (4, WOLF_AT_FOREST, "friend seat-4 huntsman", "friend seat-2 red-riding-hood", "friend seat-3 wood-cutter",
       "window before");

  kit_asks_nothing (k);
  kit_shows (k, "friend seat-2 red-riding-hood");
  kit_shows (k, "friend seat-3 wood-cutter");
  kit_shows (k, "friend seat-4 huntsman");
  kit_shows (k, "resources seat-4 1 5 1");
}

static void
only_the_two_wolves_are_wolf_cards (void)
{
  static const struct { const char *monster, *window; gboolean wolf; } cases[] = {
    { "wolf", "before", TRUE }, { "dragon", "before", FALSE }, { "big-bad-wolf", "gather-end", TRUE },
    { "bridge-troll", "gather-end", FALSE }, { "giant", "gather-end", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      KIT (3, "plan seat-2 forest", "plan seat-3 brickyard", "friend seat-3 red-riding-hood");

      kit_setf (k, "plan seat-1 fields %s", cases[i].monster);
      kit_set (k, "monster seat-1 forest");
      kit_setf (k, "window %s", cases[i].window);
      g_assert_cmpint (kit_offers (k, "yes"), ==, cases[i].wolf);
    }
}

static void
no_gain_without_a_declaration (void)
{
  static const char *const friends[] = { "aladdin", "pinocchio" };

  for (guint i = 0; i < G_N_ELEMENTS (friends); i++)
    {
      KIT (3, "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 forest");

      kit_setf (k, "friend seat-1 %s", friends[i]);
      kit_set (k, "window gather-end");
      kit_asks_nothing (k);
      kit_shows (k, "resources seat-1 0 0 0");
    }
}

const KitTest kit_general_tests[] = {
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
  { "face-down", "each-card-acts-on-what-lies-there-then", each_card_acts_on_what_lies_there_then },
  { "face-down", "a-shuffle-takes-in-the-card-that-lies-there", a_shuffle_takes_in_the_card_that_lies_there },
  { "face-down", "thumbelina-draws-from-the-hand-only", thumbelina_draws_from_the_hand_only },
  { "face-down", "cards-under-the-mermaid-are-in-no-shuffle", cards_under_the_mermaid_are_in_no_shuffle },
  { "face-down", "a-swapped-in-card-is-valid-under-the-mermaid", a_swapped_in_card_is_valid_under_the_mermaid },
  { "face-down", "a-mermaid-got-in-mid-round-locks-from-then-on", a_mermaid_got_in_mid_round_locks_from_then_on },
  { "face-down", "when-the-mermaid-is-lost-the-cards-come-back-at-once",
    when_the_mermaid_is_lost_the_cards_come_back_at_once },
  { "discard", "a-monster-without-a-free-location", a_monster_without_a_free_location_is_discarded },
  { "discard", "is-in-the-pile-at-once", what_is_discarded_is_in_the_pile_at_once },
  { "discard", "a-fable-that-resolved-stays-until-cards-go-back", a_fable_that_resolved_stays_until_cards_go_back },
  { "discard", "is-the-losers-choice", a_discard_is_the_losers_choice },
  { "monsters", "act-on-their-own-player-too", monsters_act_on_their_own_player_too },
  { "cancelling", "is-asked-in-turn-order-wherever-the-owner-stands",
    any_powers_are_asked_in_turn_order_wherever_they_stand },
  { "cancelling", "the-first-yes-is-enough-and-no-other-card-is-spent",
    the_first_yes_cancels_and_no_other_card_is_spent },
  { "cancelling", "is-not-asked-for-a-monster-without-a-pig", any_powers_are_not_asked_for_a_monster_without_a_pig },
  { "cancelling", "is-asked-before-the-monsters-player-chooses",
    any_powers_are_asked_before_the_monsters_player_chooses },
  { "cancelling", "the-huntsman-comes-first-and-is-no-choice", the_huntsman_comes_first_and_is_no_choice },
  { "cancelling", "only-the-two-wolves-are-wolf-cards", only_the_two_wolves_are_wolf_cards },
  { "steps", "no-gain-without-a-declaration", no_gain_without_a_declaration },
  { NULL },
};
