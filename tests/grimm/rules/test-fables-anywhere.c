/* test-fables-anywhere.c: Fables that act wherever their player stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-fables.h"

/* Hidden Vault. */

static void
vault_takes_half_rounded_down (void)
{
  KIT (3, "plan seat-1 fields hidden-vault", "plan seat-2 fields", "plan seat-3 fields",
       "pile forest 0 8 0", "pile brickyard 0 0 7", "window gather-end");

  kit_asks (k, "vault", "seat-1");
  offers_only (k, "forest brickyard");
  kit_answer (k, "vault", "brickyard");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 0 3");
  kit_shows (k, "pile brickyard 0 0 4");
  kit_shows (k, "pile forest 0 8 0");
}

static void
vault_only_where_no_pig_stood (void)
{
  KIT (3, "hand seat-3 hidden-vault");

  kit_plan (k, "forest", "fields", "forest hidden-vault");
  kit_asks (k, "vault", "seat-3");
  offers_only (k, "brickyard");
}

static void
vault_with_pigs_everywhere_does_nothing (void)
{
  KIT (3, "plan seat-1 fields hidden-vault", "plan seat-2 forest", "plan seat-3 brickyard", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 0 0");
}

static void
vault_at_the_market_takes_what_its_player_chooses (void)
{
  KIT (4, "plan seat-1 fields hidden-vault", "plan seat-2 forest", "plan seat-3 brickyard", "plan seat-4 fields",
       "pile market 1 3 1", "window gather-end");

  offers_only (k, "market");
  kit_answer (k, "vault", "market");
  kit_asks (k, "take-from-location", "seat-1");
  offers_only (k, "straw wood brick");
  kit_answer (k, "take-from-location", "brick");
  offers_only (k, "straw wood");
  kit_answer (k, "take-from-location", "wood");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 1 1");
  kit_shows (k, "pile market 1 2 0");
}

/* A pig that went nowhere leaves the Location of its card free. */
static void
vault_nowhere_still_takes (void)
{
  KIT (3, "plan seat-1 brickyard hidden-vault", "plan seat-2 forest", "plan seat-3 fields",
       "pig seat-1 nowhere", "window gather-end");

  offers_only (k, "brickyard");
  kit_answer (k, "vault", "brickyard");
  kit_shows (k, "resources seat-1 0 0 1");
  kit_shows (k, "pile brickyard 0 0 2");
}

static void
vault_half_of_one_is_nothing (void)
{
  KIT (3, "plan seat-1 fields hidden-vault", "plan seat-2 fields", "plan seat-3 fields",
       "pile forest 0 1 0", "pile brickyard 0 0 0", "window gather-end");

  kit_pass_to_window (k, "build");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "pile forest 0 1 0");
}

static void
vault_is_not_gathered (void)
{
  KIT (3, "plan seat-1 fields hidden-vault", "plan seat-2 fields share-the-wealth", "plan seat-3 fields",
       "pile forest 0 20 0", "window gather-end");

  kit_answer (k, "vault", "forest");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 10 0");
  kit_shows (k, "resources seat-2 0 0 0");
}

/* Share the Wealth. */

static void
share_who_gathered_five_gives_two (void)
{
  KIT (3, "hand seat-1 share-the-wealth");

  kit_plan (k, "brickyard share-the-wealth", "fields", "forest");
  for (guint i = 0; i < 2; i++)
    {
      kit_asks (k, "pay-gathered", "seat-2");
      offers_only (k, "straw");
      kit_answer (k, "pay-gathered", "straw");
    }
  /* Four is not enough. */
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 2 0 3");
  kit_shows (k, "resources seat-2 3 0 0");
  kit_shows (k, "resources seat-3 0 4 0");
}

static void
share_they_choose_among_what_they_gathered (void)
{
  KIT (4, "start seat-3", "plan seat-1 fields", "plan seat-2 forest share-the-wealth", "plan seat-3 fields",
       "plan seat-4 fields",
       "gathered seat-1 3 1 1", "resources seat-1 0 1 5", "gathered seat-3 0 5 0", "resources seat-3 4 1 4",
       "gathered seat-4 0 4 0", "resources seat-4 9 9 9", "gathered seat-2 9 0 0", "resources seat-2 3 0 0",
       "window gather-end");

  /* In turn order; who has one left gives one, and no other type. */
  kit_asks (k, "pay-gathered", "seat-3");
  offers_only (k, "wood");
  kit_answer (k, "pay-gathered", "wood");
  /* Straw is gone; of the Brick one was Gathered. */
  kit_asks (k, "pay-gathered", "seat-1");
  offers_only (k, "wood brick");
  kit_answer (k, "pay-gathered", "brick");
  offers_only (k, "wood");
  kit_answer (k, "pay-gathered", "wood");
  kit_asks (k, "action", "seat-3");
  kit_shows (k, "resources seat-1 0 0 4");
  kit_shows (k, "resources seat-2 3 2 1");
  kit_shows (k, "resources seat-3 4 0 4");
  kit_shows (k, "resources seat-4 9 9 9");
}

