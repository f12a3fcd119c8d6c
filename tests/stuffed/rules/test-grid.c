/* test-grid.c: steps, walks and distances, sentence by sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Maps are drawn as in stories. What is on them, and the sets that are expected, are drawn
 * too: a character for each square, rows apart by a slash.
 */

#include <rules/stuffed-grid.h>
#include <rules/stuffed-story.h>
#include <story/stuffed-map.h>

#include <string.h>

typedef struct
{
  StuffedMap map;
  StuffedGrid grid;
  StuffedScene scene;
} Desk;

/* The small maps of the rules. */
static const char map_a[] =
  ". . .\n"
  "  r\n"
  ". .|.";
static const char map_b[] =
  ". # .\n"
  "\n"
  ". = .";

/* Draws a map, and what is on it: s stands, z lies, m is a minion, ! stops, + stops with a
 * stuffy on it, D is closed. */
static Desk
desk (const char *drawn,
      const char *on_it)
{
  g_auto (GStrv) rows = g_strsplit (drawn, "\n", -1);
  g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
  Desk d = { 0 };
  guint square = 0;

  g_assert_true (stuffed_map_read (&d.map, (const char *const *) rows, g_strv_length (rows), 1, troubles));
  stuffed_grid_make (&d.grid, &d.map);
  for (const char *c = on_it; *c; c++)
    {
      StuffedSquares here = stuffed_square (square);

      if (*c == '/')
        continue;
      if (strchr ("s+", *c))
        d.scene.standing = stuffed_squares_or (d.scene.standing, here);
      if (*c == 'z')
        d.scene.lying = stuffed_squares_or (d.scene.lying, here);
      if (*c == 'm')
        d.scene.minions = stuffed_squares_or (d.scene.minions, here);
      if (strchr ("!+", *c))
        d.scene.stops = stuffed_squares_or (d.scene.stops, here);
      if (*c == 'D')
        d.scene.closed = stuffed_squares_or (d.scene.closed, here);
      square++;
    }
  g_assert_cmpuint (square, ==, *on_it ? d.map.columns * d.map.rows : 0);
  return d;
}

static guint
at (const Desk *d,
    guint       column,
    guint       row)
{
  return row * d->map.columns + column;
}

static char *
draw (const Desk    *d,
      StuffedSquares set)
{
  GString *drawn = g_string_new (NULL);

  for (guint i = 0; i < (guint) d->map.columns * d->map.rows; i++)
    {
      if (i > 0 && i % d->map.columns == 0)
        g_string_append_c (drawn, '/');
      g_string_append_c (drawn, stuffed_squares_has (set, i) ? 'x' : '.');
    }
  return g_string_free (drawn, FALSE);
}

static void
is (const Desk    *d,
    StuffedSquares set,
    const char    *expected)
{
  g_autofree char *drawn = draw (d, set);

  g_assert_cmpstr (drawn, ==, expected);
}

static gboolean
steps (const Desk *d,
       guint       colours,
       guint       from,
       guint       to)
{
  gboolean there = stuffed_squares_has (stuffed_grid_steps (&d->grid, d->scene.closed, colours, stuffed_square (from)), to);
  gboolean back = stuffed_squares_has (stuffed_grid_steps (&d->grid, d->scene.closed, colours, stuffed_square (to)), from);

  g_assert_true (there == back);
  return there;
}

/* Whether exactly these colours are of use for a step: none means an open step. */
static void
is_crossed_by (const Desk *d,
               guint       from,
               guint       to,
               guint       colours)
{
  g_assert_true (steps (d, STUFFED_CROSSES_ALL, from, to));
  g_assert_true (steps (d, STUFFED_CROSSES_NONE, from, to) == (colours == STUFFED_CROSSES_NONE));
  for (guint c = 0; c < STUFFED_N_ATTRIBUTES; c++)
    g_assert_true (steps (d, STUFFED_CROSSES (c), from, to)
                   == (colours == STUFFED_CROSSES_NONE || (colours & STUFFED_CROSSES (c)) != 0));
}

