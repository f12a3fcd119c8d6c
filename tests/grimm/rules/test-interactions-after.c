/* test-interactions-after.c: Friends and Fables that meet, at the end of the Gather
 * phase and in building
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-friends.h"

/* The Giant. */

static void
the_giant_silences_later_friends_only (void)
{
  KIT (3, "friend seat-1 snow-white", "friend seat-3 frog-prince", "resources seat-2 1 0 0");

  lay (k, "fields fields:giant fields");
  kit_set (k, "monster seat-2 fields");
  kit_set (k, "window gather-end");
  asks_only (k, "snow-white-take", "seat-1", "straw");
  kit_answer (k, "snow-white-take", "straw");
  nobody_is_asked (k);
  kit_shows (k, "friend seat-1 none");
  kit_shows (k, "friend seat-3 none");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "resources seat-3 0 0 0");
}

static Kit *
dwarfs_and_giant (const char *plans,
                  const char *monster,
                  const char *friend_command)
{
  Kit *k = kit_new (3, friend_command, NULL);

  lay (k, plans);
  kit_set (k, monster);
  kit_set (k, "window gather-end");
  return k;
}

static void
extra_actions_once_granted_stay (void)
{
  g_autoptr (Kit) before = dwarfs_and_giant ("forest fields:giant fields", "monster seat-2 forest",
                                             "friend seat-1 seven-dwarfs");
  g_autoptr (Kit) after = dwarfs_and_giant ("fields fields:giant forest", "monster seat-2 forest",
                                            "friend seat-3 seven-dwarfs");

  kit_shows (before, "friend seat-1 none");
  kit_shows (before, "actions seat-1 3");
  kit_shows (after, "friend seat-3 none");
  kit_shows (after, "actions seat-3 2");
}

static void
jack_who_lets_the_giant_pass_goes_with_it (void)
{
  KIT (3, "friend seat-1 jack-the-giant-slayer");

  lay (k, "fields forest:giant forest");
  kit_set (k, "monster seat-2 fields");
  kit_set (k, "window gather-end");
  kit_answer (k, "cancel", "no");
  kit_shows (k, "friend seat-1 none");
}

/* Frog Prince. */

static void
the_frog_prince_is_never_drawn_again (void)
{
  guint others = 0;

  for (guint seed = 1; seed <= SEEDS; seed++)
    {
      KIT (3, "friend seat-1 frog-prince", "friend-discard all");

      set_seed (k, seed);
      gather_end (k, "fields fields forest");
      kit_answer (k, "friend", "keep");
      kit_pass_to_ask (k, "gain");
      kit_shows_not (k, "friend seat-1 frog-prince");
      kit_shows_not (k, "friend seat-1 none");
      kit_shows (k, "friend-discard frog-prince");
      others += k->s.players[0].friend_card != GRIMM_GOLDEN_GOOSE;
    }
  g_assert_cmpuint (others, >, 0);
}

static Kit *
frog_prince_gives (const char *friend_card,
                   const char *answer)
{
  g_autofree char *friends = g_strdup_printf ("friend-deck %s", friend_card);
  Kit *k = kit_new (4, "friend seat-2 frog-prince", "hand seat-3 wolf", friends, NULL);

  gather_end (k, "forest fields fields brickyard");
  kit_asks (k, "friend", "seat-2");
  kit_answer (k, "friend", answer);
  kit_answer (k, "gain", "straw");
  return k;
}

static void
a_friend_given_to_a_later_player_acts_in_their_step (void)
{
  g_autoptr (Kit) k = frog_prince_gives ("seven-dwarfs", "give-seat-4");

  kit_shows (k, "friend seat-4 seven-dwarfs");
  kit_shows (k, "actions seat-4 3");
}

static void
a_friend_given_to_an_earlier_player_waits (void)
{
  g_autoptr (Kit) k = frog_prince_gives ("seven-dwarfs", "give-seat-1");

  kit_shows (k, "friend seat-1 seven-dwarfs");
  kit_shows (k, "actions seat-1 2");
}

static void
a_friend_gained_after_ones_step_waits (void)
{
  g_autoptr (Kit) k = frog_prince_gives ("snow-white", "keep");

  nobody_is_asked (k);
  kit_shows (k, "friend seat-2 snow-white");
  kit_shows (k, "hand seat-3 wolf");
}

