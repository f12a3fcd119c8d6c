/* stuffed-hurt.c: damage is announced, turned aside, prevented, blocked, and taken
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-engine.h"

/* What being cosy prevents. */
#define COSINESS 3

/**
 * stuffed_hurt:
 * @foe: the minion that attacks, by its place, or STUFFED_NONE: the story
 */
void
stuffed_hurt (StuffedRun *r,
              guint       seat,
              guint       n,
              guint       foe)
{
  StuffedFrame *f;

  r->s->struck = (guint8) seat;
  r->s->bled = FALSE;
  if (n == 0)
    return;
  f = stuffed_push (r, STUFFED_PROC_HURT, STUFFED_STEP_AIM, seat);
  f->n = (guint8) MIN (n, STUFFED_MAX_COUNT);
  f->other = (guint8) foe;
}

/* Whether a seat could take the place of whom a minion attacks. */
static gboolean
can_step_before (const StuffedState *s,
                 const StuffedFrame *f,
                 guint               seat)
{
  return f->other != STUFFED_NONE && seat != f->seat && stuffed_can_use (s, seat, STUFFED_BEHIND_ME)
         && stuffed_adjacent (s, s->seats[seat].square, s->seats[f->seat].square);
}

/* A new target first, then prevention: the first letter is the seat that is asked. */
void
stuffed_gen_hit (const StuffedState *s,
                 const StuffedFrame *f,
                 BrambleAsk         *ask)
{
  guint seat = f->what;

  stuffed_offer (ask, STUFFED_OPT_NONE, 0);
  if (f->step == STUFFED_STEP_BEFORE)
    {
      if (can_step_before (s, f, seat))
        stuffed_offer (ask, STUFFED_OPT_USE, STUFFED_BEHIND_ME);
      return;
    }
  if (stuffed_can_use (s, seat, STUFFED_WAIT_FOR_IT))
    stuffed_offer (ask, STUFFED_OPT_USE, STUFFED_WAIT_FOR_IT);
  if (seat != f->seat)
    return;
  for (guint slot = 0; slot < STUFFED_N_SLOTS; slot++)
    {
      guint item = s->seats[seat].slots[slot];

      if (item == STUFFED_NONE || !stuffed_can_use_item (s, seat, item))
        continue;
      if (stuffed_items[item].effect == STUFFED_EFFECT_PREVENT
          || (stuffed_items[item].effect == STUFFED_EFFECT_LESS && f->other != STUFFED_NONE))
        stuffed_offer (ask, STUFFED_OPT_USE_ITEM, item);
    }
  if (stuffed_has_status (s, seat, STUFFED_COSY))
    stuffed_offer (ask, STUFFED_OPT_SPEND, STUFFED_COSY);
}

/* Asks the next one who could do something; returns BRAMBLE_DONE when nobody is left. */
static BrambleFlow
ask_next (StuffedRun   *r,
          StuffedFrame *f,
          StuffedStep   step)
{
  while (f->left)
    {
      f->what = (guint8) stuffed_take_seat (r->s, &f->left);
      if (stuffed_ask (r, f, step) == BRAMBLE_WAIT)
        return BRAMBLE_WAIT;
    }
  f->what = STUFFED_NONE;
  return BRAMBLE_DONE;
}

static void
prevent (StuffedRun   *r,
         StuffedFrame *f)
{
  BrambleEvent *event;
  guint cause, by;

  switch ((guint) r->choice.kind)
    {
    case STUFFED_OPT_USE:
      cause = r->choice.a;
      by = stuffed_abilities[cause].n;
      stuffed_use (r, f->what, cause);
      break;
    case STUFFED_OPT_USE_ITEM:
      cause = STUFFED_CAUSE_ITEM (r->choice.a);
      by = stuffed_items[r->choice.a].n;
      stuffed_use_item (r, f->what, r->choice.a);
      break;
    default: /* cosy */
      cause = STUFFED_CAUSE_STATUS (r->choice.a);
      by = COSINESS;
      stuffed_spend_status (r, f->what, r->choice.a);
      break;
    }
  by = MIN (by, f->n);
  f->n = (guint8) (f->n - by);
  event = stuffed_tell (r, STUFFED_EVENT_PREVENTED, f->seat);
  event->cause = (guint8) cause;
  event->other = f->what;
  event->n = (gint16) by;
}

/* With nothing, with a stored die, or in the shell with both. */
void
stuffed_gen_defend (const StuffedState *s,
                    const StuffedFrame *f,
                    BrambleAsk         *ask)
{
  const StuffedSeat *p = &s->seats[f->seat];

  stuffed_offer (ask, STUFFED_OPT_NONE, 0);
  if (p->stored[0] != STUFFED_NONE)
    stuffed_offer (ask, STUFFED_OPT_STORED, p->stored[0]);
  if (p->stored[1] == STUFFED_NONE)
    return;
  if (p->stored[1] != p->stored[0])
    stuffed_offer (ask, STUFFED_OPT_STORED, p->stored[1]);
  stuffed_offer (ask, STUFFED_OPT_BOTH, 0);
}

