/* test-damage.c: damage, collapse and sleep
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

/* seat-2 is attacked for 3 by a Lintling that rolls a 4. */
#define ATTACKED "squares seat-1 0,7", "minions lintling 6,3 0", "track 1"

static void
a_stored_die_blocks_its_number_and_returns_if_nothing_was_lost (void)
{
  KIT2 (ATTACKED, "stored seat-2 red");

  kit_chance (k, "4 3");
  kit_answer (k, "act", "done");
  kit_asks (k, "defend", "seat-2");
  kit_answer (k, "defend", "stored-red");
  g_assert_cmpuint (kit_events (k, "blocked seat seat-2 n 3"), ==, 1);
  g_assert_cmpuint (kit_events (k, " n -"), ==, 0);
  g_assert_cmpuint (SEAT (2)->stored[0], ==, STUFFED_RED);
}

static void
else_it_is_discarded (void)
{
  KIT2 (ATTACKED, "stored seat-2 red");

  kit_chance (k, "4 1");
  kit_answer (k, "act", "done");
  kit_answer (k, "defend", "stored-red");
  g_assert_cmpuint (kit_events (k, "stuffing-changed seat seat-2 c 3 n -2"), ==, 1);
  g_assert_cmpuint (kit_events (k, "dice-moved seat seat-2 a red b stored c discard n 1"), ==, 1);
}

static void
one_need_not_defend (void)
{
  KIT2 (ATTACKED, "stored seat-2 red");

  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  kit_answer (k, "defend", "none");
  g_assert_cmpuint (kit_events (k, "stuffing-changed seat seat-2 c 2 n -3"), ==, 1);
  g_assert_cmpuint (SEAT (2)->stored[0], ==, STUFFED_RED);
}

static void
a_die_stored_in_this_turn_defends (void)
{
  KIT2 (ATTACKED, "stored seat-2 red/fresh");

  kit_chance (k, "4 6");
  kit_answer (k, "act", "done");
  kit_answer (k, "defend", "stored-red");
  g_assert_cmpuint (kit_events (k, " n -"), ==, 0);
}

static void
prevention_comes_before_defence (void)
{
  KIT2 (ATTACKED, "stored seat-2 red", "items seat-2 thimble-helmet", "statuses seat-2 cosy");

  kit_chance (k, "4 1");
  kit_answer (k, "act", "done");
  kit_asks (k, "hit", "seat-2");
  kit_offers_only (k, "none use-thimble-helmet spend-cosy");
  kit_answer (k, "hit", "use-thimble-helmet");
  kit_offers_only (k, "none spend-cosy");
  kit_answer (k, "hit", "none");
  kit_answer (k, "defend", "stored-red");
  g_assert_cmpuint (kit_events (k, "stuffing-changed seat seat-2 c 4 n -1"), ==, 1);
}

static void
the_cosy_prevent_3 (void)
{
  KIT2 (ATTACKED, "statuses seat-2 cosy");

  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  kit_answer (k, "hit", "spend-cosy");
  g_assert_cmpuint (kit_events (k, " n -"), ==, 0);
  g_assert_false (kit_has (k, 2, STUFFED_COSY));
}

static void
the_walnut_cap_prevents_up_to_4_and_is_gone (void)
{
  KIT2 (ATTACKED, "items seat-2 walnut-cap");

  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  kit_answer (k, "hit", "use-walnut-cap");
  g_assert_cmpuint (kit_events (k, " n -"), ==, 0);
  kit_shows (k, "items seat-1 none seat-2 none");
}

static void
the_oven_glove_coat_and_the_pan_lid_help_defence (void)
{
  KIT2 (ATTACKED, "items seat-2 oven-glove-coat pan-lid", "stored seat-2 purple");

  kit_chance (k, "4 1");
  kit_answer (k, "act", "done");
  kit_answer (k, "defend", "stored-purple");
  g_assert_cmpuint (kit_events (k, "blocked seat seat-2 n 3"), ==, 1);
}

static void
story_damage_is_defended_alike (void)
{
  KIT2 ("stored seat-1 red");

  kit_meet (k, "jack-in-the-box");
  kit_answer (k, "choose", "option-1");
  kit_answer (k, "pool", "none");
  kit_asks (k, "defend", "seat-1");
}

static void
the_torn_lose_1_more (void)
{
  KIT2 (ATTACKED, "statuses seat-2 torn");

  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "stuffing-changed seat seat-2 c 1 n -4"), ==, 1);
}

static void
at_0_one_collapses_and_loses_all_but_items (void)
{
  KIT2 (ATTACKED, "stuffing seat-2 2", "hearts seat-2 1", "buttons seat-2 2", "statuses seat-2 torn", "items seat-2 raincoat");

  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "fell seat seat-2"), ==, 1);
  kit_shows (k, "hearts seat-1 0 seat-2 0");
  kit_shows (k, "buttons seat-1 0 seat-2 0");
  kit_shows (k, "statuses seat-1 none seat-2 none");
  kit_shows (k, "items seat-1 none seat-2 raincoat");
}

