/* test-powers.c: special actions and powers of each Friend
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-friends.h"

/* The Fable that is so many cards below the top of the deck. */
static const char *
in_deck (Kit  *k,
         guint below)
{
  return grimm_cards[k->s.deck[k->s.n_deck - 1 - below]].id;
}

/* Fairy Godmother. */

static void
draws_two_fables (void)
{
  KIT (3, "friend seat-1 fairy-godmother", "deck wolf giant dragon", "window build");

  kit_answer (k, "action", "special");
  kit_shows (k, "hand seat-1 giant wolf");
  kit_shows (k, "actions seat-1 1");
}

static void
draws_what_there_is (void)
{
  KIT (3, "friend seat-1 fairy-godmother", "deck wolf");
  g_autoptr (Kit) empty = kit_new (3, "friend seat-1 fairy-godmother", NULL);

  hoard (k, 1, 1);
  kit_set (k, "window build");
  kit_answer (k, "action", "special");
  kit_shows (k, "hand seat-1 wolf");

  hoard (empty, 1, 0);
  kit_set (empty, "window build");
  g_assert_false (kit_offers (empty, "special"));
}

static void
leaves_with_exactly_two_fables_for_two_resources (void)
{
  KIT (3, "friend seat-1 fairy-godmother", "hand seat-1 wolf wolf giant", "window build");

  kit_answer (k, "action", "discard-friend");
  asks_only (k, "godmother-discard", "seat-1", "wolf giant");
  kit_answer (k, "godmother-discard", "wolf");
  asks_only (k, "godmother-discard", "seat-1", "wolf giant");
  kit_answer (k, "godmother-discard", "giant");
  asks_only (k, "gain", "seat-1", "straw wood brick");
  kit_answer (k, "gain", "wood");
  kit_answer (k, "gain", "brick");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 0 1 1");
  kit_shows (k, "hand seat-1 wolf");
  kit_shows (k, "friend seat-1 none");
  kit_shows (k, "friend-discard fairy-godmother");
  kit_shows (k, "actions seat-1 2");
  g_assert_cmpuint (kit_discarded (k, "wolf"), ==, 1);
  g_assert_cmpuint (kit_discarded (k, "giant"), ==, 1);
}

static void
does_not_leave_for_less_than_two (void)
{
  KIT (3, "friend seat-1 fairy-godmother", "hand seat-1 wolf", "window build");

  g_assert_false (kit_offers (k, "discard-friend"));
  kit_answer (k, "action", "draw");
  g_assert_true (kit_offers (k, "discard-friend"));
  kit_answer (k, "action", "gain-straw");
  asks_only (k, "action", "seat-1", "discard-friend end-turn");
}

static void
leaves_without_any_action (void)
{
  KIT (3, "friend seat-1 fairy-godmother", "hand seat-1 wolf giant", "actions seat-1 0", "window build");
  g_autoptr (Kit) poor = kit_new (3, "friend seat-1 fairy-godmother", "hand seat-1 wolf", "actions seat-1 0",
                                  "window build", NULL);

  asks_only (k, "action", "seat-1", "discard-friend end-turn");
  kit_asks (poor, "action", "seat-2");
}

/* The Golden Goose. */

static void
leaves_for_any_two_resources (void)
{
  KIT (3, "friend seat-1 golden-goose", "window build");

  g_assert_false (kit_offers (k, "special"));
  kit_answer (k, "action", "discard-friend");
  asks_only (k, "gain", "seat-1", "straw wood brick");
  kit_answer (k, "gain", "brick");
  kit_answer (k, "gain", "straw");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 1 0 1");
  kit_shows (k, "actions seat-1 2");
  kit_shows (k, "friend seat-1 none");
  kit_shows (k, "friend-discard golden-goose");
}

