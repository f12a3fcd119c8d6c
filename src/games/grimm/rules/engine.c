/* engine.c: the loop that runs effects step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine.h"
#include "editions.h"

BrambleEvent *
grimm_tell_event (GrimmRun       *r,
                  GrimmEventKind  kind,
                  guint           seat)
{
  BrambleEvent *event = bramble_frames_tell (r->events, &r->scratch);

  *event = (BrambleEvent) {
    .kind = (guint8) kind,
    .cause = r->s->depth > 0 ? r->s->stack[r->s->depth - 1].cause : GRIMM_NONE,
    .seat = (guint8) seat,
    .other = GRIMM_NONE,
    .card = GRIMM_NONE,
    .told = BRAMBLE_ALL_SEATS,
    .shown = BRAMBLE_ALL_SEATS,
  };
  return event;
}

GrimmFrame *
grimm_push (GrimmRun  *r,
            GrimmProc  proc,
            guint      owner,
            guint      cause)
{
  GrimmState *s = r->s;
  GrimmFrame *f = &s->stack[bramble_frames_push (&s->depth, GRIMM_MAX_DEPTH)];

  *f = (GrimmFrame) {
    .proc = (guint8) proc,
    .owner = (guint8) owner,
    .cause = (guint8) cause,
    .window = s->window,
    .cards = { GRIMM_NONE, GRIMM_NONE, GRIMM_NONE, GRIMM_NONE },
  };
  return f;
}

/* Runs @proc for @owner with the same cause; @f goes on at @next_step. */
BrambleFlow
grimm_call (GrimmRun   *r,
            GrimmFrame *f,
            GrimmProc   proc,
            guint       owner,
            guint       next_step)
{
  f->step = (guint8) next_step;
  grimm_push (r, proc, owner, f->cause);
  return BRAMBLE_AGAIN;
}

/**
 * grimm_ask:
 *
 * Asks @seat; @f goes on at @next_step with the answer in the run's choice.
 * When there is nothing legal to answer nobody is asked, and the choice is
 * GRIMM_OPT_NONE.
 */
BrambleFlow
grimm_ask (GrimmRun     *r,
           GrimmFrame   *f,
           GrimmAskKind  kind,
           guint         seat,
           guint         next_step)
{
  f->step = (guint8) next_step;
  r->s->ask_kind = (guint8) kind;
  r->s->ask_seat = (guint8) seat;
  grimm_ask_fill (r->s, r->ask);
  return bramble_frames_ask (r->ask, 1, GRIMM_OPT_NONE, &r->choice);
}

enum { ANY_ASK, ANY_CHOSEN };

/* GRIMM_PROC_GAIN_ANY: the seat gains @left resources of any type. */
static BrambleFlow
gain_any (GrimmRun   *r,
          GrimmFrame *f)
{
  if (f->step == ANY_CHOSEN)
    {
      grimm_move (r, GRIMM_PLACE_SUPPLY, GRIMM_PLACE_SEAT (f->owner), r->choice.a, 1);
      f->left--;
    }

  return f->left == 0 ? BRAMBLE_DONE : grimm_ask (r, f, GRIMM_ASK_GAIN, f->owner, ANY_CHOSEN);
}

/* GRIMM_PROC_PAY_ANY: the seat gives @left resources of its choice, or what it
 * has, to @place. */
static BrambleFlow
pay_any (GrimmRun   *r,
         GrimmFrame *f)
{
  if (f->step == ANY_CHOSEN)
    {
      if (r->choice.kind == GRIMM_OPT_NONE)
        return BRAMBLE_DONE;
      grimm_move (r, GRIMM_PLACE_SEAT (f->owner), f->place, r->choice.a, 1);
      f->left--;
    }

  return f->left == 0 ? BRAMBLE_DONE : grimm_ask (r, f, f->index, f->owner, ANY_CHOSEN);
}

/* GRIMM_PROC_PAY_GATHERED: the seat gives @left of what it Gathered to @other,
 * of each type at most what it Gathered and still has. */
static BrambleFlow
pay_gathered (GrimmRun   *r,
              GrimmFrame *f)
{
  if (f->step == ANY_CHOSEN)
    {
      if (r->choice.kind == GRIMM_OPT_NONE)
        return BRAMBLE_DONE;
      grimm_move (r, GRIMM_PLACE_SEAT (f->owner), GRIMM_PLACE_SEAT (f->other), r->choice.a, 1);
      f->tally[r->choice.a]++;
      f->left--;
    }

  return f->left == 0 ? BRAMBLE_DONE : grimm_ask (r, f, GRIMM_ASK_PAY_GATHERED, f->owner, ANY_CHOSEN);
}

BrambleFlow
grimm_gain_any (GrimmRun   *r,
                GrimmFrame *f,
                guint       seat,
                guint       n,
                guint       next_step)
{
  f->step = (guint8) next_step;
  grimm_push (r, GRIMM_PROC_GAIN_ANY, seat, f->cause)->left = (guint16) n;
  return BRAMBLE_AGAIN;
}

