/* test-wording.c: what questions, options and cards say is what happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

#include <rules/text.h>
#include "test-setup.h"

static const char *const names[GRIMM_MAX_SEATS] = { "Ada", "Ben", "Cleo", "Dan" };

/* The present ask has these words, the name of the card that asks aside. */
static void
says (Kit        *k,
      const char *words)
{
  g_autofree char *text = grimm_ask_text (&k->s, &k->ask, names);

  if (!g_str_has_suffix (text, words))
    g_error ("expected “%s”, got “%s”", words, text);
}

static void
calls (Kit        *k,
       const char *option,
       const char *words)
{
  int at = bramble_ask_find_option (&grimm_game, &k->ask, option);
  g_autofree char *text = NULL;

  g_assert_cmpint (at, >=, 0);
  text = grimm_option_text (&k->s, &k->ask, (guint) at, names);
  g_assert_cmpstr (text, ==, words);
}

/* How many. */

static void
a_friendly_game_for_one_resource (void)
{
  KIT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 forest", "resources seat-2 1 0 0",
       "resources seat-3 5 0 0", "window gather-end");
  g_autoptr (Kit) two = kit_new (3, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 forest",
                                 "resources seat-2 1 1 0", "window gather-end", NULL);

  says (k, "Choose a resource to take.");
  says (two, "Choose the first resource to take. The second one comes from the same player.");
  kit_answer (two, "friendly-game", "seat-2-straw");
  says (two, "Choose a resource to take from Ben.");
}

static void
cinderella_finds_one_resource (void)
{
  KIT (4, "friend seat-1 cinderella", "pile market 1 1 1");
  g_autoptr (Kit) one = kit_new (4, "friend seat-1 cinderella", "pile market 0 1 0", NULL);

  kit_plan (k, "market", "fields", "forest", "forest");
  says (k, "Choose a resource to take from the Market (2 left).");
  kit_plan (one, "market", "fields", "forest", "forest");
  says (one, "Choose a resource to take from the Market.");
}

static void
who_must_pay_more_than_there_is (void)
{
  KIT (3, "plan seat-1 forest share-the-wealth", "plan seat-2 fields", "plan seat-3 forest", "gathered seat-2 5 0 0",
       "resources seat-2 1 7 0", "window gather-end");
  g_autoptr (Kit) two = kit_new (3, "plan seat-1 forest share-the-wealth", "plan seat-2 fields", "plan seat-3 forest",
                                 "gathered seat-2 5 0 0", "resources seat-2 2 7 0", "window gather-end", NULL);

  says (k, "Choose a resource you Gathered to give to Ada.");
  says (two, "Choose a resource you Gathered to give to Ada (2 left).");
}

static void
a_discard_pile_of_one_card (void)
{
  KIT (3, "plan seat-1 fields search-the-past", "plan seat-2 fields", "plan seat-3 forest", "discard wolf",
       "window gather-end");
  g_autoptr (Kit) two = kit_new (3, "plan seat-1 fields search-the-past", "plan seat-2 fields", "plan seat-3 forest",
                                 "discard wolf wolf", "window gather-end", NULL);

  says (k, "Choose a Fable from the discard pile.");
  calls (k, "wolf", "Wolf");
  says (two, "Choose a Fable from the discard pile (2 left).");
  calls (two, "wolf", "Wolf (2 copies)");
}

static void
equal_whispers_are_counted (void)
{
  KIT (3, "plan seat-1 fields ghostly-whispers", "plan seat-2 forest", "plan seat-3 forest",
       "deck wolf wolf dragon roar", "window gather-end");

  says (k, "Choose a Fable to keep (2 left).");
  calls (k, "wolf", "Wolf (2 copies)");
  calls (k, "dragon", "Dragon");
  kit_answer (k, "whispers", "wolf");
  says (k, "Choose a Fable to keep.");
  calls (k, "wolf", "Wolf");
}

static void
goldilocks_counts_equal_fables (void)
{
  KIT (3, "friend seat-1 goldilocks", "deck wolf wolf dragon", "window build");

  kit_answer (k, "action", "special");
  calls (k, "wolf", "Wolf (2 copies)");
  calls (k, "dragon", "Dragon");
}

