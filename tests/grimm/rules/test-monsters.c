/* test-monsters.c: where Monsters go and what they do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-fables.h"

/* Placing Monsters. */

static void
monster_is_placed_by_its_player_on_any_location (void)
{
  KIT (4, "hand seat-2 wolf", "unique forest lonely-castle");

  kit_plan (k, "fields", "fields wolf", "forest", "market");
  kit_asks (k, "place-monster", "seat-2");
  offers_only (k, "fields forest brickyard market");
  kit_answer (k, "place-monster", "forest");
  g_assert_cmpuint (kit_events (k, "card-placed seat seat-2 cause wolf location forest card wolf"), ==, 1);
}

/* Where the pigs go is not known yet. */
static void
monster_is_placed_before_gather_cards_turn_up (void)
{
  KIT (3, "hand seat-2 wolf");

  kit_plan (k, "fields", "fields wolf", "forest");
  kit_asks (k, "place-monster", "seat-2");
  g_assert_true (sees (k, 1, "plan seat-1 ? none"));
  g_assert_true (sees (k, 1, "plan seat-3 ? none"));
  kit_shows (k, "pig seat-1 home");
}

static void
monster_one_for_each_location_in_turn_order (void)
{
  KIT (3, "start seat-3", "hand seat-1 wolf", "hand seat-2 bridge-troll", "hand seat-3 dragon");

  kit_plan (k, "fields wolf", "fields bridge-troll", "forest dragon");
  kit_asks (k, "place-monster", "seat-3");
  offers_only (k, "fields forest brickyard");
  kit_answer (k, "place-monster", "forest");
  kit_asks (k, "place-monster", "seat-1");
  offers_only (k, "fields brickyard");
  kit_answer (k, "place-monster", "brickyard");
  kit_asks (k, "place-monster", "seat-2");
  offers_only (k, "fields");
}

static void
monster_goes_off_and_is_discarded_with_the_cards (void)
{
  KIT (3, "hand seat-1 wolf");

  kit_plan (k, "fields wolf", "fields", "forest");
  kit_answer (k, "place-monster", "fields");
  nobody_is_asked (k);
  kit_shows_not (k, "monster seat-1 fields");
  g_assert_cmpuint (kit_discarded (k, "wolf"), ==, 1);
  kit_pass_round (k);
  kit_forget (k);
  kit_plan (k, "fields", "fields", "fields");
  g_assert_cmpuint (kit_events (k, "cause wolf"), ==, 0);
}

/* No game of the published cards gets there; a position can. */
static void
monster_without_a_free_location_is_discarded (void)
{
  KIT (3, "plan seat-1 fields wolf", "plan seat-2 forest wolf", "plan seat-3 brickyard giant",
       "monster seat-1 fields", "monster seat-2 forest", "monster seat-3 brickyard", "friend seat-3 robin-hood",
       "window fables");

  nobody_is_asked (k);
  g_assert_cmpuint (kit_discarded (k, "wolf"), ==, 2);
  g_assert_cmpuint (kit_discarded (k, "giant"), ==, 1);
  kit_shows (k, "resources seat-1 5 0 0");
  kit_shows (k, "resources seat-2 0 4 0");
  kit_shows (k, "resources seat-3 0 0 3");
  kit_shows (k, "friend seat-3 robin-hood");
}

/* Wolf. */

static void
wolf_empties_its_location_before_collecting (void)
{
  KIT (3, "hand seat-1 wolf", "resources seat-2 1 1 1");

  kit_plan (k, "forest wolf", "fields", "fields");
  kit_answer (k, "place-monster", "fields");
  nobody_is_asked (k);
  kit_shows (k, "pile fields 0 0 0");
  kit_shows (k, "resources seat-2 1 1 1");
  kit_shows (k, "resources seat-3 0 0 0");
  /* Other Locations are none of its business. */
  kit_shows (k, "resources seat-1 0 4 0");
  kit_shows (k, "pile brickyard 0 0 3");
}

