/* test-statements-board.c: what a story does to minions, the board and the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

/* minions */

static void
meet_random_at_a_start (void)
{
  SAID ("players=3", "", "meet random at N");

  g_assert_cmpuint (kit_events (k, "minion-came"), ==, 3);
  /* A lost toy waits above N, and a vendor beside it. */
  kit_offers_only (k, "to-7-4 to-8-4 to-9-4 to-7-5 to-8-5 to-7-6 to-8-6 to-9-6");
}

static void
meet_a_boss (void)
{
  SAID ("players=3", "", "meet boss mitten-king");

  kit_answer (k, "arrive", TO (3, 3));
  kit_shows (k, "minions mitten-king 3,3 3");
}

static void
banish_a_kind (void)
{
  SAID ("players=2", "", "banish lintling", "minions lintling 3,3 0 inkblot 4,3 0 lintling 5,3 0");

  kit_shows (k, "minions inkblot 4,3 0");
  kit_shows (k, "buttons seat-1 0 seat-2 0");
  kit_shows (k, "defeated none");
}

static void
banish_all (void)
{
  SAID ("players=2", "", "banish all", "minions lintling 3,3 0 mitten-king 4,3 2");

  kit_shows (k, "minions none");
  kit_shows (k, "statuses seat-1 none seat-2 none");
}

/* board */

static void
put_lays_a_token (void)
{
  SAID ("players=2", "", "put objective X; put wagon 2; put lost 2");

  kit_shows (k, "objectives 0,5 2,7 none none");
  kit_shows (k, "wagon 7,2");
  kit_shows (k, "lost-tokens 6,5 7,2 none none");
}

static void
lift_takes_one_or_all (void)
{
  SAID ("players=2", "", "lift objective X; lift lost; lift door", "objectives 0,5 2,7");

  kit_shows (k, "objectives 0,5 none none none");
  kit_shows (k, "lost-tokens none none none none");
  kit_shows (k, "door none");
}

static void
shift_goes_round_the_track (void)
{
  SAID ("players=2", "", "shift train 2");

  kit_shows (k, "train 8,3 2");
  kit_read (k, "1.1");
  kit_shows (k, "train 7,3 1");
}

static void
a_minion_in_the_way_of_a_rider_is_put_aside_but_on_no_point (void)
{
  SAID ("players=2", "", "shift train 2", "squares seat-1 6,3", "minions lintling 8,3 0", "points-read 2");

  kit_shows (k, "minions lintling 8,2 0");
}

static void
a_point_that_is_off_does_not_act (void)
{
  SAID ("players=2", "", "point 2 off", "squares seat-1 6,2", "drawn red 2");

  kit_shows (k, "points-off 2");
  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  kit_answer (k, "pool", "roll");
  kit_answer (k, "walk", TO (7, 2));
  g_assert_cmpuint (kit_events (k, "point-read"), ==, 0);
}

static void
and_one_that_is_on_does (void)
{
  SAID ("players=2", "", "point 2 on", "points-off 2", "squares seat-1 7,2");

  kit_shows (k, "points-off none");
  g_assert_cmpuint (kit_events (k, "point-read seat seat-1 a 1"), ==, 1);
}

static void
search_needs_another_number (void)
{
  SAID ("players=2", "", "search 6", "drawn yellow 2");

  kit_chance (k, "5");
  kit_answer (k, "act", "search");
  kit_answer (k, "pool", "roll");
  g_assert_cmpuint (kit_events (k, "test-failed"), ==, 1);
}

static void
search_off (void)
{
  SAID ("players=2", "", "search off", "drawn yellow 2");

  kit_shows (k, "search 0");
  g_assert_false (kit_offers (k, "search"));
}

static void
goal_is_another (void)
{
  SAID ("players=2", "", "goal \"Go home.\"");

  g_assert_cmpstr (stuffed_stories[k->s.story]->texts[k->s.goal], ==, "Go home.");
}

static void
an_environment_comes_with_what_stands_there (void)
{
  SAID ("players=2", "", "environment creaking-floor");

  kit_shows (k, "environment creaking-floor");
  kit_shows (k, "stands tiptoe open 0 0 0");
}

