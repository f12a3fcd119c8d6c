/* test-build.c: the Build turns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-round.h"

/* How many kinds of section can be built now. */
static guint
builds_offered (Kit *k)
{
  guint n = 0;

  for (guint i = 0; i < k->ask.n_options; i++)
    {
      char id[64];

      grimm_option_id (&k->ask, i, id, sizeof id);
      n += g_str_has_prefix (id, "build-");
    }

  return n;
}

static void
set_type (Kit  *k,
          guint type,
          guint n)
{
  guint counts[GRIMM_N_TYPES] = { 0 };

  counts[type] = n;
  kit_setf (k, "resources seat-1 %u %u %u", counts[0], counts[1], counts[2]);
}

static void
two_actions_each_in_turn_order (void)
{
  static const char *const order[] = { "seat-2", "seat-3", "seat-1" };
  KIT (3, "start seat-2", "window build");

  for (guint i = 0; i < 6; i++)
    {
      kit_asks (k, "action", order[i / 2]);
      kit_answer (k, "action", "gain-straw");
    }
  for (guint i = 0; i < 3; i++)
    kit_showsf (k, "resources %s 2 0 0", order[i]);
  kit_asks (k, "plan-gather", "seat-3");
}

static void
the_same_action_twice_or_two_different_ones (void)
{
  KIT (2, "window build");

  kit_answer (k, "action", "draw");
  kit_answer (k, "action", "draw");
  g_assert_cmpuint (k->s.players[0].hand_size, ==, 2);
  kit_asks (k, "action", "seat-2");
  kit_answer (k, "action", "gain-brick");
  kit_answer (k, "action", "draw");
  kit_shows (k, "resources seat-2 0 0 1");
  g_assert_cmpuint (k->s.players[1].hand_size, ==, 1);
}

static void
the_two_actions_are_not_optional (void)
{
  KIT (2, "window build");

  g_assert_false (kit_offers (k, "end-turn"));
  kit_answer (k, "action", "draw");
  g_assert_false (kit_offers (k, "end-turn"));
  kit_answer (k, "action", "draw");
  kit_asks (k, "action", "seat-2");
}

static void
extra_actions_may_be_declined (void)
{
  KIT (2, "actions seat-1 4", "window build");

  for (guint i = 0; i < 2; i++)
    {
      g_assert_false (kit_offers (k, "end-turn"));
      kit_answer (k, "action", "gain-wood");
    }
  g_assert_true (kit_offers (k, "end-turn"));
  kit_answer (k, "action", "gain-wood");
  g_assert_true (kit_offers (k, "gain-wood"));
  kit_answer (k, "action", "end-turn");
  kit_asks (k, "action", "seat-2");
  kit_shows (k, "resources seat-1 0 3 0");
}

/* An action that cards left over is one of the two. */
static void
a_single_action_is_not_optional (void)
{
  KIT (2, "actions seat-1 1", "window build");

  g_assert_false (kit_offers (k, "end-turn"));
  kit_answer (k, "action", "gain-wood");
  kit_asks (k, "action", "seat-2");
}

static void
actions_never_fall_below_zero (void)
{
  KIT (3, "actions seat-2 1", "plan seat-1 forest powerful-friends", "plan seat-2 forest",
       "plan seat-3 forest powerful-friends", "window gather-end");

  kit_shows (k, "actions seat-2 0");
  /* Seat 1 took one from both others, seat 3 one back from seat 1 only. */
  kit_shows (k, "actions seat-1 3");
  kit_shows (k, "actions seat-3 2");
  for (guint i = 0; i < 3; i++)
    {
      kit_asks (k, "action", "seat-1");
      kit_answer (k, "action", "gain-straw");
    }
  kit_asks (k, "action", "seat-3");
}

static void
draw_takes_the_top_fable (void)
{
  KIT (3, "deck wolf giant", "window build");

  kit_answer (k, "action", "draw");
  g_assert_cmpuint (kit_hand (k, 0, "wolf"), ==, 1);
  g_assert_cmpuint (k->s.players[0].hand_size, ==, 1);
  g_assert_cmpuint (k->s.n_deck, ==, 55);
}

static void
draw_knows_no_hand_limit (void)
{
  KIT (3, "window build");

  kit_hold_fables (k, "seat-1", 2);
  g_assert_cmpuint (k->s.players[0].hand_size, ==, 54);
  kit_answer (k, "action", "draw");
  kit_answer (k, "action", "draw");
  g_assert_cmpuint (k->s.players[0].hand_size, ==, 56);
}

