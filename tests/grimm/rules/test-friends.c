/* test-friends.c: what Friends from Aladdin to Jack do in the windows of a round
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

/* Cinderella. */

static void
takes_two_before_anybody_collects (void)
{
  KIT (3, "friend seat-1 cinderella");

  kit_plan (k, "fields", "forest", "fields");
  kit_shows (k, "resources seat-1 3 0 0");
  kit_shows (k, "resources seat-3 1 0 0");
  kit_shows (k, "pile fields 1 0 0");
}

static void
what_she_takes_is_not_gathered (void)
{
  KIT (3, "friend seat-1 cinderella");

  kit_plan (k, "fields", "forest", "brickyard");
  kit_shows (k, "resources seat-1 5 0 0");
  kit_shows (k, "gathered seat-1 3 0 0");
}

static void
takes_two_of_her_choice_at_the_market_before_pigs_move (void)
{
  KIT (4, "friend seat-2 cinderella");

  kit_plan (k, "market", "market", "market", "fields");
  asks_only (k, "take-from-location", "seat-2", "straw wood brick");
  kit_shows (k, "pig seat-1 home");
  kit_shows (k, "pig seat-2 home");
  kit_answer (k, "take-from-location", "brick");
  asks_only (k, "take-from-location", "seat-2", "straw wood");
  kit_answer (k, "take-from-location", "wood");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-2 0 1 1");
  kit_shows (k, "pile market 1 0 0");
}

static void
takes_what_is_there_if_less (void)
{
  KIT (4, "friend seat-1 cinderella", "friend seat-2 none", "pile fields 1 0 0", "pile market 0 0 1");

  kit_plan (k, "fields", "forest", "fields", "forest");
  kit_shows (k, "resources seat-1 1 0 0");
  kit_shows (k, "resources seat-3 0 0 0");

  kit_pass_round (k);
  kit_set (k, "resources seat-1 0 0 0");
  kit_set (k, "pile market 0 0 1");
  kit_plan (k, "market", "forest", "market", "forest");
  asks_only (k, "take-from-location", "seat-1", "brick");
  kit_answer (k, "take-from-location", "brick");
  kit_asks (k, "action", "seat-2");
  kit_shows (k, "resources seat-1 0 0 1");
}

static void
nothing_lies_there_nothing_is_taken (void)
{
  KIT (4, "friend seat-1 cinderella", "pile market 0 0 0");

  kit_plan (k, "market", "forest", "fields", "forest");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 0 0");
}

