/* test-game.c: the decks and the end of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-round.h"
#include "test-setup.h"

/* Game end. Houses are given as "SEAT TYPE…", e.g. "seat-1 straw straw brick",
 * all of them complete. */

static void
add_houses (Kit        *k,
            const char *words)
{
  g_auto (GStrv) word = g_strsplit (words, " ", -1);

  for (guint i = 1; word[i]; i++)
    kit_setf (k, "house %s %u %s roof", word[0], i, word[i]);
}

/* Plays the end of a round, and checks who has won and why. */
static void
wins (Kit        *k,
      const char *winners,
      GrimmWonBy  won_by)
{
  g_auto (GStrv) word = g_strsplit (winners, " ", -1);
  BrambleResult result;

  kit_set (k, "window game-end");
  g_assert_true (k->s.over);
  grimm_game.result (&k->s, &result);
  g_assert_cmpint (result.outcome, ==, BRAMBLE_WON);
  for (guint seat = 0; seat < k->s.n_seats; seat++)
    g_assert_cmpuint ((result.winners >> seat) & 1, ==,
                      g_strv_contains ((const char *const *) word, grimm_seat_ids[seat]));
  g_assert_cmpuint (k->s.won_by, ==, won_by);
  g_assert_cmpuint (k->ask.n_options, ==, 0);
}

static void
three_complete_houses_end_the_game (void)
{
  static const char *const boards[] = {
    "seat-2 straw straw straw", "seat-2 wood wood wood", "seat-2 brick brick brick", "seat-2 straw wood brick",
    "seat-2 brick straw straw", "seat-2 straw wood brick wood", "seat-2 straw straw straw straw straw",
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      KIT (3);

      add_houses (k, boards[i]);
      wins (k, "seat-2", GRIMM_WON_BY_HOUSES);
      kit_shows (k, "winner seat-2");
    }
}

static void
fewer_than_three_complete_houses_do_not (void)
{
  KIT (3, "house seat-2 3 brick walls", "house seat-2 4 wood walls", "house seat-2 5 straw walls");

  add_houses (k, "seat-1 straw straw");
  add_houses (k, "seat-2 brick brick");
  kit_set (k, "window game-end");
  g_assert_false (k->s.over);
  kit_asks (k, "plan-gather", "seat-2");
  kit_shows (k, "round 2");
}

/* Everybody after who builds the third house still has a turn, and Friends at
 * the end of the phase act, before anybody looks. */
static void
the_game_ends_after_the_build_phase_only (void)
{
  KIT (3, "house seat-1 3 brick walls", "resources seat-1 0 0 6", "bonus brick seat-2", "friend seat-2 robin-hood",
       "resources seat-3 9 0 0");

  add_houses (k, "seat-1 straw straw");
  kit_set (k, "window build");
  kit_answer (k, "action", "build-brick-roof-site-3");
  g_assert_false (k->s.over);
  kit_answer (k, "action", "draw");
  kit_asks (k, "action", "seat-2");
  kit_answer (k, "action", "draw");
  kit_answer (k, "action", "draw");
  kit_asks (k, "action", "seat-3");
  kit_answer (k, "action", "draw");
  kit_answer (k, "action", "draw");
  kit_asks_for (k, "give", "seat-3", "robin-hood");
  kit_forget (k);
  kit_answer (k, "give", "straw");
  g_assert_true (k->s.over);
  kit_shows (k, "resources seat-2 1 0 0");
  kit_shows (k, "winner seat-1");
  g_assert_cmpuint (kit_events (k, "game-won winner seat-1"), ==, 1);
  /* Nothing is cleaned up any more. */
  g_assert_cmpuint (kit_events (k, "window clean-up"), ==, 0);
  kit_shows (k, "round 1");
}

