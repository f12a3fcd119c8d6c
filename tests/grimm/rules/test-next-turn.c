/* test-next-turn.c: the Next Turn cards
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

/* Hired Help. */

static void
help_is_paid_with_any_two (void)
{
  KIT (3, "hand seat-2 hired-help", "resources seat-2 1 0 2");

  kit_plan (k, "fields", "forest hired-help", "brickyard");
  kit_asks (k, "hired-help", "seat-2");
  offers_only (k, "yes no");
  kit_answer (k, "hired-help", "yes");
  kit_asks (k, "pay", "seat-2");
  offers_only (k, "straw brick");
  kit_answer (k, "pay", "straw");
  offers_only (k, "brick");
  kit_answer (k, "pay", "brick");
  nobody_is_asked (k);
  /* Nothing is doubled this round. */
  kit_shows (k, "resources seat-2 0 4 1");
  kit_shows (k, "laid seat-2 hired-help");
  g_assert_cmpuint (kit_discarded (k, "hired-help"), ==, 0);
}

static void
help_unpaid_is_discarded (void)
{
  KIT (3, "hand seat-1 hired-help", "hand seat-2 wolf", "resources seat-1 2 0 0");

  kit_plan (k, "fields hired-help", "forest wolf", "brickyard");
  kit_answer (k, "hired-help", "no");
  kit_asks (k, "place-monster", "seat-2");
  g_assert_cmpuint (kit_discarded (k, "hired-help"), ==, 1);
  kit_shows_not (k, "laid seat-1 hired-help");
  kit_shows (k, "resources seat-1 2 0 0");
}

/* All of it or nothing. */
static void
help_cannot_be_paid_with_one (void)
{
  KIT (3, "hand seat-1 hired-help", "hand seat-2 wolf", "resources seat-1 1 0 0");

  kit_plan (k, "fields hired-help", "forest wolf", "brickyard");
  kit_asks (k, "place-monster", "seat-2");
  g_assert_cmpuint (kit_discarded (k, "hired-help"), ==, 1);
  kit_shows_not (k, "laid seat-1 hired-help");
  kit_shows (k, "resources seat-1 1 0 0");
}

static void
help_as_much_as_one_gathers_comes_again_in_the_next_round (void)
{
  KIT (3, "hand seat-1 hired-help", "resources seat-1 2 0 0");

  kit_plan (k, "brickyard hired-help", "forest", "forest");
  kit_answer (k, "hired-help", "yes");
  kit_answer (k, "pay", "straw");
  kit_answer (k, "pay", "straw");
  kit_pass_round (k);
  kit_shows (k, "next seat-1 hired-help");
  kit_set (k, "resources seat-1 0 0 0");
  kit_set (k, "pile fields 7 0 0");
  /* Three of seven, and three again; the pile is not touched by it. */
  kit_plan (k, "fields", "fields", "forest");
  kit_shows (k, "resources seat-1 6 0 0");
  kit_shows (k, "gathered seat-1 3 0 0");
  kit_shows (k, "gathered seat-2 3 0 0");
  kit_shows (k, "pile fields 1 0 0");
  g_assert_cmpuint (kit_discarded (k, "hired-help"), ==, 1);
  /* And that was it. */
  kit_pass_round (k);
  kit_set (k, "resources seat-1 0 0 0");
  kit_set (k, "pile brickyard 0 0 3");
  kit_plan (k, "brickyard", "fields", "forest");
  kit_shows (k, "resources seat-1 0 0 3");
}

static void
help_doubles_the_types_of_the_market (void)
{
  KIT (4, "plan seat-1 market", "plan seat-2 market", "plan seat-3 fields", "plan seat-4 fields",
       "next seat-1 hired-help", "pile market 2 1 1", "window collect");

  kit_answer (k, "market-draft", "brick");
  kit_answer (k, "market-draft", "straw");
  kit_answer (k, "market-draft", "wood");
  kit_answer (k, "market-draft", "straw");
  kit_shows (k, "resources seat-1 0 2 2");
  kit_shows (k, "resources seat-2 2 0 0");
}

