/* bramble-stuffed-odds.c: what dice would come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What always applies is counted (a Knitting Needle, being scared); what must be spent is
 * not. The rules say what dice come to that lie there, so this asks them and knows no
 * bonus of its own: every die counts for itself, whatever the others show.
 */

#include "bramble-stuffed-odds.h"

#include <math.h>
#include <string.h>

/* What is added to the best total for each face of one die: nothing or less. */
static void
weigh_die (StuffedState *s,
           guint         die,
           int          *faces)
{
  int best = (int) stuffed_total (s);

  for (guint face = 1; face <= 6; face++)
    {
      s->roll.faces[die] = (guint8) face;
      faces[face - 1] = (int) stuffed_total (s) - best;
    }
}

/* One more die: every total of before is followed by six others. */
static void
add_die (double    *chances,
         const int *faces)
{
  double sums[STUFFED_MAX_COUNT + 1] = { 0 };

  for (int total = 0; total <= STUFFED_MAX_COUNT; total++)
    for (guint i = 0; i < 6 && chances[total] > 0; i++)
      sums[CLAMP (total + faces[i], 0, STUFFED_MAX_COUNT)] += chances[total] / 6;
  memcpy (chances, sums, sizeof sums);
}

static void
find_ends (BrambleStuffedOdds *self)
{
  self->least = 0;
  self->most = STUFFED_MAX_COUNT;
  while (self->least < self->most && self->chances[self->least] <= 0)
    self->least++;
  while (self->most > self->least && self->chances[self->most] <= 0)
    self->most--;
}

/**
 * bramble_stuffed_odds_fill:
 * @pool: dice that are not thrown yet: whose, what for, their colour, and how many; without
 *   any the total is 0
 */
void
bramble_stuffed_odds_fill (BrambleStuffedOdds *self,
                           const StuffedState *s,
                           const StuffedRoll  *pool)
{
  StuffedState thrown = *s;

  memset (self, 0, sizeof *self);
  thrown.roll = *pool;
  memset (thrown.roll.faces, 6, sizeof thrown.roll.faces);
  self->chances[stuffed_total (&thrown)] = 1;
  for (guint i = 0; i < pool->own + pool->purple; i++)
    {
      guint die = i < pool->own ? i : STUFFED_DICE_OF_A_COLOUR + i - pool->own;
      int faces[6];

      memset (thrown.roll.faces, 6, sizeof thrown.roll.faces);
      weigh_die (&thrown, die, faces);
      add_die (self->chances, faces);
    }
  find_ends (self);
}

/* Returns how likely it is that the total is @number or more. */
double
bramble_stuffed_odds_reach (const BrambleStuffedOdds *self,
                            guint                     number)
{
  double chance = 0;

  for (guint total = MAX (number, self->least); total <= self->most; total++)
    chance += self->chances[total];
  return MIN (chance, 1);
}

/* Returns a chance as it is shown: what can fail is never 100, what can happen never 0. */
guint
bramble_stuffed_percent (double chance)
{
  const double never = 1e-9;

  if (chance < never)
    return 0;
  if (chance > 1 - never)
    return 100;

  return (guint) CLAMP (lround (chance * 100), 1, 99);
}
