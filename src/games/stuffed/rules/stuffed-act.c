/* stuffed-act.c: what can be done with dice in one's own turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Actions are steps of the lowest frame. When one is finished, what is due is settled, and
 * the next thing is asked.
 */

#include "stuffed-game.h"

/* The action is over; what it brought is settled, then the next thing is asked. */
static BrambleFlow
acted (StuffedRun   *r,
       StuffedFrame *f)
{
  f->step = STUFFED_STEP_BEGIN;
  f->other = STUFFED_NONE;
  f->what = STUFFED_NONE;
  f->n = 0;
  f->die = 0;
  stuffed_push (r, STUFFED_PROC_SETTLE, STUFFED_STEP_LOOK, f->seat);
  return BRAMBLE_AGAIN;
}

/* Rolls a pool for an action that goes on at @step. */
static BrambleFlow
roll_for (StuffedRun   *r,
          StuffedFrame *f,
          guint         kind,
          guint         colour,
          StuffedStep   step)
{
  f->step = (guint8) step;
  stuffed_start_roll (r, f->seat, kind, colour, 0);
  return BRAMBLE_AGAIN;
}

static gboolean
tell_test (StuffedRun *r,
           guint       seat,
           guint       number)
{
  gboolean passed = r->s->roll.total >= number;

  stuffed_tell (r, passed ? STUFFED_EVENT_TEST_PASSED : STUFFED_EVENT_TEST_FAILED, seat);
  return passed;
}

/* A stand was passed or failed: what the story says of that is read. */
static BrambleFlow
read_stand (StuffedRun   *r,
            StuffedFrame *f,
            guint         block)
{
  guint stand = f->what, seat = f->seat;

  acted (r, f);
  if (block != STUFFED_NO_BLOCK)
    stuffed_read (r, stand < STUFFED_MAX_STANDS ? STUFFED_TOME_STORY : STUFFED_TOME_ENVIRONMENTS, block, seat,
                  STUFFED_TAG_PLAIN);
  return BRAMBLE_AGAIN;
}

static BrambleFlow
finish_test (StuffedRun   *r,
             StuffedFrame *f)
{
  const StuffedStand *stand = stuffed_stand (r->s, f->what);

  if (!tell_test (r, f->seat, stuffed_stand_number (r->s, f->what)))
    return read_stand (r, f, stand->fail);

  stuffed_set_stand (r, f->what, STUFFED_STAND_PASSED);
  return read_stand (r, f, stand->pass);
}

/* Dice and total go on the task, which never fails. */
static BrambleFlow
finish_task (StuffedRun   *r,
             StuffedFrame *f)
{
  StuffedState *s = r->s;
  guint stand = f->what;
  BrambleEvent *event;

  s->totals[stand] = (guint8) MIN (s->totals[stand] + s->roll.total, STUFFED_MAX_COUNT);
  stuffed_move_dice (r, f->seat, s->roll.colour, STUFFED_DICE_POOL, STUFFED_DICE_TASK, s->roll.own, stand);
  stuffed_move_dice (r, f->seat, STUFFED_PURPLE, STUFFED_DICE_POOL, STUFFED_DICE_TASK, s->roll.purple, stand);
  event = stuffed_tell (r, STUFFED_EVENT_TASK_GREW, f->seat);
  event->a = (guint8) stand;
  event->c = s->story;
  event->n = s->totals[stand];
  if (s->totals[stand] < stuffed_stand_number (s, stand))
    return acted (r, f);

  stuffed_return_tasks (r, stand);
  stuffed_set_stand (r, stand, STUFFED_STAND_PASSED);
  if (stuffed_is_way_out (s, stand) && stuffed_ends_thought (r, stuffed_stand (s, stand)->pass))
    return BRAMBLE_AGAIN;
  return read_stand (r, f, stuffed_stand (s, stand)->pass);
}

static BrambleFlow
finish_cure (StuffedRun   *r,
             StuffedFrame *f)
{
  if (tell_test (r, f->seat, stuffed_test_number (r->s, stuffed_statuses[f->what].number)))
    stuffed_lose_status (r, f->other, f->what);
  return acted (r, f);
}

static void
tell_minion (StuffedRun       *r,
             StuffedEventKind  kind,
             guint             seat,
             guint             foe,
             guint             status)
{
  BrambleEvent *event = stuffed_tell (r, kind, seat);

  event->a = r->s->foes[foe].kind;
  event->b = (guint8) status;
  event->c = (guint8) foe;
  event->n = r->s->foes[foe].dark;
}

