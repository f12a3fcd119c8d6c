/* stuffed-roll.c: a pool is put together, rolled, changed and added to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * There is one roll at a time. Its total stays when it is over, for whoever wanted it; the
 * dice are discarded, but those of a task, which go there, and those of a defence, which
 * have not left the card yet.
 */

#include "stuffed-plan.h"

#include <string.h>

void
stuffed_clear_roll (StuffedState *s)
{
  memset (&s->roll, 0, sizeof s->roll);
  s->roll.seat = STUFFED_NONE;
  s->roll.colour = STUFFED_NONE;
  s->roll.beside = STUFFED_PURPLE;
}

/* A pool of @colour, or of any one for a move, is put together die by die. */
void
stuffed_start_roll (StuffedRun *r,
                    guint       seat,
                    guint       kind,
                    guint       colour,
                    guint       flags)
{
  StuffedFrame *f = stuffed_push (r, STUFFED_PROC_ROLL, STUFFED_STEP_POOL, seat);

  f->what = (guint8) colour;
  f->flags = (guint8) flags;
  stuffed_clear_roll (r->s);
  r->s->roll.kind = (guint8) kind;
  r->s->roll.seat = (guint8) seat;
}

/* Dice that lie in the pool already are rolled. */
void
stuffed_start_pool (StuffedRun *r,
                    guint       seat,
                    guint       kind)
{
  r->s->roll.kind = (guint8) kind;
  r->s->roll.seat = (guint8) seat;
  stuffed_push (r, STUFFED_PROC_ROLL, STUFFED_STEP_THROW, seat);
}

/* Returns the colours that could be put into a pool now, a bit each: those of @colour, or any
 * that a move could go somewhere with, and purple. */
guint
stuffed_pool_colours (const StuffedState *s,
                      guint               seat,
                      guint               kind,
                      guint               colour)
{
  const StuffedRoll *roll = &s->roll;
  gboolean begun = roll->seat == seat && roll->own > 0;
  guint set = 0;

  if (kind != STUFFED_ROLL_MOVE)
    return 1u << colour | 1u << STUFFED_PURPLE;
  for (guint c = 0; c <= STUFFED_PURPLE; c++)
    if (begun ? c == roll->colour || c == STUFFED_PURPLE : stuffed_can_go (s, seat, c))
      set |= 1u << c;
  return set;
}

void
stuffed_gen_pool (const StuffedState *s,
                  const StuffedFrame *f,
                  BrambleAsk         *ask)
{
  guint colours = stuffed_pool_colours (s, f->seat, s->roll.kind, f->what);
  guint8 stored[STUFFED_PURPLE + 1];

  if (s->roll.own + s->roll.purple > 0)
    stuffed_offer (ask, STUFFED_OPT_ROLL, 0);
  else if (f->flags & STUFFED_FLAG_ORDERED)
    stuffed_offer (ask, STUFFED_OPT_NONE, 0);
  stuffed_usable (s, f->seat, stored);
  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    if ((colours >> colour) & 1)
      {
        if (f->seat == s->active && s->drawn[colour] > 0)
          stuffed_offer (ask, STUFFED_OPT_DIE, colour);
        if (stored[colour] > 0)
          stuffed_offer (ask, STUFFED_OPT_STORED, colour);
      }
}

static void
add_die (StuffedRun *r,
         guint       seat,
         guint       colour,
         guint       from)
{
  StuffedRoll *roll = &r->s->roll;

  stuffed_move_dice (r, seat, colour, from, STUFFED_DICE_POOL, 1, STUFFED_NONE);
  if (colour == STUFFED_PURPLE)
    {
      roll->purple++;
      return;
    }
  roll->colour = (guint8) colour;
  roll->own++;
}

/* What the dice show, three bits each. */
static guint
pack (const guint8 *faces,
      guint         n)
{
  guint packed = 0;

  for (guint i = 0; i < n; i++)
    packed |= (guint) faces[i] << (3 * i);
  return packed;
}

static void
tell_roll (StuffedRun *r,
           guint       cause)
{
  const StuffedRoll *roll = &r->s->roll;
  BrambleEvent *event = stuffed_tell (r, STUFFED_EVENT_ROLLED, roll->seat);
  guint beside = pack (roll->faces + STUFFED_DICE_OF_A_COLOUR, roll->purple);

  event->cause = (guint8) cause;
  event->a = (guint8) ((roll->colour == STUFFED_NONE ? STUFFED_N_COLOURS : roll->colour) | roll->beside << 4);
  event->n = (gint16) pack (roll->faces, roll->own);
  event->b = (guint8) (beside & 0xff);
  event->c = (guint8) (beside >> 8);
  event->card = roll->kind;
}

