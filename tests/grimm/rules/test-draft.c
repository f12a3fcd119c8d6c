/* test-draft.c: the draft edition, section 9 of the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draft.h"

#include <string.h>
#include <rules/asks.h>
#include "test-setup.h"

static const char *const basic_fables[] = {
  "a-friendly-game", "big-bad-wolf", "bridge-troll", "chinny-chin-chin", "consult-the-oracle", "ghostly-whispers",
  "hired-help", "little-helpers", "mysterious-stranger", "night-at-the-tavern", "powerful-friends", "roar",
  "spy-network", "taxation", "wishing-well", "wolf",
};

static const char *const basic_friends[] = {
  "ali-baba", "cinderella", "evil-queen", "fairy-godmother", "golden-goose", "goldilocks", "puss-in-boots",
  "red-riding-hood", "robin-hood", "rumpelstiltskin", "snow-white", "thumbelina",
};

/* The edition. */

static void
board_has_six_build_sites (void)
{
  DRAFT (3, "house seat-1 6 straw floor");
  g_autoptr (Kit) published = kit_new (3, NULL);

  kit_set_fails (k, "house seat-1 7 straw floor", "1 to 6");
  kit_set_fails (published, "house seat-1 6 straw floor", "1 to 5");
}

static void
decks_are_one_of_each_basic_name (void)
{
  static const char *const sets[] = { "basic", "all" };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autoptr (Kit) k = kit_begin_with (test_setup (3, 1, 0, sets[i], "draft"));
      guint copies[GRIMM_N_CARDS] = { 0 };

      g_assert_cmpuint (k->s.n_deck, ==, 16);
      g_assert_cmpuint (k->s.n_friends, ==, 12);
      for (guint at = 0; at < 16; at++)
        copies[k->s.deck[at]]++;
      for (guint at = 0; at < 12; at++)
        copies[k->s.friends[at]]++;
      for (guint card = 0; card < G_N_ELEMENTS (basic_fables); card++)
        g_assert_cmpuint (copies[grimm_card_by_id (basic_fables[card])], ==, 1);
      for (guint card = 0; card < G_N_ELEMENTS (basic_friends); card++)
        g_assert_cmpuint (copies[grimm_card_by_id (basic_friends[card])], ==, 1);
    }
}

/* Even with twenty Straw lying there, each Location comes up, and half of it goes. */
static void
prince_regal_draws_one_of_three_without_limit (void)
{
  static const char *const after[] = { "pile fields 10 0 0", "pile forest 0 3 0", "pile brickyard 0 0 2" };
  guint times[3] = { 0 };

  for (guint seed = 1; seed <= 90; seed++)
    {
      DRAFT (2, "pile fields 20 0 0", "pile forest 0 5 0", "pile brickyard 0 0 3");
      g_autofree char *command = g_strdup_printf ("seed %u", seed);
      g_autofree char *text = NULL;
      guint came = 0;

      kit_set (k, command);
      kit_set (k, "window regal");
      text = grimm_show (&k->s, BRAMBLE_NO_SEAT);
      for (guint location = 0; location < 3; location++)
        if (strstr (text, after[location]))
          {
            times[location]++;
            came++;
          }
      g_assert_cmpuint (came, ==, 1);
    }

  for (guint location = 0; location < 3; location++)
    g_assert_cmpuint (times[location], >=, 15);
}

static void
friends_have_no_special_actions (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (basic_friends); i++)
    {
      DRAFT (3, "resources seat-1 9 9 9", "resources seat-2 9 9 9", "hand seat-1 wolf roar taxation");
      g_autofree char *command = g_strdup_printf ("friend seat-1 %s", basic_friends[i]);

      kit_set (k, command);
      kit_set (k, "window build");
      kit_asks (k, "action", "seat-1");
      g_assert_true (kit_offers (k, "draw"));
      g_assert_false (kit_offers (k, "special"));
      for (guint option = 0; option < k->ask.n_options; option++)
        g_assert_cmpuint (k->ask.options[option].kind, !=, GRIMM_OPT_PUSS_BUILD);
    }
}

/* Fables that differ. */

