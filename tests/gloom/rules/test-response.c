/* test-response.c: Responses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
it_is_never_an_action_or_free_play (void)
{
  KIT (2, "hand seat-1 it-was-all-a-dream wished-on-the-wrong-star");

  g_assert_false (kit_offers (k, "it-was-all-a-dream"));
  kit_act (k, "wished-on-the-wrong-star cinderella");
  kit_asks (k, "action", "seat-1");
}

/* Only who holds a fitting Response is asked. */
static void
only_who_holds_a_fitting_one_is_asked (void)
{
  KIT (3, "hand seat-1 wind-changes wrong-soup", "hand seat-2 one-more-chapter", "hand seat-3 it-was-all-a-dream");

  kit_act (k, "wrong-soup wolf");
  kit_asks (k, "action", "seat-1");
  kit_act (k, "wind-changes");
  kit_asks (k, "respond", "seat-3");
  kit_offers_only (k, "it-was-all-a-dream none");
}

/* In turn order from the next one on; the first that is played decides. */
static void
the_first_that_is_played_decides (void)
{
  KIT (3, "hand seat-1 wrong-soup", "hand seat-2 we-gave-at-the-castle", "hand seat-3 wrong-address");

  kit_act (k, "wrong-soup gretel");
  kit_asks (k, "respond", "seat-2");
  kit_answer (k, "respond", "we-gave-at-the-castle");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "discard we-gave-at-the-castle wrong-soup");
  kit_shows (k, "hand seat-3 wrong-address");
}

static void
who_declines_leaves_it_to_the_next (void)
{
  KIT (3, "hand seat-1 wrong-soup", "hand seat-2 we-gave-at-the-castle", "hand seat-3 wrong-address");

  kit_act (k, "wrong-soup gretel");
  kit_answer (k, "respond", "none");
  kit_asks (k, "respond", "seat-3");
}

/* Turn order follows the wind. */
static void
turn_order_follows_the_wind (void)
{
  KIT (3, "wind counter-clockwise", "hand seat-1 wrong-soup", "hand seat-2 we-gave-at-the-castle",
       "hand seat-3 wrong-address");

  kit_act (k, "wrong-soup gretel");
  kit_asks (k, "respond", "seat-3");
}

/* A cancelled card goes to the discard pile and its action is spent; it has no
 * effect and sets nothing off. */
static void
a_cancelled_card_does_nothing (void)
{
  KIT (2, "hand seat-1 wind-changes", "hand seat-2 it-was-all-a-dream", "pile wolf haunted-by-breakfast");

  kit_act (k, "wind-changes");
  kit_answer (k, "respond", "it-was-all-a-dream");
  kit_shows (k, "discard it-was-all-a-dream wind-changes");
  g_assert_cmpuint (kit_hand (k, 1), ==, 0);
  g_assert_cmpuint (kit_hand (k, 2), ==, 0);
}

/* Its player draws again only at the end of their own turn. */
static void
its_player_draws_again_only_at_the_end_of_their_own_turn (void)
{
  KIT (2, "hand seat-1 wrong-soup", "hand seat-2 we-gave-at-the-castle");

  kit_act (k, "wrong-soup wolf");
  kit_answer (k, "respond", "we-gave-at-the-castle");
  kit_act (k, "pass");
  g_assert_cmpuint (kit_hand (k, 2), ==, 0);
}

/* Nobody answers a Response. */
static void
nobody_answers_a_response (void)
{
  KIT (3, "hand seat-1 wrong-soup", "hand seat-2 we-gave-at-the-castle", "hand seat-3 it-was-all-a-dream");

  kit_act (k, "wrong-soup wolf");
  kit_answer (k, "respond", "we-gave-at-the-castle");
  kit_asks (k, "action", "seat-1");
}

static void
claims_discards_and_passes_cannot_be_answered (void)
{
  KIT (2, "hand seat-1 wrong-soup", "hand seat-2 it-was-all-a-dream we-gave-at-the-castle one-more-chapter wrong-address");

  kit_act (k, "discard-hand");
  kit_asks (k, "action", "seat-1");
  kit_act (k, "pass");
  kit_asks (k, "action", "seat-2");
}

static void
free_plays_can_be_answered (void)
{
  KIT (2, "hand seat-1 wished-on-the-wrong-star wind-changes", "hand seat-2 it-was-all-a-dream");

  kit_act (k, "wished-on-the-wrong-star cinderella");
  kit_answer (k, "free-play", "wind-changes");
  kit_asks (k, "respond", "seat-2");
}

static void
an_ending_is_sent_back_into_its_players_hand (void)
{
  KIT (2, "hand seat-1 outlived-by-the-donkey", "pile wolf wrong-soup", "hand seat-2 one-more-chapter");

  kit_act (k, "outlived-by-the-donkey wolf");
  kit_answer (k, "respond", "one-more-chapter");
  kit_shows (k, "hand seat-1 outlived-by-the-donkey");
  kit_shows (k, "knows seat-2 outlived-by-the-donkey seat-1");
  kit_worth (k, "wolf", -10);
  kit_asks (k, "action", "seat-1");
  g_assert_false (kit_offers (k, "outlived-by-the-donkey"));
}

