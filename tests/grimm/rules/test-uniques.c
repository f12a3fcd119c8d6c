/* test-uniques.c: the Unique Locations
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-fables.h"

/* Placing Unique Locations, and their order. */

static void
unique_is_placed_where_no_other_lies_and_stays (void)
{
  KIT (4, "unique forest lonely-castle", "hand seat-1 wolf", "hand seat-2 royal-wedding");

  kit_plan (k, "fields wolf", "fields royal-wedding", "fields", "brickyard");
  kit_answer (k, "place-monster", "brickyard");
  kit_asks (k, "place-unique", "seat-2");
  /* A Monster does not matter. */
  offers_only (k, "fields brickyard market");
  kit_answer (k, "place-unique", "brickyard");
  kit_pass_to_window (k, "build");
  kit_shows (k, "unique brickyard royal-wedding");
  kit_shows (k, "unique forest lonely-castle");
  g_assert_cmpuint (kit_discarded (k, "royal-wedding"), ==, 0);
  kit_pass_round (k);
  kit_shows (k, "unique brickyard royal-wedding");
}

static void
unique_in_turn_order_one_for_each_location (void)
{
  KIT (3, "start seat-2", "hand seat-1 grandmas-house", "hand seat-2 royal-wedding", "hand seat-3 lonely-castle");

  kit_plan (k, "fields grandmas-house", "fields royal-wedding", "fields lonely-castle");
  kit_asks (k, "place-unique", "seat-2");
  kit_answer (k, "place-unique", "fields");
  kit_asks (k, "place-unique", "seat-3");
  offers_only (k, "forest brickyard");
  kit_answer (k, "place-unique", "brickyard");
  kit_asks (k, "place-unique", "seat-1");
  offers_only (k, "forest");
}

/* After everybody's own effects: the Castle at the Fields, Grandma at the
 * Forest, the Wedding at the Brickyard, players in turn order; only then those
 * that must go are discarded. */
static void
unique_last_in_the_order_of_the_locations (void)
{
  KIT (3, "start seat-2", "plan seat-1 forest a-friendly-game", "plan seat-2 forest", "plan seat-3 fields",
       "resources seat-2 1 1 1", "unique fields lonely-castle", "unique forest grandmas-house",
       "unique brickyard royal-wedding", "window gather-end");

  kit_asks (k, "friendly-game", "seat-1");
  kit_shows (k, "resources seat-3 0 0 0");
  kit_answer (k, "friendly-game", "seat-2-straw");
  kit_answer (k, "take-more", "wood");

  kit_asks (k, "gain", "seat-2");
  kit_shows (k, "resources seat-3 1 1 1");
  kit_answer (k, "gain", "wood");
  kit_answer (k, "gain", "wood");
  kit_asks (k, "gain", "seat-1");
  kit_answer (k, "gain", "brick");
  kit_answer (k, "gain", "brick");

  kit_shows (k, "unique brickyard royal-wedding");
  kit_asks (k, "discard", "seat-2");
  kit_answer (k, "discard", "wood");
  kit_asks (k, "discard", "seat-3");
  kit_answer (k, "discard", "straw");
  kit_asks (k, "discard", "seat-1");
  kit_answer (k, "discard", "brick");

  kit_asks (k, "action", "seat-2");
  kit_shows (k, "resources seat-1 1 1 1");
  kit_shows (k, "resources seat-2 0 1 1");
  kit_shows (k, "resources seat-3 0 1 1");
  kit_shows (k, "unique fields lonely-castle");
  kit_shows (k, "unique forest grandmas-house");
  kit_shows_not (k, "unique brickyard royal-wedding");
}

/* Grandma's House. */

static void
grandma_all_players_there_gain_any_two (void)
{
  KIT (3, "start seat-3", "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 fields",
       "unique fields grandmas-house", "window gather-end");

  kit_asks (k, "gain", "seat-3");
  offers_only (k, "straw wood brick");
  kit_answer (k, "gain", "wood");
  kit_answer (k, "gain", "brick");
  kit_asks (k, "gain", "seat-1");
  kit_answer (k, "gain", "straw");
  kit_answer (k, "gain", "straw");
  kit_asks (k, "action", "seat-3");
  kit_shows (k, "resources seat-1 2 0 0");
  kit_shows (k, "resources seat-2 0 0 0");
  kit_shows (k, "resources seat-3 0 1 1");
  kit_shows (k, "pile fields 5 0 0");
  kit_shows (k, "unique fields grandmas-house");
}