static guint
distance (const Desk *d,
          guint       from,
          guint       to)
{
  return stuffed_grid_distance (&d->grid, d->scene.closed, from, to);
}

static StuffedSquares
ends (const Desk   *d,
      guint         from,
      guint         total,
      StuffedColour colour)
{
  StuffedStride stride = { .from = (guint8) from, .total = (guint8) total, .colour = (guint8) colour };

  return stuffed_grid_ends (&d->grid, &d->scene, &stride);
}

/* (1,0)-(1,1) red or purple pool; adjacent; no melee */
static void
test_a_red_line (void)
{
  Desk d = desk (map_a, "");

  is_crossed_by (&d, at (&d, 1, 0), at (&d, 1, 1), STUFFED_CROSSES (STUFFED_RED));
  g_assert_true (stuffed_squares_has (ends (&d, at (&d, 1, 0), 1, STUFFED_RED), at (&d, 1, 1)));
  g_assert_true (stuffed_squares_has (ends (&d, at (&d, 1, 0), 1, STUFFED_PURPLE), at (&d, 1, 1)));
  g_assert_false (stuffed_squares_has (ends (&d, at (&d, 1, 0), 1, STUFFED_BLUE), at (&d, 1, 1)));
  g_assert_true (stuffed_squares_has (stuffed_grid_adjacent (&d.grid, d.scene.closed, at (&d, 1, 0)), at (&d, 1, 1)));
}

/* (0,0)-(1,1) any pool, melee: round by (0,1) is open */
static void
test_a_round_the_corner (void)
{
  Desk d = desk (map_a, "");

  is_crossed_by (&d, at (&d, 0, 0), at (&d, 1, 1), STUFFED_CROSSES_NONE);
}

/* (2,0)-(1,1) as the first: by (1,0) red, by (2,1) white */
static void
test_a_corner_by_red_or_white (void)
{
  Desk d = desk (map_a, "");

  is_crossed_by (&d, at (&d, 2, 0), at (&d, 1, 1), STUFFED_CROSSES (STUFFED_RED));
}

/* (1,1)-(2,1) never, distance 2 */
static void
test_a_white_line (void)
{
  Desk d = desk (map_a, "");

  g_assert_false (steps (&d, STUFFED_CROSSES_ALL, at (&d, 1, 1), at (&d, 2, 1)));
  g_assert_cmpuint (distance (&d, at (&d, 1, 1), at (&d, 2, 1)), ==, 2);
}

/* (1,0)-(2,1) open */
static void
test_a_open_corner (void)
{
  Desk d = desk (map_a, "");

  is_crossed_by (&d, at (&d, 1, 0), at (&d, 2, 1), STUFFED_CROSSES_NONE);
}

/* B (0,0)-(2,0) distance 2 over (1,1); no walk */
static void
test_b_over_a_bracket (void)
{
  Desk d = desk (map_b, "m.s/...");

  g_assert_cmpuint (distance (&d, at (&d, 0, 0), at (&d, 2, 0)), ==, 2);
  is (&d, stuffed_grid_quarry (&d.grid, &d.scene, at (&d, 0, 0)), ".../...");
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, at (&d, 2, 0), 6), ==, 0);
  is (&d, ends (&d, at (&d, 2, 0), 6, STUFFED_PURPLE), ".../..x");
}

