/* stuffed-grid.c: steps, walks and distances on a map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All walks are floods: the set of squares reached so far is stepped from as a whole, once
 * for every step of the walk. Where a walk may go and where it may end are two sets.
 */

#include "stuffed-grid.h"

static guint
place_of (char letter)
{
  if (letter >= '1' && letter <= '9')
    return (guint) (letter - '1');
  if (letter >= 'a' && letter <= 'f')
    return (guint) (letter - 'a') + 9;
  if (letter == 'l')
    return 15;
  if (letter >= 'A' && letter <= 'Z')
    return (guint) (letter - 'A') + 16;
  return STUFFED_N_PLACES;
}

/*
 * Makes the sets of a map that was checked before: a size within the limits, letters and
 * lines that there are.
 */
void
stuffed_grid_make (StuffedGrid      *grid,
                   const StuffedMap *map)
{
  guint columns = map->columns;
  guint column = 0;
  guint n = columns * map->rows;

  *grid = (StuffedGrid) { .columns = map->columns };
  for (guint i = 0; i < n; i++, column = column + 1 < columns ? column + 1 : 0)
    {
      StuffedSquares here = stuffed_square (i);
      guint place = place_of (map->squares[i]);

      if (map->squares[i] == '#')
        continue;
      grid->inside = stuffed_squares_or (grid->inside, here);
      if (map->squares[i] == '=')
        grid->brackets = stuffed_squares_or (grid->brackets, here);
      if (place < STUFFED_N_PLACES)
        grid->places[place] = stuffed_squares_or (grid->places[place], here);
      if (column + 1 < columns && map->squares[i + 1] != '#' && map->right[i] < STUFFED_LINE_WHITE)
        grid->right[map->right[i]] = stuffed_squares_or (grid->right[map->right[i]], here);
      if (i + columns < n && map->squares[i + columns] != '#' && map->below[i] < STUFFED_LINE_WHITE)
        grid->below[map->below[i]] = stuffed_squares_or (grid->below[map->below[i]], here);
    }
}

/* Returns the squares with a letter: "a letter or point of the map" in stories. */
StuffedSquares
stuffed_grid_place (const StuffedGrid *grid,
                    char               letter)
{
  guint place = place_of (letter);

  return place < STUFFED_N_PLACES ? grid->places[place] : STUFFED_NO_SQUARES;
}

/*
 * Returns the ways of step(K), @colours being K. A step round a corner needs one of the two
 * ways round it to be two straight steps; walls and closed doors have no straight steps, and
 * what stands on the corner does not matter.
 */
StuffedWays
stuffed_grid_ways (const StuffedGrid *grid,
                   StuffedSquares     closed,
                   guint              colours)
{
  guint columns = grid->columns;
  StuffedWays ways = { .columns = grid->columns, .right = grid->right[STUFFED_DOTTED], .below = grid->below[STUFFED_DOTTED] };

  for (guint c = 0; c < STUFFED_N_ATTRIBUTES; c++)
    if (colours & STUFFED_CROSSES (c))
      {
        ways.right = stuffed_squares_or (ways.right, grid->right[STUFFED_LINE_RED + c]);
        ways.below = stuffed_squares_or (ways.below, grid->below[STUFFED_LINE_RED + c]);
      }
  g_assert (columns > 0);
  if (stuffed_squares_any (closed))
    {
      ways.right = stuffed_squares_but (ways.right, stuffed_squares_or (closed, stuffed_squares_earlier (closed, 1)));
      ways.below = stuffed_squares_but (ways.below, stuffed_squares_or (closed, stuffed_squares_earlier (closed, columns)));
    }

  ways.right_below = stuffed_squares_or (
    stuffed_squares_and (ways.right, stuffed_squares_earlier (ways.below, 1)),
    stuffed_squares_and (ways.below, stuffed_squares_earlier (ways.right, columns)));
  ways.left_below = stuffed_squares_or (
    stuffed_squares_later (stuffed_squares_and (ways.right, ways.below), 1),
    stuffed_squares_and (ways.below, stuffed_squares_earlier (ways.right, columns - 1)));
  return ways;
}

