/* test-gather-cards.c: Fables that act on Gather cards that lie face down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-fables.h"

/* Crystal Ball. */

static void
ball_looks_at_one_players_gather_card (void)
{
  KIT (3, "hand seat-2 crystal-ball");

  kit_plan (k, "forest", "fields crystal-ball", "brickyard");
  kit_asks (k, "crystal-peek", "seat-2");
  offers_only (k, "seat-1 seat-3");
  g_assert_true (sees (k, 1, "plan seat-1 ? none"));
  kit_answer (k, "crystal-peek", "seat-1");
  g_assert_true (sees (k, 1, "plan seat-1 forest none"));
  g_assert_true (sees (k, 1, "plan seat-3 ? none"));
  /* Nobody else learns it. */
  g_assert_true (sees (k, 2, "plan seat-1 ? none"));
}

static void
ball_then_one_may_change_the_own_card (void)
{
  KIT (4, "hand seat-2 crystal-ball");

  kit_plan (k, "forest", "fields crystal-ball", "brickyard", "brickyard");
  kit_answer (k, "crystal-peek", "seat-1");
  kit_asks (k, "crystal-change", "seat-2");
  offers_only (k, "none forest brickyard market");
  kit_answer (k, "crystal-change", "market");
  nobody_is_asked (k);
  kit_shows (k, "pig seat-2 market");
  kit_shows (k, "resources seat-2 1 1 1");
  kit_shows (k, "pig seat-1 forest");
}

static void
ball_the_change_is_unseen (void)
{
  KIT (3, "hand seat-1 crystal-ball", "hand seat-2 crystal-ball");

  kit_plan (k, "fields crystal-ball", "fields crystal-ball", "forest");
  kit_answer (k, "crystal-peek", "seat-2");
  kit_answer (k, "crystal-change", "brickyard");
  kit_asks (k, "crystal-peek", "seat-2");
  g_assert_true (sees (k, 0, "plan seat-1 brickyard crystal-ball"));
  g_assert_true (sees (k, 1, "plan seat-1 ? crystal-ball"));
  /* The later one looks at what lies there now. */
  kit_answer (k, "crystal-peek", "seat-1");
  g_assert_true (sees (k, 1, "plan seat-1 brickyard crystal-ball"));
}

static void
ball_without_a_change (void)
{
  KIT (3, "hand seat-1 crystal-ball");

  kit_plan (k, "fields crystal-ball", "forest", "forest");
  kit_answer (k, "crystal-peek", "seat-3");
  kit_answer (k, "crystal-change", "none");
  kit_shows (k, "pig seat-1 fields");
}

static void
ball_cards_under_the_mermaid_are_not_to_be_had (void)
{
  KIT (3, "hand seat-1 crystal-ball", "friend seat-1 little-mermaid fields forest");

  kit_plan (k, "fields crystal-ball", "forest", "forest");
  kit_answer (k, "crystal-peek", "seat-3");
  offers_only (k, "none forest");
}

/* What somebody knows of a card follows it through a swap. */
static void
ball_knowledge_follows_the_card (void)
{
  KIT (3, "hand seat-1 crystal-ball", "hand seat-2 wishing-well", "hand seat-3 crystal-ball");

  kit_plan (k, "fields crystal-ball", "forest wishing-well", "brickyard crystal-ball");
  kit_answer (k, "crystal-peek", "seat-2");
  kit_answer (k, "crystal-change", "none");
  kit_answer (k, "wishing-well", "seat-2-seat-3");
  kit_asks (k, "crystal-peek", "seat-3");
  g_assert_true (sees (k, 0, "plan seat-3 forest crystal-ball"));
  g_assert_true (sees (k, 0, "plan seat-2 ? wishing-well"));
}

