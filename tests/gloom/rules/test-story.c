/* test-story.c: Stories are claimed, held and lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

/* Two Crowns for A Kingdom to Let, three Wands for The Fairy's Invoice. */
#define TWO_CROWNS "pile cinderella lost-a-shoe-and-an-argument", "pile woodsman engaged-to-the-wrong-twin"

static void
an_uncontrolled_one_is_claimed_by_its_requirement (void)
{
  KIT (2, "pile cinderella lost-a-shoe-and-an-argument");

  g_assert_false (kit_offers (k, "claim-kingdom-to-let"));
  kit_set (k, "pile woodsman engaged-to-the-wrong-twin");
  kit_act (k, "claim-kingdom-to-let");
  kit_shows (k, "story 1 kingdom-to-let seat-1");
  kit_asks (k, "action", "seat-1");
  g_assert_false (kit_offers (k, "claim-kingdom-to-let"));
}

/* In your whole family, finished Characters included. */
static void
finished_characters_count_for_it (void)
{
  KIT (2, "pile cinderella lost-a-shoe-and-an-argument outlived-by-the-donkey", "pile woodsman engaged-to-the-wrong-twin");

  g_assert_true (kit_offers (k, "claim-kingdom-to-let"));
}

static void
anothers_needs_more_of_that_icon (void)
{
  KIT (2, TWO_CROWNS, "story 1 kingdom-to-let seat-2", "pile wolf mirrors-honest-opinion", "pile hansel bitten-by-the-family-portrait");

  g_assert_false (kit_offers (k, "claim-kingdom-to-let"));
  kit_set (k, "pile grandmother owed-rent-to-seven-landlords");
  kit_act (k, "claim-kingdom-to-let");
  kit_shows (k, "story 1 kingdom-to-let seat-1");
  g_assert_cmpuint (kit_events (k, "story-claimed seat seat-1 other seat-2"), ==, 1);
}

/* You hold at most one: the older goes back to the middle. */
static void
the_older_one_goes_back_to_the_middle (void)
{
  KIT (2, TWO_CROWNS, "story 2 fairys-invoice seat-1");

  kit_act (k, "claim-kingdom-to-let");
  kit_shows (k, "story 1 kingdom-to-let seat-1");
  kit_shows (k, "story 2 fairys-invoice none");
}

/* Also when a card brings you the new one. */
static void
the_older_one_goes_back_also_when_a_card_brings_the_new_one (void)
{
  KIT (2, "hand seat-1 stolen-plot", "story 1 kingdom-to-let seat-2", "story 2 fairys-invoice seat-1");

  kit_act (k, "stolen-plot");
  kit_shows (k, "story 1 kingdom-to-let seat-1");
  kit_shows (k, "story 2 fairys-invoice none");
}

/* A controller whose icons fall below the requirement keeps it until it is
 * claimed away. */
static void
a_controller_keeps_it_when_icons_fall (void)
{
  KIT (2, "story 1 kingdom-to-let seat-2");

  kit_act (k, "pass");
  kit_shows (k, "story 1 kingdom-to-let seat-2");
}

static void
a_wooden_nose_forbids_claiming (void)
{
  KIT (2, TWO_CROWNS, "pile grandmother wooden-nose");

  g_assert_false (kit_offers (k, "claim-kingdom-to-let"));
}

static void
one_can_be_sent_back_to_the_middle (void)
{
  KIT (2, "hand seat-1 drowned-in-the-small-print", "pile wolf wrong-soup", "pile woodsman sold-for-five-beans",
       "story 1 kingdom-to-let seat-2");

  kit_act (k, "drowned-in-the-small-print woodsman");
  kit_asks (k, "story", "seat-1");
  kit_offers_only (k, "kingdom-to-let none");
  kit_answer (k, "story", "kingdom-to-let");
  kit_shows (k, "story 1 kingdom-to-let none");
}

static void
the_fairys_invoice_raises_the_limit (void)
{
  KIT (2, "story 2 fairys-invoice seat-1");

  kit_shows (k, "limit seat-1 6");
  kit_shows (k, "limit seat-2 5");
}

static void
the_wolves_forbid_others_free_plays (void)
{
  KIT (2, "story 1 wolves-unionise seat-2", "hand seat-1 ate-the-landladys-porch wrong-soup kissed-the-wrong-frog");

  kit_act (k, "ate-the-landladys-porch cinderella");
  kit_answer (k, "discard", "wrong-soup");
  kit_asks (k, "action", "seat-1");
}

static void
the_long_night_lowers_each_unfinished_one (void)
{
  KIT (2, "story 1 long-night seat-1", "pile woodsman wrong-soup outlived-by-the-donkey");

  kit_worth (k, "cinderella", -10);
  kit_worth (k, "woodsman", -10);
  kit_worth (k, "wolf", 0);
}

/* So one that is worth nothing can be ended. */
static void
the_goose_makes_everybody_miserable (void)
{
  KIT (2, "story 1 goose-keeps-the-books seat-1", "hand seat-1 outlived-by-the-donkey");

  kit_worth (k, "cinderella", -5);
  kit_act (k, "outlived-by-the-donkey cinderella");
  kit_shows (k, "worth cinderella 0 finished");
}

const KitTest kit_story_tests[] = {
  { "story", "an-uncontrolled-one-is-claimed-by-its-requirement", an_uncontrolled_one_is_claimed_by_its_requirement },
  { "story", "finished-characters-count-for-it", finished_characters_count_for_it },
  { "story", "anothers-needs-more-of-that-icon", anothers_needs_more_of_that_icon },
  { "story", "the-older-one-goes-back-to-the-middle", the_older_one_goes_back_to_the_middle },
  { "story", "the-older-one-goes-back-also-when-a-card-brings-the-new-one",
    the_older_one_goes_back_also_when_a_card_brings_the_new_one },
  { "story", "a-controller-keeps-it-when-icons-fall", a_controller_keeps_it_when_icons_fall },
  { "wooden-nose", "forbids-claiming", a_wooden_nose_forbids_claiming },
  { "drowned-in-the-small-print", "one-can-be-sent-back-to-the-middle", one_can_be_sent_back_to_the_middle },
  { "fairys-invoice", "raises-the-limit", the_fairys_invoice_raises_the_limit },
  { "wolves-unionise", "forbid-others-free-plays", the_wolves_forbid_others_free_plays },
  { "goose-keeps-the-books", "makes-everybody-miserable", the_goose_makes_everybody_miserable },
  { "long-night", "lowers-each-unfinished-one", the_long_night_lowers_each_unfinished_one },
  { NULL },
};