static void
a_later_player_may_still_overtake (void)
{
  KIT (2, "house seat-1 3 wood walls", "resources seat-1 0 6 0", "house seat-2 3 brick walls",
       "resources seat-2 0 0 6", "bonus wood seat-1", "bonus brick seat-1");

  add_houses (k, "seat-1 straw straw");
  add_houses (k, "seat-2 straw straw");
  kit_set (k, "window build");
  kit_answer (k, "action", "build-wood-roof-site-3");
  kit_answer (k, "action", "draw");
  kit_answer (k, "action", "build-brick-roof-site-3");
  kit_answer (k, "action", "draw");
  g_assert_true (k->s.over);
  kit_shows (k, "winner seat-2");
  kit_shows_not (k, "winner seat-1");
}

static void
only_standing_houses_count (void)
{
  KIT (2, "plan seat-1 forest", "plan seat-2 fields big-bad-wolf", "monster seat-2 forest");

  add_houses (k, "seat-1 brick brick wood");
  kit_set (k, "window gather-end");
  kit_answer (k, "blow-down", "seat-1-site-3");
  kit_pass_round (k);
  g_assert_false (k->s.over);
  kit_shows (k, "round 2");
}

static void
most_brick_houses_win (void)
{
  KIT (3);

  add_houses (k, "seat-1 brick wood wood");
  add_houses (k, "seat-2 brick brick straw");
  kit_set (k, "bonus brick seat-1");
  wins (k, "seat-2", GRIMM_WON_BY_BRICK);
}

static void
then_most_wood_houses_win (void)
{
  KIT (3);

  add_houses (k, "seat-1 brick wood straw");
  add_houses (k, "seat-2 brick wood wood");
  kit_set (k, "bonus brick seat-1");
  kit_set (k, "bonus wood seat-1");
  kit_set (k, "bonus straw seat-1");
  wins (k, "seat-2", GRIMM_WON_BY_WOOD);
}

/* Wood houses matter only among those who are tied for Brick. */
static void
wood_houses_do_not_make_up_for_brick (void)
{
  KIT (3);

  add_houses (k, "seat-1 wood wood wood");
  add_houses (k, "seat-2 brick wood straw");
  add_houses (k, "seat-3 brick straw straw");
  wins (k, "seat-2", GRIMM_WON_BY_WOOD);
}

static void
tied (Kit *k)
{
  add_houses (k, "seat-1 brick wood straw");
  add_houses (k, "seat-2 brick wood straw");
  add_houses (k, "seat-3 brick wood straw");
}

static void
then_the_bonus_for_brick_wins (void)
{
  KIT (3, "bonus brick seat-3", "bonus wood seat-1", "bonus straw seat-2");

  tied (k);
  wins (k, "seat-3", GRIMM_WON_BY_BONUS);
}

static void
else_the_bonus_for_wood (void)
{
  KIT (4, "bonus brick seat-4", "bonus wood seat-2", "bonus straw seat-1");

  tied (k);
  wins (k, "seat-2", GRIMM_WON_BY_BONUS);
}

static void
else_the_bonus_for_straw (void)
{
  KIT (4, "bonus brick seat-4", "bonus wood seat-4", "bonus straw seat-1");

  tied (k);
  wins (k, "seat-1", GRIMM_WON_BY_BONUS);
}

/* A bonus counts only for who is still tied. */
static void
the_bonus_of_another_player_counts_for_nobody (void)
{
  KIT (4, "bonus brick seat-4", "bonus wood seat-4", "bonus straw seat-2");

  tied (k);
  add_houses (k, "seat-4 brick brick");
  wins (k, "seat-2", GRIMM_WON_BY_BONUS);
}

static void
still_tied_they_share_the_win (void)
{
  KIT (4, "bonus straw seat-4", "bonus wood seat-4", "bonus brick seat-4");

  tied (k);
  wins (k, "seat-1 seat-2 seat-3", GRIMM_WON_SHARED);
}

static void
two_may_share_while_a_third_is_beaten (void)
{
  KIT (3, "bonus brick seat-3", "bonus wood seat-3", "bonus straw seat-3");

  add_houses (k, "seat-1 brick wood straw");
  add_houses (k, "seat-2 brick wood straw");
  add_houses (k, "seat-3 wood wood straw");
  wins (k, "seat-1 seat-2", GRIMM_WON_SHARED);
}

