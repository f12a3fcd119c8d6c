/* test-minions.c: how minions come, walk and attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
named_ones_come_with_their_leader_first (void)
{
  KIT ("players=4", NULL);

  kit_read (k, "1.lint");
  g_assert_cmpuint (kit_events (k, "minion-came a lintling"), ==, 3);
  g_assert_cmpuint (kit_events (k, "minion-came a lint-baron"), ==, 1);
}

static void
too_few_cards_fewer_come (void)
{
  KIT ("players=4", "minions lintling 9,3 0 lintling 9,4 0 lint-baron 8,3 0");

  kit_read (k, "1.lint");
  g_assert_cmpuint (kit_events (k, "minion-came"), ==, 1);
}

static void
plain_ones_come_without (void)
{
  KIT ("players=3", "page 3", "turn seat-1 1 0");

  kit_read (k, "3.0");
  while (k->ask.kind == STUFFED_ASK_ARRIVE)
    kit_answer_nth (k, 0);
  kit_shows_not (k, "minions none");
  g_assert_cmpuint (kit_events (k, "minion-came a lintling"), ==, 2);
  g_assert_cmpuint (kit_events (k, "minion-came a lint-baron"), ==, 0);
}

static void
random_ones_are_as_many_as_seats (void)
{
  KIT ("players=3", "page 2", "turn seat-1 1 0");

  kit_read (k, "2.0");
  g_assert_cmpuint (kit_events (k, "minion-came"), ==, 3);
}

static void
they_are_placed_on_or_adjacent_to_a_start_and_never_on_a_point (void)
{
  KIT2 (NULL);

  kit_read (k, "1.lint");
  kit_asks (k, "arrive", "seat-1");
  /* Around M at 6,3; somebody stands at 5,3 and a lost toy waits at 7,2. */
  kit_offers_only (k, "to-5-2 to-6-2 to-6-3 to-7-3 to-5-4 to-6-4 to-7-4");
}

static void
it_rolls_a_die_off_the_track (void)
{
  KIT2 ("minions lintling 9,3 0", "track 1", "squares seat-1 0,7 seat-2 0,6");

  kit_chance (k, "1");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "minion-rolled a lintling b 1 c 0"), ==, 1);
  g_assert_cmpuint (kit_events (k, "refreshed"), ==, 1);
  g_assert_cmpuint (k->s.threat + k->s.drawn[STUFFED_BLACK], <=, 3);
}

static void
with_an_empty_track_a_die_is_lent (void)
{
  KIT2 ("minions lintling 9,3 0 lintling 9,4 0 hookling 8,3 0 hookling 8,4 0", "track 3", "squares seat-1 0,7 seat-2 0,6");

  kit_chance (k, "1 1 1 1");
  kit_answer (k, "act", "done");
  for (guint i = 0; i < 9 && kit_events (k, "minion-rolled") < 4; i++)
    kit_answer_nth (k, 0);
  g_assert_cmpuint (kit_events (k, "minion-rolled"), ==, 4);
  g_assert_cmpuint (kit_events (k, " n 1"), >=, 1);
}

static void
it_walks_towards_the_shortest_walk_until_adjacent (void)
{
  KIT2 ("minions lintling 9,3 0", "track 1", "squares seat-1 0,7 seat-2 5,3");

  kit_chance (k, "2");
  kit_answer (k, "act", "done");
  kit_shows (k, "minions lintling 6,2 0");
  g_assert_cmpuint (kit_events (k, "minion-struck seat seat-2"), ==, 1);
}

static void
next_to_somebody_it_stays (void)
{
  KIT2 ("minions lintling 6,3 0", "track 1", "squares seat-1 0,7");

  kit_chance (k, "6");
  kit_answer (k, "act", "done");
  kit_shows (k, "minions lintling 6,3 0");
}

static void
a_tie_of_walks_is_the_bookkeepers (void)
{
  KIT2 ("minions lintling 4,7 0", "track 1", "squares seat-1 1,7 seat-2 7,7", "bookkeeper seat-2");

  kit_chance (k, "2");
  kit_answer (k, "act", "done");
  kit_asks (k, "who", "seat-2");
  kit_offers_only (k, "pick-seat-1 pick-seat-2");
  kit_answer (k, "who", "pick-seat-1");
  g_assert_cmpuint (kit_events (k, "minion-struck seat seat-1"), ==, 1);
}

static void
a_tie_of_distance_is_too (void)
{
  KIT2 ("minions lintling 5,4 0", "track 1");

  kit_chance (k, "2");
  kit_answer (k, "act", "done");
  kit_asks (k, "who", "seat-1");
  kit_answer (k, "who", "pick-seat-2");
  g_assert_cmpuint (kit_events (k, "minion-struck seat seat-2 a lintling c 0 n 2"), ==, 1);
}

static void
out_of_range_nobody_is_attacked (void)
{
  KIT2 ("minions hookling 9,3 0", "track 1", "squares seat-1 0,7 seat-2 0,6");

  kit_chance (k, "2");
  kit_answer (k, "act", "done");
  for (guint i = 0; i < 3 && k->ask.kind == STUFFED_ASK_WHO; i++)
    kit_answer_nth (k, 0);
  g_assert_cmpuint (kit_events (k, "minion-struck"), ==, 0);
}

static void
ranged_minions_attack_from_afar (void)
{
  KIT2 ("minions lampmoth 9,3 0", "track 1", "squares seat-1 0,7");

  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "minion-struck seat seat-2 a lampmoth"), ==, 1);
}

static void
a_status_hits_the_target_if_it_lost_stuffing (void)
{
  KIT2 ("minions lampmoth 6,3 0", "track 1", "squares seat-1 0,7");

  kit_chance (k, "5");
  kit_answer (k, "act", "done");
  g_assert_true (kit_has (k, 2, STUFFED_SCARED));
}

