/* test-board.c: what lies on a page, and what lies under one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
points_and_lost_tokens_end_a_move (void)
{
  KIT2 ("drawn red 1", "squares seat-1 2,4");

  kit_chance (k, "6");
  kit_answer (k, "act", "move");
  g_assert_true (kit_offers (k, TO (2, 2)));
  g_assert_true (kit_offers (k, TO (7, 2)));
}

static void
a_point_acts_under_who_ends_there_and_once (void)
{
  KIT2 ("drawn red 1", "squares seat-1 2,3");

  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  kit_answer (k, "walk", TO (2, 2));
  g_assert_cmpuint (kit_events (k, "point-read seat seat-1 a 0"), ==, 1);
  kit_asks (k, "choose", "seat-1");
  /* One has no die left for the beetle. */
  kit_offers_only (k, "option-2 option-3");
  kit_answer (k, "choose", "option-3");
  kit_asks (k, "act", "seat-1");
  kit_shows (k, "points-read 1");
}

static void
a_stop_with_a_figure_on_it_cannot_be_entered (void)
{
  KIT2 ("drawn red 1", "squares seat-1 2,3 seat-2 2,2");

  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  g_assert_false (kit_offers (k, TO (2, 2)));
}

static void
who_begins_the_actions_on_an_unread_point_reads_it (void)
{
  KIT2 ("squares seat-2 2,2");

  kit_answer (k, "act", "done");
  for (guint i = 0; i < 10 && k->ask.kind == STUFFED_ASK_WHITE; i++)
    kit_answer_nth (k, 0);
  g_assert_cmpuint (kit_events (k, "point-read seat seat-2 a 0"), ==, 1);
}

static void
never_off_ones_turn (void)
{
  KIT2 ("squares seat-2 2,2", "drawn red 1");

  kit_answer (k, "act", "reserve-red");
  g_assert_cmpuint (kit_events (k, "point-read"), ==, 0);
}

static void
a_lost_token_is_discarded_and_a_card_drawn (void)
{
  KIT2 ("drawn red 1", "squares seat-1 6,2", "lost-deck tin-soldier");

  kit_chance (k, "1");
  kit_answer (k, "act", "move");
  kit_answer (k, "walk", TO (7, 2));
  kit_shows (k, "lost-tokens none none none none");
  kit_asks (k, "choose", "seat-1");
  /* Walking away is always offered. */
  kit_offers_only (k, "option-1 option-2 walk-away");
}

static void
an_option_that_cannot_be_paid_is_not_offered (void)
{
  KIT2 (NULL);

  kit_meet (k, "one-eyed-robot");
  kit_offers_only (k, "option-2 walk-away");
  kit_answer (k, "choose", "walk-away");
  kit_set (k, "buttons seat-1 1");
  kit_set (k, "lost-gone none");
  kit_meet (k, "one-eyed-robot");
  kit_offers_only (k, "option-1 option-2 walk-away");
  kit_answer (k, "choose", "option-1");
  kit_shows (k, "hearts seat-1 1 seat-2 0");
  kit_asks (k, "item", "seat-1");
}

static void
end_actions_ends_them (void)
{
  KIT2 ("drawn red 3", "track 3");

  kit_meet (k, "tin-soldier");
  kit_answer (k, "choose", "option-1");
  g_assert_cmpuint (k->s.active, ==, 1);
  g_assert_cmpuint (kit_events (k, "actions-ended seat seat-1"), ==, 1);
}

static void
a_door_is_a_wall_until_it_is_lifted (void)
{
  KIT2 ("drawn red 1", "squares seat-1 7,6");

  kit_chance (k, "2");
  kit_answer (k, "act", "move");
  g_assert_false (kit_offers (k, TO (8, 6)));
  kit_answer (k, "walk", "stay");
  kit_set (k, "door none");
  kit_set (k, "drawn red 1");
  kit_chance (k, "2");
  kit_answer (k, "act", "move");
  g_assert_true (kit_offers (k, TO (8, 6)));
  g_assert_true (kit_offers (k, TO (9, 6)));
}

static void
who_begins_a_move_on_the_wagon_may_take_it_along (void)
{
  KIT ("players=2 story=other-cradle", "squares seat-1 0,7 seat-2 5,5", "drawn red 2");

  kit_chance (k, "1 1");
  kit_answer (k, "act", "move");
  kit_answer (k, "pool", "roll");
  kit_answer_nth (k, 1);
  kit_asks (k, "wagon", "seat-1");
  kit_answer (k, "wagon", "yes");
  g_assert_cmpuint (k->s.wagon, ==, SEAT (1)->square);
}

static void
the_train_goes_along_its_track_and_who_stands_on_it_rides (void)
{
  KIT ("players=2 story=grandmothers-house", NULL);
  StuffedRun r = { .s = &k->s, .ask = &k->ask, .events = &k->events };
  guint page = 0;

  while (stuffed_stories[k->s.story]->pages[page].n_track == 0)
    page++;
  {
    g_autofree char *set = g_strdup_printf ("page %u", page + 1);

    kit_set (k, set);
  }
  SEAT (1)->square = k->s.train;
  stuffed_shift_train (&r, 1);
  g_assert_cmpuint (k->s.train, ==, stuffed_page (&k->s)->track[1]);
  g_assert_cmpuint (SEAT (1)->square, ==, k->s.train);
  /* Somebody at the next halt makes room. */
  SEAT (2)->square = stuffed_page (&k->s)->track[2 % stuffed_page (&k->s)->n_track];
  stuffed_shift_train (&r, 1);
  g_assert_cmpuint (SEAT (1)->square, ==, k->s.train);
  g_assert_cmpuint (SEAT (2)->square, !=, k->s.train);
}

