/* test-friends-2.c: what Friends from Pinocchio to Tom Thumb do in the windows
 * of a round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-friends.h"

/* How many seeds stand for "whatever chance brings". */
#define SEEDS 24

/* Pinocchio. */

static Kit *
pinocchio_says (guint       seats,
                const char *location)
{
  Kit *k = kit_new (seats, "friend seat-1 pinocchio", "hand seat-2 roar wishing-well", "window start", NULL);

  asks_only (k, "pinocchio", "seat-1",
             seats == 4 ? "fields forest brickyard market" : "fields forest brickyard");
  kit_answer (k, "pinocchio", location);
  return k;
}

static void
kept_word_gains_two (void)
{
  g_autoptr (Kit) k = pinocchio_says (3, "forest");

  kit_plan (k, "forest", "forest", "fields");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 4 0");
  kit_shows (k, "gathered seat-1 0 2 0");
}

static void
broken_word_gains_nothing (void)
{
  g_autoptr (Kit) k = pinocchio_says (3, "forest");

  kit_plan (k, "fields", "forest", "brickyard");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 5 0 0");
}

static void
chooses_the_type_at_the_market (void)
{
  g_autoptr (Kit) k = pinocchio_says (4, "market");

  kit_plan (k, "market", "forest", "brickyard", "fields");
  asks_only (k, "pinocchio-gain", "seat-1", "straw wood brick");
  kit_answer (k, "pinocchio-gain", "brick");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 1 1 3");
}

static void
the_card_face_up_in_e_counts (void)
{
  g_autoptr (Kit) got = pinocchio_says (3, "brickyard");
  g_autoptr (Kit) lost = pinocchio_says (3, "fields");

  kit_plan (got, "fields", "forest wishing-well", "brickyard");
  kit_answer (got, "wishing-well", "seat-1-seat-3");
  kit_shows (got, "resources seat-1 0 0 5");

  kit_plan (lost, "fields", "forest wishing-well", "brickyard");
  kit_answer (lost, "wishing-well", "seat-1-seat-3");
  kit_shows (lost, "resources seat-1 0 0 3");
}

static void
where_he_is_driven_later_does_not_count (void)
{
  guint moved = 0;

  for (guint seed = 1; seed <= SEEDS; seed++)
    {
      g_autoptr (Kit) k = pinocchio_says (3, "fields");

      set_seed (k, seed);
      kit_forget (k);
      kit_plan (k, "fields", "fields roar", "brickyard");
      g_assert_cmpuint (kit_events (k, "cause pinocchio from supply to seat-1 type straw n 2"), ==, 1);
      g_assert_cmpuint (kit_events (k, "cause pinocchio"), ==, 1);
      moved += pig_of (k, 0) != GRIMM_FIELDS;
    }
  g_assert_cmpuint (moved, >, 0);
}

/* Rapunzel. */

static void
two_of_one_type_pile_up_on_her (void)
{
  KIT (3, "friend seat-1 rapunzel", "window start");

  asks_only (k, "rapunzel", "seat-1", "straw wood brick");
  kit_answer (k, "rapunzel", "brick");
  kit_shows (k, "tower seat-1 0 0 2");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_pass_to_ask (k, "rapunzel");
  kit_answer (k, "rapunzel", "wood");
  kit_shows (k, "tower seat-1 0 2 2");
  kit_pass_to_ask (k, "rapunzel");
  kit_answer (k, "rapunzel", "brick");
  kit_shows (k, "tower seat-1 0 2 4");
}

/* Sleeping Beauty. */

static Kit *
beauty_sleeps (const char *dreamer)
{
  Kit *k = kit_new (3, "friend seat-1 sleeping-beauty", "hand seat-1 giant", "hand seat-2 wolf", "deck little-helpers",
                    "window start", NULL);

  asks_only (k, "sleeping-beauty", "seat-1", "seat-1 seat-2 seat-3");
  kit_answer (k, "sleeping-beauty", dreamer);
  return k;
}

