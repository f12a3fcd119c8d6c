/* stuffed-settle.c: what is due when an effect is finished
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Until nothing is due: whether all lie; sleep cards; the rules of the page in their order;
 * what lies under whoever's turn it is.
 */

#include "stuffed-game.h"

/* A story whose rules call each other for ever is stopped here. */
#define PATIENCE 32

static gboolean
can_hush_by_item (const StuffedState *s,
                  guint               seat)
{
  guint8 standing = (guint8) stuffed_standing (s);

  return stuffed_can_use_item (s, seat, STUFFED_LAVENDER_BAG) && stuffed_take_seat (s, &standing) == seat;
}

/* What belongs to all is offered to the first one who stands. */
void
stuffed_gen_sleep (const StuffedState *s,
                   const StuffedFrame *f,
                   BrambleAsk         *ask)
{
  stuffed_offer (ask, STUFFED_OPT_NONE, 0);
  if (stuffed_can_use (s, f->what, STUFFED_HUSH))
    stuffed_offer (ask, STUFFED_OPT_USE, STUFFED_HUSH);
  if (can_hush_by_item (s, f->what))
    stuffed_offer (ask, STUFFED_OPT_USE_ITEM, STUFFED_LAVENDER_BAG);
}

static void
take_top_card (StuffedState *s)
{
  s->sleep_due--;
  s->sleep_top = (guint8) (s->sleep_top > 0 ? s->sleep_top - 1 : 0);
}

/* The card goes beneath the deck, unseen. */
static void
hush (StuffedRun   *r,
      StuffedFrame *f)
{
  StuffedState *s = r->s;
  guint card = s->sleep[s->n_sleep - 1];
  BrambleEvent *event;

  if (r->choice.kind == STUFFED_OPT_USE)
    stuffed_use (r, f->what, STUFFED_HUSH);
  else
    stuffed_use_item (r, f->what, STUFFED_LAVENDER_BAG);
  for (guint i = s->n_sleep - 1u; i > 0; i--)
    s->sleep[i] = s->sleep[i - 1];
  s->sleep[0] = (guint8) card;
  take_top_card (s);
  event = stuffed_tell (r, STUFFED_EVENT_HUSHED, f->what);
  event->cause = (guint8) (r->choice.kind == STUFFED_OPT_USE ? STUFFED_HUSH : STUFFED_CAUSE_ITEM (STUFFED_LAVENDER_BAG));
}

static void
reveal (StuffedRun   *r,
        StuffedFrame *f)
{
  StuffedState *s = r->s;
  guint card = s->sleep[--s->n_sleep];

  take_top_card (s);
  s->slept[card]++;
  stuffed_tell (r, STUFFED_EVENT_SLEEP_CARD, STUFFED_NONE)->a = (guint8) card;
  if (card == STUFFED_SLEEP_RESTLESS)
    stuffed_read (r, STUFFED_TOME_STORY, stuffed_page (s)->restless, stuffed_you (s), STUFFED_TAG_PLAIN);
  if (card == STUFFED_SLEEP_WAKING)
    s->waking = TRUE;
}

/* Everybody who could hush is asked in their order; then the card is revealed. */
static BrambleFlow
next_card (StuffedRun   *r,
           StuffedFrame *f)
{
  StuffedState *s = r->s;

  while (f->left)
    {
      f->what = (guint8) stuffed_take_seat (s, &f->left);
      if (stuffed_can_use (s, f->what, STUFFED_HUSH) || can_hush_by_item (s, f->what))
        return stuffed_ask (r, f, STUFFED_STEP_HUSH);
    }
  f->step = STUFFED_STEP_LOOK;
  f->what = STUFFED_NONE;
  reveal (r, f);
  return BRAMBLE_AGAIN;
}

/* Whether a rule of the page acts now. One that acts again does so when its condition has
 * become true; both is kept in the state. */
static gboolean
acts (StuffedState      *s,
      const StuffedWhen *when,
      guint              number)
{
  guint bit = 1u << number;

  if ((when->again ? s->held : s->fired) & bit
      || !stuffed_holds (s, STUFFED_TOME_STORY, when->condition, stuffed_you (s)))
    return FALSE;
  s->fired = (guint16) (s->fired | bit);
  if (when->again)
    s->held = (guint16) (s->held | bit);
  return TRUE;
}

