/* test-fables.c: plain Fables, A Friendly Game to Cutting Corners
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-fables.h"

/* A Friendly Game. */

static void
game_takes_two_of_choice_from_one_opponent (void)
{
  KIT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 fields",
       "resources seat-2 2 1 0", "resources seat-3 0 0 3", "window gather-end");

  kit_asks (k, "friendly-game", "seat-1");
  offers_only (k, "seat-2-straw seat-2-wood seat-3-brick");
  kit_answer (k, "friendly-game", "seat-2-straw");
  kit_asks (k, "take-more", "seat-1");
  offers_only (k, "straw wood");
  kit_answer (k, "take-more", "wood");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 1 1 0");
  kit_shows (k, "resources seat-2 1 0 0");
  kit_shows (k, "resources seat-3 0 0 3");
}

static void
game_spares_who_is_elsewhere (void)
{
  KIT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 forest",
       "resources seat-1 0 5 0", "resources seat-2 2 0 0", "resources seat-3 0 0 3", "window gather-end");

  offers_only (k, "seat-2-straw");
}

static void
game_alone_takes_nothing (void)
{
  KIT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 forest", "plan seat-3 forest",
       "resources seat-2 2 0 0", "resources seat-3 2 0 0", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 0 0");
}

/* Two who went nowhere are not together. */
static void
game_nowhere_takes_nothing (void)
{
  KIT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 fields",
       "resources seat-2 2 0 0", "resources seat-3 2 0 0", "pig seat-1 nowhere", "pig seat-2 nowhere",
       "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 0 0");
}

static void
game_takes_what_there_is (void)
{
  KIT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 fields",
       "resources seat-2 0 1 0", "window gather-end");

  offers_only (k, "seat-2-wood");
  kit_answer (k, "friendly-game", "seat-2-wood");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 1 0");
}

static void
game_without_anything_to_take (void)
{
  KIT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 fields", "window gather-end");

  nobody_is_asked (k);
}

/* What was just collected can be taken; the card lies there until I. */
static void
game_acts_after_collecting (void)
{
  KIT (3, "hand seat-2 a-friendly-game");

  kit_plan (k, "fields", "fields a-friendly-game", "forest");
  kit_asks (k, "friendly-game", "seat-2");
  g_assert_cmpuint (kit_discarded (k, "a-friendly-game"), ==, 0);
  kit_answer (k, "friendly-game", "seat-1-straw");
  kit_answer (k, "take-more", "straw");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "resources seat-2 4 0 0");
  kit_shows (k, "gathered seat-2 2 0 0");
  g_assert_cmpuint (kit_discarded (k, "a-friendly-game"), ==, 1);
  g_assert_cmpuint (kit_hand (k, 1, "a-friendly-game"), ==, 0);
}

/* Chinny Chin Chin. */

static void
chinny_moves_away_from_a_monster (void)
{
  KIT (4, "hand seat-1 bridge-troll", "hand seat-2 chinny-chin-chin");

  kit_plan (k, "brickyard bridge-troll", "fields chinny-chin-chin", "forest", "brickyard");
  kit_answer (k, "place-monster", "fields");
  kit_asks (k, "chinny-move", "seat-2");
  offers_only (k, "none forest brickyard market");
  kit_answer (k, "chinny-move", "forest");
  nobody_is_asked (k);
  kit_shows (k, "pig seat-2 forest");
  kit_shows (k, "gathered seat-2 0 2 0");
  kit_shows (k, "pile fields 5 0 0");
  g_assert_cmpuint (hand_size (k, 1), ==, 0);
}

static void
chinny_may_stay (void)
{
  KIT (3, "hand seat-1 bridge-troll", "hand seat-2 chinny-chin-chin");

  kit_plan (k, "brickyard bridge-troll", "fields chinny-chin-chin", "forest");
  kit_answer (k, "place-monster", "fields");
  offers_only (k, "none forest brickyard");
  kit_answer (k, "chinny-move", "none");
  kit_shows (k, "pig seat-2 fields");
  kit_shows (k, "gathered seat-2 5 0 0");
  g_assert_cmpuint (hand_size (k, 1), ==, 0);
}

