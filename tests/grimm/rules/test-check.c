/* test-check.c: impossible positions and untold changes are found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that watches over random games is itself tested here: a position
 * is broken in every way that it is checked for.
 */

#include "kit.h"

#include <rules/asks.h>

typedef struct
{
  void (*breaks) (GrimmState *s);
  const char *message; /* what is said then */
} Break;

#define BREAK(name, ...) \
  static void            \
  name (GrimmState *s)   \
  {                      \
    __VA_ARGS__;         \
  }

/* A game with something of everything in it. */
static Kit *
furnished (void)
{
  return kit_new (3, "friend seat-1 little-mermaid fields forest", "friend seat-2 rapunzel", "hand seat-1 wolf roar",
                  "discard giant dragon", "friend-discard aladdin", "house seat-1 1 wood walls", "corner seat-3",
                  "plan seat-2 fields taxation", "unique forest lonely-castle", NULL);
}

/* Breaks a good position in each way; the check must say so, and bytes of it
 * must not be read. */
static void
each_is_found (const Break *breaks,
               guint        n)
{
  g_autoptr (Kit) k = furnished ();

  for (guint i = 0; i < n; i++)
    {
      GrimmState broken = k->s;
      GrimmState read = k->s;
      g_autoptr (GError) error = NULL;
      guint8 bytes[BRAMBLE_MAX_WRITTEN];
      gsize size;

      breaks[i].breaks (&broken);
      g_assert_false (grimm_check (&broken, &error));
      g_assert_error (error, BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_POSITION);
      g_assert_cmpstr (error->message, ==, breaks[i].message);
      g_assert_false (grimm_check (&broken, NULL));

      /* Such bytes are whole and well sealed, and still no position. */
      size = bramble_game_write (&grimm_game, &broken, bytes, sizeof bytes);
      g_assert_cmpuint (size, >, 0);
      g_assert_false (bramble_game_read (&grimm_game, &read, bytes, size, NULL));
      g_assert_cmpmem (&read, sizeof read, &k->s, sizeof k->s);
    }
}

/* Numbers. */

BREAK (unknown_edition, s->edition = 7)
BREAK (unknown_start, s->start = 3)
BREAK (unknown_asker, s->ask_seat = 3)
BREAK (too_many_locations, s->n_locations = 4)
BREAK (unknown_unique, s->unique[GRIMM_FIELDS] = GRIMM_CINDERELLA)
BREAK (unknown_bonus, s->bonus[GRIMM_BRICK] = 3)
BREAK (friend_in_the_deck, s->deck[3] = GRIMM_CINDERELLA)
BREAK (friend_in_the_discard, s->discard[1] = GRIMM_CINDERELLA)
BREAK (fable_among_friends, s->friends[0] = GRIMM_WOLF)
BREAK (nothing_among_friends, s->friends[0] = GRIMM_NONE)
BREAK (fable_among_lost_friends, s->friend_discard[0] = GRIMM_WOLF)
BREAK (fable_as_friend, s->players[0].friend_card = GRIMM_WOLF)
BREAK (friend_as_fable, s->players[1].fable = GRIMM_CINDERELLA)
BREAK (monster_nowhere, s->players[2].monster_at = GRIMM_MARKET)
BREAK (gather_of_nobody, s->players[1].gather = 12)
BREAK (pig_at_no_market, s->players[1].pig = GRIMM_MARKET)
BREAK (site_from_nowhere, s->players[0].n_sites = 6)
BREAK (unknown_cause, s->stack[0].cause = GRIMM_N_CARDS)
BREAK (unknown_owner, s->stack[0].owner = 3)
BREAK (fable_among_open_friends, s->stack[0].cards[2] = GRIMM_WOLF)

static void
numbers_out_of_bounds_are_found (void)
{
  static const Break breaks[] = {
    { unknown_edition, "the position has a number that is out of bounds" },
    { unknown_start, "the position has a number that is out of bounds" },
    { unknown_asker, "the position has a number that is out of bounds" },
    { too_many_locations, "the position has a number that is out of bounds" },
    { unknown_unique, "fields has an unknown Unique Location" },
    { unknown_bonus, "the bonus for brick belongs to an unknown seat" },
    { friend_in_the_deck, "the Fable deck has an unknown card" },
    { friend_in_the_discard, "the Fable discard pile has an unknown card" },
    { fable_among_friends, "the Friend deck has an unknown card" },
    { nothing_among_friends, "the Friend deck has an unknown card" },
    { fable_among_lost_friends, "the Friend discard pile has an unknown card" },
    { fable_as_friend, "seat-1 has a number that is out of bounds" },
    { friend_as_fable, "seat-2 has a number that is out of bounds" },
    { monster_nowhere, "seat-3 has a number that is out of bounds" },
    { gather_of_nobody, "seat-2 has a number that is out of bounds" },
    { pig_at_no_market, "seat-2 has a number that is out of bounds" },
    { site_from_nowhere, "seat-1 has a number that is out of bounds" },
    { unknown_cause, "an effect under way has a number that is out of bounds" },
    { unknown_owner, "an effect under way has a number that is out of bounds" },
    { fable_among_open_friends, "an effect under way has an unknown Friend" },
  };

  each_is_found (breaks, G_N_ELEMENTS (breaks));
}