static void
wolf_with_nobody_there_takes_nothing (void)
{
  KIT (3, "hand seat-1 wolf");

  kit_plan (k, "forest wolf", "forest", "fields");
  kit_answer (k, "place-monster", "brickyard");
  kit_shows (k, "pile brickyard 0 0 3");
}

static void
wolf_a_pig_nowhere_is_nobody (void)
{
  KIT (3, "plan seat-1 forest wolf", "plan seat-2 fields", "plan seat-3 forest", "monster seat-1 fields",
       "pig seat-2 nowhere", "window before");

  kit_shows (k, "pile fields 5 0 0");
}

static void
wolf_acts_on_its_own_player (void)
{
  KIT (3, "hand seat-1 wolf");

  kit_plan (k, "fields wolf", "forest", "forest");
  kit_answer (k, "place-monster", "fields");
  kit_shows (k, "pile fields 0 0 0");
  kit_shows (k, "resources seat-1 0 0 0");
}

static void
wolf_empties_the_market (void)
{
  KIT (4, "hand seat-1 wolf", "pile market 3 2 1");

  kit_plan (k, "fields wolf", "market", "market", "forest");
  kit_answer (k, "place-monster", "market");
  nobody_is_asked (k);
  kit_shows (k, "pile market 0 0 0");
}

static void
wolf_both_wolves_act (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-2 wolf");

  kit_plan (k, "fields wolf", "forest wolf", "brickyard");
  kit_answer (k, "place-monster", "forest");
  kit_answer (k, "place-monster", "fields");
  kit_shows (k, "pile fields 0 0 0");
  kit_shows (k, "pile forest 0 0 0");
  kit_shows (k, "resources seat-3 0 0 3");
}

/* Big Bad Wolf. */

static void
bad_takes_a_top_section_of_its_players_choice (void)
{
  KIT (3, "plan seat-1 forest big-bad-wolf", "plan seat-2 fields", "plan seat-3 fields", "monster seat-1 fields",
       "house seat-2 1 straw roof", "house seat-2 2 wood walls", "house seat-2 3 brick roof",
       "house seat-3 1 wood floor", "house seat-1 1 straw walls", "window gather-end");

  kit_asks (k, "blow-down", "seat-1");
  /* Brick stands. */
  offers_only (k, "seat-2-site-1 seat-2-site-2");
  kit_answer (k, "blow-down", "seat-2-site-1");
  kit_asks (k, "blow-down", "seat-1");
  offers_only (k, "seat-3-site-1");
  kit_answer (k, "blow-down", "seat-3-site-1");
  nobody_is_asked (k);

  kit_shows (k, "house seat-2 1 straw walls");
  kit_shows (k, "house seat-2 2 wood walls");
  kit_shows (k, "house seat-2 3 brick roof");
  kit_shows (k, "house seat-1 1 straw walls");
  g_assert_cmpuint (k->s.players[2].sites[0].height, ==, 0);
  /* Back in the supply. */
  kit_shows (k, "supply straw floor 3 walls 3 roof 5");
  kit_shows (k, "supply wood floor 4 walls 4 roof 5");
}

static void
bad_acts_on_its_own_player (void)
{
  KIT (3, "plan seat-1 fields big-bad-wolf", "plan seat-2 fields", "plan seat-3 forest", "monster seat-1 fields",
       "house seat-1 1 straw walls", "house seat-2 1 wood floor", "house seat-3 1 straw walls", "window gather-end");

  offers_only (k, "seat-1-site-1");
  kit_answer (k, "blow-down", "seat-1-site-1");
  offers_only (k, "seat-2-site-1");
  kit_answer (k, "blow-down", "seat-2-site-1");
  nobody_is_asked (k);
  kit_shows (k, "house seat-1 1 straw floor");
  kit_shows (k, "house seat-3 1 straw walls");
}

static void
bad_goes_in_turn_order (void)
{
  KIT (3, "start seat-2", "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 forest big-bad-wolf",
       "monster seat-3 fields", "house seat-1 1 straw walls", "house seat-2 1 wood floor", "window gather-end");

  kit_asks (k, "blow-down", "seat-3");
  offers_only (k, "seat-2-site-1");
  kit_answer (k, "blow-down", "seat-2-site-1");
  offers_only (k, "seat-1-site-1");
}