static BrambleFlow
finish_attack (StuffedRun   *r,
               StuffedFrame *f)
{
  StuffedState *s = r->s;
  StuffedFoe *foe = &s->foes[f->other];

  if (s->roll.total < stuffed_minions[foe->kind].defence)
    {
      tell_minion (r, STUFFED_EVENT_MINION_MISSED, f->seat, f->other, STUFFED_NONE);
    }
  else if (stuffed_is_shielded (s, foe->kind))
    {
      tell_minion (r, STUFFED_EVENT_MINION_UNHURT, f->seat, f->other, stuffed_minions[foe->kind].shield);
    }
  else if (stuffed_is_boss (foe->kind) && foe->dark > 1)
    {
      foe->dark--;
      tell_minion (r, STUFFED_EVENT_MINION_HURT, f->seat, f->other, STUFFED_NONE);
    }
  else
    {
      stuffed_defeat (r, f->seat, f->other);
    }
  return acted (r, f);
}

void
stuffed_gen_pockets (const StuffedState *s,
                     const StuffedFrame *f,
                     BrambleAsk         *ask)
{
  stuffed_offer (ask, STUFFED_OPT_USE, STUFFED_DEEP_POCKETS);
  stuffed_offer (ask, STUFFED_OPT_NONE, 0);
}

void
stuffed_gen_keep (const StuffedState *s,
                  const StuffedFrame *f,
                  BrambleAsk         *ask)
{
  stuffed_offer (ask, STUFFED_OPT_ITEM, f->what);
  if (f->other != f->what)
    stuffed_offer (ask, STUFFED_OPT_ITEM, f->other);
}

/* The item is there: its finder says what becomes of it. */
static BrambleFlow
hold_item (StuffedRun   *r,
           StuffedFrame *f,
           guint         item)
{
  guint seat = f->seat;

  acted (r, f);
  stuffed_push (r, STUFFED_PROC_ITEM, STUFFED_STEP_LOOK, seat)->what = (guint8) item;
  return BRAMBLE_AGAIN;
}

static BrambleFlow
finish_search (StuffedRun   *r,
               StuffedFrame *f)
{
  StuffedState *s = r->s;
  guint item;

  if (!tell_test (r, f->seat, stuffed_test_number (s, s->search)))
    return acted (r, f);
  item = stuffed_draw_card (r);
  if (item == STUFFED_NONE)
    return acted (r, f);
  stuffed_tell (r, STUFFED_EVENT_ITEM_DRAWN, f->seat)->a = (guint8) item;
  if (!stuffed_can_use (s, f->seat, STUFFED_DEEP_POCKETS))
    return hold_item (r, f, item);
  f->what = (guint8) item;
  return stuffed_ask (r, f, STUFFED_STEP_POCKETS);
}

static BrambleFlow
draw_another (StuffedRun   *r,
              StuffedFrame *f)
{
  guint item;

  if (r->choice.kind == STUFFED_OPT_NONE)
    return hold_item (r, f, f->what);
  stuffed_use (r, f->seat, STUFFED_DEEP_POCKETS);
  item = stuffed_draw_card (r);
  if (item == STUFFED_NONE)
    return hold_item (r, f, f->what);
  stuffed_tell (r, STUFFED_EVENT_ITEM_DRAWN, f->seat)->a = (guint8) item;
  f->other = (guint8) item;
  return stuffed_ask (r, f, STUFFED_STEP_KEEP);
}

static BrambleFlow
keep_one (StuffedRun   *r,
          StuffedFrame *f)
{
  guint kept = r->choice.a;

  stuffed_leave_item (r, f->seat, kept == f->what ? f->other : f->what);
  return hold_item (r, f, kept);
}

static BrambleFlow
encourage (StuffedRun *r,
           guint       seat,
           guint       other,
           gboolean    stuffing)
{
  BrambleEvent *event = stuffed_tell (r, STUFFED_EVENT_ENCOURAGED, seat);

  event->other = (guint8) other;
  event->a = (guint8) stuffing;
  if (stuffing)
    stuffed_give_stuffing (r, seat, other);
  stuffed_lose_status (r, other, STUFFED_LONELY);
  return BRAMBLE_AGAIN;
}

/* A die goes to another: on its card or, from who is on guard, before it. */
static BrambleFlow
send_die (StuffedRun   *r,
          StuffedFrame *f)
{
  StuffedState *s = r->s;
  guint other = f->other, colour = r->choice.a;
  gboolean guard = s->seats[f->seat].guard;

  if (r->choice.kind == STUFFED_OPT_STORED)
    stuffed_move_dice (r, f->seat, colour, STUFFED_DICE_STORED, STUFFED_DICE_DRAWN, 1, STUFFED_NONE);
  encourage (r, f->seat, other, FALSE);
  acted (r, f);
  if (guard && stuffed_n_stored (s, other) == stuffed_room (s, other))
    stuffed_move_dice (r, other, colour, STUFFED_DICE_DRAWN, STUFFED_DICE_SENT, 1, STUFFED_NONE);
  else
    stuffed_push (r, STUFFED_PROC_STORE, STUFFED_STEP_STORE, other)->what = (guint8) colour;
  return BRAMBLE_AGAIN;
}

