/* test-story.c: what a story can say, statement by statement
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

/* The first page of the story in which everything happens, with seat-1 next to a point. */
static Kit *
everything (const char *choices,
            ...)
{
  g_autofree char *all = g_strdup_printf ("%s start=1", choices);
  Kit *k = kit_begin (all);
  va_list args;

  k->s.story = (guint8) kit_everything ();
  k->s.page = 0;
  kit_set (k, "page 1");
  kit_set (k, "turn seat-1 1 0");
  va_start (args, choices);
  kit_set_all (k, args);
  va_end (args);
  kit_forget (k);
  return k;
}

#define EVERYTHING(...) g_autoptr (Kit) k = everything (__VA_ARGS__, NULL)

static void
gain_and_lose (void)
{
  EVERYTHING ("players=3", "stuffing seat-1 3 seat-2 5 seat-3 6");

  kit_read (k, "1.1");
  kit_shows (k, "stuffing seat-1 5 seat-2 5 seat-3 5");
  kit_shows (k, "hearts seat-1 0 seat-2 1 seat-3 1");
  kit_asks (k, "who", "seat-1");
  kit_offers_only (k, "pick-seat-1 pick-seat-2 pick-seat-3");
  kit_answer (k, "who", "pick-seat-1");
  kit_shows (k, "buttons seat-1 2 seat-2 0 seat-3 0");
}

static void
ties_of_stuffing_are_the_bookkeepers (void)
{
  EVERYTHING ("players=3", "bookkeeper seat-3");

  kit_read (k, "1.1");
  kit_asks (k, "who", "seat-3");
}

static void
hurt_become_and_cure (void)
{
  EVERYTHING ("players=3", "squares seat-2 6,0", "stuffing seat-3 0", "points-read 2", "statuses seat-1 torn sleepy cosy");

  kit_read (k, "1.2");
  g_assert_cmpuint (kit_events (k, "stuffing-changed seat seat-2 c 4 n -1"), ==, 1);
  kit_asks (k, "cure", "seat-1");
  /* Good ones are never cured away. */
  kit_offers_only (k, "cure-torn cure-soggy cure-sleepy");
  kit_answer (k, "cure", "cure-torn");
  g_assert_false (kit_has (k, 1, STUFFED_SOGGY));
  g_assert_cmpuint (kit_events (k, "rose seat seat-3"), ==, 1);
  g_assert_cmpuint (kit_events (k, "a angry"), ==, 1);
}

static void
draw_give_and_drop (void)
{
  EVERYTHING ("players=2", "deck raincoat tea-cosy marble-sling");

  kit_read (k, "1.3");
  kit_answer (k, "item", "wear");
  kit_answer (k, "item", "wear");
  kit_shows (k, "party jam-sandwich");
  g_assert_true (stuffed_is_weapon (k->s.stack[k->s.depth - 1].what));
  kit_answer (k, "item", "wear");
  kit_asks (k, "item", "seat-2");
  kit_answer (k, "item", "wear");
  kit_asks (k, "drop", "seat-1");
  g_assert_true (kit_offers (k, "card-raincoat"));
  kit_answer (k, "drop", "card-raincoat");
  kit_shows (k, "item-discards raincoat");
}

static void
what_is_put_lifted_and_turned (void)
{
  EVERYTHING ("players=2");

  kit_read (k, "1.4");
  kit_shows (k, "lost-tokens 8,6 3,0 none none");
  kit_shows (k, "objectives none none none none");
  kit_shows (k, "train 8,3 1");
  kit_shows (k, "points-off none");
  kit_shows (k, "search 6");
  kit_shows (k, "environment moonbeam");
}

static void
threat_sleep_refresh_and_flags (void)
{
  EVERYTHING ("players=2", "discard red 2", "stands look open 0 0 0");

  kit_read (k, "1.5");
  /* A surge takes what is on the track. */
  kit_shows (k, "track 0");
  kit_shows (k, "surges 1");
  kit_shows (k, "stands look closed 0 0 0");
  g_assert_cmpuint (kit_events (k, "refreshed"), ==, 2);
  g_assert_cmpuint (kit_events (k, "sleep-card"), ==, 1);
  /* The rule of the page follows when the effect is over. */
  kit_shows (k, "counters rounds 0 calls 1");
  kit_shows (k, "flags none");
}

