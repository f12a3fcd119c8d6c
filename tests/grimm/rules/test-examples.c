/* test-examples.c: the worked examples of the rulebook
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

/* Blue's Bridge Troll waits at the Brickyard; Green flees from it to the Forest
 * and is alone there; Orange and Blue share the Fields and leave one behind. */
static void
gathering_step_by_step (void)
{
  KIT (3, "hand seat-2 bridge-troll", "hand seat-3 chinny-chin-chin", "pile forest 0 5 0");

  kit_plan (k, "fields", "fields bridge-troll", "brickyard chinny-chin-chin");
  kit_answer (k, "place-monster", "brickyard");
  kit_asks (k, "chinny-move", "seat-3");
  kit_answer (k, "chinny-move", "forest");
  kit_pass_to_window (k, "build");

  kit_shows (k, "resources seat-1 2 0 0");
  kit_shows (k, "resources seat-2 2 0 0");
  kit_shows (k, "resources seat-3 0 5 0");
  kit_shows (k, "pile fields 1 0 0");
  kit_shows (k, "pile brickyard 0 0 3");
  g_assert_cmpuint (kit_discarded (k, "bridge-troll"), ==, 1);
  g_assert_cmpuint (kit_discarded (k, "chinny-chin-chin"), ==, 1);
  kit_shows_not (k, "monster seat-2 brickyard");

  /* The next round's refill comes on top of what was left. */
  kit_pass_round (k);
  kit_shows (k, "pile fields 6 0 0");
  kit_shows (k, "pile brickyard 0 0 6");
}

/* 4 Wood and 3 Straw, a Wood Floor stands: Straw Floor or Wood Walls, and no
 * Wood Floor though it could be paid. The Walls bring a Friend. */
static void
building (void)
{
  KIT (3, "resources seat-1 3 4 0", "house seat-1 1 wood floor", "window build");

  g_assert_true (kit_offers (k, "build-straw-floor-site-2"));
  g_assert_true (kit_offers (k, "build-wood-walls-site-1"));
  g_assert_false (kit_offers (k, "build-wood-floor-site-2"));
  g_assert_false (kit_offers (k, "build-wood-roof-site-1"));
  g_assert_false (kit_offers (k, "build-brick-floor-site-2"));
  kit_forget (k);
  kit_answer (k, "action", "build-wood-walls-site-1");

  g_assert_cmpuint (kit_events (k, "from seat-1 to supply type wood n 4"), ==, 1);
  kit_shows (k, "resources seat-1 3 0 0");
  kit_shows (k, "house seat-1 1 wood walls");
  kit_shows (k, "supply wood floor 4 walls 4 roof 5");
  kit_asks (k, "friend", "seat-1");
  g_assert_true (kit_offers (k, "keep"));
  g_assert_true (kit_offers (k, "give-seat-2"));
  g_assert_true (kit_offers (k, "give-seat-3"));
}

/* Rumpelstiltskin turns up; Goldilocks is kept, and he goes to a player who
 * must discard the Friend they had. */
static void
passing_a_friend_on (void)
{
  KIT (3, "resources seat-1 3 4 0", "house seat-1 1 wood floor", "friend seat-1 goldilocks", "friend seat-3 snow-white",
       "friend-deck rumpelstiltskin", "window build");

  kit_answer (k, "action", "build-wood-walls-site-1");
  kit_answer (k, "friend", "give-seat-3");

  kit_shows (k, "friend seat-1 goldilocks");
  kit_shows (k, "friend seat-3 rumpelstiltskin");
  kit_shows (k, "friend-discard snow-white");
  kit_asks (k, "action", "seat-1");
}

/* The Fairy Godmother's special action draws 2 Fables. */
static void
a_powerful_special_action (void)
{
  KIT (3, "friend seat-1 fairy-godmother", "deck wolf roar giant", "window build");

  kit_answer (k, "action", "special");
  kit_shows (k, "hand seat-1 roar wolf");
  kit_shows (k, "actions seat-1 1");
}

/* Orange has 2 Brick and 1 Straw, Blue 1 Brick and 2 Wood: Orange wins. */
static void
tie_breaker (void)
{
  KIT (2, "house seat-1 1 brick roof", "house seat-1 2 brick roof", "house seat-1 3 straw roof",
       "house seat-2 1 brick roof", "house seat-2 2 wood roof", "house seat-2 3 wood roof", "window build-end");

  g_assert_true (k->s.over);
  kit_shows (k, "winner seat-1");
  kit_shows_not (k, "winner seat-2");
  g_assert_cmpuint (k->s.won_by, ==, GRIMM_WON_BY_BRICK);
}

/* The die shows Brick and 5 Brick lie there: 2 go back to the supply. */
static void
prince_regal (void)
{
  for (guint seed = 1; seed <= 100; seed++)
    {
      g_autofree char *command = g_strdup_printf ("seed %u", seed);
      KIT (2, "pile fields 5 0 0", "pile forest 0 4 0", "pile brickyard 0 0 5", command, "window regal");

      if (k->s.piles[GRIMM_BRICKYARD][GRIMM_BRICK] == 5)
        continue;
      kit_shows (k, "pile fields 5 0 0");
      kit_shows (k, "pile forest 0 4 0");
      kit_shows (k, "pile brickyard 0 0 3");
      kit_asks (k, "plan-gather", "seat-1");
      return;
    }
  g_test_fail_printf ("Prince Regal never went to the Brickyard");
}

/* Three players and five resources at the Market: each gets one, two stay. */
static void
drafting_at_the_market (void)
{
  static const char *const drafted[] = { "brick", "straw", "wood" };
  KIT (4, "pile market 2 2 1");

  kit_plan (k, "market", "fields", "market", "market");
  for (guint i = 0; i < 3; i++)
    {
      kit_asks (k, "market-draft", i == 0 ? "seat-1" : i == 1 ? "seat-3" : "seat-4");
      kit_answer (k, "market-draft", drafted[i]);
    }

  kit_asks (k, "action", "seat-1");
  kit_shows (k, "resources seat-1 0 0 1");
  kit_shows (k, "resources seat-3 1 0 0");
  kit_shows (k, "resources seat-4 0 1 0");
  kit_shows (k, "pile market 1 1 0");
}

const KitTest kit_example_tests[] = {
  { "example", "gathering-step-by-step", gathering_step_by_step },
  { "example", "building", building },
  { "example", "passing-a-friend-on", passing_a_friend_on },
  { "example", "a-powerful-special-action", a_powerful_special_action },
  { "example", "tie-breaker", tie_breaker },
  { "example", "prince-regal", prince_regal },
  { "example", "drafting-at-the-market", drafting_at_the_market },
  { NULL },
};