static void
chinny_neither_moves_nor_draws_with_a_monster_elsewhere (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-2 chinny-chin-chin");

  kit_plan (k, "brickyard wolf", "fields chinny-chin-chin", "forest");
  kit_answer (k, "place-monster", "forest");
  nobody_is_asked (k);
  kit_shows (k, "pig seat-2 fields");
  kit_shows (k, "hand seat-2 none");
}

static void
chinny_draws_when_no_monster_was_played (void)
{
  KIT (3, "hand seat-1 spy-network", "hand seat-2 chinny-chin-chin", "deck giant roar");

  kit_plan (k, "brickyard spy-network", "fields chinny-chin-chin", "forest");
  nobody_is_asked (k);
  kit_shows (k, "pig seat-2 fields");
  /* In F, so before the Spy Network of H. */
  kit_shows (k, "hand seat-2 giant");
  kit_shows (k, "hand seat-1 roar");
}

static void
chinny_a_monster_taken_by_magic_flute_was_played (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-2 chinny-chin-chin", "hand seat-3 magic-flute");

  kit_plan (k, "fields wolf", "fields chinny-chin-chin", "forest magic-flute");
  nobody_is_asked (k);
  kit_shows (k, "hand seat-2 none");
  kit_shows (k, "hand seat-3 wolf");
}

static void
chinny_after_an_earlier_wolf (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-2 chinny-chin-chin");

  kit_plan (k, "forest wolf", "fields chinny-chin-chin", "forest");
  kit_answer (k, "place-monster", "fields");
  kit_asks (k, "chinny-move", "seat-2");
  kit_shows (k, "pile fields 0 0 0");
}

static void
chinny_before_a_later_wolf (void)
{
  KIT (3, "hand seat-2 wolf", "hand seat-1 chinny-chin-chin");

  kit_plan (k, "fields chinny-chin-chin", "forest wolf", "forest");
  kit_answer (k, "place-monster", "fields");
  kit_asks (k, "chinny-move", "seat-1");
  kit_shows (k, "pile fields 5 0 0");
  kit_answer (k, "chinny-move", "brickyard");
  /* Nobody is left for it. */
  kit_shows (k, "pile fields 5 0 0");
  kit_shows (k, "gathered seat-1 0 0 3");
}

static void
chinny_after_an_earlier_dragon (void)
{
  KIT (3, "hand seat-1 dragon", "hand seat-2 chinny-chin-chin", "resources seat-2 1 2 3");

  kit_plan (k, "forest dragon", "fields chinny-chin-chin", "forest");
  kit_answer (k, "place-monster", "fields");
  kit_asks (k, "chinny-move", "seat-2");
  kit_shows (k, "resources seat-2 0 0 0");
}

static void
chinny_flees_from_a_later_dragon (void)
{
  KIT (3, "hand seat-2 dragon", "hand seat-1 chinny-chin-chin", "resources seat-1 1 2 3");

  kit_plan (k, "fields chinny-chin-chin", "forest dragon", "forest");
  kit_answer (k, "place-monster", "fields");
  kit_answer (k, "chinny-move", "brickyard");
  kit_shows (k, "resources seat-1 1 2 6");
}

/* Roar may take the pig away from the Monster first. */
static void
chinny_after_an_earlier_roar (void)
{
  guint stayed = 0;
  guint sent = 0;

  for (guint seed = 0; seed < 24; seed++)
    {
      KIT (3, "hand seat-1 roar", "hand seat-2 chinny-chin-chin", "hand seat-3 bridge-troll");

      set_seed (k, seed);
      kit_plan (k, "fields roar", "fields chinny-chin-chin", "forest bridge-troll");
      kit_answer (k, "place-monster", "fields");
      if (pig_of (k, 1) == GRIMM_FIELDS)
        {
          kit_asks (k, "chinny-move", "seat-2");
          stayed++;
        }
      else
        {
          kit_asks (k, "troll-victim", "seat-3");
          sent++;
        }
    }
  g_assert_cmpuint (stayed, >, 0);
  g_assert_cmpuint (sent, >, 0);
}