static void
four_houses_do_not_beat_three (void)
{
  KIT (3);

  add_houses (k, "seat-1 straw straw wood wood");
  add_houses (k, "seat-2 brick straw straw");
  wins (k, "seat-2", GRIMM_WON_BY_BRICK);
}

static void
more_straw_houses_do_not_matter (void)
{
  KIT (3, "bonus brick seat-3", "bonus wood seat-3", "bonus straw seat-3");

  add_houses (k, "seat-1 brick wood straw straw");
  add_houses (k, "seat-2 brick wood straw");
  wins (k, "seat-1 seat-2", GRIMM_WON_SHARED);
}

static void
unfinished_houses_break_no_tie (void)
{
  KIT (3, "house seat-1 4 brick walls", "bonus brick seat-3", "bonus wood seat-2");

  add_houses (k, "seat-1 brick wood straw");
  add_houses (k, "seat-2 brick wood straw");
  wins (k, "seat-2", GRIMM_WON_BY_BONUS);
}

static void
who_has_fewer_than_three_takes_no_part_in_the_tie_break (void)
{
  KIT (3, "bonus brick seat-3");

  add_houses (k, "seat-1 straw straw straw");
  add_houses (k, "seat-3 brick brick");
  wins (k, "seat-1", GRIMM_WON_BY_HOUSES);
}

/* Counts stop at what a position can hold, and events tell what moved. */

static void
nobody_holds_more_than_many (void)
{
  KIT (3, "resources seat-1 30000 29999 0", "window build");

  kit_forget (k);
  kit_answer (k, "action", "gain-straw");
  g_assert_cmpuint (kit_events (k, "resources-moved"), ==, 0);
  kit_answer (k, "action", "gain-wood");
  g_assert_cmpuint (kit_events (k, "resources-moved seat seat-1 from supply to seat-1 type wood n 1"), ==, 1);
  kit_shows (k, "resources seat-1 30000 30000 0");
}

static void
what_does_not_fit_stays_where_it_is (void)
{
  KIT (3, "resources seat-1 29998 0 0", "pile fields 30000 0 0");

  kit_plan (k, "fields", "forest", "forest");
  kit_shows (k, "resources seat-1 30000 0 0");
  kit_shows (k, "gathered seat-1 2 0 0");
  kit_shows (k, "pile fields 29998 0 0");
  kit_pass_round (k);
  /* The refill stops there too. */
  kit_shows (k, "pile fields 30000 0 0");
  g_assert_cmpuint (kit_events (k, "refilled at fields type straw n 2"), ==, 1);
}

static void
what_passes_between_players_stops_there_too (void)
{
  KIT (3, "plan seat-1 fields a-friendly-game", "plan seat-2 fields", "plan seat-3 forest",
       "resources seat-1 30000 0 29999", "resources seat-2 1 0 3", "window gather-end");

  kit_answer (k, "friendly-game", "seat-2-straw");
  kit_answer (k, "take-more", "brick");
  kit_shows (k, "resources seat-1 30000 0 30000");
  kit_shows (k, "resources seat-2 1 0 2");
}

/* The decks. */

static Kit *
new_with_cards (const char *edition,
                const char *cards)
{
  return kit_begin_with (test_setup (3, 5, 0, cards, edition));
}

/* How many copies of @card are in the decks. */
static guint
in_decks (Kit  *k,
          guint card)
{
  guint n = 0;

  for (guint i = 0; i < k->s.n_deck; i++)
    n += k->s.deck[i] == card;
  for (guint i = 0; i < k->s.n_friends; i++)
    n += k->s.friends[i] == card;
  return n;
}

/* The decks must be two of each card of @twice, one of each of @once, and
 * nothing else. */
static void
decks_are (Kit               *k,
           const char *const *twice,
           const char *const *once)
{
  guint n = 0;

  for (guint i = 0; twice[i]; i++, n += 2)
    g_assert_cmpuint (in_decks (k, grimm_card_by_id (twice[i])), ==, 2);
  for (guint i = 0; once[i]; i++, n++)
    g_assert_cmpuint (in_decks (k, grimm_card_by_id (once[i])), ==, 1);
  g_assert_cmpuint (k->s.n_deck + k->s.n_friends, ==, n);
}