/* What is paid, and to whom. */

static void
a_build_says_its_price (void)
{
  KIT (3, "resources seat-1 6 6 0", "house seat-1 1 straw floor", "house seat-1 2 wood walls", "window build");

  calls (k, "build-straw-walls-site-1", "Build Straw Walls: 4 Straw");
  calls (k, "build-wood-roof-site-2", "Build Wood Roof: 6 Wood");
}

static void
cutting_corners_is_cheaper (void)
{
  KIT (3, "corner seat-1", "resources seat-1 0 0 2", "window build");

  calls (k, "build-brick-floor-site-1", "Build Brick Floor (Build Site 1): 2 Brick");
  calls (k, "build-brick-floor-site-6", "Build Brick Floor (Cutting Corners): 1 Brick");
}

static void
hansel_and_gretel_are_paid (void)
{
  KIT (3, "friend seat-2 hansel-and-gretel", "resources seat-1 5 0 0", "house seat-1 1 straw floor", "window build");
  g_autoptr (Kit) corner = kit_new (3, "friend seat-2 hansel-and-gretel", "corner seat-1", "resources seat-1 4 0 0",
                                    "house seat-1 6 straw floor", "window build", NULL);

  calls (k, "build-straw-walls-site-1", "Build Straw Walls: 4 Straw, and 1 Straw to Ben");
  calls (corner, "build-straw-walls-site-6", "Build Straw Walls: 3 Straw, and 1 Straw to Ben");
}

static void
puss_in_boots_pays_with_others (void)
{
  KIT (3, "friend seat-1 puss-in-boots", "resources seat-1 1 0 0", "resources seat-2 1 0 0", "window build");
  g_autoptr (Kit) toll = kit_new (3, "friend seat-1 puss-in-boots", "friend seat-3 hansel-and-gretel",
                                  "resources seat-1 4 0 0", "resources seat-2 1 0 0", "house seat-1 1 straw floor",
                                  "window build", NULL);

  calls (k, "puss-build-straw-floor-site-1",
         "Puss in Boots: Build Straw Floor: 2 Straw, 1 of it perhaps an opponent’s");
  calls (toll, "puss-build-straw-walls-site-1",
         "Puss in Boots: Build Straw Walls: 4 Straw, 1 of it perhaps an opponent’s, and 1 Straw to Cleo");
}

static Kit *
draft (void)
{
  return kit_begin_with (test_setup (3, 1, 0, NULL, "draft"));
}

static void
the_drafts_puss_helps_with_every_build (void)
{
  g_autoptr (Kit) k = draft ();

  kit_set (k, "friend seat-1 puss-in-boots");
  kit_set (k, "resources seat-1 2 0 0");
  kit_set (k, "window build");
  calls (k, "build-straw-floor-site-1", "Build Straw Floor: 2 Straw, 1 of it perhaps an opponent’s");
}

/* The draft. */

static void
the_drafts_robbers_find_one_resource (void)
{
  g_autoptr (Kit) k = draft ();

  kit_set (k, "friend seat-1 ali-baba");
  kit_set (k, "resources seat-2 0 1 0");
  kit_set (k, "plan seat-1 fields");
  kit_set (k, "plan seat-2 forest");
  kit_set (k, "plan seat-3 forest");
  kit_set (k, "window gather-end");
  says (k, "Do you steal? Choose a resource.");
  g_assert_true (kit_offers (k, "none"));
}

static void
the_drafts_friendly_game_finds_one_resource (void)
{
  g_autoptr (Kit) k = draft ();

  kit_set (k, "resources seat-2 0 1 0");
  kit_set (k, "resources seat-3 2 2 0");
  kit_set (k, "plan seat-1 fields a-friendly-game");
  kit_set (k, "plan seat-2 fields");
  kit_set (k, "plan seat-3 fields");
  kit_set (k, "window gather-end");
  says (k, "Choose a resource to take from Ben.");
  kit_answer (k, "take-more", "wood");
  says (k, "Choose a resource to take from Cleo (2 left).");
}