/* The new Location has a Monster too, but the move is made. */
static void
chinny_moves_once (void)
{
  KIT (3, "hand seat-1 chinny-chin-chin", "hand seat-2 wolf", "hand seat-3 bridge-troll");

  kit_plan (k, "fields chinny-chin-chin", "brickyard wolf", "brickyard bridge-troll");
  kit_answer (k, "place-monster", "fields");
  kit_answer (k, "place-monster", "forest");
  kit_answer (k, "chinny-move", "forest");
  kit_asks (k, "troll-victim", "seat-3");
  kit_shows (k, "gathered seat-1 0 4 0");
}

static void
chinny_nowhere_does_not_move (void)
{
  KIT (3, "plan seat-1 fields chinny-chin-chin", "plan seat-2 forest wolf", "plan seat-3 forest",
       "monster seat-2 fields", "pig seat-1 nowhere", "window before");

  nobody_is_asked (k);
  kit_shows (k, "pig seat-1 nowhere");
  kit_shows (k, "hand seat-1 none");
}

static void
chinny_nowhere_still_draws_without_a_monster (void)
{
  KIT (3, "plan seat-1 fields chinny-chin-chin", "plan seat-2 forest", "plan seat-3 forest",
       "pig seat-1 nowhere", "deck giant", "window before");

  nobody_is_asked (k);
  kit_shows (k, "hand seat-1 giant");
}

static void
chinny_moves_from_a_cancelled_monster (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-2 chinny-chin-chin", "friend seat-3 huntsman");

  kit_plan (k, "forest wolf", "fields chinny-chin-chin", "fields");
  kit_answer (k, "place-monster", "fields");
  g_assert_cmpuint (kit_events (k, "card-cancelled seat seat-3"), ==, 1);
  kit_asks (k, "chinny-move", "seat-2");
}

/* No pig stands there in G. */
static void
chinny_leaves_its_location_to_a_hidden_vault (void)
{
  KIT (3, "hand seat-1 bridge-troll", "hand seat-2 chinny-chin-chin", "hand seat-3 hidden-vault");

  kit_plan (k, "forest bridge-troll", "brickyard chinny-chin-chin", "fields hidden-vault");
  kit_answer (k, "place-monster", "brickyard");
  kit_answer (k, "chinny-move", "forest");
  kit_asks (k, "vault", "seat-3");
  offers_only (k, "brickyard");
}

/* Consult the Oracle. */

static void
oracle_alone_takes_one_from_each_other_hand (void)
{
  KIT (4, "plan seat-2 fields consult-the-oracle", "plan seat-1 forest", "plan seat-3 forest", "plan seat-4 forest",
       "hand seat-1 wolf wolf", "hand seat-3 giant", "hand seat-2 roar", "window gather-end");

  kit_asks (k, "oracle", "seat-2");
  offers_only (k, "yes no");
  kit_answer (k, "oracle", "yes");
  kit_shows (k, "hand seat-1 wolf");
  kit_shows (k, "hand seat-2 giant roar wolf");
  kit_shows (k, "hand seat-3 none");
  nobody_is_asked (k);
}

static void
oracle_may_be_declined (void)
{
  KIT (3, "plan seat-1 fields consult-the-oracle", "plan seat-2 forest", "plan seat-3 forest",
       "hand seat-2 wolf", "window gather-end");

  kit_answer (k, "oracle", "no");
  kit_shows (k, "hand seat-1 none");
  kit_shows (k, "hand seat-2 wolf");
}

static void
oracle_in_company_does_nothing (void)
{
  KIT (3, "plan seat-1 fields consult-the-oracle", "plan seat-2 fields", "plan seat-3 forest",
       "hand seat-2 wolf", "hand seat-3 wolf", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "hand seat-1 none");
}

static void
oracle_nowhere_does_nothing (void)
{
  KIT (3, "plan seat-1 fields consult-the-oracle", "plan seat-2 forest", "plan seat-3 forest",
       "hand seat-2 wolf", "pig seat-1 nowhere", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "hand seat-1 none");
}