static void
gain_gives_one_of_any_type (void)
{
  KIT (3, "actions seat-1 3", "window build");

  kit_answer (k, "action", "gain-straw");
  kit_shows (k, "resources seat-1 1 0 0");
  kit_answer (k, "action", "gain-wood");
  kit_shows (k, "resources seat-1 1 1 0");
  kit_answer (k, "action", "gain-brick");
  kit_shows (k, "resources seat-1 1 1 1");
  g_assert_cmpuint (kit_events (k, "from supply to seat-1"), ==, 3);
}

static void
nothing_to_draw_is_not_offered (void)
{
  KIT (3, "window build");

  kit_hold_fables (k, "seat-2", 0);
  g_assert_false (kit_offers (k, "draw"));
  g_assert_true (kit_offers (k, "gain-straw"));
  kit_set (k, "hand seat-2 none");
  g_assert_true (kit_offers (k, "draw"));
}

/* One of each section: one less than the price is too little, the price buys
 * it, and goes to the supply. */
static void
costs (GrimmSection section,
       guint        price)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    {
      g_autofree char *option = g_strdup_printf ("build-%s-%s-site-1", grimm_type_ids[type],
                                                 grimm_section_ids[section]);
      KIT (3, "window build");

      if (section > GRIMM_FLOOR)
        kit_setf (k, "house seat-1 1 %s %s", grimm_type_ids[type], grimm_section_ids[section - 1]);
      set_type (k, type, price - 1);
      g_assert_false (kit_offers (k, option));
      set_type (k, type, price);
      g_assert_true (kit_offers (k, option));
      kit_forget (k);
      kit_answer (k, "action", option);
      kit_shows (k, "resources seat-1 0 0 0");
      kit_showsf (k, "house seat-1 1 %s %s", grimm_type_ids[type], grimm_section_ids[section]);
      g_assert_cmpuint (kit_eventsf (k, "from seat-1 to supply type %s n %u", grimm_type_ids[type], price), ==, 1);
      g_assert_cmpuint (k->s.supply[type][section], ==, 4);
    }
}

static void
a_floor_costs_two (void)
{
  costs (GRIMM_FLOOR, 2);
}

static void
walls_cost_four (void)
{
  costs (GRIMM_WALLS, 4);
}

static void
a_roof_costs_six (void)
{
  costs (GRIMM_ROOF, 6);
}

static void
only_the_own_type_pays (void)
{
  KIT (3, "resources seat-1 1 9 1", "window build");

  g_assert_true (kit_offers (k, "build-wood-floor-site-1"));
  g_assert_cmpuint (builds_offered (k), ==, 1);
  kit_set (k, "house seat-1 1 brick floor");
  kit_set (k, "resources seat-1 1 1 3");
  g_assert_cmpuint (builds_offered (k), ==, 0);
}

static void
floor_then_walls_then_roof (void)
{
  static const char *const order[] = {
    "build-straw-floor-site-1", "build-straw-walls-site-1", "build-straw-roof-site-1",
  };
  KIT (3, "actions seat-1 4", "resources seat-1 30 0 0", "window build");

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_assert_cmpuint (builds_offered (k), ==, 1);
      kit_answer (k, "action", order[i]);
      if (i == GRIMM_WALLS)
        kit_answer (k, "friend", "keep");
    }
  kit_shows (k, "resources seat-1 18 0 0");
  kit_shows (k, "house seat-1 1 straw roof");
}

static void
no_new_house_beside_an_unfinished_one_of_its_type (void)
{
  KIT (3, "resources seat-1 3 2 2", "house seat-1 1 straw floor", "window build");

  /* Three Straw would do for a Floor, not for the Walls. */
  g_assert_false (kit_offers (k, "build-straw-floor-site-2"));
  g_assert_true (kit_offers (k, "build-wood-floor-site-2"));
  g_assert_true (kit_offers (k, "build-brick-floor-site-2"));
  kit_set (k, "house seat-1 1 straw walls");
  g_assert_false (kit_offers (k, "build-straw-floor-site-2"));
}

static void
a_finished_house_makes_way_for_another_of_its_type (void)
{
  KIT (3, "resources seat-1 2 0 0", "house seat-1 1 straw roof", "window build");

  kit_answer (k, "action", "build-straw-floor-site-2");
  kit_shows (k, "house seat-1 1 straw roof");
  kit_shows (k, "house seat-1 2 straw floor");
}

static void
several_houses_of_different_types_at_a_time (void)
{
  KIT (3, "resources seat-1 4 4 4", "house seat-1 1 straw floor", "house seat-1 2 wood floor",
       "house seat-1 3 brick floor", "window build");

  g_assert_true (kit_offers (k, "build-straw-walls-site-1"));
  g_assert_true (kit_offers (k, "build-wood-walls-site-2"));
  g_assert_true (kit_offers (k, "build-brick-walls-site-3"));
  g_assert_cmpuint (builds_offered (k), ==, 3);
}

