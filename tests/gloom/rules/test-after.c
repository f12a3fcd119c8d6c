/* test-after.c: effects that wait for something
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
after_another_plays_an_event (void)
{
  KIT (3, "hand seat-1 wind-changes only-resting", "pile wolf haunted-by-breakfast", "pile cinderella kissed-the-wrong-frog");

  kit_act (k, "only-resting");
  g_assert_cmpuint (kit_hand (k, 2), ==, 1);
  /* Once a turn each. */
  kit_act (k, "wind-changes");
  g_assert_cmpuint (kit_hand (k, 2), ==, 1);
}

/* The Event that set one off is already in the discard pile by then. */
static void
the_event_that_set_it_off_is_discarded_by_then (void)
{
  KIT (2, "hand seat-1 only-resting", "pile wolf haunted-by-breakfast");

  while (k->s.n_deck > 0)
    k->s.discard[k->s.n_discard++] = k->s.deck[--k->s.n_deck];
  kit_act (k, "only-resting");
  g_assert_cmpuint (kit_events (k, "shuffled cause haunted-by-breakfast n 91"), ==, 1);
}

static void
not_after_ones_own_event (void)
{
  KIT (2, "hand seat-1 only-resting", "pile cinderella haunted-by-breakfast");

  kit_act (k, "only-resting");
  g_assert_cmpuint (kit_hand (k, 1), ==, 0);
}

static void
after_a_modifier_is_laid_on_this_character_by_another (void)
{
  KIT (2, "hand seat-1 lost-a-shoe-and-an-argument kissed-the-wrong-frog", "pile wolf bitten-by-the-family-portrait",
       "pile hansel haunted-by-breakfast");

  kit_act (k, "kissed-the-wrong-frog hansel");
  g_assert_cmpuint (kit_hand (k, 2), ==, 0);
  kit_act (k, "lost-a-shoe-and-an-argument wolf");
  g_assert_cmpuint (kit_hand (k, 2), ==, 1);
}

/* A Modifier does not set off its own "is laid on this Character". */
static void
a_modifier_does_not_set_itself_off (void)
{
  KIT (2, "hand seat-1 bitten-by-the-family-portrait");

  kit_act (k, "bitten-by-the-family-portrait wolf");
  g_assert_cmpuint (kit_hand (k, 2), ==, 0);
}

/* By what shows when their step comes, not when the card was announced. */
static void
what_was_covered_meanwhile_does_not_work (void)
{
  KIT (2, "hand seat-1 wrong-soup", "pile wolf bitten-by-the-family-portrait");

  kit_act (k, "wrong-soup wolf");
  /* Only the soup's own card. */
  g_assert_cmpuint (kit_hand (k, 2), ==, 1);
}

static void
after_you_lay_an_ending (void)
{
  KIT (2, "hand seat-1 outlived-by-the-donkey", "pile wolf wrong-soup", "story 1 kingdom-to-let seat-1");

  kit_act (k, "outlived-by-the-donkey wolf");
  g_assert_cmpuint (kit_hand (k, 1), ==, 2);
}

static void
after_you_lay_a_modifier_on_another_family (void)
{
  KIT (2, "hand seat-1 kissed-the-wrong-frog lost-a-shoe-and-an-argument", "story 1 frogs-love-letters seat-1");

  kit_act (k, "kissed-the-wrong-frog cinderella");
  g_assert_cmpuint (kit_hand (k, 1), ==, 1);
  kit_act (k, "lost-a-shoe-and-an-argument wolf");
  g_assert_cmpuint (kit_events (k, "drawn seat seat-1 cause frogs-love-letters"), ==, 1);
}

static void
after_you_draw_at_the_end_of_your_turn (void)
{
  KIT (2, "story 1 dragons-pension seat-1", "hand seat-2 fresh-page given-a-pony");

  kit_act (k, "pass");
  kit_act (k, "pass");
  g_assert_cmpuint (kit_hand (k, 1), ==, 6);
  g_assert_cmpuint (kit_hand (k, 2), ==, 1);
  kit_asks (k, "action", "seat-2");
}

static void
who_draws_nothing_has_no_after (void)
{
  KIT (2, "story 1 dragons-pension seat-1", "hand seat-2 fresh-page given-a-pony",
       "hand seat-1 wrong-soup kissed-the-wrong-frog sold-for-five-beans slipper-fits paid-in-real-gold");

  kit_act (k, "pass");
  kit_act (k, "pass");
  g_assert_cmpuint (kit_hand (k, 2), ==, 2);
}