#define BASIC_FABLES                                                                               \
  "a-friendly-game", "big-bad-wolf", "bridge-troll", "chinny-chin-chin", "consult-the-oracle",     \
  "ghostly-whispers", "hired-help", "little-helpers", "mysterious-stranger", "night-at-the-tavern", \
  "powerful-friends", "roar", "spy-network", "taxation", "wishing-well", "wolf"
#define BASIC_FRIENDS                                                                              \
  "ali-baba", "cinderella", "evil-queen", "fairy-godmother", "golden-goose", "goldilocks",         \
  "puss-in-boots", "red-riding-hood", "robin-hood", "rumpelstiltskin", "snow-white", "thumbelina"

static void
all_cards_are_56_fables_and_25_friends (void)
{
  static const char *const twice[] = {
    BASIC_FABLES, "crystal-ball", "harvest-moon", "hidden-vault", "magic-flute", "search-the-past",
    "share-the-wealth", "thoughtful-gift", "wandering-trader", NULL,
  };
  static const char *const once[] = {
    "cutting-corners", "curse-of-darkness", "dragon", "fairy-food", "giant", "grandmas-house", "lonely-castle",
    "royal-wedding", BASIC_FRIENDS, "aladdin", "frog-prince", "gingerbread-man", "hansel-and-gretel", "huntsman",
    "jack-the-giant-slayer", "little-mermaid", "pinocchio", "rapunzel", "seven-dwarfs", "sleeping-beauty",
    "tom-thumb", "wood-cutter", NULL,
  };
  g_autoptr (Kit) k = new_with_cards (NULL, "all");

  g_assert_cmpuint (k->s.n_deck, ==, 56);
  g_assert_cmpuint (k->s.n_friends, ==, 25);
  decks_are (k, twice, once);
}

static void
basic_cards_are_32_fables_and_12_friends (void)
{
  static const char *const twice[] = { BASIC_FABLES, NULL };
  static const char *const once[] = { BASIC_FRIENDS, NULL };
  g_autoptr (Kit) k = new_with_cards (NULL, "basic");

  g_assert_cmpuint (k->s.n_deck, ==, 32);
  g_assert_cmpuint (k->s.n_friends, ==, 12);
  decks_are (k, twice, once);
}

static void
the_draft_has_16_fables_and_12_friends (void)
{
  static const char *const twice[] = { NULL };
  static const char *const once[] = { BASIC_FABLES, BASIC_FRIENDS, NULL };
  static const char *const sets[] = { "basic", "all" };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autoptr (Kit) k = new_with_cards ("draft", sets[i]);

      g_assert_cmpuint (k->s.n_deck, ==, 16);
      g_assert_cmpuint (k->s.n_friends, ==, 12);
      decks_are (k, twice, once);
    }
}

static void
an_empty_fable_deck_is_shuffled_anew (void)
{
  gboolean orders_differ = FALSE;
  guint first = GRIMM_NONE;

  for (guint seed = 1; seed <= 10; seed++)
    {
      KIT (3, "discard all");

      kit_setf (k, "seed %u", seed);
      kit_set (k, "window build");
      kit_shows (k, "deck none");
      kit_forget (k);
      kit_answer (k, "action", "draw");
      g_assert_cmpuint (kit_events (k, "fables-shuffled n 56"), ==, 1);
      g_assert_cmpuint (k->s.n_deck, ==, 55);
      g_assert_cmpuint (k->s.n_discard, ==, 0);
      orders_differ |= first != GRIMM_NONE && k->s.deck[0] != first;
      first = k->s.deck[0];
    }
  g_assert_true (orders_differ);
}

/* Not before: the last card of the deck comes first, then the new deck. */
static void
the_discard_pile_is_shuffled_only_when_a_card_is_wanted (void)
{
  KIT (3, "discard all", "deck giant", "window build");

  kit_forget (k);
  kit_answer (k, "action", "draw");
  g_assert_cmpuint (kit_hand (k, 0, "giant"), ==, 1);
  g_assert_cmpuint (kit_events (k, "fables-shuffled"), ==, 0);
  kit_shows (k, "deck none");
  kit_answer (k, "action", "draw");
  g_assert_cmpuint (kit_events (k, "fables-shuffled n 55"), ==, 1);
}

