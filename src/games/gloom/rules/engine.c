/* engine.c: the loop that runs a game step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine.h"

BrambleEvent *
gloom_tell_event (GloomRun       *r,
                  GloomEventKind  kind,
                  guint           seat,
                  guint           card)
{
  BrambleEvent *event = bramble_frames_tell (r->events, &r->scratch);

  *event = (BrambleEvent) {
    .kind = (guint8) kind,
    .cause = r->s->depth > 0 ? r->s->stack[r->s->depth - 1].card : GLOOM_NONE,
    .seat = (guint8) seat,
    .other = GLOOM_NONE,
    .a = GLOOM_NONE,
    .b = GLOOM_NONE,
    .c = GLOOM_NONE,
    .card = (guint8) card,
    .told = BRAMBLE_ALL_SEATS,
    .shown = BRAMBLE_ALL_SEATS,
  };
  return event;
}

GloomFrame *
gloom_push (GloomRun  *r,
            GloomProc  proc,
            GloomStep  step,
            guint      card,
            guint      owner)
{
  GloomState *s = r->s;
  GloomFrame *f = &s->stack[bramble_frames_push (&s->depth, GLOOM_MAX_DEPTH)];

  *f = (GloomFrame) {
    .proc = (guint8) proc,
    .step = (guint8) step,
    .card = (guint8) card,
    .owner = (guint8) owner,
    .hero = GLOOM_NONE,
    .laid = GLOOM_NONE,
    .seat = GLOOM_NONE,
    .pick = GLOOM_NONE,
    .place = GLOOM_NONE,
    .held = GLOOM_NONE,
    .answer = GLOOM_NONE,
  };
  return f;
}

/**
 * gloom_ask:
 * @step: where @f goes on with the answer in the run's choice; it says what is
 *   asked, too
 *
 * When there is nothing to choose from nobody is asked, and the choice is
 * GLOOM_OPT_NONE; in effects one possible choice is taken without asking.
 */
BrambleFlow
gloom_ask (GloomRun   *r,
           GloomFrame *f,
           guint       seat,
           GloomStep   step)
{
  f->step = (guint8) step;
  r->s->ask_seat = (guint8) seat;
  gloom_ask_fill (r->s, r->ask);
  return bramble_frames_ask (r->ask, r->ask->n_options == 1 && gloom_asks[r->ask->kind].in_effect ? 2 : 1, GLOOM_OPT_NONE,
                             &r->choice);
}

/* The game is over, in mid-action too: what was still pending is dropped. */
void
gloom_end (GloomRun  *r,
           GloomOver  why)
{
  GloomState *s = r->s;
  BrambleEvent *event;

  for (guint i = s->depth; i > 0; i--)
    if (s->stack[i - 1].held != GLOOM_NONE)
      {
        gloom_put_on_discard (r, s->stack[i - 1].held);
        gloom_tell (r, GLOOM_EVENT_EVENT_OVER, s->stack[i - 1].owner, s->stack[i - 1].held);
      }
  s->depth = 0;
  s->over = (guint8) why;
  s->ask_seat = GLOOM_NONE;
  event = gloom_tell (r, GLOOM_EVENT_GAME_OVER, GLOOM_NONE, GLOOM_NONE);
  event->a = gloom_winners (s);
  event->c = (guint8) why;
}

static const GloomProcedure procs[GLOOM_N_PROCS] = {
  [GLOOM_PROC_GAME] = gloom_proc_game,
  [GLOOM_PROC_PLAY] = gloom_proc_play,
  [GLOOM_PROC_EFFECT] = gloom_proc_effect,
  [GLOOM_PROC_AFTER] = gloom_proc_after,
};

static BrambleFlow
step (gpointer run)
{
  GloomRun *r = run;
  GloomFrame *f = &r->s->stack[r->s->depth - 1];

  return procs[f->proc] (r, f);
}

/* Runs frames until somebody is asked or the game is over. */
void
gloom_run (GloomRun *r)
{
  GloomState *s = r->s;

  if (!bramble_frames_run (r, step, &s->depth, &s->over))
    gloom_ask_fill (s, r->ask);
}
