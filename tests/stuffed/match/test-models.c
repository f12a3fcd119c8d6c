/* test-models.c: what the table of Stuffed Fables knows of what lies there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include <bramble-stuffed-draft.h>
#include <bramble-stuffed-strike.h>
#include <bramble-stuffed-table.h>
#include <bramble-stuffed-target.h>
#include <bramble-stuffed-way.h>
#include <bramble-stuffed-words.h>
#include <rules/stuffed-game.h>

#include "sitting.h"

/* Answers after which a game is looked at. */
#define ANSWERS 120

/* A game of @seats at its beginning. */
static void
begin (StuffedState *s,
       guint         seats)
{
  g_autoptr (BrambleRecord) record = sitting_record (&stuffed_game, seats, 3, 0);

  *s = *(const StuffedState *) bramble_record_state (record, 0);
}

/* Every throw there is, one after the other, as the rules add it up. */
static void
count_all (const StuffedState *s,
           const StuffedRoll  *pool,
           double             *chances)
{
  StuffedState thrown = *s;
  guint n = pool->own + pool->purple, all = 1;

  for (guint i = 0; i < n; i++)
    all *= 6;
  memset (chances, 0, (STUFFED_MAX_COUNT + 1) * sizeof *chances);
  thrown.roll = *pool;
  for (guint throw = 0; throw < all; throw++)
    {
      guint rest = throw;

      for (guint i = 0; i < n; i++, rest /= 6)
        thrown.roll.faces[i < pool->own ? i : STUFFED_DICE_OF_A_COLOUR + i - pool->own] = (guint8) (1 + rest % 6);
      chances[stuffed_total (&thrown)] += 1.0 / all;
    }
}

static void
compare (const StuffedState *s,
         guint               kind,
         guint               colour,
         guint               own,
         guint               purple)
{
  StuffedRoll pool = { .kind = (guint8) kind, .seat = 0, .colour = (guint8) colour, .beside = STUFFED_PURPLE, .own = (guint8) own,
                       .purple = (guint8) purple };
  double counted[STUFFED_MAX_COUNT + 1];
  BrambleStuffedOdds odds;

  bramble_stuffed_odds_fill (&odds, s, &pool);
  count_all (s, &pool, counted);
  for (guint total = 0; total <= STUFFED_MAX_COUNT; total++)
    {
      double reached = 0;

      g_assert_cmpfloat_with_epsilon (odds.chances[total], counted[total], 1e-9);
      for (guint i = total; i <= STUFFED_MAX_COUNT; i++)
        reached += counted[i];
      g_assert_cmpfloat_with_epsilon (bramble_stuffed_odds_reach (&odds, total), reached, 1e-9);
    }
}

/* Chances are those that one gets by counting all throws, whatever is worn and felt. */
static void
odds_are_counted (void)
{
  StuffedState s;

  begin (&s, 2);
  for (guint own = 0; own < 4; own++)
    for (guint purple = 0; purple + own < 5; purple++)
      compare (&s, STUFFED_ROLL_MOVE, STUFFED_GREEN, own, purple);
  s.seats[0].slots[STUFFED_PAWS] = STUFFED_KNITTING_NEEDLE;
  s.seats[0].statuses = 0;
  compare (&s, STUFFED_ROLL_MELEE, STUFFED_RED, 1, 1);
  s.seats[0].statuses = 1u << STUFFED_SCARED;
  compare (&s, STUFFED_ROLL_MELEE, STUFFED_RED, 2, 1);
  s.seats[0].slots[STUFFED_PAWS] = STUFFED_TOFFEE_HAMMER;
  compare (&s, STUFFED_ROLL_MELEE, STUFFED_RED, 1, 0);
  compare (&s, STUFFED_ROLL_MELEE, STUFFED_RED, 3, 1);
  s.seats[0].statuses = 1u << STUFFED_ANGRY;
  compare (&s, STUFFED_ROLL_SEARCH, STUFFED_YELLOW, 2, 1);
  s.environment = STUFFED_KITCHEN_STEAM;
  compare (&s, STUFFED_ROLL_DEFENCE, STUFFED_RED, 1, 0);
}