static void
grandma_a_pig_nowhere_gains_nothing (void)
{
  KIT (3, "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 forest",
       "unique fields grandmas-house", "pig seat-1 nowhere", "window gather-end");

  nobody_is_asked (k);
}

/* The Giant acts before she gives. */
static void
grandma_gives_after_the_monsters (void)
{
  KIT (3, "unique fields grandmas-house", "hand seat-2 giant", "pile fields 1 0 0");

  kit_plan (k, "fields", "forest giant", "forest");
  kit_asks (k, "gain", "seat-1");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_answer (k, "gain", "straw");
  kit_answer (k, "gain", "straw");
  kit_shows (k, "resources seat-1 2 0 0");
  g_assert_cmpuint (kit_discarded (k, "grandmas-house"), ==, 1);
}

/* Grandma's House with Monsters. */

static void
grandma_every_monster_goes_to_her_house (void)
{
  KIT (3, "unique fields grandmas-house", "hand seat-1 wolf", "hand seat-2 bridge-troll", "hand seat-3 dragon",
       "resources seat-1 2 2 2", "pile fields 7 0 0");

  kit_plan (k, "fields wolf", "forest bridge-troll", "forest dragon");
  /* Nobody was asked where; all of them acted there. */
  g_assert_cmpuint (kit_events (k, "card-placed seat seat-1 cause wolf location fields"), ==, 1);
  g_assert_cmpuint (kit_events (k, "card-placed seat seat-2 cause bridge-troll location fields"), ==, 1);
  g_assert_cmpuint (kit_events (k, "card-placed seat seat-3 cause dragon location fields"), ==, 1);
  kit_asks (k, "troll-victim", "seat-2");
  offers_only (k, "seat-1");
  kit_shows (k, "pile fields 0 0 0");
  kit_shows (k, "resources seat-1 0 0 0");
}

static void
grandma_monsters_placed_earlier_stay (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-2 grandmas-house", "hand seat-3 dragon");

  kit_plan (k, "fields wolf", "forest grandmas-house", "forest dragon");
  kit_answer (k, "place-monster", "fields");
  kit_asks (k, "place-unique", "seat-2");
  offers_only (k, "fields forest brickyard");
  kit_answer (k, "place-unique", "brickyard");
  /* The later one goes to her without a question. */
  nobody_is_asked (k);
  g_assert_cmpuint (kit_events (k, "card-placed seat seat-3 cause dragon location brickyard"), ==, 1);
  g_assert_cmpuint (kit_events (k, "cause wolf from fields to supply type straw n 5"), ==, 1);
}

static void
grandma_leaves_when_a_monster_came (void)
{
  KIT (3, "unique brickyard grandmas-house", "hand seat-1 wolf");

  /* Even with nobody there for it. */
  kit_plan (k, "fields wolf", "forest", "forest");
  nobody_is_asked (k);
  kit_shows_not (k, "unique brickyard grandmas-house");
  g_assert_cmpuint (kit_discarded (k, "grandmas-house"), ==, 1);
  g_assert_cmpuint (kit_events (k, "unique-left location brickyard card grandmas-house"), ==, 1);
}

static void
grandma_leaves_when_the_monster_was_cancelled (void)
{
  KIT (3, "unique brickyard grandmas-house", "hand seat-1 wolf", "friend seat-2 huntsman");

  kit_plan (k, "fields wolf", "brickyard", "forest");
  g_assert_cmpuint (kit_events (k, "card-cancelled seat seat-2"), ==, 1);
  kit_shows (k, "resources seat-2 1 1 4");
  kit_answer (k, "gain", "straw");
  kit_answer (k, "gain", "straw");
  kit_shows_not (k, "unique brickyard grandmas-house");
}

/* On a Location with an earlier Monster, she lasts this round only. */
static void
grandma_may_be_put_where_a_monster_stands (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-2 grandmas-house");

  kit_plan (k, "fields wolf", "forest grandmas-house", "fields");
  kit_answer (k, "place-monster", "brickyard");
  kit_answer (k, "place-unique", "brickyard");
  nobody_is_asked (k);
  g_assert_cmpuint (kit_discarded (k, "grandmas-house"), ==, 1);
}

