/* test-grid.c: steps, walks and distances, sentence by sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "grid-kit.h"

/* The small maps of the rules. */
static const char map_a[] =
  ". . .\n"
  "  r\n"
  ". .|.";
static const char map_b[] =
  ". # .\n"
  "\n"
  ". = .";

/* (1,0)-(1,1) red or purple pool; adjacent; no melee */
static void
test_a_red_line (void)
{
  GridDesk d = grid_desk (map_a, "");

  grid_is_crossed_by (&d, grid_at (&d, 1, 0), grid_at (&d, 1, 1), STUFFED_CROSSES (STUFFED_RED));
  g_assert_true (stuffed_squares_has (grid_ends (&d, grid_at (&d, 1, 0), 1, STUFFED_RED), grid_at (&d, 1, 1)));
  g_assert_true (stuffed_squares_has (grid_ends (&d, grid_at (&d, 1, 0), 1, STUFFED_PURPLE), grid_at (&d, 1, 1)));
  g_assert_false (stuffed_squares_has (grid_ends (&d, grid_at (&d, 1, 0), 1, STUFFED_BLUE), grid_at (&d, 1, 1)));
  g_assert_true (stuffed_squares_has (stuffed_grid_adjacent (&d.grid, d.scene.closed, grid_at (&d, 1, 0)), grid_at (&d, 1, 1)));
}

/* (0,0)-(1,1) any pool, melee: round by (0,1) is open */
static void
test_a_round_the_corner (void)
{
  GridDesk d = grid_desk (map_a, "");

  grid_is_crossed_by (&d, grid_at (&d, 0, 0), grid_at (&d, 1, 1), STUFFED_CROSSES_NONE);
}

/* (2,0)-(1,1) as the first: by (1,0) red, by (2,1) white */
static void
test_a_corner_by_red_or_white (void)
{
  GridDesk d = grid_desk (map_a, "");

  grid_is_crossed_by (&d, grid_at (&d, 2, 0), grid_at (&d, 1, 1), STUFFED_CROSSES (STUFFED_RED));
}

/* (1,1)-(2,1) never, distance 2 */
static void
test_a_white_line (void)
{
  GridDesk d = grid_desk (map_a, "");

  g_assert_false (grid_steps (&d, STUFFED_CROSSES_ALL, grid_at (&d, 1, 1), grid_at (&d, 2, 1)));
  g_assert_cmpuint (grid_distance (&d, grid_at (&d, 1, 1), grid_at (&d, 2, 1)), ==, 2);
}

/* (1,0)-(2,1) open */
static void
test_a_open_corner (void)
{
  GridDesk d = grid_desk (map_a, "");

  grid_is_crossed_by (&d, grid_at (&d, 1, 0), grid_at (&d, 2, 1), STUFFED_CROSSES_NONE);
}

/* B (0,0)-(2,0) distance 2 over (1,1); no walk */
static void
test_b_over_a_bracket (void)
{
  GridDesk d = grid_desk (map_b, "m.s/...");

  g_assert_cmpuint (grid_distance (&d, grid_at (&d, 0, 0), grid_at (&d, 2, 0)), ==, 2);
  grid_is (&d, stuffed_grid_quarry (&d.grid, &d.scene, grid_at (&d, 0, 0)), ".../...");
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, grid_at (&d, 2, 0), 6), ==, 0);
  grid_is (&d, grid_ends (&d, grid_at (&d, 2, 0), 6, STUFFED_PURPLE), ".../..x");
}

/* At most 12 x 10 squares. */
static void
test_largest_map (void)
{
  GString *drawn = g_string_new (NULL);
  g_autofree char *text = NULL;
  GridDesk d;

  for (guint row = 0; row < STUFFED_MAX_ROWS; row++)
    g_string_append (drawn, row > 0 ? "\n\n. . . . . . . . . . . ." : ". . . . . . . . . . . .");
  text = g_string_free (drawn, FALSE);
  d = grid_desk (text, "");

  g_assert_cmpuint (stuffed_squares_count (d.grid.inside), ==, STUFFED_MAX_SQUARES);
  g_assert_cmpuint (grid_distance (&d, 0, STUFFED_MAX_SQUARES - 1), ==, 11);
  g_assert_cmpuint (grid_distance (&d, 11, 12), ==, 11);
  g_assert_cmpuint (stuffed_squares_count (stuffed_grid_adjacent (&d.grid, d.scene.closed, 64)), ==, 8);
  g_assert_cmpuint (stuffed_squares_count (stuffed_grid_adjacent (&d.grid, d.scene.closed, 63)), ==, 8);
  g_assert_cmpuint (stuffed_squares_count (stuffed_grid_adjacent (&d.grid, d.scene.closed, 60)), ==, 5);
  g_assert_cmpuint (stuffed_squares_count (stuffed_grid_adjacent (&d.grid, d.scene.closed, 119)), ==, 3);
}

