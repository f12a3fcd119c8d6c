/* bramble-stuffed-way.c: the way that a figure takes over the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules know where moves may end and not how one gets there, because it does not matter.
 * Who looks wants to see it: a shortest way that the rules would allow.
 */

#include "bramble-stuffed-way.h"

/* One step to the next: who crosses which colours, and what is in the way. */
typedef struct
{
  StuffedWays ways;
  StuffedSquares open; /* what may be passed */
  guint from;
  guint to;
} Search;

/* Writes down a way, with the square where it begins. Returns how many squares it has; 0:
 * there is none. */
static guint
find_way (const Search *search,
          guint8       *squares)
{
  StuffedSquares layers[STUFFED_MAX_SQUARES] = { stuffed_square (search->from) };
  StuffedSquares seen = layers[0];
  guint n = 0, at = search->to;

  while (!stuffed_squares_has (layers[n], search->to))
    {
      StuffedSquares next = stuffed_squares_but (stuffed_ways_step (&search->ways, stuffed_squares_and (layers[n], search->open)), seen);

      if (!stuffed_squares_any (next) || n + 1 == STUFFED_MAX_SQUARES)
        return 0;
      layers[++n] = next;
      seen = stuffed_squares_or (seen, next);
    }
  for (guint i = n; i > 0; i--)
    {
      squares[i] = (guint8) at;
      at = stuffed_squares_first (stuffed_squares_and (stuffed_squares_and (stuffed_ways_step (&search->ways, stuffed_square (at)), layers[i - 1]),
                                                       search->open));
    }
  squares[0] = (guint8) search->from;
  return n + 1;
}

/* All that nobody of @others stands on and that can be entered. */
static StuffedSquares
find_open (const StuffedState *s,
           const StuffedScene *scene,
           StuffedSquares      others,
           guint               from)
{
  StuffedSquares open = stuffed_squares_but (stuffed_grid_spaces (&stuffed_page (s)->grid, scene->closed), others);

  return stuffed_squares_or (open, stuffed_square (from));
}

static guint
try_colours (const StuffedState *s,
             Search             *search,
             guint               colours,
             guint8             *squares)
{
  search->ways = stuffed_grid_ways (&stuffed_page (s)->grid, stuffed_closed (s), colours);
  return find_way (search, squares);
}

/* A purple pool crosses one colour: the one that is the shortest way. */
static guint
try_each_colour (const StuffedState *s,
                 Search             *search,
                 guint8             *squares)
{
  guint best = 0, colours = STUFFED_CROSSES_NONE;

  for (guint colour = 0; colour < STUFFED_N_ATTRIBUTES; colour++)
    {
      guint n = try_colours (s, search, STUFFED_CROSSES (colour), squares);

      if (n == 0 || (best > 0 && n >= best))
        continue;
      best = n;
      colours = STUFFED_CROSSES (colour);
    }
  return best > 0 ? try_colours (s, search, colours, squares) : 0;
}

/**
 * bramble_stuffed_toy_way:
 * @s: the position before the move, with the dice of it
 * @squares: (out): room for %STUFFED_MAX_SQUARES; the way, with the square where it begins
 *
 * Returns: how many squares the way has, or 0: whoever it is does not walk there
 */
guint
bramble_stuffed_toy_way (const StuffedState *s,
                         guint               seat,
                         guint               to,
                         guint8             *squares)
{
  StuffedScene scene = stuffed_scene (s);
  Search search = { .from = s->seats[seat].square, .to = to };
  gboolean own = s->roll.seat == seat && s->roll.own > 0;
  guint colours = own && s->roll.colour < STUFFED_N_ATTRIBUTES ? STUFFED_CROSSES (s->roll.colour) : STUFFED_CROSSES_NONE;
  guint n;

  if (search.from == STUFFED_NONE || to == STUFFED_NONE)
    return 0;
  search.open = find_open (s, &scene, stuffed_squares_or (scene.minions, scene.stops), search.from);
  n = own ? try_colours (s, &search, colours, squares) : try_each_colour (s, &search, squares);
  /* With a rope, through a crack, or on a wagon. */
  if (n == 0)
    n = try_colours (s, &search, STUFFED_CROSSES_ALL, squares);
  if (n == 0)
    {
      search.open = find_open (s, &scene, (StuffedSquares) { 0 }, search.from);
      n = try_colours (s, &search, STUFFED_CROSSES_ALL, squares);
    }
  return n;
}

/* The same for a minion, which crosses all lines and passes the lying. */
guint
bramble_stuffed_minion_way (const StuffedState *s,
                            guint               foe,
                            guint               to,
                            guint8             *squares)
{
  StuffedScene scene = stuffed_scene (s);
  Search search = { .from = s->foes[foe].square, .to = to };

  if (search.from == STUFFED_NONE || to == STUFFED_NONE)
    return 0;
  search.open = find_open (s, &scene, scene.standing, search.from);
  return try_colours (s, &search, STUFFED_CROSSES_ALL, squares);
}