static void
leaves_between_and_after_the_actions (void)
{
  KIT (3, "friend seat-1 golden-goose", "friend seat-2 fairy-godmother", "hand seat-2 wolf giant", "window build");

  kit_answer (k, "action", "gain-straw");
  g_assert_true (kit_offers (k, "discard-friend"));
  kit_answer (k, "action", "gain-straw");
  asks_only (k, "action", "seat-1", "discard-friend end-turn");
  kit_answer (k, "action", "discard-friend");
  kit_answer (k, "gain", "wood");
  kit_answer (k, "gain", "wood");
  kit_asks (k, "action", "seat-2");
  kit_shows (k, "resources seat-1 2 2 0");
}

static void
leaves_with_no_actions_at_all (void)
{
  KIT (3, "friend seat-1 golden-goose", "actions seat-1 0", "window build");

  asks_only (k, "action", "seat-1", "discard-friend end-turn");
  kit_answer (k, "action", "end-turn");
  kit_asks (k, "action", "seat-2");
  g_assert_false (kit_offers (k, "discard-friend"));
  kit_shows (k, "friend seat-1 golden-goose");
}

/* Goldilocks. */

static void
keeps_one_of_three (void)
{
  KIT (3, "friend seat-1 goldilocks", "deck wolf giant dragon roar", "window build");

  kit_answer (k, "action", "special");
  asks_only (k, "goldilocks-keep", "seat-1", "wolf giant dragon");
  kit_answer (k, "goldilocks-keep", "giant");
  kit_shows (k, "hand seat-1 giant");
  g_assert_cmpuint (k->s.n_deck, ==, 55);
  kit_shows (k, "discard none");
}

static void
puts_the_others_back_in_any_order (void)
{
  static const char *const orders[2][2] = { { "wolf", "dragon" }, { "dragon", "wolf" } };

  for (guint i = 0; i < 2; i++)
    {
      KIT (3, "friend seat-1 goldilocks", "deck wolf giant dragon roar", "window build");

      kit_answer (k, "action", "special");
      kit_answer (k, "goldilocks-keep", "giant");
      asks_only (k, "goldilocks-top", "seat-1", "wolf dragon");
      kit_answer (k, "goldilocks-top", orders[i][0]);
      kit_asks (k, "action", "seat-1");
      g_assert_cmpstr (in_deck (k, 0), ==, orders[i][0]);
      g_assert_cmpstr (in_deck (k, 1), ==, orders[i][1]);
      g_assert_cmpstr (in_deck (k, 2), ==, "roar");
    }
}

static void
only_she_knows_what_she_put_back (void)
{
  KIT (3, "friend seat-1 goldilocks", "deck dragon giant lonely-castle royal-wedding");

  hoard (k, 1, 4);
  kit_set (k, "window build");
  kit_answer (k, "action", "special");
  kit_answer (k, "goldilocks-keep", "giant");
  kit_answer (k, "goldilocks-top", "lonely-castle");
  kit_shows (k, "deck lonely-castle dragon royal-wedding");
  g_assert_true (sees (k, 0, "deck lonely-castle dragon ?"));
  g_assert_true (sees (k, 1, "deck ? ? ?"));
}

/* Hansel & Gretel. */

static void
opponents_walls_cost_one_more_that_comes_to_you (void)
{
  KIT (3, "friend seat-2 hansel-and-gretel", "house seat-1 1 wood floor", "resources seat-1 0 4 0", "window build");

  g_assert_false (kit_offers (k, "build-wood-walls-site-1"));
  kit_set (k, "resources seat-1 0 5 0");
  kit_answer (k, "action", "build-wood-walls-site-1");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "resources seat-2 0 1 0");
  kit_shows (k, "resources seat-3 0 0 0");
}

static void
floors_and_roofs_cost_the_same (void)
{
  KIT (3, "friend seat-2 hansel-and-gretel", "house seat-1 1 wood walls", "resources seat-1 2 6 0", "window build");

  kit_answer (k, "action", "build-straw-floor-site-2");
  kit_answer (k, "action", "build-wood-roof-site-1");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "resources seat-2 0 0 0");
}

