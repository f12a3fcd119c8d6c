/* test-friends-reveal.c: Friends who act when Gather cards are revealed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-friends.h"

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

static void
thumbelina_may_draw_a_strange_card_in_hand (void)
{
  guint came = 0;

  for (guint seed = 0; seed < SEEDS; seed++)
    {
      KIT (3, "friend seat-1 thumbelina", "plan seat-1 fields", "plan seat-2 fields", "plan seat-3 forest",
           "strange seat-1 fields-of-seat-3");

      set_seed (k, seed);
      kit_set (k, "window gathers");
      kit_answer (k, "thumbelina", "yes");
      came |= 1u << pig_of (k, 0);
    }
  /* Her own card of the Fields lies before her. */
  g_assert_cmpuint (came, ==, (1u << GRIMM_FIELDS) | (1u << GRIMM_FOREST) | (1u << GRIMM_BRICKYARD));
}

const KitTest kit_friend_reveal_tests[] = {
  { "cinderella", "takes-two-before-anybody-collects", takes_two_before_anybody_collects },
  { "cinderella", "what-she-takes-is-not-gathered", what_she_takes_is_not_gathered },
  { "cinderella", "chooses-at-the-market-before-pigs-move", takes_two_of_her_choice_at_the_market_before_pigs_move },
  { "cinderella", "takes-what-is-there-if-less", takes_what_is_there_if_less },
  { "cinderella", "nothing-lies-there-nothing-is-taken", nothing_lies_there_nothing_is_taken },
  { "cinderella", "keeps-them-when-moved-later", keeps_them_when_moved_later },
  { "gingerbread-man", "may-go-nowhere-before-pigs-move", may_go_nowhere_before_pigs_move },
  { "gingerbread-man", "may-go-to-his-location-as-usual", may_go_to_his_location_as_usual },
  { "gingerbread-man", "takes-one-of-his-choice-from-the-market", takes_one_of_his_choice_from_the_market_too },
  { "gingerbread-man", "takes-nothing-where-nothing-lies", takes_nothing_where_nothing_lies },
  { "jack-the-giant-slayer", "adds-two-where-he-goes", adds_two_where_he_goes },
  { "jack-the-giant-slayer", "adds-two-of-one-type-to-the-market", adds_two_of_one_type_to_the_market },
  { "thumbelina", "draws-an-unplayed-card-and-goes-there", draws_an_unplayed_card_and_goes_there },
  { "thumbelina", "all-see-where-she-goes", all_see_where_she_goes },
  { "thumbelina", "may-stay-with-her-card", may_stay_with_her_card },
  { "thumbelina", "draws-from-the-hand-only", draws_from_the_hand_only },
  { "thumbelina", "may-draw-a-strange-card-in-hand", thumbelina_may_draw_a_strange_card_in_hand },
  { NULL },
};