static void
share_who_has_nothing_of_it_left_gives_nothing (void)
{
  KIT (3, "plan seat-1 fields share-the-wealth", "plan seat-2 forest", "plan seat-3 forest",
       "gathered seat-2 0 6 0", "resources seat-2 3 0 3", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-2 3 0 3");
}

static void
share_wherever_its_player_is (void)
{
  KIT (3, "plan seat-1 fields share-the-wealth", "plan seat-2 forest", "plan seat-3 forest",
       "gathered seat-2 0 6 0", "resources seat-2 0 6 0", "pig seat-1 nowhere", "window gather-end");

  kit_asks (k, "pay-gathered", "seat-2");
}

/* Hired Help doubles four to eight, but four were Gathered. */
static void
share_the_doubling_of_hired_help_is_not_gathered (void)
{
  KIT (3, "laid seat-2 hired-help", "hand seat-1 share-the-wealth");

  kit_pass_round (k);
  kit_set (k, "pile forest 0 4 0");
  kit_set (k, "resources seat-1 0 0 0");
  kit_set (k, "resources seat-2 0 0 0");
  kit_plan (k, "brickyard share-the-wealth", "forest", "fields");
  kit_shows (k, "resources seat-2 0 8 0");
  kit_shows (k, "gathered seat-2 0 4 0");
  kit_asks (k, "pay-gathered", "seat-3");
}

/* Thoughtful Gift. */

static void
gift_up_to_three_of_one_type_for_as_many_of_another (void)
{
  KIT (3, "plan seat-1 fields thoughtful-gift", "plan seat-2 forest", "plan seat-3 fields",
       "resources seat-1 5 1 0", "resources seat-2 1 2 4", "resources seat-3 0 0 0", "window gather-end");

  kit_asks (k, "gift", "seat-1");
  offers_only (k, "none seat-2-straw-1 seat-2-straw-2 seat-2-straw-3 seat-2-wood-1");
  kit_answer (k, "gift", "seat-2-straw-2");
  kit_asks (k, "gift-return", "seat-2");
  offers_only (k, "wood brick");
  kit_answer (k, "gift-return", "wood");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 3 3 0");
  kit_shows (k, "resources seat-2 3 0 4");
}

static void
gift_is_returned_all_in_one_other_type (void)
{
  KIT (3, "plan seat-1 fields thoughtful-gift", "plan seat-2 forest", "plan seat-3 fields",
       "resources seat-1 5 0 0", "resources seat-2 9 2 3", "window gather-end");

  kit_answer (k, "gift", "seat-2-straw-3");
  offers_only (k, "brick");
}

static void
gift_of_zero_is_allowed (void)
{
  KIT (3, "plan seat-1 fields thoughtful-gift", "plan seat-2 forest", "plan seat-3 fields",
       "resources seat-1 1 0 0", "resources seat-2 0 1 0", "window gather-end");

  kit_answer (k, "gift", "none");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 1 0 0");
  kit_shows (k, "resources seat-2 0 1 0");
}

/* One has only the type that is given, the other no two of a type together. */
static void
gift_only_to_an_opponent_who_can_return_it (void)
{
  KIT (3, "plan seat-1 fields thoughtful-gift", "plan seat-2 fields", "plan seat-3 fields",
       "resources seat-1 3 0 0", "resources seat-2 7 0 0", "resources seat-3 0 1 1", "window gather-end");

  offers_only (k, "none seat-3-straw-1");
}

static void
gift_without_anything_to_give (void)
{
  KIT (3, "plan seat-1 fields thoughtful-gift", "plan seat-2 fields", "plan seat-3 fields",
       "resources seat-2 7 7 7", "window gather-end");

  nobody_is_asked (k);
}

static void
gift_wherever_its_player_is (void)
{
  KIT (3, "plan seat-1 fields thoughtful-gift", "plan seat-2 fields", "plan seat-3 fields",
       "resources seat-1 1 0 0", "resources seat-2 0 1 0", "pig seat-1 nowhere", "window gather-end");

  kit_asks (k, "gift", "seat-1");
}

const KitTest kit_fable_anywhere_tests[] = {
  { "hidden-vault", "takes-half-rounded-down", vault_takes_half_rounded_down },
  { "hidden-vault", "only-where-no-pig-stood", vault_only_where_no_pig_stood },
  { "hidden-vault", "with-pigs-everywhere-does-nothing", vault_with_pigs_everywhere_does_nothing },
  { "hidden-vault", "at-the-market-takes-what-its-player-chooses", vault_at_the_market_takes_what_its_player_chooses },
  { "hidden-vault", "nowhere-still-takes", vault_nowhere_still_takes },
  { "hidden-vault", "half-of-one-is-nothing", vault_half_of_one_is_nothing },
  { "hidden-vault", "is-not-gathered", vault_is_not_gathered },
  { "share-the-wealth", "who-gathered-five-gives-two", share_who_gathered_five_gives_two },
  { "share-the-wealth", "they-choose-among-what-they-gathered", share_they_choose_among_what_they_gathered },
  { "share-the-wealth", "who-has-nothing-of-it-left-gives-nothing", share_who_has_nothing_of_it_left_gives_nothing },
  { "share-the-wealth", "wherever-its-player-is", share_wherever_its_player_is },
  { "share-the-wealth", "the-doubling-of-hired-help-is-not-gathered",
    share_the_doubling_of_hired_help_is_not_gathered },
  { "thoughtful-gift", "up-to-three-of-one-type-for-as-many-of-another",
    gift_up_to_three_of_one_type_for_as_many_of_another },
  { "thoughtful-gift", "is-returned-all-in-one-other-type", gift_is_returned_all_in_one_other_type },
  { "thoughtful-gift", "of-zero-is-allowed", gift_of_zero_is_allowed },
  { "thoughtful-gift", "only-to-an-opponent-who-can-return-it", gift_only_to_an_opponent_who_can_return_it },
  { "thoughtful-gift", "without-anything-to-give", gift_without_anything_to_give },
  { "thoughtful-gift", "wherever-its-player-is", gift_wherever_its_player_is },
  { NULL },
};