/* The rim is white: no step leads from one row's end to the next row's beginning. */
static void
test_rim (void)
{
  GridDesk d = grid_desk (". .\n\n. .\n\n. .", "");
  GridDesk one = grid_desk (".\n\n.\n\n.", "");

  grid_is (&d, stuffed_grid_adjacent (&d.grid, d.scene.closed, grid_at (&d, 1, 0)), "x./xx/..");
  grid_is (&d, stuffed_grid_adjacent (&d.grid, d.scene.closed, grid_at (&d, 0, 2)), "../xx/.x");
  grid_is (&one, stuffed_grid_adjacent (&one.grid, one.scene.closed, 1), "x/./x");
}

/* Between rows of squares a row of lines (empty: all dotted). */
static void
test_rows_of_lines (void)
{
  GridDesk d = grid_desk (". . .\nr b -\n. . .", "");

  grid_is_crossed_by (&d, grid_at (&d, 0, 0), grid_at (&d, 0, 1), STUFFED_CROSSES (STUFFED_RED));
  grid_is_crossed_by (&d, grid_at (&d, 1, 0), grid_at (&d, 1, 1), STUFFED_CROSSES (STUFFED_BLUE));
  g_assert_false (grid_steps (&d, STUFFED_CROSSES_ALL, grid_at (&d, 2, 0), grid_at (&d, 2, 1)));
}

/* A letter names all its squares, a point one. */
static void
test_places (void)
{
  GridDesk d = grid_desk ("E . 1\n\nE l f", "");

  grid_is (&d, stuffed_grid_place (&d.grid, 'E'), "x../x..");
  grid_is (&d, stuffed_grid_place (&d.grid, '1'), "..x/...");
  grid_is (&d, stuffed_grid_place (&d.grid, 'l'), ".../.x.");
  grid_is (&d, stuffed_grid_place (&d.grid, 'f'), ".../..x");
  grid_is (&d, stuffed_grid_place (&d.grid, 'Q'), ".../...");
  grid_is (&d, stuffed_grid_place (&d.grid, '.'), ".../...");
}

/* Straight: the line is dotted or in K. */
static void
test_straight_steps (void)
{
  GridDesk d = grid_desk (". .r.g.y.b.|.", "");

  grid_is_crossed_by (&d, 0, 1, STUFFED_CROSSES_NONE);
  grid_is_crossed_by (&d, 1, 2, STUFFED_CROSSES (STUFFED_RED));
  grid_is_crossed_by (&d, 2, 3, STUFFED_CROSSES (STUFFED_GREEN));
  grid_is_crossed_by (&d, 3, 4, STUFFED_CROSSES (STUFFED_YELLOW));
  grid_is_crossed_by (&d, 4, 5, STUFFED_CROSSES (STUFFED_BLUE));
  g_assert_false (grid_steps (&d, STUFFED_CROSSES_ALL, 5, 6));
}

/* Diagonal: one of the two ways round the corner is enough, and both lines of it count. */
static void
test_diagonal_two_lines (void)
{
  GridDesk d = grid_desk (".r.\nb -\n. .", "");

  g_assert_false (grid_steps (&d, STUFFED_CROSSES (STUFFED_RED), grid_at (&d, 0, 0), grid_at (&d, 1, 1)));
  g_assert_true (grid_steps (&d, STUFFED_CROSSES (STUFFED_BLUE), grid_at (&d, 0, 0), grid_at (&d, 1, 1)));
  g_assert_false (grid_steps (&d, STUFFED_CROSSES (STUFFED_BLUE), grid_at (&d, 1, 0), grid_at (&d, 0, 1)));
  g_assert_true (grid_steps (&d, STUFFED_CROSSES (STUFFED_RED) | STUFFED_CROSSES (STUFFED_BLUE), grid_at (&d, 1, 0), grid_at (&d, 0, 1)));
}

/* Figures and brackets on the corner do not matter. */
static void
test_diagonal_past_figures (void)
{
  GridDesk d = grid_desk (". #\n\n= .", "");
  GridDesk crowded = grid_desk (". .\n\n. .", "sm/m.");

  g_assert_true (grid_steps (&d, STUFFED_CROSSES_NONE, grid_at (&d, 0, 0), grid_at (&d, 1, 1)));
  grid_is (&crowded, grid_ends (&crowded, 0, 1, STUFFED_RED), "../.x");
}

