/* folk-engine.c: the loop that runs a game step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-engine.h"

BrambleEvent *
folk_tell_event (FolkRun       *r,
                 FolkEventKind  kind,
                 guint          seat)
{
  BrambleEvent *event = bramble_frames_tell (r->events, &r->scratch);

  *event = (BrambleEvent) {
    .kind = (guint8) kind,
    .cause = FOLK_NONE,
    .seat = (guint8) seat,
    .other = FOLK_NONE,
    .a = FOLK_NONE,
    .b = FOLK_NONE,
    .c = FOLK_NONE,
    .card = FOLK_NONE,
    .told = BRAMBLE_ALL_SEATS,
    .shown = BRAMBLE_ALL_SEATS,
  };
  return event;
}

/* Makes another procedure of a frame that has nothing left to do. */
void
folk_become (FolkFrame *f,
             FolkProc   proc,
             FolkStep   step)
{
  *f = (FolkFrame) {
    .proc = (guint8) proc,
    .step = (guint8) step,
    .seat = f->seat,
    .other = FOLK_NONE,
    .from = FOLK_NONE,
    .prev = FOLK_NONE,
    .to = FOLK_NONE,
    .who = FOLK_NONE,
    .tile = FOLK_NONE,
    .wish = FOLK_NONE,
  };
}

FolkFrame *
folk_push (FolkRun  *r,
           FolkProc  proc,
           FolkStep  step,
           guint     seat)
{
  FolkFrame *f = &r->s->stack[bramble_frames_push (&r->s->depth, FOLK_MAX_DEPTH)];

  f->seat = (guint8) seat;
  folk_become (f, proc, step);
  return f;
}

/**
 * folk_ask:
 * @step: where @f goes on with the answer in the run's choice; it says what is
 *   asked, too
 *
 * When there is nothing to choose from nobody is asked, and the choice is
 * FOLK_OPT_NONE; the only possible answer is taken without asking, but for a few.
 */
BrambleFlow
folk_ask (FolkRun   *r,
          FolkFrame *f,
          FolkStep   step)
{
  f->step = (guint8) step;
  folk_ask_fill (r->s, r->ask);
  return bramble_frames_ask (r->ask, folk_asks[r->ask->kind].always ? 1 : 2, FOLK_OPT_NONE, &r->choice);
}

/* Nothing was done in this turn. */
void
folk_clear_turn (FolkState *s)
{
  s->phase = FOLK_BEFORE;
  s->used = 0;
  s->offers = 0;
  s->bonus = 0;
}

/* The game is over: what was still pending is dropped. */
void
folk_end (FolkRun  *r,
          FolkOver  why,
          guint     winner)
{
  FolkState *s = r->s;
  BrambleEvent *event;

  s->depth = 0;
  folk_clear_turn (s);
  s->over = (guint8) why;
  s->winner = (guint8) winner;
  event = folk_tell (r, FOLK_EVENT_GAME_OVER, winner);
  event->a = folk_winners (s);
  event->b = (guint8) why;
}

static const FolkProcedure procs[FOLK_N_PROCS] = {
  [FOLK_PROC_GAME] = folk_proc_game,
  [FOLK_PROC_ROLL] = folk_proc_roll,
  [FOLK_PROC_MOVE] = folk_proc_move,
  [FOLK_PROC_THROW] = folk_proc_throw,
  [FOLK_PROC_SORCERER] = folk_proc_sorcerer,
  [FOLK_PROC_GATE] = folk_proc_gate,
  [FOLK_PROC_PAY] = folk_proc_pay,
  [FOLK_PROC_GAIN] = folk_proc_gain,
  [FOLK_PROC_TRICKSTER] = folk_proc_trickster,
  [FOLK_PROC_WAND] = folk_proc_wand,
  [FOLK_PROC_TRADE] = folk_proc_trade,
  [FOLK_PROC_COURAGE] = folk_proc_courage,
  [FOLK_PROC_PARTNERS] = folk_proc_partners,
};

static BrambleFlow
step (gpointer run)
{
  FolkRun *r = run;
  FolkFrame *f = &r->s->stack[r->s->depth - 1];
  BrambleFlow flow = procs[f->proc] (r, f);

  /* Whoever went through the gate has left no frame to finish. */
  return folk_is_over (r->s) ? BRAMBLE_AGAIN : flow;
}

/* Runs frames until somebody is asked or the game is over. */
void
folk_run (FolkRun *r)
{
  FolkState *s = r->s;

  if (!bramble_frames_run (r, step, &s->depth, &s->over))
    folk_ask_fill (s, r->ask);
}
