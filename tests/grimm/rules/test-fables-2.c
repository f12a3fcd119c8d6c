/* test-fables-2.c: plain Fables, Ghostly Whispers to Roar
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-fables.h"

/* Ghostly Whispers. */

static void
whispers_alone_draws_four_and_keeps_two (void)
{
  KIT (3, "plan seat-2 fields ghostly-whispers", "plan seat-1 forest", "plan seat-3 forest",
       "deck wolf giant dragon roar taxation", "window gather-end");

  kit_asks (k, "whispers", "seat-2");
  offers_only (k, "wolf giant dragon roar");
  kit_answer (k, "whispers", "giant");
  kit_asks (k, "whispers", "seat-2");
  offers_only (k, "wolf dragon roar");
  kit_answer (k, "whispers", "roar");
  nobody_is_asked (k);
  kit_shows (k, "hand seat-2 giant roar");
  g_assert_cmpuint (kit_discarded (k, "wolf"), ==, 1);
  g_assert_cmpuint (kit_discarded (k, "dragon"), ==, 1);
  g_assert_cmpuint (kit_discarded (k, "ghostly-whispers"), ==, 1);
  g_assert_cmpuint (k->s.n_discard, ==, 3);
  g_assert_cmpuint (k->s.n_deck, ==, 56 - 5);
}

static void
whispers_may_keep_two_copies (void)
{
  KIT (3, "plan seat-1 fields ghostly-whispers", "plan seat-2 forest", "plan seat-3 forest",
       "deck wolf wolf dragon roar", "window gather-end");

  offers_only (k, "wolf dragon roar");
  kit_answer (k, "whispers", "wolf");
  offers_only (k, "wolf dragon roar");
  kit_answer (k, "whispers", "wolf");
  kit_shows (k, "hand seat-1 wolf wolf");
}

static void
whispers_in_company_does_nothing (void)
{
  KIT (3, "plan seat-1 fields ghostly-whispers", "plan seat-2 fields", "plan seat-3 forest", "window gather-end");

  nobody_is_asked (k);
  g_assert_cmpuint (hand_size (k, 0), ==, 0);
  g_assert_cmpuint (k->s.n_discard, ==, 1);
}

static void
whispers_nowhere_does_nothing (void)
{
  KIT (3, "plan seat-1 fields ghostly-whispers", "plan seat-2 forest", "plan seat-3 forest",
       "pig seat-1 nowhere", "window gather-end");

  nobody_is_asked (k);
  g_assert_cmpuint (hand_size (k, 0), ==, 0);
  g_assert_cmpuint (k->s.n_discard, ==, 1);
}

/* With @n Fables left: how many are kept and discarded. */
static void
whispers_with (guint n,
               guint kept,
               guint discarded)
{
  KIT (3, "plan seat-1 fields ghostly-whispers", "plan seat-2 forest", "plan seat-3 forest");

  hoard (k, 2, n);
  kit_set (k, "window gather-end");
  for (guint i = 0; i < kept; i++)
    {
      kit_asks (k, "whispers", "seat-1");
      kit_answer (k, "whispers", grimm_cards[k->s.deck[0]].id);
    }
  nobody_is_asked (k);
  g_assert_cmpuint (hand_size (k, 0), ==, kept);
  g_assert_cmpuint (k->s.n_discard, ==, discarded + 1);
  g_assert_cmpuint (k->s.n_deck, ==, 0);
}

static void
whispers_with_fewer_than_four_left (void)
{
  whispers_with (3, 2, 1);
  whispers_with (2, 2, 0);
  whispers_with (1, 1, 0);
  whispers_with (0, 0, 0);
}

static void
whispers_draws_on_from_the_shuffled_discard_pile (void)
{
  KIT (3, "plan seat-1 fields ghostly-whispers", "plan seat-2 forest", "plan seat-3 forest",
       "discard dragon royal-wedding fairy-food", "deck giant");

  hoard (k, 2, 1);
  kit_set (k, "window gather-end");
  offers_only (k, "giant dragon royal-wedding fairy-food");
  kit_answer (k, "whispers", "giant");
  kit_answer (k, "whispers", "dragon");
  g_assert_cmpuint (kit_discarded (k, "royal-wedding"), ==, 1);
  g_assert_cmpuint (kit_discarded (k, "fairy-food"), ==, 1);
}