/* What building costs. */

static void
cutting_corners_takes_one_off (void)
{
  KIT (3, "corner seat-1", "resources seat-1 0 9 0", "actions seat-1 3", "bonus wood seat-2", "window build");

  kit_answer (k, "action", "build-wood-floor-site-6");
  kit_shows (k, "resources seat-1 0 8 0");
  kit_answer (k, "action", "build-wood-walls-site-6");
  kit_shows (k, "resources seat-1 0 5 0");
  kit_pass_to_ask (k, "action");
  kit_answer (k, "action", "build-wood-roof-site-6");
  kit_shows (k, "resources seat-1 0 0 0");
}

static void
the_toll_comes_after_the_reduction (void)
{
  KIT (3, "corner seat-1", "friend seat-2 hansel-and-gretel", "house seat-1 6 wood floor", "resources seat-1 0 3 0",
       "window build");

  g_assert_false (kit_offers (k, "build-wood-walls-site-6"));
  kit_set (k, "resources seat-1 0 4 0");
  kit_answer (k, "action", "build-wood-walls-site-6");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "resources seat-2 0 1 0");
  g_assert_cmpuint (kit_events (k, "cause hansel-and-gretel from seat-1 to seat-2 type wood n 1"), ==, 1);
  g_assert_cmpuint (kit_events (k, "from seat-1 to supply type wood n 3"), ==, 1);
  g_assert_cmpuint (kit_events (k, "cause hansel-and-gretel"), ==, 1);
}

static void
puss_in_boots_pays_no_toll (void)
{
  KIT (3, "corner seat-1", "friend seat-1 puss-in-boots", "friend seat-2 hansel-and-gretel",
       "house seat-1 6 wood floor", "resources seat-1 0 2 0", "resources seat-2 0 1 0", "resources seat-3 0 1 0",
       "window build");

  /* Three to the supply, one of them from an opponent, and one for the toll. */
  g_assert_false (kit_offers (k, "puss-build-wood-walls-site-6"));
  kit_set (k, "resources seat-1 0 3 0");
  g_assert_false (kit_offers (k, "build-wood-walls-site-6"));
  kit_answer (k, "action", "puss-build-wood-walls-site-6");
  asks_only (k, "puss-payer", "seat-1", "seat-2 seat-3");
  kit_answer (k, "puss-payer", "seat-3");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "resources seat-2 0 2 0");
  kit_shows (k, "resources seat-3 0 0 0");
}

static void
puss_in_boots_robs_hansel_and_gretel_too (void)
{
  KIT (3, "friend seat-1 puss-in-boots", "friend seat-2 hansel-and-gretel", "house seat-1 1 wood floor",
       "resources seat-1 0 4 0", "resources seat-2 0 1 0", "window build");

  kit_answer (k, "action", "puss-build-wood-walls-site-1");
  asks_only (k, "puss-payer", "seat-1", "seat-2");
  kit_answer (k, "puss-payer", "seat-2");
  kit_shows (k, "resources seat-1 0 0 0");
  kit_shows (k, "resources seat-2 0 1 0");
}

static void
puss_in_boots_builds_a_corner_floor_for_nothing (void)
{
  KIT (3, "corner seat-1", "friend seat-1 puss-in-boots", "resources seat-2 1 0 0", "window build");

  asks_only (k, "action", "seat-1", "draw gain-straw gain-wood gain-brick puss-build-straw-floor-site-6");
  kit_answer (k, "action", "puss-build-straw-floor-site-6");
  kit_answer (k, "puss-payer", "seat-2");
  kit_shows (k, "house seat-1 6 straw floor");
  kit_shows (k, "resources seat-2 0 0 0");
}

/* The Big Bad Wolf and building. */