/* The example of the design: red and purple with a Needle against 7. */
static void
a_needle_always_counts (void)
{
  StuffedRoll pool = { .kind = STUFFED_ROLL_MELEE, .colour = STUFFED_RED, .beside = STUFFED_PURPLE, .own = 1, .purple = 1 };
  BrambleStuffedOdds odds;
  StuffedState s;

  begin (&s, 2);
  s.seats[0].slots[STUFFED_PAWS] = STUFFED_KNITTING_NEEDLE;
  bramble_stuffed_odds_fill (&odds, &s, &pool);
  g_assert_cmpuint (odds.least, ==, 3);
  g_assert_cmpuint (odds.most, ==, 13);
  g_assert_cmpuint (bramble_stuffed_percent (bramble_stuffed_odds_reach (&odds, 7)), ==, 72);
  /* Courage must be spent. */
  s.seats[0].statuses = 1u << STUFFED_COURAGEOUS;
  bramble_stuffed_odds_fill (&odds, &s, &pool);
  g_assert_cmpuint (bramble_stuffed_percent (bramble_stuffed_odds_reach (&odds, 7)), ==, 72);
}

/* What can fail is not sure, and what can happen is possible. */
static void
percents_do_not_lie (void)
{
  g_assert_cmpuint (bramble_stuffed_percent (0), ==, 0);
  g_assert_cmpuint (bramble_stuffed_percent (0.0001), ==, 1);
  g_assert_cmpuint (bramble_stuffed_percent (0.9999), ==, 99);
  g_assert_cmpuint (bramble_stuffed_percent (1), ==, 100);
  g_assert_cmpuint (bramble_stuffed_percent (0.725), ==, 73);
}

/* Wherever an answer lies, it is there: a square, a toy, a minion, a die that one has. */
static void
assert_there (const StuffedState *s,
              BrambleThing        thing)
{
  guint first, second;

  if (thing.kind == NULL)
    return;
  if (bramble_thing_is_number (thing, BRAMBLE_STUFFED_SQUARE_THING, &first))
    g_assert_cmpint (stuffed_page (s)->map.squares[first], !=, '#');
  else if (bramble_thing_is_number (thing, BRAMBLE_STUFFED_SEAT_THING, &first)
           || bramble_thing_is_number (thing, BRAMBLE_STUFFED_SOCKET_THING, &first))
    g_assert_cmpuint (first, <, s->n_seats);
  else if (bramble_thing_is_number (thing, BRAMBLE_STUFFED_MINION_THING, &first))
    g_assert_cmpuint (first, <, s->n_foes);
  else if (bramble_thing_is (thing, BRAMBLE_STUFFED_DIE_THING))
    g_assert_cmpuint (s->drawn[stuffed_find_id (stuffed_colour_ids, STUFFED_N_COLOURS, thing.id)], >, 0);
  else if (bramble_thing_is_numbers (thing, BRAMBLE_STUFFED_STORED_THING, &first, &second))
    g_assert_true (s->seats[first].stored[0] == second || s->seats[first].stored[1] == second);
  else if (bramble_thing_is_number (thing, BRAMBLE_STUFFED_SOCKET_THING, &first))
    g_assert_cmpuint (stuffed_n_stored (s, first), <, stuffed_room (s, first));
  else if (bramble_thing_is_number (thing, BRAMBLE_STUFFED_THROWN_THING, &first))
    g_assert_cmpuint (s->roll.faces[first], >, 0);
  else if (bramble_thing_is_numbers (thing, BRAMBLE_STUFFED_ITEM_THING, &first, &second))
    g_assert_cmpuint (s->seats[first].slots[second], <, STUFFED_N_ITEMS);
  else if (bramble_thing_is_numbers (thing, BRAMBLE_STUFFED_STATUS_THING, &first, &second))
    g_assert_true (stuffed_has_status (s, first, second));
  else if (bramble_thing_is_number (thing, BRAMBLE_STUFFED_STAND_THING, &first))
    g_assert_cmpuint (s->stands[first], ==, STUFFED_STAND_OPEN);
  else if (bramble_thing_is (thing, BRAMBLE_STUFFED_PARTY_THING))
    g_assert_true ((s->party >> stuffed_find_id (stuffed_item_ids, STUFFED_N_ITEMS, thing.id)) & 1);
  else if (bramble_thing_is_numbers (thing, BRAMBLE_STUFFED_WARE_THING, &first, &second))
    g_assert_true (memchr (s->vendors[first].wares, (int) second, STUFFED_N_WARES) != NULL);
  else
    g_error ("nobody knows where %s lies", bramble_thing_get_name (thing));
}