static void
bad_finds_no_house_of_straw_or_wood (void)
{
  KIT (3, "plan seat-1 forest big-bad-wolf", "plan seat-2 fields", "plan seat-3 fields", "monster seat-1 fields",
       "house seat-2 1 brick walls", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "house seat-2 1 brick walls");
}

static void
bad_with_nobody_there_does_nothing (void)
{
  KIT (3, "plan seat-1 forest big-bad-wolf", "plan seat-2 fields", "plan seat-3 forest", "monster seat-1 fields",
       "pig seat-2 nowhere", "house seat-1 1 straw walls", "house seat-2 1 straw walls", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "house seat-2 1 straw walls");
}

/* Once given it is never given again. */
static void
bad_leaves_the_first_builder_bonus (void)
{
  KIT (3, "plan seat-1 forest big-bad-wolf", "plan seat-2 fields", "plan seat-3 forest", "monster seat-1 fields",
       "house seat-2 1 straw roof", "bonus straw seat-2", "resources seat-2 6 0 0", "window gather-end");

  kit_answer (k, "blow-down", "seat-2-site-1");
  kit_shows (k, "bonus straw seat-2");
  kit_answer (k, "action", "draw");
  kit_answer (k, "action", "draw");
  kit_answer (k, "action", "build-straw-roof-site-1");
  kit_asks (k, "action", "seat-2");
  kit_shows (k, "house seat-2 1 straw roof");
}

/* It is a matter of H: collecting goes on as usual. */
static void
bad_acts_after_collecting (void)
{
  KIT (3, "hand seat-1 big-bad-wolf", "house seat-2 1 straw walls");

  kit_plan (k, "forest big-bad-wolf", "fields", "forest");
  kit_answer (k, "place-monster", "fields");
  kit_asks (k, "blow-down", "seat-1");
  kit_shows (k, "gathered seat-2 5 0 0");
}

/* Bridge Troll. */

static void
troll_one_player_there_gives_half_of_what_was_gathered (void)
{
  KIT (3, "hand seat-1 bridge-troll", "pile fields 14 0 0", "resources seat-2 2 2 2");

  kit_plan (k, "forest bridge-troll", "fields", "fields");
  kit_answer (k, "place-monster", "fields");
  kit_asks (k, "troll-victim", "seat-1");
  offers_only (k, "seat-2 seat-3");
  kit_answer (k, "troll-victim", "seat-2");
  /* Three of seven; only what was Gathered counts. */
  for (guint i = 0; i < 3; i++)
    {
      kit_asks (k, "pay-gathered", "seat-2");
      offers_only (k, "straw");
      kit_answer (k, "pay-gathered", "straw");
    }
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 3 4 0");
  kit_shows (k, "resources seat-2 6 2 2");
  kit_shows (k, "resources seat-3 7 0 0");
}

static void
troll_choosing_oneself_spares_the_others (void)
{
  KIT (3, "hand seat-1 bridge-troll", "pile fields 9 0 0");

  kit_plan (k, "fields bridge-troll", "fields", "fields");
  kit_answer (k, "place-monster", "fields");
  offers_only (k, "seat-1 seat-2 seat-3");
  kit_answer (k, "troll-victim", "seat-1");
  nobody_is_asked (k);
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpuint (k->s.players[seat].stock[GRIMM_STRAW], ==, 3);
}

static void
troll_they_choose_among_the_types_they_gathered (void)
{
  KIT (4, "plan seat-1 forest bridge-troll", "plan seat-2 market", "plan seat-3 fields", "plan seat-4 fields",
       "monster seat-1 market", "gathered seat-2 1 5 0", "resources seat-2 4 4 4", "window gather-end");

  kit_answer (k, "troll-victim", "seat-2");
  offers_only (k, "straw wood");
  kit_answer (k, "pay-gathered", "straw");
  /* One Straw was Gathered; Brick is no substitute. */
  offers_only (k, "wood");
  kit_answer (k, "pay-gathered", "wood");
  kit_answer (k, "pay-gathered", "wood");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 1 2 0");
  kit_shows (k, "resources seat-2 3 2 4");
}