static void
a_house_blown_down_brings_no_second_bonus (void)
{
  KIT (3, "house seat-1 1 straw walls", "house seat-2 1 straw walls", "resources seat-1 6 0 0", "window build");

  kit_answer (k, "action", "build-straw-roof-site-1");
  kit_answer (k, "bonus", "resources");
  kit_shows (k, "bonus straw seat-1");
  lay (k, "fields:big-bad-wolf forest forest");
  kit_set (k, "monster seat-1 fields");
  kit_set (k, "resources seat-1 6 0 0");
  kit_set (k, "resources seat-2 6 0 0");
  kit_set (k, "actions seat-1 1");
  kit_set (k, "window gather-end");
  kit_answer (k, "blow-down", "seat-1-site-1");
  kit_shows (k, "house seat-1 1 straw walls");
  kit_shows (k, "bonus straw seat-1");
  kit_answer (k, "action", "build-straw-roof-site-1");
  kit_asks (k, "action", "seat-2");
  kit_answer (k, "action", "build-straw-roof-site-1");
  kit_asks (k, "action", "seat-2");
  kit_shows (k, "bonus straw seat-1");
}

static void
two_unfinished_houses_may_be_finished_but_no_third_begun (void)
{
  KIT (3, "house seat-1 1 straw roof", "house seat-1 2 straw floor", "bonus straw seat-2", "resources seat-1 20 0 0",
       "actions seat-1 5");

  lay (k, "fields:big-bad-wolf forest forest");
  kit_set (k, "monster seat-1 fields");
  kit_set (k, "window gather-end");
  asks_only (k, "blow-down", "seat-1", "seat-1-site-1 seat-1-site-2");
  kit_answer (k, "blow-down", "seat-1-site-1");
  asks_only (k, "action", "seat-1",
             "draw gain-straw gain-wood gain-brick build-straw-roof-site-1 build-straw-walls-site-2");
  kit_answer (k, "action", "build-straw-roof-site-1");
  asks_only (k, "action", "seat-1", "draw gain-straw gain-wood gain-brick build-straw-walls-site-2");
  kit_answer (k, "action", "build-straw-walls-site-2");
  kit_answer (k, "friend", "give-seat-2");
  kit_pass_to_ask (k, "action");
  kit_set (k, "friend seat-2 none");
  kit_answer (k, "action", "build-straw-roof-site-2");
  g_assert_true (kit_offers (k, "build-straw-floor-site-3"));
}

/* Goldilocks. */

static void
goldilocks_looks_at_the_discard_pile_beneath_a_short_deck (void)
{
  guint giants = 0;

  for (guint seed = 1; seed <= SEEDS; seed++)
    {
      KIT (3, "friend seat-1 goldilocks", "discard giant dragon roar", "deck wolf");

      hoard (k, 1, 1);
      set_seed (k, seed);
      kit_set (k, "window build");
      kit_answer (k, "action", "special");
      kit_shows (k, "discard none");
      kit_asks (k, "goldilocks-keep", "seat-1");
      g_assert_cmpuint (k->ask.n_options, ==, 3);
      /* The card of the old deck is always among the three. */
      g_assert_true (kit_offers (k, "wolf"));
      giants += kit_offers (k, "giant");
      kit_answer (k, "goldilocks-keep", "wolf");
      g_assert_cmpuint (k->s.n_deck, ==, 3);
      kit_asks (k, "goldilocks-top", "seat-1");
      g_assert_cmpuint (k->ask.n_options, ==, 2);
    }
  g_assert_cmpuint (giants, >, 0);
  g_assert_cmpuint (giants, <, SEEDS);
}

static void
goldilocks_takes_what_there_is (void)
{
  KIT (3, "friend seat-1 goldilocks", "deck wolf giant");
  g_autoptr (Kit) one = kit_new (3, "friend seat-1 goldilocks", "deck wolf", NULL);
  g_autoptr (Kit) none = kit_new (3, "friend seat-1 goldilocks", NULL);

  hoard (k, 1, 2);
  kit_set (k, "window build");
  kit_answer (k, "action", "special");
  asks_only (k, "goldilocks-keep", "seat-1", "wolf giant");
  kit_answer (k, "goldilocks-keep", "giant");
  kit_asks (k, "action", "seat-1");
  kit_shows (k, "deck wolf");

  hoard (one, 1, 1);
  kit_set (one, "window build");
  kit_answer (one, "action", "special");
  asks_only (one, "goldilocks-keep", "seat-1", "wolf");
  kit_answer (one, "goldilocks-keep", "wolf");
  kit_asks (one, "action", "seat-1");

  hoard (none, 1, 0);
  kit_set (none, "window build");
  asks_only (none, "action", "seat-1", "gain-straw gain-wood gain-brick");
}