static void
and_not_if_it_lost_none (void)
{
  KIT2 ("minions lampmoth 6,3 0", "track 1", "squares seat-1 0,7", "statuses seat-2 cosy");

  kit_chance (k, "5");
  kit_answer (k, "act", "done");
  kit_answer (k, "hit", "spend-cosy");
  g_assert_false (kit_has (k, 2, STUFFED_SCARED));
}

static void
an_inkblots_1_worries_each_within_2 (void)
{
  KIT2 ("minions inkblot 7,3 0", "track 1", "squares seat-1 4,3 seat-2 5,3");

  kit_chance (k, "1");
  kit_answer (k, "act", "done");
  g_assert_true (kit_has (k, 2, STUFFED_WORRIED));
  g_assert_false (kit_has (k, 1, STUFFED_WORRIED));
}

static void
the_barons_1_brings_a_plain_lintling_that_waits (void)
{
  KIT2 ("minions lint-baron 9,3 0", "track 1");

  kit_chance (k, "1");
  kit_answer (k, "act", "done");
  kit_asks (k, "arrive", "seat-1");
  kit_answer_nth (k, 0);
  g_assert_cmpuint (kit_events (k, "minion-rolled"), ==, 1);
  g_assert_cmpuint (k->s.n_foes, ==, 2);
}

static void
a_stored_die_is_discarded_always (void)
{
  KIT2 ("minions old-hook 6,3 0", "track 1", "squares seat-1 0,7", "stored seat-2 red", "stuffing seat-2 9");

  kit_chance (k, "5 6");
  kit_answer (k, "act", "done");
  kit_answer (k, "defend", "stored-red");
  g_assert_cmpuint (kit_events (k, " n -"), ==, 0);
  kit_shows (k, "stored seat-1 none seat-2 none");
}

static void
others_adjacent_to_the_king_are_hurt_2 (void)
{
  KIT2 ("page 3", "turn seat-1 1 0", "squares seat-1 4,3 seat-2 2,3", "minions mitten-king 3,4 2", "track 1", "bookkeeper seat-1");

  kit_chance (k, "6");
  kit_answer (k, "act", "done");
  kit_answer (k, "who", "pick-seat-1");
  g_assert_cmpuint (kit_events (k, "fell seat seat-1"), ==, 1);
  g_assert_cmpuint (kit_events (k, "hit seat seat-2 n 2"), ==, 1);
}

static void
after_the_last_the_track_is_empty_and_dice_are_refreshed (void)
{
  KIT2 ("minions lintling 9,3 0", "track 3", "discard red 2", "squares seat-1 0,7 seat-2 0,6");

  kit_chance (k, "1");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "refreshed"), ==, 1);
}

static void
banish_removes_without_reward (void)
{
  KIT2 ("minions lintling 9,3 0");
  StuffedRun r = { .s = &k->s, .ask = &k->ask, .events = &k->events };

  stuffed_banish (&r, STUFFED_NONE);
  g_assert_cmpuint (k->s.n_foes, ==, 0);
  g_assert_cmpuint (k->s.defeated, ==, 0);
  kit_shows (k, "buttons seat-1 0 seat-2 0");
}

const KitTest kit_minions_tests[] = {
  { "encounter", "named-ones-come-with-their-leader-first", named_ones_come_with_their_leader_first },
  { "encounter", "too-few-cards-fewer-come", too_few_cards_fewer_come },
  { "encounter", "plain-ones-come-without", plain_ones_come_without },
  { "encounter", "random-ones-are-as-many-as-seats", random_ones_are_as_many_as_seats },
  { "encounter", "on-or-adjacent-to-a-start-and-never-on-a-point", they_are_placed_on_or_adjacent_to_a_start_and_never_on_a_point },
  { "minion-turn", "a-die-is-rolled-off-the-track", it_rolls_a_die_off_the_track },
  { "minion-turn", "with-an-empty-track-a-die-is-lent", with_an_empty_track_a_die_is_lent },
  { "minion-turn", "it-walks-towards-the-shortest-walk-until-adjacent", it_walks_towards_the_shortest_walk_until_adjacent },
  { "minion-turn", "next-to-somebody-it-stays", next_to_somebody_it_stays },
  { "minion-turn", "a-tie-of-walks-is-the-bookkeepers", a_tie_of_walks_is_the_bookkeepers },
  { "minion-turn", "a-tie-of-distance-is-too", a_tie_of_distance_is_too },
  { "minion-turn", "out-of-range-nobody-is-attacked", out_of_range_nobody_is_attacked },
  { "lampmoth", "attacks-from-afar", ranged_minions_attack_from_afar },
  { "special", "a-status-hits-the-target-if-it-lost-stuffing", a_status_hits_the_target_if_it_lost_stuffing },
  { "special", "and-not-if-it-lost-none", and_not_if_it_lost_none },
  { "inkblot", "a-1-worries-each-within-2", an_inkblots_1_worries_each_within_2 },
  { "lint-baron", "a-1-brings-a-plain-lintling-that-waits", the_barons_1_brings_a_plain_lintling_that_waits },
  { "old-hook", "a-stored-die-is-discarded-always", a_stored_die_is_discarded_always },
  { "mitten-king", "others-adjacent-are-hurt-2", others_adjacent_to_the_king_are_hurt_2 },
  { "minion-turn", "after-the-last-the-track-is-empty", after_the_last_the_track_is_empty_and_dice_are_refreshed },
  { "banish", "removes-without-reward", banish_removes_without_reward },
  { NULL },
};