static void
answers_lie_on_the_table (void)
{
  guint n_located = 0;

  for (guint seed = 1; seed <= 12; seed++)
    {
      g_autoptr (BrambleRecord) record = sitting_record (&stuffed_game, 2 + seed % 3, seed, ANSWERS);

      for (guint step = 0; step <= bramble_record_n_steps (record); step++)
        {
          const StuffedState *s = bramble_record_state (record, step);
          BrambleAsk ask;

          stuffed_game.ask (s, &ask);
          for (guint i = 0; i < ask.n_options; i++)
            {
              BrambleSpot spot = { 0 };

              bramble_stuffed_locate (s, &ask, i, &spot);
              assert_there (s, spot.thing);
              n_located += spot.thing.kind != NULL;
            }
        }
    }
  g_assert_cmpuint (n_located, >, 1000);
}

/* Who is there is meant by the square, and where one can go the square itself is. */
static void
squares_are_who_stands_there (void)
{
  StuffedState s;

  begin (&s, 2);
  s.seats[0].square = 12;
  s.seats[1].square = 40;
  s.n_foes = 1;
  s.foes[0] = (StuffedFoe) { STUFFED_LINTLING, 17, 0 };
  g_assert_cmpstr (bramble_thing_get_name (bramble_stuffed_at_thing (&s, 12)), ==, "seat/1");
  g_assert_cmpstr (bramble_thing_get_name (bramble_stuffed_at_thing (&s, 17)), ==, "minion/1");
  g_assert_cmpstr (bramble_thing_get_name (bramble_stuffed_at_thing (&s, 18)), ==, "square/19");
}

static void
count (guint *n)
{
  ++*n;
}

/* A toy tells of changes, and only of those. */
static void
toys_tell_of_changes (void)
{
  g_autoptr (BrambleMatch) match = NULL;
  g_autoptr (BrambleStuffedTable) table = NULL;
  g_autoptr (BrambleStuffedToy) toy = NULL;
  BrambleTableClass *klass;
  guint told = 0;
  StuffedState s;

  begin (&s, 2);
  match = sitting_new (&stuffed_game, &s, BRAMBLE_ALL_SEATS);
  table = bramble_stuffed_table_new (match);
  klass = BRAMBLE_TABLE_GET_CLASS (table);
  g_assert_cmpuint (g_list_model_get_n_items (bramble_stuffed_table_get_toys (table)), ==, 2);
  toy = g_list_model_get_item (bramble_stuffed_table_get_toys (table), 1);
  g_signal_connect_swapped (toy, "changed", G_CALLBACK (count), &told);
  klass->show (BRAMBLE_TABLE (table), &s);
  g_assert_cmpuint (told, ==, 0);
  s.seats[1].hearts = 3;
  klass->show (BRAMBLE_TABLE (table), &s);
  g_assert_cmpuint (told, ==, 1);
  g_assert_cmpuint (bramble_stuffed_toy_get_seen (toy)->hearts, ==, 3);
  g_assert_nonnull (strstr (bramble_stuffed_toy_get_description (toy), "3 hearts."));
  s.seats[0].hearts = 1;
  klass->show (BRAMBLE_TABLE (table), &s);
  g_assert_cmpuint (told, ==, 1);
}

/* A square says where it is, what is there, the lines round it and how far away it is. */
static void
squares_are_said (void)
{
  static const char *const names[STUFFED_MAX_SEATS] = { "Hazel", "Rowan" };
  g_autofree char *label = NULL;
  g_autofree char *who = NULL;
  g_autofree char *both = NULL;
  g_autofree char *empty = NULL;
  StuffedState s;

  begin (&s, 2);
  s.seats[0].square = 0;
  s.seats[1].square = 40;
  s.n_foes = 1;
  s.foes[0] = (StuffedFoe) { STUFFED_LINTLING, 7, 0 };
  label = bramble_stuffed_square_label (&s, 0, 7, names);
  g_assert_cmpstr (label, ==, "Column 8, row 1: Lintling, number 1. Distance 7. A green line right.");
  who = bramble_stuffed_square_label (&s, 0, 0, names);
  g_assert_cmpstr (who, ==, "Column 1, row 1: Hazel.");
  s.wagon = 0;
  both = bramble_stuffed_square_label (&s, 0, 0, names);
  g_assert_cmpstr (both, ==, "Column 1, row 1: Hazel; also here: the wagon.");
  empty = bramble_stuffed_square_label (&s, 0, 1, names);
  g_assert_cmpstr (empty, ==, "Column 2, row 1. Distance 1.");
}

