/* test-verb.c: immediate verbs that move cards of hands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

static void
discard_is_ones_own_choice (void)
{
  KIT (2, "hand seat-1 sold-for-five-beans fresh-page", "deck given-a-pony slipper-fits");

  kit_act (k, "sold-for-five-beans cinderella");
  kit_asks (k, "discard", "seat-1");
  kit_offers_only (k, "fresh-page given-a-pony slipper-fits");
  kit_answer (k, "discard", "given-a-pony");
  kit_shows (k, "hand seat-1 slipper-fits fresh-page");
}

static void
discard_at_random_asks_nobody (void)
{
  KIT (2, "hand seat-1 nap-without-consequences", "hand seat-2 fresh-page given-a-pony");

  kit_act (k, "nap-without-consequences wolf");
  kit_asks (k, "action", "seat-1");
  g_assert_cmpuint (kit_hand (k, 2), ==, 1);
  g_assert_true (gloom_reveals (&k->store[k->events.n_events - 1]));
}

/* What several players must do they do in turn order, openly, one after another. */
static void
everybody_discards_in_turn_order (void)
{
  KIT (4, "turn seat-2 2", "hand seat-2 forgotten-by-the-author", "pile wolf wrong-soup",
       "hand seat-3 slipper-fits paid-in-real-gold", "hand seat-4 kissed-the-wrong-frog",
       "hand seat-1 fresh-page given-a-pony");

  kit_act (k, "forgotten-by-the-author wolf");
  kit_asks (k, "discard", "seat-3");
  kit_answer (k, "discard", "slipper-fits");
  /* Who has no more than that is not asked. */
  g_assert_cmpuint (kit_hand (k, 4), ==, 0);
  kit_asks (k, "discard", "seat-1");
  kit_answer (k, "discard", "fresh-page");
  kit_asks (k, "action", "seat-2");
}

static void
midnight_brings_everybody_a_new_hand (void)
{
  KIT (3, "turn seat-2 2", "hand seat-2 midnight-already wrong-soup fresh-page given-a-pony",
       "hand seat-3 slipper-fits paid-in-real-gold outwitted-by-a-goat", "hand seat-1 kissed-the-wrong-frog");

  kit_act (k, "midnight-already");
  kit_asks (k, "action", "seat-2");
  g_assert_cmpuint (kit_events (k, "discarded"), ==, 7);
  for (guint seat = 1; seat <= 3; seat++)
    g_assert_cmpuint (kit_hand (k, seat), ==, 3);
  kit_shows (k, "discard midnight-already kissed-the-wrong-frog paid-in-real-gold slipper-fits outwitted-by-a-goat "
                "fresh-page given-a-pony wrong-soup");
}

static void
take_is_at_random_from_the_left (void)
{
  KIT (3, "hand seat-1 followed-home-by-a-goose", "hand seat-2 fresh-page", "hand seat-3 given-a-pony");

  kit_act (k, "followed-home-by-a-goose cinderella");
  kit_shows (k, "hand seat-1 fresh-page");
  /* Known to both. */
  kit_shows (k, "knows seat-2 fresh-page seat-1");
  kit_shows_not (k, "knows seat-3 fresh-page seat-1");
}

/* On your left is clockwise, wherever the wind blows. */
static void
left_is_clockwise_in_any_wind (void)
{
  KIT (3, "wind counter-clockwise", "hand seat-1 followed-home-by-a-goose", "hand seat-2 fresh-page",
       "hand seat-3 given-a-pony");

  kit_act (k, "followed-home-by-a-goose cinderella");
  kit_shows (k, "hand seat-1 fresh-page");
}

static void
take_after_a_look_is_a_choice (void)
{
  KIT (3, "hand seat-1 pockets-like-a-magpie", "hand seat-2 fresh-page given-a-pony");

  kit_act (k, "pockets-like-a-magpie");
  kit_asks (k, "player", "seat-1");
  kit_offers_only (k, "seat-2 seat-3");
  kit_answer (k, "player", "seat-2");
  kit_asks (k, "take", "seat-1");
  kit_offers_only (k, "fresh-page given-a-pony");
  kit_answer (k, "take", "given-a-pony");
  kit_shows (k, "hand seat-1 given-a-pony");
  /* What was looked at stays known. */
  kit_shows (k, "knows seat-1 fresh-page seat-2");
}

static void
take_from_each_other_player (void)
{
  KIT (3, "hand seat-1 was-the-wolf-all-along", "pile cinderella wrong-soup", "hand seat-2 fresh-page", "hand seat-3 given-a-pony");

  kit_act (k, "was-the-wolf-all-along cinderella");
  kit_shows (k, "hand seat-1 given-a-pony fresh-page");
}

static void
give_is_a_choice (void)
{
  KIT (2, "hand seat-1 letter-without-a-bill", "hand seat-2 fresh-page given-a-pony");

  kit_act (k, "letter-without-a-bill wolf");
  kit_asks (k, "give", "seat-2");
  kit_answer (k, "give", "given-a-pony");
  kit_shows (k, "hand seat-1 given-a-pony");
}

