/* folk-turns.c: how many turns it takes to get somewhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For computer players only. Most goals are one field, and a move that is a step too
 * long misses it; so not the steps count, but the turns that it takes on average to
 * end a move just there, when every number is used for the best. They are found by
 * going over the board again and again until nothing changes: from a field it takes
 * one turn more than, on the average of the numbers, from the best field that each
 * leads to. Whoever has Biscuits may walk one after that.
 */

#include "folk-turns.h"

#include <math.h>
#include <string.h>

/* A number leads to no more fields than that. */
#define MAX_ENDS 8

/* The board is gone over no more often; it is enough long before. */
#define MAX_SWEEPS 40
#define SETTLED 0.02f

/* As long as what cannot be found anywhere takes. */
#define NEVER 40.0f

/* What a Biscuit is worth, in turns: who walks with it has it no more. */
#define BISCUIT 0.45f

/* The fields that a number of steps leads to. */
typedef struct
{
  guint8 n;
  guint8 to[MAX_ENDS];
} Ends;

static Ends ends[FOLK_N_ON_FOOT][FOLK_MAX_STEPS + 1];

/* From every field, for every gait, without Biscuits and with some: how many turns
 * a field with a goal is away. */
static float turns[FOLK_N_GAITS][2][FOLK_N_GOALS][FOLK_N_ON_FOOT];

/* The nearest field with a goal. */
static guint8 places[FOLK_N_GOALS][FOLK_N_ON_FOOT];

/* Where the ends of shortcuts are. */
static guint8 end_places[2 * FOLK_N_SHORTCUTS];

static gboolean
has_goal (guint at,
          guint goal)
{
  const FolkField *field = &folk_board_fields ()[at];

  switch ((FolkFieldKind) field->kind)
    {
    case FOLK_KIND_TILE:
      return field->what == goal;
    case FOLK_KIND_GOLD:
      return goal == FOLK_GOAL_GOLD;
    case FOLK_KIND_FOOD:
      return goal == FOLK_GOAL_FOOD;
    case FOLK_KIND_ADVENTURE:
      return goal == FOLK_GOAL_WHO + (guint) field->what;
    case FOLK_KIND_SORCERER:
      return goal == FOLK_GOAL_SORCERER;
    case FOLK_KIND_CITY:
      return goal == FOLK_GOAL_MARKET || goal == FOLK_GOAL_CITY;
    case FOLK_KIND_PALACE:
      return goal == FOLK_GOAL_MARKET || goal == FOLK_GOAL_WHO + FOLK_KING;
    case FOLK_KIND_CASTLE:
      return goal == FOLK_GOAL_CASTLE;
    case FOLK_KIND_SHORTCUT:
      return goal >= FOLK_GOAL_END && end_places[goal - FOLK_GOAL_END] == at;
    case FOLK_KIND_PLAIN:
    case FOLK_KIND_ADVICE:
    case FOLK_KIND_RED:
    case FOLK_KIND_BONUS:
    case FOLK_KIND_BAD_LUCK:
    case FOLK_KIND_PATH:
    case FOLK_KIND_VILLAGE:
    case FOLK_N_KINDS:
      return FALSE;
    }

  g_assert_not_reached ();
}

static void
find_ends (void)
{
  const FolkField *board = folk_board_fields ();
  FolkState s = { 0 };
  guint n[FOLK_N_SHORTCUTS] = { 0 };

  for (guint from = 0; from < FOLK_N_ON_FOOT; from++)
    {
      if (board[from].kind == FOLK_KIND_SHORTCUT)
        end_places[2 * board[from].what + n[board[from].what]++] = (guint8) from;
      for (guint steps = 1; steps <= FOLK_MAX_STEPS; steps++)
        {
          FolkWay ways[FOLK_MAX_WAYS];
          Ends *e = &ends[from][steps];
          guint n_ways = folk_ways (&s, from, steps, ways);

          for (guint i = 0; i < n_ways && e->n < MAX_ENDS; i++)
            e->to[e->n++] = ways[i].to;
        }
    }
}

/* Of the fields that so many steps lead to the best. */
static guint
best_end (const float *left,
          guint        from,
          int          steps)
{
  const Ends *e;
  guint best = from;

  if (steps < 1)
    return from;
  e = &ends[from][MIN (steps, FOLK_MAX_STEPS)];
  for (guint i = 0; i < e->n; i++)
    if (i == 0 || left[e->to[i]] < left[best])
      best = e->to[i];
  return best;
}

