/* test-effect.c: whose effects are, and effects that work while they show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

/* "You" on a Modifier is the owner of the Character it lies on, whoever laid it. */
static void
you_is_the_owner_of_the_character (void)
{
  KIT (2, "hand seat-1 wrong-soup");

  kit_act (k, "wrong-soup wolf");
  g_assert_cmpuint (kit_hand (k, 1), ==, 0);
  g_assert_cmpuint (kit_hand (k, 2), ==, 1);
}

/* Who makes its choices, in whoever's turn. */
static void
the_owner_makes_the_choices (void)
{
  KIT (2, "hand seat-1 ate-the-landladys-porch", "hand seat-2 fresh-page given-a-pony");

  kit_act (k, "ate-the-landladys-porch wolf");
  kit_asks (k, "discard", "seat-2");
}

static void
you_on_an_event_is_who_played_it (void)
{
  KIT (2, "hand seat-1 wind-changes");

  kit_act (k, "wind-changes");
  g_assert_cmpuint (kit_hand (k, 1), ==, 1);
}

static void
you_on_an_ending_is_the_owner_too (void)
{
  KIT (2, "hand seat-1 drowned-in-the-small-print", "pile wolf wrong-soup");

  kit_act (k, "drowned-in-the-small-print wolf");
  g_assert_cmpuint (kit_hand (k, 1), ==, 0);
  g_assert_cmpuint (kit_hand (k, 2), ==, 1);
}

/* One possible choice is taken without asking unless it may be declined. */
static void
one_possible_choice_is_taken_without_asking (void)
{
  KIT (2, "hand seat-1 ate-the-landladys-porch fresh-page");

  kit_act (k, "ate-the-landladys-porch cinderella");
  kit_shows (k, "discard fresh-page");
  kit_asks (k, "action", "seat-1");
}

static void
one_possible_choice_that_may_be_declined_is_asked (void)
{
  KIT (2, "hand seat-1 drowned-in-the-small-print", "pile cinderella wrong-soup", "story 1 kingdom-to-let seat-2");

  kit_act (k, "drowned-in-the-small-print cinderella");
  kit_asks (k, "story", "seat-1");
}

/* An effect does what it can and leaves the rest. */
static void
an_effect_does_what_it_can (void)
{
  KIT (2, "hand seat-1 stolen-plot");

  kit_act (k, "stolen-plot");
  g_assert_cmpuint (kit_hand (k, 1), ==, 1);
}

static void
a_condition_is_tested_as_it_begins (void)
{
  KIT (2, "hand seat-1 engaged-to-the-wrong-twin", "story 1 kingdom-to-let seat-1");

  kit_act (k, "engaged-to-the-wrong-twin cinderella");
  g_assert_cmpuint (kit_events (k, "extra-action"), ==, 0);
}

/* This Character is miserable: before the card. */
static void
misery_is_tested_before_the_card (void)
{
  KIT (2, "hand seat-1 danced-until-the-shoes-gave-up", "pile cinderella wrong-soup");

  kit_act (k, "danced-until-the-shoes-gave-up cinderella");
  g_assert_cmpuint (kit_events (k, "extra-action"), ==, 1);
}

static void
laid_by_another_is_a_condition (void)
{
  KIT (2, "hand seat-1 letter-without-a-bill fresh-page", "hand seat-2 given-a-pony");

  kit_act (k, "letter-without-a-bill wolf");
  kit_shows (k, "hand seat-1 given-a-pony fresh-page");
  kit_set (k, "hand seat-1 letter-without-a-bill fresh-page");
  kit_act (k, "letter-without-a-bill cinderella");
  g_assert_cmpuint (kit_events (k, "given seat seat-1"), ==, 0);
}

/* 1 for each, at most 4. */
static void
how_many_is_at_most_four (void)
{
  KIT (2, "hand seat-1 taxed-by-the-tooth-fairy", "pile cinderella wrong-soup", "pile woodsman apprenticed-to-an-ogre",
       "pile red-riding-hood owed-rent-to-seven-landlords", "pile grandmother fell-down-the-wishing-well");

  kit_act (k, "taxed-by-the-tooth-fairy grandmother");
  g_assert_cmpuint (kit_hand (k, 1), ==, 4);
}

