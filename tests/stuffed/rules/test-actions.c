/* test-actions.c: what can be done with dice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
a_move_goes_up_to_its_total (void)
{
  KIT2 ("drawn red 1", "squares seat-1 0,7");

  kit_chance (k, "2");
  kit_answer (k, "act", "move");
  kit_asks (k, "walk", "seat-1");
  kit_offers_only (k, "stay to-0-5 to-1-5 to-2-5 to-0-6 to-1-6 to-2-6 to-1-7 to-2-7");
  kit_answer (k, "walk", TO (2, 5));
  kit_shows (k, "squares seat-1 2,5 seat-2 5,3");
}

static void
or_stays (void)
{
  KIT2 ("drawn red 1");

  kit_answer (k, "act", "move");
  kit_answer (k, "walk", "stay");
  kit_shows (k, "squares seat-1 4,3 seat-2 5,3");
  g_assert_cmpuint (k->s.discard[STUFFED_RED], ==, 1);
}

static void
a_move_that_can_only_stay_is_not_offered (void)
{
  KIT ("players=4", "drawn red 1", "squares seat-1 0,7 seat-2 0,6 seat-3 1,6 seat-4 1,7",
       "minions lintling 0,5 0 lintling 1,5 0 lintling 2,5 0 hookling 2,6 0 hookling 2,7 0");

  g_assert_false (kit_offers (k, "move"));
}

/* Three friends are in the way, so that it takes four steps. */
#define QUEUE "squares seat-1 0,0 seat-2 1,0 seat-3 2,0 seat-4 3,0", "minions lintling 0,1 0 lintling 1,1 0 lintling 2,1 0"