/* Dice that are picked up join those they may lie with, and others take their place. */
static void
dice_are_picked_up (void)
{
  BrambleStuffedDraft draft = { { 0 } };
  StuffedState s;

  begin (&s, 2);
  s.active = 0;
  s.drawn[STUFFED_RED] = 2;
  s.drawn[STUFFED_BLUE] = 1;
  s.drawn[STUFFED_PURPLE] = 1;
  s.seats[0].stored[0] = STUFFED_RED;
  bramble_stuffed_draft_pick (&draft, &s, STUFFED_RED, FALSE);
  bramble_stuffed_draft_pick (&draft, &s, STUFFED_RED, TRUE);
  bramble_stuffed_draft_pick (&draft, &s, STUFFED_PURPLE, FALSE);
  g_assert_cmpuint (bramble_stuffed_draft_of (&draft, STUFFED_RED), ==, 2);
  g_assert_cmpuint (bramble_stuffed_draft_count (&draft), ==, 3);
  g_assert_false (bramble_stuffed_draft_takes (&draft, &s, STUFFED_BLUE, FALSE));
  g_assert_false (bramble_stuffed_draft_takes (&draft, &s, STUFFED_RED, TRUE));
  g_assert_true (bramble_stuffed_draft_takes (&draft, &s, STUFFED_RED, FALSE));
  bramble_stuffed_draft_pick (&draft, &s, STUFFED_BLUE, FALSE);
  g_assert_cmpuint (bramble_stuffed_draft_count (&draft), ==, 1);
  g_assert_cmpuint (bramble_stuffed_draft_colour (&draft), ==, STUFFED_BLUE);
  bramble_stuffed_draft_pick (&draft, &s, STUFFED_BLUE, FALSE);
  g_assert_cmpuint (bramble_stuffed_draft_count (&draft), ==, 0);
  /* A die is not used in the turn in which it was stored. */
  s.seats[0].fresh = 1;
  g_assert_false (bramble_stuffed_draft_takes (&draft, &s, STUFFED_RED, TRUE));
}

/* Dice that lie there are no longer guessed at. */
static void
thrown_dice_reach_what_they_show (void)
{
  StuffedRoll pool = { .kind = STUFFED_ROLL_MOVE, .seat = 0, .colour = STUFFED_RED, .beside = STUFFED_PURPLE, .own = 1 };
  double chances[STUFFED_MAX_SQUARES];
  StuffedState s;
  guint third;

  begin (&s, 2);
  s.seats[0].square = 0;
  s.active = 0;
  third = 3u * stuffed_page (&s)->map.columns;
  bramble_stuffed_reach (&s, &pool, chances);
  g_assert_cmpfloat (chances[third], <, 0.99);
  g_assert_cmpfloat (chances[third], >, 0);
  pool.faces[0] = 3;
  bramble_stuffed_reach (&s, &pool, chances);
  g_assert_cmpfloat (chances[third], >, 0.99);
  pool.faces[0] = 2;
  bramble_stuffed_reach (&s, &pool, chances);
  g_assert_cmpfloat (chances[third], <, 0.01);
}

/* A die that the rules have laid themselves is not laid twice, and what is left lies there. */
static void
dice_are_laid_once (void)
{
  BrambleStuffedDraft draft = { { 0 } };
  BrambleAsk ask = { .kind = STUFFED_ASK_POOL, .n_options = 2,
                     .options = { { STUFFED_OPT_ROLL, 0, 0, 0 }, { STUFFED_OPT_DIE, STUFFED_RED, 0, 0 } } };
  StuffedState s;
  guint option;

  begin (&s, 2);
  s.drawn[STUFFED_RED] = 2;
  bramble_stuffed_draft_pick (&draft, &s, STUFFED_RED, FALSE);
  g_assert_true (bramble_stuffed_draft_next (&draft, &s, &ask, &option));
  g_assert_cmpuint (option, ==, 1);
  s.drawn[STUFFED_RED] = 1;
  s.roll.colour = STUFFED_RED;
  s.roll.own = 1;
  g_assert_true (bramble_stuffed_draft_next (&draft, &s, &ask, &option));
  g_assert_cmpuint (option, ==, 0);
}

/* Whoever walks goes from each square to one beside it, and gets there. */
static void
check_way (const StuffedState *s,
           const guint8       *squares,
           guint               n,
           guint               from,
           guint               to)
{
  guint columns = stuffed_page (s)->map.columns;

  g_assert_cmpuint (n, >=, 2);
  g_assert_cmpuint (squares[0], ==, from);
  g_assert_cmpuint (squares[n - 1], ==, to);
  for (guint i = 1; i < n; i++)
    {
      int across = (int) (squares[i] % columns) - (int) (squares[i - 1] % columns);
      int down = (int) (squares[i] / columns) - (int) (squares[i - 1] / columns);

      g_assert_cmpint (MAX (ABS (across), ABS (down)), ==, 1);
    }
}

