/* folk-turn.c: Starting items are chosen, and turns are taken
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-engine.h"

/* Starting items that nobody has. */
void
folk_gen_item (const FolkState *s,
               const FolkFrame *f,
               BrambleAsk      *ask)
{
  for (guint tile = 0; tile < FOLK_N_STARTING; tile++)
    if (folk_supply (s, tile) > 0)
      folk_offer (ask, FOLK_OPT_TILE, tile);
}

void
folk_gen_boot (const FolkState *s,
               const FolkFrame *f,
               BrambleAsk      *ask)
{
  if (s->seats[f->seat].advice >= 2)
    folk_offer (ask, FOLK_OPT_PAY_ADVICE, 0);
  folk_offer (ask, FOLK_OPT_REST, 0);
  folk_offer (ask, FOLK_OPT_GO_ON, 0);
}

/* The roll, what may be done in its place where the turn began, and all else. Who can
 * knock has come for that: it stands first, where nobody rolls from habit and has to
 * leave the gate. */
void
folk_gen_before (const FolkState *s,
                 const FolkFrame *f,
                 BrambleAsk      *ask)
{
  guint field = s->seats[f->seat].field;
  gboolean began_here = (s->used & FOLK_USED_MOVED) == 0;

  if (began_here && field == FOLK_CASTLE && folk_is_ready (s, f->seat))
    folk_offer (ask, FOLK_OPT_KNOCK, 0);
  folk_offer (ask, FOLK_OPT_ROLL, 0);
  if (began_here)
    {
      if (folk_is_market (field))
        folk_offer (ask, FOLK_OPT_STAY, 0);
      if (folk_quest_here (s, f->seat) != FOLK_NONE)
        folk_offer (ask, FOLK_OPT_QUEST, 0);
    }
  folk_gen_goods (s, f->seat, ask);
  folk_gen_company (s, f->seat, ask);
}

void
folk_gen_after (const FolkState *s,
                const FolkFrame *f,
                BrambleAsk      *ask)
{
  folk_offer (ask, FOLK_OPT_END_TURN, 0);
  folk_gen_goods (s, f->seat, ask);
  folk_gen_company (s, f->seat, ask);
}

/* The last player chooses first, then the others counter-clockwise. */
static BrambleFlow
draft (FolkRun   *r,
       FolkFrame *f)
{
  FolkState *s = r->s;

  if (f->n == s->n_seats)
    {
      f->n = 0;
      return folk_go (f, FOLK_STEP_TURN);
    }
  f->seat = (guint8) ((s->start + 2u * s->n_seats - 1 - f->n) % s->n_seats);
  s->active = f->seat;
  return folk_ask (r, f, FOLK_STEP_ITEM);
}

static void
serve_lost_turn (FolkRun *r,
                 guint    seat)
{
  FolkSeat *p = &r->s->seats[seat];

  p->lost--;
  folk_tell (r, FOLK_EVENT_TURN_LOST, seat)->c = p->lost;
  if (p->lost > 0 || !p->resting)
    return;
  p->resting = FALSE;
  folk_set_boot (r, seat, 0);
}

/* One field along a shortcut's path, or out at its end. */
static void
walk_path (FolkRun *r,
           guint    seat)
{
  FolkSeat *p = &r->s->seats[seat];
  guint next = folk_along_path (p->field, p->goal);
  BrambleEvent *event = folk_tell (r, next == p->goal ? FOLK_EVENT_PATH_LEFT : FOLK_EVENT_PATH_WALKED, seat);

  event->a = p->field;
  event->b = (guint8) next;
  p->field = (guint8) next;
  if (next == p->goal)
    p->goal = FOLK_NONE;
}

/* The turn is really there. Who waits at the Castle and is ready hears something. */
static BrambleFlow
rise (FolkRun   *r,
      FolkFrame *f)
{
  if (r->s->seats[f->seat].field == FOLK_CASTLE && folk_is_ready (r->s, f->seat))
    folk_get_advice (r, f->seat, 1);
  return folk_go (f, FOLK_STEP_ACT);
}

