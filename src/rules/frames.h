/* frames.h: a game that is played step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An effect that asks somebody in its middle cannot wait on the C stack: the game is saved,
 * copied and searched there. So it is a frame on a small stack in the state: which procedure,
 * which step, and a few numbers, whatever the game needs. A procedure does one step, says
 * where it goes on, and the loop below runs whatever frame is on top until somebody is asked.
 *
 * The frames, the table of procedures and what a run of them carries along are the game's
 * own, with types of their own; here is what is the same in all of them. Nothing is
 * allocated, and all of it is inline, for it runs for every answer of every playout.
 */

#pragma once

#include "game.h"

G_BEGIN_DECLS

/* What a step says to the loop that runs it. */
typedef enum
{
  BRAMBLE_DONE,  /* this frame is finished */
  BRAMBLE_AGAIN, /* run the top frame: this one, or one that was pushed */
  BRAMBLE_WAIT,  /* somebody has been asked */
} BrambleFlow;

/* Does one step of the top frame. */
typedef BrambleFlow (*BrambleStep) (gpointer run);

/**
 * bramble_frames_run:
 * @run: the game's own, for @step
 * @step: does one step of the top frame
 * @depth: how many frames there are, in the state
 * @over: whether the game is over, in the state
 *
 * Runs frames until somebody is asked or the game is over.
 *
 * Returns: whether somebody is asked
 */
static inline gboolean
bramble_frames_run (gpointer      run,
                    BrambleStep   step,
                    guint8       *depth,
                    const guint8 *over)
{
  while (!*over)
    switch (step (run))
      {
      case BRAMBLE_WAIT:
        return TRUE;
      case BRAMBLE_AGAIN:
        break;
      case BRAMBLE_DONE:
        (*depth)--;
        break;
      }

  return FALSE;
}

/**
 * bramble_frames_push:
 * @depth: how many frames there are, in the state
 * @most: how many there can be
 *
 * Returns: the place of one more frame, which the caller fills in; it runs next
 */
static inline guint
bramble_frames_push (guint8 *depth,
                     guint   most)
{
  g_assert (*depth < most);
  return (*depth)++;
}

/**
 * bramble_frames_ask:
 * @ask: filled in
 * @least: with fewer options nobody is asked, 1 or 2
 * @none: the kind of option that says that there was nothing to choose from
 * @choice: (out): what is chosen when nobody is asked
 *
 * Returns: what the step that asks says to the loop. When nobody is asked the frame goes on
 *   at once, with the only option, or with @none.
 */
static inline BrambleFlow
bramble_frames_ask (const BrambleAsk *ask,
                    guint             least,
                    guint             none,
                    BrambleOption    *choice)
{
  if (ask->n_options >= least)
    return BRAMBLE_WAIT;

  *choice = ask->n_options == 1 ? ask->options[0] : (BrambleOption) { .kind = (guint8) none };
  return BRAMBLE_AGAIN;
}

/**
 * bramble_frames_answer:
 * @ask: what the caller believes is asked
 * @turn: how many answers there were, in the state
 * @choice: (out): the answer, for the frame that asked
 *
 * Takes an answer, or refuses what is no option and what was asked in another position; then
 * nothing has changed.
 */
static inline gboolean
bramble_frames_answer (const BrambleAsk *ask,
                       guint             option,
                       guint32          *turn,
                       BrambleOption    *choice)
{
  if (ask->turn != *turn || option >= ask->n_options)
    return FALSE;

  *choice = ask->options[option];
  if (*turn < G_MAXUINT32)
    (*turn)++;
  return TRUE;
}

/**
 * bramble_frames_tell:
 * @scratch: takes the event when there is no room for it
 *
 * Returns: (transfer none): where the next event is written
 */
static inline BrambleEvent *
bramble_frames_tell (BrambleEvents *events,
                     BrambleEvent  *scratch)
{
  if (events->n_events < events->size)
    return &events->events[events->n_events++];

  events->lost++;
  return scratch;
}

G_END_DECLS
