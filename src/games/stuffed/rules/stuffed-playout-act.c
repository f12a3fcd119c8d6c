/* stuffed-playout-act.c: a quick answer, for playouts: what to do with the dice of one's turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every die has a price by what else it could do, and every action is worth what it brings by
 * its chance, less its dice: so all dice are thought of before one is spent.
 */

#include "stuffed-plan.h"

/* How much somebody could do with another one's help. */
guint
stuffed_need_of (const StuffedState *s,
                 guint               seat)
{
  guint stuffing = s->seats[seat].stuffing;

  return stuffing == 0 ? 900 : stuffing == 1 ? 320 : stuffing == 2 ? 160 : 20;
}

static guint
score_give (const StuffedState *s,
            guint               seat,
            guint               other)
{
  if (s->seats[other].stuffing == 0)
    return 900;
  if (s->seats[seat].stuffing < s->seats[other].stuffing + 3u)
    return 0;

  return stuffed_need_of (s, other);
}

static guint
as_points (double worth)
{
  return worth > 0 ? (guint) worth : 0;
}

/* Whether a minion is close enough to strike somebody who would fall. */
gboolean
stuffed_reaches_weak (const StuffedState *s,
                      guint               foe)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (stuffed_stands (s, seat) && s->seats[seat].stuffing <= 2
        && stuffed_distance (s, s->foes[foe].square, s->seats[seat].square) <= 3)
      return TRUE;

  return FALSE;
}

/* Swarms before the boss, and whoever reaches the weak first. */
StuffedPool
stuffed_plan_attack (const StuffedState  *s,
                     guint                seat,
                     const BrambleOption *o)
{
  gboolean melee = o->kind == STUFFED_OPT_MELEE;
  double prize = stuffed_is_boss (o->b) ? 330 : stuffed_is_leader (o->b) ? 470 : 440;

  if (stuffed_is_shielded (s, o->b))
    return (StuffedPool) { 0 };
  if (stuffed_reaches_weak (s, o->a))
    prize += 80;

  return stuffed_plan_pool (s, seat, melee ? STUFFED_ROLL_MELEE : STUFFED_ROLL_RANGED, melee ? STUFFED_RED : STUFFED_GREEN,
                            stuffed_minions[o->b].defence, prize);
}

StuffedPool
stuffed_plan_test (const StuffedState *s,
                   guint               seat,
                   guint               stand)
{
  return stuffed_plan_pool (s, seat, STUFFED_ROLL_TEST, stuffed_stand (s, stand)->colour, (int) stuffed_stand_number (s, stand), 380);
}

/* Tasks never fail: every die that has nothing better to do is good there. */
static guint
score_stand (const StuffedState *s,
             guint               seat,
             guint               stand)
{
  const StuffedStand *info = stuffed_stand (s, stand);
  gboolean plain = s->drawn[info->colour] > 0;

  if (info->task)
    return (stuffed_is_way_out (s, stand) ? 480 : 400) - (plain ? 0 : 100);

  return as_points (stuffed_plan_test (s, seat, stand).worth);
}

/* What it is worth to be rid of a status. */
static double
prize_of_cure (const StuffedState *s,
               guint               status)
{
  switch ((StuffedStatus) status)
    {
    case STUFFED_TANGLED:
      return 420;
    case STUFFED_ANGRY:
      for (guint foe = 0; foe < s->n_foes; foe++)
        if (stuffed_minions[s->foes[foe].kind].shield == status)
          return 420;
      return 200;
    case STUFFED_SCARED:
    case STUFFED_TORN:
      return s->n_foes > 0 ? 220 : 130;
    case STUFFED_WORRIED:
      return s->n_foes > 0 ? 240 : 150;
    case STUFFED_SOGGY:
    case STUFFED_SLEEPY:
      return 190;
    case STUFFED_LONELY:
    case STUFFED_COURAGEOUS:
    case STUFFED_CHEERFUL:
    case STUFFED_COSY:
    case STUFFED_N_STATUSES:
      break;
    }

  return 0;
}

StuffedPool
stuffed_plan_cure (const StuffedState  *s,
                   guint                seat,
                   const BrambleOption *o)
{
  return stuffed_plan_pool (s, seat, STUFFED_ROLL_TEST, o->c, (int) stuffed_test_number (s, stuffed_statuses[o->a].number),
                            prize_of_cure (s, o->a));
}

