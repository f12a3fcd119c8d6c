/* stuffed-value.c: how well all are doing, for computer players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All win or lose together, so there is one chance for everybody. It is reckoned from what
 * lies open: who stands and how well, how deep the child sleeps, and what is left to do on the
 * page. A thought goes on to the end of the page where it can, so that the last counts only in
 * what is not finished.
 */

#include "stuffed-plan.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* What somebody has, as a part of what makes them well. */
#define WORTH_HEART 0.10      /* for each of the first three, */
#define WORTH_BUTTON 0.03
#define WORTH_ITEM 0.09
#define WORTH_STORED 0.08
#define WORTH_BAD (-0.12)
#define WORTH_GOOD 0.07
#define WORTH_LYING (-0.4)
#define WORTH_GUARD 0.7
/* What makes the page hard. */
#define WORTH_MINION (-0.25)  /* for each seat's share */
#define WORTH_DARK (-0.25)
#define WORTH_THREAT (-0.05)
#define WORTH_WORK (-0.30)    /* for each turn of everybody that is left to do */
#define WORTH_CLOSED 0.5      /* for a thing that stood open and is done */

/* What a win is worth with a child that is awake. */
#define AWAKE 0.75

/* How well somebody is: about 1 for five stuffing and a die. */
static double
value_seat (const StuffedState *s,
            guint               seat)
{
  static const double stuffing[] = { WORTH_LYING, 0.30, 0.52, 0.68, 0.80, 0.90 };
  const StuffedSeat *p = &s->seats[seat];
  guint most = G_N_ELEMENTS (stuffing) - 1;
  double sum = stuffing[MIN (p->stuffing, most)] + 0.03 * (p->stuffing > most ? p->stuffing - most : 0);

  if (p->guard)
    return WORTH_GUARD;
  sum += WORTH_HEART * MIN (p->hearts, 3) + WORTH_BUTTON * MIN (p->buttons, 3) + WORTH_STORED * stuffed_n_stored (s, seat);
  for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
    sum += p->slots[slot] == STUFFED_NONE ? 0 : WORTH_ITEM;
  for (guint status = 0; status < STUFFED_N_STATUSES; status++)
    if (stuffed_has_status (s, seat, status))
      sum += stuffed_statuses[status].good ? WORTH_GOOD : WORTH_BAD;
  return sum;
}

/* What threatens, for each seat. */
static double
value_foes (const StuffedState *s)
{
  double sum = WORTH_THREAT * s->threat * (s->n_foes > 0 ? 2 : 1);

  for (guint i = 0; i < s->n_foes; i++)
    sum += stuffed_is_boss (s->foes[i].kind) ? WORTH_MINION + WORTH_DARK * s->foes[i].dark : WORTH_MINION;
  return sum / s->n_seats;
}

/* What a turn brings for a task of one colour, and how far one goes in it. */
#define USUAL_WORK 5.0
#define USUAL_WAY 6.0

/* About how many turns of everybody are left to do on the page. */
static double
work_left (const StuffedState *s)
{
  StuffedSquares finds = stuffed_finds (s), exits = stuffed_gathering (s);
  double work = 0.25 * stuffed_squares_count (finds) / s->n_seats;
  double way = 0;

  for (guint stand = 0; stand < STUFFED_MAX_STANDS; stand++)
    if (s->stands[stand] == STUFFED_STAND_OPEN && stuffed_stand (s, stand)->task)
      work += (stuffed_stand_number (s, stand) - s->totals[stand]) / USUAL_WORK / s->n_seats;
  for (guint seat = 0; seat < s->n_seats && stuffed_squares_any (exits); seat++)
    if (stuffed_stands (s, seat) && s->seats[seat].square != STUFFED_NONE)
      way = MAX (way, MIN (stuffed_way_left (s, exits, s->seats[seat].square), 20u) / USUAL_WAY);
  return work + way;
}

static double
logistic (double x)
{
  return 1 / (1 + exp (-x));
}

void
stuffed_value (gconstpointer  state,
               double        *values)
{
  const StuffedState *s = state;
  guint pages = stuffed_stories[s->story]->n_pages - s->page - 1u;
  guint slept = (guint) s->slept[STUFFED_SLEEP_ASLEEP] + s->slept[STUFFED_SLEEP_RESTLESS];
  double well = 0, page = 0, win = 0, asleep = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    well += value_seat (s, seat) / s->n_seats;
  if (s->over == STUFFED_NOT_OVER)
    {
      page = value_foes (s) + WORTH_WORK * work_left (s);
      for (guint stand = 0; stand < STUFFED_MAX_STANDS; stand++)
        page += s->stands[stand] == STUFFED_STAND_PASSED ? WORTH_CLOSED / s->n_seats : 0;
    }
  switch ((StuffedOver) s->over)
    {
    case STUFFED_WON_ASLEEP:
    case STUFFED_WON_WAKING:
      win = 1;
      asleep = s->over == STUFFED_WON_ASLEEP;
      break;
    case STUFFED_NOT_OVER:
    case STUFFED_PAGE_TURNED:
      /* The last page that is finished is a win. */
      win = s->over == STUFFED_PAGE_TURNED && pages == 0 ? 1 : logistic (2.6 + 2.2 * (well - 0.9) + page - 0.15 * pages);
      asleep = s->waking ? 0 : s->over == STUFFED_PAGE_TURNED && pages == 0 ? 1
               : logistic (1.2 + 1.6 * (well - 0.9) + page - 0.55 * (slept + 0.9 * pages - 5));
      break;
    case STUFFED_LOST_LYING:
    case STUFFED_LOST_STORY:
    case STUFFED_LOST_TURNS:
    case STUFFED_N_OVERS:
      break;
    }
  for (guint seat = 0; seat < s->n_seats; seat++)
    values[seat] = win * (AWAKE + (1 - AWAKE) * asleep);
}

/* Who does not think ahead answers at once by the quick policy, and overlooks a little. */
static guint
choose_at_once (const BrambleLevel   *level,
                const BrambleThought *thought)
{
  BrambleRng rng;

  bramble_rng_seed (&rng, thought->seed);
  return stuffed_answer_at_once (thought->view, thought->ask, &rng, (guint) (level->softness * 1000), thought->plea);
}

/* From the one that dreams to the one that has seen every night. */
const BrambleLevel stuffed_levels[] = {
  {
    .id = "dozer",
    .name = NC_("bot", "Sleepyhead"),
    .line = NC_("bot", "Comes along, and yawns, and means well."),
    .softness = 0.4,
    .choose = choose_at_once,
  },
  {
    .id = "dreamer",
    .name = NC_("bot", "Dreamer"),
    .line = NC_("bot", "Helps whoever is nearest, and sometimes whoever needs it."),
    .softness = 0.2,
    .choose = choose_at_once,
  },
  {
    .id = "friend",
    .name = NC_("bot", "Good friend"),
    .line = NC_("bot", "Counts the dice, and keeps one for you."),
    .softness = 0.04,
    .choose = choose_at_once,
  },
  {
    .id = "night-watch",
    .name = NC_("bot", "Night watch"),
    .line = NC_("bot", "Has sat up through every night there was."),
    .playouts = 96,
    .laps = 2,
    .habit = 1,
    .loyalty = 0.02,
  },
  { NULL },
};