/* Returns all squares one step from any of @from. */
StuffedSquares
stuffed_ways_step (const StuffedWays *ways,
                   StuffedSquares     from)
{
  guint columns = ways->columns;
  StuffedSquares straight_on, straight_back, corner_on, corner_back;

  g_assert (columns > 0);
  straight_on = stuffed_squares_or (
    stuffed_squares_later (stuffed_squares_and (from, ways->right), 1),
    stuffed_squares_later (stuffed_squares_and (from, ways->below), columns));
  straight_back = stuffed_squares_or (
    stuffed_squares_and (stuffed_squares_earlier (from, 1), ways->right),
    stuffed_squares_and (stuffed_squares_earlier (from, columns), ways->below));
  corner_on = stuffed_squares_or (
    stuffed_squares_later (stuffed_squares_and (from, ways->right_below), columns + 1),
    stuffed_squares_later (stuffed_squares_and (from, ways->left_below), columns - 1));
  corner_back = stuffed_squares_or (
    stuffed_squares_and (stuffed_squares_earlier (from, columns + 1), ways->right_below),
    stuffed_squares_and (stuffed_squares_earlier (from, columns - 1), ways->left_below));

  return stuffed_squares_or (stuffed_squares_or (straight_on, straight_back),
                             stuffed_squares_or (corner_on, corner_back));
}

/* Returns all squares one step(@colours) from any of @from: with STUFFED_CROSSES_NONE those
 * an open step away, as a melee needs it. */
StuffedSquares
stuffed_grid_steps (const StuffedGrid *grid,
                    StuffedSquares     closed,
                    guint              colours,
                    StuffedSquares     from)
{
  StuffedWays ways = stuffed_grid_ways (grid, closed, colours);

  return stuffed_ways_step (&ways, from);
}

/* Returns the squares that figures can stand on. */
StuffedSquares
stuffed_grid_spaces (const StuffedGrid *grid,
                     StuffedSquares     closed)
{
  return stuffed_squares_but (grid->inside, stuffed_squares_or (grid->brackets, closed));
}

/* Returns the squares that are adjacent to one. */
StuffedSquares
stuffed_grid_adjacent (const StuffedGrid *grid,
                       StuffedSquares     closed,
                       guint              from)
{
  return stuffed_grid_steps (grid, closed, STUFFED_CROSSES_ALL, stuffed_square (from));
}

/* Returns the distance of two squares, or STUFFED_FAR: over brackets and figures, round walls. */
guint
stuffed_grid_distance (const StuffedGrid *grid,
                       StuffedSquares     closed,
                       guint              from,
                       guint              to)
{
  StuffedWays ways = stuffed_grid_ways (grid, closed, STUFFED_CROSSES_ALL);
  StuffedSquares seen = stuffed_square (from);
  StuffedSquares edge = seen;
  guint steps = 0;

  for (; stuffed_squares_any (edge); steps++)
    {
      if (stuffed_squares_has (edge, to))
        return steps;
      edge = stuffed_squares_but (stuffed_ways_step (&ways, edge), seen);
      seen = stuffed_squares_or (seen, edge);
    }
  return STUFFED_FAR;
}

/* Returns all squares up to a distance from any of @from, those included. */
StuffedSquares
stuffed_grid_within (const StuffedGrid *grid,
                     StuffedSquares     closed,
                     StuffedSquares     from,
                     guint              distance)
{
  StuffedWays ways = stuffed_grid_ways (grid, closed, STUFFED_CROSSES_ALL);
  StuffedSquares seen = from;
  StuffedSquares edge = from;

  for (guint i = 0; i < distance && stuffed_squares_any (edge); i++)
    {
      edge = stuffed_squares_but (stuffed_ways_step (&ways, edge), seen);
      seen = stuffed_squares_or (seen, edge);
    }
  return seen;
}

/* Returns the closest of @among by distance, if they are within a range: all that are
 * equally close, for whoever breaks ties. */
StuffedSquares
stuffed_grid_closest (const StuffedGrid *grid,
                      StuffedSquares     closed,
                      guint              from,
                      guint              range,
                      StuffedSquares     among)
{
  StuffedWays ways = stuffed_grid_ways (grid, closed, STUFFED_CROSSES_ALL);
  StuffedSquares seen = stuffed_square (from);
  StuffedSquares edge = seen;

  for (guint i = 0; i <= range && stuffed_squares_any (edge); i++)
    {
      if (stuffed_squares_meet (edge, among))
        return stuffed_squares_and (edge, among);
      edge = stuffed_squares_but (stuffed_ways_step (&ways, edge), seen);
      seen = stuffed_squares_or (seen, edge);
    }
  return STUFFED_NO_SQUARES;
}

/* Returns the squares on or adjacent to some places; a closed door that is such a place
 * counts as open, or nobody could be near it. */
StuffedSquares
stuffed_grid_near (const StuffedGrid *grid,
                   StuffedSquares     closed,
                   StuffedSquares     places)
{
  return stuffed_grid_within (grid, stuffed_squares_but (closed, places), places, 1);
}

/* Returns all figures of a scene. */
static StuffedSquares
figures (const StuffedScene *scene)
{
  return stuffed_squares_or (scene->minions, stuffed_squares_or (scene->standing, scene->lying));
}