static void
a_new_house_needs_a_free_site (void)
{
  KIT (3, "resources seat-1 2 4 2", "house seat-1 1 straw roof", "house seat-1 2 straw roof",
       "house seat-1 3 brick roof", "house seat-1 4 brick roof", "window build");

  g_assert_true (kit_offers (k, "build-straw-floor-site-5"));
  kit_set (k, "house seat-1 5 wood floor");
  g_assert_true (kit_offers (k, "build-wood-walls-site-5"));
  g_assert_cmpuint (builds_offered (k), ==, 1);
}

static void
the_section_must_be_left_in_the_supply (void)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    {
      KIT (3, "window build");

      set_type (k, type, 10);
      for (guint site = 1; site <= 4; site++)
        kit_setf (k, "house seat-2 %u %s floor", site, grimm_type_ids[type]);
      g_assert_true (kit_offersf (k, "build-%s-floor-site-1", grimm_type_ids[type]));
      kit_setf (k, "house seat-3 1 %s floor", grimm_type_ids[type]);
      g_assert_cmpuint (builds_offered (k), ==, 0);
    }
}

static void
a_lost_section_can_be_built_again_from_the_supply (void)
{
  KIT (2, "house seat-2 1 straw floor", "house seat-2 2 straw floor", "house seat-2 3 straw floor",
       "house seat-2 4 straw floor", "house seat-2 5 straw floor", "resources seat-1 2 0 0",
       "plan seat-1 fields big-bad-wolf", "plan seat-2 forest", "monster seat-1 forest", "pile fields 0 0 0",
       "window gather-end");

  kit_answer (k, "blow-down", "seat-2-site-3");
  kit_shows (k, "supply straw floor 1 walls 5 roof 5");
  kit_answer (k, "action", "build-straw-floor-site-1");
  kit_shows (k, "supply straw floor 0 walls 5 roof 5");
}

/* A player who may build Walls at once. */
#define WALLS "resources seat-1 4 0 0", "house seat-1 1 straw floor", "window build"

static void
walls_bring_the_top_friend (void)
{
  KIT (3, "friend-deck aladdin pinocchio", WALLS);

  kit_forget (k);
  kit_answer (k, "action", "build-straw-walls-site-1");
  kit_asks (k, "friend", "seat-1");
  g_assert_cmpuint (kit_events (k, "friend-turned-up seat seat-1 card aladdin"), ==, 1);
  g_assert_cmpuint (k->ask.n_options, ==, 3);
  g_assert_true (kit_offers (k, "keep"));
  g_assert_true (kit_offers (k, "give-seat-2"));
  g_assert_true (kit_offers (k, "give-seat-3"));
  kit_answer (k, "friend", "keep");
  kit_shows (k, "friend seat-1 aladdin");
  kit_asks (k, "action", "seat-1");
}

static void
a_kept_friend_replaces_the_old_one (void)
{
  KIT (3, "friend-deck aladdin", "friend seat-1 goldilocks", "friend seat-2 robin-hood", WALLS);

  kit_answer (k, "action", "build-straw-walls-site-1");
  kit_answer (k, "friend", "keep");
  kit_shows (k, "friend seat-1 aladdin");
  kit_shows (k, "friend seat-2 robin-hood");
  kit_shows (k, "friend-discard goldilocks");
}

static void
a_given_friend_cannot_be_refused (void)
{
  KIT (3, "friend-deck aladdin", "friend seat-1 goldilocks", "friend seat-2 robin-hood", WALLS);

  kit_answer (k, "action", "build-straw-walls-site-1");
  kit_answer (k, "friend", "give-seat-2");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "friend seat-2 aladdin");
  kit_shows (k, "friend-discard robin-hood");
}

static void
who_gives_a_friend_away_does_not_gain_it (void)
{
  KIT (3, "friend-deck aladdin", "friend seat-1 goldilocks", WALLS);

  kit_forget (k);
  kit_answer (k, "action", "build-straw-walls-site-1");
  kit_answer (k, "friend", "give-seat-3");
  kit_shows (k, "friend seat-1 goldilocks");
  kit_shows (k, "friend seat-3 aladdin");
  kit_shows (k, "friend-discard none");
  g_assert_cmpuint (kit_events (k, "friend-gained"), ==, 1);
  g_assert_cmpuint (kit_events (k, "friend-gained seat seat-3 other seat-1 card aladdin"), ==, 1);
  g_assert_cmpuint (kit_events (k, "friend-lost"), ==, 0);
}