void
stuffed_gen_make_room (const StuffedState *s,
                       const StuffedFrame *f,
                       BrambleAsk         *ask)
{
  const StuffedSeat *p = &s->seats[f->seat];

  stuffed_offer (ask, STUFFED_OPT_STORED, p->stored[0]);
  if (p->stored[1] != STUFFED_NONE && p->stored[1] != p->stored[0])
    stuffed_offer (ask, STUFFED_OPT_STORED, p->stored[1]);
}

/* A die of before the active seat is stored with somebody; without room one there goes. With
 * no die to store, one there is simply discarded. */
BrambleFlow
stuffed_proc_store (StuffedRun   *r,
                    StuffedFrame *f)
{
  if (f->step == STUFFED_STEP_STORE)
    {
      if (f->what == STUFFED_NONE || stuffed_n_stored (r->s, f->seat) == stuffed_room (r->s, f->seat))
        return stuffed_ask (r, f, STUFFED_STEP_MAKE_ROOM);
    }
  else
    {
      stuffed_move_dice (r, f->seat, r->choice.a, STUFFED_DICE_STORED, STUFFED_DICE_DISCARD, 1, STUFFED_NONE);
    }
  if (f->what != STUFFED_NONE)
    stuffed_move_dice (r, f->seat, f->what, STUFFED_DICE_DRAWN, STUFFED_DICE_STORED, 1, STUFFED_NONE);
  return BRAMBLE_DONE;
}

static void
discard_die (StuffedRun *r,
             guint       seat)
{
  stuffed_move_dice (r, seat, r->choice.a, r->choice.kind == STUFFED_OPT_DIE ? STUFFED_DICE_DRAWN : STUFFED_DICE_STORED,
                     STUFFED_DICE_DISCARD, 1, STUFFED_NONE);
}

static BrambleFlow
buy (StuffedRun   *r,
     StuffedFrame *f)
{
  StuffedState *s = r->s;
  guint item = r->choice.a, vendor = r->choice.c;
  guint place = 0;
  BrambleEvent *event;

  if (r->choice.b == STUFFED_NONE)
    stuffed_add_buttons (r, f->seat, -1);
  else
    stuffed_take_off (r, f->seat, r->choice.b);
  while (s->vendors[vendor].wares[place] != item)
    place++;
  s->vendors[vendor].wares[place] = STUFFED_NONE;
  event = stuffed_tell (r, STUFFED_EVENT_WARE_SOLD, f->seat);
  event->a = (guint8) item;
  event->c = (guint8) vendor;
  event->n = (gint16) place;
  return hold_item (r, f, item);
}

/* A move was rolled: where does it go? */
static BrambleFlow
go (StuffedRun   *r,
    StuffedFrame *f)
{
  StuffedState *s = r->s;
  StuffedSeat *p = &s->seats[f->seat];
  guint from = p->square;
  guint creak = stuffed_rule (s, STUFFED_RULE_CREAK);
  BrambleEvent *event;

  s->done = (guint8) (s->done & ~STUFFED_DONE_CRACK);
  if (creak > 0 && s->roll.total >= creak)
    f->n = 1;
  if (r->choice.kind != STUFFED_OPT_SQUARE)
    {
      stuffed_tell (r, STUFFED_EVENT_STAYED, f->seat);
      r->choice.kind = STUFFED_OPT_NO;
      return stuffed_go_on (r, f);
    }

  p->square = r->choice.a;
  s->done |= STUFFED_DONE_ENTERED;
  event = stuffed_tell (r, STUFFED_EVENT_MOVED, f->seat);
  event->a = (guint8) from;
  event->b = p->square;
  if (from == s->wagon)
    return stuffed_ask (r, f, STUFFED_STEP_WAGON);
  r->choice.kind = STUFFED_OPT_NO;
  f->step = STUFFED_STEP_WAGON;
  return stuffed_go_on (r, f);
}

