/* stuffed-engine.c: the loop that runs a game step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-engine.h"

BrambleEvent *
stuffed_tell_event (StuffedRun       *r,
                    StuffedEventKind  kind,
                    guint             seat)
{
  BrambleEvent *event = bramble_frames_tell (r->events, &r->scratch);

  *event = (BrambleEvent) {
    .kind = (guint8) kind,
    .cause = STUFFED_NONE,
    .seat = (guint8) seat,
    .other = STUFFED_NONE,
    .a = STUFFED_NONE,
    .b = STUFFED_NONE,
    .c = STUFFED_NONE,
    .card = STUFFED_NONE,
    .told = BRAMBLE_ALL_SEATS,
    .shown = BRAMBLE_ALL_SEATS,
  };
  return event;
}

StuffedFrame *
stuffed_push (StuffedRun  *r,
              StuffedProc  proc,
              StuffedStep  step,
              guint        seat)
{
  StuffedFrame *f = &r->s->stack[bramble_frames_push (&r->s->depth, STUFFED_MAX_DEPTH)];

  *f = (StuffedFrame) {
    .proc = (guint8) proc,
    .step = (guint8) step,
    .seat = (guint8) seat,
    .other = STUFFED_NONE,
    .what = STUFFED_NONE,
  };
  return f;
}

/* Whether there is room for another block and all that can happen in it. Stories come from
 * anywhere: whatever is nested deeper is not read. */
gboolean
stuffed_has_depth (const StuffedState *s)
{
  return s->depth + 9u <= STUFFED_MAX_DEPTH;
}

/**
 * stuffed_ask:
 * @step: where @f goes on with the answer in the run's choice; it says what is asked, too
 *
 * When there is nothing to choose from nobody is asked, and the choice is STUFFED_OPT_NONE;
 * the only possible answer is taken without asking, but for a few.
 */
BrambleFlow
stuffed_ask (StuffedRun   *r,
             StuffedFrame *f,
             StuffedStep   step)
{
  f->step = (guint8) step;
  stuffed_ask_fill (r->s, r->ask);
  return bramble_frames_ask (r->ask, stuffed_asks[r->ask->kind].always ? 1 : 2, STUFFED_OPT_NONE, &r->choice);
}

/* The game is over as soon as its ending was read: what was still pending is dropped. */
BrambleFlow
stuffed_end (StuffedRun  *r,
             StuffedOver  why)
{
  StuffedState *s = r->s;

  s->depth = 0;
  s->sleep_due = 0;
  stuffed_clear_roll (s);
  stuffed_push (r, STUFFED_PROC_END, STUFFED_STEP_LOOK, stuffed_you (s))->what = (guint8) why;
  r->restarted = TRUE;
  return BRAMBLE_AGAIN;
}

BrambleFlow
stuffed_proc_end (StuffedRun   *r,
                  StuffedFrame *f)
{
  StuffedState *s = r->s;
  const StuffedStory *story = stuffed_stories[s->story];
  BrambleEvent *event;
  guint over = f->what;

  if (f->step == STUFFED_STEP_LOOK)
    {
      f->step = STUFFED_STEP_CLOSE;
      stuffed_read (r, STUFFED_TOME_STORY,
                    over == STUFFED_WON_ASLEEP   ? story->ending_asleep
                    : over == STUFFED_WON_WAKING ? story->ending_waking : story->ending_lost,
                    f->seat, STUFFED_TAG_PLAIN);
      return BRAMBLE_AGAIN;
    }

  s->depth = 0;
  s->over = (guint8) over;
  event = stuffed_tell (r, STUFFED_EVENT_GAME_OVER, STUFFED_NONE);
  event->a = (guint8) over;
  event->b = s->story;
  event->c = (guint8) stuffed_is_friend (s);
  return BRAMBLE_AGAIN;
}

static const StuffedProcedure procs[STUFFED_N_PROCS] = {
  [STUFFED_PROC_GAME] = stuffed_proc_game,
  [STUFFED_PROC_OPEN] = stuffed_proc_open,
  [STUFFED_PROC_SETTLE] = stuffed_proc_settle,
  [STUFFED_PROC_READ] = stuffed_proc_read,
  [STUFFED_PROC_ROLL] = stuffed_proc_roll,
  [STUFFED_PROC_HURT] = stuffed_proc_hurt,
  [STUFFED_PROC_MINIONS] = stuffed_proc_minions,
  [STUFFED_PROC_MEET] = stuffed_proc_meet,
  [STUFFED_PROC_ITEM] = stuffed_proc_item,
  [STUFFED_PROC_LOST] = stuffed_proc_lost,
  [STUFFED_PROC_SURGE] = stuffed_proc_surge,
  [STUFFED_PROC_STORE] = stuffed_proc_store,
  [STUFFED_PROC_CURE] = stuffed_proc_cure,
  [STUFFED_PROC_END] = stuffed_proc_end,
};

static BrambleFlow
step (gpointer run)
{
  StuffedRun *r = run;
  StuffedFrame *f = &r->s->stack[r->s->depth - 1];
  BrambleFlow flow = procs[f->proc] (r, f);

  if (r->restarted || stuffed_is_over (r->s))
    {
      r->restarted = FALSE;
      return BRAMBLE_AGAIN;
    }
  return flow;
}

/* Runs frames until somebody is asked or the game is over. */
void
stuffed_run (StuffedRun *r)
{
  StuffedState *s = r->s;

  r->restarted = FALSE;
  if (!bramble_frames_run (r, step, &s->depth, &s->over))
    stuffed_ask_fill (s, r->ask);
}
