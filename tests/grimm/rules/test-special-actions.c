/* test-special-actions.c: when special actions and free powers may be used
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-round.h"
#include "test-friends.h"

static void
a_special_action_costs_an_action (void)
{
  KIT (3, "friend seat-1 wood-cutter", "window build");

  kit_answer (k, "action", "special");
  kit_shows (k, "resources seat-1 0 2 0");
  kit_shows (k, "actions seat-1 1");
  kit_asks (k, "action", "seat-1");
  g_assert_false (kit_offers (k, "end-turn"));
  kit_answer (k, "action", "gain-wood");
  kit_asks (k, "action", "seat-2");
}

static void
a_special_action_is_used_once_a_turn (void)
{
  KIT (3, "friend seat-1 wood-cutter", "actions seat-1 4", "window build");

  g_assert_true (kit_offers (k, "special"));
  kit_answer (k, "action", "special");
  g_assert_false (kit_offers (k, "special"));
  kit_answer (k, "action", "gain-straw");
  g_assert_false (kit_offers (k, "special"));
}

static void
a_special_action_is_there_again_in_the_next_round (void)
{
  KIT (2, "friend seat-1 wood-cutter", "window build");

  kit_answer (k, "action", "special");
  kit_pass_round (k);
  kit_set (k, "window build");
  kit_pass_round (k);
  kit_set (k, "window build");
  kit_asks (k, "action", "seat-1");
  g_assert_true (kit_offers (k, "special"));
}

static void
a_special_action_needs_an_action (void)
{
  KIT (3, "friend seat-1 wood-cutter", "friend seat-2 little-mermaid fields forest", "actions seat-1 0",
       "actions seat-2 1", "window build");

  kit_asks (k, "action", "seat-2");
  kit_answer (k, "action", "special");
  kit_asks (k, "action", "seat-3");
}

static void
a_friend_without_special_action_offers_none (void)
{
  KIT (3, "friend seat-1 robin-hood", "window build");

  g_assert_false (kit_offers (k, "special"));
  g_assert_false (kit_offers (k, "discard-friend"));
}

static void
special_actions_that_would_do_nothing_are_not_offered (void)
{
  static const char *const drawers[] = { "fairy-godmother", "goldilocks", "red-riding-hood" };
  KIT (3, "friend seat-1 rumpelstiltskin", "window build");

  g_assert_false (kit_offers (k, "special"));
  kit_set (k, "resources seat-1 0 5 5");
  g_assert_false (kit_offers (k, "special"));
  kit_set (k, "resources seat-1 1 0 0");
  g_assert_true (kit_offers (k, "special"));

  for (guint i = 0; i < G_N_ELEMENTS (drawers); i++)
    {
      kit_setf (k, "friend seat-1 %s", drawers[i]);
      kit_hold_fables (k, "seat-2", 0);
      g_assert_false (kit_offers (k, "special"));
      kit_set (k, "hand seat-2 none");
      kit_set (k, "discard all");
      g_assert_true (kit_offers (k, "special"));
      kit_set (k, "discard none");
    }

  /* Alone, but nothing lies on her. */
  kit_set (k, "friend seat-1 rapunzel");
  kit_set (k, "pig seat-1 fields");
  g_assert_false (kit_offers (k, "special"));
  kit_set (k, "tower seat-1 0 1 0");
  g_assert_true (kit_offers (k, "special"));
}

static void
a_new_friend_may_use_theirs_in_the_same_turn (void)
{
  KIT (3, "friend seat-1 wood-cutter", "friend-deck little-mermaid", "house seat-1 1 wood floor",
       "resources seat-1 0 2 0", "actions seat-1 3", "window build");

  kit_answer (k, "action", "special");
  kit_answer (k, "action", "build-wood-walls-site-1");
  kit_answer (k, "friend", "keep");
  kit_answer (k, "mermaid", "fields-forest");
  kit_answer (k, "action", "special");
  kit_shows (k, "resources seat-1 1 1 1");
}

/* Once for each Friend: who leaves and comes back has used it. */
static void
a_friend_who_comes_back_has_used_theirs (void)
{
  KIT (3, "friend seat-1 wood-cutter", "friend-deck rumpelstiltskin", "house seat-1 1 wood floor",
       "house seat-1 2 straw floor", "resources seat-1 5 4 0", "actions seat-1 6", "window build");

  kit_answer (k, "action", "special");
  kit_answer (k, "action", "build-wood-walls-site-1");
  kit_answer (k, "friend", "keep");
  kit_answer (k, "action", "special");
  kit_answer (k, "spin-all", "brick");
  kit_set (k, "resources seat-1 4 0 0");
  kit_shows (k, "friend-discard wood-cutter");
  kit_set (k, "friend-deck wood-cutter");
  kit_answer (k, "action", "build-straw-walls-site-2");
  kit_answer (k, "friend", "keep");
  kit_shows (k, "friend seat-1 wood-cutter");
  g_assert_false (kit_offers (k, "special"));
}