static void
oracle_takes_at_random (void)
{
  guint wolves = 0;
  const guint seeds = 24;

  for (guint seed = 0; seed < seeds; seed++)
    {
      KIT (3, "plan seat-1 fields consult-the-oracle", "plan seat-2 forest", "plan seat-3 forest",
           "hand seat-2 wolf giant");

      set_seed (k, seed);
      kit_set (k, "window gather-end");
      kit_answer (k, "oracle", "yes");
      g_assert_cmpuint (hand_size (k, 0), ==, 1);
      g_assert_cmpuint (hand_size (k, 1), ==, 1);
      wolves += kit_hand (k, 0, "wolf");
    }
  g_assert_cmpuint (wolves, >, 0);
  g_assert_cmpuint (wolves, <, seeds);
}

/* A Fable set down this round, or laid aside, is not in hand. */
static void
oracle_takes_from_hands_only (void)
{
  KIT (3, "plan seat-1 fields consult-the-oracle", "plan seat-2 forest little-helpers", "plan seat-3 forest",
       "laid seat-3 taxation", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "hand seat-1 none");
  kit_shows (k, "laid seat-3 taxation");
  g_assert_cmpuint (kit_discarded (k, "little-helpers"), ==, 1);
}

static void
oracle_a_monster_is_no_company (void)
{
  KIT (3, "plan seat-1 fields consult-the-oracle", "plan seat-2 forest wolf", "plan seat-3 forest",
       "monster seat-2 fields", "hand seat-2 giant", "window gather-end");

  kit_asks (k, "oracle", "seat-1");
}

/* Cutting Corners. */

static void
corners_alone_becomes_a_build_site_and_stays (void)
{
  KIT (3, "hand seat-1 cutting-corners");

  kit_plan (k, "fields cutting-corners", "forest", "forest");
  nobody_is_asked (k);
  kit_shows (k, "corner seat-1");
  g_assert_cmpuint (k->s.players[0].n_sites, ==, 6);
  g_assert_cmpuint (kit_events (k, "site-gained seat seat-1"), ==, 1);
  g_assert_cmpuint (kit_discarded (k, "cutting-corners"), ==, 0);
  kit_pass_round (k);
  kit_shows (k, "corner seat-1");
  g_assert_cmpuint (kit_discarded (k, "cutting-corners"), ==, 0);
}

static void
corners_each_section_costs_one_less_there (void)
{
  KIT (3, "corner seat-1", "resources seat-1 1 0 0", "actions seat-1 3", "window build");

  g_assert_true (kit_offers (k, "build-straw-floor-site-6"));
  g_assert_false (kit_offers (k, "build-straw-floor-site-1"));
  kit_answer (k, "action", "build-straw-floor-site-6");
  kit_shows (k, "resources seat-1 0 0 0");

  kit_set (k, "resources seat-1 2 0 0");
  g_assert_false (kit_offers (k, "build-straw-walls-site-6"));
  kit_set (k, "resources seat-1 3 0 0");
  kit_answer (k, "action", "build-straw-walls-site-6");
  kit_answer (k, "friend", "give-seat-2");
  kit_shows (k, "resources seat-1 0 0 0");

  kit_set (k, "resources seat-1 4 0 0");
  g_assert_false (kit_offers (k, "build-straw-roof-site-6"));
  kit_set (k, "resources seat-1 5 0 0");
  kit_answer (k, "action", "build-straw-roof-site-6");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "house seat-1 6 straw roof");
}

static void
corners_other_sites_cost_the_same (void)
{
  KIT (3, "corner seat-1", "house seat-1 1 straw floor", "resources seat-1 3 2 0", "window build");

  g_assert_false (kit_offers (k, "build-straw-walls-site-1"));
  kit_answer (k, "action", "build-wood-floor-site-2");
  kit_shows (k, "resources seat-1 3 0 0");
}

static void
corners_is_a_sixth_site (void)
{
  KIT (3, "corner seat-1", "house seat-1 1 straw roof", "house seat-1 2 straw roof", "house seat-1 3 brick floor",
       "house seat-1 4 wood floor", "house seat-1 5 wood floor", "resources seat-1 2 0 0", "window build");

  offers_only (k, "draw gain-straw gain-wood gain-brick build-straw-floor-site-6");
}

static void
corners_in_company_is_discarded (void)
{
  KIT (3, "hand seat-1 cutting-corners");

  kit_plan (k, "fields cutting-corners", "fields", "forest");
  kit_shows_not (k, "corner seat-1");
  g_assert_cmpuint (k->s.players[0].n_sites, ==, 5);
  g_assert_cmpuint (kit_discarded (k, "cutting-corners"), ==, 1);
}