/* At most 12 x 10 squares. */
static void
test_largest_map (void)
{
  GString *drawn = g_string_new (NULL);
  g_autofree char *text = NULL;
  Desk d;

  for (guint row = 0; row < STUFFED_MAX_ROWS; row++)
    g_string_append (drawn, row > 0 ? "\n\n. . . . . . . . . . . ." : ". . . . . . . . . . . .");
  text = g_string_free (drawn, FALSE);
  d = desk (text, "");

  g_assert_cmpuint (stuffed_squares_count (d.grid.inside), ==, STUFFED_MAX_SQUARES);
  g_assert_cmpuint (distance (&d, 0, STUFFED_MAX_SQUARES - 1), ==, 11);
  g_assert_cmpuint (distance (&d, 11, 12), ==, 11);
  g_assert_cmpuint (stuffed_squares_count (stuffed_grid_adjacent (&d.grid, d.scene.closed, 64)), ==, 8);
  g_assert_cmpuint (stuffed_squares_count (stuffed_grid_adjacent (&d.grid, d.scene.closed, 63)), ==, 8);
  g_assert_cmpuint (stuffed_squares_count (stuffed_grid_adjacent (&d.grid, d.scene.closed, 60)), ==, 5);
  g_assert_cmpuint (stuffed_squares_count (stuffed_grid_adjacent (&d.grid, d.scene.closed, 119)), ==, 3);
}

/* The rim is white: no step leads from one row's end to the next row's beginning. */
static void
test_rim (void)
{
  Desk d = desk (". .\n\n. .\n\n. .", "");
  Desk one = desk (".\n\n.\n\n.", "");

  is (&d, stuffed_grid_adjacent (&d.grid, d.scene.closed, at (&d, 1, 0)), "x./xx/..");
  is (&d, stuffed_grid_adjacent (&d.grid, d.scene.closed, at (&d, 0, 2)), "../xx/.x");
  is (&one, stuffed_grid_adjacent (&one.grid, one.scene.closed, 1), "x/./x");
}

/* Between rows of squares a row of lines (empty: all dotted). */
static void
test_rows_of_lines (void)
{
  Desk d = desk (". . .\nr b -\n. . .", "");

  is_crossed_by (&d, at (&d, 0, 0), at (&d, 0, 1), STUFFED_CROSSES (STUFFED_RED));
  is_crossed_by (&d, at (&d, 1, 0), at (&d, 1, 1), STUFFED_CROSSES (STUFFED_BLUE));
  g_assert_false (steps (&d, STUFFED_CROSSES_ALL, at (&d, 2, 0), at (&d, 2, 1)));
}

/* A letter names all its squares, a point one. */
static void
test_places (void)
{
  Desk d = desk ("E . 1\n\nE l f", "");

  is (&d, stuffed_grid_place (&d.grid, 'E'), "x../x..");
  is (&d, stuffed_grid_place (&d.grid, '1'), "..x/...");
  is (&d, stuffed_grid_place (&d.grid, 'l'), ".../.x.");
  is (&d, stuffed_grid_place (&d.grid, 'f'), ".../..x");
  is (&d, stuffed_grid_place (&d.grid, 'Q'), ".../...");
  is (&d, stuffed_grid_place (&d.grid, '.'), ".../...");
}

/* Straight: the line is dotted or in K. */
static void
test_straight_steps (void)
{
  Desk d = desk (". .r.g.y.b.|.", "");

  is_crossed_by (&d, 0, 1, STUFFED_CROSSES_NONE);
  is_crossed_by (&d, 1, 2, STUFFED_CROSSES (STUFFED_RED));
  is_crossed_by (&d, 2, 3, STUFFED_CROSSES (STUFFED_GREEN));
  is_crossed_by (&d, 3, 4, STUFFED_CROSSES (STUFFED_YELLOW));
  is_crossed_by (&d, 4, 5, STUFFED_CROSSES (STUFFED_BLUE));
  g_assert_false (steps (&d, STUFFED_CROSSES_ALL, 5, 6));
}

