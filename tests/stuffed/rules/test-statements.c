/* test-statements.c: what a story does, one statement at a time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

/* flow */

static void
goto_does_not_return (void)
{
  SAID ("players=2", "", "if turns >= 0: goto 1.a\ngain you button 1");

  kit_shows (k, "hearts seat-1 1 seat-2 0");
  kit_shows (k, "buttons seat-1 0 seat-2 0");
}

static void
if_and_else (void)
{
  SAID ("players=2", "", "if is called: gain you button 1\nelse: gain you heart 1\nif not is called: gain you button 2\nelse: gain you heart 2");

  kit_shows (k, "hearts seat-1 1 seat-2 0");
  kit_shows (k, "buttons seat-1 2 seat-2 0");
}

static void
roll_goes_by_the_face (void)
{
  for (guint face = 1; face <= 6; face++)
    {
      g_autofree char *faces = g_strdup_printf ("%u", face);
      g_autoptr (Kit) k = kit_saying ("players=2", "", "roll { 1-2: gain you button 1 } { 3: gain you button 2 } { 4-6: gain you button 3 }", NULL);

      kit_chance (k, faces);
      kit_read (k, "1.1");
      g_assert_cmpuint (SEAT (1)->buttons, ==, face <= 2 ? 1 : face == 3 ? 2 : 3);
    }
}

static void
lose_ends_the_game (void)
{
  SAID ("players=2", "", "lose");

  kit_shows (k, "over story");
}

/* decide */

static void
choose_is_for_who_is_named (void)
{
  SAID ("players=3", "", "choose fewest\n  option \"One\" kind: gain you heart 1\n  option \"Two\" plain: gain you button 1", "stuffing seat-2 2");

  kit_asks (k, "choose", "seat-2");
  kit_answer (k, "choose", "option-1");
  kit_shows (k, "hearts seat-1 0 seat-2 1 seat-3 0");
}

static void
an_option_with_if_is_for_who_can (void)
{
  SAID ("players=2", "",
        "choose\n  option \"One (a button)\" kind if has you button: lose you button 1\n  option \"Two\" brave if is called: gain you heart 1\n"
        "  option \"Three\" plain: gain you button 1\n  option \"Four\" sly: become you angry",
        "buttons seat-1 1");

  kit_offers_only (k, "option-1 option-3 option-4");
}

#define TEST4 "test green 4\n  pass: gain you heart 1\n  fail: become you soggy"

static void
an_ordered_test_takes_one_pool_at_once (void)
{
  SAID ("players=2", "", TEST4, "drawn green 2 red 1");

  kit_asks (k, "pool", "seat-1");
  kit_offers_only (k, "none die-green");
  kit_answer (k, "pool", "die-green");
  kit_chance (k, "4");
  kit_answer (k, "pool", "roll");
  kit_shows (k, "hearts seat-1 1 seat-2 0");
  kit_shows (k, "drawn red 1 green 1");
  kit_asks (k, "act", "seat-1");
}

static void
an_ordered_test_fails_below_its_number (void)
{
  SAID ("players=2", "", TEST4, "drawn green 1");

  kit_chance (k, "3");
  kit_answer (k, "pool", "die-green");
  g_assert_true (kit_has (k, 1, STUFFED_SOGGY));
}

static void
without_a_fitting_die_it_fails (void)
{
  SAID ("players=2", "", TEST4, "drawn red 3");

  kit_asks (k, "act", "seat-1");
  g_assert_true (kit_has (k, 1, STUFFED_SOGGY));
  kit_shows (k, "drawn red 3");
}

static void
if_one_rolls_none_it_fails (void)
{
  SAID ("players=2", "", TEST4, "drawn purple 1");

  kit_answer (k, "pool", "none");
  g_assert_true (kit_has (k, 1, STUFFED_SOGGY));
  kit_shows (k, "drawn purple 1");
}

static void
off_ones_turn_only_the_stored_die_serves (void)
{
  SAID ("players=2", "", "test green 4 others\n  pass: gain you heart 1\n  fail: become you soggy", "drawn green 2", "stored seat-2 green");

  kit_asks (k, "pool", "seat-2");
  kit_offers_only (k, "none stored-green");
}

static void
and_not_one_that_was_stored_in_this_turn (void)
{
  SAID ("players=2", "", "test green 4 others\n  pass: gain you heart 1\n  fail: become you soggy", "stored seat-2 green/fresh");

  g_assert_true (kit_has (k, 2, STUFFED_SOGGY));
}

/* stand */

