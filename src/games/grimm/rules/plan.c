/* plan.c: window C, where everybody plans in secret
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Seats are asked one by one, but nothing of a plan shows until all have set
 * theirs down. A view puts the plans of others back into their hands.
 */

#include "engine.h"
#include "editions.h"

enum
{
  PLAN_NEXT,
  PLAN_GATHER,
  PLAN_GATHER_CHOSEN,
  PLAN_FABLE_CHOSEN,
  PLAN_PEEK_CHOSEN,
};

/* The seat that plans next: in turn order, the Evil Queen's player last. */
static guint
next_planner (const GrimmState *s)
{
  guint queen = GRIMM_NONE;

  for (guint i = 0; i < s->n_seats; i++)
    {
      guint seat = grimm_seat_in_turn (s, i);

      if (((s->planning >> seat) & 1) == 0)
        continue;
      if (s->players[seat].friend_card != GRIMM_EVIL_QUEEN)
        return seat;
      queen = seat;
    }

  return queen;
}

/* From now on everybody sees who has set down a Fable. */
static void
show_plans (GrimmRun *r)
{
  GrimmState *s = r->s;

  for (guint i = 0; i < s->n_seats; i++)
    {
      guint seat = grimm_seat_in_turn (s, i);

      if (((s->planning | s->plans_shown) >> seat) & 1)
        continue;
      s->plans_shown |= (guint8) (1u << seat);
      grimm_tell (r, GRIMM_EVENT_PLAN_SET, seat)->n = s->players[seat].fable != GRIMM_NONE;
    }
}

static void
peek_gather (GrimmRun *r,
             guint     seat,
             guint     other)
{
  BrambleEvent *event = grimm_tell (r, GRIMM_EVENT_GATHER_PEEKED, seat);

  r->s->players[other].gather_seen |= (guint8) (1u << seat);
  event->other = (guint8) other;
  event->card = GRIMM_GATHER_LOCATION (r->s->players[other].gather);
  event->shown = (guint8) (1u << seat);
  event->cause = GRIMM_EVIL_QUEEN;
}

static void
peek_fable (GrimmRun *r,
            guint     seat,
            guint     other)
{
  BrambleEvent *event;

  if (r->s->players[other].fable == GRIMM_NONE)
    return;

  event = grimm_tell (r, GRIMM_EVENT_FABLE_PEEKED, seat);
  r->s->players[other].fable_seen |= (guint8) (1u << seat);
  event->other = (guint8) other;
  event->card = r->s->players[other].fable;
  event->shown = (guint8) (1u << seat);
  event->cause = GRIMM_EVIL_QUEEN;
}

/* Whoever plans takes up what already lies before them. In play that is only
 * Sleeping Beauty's Fable, which stays; a position that was set up may have
 * more. */
static void
take_up (GrimmState *s,
         guint       seat)
{
  GrimmPlayer *player = &s->players[seat];

  if (player->gather != GRIMM_NONE)
    player->gather_hand |= (guint16) (1u << player->gather);
  if (player->fable != GRIMM_NONE && !player->dreamt)
    {
      grimm_hand_add (s, seat, player->fable);
      player->fable = GRIMM_NONE;
    }
}

static BrambleFlow
finish (GrimmRun   *r,
        GrimmFrame *f)
{
  GrimmPlayer *player = &r->s->players[f->seat];
  BrambleEvent *event = grimm_tell (r, GRIMM_EVENT_PLAN_MADE, f->seat);

  event->a = GRIMM_GATHER_LOCATION (player->gather);
  event->card = player->dreamt ? GRIMM_NONE : player->fable;
  event->told = (guint8) (1u << f->seat);
  event->shown = event->told;
  r->s->planning &= (guint8) ~(1u << f->seat);
  f->step = PLAN_NEXT;
  return BRAMBLE_AGAIN;
}

/* Lets planning go on with the seats that have not set down their plan, for a
 * position that was set up. @peeked: the Evil Queen, who is the last of them,
 * has looked. */
void
grimm_plan_on (GrimmRun *r,
               gboolean  peeked)
{
  GrimmFrame *f = &r->s->stack[r->s->depth - 1];

  f->step = PLAN_NEXT;
  r->s->plans_shown = 0;
  if (peeked)
    {
      f->seat = (guint8) next_planner (r->s);
      f->step = PLAN_GATHER;
      show_plans (r);
    }
  grimm_run (r);
}

BrambleFlow
grimm_plan (GrimmRun   *r,
            GrimmFrame *f)
{
  GrimmState *s = r->s;
  GrimmPlayer *player = &s->players[f->seat];

  switch (f->step)
    {
    case PLAN_NEXT:
      f->seat = (guint8) next_planner (s);
      if (f->seat == GRIMM_NONE)
        {
          f->seat = 0;
          show_plans (r);
          return BRAMBLE_DONE;
        }
      f->step = PLAN_GATHER;
      if (s->players[f->seat].friend_card == GRIMM_EVIL_QUEEN)
        {
          show_plans (r);
          return grimm_ask (r, f,
                            grimm_edition (s)->queen_sees_both ? GRIMM_ASK_QUEEN_PEEK_BOTH : GRIMM_ASK_QUEEN_PEEK,
                            f->seat, PLAN_PEEK_CHOSEN);
        }
      return BRAMBLE_AGAIN;

    case PLAN_PEEK_CHOSEN:
      if (r->choice.kind != GRIMM_OPT_PEEK_FABLE)
        peek_gather (r, f->seat, r->choice.a);
      if (r->choice.kind != GRIMM_OPT_PEEK_GATHER)
        peek_fable (r, f->seat, r->choice.a);
      f->step = PLAN_GATHER;
      return BRAMBLE_AGAIN;

    case PLAN_GATHER:
      return grimm_ask (r, f, GRIMM_ASK_PLAN_GATHER, f->seat, PLAN_GATHER_CHOSEN);

    case PLAN_GATHER_CHOSEN:
      take_up (s, f->seat);
      player->gather = r->choice.a;
      player->gather_home = f->seat;
      player->gather_seen = (guint8) (1u << f->seat);
      player->gather_hand &= (guint16) ~(1u << r->choice.a);
      if (player->dreamt || player->hand_size == 0)
        return finish (r, f);
      return grimm_ask (r, f, GRIMM_ASK_PLAN_FABLE, f->seat, PLAN_FABLE_CHOSEN);

    case PLAN_FABLE_CHOSEN:
      if (r->choice.kind == GRIMM_OPT_FABLE)
        {
          grimm_hand_remove (s, f->seat, r->choice.a);
          player->fable = r->choice.a;
          player->fable_seen = (guint8) (1u << f->seat);
        }
      return finish (r, f);
    }

  g_assert_not_reached ();
}