/* Going nowhere. Seats 2 and 3 have something to lose and to win. */

static Kit *
nowhere (const char *plans,
         const char *command)
{
  Kit *k = kit_new (3, "resources seat-1 2 0 0", "resources seat-2 2 0 0", "resources seat-3 2 0 0",
                    "discard taxation dragon", command, NULL);

  gather_end (k, plans);
  return k;
}

static void
who_went_nowhere_plays_in_vain (void)
{
  static const char *const fables[] = { "a-friendly-game", "powerful-friends", "harvest-moon", "wandering-trader",
                                        "search-the-past", "spy-network", "little-helpers", "ghostly-whispers",
                                        "consult-the-oracle", "mysterious-stranger", "cutting-corners" };

  for (guint i = 0; i < G_N_ELEMENTS (fables); i++)
    {
      g_autofree char *plans = g_strdup_printf ("nowhere:%s nowhere fields", fables[i]);
      g_autoptr (Kit) k = nowhere (plans, "hand seat-3 giant");

      g_test_message ("%s", fables[i]);
      nobody_is_asked (k);
      for (guint seat = 0; seat < 3; seat++)
        {
          g_assert_cmpuint (k->s.players[seat].stock[GRIMM_STRAW], ==, 2);
          g_assert_cmpuint (k->s.players[seat].actions, ==, 2);
        }
      kit_shows (k, "hand seat-1 none");
      kit_shows (k, "friend seat-1 none");
      g_assert_cmpuint (kit_discarded (k, fables[i]), ==, 1);
    }
}

static void
who_went_nowhere_is_with_nobody (void)
{
  static const char *const fables[] = { "a-friendly-game", "powerful-friends", "search-the-past" };
  g_autoptr (Kit) moon = nowhere ("nowhere fields:harvest-moon forest", "deck wolf");
  g_autoptr (Kit) spies = nowhere ("nowhere fields:spy-network forest", "deck wolf giant");
  g_autoptr (Kit) trader = nowhere ("nowhere fields:wandering-trader forest", "deck wolf");

  for (guint i = 0; i < G_N_ELEMENTS (fables); i++)
    {
      g_autofree char *plans = g_strdup_printf ("nowhere fields:%s forest", fables[i]);
      g_autoptr (Kit) k = nowhere (plans, "deck wolf");

      g_test_message ("%s", fables[i]);
      nobody_is_asked (k);
      kit_shows (k, "actions seat-1 2");
    }

  kit_shows (moon, "resources seat-1 2 0 0");
  kit_shows (moon, "resources seat-2 4 0 0");
  kit_shows (spies, "hand seat-2 wolf");
  kit_asks (trader, "trade", "seat-2");
  kit_answer (trader, "trade", "none");
  nobody_is_asked (trader);
}

static void
the_royal_wedding_hits_who_went_nowhere (void)
{
  g_autoptr (Kit) k = nowhere ("nowhere fields fields", "unique fields royal-wedding");

  asks_only (k, "discard", "seat-1", "straw");
  kit_answer (k, "discard", "straw");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 1 0 0");
}

static void
everybody_pays_taxes_to_who_went_nowhere (void)
{
  g_autoptr (Kit) k = nowhere ("nowhere fields nowhere", "next seat-1 taxation");

  kit_shows (k, "resources seat-1 2 0 0");
  kit_shows (k, "resources seat-2 1 0 0");
  kit_shows (k, "resources seat-3 1 0 0");
}

static void
who_went_nowhere_pays_taxes (void)
{
  g_autoptr (Kit) k = nowhere ("nowhere fields fields", "next seat-2 taxation");

  kit_shows (k, "resources seat-1 1 0 0");
  kit_shows (k, "resources seat-3 2 0 0");
}

static void
hired_help_is_lost_on_who_goes_nowhere (void)
{
  KIT (3, "friend seat-1 gingerbread-man", "next seat-1 hired-help");

  kit_plan (k, "fields", "forest", "forest");
  kit_answer (k, "gingerbread-man", "yes");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 1 1 1");
  g_assert_cmpuint (kit_discarded (k, "hired-help"), ==, 1);
}