/* Diagonal: one of the two ways round the corner is enough, and both lines of it count. */
static void
test_diagonal_two_lines (void)
{
  Desk d = desk (".r.\nb -\n. .", "");

  g_assert_false (steps (&d, STUFFED_CROSSES (STUFFED_RED), at (&d, 0, 0), at (&d, 1, 1)));
  g_assert_true (steps (&d, STUFFED_CROSSES (STUFFED_BLUE), at (&d, 0, 0), at (&d, 1, 1)));
  g_assert_false (steps (&d, STUFFED_CROSSES (STUFFED_BLUE), at (&d, 1, 0), at (&d, 0, 1)));
  g_assert_true (steps (&d, STUFFED_CROSSES (STUFFED_RED) | STUFFED_CROSSES (STUFFED_BLUE), at (&d, 1, 0), at (&d, 0, 1)));
}

/* Figures and brackets on the corner do not matter. */
static void
test_diagonal_past_figures (void)
{
  Desk d = desk (". #\n\n= .", "");
  Desk crowded = desk (". .\n\n. .", "sm/m.");

  g_assert_true (steps (&d, STUFFED_CROSSES_NONE, at (&d, 0, 0), at (&d, 1, 1)));
  is (&crowded, ends (&crowded, 0, 1, STUFFED_RED), "../.x");
}

/* Walls do. */
static void
test_diagonal_past_walls (void)
{
  Desk d = desk (". #\n\n# .", "");
  Desk doors = desk (". D\n\n# .", ".D/..");

  g_assert_false (steps (&d, STUFFED_CROSSES_ALL, at (&d, 0, 0), at (&d, 1, 1)));
  g_assert_false (steps (&doors, STUFFED_CROSSES_ALL, at (&doors, 0, 0), at (&doors, 1, 1)));
  doors.scene.closed = STUFFED_NO_SQUARES;
  g_assert_true (steps (&doors, STUFFED_CROSSES_ALL, at (&doors, 0, 0), at (&doors, 1, 1)));
}

/* Stuffy's move: K = the pool's colour. */
static void
test_move_colour (void)
{
  Desk d = desk (". .r. .b. .", "");

  is (&d, ends (&d, 0, 9, STUFFED_RED), ".xxx..");
  is (&d, ends (&d, 0, 9, STUFFED_BLUE), ".x....");
  is (&d, ends (&d, 0, 2, STUFFED_RED), ".xx...");
}

/* A purple-only pool takes the colour of the first solid line it crosses, for that move. */
static void
test_move_purple (void)
{
  Desk d = desk (". .r. .b. .", "");
  Desk two = desk (".r.r.\n\n.b.b.", "");

  is (&d, ends (&d, 1, 9, STUFFED_PURPLE), "x.xx..");
  is (&d, ends (&d, 3, 9, STUFFED_PURPLE), "xxx.xx");
  /* Where one colour does not lead, another does: but not two in one move. */
  is (&two, ends (&two, 0, 9, STUFFED_PURPLE), ".xx/xxx");
}

/* Shoelace Rope: green is crossed besides the pool's own colour. */
static void
test_move_rope (void)
{
  Desk d = desk (". .g. .r. .b. .", "");
  StuffedStride stride = { .from = 0, .total = 9, .colour = STUFFED_RED, .also = STUFFED_CROSSES (STUFFED_GREEN) };

  is (&d, stuffed_grid_ends (&d.grid, &d.scene, &stride), ".xxxxx..");
  stride.colour = STUFFED_PURPLE;
  is (&d, stuffed_grid_ends (&d.grid, &d.scene, &stride), ".xxxxx..");
  stride.colour = STUFFED_YELLOW;
  is (&d, stuffed_grid_ends (&d.grid, &d.scene, &stride), ".xxx....");
}

/* Through the crack: the next move crosses all colours and passes minions; never white lines. */
static void
test_move_through_the_crack (void)
{
  Desk d = desk (". .g. .r. .b.|.", "sm......");
  StuffedStride stride = { .from = 0, .total = 9, .colour = STUFFED_PURPLE, .also = STUFFED_CROSSES_ALL, .passes_minions = TRUE };

  is (&d, stuffed_grid_ends (&d.grid, &d.scene, &stride), "..xxxxx.");
}

