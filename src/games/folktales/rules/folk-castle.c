/* folk-castle.c: who knocks at the gate
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-engine.h"

#define OPENS 8
#define KEY 3

/* What is of use for a throw that does not open the gate. */
void
folk_gen_gate (const FolkState *s,
               const FolkFrame *f,
               BrambleAsk      *ask)
{
  const FolkSeat *p = &s->seats[f->seat];
  guint total = f->die + f->added;
  guint key = p->tiles[FOLK_KEY] > 0 ? KEY * p->tiles[FOLK_KEY] : 0;

  if (total < OPENS)
    {
      if (p->advice > 0 && total + p->advice + key >= OPENS)
        folk_offer (ask, FOLK_OPT_ADVICE, 0);
      if (key > 0 && total + p->advice + key >= OPENS)
        folk_offer (ask, FOLK_OPT_KEY, 0);
      if (folk_can_use (s, f->seat, FOLK_GOLDEN_COMB))
        folk_offer (ask, FOLK_OPT_COMB, 0);
    }
  folk_offer (ask, FOLK_OPT_ENOUGH, 0);
}

/* Eight opens the gate at once. */
static BrambleFlow
look_at_gate (FolkRun   *r,
              FolkFrame *f)
{
  if (f->die + f->added < OPENS)
    return folk_ask (r, f, FOLK_STEP_GATE);

  folk_end (r, FOLK_OVER_BY_GATE, f->seat);
  return BRAMBLE_AGAIN;
}

static BrambleFlow
knock (FolkRun   *r,
       FolkFrame *f)
{
  BrambleEvent *event;

  f->die = (guint8) folk_throw_die (r, 8);
  event = folk_tell (r, FOLK_EVENT_KNOCKED, f->seat);
  event->a = f->die;
  event->n = (gint16) (f->die + f->added);
  return look_at_gate (r, f);
}

static BrambleFlow
raise_luck (FolkRun   *r,
            FolkFrame *f,
            guint      by,
            guint      tile)
{
  BrambleEvent *event = folk_tell (r, FOLK_EVENT_LUCK_RAISED, f->seat);

  f->added = (guint8) (f->added + by);
  event->a = (guint8) tile;
  event->n = (gint16) (f->die + f->added);
  return look_at_gate (r, f);
}

static BrambleFlow
answer_gate (FolkRun   *r,
             FolkFrame *f)
{
  switch (r->choice.kind)
    {
    case FOLK_OPT_ADVICE:
      folk_pay_advice (r, f->seat, 1);
      return raise_luck (r, f, 1, FOLK_NONE);
    case FOLK_OPT_KEY:
      folk_drop_tile (r, f->seat, FOLK_KEY);
      return raise_luck (r, f, KEY, FOLK_KEY);
    case FOLK_OPT_COMB:
      r->s->used |= FOLK_USED_COMB;
      folk_use_tile (r, f->seat, FOLK_GOLDEN_COMB);
      return knock (r, f);
    case FOLK_OPT_ENOUGH:
      folk_tell (r, FOLK_EVENT_GATE_SHUT, f->seat);
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

BrambleFlow
folk_proc_gate (FolkRun   *r,
                FolkFrame *f)
{
  switch (f->step)
    {
    case FOLK_STEP_PREPARE:
    case FOLK_STEP_ADVICE:
    case FOLK_STEP_ADVISED:
      return folk_prepare (r, f);
    case FOLK_STEP_DIE:
      return knock (r, f);
    case FOLK_STEP_GATE:
      return answer_gate (r, f);
    }

  g_assert_not_reached ();
}
