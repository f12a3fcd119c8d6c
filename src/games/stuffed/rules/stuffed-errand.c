/* stuffed-errand.c: for computer players: where to go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only what lies open is looked at: the map, tokens, stands, and the conditions of the
 * page's rules, never what a block says.
 */

#include "stuffed-plan.h"

/* The next part of a condition among the page's rules that have not acted yet, or NULL; @rule and @part
 * say which, and begin at 0. */
static const StuffedIf *
next_part (const StuffedState *s,
           guint              *rule,
           guint              *part)
{
  const StuffedPage *page = stuffed_page (s);
  const StuffedStory *story = stuffed_stories[s->story];

  for (; *rule < page->n_whens; (*rule)++, *part = 0)
    {
      const StuffedWhen *when = &story->whens[page->first_when + *rule];

      if ((s->fired >> *rule & 1) == 0 && *part < when->condition.n)
        return &story->ifs[when->condition.first + (*part)++];
    }
  return NULL;
}

static gboolean
is_place (const StuffedIf *part)
{
  return (part->kind == STUFFED_IF_AT || part->kind == STUFFED_IF_NEAR) && !part->not;
}

/* Where all have to go: the places of rules that ask for all, and that have not acted. */
StuffedSquares
stuffed_exits (const StuffedState *s)
{
  StuffedSquares exits = STUFFED_NO_SQUARES;
  const StuffedIf *part;

  for (guint i = 0, j = 0; (part = next_part (s, &i, &j));)
    if (is_place (part))
      exits = stuffed_squares_or (exits, stuffed_place (s, part->what));
  return exits;
}

/* Where it counts as being near some places. */
static StuffedSquares
near (const StuffedState *s,
      StuffedSquares      places)
{
  return stuffed_grid_near (&stuffed_page (s)->grid, stuffed_closed (s), places);
}

/* The same as the exits, and all squares from where they count as reached. */
StuffedSquares
stuffed_gathering (const StuffedState *s)
{
  StuffedSquares squares = STUFFED_NO_SQUARES;
  const StuffedIf *part;

  for (guint i = 0, j = 0; (part = next_part (s, &i, &j));)
    if (is_place (part))
      squares = stuffed_squares_or (squares, part->kind == STUFFED_IF_NEAR ? near (s, stuffed_place (s, part->what))
                                                                           : stuffed_place (s, part->what));
  return squares;
}

/* What is still to be found: points, lost toys, vendors. */
StuffedSquares
stuffed_finds (const StuffedState *s)
{
  StuffedSquares finds = stuffed_stops (s);

  /* What can be read again and again waits until it is wanted. */
  for (guint point = 9; point < STUFFED_MAX_POINTS; point++)
    finds = stuffed_squares_but (finds, stuffed_place (s, 'a' + point - 9));
  for (guint i = 0; i < STUFFED_MAX_OBJECTIVES; i++)
    if (s->objectives[i] != STUFFED_NONE)
      finds = stuffed_squares_or (finds, stuffed_square (s->objectives[i]));
  return stuffed_squares_but (finds, stuffed_figures (s));
}

/* Where tests and tasks that stand open at some place can be made. */
static StuffedSquares
stands (const StuffedState *s)
{
  StuffedSquares squares = STUFFED_NO_SQUARES;

  for (guint stand = 0; stand < STUFFED_ALL_STANDS; stand++)
    if (s->stands[stand] == STUFFED_STAND_OPEN && stuffed_stand (s, stand)->near != STUFFED_NONE)
      squares = stuffed_squares_or (squares, near (s, stuffed_place (s, stuffed_stand (s, stand)->near)));
  return squares;
}

/* From where a seat could attack some minion with what it has. */
static StuffedSquares
fields (const StuffedState *s,
        guint               seat)
{
  const StuffedGrid *grid = &stuffed_page (s)->grid;
  StuffedSquares squares = STUFFED_NO_SQUARES, from = STUFFED_NO_SQUARES;
  guint range = stuffed_range (s, seat);

  for (guint i = 0; i < s->n_foes; i++)
    if (s->foes[i].square != STUFFED_NONE)
      squares = stuffed_squares_or (squares, stuffed_square (s->foes[i].square));
  if (range > 0)
    from = stuffed_grid_within (grid, stuffed_closed (s), squares, range);
  if (stuffed_has_melee (s, seat))
    from = stuffed_squares_or (from, stuffed_grid_steps (grid, stuffed_closed (s), STUFFED_CROSSES_NONE, squares));
  return stuffed_squares_but (from, squares);
}

/* Where a rule of the page wants a token to be, while it is somewhere else. */
StuffedSquares
stuffed_token_goal (const StuffedState *s,
                    guint               token)
{
  const StuffedIf *part;

  for (guint i = 0, j = 0; (part = next_part (s, &i, &j));)
    if (part->kind == STUFFED_IF_TOKEN && part->what == token && !part->not
        && !stuffed_token_at (s, token, stuffed_place (s, part->whom)))
      return stuffed_place (s, part->whom);
  return STUFFED_NO_SQUARES;
}

/* A wagon that has to be somewhere: one goes to fetch it, and takes it there. */
static StuffedSquares
wagon_errand (const StuffedState *s,
              guint               seat)
{
  StuffedSquares goal = s->wagon == STUFFED_NONE ? STUFFED_NO_SQUARES : stuffed_token_goal (s, STUFFED_TOKEN_WAGON);
  guint driver = s->wagon == STUFFED_NONE ? STUFFED_NONE : stuffed_seat_at (s, s->wagon);

  if (!stuffed_squares_any (goal))
    return STUFFED_NO_SQUARES;
  if (driver == seat)
    return goal;

  return driver == STUFFED_NONE || !stuffed_stands (s, driver) ? stuffed_square (s->wagon) : STUFFED_NO_SQUARES;
}