static void
troll_gets_at_most_what_is_still_held (void)
{
  KIT (3, "plan seat-1 forest bridge-troll", "plan seat-2 fields", "plan seat-3 forest", "monster seat-1 fields",
       "gathered seat-2 8 0 0", "resources seat-2 1 4 4", "window gather-end");

  kit_answer (k, "troll-victim", "seat-2");
  kit_answer (k, "pay-gathered", "straw");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 1 0 0");
  kit_shows (k, "resources seat-2 0 4 4");
}

static void
troll_half_of_one_is_nothing (void)
{
  KIT (3, "plan seat-1 forest bridge-troll", "plan seat-2 fields", "plan seat-3 forest", "monster seat-1 fields",
       "gathered seat-2 1 0 0", "resources seat-2 4 4 4", "window gather-end");

  kit_answer (k, "troll-victim", "seat-2");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-2 4 4 4");
}

static void
troll_with_nobody_there_asks_nobody (void)
{
  KIT (3, "hand seat-1 bridge-troll");

  kit_plan (k, "forest bridge-troll", "forest", "forest");
  kit_answer (k, "place-monster", "fields");
  nobody_is_asked (k);
}

static void
troll_does_not_count_hired_help (void)
{
  KIT (3, "laid seat-2 hired-help", "hand seat-1 bridge-troll");

  kit_pass_round (k);
  kit_set (k, "resources seat-2 0 0 0");
  kit_set (k, "pile forest 0 4 0");
  kit_plan (k, "brickyard bridge-troll", "forest", "brickyard");
  kit_answer (k, "place-monster", "forest");
  kit_shows (k, "resources seat-2 0 8 0");
  kit_answer (k, "troll-victim", "seat-2");
  kit_answer (k, "pay-gathered", "wood");
  kit_answer (k, "pay-gathered", "wood");
  kit_shows (k, "resources seat-2 0 6 0");
  kit_asks (k, "action", "seat-2");
}

/* Dragon. */

static void
dragon_all_there_discard_all_before_collecting (void)
{
  KIT (3, "hand seat-1 dragon", "resources seat-1 1 1 1", "resources seat-2 1 2 3", "resources seat-3 7 0 0");

  kit_plan (k, "forest dragon", "fields", "fields");
  kit_answer (k, "place-monster", "fields");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 1 5 1");
  /* What lies there is collected all the same. */
  kit_shows (k, "resources seat-2 2 0 0");
  kit_shows (k, "resources seat-3 2 0 0");
  kit_shows (k, "pile fields 1 0 0");
}

static void
dragon_acts_on_its_own_player (void)
{
  KIT (3, "plan seat-1 fields dragon", "plan seat-2 forest", "plan seat-3 forest", "monster seat-1 fields",
       "resources seat-1 3 3 3", "pile fields 0 0 0", "window before");

  kit_shows (k, "resources seat-1 0 0 0");
}

static void
dragon_spares_who_is_nowhere (void)
{
  KIT (3, "plan seat-1 forest dragon", "plan seat-2 fields", "plan seat-3 fields", "monster seat-1 fields",
       "resources seat-2 3 3 3", "resources seat-3 3 3 3", "pile fields 0 0 0", "pig seat-2 nowhere",
       "window before");

  kit_shows (k, "resources seat-2 3 3 3");
  kit_shows (k, "resources seat-3 0 0 0");
}

/* What lies on Rapunzel is not on the board for any card. */
static void
dragon_leaves_the_tower_alone (void)
{
  KIT (3, "plan seat-1 forest dragon", "plan seat-2 fields", "plan seat-3 forest", "monster seat-1 fields",
       "friend seat-2 rapunzel", "tower seat-2 2 2 0", "resources seat-2 3 3 3", "pile fields 0 0 0",
       "hand seat-2 wolf", "window before");

  kit_shows (k, "resources seat-2 0 0 0");
  kit_shows (k, "tower seat-2 2 2 0");
  kit_shows (k, "friend seat-2 rapunzel");
  kit_shows (k, "hand seat-2 wolf");
}