static void
a_friendly_game_takes_two_from_each_opponent_there (void)
{
  DRAFT (4, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 forest", "plan seat-4 fields",
         "resources seat-2 2 1 0", "resources seat-3 4 4 4", "resources seat-4 0 0 5", "window gather-end");

  kit_asks (k, "take-more", "seat-1");
  g_assert_false (kit_offers (k, "brick"));
  g_assert_false (kit_offers (k, "none"));
  kit_answer (k, "take-more", "wood");
  g_assert_false (kit_offers (k, "wood"));
  kit_answer (k, "take-more", "straw");
  kit_answer (k, "take-more", "brick");
  kit_answer (k, "take-more", "brick");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 1 1 2");
  kit_shows (k, "resources seat-2 1 0 0");
  kit_shows (k, "resources seat-3 4 4 4");
  kit_shows (k, "resources seat-4 0 0 3");
}

static void
a_friendly_game_takes_what_there_is (void)
{
  DRAFT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 fields",
         "resources seat-2 0 1 0", "resources seat-3 0 0 2", "window gather-end");

  kit_answer (k, "take-more", "wood");
  kit_answer (k, "take-more", "brick");
  kit_answer (k, "take-more", "brick");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 0 1 2");
}

static void
big_bad_wolf_every_player_there_chooses_their_own_house (void)
{
  DRAFT (4, "plan seat-1 fields big-bad-wolf", "plan seat-2 fields", "plan seat-3 forest", "plan seat-4 fields",
         "monster seat-1 fields", "house seat-1 1 wood roof", "house seat-2 1 straw walls", "house seat-2 2 brick roof",
         "house seat-2 3 wood floor", "house seat-3 1 straw floor", "house seat-4 1 brick walls", "window gather-end");

  kit_asks (k, "blow-down", "seat-1");
  kit_answer (k, "blow-down", "seat-1-site-1");
  kit_asks (k, "blow-down", "seat-2");
  g_assert_false (kit_offers (k, "seat-2-site-2"));
  g_assert_true (kit_offers (k, "seat-2-site-1"));
  kit_answer (k, "blow-down", "seat-2-site-3");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "house seat-1 1 wood walls");
  kit_shows (k, "house seat-2 1 straw walls");
  kit_shows_not (k, "house seat-2 3 wood floor");
  kit_shows (k, "house seat-3 1 straw floor");
  kit_shows (k, "house seat-4 1 brick walls");
}

static void
bridge_troll_all_other_players_there_pay (void)
{
  DRAFT (4, "plan seat-1 market", "plan seat-2 market bridge-troll", "plan seat-3 market", "plan seat-4 fields",
         "monster seat-2 market", "resources seat-1 3 2 0", "gathered seat-1 3 2 0", "resources seat-2 0 0 4",
         "gathered seat-2 0 0 4", "resources seat-3 0 1 0", "gathered seat-3 0 3 0", "resources seat-4 6 0 0",
         "gathered seat-4 6 0 0", "window gather-end");

  kit_asks (k, "pay-gathered", "seat-1");
  kit_answer (k, "pay-gathered", "straw");
  kit_answer (k, "pay-gathered", "wood");
  kit_asks (k, "pay-gathered", "seat-3");
  kit_answer (k, "pay-gathered", "wood");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 2 1 0");
  kit_shows (k, "resources seat-2 1 2 4");
  kit_shows (k, "resources seat-3 0 0 0");
  kit_shows (k, "resources seat-4 6 0 0");
}

/* The Wolf's player comes first in turn order, yet finds nobody. */
static void
chinny_chin_chin_acts_before_every_fable_of_f (void)
{
  DRAFT (3, "hand seat-1 wolf", "hand seat-3 chinny-chin-chin");

  kit_plan (k, "fields wolf", "brickyard", "forest chinny-chin-chin");
  kit_answer (k, "place-monster", "forest");
  kit_asks (k, "chinny-move", "seat-3");
  g_assert_false (kit_offers (k, "forest"));
  g_assert_true (kit_offers (k, "none"));
  kit_answer (k, "chinny-move", "brickyard");
  kit_pass_to_window (k, "build");
  kit_shows (k, "pile forest 0 4 0");
  kit_shows (k, "resources seat-3 0 0 1");
}