static void
the_drafts_godmother_counts_the_hand (void)
{
  g_autoptr (Kit) k = draft ();

  kit_set (k, "friend seat-1 fairy-godmother");
  kit_set (k, "hand seat-1 wolf roar");
  kit_set (k, "window build");
  kit_answer (k, "action", "discard-friend");
  says (k, "You may discard up to 2 more Fables. Each brings you a resource.");
  /* She has gone, whatever is discarded. */
  kit_shows (k, "friend seat-1 none");
  kit_answer (k, "godmother-more", "none");
  kit_shows (k, "resources seat-1 0 0 0");
}

/* All that is written on a card. */
static char *
words_of (guint edition,
          guint card)
{
  const char *rulings = grimm_card_rulings (edition, card);

  return g_strdup_printf ("%s %s", grimm_card_text (edition, card), rulings ? rulings : "");
}

/* A card of the draft says so where it differs, and says nothing of what cannot
 * be in the draft: nobody goes nowhere there. */
static void
the_drafts_cards_say_what_they_do (void)
{
  static const struct
  {
    guint card;
    const char *words;
  } cards[] = {
    { GRIMM_ROAR, "They never draw the Location where they stand" },
    { GRIMM_ALI_BABA, "you may steal 2 resources" },
    { GRIMM_HIRED_HELP, "The second helping counts as Gathered." },
    { GRIMM_TAXATION, "Who has only 1 resource loses nothing." },
    { GRIMM_FAIRY_GODMOTHER, "She goes even if you discard none in the end." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      g_autofree char *words = words_of (1, cards[i].card);

      g_assert_nonnull (strstr (words, cards[i].words));
    }
  for (guint card = 0; card < GRIMM_N_CARDS; card++)
    {
      g_autofree char *words = words_of (1, card);

      if (!grimm_cards[card].advanced)
        g_assert_null (strstr (words, "nowhere"));
    }
}

/* What Search the Past finds is what is in the discard pile. */
static void
search_the_past_says_what_it_finds (void)
{
  KIT (3, "hand seat-2 hired-help", "hand seat-3 wolf", "hand seat-1 search-the-past");
  g_autofree char *words = words_of (0, GRIMM_SEARCH_THE_PAST);

  kit_plan (k, "fields search-the-past", "fields hired-help", "forest wolf");
  kit_answer (k, "place-monster", "brickyard");
  kit_asks (k, "search", "seat-1");
  g_assert_cmpuint (k->ask.n_options, ==, 1);
  g_assert_true (kit_offers (k, "hired-help"));
  g_assert_nonnull (strstr (words, "such as a Hired Help that nobody paid for"));
}

const KitTest kit_wording_tests[] = {
  { "wording", "a-friendly-game-for-one-resource", a_friendly_game_for_one_resource },
  { "wording", "cinderella-finds-one-resource", cinderella_finds_one_resource },
  { "wording", "who-must-pay-more-than-there-is", who_must_pay_more_than_there_is },
  { "wording", "a-discard-pile-of-one-card", a_discard_pile_of_one_card },
  { "wording", "equal-whispers-are-counted", equal_whispers_are_counted },
  { "wording", "goldilocks-counts-equal-fables", goldilocks_counts_equal_fables },
  { "wording", "a-build-says-its-price", a_build_says_its_price },
  { "wording", "cutting-corners-is-cheaper", cutting_corners_is_cheaper },
  { "wording", "hansel-and-gretel-are-paid", hansel_and_gretel_are_paid },
  { "wording", "puss-in-boots-pays-with-others", puss_in_boots_pays_with_others },
  { "wording", "the-drafts-puss-helps-with-every-build", the_drafts_puss_helps_with_every_build },
  { "wording", "the-drafts-robbers-find-one-resource", the_drafts_robbers_find_one_resource },
  { "wording", "the-drafts-friendly-game-finds-one-resource", the_drafts_friendly_game_finds_one_resource },
  { "wording", "the-drafts-godmother-counts-the-hand", the_drafts_godmother_counts_the_hand },
  { "wording", "the-drafts-cards-say-what-they-do", the_drafts_cards_say_what_they_do },
  { "wording", "search-the-past-says-what-it-finds", search_the_past_says_what_it_finds },
  { NULL },
};