/* The dice stay on the card until it is clear whether stuffing was lost. */
static BrambleFlow
defend (StuffedRun   *r,
        StuffedFrame *f)
{
  StuffedState *s = r->s;
  const StuffedSeat *p = &s->seats[f->seat];
  StuffedRoll *roll = &s->roll;

  stuffed_clear_roll (s);
  if (r->choice.kind == STUFFED_OPT_NONE)
    return stuffed_go (f, STUFFED_STEP_BLOCK);
  if (r->choice.kind == STUFFED_OPT_STORED)
    {
      roll->colour = r->choice.a;
      roll->own = 1;
    }
  else
    {
      roll->colour = p->stored[0];
      roll->own = 1;
      roll->beside = p->stored[1];
      roll->purple = 1;
    }
  f->step = STUFFED_STEP_BLOCK;
  stuffed_start_pool (r, f->seat, STUFFED_ROLL_DEFENCE);
  return BRAMBLE_AGAIN;
}

/* How much stuffing damage costs that is not blocked. */
guint
stuffed_damage_costs (const StuffedState *s,
                      guint               seat,
                      guint               n)
{
  return n > 0 && stuffed_has_status (s, seat, STUFFED_TORN) ? n + 1 : n;
}

/* The rest is lost; the dice go if stuffing did. */
static BrambleFlow
take_damage (StuffedRun   *r,
             StuffedFrame *f)
{
  StuffedState *s = r->s;
  guint seat = f->seat, n = f->n;
  guint8 colours[] = { s->roll.colour, s->roll.beside };
  guint own = s->roll.own, beside = s->roll.purple;

  if (own > 0)
    {
      guint blocked = MIN (n, s->roll.total);

      n -= blocked;
      stuffed_tell (r, STUFFED_EVENT_BLOCKED, seat)->n = (gint16) blocked;
    }
  stuffed_clear_roll (s);
  s->struck = (guint8) seat;
  s->bled = n > 0;
  if (n == 0)
    return BRAMBLE_DONE;
  if (own > 0)
    stuffed_move_dice (r, seat, colours[0], STUFFED_DICE_STORED, STUFFED_DICE_DISCARD, 1, STUFFED_NONE);
  if (beside > 0)
    stuffed_move_dice (r, seat, colours[1], STUFFED_DICE_STORED, STUFFED_DICE_DISCARD, 1, STUFFED_NONE);
  stuffed_lose_stuffing (r, seat, stuffed_damage_costs (s, seat, n));
  return BRAMBLE_DONE;
}

BrambleFlow
stuffed_proc_hurt (StuffedRun   *r,
                   StuffedFrame *f)
{
  StuffedState *s = r->s;

  switch ((guint) f->step)
    {
    case STUFFED_STEP_AIM:
      if (!stuffed_stands (s, f->seat))
        return BRAMBLE_DONE;
      stuffed_tell (r, STUFFED_EVENT_HIT, f->seat)->n = f->n;
      f->left = (guint8) stuffed_standing (s);
      if (ask_next (r, f, STUFFED_STEP_BEFORE) == BRAMBLE_WAIT)
        return BRAMBLE_WAIT;
      return stuffed_go (f, STUFFED_STEP_SHIELD);
    case STUFFED_STEP_BEFORE:
      if (r->choice.kind == STUFFED_OPT_USE)
        {
          stuffed_use (r, f->what, STUFFED_BEHIND_ME);
          stuffed_tell (r, STUFFED_EVENT_STEPPED_BEFORE, f->what)->other = f->seat;
          f->seat = f->what;
        }
      else if (ask_next (r, f, STUFFED_STEP_BEFORE) == BRAMBLE_WAIT)
        {
          return BRAMBLE_WAIT;
        }
      return stuffed_go (f, STUFFED_STEP_SHIELD);
    case STUFFED_STEP_SHIELD:
      f->left = (guint8) stuffed_standing (s);
      if (ask_next (r, f, STUFFED_STEP_PREVENT) == BRAMBLE_WAIT)
        return BRAMBLE_WAIT;
      return stuffed_ask (r, f, STUFFED_STEP_DEFEND);
    case STUFFED_STEP_PREVENT:
      if (r->choice.kind != STUFFED_OPT_NONE)
        {
          prevent (r, f);
          /* Whoever did something may do something else. */
          f->left = (guint8) (f->left | 1u << f->what);
        }
      if (f->n > 0 && ask_next (r, f, STUFFED_STEP_PREVENT) == BRAMBLE_WAIT)
        return BRAMBLE_WAIT;
      f->what = STUFFED_NONE;
      f->left = 0;
      if (f->n > 0)
        return stuffed_ask (r, f, STUFFED_STEP_DEFEND);
      stuffed_clear_roll (s);
      return stuffed_go (f, STUFFED_STEP_BLOCK);
    case STUFFED_STEP_DEFEND:
      return defend (r, f);
    case STUFFED_STEP_BLOCK:
      return take_damage (r, f);
    }

  g_assert_not_reached ();
}