static void
only_walls_bring_a_friend (void)
{
  KIT (3, "resources seat-1 8 0 0", "house seat-1 1 straw walls", "bonus straw seat-2", "actions seat-1 3",
       "window build");

  kit_answer (k, "action", "build-straw-roof-site-1");
  kit_asks (k, "action", "seat-1");
  kit_answer (k, "action", "build-straw-floor-site-2");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "friend seat-1 none");
}

static void
an_empty_friend_deck_is_shuffled_anew (void)
{
  KIT (3, "friend-discard all", WALLS);

  kit_shows (k, "friend-deck none");
  kit_answer (k, "action", "build-straw-walls-site-1");
  g_assert_cmpuint (kit_events (k, "friends-shuffled n 25"), ==, 1);
  kit_answer (k, "friend", "keep");
  kit_shows_not (k, "friend seat-1 none");
  kit_shows (k, "friend-discard none");
  g_assert_cmpuint (k->s.n_friends, ==, 24);
}

/* A player who may build a Roof at once. */
#define ROOF "resources seat-1 6 6 6", "house seat-1 1 straw walls", "house seat-1 2 wood walls", \
             "house seat-1 3 brick walls", "window build"

static void
the_first_roof_of_a_type_takes_its_bonus (void)
{
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    {
      KIT (3, "friend-deck aladdin", ROOF);

      kit_answerf (k, "action", "build-%s-roof-site-%u", grimm_type_ids[type], type + 1);
      kit_asks (k, "bonus", "seat-1");
      g_assert_cmpuint (k->ask.n_options, ==, 3);
      g_assert_true (kit_offers (k, "resources"));
      g_assert_true (kit_offers (k, "fables"));
      g_assert_true (kit_offers (k, "friend"));
      kit_answer (k, "bonus", "resources");
      for (guint other = 0; other < GRIMM_N_TYPES; other++)
        kit_showsf (k, "bonus %s %s", grimm_type_ids[other], other == type ? "seat-1" : "none");
    }
}

static void
a_bonus_may_be_one_of_each_resource (void)
{
  KIT (3, ROOF);

  kit_answer (k, "action", "build-wood-roof-site-2");
  kit_answer (k, "bonus", "resources");
  kit_shows (k, "resources seat-1 7 1 7");
  kit_asks (k, "action", "seat-1");
}

static void
a_bonus_may_be_two_fables (void)
{
  KIT (3, "deck wolf giant dragon", ROOF);

  kit_answer (k, "action", "build-wood-roof-site-2");
  kit_answer (k, "bonus", "fables");
  kit_shows (k, "hand seat-1 giant wolf");
  kit_shows (k, "resources seat-1 6 0 6");
  kit_asks (k, "action", "seat-1");
}

static void
a_bonus_may_be_a_friend_to_keep_or_give (void)
{
  KIT (3, "friend-deck aladdin pinocchio", "friend seat-2 robin-hood", ROOF);

  kit_answer (k, "action", "build-wood-roof-site-2");
  kit_answer (k, "bonus", "friend");
  kit_asks (k, "friend", "seat-1");
  kit_answer (k, "friend", "give-seat-2");
  kit_shows (k, "friend seat-1 none");
  kit_shows (k, "friend seat-2 aladdin");
  kit_shows (k, "friend-discard robin-hood");
  kit_shows (k, "resources seat-1 6 0 6");
}

static void
a_bonus_is_given_once (void)
{
  KIT (3, "house seat-2 1 wood roof", "bonus wood seat-2", ROOF);

  kit_answer (k, "action", "build-wood-roof-site-2");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "bonus wood seat-2");
  kit_shows (k, "resources seat-1 6 0 6");
  /* Each type has its own. */
  kit_answer (k, "action", "build-brick-roof-site-3");
  kit_asks (k, "bonus", "seat-1");
}

static void
a_bonus_is_not_given_again_for_the_own_second_house (void)
{
  KIT (3, "actions seat-1 3", "resources seat-1 12 0 0", "house seat-1 1 straw walls", "window build");

  kit_answer (k, "action", "build-straw-roof-site-1");
  kit_answer (k, "bonus", "fables");
  kit_set (k, "house seat-1 2 straw walls");
  kit_answer (k, "action", "build-straw-roof-site-2");
  kit_asks (k, "action", "seat-1");
}

