/* test-regal-and-market.c: two players with Prince Regal, four with the Market
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-round.h"
#include "test-setup.h"

#define SEEDS 300

/* Lets Prince Regal come again, and returns where he went: the only Location
 * that has changed. */
static GrimmLocation
regal_goes (Kit  *k,
            guint seed)
{
  guint16 before[GRIMM_N_LOCATIONS];
  guint changed = GRIMM_NONE;

  for (guint l = 0; l < GRIMM_MARKET; l++)
    before[l] = k->s.piles[l][l];
  kit_forget (k);
  kit_setf (k, "seed %u", seed);
  kit_set (k, "window regal");
  for (guint l = 0; l < GRIMM_MARKET; l++)
    if (k->s.piles[l][l] != before[l])
      {
        g_assert_cmpuint (changed, ==, GRIMM_NONE);
        g_assert_cmpuint (k->s.piles[l][l], ==, before[l] - before[l] / 2);
        changed = l;
      }
  g_assert_cmpuint (changed, !=, GRIMM_NONE);
  return changed;
}

static void
set_piles (Kit  *k,
           guint straw,
           guint wood,
           guint brick)
{
  kit_setf (k, "pile fields %u 0 0", straw);
  kit_setf (k, "pile forest 0 %u 0", wood);
  kit_setf (k, "pile brickyard 0 0 %u", brick);
}

/* How often he goes to each Location from the same piles. */
static void
count_visits (guint  straw,
              guint  wood,
              guint  brick,
              guint *visits)
{
  KIT (2);

  for (guint seed = 1; seed <= SEEDS; seed++)
    {
      set_piles (k, straw, wood, brick);
      visits[regal_goes (k, seed)]++;
    }
}

static void
comes_with_two_players_only (void)
{
  for (guint seats = 2; seats <= 4; seats++)
    {
      KIT (seats);

      g_assert_cmpuint (kit_events (k, "regal-came"), ==, seats == 2 ? 1 : 0);
      kit_forget (k);
      kit_pass_round (k);
      g_assert_cmpuint (kit_events (k, "regal-came"), ==, seats == 2 ? 1 : 0);
    }
}

static void
takes_half_rounded_down_to_the_supply (void)
{
  guint halves = 0;
  guint total = 0;

  for (guint seed = 1; seed <= 9; seed++)
    {
      g_autoptr (Kit) k = kit_begin_with (test_setup (2, seed, 0, "all", NULL));

      halves += kit_events (k, "from fields to supply type straw n 2") == 1 && k->s.piles[0][0] == 3
             && kit_events (k, "regal-came location fields") == 1;
      halves += kit_events (k, "from forest to supply type wood n 2") == 1 && k->s.piles[1][1] == 2
             && kit_events (k, "regal-came location forest") == 1;
      halves += kit_events (k, "from brickyard to supply type brick n 1") == 1 && k->s.piles[2][2] == 2
             && kit_events (k, "regal-came location brickyard") == 1;
      g_assert_cmpuint (kit_events (k, "resources-moved"), ==, 1);
      total++;
    }
  g_assert_cmpuint (halves, ==, total);
}

static void
leaves_a_single_resource (void)
{
  KIT (2, "pile fields 1 0 0", "pile forest 0 1 0", "pile brickyard 0 0 1");

  for (guint seed = 1; seed <= 12; seed++)
    {
      kit_setf (k, "seed %u", seed);
      kit_set (k, "window regal");
      kit_shows (k, "pile fields 1 0 0");
      kit_shows (k, "pile forest 0 1 0");
      kit_shows (k, "pile brickyard 0 0 1");
    }
}

static void
finds_each_location_equally_often (void)
{
  guint visits[GRIMM_N_LOCATIONS] = { 0 };

  count_visits (5, 4, 3, visits);
  for (guint l = 0; l < GRIMM_MARKET; l++)
    {
      g_assert_cmpuint (visits[l], >, SEEDS / 4);
      g_assert_cmpuint (visits[l], <, SEEDS * 5 / 12);
    }
}

static void
rolls_while_no_location_holds_more_than_ten (void)
{
  guint visits[GRIMM_N_LOCATIONS] = { 0 };

  count_visits (10, 10, 2, visits);
  for (guint l = 0; l < GRIMM_MARKET; l++)
    g_assert_cmpuint (visits[l], >, SEEDS / 4);
}

static void
always_goes_to (GrimmLocation location,
                guint         straw,
                guint         wood,
                guint         brick)
{
  guint visits[GRIMM_N_LOCATIONS] = { 0 };

  count_visits (straw, wood, brick, visits);
  g_assert_cmpuint (visits[location], ==, SEEDS);
}

static void
goes_where_more_than_ten_lie (void)
{
  always_goes_to (GRIMM_FIELDS, 11, 10, 10);
  always_goes_to (GRIMM_FOREST, 10, 11, 10);
  always_goes_to (GRIMM_BRICKYARD, 10, 10, 11);
}

