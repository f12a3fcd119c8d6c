/* test-ending.c: Unhappy Endings, and the end of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
an_ending_goes_onto_any_unfinished_miserable_character_of_anybody (void)
{
  KIT (2, "hand seat-1 outlived-by-the-donkey put-back-in-the-bottle", "pile wolf wrong-soup",
       "pile snow-white slipper-fits", "pile cinderella kissed-the-wrong-frog",
       "pile woodsman ate-the-landladys-porch perished-of-good-manners");

  kit_answer (k, "action", "outlived-by-the-donkey");
  kit_offers_only (k, "cinderella wolf");
  kit_answer (k, "target", "cinderella");
  kit_shows (k, "worth cinderella -20 finished");
}

/* Before the Ending's own points and effect. */
static void
misery_is_asked_before_the_endings_own_points (void)
{
  KIT (2, "hand seat-1 ended-in-a-footnote");

  g_assert_false (kit_offers (k, "ended-in-a-footnote"));
  kit_set (k, "pile wolf taxed-by-the-tooth-fairy");
  kit_act (k, "ended-in-a-footnote wolf");
  kit_shows (k, "worth wolf -15 finished");
}

static void
misery_counts_worth_effects (void)
{
  KIT (2, "hand seat-1 outlived-by-the-donkey", "story 1 long-night seat-1");

  kit_answer (k, "action", "outlived-by-the-donkey");
  kit_offers_only (k, "cinderella red-riding-hood grandmother woodsman");
  kit_answer (k, "target", "cinderella");
  /* What is for unfinished Characters does not count any more. */
  kit_shows (k, "worth cinderella 0 finished");
}

static void
an_ending_is_only_a_first_action (void)
{
  KIT (2, "hand seat-1 outlived-by-the-donkey wrong-soup", "pile wolf kissed-the-wrong-frog");

  kit_act (k, "wrong-soup cinderella");
  g_assert_false (kit_offers (k, "outlived-by-the-donkey"));
}

static void
nothing_more_is_laid_on_a_finished_character (void)
{
  KIT (2, "hand seat-1 kissed-the-wrong-frog", "pile wolf wrong-soup outlived-by-the-donkey");

  kit_answer (k, "action", "kissed-the-wrong-frog");
  g_assert_false (kit_offers (k, "wolf"));
}

static void
icons_of_finished_characters_still_count (void)
{
  KIT (2, "pile wolf wrong-soup outlived-by-the-donkey");

  kit_shows (k, "icons seat-2 crown 0 heart 0 skull 1 wand 0 beast 0 coin 1");
}

static void
the_endings_own_ongoing_effect_works (void)
{
  KIT (2, "pile wolf wrong-soup lived-ever-after-alone", "pile hansel kissed-the-wrong-frog",
       "pile rapunzel lost-a-shoe-and-an-argument");

  /* -10, -5, and 5 less for each of two Hearts. */
  kit_shows (k, "worth wolf -25 finished");
}

static void
the_game_ends_when_a_family_is_complete (void)
{
  KIT (2, "hand seat-1 outlived-by-the-donkey", "pile cinderella wrong-soup",
       "pile red-riding-hood kissed-the-wrong-frog put-back-in-the-bottle",
       "pile grandmother ate-the-landladys-porch perished-of-good-manners",
       "pile woodsman sold-for-five-beans met-the-troll-who-reads");

  kit_act (k, "outlived-by-the-donkey cinderella");
  kit_shows (k, "now 1 no 0 no family none");
  kit_shows (k, "winner seat-1");
  /* No second action, no draw. */
  g_assert_cmpuint (kit_hand (k, 1), ==, 0);
  kit_asks (k, "nothing", "seat-256");
}

/* Each player adds the Self-Worth of their finished Characters; the lowest wins,
 * and that need not be who ended the game. */