/* A card that came by a swap can be changed too; at I it goes home. */
static void
ball_changes_a_swapped_card (void)
{
  KIT (3, "hand seat-1 wishing-well", "hand seat-2 crystal-ball");

  kit_plan (k, "fields wishing-well", "forest crystal-ball", "forest");
  kit_answer (k, "wishing-well", "seat-1-seat-2");
  kit_answer (k, "crystal-peek", "seat-1");
  g_assert_true (sees (k, 1, "plan seat-1 forest wishing-well"));
  g_assert_true (kit_offers (k, "fields"));
  g_assert_true (kit_offers (k, "brickyard"));
  g_assert_false (kit_offers (k, "forest"));
  kit_answer (k, "crystal-change", "brickyard");
  kit_shows (k, "pig seat-1 forest");
  kit_shows (k, "pig seat-2 brickyard");
  kit_pass_round (k);
  everybody_has_the_own_gather_cards (k);
}

/* Curse of Darkness. */

static void
curse_sends_every_opponent_to_a_random_location (void)
{
  guint places[3] = { 0 };

  for (guint seed = 0; seed < SEEDS; seed++)
    {
      KIT (3, "hand seat-2 curse-of-darkness");

      set_seed (k, seed);
      kit_plan (k, "forest", "fields curse-of-darkness", "brickyard");
      nobody_is_asked (k);
      for (guint seat = 0; seat < 3; seat++)
        places[seat] |= 1u << pig_of (k, seat);
    }
  g_assert_cmphex (places[0], ==, 0x7);
  g_assert_cmphex (places[1], ==, 1u << GRIMM_FIELDS);
  g_assert_cmphex (places[2], ==, 0x7);
}

static void
curse_they_may_look_at_the_new_card (void)
{
  for (guint seed = 0; seed < 8; seed++)
    {
      KIT (3, "hand seat-1 curse-of-darkness", "hand seat-3 crystal-ball");
      g_autofree char *line = NULL;

      set_seed (k, seed);
      kit_plan (k, "forest curse-of-darkness", "fields", "brickyard crystal-ball");
      kit_asks (k, "crystal-peek", "seat-3");
      line = g_strdup_printf ("plan seat-2 %s none",
                              grimm_location_ids[GRIMM_GATHER_LOCATION (k->s.players[1].gather)]);
      g_assert_true (sees (k, 1, line));
      g_assert_true (sees (k, 0, "plan seat-2 ? none"));
      g_assert_true (sees (k, 2, "plan seat-2 ? none"));
    }
}

/* A peek is worth nothing once the card is shuffled. */
static void
curse_makes_a_peek_worthless (void)
{
  KIT (3, "hand seat-1 crystal-ball", "hand seat-2 curse-of-darkness", "hand seat-3 crystal-ball");

  kit_plan (k, "forest crystal-ball", "fields curse-of-darkness", "brickyard crystal-ball");
  kit_answer (k, "crystal-peek", "seat-3");
  g_assert_true (sees (k, 0, "plan seat-3 brickyard crystal-ball"));
  kit_answer (k, "crystal-change", "none");
  kit_asks (k, "crystal-peek", "seat-3");
  g_assert_true (sees (k, 0, "plan seat-3 ? crystal-ball"));
}

static void
curse_leaves_the_mermaids_cards_out (void)
{
  guint places = 0;

  for (guint seed = 0; seed < SEEDS; seed++)
    {
      KIT (3, "hand seat-1 curse-of-darkness", "friend seat-2 little-mermaid fields brickyard");

      set_seed (k, seed);
      kit_plan (k, "forest curse-of-darkness", "fields", "brickyard");
      places |= 1u << pig_of (k, 1);
    }
  g_assert_cmphex (places, ==, (1u << GRIMM_FIELDS) | (1u << GRIMM_BRICKYARD));
}

/* seat-2 may use Fields and Forest only, but has got the Brickyard of seat-3
 * for the own Fields: the shuffle is of Forest and Brickyard. */