static void
goes_to_the_fullest_of_those (void)
{
  always_goes_to (GRIMM_FIELDS, 13, 11, 12);
  always_goes_to (GRIMM_FOREST, 11, 13, 12);
  always_goes_to (GRIMM_BRICKYARD, 12, 11, 13);
}

static void
prefers_brick_then_wood_then_straw (void)
{
  always_goes_to (GRIMM_BRICKYARD, 12, 12, 12);
  always_goes_to (GRIMM_BRICKYARD, 12, 4, 12);
  always_goes_to (GRIMM_FOREST, 12, 12, 11);
}

/* A die that is not rolled leaves what chance brings next as it was. */
static void
does_not_roll_then (void)
{
  KIT (2, "pile forest 0 11 0", "seed 77");
  guint64 before = k->s.rng.state;

  kit_set (k, "window regal");
  g_assert_cmpuint (k->s.rng.state, ==, before);
  kit_set (k, "pile forest 0 10 0");
  kit_set (k, "window regal");
  g_assert_cmpuint (k->s.rng.state, !=, before);
}

static void
comes_after_the_friends_at_the_start (void)
{
  KIT (2, "friend seat-2 tom-thumb", "pile fields 11 0 0", "window start");

  kit_asks (k, "tom-thumb", "seat-2");
  kit_shows (k, "pile fields 11 0 0");
  kit_forget (k);
  kit_answer (k, "tom-thumb", "fields-straw");
  g_assert_cmpuint (kit_event_at (k, "cause tom-thumb from fields to seat-2"), <, kit_event_at (k, "regal-came"));
}

/* What Tom Thumb takes may bring the Location down to ten: now he rolls. */
static void
counts_what_those_friends_left (void)
{
  gboolean elsewhere = FALSE;

  for (guint seed = 1; seed <= 20; seed++)
    {
      KIT (2, "friend seat-1 tom-thumb", "pile fields 11 0 0");

      kit_setf (k, "seed %u", seed);
      kit_set (k, "window start");
      kit_answer (k, "tom-thumb", "fields-straw");
      elsewhere |= k->s.piles[GRIMM_FIELDS][GRIMM_STRAW] == 10;
    }
  g_assert_true (elsewhere);
}

/* Wherever he went, who stands there with no other pig is alone. */
static void
is_never_at_a_location (void)
{
  for (guint seed = 1; seed <= 6; seed++)
    for (guint l = 0; l < GRIMM_MARKET; l++)
      {
        const char *there = grimm_location_ids[l];
        const char *elsewhere = grimm_location_ids[(l + 1) % 3];
        g_autoptr (Kit) k = kit_begin_with (test_setup (2, seed, 0, "all", NULL));
        g_autofree char *first = g_strdup_printf ("%s little-helpers", there);
        g_autofree char *second = g_strdup_printf ("%s spy-network", elsewhere);

        kit_set (k, "hand seat-1 little-helpers");
        kit_set (k, "hand seat-2 spy-network");
        kit_plan (k, first, second);
        kit_pass_to_window (k, "build");
        kit_shows (k, "actions seat-1 4");
        g_assert_cmpuint (k->s.players[1].hand_size, ==, 1);
      }
}

/* A Monster with no pig beside it meets nobody, and nobody is asked for
 * another's sake. */
static void
is_no_player_for_any_card (void)
{
  KIT (2, "hand seat-1 wolf", "hand seat-2 night-at-the-tavern", "friend seat-2 wood-cutter");
  guint bricks = k->s.piles[GRIMM_BRICKYARD][GRIMM_BRICK];

  kit_plan (k, "fields wolf", "forest night-at-the-tavern");
  kit_answer (k, "place-monster", "brickyard");
  kit_asks (k, "tavern", "seat-2");
  g_assert_cmpuint (k->ask.n_options, ==, 2);
  kit_pass_to_window (k, "build");
  kit_showsf (k, "pile brickyard 0 0 %u", bricks);
}

static void
the_market_is_in_play_with_four_only (void)
{
  for (guint seats = 2; seats <= 4; seats++)
    {
      KIT (seats);

      g_assert_cmpint (kit_offers (k, "market"), ==, seats == 4);
      g_assert_cmpuint (k->s.n_locations, ==, seats == 4 ? 4 : 3);
      g_assert_cmpuint (kit_events (k, "refilled at market"), ==, seats == 4 ? 3 : 0);
      if (seats == 4)
        kit_shows (k, "pile market 1 1 1");
      else
        kit_set_fails (k, "pile market 1 1 1", "market");
    }
}

static void
alone_at_the_market_one_takes_all (void)
{
  KIT (4, "pile market 3 0 2");

  kit_forget (k);
  kit_plan (k, "market", "fields", "fields", "forest");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 3 0 2");
  kit_shows (k, "gathered seat-1 3 0 2");
  kit_shows (k, "pile market 0 0 0");
}