/* What does not hold any more may become true again, even by a rule that acts before it. */
static void
let_go (StuffedState      *s,
        const StuffedWhen *whens,
        guint              n)
{
  for (guint i = 0; i < n && s->held >> i; i++)
    if ((s->held >> i) & 1 && !stuffed_holds (s, STUFFED_TOME_STORY, whens[i].condition, stuffed_you (s)))
      s->held = (guint16) (s->held & ~(1u << i));
}

static gboolean
follow_rules (StuffedRun   *r,
              StuffedFrame *f)
{
  StuffedState *s = r->s;
  const StuffedPage *page = stuffed_page (s);
  const StuffedWhen *whens = stuffed_stories[s->story]->whens + page->first_when;

  if (s->leave != STUFFED_NONE)
    return FALSE;
  let_go (s, whens, page->n_whens);
  for (guint i = 0; i < page->n_whens; i++)
    if (acts (s, &whens[i], i))
      {
        if (stuffed_seems_last (s, &whens[i]) && stuffed_ends_thought (r, whens[i].block))
          return TRUE;
        stuffed_read (r, STUFFED_TOME_STORY, whens[i].block, stuffed_you (s), STUFFED_TAG_PLAIN);
        return TRUE;
      }

  return FALSE;
}

/* A point acts under whoever stands on it: once, or each time that it is entered. */
static gboolean
read_point (StuffedRun *r,
            guint       seat,
            guint       point)
{
  StuffedState *s = r->s;
  guint block = point == STUFFED_NONE ? STUFFED_NO_BLOCK : stuffed_page (s)->points[point];
  gboolean again = point >= 9;

  if (block == STUFFED_NO_BLOCK || (s->points_off >> point) & 1
      || (again ? (s->done & STUFFED_DONE_ENTERED) == 0 : (s->points_read >> point) & 1))
    return FALSE;
  s->points_read = (guint16) (s->points_read | 1u << point);
  s->done = (guint8) (s->done & ~STUFFED_DONE_ENTERED);
  stuffed_tell (r, STUFFED_EVENT_POINT_READ, seat)->a = (guint8) point;
  stuffed_read (r, STUFFED_TOME_STORY, block, seat, STUFFED_TAG_PLAIN);
  return TRUE;
}

/* What lies under whoever's turn it is. */
static gboolean
look_under (StuffedRun *r)
{
  StuffedState *s = r->s;
  guint seat = s->active;
  guint square = s->seats[seat].square;

  if (s->phase != STUFFED_PHASE_ACTIONS || !stuffed_stands (s, seat))
    return FALSE;
  if (stuffed_token_at (s, STUFFED_TOKEN_LOST, stuffed_square (square)))
    {
      stuffed_lift_token (r, STUFFED_TOKEN_LOST, square);
      stuffed_push (r, STUFFED_PROC_LOST, STUFFED_STEP_LOOK, seat);
      return TRUE;
    }
  if (stuffed_is_new_vendor (s, square))
    {
      stuffed_open_vendor (r, square);
      return TRUE;
    }
  return read_point (r, seat, stuffed_point_at (s, square));
}

static BrambleFlow
look (StuffedRun   *r,
      StuffedFrame *f)
{
  StuffedState *s = r->s;

  if (stuffed_standing (s) == 0)
    return stuffed_end (r, STUFFED_LOST_LYING);
  if (s->waking || s->n_sleep == 0)
    s->sleep_due = 0;
  if (s->sleep_due > 0)
    {
      f->left = (guint8) stuffed_standing (s);
      return next_card (r, f);
    }
  if (f->n < PATIENCE && (follow_rules (r, f) || look_under (r)))
    {
      f->n++;
      return BRAMBLE_AGAIN;
    }
  s->done = (guint8) (s->done & ~STUFFED_DONE_ENTERED);
  return BRAMBLE_DONE;
}

BrambleFlow
stuffed_proc_settle (StuffedRun   *r,
                     StuffedFrame *f)
{
  if (f->step == STUFFED_STEP_LOOK)
    return look (r, f);

  if (r->choice.kind == STUFFED_OPT_NONE)
    return next_card (r, f);
  hush (r, f);
  f->left = 0;
  f->what = STUFFED_NONE;
  return stuffed_go (f, STUFFED_STEP_LOOK);
}