static void
an_offer_stands_until_it_is_passed (void)
{
  SAID ("players=2", "", "offer climb red 4 \"Climb\"\n  pass: gain you button 1\n  fail: lose you stuffing 1", "drawn red 2");

  kit_chance (k, "3");
  kit_answer (k, "act", "try-climb");
  kit_answer (k, "pool", "roll");
  kit_shows (k, "stuffing seat-1 4 seat-2 5");
  kit_chance (k, "4");
  kit_answer (k, "act", "try-climb");
  kit_shows (k, "buttons seat-1 1 seat-2 0");
  kit_set (k, "drawn red 2");
  g_assert_false (kit_offers (k, "try-climb"));
}

static void
near_a_place_it_is_offered_on_and_beside_it (void)
{
  SAID ("players=2", "", "task climb red 4 \"Climb\" near X\n  pass: gain you button 1", "drawn red 1", "squares seat-1 2,7");

  g_assert_true (kit_offers (k, "try-climb"));
  kit_set (k, "squares seat-1 3,6");
  g_assert_true (kit_offers (k, "try-climb"));
  kit_set (k, "squares seat-1 4,7");
  g_assert_false (kit_offers (k, "try-climb"));
}

static void
a_task_never_fails (void)
{
  SAID ("players=2", "", "task climb red 3n \"Climb\"\n  pass: gain you button 1", "drawn red 1");

  kit_chance (k, "1");
  kit_answer (k, "act", "try-climb");
  g_assert_cmpuint (kit_events (k, "test-failed"), ==, 0);
  g_assert_cmpuint (kit_events (k, "task-grew"), ==, 1);
  kit_shows (k, "stuffing seat-1 5 seat-2 5");
}

static void
bonuses_count_on_a_task (void)
{
  SAID ("players=2", "", "task sort yellow 3n \"Sort\"\n  pass: gain you button 1", "drawn yellow 2", "items seat-1 night-light-cap");

  kit_chance (k, "2 2");
  kit_answer (k, "act", "try-sort");
  kit_answer (k, "pool", "die-yellow");
  kit_shows (k, "buttons seat-1 1 seat-2 0");
}

static void
close_takes_it_away_and_its_dice_are_discarded (void)
{
  SAID ("players=2", "", "close knock", "stands knock open 3 1 1", "drawn red 1");

  kit_shows (k, "stands knock closed 0 0 0");
  kit_shows (k, "discard red 1 purple 1");
  g_assert_false (kit_offers (k, "try-knock"));
}

/* stuffies */

static void
lose_is_no_damage (void)
{
  SAID ("players=2", "", "lose you stuffing 2", "stored seat-1 red", "statuses seat-1 torn cosy");

  kit_asks (k, "act", "seat-1");
  kit_shows (k, "stuffing seat-1 3 seat-2 5");
}

static void
hurt_is_damage (void)
{
  SAID ("players=2", "", "hurt you 2", "statuses seat-1 torn cosy");

  kit_asks (k, "hit", "seat-1");
  kit_answer (k, "hit", "none");
  kit_shows (k, "stuffing seat-1 2 seat-2 5");
}

static void
the_lying_take_no_damage_and_no_status (void)
{
  SAID ("players=3", "", "hurt near X 1; become near X soggy; become each angry", "squares seat-2 2,7", "stuffing seat-2 0");

  g_assert_cmpuint (kit_events (k, "hit seat seat-2"), ==, 0);
  kit_shows (k, "statuses seat-1 angry seat-2 none seat-3 angry");
  kit_shows (k, "stuffing seat-1 5 seat-2 0 seat-3 5");
}

static void
cure_takes_the_status_that_is_named (void)
{
  SAID ("players=2", "", "cure each soggy", "statuses seat-1 soggy angry seat-2 soggy");

  kit_shows (k, "statuses seat-1 angry seat-2 none");
}

