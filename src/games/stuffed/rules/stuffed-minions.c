/* stuffed-minions.c: a minion turn, down the column
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-engine.h"

/* Minions that arrive meanwhile wait; no minion turn begins within another. */
void
stuffed_minion_turn (StuffedRun *r,
                     gboolean    inner)
{
  StuffedState *s = r->s;
  StuffedFrame *f;

  if (s->done & STUFFED_DONE_MINIONS || s->n_foes == 0)
    return;
  s->done |= STUFFED_DONE_MINIONS;
  s->party_used[STUFFED_IN_MINION_TURN] = 0;
  for (guint seat = 0; seat < s->n_seats; seat++)
    s->seats[seat].used[STUFFED_IN_MINION_TURN] = 0;
  stuffed_tell (r, STUFFED_EVENT_MINION_TURN, STUFFED_NONE);
  f = stuffed_push (r, STUFFED_PROC_MINIONS, STUFFED_STEP_NEXT, s->active);
  f->n = s->n_foes;
  f->flags = inner ? STUFFED_FLAG_INNER : 0;
}

static const StuffedBehaviour *
behaviour (const StuffedState *s,
           const StuffedFrame *f)
{
  return &stuffed_minions[s->foes[f->other].kind].faces[f->die - 1];
}

static BrambleEvent *
tell_foe (StuffedRun       *r,
          StuffedFrame     *f,
          StuffedEventKind  kind,
          guint             seat)
{
  BrambleEvent *event = stuffed_tell (r, kind, seat);

  event->a = r->s->foes[f->other].kind;
  event->c = f->other;
  return event;
}

/* 1: a die off the track; without one it is lent. Then somebody may pin it down. */
static BrambleFlow
roll (StuffedRun   *r,
      StuffedFrame *f)
{
  StuffedState *s = r->s;
  BrambleEvent *event;

  f->flags = (guint8) (f->flags & ~STUFFED_FLAG_PINNED);
  f->left = 0;
  f->what = STUFFED_NONE;
  if (f->at >= f->n)
    {
      s->done = (guint8) (s->done & ~STUFFED_DONE_MINIONS);
      stuffed_clear_track (r);
      stuffed_refresh (r);
      return BRAMBLE_DONE;
    }
  f->other = f->at++;
  f->die = (guint8) stuffed_throw_die (r);
  event = tell_foe (r, f, STUFFED_EVENT_MINION_ROLLED, STUFFED_NONE);
  event->b = f->die;
  event->n = s->threat == 0;
  stuffed_threat_less (r, 1);
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (stuffed_can_use (s, seat, STUFFED_PINNED)
        && stuffed_distance (s, s->seats[seat].square, s->foes[f->other].square) <= stuffed_abilities[STUFFED_PINNED].n)
      {
        f->what = (guint8) seat;
        return stuffed_ask (r, f, STUFFED_STEP_PIN);
      }
  return stuffed_go (f, STUFFED_STEP_CHASE);
}

void
stuffed_gen_minion (const StuffedState *s,
                    const StuffedFrame *f,
                    BrambleAsk         *ask)
{
  stuffed_offer (ask, STUFFED_OPT_NONE, 0);
  stuffed_offer (ask, STUFFED_OPT_USE, STUFFED_PINNED);
}

/* The seats that stand on some squares. */
static guint
seats_at (const StuffedState *s,
          StuffedSquares      squares)
{
  guint seats = 0;

  for (guint seat = 0; seat < s->n_seats; seat++)
    if (stuffed_stands (s, seat) && stuffed_squares_has (squares, s->seats[seat].square))
      seats |= 1u << seat;
  return seats;
}

/* 2: unless it is adjacent to somebody it goes for whoever it can walk to soonest. */
static BrambleFlow
chase (StuffedRun   *r,
       StuffedFrame *f)
{
  StuffedState *s = r->s;
  StuffedScene scene = stuffed_scene (s);
  guint square = s->foes[f->other].square;
  guint speed = f->flags & STUFFED_FLAG_PINNED ? 0 : behaviour (s, f)->speed;

  f->what = STUFFED_NONE;
  if (speed == 0
      || stuffed_squares_meet (stuffed_grid_adjacent (&stuffed_page (s)->grid, scene.closed, square), scene.standing))
    return stuffed_go (f, STUFFED_STEP_TARGET);
  f->left = (guint8) seats_at (s, stuffed_grid_quarry (&stuffed_page (s)->grid, &scene, square));
  return stuffed_ask (r, f, STUFFED_STEP_QUARRY);
}

static void
approach (StuffedRun   *r,
          StuffedFrame *f)
{
  StuffedState *s = r->s;
  StuffedScene scene = stuffed_scene (s);
  StuffedFoe *foe = &s->foes[f->other];
  guint square;

  if (r->choice.kind != STUFFED_OPT_SEAT)
    return;
  square = stuffed_grid_approach (&stuffed_page (s)->grid, &scene, foe->square, s->seats[r->choice.a].square,
                                  behaviour (s, f)->speed);
  if (square == foe->square)
    return;
  foe->square = (guint8) square;
  tell_foe (r, f, STUFFED_EVENT_MINION_MOVED, STUFFED_NONE)->b = (guint8) square;
}