static void
act_is_a_minion_turn_within_an_effect (void)
{
  EVERYTHING ("players=2", "stuffing seat-1 40 seat-2 40");

  kit_read (k, "1.6");
  for (guint i = 0; i < 40 && k->ask.kind != STUFFED_ASK_ACT; i++)
    kit_answer_nth (k, 0);
  g_assert_cmpuint (kit_events (k, "minion-turn"), ==, 1);
  kit_shows (k, "minions none");
}

static void
a_boss_with_a_number_and_stuffies_that_are_moved (void)
{
  EVERYTHING ("players=3", "drawn red 1");

  kit_read (k, "1.7");
  while (k->ask.kind == STUFFED_ASK_ARRIVE)
    kit_answer_nth (k, 0);
  g_assert_cmpuint (kit_events (k, "minion-came a mitten-king c 0 n 3"), ==, 1);
  g_assert_cmpuint (kit_events (k, "placed seat seat-2 b 43"), ==, 1);
  g_assert_cmpuint (kit_events (k, "placed seat seat-3"), ==, 1);
  g_assert_cmpuint (kit_events (k, "actions-ended seat seat-1"), ==, 1);
}

static void
others_choose_and_all_are_tested_until_one_fails (void)
{
  EVERYTHING ("players=3", "drawn green 1", "stuffies seat-2 toddle", "stored seat-2 green red");

  kit_read (k, "1.8");
  kit_asks (k, "choose", "seat-2");
  kit_answer (k, "choose", "option-1");
  kit_asks (k, "die", "seat-2");
  kit_answer (k, "die", "stored-red");
  kit_asks (k, "choose", "seat-3");
  kit_offers_only (k, "option-2");
  kit_answer (k, "choose", "option-2");
  kit_asks (k, "pool", "seat-1");
  kit_chance (k, "5 1");
  kit_answer (k, "pool", "die-green");
  g_assert_cmpuint (kit_events (k, "buttons-changed seat seat-1"), ==, 1);
  /* Off one's turn only the stored die serves. */
  kit_asks (k, "pool", "seat-2");
  kit_offers_only (k, "none stored-green");
  kit_answer (k, "pool", "none");
  /* "You" is who made the test, and nobody comes back from there. */
  kit_shows (k, "stuffing seat-1 5 seat-2 4 seat-3 5");
  kit_asks (k, "act", "seat-1");
}

static void
a_roll_and_what_is_so (void)
{
  EVERYTHING ("players=2", "stuffing seat-1 4");

  kit_chance (k, "2");
  kit_read (k, "1.9");
  kit_shows (k, "counters rounds 0 calls 2");
  g_assert_cmpuint (kit_events (k, "story-rolled seat seat-1 a 2"), ==, 1);
  g_assert_cmpuint (kit_events (k, "text-read"), ==, 2);
}

static void
who_stays_on_guard_only_sends_dice (void)
{
  EVERYTHING ("players=3", "drawn red 2", "stored seat-1 blue seat-2 green");

  kit_chance (k, "5");
  kit_read (k, "1.9");
  g_assert_cmpuint (kit_events (k, "guarded seat seat-1"), ==, 1);
  g_assert_cmpuint (k->s.seats[0].square, ==, STUFFED_NONE);
  kit_set (k, "turn seat-1 4 2");
  kit_set (k, "drawn red 1 white 1");
  kit_offers_only (k, "done send-seat-2 send-seat-3");
  /* Without room the die waits before whom it is for. */
  kit_set (k, "stored seat-2 green");
  kit_answer (k, "act", "send-seat-2");
  kit_shows (k, "sent seat-1 none seat-2 red 1 seat-3 none");
  kit_end_turn (k);
  g_assert_cmpuint (k->s.seats[1].sent[STUFFED_RED], ==, 0);
}