/* A find is worth less to who has everything. */
double
stuffed_prize (const StuffedState *s,
               guint               seat)
{
  guint empty = 0;

  for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
    empty += s->seats[seat].slots[slot] == STUFFED_NONE;
  return 120 + 45 * empty;
}

StuffedPool
stuffed_plan_search (const StuffedState *s,
                     guint               seat)
{
  return stuffed_plan_pool (s, seat, STUFFED_ROLL_SEARCH, STUFFED_YELLOW, (int) stuffed_test_number (s, s->search),
                            stuffed_prize (s, seat));
}

/* The cheapest die before a seat. */
static guint
cheapest_die (const StuffedState *s,
              guint               seat)
{
  guint cheapest = G_MAXUINT;

  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    if (s->drawn[colour] > 0)
      cheapest = MIN (cheapest, stuffed_die_worth (s, seat, colour));
  return cheapest == G_MAXUINT ? 150 : cheapest;
}

static guint
score_move (const StuffedState *s,
            guint               seat,
            StuffedSquares      to)
{
  guint way = stuffed_squares_any (to) ? stuffed_way_left (s, to, s->seats[seat].square) : STUFFED_FAR;

  if (way == STUFFED_FAR || way == 0)
    return 10;

  return 360 - cheapest_die (s, seat) / 2;
}

static guint
score_ability (const StuffedState  *s,
               const BrambleOption *o)
{
  switch ((StuffedAbility) o->a)
    {
    case STUFFED_WARM_WOOL:
      return stuffed_need_of (s, o->b) + 50;
    case STUFFED_LULLABY:
      return as_points (prize_of_cure (s, o->c) - 60);
    case STUFFED_SQUEAK:
      return s->threat > 1 && stuffed_danger (s) > 0.6 ? 420 : 0;
    case STUFFED_I_REMEMBER:
      return 240;
    case STUFFED_HEAVE:
    case STUFFED_THROUGH_THE_CRACK:
      return 20;
    case STUFFED_BEHIND_ME:
    case STUFFED_GRIT:
    case STUFFED_SCAMPER:
    case STUFFED_PINS:
    case STUFFED_PINNED:
    case STUFFED_ONE_MORE_PIN:
    case STUFFED_DEEP_POCKETS:
    case STUFFED_I_MEANT_THAT:
    case STUFFED_TALL_TALE:
    case STUFFED_HUSH:
    case STUFFED_IN_THE_SHELL:
    case STUFFED_WAIT_FOR_IT:
    case STUFFED_N_ABILITIES:
      break; /* in other windows */
    }

  return 0;
}

/* The sum of what all who stand could do with, and of what they could do without. */
static guint
need_of_all (const StuffedState *s,
             gboolean            cure)
{
  guint need = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    if (stuffed_stands (s, seat))
      need += cure ? 120 * stuffed_n_bad (s, seat) : stuffed_need_of (s, seat);
  return need;
}

static guint
score_item (const StuffedState  *s,
            guint                seat,
            const BrambleOption *o)
{
  switch ((StuffedEffect) stuffed_items[o->a].effect)
    {
    case STUFFED_EFFECT_MEND:
    case STUFFED_EFFECT_COMFORT:
      return stuffed_need_of (s, o->b);
    case STUFFED_EFFECT_WARM:
      return stuffed_need_of (s, seat) + 40;
    case STUFFED_EFFECT_CALM:
      return s->threat > 1 && stuffed_danger (s) > 0.6 ? 420 : 0;
    case STUFFED_EFFECT_EACH_STUFFING:
      return need_of_all (s, FALSE) + 20;
    case STUFFED_EFFECT_EACH_CURED:
      return need_of_all (s, TRUE);
    case STUFFED_EFFECT_NONE:
    case STUFFED_EFFECT_DIE_BONUS:
    case STUFFED_EFFECT_ROLL_BONUS:
    case STUFFED_EFFECT_REROLL:
    case STUFFED_EFFECT_LESS:
    case STUFFED_EFFECT_PREVENT:
    case STUFFED_EFFECT_IMMUNE:
    case STUFFED_EFFECT_CROSS:
    case STUFFED_EFFECT_GIVE:
    case STUFFED_EFFECT_HUSH:
    case STUFFED_N_EFFECTS:
      break; /* in other windows */
    }

  return 0;
}