static void
the_lowest_total_of_finished_characters_wins (void)
{
  KIT (2, "hand seat-1 outlived-by-the-donkey", "pile cinderella wrong-soup",
       "pile red-riding-hood ate-the-landladys-porch put-back-in-the-bottle",
       "pile grandmother stepmother-moves-in perished-of-good-manners",
       "pile woodsman taxed-by-the-tooth-fairy met-the-troll-who-reads",
       "pile wolf served-as-the-second-course ended-in-a-footnote", "pile hansel invited-to-the-wrong-funeral");

  kit_act (k, "outlived-by-the-donkey cinderella");
  kit_shows (k, "score seat-1 -30");
  kit_shows (k, "score seat-2 -40");
  kit_shows (k, "winner seat-2");
  kit_shows_not (k, "winner seat-1");
}

/* Ties: more finished Characters, then the single most miserable one, else they
 * share the win. */
static void
ties_go_to_more_finished_characters (void)
{
  KIT (2, "pile cinderella ate-the-landladys-porch put-back-in-the-bottle",
       "pile red-riding-hood wrong-soup outlived-by-the-donkey",
       "pile wolf engaged-to-the-wrong-twin met-the-troll-who-reads", "turn seat-2 80", "now 2 no 0 yes turns none");

  kit_shows (k, "score seat-1 -20");
  kit_shows (k, "score seat-2 -20");
  kit_shows (k, "winner seat-1");
  kit_shows_not (k, "winner seat-2");
}

static void
ties_go_to_the_most_miserable_one_then (void)
{
  KIT (2, "pile cinderella kissed-the-wrong-frog put-back-in-the-bottle",
       "pile red-riding-hood stepmother-moves-in outlived-by-the-donkey",
       "pile wolf wrong-soup met-the-troll-who-reads",
       "pile hansel wished-on-the-wrong-star married-the-moral-of-the-story", "turn seat-2 80",
       "now 2 no 0 yes turns none");

  kit_shows (k, "winner seat-1");
  kit_shows_not (k, "winner seat-2");
}

static void
else_they_share_the_win (void)
{
  KIT (3, "turn seat-3 120", "now 2 no 0 yes turns none");

  kit_shows (k, "winner seat-1");
  kit_shows (k, "winner seat-2");
  kit_shows (k, "winner seat-3");
}

/* When every player in a row has done nothing but pass in a whole turn. */
static void
the_game_ends_when_all_pass_in_a_row (void)
{
  KIT (2, "hand seat-2 wrong-soup");

  kit_act (k, "pass");
  kit_act (k, "pass");
  kit_act (k, "wrong-soup wolf");
  kit_act (k, "pass");
  for (guint i = 0; i < 4; i++)
    {
      kit_asks (k, "action", i < 2 ? "seat-1" : "seat-2");
      kit_act (k, "pass");
    }
  g_assert_cmpuint (k->s.over, ==, GLOOM_OVER_BY_PASSES);
}

/* 40 turns each: 40 times the players in all. */
static void
the_game_ends_after_forty_turns_each (void)
{
  KIT (3, "turn seat-1 120", "hand seat-1 wrong-soup");

  kit_act (k, "wrong-soup wolf");
  kit_act (k, "pass");
  g_assert_cmpuint (k->s.over, ==, GLOOM_OVER_BY_TURNS);
}

/* Asked after each Ending, when its own effect with all that is nested is over. */
static void
what_is_nested_in_an_ending_comes_before_the_end (void)
{
  KIT (2, "hand seat-1 forgotten-by-the-author wrong-soup", "pile cinderella sold-for-five-beans",
       "pile red-riding-hood kissed-the-wrong-frog put-back-in-the-bottle",
       "pile grandmother ate-the-landladys-porch perished-of-good-manners",
       "pile woodsman engaged-to-the-wrong-twin met-the-troll-who-reads");

  kit_act (k, "forgotten-by-the-author cinderella");
  kit_answer (k, "free-play", "wrong-soup");
  kit_answer (k, "free-target", "wolf");
  g_assert_cmpuint (k->s.over, ==, GLOOM_OVER_BY_FAMILY);
  kit_worth (k, "wolf", -10);
}