static void
whom_a_statement_means (void)
{
  static const struct { const char *who; const char *buttons; } rows[] = {
    { "you", "1 0 0 0" }, { "each", "1 1 0 1" }, { "others", "0 1 0 1" }, { "fewest", "0 0 0 1" }, { "most", "0 1 0 0" },
    { "near X", "0 1 0 0" }, { "wick", "0 1 0 0" }, { "prickle", "0 0 0 0" }, { "toddle", "0 0 0 0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *body = g_strdup_printf ("gain %s button 1", rows[i].who);
      g_auto (GStrv) n = g_strsplit (rows[i].buttons, " ", -1);
      g_autofree char *line = g_strdup_printf ("buttons seat-1 %s seat-2 %s seat-3 %s seat-4 %s", n[0], n[1], n[2], n[3]);
      SAID ("players=4", "", body, "stuffing seat-1 3 seat-2 4 seat-3 0 seat-4 2", "squares seat-2 1,6 seat-3 2,6 seat-4 5,5");

      kit_shows (k, line);
    }
}

static void
the_lying_are_meant_when_they_are_named (void)
{
  SAID ("players=3", "", "gain lying stuffing 2", "stuffing seat-2 0");

  kit_shows (k, "stuffing seat-1 5 seat-2 2 seat-3 5");
}

static void
pick_is_your_choice (void)
{
  SAID ("players=3", "", "gain pick button 1", "bookkeeper seat-3", "stuffing seat-3 0");

  kit_asks (k, "who", "seat-1");
  kit_offers_only (k, "pick-seat-1 pick-seat-2");
}

static void
chance_means_anybody_who_stands (void)
{
  guint seen[3] = { 0 };

  for (guint64 seed = 1; seed <= 40; seed++)
    {
      g_autofree char *set = g_strdup_printf ("seed %" G_GUINT64_FORMAT, seed * 7919);
      SAID ("players=3", "", "gain chance button 1", "stuffing seat-2 0", set);

      for (guint seat = 0; seat < 3; seat++)
        seen[seat] += k->s.seats[seat].buttons;
    }
  g_assert_cmpuint (seen[0], >, 0);
  g_assert_cmpuint (seen[1], ==, 0);
  g_assert_cmpuint (seen[2], >, 0);
  g_assert_cmpuint (seen[0] + seen[2], ==, 40);
}

static void
draw_item_is_the_top_card (void)
{
  SAID ("players=2", "", "draw you item", "deck raincoat tea-cosy");

  kit_asks (k, "item", "seat-1");
  kit_answer (k, "item", "wear");
  kit_shows (k, "items seat-1 raincoat seat-2 none");
}

static void
die_discards_a_die_before_them_that_they_choose (void)
{
  SAID ("players=2", "", "die you", "drawn red 1 blue 1", "stored seat-1 green");

  kit_asks (k, "die", "seat-1");
  kit_offers_only (k, "die-red die-blue stored-green");
  kit_answer (k, "die", "die-blue");
  kit_shows (k, "drawn red 1");
  kit_shows (k, "discard blue 1");
}

static void
move_puts_them_there_or_as_near_as_can_be (void)
{
  SAID ("players=3", "", "move each X");

  g_assert_cmpuint (SEAT (1)->square, ==, 7 * 12 + 2);
  for (guint seat = 2; seat <= 3; seat++)
    g_assert_true (stuffed_adjacent (&k->s, SEAT (1)->square, SEAT (seat)->square));
}

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

const KitTest kit_statements_tests[] = {
  { "goto", "does-not-return", goto_does_not_return },
  { "if", "and-else", if_and_else },
  { "roll", "goes-by-the-face", roll_goes_by_the_face },
  { "lose", "ends-the-game", lose_ends_the_game },
  { "choose", "is-for-who-is-named", choose_is_for_who_is_named },
  { "choose", "an-option-with-if-is-for-who-can", an_option_with_if_is_for_who_can },
  { "test", "ordered-takes-one-pool-at-once", an_ordered_test_takes_one_pool_at_once },
  { "test", "ordered-fails-below-its-number", an_ordered_test_fails_below_its_number },
  { "test", "ordered-fails-without-a-fitting-die", without_a_fitting_die_it_fails },
  { "test", "ordered-fails-if-one-rolls-none", if_one_rolls_none_it_fails },
  { "test", "off-ones-turn-only-the-stored-die-serves", off_ones_turn_only_the_stored_die_serves },
  { "test", "off-ones-turn-not-one-that-was-stored-in-it", and_not_one_that_was_stored_in_this_turn },
  { "offer", "stands-until-it-is-passed", an_offer_stands_until_it_is_passed },
  { "near", "is-on-or-beside", near_a_place_it_is_offered_on_and_beside_it },
  { "task", "never-fails", a_task_never_fails },
  { "task", "bonuses-count", bonuses_count_on_a_task },
  { "close", "takes-a-stand-away-and-its-dice-are-discarded", close_takes_it_away_and_its_dice_are_discarded },
  { "lose", "is-no-damage", lose_is_no_damage },
  { "hurt", "is-damage", hurt_is_damage },
  { "collapse", "the-lying-take-no-damage-and-no-status", the_lying_take_no_damage_and_no_status },
  { "cure", "takes-the-status-that-is-named", cure_takes_the_status_that_is_named },
  { "who", "is-meant", whom_a_statement_means },
  { "who", "lying-ones-are-meant-when-they-are-named", the_lying_are_meant_when_they_are_named },
  { "who", "pick-is-your-choice", pick_is_your_choice },
  { "who", "chance-is-anybody-who-stands", chance_means_anybody_who_stands },
  { "draw", "item-is-the-top-card", draw_item_is_the_top_card },
  { "die", "discards-one-that-they-choose", die_discards_a_die_before_them_that_they_choose },
  { "move", "puts-them-there-or-as-near-as-can-be", move_puts_them_there_or_as_near_as_can_be },
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