static void
curse_shuffles_a_swapped_in_card (void)
{
  guint places = 0;

  for (guint seed = 0; seed < SEEDS; seed++)
    {
      KIT (3, "hand seat-1 wishing-well", "hand seat-3 curse-of-darkness",
           "friend seat-2 little-mermaid fields forest");

      set_seed (k, seed);
      kit_plan (k, "forest wishing-well", "fields", "brickyard curse-of-darkness");
      kit_answer (k, "wishing-well", "seat-2-seat-3");
      kit_shows (k, "pig seat-3 fields");
      places |= 1u << pig_of (k, 1);
    }
  g_assert_cmphex (places, ==, (1u << GRIMM_FOREST) | (1u << GRIMM_BRICKYARD));
}

/* Wishing Well. */

static void
well_swaps_any_two_gather_cards (void)
{
  KIT (4, "hand seat-2 wishing-well");

  kit_plan (k, "fields", "forest wishing-well", "brickyard", "market");
  kit_asks (k, "wishing-well", "seat-2");
  offers_only (k, "seat-1-seat-2 seat-1-seat-3 seat-1-seat-4 seat-2-seat-3 seat-2-seat-4 seat-3-seat-4");
  kit_answer (k, "wishing-well", "seat-1-seat-3");
  nobody_is_asked (k);
  /* They count as played by who has them now. */
  kit_shows (k, "gathered seat-1 0 0 3");
  kit_shows (k, "gathered seat-2 0 4 0");
  kit_shows (k, "gathered seat-3 5 0 0");
  kit_shows (k, "gathered seat-4 1 1 1");
}

static void
well_may_swap_the_own_card (void)
{
  KIT (3, "hand seat-2 wishing-well");

  kit_plan (k, "fields", "forest wishing-well", "brickyard");
  kit_answer (k, "wishing-well", "seat-2-seat-3");
  kit_shows (k, "pig seat-2 brickyard");
  kit_shows (k, "pig seat-3 forest");
}

/* The two look at what they have, and know what they gave. */
static void
well_is_unseen_by_its_player (void)
{
  KIT (4, "hand seat-1 wishing-well", "hand seat-4 crystal-ball");

  kit_plan (k, "fields wishing-well", "forest", "brickyard", "market crystal-ball");
  kit_answer (k, "wishing-well", "seat-2-seat-3");
  kit_asks (k, "crystal-peek", "seat-4");
  g_assert_true (sees (k, 0, "plan seat-2 ? none"));
  g_assert_true (sees (k, 0, "plan seat-3 ? none"));
  g_assert_true (sees (k, 3, "plan seat-2 ? none"));
  g_assert_true (sees (k, 1, "plan seat-2 brickyard none"));
  g_assert_true (sees (k, 1, "plan seat-3 forest none"));
  g_assert_true (sees (k, 2, "plan seat-3 forest none"));
  g_assert_true (sees (k, 2, "plan seat-2 brickyard none"));
}

static void
well_the_cards_go_home_at_the_end (void)
{
  KIT (3, "hand seat-1 wishing-well");

  kit_plan (k, "fields wishing-well", "forest", "brickyard");
  kit_answer (k, "wishing-well", "seat-1-seat-2");
  kit_pass_round (k);
  everybody_has_the_own_gather_cards (k);
}

static void
well_two_of_them_in_turn_order (void)
{
  KIT (3, "start seat-2", "hand seat-1 wishing-well", "hand seat-2 wishing-well");

  kit_plan (k, "fields wishing-well", "forest wishing-well", "brickyard");
  kit_asks (k, "wishing-well", "seat-2");
  kit_answer (k, "wishing-well", "seat-1-seat-2");
  kit_asks (k, "wishing-well", "seat-1");
  kit_answer (k, "wishing-well", "seat-2-seat-3");
  kit_shows (k, "pig seat-1 forest");
  kit_shows (k, "pig seat-2 brickyard");
  kit_shows (k, "pig seat-3 fields");
}

/* A card of a Location that lies under the Little Mermaid is valid. */
static void
well_gives_a_mermaid_any_card (void)
{
  KIT (3, "hand seat-1 wishing-well", "friend seat-2 little-mermaid fields forest");

  kit_plan (k, "forest wishing-well", "fields", "brickyard");
  kit_answer (k, "wishing-well", "seat-2-seat-3");
  kit_shows (k, "pig seat-2 brickyard");
}

