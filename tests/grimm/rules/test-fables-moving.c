/* test-fables-moving.c: Fables that move pigs before collecting
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-fables.h"

/* Chinny Chin Chin. */

static void
chinny_moves_away_from_a_monster (void)
{
  KIT (4, "hand seat-1 bridge-troll", "hand seat-2 chinny-chin-chin");

  kit_plan (k, "brickyard bridge-troll", "fields chinny-chin-chin", "forest", "brickyard");
  kit_answer (k, "place-monster", "fields");
  kit_asks (k, "chinny-move", "seat-2");
  offers_only (k, "none forest brickyard market");
  kit_answer (k, "chinny-move", "forest");
  nobody_is_asked (k);
  kit_shows (k, "pig seat-2 forest");
  kit_shows (k, "gathered seat-2 0 2 0");
  kit_shows (k, "pile fields 5 0 0");
  g_assert_cmpuint (hand_size (k, 1), ==, 0);
}

static void
chinny_may_stay (void)
{
  KIT (3, "hand seat-1 bridge-troll", "hand seat-2 chinny-chin-chin");

  kit_plan (k, "brickyard bridge-troll", "fields chinny-chin-chin", "forest");
  kit_answer (k, "place-monster", "fields");
  offers_only (k, "none forest brickyard");
  kit_answer (k, "chinny-move", "none");
  kit_shows (k, "pig seat-2 fields");
  kit_shows (k, "gathered seat-2 5 0 0");
  g_assert_cmpuint (hand_size (k, 1), ==, 0);
}

static void
chinny_neither_moves_nor_draws_with_a_monster_elsewhere (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-2 chinny-chin-chin");

  kit_plan (k, "brickyard wolf", "fields chinny-chin-chin", "forest");
  kit_answer (k, "place-monster", "forest");
  nobody_is_asked (k);
  kit_shows (k, "pig seat-2 fields");
  kit_shows (k, "hand seat-2 none");
}

static void
chinny_draws_when_no_monster_was_played (void)
{
  KIT (3, "hand seat-1 spy-network", "hand seat-2 chinny-chin-chin", "deck giant roar");

  kit_plan (k, "brickyard spy-network", "fields chinny-chin-chin", "forest");
  nobody_is_asked (k);
  kit_shows (k, "pig seat-2 fields");
  /* In F, so before the Spy Network of H. */
  kit_shows (k, "hand seat-2 giant");
  kit_shows (k, "hand seat-1 roar");
}

static void
chinny_a_monster_taken_by_magic_flute_was_played (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-2 chinny-chin-chin", "hand seat-3 magic-flute");

  kit_plan (k, "fields wolf", "fields chinny-chin-chin", "forest magic-flute");
  nobody_is_asked (k);
  kit_shows (k, "hand seat-2 none");
  kit_shows (k, "hand seat-3 wolf");
}

static void
chinny_after_an_earlier_wolf (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-2 chinny-chin-chin");

  kit_plan (k, "forest wolf", "fields chinny-chin-chin", "forest");
  kit_answer (k, "place-monster", "fields");
  kit_asks (k, "chinny-move", "seat-2");
  kit_shows (k, "pile fields 0 0 0");
}

static void
chinny_before_a_later_wolf (void)
{
  KIT (3, "hand seat-2 wolf", "hand seat-1 chinny-chin-chin");

  kit_plan (k, "fields chinny-chin-chin", "forest wolf", "forest");
  kit_answer (k, "place-monster", "fields");
  kit_asks (k, "chinny-move", "seat-1");
  kit_shows (k, "pile fields 5 0 0");
  kit_answer (k, "chinny-move", "brickyard");
  /* Nobody is left for it. */
  kit_shows (k, "pile fields 5 0 0");
  kit_shows (k, "gathered seat-1 0 0 3");
}

static void
chinny_after_an_earlier_dragon (void)
{
  KIT (3, "hand seat-1 dragon", "hand seat-2 chinny-chin-chin", "resources seat-2 1 2 3");

  kit_plan (k, "forest dragon", "fields chinny-chin-chin", "forest");
  kit_answer (k, "place-monster", "fields");
  kit_asks (k, "chinny-move", "seat-2");
  kit_shows (k, "resources seat-2 0 0 0");
}

static void
chinny_flees_from_a_later_dragon (void)
{
  KIT (3, "hand seat-2 dragon", "hand seat-1 chinny-chin-chin", "resources seat-1 1 2 3");

  kit_plan (k, "fields chinny-chin-chin", "forest dragon", "forest");
  kit_answer (k, "place-monster", "fields");
  kit_answer (k, "chinny-move", "brickyard");
  kit_shows (k, "resources seat-1 1 2 6");
}

/* Roar may take the pig away from the Monster first. */
static void
chinny_after_an_earlier_roar (void)
{
  guint stayed = 0;
  guint sent = 0;

  for (guint seed = 0; seed < 24; seed++)
    {
      KIT (3, "hand seat-1 roar", "hand seat-2 chinny-chin-chin", "hand seat-3 bridge-troll");

      set_seed (k, seed);
      kit_plan (k, "fields roar", "fields chinny-chin-chin", "forest bridge-troll");
      kit_answer (k, "place-monster", "fields");
      if (pig_of (k, 1) == GRIMM_FIELDS)
        {
          kit_asks (k, "chinny-move", "seat-2");
          stayed++;
        }
      else
        {
          kit_asks (k, "troll-victim", "seat-3");
          sent++;
        }
    }
  g_assert_cmpuint (stayed, >, 0);
  g_assert_cmpuint (sent, >, 0);
}