/* Walls do. */
static void
test_diagonal_past_walls (void)
{
  GridDesk d = grid_desk (". #\n\n# .", "");
  GridDesk doors = grid_desk (". D\n\n# .", ".D/..");

  g_assert_false (grid_steps (&d, STUFFED_CROSSES_ALL, grid_at (&d, 0, 0), grid_at (&d, 1, 1)));
  g_assert_false (grid_steps (&doors, STUFFED_CROSSES_ALL, grid_at (&doors, 0, 0), grid_at (&doors, 1, 1)));
  doors.scene.closed = STUFFED_NO_SQUARES;
  g_assert_true (grid_steps (&doors, STUFFED_CROSSES_ALL, grid_at (&doors, 0, 0), grid_at (&doors, 1, 1)));
}

/* Stuffy's move: K = the pool's colour. */
static void
test_move_colour (void)
{
  GridDesk d = grid_desk (". .r. .b. .", "");

  grid_is (&d, grid_ends (&d, 0, 9, STUFFED_RED), ".xxx..");
  grid_is (&d, grid_ends (&d, 0, 9, STUFFED_BLUE), ".x....");
  grid_is (&d, grid_ends (&d, 0, 2, STUFFED_RED), ".xx...");
}

/* A purple-only pool takes the colour of the first solid line it crosses, for that move. */
static void
test_move_purple (void)
{
  GridDesk d = grid_desk (". .r. .b. .", "");
  GridDesk two = grid_desk (".r.r.\n\n.b.b.", "");

  grid_is (&d, grid_ends (&d, 1, 9, STUFFED_PURPLE), "x.xx..");
  grid_is (&d, grid_ends (&d, 3, 9, STUFFED_PURPLE), "xxx.xx");
  /* Where one colour does not lead, another does: but not two in one move. */
  grid_is (&two, grid_ends (&two, 0, 9, STUFFED_PURPLE), ".xx/xxx");
}

/* Shoelace Rope: green is crossed besides the pool's own colour. */
static void
test_move_rope (void)
{
  GridDesk d = grid_desk (". .g. .r. .b. .", "");
  StuffedStride stride = { .from = 0, .total = 9, .colour = STUFFED_RED, .also = STUFFED_CROSSES (STUFFED_GREEN) };

  grid_is (&d, stuffed_grid_ends (&d.grid, &d.scene, &stride), ".xxxxx..");
  stride.colour = STUFFED_PURPLE;
  grid_is (&d, stuffed_grid_ends (&d.grid, &d.scene, &stride), ".xxxxx..");
  stride.colour = STUFFED_YELLOW;
  grid_is (&d, stuffed_grid_ends (&d.grid, &d.scene, &stride), ".xxx....");
}

/* Through the crack: the next move crosses all colours and passes minions; never white lines. */
static void
test_move_through_the_crack (void)
{
  GridDesk d = grid_desk (". .g. .r. .b.|.", "sm......");
  StuffedStride stride = { .from = 0, .total = 9, .colour = STUFFED_PURPLE, .also = STUFFED_CROSSES_ALL, .passes_minions = TRUE };

  grid_is (&d, stuffed_grid_ends (&d.grid, &d.scene, &stride), "..xxxxx.");
}

/* Brackets are never entered. */
static void
test_move_brackets (void)
{
  GridDesk d = grid_desk (". = .\n\n# # #", "");

  grid_is (&d, grid_ends (&d, 0, 9, STUFFED_RED), ".../...");
  g_assert_cmpuint (grid_distance (&d, 0, 2), ==, 2);
}

/* A door is a wall until it is lifted. */
static void
test_move_doors (void)
{
  GridDesk d = grid_desk (". D .", ".D.");

  grid_is (&d, grid_ends (&d, 0, 9, STUFFED_RED), "...");
  g_assert_cmpuint (grid_distance (&d, 0, 2), ==, STUFFED_FAR);
  d.scene.closed = STUFFED_NO_SQUARES;
  grid_is (&d, grid_ends (&d, 0, 9, STUFFED_RED), ".xx");
  g_assert_cmpuint (grid_distance (&d, 0, 2), ==, 2);
}

/* Stuffies pass stuffies; nobody ends on a figure. */
static void
test_figures_stuffies_pass_stuffies (void)
{
  GridDesk d = grid_desk (". . . .", "ssz.");

  grid_is (&d, grid_ends (&d, 0, 2, STUFFED_RED), "....");
  grid_is (&d, grid_ends (&d, 0, 3, STUFFED_RED), "...x");
}

