/* stuffed-turn.c: a turn, window by window, and how pages are opened and left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-engine.h"

#include <string.h>

void
stuffed_gen_white (const StuffedState *s,
                   const StuffedFrame *f,
                   BrambleAsk         *ask)
{
  for (guint n = 1; n <= s->drawn[STUFFED_WHITE]; n++)
    stuffed_offer (ask, STUFFED_OPT_NUMBER, n);
}

/* Whatever was used can be used again. */
static void
begin_anew (StuffedState *s,
            guint         once)
{
  s->party_used[once] = 0;
  for (guint seat = 0; seat < s->n_seats; seat++)
    s->seats[seat].used[once] = 0;
}

/* A: a new turn, and dice. */
static BrambleFlow
begin_turn (StuffedRun   *r,
            StuffedFrame *f)
{
  StuffedState *s = r->s;

  if (s->turns == STUFFED_MAX_TURNS)
    return stuffed_end (r, STUFFED_LOST_TURNS);
  s->active = (guint8) stuffed_after (s, s->active);
  s->turns++;
  s->phase = STUFFED_PHASE_FIND;
  s->done = 0;
  begin_anew (s, STUFFED_IN_TURN);
  for (guint seat = 0; seat < s->n_seats; seat++)
    s->seats[seat].fresh = 0;
  f->seat = s->active;
  stuffed_tell (r, STUFFED_EVENT_TURN_BEGAN, s->active)->n = (gint16) s->turns;
  stuffed_draw_dice (r, s->active);
  return stuffed_go (f, STUFFED_STEP_WHITE);
}

/* B: white dice are rolled, as many at once as one likes. */
static BrambleFlow
roll_whites (StuffedRun   *r,
             StuffedFrame *f,
             guint         n)
{
  StuffedState *s = r->s;

  stuffed_clear_roll (s);
  stuffed_move_dice (r, f->seat, STUFFED_WHITE, STUFFED_DICE_DRAWN, STUFFED_DICE_POOL, n, STUFFED_NONE);
  s->roll.colour = STUFFED_WHITE;
  s->roll.own = (guint8) n;
  f->step = STUFFED_STEP_FOUND;
  stuffed_start_pool (r, f->seat, STUFFED_ROLL_WHITE);
  return BRAMBLE_AGAIN;
}

/* Whether somebody is there for who is lonely. */
static gboolean
has_company (const StuffedState *s,
             guint               seat)
{
  for (guint other = 0; other < s->n_seats; other++)
    if (other != seat && stuffed_stands (s, other) && !s->seats[seat].guard
        && stuffed_adjacent (s, s->seats[seat].square, s->seats[other].square))
      return TRUE;

  return FALSE;
}

static BrambleFlow
find_stuffing (StuffedRun   *r,
               StuffedFrame *f)
{
  StuffedState *s = r->s;
  gboolean lonely = stuffed_has_status (s, f->seat, STUFFED_LONELY) && !has_company (s, f->seat);

  s->done |= STUFFED_DONE_WHITE;
  if (s->roll.total >= s->seats[f->seat].stuffing && !lonely)
    stuffed_gain_stuffing (r, f->seat, 1);
  else
    stuffed_tell (r, STUFFED_EVENT_FOUND_NOTHING, f->seat)->a = (guint8) lonely;
  stuffed_clear_roll (s);
  return stuffed_go (f, STUFFED_STEP_WHITE);
}

/* C: black dice go to the track. D begins with what lies under a stuffy that stands. */
static BrambleFlow
place_threat (StuffedRun   *r,
              StuffedFrame *f)
{
  StuffedState *s = r->s;
  guint square = s->seats[f->seat].square;
  guint point;

  stuffed_move_dice (r, f->seat, STUFFED_BLACK, STUFFED_DICE_DRAWN, STUFFED_DICE_TRACK, s->drawn[STUFFED_BLACK], STUFFED_NONE);
  if (stuffed_lies (s, f->seat))
    {
      f->step = STUFFED_STEP_DISCARD;
      stuffed_push (r, STUFFED_PROC_SETTLE, STUFFED_STEP_LOOK, f->seat);
      return BRAMBLE_AGAIN;
    }
  s->phase = STUFFED_PHASE_ACTIONS;
  f->step = STUFFED_STEP_BEGIN;
  point = square == STUFFED_NONE ? STUFFED_NONE : stuffed_point_at (s, square);
  if (point != STUFFED_NONE && point >= 9 && stuffed_page (s)->points[point] != STUFFED_NO_BLOCK
      && ((s->points_off >> point) & 1) == 0)
    return stuffed_ask (r, f, STUFFED_STEP_ENTER);
  stuffed_push (r, STUFFED_PROC_SETTLE, STUFFED_STEP_LOOK, f->seat);
  return BRAMBLE_AGAIN;
}

