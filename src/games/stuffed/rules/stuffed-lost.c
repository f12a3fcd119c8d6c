/* stuffed-lost.c: somebody lost is met
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-engine.h"

/* Who could tell a tall tale, or STUFFED_NONE. */
static guint
teller (const StuffedState *s)
{
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (stuffed_can_use (s, seat, STUFFED_TALL_TALE))
      return seat;

  return STUFFED_NONE;
}

void
stuffed_gen_tale (const StuffedState *s,
                  const StuffedFrame *f,
                  BrambleAsk         *ask)
{
  stuffed_offer (ask, STUFFED_OPT_NONE, 0);
  stuffed_offer (ask, STUFFED_OPT_USE, STUFFED_TALL_TALE);
}

static void
discard (StuffedRun *r,
         guint       card)
{
  r->s->losts_gone |= 1u << card;
  stuffed_tell (r, STUFFED_EVENT_LOST_GONE, STUFFED_NONE)->a = (guint8) card;
}

static BrambleFlow
ask_choice (StuffedRun   *r,
            StuffedFrame *f)
{
  f->what = STUFFED_NONE;
  if (stuffed_has_status (r->s, f->seat, STUFFED_ANGRY))
    f->flags |= STUFFED_FLAG_ANGRY;
  return stuffed_ask (r, f, STUFFED_STEP_LOST);
}

/* Draws a card; somebody may tell another tale. */
static BrambleFlow
meet (StuffedRun   *r,
      StuffedFrame *f)
{
  guint card = stuffed_draw_lost (r, f->seat);

  if (card == STUFFED_NONE)
    return BRAMBLE_DONE;
  f->n = (guint8) card;
  f->what = (guint8) teller (r->s);
  return f->what == STUFFED_NONE ? ask_choice (r, f) : stuffed_ask (r, f, STUFFED_STEP_TALE);
}

/* The result shows after the choice. */
static BrambleFlow
choose (StuffedRun   *r,
        StuffedFrame *f)
{
  const StuffedLost *card = &stuffed_losts[f->n];
  const StuffedOption *option = &stuffed_lost_story.options[card->option + r->choice.a];
  BrambleEvent *event;

  if (r->choice.kind != STUFFED_OPT_OPTION)
    {
      stuffed_tell (r, STUFFED_EVENT_WALKED_AWAY, f->seat)->a = f->n;
      discard (r, f->n);
      return BRAMBLE_DONE;
    }
  event = stuffed_tell (r, STUFFED_EVENT_CHOSEN, f->seat);
  event->a = STUFFED_TOME_LOST;
  event->b = r->s->story;
  event->n = (gint16) (card->option + r->choice.a);
  f->step = STUFFED_STEP_PARTING;
  stuffed_read (r, STUFFED_TOME_LOST, option->block, f->seat, option->tag);
  return BRAMBLE_AGAIN;
}

BrambleFlow
stuffed_proc_lost (StuffedRun   *r,
                   StuffedFrame *f)
{
  switch ((guint) f->step)
    {
    case STUFFED_STEP_LOOK:
      return meet (r, f);
    case STUFFED_STEP_TALE:
      if (r->choice.kind == STUFFED_OPT_USE)
        {
          stuffed_use (r, f->what, STUFFED_TALL_TALE);
          discard (r, f->n);
          return meet (r, f);
        }
      return ask_choice (r, f);
    case STUFFED_STEP_LOST:
      return choose (r, f);
    case STUFFED_STEP_PARTING:
      /* Who was not turned away from is a comfort, but for the anger that it brought itself. */
      if (f->flags & STUFFED_FLAG_ANGRY)
        stuffed_lose_status (r, f->seat, STUFFED_ANGRY);
      discard (r, f->n);
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}
