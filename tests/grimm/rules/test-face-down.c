/* test-face-down.c: rulings on Gather cards that lie face down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-round.h"

/* Face-down cards in D. */

static void
each_card_acts_on_what_lies_there_then (void)
{
  for (guint start = 1; start <= 2; start++)
    {
      KIT (3, "hand seat-1 wishing-well", "hand seat-2 crystal-ball");

      kit_setf (k, "start seat-%u", start);
      kit_plan (k, "fields wishing-well", "forest crystal-ball", "brickyard");
      if (start == 1)
        kit_answer (k, "wishing-well", "seat-1-seat-3");
      kit_answer (k, "crystal-peek", "seat-3");
      g_assert_cmpuint (kit_eventsf (k, "gather-peeked seat seat-2 other seat-3 cause crystal-ball location %s",
                                     start == 1 ? "fields" : "brickyard"), ==, 1);
    }
}

/* Seat 2 has the Fields card of seat 1 lying there; its own Forest card lies
 * before seat 1. So it may draw either Fields card or the Brickyard. */
static void
a_shuffle_takes_in_the_card_that_lies_there (void)
{
  guint own = 0, foreign = 0, bricks = 0;

  for (guint seed = 1; seed <= 60; seed++)
    {
      KIT (3, "hand seat-1 wishing-well", "hand seat-3 curse-of-darkness");

      kit_setf (k, "seed %u", seed);
      kit_set (k, "friend seat-1 thumbelina");
      kit_plan (k, "fields wishing-well", "forest", "brickyard curse-of-darkness");
      kit_answer (k, "wishing-well", "seat-1-seat-2");
      kit_asks (k, "thumbelina", "seat-1");
      g_assert_cmpuint (k->s.players[1].faced, !=, GRIMM_FOREST);
      bricks += k->s.players[1].faced == GRIMM_BRICKYARD;
      own += k->s.players[1].gather == GRIMM_GATHER (1, GRIMM_FIELDS);
      foreign += k->s.players[1].gather == GRIMM_GATHER (0, GRIMM_FIELDS);
    }
  g_assert_cmpuint (bricks, >, 8);
  g_assert_cmpuint (own, >, 8);
  g_assert_cmpuint (foreign, >, 8);
}

static void
thumbelina_draws_from_the_hand_only (void)
{
  guint fields = 0, bricks = 0;

  for (guint seed = 1; seed <= 40; seed++)
    {
      KIT (3, "hand seat-1 wishing-well", "friend seat-2 thumbelina");

      kit_setf (k, "seed %u", seed);
      kit_plan (k, "fields wishing-well", "forest", "brickyard");
      kit_answer (k, "wishing-well", "seat-1-seat-2");
      kit_forget (k);
      kit_answer (k, "thumbelina", "yes");
      fields += kit_events (k, "gather-drawn seat seat-2 cause thumbelina location fields");
      bricks += kit_events (k, "gather-drawn seat seat-2 cause thumbelina location brickyard");
    }
  g_assert_cmpuint (fields + bricks, ==, 40);
  g_assert_cmpuint (fields, >, 8);
  g_assert_cmpuint (bricks, >, 8);
}

static void
cards_under_the_mermaid_are_in_no_shuffle (void)
{
  guint forest = 0;

  for (guint seed = 1; seed <= 40; seed++)
    {
      KIT (2, "hand seat-1 curse-of-darkness", "friend seat-2 little-mermaid fields forest");

      kit_setf (k, "seed %u", seed);
      kit_plan (k, "fields curse-of-darkness", "fields");
      g_assert_cmpuint (k->s.players[1].pig, !=, GRIMM_BRICKYARD);
      forest += k->s.players[1].pig == GRIMM_FOREST;
    }
  g_assert_cmpuint (forest, >, 8);
  g_assert_cmpuint (forest, <, 32);
}

