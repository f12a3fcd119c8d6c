/* stuffed-grid.h: steps, walks and distances on a map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A map is what a story has drawn; a grid is the same in sets of squares, made once when the
 * story is read. Everything that changes while a page is open (doors, figures, what stops a
 * move) is handed in, so that nothing here has a state, and nothing allocates.
 */

#pragma once

#include "stuffed-squares.h"
#include "stuffed-things.h"

G_BEGIN_DECLS

/* What is between two squares. */
typedef enum
{
  STUFFED_DOTTED,
  STUFFED_LINE_RED, /* then the other colours as in StuffedColour */
  STUFFED_LINE_GREEN,
  STUFFED_LINE_YELLOW,
  STUFFED_LINE_BLUE,
  STUFFED_LINE_WHITE,
  STUFFED_N_LINES,
} StuffedLine;

/* A map: squares row by row, each with the letter that the story wrote there ('.' '#' '='
 * 'S' 'M' … '1' … 'a' …), and what is at its right and below it. */
typedef struct
{
  guint8 columns;
  guint8 rows;
  char squares[STUFFED_MAX_SQUARES];
  guint8 right[STUFFED_MAX_SQUARES]; /* StuffedLine */
  guint8 below[STUFFED_MAX_SQUARES];
} StuffedMap;

/* The letters that a place can have: 1 to 9, a to f, l, A to Z. */
#define STUFFED_N_PLACES 42

/* A map in sets. */
typedef struct
{
  /* How many squares a row has. */
  guint8 columns;
  /* All squares but walls. */
  StuffedSquares inside;
  /* Those of them that are counted and never entered. */
  StuffedSquares brackets;
  /* From which squares the right and the lower neighbour lie behind a line of each kind;
   * walls and the rim are no neighbours. White ones are left out: nobody crosses them. */
  StuffedSquares right[STUFFED_LINE_WHITE];
  StuffedSquares below[STUFFED_LINE_WHITE];
  /* Where each letter stands; see stuffed_grid_place (). */
  StuffedSquares places[STUFFED_N_PLACES];
} StuffedGrid;

/* Colours that may be crossed: a bit for each attribute. */
#define STUFFED_CROSSES(colour) (1u << (colour))
#define STUFFED_CROSSES_NONE 0u
#define STUFFED_CROSSES_ALL ((1u << STUFFED_N_ATTRIBUTES) - 1)

/* What is on the map at a moment. */
typedef struct
{
  /* Doors that nobody has lifted yet: walls. */
  StuffedSquares closed;
  /* Stuffies that stand … */
  StuffedSquares standing;
  /* … and that lie. */
  StuffedSquares lying;
  /* Minions. */
  StuffedSquares minions;
  /* Where a stuffy's move ends: unread and repeatable points, Lost tokens, unopened vendors. */
  StuffedSquares stops;
} StuffedScene;

/* A stuffy's move. */
typedef struct
{
  /* Where it begins: the square of a figure. */
  guint8 from;
  /* How many steps at most. */
  guint8 total;
  /* The colour of the pool: an attribute, or purple for a pool of nothing else. */
  guint8 colour;
  /* What is crossed besides: STUFFED_CROSSES (…). */
  guint8 also;
  /* Minions are no obstacle. */
  guint8 passes_minions;
} StuffedStride;

/* Which neighbours can be stepped to, for one set of colours and doors. */
typedef struct
{
  /* How far apart squares of two rows are. */
  guint8 columns;
  /* The squares from which one may step right, down, right and down, left and down; back
   * one may step the same ways. */
  StuffedSquares right;
  StuffedSquares below;
  StuffedSquares right_below;
  StuffedSquares left_below;
} StuffedWays;

/* Nowhere that can be walked to. */
#define STUFFED_FAR 0xff

void stuffed_grid_make (StuffedGrid      *grid,
                        const StuffedMap *map);
StuffedSquares stuffed_grid_place (const StuffedGrid *grid,
                                   char               letter);

StuffedWays stuffed_grid_ways (const StuffedGrid *grid,
                               StuffedSquares     closed,
                               guint              colours);
StuffedSquares stuffed_ways_step (const StuffedWays *ways,
                                  StuffedSquares     from);
StuffedSquares stuffed_grid_steps (const StuffedGrid *grid,
                                   StuffedSquares     closed,
                                   guint              colours,
                                   StuffedSquares     from);
StuffedSquares stuffed_grid_spaces (const StuffedGrid *grid,
                                    StuffedSquares     closed);

StuffedSquares stuffed_grid_adjacent (const StuffedGrid *grid,
                                      StuffedSquares     closed,
                                      guint              from);
guint stuffed_grid_distance (const StuffedGrid *grid,
                             StuffedSquares     closed,
                             guint              from,
                             guint              to);
StuffedSquares stuffed_grid_within (const StuffedGrid *grid,
                                    StuffedSquares     closed,
                                    StuffedSquares     from,
                                    guint              distance);
StuffedSquares stuffed_grid_closest (const StuffedGrid *grid,
                                     StuffedSquares     closed,
                                     guint              from,
                                     guint              range,
                                     StuffedSquares     among);
StuffedSquares stuffed_grid_near (const StuffedGrid *grid,
                                  StuffedSquares     closed,
                                  StuffedSquares     places);

StuffedSquares stuffed_grid_ends (const StuffedGrid   *grid,
                                  const StuffedScene  *scene,
                                  const StuffedStride *stride);
void stuffed_grid_measure (const StuffedGrid   *grid,
                           const StuffedScene  *scene,
                           const StuffedStride *stride,
                           guint8               steps[STUFFED_MAX_SQUARES]);

StuffedSquares stuffed_grid_quarry (const StuffedGrid  *grid,
                                    const StuffedScene *scene,
                                    guint               minion);
guint stuffed_grid_approach (const StuffedGrid  *grid,
                             const StuffedScene *scene,
                             guint               minion,
                             guint               quarry,
                             guint               speed);

StuffedSquares stuffed_grid_room (const StuffedGrid *grid,
                                  StuffedSquares     closed,
                                  StuffedSquares     starts,
                                  StuffedSquares     taken);

G_END_DECLS
