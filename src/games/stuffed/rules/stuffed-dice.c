/* stuffed-dice.c: where dice are, and how they get there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing else moves dice, and whatever moves is told, so that who follows the events knows
 * where every die is.
 */

#include "stuffed-engine.h"

guint
stuffed_n_stored (const StuffedState *s,
                  guint               seat)
{
  return (guint) (s->seats[seat].stored[0] != STUFFED_NONE) + (s->seats[seat].stored[1] != STUFFED_NONE);
}

/* Takes one die of a colour off a card; the other one comes first then. */
void
stuffed_unstore (StuffedState *s,
                 guint         seat,
                 guint         colour)
{
  StuffedSeat *p = &s->seats[seat];

  /* Of two alike the one that can be used already is taken. */
  if (p->stored[0] == colour && !(p->stored[1] == colour && (p->fresh & 1) && !(p->fresh & 2)))
    {
      p->stored[0] = p->stored[1];
      p->fresh = (guint8) (p->fresh >> 1);
    }
  else
    p->fresh = (guint8) (p->fresh & 1);
  p->stored[1] = STUFFED_NONE;
}

static void
store (StuffedState *s,
       guint         seat,
       guint         colour)
{
  StuffedSeat *p = &s->seats[seat];
  guint at = p->stored[0] == STUFFED_NONE ? 0 : 1;

  p->stored[at] = (guint8) colour;
  p->fresh = (guint8) (p->fresh | 1u << at);
}

/* Whether a die of a task has its colour, or is purple. */
static guint8 *
on_task (StuffedState *s,
         guint         stand,
         guint         colour)
{
  return &s->task_dice[stand][colour == STUFFED_PURPLE];
}

static void
add (StuffedState *s,
     guint         seat,
     guint         colour,
     guint         place,
     int           n,
     guint         stand)
{
  guint8 *count = NULL;

  switch ((StuffedDicePlace) place)
    {
    case STUFFED_DICE_BAG:
      count = &s->bag[colour];
      break;
    case STUFFED_DICE_DISCARD:
      count = &s->discard[colour];
      break;
    case STUFFED_DICE_DRAWN:
      count = &s->drawn[colour];
      break;
    case STUFFED_DICE_TRACK:
      count = &s->threat;
      break;
    case STUFFED_DICE_SENT:
      count = &s->seats[seat].sent[colour];
      break;
    case STUFFED_DICE_TASK:
      count = on_task (s, stand, colour);
      break;
    case STUFFED_DICE_STORED:
      if (n > 0)
        store (s, seat, colour);
      else
        stuffed_unstore (s, seat, colour);
      return;
    case STUFFED_DICE_POOL:
    case STUFFED_N_DICE_PLACES:
      return;
    }
  *count = (guint8) (*count + n);
}

/* Moves dice and tells nobody. A pool counts its dice itself. */
void
stuffed_shift_dice (StuffedState *s,
                    guint         seat,
                    guint         colour,
                    guint         from,
                    guint         to,
                    guint         n,
                    guint         stand)
{
  add (s, seat, colour, from, -(int) n, stand);
  add (s, seat, colour, to, (int) n, stand);
}

void
stuffed_move_dice (StuffedRun *r,
                   guint       seat,
                   guint       colour,
                   guint       from,
                   guint       to,
                   guint       n,
                   guint       stand)
{
  BrambleEvent *event;

  if (n == 0)
    return;
  stuffed_shift_dice (r->s, seat, colour, from, to, n, stand);
  event = stuffed_tell (r, STUFFED_EVENT_DICE_MOVED, seat);
  event->a = (guint8) colour;
  event->b = (guint8) from;
  event->c = (guint8) to;
  event->n = (gint16) n;
  event->other = (guint8) stand;
}

/* Whether anything would go into the bag. */
static gboolean
can_pour (const StuffedState *s)
{
  guint n = 0;

  for (guint colour = 0; colour < STUFFED_N_COLOURS; colour++)
    n += s->discard[colour];
  for (guint stand = 0; stand < STUFFED_ALL_STANDS; stand++)
    n += s->task_dice[stand][0] + s->task_dice[stand][1];
  return n > 0;
}

/* The discard pool goes into the bag, and with it all that lies on tasks. */
void
stuffed_pour (StuffedState *s)
{
  for (guint colour = 0; colour < STUFFED_N_COLOURS; colour++)
    {
      s->bag[colour] = (guint8) (s->bag[colour] + s->discard[colour]);
      s->discard[colour] = 0;
    }
  for (guint stand = 0; stand < STUFFED_ALL_STANDS; stand++)
    if (s->task_dice[stand][0] + s->task_dice[stand][1] > 0)
      {
        guint colour = stuffed_stand (s, stand)->colour;

        s->bag[colour] = (guint8) (s->bag[colour] + s->task_dice[stand][0]);
        s->bag[STUFFED_PURPLE] = (guint8) (s->bag[STUFFED_PURPLE] + s->task_dice[stand][1]);
        s->task_dice[stand][0] = 0;
        s->task_dice[stand][1] = 0;
      }
}