/* Brackets are never entered. */
static void
test_move_brackets (void)
{
  Desk d = desk (". = .\n\n# # #", "");

  is (&d, ends (&d, 0, 9, STUFFED_RED), ".../...");
  g_assert_cmpuint (distance (&d, 0, 2), ==, 2);
}

/* A door is a wall until it is lifted. */
static void
test_move_doors (void)
{
  Desk d = desk (". D .", ".D.");

  is (&d, ends (&d, 0, 9, STUFFED_RED), "...");
  g_assert_cmpuint (distance (&d, 0, 2), ==, STUFFED_FAR);
  d.scene.closed = STUFFED_NO_SQUARES;
  is (&d, ends (&d, 0, 9, STUFFED_RED), ".xx");
  g_assert_cmpuint (distance (&d, 0, 2), ==, 2);
}

/* Stuffies pass stuffies; nobody ends on a figure. */
static void
test_figures_stuffies_pass_stuffies (void)
{
  Desk d = desk (". . . .", "ssz.");

  is (&d, ends (&d, 0, 2, STUFFED_RED), "....");
  is (&d, ends (&d, 0, 3, STUFFED_RED), "...x");
}

/* Nobody passes the other side. */
static void
test_figures_no_passing (void)
{
  Desk d = desk (". . . .", "sm..");
  Desk hunter = desk (". . . .", "mss.");

  is (&d, ends (&d, 0, 9, STUFFED_RED), "....");
  g_assert_cmpuint (stuffed_grid_approach (&hunter.grid, &hunter.scene, 0, 2, 9), ==, 0);
}

/* Minions pass minions and the lying. */
static void
test_figures_minions_pass (void)
{
  Desk d = desk (". . . . .", "mmz.s");

  is (&d, stuffed_grid_quarry (&d.grid, &d.scene, 0), "....x");
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 4, 3), ==, 3);
  /* They do not end there either. */
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 4, 2), ==, 0);
}

/* Unread or repeatable points, Lost tokens, unopened vendors end a move; the rest is lost. */
static void
test_stops (void)
{
  Desk d = desk (". . . .", "s.!.");

  is (&d, ends (&d, 0, 9, STUFFED_RED), ".xx.");
  d.scene.stops = STUFFED_NO_SQUARES;
  is (&d, ends (&d, 0, 9, STUFFED_RED), ".xxx");
}

/* Who stands on a stop walks away from it. */
static void
test_stops_begin (void)
{
  Desk d = desk (". . .", "+..");

  is (&d, ends (&d, 0, 9, STUFFED_RED), ".xx");
}

/* A stop with a figure on it cannot be entered. */
static void
test_stops_taken (void)
{
  Desk d = desk (". . .\n\n# # #", ".+./...");

  is (&d, ends (&d, 0, 9, STUFFED_RED), ".../...");
}

/* Only stuffies are stopped by points, Lost tokens and vendors. */
static void
test_stops_not_minions (void)
{
  Desk d = desk (". . . . .", "m.!.s");

  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 4, 4), ==, 3);
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 4, 2), ==, 2);
}

/* How many steps away spaces are agrees with where moves of that many end. */
static void
test_measure (void)
{
  Desk d = desk (". .r. . .\n\n. # .b.|.\n        g\n. . = . .", "s..!m/...../...z.");

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
  Desk d = desk (". # .\n\n. # .\n\n. . .", ".../.../.m.");

  g_assert_cmpuint (distance (&d, at (&d, 0, 0), at (&d, 2, 0)), ==, 4);
  g_assert_cmpuint (distance (&d, at (&d, 0, 0), at (&d, 1, 0)), ==, STUFFED_FAR);
  g_assert_cmpuint (distance (&d, 0, 0), ==, 0);
}