static void
chinny_chin_chin_acts_before_an_earlier_roar (void)
{
  DRAFT (3, "hand seat-1 roar", "hand seat-2 wolf", "hand seat-3 chinny-chin-chin");

  kit_plan (k, "fields roar", "forest wolf", "fields chinny-chin-chin");
  kit_answer (k, "place-monster", "fields");
  kit_answer (k, "chinny-move", "forest");
  g_assert_cmpuint (kit_events (k, "gather-drawn"), ==, 0);
  kit_shows (k, "pig seat-3 forest");
}

static void
chinny_chin_chin_never_draws (void)
{
  DRAFT (3, "hand seat-1 chinny-chin-chin", "hand seat-2 wolf");

  kit_plan (k, "fields chinny-chin-chin", "forest", "forest");
  kit_pass_to_window (k, "build");
  g_assert_cmpuint (hand_size (k, 0), ==, 0);
  g_assert_cmpuint (kit_events (k, "fable-drawn"), ==, 0);
}

static void
chinny_chin_chin_needs_a_monster_at_ones_location (void)
{
  DRAFT (3, "hand seat-1 chinny-chin-chin", "hand seat-2 wolf");

  kit_plan (k, "fields chinny-chin-chin", "forest wolf", "forest");
  kit_answer (k, "place-monster", "brickyard");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "pig seat-1 fields");
  g_assert_cmpuint (hand_size (k, 0), ==, 0);
}

static void
wishing_well_nobody_peeks (void)
{
  DRAFT (3, "hand seat-3 wishing-well", "friend seat-1 thumbelina");

  kit_plan (k, "fields", "forest", "brickyard wishing-well");
  kit_asks (k, "wishing-well", "seat-3");
  g_assert_true (kit_offers (k, "seat-1-seat-3"));
  kit_answer (k, "wishing-well", "seat-1-seat-2");
  g_assert_cmpuint (kit_events (k, "gathers-swapped seat seat-1 other seat-2"), ==, 1);
  g_assert_cmpuint (kit_events (k, "gather-peeked"), ==, 0);
  kit_answer (k, "thumbelina", "no");
  kit_pass_to_window (k, "build");
  kit_shows (k, "pig seat-1 forest");
  kit_shows (k, "pig seat-2 fields");
}

static void
hired_help_doubled_amount_counts_as_gathered (void)
{
  DRAFT (3, "hand seat-1 bridge-troll", "next seat-2 hired-help");

  kit_plan (k, "forest bridge-troll", "fields", "brickyard");
  kit_answer (k, "place-monster", "fields");
  kit_asks (k, "pay-gathered", "seat-2");
  kit_shows (k, "resources seat-2 10 0 0");
  kit_shows (k, "gathered seat-2 10 0 0");
  for (guint i = 0; i < 5; i++)
    kit_answer (k, "pay-gathered", "straw");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 5 4 0");
  kit_shows (k, "resources seat-2 5 0 0");
}

static void
hired_help_costs_two_or_is_discarded (void)
{
  DRAFT (3, "hand seat-1 hired-help", "resources seat-1 1 1 1");
  g_autoptr (Kit) poor = NEW_DRAFT (3, "hand seat-1 hired-help", "resources seat-1 1 0 0");

  kit_plan (k, "fields hired-help", "forest", "brickyard");
  kit_answer (k, "hired-help", "yes");
  kit_answer (k, "pay", "straw");
  kit_answer (k, "pay", "brick");
  kit_shows (k, "laid seat-1 hired-help");
  kit_shows (k, "resources seat-1 5 1 0");

  kit_plan (poor, "fields hired-help", "forest", "brickyard");
  kit_asks (poor, "action", "seat-1");
  kit_shows_not (poor, "laid seat-1 hired-help");
  g_assert_cmpuint (kit_discarded (poor, "hired-help"), ==, 1);
}