static void
a_free_power_costs_no_action (void)
{
  KIT (3, "friend seat-1 golden-goose", "window build");

  g_assert_true (kit_offers (k, "discard-friend"));
  kit_answer (k, "action", "discard-friend");
  kit_answer (k, "gain", "brick");
  kit_answer (k, "gain", "straw");
  kit_shows (k, "resources seat-1 1 0 1");
  kit_shows (k, "friend seat-1 none");
  kit_shows (k, "actions seat-1 2");
  kit_asks (k, "action", "seat-1");
  g_assert_false (kit_offers (k, "discard-friend"));
  g_assert_false (kit_offers (k, "end-turn"));
}

static void
a_free_power_may_be_used_between_the_actions (void)
{
  KIT (3, "friend seat-1 golden-goose", "window build");

  kit_answer (k, "action", "draw");
  kit_answer (k, "action", "discard-friend");
  kit_answer (k, "gain", "wood");
  kit_answer (k, "gain", "wood");
  kit_answer (k, "action", "build-wood-floor-site-1");
  kit_asks (k, "action", "seat-2");
}

static void
a_free_power_may_be_used_after_the_last_action (void)
{
  KIT (3, "friend seat-1 golden-goose", "window build");

  kit_answer (k, "action", "draw");
  kit_answer (k, "action", "draw");
  kit_asks (k, "action", "seat-1");
  g_assert_cmpuint (k->ask.n_options, ==, 2);
  g_assert_true (kit_offers (k, "end-turn"));
  kit_answer (k, "action", "discard-friend");
  kit_answer (k, "gain", "wood");
  kit_answer (k, "gain", "wood");
  kit_shows (k, "resources seat-1 0 2 0");
  kit_asks (k, "action", "seat-2");
}

static void
a_free_power_need_not_be_used (void)
{
  KIT (3, "friend seat-1 golden-goose", "window build");

  kit_answer (k, "action", "draw");
  kit_answer (k, "action", "draw");
  kit_answer (k, "action", "end-turn");
  kit_asks (k, "action", "seat-2");
  kit_shows (k, "friend seat-1 golden-goose");
}

static void
a_free_power_may_be_used_with_no_actions_at_all (void)
{
  KIT (3, "friend seat-1 golden-goose", "actions seat-1 0", "window build");

  kit_asks (k, "action", "seat-1");
  g_assert_cmpuint (k->ask.n_options, ==, 2);
  g_assert_true (kit_offers (k, "end-turn"));
  kit_answer (k, "action", "discard-friend");
  kit_answer (k, "gain", "wood");
  kit_answer (k, "gain", "wood");
  kit_shows (k, "resources seat-1 0 2 0");
  kit_asks (k, "action", "seat-2");
}

static void
without_actions_and_free_power_nobody_is_asked (void)
{
  KIT (3, "friend seat-1 fairy-godmother", "hand seat-1 wolf", "actions seat-1 0", "window build");

  kit_asks (k, "action", "seat-2");
}

static void
the_free_power_of_a_friend_got_with_the_last_action (void)
{
  KIT (3, "friend-deck golden-goose", "house seat-1 1 straw floor", "resources seat-1 4 0 0", "actions seat-1 1",
       "window build");

  kit_answer (k, "action", "build-straw-walls-site-1");
  kit_answer (k, "friend", "keep");
  kit_asks (k, "action", "seat-1");
  g_assert_true (kit_offers (k, "discard-friend"));
}

static void
free_powers_belong_to_the_own_turn (void)
{
  KIT (3, "friend seat-2 golden-goose", "window build");

  kit_asks (k, "action", "seat-1");
  g_assert_false (kit_offers (k, "discard-friend"));
  kit_answer (k, "action", "draw");
  kit_answer (k, "action", "draw");
  kit_asks (k, "action", "seat-2");
  g_assert_true (kit_offers (k, "discard-friend"));
}

/* Special actions in general. */

