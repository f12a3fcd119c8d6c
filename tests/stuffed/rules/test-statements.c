/* test-statements.c: what a story does to stuffies, one statement at a time
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
  { NULL },
};
