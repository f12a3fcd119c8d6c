/* stuffed-value.c: how well all are doing, for computer players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All win or lose together, so there is one chance for everybody. It is reckoned from what
 * lies open: who stands and how well, what threatens, how far the page is done.
 */

#include "stuffed-plan.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <reckon.h>

/* What things are worth, in one sum that becomes a chance. */
#define WORTH_STUFFING 0.16   /* for each of the first five, */
#define WORTH_MORE 0.03       /* and for more */
#define WORTH_LYING -0.9
#define WORTH_HEART 0.10
#define WORTH_BUTTON 0.05
#define WORTH_ITEM 0.12
#define WORTH_STORED 0.10
#define WORTH_BAD -0.13
#define WORTH_GOOD 0.10
#define WORTH_MINION -0.22
#define WORTH_DARK -0.30
#define WORTH_THREAT -0.05
#define WORTH_SLEEP -0.22     /* for each card revealed */
#define WORTH_WAKING -0.5
#define WORTH_TASK 1.4        /* for a whole one */
#define WORTH_PASSED 1.6
#define WORTH_FOUND 0.16      /* for each point read */
#define WORTH_LEFT 1.6        /* for an order to go on */
#define WORTH_NEAR 0.5        /* for all at the exit, by their way */
#define WORTH_TURN -0.02

static double
value_seat (const StuffedState *s,
            guint               seat)
{
  const StuffedSeat *p = &s->seats[seat];
  double sum = WORTH_STUFFING * MIN (p->stuffing, 5) + WORTH_MORE * (p->stuffing > 5 ? p->stuffing - 5 : 0);

  if (p->guard)
    return 0.4;
  if (p->stuffing == 0)
    return WORTH_LYING;
  sum += WORTH_HEART * MIN (p->hearts, 3) + WORTH_BUTTON * MIN (p->buttons, 3) + WORTH_STORED * stuffed_n_stored (s, seat);
  for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
    sum += p->slots[slot] == STUFFED_NONE ? 0 : WORTH_ITEM;
  for (guint status = 0; status < STUFFED_N_STATUSES; status++)
    if ((p->statuses >> status) & 1)
      sum += stuffed_statuses[status].good ? WORTH_GOOD : WORTH_BAD;
  return sum;
}

static double
value_foes (const StuffedState *s)
{
  double sum = 0;

  for (guint i = 0; i < s->n_foes; i++)
    sum += stuffed_is_boss (s->foes[i].kind) ? WORTH_MINION + WORTH_DARK * s->foes[i].dark : WORTH_MINION;
  return sum + WORTH_THREAT * s->threat * (s->n_foes > 0 ? 2 : 1);
}

/* How far everything that stands open is done, and how near all are to where they go. */
static double
value_page (const StuffedState *s)
{
  StuffedSquares exits = stuffed_exits (s);
  double sum = WORTH_FOUND * __builtin_popcount (s->points_read) + (s->leave == STUFFED_NONE ? 0 : WORTH_LEFT);
  double way = 0;
  guint n = 0;

  for (guint stand = 0; stand < STUFFED_ALL_STANDS; stand++)
    {
      if (s->stands[stand] == STUFFED_STAND_PASSED)
        sum += WORTH_PASSED;
      if (s->stands[stand] == STUFFED_STAND_OPEN && stuffed_stand (s, stand)->task)
        sum += WORTH_TASK * s->totals[stand] / MAX (stuffed_stand_number (s, stand), 1);
    }
  for (guint seat = 0; seat < s->n_seats && stuffed_squares_any (exits); seat++)
    if (stuffed_stands (s, seat) && s->seats[seat].square != STUFFED_NONE)
      {
        way += MIN (stuffed_way_left (s, exits, s->seats[seat].square), 16) / 16.0;
        n++;
      }
  return sum + (n > 0 ? WORTH_NEAR * (1 - way / n) : 0);
}

/* Half of it is certain while nothing is lost: whoever thinks ahead sees that nobody competes. */
#define FLOOR 0.51

void
stuffed_value (gconstpointer  state,
               double        *values)
{
  const StuffedState *s = state;
  double sum = 0, chance;
  gboolean lost = FALSE;

  for (guint seat = 0; seat < s->n_seats; seat++)
    sum += value_seat (s, seat) / s->n_seats * 3;
  sum += value_foes (s) / s->n_seats * 3 + value_page (s) + WORTH_TURN * s->turns / s->n_seats
         + WORTH_SLEEP * (s->slept[0] + s->slept[1]) + (s->waking ? WORTH_WAKING : 0);
  chance = 1 / (1 + exp (-(sum - 2.2) * 0.55));
  switch ((StuffedOver) s->over)
    {
    case STUFFED_WON_ASLEEP:
      chance = 1;
      break;
    case STUFFED_WON_WAKING:
      chance = 0.9;
      break;
    case STUFFED_PAGE_TURNED:
      chance = 0.55 + 0.4 * chance;
      break;
    case STUFFED_LOST_LYING:
    case STUFFED_LOST_STORY:
    case STUFFED_LOST_TURNS:
      lost = TRUE;
      break;
    case STUFFED_NOT_OVER:
    case STUFFED_N_OVERS:
      chance *= 0.85;
      break;
    }
  for (guint seat = 0; seat < s->n_seats; seat++)
    values[seat] = lost ? 0 : FLOOR + (1 - FLOOR) * MIN (chance, 1);
}

/* From the one that dreams to the one that has seen every night. */
const BrambleLevel stuffed_levels[] = {
  {
    .id = "dozer",
    .name = NC_("bot", "Sleepyhead"),
    .line = NC_("bot", "Comes along, and yawns, and means well."),
    .playouts = 8,
    .horizon = 0,
    .habit = 1,
    .softness = 0.05,
  },
  {
    .id = "dreamer",
    .name = NC_("bot", "Dreamer"),
    .line = NC_("bot", "Helps whoever is nearest, and sometimes whoever needs it."),
    .playouts = 24,
    .horizon = 0,
    .habit = 1,
    .softness = 0.02,
  },
  {
    .id = "friend",
    .name = NC_("bot", "Good friend"),
    .line = NC_("bot", "Counts the dice, and keeps one for you."),
    .playouts = 80,
    .horizon = 1,
    .habit = 1,
    .softness = 0.008,
  },
  {
    .id = "night-watch",
    .name = NC_("bot", "Night watch"),
    .line = NC_("bot", "Has sat up through every night there was."),
    .playouts = 320,
    .horizon = 2,
    .habit = 1,
    .softness = 0,
  },
  { NULL },
};