/* Shields. */

static void
stone_is_passed_by_events (void)
{
  KIT (2, "hand seat-1 thorough-scrubbing", "pile cinderella turned-to-stone", "pile grandmother wrong-soup",
       "pile woodsman kissed-the-wrong-frog");

  kit_act (k, "thorough-scrubbing");
  kit_offers_only (k, "wrong-soup kissed-the-wrong-frog");
}

static void
stone_passes_by_a_feast (void)
{
  KIT (2, "hand seat-1 feast-for-everybody", "pile wolf turned-to-stone", "pile cinderella wrong-soup");

  kit_act (k, "feast-for-everybody");
  kit_shows (k, "pile wolf turned-to-stone/seat-2");
  kit_worth (k, "cinderella", 0);
}

/* Shield from Events holds against Responses too. */
static void
nothing_is_turned_to_stone (void)
{
  KIT (2, "hand seat-1 wrong-soup", "hand seat-2 wrong-address", "pile cinderella turned-to-stone");

  kit_act (k, "wrong-soup wolf");
  kit_answer (k, "respond", "wrong-address");
  g_assert_false (kit_offers (k, "cinderella"));
  g_assert_true (kit_offers (k, "woodsman"));
}

static void
who_sleeps_is_not_ended_by_others (void)
{
  KIT (2, "hand seat-1 outlived-by-the-donkey", "pile wolf asleep-for-a-hundred-years");

  g_assert_false (kit_offers (k, "outlived-by-the-donkey"));
  kit_set (k, "hand seat-2 outlived-by-the-donkey");
  kit_act (k, "pass");
  kit_act (k, "pass");
  g_assert_true (kit_offers (k, "outlived-by-the-donkey"));
}

static void
the_stepmother_keeps_modifiers_of_others_away (void)
{
  KIT (2, "hand seat-1 wrong-soup removal-men", "pile wolf stepmother-moves-in", "pile cinderella sold-for-five-beans");

  kit_answer (k, "action", "wrong-soup");
  g_assert_false (kit_offers (k, "wolf"));
  kit_answer (k, "target", "cinderella");
  /* Against moving as against laying. */
  kit_act (k, "removal-men");
  kit_asks (k, "destination", "seat-1");
  g_assert_false (kit_offers (k, "wolf"));
}

static void
the_stepmother_lets_ones_own_in (void)
{
  KIT (2, "hand seat-1 wrong-soup", "pile cinderella stepmother-moves-in");

  kit_answer (k, "action", "wrong-soup");
  g_assert_true (kit_offers (k, "cinderella"));
}

/* Who moves a Modifier lays it, as far as shields go, whoever laid it first. */
static void
the_stepmother_lets_in_what_one_moves_oneself (void)
{
  KIT (2, "hand seat-1 removal-men", "pile cinderella wrong-soup/seat-2", "pile woodsman stepmother-moves-in");

  kit_act (k, "removal-men");
  kit_answer (k, "modifier", "wrong-soup");
  kit_asks (k, "destination", "seat-1");
  g_assert_true (kit_offers (k, "woodsman"));
}

static void
ice_keeps_positive_modifiers_away (void)
{
  KIT (2, "hand seat-1 slipper-fits wrong-soup", "pile wolf heart-of-ice");

  kit_answer (k, "action", "slipper-fits");
  g_assert_false (kit_offers (k, "wolf"));
  kit_answer (k, "target", "hansel");
  kit_answer (k, "action", "wrong-soup");
  g_assert_true (kit_offers (k, "wolf"));
}

static void
ice_holds_against_swapping (void)
{
  KIT (2, "hand seat-1 swapped-in-the-cradle", "pile wolf heart-of-ice", "pile cinderella slipper-fits",
       "pile hansel wrong-soup");

  kit_act (k, "swapped-in-the-cradle");
  kit_answer (k, "first", "cinderella");
  kit_shows (k, "pile cinderella wrong-soup/seat-2");
  kit_shows (k, "pile hansel slipper-fits/seat-1");
}

/* Forbidding. */

static void
praise_forbids_events (void)
{
  KIT (2, "hand seat-1 wind-changes", "pile cinderella praised-by-the-whole-village");

  g_assert_false (kit_offers (k, "wind-changes"));
}