/* Cinderella takes two; three are Gathered and doubled. */
static void
help_doubles_only_what_was_gathered (void)
{
  KIT (3, "laid seat-2 hired-help", "friend seat-2 cinderella");

  kit_pass_round (k);
  kit_set (k, "resources seat-2 0 0 0");
  kit_set (k, "pile fields 5 0 0");
  kit_plan (k, "forest", "fields", "forest");
  kit_shows (k, "gathered seat-2 3 0 0");
  kit_shows (k, "resources seat-2 8 0 0");
}

static void
help_is_lost_on_who_goes_nowhere (void)
{
  KIT (3, "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 fields", "next seat-1 hired-help",
       "pig seat-1 nowhere", "window collect");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 0 0");
  g_assert_cmpuint (kit_discarded (k, "hired-help"), ==, 1);
  kit_shows_not (k, "next seat-1 hired-help");
}

/* Next Turn cards whose player can no longer profit. */

static void
help_without_use_is_still_discarded (void)
{
  KIT (3, "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 forest", "next seat-1 hired-help",
       "pig seat-1 nowhere", "window collect");

  nobody_is_asked (k);
  kit_shows_not (k, "next seat-1 hired-help");
  g_assert_cmpuint (kit_discarded (k, "hired-help"), ==, 1);
  kit_shows (k, "resources seat-1 0 0 0");
}

static void
tax_without_payers_is_still_discarded (void)
{
  KIT (3, "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 fields", "next seat-1 taxation",
       "resources seat-2 4 0 0", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-2 4 0 0");
  g_assert_cmpuint (kit_discarded (k, "taxation"), ==, 1);
}

const KitTest kit_next_turn_tests[] = {
  { "fairy-food", "is-laid-aside-and-rests-this-round", food_is_laid_aside_and_rests_this_round },
  { "fairy-food", "is-put-on-a-location-at-the-start-of-the-next-round",
    food_is_put_on_a_location_at_the_start_of_the_next_round },
  { "fairy-food", "lies-beside-a-unique-location", food_lies_beside_a_unique_location },
  { "fairy-food", "all-players-there-gain-any-three", food_all_players_there_gain_any_three },
  { "fairy-food", "with-nobody-there-is-discarded", food_with_nobody_there_is_discarded },
  { "fairy-food", "acts-in-one-round-only", food_acts_in_one_round_only },
  { "taxation", "is-laid-aside-and-rests-this-round", tax_is_laid_aside_and_rests_this_round },
  { "taxation", "opponents-elsewhere-discard-half-brick-first", tax_opponents_elsewhere_discard_half_brick_first },
  { "taxation", "half-is-rounded-down", tax_half_is_rounded_down },
  { "taxation", "collector-nowhere-every-opponent-pays", tax_collector_nowhere_every_opponent_pays },
  { "taxation", "an-opponent-nowhere-pays", tax_an_opponent_nowhere_pays },
  { "taxation", "counts-what-was-collected", tax_counts_what_was_collected },
  { "taxation", "leaves-the-tower-alone", tax_leaves_the_tower_alone },
  { "hired-help", "is-paid-with-any-two", help_is_paid_with_any_two },
  { "hired-help", "unpaid-is-discarded", help_unpaid_is_discarded },
  { "hired-help", "cannot-be-paid-with-one", help_cannot_be_paid_with_one },
  { "hired-help", "as-much-as-one-gathers-comes-again-in-the-next-round",
    help_as_much_as_one_gathers_comes_again_in_the_next_round },
  { "hired-help", "doubles-the-types-of-the-market", help_doubles_the_types_of_the_market },
  { "hired-help", "doubles-only-what-was-gathered", help_doubles_only_what_was_gathered },
  { "hired-help", "is-lost-on-who-goes-nowhere", help_is_lost_on_who_goes_nowhere },
  { "hired-help", "without-use-is-still-discarded", help_without_use_is_still_discarded },
  { "taxation", "without-payers-is-still-discarded", tax_without_payers_is_still_discarded },
  { NULL },
};
