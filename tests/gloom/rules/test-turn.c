/* test-turn.c: two actions, then draw
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
a_turn_has_two_actions_then_draws (void)
{
  KIT (3, "hand seat-1 lost-a-shoe-and-an-argument kissed-the-wrong-frog");

  kit_act (k, "lost-a-shoe-and-an-argument cinderella");
  kit_asks (k, "action", "seat-1");
  g_assert_cmpuint (kit_hand (k, 1), ==, 1);
  kit_act (k, "kissed-the-wrong-frog woodsman");
  kit_asks (k, "action", "seat-2");
  g_assert_cmpuint (kit_hand (k, 1), ==, 5);
}

static void
the_next_player_is_clockwise (void)
{
  KIT (3);

  kit_act (k, "pass");
  kit_act (k, "pass");
  kit_asks (k, "action", "seat-2");
  kit_act (k, "pass");
  kit_act (k, "pass");
  kit_asks (k, "action", "seat-3");
}

static void
turn_order_follows_the_wind (void)
{
  KIT (3, "hand seat-1 wind-changes");

  kit_act (k, "wind-changes");
  kit_shows (k, "wind counter-clockwise");
  kit_act (k, "pass");
  kit_asks (k, "action", "seat-3");
}

static void
with_two_players_the_wind_means_nothing (void)
{
  KIT (2, "hand seat-1 wind-changes");

  kit_act (k, "wind-changes");
  kit_shows (k, "wind clockwise");
  g_assert_cmpuint (kit_hand (k, 1), ==, 1);
}

static void
a_modifier_goes_onto_any_unfinished_character_of_anybody (void)
{
  KIT (2, "hand seat-1 wrong-soup", "pile wolf wrong-soup outlived-by-the-donkey", "hand seat-1 kissed-the-wrong-frog");

  kit_answer (k, "action", "kissed-the-wrong-frog");
  kit_offers_only (k, "cinderella red-riding-hood grandmother woodsman snow-white rapunzel hansel");
  kit_answer (k, "target", "hansel");
  kit_shows (k, "pile hansel kissed-the-wrong-frog/seat-1");
}

static void
an_event_does_what_it_says_and_goes_to_the_discard_pile (void)
{
  KIT (2, "hand seat-1 wind-changes");

  kit_act (k, "wind-changes");
  kit_shows (k, "discard wind-changes");
}

/* So it is never shuffled into its own draws. */
static void
an_event_is_discarded_only_when_all_of_it_is_over (void)
{
  KIT (2, "hand seat-1 wind-changes");
  /* All other cards lie somewhere: nothing is left to draw. */
  while (k->s.n_deck > 0)
    k->s.discard[k->s.n_discard++] = k->s.deck[--k->s.n_deck];
  memcpy (k->s.deck, k->s.discard, k->s.n_discard);
  k->s.n_deck = k->s.n_discard;
  k->s.n_discard = 0;
  gloom_game.ask (&k->s, &k->ask);

  kit_act (k, "wind-changes");
  kit_shows (k, "discard wind-changes");
  kit_shows_not (k, "hand seat-1 wind-changes");
}

static void
an_event_may_be_played_though_it_will_do_nothing (void)
{
  KIT (2, "hand seat-1 only-resting");

  kit_act (k, "only-resting");
  kit_shows (k, "discard only-resting");
  kit_asks (k, "action", "seat-1");
}

static void
the_whole_hand_can_be_discarded_and_nothing_is_drawn_before_the_end (void)
{
  KIT (2, "hand seat-1 wrong-soup kissed-the-wrong-frog");

  kit_act (k, "discard-hand");
  g_assert_cmpuint (kit_hand (k, 1), ==, 0);
  g_assert_cmpuint (k->s.n_discard, ==, 2);
  kit_offers_only (k, "pass");
  kit_act (k, "pass");
  g_assert_cmpuint (kit_hand (k, 1), ==, 5);
}

static void
an_empty_hand_cannot_be_discarded (void)
{
  KIT (2);

  g_assert_false (kit_offers (k, "discard-hand"));
}

static void
pass_is_always_possible (void)
{
  KIT (2, "hand seat-1 wrong-soup outlived-by-the-donkey it-was-all-a-dream");

  kit_offers_only (k, "wrong-soup discard-hand pass");
}

/* A Modifier or Ending without a legal Character is not offered. */
static void
a_card_without_a_legal_character_is_not_offered (void)
{
  KIT (2, "hand seat-1 outlived-by-the-donkey");

  g_assert_false (kit_offers (k, "outlived-by-the-donkey"));
  kit_set (k, "pile wolf wrong-soup");
  g_assert_true (kit_offers (k, "outlived-by-the-donkey"));
}