static void
grandma_stays_without_a_monster_at_her_house (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-2 grandmas-house");

  kit_plan (k, "fields wolf", "forest grandmas-house", "fields");
  kit_answer (k, "place-monster", "fields");
  kit_answer (k, "place-unique", "brickyard");
  nobody_is_asked (k);
  kit_shows (k, "unique brickyard grandmas-house");
  g_assert_cmpuint (kit_discarded (k, "grandmas-house"), ==, 0);
}

/* Monsters taken by the Flute never came to her. */
static void
grandma_stays_when_the_flute_took_the_monster (void)
{
  KIT (3, "unique brickyard grandmas-house", "hand seat-1 wolf", "hand seat-2 magic-flute");

  kit_plan (k, "fields wolf", "forest magic-flute", "forest");
  kit_shows (k, "unique brickyard grandmas-house");
}

/* Lonely Castle. */

static void
castle_alone_there_gains_one_of_each (void)
{
  KIT (3, "plan seat-1 forest", "plan seat-2 fields", "plan seat-3 forest",
       "unique fields lonely-castle", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "resources seat-2 1 1 1");
  kit_shows (k, "resources seat-3 0 0 0");
  kit_shows (k, "unique fields lonely-castle");
}

static void
castle_two_there_gain_nothing_and_it_stays (void)
{
  KIT (3, "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 forest",
       "unique fields lonely-castle", "window gather-end");

  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpuint (grimm_sum (k->s.players[seat].stock), ==, 0);
  kit_shows (k, "unique fields lonely-castle");
}

static void
castle_three_there_end_it (void)
{
  KIT (4, "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 fields", "plan seat-4 forest",
       "unique fields lonely-castle", "window gather-end");

  kit_shows_not (k, "unique fields lonely-castle");
  g_assert_cmpuint (kit_discarded (k, "lonely-castle"), ==, 1);
  kit_shows (k, "resources seat-1 0 0 0");
}

static void
castle_four_there_end_it (void)
{
  KIT (4, "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 fields", "plan seat-4 fields",
       "unique fields lonely-castle", "window gather-end");

  g_assert_cmpuint (kit_discarded (k, "lonely-castle"), ==, 1);
}

static void
castle_with_two_players_both_end_it (void)
{
  KIT (2, "plan seat-1 fields", "plan seat-2 fields", "unique fields lonely-castle", "window gather-end");

  g_assert_cmpuint (kit_discarded (k, "lonely-castle"), ==, 1);
}

static void
castle_with_two_players_one_does_not (void)
{
  KIT (2, "plan seat-1 fields", "plan seat-2 forest", "unique fields lonely-castle", "window gather-end");

  kit_shows (k, "unique fields lonely-castle");
  kit_shows (k, "resources seat-1 1 1 1");
}

static void
castle_stays_when_nobody_came (void)
{
  KIT (3, "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 forest",
       "unique fields lonely-castle", "pig seat-1 nowhere", "window gather-end");

  kit_shows (k, "unique fields lonely-castle");
  kit_shows (k, "resources seat-1 0 0 0");
}

/* Royal Wedding. */

static void
wedding_who_is_not_there_discards_one_of_choice (void)
{
  KIT (4, "start seat-4", "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 brickyard", "plan seat-4 forest",
       "unique forest royal-wedding", "resources seat-1 1 0 2", "resources seat-2 1 1 1", "resources seat-4 1 1 1",
       "window gather-end");

  kit_asks (k, "discard", "seat-1");
  offers_only (k, "straw brick");
  kit_answer (k, "discard", "brick");
  /* Who has nothing discards nothing, who is there keeps everything. */
  kit_asks (k, "action", "seat-4");
  kit_shows (k, "resources seat-1 1 0 1");
  kit_shows (k, "resources seat-2 1 1 1");
  kit_shows (k, "resources seat-4 1 1 1");
  kit_shows (k, "unique forest royal-wedding");
}

