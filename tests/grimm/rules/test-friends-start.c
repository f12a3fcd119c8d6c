/* test-friends-start.c: Friends of the start of the round and of planning
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-friends.h"

/* Aladdin. */

static Kit *
aladdin_says (const char *word,
              const char *plans)
{
  Kit *k = kit_new (3, "friend seat-1 aladdin", "window start", NULL);

  asks_only (k, "aladdin", "seat-1", "alone together");
  kit_answer (k, "aladdin", word);
  kit_shows (k, "resources seat-1 0 0 0");
  gather_end (k, plans);
  nobody_is_asked (k);
  return k;
}

static void
right_about_being_alone (void)
{
  g_autoptr (Kit) k = aladdin_says ("alone", "fields forest forest");

  kit_shows (k, "resources seat-1 1 1 1");
}

static void
right_about_company (void)
{
  g_autoptr (Kit) k = aladdin_says ("together", "fields forest fields");

  kit_shows (k, "resources seat-1 1 1 1");
}

static void
wrong_about_being_alone (void)
{
  g_autoptr (Kit) k = aladdin_says ("alone", "fields forest fields");

  kit_shows (k, "resources seat-1 0 0 0");
}

static void
wrong_about_company (void)
{
  g_autoptr (Kit) k = aladdin_says ("together", "fields forest forest");

  kit_shows (k, "resources seat-1 0 0 0");
}

static void
nowhere_is_never_right (void)
{
  g_autoptr (Kit) alone = aladdin_says ("alone", "nowhere forest forest");
  g_autoptr (Kit) together = aladdin_says ("together", "nowhere fields nowhere");

  kit_shows (alone, "resources seat-1 0 0 0");
  kit_shows (together, "resources seat-1 0 0 0");
}

/* Ali Baba. */

static void
steals_one_of_his_choice (void)
{
  KIT (3, "friend seat-1 ali-baba", "resources seat-1 1 1 1", "resources seat-2 2 0 1", "resources seat-3 0 1 0",
       "window start");

  asks_only (k, "steal", "seat-1", "seat-2-straw seat-2-brick seat-3-wood");
  kit_answer (k, "steal", "seat-2-brick");
  kit_shows (k, "resources seat-1 1 1 2");
  kit_shows (k, "resources seat-2 2 0 0");
  kit_asks (k, "plan-gather", "seat-1");
}

static void
nothing_to_steal_asks_nobody (void)
{
  KIT (3, "friend seat-1 ali-baba", "resources seat-1 1 1 1", "window start");

  kit_asks (k, "plan-gather", "seat-1");
}

/* Ali Baba has taken the only @loot of seat-2. */
static Kit *
ali_baba_took (const char *resources,
               const char *loot)
{
  Kit *k = kit_new (3, "friend seat-1 ali-baba", resources, "hand seat-3 dragon", "window start", NULL);

  kit_answer (k, "steal", loot);
  return k;
}

static void
gives_back_when_together (void)
{
  g_autoptr (Kit) k = ali_baba_took ("resources seat-2 0 0 1", "seat-2-brick");

  kit_shows (k, "resources seat-1 0 0 1");
  kit_plan (k, "fields", "fields", "forest");
  kit_shows (k, "resources seat-1 2 0 0");
  kit_shows (k, "resources seat-2 2 0 1");
}

static void
keeps_it_when_apart (void)
{
  g_autoptr (Kit) k = ali_baba_took ("resources seat-2 0 0 1", "seat-2-brick");

  kit_plan (k, "fields", "forest", "fields");
  kit_shows (k, "resources seat-1 2 0 1");
  kit_shows (k, "resources seat-2 0 4 0");
  kit_shows (k, "resources seat-3 2 0 0");
}

static void
gives_back_at_an_empty_location (void)
{
  g_autoptr (Kit) k = ali_baba_took ("resources seat-2 0 0 1", "seat-2-brick");

  kit_set (k, "pile fields 0 0 0");
  kit_plan (k, "fields", "fields", "forest");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "resources seat-2 0 0 1");
}

/* A Dragon takes all he has; what he collects then he must give. */
static void
gives_back_after_collecting (void)
{
  g_autoptr (Kit) k = ali_baba_took ("resources seat-2 1 0 0", "seat-2-straw");

  kit_plan (k, "fields", "fields", "forest dragon");
  kit_answer (k, "place-monster", "fields");
  kit_shows (k, "resources seat-1 1 0 0");
  kit_shows (k, "resources seat-2 3 0 0");
}

static void
gives_back_only_that_type (void)
{
  g_autoptr (Kit) k = ali_baba_took ("resources seat-2 0 0 1", "seat-2-brick");

  kit_plan (k, "fields", "fields", "forest dragon");
  kit_answer (k, "place-monster", "fields");
  kit_shows (k, "resources seat-1 2 0 0");
  kit_shows (k, "resources seat-2 2 0 0");
}