/* Worth: what it asks about happy goes by printed points alone. */
static void
worth_counts_by_printed_points_alone (void)
{
  KIT (2, "pile wolf hugged-by-a-bear-gently", "pile hansel slipper-fits", "pile rapunzel fresh-page");

  kit_worth (k, "wolf", 10 + 15);
}

static void
worth_covers_nothing (void)
{
  KIT (2, "pile wolf turned-into-a-toad");

  g_assert_cmpint (k->s.heroes[4].printed, ==, -10);
  kit_worth (k, "wolf", -15);
}

static void
a_finished_character_counts_as_one_more_skull (void)
{
  KIT (2, "pile wolf kissed-the-wrong-frog became-a-cautionary-tale");

  kit_shows (k, "icons seat-2 crown 0 heart 1 skull 1 wand 0 beast 1 coin 0");
}

static void
misery_grows_with_every_finished_character (void)
{
  KIT (2, "pile wolf wrong-soup buried-beneath-the-happy-part", "pile hansel kissed-the-wrong-frog outlived-by-the-donkey");

  kit_worth (k, "wolf", -20);
}

/* Never below 1 or above 9. */
static void
the_draw_limit_has_bounds (void)
{
  KIT (2, "pile cinderella asked-to-dance", "pile woodsman grown-huge", "story 2 fairys-invoice seat-1");

  kit_shows (k, "limit seat-1 4");
}

const KitTest kit_effect_tests[] = {
  { "effect", "you-is-the-owner-of-the-character", you_is_the_owner_of_the_character },
  { "effect", "the-owner-makes-the-choices", the_owner_makes_the_choices },
  { "effect", "you-on-an-event-is-who-played-it", you_on_an_event_is_who_played_it },
  { "effect", "you-on-an-ending-is-the-owner-too", you_on_an_ending_is_the_owner_too },
  { "effect", "one-possible-choice-is-taken-without-asking", one_possible_choice_is_taken_without_asking },
  { "effect", "one-possible-choice-that-may-be-declined-is-asked", one_possible_choice_that_may_be_declined_is_asked },
  { "effect", "does-what-it-can", an_effect_does_what_it_can },
  { "effect", "a-condition-is-tested-as-it-begins", a_condition_is_tested_as_it_begins },
  { "effect", "misery-is-tested-before-the-card", misery_is_tested_before_the_card },
  { "letter-without-a-bill", "laid-by-another-is-a-condition", laid_by_another_is_a_condition },
  { "taxed-by-the-tooth-fairy", "how-many-is-at-most-four", how_many_is_at_most_four },
  { "turned-to-stone", "is-passed-by-events", stone_is_passed_by_events },
  { "turned-to-stone", "passes-by-a-feast", stone_passes_by_a_feast },
  { "turned-to-stone", "nothing-is-turned-to-it", nothing_is_turned_to_stone },
  { "asleep-for-a-hundred-years", "is-not-ended-by-others", who_sleeps_is_not_ended_by_others },
  { "stepmother-moves-in", "keeps-modifiers-of-others-away", the_stepmother_keeps_modifiers_of_others_away },
  { "stepmother-moves-in", "lets-ones-own-in", the_stepmother_lets_ones_own_in },
  { "stepmother-moves-in", "lets-in-what-one-moves-oneself", the_stepmother_lets_in_what_one_moves_oneself },
  { "heart-of-ice", "keeps-positive-modifiers-away", ice_keeps_positive_modifiers_away },
  { "heart-of-ice", "holds-against-swapping", ice_holds_against_swapping },
  { "praised-by-the-whole-village", "forbids-events", praise_forbids_events },
  { "hugged-by-a-bear-gently", "counts-by-printed-points-alone", worth_counts_by_printed_points_alone },
  { "turned-into-a-toad", "worth-covers-nothing", worth_covers_nothing },
  { "became-a-cautionary-tale", "counts-as-one-more-skull", a_finished_character_counts_as_one_more_skull },
  { "buried-beneath-the-happy-part", "grows-with-every-finished-character", misery_grows_with_every_finished_character },
  { "effect", "the-draw-limit-has-bounds", the_draw_limit_has_bounds },
  { NULL },
};