/* Where a stuffy can be on its way: not where minions are, nor on a stop with a figure. */
static StuffedSquares
ground_of_stuffy (const StuffedGrid   *grid,
                  const StuffedScene  *scene,
                  const StuffedStride *stride)
{
  StuffedSquares ground = stuffed_grid_spaces (grid, scene->closed);

  if (!stride->passes_minions)
    ground = stuffed_squares_but (ground, scene->minions);
  return stuffed_squares_but (ground, stuffed_squares_and (scene->stops, figures (scene)));
}

/* The colours that a pool crosses, one way of crossing after the other: a purple one takes
 * the colour of the first line that it has to cross, so it is like any of the four. */
static guint
crossing (const StuffedStride *stride,
          guint                n)
{
  return stride->also | STUFFED_CROSSES (stride->colour == STUFFED_PURPLE ? n : stride->colour);
}

static guint
n_crossings (const StuffedStride *stride)
{
  return stride->colour == STUFFED_PURPLE && stride->also != STUFFED_CROSSES_ALL ? STUFFED_N_ATTRIBUTES : 1;
}

/* Returns the spaces where a move may end, but for staying. */
StuffedSquares
stuffed_grid_ends (const StuffedGrid   *grid,
                   const StuffedScene  *scene,
                   const StuffedStride *stride)
{
  StuffedSquares ground = ground_of_stuffy (grid, scene, stride);
  StuffedSquares ends = STUFFED_NO_SQUARES;

  for (guint n = 0; n < n_crossings (stride); n++)
    {
      StuffedWays ways = stuffed_grid_ways (grid, scene->closed, crossing (stride, n));
      StuffedSquares seen = stuffed_square (stride->from);
      StuffedSquares edge = seen;

      for (guint i = 0; i < stride->total && stuffed_squares_any (edge); i++)
        {
          StuffedSquares next = stuffed_squares_and (stuffed_ways_step (&ways, edge), ground);

          next = stuffed_squares_but (next, seen);
          seen = stuffed_squares_or (seen, next);
          edge = stuffed_squares_but (next, scene->stops);
        }
      ends = stuffed_squares_or (ends, seen);
    }
  return stuffed_squares_but (ends, stuffed_squares_or (figures (scene), stuffed_square (stride->from)));
}

/* Says how many steps each space is away for a move, passed spaces included; others are
 * STUFFED_FAR. The total of the move limits it. */
void
stuffed_grid_measure (const StuffedGrid   *grid,
                      const StuffedScene  *scene,
                      const StuffedStride *stride,
                      guint8               steps[STUFFED_MAX_SQUARES])
{
  StuffedSquares ground = ground_of_stuffy (grid, scene, stride);

  for (guint i = 0; i < STUFFED_MAX_SQUARES; i++)
    steps[i] = STUFFED_FAR;
  for (guint n = 0; n < n_crossings (stride); n++)
    {
      StuffedWays ways = stuffed_grid_ways (grid, scene->closed, crossing (stride, n));
      StuffedSquares seen = stuffed_square (stride->from);
      StuffedSquares edge = seen;

      for (guint i = 0; stuffed_squares_any (edge); i++)
        {
          StuffedSquares told = edge;

          while (stuffed_squares_any (told))
            {
              guint square = stuffed_squares_take (&told);

              steps[square] = (guint8) MIN (steps[square], i);
            }
          if (i == stride->total)
            break;
          if (i > 0)
            edge = stuffed_squares_but (edge, scene->stops);
          edge = stuffed_squares_but (stuffed_squares_and (stuffed_ways_step (&ways, edge), ground), seen);
          seen = stuffed_squares_or (seen, edge);
        }
    }
}

/* What a minion's walk minds. */
typedef struct
{
  StuffedWays ways;
  /* Where it can be on its way, … */
  StuffedSquares ground;
  /* … and where it can end. */
  StuffedSquares free;
} Hunt;

/* Its own space is free to a minion. Without figures, everything is. */
static Hunt
hunt (const StuffedGrid  *grid,
      const StuffedScene *scene,
      guint               minion,
      gboolean            with_figures)
{
  StuffedSquares spaces = stuffed_grid_spaces (grid, scene->closed);
  Hunt h = { .ways = stuffed_grid_ways (grid, scene->closed, STUFFED_CROSSES_ALL), .ground = spaces, .free = spaces };

  if (with_figures)
    {
      h.ground = stuffed_squares_but (spaces, scene->standing);
      h.free = stuffed_squares_or (stuffed_squares_but (spaces, figures (scene)), stuffed_square (minion));
    }
  return h;
}

