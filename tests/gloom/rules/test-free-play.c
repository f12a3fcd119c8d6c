/* test-free-play.c: free plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
they_come_inside_the_effect_and_count_as_no_action (void)
{
  KIT (2, "hand seat-1 wished-on-the-wrong-star wind-changes wrong-soup");

  kit_act (k, "wished-on-the-wrong-star cinderella");
  kit_asks (k, "free-play", "seat-1");
  kit_offers_only (k, "wind-changes none");
  kit_answer (k, "free-play", "wind-changes");
  kit_asks (k, "action", "seat-1");
  g_assert_cmpuint (k->s.action, ==, 1);
}

static void
each_may_be_declined (void)
{
  KIT (2, "hand seat-1 wished-on-the-wrong-star wind-changes");

  kit_act (k, "wished-on-the-wrong-star cinderella");
  kit_answer (k, "free-play", "none");
  kit_shows (k, "hand seat-1 wind-changes");
  g_assert_cmpuint (k->s.free_plays, ==, 0);
}

static void
who_has_nothing_to_choose_from_is_not_asked (void)
{
  KIT (2, "hand seat-1 wished-on-the-wrong-star wrong-soup");

  kit_act (k, "wished-on-the-wrong-star cinderella");
  kit_asks (k, "action", "seat-1");
}

/* They nest. */
static void
they_nest (void)
{
  KIT (2, "hand seat-1 ate-the-landladys-porch wished-on-the-wrong-star wind-changes fresh-page", "deck paid-in-real-gold");

  kit_act (k, "ate-the-landladys-porch cinderella");
  kit_answer (k, "discard", "fresh-page");
  kit_answer (k, "free-play", "wished-on-the-wrong-star");
  kit_answer (k, "free-target", "woodsman");
  kit_answer (k, "free-play", "wind-changes");
  kit_shows (k, "hand seat-1 paid-in-real-gold");
  g_assert_cmpuint (k->s.free_plays, ==, 2);
  kit_asks (k, "action", "seat-1");
}

/* An Ending as a free play at any time. */
static void
an_ending_can_be_one_at_any_time (void)
{
  KIT (2, "hand seat-1 last-page-comes-early outlived-by-the-donkey", "pile wolf wrong-soup", "pile hansel kissed-the-wrong-frog");

  kit_act (k, "pass");
  kit_act (k, "last-page-comes-early");
  kit_answer (k, "free-play", "outlived-by-the-donkey");
  kit_answer (k, "free-target", "wolf");
  kit_shows (k, "worth wolf -10 finished");
}

/* A free play granted to somebody whose turn it is not is lost. */
static void
one_off_turn_is_lost (void)
{
  KIT (2, "hand seat-1 wished-on-the-wrong-star", "hand seat-2 wind-changes");

  kit_act (k, "wished-on-the-wrong-star wolf");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "hand seat-2 wind-changes");
}

/* At most four in a turn; further ones are lost. */
static void
there_are_at_most_four_in_a_turn (void)
{
  KIT (2, "hand seat-1 wished-on-the-wrong-star wind-changes", "now 1 no 4 no no seat-1 game:action");

  kit_act (k, "wished-on-the-wrong-star cinderella");
  kit_asks (k, "action", "seat-2");
}

/* Those that were really announced count, cancelled ones too. */
static void
cancelled_ones_count (void)
{
  KIT (2, "hand seat-1 wished-on-the-wrong-star wind-changes", "hand seat-2 it-was-all-a-dream");

  kit_act (k, "wished-on-the-wrong-star cinderella");
  kit_answer (k, "free-play", "wind-changes");
  kit_answer (k, "respond", "it-was-all-a-dream");
  g_assert_cmpuint (k->s.free_plays, ==, 1);
}

static void
who_may_not_make_free_plays_loses_them (void)
{
  KIT (2, "hand seat-1 wished-on-the-wrong-star wind-changes", "pile woodsman diary-read-out-at-court");

  kit_act (k, "wished-on-the-wrong-star cinderella");
  kit_asks (k, "action", "seat-1");
}

/* Kind and rules of the card hold. */
static void
the_rules_of_the_card_hold (void)
{
  KIT (2, "hand seat-1 last-page-comes-early outlived-by-the-donkey", "pile wolf slipper-fits");

  kit_act (k, "last-page-comes-early");
  kit_asks (k, "action", "seat-1");
}

const KitTest kit_free_play_tests[] = {
  { "free-play", "they-come-inside-the-effect-and-count-as-no-action", they_come_inside_the_effect_and_count_as_no_action },
  { "free-play", "each-may-be-declined", each_may_be_declined },
  { "free-play", "who-has-nothing-to-choose-from-is-not-asked", who_has_nothing_to_choose_from_is_not_asked },
  { "free-play", "they-nest", they_nest },
  { "free-play", "an-ending-can-be-one-at-any-time", an_ending_can_be_one_at_any_time },
  { "free-play", "one-off-turn-is-lost", one_off_turn_is_lost },
  { "free-play", "there-are-at-most-four-in-a-turn", there_are_at_most_four_in_a_turn },
  { "free-play", "cancelled-ones-count", cancelled_ones_count },
  { "free-play", "who-may-not-make-free-plays-loses-them", who_may_not_make_free_plays_loses_them },
  { "free-play", "the-rules-of-the-card-hold", the_rules_of_the_card_hold },
  { NULL },
};