static BrambleFlow
end_walk (StuffedRun   *r,
          StuffedFrame *f)
{
  StuffedState *s = r->s;

  if (r->choice.kind == STUFFED_OPT_YES)
    {
      BrambleEvent *event = stuffed_tell (r, STUFFED_EVENT_TOKEN_PUT, STUFFED_NONE);

      s->wagon = s->seats[f->seat].square;
      event->a = STUFFED_TOKEN_WAGON;
      event->b = s->wagon;
    }
  if (f->n > 0)
    stuffed_threat_more (r, 1);
  return acted (r, f);
}

/* Goes on with an action after dice were rolled or something was asked. */
BrambleFlow
stuffed_go_on (StuffedRun   *r,
               StuffedFrame *f)
{
  switch ((guint) f->step)
    {
    case STUFFED_STEP_WALK:
      return stuffed_ask (r, f, STUFFED_STEP_GO);
    case STUFFED_STEP_GO:
      f->step = STUFFED_STEP_WAGON;
      return go (r, f);
    case STUFFED_STEP_WAGON:
      return end_walk (r, f);
    case STUFFED_STEP_TESTED:
      return finish_test (r, f);
    case STUFFED_STEP_TASKED:
      return finish_task (r, f);
    case STUFFED_STEP_CURED:
      return finish_cure (r, f);
    case STUFFED_STEP_STRUCK:
      return finish_attack (r, f);
    case STUFFED_STEP_SEARCHED:
      return finish_search (r, f);
    case STUFFED_STEP_POCKETS:
      return draw_another (r, f);
    case STUFFED_STEP_KEEP:
      return keep_one (r, f);
    case STUFFED_STEP_SEND:
      return send_die (r, f);
    case STUFFED_STEP_GIVE:
      discard_die (r, f->seat);
      encourage (r, f->seat, f->other, TRUE);
      return acted (r, f);
    default: /* an ability or an item */
      if (stuffed_own_on (r, f) == BRAMBLE_WAIT)
        return BRAMBLE_WAIT;
      return acted (r, f);
    }
}

/* Begins what was chosen. */
BrambleFlow
stuffed_do_action (StuffedRun   *r,
                   StuffedFrame *f)
{
  StuffedState *s = r->s;
  const BrambleOption *o = &r->choice;

  switch ((guint) o->kind)
    {
    case STUFFED_OPT_MOVE:
      return roll_for (r, f, STUFFED_ROLL_MOVE, STUFFED_NONE, STUFFED_STEP_WALK);
    case STUFFED_OPT_RESERVE:
      stuffed_move_dice (r, f->seat, o->a, STUFFED_DICE_DRAWN, STUFFED_DICE_STORED, 1, STUFFED_NONE);
      return acted (r, f);
    case STUFFED_OPT_SEND:
      f->other = o->a;
      return stuffed_ask (r, f, STUFFED_STEP_SEND);
    case STUFFED_OPT_GIVE:
      f->other = o->a;
      return stuffed_ask (r, f, STUFFED_STEP_GIVE);
    case STUFFED_OPT_GIVE_FREE:
      stuffed_use_item (r, f->seat, STUFFED_BALL_OF_WOOL);
      encourage (r, f->seat, o->a, TRUE);
      return acted (r, f);
    case STUFFED_OPT_STAND:
      f->what = o->a;
      return roll_for (r, f, stuffed_stand (s, o->a)->task ? STUFFED_ROLL_TASK : STUFFED_ROLL_TEST,
                       stuffed_stand (s, o->a)->colour,
                       stuffed_stand (s, o->a)->task ? STUFFED_STEP_TASKED : STUFFED_STEP_TESTED);
    case STUFFED_OPT_CURE:
      f->what = o->a;
      f->other = o->b;
      return roll_for (r, f, STUFFED_ROLL_TEST, o->c, STUFFED_STEP_CURED);
    case STUFFED_OPT_MELEE:
      f->other = o->a;
      return roll_for (r, f, STUFFED_ROLL_MELEE, STUFFED_RED, STUFFED_STEP_STRUCK);
    case STUFFED_OPT_RANGED:
      f->other = o->a;
      return roll_for (r, f, STUFFED_ROLL_RANGED, STUFFED_GREEN, STUFFED_STEP_STRUCK);
    case STUFFED_OPT_SEARCH:
      return roll_for (r, f, STUFFED_ROLL_SEARCH, STUFFED_YELLOW, STUFFED_STEP_SEARCHED);
    case STUFFED_OPT_BUY:
      return buy (r, f);
    default: /* an ability or an item */
      if (stuffed_do_own (r, f) == BRAMBLE_WAIT)
        return BRAMBLE_WAIT;
      /* One that asks and has only one answer goes on with that. */
      return f->step == STUFFED_STEP_ACTED ? acted (r, f) : BRAMBLE_AGAIN;
    }
}