static void
chinny_chin_chin_moves_nobody_from_nowhere (void)
{
  KIT (3, "friend seat-1 gingerbread-man", "hand seat-1 chinny-chin-chin", "hand seat-2 wolf");
  g_autoptr (Kit) calm = kit_new (3, "friend seat-1 gingerbread-man", "hand seat-1 chinny-chin-chin", "deck giant",
                                  NULL);

  kit_plan (k, "fields chinny-chin-chin", "forest wolf", "forest");
  kit_answer (k, "place-monster", "fields");
  kit_answer (k, "gingerbread-man", "yes");
  nobody_is_asked (k);
  kit_shows (k, "pig seat-1 nowhere");
  kit_shows (k, "hand seat-1 none");

  /* The draw is not the move. */
  kit_plan (calm, "fields chinny-chin-chin", "forest", "forest");
  kit_answer (calm, "gingerbread-man", "yes");
  kit_shows (calm, "hand seat-1 giant");
}

static void
roar_reaches_nobody_from_or_at_nowhere (void)
{
  KIT (3, "friend seat-1 gingerbread-man", "hand seat-1 roar", "hand seat-2 roar");

  kit_plan (k, "fields roar", "fields roar", "forest");
  kit_answer (k, "gingerbread-man", "yes");
  nobody_is_asked (k);
  kit_shows (k, "pig seat-1 nowhere");
  kit_shows (k, "pig seat-2 fields");
  g_assert_cmpuint (kit_events (k, "gather-drawn"), ==, 0);
}

/* Rapunzel. */

static void
rapunzels_pile_is_lost_with_her (void)
{
  KIT (3, "friend seat-1 rapunzel", "tower seat-1 2 2 2", "hand seat-1 night-at-the-tavern",
       "friend-deck goldilocks hansel-and-gretel puss-in-boots");

  kit_plan (k, "fields night-at-the-tavern", "forest", "forest");
  kit_answer (k, "tavern", "goldilocks");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 5 0 0");
  g_assert_cmpuint (kit_events (k, "from seat-1-tower to supply"), ==, 3);
  /* Back again, she brings nothing. */
  kit_set (k, "friend-deck rapunzel");
  kit_set (k, "house seat-1 1 straw floor");
  kit_answer (k, "action", "build-straw-walls-site-1");
  kit_answer (k, "friend", "keep");
  kit_shows (k, "tower seat-1 0 0 0");
}

/* Seat-2 has nothing but what lies on Rapunzel. */
static Kit *
pile_of_seat_2 (const char *command,
                const char *more)
{
  return kit_new (3, "friend seat-2 rapunzel", "tower seat-2 4 4 4", command, more, NULL);
}

static void
rapunzels_pile_is_on_no_board (void)
{
  g_autoptr (Kit) baba = pile_of_seat_2 ("friend seat-1 ali-baba", "window start");
  g_autoptr (Kit) robin = pile_of_seat_2 ("friend seat-1 robin-hood", "window build-end");
  g_autoptr (Kit) puss = pile_of_seat_2 ("friend seat-1 puss-in-boots", "resources seat-1 1 1 1");
  g_autoptr (Kit) tax = pile_of_seat_2 ("next seat-1 taxation", "resources seat-2 0 0 2");
  g_autoptr (Kit) game = pile_of_seat_2 ("unique forest royal-wedding", "hand seat-1 none");
  g_autoptr (Kit) dragon = pile_of_seat_2 ("hand seat-1 dragon", "resources seat-2 1 0 0");

  kit_asks (baba, "rapunzel", "seat-2");
  kit_asks (robin, "rapunzel", "seat-2"); /* the next round */
  kit_set (puss, "window build");
  asks_only (puss, "action", "seat-1", "draw gain-straw gain-wood gain-brick");

  gather_end (tax, "fields forest brickyard");
  kit_shows (tax, "resources seat-2 0 0 1");
  kit_shows (tax, "tower seat-2 4 4 4");

  gather_end (game, "fields:a-friendly-game fields brickyard");
  nobody_is_asked (game);
  kit_shows (game, "tower seat-2 4 4 4");

  kit_plan (dragon, "forest dragon", "fields", "forest");
  kit_answer (dragon, "place-monster", "fields");
  kit_shows (dragon, "resources seat-2 5 0 0");
  kit_shows (dragon, "tower seat-2 4 4 4");
}