static void
the_top_fable_is_the_only_one (void)
{
  g_autoptr (Kit) k = beauty_sleeps ("seat-2");

  kit_shows (k, "plan seat-2 none little-helpers");
  kit_answer (k, "plan-gather", "fields");
  kit_answer (k, "plan-fable", "none");
  kit_asks (k, "plan-gather", "seat-2");
  kit_answer (k, "plan-gather", "forest");
  kit_asks (k, "plan-gather", "seat-3");
  kit_answer (k, "plan-gather", "fields");
  nobody_is_asked (k);
  g_assert_cmpuint (kit_events (k, "fable-revealed seat seat-2 card little-helpers"), ==, 1);
  g_assert_cmpuint (kit_hand (k, 1, "wolf"), ==, 1);
  kit_shows (k, "actions seat-2 4");
  g_assert_cmpuint (kit_discarded (k, "little-helpers"), ==, 1);
}

static void
unseen_until_it_turns_up (void)
{
  g_autoptr (Kit) k = beauty_sleeps ("seat-2");

  for (guint seat = 0; seat < 3; seat++)
    g_assert_true (sees (k, seat, "plan seat-2 none ?"));
  kit_answer (k, "plan-gather", "fields");
  kit_answer (k, "plan-fable", "none");
  kit_answer (k, "plan-gather", "forest");
  g_assert_true (sees (k, 1, "plan seat-2 forest ?"));
}

static void
her_own_player_may_dream (void)
{
  g_autoptr (Kit) k = beauty_sleeps ("seat-1");

  g_assert_true (sees (k, 0, "plan seat-1 none ?"));
  kit_answer (k, "plan-gather", "fields");
  kit_asks (k, "plan-gather", "seat-2");
  kit_answer (k, "plan-gather", "forest");
  asks_only (k, "plan-fable", "seat-2", "wolf none");
}

static void
lasts_for_one_round (void)
{
  g_autoptr (Kit) k = beauty_sleeps ("seat-2");

  kit_plan (k, "fields", "forest", "fields");
  kit_pass_to_ask (k, "sleeping-beauty");
  kit_answer (k, "sleeping-beauty", "seat-1");
  kit_asks (k, "plan-gather", "seat-2");
  kit_answer (k, "plan-gather", "forest");
  kit_asks (k, "plan-fable", "seat-2");
  g_assert_true (kit_offers (k, "wolf"));
  g_assert_true (kit_offers (k, "none"));
}

static void
with_no_fable_left_they_plan_as_usual (void)
{
  KIT (3, "friend seat-1 sleeping-beauty");

  hoard (k, 1, 0);
  kit_set (k, "window start");
  kit_asks (k, "plan-gather", "seat-1");
  kit_answer (k, "plan-gather", "fields");
  kit_answer (k, "plan-gather", "fields");
  kit_asks (k, "plan-fable", "seat-2");
  g_assert_true (kit_offers (k, "none"));
}

static void
the_discard_pile_makes_a_new_deck (void)
{
  KIT (3, "friend seat-1 sleeping-beauty", "discard all", "window start");

  kit_answer (k, "sleeping-beauty", "seat-3");
  kit_shows (k, "discard none");
  g_assert_cmpuint (k->s.n_deck, ==, 55);
}

/* Thumbelina. */

static void
draws_an_unplayed_card_and_goes_there (void)
{
  guint forest = 0, brickyard = 0;

  for (guint seed = 1; seed <= SEEDS; seed++)
    {
      KIT (3, "friend seat-2 thumbelina");

      set_seed (k, seed);
      kit_plan (k, "fields", "fields", "fields");
      asks_only (k, "thumbelina", "seat-2", "yes no");
      kit_shows (k, "pig seat-2 home");
      kit_answer (k, "thumbelina", "yes");
      nobody_is_asked (k);
      g_assert_cmpuint (kit_events (k, "gather-drawn seat seat-2"), ==, 1);
      kit_shows (k, "resources seat-1 2 0 0");
      forest += pig_of (k, 1) == GRIMM_FOREST;
      brickyard += pig_of (k, 1) == GRIMM_BRICKYARD;
    }
  g_assert_cmpuint (forest + brickyard, ==, SEEDS);
  g_assert_cmpuint (forest, >, 0);
  g_assert_cmpuint (brickyard, >, 0);
}

static void
all_see_where_she_goes (void)
{
  KIT (3, "friend seat-2 thumbelina", "friend seat-3 aladdin", "hand seat-3 hidden-vault", "window start");
  g_autofree char *line = NULL;

  kit_plan (k, "fields", "fields", "fields hidden-vault");
  kit_answer (k, "thumbelina", "yes");
  kit_asks (k, "vault", "seat-3");
  line = g_strdup_printf ("plan seat-2 %s none", grimm_location_ids[pig_of (k, 1)]);
  g_assert_true (sees (k, 0, line));
  g_assert_true (sees (k, 1, line));
}