static void
with_both_piles_empty_nothing_is_drawn (void)
{
  KIT (3, "plan seat-1 fields chinny-chin-chin", "plan seat-2 fields", "plan seat-3 forest");

  kit_hold_fables (k, "seat-2", 0);
  kit_set (k, "window before");
  kit_shows (k, "hand seat-1 none");
  kit_asks_nothing (k);
}

static void
a_deck_that_runs_out_gives_what_there_is (void)
{
  KIT (3, "plan seat-1 fields spy-network", "plan seat-2 fields", "plan seat-3 fields");

  kit_hold_fables (k, "seat-2", 2);
  kit_set (k, "window gather-end");
  g_assert_cmpuint (k->s.players[0].hand_size, ==, 2);
}

const KitTest kit_game_tests[] = {
  { "game-end", "three-complete-houses-end-the-game", three_complete_houses_end_the_game },
  { "game-end", "fewer-than-three-complete-houses-do-not", fewer_than_three_complete_houses_do_not },
  { "game-end", "comes-after-the-build-phase-only", the_game_ends_after_the_build_phase_only },
  { "game-end", "a-later-player-may-still-overtake", a_later_player_may_still_overtake },
  { "game-end", "only-standing-houses-count", only_standing_houses_count },
  { "tie-break", "most-brick-houses-win", most_brick_houses_win },
  { "tie-break", "then-most-wood-houses-win", then_most_wood_houses_win },
  { "tie-break", "wood-houses-do-not-make-up-for-brick", wood_houses_do_not_make_up_for_brick },
  { "tie-break", "then-the-bonus-for-brick-wins", then_the_bonus_for_brick_wins },
  { "tie-break", "else-the-bonus-for-wood", else_the_bonus_for_wood },
  { "tie-break", "else-the-bonus-for-straw", else_the_bonus_for_straw },
  { "tie-break", "the-bonus-of-another-player-counts-for-nobody", the_bonus_of_another_player_counts_for_nobody },
  { "tie-break", "still-tied-they-share-the-win", still_tied_they_share_the_win },
  { "tie-break", "two-may-share-while-a-third-is-beaten", two_may_share_while_a_third_is_beaten },
  { "tie-break", "four-houses-do-not-beat-three", four_houses_do_not_beat_three },
  { "tie-break", "more-straw-houses-do-not-matter", more_straw_houses_do_not_matter },
  { "tie-break", "unfinished-houses-break-no-tie", unfinished_houses_break_no_tie },
  { "tie-break", "who-has-fewer-than-three-takes-no-part", who_has_fewer_than_three_takes_no_part_in_the_tie_break },
  { "pieces", "all-cards-are-56-fables-and-25-friends", all_cards_are_56_fables_and_25_friends },
  { "pieces", "basic-cards-are-32-fables-and-12-friends", basic_cards_are_32_fables_and_12_friends },
  { "pieces", "the-draft-has-16-fables-and-12-friends", the_draft_has_16_fables_and_12_friends },
  { "pieces", "nobody-holds-more-than-many", nobody_holds_more_than_many },
  { "pieces", "what-does-not-fit-stays-where-it-is", what_does_not_fit_stays_where_it_is },
  { "pieces", "what-passes-between-players-stops-there-too", what_passes_between_players_stops_there_too },
  { "empty-deck", "an-empty-fable-deck-is-shuffled-anew", an_empty_fable_deck_is_shuffled_anew },
  { "empty-deck", "the-discard-pile-is-shuffled-only-when-a-card-is-wanted",
    the_discard_pile_is_shuffled_only_when_a_card_is_wanted },
  { "empty-deck", "with-both-piles-empty-nothing-is-drawn", with_both_piles_empty_nothing_is_drawn },
  { "empty-deck", "a-deck-that-runs-out-gives-what-there-is", a_deck_that_runs_out_gives_what_there_is },
  { NULL },
};
