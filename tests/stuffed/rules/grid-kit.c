/* grid-kit.c: maps and what is on them, drawn for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "grid-kit.h"

#include <string.h>

/* Draws a map, and what is on it: s stands, z lies, m is a minion, ! stops, + stops with a
 * stuffy on it, D is closed. */
GridDesk
grid_desk (const char *drawn,
           const char *on_it)
{
  g_auto (GStrv) rows = g_strsplit (drawn, "\n", -1);
  g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
  GridDesk d = { 0 };
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

guint
grid_at (const GridDesk *d,
         guint           column,
         guint           row)
{
  return row * d->map.columns + column;
}

static char *
draw (const GridDesk *d,
      StuffedSquares  set)
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

void
grid_is (const GridDesk *d,
         StuffedSquares  set,
         const char     *expected)
{
  g_autofree char *drawn = draw (d, set);

  g_assert_cmpstr (drawn, ==, expected);
}

gboolean
grid_steps (const GridDesk *d,
            guint           colours,
            guint           from,
            guint           to)
{
  gboolean there = stuffed_squares_has (stuffed_grid_steps (&d->grid, d->scene.closed, colours, stuffed_square (from)), to);
  gboolean back = stuffed_squares_has (stuffed_grid_steps (&d->grid, d->scene.closed, colours, stuffed_square (to)), from);

  g_assert_true (there == back);
  return there;
}

/* Whether exactly these colours are of use for a step: none means an open step. */
void
grid_is_crossed_by (const GridDesk *d,
                    guint           from,
                    guint           to,
                    guint           colours)
{
  g_assert_true (grid_steps (d, STUFFED_CROSSES_ALL, from, to));
  g_assert_true (grid_steps (d, STUFFED_CROSSES_NONE, from, to) == (colours == STUFFED_CROSSES_NONE));
  for (guint c = 0; c < STUFFED_N_ATTRIBUTES; c++)
    g_assert_true (grid_steps (d, STUFFED_CROSSES (c), from, to)
                   == (colours == STUFFED_CROSSES_NONE || (colours & STUFFED_CROSSES (c)) != 0));
}

guint
grid_distance (const GridDesk *d,
               guint           from,
               guint           to)
{
  return stuffed_grid_distance (&d->grid, d->scene.closed, from, to);
}

StuffedSquares
grid_ends (const GridDesk *d,
           guint           from,
           guint           total,
           StuffedColour   colour)
{
  StuffedStride stride = { .from = (guint8) from, .total = (guint8) total, .colour = (guint8) colour };

  return stuffed_grid_ends (&d->grid, &d->scene, &stride);
}