static void
costs_an_action_and_is_used_once_per_turn (void)
{
  KIT (3, "friend seat-1 little-mermaid fields forest", "actions seat-1 3", "window build");

  kit_answer (k, "action", "special");
  kit_shows (k, "actions seat-1 2");
  g_assert_false (kit_offers (k, "special"));
  kit_answer (k, "action", "gain-straw");
  kit_answer (k, "action", "gain-straw");
  kit_asks (k, "action", "seat-2");
  kit_pass_round (k);
  kit_set (k, "window build");
  kit_pass_to_ask (k, "action");
  while (k->ask.seat != 0)
    kit_answer (k, "action", "gain-straw");
  g_assert_true (kit_offers (k, "special"));
}

static void
needs_an_action (void)
{
  KIT (3, "friend seat-1 little-mermaid fields forest", "actions seat-1 0", "window build");

  kit_asks (k, "action", "seat-2");
}

/* Walls bring another Friend, and more Walls the first one again. */
static void
a_new_friend_may_use_theirs_in_mid_turn (void)
{
  KIT (3, "friend seat-1 wood-cutter", "friend-deck rumpelstiltskin", "house seat-1 1 straw floor",
       "resources seat-1 6 0 0", "actions seat-1 4", "window build");

  kit_answer (k, "action", "special");
  kit_answer (k, "action", "build-straw-walls-site-1");
  kit_answer (k, "friend", "keep");
  g_assert_true (kit_offers (k, "special"));
  kit_answer (k, "action", "special");
  kit_answer (k, "spin-all", "brick");
  kit_shows (k, "resources seat-1 0 2 2");
  g_assert_false (kit_offers (k, "special"));
}

static void
the_same_friend_again_does_not_help (void)
{
  KIT (3, "friend seat-1 wood-cutter", "friend-deck rumpelstiltskin", "house seat-1 1 straw floor",
       "house seat-1 2 wood floor", "resources seat-1 4 4 0", "actions seat-1 5", "window build");

  kit_answer (k, "action", "special");
  kit_answer (k, "action", "build-straw-walls-site-1");
  kit_answer (k, "friend", "keep");
  kit_set (k, "friend-deck wood-cutter");
  kit_answer (k, "action", "build-wood-walls-site-2");
  kit_answer (k, "friend", "keep");
  kit_shows (k, "friend seat-1 wood-cutter");
  g_assert_false (kit_offers (k, "special"));
}

const KitTest kit_special_action_tests[] = {
  { "special-action", "costs-an-action", a_special_action_costs_an_action },
  { "special-action", "is-used-once-a-turn", a_special_action_is_used_once_a_turn },
  { "special-action", "is-there-again-in-the-next-round", a_special_action_is_there_again_in_the_next_round },
  { "special-action", "is-not-there-without-actions", a_special_action_needs_an_action },
  { "special-action", "a-friend-without-one-offers-none", a_friend_without_special_action_offers_none },
  { "special-action", "that-would-do-nothing-is-not-offered", special_actions_that_would_do_nothing_are_not_offered },
  { "special-action", "a-new-friend-may-use-theirs-in-the-same-turn", a_new_friend_may_use_theirs_in_the_same_turn },
  { "special-action", "a-friend-who-comes-back-has-used-theirs", a_friend_who_comes_back_has_used_theirs },
  { "free-power", "costs-no-action", a_free_power_costs_no_action },
  { "free-power", "may-be-used-between-the-actions", a_free_power_may_be_used_between_the_actions },
  { "free-power", "may-be-used-after-the-last-action", a_free_power_may_be_used_after_the_last_action },
  { "free-power", "need-not-be-used", a_free_power_need_not_be_used },
  { "free-power", "may-be-used-with-no-actions-at-all", a_free_power_may_be_used_with_no_actions_at_all },
  { "free-power", "without-it-and-without-actions-nobody-is-asked", without_actions_and_free_power_nobody_is_asked },
  { "free-power", "of-a-friend-got-with-the-last-action", the_free_power_of_a_friend_got_with_the_last_action },
  { "free-power", "belongs-to-the-own-turn", free_powers_belong_to_the_own_turn },
  { "special-action", "costs-an-action-and-is-used-once-per-turn", costs_an_action_and_is_used_once_per_turn },
  { "special-action", "needs-an-action", needs_an_action },
  { "special-action", "a-new-friend-may-use-theirs-in-mid-turn", a_new_friend_may_use_theirs_in_mid_turn },
  { "special-action", "the-same-friend-again-does-not-help", the_same_friend_again_does_not_help },
  { NULL },
};