/* Giant. */

static void
giant_takes_friend_hand_and_one_of_each_type (void)
{
  KIT (3, "plan seat-1 forest giant", "plan seat-2 fields", "plan seat-3 fields", "monster seat-1 fields",
       "friend seat-1 goldilocks", "hand seat-1 wolf", "resources seat-1 1 1 1",
       "friend seat-2 robin-hood", "hand seat-2 roar roar dragon", "resources seat-2 3 0 1",
       "resources seat-3 0 2 0", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "friend seat-2 none");
  kit_shows (k, "friend-discard robin-hood");
  kit_shows (k, "hand seat-2 none");
  g_assert_cmpuint (kit_discarded (k, "roar"), ==, 2);
  g_assert_cmpuint (kit_discarded (k, "dragon"), ==, 1);
  kit_shows (k, "resources seat-2 2 0 0");
  kit_shows (k, "resources seat-3 0 1 0");
  /* Who is elsewhere keeps everything. */
  kit_shows (k, "friend seat-1 goldilocks");
  kit_shows (k, "hand seat-1 wolf");
  kit_shows (k, "resources seat-1 1 1 1");
}

static void
giant_acts_on_its_own_player (void)
{
  KIT (3, "plan seat-1 fields giant", "plan seat-2 forest", "plan seat-3 forest", "monster seat-1 fields",
       "friend seat-1 goldilocks", "hand seat-1 wolf", "resources seat-1 1 0 2", "window gather-end");

  kit_shows (k, "friend seat-1 none");
  kit_shows (k, "hand seat-1 none");
  kit_shows (k, "resources seat-1 0 0 1");
}

static void
giant_spares_who_is_nowhere (void)
{
  KIT (3, "plan seat-1 forest giant", "plan seat-2 fields", "plan seat-3 fields", "monster seat-1 fields",
       "friend seat-2 goldilocks", "resources seat-2 1 1 1", "pig seat-2 nowhere", "window gather-end");

  kit_shows (k, "friend seat-2 goldilocks");
  kit_shows (k, "resources seat-2 1 1 1");
}

/* A Fable set down or laid aside is not in hand: Little Helpers still help. */
static void
giant_takes_no_fable_from_the_table (void)
{
  KIT (3, "plan seat-1 forest giant", "plan seat-2 fields little-helpers", "plan seat-3 forest",
       "monster seat-1 fields", "laid seat-2 taxation", "hand seat-2 wolf", "window gather-end");

  kit_shows (k, "hand seat-2 none");
  kit_shows (k, "laid seat-2 taxation");
  kit_shows (k, "actions seat-2 4");
}

static void
giant_silences_the_friends_of_later_players (void)
{
  KIT (3, "plan seat-1 forest giant", "plan seat-2 fields", "plan seat-3 forest", "monster seat-1 fields",
       "friend seat-2 seven-dwarfs", "window gather-end");

  kit_shows (k, "friend seat-2 none");
  kit_shows (k, "actions seat-2 2");
}

static void
giant_comes_too_late_for_earlier_ones (void)
{
  KIT (3, "plan seat-1 fields", "plan seat-2 forest giant", "plan seat-3 forest", "monster seat-2 fields",
       "friend seat-1 seven-dwarfs", "window gather-end");

  kit_shows (k, "friend seat-1 none");
  kit_shows (k, "actions seat-1 3");
}

static void
giant_discards_at_once (void)
{
  KIT (3, "plan seat-1 forest giant", "plan seat-2 fields search-the-past", "plan seat-3 fields",
       "monster seat-1 fields", "hand seat-3 wolf roar", "window gather-end");

  kit_asks (k, "search", "seat-2");
  offers_only (k, "wolf roar");
}

static void
giant_frees_the_mermaids_cards (void)
{
  KIT (3, "plan seat-1 forest giant", "plan seat-2 fields", "plan seat-3 forest", "monster seat-1 fields",
       "friend seat-2 little-mermaid fields forest", "window gather-end");

  kit_shows (k, "friend seat-2 none");
  kit_pass_round (k);
  kit_asks (k, "plan-gather", "seat-2");
  offers_only (k, "fields forest brickyard");
}