/* Give beyond twelve goes to the discard pile instead. */
static void
give_to_a_full_hand_goes_to_the_discard_pile (void)
{
  KIT (2, "hand seat-1 letter-without-a-bill", "hand seat-2 fresh-page given-a-pony");

  kit_act (k, "letter-without-a-bill wolf");
  kit_asks (k, "give", "seat-2");
  /* No card of the deck comes to this: who lays one has room for another. */
  while (k->s.n_hands[0] < GLOOM_MAX_HAND)
    {
      guint card = k->s.deck[--k->s.n_deck];

      k->s.hands[0][card >> 6] |= G_GUINT64_CONSTANT (1) << (card & 63);
      k->s.n_hands[0]++;
    }
  kit_answer (k, "give", "given-a-pony");
  g_assert_cmpuint (kit_hand (k, 1), ==, 12);
  kit_shows (k, "discard given-a-pony");
  kit_shows (k, "hand seat-2 fresh-page");
}

static void
look_at_the_top_three_and_put_them_back_in_any_order (void)
{
  KIT (2, "hand seat-1 cracked-crystal-ball", "deck fresh-page given-a-pony slipper-fits paid-in-real-gold");

  kit_act (k, "cracked-crystal-ball");
  kit_answer (k, "may", "yes");
  kit_asks (k, "put-back", "seat-1");
  kit_offers_only (k, "fresh-page given-a-pony slipper-fits");
  kit_answer (k, "put-back", "slipper-fits");
  kit_offers_only (k, "fresh-page given-a-pony");
  kit_answer (k, "put-back", "given-a-pony");
  kit_shows (k, "hand seat-1 slipper-fits given-a-pony");
  kit_shows (k, "knows-deck seat-1 1");
}

static void
look_is_always_declinable (void)
{
  KIT (2, "hand seat-1 cracked-crystal-ball", "deck fresh-page given-a-pony slipper-fits");

  kit_act (k, "cracked-crystal-ball");
  kit_answer (k, "may", "no");
  kit_shows (k, "hand seat-1 given-a-pony fresh-page");
}

/* "Top 3" with fewer: reshuffled beneath, then what there is. */
static void
look_with_fewer_reshuffles_beneath (void)
{
  KIT (2, "hand seat-1 cracked-crystal-ball");

  while (k->s.n_deck > 1)
    k->s.discard[k->s.n_discard++] = k->s.deck[--k->s.n_deck];
  kit_act (k, "cracked-crystal-ball");
  kit_answer (k, "may", "yes");
  g_assert_cmpuint (k->ask.n_options, ==, 3);
  g_assert_cmpuint (kit_events (k, "shuffled"), ==, 1);
}

/* One of the topmost 8 of the discard pile. */
static void
recover_one_of_the_topmost_eight (void)
{
  KIT (2, "hand seat-1 last-page-comes-early",
       "discard fresh-page wind-changes put-back-in-the-bottle slipper-fits paid-in-real-gold outwitted-by-a-goat "
       "outlived-by-the-donkey slept-until-noon perished-of-good-manners");

  kit_act (k, "last-page-comes-early");
  kit_asks (k, "recover", "seat-1");
  kit_offers_only (k, "put-back-in-the-bottle outlived-by-the-donkey none");
  kit_answer (k, "recover", "outlived-by-the-donkey");
  kit_shows (k, "hand seat-1 outlived-by-the-donkey");
  kit_shows (k, "knows seat-2 outlived-by-the-donkey seat-1");
}

static void
every_player_draws (void)
{
  KIT (3, "hand seat-1 baked-into-a-pie-shared-fairly", "pile wolf wrong-soup");

  kit_act (k, "baked-into-a-pie-shared-fairly wolf");
  for (guint seat = 1; seat <= 3; seat++)
    g_assert_cmpuint (kit_hand (k, seat), ==, 1);
}

static void
who_laid_this_draws (void)
{
  KIT (2, "hand seat-1 befriended-by-mice");

  kit_act (k, "befriended-by-mice wolf");
  g_assert_cmpuint (kit_hand (k, 1), ==, 1);
  g_assert_cmpuint (kit_hand (k, 2), ==, 0);
}

const KitTest kit_verb_tests[] = {
  { "discard", "is-ones-own-choice", discard_is_ones_own_choice },
  { "discard", "at-random-asks-nobody", discard_at_random_asks_nobody },
  { "forgotten-by-the-author", "everybody-discards-in-turn-order", everybody_discards_in_turn_order },
  { "midnight-already", "brings-everybody-a-new-hand", midnight_brings_everybody_a_new_hand },
  { "take", "is-at-random-from-the-left", take_is_at_random_from_the_left },
  { "take", "left-is-clockwise-in-any-wind", left_is_clockwise_in_any_wind },
  { "take", "after-a-look-is-a-choice", take_after_a_look_is_a_choice },
  { "take", "from-each-other-player", take_from_each_other_player },
  { "give", "is-a-choice", give_is_a_choice },
  { "give", "to-a-full-hand-goes-to-the-discard-pile", give_to_a_full_hand_goes_to_the_discard_pile },
  { "look", "at-the-top-three-and-put-them-back-in-any-order", look_at_the_top_three_and_put_them_back_in_any_order },
  { "look", "is-always-declinable", look_is_always_declinable },
  { "look", "with-fewer-reshuffles-beneath", look_with_fewer_reshuffles_beneath },
  { "recover", "one-of-the-topmost-eight", recover_one_of_the_topmost_eight },
  { "draw", "every-player-draws", every_player_draws },
  { "draw", "who-laid-this-draws", who_laid_this_draws },
  { NULL },
};
