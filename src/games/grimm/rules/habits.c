/* habits.c: what the lab counts in The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How often a pig finds the crowd that everybody saw coming, and how much use is made
 * of Fables: what people notice of opponents, and no rate of wins tells.
 */

#include "grimm.h"

#include "events.h"

/* So many pigs at one Location are a crowd. */
#define CROWD 3

/* Whether the Gather cards that were turned up send a crowd anywhere: the same for all. */
static double
crowded (gconstpointer        state,
         const BrambleEvents *events,
         guint                seat)
{
  guint going[GRIMM_N_LOCATIONS] = { 0 };
  gboolean crowd = FALSE;

  for (guint i = 0; i < events->n_events; i++)
    if (events->events[i].kind == GRIMM_EVENT_GATHER_REVEALED)
      crowd |= ++going[events->events[i].a] >= CROWD;
  return crowd;
}

static double
count (const BrambleEvents *events,
       GrimmEventKind       kind,
       guint                seat)
{
  double n = 0;

  for (guint i = 0; i < events->n_events; i++)
    n += events->events[i].kind == kind && events->events[i].seat == seat;
  return n;
}

static double
fables_drawn (gconstpointer        state,
              const BrambleEvents *events,
              guint                seat)
{
  return count (events, GRIMM_EVENT_FABLE_DRAWN, seat);
}

static double
fables_played (gconstpointer        state,
               const BrambleEvents *events,
               guint                seat)
{
  return count (events, GRIMM_EVENT_FABLE_REVEALED, seat);
}

const BrambleHabit grimm_habits[] = {
  { "crowded", TRUE, crowded },
  { "fables-drawn", FALSE, fables_drawn },
  { "fables-played", FALSE, fables_played },
  { NULL },
};