/* Nobody passes the other side. */
static void
test_figures_no_passing (void)
{
  GridDesk d = grid_desk (". . . .", "sm..");
  GridDesk hunter = grid_desk (". . . .", "mss.");

  grid_is (&d, grid_ends (&d, 0, 9, STUFFED_RED), "....");
  g_assert_cmpuint (stuffed_grid_approach (&hunter.grid, &hunter.scene, 0, 2, 9), ==, 0);
}

/* Minions pass minions and the lying. */
static void
test_figures_minions_pass (void)
{
  GridDesk d = grid_desk (". . . . .", "mmz.s");

  grid_is (&d, stuffed_grid_quarry (&d.grid, &d.scene, 0), "....x");
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 4, 3), ==, 3);
  /* They do not end there either. */
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 4, 2), ==, 0);
}

/* Unread or repeatable points, Lost tokens, unopened vendors end a move; the rest is lost. */
static void
test_stops (void)
{
  GridDesk d = grid_desk (". . . .", "s.!.");

  grid_is (&d, grid_ends (&d, 0, 9, STUFFED_RED), ".xx.");
  d.scene.stops = STUFFED_NO_SQUARES;
  grid_is (&d, grid_ends (&d, 0, 9, STUFFED_RED), ".xxx");
}

/* Who stands on a stop walks away from it. */
static void
test_stops_begin (void)
{
  GridDesk d = grid_desk (". . .", "+..");

  grid_is (&d, grid_ends (&d, 0, 9, STUFFED_RED), ".xx");
}

/* A stop with a figure on it cannot be entered. */
static void
test_stops_taken (void)
{
  GridDesk d = grid_desk (". . .\n\n# # #", ".+./...");

  grid_is (&d, grid_ends (&d, 0, 9, STUFFED_RED), ".../...");
}

/* Only stuffies are stopped by points, Lost tokens and vendors. */
static void
test_stops_not_minions (void)
{
  GridDesk d = grid_desk (". . . . .", "m.!.s");

  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 4, 4), ==, 3);
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 4, 2), ==, 2);
}

/* How many steps away spaces are agrees with where moves of that many end. */
static void
test_measure (void)
{
  GridDesk d = grid_desk (". .r. . .\n\n. # .b.|.\n        g\n. . = . .", "s..!m/...../...z.");

  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    for (guint total = 0; total < 8; total++)
      {
        StuffedStride stride = { .from = 0, .total = (guint8) total, .colour = (guint8) colour };
        StuffedSquares found = stuffed_grid_ends (&d.grid, &d.scene, &stride);
        StuffedSquares there = stuffed_squares_or (stuffed_squares_or (d.scene.standing, d.scene.lying), d.scene.minions);
        guint8 away[STUFFED_MAX_SQUARES];

        stuffed_grid_measure (&d.grid, &d.scene, &stride, away);
        for (guint i = 0; i < 15; i++)
          {
            g_assert_true (away[i] == STUFFED_FAR || away[i] <= total);
            g_assert_true (stuffed_squares_has (found, i) == (away[i] != STUFFED_FAR && !stuffed_squares_has (there, i)));
          }
      }
}

/* Fewest steps with K = all, over bracketed and occupied spaces, round walls. */
static void
test_distance (void)
{
  GridDesk d = grid_desk (". # .\n\n. # .\n\n. . .", ".../.../.m.");

  g_assert_cmpuint (grid_distance (&d, grid_at (&d, 0, 0), grid_at (&d, 2, 0)), ==, 4);
  g_assert_cmpuint (grid_distance (&d, grid_at (&d, 0, 0), grid_at (&d, 1, 0)), ==, STUFFED_FAR);
  g_assert_cmpuint (grid_distance (&d, 0, 0), ==, 0);
}

/* "Within r": distance <= r. */
static void
test_within (void)
{
  GridDesk d = grid_desk (".r= . . #", "");

  grid_is (&d, stuffed_grid_within (&d.grid, d.scene.closed, stuffed_square (0), 0), "x....");
  grid_is (&d, stuffed_grid_within (&d.grid, d.scene.closed, stuffed_square (0), 2), "xxx..");
  grid_is (&d, stuffed_grid_within (&d.grid, d.scene.closed, stuffed_square (0), 9), "xxxx.");
}

