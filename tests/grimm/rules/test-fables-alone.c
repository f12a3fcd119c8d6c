/* test-fables-alone.c: Fables that act for a pig that stands alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-fables.h"

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

/* Ghostly Whispers. */

static void
whispers_alone_draws_four_and_keeps_two (void)
{
  KIT (3, "plan seat-2 fields ghostly-whispers", "plan seat-1 forest", "plan seat-3 forest",
       "deck wolf giant dragon roar taxation", "window gather-end");

  kit_asks (k, "whispers", "seat-2");
  offers_only (k, "wolf giant dragon roar");
  kit_answer (k, "whispers", "giant");
  kit_asks (k, "whispers", "seat-2");
  offers_only (k, "wolf dragon roar");
  kit_answer (k, "whispers", "roar");
  nobody_is_asked (k);
  kit_shows (k, "hand seat-2 giant roar");
  g_assert_cmpuint (kit_discarded (k, "wolf"), ==, 1);
  g_assert_cmpuint (kit_discarded (k, "dragon"), ==, 1);
  g_assert_cmpuint (kit_discarded (k, "ghostly-whispers"), ==, 1);
  g_assert_cmpuint (k->s.n_discard, ==, 3);
  g_assert_cmpuint (k->s.n_deck, ==, 56 - 5);
}

static void
whispers_may_keep_two_copies (void)
{
  KIT (3, "plan seat-1 fields ghostly-whispers", "plan seat-2 forest", "plan seat-3 forest",
       "deck wolf wolf dragon roar", "window gather-end");

  offers_only (k, "wolf dragon roar");
  kit_answer (k, "whispers", "wolf");
  offers_only (k, "wolf dragon roar");
  kit_answer (k, "whispers", "wolf");
  kit_shows (k, "hand seat-1 wolf wolf");
}

static void
whispers_in_company_does_nothing (void)
{
  KIT (3, "plan seat-1 fields ghostly-whispers", "plan seat-2 fields", "plan seat-3 forest", "window gather-end");

  nobody_is_asked (k);
  g_assert_cmpuint (hand_size (k, 0), ==, 0);
  g_assert_cmpuint (k->s.n_discard, ==, 1);
}

static void
whispers_nowhere_does_nothing (void)
{
  KIT (3, "plan seat-1 fields ghostly-whispers", "plan seat-2 forest", "plan seat-3 forest",
       "pig seat-1 nowhere", "window gather-end");

  nobody_is_asked (k);
  g_assert_cmpuint (hand_size (k, 0), ==, 0);
  g_assert_cmpuint (k->s.n_discard, ==, 1);
}

/* With @n Fables left: how many are kept and discarded. */
static void
whispers_with (guint n,
               guint kept,
               guint discarded)
{
  KIT (3, "plan seat-1 fields ghostly-whispers", "plan seat-2 forest", "plan seat-3 forest");

  hoard (k, 2, n);
  kit_set (k, "window gather-end");
  for (guint i = 0; i < kept; i++)
    {
      kit_asks (k, "whispers", "seat-1");
      kit_answer (k, "whispers", grimm_cards[k->s.deck[0]].id);
    }
  nobody_is_asked (k);
  g_assert_cmpuint (hand_size (k, 0), ==, kept);
  g_assert_cmpuint (k->s.n_discard, ==, discarded + 1);
  g_assert_cmpuint (k->s.n_deck, ==, 0);
}

static void
whispers_with_fewer_than_four_left (void)
{
  whispers_with (3, 2, 1);
  whispers_with (2, 2, 0);
  whispers_with (1, 1, 0);
  whispers_with (0, 0, 0);
}

static void
whispers_draws_on_from_the_shuffled_discard_pile (void)
{
  KIT (3, "plan seat-1 fields ghostly-whispers", "plan seat-2 forest", "plan seat-3 forest",
       "discard dragon royal-wedding fairy-food", "deck giant");

  hoard (k, 2, 1);
  kit_set (k, "window gather-end");
  offers_only (k, "giant dragon royal-wedding fairy-food");
  kit_answer (k, "whispers", "giant");
  kit_answer (k, "whispers", "dragon");
  g_assert_cmpuint (kit_discarded (k, "royal-wedding"), ==, 1);
  g_assert_cmpuint (kit_discarded (k, "fairy-food"), ==, 1);
}

/* Another card of the same window finds what was discarded. */
static void
whispers_discards_at_once (void)
{
  KIT (3, "plan seat-1 fields ghostly-whispers", "plan seat-2 forest search-the-past", "plan seat-3 forest",
       "deck wolf giant dragon roar", "window gather-end");

  kit_answer (k, "whispers", "giant");
  kit_answer (k, "whispers", "roar");
  kit_asks (k, "search", "seat-2");
  offers_only (k, "wolf dragon");
}

/* Little Helpers. */

