/* test-build-gains.c: what Walls and Roofs bring: Friends and First Builder Bonuses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-round.h"
#include "test-friends.h"

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

static void
a_friend_got_in_mid_turn_has_missed_the_start (void)
{
  KIT (3, "friend-deck rumpelstiltskin", "house seat-1 1 wood floor", "resources seat-1 0 4 0", "window build-start");

  kit_answer (k, "action", "build-wood-walls-site-1");
  kit_answer (k, "friend", "keep");
  kit_shows (k, "friend seat-1 rumpelstiltskin");
  kit_shows (k, "resources seat-1 0 0 0");
}

static void
a_friend_given_before_its_takers_turn_has_missed_the_start_too (void)
{
  KIT (3, "friend-deck rumpelstiltskin", "house seat-1 1 wood floor", "resources seat-1 0 4 0", "window build-start");

  kit_answer (k, "action", "build-wood-walls-site-1");
  kit_answer (k, "friend", "give-seat-2");
  kit_answer (k, "action", "draw");
  kit_asks (k, "action", "seat-2");
  kit_shows (k, "resources seat-2 0 0 0");
}

static void
a_friend_got_in_mid_turn_acts_at_the_end (void)
{
  KIT (2, "friend-deck robin-hood", "house seat-1 1 wood floor", "resources seat-1 0 4 0", "resources seat-2 5 0 0",
       "window build-start");

  kit_answer (k, "action", "build-wood-walls-site-1");
  kit_answer (k, "friend", "keep");
  for (guint i = 0; i < 3; i++)
    kit_answer (k, "action", "draw");
  kit_asks_for (k, "give", "seat-2", "robin-hood");
  kit_answer (k, "give", "straw");
  kit_shows (k, "resources seat-1 1 0 0");
}

static void
the_mermaid_is_asked_at_once_even_off_turn (void)
{
  KIT (3, "friend-deck little-mermaid", "house seat-1 1 wood floor", "resources seat-1 0 4 0", "window build");

  kit_answer (k, "action", "build-wood-walls-site-1");
  kit_answer (k, "friend", "give-seat-3");
  kit_asks_for (k, "mermaid", "seat-3", "little-mermaid");
  kit_answer (k, "mermaid", "forest-brickyard");
  kit_shows (k, "friend seat-3 little-mermaid forest brickyard");
  kit_asks (k, "action", "seat-1");
}

/* Little Mermaid. */

static Kit *
walls_bring_the_mermaid (guint seats)
{
  Kit *k = kit_new (seats, "friend seat-1 golden-goose", "friend seat-2 tom-thumb", "friend-deck little-mermaid",
                    "house seat-1 1 straw floor", "resources seat-1 4 0 0", "window build", NULL);

  kit_answer (k, "action", "build-straw-walls-site-1");
  return k;
}

static void
gained_two_gather_cards_are_chosen (void)
{
  g_autoptr (Kit) k = walls_bring_the_mermaid (3);

  kit_answer (k, "friend", "keep");
  asks_only (k, "mermaid", "seat-1", "fields-forest fields-brickyard forest-brickyard");
  kit_answer (k, "mermaid", "fields-brickyard");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "friend seat-1 little-mermaid fields brickyard");
  /* What lies under her is her player's secret. */
  g_assert_true (sees (k, 0, "friend seat-1 little-mermaid fields brickyard"));
  g_assert_true (sees (k, 1, "friend seat-1 little-mermaid"));
}

static void
of_four_gather_cards_two_lie_under_her (void)
{
  g_autoptr (Kit) k = walls_bring_the_mermaid (4);

  kit_answer (k, "friend", "keep");
  asks_only (k, "mermaid", "seat-1",
             "fields-forest fields-brickyard fields-market forest-brickyard forest-market brickyard-market");
  kit_answer (k, "mermaid", "forest-market");
  kit_set (k, "start seat-1");
  kit_set (k, "window plan");
  asks_only (k, "plan-gather", "seat-1", "forest market");
}

static void
the_others_cannot_be_used (void)
{
  KIT (3, "friend seat-1 little-mermaid fields brickyard", "window plan");

  asks_only (k, "plan-gather", "seat-1", "fields brickyard");
  kit_answer (k, "plan-gather", "brickyard");
  asks_only (k, "plan-gather", "seat-2", "fields forest brickyard");
}