static void
corners_nowhere_is_discarded (void)
{
  KIT (3, "plan seat-1 fields cutting-corners", "plan seat-2 forest", "plan seat-3 forest",
       "pig seat-1 nowhere", "window gather-end");

  kit_shows_not (k, "corner seat-1");
  g_assert_cmpuint (kit_discarded (k, "cutting-corners"), ==, 1);
}

const KitTest kit_fable_tests[] = {
  { "a-friendly-game", "takes-two-of-choice-from-one-opponent", game_takes_two_of_choice_from_one_opponent },
  { "a-friendly-game", "spares-who-is-elsewhere", game_spares_who_is_elsewhere },
  { "a-friendly-game", "alone-takes-nothing", game_alone_takes_nothing },
  { "a-friendly-game", "nowhere-takes-nothing", game_nowhere_takes_nothing },
  { "a-friendly-game", "takes-what-there-is", game_takes_what_there_is },
  { "a-friendly-game", "without-anything-to-take", game_without_anything_to_take },
  { "a-friendly-game", "acts-after-collecting", game_acts_after_collecting },
  { "chinny-chin-chin", "moves-away-from-a-monster", chinny_moves_away_from_a_monster },
  { "chinny-chin-chin", "may-stay", chinny_may_stay },
  { "chinny-chin-chin", "neither-moves-nor-draws-with-a-monster-elsewhere",
    chinny_neither_moves_nor_draws_with_a_monster_elsewhere },
  { "chinny-chin-chin", "draws-when-no-monster-was-played", chinny_draws_when_no_monster_was_played },
  { "chinny-chin-chin", "a-monster-taken-by-magic-flute-was-played", chinny_a_monster_taken_by_magic_flute_was_played },
  { "chinny-chin-chin", "after-an-earlier-wolf", chinny_after_an_earlier_wolf },
  { "chinny-chin-chin", "before-a-later-wolf", chinny_before_a_later_wolf },
  { "chinny-chin-chin", "after-an-earlier-dragon", chinny_after_an_earlier_dragon },
  { "chinny-chin-chin", "flees-from-a-later-dragon", chinny_flees_from_a_later_dragon },
  { "chinny-chin-chin", "after-an-earlier-roar", chinny_after_an_earlier_roar },
  { "chinny-chin-chin", "moves-once", chinny_moves_once },
  { "chinny-chin-chin", "nowhere-does-not-move", chinny_nowhere_does_not_move },
  { "chinny-chin-chin", "nowhere-still-draws-without-a-monster", chinny_nowhere_still_draws_without_a_monster },
  { "chinny-chin-chin", "moves-from-a-cancelled-monster", chinny_moves_from_a_cancelled_monster },
  { "chinny-chin-chin", "leaves-its-location-to-a-hidden-vault", chinny_leaves_its_location_to_a_hidden_vault },
  { "consult-the-oracle", "alone-takes-one-from-each-other-hand", oracle_alone_takes_one_from_each_other_hand },
  { "consult-the-oracle", "may-be-declined", oracle_may_be_declined },
  { "consult-the-oracle", "in-company-does-nothing", oracle_in_company_does_nothing },
  { "consult-the-oracle", "nowhere-does-nothing", oracle_nowhere_does_nothing },
  { "consult-the-oracle", "takes-at-random", oracle_takes_at_random },
  { "consult-the-oracle", "takes-from-hands-only", oracle_takes_from_hands_only },
  { "consult-the-oracle", "a-monster-is-no-company", oracle_a_monster_is_no_company },
  { "cutting-corners", "alone-becomes-a-build-site-and-stays", corners_alone_becomes_a_build_site_and_stays },
  { "cutting-corners", "each-section-costs-one-less-there", corners_each_section_costs_one_less_there },
  { "cutting-corners", "other-sites-cost-the-same", corners_other_sites_cost_the_same },
  { "cutting-corners", "is-a-sixth-site", corners_is_a_sixth_site },
  { "cutting-corners", "in-company-is-discarded", corners_in_company_is_discarded },
  { "cutting-corners", "nowhere-is-discarded", corners_nowhere_is_discarded },
  { NULL },
};
