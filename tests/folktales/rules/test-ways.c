/* test-ways.c: where a number of steps may go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "kit.h"

#include <string.h>

static void
any_direction_and_any_branch (void)
{
  KIT2 ("fields seat-1 hollow-oak");

  kit_chance (k, "6:2");
  kit_answer (k, "before", "roll");
  kit_offers_only (k, "fw7 fe5 gx2");
}

static void
never_turning_round_within_a_move (void)
{
  KIT2 ("fields seat-1 gx1");

  kit_chance (k, "6:2");
  kit_answer (k, "before", "roll");
  /* Not gx1 by gx2 and back. */
  kit_offers_only (k, "gx3 fw8 fe6");
}

static void
all_steps_are_taken (void)
{
  KIT2 ("fields seat-1 gx1");

  kit_chance (k, "6:5");
  kit_answer (k, "before", "roll");
  kit_offers_only (k, "gx6 fw5 fe3");
}

static void
city_palace_and_castle_stop_a_move_early (void)
{
  KIT2 ("fields seat-1 xc4");

  kit_roll (k, 5, "city");
  kit_stands (k, 1, "city");
  kit_set (k, "turn seat-1 2");
  kit_set (k, "fields seat-1 hp9");
  kit_roll (k, 5, "palace");
  kit_stands (k, 1, "palace");
  kit_set (k, "turn seat-1 3");
  kit_set (k, "fields seat-1 xk3");
  kit_roll (k, 5, "castle");
  kit_stands (k, 1, "castle");
}

static void
they_stop_whatever_moves (void)
{
  KIT2 ("fields seat-1 xk3", "tiles seat-1 magic-cloak", "biscuits seat-1 5");

  kit_answer (k, "before", "walk-5");
  kit_answer (k, "way", "castle");
  kit_stands (k, 1, "castle");
  kit_set (k, "fields seat-1 xc4");
  kit_answer (k, "before", "cloak");
  kit_answer (k, "way", "city");
  kit_stands (k, 1, "city");
}

static void
a_dead_end_stops_a_move_early (void)
{
  KIT2 ("fields seat-1 si2", "tiles seat-1 seven-league-boots");

  kit_chance (k, "6:4");
  kit_answer (k, "before", "roll");
  kit_offers_only (k, "si4 bs4 sx2");
}

static void
with_the_exact_end_a_dead_end_that_is_too_near_is_not_offered (void)
{
  KIT ("players=2 exact-end=yes", "fields seat-1 si2", "tiles seat-1 seven-league-boots");

  kit_chance (k, "6:4");
  kit_answer (k, "before", "roll");
  kit_offers_only (k, "bs4 sx2");
}

static void
with_the_exact_end_the_exact_number_reaches_it (void)
{
  KIT ("players=2 exact-end=yes", "fields seat-1 si2", "tiles seat-1 seven-league-boots");

  kit_chance (k, "6:2");
  kit_answer (k, "before", "roll");
  kit_offers_only (k, "si4 reed-shore");
}

static void
from_a_dead_end_there_is_one_way_and_nobody_is_asked (void)
{
  KIT2 ("fields seat-1 si4", "tiles seat-1 seven-league-boots");

  kit_roll (k, 2, NULL);
  kit_stands (k, 1, "si2");
}

/* No two ways of the board meet the same end and differ in Red Fields as it is now,
 * so the rule is proved on the ring of the Round Forest with a Red Field laid on it. */
static void
two_ways_to_one_field_that_differ_in_red_fields_are_both_offered (void)
{
  KIT2 ("fields seat-1 forest-gate", "tiles seat-1 white-stallion");
  FolkWay ways[FOLK_MAX_WAYS];
  FolkField *pears = (FolkField *) &folk_board_fields ()[folk_board_find ("fe4")];
  guint to = folk_board_find ("fw8");
  guint n = folk_ways (&k->s, SEAT (1)->field, 8, ways), same = 0, both = 0;

  for (guint i = 0; i < n; i++)
    same += ways[i].to == to;
  pears->kind = FOLK_KIND_RED;
  n = folk_ways (&k->s, SEAT (1)->field, 8, ways);
  for (guint i = 0; i < n; i++)
    both += ways[i].to == to;
  pears->kind = FOLK_KIND_FOOD;
  g_assert_cmpuint (same, ==, 1);
  g_assert_cmpuint (both, ==, 2);
}

static void
a_move_never_meets_itself_and_its_ways_begin_differently (void)
{
  KIT2 ("turn seat-1 1");

  for (guint from = 0; from < FOLK_N_ON_FOOT; from++)
    for (guint steps = 1; steps <= FOLK_MAX_STEPS; steps++)
      {
        FolkWay ways[FOLK_MAX_WAYS];
        guint n = folk_ways (&k->s, from, steps, ways);

        g_assert_cmpuint (n, >, 0);
        g_assert_cmpuint (n, <=, 7);
        for (guint i = 0; i < n; i++)
          {
            g_assert_cmpuint (folk_board_distance (from, ways[i].to), ==, 1 + folk_board_distance (ways[i].first, ways[i].to));
            for (guint j = 0; j < i; j++)
              g_assert_true (ways[i].to != ways[j].to || ways[i].first != ways[j].first);
          }
      }
}

static void
any_number_of_heroes_stand_on_one_field (void)
{
  KIT ("players=6", "fields seat-1 gx1 seat-2 gx3 seat-3 gx3 seat-4 gx3 seat-5 gx3 seat-6 gx3");

  kit_roll (k, 2, "gx3");
  kit_stands (k, 1, "gx3");
}

const KitTest kit_ways_tests[] = {
  { "ways", "any-direction-and-any-branch", any_direction_and_any_branch },
  { "ways", "never-turning-round-within-a-move", never_turning_round_within_a_move },
  { "ways", "all-steps-are-taken", all_steps_are_taken },
  { "ways", "city-palace-and-castle-stop-a-move-early", city_palace_and_castle_stop_a_move_early },
  { "ways", "they-stop-whatever-moves", they_stop_whatever_moves },
  { "ways", "a-dead-end-stops-a-move-early", a_dead_end_stops_a_move_early },
  { "ways", "with-the-exact-end-a-dead-end-that-is-too-near-is-not-offered",
    with_the_exact_end_a_dead_end_that_is_too_near_is_not_offered },
  { "ways", "with-the-exact-end-the-exact-number-reaches-it", with_the_exact_end_the_exact_number_reaches_it },
  { "ways", "from-a-dead-end-there-is-one-way-and-nobody-is-asked", from_a_dead_end_there_is_one_way_and_nobody_is_asked },
  { "ways", "two-ways-to-one-field-that-differ-in-red-fields-are-both-offered",
    two_ways_to_one_field_that_differ_in_red_fields_are_both_offered },
  { "ways", "a-move-never-meets-itself-and-its-ways-begin-differently",
    a_move_never_meets_itself_and_its_ways_begin_differently },
  { "ways", "any-number-of-heroes-stand-on-one-field", any_number_of_heroes_stand_on_one_field },
  { NULL },
};