/* A Gather card that came from another player, and was replaced. */

static void
ball_a_replaced_card_stays_in_that_hand_until_cards_go_back (void)
{
  KIT (3, "hand seat-1 wishing-well", "hand seat-2 crystal-ball");

  kit_plan (k, "fields wishing-well", "forest crystal-ball", "brickyard");
  kit_answer (k, "wishing-well", "seat-2-seat-3");
  kit_answer (k, "crystal-peek", "seat-1");
  kit_answer (k, "crystal-change", "fields");
  kit_shows (k, "pig seat-2 fields");
  kit_pass_to_window (k, "build");
  kit_shows_not (k, "strange seat-2 brickyard-of-seat-3");
  kit_pass_round (k);
  everybody_has_the_own_gather_cards (k);
}

static void
curse_may_draw_a_strange_card_in_hand (void)
{
  guint came = 0;

  for (guint seed = 0; seed < SEEDS; seed++)
    {
      KIT (3, "plan seat-1 fields curse-of-darkness", "plan seat-2 fields", "plan seat-3 forest",
           "strange seat-2 brickyard-of-seat-3", "friend seat-2 little-mermaid fields forest");

      set_seed (k, seed);
      kit_set (k, "window fables");
      came |= 1u << pig_of (k, 1);
    }
  /* The own card of the Brickyard lies under the Little Mermaid. */
  g_assert_cmpuint (came, ==, (1u << GRIMM_FIELDS) | (1u << GRIMM_FOREST) | (1u << GRIMM_BRICKYARD));
}

const KitTest kit_gather_card_tests[] = {
  { "crystal-ball", "looks-at-one-players-gather-card", ball_looks_at_one_players_gather_card },
  { "crystal-ball", "then-one-may-change-the-own-card", ball_then_one_may_change_the_own_card },
  { "crystal-ball", "the-change-is-unseen", ball_the_change_is_unseen },
  { "crystal-ball", "without-a-change", ball_without_a_change },
  { "crystal-ball", "cards-under-the-mermaid-are-not-to-be-had", ball_cards_under_the_mermaid_are_not_to_be_had },
  { "crystal-ball", "knowledge-follows-the-card", ball_knowledge_follows_the_card },
  { "crystal-ball", "changes-a-swapped-card", ball_changes_a_swapped_card },
  { "curse-of-darkness", "sends-every-opponent-to-a-random-location", curse_sends_every_opponent_to_a_random_location },
  { "curse-of-darkness", "they-may-look-at-the-new-card", curse_they_may_look_at_the_new_card },
  { "curse-of-darkness", "makes-a-peek-worthless", curse_makes_a_peek_worthless },
  { "curse-of-darkness", "leaves-the-mermaids-cards-out", curse_leaves_the_mermaids_cards_out },
  { "curse-of-darkness", "shuffles-a-swapped-in-card", curse_shuffles_a_swapped_in_card },
  { "wishing-well", "swaps-any-two-gather-cards", well_swaps_any_two_gather_cards },
  { "wishing-well", "may-swap-the-own-card", well_may_swap_the_own_card },
  { "wishing-well", "is-unseen-by-its-player", well_is_unseen_by_its_player },
  { "wishing-well", "the-cards-go-home-at-the-end", well_the_cards_go_home_at_the_end },
  { "wishing-well", "two-of-them-in-turn-order", well_two_of_them_in_turn_order },
  { "wishing-well", "gives-a-mermaid-any-card", well_gives_a_mermaid_any_card },
  { "crystal-ball", "a-replaced-card-stays-in-that-hand-until-cards-go-back",
    ball_a_replaced_card_stays_in_that_hand_until_cards_go_back },
  { "curse-of-darkness", "may-draw-a-strange-card-in-hand", curse_may_draw_a_strange_card_in_hand },
  { NULL },
};