static void
wedding_hits_who_is_nowhere (void)
{
  KIT (3, "plan seat-1 forest", "plan seat-2 forest", "plan seat-3 forest", "unique forest royal-wedding",
       "resources seat-1 1 0 2", "resources seat-2 2 2 2", "pig seat-1 nowhere", "window gather-end");

  kit_asks (k, "discard", "seat-1");
  kit_answer (k, "discard", "straw");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 0 2");
  kit_shows (k, "unique forest royal-wedding");
}

/* A last time everybody pays, its own player too. */
static void
wedding_with_nobody_there_ends (void)
{
  KIT (3, "hand seat-1 royal-wedding");

  kit_plan (k, "fields royal-wedding", "fields", "brickyard");
  kit_answer (k, "place-unique", "forest");
  kit_asks (k, "discard", "seat-1");
  kit_answer (k, "discard", "straw");
  kit_asks (k, "discard", "seat-2");
  kit_answer (k, "discard", "straw");
  kit_asks (k, "discard", "seat-3");
  kit_answer (k, "discard", "brick");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 1 0 0");
  kit_shows (k, "resources seat-3 0 0 2");
  kit_shows_not (k, "unique forest royal-wedding");
  g_assert_cmpuint (kit_discarded (k, "royal-wedding"), ==, 1);
}

static void
wedding_acts_round_after_round (void)
{
  KIT (3, "unique forest royal-wedding");

  for (guint i = 0; i < 2; i++)
    {
      kit_plan (k, "forest", "forest", "fields");
      kit_asks (k, "discard", "seat-3");
      kit_answer (k, "discard", "straw");
      kit_pass_round (k);
    }
}

const KitTest kit_unique_tests[] = {
  { "unique-locations", "is-placed-where-no-other-lies-and-stays", unique_is_placed_where_no_other_lies_and_stays },
  { "unique-locations", "in-turn-order-one-for-each-location", unique_in_turn_order_one_for_each_location },
  { "unique-locations", "last-in-the-order-of-the-locations", unique_last_in_the_order_of_the_locations },
  { "grandmas-house", "all-players-there-gain-any-two", grandma_all_players_there_gain_any_two },
  { "grandmas-house", "a-pig-nowhere-gains-nothing", grandma_a_pig_nowhere_gains_nothing },
  { "grandmas-house", "gives-after-the-monsters", grandma_gives_after_the_monsters },
  { "grandmas-house", "every-monster-goes-to-her-house", grandma_every_monster_goes_to_her_house },
  { "grandmas-house", "monsters-placed-earlier-stay", grandma_monsters_placed_earlier_stay },
  { "grandmas-house", "leaves-when-a-monster-came", grandma_leaves_when_a_monster_came },
  { "grandmas-house", "leaves-when-the-monster-was-cancelled", grandma_leaves_when_the_monster_was_cancelled },
  { "grandmas-house", "may-be-put-where-a-monster-stands", grandma_may_be_put_where_a_monster_stands },
  { "grandmas-house", "stays-without-a-monster-at-her-house", grandma_stays_without_a_monster_at_her_house },
  { "grandmas-house", "stays-when-the-flute-took-the-monster", grandma_stays_when_the_flute_took_the_monster },
  { "lonely-castle", "alone-there-gains-one-of-each", castle_alone_there_gains_one_of_each },
  { "lonely-castle", "two-there-gain-nothing-and-it-stays", castle_two_there_gain_nothing_and_it_stays },
  { "lonely-castle", "three-there-end-it", castle_three_there_end_it },
  { "lonely-castle", "four-there-end-it", castle_four_there_end_it },
  { "lonely-castle", "with-two-players-both-end-it", castle_with_two_players_both_end_it },
  { "lonely-castle", "with-two-players-one-does-not", castle_with_two_players_one_does_not },
  { "lonely-castle", "stays-when-nobody-came", castle_stays_when_nobody_came },
  { "royal-wedding", "who-is-not-there-discards-one-of-choice", wedding_who_is_not_there_discards_one_of_choice },
  { "royal-wedding", "hits-who-is-nowhere", wedding_hits_who_is_nowhere },
  { "royal-wedding", "with-nobody-there-ends", wedding_with_nobody_there_ends },
  { "royal-wedding", "acts-round-after-round", wedding_acts_round_after_round },
  { NULL },
};