static int
plus_of (FolkGait gait,
         guint    land)
{
  int steps = folk_lands[land].steps;

  switch (gait)
    {
    case FOLK_GAIT_LIGHT:
      return MAX (steps, 0);
    case FOLK_GAIT_RIDING:
      return steps + 2;
    case FOLK_GAIT_PLAIN:
    case FOLK_N_GAITS:
      break;
    }
  return steps;
}

/* After a move: what is left, when a Biscuit that happens to fit is walked. */
static float
walked (const float *left,
        guint        at)
{
  float sum = 0;

  for (guint i = 0; i < FOLK_N_NUMBERS; i++)
    {
      float there = BISCUIT + left[best_end (left, at, folk_biscuit_steps[i])];

      sum += MIN (there, left[at]) * folk_biscuit_totals[i];
    }
  return sum / FOLK_N_BISCUITS;
}

/* One turn from a field, by the best of every number. */
static float
one_turn (const float *left,
          const float *after,
          guint        from,
          int          plus)
{
  float best = G_MAXFLOAT;
  float sum = 0;

  for (int number = 1; number < FOLK_BLANK; number++)
    {
      guint to = best_end (after, from, number + plus);

      sum += after[to];
      best = MIN (best, after[to]);
    }
  return 1 + (sum + best) / FOLK_BLANK;
}

static void
find_places (guint goal)
{
  for (guint at = 0; at < FOLK_N_ON_FOOT; at++)
    places[goal][at] = FOLK_NONE;
  for (guint to = 0; to < FOLK_N_ON_FOOT; to++)
    for (guint at = 0; has_goal (to, goal) && at < FOLK_N_ON_FOOT; at++)
      if (places[goal][at] == FOLK_NONE || folk_board_distance (at, to) < folk_board_distance (at, places[goal][at]))
        places[goal][at] = (guint8) to;
}

/* Whoever ends a move on the Glass Mountain goes on without the Stallion. */
static gboolean
is_dismounted (FolkGait gait,
               guint    at)
{
  return gait == FOLK_GAIT_RIDING && folk_board_fields ()[at].land == FOLK_LAND_GLASS_MOUNTAIN;
}

static void
measure_goal (FolkGait gait,
              guint    fed,
              guint    goal)
{
  const FolkField *board = folk_board_fields ();
  float *left = turns[gait][fed][goal];
  float after[FOLK_N_ON_FOOT];
  float change = 1;

  for (guint at = 0; at < FOLK_N_ON_FOOT; at++)
    after[at] = left[at] = places[goal][at] == FOLK_NONE ? NEVER
                           : is_dismounted (gait, at) ? turns[FOLK_GAIT_PLAIN][fed][goal][at]
                           : (float) folk_board_distance (at, places[goal][at]) / 3;
  for (guint sweep = 0; sweep < MAX_SWEEPS && change > SETTLED; sweep++)
    {
      change = 0;
      for (guint at = 0; at < FOLK_N_ON_FOOT; at++)
        {
          float now;

          if (places[goal][at] == at || places[goal][at] == FOLK_NONE || is_dismounted (gait, at))
            continue;
          now = one_turn (left, after, at, plus_of (gait, board[at].land));
          change = MAX (change, fabsf (now - left[at]));
          left[at] = now;
          after[at] = fed ? walked (left, at) : now;
        }
    }
}

static void
measure (void)
{
  find_ends ();
  for (guint goal = 0; goal < FOLK_N_GOALS; goal++)
    find_places (goal);
  for (guint gait = 0; gait < FOLK_N_GAITS; gait++)
    for (guint fed = 0; fed < 2; fed++)
      for (guint goal = 0; goal < FOLK_N_GOALS; goal++)
        measure_goal (gait, fed, goal);
}

/* Measures the board, once. A game that is set up has done it: answers allocate nothing. */
void
folk_measure (void)
{
  static gsize measured = 0;

  if (g_once_init_enter (&measured))
    {
      measure ();
      g_once_init_leave (&measured, 1);
    }
}

/**
 * folk_turns:
 * @fed: how likely there is a Biscuit to walk with, from 0 to 1
 * @from: a field that is reached on foot
 *
 * Returns: how many turns it takes to end a move where @goal is, on average
 */
float
folk_turns (FolkGait gait,
            float    fed,
            guint    goal,
            guint    from)
{
  float hungry = turns[gait][0][goal][from];

  return hungry + (turns[gait][1][goal][from] - hungry) * fed;
}

/* The nearest field with a goal, or FOLK_NONE. */
guint
folk_place_of (guint goal,
               guint from)
{
  return places[goal][from];
}