/* Player by player from the one whose turn it is, each family from left to right,
 * then the Story. */
static void
they_go_from_the_player_on_turn (void)
{
  KIT (3, "turn seat-2 2", "hand seat-2 only-resting", "pile cinderella haunted-by-breakfast",
       "story 1 guests-for-the-oven seat-3");

  kit_act (k, "only-resting");
  g_assert_cmpuint (kit_events (k, "drawn"), ==, 2);
  for (guint i = 0, n = 0; i < k->events.n_events; i++)
    if (k->store[i].kind == GLOOM_EVENT_DRAWN)
      g_assert_cmpuint (k->store[i].seat, ==, n++ == 0 ? 2 : 0);
}

/* Of one player, the family comes before the Story. */
static void
the_story_comes_last (void)
{
  KIT (3, "turn seat-2 2", "hand seat-2 only-resting", "pile woodsman haunted-by-breakfast",
       "story 1 guests-for-the-oven seat-1");

  kit_act (k, "only-resting");
  g_assert_cmpuint (kit_events (k, "drawn"), ==, 2);
  for (guint i = 0, n = 0; i < k->events.n_events; i++)
    if (k->store[i].kind == GLOOM_EVENT_DRAWN)
      g_assert_cmpuint (k->store[i].cause, ==, n++ == 0 ? GLOOM_HAUNTED_BY_BREAKFAST : GLOOM_GUESTS_FOR_THE_OVEN);
}

static void
the_rats_cost_each_other_player_a_card (void)
{
  KIT (3, "hand seat-1 outlived-by-the-donkey", "pile wolf wrong-soup", "story 1 regency-of-rats seat-1",
       "hand seat-2 fresh-page given-a-pony", "hand seat-3 slipper-fits");

  kit_act (k, "outlived-by-the-donkey wolf");
  g_assert_cmpuint (kit_hand (k, 2), ==, 1);
  g_assert_cmpuint (kit_hand (k, 3), ==, 0);
}

/* You claim a Story: what shows when its step comes, so its own claim counts. */
static void
after_you_claim_a_story (void)
{
  KIT (2, "story 1 heart-in-a-box none", "pile cinderella kissed-the-wrong-frog", "pile woodsman engaged-to-the-wrong-twin");

  kit_act (k, "claim-heart-in-a-box");
  g_assert_cmpuint (kit_hand (k, 1), ==, 2);
}

static void
who_waits_for_the_prince_looks_at_the_top (void)
{
  KIT (2, "pile wolf wrong-soup still-waiting-for-the-prince");

  kit_act (k, "pass");
  kit_act (k, "pass");
  kit_act (k, "pass");
  kit_act (k, "pass");
  kit_asks (k, "may", "seat-2");
  kit_answer (k, "may", "yes");
  kit_asks (k, "put-back", "seat-2");
}

const KitTest kit_after_tests[] = {
  { "after", "another-plays-an-event", after_another_plays_an_event },
  { "after", "the-event-that-set-it-off-is-discarded-by-then", the_event_that_set_it_off_is_discarded_by_then },
  { "after", "not-ones-own-event", not_after_ones_own_event },
  { "after", "a-modifier-is-laid-on-this-character-by-another", after_a_modifier_is_laid_on_this_character_by_another },
  { "after", "a-modifier-does-not-set-itself-off", a_modifier_does_not_set_itself_off },
  { "after", "what-was-covered-meanwhile-does-not-work", what_was_covered_meanwhile_does_not_work },
  { "after", "you-lay-an-ending", after_you_lay_an_ending },
  { "after", "you-lay-a-modifier-on-another-family", after_you_lay_a_modifier_on_another_family },
  { "after", "you-draw-at-the-end-of-your-turn", after_you_draw_at_the_end_of_your_turn },
  { "after", "who-draws-nothing-has-none", who_draws_nothing_has_no_after },
  { "after", "they-go-from-the-player-on-turn", they_go_from_the_player_on_turn },
  { "after", "the-story-comes-last", the_story_comes_last },
  { "after", "you-claim-a-story", after_you_claim_a_story },
  { "regency-of-rats", "cost-each-other-player-a-card", the_rats_cost_each_other_player_a_card },
  { "still-waiting-for-the-prince", "looks-at-the-top", who_waits_for_the_prince_looks_at_the_top },
  { NULL },
};
