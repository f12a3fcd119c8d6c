/* test-poker.c: seats with a poker face
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

/* Seats 2 and 3 keep a poker face; nobody has a card yet. */
static Kit *
faces (void)
{
  Kit *k = kit_begin ("players=3 families=dealt start=1 poker-face=no,yes,yes");

  kit_set (k, "families cinderella red-riding-hood grandmother woodsman wolf snow-white rapunzel hansel "
              "gretel gingerbread-witch puss-in-boots pinocchio");
  kit_set (k, "hand seat-1 wrong-soup wind-changes kissed-the-wrong-frog");
  kit_set (k, "hand seat-2 fresh-page");
  kit_set (k, "hand seat-3 we-gave-at-the-castle it-was-all-a-dream");
  kit_forget (k);
  return k;
}

/* Asked at the first announcement that some Response of the deck would fit,
 * whatever it holds; then the standing orders. */
static void
a_seat_is_asked_whatever_it_holds (void)
{
  g_autoptr (Kit) k = faces ();

  kit_act (k, "wrong-soup cinderella");
  kit_asks (k, "order", "seat-2");
  kit_offers_only (k, "not-this-turn events modifiers endings my-family everything");
  kit_answer (k, "order", "not-this-turn");
  kit_asks (k, "order", "seat-3");
  kit_offers_only (k, "we-gave-at-the-castle not-this-turn events modifiers endings my-family everything");
}

/* Later announcements that match the order ask it again; others do not. */
static void
an_order_says_what_is_asked_later (void)
{
  g_autoptr (Kit) k = faces ();

  kit_act (k, "wrong-soup cinderella");
  kit_answer (k, "order", "events");
  kit_answer (k, "order", "my-family");
  kit_act (k, "wind-changes");
  kit_asks (k, "respond", "seat-2");
  kit_offers_only (k, "none");
  kit_answer (k, "respond", "none");
  kit_asks (k, "action", "seat-3");
}

static void
my_family_means_cards_on_my_family (void)
{
  g_autoptr (Kit) k = faces ();

  kit_act (k, "wrong-soup cinderella");
  kit_answer (k, "order", "my-family");
  kit_answer (k, "order", "not-this-turn");
  kit_act (k, "kissed-the-wrong-frog wolf");
  kit_asks (k, "respond", "seat-2");
}

static void
orders_are_forgotten_with_the_turn (void)
{
  g_autoptr (Kit) k = faces ();

  kit_act (k, "wrong-soup cinderella");
  kit_answer (k, "order", "everything");
  kit_answer (k, "order", "everything");
  kit_act (k, "pass");
  kit_shows_not (k, "order seat-2 everything");
  kit_shows_not (k, "order seat-3 everything");
}

static void
an_empty_hand_is_not_asked (void)
{
  g_autoptr (Kit) k = faces ();

  kit_set (k, "hand seat-2 none");
  kit_act (k, "wrong-soup cinderella");
  kit_asks (k, "order", "seat-3");
}

/* Who answers, or was passed over because another answered first, has given the
 * order not this turn. */
static void
who_answers_or_is_passed_over_has_given_the_order_not_this_turn (void)
{
  g_autoptr (Kit) k = faces ();

  kit_set (k, "hand seat-2 we-gave-at-the-castle");
  kit_act (k, "wrong-soup cinderella");
  kit_answer (k, "order", "we-gave-at-the-castle");
  kit_shows (k, "order seat-2 not-this-turn");
  kit_shows (k, "order seat-3 not-this-turn");
  kit_act (k, "wind-changes");
  kit_asks (k, "action", "seat-3");
}

/* A seat that is forbidden Events is asked as if it were not. */
static void
who_is_forbidden_events_is_offered_orders_only (void)
{
  g_autoptr (Kit) k = faces ();

  kit_set (k, "pile gretel stolen-voice");
  kit_set (k, "hand seat-2 none");
  kit_act (k, "wrong-soup cinderella");
  kit_asks (k, "order", "seat-3");
  kit_offers_only (k, "not-this-turn events modifiers endings my-family everything");
}

/* Nothing differs between who holds one and who does not. */
static void
the_others_see_no_difference (void)
{
  g_autoptr (Kit) with = faces ();
  g_autoptr (Kit) without = faces ();
  GloomState seen[2];

  kit_set (without, "hand seat-3 paid-in-real-gold swallowed-by-a-polite-whale");
  kit_act (with, "wrong-soup cinderella");
  kit_act (without, "wrong-soup cinderella");
  kit_answer (with, "order", "not-this-turn");
  kit_answer (without, "order", "not-this-turn");
  gloom_view (&with->s, 0, &seen[0]);
  gloom_view (&without->s, 0, &seen[1]);
  seen[0].rng = seen[1].rng;
  g_assert_cmpuint (bramble_game_hash (&gloom_game, &seen[0]), ==, bramble_game_hash (&gloom_game, &seen[1]));
  kit_answer (with, "order", "events");
  kit_answer (without, "order", "not-this-turn");
  gloom_view (&with->s, 0, &seen[0]);
  gloom_view (&without->s, 0, &seen[1]);
  g_assert_cmpuint (bramble_game_hash (&gloom_game, &seen[0]), ==, bramble_game_hash (&gloom_game, &seen[1]));
}

const KitTest kit_poker_tests[] = {
  { "poker-face", "a-seat-is-asked-whatever-it-holds", a_seat_is_asked_whatever_it_holds },
  { "poker-face", "an-order-says-what-is-asked-later", an_order_says_what_is_asked_later },
  { "poker-face", "my-family-means-cards-on-my-family", my_family_means_cards_on_my_family },
  { "poker-face", "orders-are-forgotten-with-the-turn", orders_are_forgotten_with_the_turn },
  { "poker-face", "an-empty-hand-is-not-asked", an_empty_hand_is_not_asked },
  { "poker-face", "who-answers-or-is-passed-over-has-given-the-order-not-this-turn",
    who_answers_or_is_passed_over_has_given_the_order_not_this_turn },
  { "poker-face", "who-is-forbidden-events-is-offered-orders-only", who_is_forbidden_events_is_offered_orders_only },
  { "poker-face", "the-others-see-no-difference", the_others_see_no_difference },
  { NULL },
};