const KitTest kit_monster_tests[] = {
  { "monsters", "is-placed-by-its-player-on-any-location", monster_is_placed_by_its_player_on_any_location },
  { "monsters", "is-placed-before-gather-cards-turn-up", monster_is_placed_before_gather_cards_turn_up },
  { "monsters", "one-for-each-location-in-turn-order", monster_one_for_each_location_in_turn_order },
  { "monsters", "goes-off-and-is-discarded-with-the-cards", monster_goes_off_and_is_discarded_with_the_cards },
  { "monsters", "without-a-free-location-is-discarded", monster_without_a_free_location_is_discarded },
  { "wolf", "empties-its-location-before-collecting", wolf_empties_its_location_before_collecting },
  { "wolf", "with-nobody-there-takes-nothing", wolf_with_nobody_there_takes_nothing },
  { "wolf", "a-pig-nowhere-is-nobody", wolf_a_pig_nowhere_is_nobody },
  { "wolf", "acts-on-its-own-player", wolf_acts_on_its_own_player },
  { "wolf", "empties-the-market", wolf_empties_the_market },
  { "wolf", "both-wolves-act", wolf_both_wolves_act },
  { "big-bad-wolf", "takes-a-top-section-of-its-players-choice", bad_takes_a_top_section_of_its_players_choice },
  { "big-bad-wolf", "acts-on-its-own-player", bad_acts_on_its_own_player },
  { "big-bad-wolf", "goes-in-turn-order", bad_goes_in_turn_order },
  { "big-bad-wolf", "finds-no-house-of-straw-or-wood", bad_finds_no_house_of_straw_or_wood },
  { "big-bad-wolf", "with-nobody-there-does-nothing", bad_with_nobody_there_does_nothing },
  { "big-bad-wolf", "leaves-the-first-builder-bonus", bad_leaves_the_first_builder_bonus },
  { "big-bad-wolf", "acts-after-collecting", bad_acts_after_collecting },
  { "bridge-troll", "one-player-there-gives-half-of-what-was-gathered",
    troll_one_player_there_gives_half_of_what_was_gathered },
  { "bridge-troll", "choosing-oneself-spares-the-others", troll_choosing_oneself_spares_the_others },
  { "bridge-troll", "they-choose-among-the-types-they-gathered", troll_they_choose_among_the_types_they_gathered },
  { "bridge-troll", "gets-at-most-what-is-still-held", troll_gets_at_most_what_is_still_held },
  { "bridge-troll", "half-of-one-is-nothing", troll_half_of_one_is_nothing },
  { "bridge-troll", "with-nobody-there-asks-nobody", troll_with_nobody_there_asks_nobody },
  { "bridge-troll", "does-not-count-hired-help", troll_does_not_count_hired_help },
  { "dragon", "all-there-discard-all-before-collecting", dragon_all_there_discard_all_before_collecting },
  { "dragon", "acts-on-its-own-player", dragon_acts_on_its_own_player },
  { "dragon", "spares-who-is-nowhere", dragon_spares_who_is_nowhere },
  { "dragon", "leaves-the-tower-alone", dragon_leaves_the_tower_alone },
  { "giant", "takes-friend-hand-and-one-of-each-type", giant_takes_friend_hand_and_one_of_each_type },
  { "giant", "acts-on-its-own-player", giant_acts_on_its_own_player },
  { "giant", "spares-who-is-nowhere", giant_spares_who_is_nowhere },
  { "giant", "takes-no-fable-from-the-table", giant_takes_no_fable_from_the_table },
  { "giant", "silences-the-friends-of-later-players", giant_silences_the_friends_of_later_players },
  { "giant", "comes-too-late-for-earlier-ones", giant_comes_too_late_for_earlier_ones },
  { "giant", "discards-at-once", giant_discards_at_once },
  { "giant", "frees-the-mermaids-cards", giant_frees_the_mermaids_cards },
  { NULL },
};