static void
the_last_one_does_not_stay_behind (void)
{
  EVERYTHING ("players=2", "stuffing seat-2 0");

  kit_chance (k, "5");
  kit_read (k, "1.9");
  g_assert_cmpuint (kit_events (k, "guarded"), ==, 0);
}

static void
the_last_one_is_not_asked_to_stay_behind (void)
{
  KIT ("players=3 story=attic-box", "squares seat-1 5,4 seat-2 6,3 seat-3 7,3", "points-off none");

  kit_read (k, "1.a");
  kit_offers_only (k, "option-1 option-2");
  kit_set (k, "stuffing seat-2 0 seat-3 0");
  kit_read (k, "1.a");
  kit_offers_only (k, "option-2");
  kit_set (k, "stuffing seat-2 0 seat-3 1");
  kit_read (k, "1.a");
  kit_offers_only (k, "option-1 option-2");
}

static void
a_repeatable_point_acts_whenever_it_is_entered (void)
{
  EVERYTHING ("players=2", "squares seat-1 7,5", "drawn red 2");

  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  kit_answer (k, "pool", "roll");
  kit_answer (k, "walk", TO (7, 4));
  kit_shows (k, "hearts seat-1 1 seat-2 0");
  kit_answer (k, "act", "reserve-red");
  kit_shows (k, "hearts seat-1 1 seat-2 0");
}

static void
and_if_one_begins_on_it_one_may (void)
{
  EVERYTHING ("players=2", "squares seat-2 7,4");

  kit_answer (k, "act", "done");
  for (guint i = 0; i < 9 && k->ask.kind == STUFFED_ASK_WHITE; i++)
    kit_answer_nth (k, 0);
  kit_asks (k, "enter", "seat-2");
  kit_answer (k, "enter", "yes");
  kit_shows (k, "hearts seat-1 0 seat-2 1");
}

static void
leave_now_ends_the_turn_at_once (void)
{
  EVERYTHING ("players=2", "squares seat-1 10,5", "drawn red 2", "track 2");

  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  kit_answer (k, "pool", "roll");
  kit_answer (k, "walk", TO (10, 4));
  g_assert_cmpuint (kit_events (k, "surged"), ==, 0);
  g_assert_cmpuint (k->s.page, ==, 1);
}

static void
all_at_means_all_who_stand (void)
{
  EVERYTHING ("players=2", "door none", "squares seat-1 11,6 seat-2 0,0", "stuffing seat-2 0", "drawn red 1");

  kit_answer (k, "act", "reserve-red");
  g_assert_cmpuint (kit_events (k, "leave-ordered a 1"), ==, 1);
}

static void
a_surge_within_a_surge_does_nothing (void)
{
  EVERYTHING ("players=2");
  StuffedRun r = { .s = &k->s, .ask = &k->ask, .events = &k->events };

  k->s.done |= STUFFED_DONE_SURGE;
  stuffed_surge (&r);
  g_assert_cmpuint (kit_events (k, "surged"), ==, 0);
}

static void
rules_by_turns_act_between_turns_each_time (void)
{
  EVERYTHING ("players=2", "stuffing seat-1 40 seat-2 40");

  for (guint i = 0; i < 4; i++)
    kit_end_turn (k);
  g_assert_cmpuint (k->s.counters[0], ==, 2);
}

static void
a_rule_acts_once (void)
{
  EVERYTHING ("players=2");

  kit_read (k, "1.5");
  kit_set (k, "flags called");
  kit_set (k, "drawn red 1");
  kit_answer (k, "act", "reserve-red");
  kit_shows (k, "counters rounds 0 calls 1");
}

static void
after_an_order_to_leave_no_rule_acts (void)
{
  EVERYTHING ("players=2", "leave 2", "flags called", "drawn red 1");

  kit_answer (k, "act", "reserve-red");
  kit_shows (k, "counters rounds 0 calls 0");
}

static void
the_first_order_counts (void)
{
  EVERYTHING ("players=2", "leave 1");

  kit_read (k, "1.out");
  kit_shows (k, "leave 1");
}