static void
keeps_them_when_moved_later (void)
{
  KIT (3, "friend seat-1 cinderella", "hand seat-1 chinny-chin-chin", "hand seat-2 wolf");

  kit_plan (k, "fields chinny-chin-chin", "brickyard wolf", "brickyard");
  kit_answer (k, "place-monster", "fields");
  kit_shows (k, "resources seat-1 2 0 0");
  kit_answer (k, "chinny-move", "forest");
  kit_shows (k, "resources seat-1 2 4 0");
  kit_shows (k, "pile fields 3 0 0");
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

/* Gingerbread Man. */

static void
may_go_nowhere_before_pigs_move (void)
{
  KIT (3, "friend seat-2 gingerbread-man");

  kit_plan (k, "brickyard", "brickyard", "forest");
  asks_only (k, "gingerbread-man", "seat-2", "yes no");
  kit_shows (k, "pig seat-1 home");
  kit_answer (k, "gingerbread-man", "yes");
  nobody_is_asked (k);
  kit_shows (k, "pig seat-2 nowhere");
  g_assert_cmpuint (kit_events (k, "pig-stayed-away seat seat-2"), ==, 1);
  kit_shows (k, "resources seat-2 1 1 1");
  kit_shows (k, "resources seat-1 0 0 2");
  kit_shows (k, "resources seat-3 0 3 0");
  kit_shows (k, "pile fields 4 0 0");
  g_assert_cmpuint (kit_events (k, "gathered seat seat-2"), ==, 0);
}

static void
may_go_to_his_location_as_usual (void)
{
  KIT (3, "friend seat-2 gingerbread-man");

  kit_plan (k, "brickyard", "fields", "forest");
  kit_answer (k, "gingerbread-man", "no");
  kit_shows (k, "pig seat-2 fields");
  kit_shows (k, "resources seat-2 5 0 0");
  kit_shows (k, "pile fields 0 0 0");
}

static void
takes_one_of_his_choice_from_the_market_too (void)
{
  KIT (4, "friend seat-1 gingerbread-man");

  kit_plan (k, "fields", "brickyard", "brickyard", "brickyard");
  kit_answer (k, "gingerbread-man", "yes");
  asks_only (k, "take-from-location", "seat-1", "straw wood brick");
  kit_answer (k, "take-from-location", "brick");
  kit_shows (k, "resources seat-1 1 1 2");
  kit_shows (k, "pile market 1 1 0");
}

static void
takes_nothing_where_nothing_lies (void)
{
  KIT (4, "friend seat-1 gingerbread-man", "pile brickyard 0 0 0", "pile market 0 0 0");

  kit_plan (k, "fields", "brickyard", "brickyard", "brickyard");
  kit_answer (k, "gingerbread-man", "yes");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 1 1 0");
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

/* Jack the Giant Slayer. */

static void
adds_two_where_he_goes (void)
{
  KIT (3, "friend seat-1 jack-the-giant-slayer");

  kit_plan (k, "fields", "fields", "brickyard");
  kit_shows (k, "resources seat-1 3 0 0");
  kit_shows (k, "resources seat-2 3 0 0");
  kit_shows (k, "pile fields 1 0 0");
  kit_shows (k, "pile forest 0 4 0");
}

static void
adds_two_of_one_type_to_the_market (void)
{
  KIT (4, "friend seat-1 jack-the-giant-slayer");

  kit_plan (k, "market", "fields", "brickyard", "forest");
  asks_only (k, "jack-add", "seat-1", "straw wood brick");
  kit_shows (k, "pig seat-2 home");
  kit_answer (k, "jack-add", "wood");
  kit_shows (k, "resources seat-1 1 3 1");
}

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

const KitTest kit_friend_tests[] = {
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
  { "cinderella", "takes-two-before-anybody-collects", takes_two_before_anybody_collects },
  { "cinderella", "what-she-takes-is-not-gathered", what_she_takes_is_not_gathered },
  { "cinderella", "chooses-at-the-market-before-pigs-move", takes_two_of_her_choice_at_the_market_before_pigs_move },
  { "cinderella", "takes-what-is-there-if-less", takes_what_is_there_if_less },
  { "cinderella", "nothing-lies-there-nothing-is-taken", nothing_lies_there_nothing_is_taken },
  { "cinderella", "keeps-them-when-moved-later", keeps_them_when_moved_later },
  { "evil-queen", "plans-last", plans_last },
  { "evil-queen", "looks-at-a-gather-card", looks_at_a_gather_card },
  { "evil-queen", "or-looks-at-a-fable", or_looks_at_a_fable },
  { "gingerbread-man", "may-go-nowhere-before-pigs-move", may_go_nowhere_before_pigs_move },
  { "gingerbread-man", "may-go-to-his-location-as-usual", may_go_to_his_location_as_usual },
  { "gingerbread-man", "takes-one-of-his-choice-from-the-market", takes_one_of_his_choice_from_the_market_too },
  { "gingerbread-man", "takes-nothing-where-nothing-lies", takes_nothing_where_nothing_lies },
  { "huntsman", "opponents-with-a-fable-must-play-one", opponents_with_a_fable_must_play_one },
  { "jack-the-giant-slayer", "adds-two-where-he-goes", adds_two_where_he_goes },
  { "jack-the-giant-slayer", "adds-two-of-one-type-to-the-market", adds_two_of_one_type_to_the_market },
  { "frog-prince", "makes-room-for-a-friend-when-not-alone", makes_room_for_a_friend_when_not_alone },
  { "frog-prince", "then-gains-one-of-his-choice", then_gains_one_of_his_choice },
  { "frog-prince", "gives-the-new-friend-away-and-still-gains", gives_the_new_friend_away_and_still_gains },
  { "frog-prince", "stays-when-alone-or-nowhere", stays_when_alone_or_nowhere },
  { "golden-goose", "alone-gains-one-of-her-choice", alone_gains_one_of_her_choice },
  { "golden-goose", "with-others-or-nowhere-gains-nothing", with_others_or_nowhere_gains_nothing },
  { NULL },
};