/* Roars with @seed at those who came to the Fields too. */
static Kit *
after_a_roar (guint       seed,
              const char *plan_1,
              const char *plan_2,
              const char *plan_3,
              const char *swap)
{
  Kit *k = NEW_DRAFT (3, "hand seat-1 roar", "hand seat-2 chinny-chin-chin", "hand seat-3 wolf wishing-well");
  g_autofree char *command = g_strdup_printf ("seed %u", seed);

  kit_set (k, command);
  kit_plan (k, plan_1, plan_2, plan_3);
  if (swap)
    kit_answer (k, "wishing-well", swap);
  else
    {
      kit_answer (k, "place-monster", "brickyard");
      if (strstr (plan_2, "chinny"))
        kit_answer (k, "chinny-move", "fields");
    }
  kit_asks (k, "action", "seat-1");
  g_assert_cmpuint (kit_events (k, "gather-drawn seat seat-2"), ==, 1);
  return k;
}

/* Where seat-2 went, over many seeds: Locations as bits. */
static guint
roared_to (const char *plan_1,
           const char *plan_2,
           const char *plan_3,
           const char *swap)
{
  guint places = 0;

  for (guint seed = 1; seed <= 40; seed++)
    {
      g_autoptr (Kit) k = after_a_roar (seed, plan_1, plan_2, plan_3, swap);

      places |= 1u << k->s.players[1].pig;
    }

  return places;
}

#define PLACES(a, b) ((1u << (a)) | (1u << (b)))

static void
roar_draws_an_unplayed_card (void)
{
  g_assert_cmpuint (roared_to ("fields roar", "fields", "forest wolf", NULL),
                    ==, PLACES (GRIMM_FOREST, GRIMM_BRICKYARD));
}

/* Who fled to the Fields holds a Fields card among the unplayed ones. */
static void
roar_never_stays_after_chinny_chin_chin (void)
{
  g_assert_cmpuint (roared_to ("fields roar", "brickyard chinny-chin-chin", "forest wolf", NULL) & (1u << GRIMM_FIELDS),
                    ==, 0);
}

/* So does who stands there by another's card. */
static void
roar_never_stays_after_the_wishing_well (void)
{
  g_assert_cmpuint (roared_to ("fields roar", "forest", "fields wishing-well", "seat-2-seat-3") & (1u << GRIMM_FIELDS),
                    ==, 0);
}

static void
roar_leaves_its_player_and_others_elsewhere_alone (void)
{
  g_autoptr (Kit) k = after_a_roar (1, "fields roar", "fields", "forest wolf", NULL);

  kit_shows (k, "pig seat-1 fields");
  kit_shows (k, "pig seat-3 forest");
  g_assert_cmpuint (kit_events (k, "gather-drawn"), ==, 1);
}

static void
spy_network_draws_two_for_each_player_there (void)
{
  static const struct { const char *third; guint drawn; } cases[] = {
    { "plan seat-3 brickyard", 4 }, { "plan seat-3 fields", 6 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      DRAFT (3, "plan seat-1 fields spy-network", "plan seat-2 fields", cases[i].third, "window gather-end");

      kit_asks (k, "action", "seat-1");
      g_assert_cmpuint (hand_size (k, 0), ==, cases[i].drawn);
    }
}

static void
spy_network_counts_its_own_player (void)
{
  DRAFT (3, "plan seat-1 fields spy-network", "plan seat-2 forest", "plan seat-3 forest", "window gather-end");
  g_autoptr (Kit) nowhere = NEW_DRAFT (3, "plan seat-1 fields spy-network", "plan seat-2 forest", "plan seat-3 forest",
                                   "pig seat-1 nowhere", "window gather-end");

  g_assert_cmpuint (hand_size (k, 0), ==, 2);
  g_assert_cmpuint (hand_size (nowhere, 0), ==, 0);
}

static void
taxation_leaves_one_of_the_payers_choice (void)
{
  DRAFT (4, "next seat-2 taxation", "resources seat-1 3 2 1", "resources seat-2 9 9 9", "resources seat-3 4 4 0",
         "resources seat-4 5 5 5", "plan seat-1 fields", "plan seat-2 forest", "plan seat-3 fields",
         "plan seat-4 forest", "window gather-end");

  kit_asks (k, "keep-one", "seat-1");
  kit_answer (k, "keep-one", "brick");
  kit_asks (k, "keep-one", "seat-3");
  g_assert_false (kit_offers (k, "brick"));
  g_assert_false (kit_offers (k, "none"));
  kit_answer (k, "keep-one", "wood");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 0 0 1");
  kit_shows (k, "resources seat-2 9 9 9");
  kit_shows (k, "resources seat-3 0 1 0");
  kit_shows (k, "resources seat-4 5 5 5");
  g_assert_cmpuint (kit_discarded (k, "taxation"), ==, 1);
}

static void
taxation_asks_nothing_of_who_has_one (void)
{
  DRAFT (3, "next seat-1 taxation", "resources seat-2 0 1 0", "plan seat-1 fields", "plan seat-2 forest",
         "plan seat-3 forest", "window gather-end");

  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-2 0 1 0");
}

static void
taxation_acts_in_the_next_round (void)
{
  DRAFT (3, "hand seat-1 taxation", "resources seat-2 3 3 0");

  kit_plan (k, "fields taxation", "forest", "brickyard");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "laid seat-1 taxation");
  kit_shows (k, "resources seat-2 3 7 0");
  kit_pass_round (k);
  kit_shows (k, "next seat-1 taxation");
  kit_plan (k, "fields", "forest", "brickyard");
  kit_asks (k, "keep-one", "seat-2");
}