static void
throw_dice (StuffedRun *r)
{
  StuffedRoll *roll = &r->s->roll;

  for (guint i = 0; i < roll->own; i++)
    roll->faces[i] = (guint8) stuffed_throw_die (r);
  for (guint i = 0; i < roll->purple; i++)
    roll->faces[STUFFED_DICE_OF_A_COLOUR + i] = (guint8) stuffed_throw_die (r);
  tell_roll (r, STUFFED_NONE);
}

/* The dice of the roll that something may change: those of one colour, or all. */
static guint
changeable (const StuffedRoll *roll,
            guint              colour)
{
  guint own = (1u << roll->own) - 1;
  guint beside = ((1u << roll->purple) - 1) << STUFFED_DICE_OF_A_COLOUR;

  if (colour == STUFFED_NONE)
    return own | beside;

  return (roll->colour == colour ? own : 0) | (roll->beside == colour ? beside : 0);
}

/* The colour that a cause changes, or STUFFED_NONE for any. */
static guint
colour_of_cause (guint cause)
{
  if (cause == STUFFED_GRIT)
    return STUFFED_RED;
  if (cause >= STUFFED_CAUSE_ITEM (0) && cause < STUFFED_CAUSE_STATUS (0))
    return stuffed_items[cause - STUFFED_CAUSE_ITEM (0)].colour;

  return STUFFED_NONE;
}

void
stuffed_gen_change (const StuffedState *s,
                    const StuffedFrame *f,
                    BrambleAsk         *ask)
{
  const StuffedRoll *roll = &s->roll;

  stuffed_offer (ask, STUFFED_OPT_NONE, 0);
  if (stuffed_can_use (s, f->seat, STUFFED_GRIT) && changeable (roll, STUFFED_RED))
    stuffed_offer (ask, STUFFED_OPT_USE, STUFFED_GRIT);
  if (stuffed_can_use (s, f->seat, STUFFED_I_MEANT_THAT))
    stuffed_offer (ask, STUFFED_OPT_USE, STUFFED_I_MEANT_THAT);
  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    if (stuffed_items[item].effect == STUFFED_EFFECT_REROLL && (stuffed_items[item].on >> roll->kind) & 1
        && stuffed_can_use_item (s, f->seat, item) && changeable (roll, stuffed_items[item].colour))
      stuffed_offer (ask, STUFFED_OPT_USE_ITEM, item);
  if (stuffed_stands (s, f->seat) && stuffed_has_status (s, f->seat, STUFFED_CHEERFUL))
    stuffed_offer (ask, STUFFED_OPT_SPEND, STUFFED_CHEERFUL);
}

/* Several dice may be rolled again by Grit and when cheerful; one is turned or rolled by
 * everything else. */
static gboolean
takes_several (guint cause)
{
  return cause == STUFFED_GRIT || cause == STUFFED_CAUSE_STATUS (STUFFED_CHEERFUL);
}

void
stuffed_gen_again (const StuffedState *s,
                   const StuffedFrame *f,
                   BrambleAsk         *ask)
{
  guint dice = changeable (&s->roll, colour_of_cause (f->die)) & ~s->roll.marked;

  if (s->roll.marked)
    stuffed_offer (ask, STUFFED_OPT_ROLL, 0);
  for (guint i = 0; i < STUFFED_MAX_POOL; i++)
    if ((dice >> i) & 1)
      stuffed_offer (ask, STUFFED_OPT_NTH, i);
}

static BrambleFlow
change (StuffedRun   *r,
        StuffedFrame *f)
{
  switch ((guint) r->choice.kind)
    {
    case STUFFED_OPT_USE:
      stuffed_use (r, f->seat, r->choice.a);
      f->die = r->choice.a;
      break;
    case STUFFED_OPT_USE_ITEM:
      stuffed_use_item (r, f->seat, r->choice.a);
      f->die = (guint8) STUFFED_CAUSE_ITEM (r->choice.a);
      break;
    case STUFFED_OPT_SPEND:
      stuffed_spend_status (r, f->seat, r->choice.a);
      f->die = (guint8) STUFFED_CAUSE_STATUS (r->choice.a);
      break;
    default: /* it stays as it is */
      return stuffed_ask (r, f, STUFFED_STEP_ADD);
    }
  r->s->roll.marked = 0;
  return stuffed_ask (r, f, STUFFED_STEP_AGAIN);
}