/* 3: the closest standing stuffy within range. */
static BrambleFlow
aim (StuffedRun   *r,
     StuffedFrame *f)
{
  StuffedState *s = r->s;
  guint range = behaviour (s, f)->range;
  guint most = stuffed_rule (s, STUFFED_RULE_RANGE);
  StuffedScene scene = stuffed_scene (s);

  if (most > 0)
    range = MIN (range, most);
  f->left = range == 0 ? 0 : (guint8) seats_at (s, stuffed_grid_closest (&stuffed_page (s)->grid, scene.closed,
                                                                      s->foes[f->other].square, range, scene.standing));
  return stuffed_ask (r, f, STUFFED_STEP_VICTIM);
}

/* 4: damage, then the special. */
static BrambleFlow
attack (StuffedRun   *r,
        StuffedFrame *f)
{
  StuffedState *s = r->s;
  guint strength = f->flags & STUFFED_FLAG_PINNED ? 0 : behaviour (s, f)->strength;

  f->step = STUFFED_STEP_SPECIAL;
  f->left = 0;
  s->struck = STUFFED_NONE;
  s->bled = FALSE;
  if (r->choice.kind != STUFFED_OPT_SEAT)
    return BRAMBLE_AGAIN;
  tell_foe (r, f, STUFFED_EVENT_MINION_STRUCK, r->choice.a)->n = (gint16) strength;
  stuffed_hurt (r, r->choice.a, strength, f->other);
  return BRAMBLE_AGAIN;
}

/* Those who stand adjacent to the minion, but for whom it has hit. */
static guint
others_adjacent (const StuffedState *s,
                 const StuffedFrame *f)
{
  guint seats = seats_at (s, stuffed_grid_adjacent (&stuffed_page (s)->grid, stuffed_closed (s), s->foes[f->other].square));

  return s->struck == STUFFED_NONE ? seats : seats & ~(1u << s->struck);
}

static BrambleFlow
do_special (StuffedRun   *r,
            StuffedFrame *f)
{
  StuffedState *s = r->s;
  const StuffedBehaviour *b;
  StuffedSquares reach;

  f->step = STUFFED_STEP_AFTER;
  if (f->other == STUFFED_NONE)
    return BRAMBLE_AGAIN;
  b = behaviour (s, f);
  switch ((StuffedSpecialKind) b->special)
    {
    case STUFFED_SPECIAL_NONE:
    case STUFFED_N_SPECIALS:
      return BRAMBLE_AGAIN;
    case STUFFED_SPECIAL_STATUS:
      if (s->bled)
        stuffed_get_status (r, s->struck, b->status);
      return BRAMBLE_AGAIN;
    case STUFFED_SPECIAL_WITHIN:
      reach = stuffed_grid_within (&stuffed_page (s)->grid, stuffed_closed (s), stuffed_square (s->foes[f->other].square), b->n);
      for (guint8 seats = (guint8) seats_at (s, reach); seats;)
        stuffed_get_status (r, stuffed_take_seat (s, &seats), b->status);
      return BRAMBLE_AGAIN;
    case STUFFED_SPECIAL_COMES:
      stuffed_meet_kind (r, STUFFED_LINTLING, b->n, TRUE, 'M');
      return BRAMBLE_AGAIN;
    case STUFFED_SPECIAL_STORED:
      if (s->struck != STUFFED_NONE && stuffed_n_stored (s, s->struck) > 0)
        stuffed_push (r, STUFFED_PROC_STORE, STUFFED_STEP_STORE, s->struck);
      return BRAMBLE_AGAIN;
    case STUFFED_SPECIAL_OTHERS:
      f->left = (guint8) others_adjacent (s, f);
      return stuffed_go (f, STUFFED_STEP_OTHERS);
    }

  g_assert_not_reached ();
}

BrambleFlow
stuffed_proc_minions (StuffedRun   *r,
                      StuffedFrame *f)
{
  StuffedState *s = r->s;

  switch ((guint) f->step)
    {
    case STUFFED_STEP_NEXT:
      return roll (r, f);
    case STUFFED_STEP_PIN:
      if (r->choice.kind == STUFFED_OPT_USE)
        {
          stuffed_use (r, f->what, STUFFED_PINNED);
          tell_foe (r, f, STUFFED_EVENT_MINION_PINNED, f->what);
          f->flags |= STUFFED_FLAG_PINNED;
        }
      return stuffed_go (f, STUFFED_STEP_CHASE);
    case STUFFED_STEP_CHASE:
      return chase (r, f);
    case STUFFED_STEP_QUARRY:
      approach (r, f);
      f->left = 0;
      return stuffed_go (f, STUFFED_STEP_TARGET);
    case STUFFED_STEP_TARGET:
      return aim (r, f);
    case STUFFED_STEP_VICTIM:
      return attack (r, f);
    case STUFFED_STEP_SPECIAL:
      return do_special (r, f);
    case STUFFED_STEP_OTHERS:
      if (f->left == 0 || f->other == STUFFED_NONE)
        return stuffed_go (f, STUFFED_STEP_AFTER);
      stuffed_hurt (r, stuffed_take_seat (s, &f->left), behaviour (s, f)->n, f->other);
      return BRAMBLE_AGAIN;
    case STUFFED_STEP_AFTER:
      f->other = STUFFED_NONE;
      f->left = 0;
      f->die = 0;
      f->step = STUFFED_STEP_NEXT;
      /* Amid another effect what is due waits for its end. */
      if ((f->flags & STUFFED_FLAG_INNER) == 0)
        stuffed_push (r, STUFFED_PROC_SETTLE, STUFFED_STEP_LOOK, f->seat);
      return BRAMBLE_AGAIN;
    }

  g_assert_not_reached ();
}