/* Of some squares those that no other standing seat is nearer to: all seats go at once, and
 * who comes first has it. */
static StuffedSquares
own_share (const StuffedState *s,
           guint               seat,
           StuffedSquares      squares)
{
  StuffedWays ways = stuffed_grid_ways (&stuffed_page (s)->grid, stuffed_closed (s), STUFFED_CROSSES_ALL);
  StuffedSquares seen[STUFFED_MAX_SEATS], edge[STUFFED_MAX_SEATS], own = STUFFED_NO_SQUARES;
  gboolean goes = TRUE;

  for (guint other = 0; other < s->n_seats; other++)
    seen[other] = edge[other] = stuffed_stands (s, other) && s->seats[other].square != STUFFED_NONE
                                ? stuffed_square (s->seats[other].square) : STUFFED_NO_SQUARES;
  while (goes && stuffed_squares_any (squares))
    {
      goes = FALSE;
      for (guint other = 0; other < s->n_seats; other++)
        {
          StuffedSquares found = stuffed_squares_and (edge[other], squares);

          if (other == seat)
            own = stuffed_squares_or (own, found);
          squares = stuffed_squares_but (squares, found);
          edge[other] = stuffed_squares_but (stuffed_ways_step (&ways, edge[other]), seen[other]);
          seen[other] = stuffed_squares_or (seen[other], edge[other]);
          goes = goes || stuffed_squares_any (edge[other]);
        }
    }
  return own;
}

/* Finding things has its time: after so many turns of each on a page all go on. */
#define LEISURE 5

/* Whether a rule waits for what can only be found: it was not read, counted or kept yet. */
static gboolean
has_to_be_found (const StuffedState *s)
{
  const StuffedIf *part;

  for (guint i = 0, j = 0; (part = next_part (s, &i, &j));)
    if ((part->kind == STUFFED_IF_READ && !stuffed_was_read (s, STUFFED_TOME_STORY, part->block))
        || (part->kind == STUFFED_IF_COUNTER && s->counters[part->what] < stuffed_number (part->n, s->n_seats)))
      return TRUE;
  return FALSE;
}

/* Who must not be like this when all go on looks for what can be read again and again. */
static StuffedSquares
cure_errand (const StuffedState *s,
             guint               seat)
{
  StuffedSquares to = STUFFED_NO_SQUARES;
  gboolean ill = FALSE;
  const StuffedIf *part;

  for (guint i = 0, j = 0; (part = next_part (s, &i, &j));)
    ill = ill || (part->kind == STUFFED_IF_STATUS && part->not && stuffed_has_status (s, seat, part->what));
  for (guint point = 9; ill && point < STUFFED_MAX_POINTS; point++)
    to = stuffed_squares_or (to, stuffed_place (s, 'a' + point - 9));
  return stuffed_squares_but (stuffed_squares_and (to, stuffed_stops (s)), stuffed_figures (s));
}

/* Where a seat should go now, or nowhere, and what for. A wagon first; then what is to be found, each seat
 * another thing; then what stands open at some place; then out. Nobody runs after minions while there is
 * something else to do: they come by themselves. */
StuffedErrand
stuffed_errand_of (const StuffedState *s,
                   guint               seat,
                   StuffedSquares     *to)
{
  *to = wagon_errand (s, seat);
  if (stuffed_squares_any (*to))
    return STUFFED_ERRAND_WAGON;
  if (s->page_turns <= LEISURE * s->n_seats || has_to_be_found (s))
    *to = own_share (s, seat, stuffed_finds (s));
  if (stuffed_squares_any (*to))
    return STUFFED_ERRAND_FIND;
  *to = cure_errand (s, seat);
  if (stuffed_squares_any (*to))
    return STUFFED_ERRAND_CURE;
  *to = stands (s);
  if (stuffed_squares_any (*to))
    return STUFFED_ERRAND_STAND;
  *to = stuffed_gathering (s);
  if (stuffed_squares_any (*to))
    return STUFFED_ERRAND_GATHER;
  if (s->n_foes > 0)
    *to = fields (s, seat);
  return stuffed_squares_any (*to) ? STUFFED_ERRAND_FIGHT : STUFFED_ERRAND_NONE;
}

/* The same without what for. */
StuffedSquares
stuffed_errand (const StuffedState *s,
                guint               seat)
{
  StuffedSquares to;

  stuffed_errand_of (s, seat, &to);
  return to;
}

/* A line that has to be crossed is worth a detour of so many steps. */
#define DETOUR 3

static guint
steps_left (const StuffedState *s,
            StuffedSquares      to,
            guint               from,
            guint               colours,
            guint               most)
{
  StuffedWays ways = stuffed_grid_ways (&stuffed_page (s)->grid, stuffed_closed (s), colours);
  StuffedSquares seen = stuffed_square (from), edge = seen;

  for (guint steps = 0; stuffed_squares_any (edge) && steps < most; steps++)
    {
      if (stuffed_squares_meet (edge, to))
        return steps;
      edge = stuffed_squares_but (stuffed_ways_step (&ways, edge), seen);
      seen = stuffed_squares_or (seen, edge);
    }
  return STUFFED_FAR;
}

/* How far it is from a square to any of some, or STUFFED_FAR: over open lines only, or a little
 * more over all. */
guint
stuffed_way_left (const StuffedState *s,
                  StuffedSquares      to,
                  guint               from)
{
  guint all = steps_left (s, to, from, STUFFED_CROSSES_ALL, STUFFED_FAR);

  if (all == STUFFED_FAR || all == 0)
    return all;

  return MIN (all + DETOUR, steps_left (s, to, from, STUFFED_CROSSES_NONE, all + DETOUR));
}