static void
a_swapped_in_card_is_valid_under_the_mermaid (void)
{
  KIT (2, "hand seat-1 wishing-well", "friend seat-2 little-mermaid fields forest");

  kit_plan (k, "brickyard wishing-well", "fields");
  kit_answer (k, "wishing-well", "seat-1-seat-2");
  kit_shows (k, "pig seat-2 brickyard");
}

static void
a_mermaid_got_in_mid_round_locks_from_then_on (void)
{
  KIT (2, "friend-deck little-mermaid", "hand seat-1 mysterious-stranger");

  kit_plan (k, "fields mysterious-stranger", "brickyard");
  kit_answer (k, "friend", "give-seat-2");
  kit_answer (k, "mermaid", "fields-forest");
  /* The card that was set down still counts, and goes under her. */
  kit_shows (k, "pig seat-2 brickyard");
  kit_shows (k, "resources seat-2 0 0 3");
  kit_pass_round (k);
  kit_asks (k, "plan-gather", "seat-2");
  g_assert_cmpuint (k->ask.n_options, ==, 2);
  g_assert_false (kit_offers (k, "brickyard"));
}

/* Lost in D, she gives back cards that a Roar in F may draw. */
static void
when_the_mermaid_is_lost_the_cards_come_back_at_once (void)
{
  guint bricks = 0;

  for (guint seed = 1; seed <= 40; seed++)
    {
      KIT (3, "friend seat-2 little-mermaid fields forest", "friend-deck robin-hood goldilocks snow-white",
           "hand seat-1 night-at-the-tavern", "hand seat-3 roar");

      kit_setf (k, "seed %u", seed);
      kit_plan (k, "forest night-at-the-tavern", "fields", "fields roar");
      kit_answer (k, "tavern", "robin-hood");
      bricks += k->s.players[1].pig == GRIMM_BRICKYARD;
    }
  g_assert_cmpuint (bricks, >, 5);
  g_assert_cmpuint (bricks, <, 25);
}

/* She came when the card of the Forest lay there, and it was not kept. */
static void
a_card_set_down_goes_under_the_mermaid_when_cards_go_back (void)
{
  KIT (3, "plan seat-1 forest", "plan seat-2 fields", "plan seat-3 fields",
       "friend seat-1 little-mermaid fields brickyard", "late-mermaid seat-1 yes", "window gathers");

  kit_shows (k, "pig seat-1 forest");
  kit_shows (k, "resources seat-1 0 4 0");
  kit_pass_round (k);
  kit_set (k, "start seat-1");
  kit_asks (k, "plan-gather", "seat-1");
  g_assert_true (kit_offers (k, "fields"));
  g_assert_true (kit_offers (k, "brickyard"));
  g_assert_false (kit_offers (k, "forest"));
}

const KitTest kit_face_down_tests[] = {
  { "face-down", "each-card-acts-on-what-lies-there-then", each_card_acts_on_what_lies_there_then },
  { "face-down", "a-shuffle-takes-in-the-card-that-lies-there", a_shuffle_takes_in_the_card_that_lies_there },
  { "face-down", "thumbelina-draws-from-the-hand-only", thumbelina_draws_from_the_hand_only },
  { "face-down", "cards-under-the-mermaid-are-in-no-shuffle", cards_under_the_mermaid_are_in_no_shuffle },
  { "face-down", "a-swapped-in-card-is-valid-under-the-mermaid", a_swapped_in_card_is_valid_under_the_mermaid },
  { "face-down", "a-mermaid-got-in-mid-round-locks-from-then-on", a_mermaid_got_in_mid_round_locks_from_then_on },
  { "face-down", "when-the-mermaid-is-lost-the-cards-come-back-at-once",
    when_the_mermaid_is_lost_the_cards_come_back_at_once },
  { "face-down", "a-card-set-down-goes-under-the-mermaid-when-cards-go-back",
    a_card_set_down_goes_under_the_mermaid_when_cards_go_back },
  { NULL },
};
