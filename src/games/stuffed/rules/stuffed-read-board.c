/* stuffed-read-board.c: what a story does to the board and the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-engine.h"

static void
lift (StuffedRun *r,
      guint       token,
      guint       letter)
{
  StuffedState *s = r->s;
  StuffedSquares squares = letter == STUFFED_NONE ? stuffed_page (s)->grid.inside : stuffed_place (s, letter);

  while (stuffed_squares_any (squares))
    {
      guint square = stuffed_squares_take (&squares);

      if (stuffed_token_at (s, token, stuffed_square (square)))
        stuffed_lift_token (r, token, square);
    }
}

static void
put (StuffedRun *r,
     guint       token,
     guint       letter)
{
  StuffedSquares squares = stuffed_place (r->s, letter);

  if (stuffed_squares_any (squares))
    stuffed_put_token (r, token, stuffed_squares_first (squares));
}

static void
turn_point (StuffedRun *r,
            guint       point,
            gboolean    on)
{
  StuffedState *s = r->s;
  BrambleEvent *event = stuffed_tell (r, STUFFED_EVENT_POINT_TURNED, STUFFED_NONE);

  event->a = (guint8) point;
  event->c = (guint8) on;
  if (on)
    s->points_off = (guint16) (s->points_off & ~(1u << point));
  else
    s->points_off = (guint16) (s->points_off | 1u << point);
}

static void
set_flag (StuffedRun *r,
          guint       flag,
          gboolean    on)
{
  StuffedState *s = r->s;
  BrambleEvent *event = stuffed_tell (r, STUFFED_EVENT_FLAG_CHANGED, STUFFED_NONE);

  event->a = (guint8) flag;
  event->b = s->story;
  event->c = (guint8) on;
  s->flags = on ? s->flags | 1u << flag : s->flags & ~(1u << flag);
}

static void
count (StuffedRun      *r,
       const StuffedDo *d)
{
  StuffedState *s = r->s;
  BrambleEvent *event = stuffed_tell (r, STUFFED_EVENT_COUNTED, STUFFED_NONE);

  s->counters[d->what] = (guint8) MIN (s->counters[d->what] + stuffed_number (d->n, s->n_seats), STUFFED_MAX_COUNT);
  event->a = d->what;
  event->b = s->story;
  event->n = s->counters[d->what];
}

/* The stand's number among all: those of environments come after the story's. */
static guint
stand_of (const StuffedFrame *f,
          guint               stand)
{
  return stand + (f->book == STUFFED_TOME_ENVIRONMENTS ? STUFFED_MAX_STANDS : 0);
}

/* Does a statement about what lies on the board or on the table. */
void
stuffed_do_board (StuffedRun         *r,
                  const StuffedFrame *f,
                  const StuffedDo    *d)
{
  StuffedState *s = r->s;
  guint n = stuffed_number (d->n, s->n_seats);
  BrambleEvent *event;

  switch ((guint) d->kind)
    {
    case STUFFED_DO_STAND:
      stuffed_set_stand (r, stand_of (f, d->what), STUFFED_STAND_OPEN);
      return;
    case STUFFED_DO_CLOSE:
      if (s->stands[stand_of (f, d->what)] == STUFFED_STAND_OPEN)
        {
          stuffed_return_tasks (r, stand_of (f, d->what));
          stuffed_set_stand (r, stand_of (f, d->what), STUFFED_STAND_CLOSED);
        }
      return;
    case STUFFED_DO_PUT:
      put (r, d->what, d->whom);
      return;
    case STUFFED_DO_LIFT:
      lift (r, d->what, d->whom);
      return;
    case STUFFED_DO_SHIFT:
      stuffed_shift_train (r, n);
      return;
    case STUFFED_DO_POINT_ON:
    case STUFFED_DO_POINT_OFF:
      turn_point (r, d->what, d->kind == STUFFED_DO_POINT_ON);
      return;
    case STUFFED_DO_SEARCH:
      s->search = (guint8) n;
      event = stuffed_tell (r, STUFFED_EVENT_SEARCH_CHANGED, STUFFED_NONE);
      event->a = (guint8) stuffed_test_number (s, s->search);
      event->n = (gint16) n;
      return;
    case STUFFED_DO_GOAL:
      s->goal = d->text;
      event = stuffed_tell (r, STUFFED_EVENT_GOAL_CHANGED, STUFFED_NONE);
      event->b = s->story;
      event->n = (gint16) d->text;
      return;
    case STUFFED_DO_THREAT_MORE:
      stuffed_threat_more (r, n);
      return;
    case STUFFED_DO_THREAT_LESS:
      stuffed_threat_less (r, n);
      return;
    case STUFFED_DO_SLEEP:
      s->sleep_due = (guint8) MIN (s->sleep_due + n, STUFFED_MAX_COUNT);
      return;
    case STUFFED_DO_REFRESH:
      stuffed_refresh (r);
      return;
    case STUFFED_DO_SET:
    case STUFFED_DO_CLEAR:
      set_flag (r, d->what, d->kind == STUFFED_DO_SET);
      return;
    case STUFFED_DO_COUNT:
      count (r, d);
      return;
    case STUFFED_DO_END_ACTIONS:
      if (s->phase == STUFFED_PHASE_ACTIONS)
        stuffed_end_actions (r);
      return;
    case STUFFED_DO_BANISH:
      stuffed_banish (r, d->whom);
      return;
    }

  g_assert_not_reached ();
}