static BrambleFlow
roll_again (StuffedRun   *r,
            StuffedFrame *f)
{
  StuffedRoll *roll = &r->s->roll;
  guint cause = f->die;

  if (r->choice.kind == STUFFED_OPT_NTH)
    {
      roll->marked = (guint16) (roll->marked | 1u << r->choice.a);
      if (takes_several (cause))
        return stuffed_ask (r, f, STUFFED_STEP_AGAIN);
    }
  for (guint i = 0; i < STUFFED_MAX_POOL; i++)
    if ((roll->marked >> i) & 1)
      {
        roll->faces[i] = (guint8) (cause == STUFFED_I_MEANT_THAT ? 7u - roll->faces[i] : stuffed_throw_die (r));
        stuffed_tell (r, STUFFED_EVENT_ROLLED_AGAIN, roll->seat)->a = (guint8) i;
      }
  roll->marked = 0;
  f->die = 0;
  tell_roll (r, cause);
  return stuffed_ask (r, f, STUFFED_STEP_CHANGE);
}

void
stuffed_gen_add (const StuffedState *s,
                 const StuffedFrame *f,
                 BrambleAsk         *ask)
{
  static const guint8 adding[] = { STUFFED_SCAMPER, STUFFED_ONE_MORE_PIN };

  stuffed_offer (ask, STUFFED_OPT_NONE, 0);
  for (guint i = 0; i < G_N_ELEMENTS (adding); i++)
    if ((stuffed_abilities[adding[i]].on >> s->roll.kind) & 1 && stuffed_can_use (s, f->seat, adding[i]))
      stuffed_offer (ask, STUFFED_OPT_USE, adding[i]);
  if (stuffed_stands (s, f->seat) && stuffed_has_status (s, f->seat, STUFFED_COURAGEOUS))
    stuffed_offer (ask, STUFFED_OPT_SPEND, STUFFED_COURAGEOUS);
}

/* What a die of a colour counts more or less in a roll. */
static int
die_bonus (const StuffedState *s,
           const StuffedRoll  *roll,
           guint               colour)
{
  int bonus = 0;

  if (stuffed_stands (s, roll->seat))
    for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
      {
        guint item = s->seats[roll->seat].slots[slot];

        if (item != STUFFED_NONE && stuffed_items[item].effect == STUFFED_EFFECT_DIE_BONUS
            && stuffed_items[item].colour == colour && (stuffed_items[item].on >> roll->kind) & 1)
          bonus += stuffed_items[item].n;
      }
  if (colour != STUFFED_PURPLE && (STUFFED_ON_ATTACKS >> roll->kind) & 1
      && stuffed_has_status (s, roll->seat, STUFFED_SCARED))
    bonus--;
  if ((colour == STUFFED_BLUE || colour == STUFFED_YELLOW) && stuffed_has_status (s, roll->seat, STUFFED_ANGRY))
    bonus--;
  return bonus;
}

/* What the whole roll counts more: only with a die of the action's own colour in it. */
static int
roll_bonus (const StuffedState *s,
            const StuffedRoll  *roll)
{
  int bonus = 0;

  if (roll->own == 0 && roll->kind != STUFFED_ROLL_DEFENCE)
    return 0;
  if (stuffed_stands (s, roll->seat))
    for (guint item = 0; item < STUFFED_N_ITEMS; item++)
      if (stuffed_items[item].effect == STUFFED_EFFECT_ROLL_BONUS && (stuffed_items[item].on >> roll->kind) & 1
          && stuffed_wears (s, roll->seat, item) && roll->own + roll->purple >= stuffed_items[item].least)
        bonus += stuffed_items[item].n;
  if (roll->kind == STUFFED_ROLL_WHITE && (s->done & STUFFED_DONE_WHITE) == 0)
    bonus += (int) stuffed_rule (s, STUFFED_RULE_FIRST_WHITE);
  return bonus;
}

/* What all bonuses and penalties would make of dice that are not rolled yet, if none of them
 * fell below 1. */
int
stuffed_roll_plus (const StuffedState *s,
                   const StuffedRoll  *roll)
{
  return roll->own * die_bonus (s, roll, roll->colour) + roll->purple * die_bonus (s, roll, STUFFED_PURPLE)
         + roll_bonus (s, roll);
}

