/* habits.c: what the lab counts in The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How often a pig finds the crowd that everybody saw coming, and how much use is made
 * of Fables: what people notice of opponents, and no rate of wins tells.
 */

#include "grimm.h"

#include "cards.h"
#include "events.h"

/* So many pigs at one Location are a crowd. */
#define CROWD 3

/* A Monster costs others about as many resources. */
#define MONSTER 2

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

/* What lay at each Location before the events. */
static void
find_piles (const GrimmState    *s,
            const BrambleEvents *events,
            int                 *piles)
{
  for (guint location = 0; location < s->n_locations; location++)
    piles[GRIMM_PLACE_LOCATION (location)] = (int) grimm_sum (s->piles[location]);
  for (guint i = 0; i < events->n_events; i++)
    {
      const BrambleEvent *event = &events->events[i];

      if (event->kind == GRIMM_EVENT_GATHERED)
        piles[event->a] += event->n;
      else if (event->kind == GRIMM_EVENT_REFILLED)
        piles[event->a] -= event->n;
      else if (event->kind == GRIMM_EVENT_RESOURCES_MOVED)
        {
          piles[event->a] += event->n;
          piles[event->b] -= event->n;
        }
    }
}

/* Whether the seat plans to go where most lies: everybody is drawn there. */
static double
bold (gconstpointer        state,
      const BrambleEvents *events,
      guint                seat)
{
  const GrimmState *s = state;
  int piles[GRIMM_PLACE_SUPPLY + 1] = { 0 };
  double n = 0;

  for (guint i = 0; i < events->n_events; i++)
    if (events->events[i].kind == GRIMM_EVENT_PLAN_MADE && events->events[i].seat == seat)
      {
        const int *there = &piles[GRIMM_PLACE_LOCATION (events->events[i].a)];
        gboolean most = TRUE;

        find_piles (s, events, piles);
        for (guint location = 0; location < s->n_locations; location++)
          most &= piles[GRIMM_PLACE_LOCATION (location)] <= *there;
        n += most;
      }
  return n;
}

/* Whether the seat's Gather card is the only one that sends a pig there. */
static double
alone (gconstpointer        state,
       const BrambleEvents *events,
       guint                seat)
{
  guint going[GRIMM_N_LOCATIONS] = { 0 };
  guint own = GRIMM_NONE;

  for (guint i = 0; i < events->n_events; i++)
    if (events->events[i].kind == GRIMM_EVENT_GATHER_REVEALED)
      {
        going[events->events[i].a]++;
        if (events->events[i].seat == seat)
          own = events->events[i].a;
      }
  return own != GRIMM_NONE && going[own] == 1;
}

static guint
n_sections (const GrimmPlayer *player)
{
  guint n = 0;

  for (guint site = 0; site < player->n_sites; site++)
    n += player->sites[site].height;
  return n;
}

/* Whether nobody but @seat has built more than @other. */
static gboolean
leads (const GrimmState *s,
       guint             other,
       guint             seat)
{
  for (guint rival = 0; rival < s->n_seats; rival++)
    if (rival != seat && n_sections (&s->players[rival]) > n_sections (&s->players[other]))
      return FALSE;
  return other != seat;
}

/* What the seat takes from those of the others who lead, resource by resource, and its
 * Monsters. */
static double
hunt (gconstpointer        state,
      const BrambleEvents *events,
      guint                seat)
{
  double n = 0;

  for (guint i = 0; i < events->n_events; i++)
    {
      const BrambleEvent *event = &events->events[i];

      if (event->kind == GRIMM_EVENT_RESOURCES_MOVED && event->b == GRIMM_PLACE_SEAT (seat)
          && event->a < GRIMM_PLACE_LOCATION (0) && leads (state, event->a, seat))
        n += event->n;
      else if (event->kind == GRIMM_EVENT_CARD_PLACED && event->seat == seat
               && grimm_cards[event->card].type == GRIMM_MONSTER)
        n += MONSTER;
    }
  return n;
}

static double
built (gconstpointer        state,
       const BrambleEvents *events,
       guint                seat)
{
  return count (events, GRIMM_EVENT_SECTION_BUILT, seat);
}

const BrambleHabit grimm_habits[] = {
  [GRIMM_HABIT_CROWDED] = { "crowded", TRUE, crowded },
  [GRIMM_HABIT_FABLES_DRAWN] = { "fables-drawn", FALSE, fables_drawn },
  [GRIMM_HABIT_FABLES_PLAYED] = { "fables-played", FALSE, fables_played },
  [GRIMM_HABIT_BOLD] = { "bold", TRUE, bold },
  [GRIMM_HABIT_ALONE] = { "alone", TRUE, alone },
  [GRIMM_HABIT_HUNT] = { "hunt", FALSE, hunt },
  [GRIMM_HABIT_BUILT] = { "built", TRUE, built },
  { NULL },
};