static void
a_bonus_stays_given_when_the_house_falls (void)
{
  KIT (2, "house seat-1 1 straw roof", "bonus straw seat-1", "resources seat-1 6 0 0", "pile forest 0 0 0",
       "plan seat-1 forest", "plan seat-2 fields big-bad-wolf", "monster seat-2 forest", "window gather-end");

  kit_answer (k, "blow-down", "seat-1-site-1");
  kit_shows (k, "house seat-1 1 straw walls");
  kit_shows (k, "bonus straw seat-1");
  kit_answer (k, "action", "build-straw-roof-site-1");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "bonus straw seat-1");
}

static void
a_bonus_may_be_chosen_though_the_deck_is_empty (void)
{
  KIT (3, ROOF);

  kit_hold_fables (k, "seat-2", 0);
  kit_answer (k, "action", "build-straw-roof-site-1");
  g_assert_true (kit_offers (k, "fables"));
  kit_answer (k, "bonus", "fables");
  kit_shows (k, "hand seat-1 none");
  kit_shows (k, "bonus straw seat-1");
  kit_shows (k, "resources seat-1 0 6 6");
  kit_asks (k, "action", "seat-1");
}

const KitTest kit_build_tests[] = {
  { "build", "two-actions-each-in-turn-order", two_actions_each_in_turn_order },
  { "build", "the-same-action-twice-or-two-different-ones", the_same_action_twice_or_two_different_ones },
  { "build", "the-two-actions-are-not-optional", the_two_actions_are_not_optional },
  { "build", "extra-actions-may-be-declined", extra_actions_may_be_declined },
  { "build", "a-single-action-is-not-optional", a_single_action_is_not_optional },
  { "build", "actions-never-fall-below-zero", actions_never_fall_below_zero },
  { "build", "draw-takes-the-top-fable", draw_takes_the_top_fable },
  { "build", "draw-knows-no-hand-limit", draw_knows_no_hand_limit },
  { "build", "gain-gives-one-of-any-type", gain_gives_one_of_any_type },
  { "build", "nothing-to-draw-is-not-offered", nothing_to_draw_is_not_offered },
  { "build", "a-floor-costs-two", a_floor_costs_two },
  { "build", "walls-cost-four", walls_cost_four },
  { "build", "a-roof-costs-six", a_roof_costs_six },
  { "build", "only-the-own-type-pays", only_the_own_type_pays },
  { "build", "floor-then-walls-then-roof", floor_then_walls_then_roof },
  { "build", "no-new-house-beside-an-unfinished-one-of-its-type", no_new_house_beside_an_unfinished_one_of_its_type },
  { "build", "a-finished-house-makes-way-for-another-of-its-type", a_finished_house_makes_way_for_another_of_its_type },
  { "build", "several-houses-of-different-types-at-a-time", several_houses_of_different_types_at_a_time },
  { "build", "a-new-house-needs-a-free-site", a_new_house_needs_a_free_site },
  { "build", "the-section-must-be-left-in-the-supply", the_section_must_be_left_in_the_supply },
  { "build", "a-lost-section-can-be-built-again-from-the-supply", a_lost_section_can_be_built_again_from_the_supply },
  { "friend-gain", "walls-bring-the-top-friend", walls_bring_the_top_friend },
  { "friend-gain", "a-kept-friend-replaces-the-old-one", a_kept_friend_replaces_the_old_one },
  { "friend-gain", "a-given-friend-cannot-be-refused", a_given_friend_cannot_be_refused },
  { "friend-gain", "who-gives-a-friend-away-does-not-gain-it", who_gives_a_friend_away_does_not_gain_it },
  { "friend-gain", "only-walls-bring-a-friend", only_walls_bring_a_friend },
  { "empty-deck", "an-empty-friend-deck-is-shuffled-anew", an_empty_friend_deck_is_shuffled_anew },
  { "bonus", "the-first-roof-of-a-type-takes-its-bonus", the_first_roof_of_a_type_takes_its_bonus },
  { "bonus", "a-bonus-may-be-one-of-each-resource", a_bonus_may_be_one_of_each_resource },
  { "bonus", "a-bonus-may-be-two-fables", a_bonus_may_be_two_fables },
  { "bonus", "a-bonus-may-be-a-friend-to-keep-or-give", a_bonus_may_be_a_friend_to_keep_or_give },
  { "bonus", "a-bonus-is-given-once", a_bonus_is_given_once },
  { "bonus", "a-bonus-is-not-given-again-for-the-own-second-house",
    a_bonus_is_not_given_again_for_the_own_second_house },
  { "bonus", "a-bonus-stays-given-when-the-house-falls", a_bonus_stays_given_when_the_house_falls },
  { "bonus", "a-bonus-may-be-chosen-though-the-deck-is-empty", a_bonus_may_be_chosen_though_the_deck_is_empty },
  { NULL },
};