/* What the dice count in all, as they lie; none counts less than 1. */
guint
stuffed_total (const StuffedState *s)
{
  const StuffedRoll *roll = &s->roll;
  int own = roll->own > 0 ? die_bonus (s, roll, roll->colour) : 0;
  int beside = roll->purple > 0 ? die_bonus (s, roll, roll->beside) : 0;
  int total = roll->added;

  if (roll->own + roll->purple == 0)
    return 0;
  total += roll_bonus (s, roll);
  for (guint i = 0; i < roll->own; i++)
    total += MAX (roll->faces[i] + own, 1);
  for (guint i = 0; i < roll->purple; i++)
    total += MAX (roll->faces[STUFFED_DICE_OF_A_COLOUR + i] + beside, 1);
  if (roll->kind == STUFFED_ROLL_DEFENCE)
    total -= (int) stuffed_rule (s, STUFFED_RULE_BLOCK_LESS);
  return (guint) CLAMP (total, 0, STUFFED_MAX_COUNT);
}

/* The total is there, and the dice go where they have to. */
static BrambleFlow
finish (StuffedRun   *r,
        StuffedFrame *f)
{
  StuffedRoll *roll = &r->s->roll;
  BrambleEvent *event;

  roll->total = (guint8) stuffed_total (r->s);
  if (roll->own + roll->purple > 0)
    {
      event = stuffed_tell (r, STUFFED_EVENT_ROLL_MADE, f->seat);
      event->a = roll->kind;
      event->b = (guint8) MIN (stuffed_goal_number (r->s), STUFFED_MAX_COUNT);
      event->n = roll->total;
    }
  if (roll->kind != STUFFED_ROLL_TASK && roll->kind != STUFFED_ROLL_DEFENCE)
    {
      stuffed_move_dice (r, f->seat, roll->colour, STUFFED_DICE_POOL, STUFFED_DICE_DISCARD, roll->own, STUFFED_NONE);
      stuffed_move_dice (r, f->seat, STUFFED_PURPLE, STUFFED_DICE_POOL, STUFFED_DICE_DISCARD, roll->purple, STUFFED_NONE);
    }
  return BRAMBLE_DONE;
}

static BrambleFlow
add (StuffedRun   *r,
     StuffedFrame *f)
{
  StuffedRoll *roll = &r->s->roll;
  BrambleEvent *event;
  guint cause, by;

  switch ((guint) r->choice.kind)
    {
    case STUFFED_OPT_USE:
      cause = r->choice.a;
      by = stuffed_abilities[cause].n;
      stuffed_use (r, f->seat, cause);
      break;
    case STUFFED_OPT_SPEND:
      cause = STUFFED_CAUSE_STATUS (r->choice.a);
      by = STUFFED_COURAGE;
      stuffed_spend_status (r, f->seat, r->choice.a);
      break;
    default: /* that is all */
      return finish (r, f);
    }
  roll->added = (guint8) (roll->added + by);
  event = stuffed_tell (r, STUFFED_EVENT_ROLL_RAISED, f->seat);
  event->cause = (guint8) cause;
  event->n = (gint16) by;
  return stuffed_ask (r, f, STUFFED_STEP_ADD);
}

BrambleFlow
stuffed_proc_roll (StuffedRun   *r,
                   StuffedFrame *f)
{
  switch ((guint) f->step)
    {
    case STUFFED_STEP_POOL:
      return stuffed_ask (r, f, STUFFED_STEP_DIE);
    case STUFFED_STEP_DIE:
      if (r->choice.kind == STUFFED_OPT_NONE)
        return finish (r, f);
      if (r->choice.kind == STUFFED_OPT_ROLL)
        return stuffed_go (f, STUFFED_STEP_THROW);
      add_die (r, f->seat, r->choice.a, r->choice.kind == STUFFED_OPT_DIE ? STUFFED_DICE_DRAWN : STUFFED_DICE_STORED);
      return stuffed_go (f, STUFFED_STEP_POOL);
    case STUFFED_STEP_THROW:
      throw_dice (r);
      return stuffed_ask (r, f, STUFFED_STEP_CHANGE);
    case STUFFED_STEP_CHANGE:
      return change (r, f);
    case STUFFED_STEP_AGAIN:
      return roll_again (r, f);
    case STUFFED_STEP_ADD:
      return add (r, f);
    }

  g_assert_not_reached ();
}