/* "Within r": distance <= r. */
static void
test_within (void)
{
  Desk d = desk (".r= . . #", "");

  is (&d, stuffed_grid_within (&d.grid, d.scene.closed, stuffed_square (0), 0), "x....");
  is (&d, stuffed_grid_within (&d.grid, d.scene.closed, stuffed_square (0), 2), "xxx..");
  is (&d, stuffed_grid_within (&d.grid, d.scene.closed, stuffed_square (0), 9), "xxxx.");
}

/* Target: closest standing stuffy by distance, within range. */
static void
test_target (void)
{
  Desk d = desk (". . . . .", "s.m.s");

  is (&d, stuffed_grid_closest (&d.grid, d.scene.closed, 2, 1, d.scene.standing), ".....");
  is (&d, stuffed_grid_closest (&d.grid, d.scene.closed, 2, 2, d.scene.standing), "x...x");
  is (&d, stuffed_grid_closest (&d.grid, d.scene.closed, 3, 4, d.scene.standing), "....x");
  is (&d, stuffed_grid_closest (&d.grid, d.scene.closed, 3, 4, STUFFED_NO_SQUARES), ".....");
}

/* Towards the one with the shortest walk (fewest steps to a free space adjacent to it). */
static void
test_minion_shortest_walk (void)
{
  Desk d = desk (". = . . . . .\n\n. # . . . . .\n\n. . . # # # #", "s.m...s/......./.......");

  /* Over the bracket it is nearer, but that is no walk. */
  g_assert_cmpuint (distance (&d, 2, 0), ==, 2);
  g_assert_cmpuint (distance (&d, 2, 6), ==, 4);
  is (&d, stuffed_grid_quarry (&d.grid, &d.scene, 2), "x.....x/......./.......");
  /* A free space beside it is what counts, not how far it is itself. */
  d.scene.standing = stuffed_squares_or (stuffed_square (0), stuffed_square (5));
  is (&d, stuffed_grid_quarry (&d.grid, &d.scene, 2), ".....x./......./.......");
}

/* Tie: the bookkeeper is asked. */
static void
test_minion_tie (void)
{
  Desk d = desk (". . . . .", "s.m.s");

  is (&d, stuffed_grid_quarry (&d.grid, &d.scene, 2), "x...x");
}

/* A free space: a stuffy that others have walled in is a longer walk, or none. */
static void
test_minion_free_spaces (void)
{
  Desk d = desk (". . . . . . .", "sm.m..s");

  is (&d, stuffed_grid_quarry (&d.grid, &d.scene, 3), "......x");
}

/* Until adjacent or out of speed. */
static void
test_minion_speed (void)
{
  Desk d = desk (". . . . . .", "m....s");

  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 5, 0), ==, 0);
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 5, 3), ==, 3);
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 5, 6), ==, 4);
}

/* Of the free spaces in reach, its own too, the one with the shortest walk left. */
static void
test_minion_own_space (void)
{
  Desk d = desk (". . . .\n\n# # # .\n\n. . . .", "m..m/...m/s...");

  /* It cannot end where others are, and every other space is farther from the stuffy. */
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, at (&d, 0, 2), 1), ==, 1);
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 2, at (&d, 0, 2), 1), ==, 2);
}

/* Tie: fewest steps. */
static void
test_minion_fewest_steps (void)
{
  Desk d = desk (". . .\n\n. . .\n\n. . .", "m../.../..s");

  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 8, 4), ==, at (&d, 1, 1));
}

/* Then upper row, then left. */
static void
test_minion_upper_left (void)
{
  Desk d = desk (". . .\n\n. # .\n\n. . .", "m../.../..s");
  Desk row = desk (". . .\n\n. . .\n\n. . .\n\n. . .", ".s./.../.../.m.");

  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 8, 2), ==, at (&d, 2, 1));
  g_assert_cmpuint (stuffed_grid_approach (&row.grid, &row.scene, at (&row, 1, 3), 1, 2), ==, at (&row, 0, 1));
}

