/* test-reveal.c: the Fables that bring Monsters and Friends when revealed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-fables.h"

/* Magic Flute. */

static void
flute_takes_every_monster_of_the_round (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-2 giant", "hand seat-3 magic-flute", "friend seat-1 robin-hood");

  kit_plan (k, "fields wolf", "fields giant", "forest magic-flute");
  /* First of all, though it is the last in turn order; nothing is placed. */
  nobody_is_asked (k);
  kit_shows (k, "hand seat-3 giant wolf");
  g_assert_cmpuint (hand_size (k, 0) + hand_size (k, 1), ==, 0);
  g_assert_cmpuint (kit_events (k, "card-placed"), ==, 0);
  kit_shows (k, "gathered seat-1 2 0 0");
  kit_shows (k, "friend seat-1 robin-hood");
  g_assert_cmpuint (kit_discarded (k, "wolf"), ==, 0);
  g_assert_cmpuint (kit_discarded (k, "magic-flute"), ==, 1);
}

static void
flute_of_two_the_earlier_takes_them (void)
{
  KIT (3, "start seat-3", "hand seat-1 magic-flute", "hand seat-2 wolf", "hand seat-3 magic-flute");

  kit_plan (k, "fields magic-flute", "fields wolf", "forest magic-flute");
  kit_shows (k, "hand seat-3 wolf");
  kit_shows (k, "hand seat-1 none");
}

static void
flute_takes_nothing_but_monsters (void)
{
  KIT (3, "hand seat-1 grandmas-house", "hand seat-2 magic-flute", "hand seat-3 taxation");

  kit_plan (k, "fields grandmas-house", "fields magic-flute", "forest taxation");
  kit_asks (k, "place-unique", "seat-1");
  kit_answer (k, "place-unique", "brickyard");
  kit_shows (k, "hand seat-2 none");
  kit_shows (k, "laid seat-3 taxation");
}

static void
flute_leaves_monsters_in_hand_alone (void)
{
  KIT (3, "hand seat-1 wolf spy-network", "hand seat-2 magic-flute");

  kit_plan (k, "fields spy-network", "forest magic-flute", "forest");
  g_assert_cmpuint (kit_hand (k, 0, "wolf"), ==, 1);
  kit_shows (k, "hand seat-2 none");
}

/* Whoever set it down: here Sleeping Beauty did. */
static void
flute_takes_a_dreamt_monster (void)
{
  KIT (3, "friend seat-1 sleeping-beauty", "hand seat-1 magic-flute", "deck dragon", "resources seat-2 1 1 1",
       "window start");

  kit_answer (k, "sleeping-beauty", "seat-2");
  kit_plan (k, "fields magic-flute", "fields", "forest");
  nobody_is_asked (k);
  kit_shows (k, "hand seat-1 dragon");
  kit_shows (k, "resources seat-2 3 1 1");
}

/* Night at the Tavern. */

static void
tavern_a_new_friend_for_everybody (void)
{
  guint second_got_first = 0;

  for (guint seed = 0; seed < SEEDS; seed++)
    {
      KIT (3, "hand seat-2 night-at-the-tavern", "friend seat-1 goldilocks", "friend seat-2 robin-hood",
           "friend-deck rumpelstiltskin snow-white fairy-godmother hansel-and-gretel");

      set_seed (k, seed);
      kit_plan (k, "fields", "forest night-at-the-tavern", "brickyard");
      kit_asks (k, "tavern", "seat-2");
      /* One per player, and not those that are still held. */
      offers_only (k, "rumpelstiltskin snow-white fairy-godmother");
      kit_shows (k, "friend seat-1 goldilocks");
      kit_answer (k, "tavern", "snow-white");
      nobody_is_asked (k);
      kit_shows (k, "friend seat-2 snow-white");
      kit_shows (k, "friend-discard robin-hood goldilocks");
      if (k->s.players[0].friend_card == GRIMM_RUMPELSTILTSKIN)
        {
          kit_shows (k, "friend seat-3 fairy-godmother");
          second_got_first++;
        }
      else
        {
          kit_shows (k, "friend seat-1 fairy-godmother");
          kit_shows (k, "friend seat-3 rumpelstiltskin");
        }
    }
  /* The others are dealt at random. */
  g_assert_cmpuint (second_got_first, >, 0);
  g_assert_cmpuint (second_got_first, <, SEEDS);
}