static BrambleFlow
begin_turn (FolkRun   *r,
            FolkFrame *f)
{
  FolkState *s = r->s;
  guint next = s->round == 0 ? s->start : folk_left_of (s, s->active);

  if (next == s->start && s->round == FOLK_MAX_ROUNDS)
    {
      folk_end (r, FOLK_OVER_BY_TURNS, FOLK_NONE);
      return BRAMBLE_AGAIN;
    }
  s->active = (guint8) next;
  s->round = (guint8) (s->round + (next == s->start));
  folk_clear_turn (s);
  f->seat = (guint8) next;
  folk_tell (r, FOLK_EVENT_TURN_BEGAN, next)->n = s->round;
  if (s->seats[next].lost > 0)
    {
      serve_lost_turn (r, next);
      return BRAMBLE_AGAIN;
    }
  if (s->seats[next].goal != FOLK_NONE)
    {
      walk_path (r, next);
      return BRAMBLE_AGAIN;
    }
  if (s->seats[next].boot == FOLK_MAX_BOOT)
    return folk_ask (r, f, FOLK_STEP_BOOT);

  return rise (r, f);
}

static BrambleFlow
answer_boot (FolkRun   *r,
             FolkFrame *f)
{
  FolkSeat *p = &r->s->seats[f->seat];

  switch (r->choice.kind)
    {
    case FOLK_OPT_PAY_ADVICE:
      folk_pay_advice (r, f->seat, 2);
      folk_set_boot (r, f->seat, 0);
      return rise (r, f);
    case FOLK_OPT_REST:
      p->lost = 1;
      p->resting = TRUE;
      folk_tell (r, FOLK_EVENT_RESTED, f->seat);
      return folk_go (f, FOLK_STEP_TURN);
    case FOLK_OPT_GO_ON:
      return rise (r, f);
    }

  g_assert_not_reached ();
}

/* What is done instead of rolling, or the roll itself. */
static BrambleFlow
set_to (FolkRun   *r,
        FolkFrame *f)
{
  FolkState *s = r->s;
  guint field = s->seats[f->seat].field;
  FolkFrame *throw;

  s->phase = FOLK_AFTER;
  f->step = FOLK_STEP_ACT;
  switch (r->choice.kind)
    {
    case FOLK_OPT_ROLL:
      folk_push (r, FOLK_PROC_ROLL, FOLK_STEP_READY, f->seat);
      break;
    case FOLK_OPT_STAY:
      folk_tell (r, FOLK_EVENT_STAYED, f->seat)->a = (guint8) field;
      folk_get_biscuits (r, f->seat, 1);
      s->used |= FOLK_USED_MARKET;
      break;
    case FOLK_OPT_KNOCK:
      folk_push (r, FOLK_PROC_GATE, FOLK_STEP_PREPARE, f->seat);
      break;
    case FOLK_OPT_QUEST:
      throw = folk_push (r, FOLK_PROC_THROW, FOLK_STEP_MEET, f->seat);
      throw->who = (guint8) folk_who_is_at (field);
      throw->flags = FOLK_FLAG_SOUGHT;
      break;
    }
  return BRAMBLE_AGAIN;
}

BrambleFlow
folk_proc_game (FolkRun   *r,
                FolkFrame *f)
{
  FolkState *s = r->s;

  switch (f->step)
    {
    case FOLK_STEP_DRAFT:
      return draft (r, f);
    case FOLK_STEP_ITEM:
      folk_get_tile (r, f->seat, r->choice.a);
      f->n++;
      return folk_go (f, FOLK_STEP_DRAFT);
    case FOLK_STEP_TURN:
      return begin_turn (r, f);
    case FOLK_STEP_BOOT:
      return answer_boot (r, f);
    case FOLK_STEP_ACT:
      if (s->used & FOLK_USED_UP)
        return folk_go (f, FOLK_STEP_TURN);
      return folk_ask (r, f, s->phase == FOLK_BEFORE ? FOLK_STEP_BEFORE : FOLK_STEP_AFTER);
    case FOLK_STEP_BEFORE:
    case FOLK_STEP_AFTER:
      if (r->choice.kind == FOLK_OPT_END_TURN)
        return folk_go (f, FOLK_STEP_TURN);
      if (r->choice.kind == FOLK_OPT_ROLL || r->choice.kind == FOLK_OPT_STAY || r->choice.kind == FOLK_OPT_KNOCK
          || r->choice.kind == FOLK_OPT_QUEST)
        return set_to (r, f);
      return folk_do_goods (r, f);
    case FOLK_STEP_MENDED:
    case FOLK_STEP_WITS:
    case FOLK_STEP_BOUGHT:
    case FOLK_STEP_FORGED:
      return folk_do_goods (r, f);
    }

  g_assert_not_reached ();
}