static void
helpers_alone_two_more_actions_this_round (void)
{
  KIT (3, "hand seat-1 little-helpers");

  kit_plan (k, "fields little-helpers", "forest", "forest");
  kit_shows (k, "actions seat-1 4");
  kit_shows (k, "actions seat-2 2");
  for (guint i = 0; i < 4; i++)
    {
      kit_asks (k, "action", "seat-1");
      /* The two that everybody has are not optional, the others are. */
      g_assert_cmpint (kit_offers (k, "end-turn"), ==, i >= 2);
      kit_answer (k, "action", "gain-wood");
    }
  kit_asks (k, "action", "seat-2");
  kit_pass_round (k);
  kit_shows (k, "actions seat-1 2");
}

static void
helpers_in_company_do_nothing (void)
{
  KIT (3, "plan seat-1 fields little-helpers", "plan seat-2 fields", "plan seat-3 forest", "window gather-end");

  kit_shows (k, "actions seat-1 2");
}

static void
helpers_nowhere_do_nothing (void)
{
  KIT (3, "plan seat-1 fields little-helpers", "plan seat-2 forest", "plan seat-3 forest",
       "pig seat-1 nowhere", "window gather-end");

  kit_shows (k, "actions seat-1 2");
}

/* Mysterious Stranger. */

static void
stranger_alone_gains_a_friend (void)
{
  KIT (3, "plan seat-2 fields mysterious-stranger", "plan seat-1 forest", "plan seat-3 forest",
       "friend seat-2 goldilocks", "friend-deck snow-white", "window gather-end");

  kit_asks (k, "friend", "seat-2");
  offers_only (k, "keep give-seat-1 give-seat-3");
  kit_answer (k, "friend", "keep");
  nobody_is_asked (k);
  kit_shows (k, "friend seat-2 snow-white");
  kit_shows (k, "friend-discard goldilocks");
}

static void
stranger_may_be_given_away (void)
{
  KIT (3, "plan seat-2 fields mysterious-stranger", "plan seat-1 forest", "plan seat-3 forest",
       "friend seat-2 goldilocks", "friend seat-3 robin-hood", "friend-deck snow-white", "window gather-end");

  kit_answer (k, "friend", "give-seat-3");
  kit_shows (k, "friend seat-2 goldilocks");
  kit_shows (k, "friend-discard robin-hood");
}

static void
stranger_in_company_does_not_come (void)
{
  KIT (3, "plan seat-1 fields mysterious-stranger", "plan seat-2 fields", "plan seat-3 forest", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "friend seat-1 none");
}

static void
stranger_nowhere_does_not_come (void)
{
  KIT (3, "plan seat-1 fields mysterious-stranger", "plan seat-2 forest", "plan seat-3 forest",
       "pig seat-1 nowhere", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "friend seat-1 none");
}

/* The Friend step of this window is over; the Build phase is not. */
static void
stranger_waits_for_the_next_window (void)
{
  KIT (3, "plan seat-1 fields mysterious-stranger", "plan seat-2 forest", "plan seat-3 forest",
       "friend-deck seven-dwarfs", "window gather-end");

  kit_answer (k, "friend", "keep");
  nobody_is_asked (k);
  kit_shows (k, "actions seat-1 2");
}

static void
stranger_from_the_shuffled_discard_pile (void)
{
  KIT (3, "plan seat-1 fields mysterious-stranger", "plan seat-2 forest", "plan seat-3 forest",
       "friend-discard all", "window gather-end");

  kit_asks (k, "friend", "seat-1");
  g_assert_cmpuint (k->s.n_friend_discard, ==, 0);
  g_assert_cmpuint (k->s.n_friends, ==, 24);
}

const KitTest kit_fable_alone_tests[] = {
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
  { "ghostly-whispers", "alone-draws-four-and-keeps-two", whispers_alone_draws_four_and_keeps_two },
  { "ghostly-whispers", "may-keep-two-copies", whispers_may_keep_two_copies },
  { "ghostly-whispers", "in-company-does-nothing", whispers_in_company_does_nothing },
  { "ghostly-whispers", "nowhere-does-nothing", whispers_nowhere_does_nothing },
  { "ghostly-whispers", "with-fewer-than-four-left", whispers_with_fewer_than_four_left },
  { "ghostly-whispers", "draws-on-from-the-shuffled-discard-pile", whispers_draws_on_from_the_shuffled_discard_pile },
  { "ghostly-whispers", "discards-at-once", whispers_discards_at_once },
  { "little-helpers", "alone-two-more-actions-this-round", helpers_alone_two_more_actions_this_round },
  { "little-helpers", "in-company-do-nothing", helpers_in_company_do_nothing },
  { "little-helpers", "nowhere-do-nothing", helpers_nowhere_do_nothing },
  { "mysterious-stranger", "alone-gains-a-friend", stranger_alone_gains_a_friend },
  { "mysterious-stranger", "may-be-given-away", stranger_may_be_given_away },
  { "mysterious-stranger", "in-company-does-not-come", stranger_in_company_does_not_come },
  { "mysterious-stranger", "nowhere-does-not-come", stranger_nowhere_does_not_come },
  { "mysterious-stranger", "waits-for-the-next-window", stranger_waits_for_the_next_window },
  { "mysterious-stranger", "from-the-shuffled-discard-pile", stranger_from_the_shuffled_discard_pile },
  { NULL },
};