BrambleFlow
grimm_pay_any (GrimmRun     *r,
               GrimmFrame   *f,
               GrimmAskKind  kind,
               guint         seat,
               guint         n,
               guint         to_place,
               guint         next_step)
{
  GrimmFrame *call;

  f->step = (guint8) next_step;
  call = grimm_push (r, GRIMM_PROC_PAY_ANY, seat, f->cause);
  call->left = (guint16) n;
  call->place = (guint8) to_place;
  call->index = (guint8) kind;
  call->other = f->owner;
  return BRAMBLE_AGAIN;
}

/* @payer gives the owner of @f so many of what they Gathered. */
BrambleFlow
grimm_pay_gathered (GrimmRun   *r,
                    GrimmFrame *f,
                    guint       payer,
                    guint       n,
                    guint       next_step)
{
  GrimmFrame *call;

  f->step = (guint8) next_step;
  call = grimm_push (r, GRIMM_PROC_PAY_GATHERED, payer, f->cause);
  call->left = (guint16) n;
  call->other = f->owner;
  return BRAMBLE_AGAIN;
}

enum { FRIEND_DRAW, FRIEND_CHOSEN, FRIEND_TAKEN };

/* GRIMM_PROC_GAIN_FRIEND: turn up the top Friend, keep it or give it away. */
static BrambleFlow
gain_friend (GrimmRun   *r,
             GrimmFrame *f)
{
  switch (f->step)
    {
    case FRIEND_DRAW:
      f->cards[0] = (guint8) grimm_draw_friend (r);
      if (f->cards[0] == GRIMM_NONE)
        return BRAMBLE_DONE;
      grimm_tell (r, GRIMM_EVENT_FRIEND_TURNED_UP, f->owner)->card = f->cards[0];
      return grimm_ask (r, f, GRIMM_ASK_FRIEND, f->owner, FRIEND_CHOSEN);

    case FRIEND_CHOSEN:
      {
        gboolean keep = r->choice.kind == GRIMM_OPT_KEEP;
        guint friend_card = f->cards[0];

        f->step = FRIEND_TAKEN;
        f->cards[0] = GRIMM_NONE;
        grimm_gain_friend (r, keep ? f->owner : r->choice.a, friend_card, keep ? GRIMM_NONE : f->owner);
        return BRAMBLE_AGAIN;
      }

    case FRIEND_TAKEN:
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

/* GRIMM_PROC_CARD: the card is the frame's cause, the part says which of its
 * functions. */
static BrambleFlow
card (GrimmRun   *r,
      GrimmFrame *f)
{
  const GrimmRule *rule = grimm_rule (r->s, f->cause);
  BrambleFlow flow;

  switch ((GrimmPart) f->part)
    {
    case GRIMM_PART_FRIEND:
      return rule->effect (r, f);
    case GRIMM_PART_NEXT:
    case GRIMM_PART_FABLE:
      grimm_watch_card (r, f);
      flow = rule->effect (r, f);
      if (flow == BRAMBLE_DONE)
        grimm_end_card (r, f);
      return flow;
    case GRIMM_PART_SPECIAL:
      return rule->special (r, f);
    case GRIMM_PART_FREE:
      return rule->free (r, f);
    case GRIMM_PART_GAINED:
      return rule->gained (r, f);
    case GRIMM_N_PARTS:
      break;
    }

  g_assert_not_reached ();
}

static const GrimmEffect procs[GRIMM_N_PROCS] = {
  [GRIMM_PROC_ROUND] = grimm_round,
  [GRIMM_PROC_PLAN] = grimm_plan,
  [GRIMM_PROC_COLLECT] = grimm_collect,
  [GRIMM_PROC_TURN] = grimm_turn,
  [GRIMM_PROC_BUILD] = grimm_build,
  [GRIMM_PROC_CARD] = card,
  [GRIMM_PROC_MONSTER] = grimm_monster,
  [GRIMM_PROC_PLACE] = grimm_place,
  [GRIMM_PROC_GAIN_FRIEND] = gain_friend,
  [GRIMM_PROC_GAIN_ANY] = gain_any,
  [GRIMM_PROC_PAY_ANY] = pay_any,
  [GRIMM_PROC_PAY_GATHERED] = pay_gathered,
  [GRIMM_PROC_UNIQUES] = grimm_uniques,
};

static BrambleFlow
step (gpointer run)
{
  GrimmRun *r = run;
  GrimmFrame *f = &r->s->stack[r->s->depth - 1];

  return procs[f->proc] (r, f);
}

/* Runs frames until somebody is asked or the game is over. */
void
grimm_run (GrimmRun *r)
{
  GrimmState *s = r->s;

  if (bramble_frames_run (r, step, &s->depth, &s->over))
    return;

  s->ask_kind = GRIMM_ASK_NOTHING;
  s->ask_seat = GRIMM_NONE;
  grimm_ask_fill (s, r->ask);
}
