/* test-turn.c: the windows of a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static guint
drawn (Kit *k)
{
  guint n = 0;

  for (guint i = 0; i < k->events.n_events; i++)
    if (k->store[i].kind == STUFFED_EVENT_DICE_MOVED && k->store[i].c == STUFFED_DICE_DRAWN)
      n += (guint) k->store[i].n;
  return n;
}

static void
five_dice_are_drawn (void)
{
  KIT2 (NULL);

  kit_end_turn (k);
  kit_asks (k, "act", "seat-2");
  g_assert_cmpuint (drawn (k), ==, 5);
}

static void
the_sleepy_draw_four (void)
{
  KIT2 ("statuses seat-2 sleepy");

  kit_end_turn (k);
  g_assert_cmpuint (drawn (k), ==, 4);
}

static void
a_bag_with_fewer_is_refreshed_and_drawn_on_from (void)
{
  KIT2 ("discard red 5 green 5 yellow 5 blue 5 purple 5 white 3");

  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "refreshed"), ==, 1);
  g_assert_cmpuint (drawn (k), ==, 5);
}

static void
white_dice_are_rolled_as_many_at_once_as_one_likes (void)
{
  KIT2 (NULL);

  kit_set (k, "drawn white 3");
  kit_set (k, "now seat-1 find sleep-due 0 done none struck none roll none game:whites:seat=seat-1");
  kit_offers_only (k, "number-1 number-2 number-3");
  kit_chance (k, "2 3 1");
  kit_answer (k, "white", "number-2");
  /* A total of 5 is as much as there is, and gains 1; the last die finds nothing. */
  g_assert_cmpuint (SEAT (1)->stuffing, ==, 6);
  g_assert_cmpuint (k->s.discard[STUFFED_WHITE], >=, 2);
}

static void
less_than_ones_stuffing_finds_nothing_and_the_dice_are_gone (void)
{
  KIT2 ("drawn white 2", "stuffing seat-1 6");

  kit_set (k, "now seat-1 find sleep-due 0 done none struck none roll none game:whites:seat=seat-1");
  kit_chance (k, "2 3");
  kit_answer (k, "white", "number-2");
  g_assert_cmpuint (SEAT (1)->stuffing, ==, 6);
  g_assert_cmpuint (kit_events (k, "found-nothing"), ==, 1);
  g_assert_cmpuint (k->s.drawn[STUFFED_WHITE], ==, 0);
}

static void
one_roll_gains_1_at_most (void)
{
  KIT2 ("drawn white 2", "stuffing seat-1 1");

  kit_set (k, "now seat-1 find sleep-due 0 done none struck none roll none game:whites:seat=seat-1");
  kit_chance (k, "6 6");
  kit_answer (k, "white", "number-2");
  g_assert_cmpuint (SEAT (1)->stuffing, ==, 2);
}

static void
any_white_die_raises_who_lies (void)
{
  KIT2 ("drawn white 2", "stuffing seat-1 0 seat-2 5");

  kit_set (k, "now seat-1 find sleep-due 0 done none struck none roll none game:whites:seat=seat-1");
  kit_chance (k, "1 1");
  kit_answer (k, "white", "number-1");
  g_assert_cmpuint (kit_events (k, "rose seat seat-1"), ==, 1);
  kit_asks (k, "act", "seat-1");
}

static void
black_dice_go_to_the_track (void)
{
  KIT2 ("drawn white 2 black 2");

  kit_set (k, "now seat-1 find sleep-due 0 done none struck none roll none game:whites:seat=seat-1");
  kit_answer (k, "white", "number-2");
  g_assert_cmpuint (k->s.threat, ==, 2);
  g_assert_cmpuint (k->s.drawn[STUFFED_BLACK], ==, 0);
}

static void
who_lies_has_turns_without_actions (void)
{
  KIT2 ("stuffing seat-2 0");

  kit_answer (k, "act", "done");
  for (guint i = 0; i < 20 && k->s.active == 1; i++)
    {
      g_assert_cmpstr (kit_game->ask_id (&k->ask), !=, "act");
      /* White dice would raise it. */
      if (k->ask.kind == STUFFED_ASK_WHITE)
        return;
      kit_answer_nth (k, 0);
    }
  if (stuffed_lies (&k->s, 1))
    kit_asks (k, "act", "seat-1");
}

static void
remaining_dice_are_discarded_and_a_stored_one_stays (void)
{
  KIT2 ("drawn red 1 blue 2", "stored seat-1 green");

  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "dice-moved seat seat-1 a blue b drawn c discard n 2"), ==, 1);
  g_assert_cmpuint (SEAT (1)->stored[0], ==, STUFFED_GREEN);
}