/* Blocked in: walks are counted as if there were no figures; its own steps still mind them. */
static void
test_minion_blocked_in (void)
{
  Desk d = desk (". . . . .", "m..ss");
  Desk behind = desk (". . . . . .", "m..m.s");

  d.scene.minions = stuffed_squares_or (stuffed_square (0), stuffed_square (2));
  is (&d, stuffed_grid_quarry (&d.grid, &d.scene, 0), "...x.");
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 3, 4), ==, 1);
  behind.scene.minions = stuffed_squares_or (stuffed_squares_or (stuffed_square (0), stuffed_square (3)), stuffed_square (4));
  g_assert_cmpuint (stuffed_grid_approach (&behind.grid, &behind.scene, 0, 5, 6), ==, 2);
}

/* Walls between it and everybody: it stays. */
static void
test_minion_walled_in (void)
{
  Desk d = desk (". . # .", "m..s");

  is (&d, stuffed_grid_quarry (&d.grid, &d.scene, 0), "....");
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 3, 6), ==, 0);
}

/* A closed door counts as if it were open: near are those who could step onto it, diagonally too. */
static void
test_near_closed_door (void)
{
  Desk d = desk (". . . .\n      -\n. . . D\n\n. . .|.", "..../...D/....");
  StuffedSquares door = stuffed_grid_place (&d.grid, 'D');

  is (&d, stuffed_grid_near (&d.grid, d.scene.closed, door), "..x./..xx/..xx");
  is (&d, stuffed_grid_near (&d.grid, STUFFED_NO_SQUARES, door), "..x./..xx/..xx");
}

/* On or adjacent to any of the spaces of a letter. */
static void
test_near_letters (void)
{
  Desk d = desk ("E . . .r= E", "");

  is (&d, stuffed_grid_near (&d.grid, d.scene.closed, stuffed_grid_place (&d.grid, 'E')), "xx..xx");
}

/* On or adjacent to a start space. */
static void
test_room (void)
{
  Desk d = desk ("S . .\n\n. = .", "s../...");

  is (&d, stuffed_grid_room (&d.grid, d.scene.closed, stuffed_square (0), d.scene.standing), ".x./x..");
}

/* No room: then a nearest free space by walking, which crosses all colours and passes everybody. */
static void
test_no_room (void)
{
  Desk d = desk ("Sr. . . .", "smm..");

  is (&d, stuffed_grid_room (&d.grid, d.scene.closed, stuffed_square (0),
                             stuffed_squares_or (d.scene.standing, d.scene.minions)), "...x.");
}

/* Nowhere at all: nothing, rather than a wrong space. */
static void
test_no_room_anywhere (void)
{
  Desk d = desk ("S . # .", "ss..");

  is (&d, stuffed_grid_room (&d.grid, d.scene.closed, stuffed_square (0), d.scene.standing), "....");
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
  TEST ("minion/target-is-the-closest-within-range", test_target);
  TEST ("minion/shortest-walk", test_minion_shortest_walk);
  TEST ("minion/tie-between-walks", test_minion_tie);
  TEST ("minion/to-a-free-space", test_minion_free_spaces);
  TEST ("minion/until-adjacent-or-out-of-speed", test_minion_speed);
  TEST ("minion/its-own-space-too", test_minion_own_space);
  TEST ("minion/tie-fewest-steps", test_minion_fewest_steps);
  TEST ("minion/tie-upper-row-then-left", test_minion_upper_left);
  TEST ("minion/blocked-in", test_minion_blocked_in);
  TEST ("minion/walled-in", test_minion_walled_in);
  TEST ("near/a-closed-door-counts-as-open", test_near_closed_door);
  TEST ("near/any-space-of-a-letter", test_near_letters);
  TEST ("room/on-or-adjacent-to-a-start", test_room);
  TEST ("room/nearest-by-a-walk-that-passes-all", test_no_room);
  TEST ("room/nowhere", test_no_room_anywhere);
#undef TEST

  return g_test_run ();
}