/* An Ending inside an Ending's effect: the outer effect is finished first, then it
 * is asked whether a family is complete. */
static void
an_ending_inside_an_ending_waits_for_the_outer_one (void)
{
  KIT (2, "hand seat-1 gone-at-the-twelfth-stroke outlived-by-the-donkey", "pile cinderella sold-for-five-beans",
       "pile red-riding-hood kissed-the-wrong-frog put-back-in-the-bottle",
       "pile grandmother ate-the-landladys-porch perished-of-good-manners",
       "pile woodsman engaged-to-the-wrong-twin");

  kit_act (k, "gone-at-the-twelfth-stroke cinderella");
  kit_asks (k, "free-play", "seat-1");
  kit_answer (k, "free-play", "outlived-by-the-donkey");
  g_assert_cmpuint (k->s.over, ==, GLOOM_OVER_BY_FAMILY);
  kit_shows (k, "worth woodsman -20 finished");
}

/* In mid-action too: what was still pending is dropped. */
static void
what_is_pending_is_dropped (void)
{
  KIT (2, "hand seat-1 last-page-comes-early outlived-by-the-donkey", "pile cinderella sold-for-five-beans",
       "pile red-riding-hood kissed-the-wrong-frog put-back-in-the-bottle",
       "pile grandmother ate-the-landladys-porch perished-of-good-manners",
       "pile woodsman engaged-to-the-wrong-twin met-the-troll-who-reads");

  kit_act (k, "last-page-comes-early");
  kit_answer (k, "free-play", "outlived-by-the-donkey");
  g_assert_cmpuint (k->s.over, ==, GLOOM_OVER_BY_FAMILY);
  kit_shows (k, "discard last-page-comes-early");
}

const KitTest kit_ending_tests[] = {
  { "ending", "goes-onto-any-unfinished-miserable-character-of-anybody",
    an_ending_goes_onto_any_unfinished_miserable_character_of_anybody },
  { "ending", "misery-is-asked-before-its-own-points", misery_is_asked_before_the_endings_own_points },
  { "ending", "misery-counts-worth-effects", misery_counts_worth_effects },
  { "ending", "is-only-a-first-action", an_ending_is_only_a_first_action },
  { "ending", "nothing-more-is-laid-on-a-finished-character", nothing_more_is_laid_on_a_finished_character },
  { "ending", "icons-of-finished-characters-still-count", icons_of_finished_characters_still_count },
  { "ending", "its-own-ongoing-effect-works", the_endings_own_ongoing_effect_works },
  { NULL },
};

const KitTest kit_end_tests[] = {
  { "end", "the-game-ends-when-a-family-is-complete", the_game_ends_when_a_family_is_complete },
  { "end", "the-lowest-total-of-finished-characters-wins", the_lowest_total_of_finished_characters_wins },
  { "end", "ties-go-to-more-finished-characters", ties_go_to_more_finished_characters },
  { "end", "ties-go-to-the-most-miserable-one-then", ties_go_to_the_most_miserable_one_then },
  { "end", "else-they-share-the-win", else_they_share_the_win },
  { "end", "the-game-ends-when-all-pass-in-a-row", the_game_ends_when_all_pass_in_a_row },
  { "end", "the-game-ends-after-forty-turns-each", the_game_ends_after_forty_turns_each },
  { "end", "what-is-nested-in-an-ending-comes-before-the-end", what_is_nested_in_an_ending_comes_before_the_end },
  { "end", "an-ending-inside-an-ending-waits-for-the-outer-one", an_ending_inside_an_ending_waits_for_the_outer_one },
  { "end", "what-is-pending-is-dropped", what_is_pending_is_dropped },
  { NULL },
};