/* A closed door counts as if it were open: near are those who could step onto it, diagonally too. */
static void
test_near_closed_door (void)
{
  GridDesk d = grid_desk (". . . .\n      -\n. . . D\n\n. . .|.", "..../...D/....");
  StuffedSquares door = stuffed_grid_place (&d.grid, 'D');

  grid_is (&d, stuffed_grid_near (&d.grid, d.scene.closed, door), "..x./..xx/..xx");
  grid_is (&d, stuffed_grid_near (&d.grid, STUFFED_NO_SQUARES, door), "..x./..xx/..xx");
}

/* On or adjacent to any of the spaces of a letter. */
static void
test_near_letters (void)
{
  GridDesk d = grid_desk ("E . . .r= E", "");

  grid_is (&d, stuffed_grid_near (&d.grid, d.scene.closed, stuffed_grid_place (&d.grid, 'E')), "xx..xx");
}

/* On or adjacent to a start space. */
static void
test_room (void)
{
  GridDesk d = grid_desk ("S . .\n\n. = .", "s../...");

  grid_is (&d, stuffed_grid_room (&d.grid, d.scene.closed, stuffed_square (0), d.scene.standing), ".x./x..");
}

/* No room: then a nearest free space by walking, which crosses all colours and passes everybody. */
static void
test_no_room (void)
{
  GridDesk d = grid_desk ("Sr. . . .", "smm..");

  grid_is (&d, stuffed_grid_room (&d.grid, d.scene.closed, stuffed_square (0),
                             stuffed_squares_or (d.scene.standing, d.scene.minions)), "...x.");
}

/* Nowhere at all: nothing, rather than a wrong space. */
static void
test_no_room_anywhere (void)
{
  GridDesk d = grid_desk ("S . # .", "ss..");

  grid_is (&d, stuffed_grid_room (&d.grid, d.scene.closed, stuffed_square (0), d.scene.standing), "....");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define TEST(path, function) g_test_add_func ("/stuffed/grid/" path, function)
  TEST ("map-a/red-line", test_a_red_line);
  TEST ("map-a/round-the-corner-is-open", test_a_round_the_corner);
  TEST ("map-a/corner-by-red-or-white", test_a_corner_by_red_or_white);
  TEST ("map-a/white-never-and-distance-2", test_a_white_line);
  TEST ("map-a/open-corner", test_a_open_corner);
  TEST ("map-b/distance-over-a-bracket-and-no-walk", test_b_over_a_bracket);
  TEST ("map/at-most-12-by-10", test_largest_map);
  TEST ("map/the-rim-is-white", test_rim);
  TEST ("map/rows-of-lines", test_rows_of_lines);
  TEST ("map/letters-and-points", test_places);
  TEST ("step/straight", test_straight_steps);
  TEST ("step/diagonal-needs-both-lines-of-one-way", test_diagonal_two_lines);
  TEST ("step/diagonal-past-figures-and-brackets", test_diagonal_past_figures);
  TEST ("step/diagonal-not-past-walls", test_diagonal_past_walls);
  TEST ("move/the-colour-of-the-pool", test_move_colour);
  TEST ("move/purple-takes-the-first-colour", test_move_purple);
  TEST ("move/rope-crosses-green-besides", test_move_rope);
  TEST ("move/through-the-crack", test_move_through_the_crack);
  TEST ("move/brackets-are-never-entered", test_move_brackets);
  TEST ("move/a-door-is-a-wall-until-lifted", test_move_doors);
  TEST ("figures/stuffies-pass-stuffies", test_figures_stuffies_pass_stuffies);
  TEST ("figures/nobody-passes-the-other-side", test_figures_no_passing);
  TEST ("figures/minions-pass-minions-and-the-lying", test_figures_minions_pass);
  TEST ("stops/end-a-move", test_stops);
  TEST ("stops/who-begins-on-one-walks-away", test_stops_begin);
  TEST ("stops/with-a-figure-cannot-be-entered", test_stops_taken);
  TEST ("stops/only-stuffies", test_stops_not_minions);
  TEST ("move/steps-agree-with-ends", test_measure);
  TEST ("distance/over-brackets-and-figures-round-walls", test_distance);
  TEST ("distance/within", test_within);
  TEST ("near/a-closed-door-counts-as-open", test_near_closed_door);
  TEST ("near/any-space-of-a-letter", test_near_letters);
  TEST ("room/on-or-adjacent-to-a-start", test_room);
  TEST ("room/nearest-by-a-walk-that-passes-all", test_no_room);
  TEST ("room/nowhere", test_no_room_anywhere);
#undef TEST
  grid_add_minion_tests ();

  return g_test_run ();
}