/* What the players had is discarded after the draw, so not shuffled into it. */
static void
tavern_the_old_friends_are_discarded_after_the_draw (void)
{
  KIT (3, "hand seat-1 night-at-the-tavern", "friend seat-1 goldilocks", "friend-discard all");

  kit_plan (k, "fields night-at-the-tavern", "forest", "brickyard");
  kit_asks (k, "tavern", "seat-1");
  g_assert_cmpuint (k->ask.n_options, ==, 3);
  g_assert_false (kit_offers (k, "goldilocks"));
  kit_answer (k, "tavern", grimm_cards[k->ask.options[0].a].id);
  kit_pass_to_window (k, "build");
  kit_shows (k, "friend-discard goldilocks");
  g_assert_cmpuint (k->s.n_friends, ==, 25 - 4);
}

/* D is over for nobody's Friend: it acts from E on. */
static void
tavern_the_new_friends_act_from_the_next_window_on (void)
{
  KIT (3, "hand seat-1 night-at-the-tavern", "friend-deck cinderella snow-white robin-hood", "pile fields 9 0 0");

  kit_plan (k, "fields night-at-the-tavern", "forest", "brickyard");
  kit_answer (k, "tavern", "cinderella");
  g_assert_cmpuint (kit_events (k, "cause cinderella from fields to seat-1 type straw n 2"), ==, 1);
  kit_shows (k, "gathered seat-1 7 0 0");
}

/* The Little Mermaid is asked about at once; a card set down still counts. */
static void
tavern_the_mermaid_chooses_at_once (void)
{
  KIT (3, "hand seat-1 night-at-the-tavern", "hand seat-2 wolf", "friend-deck little-mermaid snow-white robin-hood");

  kit_plan (k, "fields night-at-the-tavern", "forest wolf", "brickyard");
  kit_answer (k, "tavern", "little-mermaid");
  kit_asks (k, "mermaid", "seat-1");
  offers_only (k, "fields-forest fields-brickyard forest-brickyard");
  kit_answer (k, "mermaid", "forest-brickyard");
  kit_asks (k, "place-monster", "seat-2");
  kit_answer (k, "place-monster", "brickyard");
  kit_shows (k, "pig seat-1 fields");
}

/* No game has so few; so two Friends are all there is, for once without the
 * kit's check that no card is lost. */
static void
tavern_who_gets_none_keeps_the_old_friend (void)
{
  KIT (3, "hand seat-1 night-at-the-tavern", "friend seat-1 goldilocks", "friend seat-2 robin-hood",
       "friend seat-3 puss-in-boots", "friend-deck rumpelstiltskin snow-white");
  guint kept;

  kit_answer (k, "plan-gather", "fields");
  kit_answer (k, "plan-fable", "night-at-the-tavern");
  kit_answer (k, "plan-gather", "forest");
  memmove (k->s.friends, k->s.friends + k->s.n_friends - 2, 2);
  k->s.n_friends = 2;
  grimm_game.answer (&k->s, &k->ask, 0, &k->events);
  kit_asks (k, "tavern", "seat-1");
  offers_only (k, "rumpelstiltskin snow-white");
  grimm_game.answer (&k->s, &k->ask, (guint) bramble_ask_find_option (&grimm_game, &k->ask, "snow-white"),
                       &k->events);

  kit_shows (k, "friend seat-1 snow-white");
  kept = (k->s.players[1].friend_card == GRIMM_ROBIN_HOOD) + (k->s.players[2].friend_card == GRIMM_PUSS_IN_BOOTS);
  g_assert_cmpuint (kept, ==, 1);
  g_assert_true (k->s.players[1].friend_card == GRIMM_RUMPELSTILTSKIN
                 || k->s.players[2].friend_card == GRIMM_RUMPELSTILTSKIN);
}

const KitTest kit_reveal_tests[] = {
  { "magic-flute", "takes-every-monster-of-the-round", flute_takes_every_monster_of_the_round },
  { "magic-flute", "of-two-the-earlier-takes-them", flute_of_two_the_earlier_takes_them },
  { "magic-flute", "takes-nothing-but-monsters", flute_takes_nothing_but_monsters },
  { "magic-flute", "leaves-monsters-in-hand-alone", flute_leaves_monsters_in_hand_alone },
  { "magic-flute", "takes-a-dreamt-monster", flute_takes_a_dreamt_monster },
  { "night-at-the-tavern", "a-new-friend-for-everybody", tavern_a_new_friend_for_everybody },
  { "night-at-the-tavern", "the-old-friends-are-discarded-after-the-draw",
    tavern_the_old_friends_are_discarded_after_the_draw },
  { "night-at-the-tavern", "the-new-friends-act-from-the-next-window-on",
    tavern_the_new_friends_act_from_the_next_window_on },
  { "night-at-the-tavern", "the-mermaid-chooses-at-once", tavern_the_mermaid_chooses_at_once },
  { "night-at-the-tavern", "who-gets-none-keeps-the-old-friend", tavern_who_gets_none_keeps_the_old_friend },
  { NULL },
};