static void
own_walls_cost_the_same (void)
{
  KIT (3, "friend seat-1 hansel-and-gretel", "house seat-1 1 wood floor", "resources seat-1 0 4 0", "window build");

  kit_answer (k, "action", "build-wood-walls-site-1");
  kit_shows (k, "resources seat-1 0 0 0");
}

/* Puss in Boots. */

static void
one_resource_comes_from_an_opponent (void)
{
  KIT (3, "friend seat-1 puss-in-boots", "resources seat-1 1 0 0", "resources seat-2 2 0 0", "resources seat-3 1 5 0",
       "window build");

  g_assert_false (kit_offers (k, "build-straw-floor-site-1"));
  g_assert_false (kit_offers (k, "puss-build-wood-floor-site-1"));
  kit_answer (k, "action", "puss-build-straw-floor-site-1");
  asks_only (k, "puss-payer", "seat-1", "seat-2 seat-3");
  kit_answer (k, "puss-payer", "seat-3");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "resources seat-2 2 0 0");
  kit_shows (k, "resources seat-3 0 5 0");
  kit_shows (k, "house seat-1 1 straw floor");
  kit_shows (k, "actions seat-1 1");
}

static void
only_one_and_only_of_the_houses_type (void)
{
  KIT (3, "friend seat-1 puss-in-boots", "house seat-1 1 brick floor", "resources seat-1 1 0 2",
       "resources seat-2 0 3 9", "window build");

  asks_only (k, "action", "seat-1", "draw gain-straw gain-wood gain-brick");
  kit_set (k, "resources seat-1 1 0 3");
  g_assert_true (kit_offers (k, "puss-build-brick-walls-site-1"));
}

static void
may_pay_all_oneself (void)
{
  KIT (3, "friend seat-1 puss-in-boots", "resources seat-1 2 0 0", "resources seat-2 1 0 0", "window build");

  kit_answer (k, "action", "puss-build-straw-floor-site-1");
  asks_only (k, "puss-payer", "seat-1", "seat-2 none");
  kit_answer (k, "puss-payer", "none");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "resources seat-2 1 0 0");
}

static void
helps_once_per_turn (void)
{
  KIT (3, "friend seat-1 puss-in-boots", "resources seat-1 2 1 0", "resources seat-2 5 5 0", "window build");

  kit_answer (k, "action", "puss-build-wood-floor-site-1");
  kit_answer (k, "puss-payer", "seat-2");
  g_assert_true (kit_offers (k, "build-straw-floor-site-2"));
  g_assert_false (kit_offers (k, "puss-build-straw-floor-site-2"));
}

static void
builds_by_the_normal_rules (void)
{
  KIT (3, "friend seat-1 puss-in-boots", "house seat-1 1 straw floor", "resources seat-1 3 9 0",
       "resources seat-2 5 5 0", "house seat-2 1 wood floor", "house seat-2 2 wood floor", "house seat-2 3 wood floor",
       "house seat-3 1 wood floor", "house seat-3 2 wood floor", "window build");

  /* No second Straw house, no Wood floor left. */
  asks_only (k, "action", "seat-1", "draw gain-straw gain-wood gain-brick puss-build-straw-walls-site-1");
  kit_answer (k, "action", "puss-build-straw-walls-site-1");
  kit_answer (k, "puss-payer", "seat-2");
  kit_asks (k, "friend", "seat-1");
}

/* Rapunzel. */

static Kit *
rapunzel_waits (const char *tower,
                const char *first_pig,
                const char *second_pig)
{
  return kit_new (3, "friend seat-1 rapunzel", tower, first_pig, second_pig, "window build", NULL);
}