static void
a_shared_market_is_drafted_in_turn_order (void)
{
  static const char *const order[] = { "seat-4", "seat-1", "seat-2" };
  KIT (4, "pile market 3 2 1", "start seat-3");

  kit_plan (k, "market", "market", "fields", "market");
  for (guint i = 0; i < 6; i++)
    {
      kit_asks (k, "market-draft", order[i % 3]);
      kit_answer (k, "market-draft", i == 0 ? "brick" : i < 3 ? "wood" : "straw");
    }
  kit_asks (k, "action", "seat-3");
  kit_shows (k, "resources seat-4 1 0 1");
  kit_shows (k, "resources seat-1 1 1 0");
  kit_shows (k, "resources seat-2 1 1 0");
  kit_shows (k, "gathered seat-4 1 0 1");
  kit_shows (k, "pile market 0 0 0");
}

static void
a_draft_offers_what_still_lies_there (void)
{
  KIT (4, "pile market 1 0 1");

  kit_plan (k, "market", "market", "fields", "forest");
  g_assert_true (kit_offers (k, "straw"));
  g_assert_false (kit_offers (k, "wood"));
  g_assert_true (kit_offers (k, "brick"));
  g_assert_false (kit_offers (k, "none"));
  kit_answer (k, "market-draft", "brick");
  kit_asks (k, "market-draft", "seat-2");
  g_assert_cmpuint (k->ask.n_options, ==, 1);
  g_assert_true (kit_offers (k, "straw"));
}

static void
a_draft_gives_each_the_same_number_and_leaves_the_rest (void)
{
  KIT (4, "pile market 2 2 1");

  kit_plan (k, "market", "market", "fields", "forest");
  for (guint i = 0; i < 4; i++)
    kit_answer (k, "market-draft", i < 2 ? "straw" : "wood");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 1 1 0");
  kit_shows (k, "resources seat-2 1 1 0");
  kit_shows (k, "pile market 0 0 1");
}

static void
fewer_resources_than_pigs_are_not_drafted (void)
{
  KIT (4, "pile market 1 1 1");

  kit_plan (k, "market", "market", "market", "market");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "pile market 1 1 1");
  kit_shows (k, "resources seat-1 0 0 0");
}

/* Four pigs find the old rest and the new three. */
static void
the_market_is_refilled_on_top_of_what_is_left (void)
{
  KIT (4, "pile market 2 0 1");

  kit_plan (k, "fields", "fields", "fields", "forest");
  kit_pass_round (k);
  kit_shows (k, "pile market 3 1 2");
}

const KitTest kit_regal_and_market_tests[] = {
  { "prince-regal", "comes-with-two-players-only", comes_with_two_players_only },
  { "prince-regal", "takes-half-rounded-down-to-the-supply", takes_half_rounded_down_to_the_supply },
  { "prince-regal", "leaves-a-single-resource", leaves_a_single_resource },
  { "prince-regal", "finds-each-location-equally-often", finds_each_location_equally_often },
  { "prince-regal", "rolls-while-no-location-holds-more-than-ten", rolls_while_no_location_holds_more_than_ten },
  { "prince-regal", "goes-where-more-than-ten-lie", goes_where_more_than_ten_lie },
  { "prince-regal", "goes-to-the-fullest-of-those", goes_to_the_fullest_of_those },
  { "prince-regal", "prefers-brick-then-wood-then-straw", prefers_brick_then_wood_then_straw },
  { "prince-regal", "does-not-roll-then", does_not_roll_then },
  { "prince-regal", "comes-after-the-friends-at-the-start", comes_after_the_friends_at_the_start },
  { "prince-regal", "counts-what-those-friends-left", counts_what_those_friends_left },
  { "prince-regal", "is-never-at-a-location", is_never_at_a_location },
  { "prince-regal", "is-no-player-for-any-card", is_no_player_for_any_card },
  { "market", "is-in-play-with-four-only", the_market_is_in_play_with_four_only },
  { "market", "alone-there-one-takes-all", alone_at_the_market_one_takes_all },
  { "market", "is-drafted-in-turn-order-when-shared", a_shared_market_is_drafted_in_turn_order },
  { "market", "a-draft-offers-what-still-lies-there", a_draft_offers_what_still_lies_there },
  { "market", "a-draft-gives-each-the-same-number-and-leaves-the-rest",
    a_draft_gives_each_the_same_number_and_leaves_the_rest },
  { "market", "fewer-resources-than-pigs-are-not-drafted", fewer_resources_than_pigs_are_not_drafted },
  { "market", "is-refilled-on-top-of-what-is-left", the_market_is_refilled_on_top_of_what_is_left },
  { NULL },
};