static void
a_sleep_card_is_revealed (void)
{
  KIT2 (ATTACKED, "stuffing seat-2 2", "sleep-deck asleep asleep asleep asleep asleep restless restless restless restless waking");

  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "sleep-card a asleep"), ==, 1);
}

static void
restless_is_the_pages_effect (void)
{
  KIT2 (ATTACKED, "stuffing seat-2 2", "sleep-deck restless restless restless restless asleep asleep asleep asleep asleep waking");

  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "sleep-card a restless"), ==, 1);
  g_assert_true (kit_has (k, 1, STUFFED_WORRIED));
}

static void
after_waking_no_more_are_revealed_and_a_win_reads_its_ending (void)
{
  KIT2 ("page 3", "turn seat-1 1 0", "slept 0 0 1 0");

  kit_set (k, "track 2");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "sleep-card"), ==, 0);
  kit_set (k, "turn seat-1 1 0");
  kit_read (k, "3.heap");
  kit_shows (k, "over waking");
}

static void
if_all_lie_the_game_is_lost (void)
{
  KIT2 (ATTACKED, "stuffing seat-1 0 seat-2 2");

  kit_set (k, "turn seat-2 1 0");
  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  kit_shows (k, "over all-lie");
  g_assert_cmpuint (kit_events (k, "text-read"), ==, 1);
}

static void
in_ones_own_turn_a_collapse_ends_the_actions (void)
{
  KIT2 ("stuffing seat-1 1", "drawn red 3");

  kit_meet (k, "jack-in-the-box");
  kit_answer (k, "choose", "option-1");
  kit_chance (k, "1");
  kit_answer (k, "pool", "die-red");
  kit_answer (k, "pool", "roll");
  g_assert_cmpuint (kit_events (k, "fell seat seat-1"), ==, 1);
  g_assert_cmpuint (kit_events (k, "dice-moved seat seat-1 a red b drawn c discard n 2"), ==, 1);
  g_assert_cmpuint (k->s.active, ==, 1);
}

static void
the_lying_are_ignored_by_minions (void)
{
  KIT2 ("squares seat-1 8,4", "minions lintling 6,3 0", "track 1", "stuffing seat-2 0");

  kit_chance (k, "4");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "minion-struck seat seat-1"), >=, 1);
  g_assert_cmpuint (kit_events (k, "minion-struck seat seat-2"), ==, 0);
}

static void
a_status_comes_once (void)
{
  KIT2 ("statuses seat-1 soggy");
  StuffedRun r = { .s = &k->s, .ask = &k->ask, .events = &k->events };

  stuffed_get_status (&r, 0, STUFFED_SOGGY);
  g_assert_cmpuint (kit_events (k, "status-got"), ==, 0);
}

static void
counts_stop_at_99 (void)
{
  KIT2 ("stuffing seat-1 98");
  StuffedRun r = { .s = &k->s, .ask = &k->ask, .events = &k->events };

  stuffed_gain_stuffing (&r, 0, 5);
  g_assert_cmpuint (SEAT (1)->stuffing, ==, 99);
}

const KitTest kit_damage_tests[] = {
  { "defence", "a-stored-die-blocks-its-number-and-returns-if-nothing-was-lost", a_stored_die_blocks_its_number_and_returns_if_nothing_was_lost },
  { "defence", "else-it-is-discarded", else_it_is_discarded },
  { "defence", "one-need-not", one_need_not_defend },
  { "defence", "a-die-stored-in-this-turn-serves", a_die_stored_in_this_turn_defends },
  { "hit", "prevention-comes-before-defence", prevention_comes_before_defence },
  { "cosy", "prevents-3", the_cosy_prevent_3 },
  { "walnut-cap", "prevents-up-to-4-and-is-gone", the_walnut_cap_prevents_up_to_4_and_is_gone },
  { "oven-glove-coat", "and-pan-lid-help-defence", the_oven_glove_coat_and_the_pan_lid_help_defence },
  { "defence", "against-story-damage-is-alike", story_damage_is_defended_alike },
  { "torn", "loses-1-more", the_torn_lose_1_more },
  { "collapse", "at-0-one-loses-all-but-items", at_0_one_collapses_and_loses_all_but_items },
  { "sleep", "a-card-is-revealed", a_sleep_card_is_revealed },
  { "sleep", "restless-is-the-pages-effect", restless_is_the_pages_effect },
  { "sleep", "after-waking-no-more-are-revealed-and-a-win-reads-its-ending", after_waking_no_more_are_revealed_and_a_win_reads_its_ending },
  { "end", "if-all-lie-the-game-is-lost", if_all_lie_the_game_is_lost },
  { "collapse", "in-ones-own-turn-ends-the-actions", in_ones_own_turn_a_collapse_ends_the_actions },
  { "collapse", "the-lying-are-ignored-by-minions", the_lying_are_ignored_by_minions },
  { "status", "comes-once", a_status_comes_once },
  { "limits", "counts-stop-at-99", counts_stop_at_99 },
  { NULL },
};
