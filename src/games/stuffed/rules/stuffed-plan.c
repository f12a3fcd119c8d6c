/* stuffed-plan.c: for computer players: where to go, and what dice are good for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only what lies open is looked at: the map, tokens, stands, and the conditions of the
 * page's rules, never what a block says.
 */

#include "stuffed-plan.h"

#include <math.h>

/* Mean and variance of a die. */
#define MEAN 3.5
#define VARIANCE (35.0 / 12)

/* About how likely it is that so many dice show @number or more together. */
double
stuffed_chance (guint dice,
                int   number)
{
  if (number <= (int) dice)
    return dice > 0 ? 1 : 0;
  if (dice == 0 || number > 6 * (int) dice)
    return 0;
  if (dice == 1)
    return (7 - number) / 6.0;

  return 0.5 * erfc ((number - 0.5 - MEAN * dice) / sqrt (2 * VARIANCE * dice));
}

/* What the roll that is under way needs, or 0: the more the better. */
guint
stuffed_goal_number (const StuffedState *s)
{
  const StuffedFrame *f = s->depth > 1 ? &s->stack[s->depth - 2] : NULL;

  if (f == NULL)
    return 0;
  if (f->proc == STUFFED_PROC_READ)
    return stuffed_test_number (s, stuffed_number (stuffed_statement (s, f)->n, s->n_seats));
  if (f->proc == STUFFED_PROC_HURT)
    return f->n;
  switch ((guint) f->step)
    {
    case STUFFED_STEP_FOUND:
      return s->seats[f->seat].stuffing;
    case STUFFED_STEP_TESTED:
      return stuffed_stand_number (s, f->what);
    case STUFFED_STEP_TASKED:
      return stuffed_stand_number (s, f->what) - s->totals[f->what];
    case STUFFED_STEP_CURED:
      return stuffed_test_number (s, stuffed_statuses[f->what].number);
    case STUFFED_STEP_STRUCK:
      return stuffed_minions[s->foes[f->other].kind].defence;
    case STUFFED_STEP_SEARCHED:
      return stuffed_test_number (s, s->search);
    default: /* a move */
      return 0;
    }
}

/* How many dice a seat could roll for something of a colour. */
guint
stuffed_dice_for (const StuffedState *s,
                  guint               seat,
                  guint               colour)
{
  guint8 stored[STUFFED_PURPLE + 1];

  stuffed_usable (s, seat, stored);
  return (guint) s->drawn[colour] + stored[colour] + s->drawn[STUFFED_PURPLE] + stored[STUFFED_PURPLE];
}

/* Where all have to go: the places of rules that ask for all, and that have not acted. */
StuffedSquares
stuffed_exits (const StuffedState *s)
{
  const StuffedPage *page = stuffed_page (s);
  const StuffedStory *story = stuffed_stories[s->story];
  StuffedSquares exits = STUFFED_NO_SQUARES;

  for (guint i = 0; i < page->n_whens; i++)
    {
      const StuffedWhen *when = &story->whens[page->first_when + i];

      for (guint j = 0; (s->fired >> i & 1) == 0 && j < when->condition.n; j++)
        {
          const StuffedIf *part = &story->ifs[when->condition.first + j];

          if ((part->kind == STUFFED_IF_AT || part->kind == STUFFED_IF_NEAR) && !part->not)
            exits = stuffed_squares_or (exits, stuffed_place (s, part->what));
        }
    }
  return exits;
}

/* What is still to be found: points, lost toys, vendors. */
StuffedSquares
stuffed_finds (const StuffedState *s)
{
  StuffedSquares finds = stuffed_stops (s);

  /* What can be read again and again is no find once it was. */
  for (guint point = 9; point < STUFFED_MAX_POINTS; point++)
    if ((s->points_read >> point) & 1)
      finds = stuffed_squares_but (finds, stuffed_place (s, 'a' + point - 9));
  for (guint i = 0; i < STUFFED_MAX_OBJECTIVES; i++)
    if (s->objectives[i] != STUFFED_NONE)
      finds = stuffed_squares_or (finds, stuffed_square (s->objectives[i]));
  return stuffed_squares_but (finds, stuffed_figures (s));
}

/* The places of tests and tasks that stand open for a colour one could roll. */
static StuffedSquares
stands (const StuffedState *s)
{
  StuffedSquares squares = STUFFED_NO_SQUARES;

  for (guint stand = 0; stand < STUFFED_ALL_STANDS; stand++)
    if (s->stands[stand] == STUFFED_STAND_OPEN && stuffed_stand (s, stand)->near != STUFFED_NONE)
      squares = stuffed_squares_or (squares, stuffed_place (s, stuffed_stand (s, stand)->near));
  return squares;
}

static StuffedSquares
foes (const StuffedState *s)
{
  StuffedSquares squares = STUFFED_NO_SQUARES;

  for (guint i = 0; i < s->n_foes; i++)
    if (s->foes[i].square != STUFFED_NONE)
      squares = stuffed_squares_or (squares, stuffed_square (s->foes[i].square));
  return squares;
}

/* Where a rule of the page wants a token to be, while it is somewhere else. */
StuffedSquares
stuffed_token_goal (const StuffedState *s,
                    guint               token)
{
  const StuffedPage *page = stuffed_page (s);
  const StuffedStory *story = stuffed_stories[s->story];

  for (guint i = 0; i < page->n_whens; i++)
    {
      const StuffedWhen *when = &story->whens[page->first_when + i];

      for (guint j = 0; (s->fired >> i & 1) == 0 && j < when->condition.n; j++)
        {
          const StuffedIf *part = &story->ifs[when->condition.first + j];

          if (part->kind == STUFFED_IF_TOKEN && part->what == token && !part->not
              && !stuffed_token_at (s, token, stuffed_place (s, part->whom)))
            return stuffed_place (s, part->whom);
        }
    }
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

/* Finding things has its time: after so many turns of each on a page all go on. */
#define LEISURE 5

/* Where a seat should go now, or nowhere. A wagon first, then minions, for who has a weapon; then what
 * stands open at some place, then what is to be found, each seat another thing; then out. */
StuffedSquares
stuffed_errand (const StuffedState *s,
                guint               seat)
{
  StuffedSquares to = STUFFED_NO_SQUARES;
  gboolean late = s->page_turns > LEISURE * s->n_seats;

  to = wagon_errand (s, seat);
  if (!stuffed_squares_any (to) && s->n_foes > 0 && (stuffed_has_melee (s, seat) || stuffed_range (s, seat) > 0))
    to = foes (s);
  if (!stuffed_squares_any (to) && (seat + s->page_turns) % 2 == 0)
    to = stands (s);
  if (!stuffed_squares_any (to) && !late)
    to = stuffed_finds (s);
  if (!stuffed_squares_any (to))
    to = stands (s);
  if (!stuffed_squares_any (to))
    to = stuffed_exits (s);
  return to;
}

/* How far it is from a square to any of some, or STUFFED_FAR. */
guint
stuffed_way_left (const StuffedState *s,
                  StuffedSquares      to,
                  guint               from)
{
  StuffedWays ways = stuffed_grid_ways (&stuffed_page (s)->grid, STUFFED_NO_SQUARES, STUFFED_CROSSES_ALL);
  StuffedSquares seen = stuffed_square (from), edge = seen;

  for (guint steps = 0; stuffed_squares_any (edge); steps++)
    {
      if (stuffed_squares_meet (edge, to))
        return steps;
      edge = stuffed_squares_but (stuffed_ways_step (&ways, edge), seen);
      seen = stuffed_squares_or (seen, edge);
    }
  return STUFFED_FAR;
}