/* Pieces. */

BREAK (one_fable_too_few, s->n_discard = 1)
BREAK (a_fable_twice, s->discard[0] = GRIMM_GIANT; s->discard[1] = GRIMM_GIANT)
BREAK (a_friend_twice, s->players[2].friend_card = GRIMM_RAPUNZEL)
BREAK (an_open_friend_too_many, s->stack[0].cards[0] = GRIMM_ALADDIN)
BREAK (wrong_hand_size, s->players[0].hand_size = 5)
BREAK (second_without_first, s->players[0].hand[0] = 1u << GRIMM_WOLF; s->players[0].hand[1] = 1u << GRIMM_ROAR)
BREAK (planned_and_in_hand, s->players[1].gather_hand |= 1u << GRIMM_GATHER (1, GRIMM_FIELDS))
BREAK (of_another_home, s->players[1].gather_home = 2)
BREAK (in_two_hands, s->players[2].gather_hand |= 1u << GRIMM_GATHER (0, GRIMM_FIELDS))
BREAK (gather_lost, s->players[2].gather_hand = 0)
BREAK (locks_too_few, s->players[0].locked = 0x06)
BREAK (locks_without_her, s->players[1].locked = 0x04)
BREAK (section_too_many, s->supply[GRIMM_BRICK][GRIMM_ROOF] = 6)
BREAK (section_too_few, s->supply[GRIMM_WOOD][GRIMM_WALLS] = 3)
BREAK (house_from_nowhere, s->players[1].sites[0].height = 1)

static void
pieces_that_are_not_conserved_are_found (void)
{
  static const Break breaks[] = {
    { one_fable_too_few, "there are 0 copies of giant, not 1" },
    { a_fable_twice, "there are 0 copies of dragon, not 1" },
    { a_friend_twice, "there are 2 copies of rapunzel, not 1" },
    { an_open_friend_too_many, "there are 2 copies of aladdin, not 1" },
    { wrong_hand_size, "seat-1 holds 2 Fables, not 5" },
    { second_without_first, "seat-1 holds a second copy without a first" },
    { planned_and_in_hand, "the Gather card before seat-2 is in two places" },
    { of_another_home, "the Gather card before seat-2 is in two places" },
    { in_two_hands, "a Gather card of seat-3 is in two places" },
    { gather_lost, "a Gather card is missing" },
    { locks_too_few, "seat-1 has the wrong Gather cards under the Little Mermaid" },
    { locks_without_her, "seat-2 has the wrong Gather cards under the Little Mermaid" },
    { section_too_many, "there are 6 brick roof sections, not 5" },
    { section_too_few, "there are 4 wood walls sections, not 5" },
    { house_from_nowhere, "there are 6 straw floor sections, not 5" },
  };

  each_is_found (breaks, G_N_ELEMENTS (breaks));
}

/* What is asked. */

BREAK (over_and_asking, s->over = TRUE)
BREAK (asks_nothing, s->ask_kind = GRIMM_ASK_NOTHING)
BREAK (asks_nobody, s->ask_seat = GRIMM_NONE)
BREAK (asks_of_no_seat, s->ask_kind = GRIMM_ASK_BLOW_DOWN; s->stack[s->depth - 1].seat = GRIMM_NONE)
BREAK (asks_at_no_place, s->ask_kind = GRIMM_ASK_MARKET_DRAFT; s->stack[s->depth - 1].place = GRIMM_NOWHERE)
BREAK (nothing_to_answer, s->players[0].gather_hand = 0; s->players[1].gather_hand |= 0x0007)

static void
asks_that_fit_nothing_are_found (void)
{
  static const Break breaks[] = {
    { over_and_asking, "the game is over and asks something" },
    { asks_nothing, "the game is not over and asks nothing" },
    { asks_nobody, "the game is not over and asks nothing" },
    { asks_of_no_seat, "what is asked does not fit the effect under way" },
    { asks_at_no_place, "what is asked does not fit the effect under way" },
    { nothing_to_answer, "nothing can be answered in this position" },
  };

  each_is_found (breaks, G_N_ELEMENTS (breaks));
}

/* Events. */

BREAK (resource_moves, s->players[0].stock[GRIMM_WOOD]++)
BREAK (pile_grows, s->piles[GRIMM_FOREST][GRIMM_WOOD]++)
BREAK (tower_grows, s->players[1].tower[GRIMM_WOOD]++)
BREAK (hand_grows, s->players[2].hand_size++)
BREAK (house_grows, s->players[0].sites[0].height++)
BREAK (friend_comes, s->players[2].friend_card = GRIMM_ALADDIN)
BREAK (pig_moves, s->players[1].pig = GRIMM_FIELDS)
BREAK (bonus_moves, s->bonus[GRIMM_STRAW] = 1)
BREAK (start_moves, s->start = 2)
BREAK (round_goes_on, s->round++)

