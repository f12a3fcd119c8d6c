/* test-grid-minions.c: where minions go, sentence by sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "grid-kit.h"

/* Target: closest standing stuffy by distance, within range. */
static void
test_target (void)
{
  GridDesk d = grid_desk (". . . . .", "s.m.s");

  grid_is (&d, stuffed_grid_closest (&d.grid, d.scene.closed, 2, 1, d.scene.standing), ".....");
  grid_is (&d, stuffed_grid_closest (&d.grid, d.scene.closed, 2, 2, d.scene.standing), "x...x");
  grid_is (&d, stuffed_grid_closest (&d.grid, d.scene.closed, 3, 4, d.scene.standing), "....x");
  grid_is (&d, stuffed_grid_closest (&d.grid, d.scene.closed, 3, 4, STUFFED_NO_SQUARES), ".....");
}

/* Towards the one with the shortest walk (fewest steps to a free space adjacent to it). */
static void
test_minion_shortest_walk (void)
{
  GridDesk d = grid_desk (". = . . . . .\n\n. # . . . . .\n\n. . . # # # #", "s.m...s/......./.......");

  /* Over the bracket it is nearer, but that is no walk. */
  g_assert_cmpuint (grid_distance (&d, 2, 0), ==, 2);
  g_assert_cmpuint (grid_distance (&d, 2, 6), ==, 4);
  grid_is (&d, stuffed_grid_quarry (&d.grid, &d.scene, 2), "x.....x/......./.......");
  /* A free space beside it is what counts, not how far it is itself. */
  d.scene.standing = stuffed_squares_or (stuffed_square (0), stuffed_square (5));
  grid_is (&d, stuffed_grid_quarry (&d.grid, &d.scene, 2), ".....x./......./.......");
}

/* Tie: the bookkeeper is asked. */
static void
test_minion_tie (void)
{
  GridDesk d = grid_desk (". . . . .", "s.m.s");

  grid_is (&d, stuffed_grid_quarry (&d.grid, &d.scene, 2), "x...x");
}

/* A free space: a stuffy that others have walled in is a longer walk, or none. */
static void
test_minion_free_spaces (void)
{
  GridDesk d = grid_desk (". . . . . . .", "sm.m..s");

  grid_is (&d, stuffed_grid_quarry (&d.grid, &d.scene, 3), "......x");
}

/* Until adjacent or out of speed. */
static void
test_minion_speed (void)
{
  GridDesk d = grid_desk (". . . . . .", "m....s");

  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 5, 0), ==, 0);
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 5, 3), ==, 3);
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 5, 6), ==, 4);
}

/* Of the free spaces in reach, its own too, the one with the shortest walk left. */
static void
test_minion_own_space (void)
{
  GridDesk d = grid_desk (". . . .\n\n# # # .\n\n. . . .", "m..m/...m/s...");

  /* It cannot end where others are, and every other space is farther from the stuffy. */
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, grid_at (&d, 0, 2), 1), ==, 1);
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 2, grid_at (&d, 0, 2), 1), ==, 2);
}

/* Tie: fewest steps. */
static void
test_minion_fewest_steps (void)
{
  GridDesk d = grid_desk (". . .\n\n. . .\n\n. . .", "m../.../..s");

  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 8, 4), ==, grid_at (&d, 1, 1));
}

/* Then upper row, then left. */
static void
test_minion_upper_left (void)
{
  GridDesk d = grid_desk (". . .\n\n. # .\n\n. . .", "m../.../..s");
  GridDesk row = grid_desk (". . .\n\n. . .\n\n. . .\n\n. . .", ".s./.../.../.m.");

  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 8, 2), ==, grid_at (&d, 2, 1));
  g_assert_cmpuint (stuffed_grid_approach (&row.grid, &row.scene, grid_at (&row, 1, 3), 1, 2), ==, grid_at (&row, 0, 1));
}

/* Blocked in: walks are counted as if there were no figures; its own steps still mind them. */
static void
test_minion_blocked_in (void)
{
  GridDesk d = grid_desk (". . . . .", "m..ss");
  GridDesk behind = grid_desk (". . . . . .", "m..m.s");

  d.scene.minions = stuffed_squares_or (stuffed_square (0), stuffed_square (2));
  grid_is (&d, stuffed_grid_quarry (&d.grid, &d.scene, 0), "...x.");
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 3, 4), ==, 1);
  behind.scene.minions = stuffed_squares_or (stuffed_squares_or (stuffed_square (0), stuffed_square (3)), stuffed_square (4));
  g_assert_cmpuint (stuffed_grid_approach (&behind.grid, &behind.scene, 0, 5, 6), ==, 2);
}

/* Walls between it and everybody: it stays. */
static void
test_minion_walled_in (void)
{
  GridDesk d = grid_desk (". . # .", "m..s");

  grid_is (&d, stuffed_grid_quarry (&d.grid, &d.scene, 0), "....");
  g_assert_cmpuint (stuffed_grid_approach (&d.grid, &d.scene, 0, 3, 6), ==, 0);
}

void
grid_add_minion_tests (void)
{
#define TEST(path, function) g_test_add_func ("/stuffed/grid/" path, function)
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
#undef TEST
}