/* A die is kept, above all when minions will soon act; of several the one that has no better use. */
static guint
score_reserve (const StuffedState *s,
               guint               seat,
               guint               colour)
{
  guint left = 0;
  double danger;

  for (guint c = 0; c <= STUFFED_PURPLE; c++)
    left += s->drawn[c];
  if (stuffed_n_stored (s, seat) > 0)
    return s->n_foes > 0 ? 110 : 60;
  danger = stuffed_danger (s) * (s->n_foes > 0 ? 1 : 0.5);
  return as_points (180 + 200 * danger + (left == 1 ? 60 : 0) - 0.25 * stuffed_die_worth (s, seat, colour));
}

/* To whom a die is sent: to who has none and is in danger. */
static guint
score_send (const StuffedState *s,
            guint               seat,
            guint               other)
{
  if (s->seats[seat].guard)
    return 300 - 20 * MIN (stuffed_n_stored (s, other), 2u);
  if (stuffed_n_stored (s, other) > 0)
    return 0;

  return 110 + (s->n_foes > 0 ? 60 : 0) + (s->seats[other].stuffing <= 2 ? 40 : 0);
}

/* What a ware is worth to a buyer: buttons are for nothing else. */
static guint
score_buy (const StuffedState  *s,
           guint                seat,
           const BrambleOption *o)
{
  guint slot = stuffed_items[o->a].slot;

  if (o->b != STUFFED_NONE)
    return 0;

  return slot == STUFFED_PARTY || s->seats[seat].slots[slot] == STUFFED_NONE ? 320 : 0;
}

/* What an action is worth, in points; @to is where the seat is going. */
guint
stuffed_score_act (const StuffedState  *s,
                   const BrambleAsk    *ask,
                   const BrambleOption *o,
                   StuffedSquares       to)
{
  guint seat = ask->seat;

  switch ((StuffedOpt) o->kind)
    {
    case STUFFED_OPT_DONE:
      return 45;
    case STUFFED_OPT_MOVE:
      return score_move (s, seat, to);
    case STUFFED_OPT_RESERVE:
      return score_reserve (s, seat, o->a);
    case STUFFED_OPT_SEND:
      return score_send (s, seat, o->a);
    case STUFFED_OPT_GIVE:
    case STUFFED_OPT_GIVE_FREE:
      return score_give (s, seat, o->a);
    case STUFFED_OPT_STAND:
      return score_stand (s, seat, o->a);
    case STUFFED_OPT_CURE:
      return as_points (stuffed_plan_cure (s, seat, o).worth);
    case STUFFED_OPT_MELEE:
    case STUFFED_OPT_RANGED:
      return as_points (stuffed_plan_attack (s, seat, o).worth);
    case STUFFED_OPT_SEARCH:
      return as_points (stuffed_plan_search (s, seat).worth);
    case STUFFED_OPT_BUY:
      return score_buy (s, seat, o);
    case STUFFED_OPT_USE:
      return score_ability (s, o);
    case STUFFED_OPT_USE_ITEM:
      return score_item (s, seat, o);
    case STUFFED_OPT_NONE:
    case STUFFED_OPT_YES:
    case STUFFED_OPT_NO:
    case STUFFED_OPT_ROLL:
    case STUFFED_OPT_SQUARE:
    case STUFFED_OPT_STAY:
    case STUFFED_OPT_NUMBER:
    case STUFFED_OPT_DIE:
    case STUFFED_OPT_STORED:
    case STUFFED_OPT_BOTH:
    case STUFFED_OPT_NTH:
    case STUFFED_OPT_SEAT:
    case STUFFED_OPT_STATUS:
    case STUFFED_OPT_ITEM:
    case STUFFED_OPT_OPTION:
    case STUFFED_OPT_WALK_AWAY:
    case STUFFED_OPT_WEAR:
    case STUFFED_OPT_HAND:
    case STUFFED_OPT_DISCARD:
    case STUFFED_OPT_SPEND:
    case STUFFED_N_OPTS:
      break; /* no actions */
    }

  return 0;
}