/* Actions are always asked, also with one possible Character. */
static void
the_character_of_an_action_is_always_asked (void)
{
  KIT (2, "hand seat-1 outlived-by-the-donkey", "pile wolf wrong-soup");

  kit_answer (k, "action", "outlived-by-the-donkey");
  kit_asks (k, "target", "seat-1");
  kit_offers_only (k, "wolf");
}

static void
there_are_never_more_than_twenty_options (void)
{
  KIT (5, "hand seat-1 wrong-soup");

  kit_answer (k, "action", "wrong-soup");
  g_assert_cmpuint (k->ask.n_options, ==, 20);
}

static void
whatever_was_done_first_uses_the_first_action_up (void)
{
  KIT (2, "hand seat-1 outlived-by-the-donkey", "pile wolf wrong-soup");

  g_assert_true (kit_offers (k, "outlived-by-the-donkey"));
  kit_act (k, "pass");
  g_assert_false (kit_offers (k, "outlived-by-the-donkey"));
}

/* Also if a Response cancelled it. */
static void
a_cancelled_action_is_used_up (void)
{
  KIT (2, "hand seat-1 wind-changes outlived-by-the-donkey", "pile wolf wrong-soup", "hand seat-2 it-was-all-a-dream");

  kit_act (k, "wind-changes");
  kit_answer (k, "respond", "it-was-all-a-dream");
  kit_asks (k, "action", "seat-1");
  g_assert_false (kit_offers (k, "outlived-by-the-donkey"));
  kit_act (k, "pass");
  kit_asks (k, "action", "seat-2");
}

/* At most one extra action a turn; it comes after the second and is not first. */
static void
an_extra_action_comes_after_the_second (void)
{
  KIT (2, "hand seat-1 engaged-to-the-wrong-twin outlived-by-the-donkey wrong-soup");

  kit_act (k, "engaged-to-the-wrong-twin cinderella");
  kit_act (k, "pass");
  kit_asks (k, "action", "seat-1");
  g_assert_false (kit_offers (k, "outlived-by-the-donkey"));
  kit_act (k, "pass");
  kit_asks (k, "action", "seat-2");
}

static void
a_second_extra_action_in_a_turn_is_lost (void)
{
  KIT (2, "pile cinderella wrong-soup", "hand seat-1 engaged-to-the-wrong-twin danced-until-the-shoes-gave-up");

  kit_act (k, "engaged-to-the-wrong-twin woodsman");
  kit_act (k, "danced-until-the-shoes-gave-up cinderella");
  kit_act (k, "pass");
  kit_asks (k, "action", "seat-2");
  g_assert_cmpuint (kit_events (k, "extra-action"), ==, 1);
}

/* One granted off turn waits, at most one. */
static void
an_extra_action_off_turn_waits_for_the_next (void)
{
  KIT (2, "hand seat-1 engaged-to-the-wrong-twin");

  kit_act (k, "engaged-to-the-wrong-twin wolf");
  kit_shows (k, "extra-next seat-2");
  kit_act (k, "pass");
  kit_asks (k, "action", "seat-2");
  kit_act (k, "pass");
  kit_act (k, "pass");
  kit_asks (k, "action", "seat-2");
  kit_act (k, "pass");
  kit_asks (k, "action", "seat-1");
}

static void
who_has_as_many_or_more_draws_nothing (void)
{
  KIT (2, "hand seat-1 wrong-soup kissed-the-wrong-frog sold-for-five-beans fresh-page given-a-pony slipper-fits");

  kit_act (k, "pass");
  kit_act (k, "pass");
  g_assert_cmpuint (kit_hand (k, 1), ==, 6);
}

/* Changed by effects that show at that moment. */
static void
the_draw_limit_goes_by_what_shows (void)
{
  KIT (2, "pile cinderella asked-to-dance", "pile woodsman grown-huge");

  kit_act (k, "pass");
  kit_act (k, "pass");
  g_assert_cmpuint (kit_hand (k, 1), ==, 3);
}

static void
the_discard_pile_is_shuffled_when_the_next_card_is_needed (void)
{
  KIT (2);

  while (k->s.n_deck > 2)
    k->s.discard[k->s.n_discard++] = k->s.deck[--k->s.n_deck];
  kit_act (k, "pass");
  kit_act (k, "pass");
  g_assert_cmpuint (kit_hand (k, 1), ==, 5);
  g_assert_cmpuint (kit_events (k, "shuffled"), ==, 1);
  g_assert_cmpuint (k->s.n_discard, ==, 0);
}