/* The new Location has a Monster too, but the move is made. */
static void
chinny_moves_once (void)
{
  KIT (3, "hand seat-1 chinny-chin-chin", "hand seat-2 wolf", "hand seat-3 bridge-troll");

  kit_plan (k, "fields chinny-chin-chin", "brickyard wolf", "brickyard bridge-troll");
  kit_answer (k, "place-monster", "fields");
  kit_answer (k, "place-monster", "forest");
  kit_answer (k, "chinny-move", "forest");
  kit_asks (k, "troll-victim", "seat-3");
  kit_shows (k, "gathered seat-1 0 4 0");
}

static void
chinny_nowhere_does_not_move (void)
{
  KIT (3, "plan seat-1 fields chinny-chin-chin", "plan seat-2 forest wolf", "plan seat-3 forest",
       "monster seat-2 fields", "pig seat-1 nowhere", "window before");

  nobody_is_asked (k);
  kit_shows (k, "pig seat-1 nowhere");
  kit_shows (k, "hand seat-1 none");
}

static void
chinny_nowhere_still_draws_without_a_monster (void)
{
  KIT (3, "plan seat-1 fields chinny-chin-chin", "plan seat-2 forest", "plan seat-3 forest",
       "pig seat-1 nowhere", "deck giant", "window before");

  nobody_is_asked (k);
  kit_shows (k, "hand seat-1 giant");
}

static void
chinny_moves_from_a_cancelled_monster (void)
{
  KIT (3, "hand seat-1 wolf", "hand seat-2 chinny-chin-chin", "friend seat-3 huntsman");

  kit_plan (k, "forest wolf", "fields chinny-chin-chin", "fields");
  kit_answer (k, "place-monster", "fields");
  g_assert_cmpuint (kit_events (k, "card-cancelled seat seat-3"), ==, 1);
  kit_asks (k, "chinny-move", "seat-2");
}

/* No pig stands there in G. */
static void
chinny_leaves_its_location_to_a_hidden_vault (void)
{
  KIT (3, "hand seat-1 bridge-troll", "hand seat-2 chinny-chin-chin", "hand seat-3 hidden-vault");

  kit_plan (k, "forest bridge-troll", "brickyard chinny-chin-chin", "fields hidden-vault");
  kit_answer (k, "place-monster", "brickyard");
  kit_answer (k, "chinny-move", "forest");
  kit_asks (k, "vault", "seat-3");
  offers_only (k, "brickyard");
}

/* Roar. */

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

static void
roar_may_draw_a_strange_card_in_hand (void)
{
  guint came = 0;

  for (guint seed = 0; seed < SEEDS; seed++)
    {
      KIT (3, "plan seat-1 fields roar", "plan seat-2 fields", "plan seat-3 forest",
           "strange seat-2 brickyard-of-seat-3", "friend seat-2 little-mermaid fields forest");

      set_seed (k, seed);
      kit_set (k, "window before");
      came |= 1u << pig_of (k, 1);
    }
  g_assert_cmpuint (came, ==, (1u << GRIMM_FIELDS) | (1u << GRIMM_FOREST) | (1u << GRIMM_BRICKYARD));
}

const KitTest kit_fable_moving_tests[] = {
  { "chinny-chin-chin", "moves-away-from-a-monster", chinny_moves_away_from_a_monster },
  { "chinny-chin-chin", "may-stay", chinny_may_stay },
  { "chinny-chin-chin", "neither-moves-nor-draws-with-a-monster-elsewhere",
    chinny_neither_moves_nor_draws_with_a_monster_elsewhere },
  { "chinny-chin-chin", "draws-when-no-monster-was-played", chinny_draws_when_no_monster_was_played },
  { "chinny-chin-chin", "a-monster-taken-by-magic-flute-was-played", chinny_a_monster_taken_by_magic_flute_was_played },
  { "chinny-chin-chin", "after-an-earlier-wolf", chinny_after_an_earlier_wolf },
  { "chinny-chin-chin", "before-a-later-wolf", chinny_before_a_later_wolf },
  { "chinny-chin-chin", "after-an-earlier-dragon", chinny_after_an_earlier_dragon },
  { "chinny-chin-chin", "flees-from-a-later-dragon", chinny_flees_from_a_later_dragon },
  { "chinny-chin-chin", "after-an-earlier-roar", chinny_after_an_earlier_roar },
  { "chinny-chin-chin", "moves-once", chinny_moves_once },
  { "chinny-chin-chin", "nowhere-does-not-move", chinny_nowhere_does_not_move },
  { "chinny-chin-chin", "nowhere-still-draws-without-a-monster", chinny_nowhere_still_draws_without_a_monster },
  { "chinny-chin-chin", "moves-from-a-cancelled-monster", chinny_moves_from_a_cancelled_monster },
  { "chinny-chin-chin", "leaves-its-location-to-a-hidden-vault", chinny_leaves_its_location_to_a_hidden_vault },
  { "roar", "sends-opponents-anywhere-perhaps-nowhere-new", roar_sends_opponents_anywhere_perhaps_nowhere_new },
  { "roar", "spares-who-is-elsewhere", roar_spares_who_is_elsewhere },
  { "roar", "leaves-the-mermaids-cards-out", roar_leaves_the_mermaids_cards_out },
  { "roar", "acts-before-collecting", roar_acts_before_collecting },
  { "roar", "shuffles-the-swapped-card", roar_shuffles_the_swapped_card },
  { "roar", "nowhere-does-nothing", roar_nowhere_does_nothing },
  { "roar", "may-draw-a-strange-card-in-hand", roar_may_draw_a_strange_card_in_hand },
  { NULL },
};