static void
alone_takes_all_that_lies_on_her (void)
{
  g_autoptr (Kit) k = rapunzel_waits ("tower seat-1 2 0 4", "pig seat-1 fields", "pig seat-2 forest");

  kit_answer (k, "action", "special");
  kit_shows (k, "resources seat-1 2 0 4");
  kit_shows (k, "tower seat-1 0 0 0");
  kit_shows (k, "friend seat-1 rapunzel");
  kit_shows (k, "actions seat-1 1");
}

static void
lets_nobody_up_who_is_not_alone (void)
{
  g_autoptr (Kit) together = rapunzel_waits ("tower seat-1 2 0 4", "pig seat-1 fields", "pig seat-2 fields");
  g_autoptr (Kit) nowhere = rapunzel_waits ("tower seat-1 2 0 4", "pig seat-1 nowhere", "pig seat-2 fields");
  g_autoptr (Kit) nothing = rapunzel_waits ("tower seat-1 0 0 0", "pig seat-1 fields", "pig seat-2 forest");

  g_assert_false (kit_offers (together, "special"));
  g_assert_false (kit_offers (nowhere, "special"));
  g_assert_false (kit_offers (nothing, "special"));
}

/* Red Riding Hood. */

static void
takes_the_wolf_cards_of_the_top_five (void)
{
  KIT (3, "friend seat-1 red-riding-hood", "deck wolf giant big-bad-wolf dragon roar wolf", "window build");

  kit_answer (k, "action", "special");
  kit_shows (k, "hand seat-1 big-bad-wolf wolf");
  kit_shows (k, "discard roar dragon giant");
  g_assert_cmpstr (in_deck (k, 0), ==, "wolf");
  kit_shows (k, "actions seat-1 1");
}

static void
without_any_wolf_draws_a_fable (void)
{
  KIT (3, "friend seat-1 red-riding-hood", "deck giant dragon roar bridge-troll taxation hired-help wolf",
       "window build");

  kit_answer (k, "action", "special");
  kit_shows (k, "hand seat-1 hired-help");
  kit_shows (k, "discard taxation bridge-troll roar dragon giant");
  g_assert_cmpstr (in_deck (k, 0), ==, "wolf");
}

static void
discards_what_there_is_if_fewer (void)
{
  KIT (3, "friend seat-1 red-riding-hood", "deck giant wolf");
  g_autoptr (Kit) no_wolf = kit_new (3, "friend seat-1 red-riding-hood", "deck giant dragon", NULL);

  hoard (k, 1, 2);
  kit_set (k, "window build");
  kit_answer (k, "action", "special");
  kit_shows (k, "hand seat-1 wolf");
  kit_shows (k, "deck none");
  kit_shows (k, "discard giant");

  /* The draw makes a new deck of the two. */
  hoard (no_wolf, 1, 2);
  kit_set (no_wolf, "window build");
  kit_answer (no_wolf, "action", "special");
  g_assert_cmpuint (hand_size (no_wolf, 0), ==, 1);
  g_assert_cmpuint (no_wolf->s.n_deck, ==, 1);
  kit_shows (no_wolf, "discard none");
}

static void
an_empty_deck_is_not_made_anew_for_the_five (void)
{
  KIT (3, "friend seat-1 red-riding-hood", "discard all", "window build");

  kit_answer (k, "action", "special");
  g_assert_cmpuint (hand_size (k, 0), ==, 1);
  g_assert_cmpuint (k->s.n_deck, ==, 55);
  kit_shows (k, "discard none");
}

/* Rumpelstiltskin. */

static void
changes_all_straw_into_wood_or_brick (void)
{
  static const char *const spun[2][2] = {
    { "wood", "resources seat-1 0 4 2" },
    { "brick", "resources seat-1 0 1 5" },
  };

  for (guint i = 0; i < 2; i++)
    {
      KIT (3, "friend seat-1 rumpelstiltskin", "resources seat-1 3 1 2", "window build");

      kit_answer (k, "action", "special");
      asks_only (k, "spin-all", "seat-1", "wood brick");
      kit_answer (k, "spin-all", spun[i][0]);
      kit_shows (k, spun[i][1]);
      kit_shows (k, "actions seat-1 1");
    }
}