/* All Modifiers lie on one Character, and all other cards are in the hands of others. */
static void
nothing_is_drawn_when_there_is_nothing (void)
{
  g_autoptr (GString) pile = g_string_new ("pile wolf");
  KIT (5);

  for (guint card = 0; card < GLOOM_N_DECK && gloom_kind (card) == GLOOM_MODIFIER; card++)
    g_string_append_printf (pile, " %s", gloom_cards[card].id);
  kit_set (k, pile->str);
  for (guint seat = 2; seat <= 4; seat++)
    {
      g_autoptr (GString) hand = g_string_new (NULL);

      g_string_printf (hand, "hand seat-%u", seat);
      for (guint i = 0; i < GLOOM_MAX_HAND && i < k->s.n_deck; i++)
        g_string_append_printf (hand, " %s", gloom_cards[k->s.deck[k->s.n_deck - 1 - i]].id);
      kit_set (k, hand->str);
    }
  g_assert_cmpuint (k->s.n_deck, ==, 0);
  g_assert_cmpuint (k->s.n_discard, ==, 0);
  kit_act (k, "pass");
  kit_act (k, "pass");
  g_assert_cmpuint (kit_hand (k, 1), ==, 0);
  g_assert_cmpuint (kit_events (k, "drawn"), ==, 0);
}

/* Nobody holds more than 12 cards; what would come on top is not drawn. */
static void
nobody_holds_more_than_twelve_cards (void)
{
  KIT (2, "hand seat-1 wrong-soup kissed-the-wrong-frog sold-for-five-beans fresh-page given-a-pony slipper-fits "
          "outwitted-by-a-goat swallowed-by-a-polite-whale paid-in-real-gold rescued-in-good-time slept-until-noon "
          "wind-changes",
       "deck befriended-by-mice", "pile cinderella taxed-by-the-tooth-fairy");

  kit_act (k, "wrong-soup woodsman");
  g_assert_cmpuint (kit_hand (k, 1), ==, 12);
  kit_act (k, "sold-for-five-beans woodsman");
  kit_answer (k, "discard", "fresh-page");
  g_assert_cmpuint (kit_hand (k, 1), ==, 11);
}

const KitTest kit_turn_tests[] = {
  { "turn", "a-turn-has-two-actions-then-draws", a_turn_has_two_actions_then_draws },
  { "turn", "the-next-player-is-clockwise", the_next_player_is_clockwise },
  { "turn", "turn-order-follows-the-wind", turn_order_follows_the_wind },
  { "turn", "with-two-players-the-wind-means-nothing", with_two_players_the_wind_means_nothing },
  { "turn", "a-modifier-goes-onto-any-unfinished-character-of-anybody", a_modifier_goes_onto_any_unfinished_character_of_anybody },
  { "turn", "an-event-does-what-it-says-and-goes-to-the-discard-pile", an_event_does_what_it_says_and_goes_to_the_discard_pile },
  { "turn", "an-event-is-discarded-only-when-all-of-it-is-over", an_event_is_discarded_only_when_all_of_it_is_over },
  { "turn", "an-event-may-be-played-though-it-will-do-nothing", an_event_may_be_played_though_it_will_do_nothing },
  { "turn", "the-whole-hand-can-be-discarded-and-nothing-is-drawn-before-the-end",
    the_whole_hand_can_be_discarded_and_nothing_is_drawn_before_the_end },
  { "turn", "an-empty-hand-cannot-be-discarded", an_empty_hand_cannot_be_discarded },
  { "turn", "pass-is-always-possible", pass_is_always_possible },
  { "turn", "a-card-without-a-legal-character-is-not-offered", a_card_without_a_legal_character_is_not_offered },
  { "turn", "the-character-of-an-action-is-always-asked", the_character_of_an_action_is_always_asked },
  { "turn", "there-are-never-more-than-twenty-options", there_are_never_more_than_twenty_options },
  { "turn", "whatever-was-done-first-uses-the-first-action-up", whatever_was_done_first_uses_the_first_action_up },
  { "turn", "a-cancelled-action-is-used-up", a_cancelled_action_is_used_up },
  { "turn", "an-extra-action-comes-after-the-second", an_extra_action_comes_after_the_second },
  { "turn", "a-second-extra-action-in-a-turn-is-lost", a_second_extra_action_in_a_turn_is_lost },
  { "turn", "an-extra-action-off-turn-waits-for-the-next", an_extra_action_off_turn_waits_for_the_next },
  { "turn", "who-has-as-many-or-more-draws-nothing", who_has_as_many_or_more_draws_nothing },
  { "turn", "the-draw-limit-goes-by-what-shows", the_draw_limit_goes_by_what_shows },
  { "turn", "the-discard-pile-is-shuffled-when-the-next-card-is-needed", the_discard_pile_is_shuffled_when_the_next_card_is_needed },
  { "turn", "nothing-is-drawn-when-there-is-nothing", nothing_is_drawn_when_there_is_nothing },
  { "turn", "nobody-holds-more-than-twelve-cards", nobody_holds_more_than_twelve_cards },
  { NULL },
};
