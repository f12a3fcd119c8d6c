/* stuffed-set-window.c: a turn that goes on at one of its windows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-set.h"

#include <string.h>

static const struct
{
  const char *id;
  StuffedPhase phase;
  StuffedStep step;
} windows[] = {
  { "draw", STUFFED_PHASE_BETWEEN, STUFFED_STEP_TURN },
  { "find", STUFFED_PHASE_FIND, STUFFED_STEP_WHITE },
  { "threat", STUFFED_PHASE_FIND, STUFFED_STEP_THREAT },
  { "actions", STUFFED_PHASE_FIND, STUFFED_STEP_THREAT }, /* they begin there, with what lies under a stuffy */
  { "discard", STUFFED_PHASE_ACTIONS, STUFFED_STEP_DISCARD },
  { "check", STUFFED_PHASE_CHECK, STUFFED_STEP_CHECK },
  { "over", STUFFED_PHASE_CHECK, STUFFED_STEP_TURN_OVER },
};

static const char *
window_id (guint value)
{
  return windows[value].id;
}

const BrambleVocabulary stuffed_window_words = { "WINDOW", G_N_ELEMENTS (windows), window_id };

/* Whether nobody waits for a place. */
gboolean
stuffed_all_placed (const StuffedState *s)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (s->seats[seat].square == STUFFED_NONE && !s->seats[seat].guard)
      return FALSE;

  return stuffed_foe_at (s, STUFFED_NONE) == STUFFED_NONE;
}

/* window WINDOW: the turn of whose turn it is goes on at the beginning of that window; with "draw" it begins. */
gboolean
stuffed_set_window (StuffedState      *s,
                    const char *const *words)
{
  guint window = 0;

  if (words[0] == NULL || words[1])
    return FALSE;
  while (window < G_N_ELEMENTS (windows) && strcmp (windows[window].id, words[0]) != 0)
    window++;
  if (window == G_N_ELEMENTS (windows))
    return FALSE;
  if (windows[window].step == STUFFED_STEP_TURN)
    {
      /* The next one begins. */
      s->active = (guint8) ((s->active + s->n_seats - 1u) % s->n_seats);
      s->turns = (guint16) MAX (s->turns, 1) - 1;
    }
  s->over = STUFFED_NOT_OVER;
  s->done = 0;
  s->sleep_due = 0;
  s->phase = (guint8) windows[window].phase;
  stuffed_clear_roll (s);
  memset (s->stack, 0, sizeof s->stack);
  s->depth = 1;
  s->stack[0] = (StuffedFrame) {
    .proc = STUFFED_PROC_GAME, .step = (guint8) windows[window].step, .seat = s->active, .other = STUFFED_NONE, .what = STUFFED_NONE,
  };
  return TRUE;
}