const KitTest kit_draft_tests[] = {
  { "draft", "board-has-six-build-sites", board_has_six_build_sites },
  { "draft", "decks-are-one-of-each-basic-name", decks_are_one_of_each_basic_name },
  { "draft", "prince-regal-draws-one-of-three-without-limit", prince_regal_draws_one_of_three_without_limit },
  { "draft", "friends-have-no-special-actions", friends_have_no_special_actions },
  { "draft", "a-friendly-game-takes-two-from-each-opponent-there", a_friendly_game_takes_two_from_each_opponent_there },
  { "draft", "a-friendly-game-takes-what-there-is", a_friendly_game_takes_what_there_is },
  { "draft", "big-bad-wolf-every-player-there-chooses-their-own-house",
    big_bad_wolf_every_player_there_chooses_their_own_house },
  { "draft", "bridge-troll-all-other-players-there-pay", bridge_troll_all_other_players_there_pay },
  { "draft", "chinny-chin-chin-acts-before-every-fable-of-f", chinny_chin_chin_acts_before_every_fable_of_f },
  { "draft", "chinny-chin-chin-acts-before-an-earlier-roar", chinny_chin_chin_acts_before_an_earlier_roar },
  { "draft", "chinny-chin-chin-never-draws", chinny_chin_chin_never_draws },
  { "draft", "chinny-chin-chin-needs-a-monster-at-ones-location", chinny_chin_chin_needs_a_monster_at_ones_location },
  { "draft", "wishing-well-nobody-peeks", wishing_well_nobody_peeks },
  { "draft", "hired-help-doubled-amount-counts-as-gathered", hired_help_doubled_amount_counts_as_gathered },
  { "draft", "hired-help-costs-two-or-is-discarded", hired_help_costs_two_or_is_discarded },
  { "draft", "roar-draws-an-unplayed-card", roar_draws_an_unplayed_card },
  { "draft", "roar-never-stays-after-chinny-chin-chin", roar_never_stays_after_chinny_chin_chin },
  { "draft", "roar-never-stays-after-the-wishing-well", roar_never_stays_after_the_wishing_well },
  { "draft", "roar-leaves-its-player-and-others-elsewhere-alone", roar_leaves_its_player_and_others_elsewhere_alone },
  { "draft", "spy-network-draws-two-for-each-player-there", spy_network_draws_two_for_each_player_there },
  { "draft", "spy-network-counts-its-own-player", spy_network_counts_its_own_player },
  { "draft", "taxation-leaves-one-of-the-payers-choice", taxation_leaves_one_of_the_payers_choice },
  { "draft", "taxation-asks-nothing-of-who-has-one", taxation_asks_nothing_of_who_has_one },
  { "draft", "taxation-acts-in-the-next-round", taxation_acts_in_the_next_round },
  { NULL },
};