/* It counts as laid there by who played it. */
static void
a_modifier_is_turned_aside (void)
{
  KIT (2, "hand seat-1 beat-a-troll-at-cards wrong-soup", "hand seat-2 wrong-address");

  kit_act (k, "beat-a-troll-at-cards wolf");
  kit_answer (k, "respond", "wrong-address");
  kit_asks (k, "aside", "seat-2");
  g_assert_false (kit_offers (k, "wolf"));
  kit_answer (k, "aside", "cinderella");
  kit_shows (k, "pile cinderella beat-a-troll-at-cards/seat-1");
  /* Its effect is for the owner of the Character it lies on now. */
  g_assert_cmpuint (kit_hand (k, 2), ==, 1);
}

static void
only_what_is_laid_on_ones_own_is_turned_aside (void)
{
  KIT (3, "hand seat-1 wrong-soup", "hand seat-2 wrong-address");

  kit_act (k, "wrong-soup gretel");
  kit_asks (k, "action", "seat-1");
}

/* A Response that finds no legal Character does not fit. */
static void
without_a_legal_character_it_does_not_fit (void)
{
  KIT (2, "hand seat-1 wrong-soup", "hand seat-2 wrong-address",
       "pile cinderella kissed-the-wrong-frog outlived-by-the-donkey",
       "pile red-riding-hood sold-for-five-beans put-back-in-the-bottle",
       "pile grandmother swallowed-by-a-polite-whale perished-of-good-manners",
       "pile snow-white chased-by-the-porridge met-the-troll-who-reads",
       "pile rapunzel outwitted-by-a-goat ended-in-a-footnote",
       "pile hansel forgot-the-magic-word married-the-moral-of-the-story", "pile woodsman turned-to-stone");

  kit_act (k, "wrong-soup wolf");
  kit_asks (k, "action", "seat-1");
}

static void
who_is_forbidden_events_cannot_respond (void)
{
  KIT (2, "hand seat-1 wrong-soup", "hand seat-2 we-gave-at-the-castle", "pile wolf stolen-voice");

  kit_act (k, "wrong-soup wolf");
  kit_asks (k, "action", "seat-1");
}

/* Where asking tells the others something, the ask says so. */
static void
that_one_is_asked_tells_something (void)
{
  KIT (2, "hand seat-1 wrong-soup", "hand seat-2 we-gave-at-the-castle");

  kit_act (k, "wrong-soup wolf");
  g_assert_cmpuint (gloom_game.nature (&k->s, &k->ask), ==, BRAMBLE_ASK_TELLS);
}

/* Whoever answers an Event does not know yet what it will be about. */
static void
what_an_event_chooses_is_chosen_when_it_acts (void)
{
  KIT (3, "hand seat-1 pockets-like-a-magpie", "hand seat-2 it-was-all-a-dream fresh-page", "hand seat-3 given-a-pony");

  kit_answer (k, "action", "pockets-like-a-magpie");
  kit_answer (k, "respond", "none");
  kit_asks (k, "player", "seat-1");
}

const KitTest kit_response_tests[] = {
  { "effect", "what-an-event-chooses-is-chosen-when-it-acts", what_an_event_chooses_is_chosen_when_it_acts },
  { "response", "is-never-an-action-or-free-play", it_is_never_an_action_or_free_play },
  { "response", "only-who-holds-a-fitting-one-is-asked", only_who_holds_a_fitting_one_is_asked },
  { "response", "the-first-that-is-played-decides", the_first_that_is_played_decides },
  { "response", "who-declines-leaves-it-to-the-next", who_declines_leaves_it_to_the_next },
  { "response", "turn-order-follows-the-wind", turn_order_follows_the_wind },
  { "response", "a-cancelled-card-does-nothing", a_cancelled_card_does_nothing },
  { "response", "its-player-draws-again-only-at-the-end-of-their-own-turn", its_player_draws_again_only_at_the_end_of_their_own_turn },
  { "response", "nobody-answers-a-response", nobody_answers_a_response },
  { "response", "claims-discards-and-passes-cannot-be-answered", claims_discards_and_passes_cannot_be_answered },
  { "response", "free-plays-can-be-answered", free_plays_can_be_answered },
  { "response", "an-ending-is-sent-back-into-its-players-hand", an_ending_is_sent_back_into_its_players_hand },
  { "response", "a-modifier-is-turned-aside", a_modifier_is_turned_aside },
  { "response", "only-what-is-laid-on-ones-own-is-turned-aside", only_what_is_laid_on_ones_own_is_turned_aside },
  { "response", "without-a-legal-character-it-does-not-fit", without_a_legal_character_it_does_not_fit },
  { "response", "who-is-forbidden-events-cannot-respond", who_is_forbidden_events_cannot_respond },
  { "response", "that-one-is-asked-tells-something", that_one_is_asked_tells_something },
  { NULL },
};