static void
they_come_back_when_she_goes (void)
{
  KIT (3, "friend seat-1 little-mermaid fields brickyard", "friend-deck golden-goose", "house seat-1 1 straw floor",
       "resources seat-1 4 0 0", "window build");

  kit_answer (k, "action", "build-straw-walls-site-1");
  kit_answer (k, "friend", "keep");
  kit_set (k, "window plan");
  asks_only (k, "plan-gather", "seat-1", "fields forest brickyard");
}

static void
gains_one_of_each (void)
{
  KIT (3, "friend seat-1 little-mermaid fields brickyard", "window build");

  kit_answer (k, "action", "special");
  kit_shows (k, "resources seat-1 1 1 1");
}

static void
given_away_she_asks_the_taker_at_once (void)
{
  g_autoptr (Kit) k = walls_bring_the_mermaid (3);

  kit_answer (k, "friend", "give-seat-2");
  asks_only (k, "mermaid", "seat-2", "fields-forest fields-brickyard forest-brickyard");
  kit_answer (k, "mermaid", "fields-forest");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "friend seat-2 little-mermaid fields forest");
  /* Who gives a Friend away does not gain it; who gets it loses the old one. */
  kit_shows (k, "friend seat-1 golden-goose");
  kit_shows (k, "friend-discard tom-thumb");
}

/* A Friend gained on one's turn. */

static void
in_mid_turn_has_missed_the_start_of_building (void)
{
  KIT (3, "friend-deck rumpelstiltskin", "house seat-1 1 wood floor", "resources seat-1 0 4 0", "window build-start");

  kit_answer (k, "action", "build-wood-walls-site-1");
  kit_answer (k, "friend", "keep");
  kit_shows (k, "resources seat-1 0 0 0");
}

static void
in_mid_turn_acts_at_the_end_of_building (void)
{
  KIT (3, "friend-deck robin-hood", "house seat-1 1 wood floor", "resources seat-1 0 4 0", "resources seat-2 9 0 0",
       "window build-start");

  kit_answer (k, "action", "build-wood-walls-site-1");
  kit_answer (k, "friend", "keep");
  kit_pass_to_ask (k, "give");
  kit_asks (k, "give", "seat-2");
}

static void
by_the_last_action_may_still_leave_free (void)
{
  KIT (3, "friend-deck golden-goose", "house seat-1 1 wood floor", "resources seat-1 0 4 0", "actions seat-1 1",
       "window build");

  kit_answer (k, "action", "build-wood-walls-site-1");
  kit_answer (k, "friend", "keep");
  asks_only (k, "action", "seat-1", "discard-friend end-turn");
}

const KitTest kit_build_gain_tests[] = {
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
  { "friend-gain", "a-friend-got-in-mid-turn-has-missed-the-start", a_friend_got_in_mid_turn_has_missed_the_start },
  { "friend-gain", "a-friend-given-before-its-takers-turn-has-missed-the-start-too",
    a_friend_given_before_its_takers_turn_has_missed_the_start_too },
  { "friend-gain", "a-friend-got-in-mid-turn-acts-at-the-end", a_friend_got_in_mid_turn_acts_at_the_end },
  { "friend-gain", "the-mermaid-is-asked-at-once-even-off-turn", the_mermaid_is_asked_at_once_even_off_turn },
  { "little-mermaid", "gained-two-gather-cards-are-chosen", gained_two_gather_cards_are_chosen },
  { "little-mermaid", "of-four-gather-cards-two-lie-under-her", of_four_gather_cards_two_lie_under_her },
  { "little-mermaid", "the-others-cannot-be-used", the_others_cannot_be_used },
  { "little-mermaid", "they-come-back-when-she-goes", they_come_back_when_she_goes },
  { "little-mermaid", "gains-one-of-each", gains_one_of_each },
  { "little-mermaid", "given-away-she-asks-the-taker-at-once", given_away_she_asks_the_taker_at_once },
  { "gained-friend", "in-mid-turn-has-missed-the-start-of-building", in_mid_turn_has_missed_the_start_of_building },
  { "gained-friend", "in-mid-turn-acts-at-the-end-of-building", in_mid_turn_acts_at_the_end_of_building },
  { "gained-friend", "by-the-last-action-may-still-leave-free", by_the_last_action_may_still_leave_free },
  { NULL },
};
