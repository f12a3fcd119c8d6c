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

static void
of_two_unfinished_houses_the_builder_chooses (void)
{
  KIT (3, "resources seat-1 8 0 0", "house seat-1 1 straw floor", "house seat-1 2 straw floor",
       "friend-deck aladdin pinocchio", "window build");

  g_assert_true (kit_offers (k, "build-straw-walls-site-1"));
  kit_answer (k, "action", "build-straw-walls-site-2");
  kit_answer (k, "friend", "keep");
  kit_shows (k, "house seat-1 1 straw floor");
  kit_shows (k, "house seat-1 2 straw walls");
  /* Four Straw are left: enough for the lower house only. */
  g_assert_true (kit_offers (k, "build-straw-walls-site-1"));
  g_assert_false (kit_offers (k, "build-straw-roof-site-2"));
  kit_set (k, "resources seat-1 6 0 0");
  g_assert_true (kit_offers (k, "build-straw-walls-site-1"));
  g_assert_true (kit_offers (k, "build-straw-roof-site-2"));
}

static void
two_unfinished_houses_may_be_finished_but_no_third_begun (void)
{
  KIT (2, "house seat-1 1 straw roof", "house seat-1 2 straw walls", "resources seat-1 20 0 0", "bonus straw seat-2",
       "pile forest 0 0 0", "actions seat-1 4", "plan seat-1 forest", "plan seat-2 fields big-bad-wolf",
       "monster seat-2 forest", "window gather-end");

  kit_answer (k, "blow-down", "seat-1-site-1");
  kit_shows (k, "house seat-1 1 straw walls");
  kit_shows (k, "house seat-1 2 straw walls");
  g_assert_false (kit_offers (k, "build-straw-floor-site-3"));
  kit_answer (k, "action", "build-straw-roof-site-2");
  g_assert_false (kit_offers (k, "build-straw-floor-site-3"));
  kit_answer (k, "action", "build-straw-roof-site-1");
  kit_answer (k, "action", "build-straw-floor-site-3");
  kit_shows (k, "house seat-1 1 straw roof");
  kit_shows (k, "house seat-1 2 straw roof");
  kit_shows (k, "house seat-1 3 straw floor");
  kit_shows (k, "resources seat-1 6 0 0");
}

/* Rumpelstiltskin's Straw is there when the first turn begins, and his player's
 * turn comes later. */
static void
friends_marked_so_act_before_the_first_turn (void)
{
  KIT (3, "friend seat-3 rumpelstiltskin", "window build-start");

  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-3 1 0 0");
}

static void
friends_marked_so_act_after_the_last_turn (void)
{
  KIT (2, "friend seat-1 robin-hood", "resources seat-2 3 0 0", "window build");

  kit_answer (k, "action", "draw");
  kit_answer (k, "action", "draw");
  kit_answer (k, "action", "draw");
  kit_asks (k, "action", "seat-2");
  kit_answer (k, "action", "draw");
  kit_asks_for (k, "give", "seat-2", "robin-hood");
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
  { "build", "of-two-unfinished-houses-the-builder-chooses", of_two_unfinished_houses_the_builder_chooses },
  { "build", "two-unfinished-houses-may-be-finished-but-no-third-begun",
    two_unfinished_houses_may_be_finished_but_no_third_begun },
  { "build", "friends-marked-so-act-before-the-first-turn", friends_marked_so_act_before_the_first_turn },
  { "build", "friends-marked-so-act-after-the-last-turn", friends_marked_so_act_after_the_last_turn },
  { NULL },
};