/* Another card of the same window finds what was discarded. */
static void
whispers_discards_at_once (void)
{
  KIT (3, "plan seat-1 fields ghostly-whispers", "plan seat-2 forest search-the-past", "plan seat-3 forest",
       "deck wolf giant dragon roar", "window gather-end");

  kit_answer (k, "whispers", "giant");
  kit_answer (k, "whispers", "roar");
  kit_asks (k, "search", "seat-2");
  offers_only (k, "wolf dragon");
}

/* Harvest Moon. */

static void
harvest_all_at_the_location_gain_two (void)
{
  KIT (3, "plan seat-1 brickyard", "plan seat-2 brickyard harvest-moon", "plan seat-3 fields", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 0 2");
  kit_shows (k, "resources seat-2 0 0 2");
  kit_shows (k, "resources seat-3 0 0 0");
  kit_shows (k, "pile brickyard 0 0 3");
  kit_shows_not (k, "gathered seat-1 0 0 2");
}

static void
harvest_alone_too (void)
{
  KIT (3, "plan seat-1 forest harvest-moon", "plan seat-2 fields", "plan seat-3 fields", "window gather-end");

  kit_shows (k, "resources seat-1 0 2 0");
  kit_shows (k, "resources seat-2 0 0 0");
}

static void
harvest_at_the_market_each_chooses (void)
{
  KIT (4, "start seat-3", "plan seat-1 market harvest-moon", "plan seat-2 fields", "plan seat-3 market",
       "plan seat-4 market", "window gather-end");

  kit_asks (k, "harvest", "seat-3");
  offers_only (k, "straw wood brick");
  kit_answer (k, "harvest", "brick");
  kit_asks (k, "harvest", "seat-4");
  kit_answer (k, "harvest", "straw");
  kit_asks (k, "harvest", "seat-1");
  kit_answer (k, "harvest", "wood");
  kit_asks (k, "action", "seat-3");
  kit_shows (k, "resources seat-1 0 2 0");
  kit_shows (k, "resources seat-2 0 0 0");
  kit_shows (k, "resources seat-3 0 0 2");
  kit_shows (k, "resources seat-4 2 0 0");
  kit_shows (k, "pile market 1 1 1");
}

static void
harvest_nowhere_does_nothing (void)
{
  KIT (3, "hand seat-1 harvest-moon", "friend seat-1 gingerbread-man");

  kit_plan (k, "forest harvest-moon", "forest", "fields");
  kit_answer (k, "gingerbread-man", "yes");
  nobody_is_asked (k);
  kit_shows (k, "pig seat-1 nowhere");
  g_assert_cmpuint (kit_events (k, "cause harvest-moon"), ==, 0);
}

/* Hidden Vault. */

static void
vault_takes_half_rounded_down (void)
{
  KIT (3, "plan seat-1 fields hidden-vault", "plan seat-2 fields", "plan seat-3 fields",
       "pile forest 0 8 0", "pile brickyard 0 0 7", "window gather-end");

  kit_asks (k, "vault", "seat-1");
  offers_only (k, "forest brickyard");
  kit_answer (k, "vault", "brickyard");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 0 3");
  kit_shows (k, "pile brickyard 0 0 4");
  kit_shows (k, "pile forest 0 8 0");
}

static void
vault_only_where_no_pig_stood (void)
{
  KIT (3, "hand seat-3 hidden-vault");

  kit_plan (k, "forest", "fields", "forest hidden-vault");
  kit_asks (k, "vault", "seat-3");
  offers_only (k, "brickyard");
}

static void
vault_with_pigs_everywhere_does_nothing (void)
{
  KIT (3, "plan seat-1 fields hidden-vault", "plan seat-2 forest", "plan seat-3 brickyard", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 0 0");
}

static void
vault_at_the_market_takes_what_its_player_chooses (void)
{
  KIT (4, "plan seat-1 fields hidden-vault", "plan seat-2 forest", "plan seat-3 brickyard", "plan seat-4 fields",
       "pile market 1 3 1", "window gather-end");

  offers_only (k, "market");
  kit_answer (k, "vault", "market");
  kit_asks (k, "take-from-location", "seat-1");
  offers_only (k, "straw wood brick");
  kit_answer (k, "take-from-location", "brick");
  offers_only (k, "straw wood");
  kit_answer (k, "take-from-location", "wood");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 1 1");
  kit_shows (k, "pile market 1 2 0");
}

/* A pig that went nowhere leaves the Location of its card free. */
static void
vault_nowhere_still_takes (void)
{
  KIT (3, "plan seat-1 brickyard hidden-vault", "plan seat-2 forest", "plan seat-3 fields",
       "pig seat-1 nowhere", "window gather-end");

  offers_only (k, "brickyard");
  kit_answer (k, "vault", "brickyard");
  kit_shows (k, "resources seat-1 0 0 1");
  kit_shows (k, "pile brickyard 0 0 2");
}

static void
vault_half_of_one_is_nothing (void)
{
  KIT (3, "plan seat-1 fields hidden-vault", "plan seat-2 fields", "plan seat-3 fields",
       "pile forest 0 1 0", "pile brickyard 0 0 0", "window gather-end");

  kit_pass_to_window (k, "build");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "pile forest 0 1 0");
}

static void
vault_is_not_gathered (void)
{
  KIT (3, "plan seat-1 fields hidden-vault", "plan seat-2 fields share-the-wealth", "plan seat-3 fields",
       "pile forest 0 20 0", "window gather-end");

  kit_answer (k, "vault", "forest");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 0 10 0");
  kit_shows (k, "resources seat-2 0 0 0");
}

/* Little Helpers. */

static void
helpers_alone_two_more_actions_this_round (void)
{
  KIT (3, "hand seat-1 little-helpers");

  kit_plan (k, "fields little-helpers", "forest", "forest");
  kit_shows (k, "actions seat-1 4");
  kit_shows (k, "actions seat-2 2");
  for (guint i = 0; i < 4; i++)
    {
      kit_asks (k, "action", "seat-1");
      /* The two that everybody has are not optional, the others are. */
      g_assert_cmpint (kit_offers (k, "end-turn"), ==, i >= 2);
      kit_answer (k, "action", "gain-wood");
    }
  kit_asks (k, "action", "seat-2");
  kit_pass_round (k);
  kit_shows (k, "actions seat-1 2");
}

static void
helpers_in_company_do_nothing (void)
{
  KIT (3, "plan seat-1 fields little-helpers", "plan seat-2 fields", "plan seat-3 forest", "window gather-end");

  kit_shows (k, "actions seat-1 2");
}

static void
helpers_nowhere_do_nothing (void)
{
  KIT (3, "plan seat-1 fields little-helpers", "plan seat-2 forest", "plan seat-3 forest",
       "pig seat-1 nowhere", "window gather-end");

  kit_shows (k, "actions seat-1 2");
}

/* Mysterious Stranger. */

static void
stranger_alone_gains_a_friend (void)
{
  KIT (3, "plan seat-2 fields mysterious-stranger", "plan seat-1 forest", "plan seat-3 forest",
       "friend seat-2 goldilocks", "friend-deck snow-white", "window gather-end");

  kit_asks (k, "friend", "seat-2");
  offers_only (k, "keep give-seat-1 give-seat-3");
  kit_answer (k, "friend", "keep");
  nobody_is_asked (k);
  kit_shows (k, "friend seat-2 snow-white");
  kit_shows (k, "friend-discard goldilocks");
}

static void
stranger_may_be_given_away (void)
{
  KIT (3, "plan seat-2 fields mysterious-stranger", "plan seat-1 forest", "plan seat-3 forest",
       "friend seat-2 goldilocks", "friend seat-3 robin-hood", "friend-deck snow-white", "window gather-end");

  kit_answer (k, "friend", "give-seat-3");
  kit_shows (k, "friend seat-2 goldilocks");
  kit_shows (k, "friend-discard robin-hood");
}

static void
stranger_in_company_does_not_come (void)
{
  KIT (3, "plan seat-1 fields mysterious-stranger", "plan seat-2 fields", "plan seat-3 forest", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "friend seat-1 none");
}

static void
stranger_nowhere_does_not_come (void)
{
  KIT (3, "plan seat-1 fields mysterious-stranger", "plan seat-2 forest", "plan seat-3 forest",
       "pig seat-1 nowhere", "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "friend seat-1 none");
}

/* The Friend step of this window is over; the Build phase is not. */
static void
stranger_waits_for_the_next_window (void)
{
  KIT (3, "plan seat-1 fields mysterious-stranger", "plan seat-2 forest", "plan seat-3 forest",
       "friend-deck seven-dwarfs", "window gather-end");

  kit_answer (k, "friend", "keep");
  nobody_is_asked (k);
  kit_shows (k, "actions seat-1 2");
}

static void
stranger_from_the_shuffled_discard_pile (void)
{
  KIT (3, "plan seat-1 fields mysterious-stranger", "plan seat-2 forest", "plan seat-3 forest",
       "friend-discard all", "window gather-end");

  kit_asks (k, "friend", "seat-1");
  g_assert_cmpuint (k->s.n_friend_discard, ==, 0);
  g_assert_cmpuint (k->s.n_friends, ==, 24);
}

/* Powerful Friends. */

static void
powerful_takes_an_action_from_each_opponent_there (void)
{
  KIT (4, "plan seat-2 fields powerful-friends", "plan seat-1 fields", "plan seat-3 fields", "plan seat-4 forest",
       "window gather-end");

  nobody_is_asked (k);
  kit_shows (k, "actions seat-1 1");
  kit_shows (k, "actions seat-2 4");
  kit_shows (k, "actions seat-3 1");
  kit_shows (k, "actions seat-4 2");
}

static void
powerful_gains_nothing_from_who_has_none_left (void)
{
  KIT (3, "plan seat-1 fields powerful-friends", "plan seat-2 fields", "plan seat-3 fields",
       "actions seat-2 0", "actions seat-3 1", "window gather-end");

  kit_shows (k, "actions seat-1 3");
  kit_shows (k, "actions seat-2 0");
  kit_shows (k, "actions seat-3 0");
}

static void
powerful_two_of_them_in_turn_order (void)
{
  KIT (3, "start seat-2", "plan seat-1 fields powerful-friends", "plan seat-2 fields powerful-friends",
       "plan seat-3 fields", "actions seat-3 1", "window gather-end");

  /* That of seat-2: 1 4 0. That of seat-1: 2 3 0. */
  kit_shows (k, "actions seat-1 2");
  kit_shows (k, "actions seat-2 3");
  kit_shows (k, "actions seat-3 0");
}

static void
powerful_alone_does_nothing (void)
{
  KIT (3, "plan seat-1 fields powerful-friends", "plan seat-2 forest", "plan seat-3 forest", "window gather-end");

  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpuint (k->s.players[seat].actions, ==, 2);
}

static void
powerful_nowhere_does_nothing (void)
{
  KIT (3, "plan seat-1 fields powerful-friends", "plan seat-2 fields", "plan seat-3 forest",
       "pig seat-1 nowhere", "pig seat-3 nowhere", "window gather-end");

  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpuint (k->s.players[seat].actions, ==, 2);
}

static void
powerful_lasts_one_round (void)
{
  KIT (3, "hand seat-1 powerful-friends");

  kit_plan (k, "fields powerful-friends", "fields", "forest");
  kit_shows (k, "actions seat-1 3");
  kit_shows (k, "actions seat-2 1");
  kit_pass_round (k);
  kit_shows (k, "actions seat-1 2");
  kit_shows (k, "actions seat-2 2");
}

/* Roar. */

#define SEEDS 32

/* Where @seat goes over many seeds, a bit for each Location; seat-1 roars at
 * the Fields. */
static guint
roar_sends (guint       seat,
            const char *second,
            const char *third,
            const char *command)
{
  guint places = 0;

  for (guint seed = 0; seed < SEEDS; seed++)
    {
      KIT (3, "hand seat-1 roar", command);

      set_seed (k, seed);
      kit_plan (k, "fields roar", second, third);
      kit_pass_to_window (k, "build");
      g_assert_cmpuint (pig_of (k, 0), ==, GRIMM_FIELDS);
      places |= 1u << pig_of (k, seat);
    }

  return places;
}

static void
roar_sends_opponents_anywhere_perhaps_nowhere_new (void)
{
  g_assert_cmphex (roar_sends (1, "fields", "forest", "hand seat-2 none"), ==, 0x7);
  g_assert_cmphex (roar_sends (2, "fields", "fields", "hand seat-2 none"), ==, 0x7);
}

static void
roar_spares_who_is_elsewhere (void)
{
  g_assert_cmphex (roar_sends (2, "fields", "forest", "hand seat-2 none"), ==, 1u << GRIMM_FOREST);
}

static void
roar_leaves_the_mermaids_cards_out (void)
{
  g_assert_cmphex (roar_sends (1, "fields", "forest", "friend seat-2 little-mermaid fields brickyard"), ==,
                   (1u << GRIMM_FIELDS) | (1u << GRIMM_BRICKYARD));
}

/* Each collects where the card sent them, and what lies there then. */
static void
roar_acts_before_collecting (void)
{
  gboolean moved = FALSE;

  for (guint seed = 0; seed < SEEDS && !moved; seed++)
    {
      KIT (3, "hand seat-1 roar");

      set_seed (k, seed);
      kit_plan (k, "fields roar", "fields", "forest");
      nobody_is_asked (k);
      g_assert_cmpuint (kit_events (k, "gather-drawn seat seat-2"), ==, 1);
      if (pig_of (k, 1) != GRIMM_BRICKYARD)
        continue;
      moved = TRUE;
      kit_shows (k, "gathered seat-1 5 0 0");
      kit_shows (k, "gathered seat-2 0 0 3");
      g_assert_cmpuint (kit_events (k, "pig-moved seat seat-2 cause roar location brickyard"), ==, 1);
    }
  g_assert_true (moved);
}

/* The card that lies there is shuffled with those in hand, whoever it came
 * from: seat-2 has the Fields of seat-3, and not the own Forest. */
static void
roar_shuffles_the_swapped_card (void)
{
  guint places = 0;
  guint swapped = 0;

  for (guint seed = 0; seed < SEEDS; seed++)
    {
      KIT (3, "hand seat-1 roar", "hand seat-2 wishing-well");

      set_seed (k, seed);
      kit_plan (k, "fields roar", "forest wishing-well", "fields");
      kit_answer (k, "wishing-well", "seat-2-seat-3");
      places |= 1u << pig_of (k, 1);
      g_assert_cmpuint (pig_of (k, 2), ==, GRIMM_FOREST);
      swapped += kit_events (k, "gather-drawn seat seat-2 cause roar location fields");
    }
  g_assert_cmphex (places, ==, (1u << GRIMM_FIELDS) | (1u << GRIMM_BRICKYARD));
  /* Two of three cards are Fields. */
  g_assert_cmpuint (swapped, >, SEEDS / 2);
}

static void
roar_nowhere_does_nothing (void)
{
  KIT (3, "plan seat-1 fields roar", "plan seat-2 fields", "plan seat-3 fields", "pig seat-1 nowhere",
       "pig seat-2 nowhere", "window before");

  nobody_is_asked (k);
  kit_shows (k, "pig seat-1 nowhere");
  kit_shows (k, "pig seat-2 nowhere");
  kit_shows (k, "pig seat-3 fields");
}

const KitTest kit_fable_more_tests[] = {
  { "ghostly-whispers", "alone-draws-four-and-keeps-two", whispers_alone_draws_four_and_keeps_two },
  { "ghostly-whispers", "may-keep-two-copies", whispers_may_keep_two_copies },
  { "ghostly-whispers", "in-company-does-nothing", whispers_in_company_does_nothing },
  { "ghostly-whispers", "nowhere-does-nothing", whispers_nowhere_does_nothing },
  { "ghostly-whispers", "with-fewer-than-four-left", whispers_with_fewer_than_four_left },
  { "ghostly-whispers", "draws-on-from-the-shuffled-discard-pile", whispers_draws_on_from_the_shuffled_discard_pile },
  { "ghostly-whispers", "discards-at-once", whispers_discards_at_once },
  { "harvest-moon", "all-at-the-location-gain-two", harvest_all_at_the_location_gain_two },
  { "harvest-moon", "alone-too", harvest_alone_too },
  { "harvest-moon", "at-the-market-each-chooses", harvest_at_the_market_each_chooses },
  { "harvest-moon", "nowhere-does-nothing", harvest_nowhere_does_nothing },
  { "hidden-vault", "takes-half-rounded-down", vault_takes_half_rounded_down },
  { "hidden-vault", "only-where-no-pig-stood", vault_only_where_no_pig_stood },
  { "hidden-vault", "with-pigs-everywhere-does-nothing", vault_with_pigs_everywhere_does_nothing },
  { "hidden-vault", "at-the-market-takes-what-its-player-chooses", vault_at_the_market_takes_what_its_player_chooses },
  { "hidden-vault", "nowhere-still-takes", vault_nowhere_still_takes },
  { "hidden-vault", "half-of-one-is-nothing", vault_half_of_one_is_nothing },
  { "hidden-vault", "is-not-gathered", vault_is_not_gathered },
  { "little-helpers", "alone-two-more-actions-this-round", helpers_alone_two_more_actions_this_round },
  { "little-helpers", "in-company-do-nothing", helpers_in_company_do_nothing },
  { "little-helpers", "nowhere-do-nothing", helpers_nowhere_do_nothing },
  { "mysterious-stranger", "alone-gains-a-friend", stranger_alone_gains_a_friend },
  { "mysterious-stranger", "may-be-given-away", stranger_may_be_given_away },
  { "mysterious-stranger", "in-company-does-not-come", stranger_in_company_does_not_come },
  { "mysterious-stranger", "nowhere-does-not-come", stranger_nowhere_does_not_come },
  { "mysterious-stranger", "waits-for-the-next-window", stranger_waits_for_the_next_window },
  { "mysterious-stranger", "from-the-shuffled-discard-pile", stranger_from_the_shuffled_discard_pile },
  { "powerful-friends", "takes-an-action-from-each-opponent-there", powerful_takes_an_action_from_each_opponent_there },
  { "powerful-friends", "gains-nothing-from-who-has-none-left", powerful_gains_nothing_from_who_has_none_left },
  { "powerful-friends", "two-of-them-in-turn-order", powerful_two_of_them_in_turn_order },
  { "powerful-friends", "alone-does-nothing", powerful_alone_does_nothing },
  { "powerful-friends", "nowhere-does-nothing", powerful_nowhere_does_nothing },
  { "powerful-friends", "lasts-one-round", powerful_lasts_one_round },
  { "roar", "sends-opponents-anywhere-perhaps-nowhere-new", roar_sends_opponents_anywhere_perhaps_nowhere_new },
  { "roar", "spares-who-is-elsewhere", roar_spares_who_is_elsewhere },
  { "roar", "leaves-the-mermaids-cards-out", roar_leaves_the_mermaids_cards_out },
  { "roar", "acts-before-collecting", roar_acts_before_collecting },
  { "roar", "shuffles-the-swapped-card", roar_shuffles_the_swapped_card },
  { "roar", "nowhere-does-nothing", roar_nowhere_does_nothing },
  { NULL },
};