static void
thick_dust_shortens_every_range (void)
{
  KIT2 ("environment thick-dust", "items seat-1 marble-sling", "minions lampmoth 9,3 0", "track 1", "squares seat-1 0,7 seat-2 0,5");

  g_assert_cmpuint (stuffed_range (&k->s, 0), ==, 2);
}

static void
on_a_creaking_floor_a_long_move_brings_threat (void)
{
  KIT2 ("environment creaking-floor", "drawn red 2");

  kit_chance (k, "3 4");
  kit_answer (k, "act", "move");
  kit_answer (k, "pool", "die-red");
  kit_answer (k, "walk", "stay");
  kit_shows (k, "track 1");
}

static void
what_was_rolled_counts_before_halving (void)
{
  KIT2 ("environment creaking-floor", "drawn red 2", "statuses seat-1 soggy");

  kit_chance (k, "3 4");
  kit_answer (k, "act", "move");
  kit_answer (k, "pool", "die-red");
  kit_answer (k, "walk", "stay");
  kit_shows (k, "track 1");
}

static void
a_moonbeam_helps_the_first_white_roll_of_a_turn (void)
{
  KIT2 ("environment moonbeam", "drawn white 3");

  kit_set (k, "now seat-1 find sleep-due 0 done none struck none roll none game:whites:seat=seat-1");
  kit_chance (k, "3 3");
  kit_answer (k, "white", "number-1");
  g_assert_cmpuint (SEAT (1)->stuffing, ==, 6);
  kit_answer (k, "white", "number-1");
  g_assert_cmpuint (SEAT (1)->stuffing, ==, 6);
}

static void
steam_weakens_defence_wind_helps_moves_and_toast_raises (void)
{
  KIT2 ("environment following-wind");
  StuffedRun r = { .s = &k->s, .ask = &k->ask, .events = &k->events };

  g_assert_cmpuint (stuffed_move_total (&k->s, 0, 3), ==, 4);
  kit_set (k, "environment smell-of-toast");
  kit_set (k, "stuffing seat-2 0");
  stuffed_gain_stuffing (&r, 1, 1);
  g_assert_cmpuint (SEAT (2)->stuffing, ==, 2);
  kit_set (k, "environment kitchen-steam");
  kit_set (k, "stored seat-2 red");
  kit_set (k, "squares seat-1 0,7");
  kit_set (k, "minions lintling 6,3 0");
  kit_set (k, "track 1");
  kit_chance (k, "4 3");
  kit_answer (k, "act", "done");
  kit_answer (k, "defend", "stored-red");
  g_assert_cmpuint (kit_events (k, "blocked seat seat-2 n 2"), ==, 1);
}

static void
among_loud_clocks_one_encourages_within_3 (void)
{
  KIT2 ("environment loud-clocks", "drawn red 1");

  g_assert_true (kit_offers (k, "send-seat-2"));
  kit_set (k, "squares seat-2 9,3");
  g_assert_false (kit_offers (k, "send-seat-2"));
}

const KitTest kit_board_tests[] = {
  { "stops", "points-and-lost-tokens-end-a-move", points_and_lost_tokens_end_a_move },
  { "under-you", "a-point-acts-under-who-ends-there-and-once", a_point_acts_under_who_ends_there_and_once },
  { "stops", "with-a-figure-on-it-it-cannot-be-entered", a_stop_with_a_figure_on_it_cannot_be_entered },
  { "under-you", "who-begins-on-an-unread-point-reads-it", who_begins_the_actions_on_an_unread_point_reads_it },
  { "under-you", "never-off-ones-turn", never_off_ones_turn },
  { "lost", "the-token-is-discarded-and-a-card-drawn", a_lost_token_is_discarded_and_a_card_drawn },
  { "lost", "an-option-that-cannot-be-paid-is-not-offered", an_option_that_cannot_be_paid_is_not_offered },
  { "lost", "end-actions-ends-them", end_actions_ends_them },
  { "door", "is-a-wall-until-it-is-lifted", a_door_is_a_wall_until_it_is_lifted },
  { "wagon", "who-begins-a-move-on-it-may-take-it-along", who_begins_a_move_on_the_wagon_may_take_it_along },
  { "train", "goes-along-its-track-and-who-stands-on-it-rides", the_train_goes_along_its_track_and_who_stands_on_it_rides },
  { "thick-dust", "shortens-every-range", thick_dust_shortens_every_range },
  { "creaking-floor", "a-long-move-brings-threat", on_a_creaking_floor_a_long_move_brings_threat },
  { "creaking-floor", "what-was-rolled-counts-before-halving", what_was_rolled_counts_before_halving },
  { "moonbeam", "helps-the-first-white-roll-of-a-turn", a_moonbeam_helps_the_first_white_roll_of_a_turn },
  { "kitchen-steam", "weakens-defence-wind-helps-moves-toast-raises", steam_weakens_defence_wind_helps_moves_and_toast_raises },
  { "loud-clocks", "one-encourages-within-3", among_loud_clocks_one_encourages_within_3 },
  { NULL },
};