/* As stuffed_refresh (), when something else may have just done it: nobody hears twice that dice
 * go back when there are none. */
void
stuffed_refresh_rest (StuffedRun *r)
{
  if (can_pour (r->s))
    stuffed_refresh (r);
}

void
stuffed_refresh (StuffedRun *r)
{
  stuffed_pour (r->s);
  stuffed_tell (r, STUFFED_EVENT_REFRESHED, STUFFED_NONE);
}

static guint
n_in_bag (const StuffedState *s)
{
  guint n = 0;

  for (guint colour = 0; colour < STUFFED_N_COLOURS; colour++)
    n += s->bag[colour];
  return n;
}

/* Five dice, or four for who is sleepy; with an empty bag the discards come back first. What
 * friends on guard have sent is there besides. */
void
stuffed_draw_dice (StuffedRun *r,
                   guint       seat)
{
  StuffedState *s = r->s;
  guint wanted = stuffed_has_status (s, seat, STUFFED_SLEEPY) ? STUFFED_N_DRAWN - 1 : STUFFED_N_DRAWN;
  guint8 got[STUFFED_N_COLOURS] = { 0 };
  guint left = n_in_bag (s);

  for (guint i = 0; i < wanted; i++)
    {
      guint at, colour = 0;

      if (left == 0)
        {
          for (guint c = 0; c < STUFFED_N_COLOURS; c++)
            stuffed_move_dice (r, seat, c, STUFFED_DICE_BAG, STUFFED_DICE_DRAWN, got[c], STUFFED_NONE), got[c] = 0;
          stuffed_refresh (r);
          left = n_in_bag (s);
          if (left == 0)
            break;
        }
      at = bramble_rng_below (&s->rng, left);
      while (at >= (guint) (s->bag[colour] - got[colour]))
        {
          at -= (guint) (s->bag[colour] - got[colour]);
          colour++;
        }
      got[colour]++;
      left--;
    }
  for (guint colour = 0; colour < STUFFED_N_COLOURS; colour++)
    stuffed_move_dice (r, seat, colour, STUFFED_DICE_BAG, STUFFED_DICE_DRAWN, got[colour], STUFFED_NONE);
  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    stuffed_move_dice (r, seat, colour, STUFFED_DICE_SENT, STUFFED_DICE_DRAWN, s->seats[seat].sent[colour], STUFFED_NONE);
}

void
stuffed_discard_drawn (StuffedRun *r)
{
  StuffedState *s = r->s;

  for (guint colour = 0; colour < STUFFED_N_COLOURS; colour++)
    stuffed_move_dice (r, s->active, colour, STUFFED_DICE_DRAWN, STUFFED_DICE_DISCARD, s->drawn[colour], STUFFED_NONE);
}

void
stuffed_clear_track (StuffedRun *r)
{
  stuffed_threat_less (r, r->s->threat);
}

/* Black dice come from the bag, as many as there are. */
void
stuffed_threat_more (StuffedRun *r,
                     guint       n)
{
  stuffed_move_dice (r, STUFFED_NONE, STUFFED_BLACK, STUFFED_DICE_BAG, STUFFED_DICE_TRACK,
                     MIN (n, r->s->bag[STUFFED_BLACK]), STUFFED_NONE);
}

void
stuffed_threat_less (StuffedRun *r,
                     guint       n)
{
  stuffed_move_dice (r, STUFFED_NONE, STUFFED_BLACK, STUFFED_DICE_TRACK, STUFFED_DICE_DISCARD, MIN (n, r->s->threat),
                     STUFFED_NONE);
}

/* A task is over: what lies on it is discarded. */
void
stuffed_return_tasks (StuffedRun *r,
                      guint       stand)
{
  StuffedState *s = r->s;
  guint colour = stuffed_stand (s, stand)->colour;

  stuffed_move_dice (r, STUFFED_NONE, colour, STUFFED_DICE_TASK, STUFFED_DICE_DISCARD, s->task_dice[stand][0], stand);
  stuffed_move_dice (r, STUFFED_NONE, STUFFED_PURPLE, STUFFED_DICE_TASK, STUFFED_DICE_DISCARD, s->task_dice[stand][1], stand);
}

/* Fills in how many stored dice of each colour a seat can roll or pay with: not in the turn
 * in which they were stored. Returns how many in all. */
guint
stuffed_usable (const StuffedState *s,
                guint               seat,
                guint8             *stored)
{
  const StuffedSeat *p = &s->seats[seat];
  guint n = 0;

  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    stored[colour] = 0;
  for (guint i = 0; i < STUFFED_MAX_STORED; i++)
    if (p->stored[i] != STUFFED_NONE && ((p->fresh >> i) & 1) == 0)
      {
        stored[p->stored[i]]++;
        n++;
      }
  return n;
}

/* How many attribute dice a seat could pay with. */
guint
stuffed_n_dice_of (const StuffedState *s,
                   guint               seat)
{
  guint8 stored[STUFFED_PURPLE + 1];
  guint n = stuffed_usable (s, seat, stored);

  if (seat == s->active)
    for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
      n += s->drawn[colour];
  return n;
}