/* What was told of games is followed: walks have ways, and of a minion turn one always knows who acts
 * and whom it hits. */
static void
minions_are_followed (void)
{
  guint walks = 0, strikes = 0;

  for (guint seed = 1; seed <= 12; seed++)
    {
      g_autoptr (BrambleRecord) record = sitting_record (&stuffed_game, 2 + seed % 3, seed, 400);
      BrambleStuffedStrike strike = { 0 };

      for (guint step = 1; step <= bramble_record_n_steps (record); step++)
        {
          g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
          StuffedState s = *(const StuffedState *) bramble_record_state (record, step - 1);
          guint8 squares[STUFFED_MAX_SQUARES];

          bramble_record_events (record, step, events);
          for (guint i = 0; i < events->len; i++)
            {
              const BrambleEvent *e = &g_array_index (events, BrambleEvent, i);

              bramble_stuffed_strike_follow (&strike, e);
              if (e->kind == STUFFED_EVENT_MOVED && s.seats[e->seat].square != e->b)
                {
                  check_way (&s, squares, bramble_stuffed_toy_way (&s, e->seat, e->b, squares), s.seats[e->seat].square, e->b);
                  walks++;
                }
              if (e->kind == STUFFED_EVENT_MINION_MOVED)
                check_way (&s, squares, bramble_stuffed_minion_way (&s, e->c, e->b, squares), s.foes[e->c].square, e->b);
              if (e->kind == STUFFED_EVENT_MINION_STRUCK)
                {
                  g_assert_true (strike.acts);
                  g_assert_cmpuint (strike.foe, ==, e->c);
                  g_assert_cmpuint (strike.victim, ==, e->seat);
                  strikes++;
                }
              stuffed_follow (&s, e);
            }
        }
    }
  g_assert_cmpuint (walks, >, 100);
  g_assert_cmpuint (strikes, >, 20);
}

/* Who comes back amid a minion turn finds how far the minion has walked: that is nowhere but in
 * what was told. */
static void
walks_are_found_again (void)
{
  guint found = 0;

  for (guint seed = 1; seed <= 6; seed++)
    {
      BrambleRecord *record = sitting_record (&stuffed_game, 2 + seed % 3, seed, 300);
      guint n = bramble_record_n_steps (record);
      g_autoptr (BrambleMatch) match = bramble_match_new_replay (record);
      BrambleStuffedStrike strike = { 0 };

      for (guint step = 1; step <= n; step++)
        {
          g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BrambleEvent));
          g_autoptr (BrambleStuffedTable) table = NULL;
          BrambleStuffedStrike back;

          bramble_record_events (record, step, events);
          for (guint i = 0; i < events->len; i++)
            bramble_stuffed_strike_follow (&strike, &g_array_index (events, BrambleEvent, i));
          if (!strike.acts || strike.to == STUFFED_NONE)
            continue;
          bramble_match_go_to (match, step);
          table = bramble_stuffed_table_new (match);
          bramble_stuffed_strike_find (&back, BRAMBLE_TABLE (table));
          g_assert_cmpuint (back.to, ==, strike.to);
          check_way (bramble_stuffed_table_get_shown (table), back.way, back.n_way, back.way[0], strike.to);
          g_assert_cmpuint (back.n_way - 1, <=, stuffed_minions[back.kind].faces[back.face - 1].speed);
          found++;
        }
    }
  g_assert_cmpuint (found, >, 5);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stuffed/models/odds-are-counted", odds_are_counted);
  g_test_add_func ("/stuffed/models/a-needle-always-counts", a_needle_always_counts);
  g_test_add_func ("/stuffed/models/percents-do-not-lie", percents_do_not_lie);
  g_test_add_func ("/stuffed/models/answers-lie-on-the-table", answers_lie_on_the_table);
  g_test_add_func ("/stuffed/models/squares-are-who-stands-there", squares_are_who_stands_there);
  g_test_add_func ("/stuffed/models/toys-tell-of-changes", toys_tell_of_changes);
  g_test_add_func ("/stuffed/models/squares-are-said", squares_are_said);
  g_test_add_func ("/stuffed/models/dice-are-picked-up", dice_are_picked_up);
  g_test_add_func ("/stuffed/models/dice-are-laid-once", dice_are_laid_once);
  g_test_add_func ("/stuffed/models/thrown-dice-reach-what-they-show", thrown_dice_reach_what_they_show);
  g_test_add_func ("/stuffed/models/minions-are-followed", minions_are_followed);
  g_test_add_func ("/stuffed/models/walks-are-found-again", walks_are_found_again);
  return g_test_run ();
}