static void
without_straw_nothing_is_offered (void)
{
  KIT (3, "friend seat-1 rumpelstiltskin", "resources seat-1 0 1 2", "window build");

  g_assert_false (kit_offers (k, "special"));
}

/* The Wood Cutter. */

static void
cuts_two_wood_for_himself_and_two_for_the_forest (void)
{
  KIT (3, "friend seat-1 wood-cutter", "window build");

  kit_answer (k, "action", "special");
  kit_shows (k, "resources seat-1 0 2 0");
  kit_shows (k, "pile forest 0 6 0");
  kit_shows (k, "actions seat-1 1");
}

const KitTest kit_power_tests[] = {
  { "fairy-godmother", "draws-two-fables", draws_two_fables },
  { "fairy-godmother", "draws-what-there-is", draws_what_there_is },
  { "fairy-godmother", "leaves-with-two-fables-for-two-resources", leaves_with_exactly_two_fables_for_two_resources },
  { "fairy-godmother", "does-not-leave-for-less-than-two", does_not_leave_for_less_than_two },
  { "fairy-godmother", "leaves-without-any-action", leaves_without_any_action },
  { "golden-goose", "leaves-for-any-two-resources", leaves_for_any_two_resources },
  { "golden-goose", "leaves-between-and-after-the-actions", leaves_between_and_after_the_actions },
  { "golden-goose", "leaves-with-no-actions-at-all", leaves_with_no_actions_at_all },
  { "goldilocks", "keeps-one-of-three", keeps_one_of_three },
  { "goldilocks", "puts-the-others-back-in-any-order", puts_the_others_back_in_any_order },
  { "goldilocks", "only-she-knows-what-she-put-back", only_she_knows_what_she_put_back },
  { "hansel-and-gretel", "opponents-walls-cost-one-more-that-comes-to-you",
    opponents_walls_cost_one_more_that_comes_to_you },
  { "hansel-and-gretel", "floors-and-roofs-cost-the-same", floors_and_roofs_cost_the_same },
  { "hansel-and-gretel", "own-walls-cost-the-same", own_walls_cost_the_same },
  { "puss-in-boots", "one-resource-comes-from-an-opponent", one_resource_comes_from_an_opponent },
  { "puss-in-boots", "only-one-and-only-of-the-houses-type", only_one_and_only_of_the_houses_type },
  { "puss-in-boots", "may-pay-all-oneself", may_pay_all_oneself },
  { "puss-in-boots", "helps-once-per-turn", helps_once_per_turn },
  { "puss-in-boots", "builds-by-the-normal-rules", builds_by_the_normal_rules },
  { "rapunzel", "alone-takes-all-that-lies-on-her", alone_takes_all_that_lies_on_her },
  { "rapunzel", "lets-nobody-up-who-is-not-alone", lets_nobody_up_who_is_not_alone },
  { "red-riding-hood", "takes-the-wolf-cards-of-the-top-five", takes_the_wolf_cards_of_the_top_five },
  { "red-riding-hood", "without-any-wolf-draws-a-fable", without_any_wolf_draws_a_fable },
  { "red-riding-hood", "discards-what-there-is-if-fewer", discards_what_there_is_if_fewer },
  { "red-riding-hood", "an-empty-deck-is-not-made-anew-for-the-five", an_empty_deck_is_not_made_anew_for_the_five },
  { "rumpelstiltskin", "changes-all-straw-into-wood-or-brick", changes_all_straw_into_wood_or_brick },
  { "rumpelstiltskin", "without-straw-nothing-is-offered", without_straw_nothing_is_offered },
  { "wood-cutter", "cuts-two-wood-for-himself-and-two-for-the-forest",
    cuts_two_wood_for_himself_and_two_for_the_forest },
  { NULL },
};