static void
changes_that_no_event_tells_are_found (void)
{
  static const Break breaks[] = {
    { resource_moves, "resources moved untold" },
    { pile_grows, "resources moved untold" },
    { tower_grows, "resources moved untold" },
    { hand_grows, "Fables moved untold" },
    { house_grows, "sections moved untold" },
    { friend_comes, "Friends moved untold" },
    { pig_moves, "pigs moved untold" },
    { bonus_moves, "tokens moved untold" },
    { start_moves, "tokens moved untold" },
    { round_goes_on, "tokens moved untold" },
  };
  g_autoptr (Kit) k = furnished ();
  BrambleEvents none = { 0 };

  g_assert_true (grimm_check_events (&k->s, &k->s, &none, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (breaks); i++)
    {
      GrimmState after = k->s;
      g_autoptr (GError) error = NULL;

      breaks[i].breaks (&after);
      g_assert_false (grimm_check_events (&k->s, &after, &none, &error));
      g_assert_cmpstr (error->message, ==, breaks[i].message);
    }
}

/* Who gives too small an array misses events, and nothing else. */
static void
events_without_room_are_counted (void)
{
  KIT (3);
  BrambleEvent one[1];
  BrambleEvents few = { .events = one, .size = 1 };
  GrimmState s;
  BrambleAsk ask;

  kit_answer (k, "plan-gather", "fields");
  kit_answer (k, "plan-gather", "forest");
  s = k->s;
  ask = k->ask;
  kit_forget (k);
  g_assert_true (grimm_game.answer (&s, &ask, 0, &few));
  g_assert_true (grimm_game.answer (&k->s, &k->ask, 0, &k->events));
  g_assert_cmpuint (few.n_events, ==, 1);
  g_assert_cmpuint (few.lost, ==, k->events.n_events - 1);
  g_assert_cmpuint (few.lost, >, 5);
  g_assert_cmpuint (bramble_game_hash (&grimm_game, &s), ==, bramble_game_hash (&grimm_game, &k->s));
}

/* Positions that were set up. */

/* Planning anew, a player takes up what lies before them. */
static void
what_was_planned_is_taken_up_when_planning (void)
{
  KIT (3, "plan seat-2 fields wolf", "hand seat-2 roar");

  kit_answer (k, "plan-gather", "fields");
  kit_shows (k, "plan seat-2 fields wolf");
  kit_answer (k, "plan-gather", "forest");
  kit_asks (k, "plan-fable", "seat-2");
  g_assert_true (kit_offers (k, "wolf"));
  g_assert_true (kit_offers (k, "roar"));
  kit_answer (k, "plan-fable", "none");
  kit_shows (k, "plan seat-2 forest none");
  kit_shows (k, "hand seat-2 roar wolf");
}

static void
the_score_is_complete_houses (void)
{
  KIT (2, "house seat-2 1 straw roof", "house seat-2 3 brick roof", "house seat-2 4 wood walls");

  BrambleResult result;

  grimm_game.result (&k->s, &result);
  g_assert_cmpint (result.outcome, ==, BRAMBLE_PLAYING);
  g_assert_cmpint (result.scores[0], ==, 0);
  g_assert_cmpint (result.scores[1], ==, 2);
}

/* A Gather card of another player says whose it is. */
static void
a_strange_gather_card_names_its_home (void)
{
  BrambleAsk ask = { .seat = 0, .n_options = 2, .options = {
    { GRIMM_OPT_GATHER, GRIMM_GATHER (0, GRIMM_FOREST), 0, 0 },
    { GRIMM_OPT_GATHER, GRIMM_GATHER (2, GRIMM_FOREST), 0, 0 },
  } };

  g_assert_cmpint (bramble_ask_find_option (&grimm_game, &ask, "forest"), ==, 0);
  g_assert_cmpint (bramble_ask_find_option (&grimm_game, &ask, "forest-of-seat-3"), ==, 1);
}

const KitTest kit_check_tests[] = {
  { "check", "numbers-out-of-bounds-are-found", numbers_out_of_bounds_are_found },
  { "check", "pieces-that-are-not-conserved-are-found", pieces_that_are_not_conserved_are_found },
  { "check", "asks-that-fit-nothing-are-found", asks_that_fit_nothing_are_found },
  { "check", "changes-that-no-event-tells-are-found", changes_that_no_event_tells_are_found },
  { "check", "events-without-room-are-counted", events_without_room_are_counted },
  { "position", "what-was-planned-is-taken-up-when-planning", what_was_planned_is_taken_up_when_planning },
  { "position", "the-score-is-complete-houses", the_score_is_complete_houses },
  { "position", "a-strange-gather-card-names-its-home", a_strange_gather_card_names_its_home },
  { NULL },
};
