/* test-friends-end.c: Friends who act after collecting and around building
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-friends.h"

/* Frog Prince. */

static Kit *
frog_prince_at (const char *plans)
{
  Kit *k = kit_new (3, "friend seat-1 frog-prince", "friend-deck golden-goose", NULL);

  gather_end (k, plans);
  return k;
}

static void
makes_room_for_a_friend_when_not_alone (void)
{
  g_autoptr (Kit) k = frog_prince_at ("fields forest fields");

  asks_only (k, "friend", "seat-1", "keep give-seat-2 give-seat-3");
  kit_shows (k, "friend seat-1 none");
  kit_shows (k, "friend-discard none");
  kit_answer (k, "friend", "keep");
  kit_shows (k, "friend seat-1 golden-goose");
  kit_shows (k, "friend-discard frog-prince");
}

static void
then_gains_one_of_his_choice (void)
{
  g_autoptr (Kit) k = frog_prince_at ("fields forest fields");

  kit_shows (k, "resources seat-1 0 0 0");
  kit_answer (k, "friend", "keep");
  asks_only (k, "gain", "seat-1", "straw wood brick");
  kit_answer (k, "gain", "brick");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 0 1");
}

static void
gives_the_new_friend_away_and_still_gains (void)
{
  g_autoptr (Kit) k = frog_prince_at ("fields forest fields");

  kit_answer (k, "friend", "give-seat-2");
  kit_asks (k, "gain", "seat-1");
  kit_answer (k, "gain", "wood");
  kit_shows (k, "friend seat-1 none");
  kit_shows (k, "friend seat-2 golden-goose");
  kit_shows (k, "resources seat-1 0 1 0");
}

static void
stays_when_alone_or_nowhere (void)
{
  g_autoptr (Kit) alone = frog_prince_at ("fields forest forest");
  g_autoptr (Kit) nowhere = frog_prince_at ("nowhere fields nowhere");

  nobody_is_asked (alone);
  kit_shows (alone, "friend seat-1 frog-prince");
  kit_shows (alone, "resources seat-1 0 0 0");
  nobody_is_asked (nowhere);
  kit_shows (nowhere, "friend seat-1 frog-prince");
  kit_shows (nowhere, "resources seat-1 0 0 0");
}

/* The Golden Goose. */

static void
alone_gains_one_of_her_choice (void)
{
  KIT (3, "friend seat-2 golden-goose");

  gather_end (k, "fields forest fields");
  asks_only (k, "gain", "seat-2", "straw wood brick");
  kit_answer (k, "gain", "brick");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-2 0 0 1");
  kit_shows (k, "friend seat-2 golden-goose");
}

static void
with_others_or_nowhere_gains_nothing (void)
{
  KIT (3, "friend seat-1 golden-goose");
  g_autoptr (Kit) nowhere = kit_new (3, "friend seat-1 golden-goose", NULL);

  gather_end (k, "fields forest fields");
  nobody_is_asked (k);
  gather_end (nowhere, "nowhere forest fields");
  nobody_is_asked (nowhere);
}

/* Robin Hood. */

static void
who_has_strictly_more_gives_one_of_their_choice (void)
{
  KIT (3, "friend seat-2 robin-hood", "resources seat-1 3 0 1", "resources seat-2 2 0 0", "resources seat-3 0 2 0",
       "window build-end");

  asks_only (k, "give", "seat-1", "straw brick");
  kit_answer (k, "give", "brick");
  kit_asks (k, "plan-gather", "seat-2");
  kit_shows (k, "resources seat-1 3 0 0");
  kit_shows (k, "resources seat-2 2 0 1");
  kit_shows (k, "resources seat-3 0 2 0");
}

static void
all_are_compared_first_then_pay (void)
{
  KIT (4, "friend seat-1 robin-hood", "start seat-3", "resources seat-2 1 0 0", "resources seat-3 0 2 0",
       "resources seat-4 0 0 1", "window build-end");

  kit_asks (k, "give", "seat-3");
  kit_answer (k, "give", "wood");
  kit_asks (k, "give", "seat-4");
  kit_answer (k, "give", "brick");
  kit_asks (k, "give", "seat-2");
  kit_answer (k, "give", "straw");
  kit_shows (k, "resources seat-1 1 1 1");
  kit_shows (k, "resources seat-3 0 1 0");
}

static void
acts_after_the_last_build_turn (void)
{
  KIT (3, "friend seat-1 robin-hood", "resources seat-2 3 0 0", "window build");

  kit_answer (k, "action", "gain-brick");
  kit_answer (k, "action", "gain-brick");
  kit_pass_to_ask (k, "give");
  kit_shows (k, "window build-end");
}

/* Rumpelstiltskin. */

static void
gains_a_straw_before_building (void)
{
  KIT (3, "friend seat-2 rumpelstiltskin", "window build-start");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-2 1 0 0");
  kit_shows (k, "resources seat-1 0 0 0");
}

/* The Seven Dwarfs. */

static void
alone_one_more_action (void)
{
  KIT (3, "friend seat-1 seven-dwarfs");

  gather_end (k, "fields forest forest");
  kit_shows (k, "actions seat-1 3");
  kit_shows (k, "actions seat-2 2");
  kit_answer (k, "action", "gain-wood");
  g_assert_false (kit_offers (k, "end-turn"));
  kit_answer (k, "action", "gain-wood");
  /* The extra one may be declined. */
  g_assert_true (kit_offers (k, "end-turn"));
  kit_answer (k, "action", "gain-wood");
  kit_asks (k, "action", "seat-2");
}