static void
with_minions_they_act_when_the_track_has_as_many_dice (void)
{
  KIT2 ("minions lintling 9,0 0 lintling 8,0 0", "track 2");

  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "minion-turn"), ==, 1);
}

static void
with_fewer_dice_they_do_not (void)
{
  KIT2 ("minions lintling 9,0 0 lintling 8,0 0", "track 1");

  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "minion-turn"), ==, 0);
}

static void
a_crowd_acts_when_all_black_dice_are_on_the_track (void)
{
  KIT2 ("minions lintling 9,0 0 lintling 8,0 0 lampmoth 9,1 0 lampmoth 8,1 0 inkblot 9,2 0", "track 3");

  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "minion-turn"), ==, 1);
}

static void
without_minions_a_surge_comes_with_a_die_for_each_seat (void)
{
  KIT2 ("track 2");

  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "surged n 1"), ==, 1);
  /* Lintlings with their leader; the bookkeeper places them. */
  g_assert_cmpuint (kit_events (k, "minion-came"), ==, 2);
  g_assert_cmpuint (kit_events (k, "minion-came a lint-baron"), ==, 1);
  kit_asks (k, "arrive", "seat-1");
  while (k->ask.kind == STUFFED_ASK_ARRIVE)
    kit_answer_nth (k, 0);
  /* They came, so they act; then the track is empty and all is refreshed. */
  g_assert_cmpuint (kit_events (k, "minion-turn"), ==, 1);
}

static void
and_not_with_fewer (void)
{
  KIT2 ("track 1");

  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "surged"), ==, 0);
}

static void
later_surges_are_the_further_effect (void)
{
  KIT2 ("track 2", "surges 1");

  kit_answer (k, "act", "done");
  /* Four sleep cards for two seats, and random minions. */
  g_assert_cmpuint (kit_events (k, "surged n 2"), ==, 1);
  for (guint i = 0; i < 50 && k->s.phase == STUFFED_PHASE_CHECK && k->ask.n_options > 0; i++)
    kit_answer_nth (k, 0);
  g_assert_cmpuint (kit_events (k, "minion-came"), ==, 2);
  g_assert_cmpuint (kit_events (k, "sleep-card"), >=, 4);
}

static void
after_a_surge_the_track_is_empty_and_dice_are_refreshed (void)
{
  KIT2 ("track 2", "surges 1", "drawn red 3");

  kit_answer (k, "act", "done");
  for (guint i = 0; i < 50 && k->s.phase == STUFFED_PHASE_CHECK && k->ask.n_options > 0; i++)
    kit_answer_nth (k, 0);
  g_assert_cmpuint (kit_events (k, "refreshed"), >=, 1);
}

/* The minions that came with it have seen to the dice already. */
static void
after_a_surge_dice_go_back_once (void)
{
  KIT2 ("track 2", "drawn red 3");

  kit_answer (k, "act", "done");
  for (guint i = 0; i < 50 && k->s.phase == STUFFED_PHASE_CHECK && k->ask.n_options > 0; i++)
    kit_answer_nth (k, 0);
  g_assert_cmpuint (kit_events (k, "minion-turn"), ==, 1);
  g_assert_cmpuint (kit_events (k, "refreshed"), ==, 1);
}

static void
an_order_to_leave_waits_for_the_end_of_the_turn_and_stops_surges (void)
{
  KIT2 ("track 2", "leave 2");

  kit_asks (k, "act", "seat-1");
  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "surged"), ==, 0);
  g_assert_cmpuint (kit_events (k, "page-opened a 1"), ==, 1);
}

static void
minions_still_act_before_the_page_is_left (void)
{
  KIT2 ("track 1", "leave 2", "minions lintling 9,0 0");

  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "minion-turn"), ==, 1);
}

static void
but_not_when_it_is_left_now (void)
{
  KIT2 ("track 1", "leave 2 now", "minions lintling 9,0 0");

  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "minion-turn"), ==, 0);
  g_assert_cmpuint (kit_events (k, "page-opened a 1"), ==, 1);
}

/* A lesson has one page. */
static void
the_game_is_won_when_its_only_page_is_left (void)
{
  KIT2 ("leave 2", "pages one");
  BrambleResult result;

  kit_say (k, "done");
  stuffed_game.result (&k->s, &result);
  g_assert_cmpint (k->s.over, ==, STUFFED_PAGE_TURNED);
  g_assert_cmpint (result.outcome, ==, BRAMBLE_WON);
  g_assert_cmpuint (result.winners, ==, 3);
  g_assert_cmpuint (k->s.page, ==, 0);
}

