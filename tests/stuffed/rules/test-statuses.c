/* test-statuses.c: what ails stuffies, and how it ends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

/* The tests that end what ails one, and the least that a die must show. */
static const struct { const char *status; guint number; const char *colour; guint face; } cures[] = {
  { "scared", STUFFED_SCARED, "blue", 4 }, { "worried", STUFFED_WORRIED, "blue", 4 }, { "angry", STUFFED_ANGRY, "blue", 6 },
  { "torn", STUFFED_TORN, "green", 5 }, { "soggy", STUFFED_SOGGY, "red", 4 }, { "tangled", STUFFED_TANGLED, "red", 4 },
  { "tangled", STUFFED_TANGLED, "green", 4 }, { "sleepy", STUFFED_SLEEPY, "yellow", 5 },
};

/* Makes every test with @less than it takes. */
static void
try_cures (guint less)
{
  for (guint i = 0; i < G_N_ELEMENTS (cures); i++)
    {
      g_autofree char *status = g_strdup_printf ("statuses seat-1 %s", cures[i].status);
      g_autofree char *drawn = g_strdup_printf ("drawn %s 1", cures[i].colour);
      g_autofree char *option = g_strdup_printf ("cure-%s-seat-1-%s", cures[i].status, cures[i].colour);
      g_autofree char *face = g_strdup_printf ("%u", cures[i].face - less);
      KIT2 (status, drawn);

      kit_chance (k, face);
      kit_answer (k, "act", option);
      g_assert_cmpint (kit_has (k, 1, cures[i].number), ==, less > 0);
    }
}

static void
tests_on_offer_end_them (void)
{
  try_cures (0);
}

static void
tests_of_statuses_fail_below_their_number (void)
{
  try_cures (1);
}

static void
a_failed_test_leaves_them (void)
{
  KIT2 ("statuses seat-1 soggy", "drawn red 1");

  kit_chance (k, "3");
  kit_answer (k, "act", "cure-soggy-seat-1-red");
  g_assert_true (kit_has (k, 1, STUFFED_SOGGY));
}

static void
torn_and_tangled_are_cured_by_an_adjacent_stuffy_too (void)
{
  KIT2 ("statuses seat-2 torn tangled soggy", "drawn red 1 green 1");

  g_assert_true (kit_offers (k, "cure-torn-seat-2-green"));
  g_assert_true (kit_offers (k, "cure-tangled-seat-2-red"));
  g_assert_false (kit_offers (k, "cure-soggy-seat-2-red"));
  kit_set (k, "squares seat-2 9,4");
  g_assert_false (kit_offers (k, "cure-torn-seat-2-green"));
}

static void
the_scared_are_cured_by_defeating_a_minion (void)
{
  KIT2 ("statuses seat-1 scared", "drawn red 1", "minions lintling 3,3 0", "items seat-1 pan-lid");

  kit_chance (k, "5");
  kit_answer (k, "act", "melee-1-lintling");
  g_assert_false (kit_has (k, 1, STUFFED_SCARED));
}

static void
with_the_worried_no_die_can_be_stored_and_one_there_stays (void)
{
  KIT2 ("statuses seat-1 worried seat-2 worried", "drawn red 1", "stored seat-2 blue");

  g_assert_false (kit_offers (k, "reserve-red"));
  g_assert_false (kit_offers (k, "send-seat-2"));
  kit_shows (k, "stored seat-1 none seat-2 blue");
}

static void
being_given_stuffing_ends_worry_and_being_encouraged_loneliness (void)
{
  KIT2 ("statuses seat-2 worried lonely", "drawn red 1");

  kit_answer (k, "act", "give-seat-2");
  g_assert_false (kit_has (k, 2, STUFFED_WORRIED));
  g_assert_false (kit_has (k, 2, STUFFED_LONELY));
}

static void
the_angry_cannot_encourage (void)
{
  KIT2 ("statuses seat-1 angry", "drawn red 1");

  g_assert_false (kit_offers (k, "send-seat-2"));
  g_assert_false (kit_offers (k, "give-seat-2"));
}

static void
a_lost_card_not_walked_away_from_ends_anger (void)
{
  KIT2 ("statuses seat-1 angry");

  kit_meet (k, "kite-without-string");
  kit_answer (k, "choose", "option-2");
  g_assert_false (kit_has (k, 1, STUFFED_ANGRY));
}