/* E: what is left before the seat is discarded. F: do minions act, or does the page? */
static BrambleFlow
check_threat (StuffedRun   *r,
              StuffedFrame *f)
{
  StuffedState *s = r->s;

  f->step = STUFFED_STEP_TURN_OVER;
  if (s->leave_now)
    return BRAMBLE_AGAIN;
  if (s->n_foes > 0)
    {
      if (s->threat >= MIN (s->n_foes, stuffed_n_black (s)))
        stuffed_minion_turn (r, FALSE);
    }
  else if (s->threat >= s->n_seats && s->leave == STUFFED_NONE)
    {
      stuffed_push (r, STUFFED_PROC_SETTLE, STUFFED_STEP_LOOK, f->seat);
      stuffed_surge (r);
    }
  return BRAMBLE_AGAIN;
}

/* G: rules that look at turns, then the next seat. */
static BrambleFlow
end_turn (StuffedRun   *r,
          StuffedFrame *f)
{
  StuffedState *s = r->s;

  s->phase = STUFFED_PHASE_BETWEEN;
  s->done = 0;
  s->page_turns++;
  stuffed_tell (r, STUFFED_EVENT_TURN_ENDED, s->active)->n = (gint16) s->page_turns;
  f->step = STUFFED_STEP_LEAVE;
  if (s->leave == STUFFED_NONE)
    stuffed_push (r, STUFFED_PROC_SETTLE, STUFFED_STEP_LOOK, f->seat);
  return BRAMBLE_AGAIN;
}

/* Vendors' cards are shuffled into the deck. */
static void
return_wares (StuffedRun *r)
{
  StuffedState *s = r->s;
  guint n = 0;

  for (guint vendor = 0; vendor < STUFFED_MAX_VENDORS; vendor++)
    for (guint i = 0; s->vendors[vendor].square != STUFFED_NONE && i < STUFFED_N_WARES; i++)
      if (s->vendors[vendor].wares[i] != STUFFED_NONE)
        {
          s->deck[s->n_deck++] = s->vendors[vendor].wares[i];
          s->vendors[vendor].wares[i] = STUFFED_NONE;
          n++;
        }
  if (n == 0)
    return;
  bramble_rng_shuffle (&s->rng, s->deck, s->n_deck);
  stuffed_tell (r, STUFFED_EVENT_WARE_RETURNED, STUFFED_NONE);
}

/* A lesson, or a thought, is over where a page is turned. */
static void
end_with_page (StuffedRun *r)
{
  StuffedState *s = r->s;

  s->depth = 0;
  s->over = STUFFED_PAGE_TURNED;
  stuffed_tell (r, STUFFED_EVENT_GAME_OVER, STUFFED_NONE)->a = s->over;
}

/* In a view nobody knows what comes after @block of the story if it was not read: a thought is over
 * there, as if a page were turned. Returns whether it is. */
gboolean
stuffed_ends_thought (StuffedRun *r,
                      guint       block)
{
  StuffedState *s = r->s;

  if (!s->veiled || stuffed_was_read (s, STUFFED_TOME_STORY, block))
    return FALSE;
  end_with_page (r);
  return TRUE;
}

/* The page is left if that was ordered; else the next turn begins. */
static BrambleFlow
leave_page (StuffedRun   *r,
            StuffedFrame *f)
{
  StuffedState *s = r->s;
  guint page = s->leave;

  f->step = STUFFED_STEP_TURN;
  if (page == STUFFED_NONE)
    return BRAMBLE_AGAIN;
  if (s->only_page)
    {
      end_with_page (r);
      return BRAMBLE_AGAIN;
    }
  if (stuffed_ends_thought (r, stuffed_stories[s->story]->pages[page].opening))
    return BRAMBLE_AGAIN;

  return_wares (r);
  stuffed_banish (r, STUFFED_NONE);
  s->bookkeeper = (guint8) stuffed_after (s, s->bookkeeper);
  stuffed_tell (r, STUFFED_EVENT_BOOK_PASSED, s->bookkeeper);
  stuffed_push (r, STUFFED_PROC_OPEN, STUFFED_STEP_OPEN, s->bookkeeper)->what = (guint8) page;
  return BRAMBLE_AGAIN;
}