static void
what_is_left_behind_and_what_stays (void)
{
  KIT2 ("leave 2", "minions lintling 9,0 0", "items seat-1 raincoat", "statuses seat-2 angry", "stuffing seat-1 3",
        "stands trunk open 4 1 0", "environment thick-dust", "stored seat-1 red");

  kit_answer (k, "act", "done");
  g_assert_cmpuint (k->s.n_foes, ==, 0);
  g_assert_cmpuint (k->s.environment, ==, STUFFED_NONE);
  g_assert_cmpuint (k->s.stands[0], ==, STUFFED_STAND_CLOSED);
  g_assert_cmpuint (SEAT (1)->slots[STUFFED_BODY], ==, STUFFED_RAINCOAT);
  g_assert_cmpuint (SEAT (1)->stuffing, ==, 3);
  g_assert_cmpuint (SEAT (1)->stored[0], ==, STUFFED_RED);
  g_assert_true (kit_has (k, 2, STUFFED_ANGRY));
  /* The die that lay on the task is not lost. */
  g_assert_cmpuint (k->s.discard[STUFFED_RED] + k->s.bag[STUFFED_RED] + k->s.drawn[STUFFED_RED], ==, 4);
}

static void
the_night_is_over_after_400_turns (void)
{
  KIT2 ("turn seat-1 400 10");

  kit_answer (k, "act", "done");
  kit_shows (k, "over night-over");
}

const KitTest kit_turn_tests[] = {
  { "draw", "five-dice-are-drawn", five_dice_are_drawn },
  { "draw", "the-sleepy-draw-four", the_sleepy_draw_four },
  { "draw", "a-bag-with-fewer-is-refreshed-and-drawn-on-from", a_bag_with_fewer_is_refreshed_and_drawn_on_from },
  { "find-stuffing", "white-dice-are-rolled-as-many-at-once-as-one-likes", white_dice_are_rolled_as_many_at_once_as_one_likes },
  { "find-stuffing", "less-than-ones-stuffing-finds-nothing-and-the-dice-are-gone", less_than_ones_stuffing_finds_nothing_and_the_dice_are_gone },
  { "find-stuffing", "one-roll-gains-1-at-most", one_roll_gains_1_at_most },
  { "find-stuffing", "any-white-die-raises-who-lies", any_white_die_raises_who_lies },
  { "threat", "black-dice-go-to-the-track", black_dice_go_to_the_track },
  { "turn", "who-lies-has-turns-without-actions", who_lies_has_turns_without_actions },
  { "turn", "remaining-dice-are-discarded-and-a-stored-one-stays", remaining_dice_are_discarded_and_a_stored_one_stays },
  { "threat", "with-minions-they-act-when-the-track-has-as-many-dice", with_minions_they_act_when_the_track_has_as_many_dice },
  { "threat", "with-fewer-dice-they-do-not", with_fewer_dice_they_do_not },
  { "threat", "a-crowd-acts-when-all-black-dice-are-on-the-track", a_crowd_acts_when_all_black_dice_are_on_the_track },
  { "surge", "without-minions-it-comes-with-a-die-for-each-seat", without_minions_a_surge_comes_with_a_die_for_each_seat },
  { "surge", "and-not-with-fewer", and_not_with_fewer },
  { "surge", "later-ones-are-the-further-effect", later_surges_are_the_further_effect },
  { "surge", "after-it-dice-go-back-once", after_a_surge_dice_go_back_once },
  { "surge", "after-it-the-track-is-empty-and-dice-are-refreshed", after_a_surge_the_track_is_empty_and_dice_are_refreshed },
  { "leaving", "an-order-waits-for-the-end-of-the-turn-and-stops-surges", an_order_to_leave_waits_for_the_end_of_the_turn_and_stops_surges },
  { "leaving", "minions-still-act-before", minions_still_act_before_the_page_is_left },
  { "leaving", "but-not-when-it-is-left-now", but_not_when_it_is_left_now },
  { "leaving", "the-game-is-won-when-its-only-page-is-left", the_game_is_won_when_its_only_page_is_left },
  { "leaving", "what-is-left-behind-and-what-stays", what_is_left_behind_and_what_stays },
  { "end", "the-night-is-over-after-400-turns", the_night_is_over_after_400_turns },
  { NULL },
};
