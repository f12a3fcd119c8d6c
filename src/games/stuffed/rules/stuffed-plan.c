/* stuffed-plan.c: for computer players: what dice are good for
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

/* How many bad statuses somebody has. */
guint
stuffed_n_bad (const StuffedState *s,
               guint               seat)
{
  guint n = 0;

  for (guint status = 0; status < STUFFED_N_STATUSES; status++)
    n += stuffed_has_status (s, seat, status) && !stuffed_statuses[status].good;
  return n;
}

/* How likely it is that minions act, or the page does, before a seat has its next turn: by the
 * dice that are missing on the track and the black ones that are left in the bag. */
double
stuffed_danger (const StuffedState *s)
{
  guint needed = s->n_foes > 0 ? MIN (s->n_foes, stuffed_n_black (s)) : s->n_seats;
  guint bag = 0;
  double black;

  if (s->threat >= needed)
    return 1;
  for (guint colour = 0; colour < STUFFED_N_COLOURS; colour++)
    bag += s->bag[colour];
  if (bag < STUFFED_N_DRAWN)
    return 0.7;
  black = (double) s->bag[STUFFED_BLACK] * STUFFED_N_DRAWN * s->n_seats / MAX (bag, STUFFED_N_DRAWN * s->n_seats);
  return MIN (black / (needed - s->threat), 1);
}

/* What a die of a plain colour is good for elsewhere, to a seat that would spend it on something that
 * any colour does. */
static guint
plain_worth (const StuffedState *s,
             guint               seat,
             guint               colour)
{
  guint worth = colour == STUFFED_YELLOW && s->search > 0 ? 60 : 20;

  if (s->n_foes > 0 && ((colour == STUFFED_RED && stuffed_has_melee (s, seat))
                        || (colour == STUFFED_GREEN && stuffed_range (s, seat) > 0)))
    worth = 160;
  for (guint stand = 0; stand < STUFFED_ALL_STANDS; stand++)
    if (s->stands[stand] == STUFFED_STAND_OPEN && stuffed_stand (s, stand)->colour == colour)
      worth = MAX (worth, stuffed_is_near (s, seat, stuffed_stand (s, stand)->near) ? 200 : 110);
  for (guint status = 0; status < STUFFED_N_STATUSES; status++)
    if (stuffed_has_status (s, seat, status) && (stuffed_statuses[status].colour == colour || stuffed_statuses[status].other == colour))
      worth = MAX (worth, 100);
  return worth;
}

/* What a die is good for elsewhere, in points: purple is as good as the best plain colour, and
 * better. */
guint
stuffed_die_worth (const StuffedState *s,
                   guint               seat,
                   guint               colour)
{
  guint worth = 0;

  if (colour < STUFFED_N_ATTRIBUTES)
    return plain_worth (s, seat, colour);
  for (guint c = 0; c < STUFFED_N_ATTRIBUTES; c++)
    worth = MAX (worth, plain_worth (s, seat, c));
  return worth + 60;
}

/* How likely dice that lie in a pool are to do, with all bonuses and penalties. */
double
stuffed_roll_chance (const StuffedState *s,
                     const StuffedRoll  *roll,
                     int                 number)
{
  return stuffed_chance ((guint) roll->own + roll->purple, number - stuffed_roll_plus (s, roll));
}

/* What a die costs that is spent on a roll of its colour, and one that could be any. */
#define COST_PLAIN 30
#define COST_PURPLE 80
/* Beyond this chance no die is added. */
#define LIKELY 0.65

/* The best pool of dice that a seat has, plain ones first, for what is worth @prize when
 * it does. */
StuffedPool
stuffed_plan_pool (const StuffedState *s,
                   guint               seat,
                   StuffedRollKind     kind,
                   guint               colour,
                   int                 number,
                   double              prize)
{
  StuffedRoll roll = { .kind = (guint8) kind, .seat = (guint8) seat, .colour = (guint8) colour, .beside = STUFFED_PURPLE };
  StuffedPool best = { 0 };
  guint8 stored[STUFFED_PURPLE + 1];
  guint plain, purple;
  double cost = 0;

  stuffed_usable (s, seat, stored);
  plain = MIN ((guint) s->drawn[colour] + stored[colour], STUFFED_DICE_OF_A_COLOUR);
  purple = MIN ((guint) s->drawn[STUFFED_PURPLE] + stored[STUFFED_PURPLE], STUFFED_DICE_OF_A_COLOUR);
  while (roll.own < plain || roll.purple < purple)
    {
      double chance;

      if (roll.own < plain)
        {
          roll.own++;
          cost += COST_PLAIN;
        }
      else
        {
          roll.purple++;
          cost += COST_PURPLE;
        }
      chance = stuffed_roll_chance (s, &roll, number);
      if (chance * prize - cost > best.worth)
        best = (StuffedPool) { (guint) roll.own + roll.purple, chance, chance * prize - cost, roll.purple,
                               number - stuffed_roll_plus (s, &roll) };
      if (chance >= LIKELY)
        break;
    }
  return best;
}