static void
gives_one_back_only_to_whom_he_robbed (void)
{
  g_autoptr (Kit) k = ali_baba_took ("resources seat-2 0 0 2", "seat-2-brick");

  kit_set (k, "resources seat-1 0 0 3");
  kit_plan (k, "fields", "fields", "fields");
  kit_shows (k, "resources seat-1 1 0 2");
  kit_shows (k, "resources seat-2 1 0 2");
  kit_shows (k, "resources seat-3 1 0 0");
}

/* Evil Queen. */

static Kit *
queen_looks_on (void)
{
  Kit *k = kit_new (3, "friend seat-1 evil-queen", "hand seat-1 giant", "hand seat-2 wolf", "window plan", NULL);

  kit_asks (k, "plan-gather", "seat-2");
  kit_answer (k, "plan-gather", "forest");
  kit_answer (k, "plan-fable", "wolf");
  kit_asks (k, "plan-gather", "seat-3");
  kit_answer (k, "plan-gather", "brickyard");
  return k;
}

static void
plans_last (void)
{
  g_autoptr (Kit) k = queen_looks_on ();

  kit_asks (k, "queen-peek", "seat-1");
  kit_answer (k, "queen-peek", "seat-3-gather");
  asks_only (k, "plan-gather", "seat-1", "fields forest brickyard");
  kit_answer (k, "plan-gather", "forest");
  asks_only (k, "plan-fable", "seat-1", "giant none");
}

static void
looks_at_a_gather_card (void)
{
  g_autoptr (Kit) k = queen_looks_on ();

  asks_only (k, "queen-peek", "seat-1", "seat-2-gather seat-2-fable seat-3-gather");
  g_assert_true (sees (k, 0, "plan seat-2 ? ?"));
  kit_answer (k, "queen-peek", "seat-2-gather");
  g_assert_true (sees (k, 0, "plan seat-2 forest ?"));
  g_assert_true (sees (k, 0, "plan seat-3 ? none"));
  g_assert_true (sees (k, 2, "plan seat-2 ? ?"));
}

static void
or_looks_at_a_fable (void)
{
  g_autoptr (Kit) k = queen_looks_on ();

  kit_answer (k, "queen-peek", "seat-2-fable");
  g_assert_true (sees (k, 0, "plan seat-2 ? wolf"));
  g_assert_true (sees (k, 2, "plan seat-2 ? ?"));
  kit_asks (k, "plan-gather", "seat-1");
}

/* Huntsman. */

static void
opponents_with_a_fable_must_play_one (void)
{
  KIT (3, "friend seat-2 huntsman", "hand seat-1 wolf giant", "hand seat-2 dragon", "window plan");

  kit_answer (k, "plan-gather", "fields");
  asks_only (k, "plan-fable", "seat-1", "wolf giant");
  kit_answer (k, "plan-fable", "giant");
  kit_answer (k, "plan-gather", "forest");
  asks_only (k, "plan-fable", "seat-2", "dragon none");
  kit_answer (k, "plan-fable", "none");
  kit_answer (k, "plan-gather", "fields");
  kit_asks (k, "place-monster", "seat-1");
}

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

const KitTest kit_friend_start_tests[] = {
  { "aladdin", "right-about-being-alone-gains-one-of-each", right_about_being_alone },
  { "aladdin", "right-about-company-gains-one-of-each", right_about_company },
  { "aladdin", "wrong-about-being-alone-gains-nothing", wrong_about_being_alone },
  { "aladdin", "wrong-about-company-gains-nothing", wrong_about_company },
  { "aladdin", "nowhere-is-never-right", nowhere_is_never_right },
  { "ali-baba", "steals-one-of-his-choice", steals_one_of_his_choice },
  { "ali-baba", "nothing-to-steal-asks-nobody", nothing_to_steal_asks_nobody },
  { "ali-baba", "gives-back-when-together", gives_back_when_together },
  { "ali-baba", "keeps-it-when-apart", keeps_it_when_apart },
  { "ali-baba", "gives-back-at-an-empty-location", gives_back_at_an_empty_location },
  { "ali-baba", "gives-back-after-collecting", gives_back_after_collecting },
  { "ali-baba", "gives-back-only-that-type", gives_back_only_that_type },
  { "ali-baba", "gives-one-back-only-to-whom-he-robbed", gives_one_back_only_to_whom_he_robbed },
  { "evil-queen", "plans-last", plans_last },
  { "evil-queen", "looks-at-a-gather-card", looks_at_a_gather_card },
  { "evil-queen", "or-looks-at-a-fable", or_looks_at_a_fable },
  { "huntsman", "opponents-with-a-fable-must-play-one", opponents_with_a_fable_must_play_one },
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
  { "tom-thumb", "may-take-one-from-a-location", may_take_one_from_a_location },
  { "tom-thumb", "may-decline", may_decline },
  { "tom-thumb", "takes-before-prince-regal", takes_before_prince_regal },
  { NULL },
};