static void
this_round_only (void)
{
  KIT (3, "friend seat-1 seven-dwarfs");

  gather_end (k, "fields forest forest");
  kit_pass_round (k);
  kit_plan (k, "fields", "fields", "forest");
  kit_shows (k, "actions seat-1 2");
}

static void
with_others_or_nowhere_no_action_more (void)
{
  KIT (3, "friend seat-1 seven-dwarfs");
  g_autoptr (Kit) nowhere = kit_new (3, "friend seat-1 seven-dwarfs", NULL);

  gather_end (k, "fields forest fields");
  kit_shows (k, "actions seat-1 2");
  gather_end (nowhere, "nowhere forest fields");
  kit_shows (nowhere, "actions seat-1 2");
}

/* Snow White. */

static void
opponents_there_give_a_fable_of_their_choice (void)
{
  KIT (3, "friend seat-1 snow-white", "hand seat-2 wolf giant", "hand seat-3 dragon", "resources seat-2 1 0 0");

  gather_end (k, "fields fields forest");
  asks_only (k, "give-fable", "seat-2", "wolf giant");
  kit_answer (k, "give-fable", "giant");
  nobody_is_asked (k);
  g_assert_cmpuint (kit_hand (k, 0, "giant"), ==, 1);
  g_assert_cmpuint (kit_hand (k, 1, "wolf"), ==, 1);
  g_assert_cmpuint (hand_size (k, 1), ==, 1);
  g_assert_cmpuint (kit_hand (k, 2, "dragon"), ==, 1);
  kit_shows (k, "resources seat-2 1 0 0");
}

static void
who_has_no_fable_gives_a_resource_of_her_choice (void)
{
  KIT (3, "friend seat-1 snow-white", "resources seat-2 2 0 1", "resources seat-1 0 1 0");

  gather_end (k, "fields fields forest");
  asks_only (k, "snow-white-take", "seat-1", "straw brick");
  kit_answer (k, "snow-white-take", "brick");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 1 1");
  kit_shows (k, "resources seat-2 2 0 0");
}

static void
a_fable_set_down_is_not_in_hand (void)
{
  KIT (3, "friend seat-1 snow-white", "resources seat-2 0 1 0");

  gather_end (k, "fields fields:wishing-well forest");
  asks_only (k, "snow-white-take", "seat-1", "wood");
}

static void
who_has_neither_gives_nothing (void)
{
  KIT (3, "friend seat-1 snow-white", "resources seat-3 0 1 0");

  gather_end (k, "fields fields forest");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-3 0 1 0");
}

static void
every_opponent_there_in_turn_order (void)
{
  KIT (4, "friend seat-2 snow-white", "start seat-4", "hand seat-1 wolf", "hand seat-4 giant",
       "resources seat-3 1 0 0");

  gather_end (k, "market market market market");
  kit_asks (k, "give-fable", "seat-4");
  kit_answer (k, "give-fable", "giant");
  kit_asks (k, "give-fable", "seat-1");
  kit_answer (k, "give-fable", "wolf");
  kit_asks (k, "snow-white-take", "seat-2");
  kit_answer (k, "snow-white-take", "straw");
  kit_asks (k, "action", "seat-4");
  g_assert_cmpuint (hand_size (k, 1), ==, 2);
  kit_shows (k, "resources seat-2 1 0 0");
}

const KitTest kit_friend_end_tests[] = {
  { "frog-prince", "makes-room-for-a-friend-when-not-alone", makes_room_for_a_friend_when_not_alone },
  { "frog-prince", "then-gains-one-of-his-choice", then_gains_one_of_his_choice },
  { "frog-prince", "gives-the-new-friend-away-and-still-gains", gives_the_new_friend_away_and_still_gains },
  { "frog-prince", "stays-when-alone-or-nowhere", stays_when_alone_or_nowhere },
  { "golden-goose", "alone-gains-one-of-her-choice", alone_gains_one_of_her_choice },
  { "golden-goose", "with-others-or-nowhere-gains-nothing", with_others_or_nowhere_gains_nothing },
  { "robin-hood", "who-has-strictly-more-gives-one-of-their-choice", who_has_strictly_more_gives_one_of_their_choice },
  { "robin-hood", "all-are-compared-first-then-pay", all_are_compared_first_then_pay },
  { "robin-hood", "acts-after-the-last-build-turn", acts_after_the_last_build_turn },
  { "rumpelstiltskin", "gains-a-straw-before-building", gains_a_straw_before_building },
  { "seven-dwarfs", "alone-one-more-action", alone_one_more_action },
  { "seven-dwarfs", "this-round-only", this_round_only },
  { "seven-dwarfs", "with-others-or-nowhere-no-action-more", with_others_or_nowhere_no_action_more },
  { "snow-white", "opponents-there-give-a-fable-of-their-choice", opponents_there_give_a_fable_of_their_choice },
  { "snow-white", "who-has-no-fable-gives-a-resource-of-her-choice", who_has_no_fable_gives_a_resource_of_her_choice },
  { "snow-white", "a-fable-set-down-is-not-in-hand", a_fable_set_down_is_not_in_hand },
  { "snow-white", "who-has-neither-gives-nothing", who_has_neither_gives_nothing },
  { "snow-white", "every-opponent-there-in-turn-order", every_opponent_there_in_turn_order },
  { NULL },
};