/* Those who stand with the shortest walk to a free space beside them; none: there is no walk. */
static StuffedSquares
shortest (const Hunt         *h,
          const StuffedScene *scene,
          guint               minion)
{
  StuffedSquares seen = stuffed_square (minion);
  StuffedSquares edge = seen;

  while (stuffed_squares_any (edge))
    {
      StuffedSquares beside = stuffed_ways_step (&h->ways, stuffed_squares_and (edge, h->free));

      if (stuffed_squares_meet (beside, scene->standing))
        return stuffed_squares_and (beside, scene->standing);
      edge = stuffed_squares_but (stuffed_squares_and (stuffed_ways_step (&h->ways, edge), h->ground), seen);
      seen = stuffed_squares_or (seen, edge);
    }
  return STUFFED_NO_SQUARES;
}

/* Says as what walks are counted, and returns those who are nearest by it. */
static StuffedSquares
choose_walks (Hunt               *h,
              const StuffedGrid  *grid,
              const StuffedScene *scene,
              guint               minion)
{
  StuffedSquares found;

  *h = hunt (grid, scene, minion, TRUE);
  found = shortest (h, scene, minion);
  if (stuffed_squares_any (found))
    return found;

  *h = hunt (grid, scene, minion, FALSE);
  return shortest (h, scene, minion);
}

/* Returns the squares of the standing stuffies that a minion may go for: those with the
 * shortest walk, or none when walls are between it and everybody. */
StuffedSquares
stuffed_grid_quarry (const StuffedGrid  *grid,
                     const StuffedScene *scene,
                     guint               minion)
{
  Hunt h;

  return choose_walks (&h, grid, scene, minion);
}

/*
 * Returns where a minion goes that is after the stuffy at @quarry: of the free spaces in
 * reach, its own too, the one with the shortest walk left, then with the fewest steps, then
 * in the upper row, then at the left.
 */
guint
stuffed_grid_approach (const StuffedGrid  *grid,
                       const StuffedScene *scene,
                       guint               minion,
                       guint               quarry,
                       guint               speed)
{
  Hunt own = hunt (grid, scene, minion, TRUE);
  Hunt walks;
  StuffedSquares reach = stuffed_square (minion);
  StuffedSquares edge = reach;
  StuffedSquares seen;
  StuffedSquares best;

  choose_walks (&walks, grid, scene, minion);

  for (guint i = 0; i < speed && stuffed_squares_any (edge); i++)
    {
      edge = stuffed_squares_but (stuffed_squares_and (stuffed_ways_step (&own.ways, edge), own.ground), reach);
      reach = stuffed_squares_or (reach, edge);
    }
  reach = stuffed_squares_and (reach, own.free);

  /* Steps lead back as they lead there: the walks that are left begin at their end. */
  edge = stuffed_squares_and (stuffed_ways_step (&walks.ways, stuffed_square (quarry)), walks.free);
  seen = edge;
  while (stuffed_squares_any (edge) && !stuffed_squares_meet (edge, reach))
    {
      edge = stuffed_squares_but (stuffed_squares_and (stuffed_ways_step (&walks.ways, edge), walks.ground), seen);
      seen = stuffed_squares_or (seen, edge);
    }
  best = stuffed_squares_and (edge, reach);
  if (!stuffed_squares_any (best))
    return minion;

  edge = stuffed_square (minion);
  seen = edge;
  while (!stuffed_squares_meet (edge, best))
    {
      edge = stuffed_squares_but (stuffed_squares_and (stuffed_ways_step (&own.ways, edge), own.ground), seen);
      seen = stuffed_squares_or (seen, edge);
    }
  return stuffed_squares_first (stuffed_squares_and (edge, best));
}

/*
 * Returns the spaces where somebody can be put down: those on or adjacent to a start that are
 * not @taken, or, if there are none, the nearest ones by a walk that crosses all colours and
 * passes everybody. @taken are figures, and for minions also points, Lost tokens and vendors.
 */
StuffedSquares
stuffed_grid_room (const StuffedGrid *grid,
                   StuffedSquares     closed,
                   StuffedSquares     starts,
                   StuffedSquares     taken)
{
  StuffedWays ways = stuffed_grid_ways (grid, closed, STUFFED_CROSSES_ALL);
  StuffedSquares spaces = stuffed_grid_spaces (grid, closed);
  StuffedSquares edge = stuffed_squares_and (starts, spaces);
  StuffedSquares seen;

  edge = stuffed_squares_or (edge, stuffed_squares_and (stuffed_ways_step (&ways, edge), spaces));
  seen = edge;
  while (stuffed_squares_any (edge))
    {
      StuffedSquares room = stuffed_squares_but (edge, taken);

      if (stuffed_squares_any (room))
        return room;
      edge = stuffed_squares_but (stuffed_squares_and (stuffed_ways_step (&ways, edge), spaces), seen);
      seen = stuffed_squares_or (seen, edge);
    }
  return STUFFED_NO_SQUARES;
}
