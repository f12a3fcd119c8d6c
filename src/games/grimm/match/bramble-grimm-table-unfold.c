/* bramble-grimm-table-unfold.c: a table on which things take their time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-table-private.h"

#include <rules/asks.h>
#include <rules/grimm.h>

/* What lay on the table one step ago, for the eyes of today. */
static void
look_back (BrambleGrimmTable *self,
           guint              step,
           GrimmState        *s)
{
  const GrimmState *before = bramble_record_state (bramble_match_get_record (self->match), step);
  int viewer = bramble_match_get_viewer (self->match);

  if (viewer == BRAMBLE_VIEWER_ALL)
    *s = *before;
  else
    grimm_view (before, viewer < 0 ? GRIMM_NONE : (guint) viewer, s);
}

/* Whether the viewer is in the middle of a plan. Half a plan does not lie on
 * the table of those who take their time. */
static gboolean
is_half_planned (BrambleGrimmTable *self)
{
  const GrimmState *now = bramble_match_get_view (self->match);
  guint step = bramble_match_get_step (self->match);
  const GrimmState *before;

  if (!self->patient || step == 0 || now->over || now->ask_kind != GRIMM_ASK_PLAN_FABLE
      || (int) now->ask_seat != bramble_match_get_viewer (self->match))
    return FALSE;

  before = bramble_record_state (bramble_match_get_record (self->match), step - 1);
  return before->ask_kind == GRIMM_ASK_PLAN_GATHER && before->ask_seat == now->ask_seat
         && bramble_record_option (bramble_match_get_record (self->match), step) >= 0;
}

/* Fills in what is to be seen. How many actions are left follows from what is asked, not from events. */
void
bramble_grimm_table_look (BrambleGrimmTable *self,
                          BrambleGrimmView  *view)
{
  const GrimmState *now = bramble_match_get_view (self->match);

  if (self->unfolding)
    *view = self->seen;
  else if (is_half_planned (self))
    look_back (self, bramble_match_get_step (self->match) - 1, &view->s);
  else
    view->s = *now;

  view->viewer = bramble_match_get_viewer (self->match);
  view->asked = bramble_match_get_ask_seat (self->match);
  for (guint seat = 0; seat < now->n_seats; seat++)
    {
      view->names[seat] = bramble_seat_get_name (bramble_match_get_seat (self->match, seat));
      view->s.players[seat].actions = now->players[seat].actions;
    }
}

/**
 * bramble_grimm_table_set_patient:
 * @patient: whether answers are shown bit by bit
 *
 * A table usually shows what has happened as soon as it has. A patient one
 * waits for bramble_grimm_table_unfold() and bramble_grimm_table_settle(), of
 * which one must follow every answer. Whatever else changes it shows at once.
 */
void
bramble_grimm_table_set_patient (BrambleGrimmTable *self,
                                 gboolean           patient)
{
  g_return_if_fail (BRAMBLE_IS_GRIMM_TABLE (self));

  self->patient = patient;
  bramble_grimm_table_settle (self);
}

/* Shows what lay there before the last step. */
void
bramble_grimm_table_unfold (BrambleGrimmTable *self)
{
  guint step;

  g_return_if_fail (BRAMBLE_IS_GRIMM_TABLE (self));

  step = bramble_match_get_step (self->match);
  if (step == 0)
    return;

  bramble_match_get_events (self->match, step, self->events);
  g_array_set_size (self->stages, 0);
  g_array_set_size (self->stages, self->events->len);
  self->seen.viewer = bramble_match_get_viewer (self->match);
  look_back (self, step - 1, &self->seen.s);
  self->unfolding = TRUE;
  bramble_grimm_table_update (self);
}

static void
advance (BrambleGrimmTable *self,
         guint              event,
         guint8             stage)
{
  guint8 *at = &g_array_index (self->stages, guint8, event);

  while (*at < stage)
    bramble_grimm_unfold (&self->seen, &g_array_index (self->events, BrambleEvent, event), (*at)++ > 0);
}

/**
 * bramble_grimm_table_show_event:
 * @event: an event of the last step
 * @landed: whether what moves with it has arrived, or has only left
 *
 * Shows that the step has come so far. Earlier events that were not shown by
 * themselves have happened as well.
 */
void
bramble_grimm_table_show_event (BrambleGrimmTable *self,
                                guint              event,
                                gboolean           landed)
{
  g_return_if_fail (BRAMBLE_IS_GRIMM_TABLE (self));

  if (!self->unfolding || event >= self->events->len)
    return;

  for (guint i = 0; i < event; i++)
    if (g_array_index (self->stages, guint8, i) == 0)
      advance (self, i, 2);
  advance (self, event, landed ? 2 : 1);
  bramble_grimm_table_update (self);
}

/* Shows what is. */
void
bramble_grimm_table_settle (BrambleGrimmTable *self)
{
  g_return_if_fail (BRAMBLE_IS_GRIMM_TABLE (self));

  self->unfolding = FALSE;
  bramble_grimm_table_update (self);
}