static void
and_a_later_one_does_not_end_the_turn (void)
{
  EVERYTHING ("players=2", "leave 1");

  kit_read (k, "1.b");
  kit_shows (k, "leave 1");
  kit_asks (k, "act", "seat-1");
}

static void
a_story_can_be_won (void)
{
  EVERYTHING ("players=2", "page 2", "turn seat-1 1 0");
  BrambleResult result;

  kit_read (k, "2.1");
  kit_shows (k, "over asleep");
  g_assert_true (stuffed_is_friend (&k->s));
  g_assert_cmpuint (kit_events (k, "text-read"), ==, 3);
  kit_game->result (&k->s, &result);
  g_assert_cmpuint (result.winners, ==, 3);
}

static void
and_lost (void)
{
  EVERYTHING ("players=2", "counters rounds 9", "drawn red 1");
  BrambleResult result;

  kit_answer (k, "act", "reserve-red");
  kit_shows (k, "over story");
  kit_game->result (&k->s, &result);
  g_assert_cmpint (result.outcome, ==, BRAMBLE_LOST);
}

static void
a_named_card_that_is_nowhere_is_not_given (void)
{
  EVERYTHING ("players=2", "items seat-2 raincoat", "party jam-sandwich");

  kit_read (k, "1.3");
  g_assert_cmpuint (kit_events (k, "item-drawn seat seat-1 a raincoat"), ==, 0);
  g_assert_true (stuffed_is_weapon (k->s.stack[k->s.depth - 1].what));
}

const KitTest kit_story_tests[] = {
  { "gain", "and-lose", gain_and_lose },
  { "fewest", "ties-are-the-bookkeepers", ties_of_stuffing_are_the_bookkeepers },
  { "hurt", "become-and-cure", hurt_become_and_cure },
  { "draw", "give-and-drop", draw_give_and_drop },
  { "put", "lift-shift-point-search-environment", what_is_put_lifted_and_turned },
  { "threat", "sleep-refresh-and-flags", threat_sleep_refresh_and_flags },
  { "act", "is-a-minion-turn-within-an-effect", act_is_a_minion_turn_within_an_effect },
  { "meet-boss", "with-a-number-and-stuffies-that-are-moved", a_boss_with_a_number_and_stuffies_that_are_moved },
  { "choose", "others-choose-and-all-are-tested-until-one-fails", others_choose_and_all_are_tested_until_one_fails },
  { "roll", "and-what-is-so", a_roll_and_what_is_so },
  { "guard", "who-stays-only-sends-dice", who_stays_on_guard_only_sends_dice },
  { "guard", "the-last-one-does-not-stay-behind", the_last_one_does_not_stay_behind },
  { "guard", "the-last-one-is-not-asked-to-stay-behind", the_last_one_is_not_asked_to_stay_behind },
  { "under-you", "a-repeatable-point-acts-whenever-it-is-entered", a_repeatable_point_acts_whenever_it_is_entered },
  { "under-you", "and-if-one-begins-on-it-one-may", and_if_one_begins_on_it_one_may },
  { "leave-now", "ends-the-turn-at-once", leave_now_ends_the_turn_at_once },
  { "all-at", "means-all-who-stand", all_at_means_all_who_stand },
  { "surge", "within-a-surge-does-nothing", a_surge_within_a_surge_does_nothing },
  { "when-again", "by-turns-acts-between-turns-each-time", rules_by_turns_act_between_turns_each_time },
  { "when", "acts-once", a_rule_acts_once },
  { "when", "after-an-order-to-leave-none-acts", after_an_order_to_leave_no_rule_acts },
  { "leaving", "the-first-order-counts", the_first_order_counts },
  { "leaving", "and-a-later-one-does-not-end-the-turn", and_a_later_one_does_not_end_the_turn },
  { "end", "a-story-can-be-won", a_story_can_be_won },
  { "end", "and-lost", and_lost },
  { "give", "a-named-card-that-is-nowhere-is-not-given", a_named_card_that_is_nowhere_is_not_given },
  { NULL },
};