static void
environment_none_takes_both_away (void)
{
  SAID ("players=2", "", "environment none", "environment thick-dust", "stands sweep open 4 1 1");

  kit_shows (k, "environment none");
  kit_shows (k, "stands none");
  kit_shows (k, "discard yellow 1 purple 1");
}

/* table */

static void
threat_more_comes_from_the_bag (void)
{
  SAID ("players=2", "", "threat +2");

  kit_shows (k, "track 2");
  g_assert_cmpuint (k->s.bag[STUFFED_BLACK], ==, 1);
}

static void
what_there_is (void)
{
  SAID ("players=2", "", "threat +3", "discard black 2");

  kit_shows (k, "track 1");
}

static void
threat_less_goes_to_the_discards (void)
{
  SAID ("players=2", "", "threat -2", "track 3");

  kit_shows (k, "track 1");
  g_assert_cmpuint (k->s.discard[STUFFED_BLACK], ==, 2);
}

static void
sleep_reveals_so_many_cards (void)
{
  SAID ("players=3", "", "sleep 8-2n");

  g_assert_cmpuint (kit_events (k, "sleep-card"), ==, 2);
}

static void
surge_is_the_pages (void)
{
  SAID ("players=2", "", "surge", "drawn red 2 blue 1", "discard green 3", "track 1", "stored seat-2 yellow");

  kit_shows (k, "surges 1");
  kit_shows (k, "buttons seat-1 1 seat-2 1");
  kit_shows (k, "track 0");
  kit_shows (k, "discard none");
  /* Dice in front of a player are not touched. */
  kit_shows (k, "drawn red 2 blue 1");
  kit_shows (k, "stored seat-1 none seat-2 yellow");
  kit_read (k, "1.1");
  kit_shows (k, "hearts seat-1 1 seat-2 1");
}

static void
refresh_empties_the_discard_pool (void)
{
  SAID ("players=2", "", "refresh", "discard red 2 black 1", "drawn blue 1", "stands knock open 3 1 1");

  kit_shows (k, "discard none");
  kit_shows (k, "drawn blue 1");
  kit_shows (k, "stands knock open 3 0 0");
  g_assert_cmpuint (k->s.bag[STUFFED_RED], ==, 5);
}

static void
set_and_clear_flags (void)
{
  SAID ("players=2", "", "if is called: clear called\nelse: set called");

  kit_shows (k, "flags called");
  kit_read (k, "1.1");
  kit_shows (k, "flags none");
}

static void
count_adds_to_a_counter (void)
{
  SAID ("players=3", "", "count calls +n", "counters calls 4");

  kit_shows (k, "counters calls 7");
}

const KitTest kit_statements_board_tests[] = {
  { "meet", "random-at-a-start-and-never-on-a-vendor", meet_random_at_a_start },
  { "meet", "a-boss", meet_a_boss },
  { "banish", "a-kind", banish_a_kind },
  { "banish", "all", banish_all },
  { "put", "lays-a-token", put_lays_a_token },
  { "lift", "takes-one-or-all", lift_takes_one_or_all },
  { "shift", "goes-round-the-track", shift_goes_round_the_track },
  { "shift", "puts-a-minion-aside-but-on-no-point", a_minion_in_the_way_of_a_rider_is_put_aside_but_on_no_point },
  { "point", "off-does-not-act", a_point_that_is_off_does_not_act },
  { "point", "on-does", and_one_that_is_on_does },
  { "search", "needs-another-number", search_needs_another_number },
  { "search", "off", search_off },
  { "goal", "is-another", goal_is_another },
  { "environment", "comes-with-what-stands-there", an_environment_comes_with_what_stands_there },
  { "environment", "none-takes-both-away", environment_none_takes_both_away },
  { "threat", "more-comes-from-the-bag", threat_more_comes_from_the_bag },
  { "threat", "more-is-what-there-is", what_there_is },
  { "threat", "less-goes-to-the-discards", threat_less_goes_to_the_discards },
  { "sleep", "reveals-so-many-cards", sleep_reveals_so_many_cards },
  { "surge", "within-a-turn-leaves-dice-before-players-alone", surge_is_the_pages },
  { "refresh", "empties-the-discard-pool-and-tasks", refresh_empties_the_discard_pool },
  { "set", "and-clear", set_and_clear_flags },
  { "count", "adds-to-a-counter", count_adds_to_a_counter },
  { NULL },
};