static void
rapunzels_player_neither_builds_nor_pays_with_her_pile (void)
{
  KIT (3, "friend seat-1 rapunzel", "tower seat-1 9 9 9", "hand seat-1 hired-help");

  kit_plan (k, "fields hired-help", "fields", "forest");
  nobody_is_asked (k);
  kit_shows (k, "resources seat-1 2 0 0");
  g_assert_cmpuint (kit_discarded (k, "hired-help"), ==, 1);
  asks_only (k, "action", "seat-1", "draw gain-straw gain-wood gain-brick build-straw-floor-site-1");
}

const KitTest kit_interaction_after_tests[] = {
  { "interaction", "the-giant-silences-later-friends-only", the_giant_silences_later_friends_only },
  { "interaction", "extra-actions-once-granted-stay", extra_actions_once_granted_stay },
  { "interaction", "jack-who-lets-the-giant-pass-goes-with-it", jack_who_lets_the_giant_pass_goes_with_it },
  { "interaction", "the-frog-prince-is-never-drawn-again", the_frog_prince_is_never_drawn_again },
  { "interaction", "a-friend-given-to-a-later-player-acts-in-their-step",
    a_friend_given_to_a_later_player_acts_in_their_step },
  { "interaction", "a-friend-given-to-an-earlier-player-waits", a_friend_given_to_an_earlier_player_waits },
  { "interaction", "a-friend-gained-after-ones-step-waits", a_friend_gained_after_ones_step_waits },
  { "interaction", "cutting-corners-takes-one-off", cutting_corners_takes_one_off },
  { "interaction", "the-toll-comes-after-the-reduction", the_toll_comes_after_the_reduction },
  { "interaction", "puss-in-boots-pays-no-toll", puss_in_boots_pays_no_toll },
  { "interaction", "puss-in-boots-robs-hansel-and-gretel-too", puss_in_boots_robs_hansel_and_gretel_too },
  { "interaction", "puss-in-boots-builds-a-corner-floor-for-nothing", puss_in_boots_builds_a_corner_floor_for_nothing },
  { "interaction", "a-house-blown-down-brings-no-second-bonus", a_house_blown_down_brings_no_second_bonus },
  { "interaction", "two-unfinished-houses-may-be-finished-no-third-begun",
    two_unfinished_houses_may_be_finished_but_no_third_begun },
  { "interaction", "goldilocks-and-a-short-deck", goldilocks_looks_at_the_discard_pile_beneath_a_short_deck },
  { "interaction", "goldilocks-takes-what-there-is", goldilocks_takes_what_there_is },
  { "interaction", "who-went-nowhere-plays-in-vain", who_went_nowhere_plays_in_vain },
  { "interaction", "who-went-nowhere-is-with-nobody", who_went_nowhere_is_with_nobody },
  { "interaction", "the-royal-wedding-hits-who-went-nowhere", the_royal_wedding_hits_who_went_nowhere },
  { "interaction", "everybody-pays-taxes-to-who-went-nowhere", everybody_pays_taxes_to_who_went_nowhere },
  { "interaction", "who-went-nowhere-pays-taxes", who_went_nowhere_pays_taxes },
  { "interaction", "hired-help-is-lost-on-who-goes-nowhere", hired_help_is_lost_on_who_goes_nowhere },
  { "interaction", "chinny-chin-chin-moves-nobody-from-nowhere", chinny_chin_chin_moves_nobody_from_nowhere },
  { "interaction", "roar-reaches-nobody-from-or-at-nowhere", roar_reaches_nobody_from_or_at_nowhere },
  { "interaction", "rapunzels-pile-is-lost-with-her", rapunzels_pile_is_lost_with_her },
  { "interaction", "rapunzels-pile-is-on-no-board", rapunzels_pile_is_on_no_board },
  { "interaction", "rapunzels-player-neither-builds-nor-pays-with-her-pile",
    rapunzels_player_neither_builds_nor_pays_with_her_pile },
  { NULL },
};
