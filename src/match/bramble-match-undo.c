/* bramble-match-undo.c: going back and forth in a match
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-match-private.h"

#include <glib/gi18n-lib.h>

static const BrambleGame *
game (BrambleMatch *self)
{
  return bramble_record_game (self->record);
}

/* Whether nobody else may know that a computer was asked in the state before @at. */
static gboolean
is_unnoticed (BrambleMatch *self,
              guint         at)
{
  gconstpointer state = bramble_record_state (self->record, at - 1);
  BrambleAsk ask;

  game (self)->ask (state, &ask);
  return ask.n_options > 0 && bramble_match_is_computer (self, ask.seat)
         && (bramble_ask_nature (game (self), state, &ask) & BRAMBLE_ASK_TELLS) != 0;
}

/* The last step that anybody knows of. What came of it after a computer was asked
 * unnoticed belongs to it; only what that brought to light may keep it from being taken
 * back. */
static guint
last_noticed (BrambleMatch *self)
{
  guint at = bramble_record_at (self->record);

  while (at > 0 && is_unnoticed (self, at) && !bramble_record_reveals (self->record, at))
    at--;
  return at;
}

/* Whether there is nothing before @at to go back to: a lesson begins where its deal is set up. */
static gboolean
is_beginning (BrambleMatch *self,
              guint         at)
{
  return at == 0 || (bramble_record_lesson (self->record) && bramble_record_words (self->record, at));
}

/* Why the step that led to the present state cannot be taken back, or NULL. */
const char *
bramble_match_why_not_undo (BrambleMatch *self)
{
  guint at = last_noticed (self);
  guint answerer;

  if (is_beginning (self, at))
    return N_("This is the beginning of the game.");
  if (self->replay || bramble_record_casual (self->record))
    return NULL;

  answerer = bramble_record_answerer (self->record, at);
  if (bramble_match_is_computer (self, answerer) && !is_unnoticed (self, at))
    return N_("A computer player has answered since then.");
  if (bramble_record_reveals (self->record, at))
    return N_("Something hidden has come to light since then.");
  /* Who just answered may take that back; once they have, the answer before it
   * is somebody else's. */
  if (at < bramble_record_n_steps (self->record) && answerer != bramble_match_asked_at (self, at))
    return N_("Another player has answered since then.");

  return NULL;
}

/* In a casual game the answers of computer seats go with the person's. There
 * must be a person's question to go back to. */
gboolean
bramble_match_find_undo (BrambleMatch *self,
                         guint        *target)
{
  guint at = last_noticed (self);

  if (bramble_match_why_not_undo (self))
    return FALSE;
  if (self->replay)
    {
      *target = at - 1;
      return TRUE;
    }

  do
    at--;
  while (!is_beginning (self, at) && bramble_match_is_computer (self, bramble_match_asked_at (self, at)));

  *target = at;
  return !bramble_match_is_computer (self, bramble_match_asked_at (self, at));
}

/* Whether a longer stride, which began at state @from, goes on beyond @at. */
static gboolean
stride_goes_on (BrambleMatch  *self,
                BrambleStride  stride,
                guint          from,
                guint          at)
{
  switch (stride)
    {
    case BRAMBLE_BY_STEP:
      return FALSE;
    case BRAMBLE_BY_TURN:
      return bramble_match_asked_at (self, at) == bramble_match_asked_at (self, from);
    case BRAMBLE_BY_ROUND:
      return game (self)->round (bramble_record_state (self->record, at))
             == game (self)->round (bramble_record_state (self->record, from));
    }

  g_assert_not_reached ();
}

/**
 * bramble_match_undo:
 * @stride: how far: one step, to where the turn of whoever was asked then began,
 *   or to where the round began; never beyond what may be taken back
 *
 * Returns: whether anything was undone
 */
gboolean
bramble_match_undo (BrambleMatch  *self,
                    BrambleStride  stride)
{
  guint start, first, target;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), FALSE);

  start = bramble_record_at (self->record);
  if (!bramble_match_find_undo (self, &first))
    return FALSE;

  bramble_record_go_to (self->record, first);
  while (bramble_match_find_undo (self, &target) && stride_goes_on (self, stride, first, target))
    bramble_record_go_to (self->record, target);
  target = bramble_record_at (self->record);

  bramble_record_go_to (self->record, start);
  bramble_match_move_to (self, target);
  return TRUE;
}

/**
 * bramble_match_redo:
 * @stride: how far; a stride over computer seats ends at a person's question
 *
 * Returns: whether anything was done again
 */
gboolean
bramble_match_redo (BrambleMatch  *self,
                    BrambleStride  stride)
{
  guint n_steps, first, at;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), FALSE);

  first = bramble_record_at (self->record);
  n_steps = bramble_record_n_steps (self->record);
  if (first == n_steps)
    return FALSE;

  at = first + 1;
  while (at < n_steps
         && (stride_goes_on (self, stride, first, at)
             || (!self->replay && bramble_match_is_computer (self, bramble_match_asked_at (self, at)))))
    at++;
  bramble_match_move_to (self, at);
  return TRUE;
}

/**
 * bramble_match_go_to:
 * @step: any step of a replay
 */
void
bramble_match_go_to (BrambleMatch *self,
                     guint         step)
{
  g_return_if_fail (BRAMBLE_IS_MATCH (self));
  g_return_if_fail (self->replay);
  g_return_if_fail (step <= bramble_record_n_steps (self->record));

  if (step != bramble_record_at (self->record))
    bramble_match_move_to (self, step);
}

/**
 * bramble_match_play_on:
 *
 * Goes one step on in a replay, so that it is seen as if it were answered just now.
 *
 * Returns: whether there was one
 */
gboolean
bramble_match_play_on (BrambleMatch *self)
{
  guint at;

  g_return_val_if_fail (BRAMBLE_IS_MATCH (self), FALSE);
  g_return_val_if_fail (self->replay, FALSE);

  at = bramble_record_at (self->record) + 1;
  if (at > bramble_record_n_steps (self->record))
    return FALSE;
  bramble_record_go_to (self->record, at);
  bramble_match_tell_answer (self);
  return TRUE;
}
