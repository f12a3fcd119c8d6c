/* test-verb-pile.c: immediate verbs that change piles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

/* A Modifier moved lies on top; it was not laid: its immediate effect does not
 * happen. */
static void
a_moved_modifier_was_not_laid (void)
{
  KIT (2, "hand seat-1 removal-men", "pile cinderella wrong-soup", "pile grandmother kissed-the-wrong-frog",
       "pile wolf slipper-fits");

  kit_act (k, "removal-men");
  kit_answer (k, "modifier", "wrong-soup");
  kit_asks (k, "destination", "seat-1");
  g_assert_false (kit_offers (k, "cinderella"));
  kit_answer (k, "destination", "wolf");
  kit_shows (k, "pile wolf slipper-fits/seat-2 wrong-soup/seat-1");
  g_assert_cmpuint (kit_hand (k, 1), ==, 0);
}

/* Its ongoing effect works for the new owner. */
static void
a_moved_effect_works_for_the_new_owner (void)
{
  KIT (2, "hand seat-1 removal-men", "pile cinderella locked-in-a-very-small-tower");

  kit_act (k, "removal-men");
  kit_answer (k, "destination", "wolf");
  kit_shows (k, "limit seat-1 5");
  kit_shows (k, "limit seat-2 6");
}

static void
swap_changes_the_topmost_of_two (void)
{
  KIT (2, "hand seat-1 swapped-in-the-cradle", "pile wolf wrong-soup slipper-fits", "pile cinderella kissed-the-wrong-frog",
       "pile hansel paid-in-real-gold");

  kit_act (k, "swapped-in-the-cradle");
  kit_answer (k, "first", "wolf");
  kit_answer (k, "second", "cinderella");
  kit_shows (k, "pile wolf wrong-soup/seat-2 kissed-the-wrong-frog/seat-1");
  kit_shows (k, "pile cinderella slipper-fits/seat-2");
}

static void
remove_goes_to_the_discard_pile (void)
{
  KIT (2, "hand seat-1 feast-for-everybody", "pile cinderella slipper-fits wrong-soup");

  kit_act (k, "feast-for-everybody");
  kit_shows (k, "pile cinderella slipper-fits/seat-1");
  kit_shows (k, "discard feast-for-everybody wrong-soup");
}

/* A feast: every player removes a negative Modifier. */
static void
at_a_feast_every_player_removes_a_negative_modifier (void)
{
  KIT (2, "hand seat-1 feast-for-everybody", "pile wolf slipper-fits wrong-soup", "pile cinderella kissed-the-wrong-frog sold-for-five-beans");

  kit_act (k, "feast-for-everybody");
  kit_asks (k, "modifier", "seat-1");
  kit_offers_only (k, "kissed-the-wrong-frog sold-for-five-beans");
  kit_answer (k, "modifier", "kissed-the-wrong-frog");
  kit_shows (k, "pile wolf slipper-fits/seat-2");
}

static void
return_goes_to_your_hand (void)
{
  KIT (2, "hand seat-1 mistaken-for-firewood", "pile woodsman wrong-soup slipper-fits", "pile wolf given-a-pony",
       "pile grandmother slept-until-noon kissed-the-wrong-frog");

  kit_act (k, "mistaken-for-firewood cinderella");
  kit_asks (k, "modifier", "seat-1");
  kit_offers_only (k, "slipper-fits none");
  kit_answer (k, "modifier", "slipper-fits");
  kit_shows (k, "hand seat-1 slipper-fits");
}

static void
sink_puts_the_topmost_beneath_all_others (void)
{
  KIT (2, "hand seat-1 swept-under-the-rug outlived-by-the-donkey",
       "pile cinderella wrong-soup kissed-the-wrong-frog slipper-fits", "pile grandmother fresh-page");

  kit_act (k, "swept-under-the-rug");
  kit_shows (k, "pile cinderella slipper-fits/seat-1 wrong-soup/seat-1 kissed-the-wrong-frog/seat-1");
  kit_asks (k, "free-play", "seat-1");
}

static void
raise_brings_any_one_to_the_top (void)
{
  KIT (2, "hand seat-1 fell-down-the-wishing-well", "pile cinderella invited-to-the-wrong-funeral wrong-soup slipper-fits");

  kit_act (k, "fell-down-the-wishing-well grandmother");
  kit_offers_only (k, "invited-to-the-wrong-funeral wrong-soup none");
  kit_answer (k, "modifier", "invited-to-the-wrong-funeral");
  kit_worth (k, "cinderella", -30);
  g_assert_cmpuint (kit_hand (k, 1), ==, 0);
}

/* The Ending goes to the discard pile; what lay beneath shows and works. */
static void
revive_takes_the_ending_off (void)
{
  KIT (2, "hand seat-1 only-resting", "pile wolf turned-into-a-toad outlived-by-the-donkey",
       "pile hansel wrong-soup put-back-in-the-bottle");

  kit_act (k, "only-resting");
  kit_asks (k, "revive", "seat-1");
  kit_offers_only (k, "wolf hansel");
  kit_answer (k, "revive", "wolf");
  kit_worth (k, "wolf", -15);
  kit_shows_not (k, "worth wolf -15 finished");
  kit_shows (k, "discard only-resting outlived-by-the-donkey");
}

/* More than 20 Modifiers are asked in two steps: Character, then place. */
static void
two_steps_are_character_and_place (void)
{
  KIT (2, "hand seat-2 feast-for-everybody", "turn seat-2 2",
       "pile cinderella wrong-soup lost-a-shoe-and-an-argument ate-the-landladys-porch haunted-by-breakfast "
       "engaged-to-the-wrong-twin sold-for-five-beans kissed-the-wrong-frog pricked-a-finger-then-another "
       "locked-in-a-very-small-tower slept-on-a-pea-woke-on-the-floor cursed-by-an-uninvited-aunt "
       "followed-home-by-a-goose",
       "pile woodsman apprenticed-to-an-ogre outwitted-by-a-goat mistaken-for-firewood buried-by-mistake-briefly "
       "owed-rent-to-seven-landlords wished-on-the-wrong-star invited-to-the-wrong-funeral swallowed-by-a-polite-whale "
       "betrothed-to-a-hedgehog");

  kit_act (k, "feast-for-everybody");
  kit_asks (k, "hero", "seat-1");
  kit_offers_only (k, "cinderella woodsman");
  kit_answer (k, "hero", "woodsman");
  kit_asks (k, "modifier", "seat-1");
  g_assert_cmpuint (k->ask.n_options, ==, 9);
}

const KitTest kit_verb_pile_tests[] = {
  { "move", "a-moved-modifier-was-not-laid", a_moved_modifier_was_not_laid },
  { "move", "its-effect-works-for-the-new-owner", a_moved_effect_works_for_the_new_owner },
  { "swap", "changes-the-topmost-of-two", swap_changes_the_topmost_of_two },
  { "remove", "goes-to-the-discard-pile", remove_goes_to_the_discard_pile },
  { "feast-for-everybody", "every-player-removes-a-negative-modifier", at_a_feast_every_player_removes_a_negative_modifier },
  { "return", "goes-to-your-hand", return_goes_to_your_hand },
  { "sink", "puts-the-topmost-beneath-all-others", sink_puts_the_topmost_beneath_all_others },
  { "raise", "brings-any-one-to-the-top", raise_brings_any_one_to_the_top },
  { "revive", "takes-the-ending-off", revive_takes_the_ending_off },
  { "modifier", "more-than-twenty-are-asked-in-two-steps", two_steps_are_character_and_place },
  { NULL },
};