/* On or adjacent to a start, or as near as there is room. */
void
stuffed_gen_place (const StuffedState *s,
                   const StuffedFrame *f,
                   BrambleAsk         *ask)
{
  stuffed_offer_squares (s, ask, stuffed_grid_room (&stuffed_page (s)->grid, stuffed_closed (s), stuffed_place (s, 'S'),
                                                 stuffed_figures (s)));
}

/* A page is opened: map and tokens as drawn, everybody on it from the bookkeeper on, and
 * what it begins with is read. */
BrambleFlow
stuffed_proc_open (StuffedRun   *r,
                   StuffedFrame *f)
{
  StuffedState *s = r->s;
  BrambleEvent *event;

  switch ((guint) f->step)
    {
    case STUFFED_STEP_OPEN:
      stuffed_lay_page (s, f->what);
      s->phase = STUFFED_PHASE_OPENING;
      event = stuffed_tell (r, STUFFED_EVENT_PAGE_OPENED, STUFFED_NONE);
      event->a = f->what;
      event->b = s->story;
      f->what = STUFFED_NONE;
      return stuffed_go (f, STUFFED_STEP_PLACES);
    case STUFFED_STEP_PLACES:
      f->seat = s->bookkeeper;
      for (guint i = 0; i < s->n_seats; i++, f->seat = (guint8) stuffed_after (s, f->seat))
        if (s->seats[f->seat].square == STUFFED_NONE && !s->seats[f->seat].guard)
          return stuffed_ask (r, f, STUFFED_STEP_PLACE);
      f->step = STUFFED_STEP_OPENED;
      stuffed_push (r, STUFFED_PROC_SETTLE, STUFFED_STEP_LOOK, f->seat);
      stuffed_read (r, STUFFED_TOME_STORY, stuffed_page (s)->opening, stuffed_you (s), STUFFED_TAG_PLAIN);
      return BRAMBLE_AGAIN;
    case STUFFED_STEP_PLACE:
      stuffed_put_figure (r, f->seat, r->choice.a);
      return stuffed_go (f, STUFFED_STEP_PLACES);
    case STUFFED_STEP_OPENED:
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

BrambleFlow
stuffed_proc_game (StuffedRun   *r,
                   StuffedFrame *f)
{
  StuffedState *s = r->s;

  switch ((guint) f->step)
    {
    case STUFFED_STEP_OPEN:
      f->step = STUFFED_STEP_TURN;
      stuffed_push (r, STUFFED_PROC_OPEN, STUFFED_STEP_OPEN, s->bookkeeper)->what = 0;
      return BRAMBLE_AGAIN;
    case STUFFED_STEP_TURN:
      return begin_turn (r, f);
    case STUFFED_STEP_WHITE:
      if (s->drawn[STUFFED_WHITE] == 0)
        return stuffed_go (f, STUFFED_STEP_THREAT);
      return stuffed_ask (r, f, STUFFED_STEP_WHITES);
    case STUFFED_STEP_WHITES:
      return roll_whites (r, f, r->choice.a);
    case STUFFED_STEP_FOUND:
      return find_stuffing (r, f);
    case STUFFED_STEP_THREAT:
      return place_threat (r, f);
    case STUFFED_STEP_ENTER:
      if (r->choice.kind == STUFFED_OPT_YES)
        s->done |= STUFFED_DONE_ENTERED;
      f->step = STUFFED_STEP_BEGIN;
      stuffed_push (r, STUFFED_PROC_SETTLE, STUFFED_STEP_LOOK, f->seat);
      return BRAMBLE_AGAIN;
    case STUFFED_STEP_BEGIN:
      stuffed_clear_roll (s);
      if (s->done & STUFFED_DONE_ENDED)
        return stuffed_go (f, STUFFED_STEP_DISCARD);
      return stuffed_ask (r, f, STUFFED_STEP_ACTED);
    case STUFFED_STEP_ACTED:
      if (r->choice.kind == STUFFED_OPT_DONE)
        return stuffed_go (f, STUFFED_STEP_DISCARD);
      return stuffed_do_action (r, f);
    case STUFFED_STEP_DISCARD:
      s->phase = STUFFED_PHASE_CHECK;
      stuffed_discard_drawn (r);
      return stuffed_go (f, STUFFED_STEP_CHECK);
    case STUFFED_STEP_CHECK:
      return check_threat (r, f);
    case STUFFED_STEP_TURN_OVER:
      return end_turn (r, f);
    case STUFFED_STEP_LEAVE:
      return leave_page (r, f);
    default: /* amid an action */
      return stuffed_go_on (r, f);
    }
}