static void
walking_away_does_not (void)
{
  KIT2 ("statuses seat-1 angry");

  kit_meet (k, "kite-without-string");
  kit_answer (k, "choose", "walk-away");
  g_assert_true (kit_has (k, 1, STUFFED_ANGRY));
}

static void
anger_from_a_lost_card_is_not_cured_by_the_same_card (void)
{
  KIT2 ("buttons seat-1 0");

  kit_meet (k, "piggy-bank");
  kit_answer (k, "choose", "option-2");
  g_assert_true (kit_has (k, 1, STUFFED_ANGRY));
}

static void
the_soggy_move_half_rounded_up (void)
{
  KIT2 ("statuses seat-1 soggy");

  g_assert_cmpuint (stuffed_move_total (&k->s, 0, 5), ==, 3);
  g_assert_cmpuint (stuffed_move_total (&k->s, 0, 4), ==, 2);
  g_assert_cmpuint (stuffed_move_total (&k->s, 1, 5), ==, 5);
}

static void
the_tangled_do_not_move (void)
{
  KIT2 ("statuses seat-1 tangled", "drawn purple 1");

  g_assert_false (kit_offers (k, "move"));
}

static void
for_the_lonely_white_dice_find_nothing (void)
{
  KIT2 ("statuses seat-1 lonely", "squares seat-2 9,4", "drawn white 2", "stuffing seat-1 1");

  kit_set (k, "now seat-1 find sleep-due 0 done none struck none roll none game:whites:seat=seat-1");
  kit_answer (k, "white", "number-2");
  g_assert_cmpuint (SEAT (1)->stuffing, ==, 1);
}

static void
unless_a_standing_stuffy_is_adjacent (void)
{
  KIT2 ("statuses seat-1 lonely", "drawn white 2", "stuffing seat-1 1");

  kit_set (k, "now seat-1 find sleep-due 0 done none struck none roll none game:whites:seat=seat-1");
  kit_answer (k, "white", "number-2");
  g_assert_cmpuint (SEAT (1)->stuffing, ==, 2);
}

static void
losing_stuffing_wakes_the_sleepy_but_giving_does_not (void)
{
  KIT2 ("statuses seat-1 sleepy", "drawn red 1");
  StuffedRun r = { .s = &k->s, .ask = &k->ask, .events = &k->events };

  kit_answer (k, "act", "give-seat-2");
  g_assert_true (kit_has (k, 1, STUFFED_SLEEPY));
  stuffed_lose_stuffing (&r, 0, 1);
  g_assert_false (kit_has (k, 1, STUFFED_SLEEPY));
}

const KitTest kit_statuses_tests[] = {
  { "status", "tests-on-offer-end-them", tests_on_offer_end_them },
  { "status", "tests-fail-below-their-number", tests_of_statuses_fail_below_their_number },
  { "status", "a-failed-test-leaves-them", a_failed_test_leaves_them },
  { "torn", "and-tangled-are-cured-by-an-adjacent-stuffy-too", torn_and_tangled_are_cured_by_an_adjacent_stuffy_too },
  { "scared", "is-cured-by-defeating-a-minion", the_scared_are_cured_by_defeating_a_minion },
  { "worried", "no-die-can-be-stored-and-one-there-stays", with_the_worried_no_die_can_be_stored_and_one_there_stays },
  { "worried", "being-given-stuffing-ends-it-and-loneliness", being_given_stuffing_ends_worry_and_being_encouraged_loneliness },
  { "angry", "cannot-encourage", the_angry_cannot_encourage },
  { "angry", "a-lost-card-not-walked-away-from-ends-it", a_lost_card_not_walked_away_from_ends_anger },
  { "angry", "walking-away-does-not", walking_away_does_not },
  { "angry", "from-a-lost-card-is-not-cured-by-the-same-card", anger_from_a_lost_card_is_not_cured_by_the_same_card },
  { "soggy", "moves-half-rounded-up", the_soggy_move_half_rounded_up },
  { "tangled", "does-not-move", the_tangled_do_not_move },
  { "lonely", "white-dice-find-nothing", for_the_lonely_white_dice_find_nothing },
  { "lonely", "unless-a-standing-stuffy-is-adjacent", unless_a_standing_stuffy_is_adjacent },
  { "sleepy", "losing-stuffing-ends-it-but-giving-does-not", losing_stuffing_wakes_the_sleepy_but_giving_does_not },
  { NULL },
};