static void
may_stay_with_her_card (void)
{
  KIT (3, "friend seat-2 thumbelina");

  kit_plan (k, "fields", "brickyard", "fields");
  kit_answer (k, "thumbelina", "no");
  kit_shows (k, "pig seat-2 brickyard");
  g_assert_cmpuint (kit_events (k, "gather-drawn"), ==, 0);
}

/* Tom Thumb. */

static void
may_take_one_from_a_location (void)
{
  KIT (4, "friend seat-1 tom-thumb", "pile forest 0 0 0", "pile market 0 1 0", "window start");

  asks_only (k, "tom-thumb", "seat-1", "fields-straw brickyard-brick market-wood none");
  kit_answer (k, "tom-thumb", "brickyard-brick");
  kit_shows (k, "resources seat-1 0 0 1");
  kit_shows (k, "pile brickyard 0 0 2");
  kit_asks (k, "plan-gather", "seat-1");
}

static void
may_decline (void)
{
  KIT (3, "friend seat-1 tom-thumb", "window start");

  kit_answer (k, "tom-thumb", "none");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "pile fields 5 0 0");
  kit_asks (k, "plan-gather", "seat-1");
}

static void
takes_before_prince_regal (void)
{
  KIT (2, "friend seat-1 tom-thumb", "pile fields 12 0 0", "window start");

  kit_answer (k, "tom-thumb", "fields-straw");
  kit_shows (k, "pile fields 6 0 0");
}

static void
draws_from_the_hand_only (void)
{
  guint forest = 0, brickyard = 0;

  for (guint seed = 1; seed <= SEEDS; seed++)
    {
      KIT (3, "friend seat-1 thumbelina", "hand seat-2 wishing-well");

      set_seed (k, seed);
      kit_plan (k, "fields", "fields wishing-well", "brickyard");
      kit_answer (k, "wishing-well", "seat-1-seat-3");
      kit_answer (k, "thumbelina", "yes");
      /* Her own Fields card lies before seat-3, who goes there. */
      kit_shows (k, "pig seat-3 fields");
      forest += pig_of (k, 0) == GRIMM_FOREST;
      brickyard += pig_of (k, 0) == GRIMM_BRICKYARD;
    }
  g_assert_cmpuint (forest + brickyard, ==, SEEDS);
  g_assert_cmpuint (forest, >, 0);
  g_assert_cmpuint (brickyard, >, 0);
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

const KitTest kit_friend_more_tests[] = {
  { "pinocchio", "kept-word-gains-two", kept_word_gains_two },
  { "pinocchio", "broken-word-gains-nothing", broken_word_gains_nothing },
  { "pinocchio", "chooses-the-type-at-the-market", chooses_the_type_at_the_market },
  { "pinocchio", "the-card-face-up-in-e-counts", the_card_face_up_in_e_counts },
  { "pinocchio", "where-he-is-driven-later-does-not-count", where_he_is_driven_later_does_not_count },
  { "rapunzel", "two-of-one-type-pile-up-on-her", two_of_one_type_pile_up_on_her },
  { "sleeping-beauty", "the-top-fable-is-the-only-one", the_top_fable_is_the_only_one },
  { "sleeping-beauty", "unseen-until-it-turns-up", unseen_until_it_turns_up },
  { "sleeping-beauty", "her-own-player-may-dream", her_own_player_may_dream },
  { "sleeping-beauty", "lasts-for-one-round", lasts_for_one_round },
  { "sleeping-beauty", "with-no-fable-left-they-plan-as-usual", with_no_fable_left_they_plan_as_usual },
  { "sleeping-beauty", "the-discard-pile-makes-a-new-deck", the_discard_pile_makes_a_new_deck },
  { "thumbelina", "draws-an-unplayed-card-and-goes-there", draws_an_unplayed_card_and_goes_there },
  { "thumbelina", "all-see-where-she-goes", all_see_where_she_goes },
  { "thumbelina", "may-stay-with-her-card", may_stay_with_her_card },
  { "tom-thumb", "may-take-one-from-a-location", may_take_one_from_a_location },
  { "tom-thumb", "may-decline", may_decline },
  { "tom-thumb", "takes-before-prince-regal", takes_before_prince_regal },
  { "thumbelina", "draws-from-the-hand-only", draws_from_the_hand_only },
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
