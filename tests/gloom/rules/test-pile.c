/* test-pile.c: only what can be seen counts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
every_place_shows_the_topmost_card_that_prints_there (void)
{
  KIT (2, "pile cinderella wrong-soup lost-a-shoe-and-an-argument");

  kit_worth (k, "cinderella", -20);
  kit_set (k, "pile cinderella lost-a-shoe-and-an-argument wrong-soup");
  kit_worth (k, "cinderella", -25);
}

static void
self_worth_is_the_sum_of_the_points_that_show (void)
{
  KIT (2, "pile cinderella engaged-to-the-wrong-twin ate-the-landladys-porch wrong-soup");

  kit_worth (k, "cinderella", -40);
}

/* An explicit 0 covers too. */
static void
an_explicit_zero_covers (void)
{
  KIT (2, "pile cinderella engaged-to-the-wrong-twin turned-to-stone");

  kit_worth (k, "cinderella", -10);
}

static void
two_cards_never_add_up_in_one_place (void)
{
  KIT (2, "pile cinderella wrong-soup taxed-by-the-tooth-fairy");

  kit_worth (k, "cinderella", -5);
}

static void
icons_are_covered_like_points (void)
{
  KIT (2, "pile cinderella wrong-soup");

  kit_shows (k, "icons seat-1 crown 0 heart 0 skull 1 wand 0 beast 0 coin 1");
  kit_set (k, "pile cinderella wrong-soup betrothed-to-a-hedgehog");
  kit_shows (k, "icons seat-1 crown 0 heart 1 skull 0 wand 0 beast 1 coin 1");
}

/* A card without effect text is clear there and leaves an older effect showing. */
static void
a_card_without_text_leaves_an_older_effect_showing (void)
{
  KIT (2, "pile cinderella locked-in-a-very-small-tower swallowed-by-a-polite-whale");

  kit_shows (k, "limit seat-1 6");
}

static void
a_card_with_text_covers_an_ongoing_effect (void)
{
  KIT (2, "pile cinderella locked-in-a-very-small-tower wrong-soup");

  kit_shows (k, "limit seat-1 5");
}

/* An Ending without text is not clear in the effect place. */
static void
an_ending_without_text_covers_the_effect (void)
{
  KIT (2, "pile cinderella locked-in-a-very-small-tower outlived-by-the-donkey");

  kit_shows (k, "limit seat-1 5");
  kit_shows (k, "worth cinderella -15 finished");
}

/* While its portrait shows, even with the text covered. */
static void
a_persistent_effect_works_with_its_text_covered (void)
{
  KIT (2, "pile cinderella turned-into-a-toad haunted-by-breakfast");

  g_assert_cmpuint (k->s.heroes[0].effect, ==, GLOOM_HAUNTED_BY_BREAKFAST);
  g_assert_cmpuint (k->s.heroes[0].portrait, ==, GLOOM_TURNED_INTO_A_TOAD);
  /* -15 in points, and 5 less for each of two Beasts. */
  kit_worth (k, "cinderella", -25);
}

static void
a_persistent_effect_ends_under_another_persistent_modifier (void)
{
  KIT (2, "pile cinderella turned-into-a-toad turned-to-stone");

  g_assert_cmpuint (k->s.heroes[0].portrait, ==, GLOOM_TURNED_TO_STONE);
  kit_worth (k, "cinderella", -10);
}

static void
a_persistent_effect_ends_under_an_ending (void)
{
  KIT (2, "pile cinderella turned-into-a-toad outlived-by-the-donkey");

  kit_worth (k, "cinderella", -10);
}

static void
a_persistent_effect_works_once (void)
{
  KIT (2, "pile cinderella grown-huge");

  kit_shows (k, "limit seat-1 4");
}

/* When a card leaves a pile, what was under it shows again; immediate effects do
 * not happen again. */
static void
what_is_uncovered_shows_and_works_again (void)
{
  KIT (2, "pile cinderella locked-in-a-very-small-tower sold-for-five-beans", "hand seat-1 thorough-scrubbing",
       "pile wolf turned-to-stone");

  kit_worth (k, "cinderella", -20);
  kit_act (k, "thorough-scrubbing");
  kit_answer (k, "modifier", "sold-for-five-beans");
  kit_worth (k, "cinderella", -15);
  kit_shows (k, "limit seat-1 6");
}

static void
uncovered_immediate_effects_do_not_happen_again (void)
{
  KIT (2, "pile cinderella wrong-soup lost-a-shoe-and-an-argument", "hand seat-1 thorough-scrubbing");

  kit_act (k, "thorough-scrubbing");
  kit_answer (k, "modifier", "lost-a-shoe-and-an-argument");
  kit_worth (k, "cinderella", -10);
  g_assert_cmpuint (kit_hand (k, 1), ==, 0);
}

/* Below 0 is miserable, above 0 happy, 0 is neither. */
static void
zero_is_neither_miserable_nor_happy (void)
{
  KIT (2, "pile cinderella slipper-fits ate-the-landladys-porch",
       "hand seat-1 outlived-by-the-donkey danced-until-the-shoes-gave-up", "pile wolf hugged-by-a-bear-gently",
       "pile hansel perfectly-ordinary-birthday invited-to-the-wrong-funeral fresh-page");

  kit_worth (k, "cinderella", 0);
  g_assert_false (kit_offers (k, "outlived-by-the-donkey"));
  kit_act (k, "danced-until-the-shoes-gave-up cinderella");
  g_assert_cmpuint (kit_events (k, "extra-action"), ==, 0);
  /* The bear counts itself and Hansel, who is happy. */
  kit_worth (k, "wolf", 20);
}

const KitTest kit_pile_tests[] = {
  { "pile", "every-place-shows-the-topmost-card-that-prints-there", every_place_shows_the_topmost_card_that_prints_there },
  { "pile", "self-worth-is-the-sum-of-the-points-that-show", self_worth_is_the_sum_of_the_points_that_show },
  { "pile", "an-explicit-zero-covers", an_explicit_zero_covers },
  { "pile", "two-cards-never-add-up-in-one-place", two_cards_never_add_up_in_one_place },
  { "pile", "icons-are-covered-like-points", icons_are_covered_like_points },
  { "pile", "a-card-without-text-leaves-an-older-effect-showing", a_card_without_text_leaves_an_older_effect_showing },
  { "pile", "a-card-with-text-covers-an-ongoing-effect", a_card_with_text_covers_an_ongoing_effect },
  { "pile", "an-ending-without-text-covers-the-effect", an_ending_without_text_covers_the_effect },
  { "pile", "a-persistent-effect-works-with-its-text-covered", a_persistent_effect_works_with_its_text_covered },
  { "pile", "a-persistent-effect-ends-under-another-persistent-modifier",
    a_persistent_effect_ends_under_another_persistent_modifier },
  { "pile", "a-persistent-effect-ends-under-an-ending", a_persistent_effect_ends_under_an_ending },
  { "pile", "a-persistent-effect-works-once", a_persistent_effect_works_once },
  { "pile", "what-is-uncovered-shows-and-works-again", what_is_uncovered_shows_and_works_again },
  { "pile", "uncovered-immediate-effects-do-not-happen-again", uncovered_immediate_effects_do_not_happen_again },
  { "pile", "zero-is-neither-miserable-nor-happy", zero_is_neither_miserable_nor_happy },
  { NULL },
};