static void
who_is_amid_friends_may_move_with_all_dice_that_fit (void)
{
  static const struct { const char *dice; const char *statuses; gboolean goes; } rows[] = {
    { "drawn red 1", "statuses seat-1 none", TRUE },
    { "drawn red 1", "statuses seat-1 soggy", FALSE },
    { "drawn red 1 green 1", "statuses seat-1 soggy", FALSE },
    { "drawn red 2", "statuses seat-1 soggy", TRUE },
    { "drawn red 1 purple 1", "statuses seat-1 soggy", TRUE },
    { "drawn purple 2", "statuses seat-1 soggy", TRUE },
    { "drawn red 1", "statuses seat-1 soggy courageous", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      KIT ("players=4", QUEUE, rows[i].dice, rows[i].statuses);

      g_assert_cmpint (kit_offers (k, "move"), ==, rows[i].goes);
    }
}

static void
and_the_second_die_is_offered (void)
{
  KIT ("players=4", QUEUE, "drawn red 1 purple 1", "statuses seat-1 soggy");

  kit_chance (k, "6 1");
  kit_answer (k, "act", "move");
  kit_offers_only (k, "roll die-purple");
  kit_answer (k, "pool", "die-purple");
  kit_offers_only (k, "stay to-4-0");
}

static void
a_ring_of_friends_is_walked_through (void)
{
  KIT ("players=4", "drawn red 1", "squares seat-1 0,7 seat-2 0,6 seat-3 1,6 seat-4 1,7");

  kit_chance (k, "2");
  kit_answer (k, "act", "move");
  kit_offers_only (k, "stay to-0-5 to-1-5 to-2-5 to-2-6 to-2-7");
}

static void
reserve_stores_a_die_unrolled (void)
{
  KIT2 ("drawn red 1 white 1");

  g_assert_false (kit_offers (k, "reserve-white"));
  kit_answer (k, "act", "reserve-red");
  kit_shows (k, "stored seat-1 red/fresh seat-2 none");
  kit_offers_only (k, "done");
}

static void
reserve_needs_room (void)
{
  KIT2 ("drawn red 1", "stored seat-1 blue");

  g_assert_false (kit_offers (k, "reserve-red"));
}

static void
encourage_stores_a_die_with_another_at_any_distance (void)
{
  KIT2 ("drawn red 1", "squares seat-2 9,0", "points-read 1 2");

  kit_answer (k, "act", "send-seat-2");
  kit_shows (k, "stored seat-1 none seat-2 red/fresh");
  g_assert_cmpuint (kit_events (k, "encouraged seat seat-1 other 2"), ==, 1);
}

static void
without_room_the_die_there_is_discarded (void)
{
  KIT2 ("drawn red 1", "stored seat-2 blue");

  kit_answer (k, "act", "send-seat-2");
  kit_shows (k, "stored seat-1 none seat-2 red/fresh");
  g_assert_cmpuint (k->s.discard[STUFFED_BLUE], ==, 1);
}

static void
no_die_for_who_lies (void)
{
  KIT2 ("drawn red 1", "stuffing seat-2 0");

  g_assert_false (kit_offers (k, "send-seat-2"));
  g_assert_true (kit_offers (k, "give-seat-2"));
}

static void
encourage_with_stuffing_discards_a_die_and_gives_1 (void)
{
  KIT2 ("drawn red 1", "stuffing seat-2 0");

  kit_answer (k, "act", "give-seat-2");
  kit_shows (k, "stuffing seat-1 4 seat-2 1");
  g_assert_cmpuint (kit_events (k, "rose seat seat-2"), ==, 1);
  g_assert_cmpuint (k->s.discard[STUFFED_RED], ==, 1);
}

static void
one_keeps_at_least_1 (void)
{
  KIT2 ("drawn red 1", "stuffing seat-1 1");

  g_assert_false (kit_offers (k, "give-seat-2"));
}

static void
the_stored_die_may_pay_for_it (void)
{
  KIT2 ("stored seat-1 green");

  kit_answer (k, "act", "give-seat-2");
  kit_shows (k, "stored seat-1 none seat-2 none");
}

static void
a_test_on_offer_passes_with_its_number (void)
{
  KIT2 ("drawn green 2", "environment creaking-floor", "stands tiptoe open 0 0 0");

  kit_chance (k, "3 3");
  kit_answer (k, "act", "try-tiptoe");
  kit_answer (k, "pool", "die-green");
  g_assert_cmpuint (kit_events (k, "test-passed seat seat-1"), ==, 1);
  kit_shows (k, "environment none");
}

static void
else_it_fails_and_stays (void)
{
  KIT2 ("drawn green 1", "environment creaking-floor", "stands tiptoe open 0 0 0");

  kit_chance (k, "5");
  kit_answer (k, "act", "try-tiptoe");
  g_assert_cmpuint (kit_events (k, "test-failed seat seat-1"), ==, 1);
  kit_shows (k, "environment creaking-floor");
  kit_shows (k, "stands tiptoe open 0 0 0");
}

static void
levels_change_every_test_and_search (void)
{
  KIT ("players=2 level=gentle", "drawn green 1", "environment creaking-floor", "stands tiptoe open 0 0 0");
  KIT_STATE *s = &k->s;

  kit_chance (k, "5");
  kit_answer (k, "act", "try-tiptoe");
  g_assert_cmpuint (kit_events (k, "test-passed"), ==, 1);
  g_assert_cmpuint (stuffed_test_number (s, 4), ==, 3);
  s->level = STUFFED_BRAVE;
  g_assert_cmpuint (stuffed_test_number (s, 4), ==, 5);
}

static void
a_group_task_keeps_dice_and_total (void)
{
  KIT2 ("drawn red 2", "stands trunk open 0 0 0", "squares seat-1 7,6");

  kit_chance (k, "3 4");
  kit_answer (k, "act", "try-trunk");
  kit_answer (k, "pool", "die-red");
  kit_shows (k, "stands trunk open 7 2 0");
  g_assert_cmpuint (k->s.discard[STUFFED_RED], ==, 0);
}

static void
at_its_number_it_passes (void)
{
  KIT2 ("drawn red 1 purple 1", "stands trunk open 6 1 0", "squares seat-1 7,6");

  kit_chance (k, "3 4");
  kit_answer (k, "act", "try-trunk");
  kit_answer (k, "pool", "die-red");
  kit_answer (k, "pool", "die-purple");
  kit_shows (k, "door none");
  kit_shows (k, "stands trunk passed 0 0 0");
  g_assert_cmpuint (k->s.discard[STUFFED_RED], ==, 2);
  g_assert_cmpuint (k->s.discard[STUFFED_PURPLE], ==, 1);
}

static void
a_refresh_takes_its_dice_and_leaves_its_total (void)
{
  KIT2 ("stands trunk open 6 2 1", "environment none", "minions lintling 9,0 0", "track 1", "squares seat-1 0,7 seat-2 1,7");

  kit_answer (k, "act", "done");
  g_assert_cmpuint (kit_events (k, "refreshed"), ==, 1);
  kit_shows (k, "stands trunk open 6 0 0");
}

static void
tasks_change_by_the_level (void)
{
  KIT ("players=3 level=gentle", "stands trunk open 0 0 0");

  g_assert_cmpuint (stuffed_stand_number (&k->s, 0), ==, 4 * 3 + 2 - 3);
  k->s.level = STUFFED_BRAVE;
  g_assert_cmpuint (stuffed_stand_number (&k->s, 0), ==, 4 * 3 + 2 + 3);
}

static void
a_stand_near_a_place_is_offered_there_only (void)
{
  KIT2 ("drawn red 1", "stands trunk open 0 0 0", "squares seat-1 6,6");

  /* Near a closed door are those who could step onto it, diagonally too. */
  g_assert_false (kit_offers (k, "try-trunk"));
  kit_set (k, "squares seat-1 7,5");
  g_assert_true (kit_offers (k, "try-trunk"));
}

static void
melee_needs_a_weapon_red_dice_and_an_open_step (void)
{
  KIT2 ("drawn red 1", "minions lintling 3,3 0");

  g_assert_false (kit_offers (k, "melee-1-lintling"));
  kit_set (k, "items seat-1 wooden-spoon");
  g_assert_true (kit_offers (k, "melee-1-lintling"));
  kit_set (k, "drawn green 1");
  g_assert_false (kit_offers (k, "melee-1-lintling"));
  kit_set (k, "drawn purple 1");
  g_assert_true (kit_offers (k, "melee-1-lintling"));
  /* A coloured line is no open step: 7,0 and 8,0 are parted by green. */
  kit_set (k, "minions lintling 8,0 0");
  kit_set (k, "squares seat-1 7,0");
  g_assert_false (kit_offers (k, "melee-1-lintling"));
}

static void
ranged_attacks_reach_as_far_as_the_weapon (void)
{
  KIT2 ("drawn green 1", "minions lintling 9,3 0", "items seat-1 marble-sling");

  g_assert_true (kit_offers (k, "ranged-1-lintling"));
  kit_set (k, "items seat-1 pea-shooter");
  g_assert_false (kit_offers (k, "ranged-1-lintling"));
}

static void
who_defeats_a_minion_gains_a_button (void)
{
  KIT2 ("drawn red 1", "minions lintling 3,3 0", "items seat-1 pan-lid", "track 1");

  kit_chance (k, "4");
  kit_answer (k, "act", "melee-1-lintling");
  kit_shows (k, "buttons seat-1 1 seat-2 0");
  kit_shows (k, "minions none");
  kit_shows (k, "track 1");
  g_assert_false (kit_has (k, 1, STUFFED_COURAGEOUS));
}

static void
and_for_a_leader_courage (void)
{
  KIT2 ("drawn red 2", "minions lint-baron 3,3 0", "items seat-1 pan-lid");

  kit_chance (k, "4 3");
  kit_answer (k, "act", "melee-1-lint-baron");
  kit_answer (k, "pool", "die-red");
  g_assert_true (kit_has (k, 1, STUFFED_COURAGEOUS));
}

static void
a_boss_loses_dark_stuffing_first (void)
{
  KIT2 ("page 3", "squares seat-1 4,3 seat-2 9,7", "drawn red 5", "minions mitten-king 3,3 2", "items seat-1 pan-lid");

  kit_chance (k, "6 6");
  kit_answer (k, "act", "melee-1-mitten-king");
  kit_answer (k, "pool", "die-red");
  kit_answer (k, "pool", "roll");
  kit_shows (k, "minions mitten-king 3,3 1");
  kit_shows (k, "buttons seat-1 0 seat-2 0");
  kit_chance (k, "6 6");
  kit_answer (k, "act", "melee-1-mitten-king");
  kit_answer (k, "pool", "die-red");
  kit_answer (k, "pool", "roll");
  /* Down: the story ends. */
  kit_shows (k, "over asleep");
}

static void
a_boss_comes_with_dark_stuffing_by_the_level (void)
{
  static const guint8 dark[] = { 1, 2, 3 };

  for (guint level = 0; level < STUFFED_N_LEVELS; level++)
    {
      g_autofree char *choices = g_strdup_printf ("players=2 level=%s", stuffed_level_ids[level]);
      KIT (choices, "page 3", "turn seat-1 1 0");

      kit_read (k, "3.0");
      g_assert_cmpuint (k->s.foes[0].kind, ==, STUFFED_MITTEN_KING);
      g_assert_cmpuint (k->s.foes[0].dark, ==, dark[level]);
    }
}

static void
the_kettle_takes_no_harm_while_anybody_is_angry (void)
{
  KIT ("players=2 story=thunder-kettle", "drawn red 2", "squares seat-1 1,2 seat-2 4,2", "minions thunder-kettle 2,2 1", "items seat-1 pan-lid", "statuses seat-2 angry");

  kit_chance (k, "6 6");
  kit_answer (k, "act", "melee-1-thunder-kettle");
  kit_answer (k, "pool", "die-red");
  g_assert_cmpuint (kit_events (k, "minion-unhurt"), ==, 1);
  kit_shows (k, "minions thunder-kettle 2,2 1");
}

static void
search_draws_an_item (void)
{
  KIT2 ("drawn yellow 1", "deck raincoat", "minions lintling 9,0 0");

  kit_chance (k, "4");
  kit_answer (k, "act", "search");
  kit_asks (k, "item", "seat-1");
  kit_offers_only (k, "wear hand-seat-2 discard");
  kit_answer (k, "item", "wear");
  kit_shows (k, "items seat-1 raincoat seat-2 none");
}

static void
no_number_no_search (void)
{
  KIT2 ("drawn yellow 1", "search 0");

  g_assert_false (kit_offers (k, "search"));
}

const KitTest kit_actions_tests[] = {
  { "move", "goes-up-to-its-total", a_move_goes_up_to_its_total },
  { "move", "or-stays", or_stays },
  { "move", "that-can-only-stay-is-not-offered", a_move_that_can_only_stay_is_not_offered },
  { "move", "amid-friends-with-all-dice-that-fit", who_is_amid_friends_may_move_with_all_dice_that_fit },
  { "move", "amid-friends-the-second-die-is-offered", and_the_second_die_is_offered },
  { "move", "goes-through-a-ring-of-friends", a_ring_of_friends_is_walked_through },
  { "reserve", "stores-a-die-unrolled", reserve_stores_a_die_unrolled },
  { "reserve", "needs-room", reserve_needs_room },
  { "encourage", "stores-a-die-with-another-at-any-distance", encourage_stores_a_die_with_another_at_any_distance },
  { "encourage", "without-room-the-die-there-is-discarded", without_room_the_die_there_is_discarded },
  { "encourage", "no-die-for-who-lies", no_die_for_who_lies },
  { "encourage", "with-stuffing-discards-a-die-and-gives-1", encourage_with_stuffing_discards_a_die_and_gives_1 },
  { "encourage", "one-keeps-at-least-1", one_keeps_at_least_1 },
  { "encourage", "the-stored-die-may-pay-for-it", the_stored_die_may_pay_for_it },
  { "test", "on-offer-passes-with-its-number", a_test_on_offer_passes_with_its_number },
  { "test", "else-it-fails-and-stays", else_it_fails_and_stays },
  { "levels", "change-every-test-and-search", levels_change_every_test_and_search },
  { "task", "keeps-dice-and-total", a_group_task_keeps_dice_and_total },
  { "task", "at-its-number-it-passes", at_its_number_it_passes },
  { "task", "a-refresh-takes-its-dice-and-leaves-its-total", a_refresh_takes_its_dice_and_leaves_its_total },
  { "levels", "change-tasks", tasks_change_by_the_level },
  { "near", "a-closed-door-counts-as-open", a_stand_near_a_place_is_offered_there_only },
  { "melee", "needs-a-weapon-red-dice-and-an-open-step", melee_needs_a_weapon_red_dice_and_an_open_step },
  { "ranged", "reaches-as-far-as-the-weapon", ranged_attacks_reach_as_far_as_the_weapon },
  { "defeat", "gains-a-button-and-leaves-the-threat", who_defeats_a_minion_gains_a_button },
  { "defeat", "of-a-leader-brings-courage", and_for_a_leader_courage },
  { "boss", "loses-dark-stuffing-first", a_boss_loses_dark_stuffing_first },
  { "boss", "comes-with-dark-stuffing-by-the-level", a_boss_comes_with_dark_stuffing_by_the_level },
  { "thunder-kettle", "takes-no-harm-while-anybody-is-angry", the_kettle_takes_no_harm_while_anybody_is_angry },
  { "search", "draws-an-item-although-minions-are-there", search_draws_an_item },
  { "search", "no-number-no-search", no_number_no_search },
  { NULL },
};
