/* folk-sorcerer.c: what the Sorcerer of the Dark Woods makes of a tile
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-engine.h"

#define ENOUGH 4

/* What he can be wished for. */
void
folk_gen_wish (const FolkState *s,
               const FolkFrame *f,
               BrambleAsk      *ask)
{
  folk_gen_find (s, f, ask);
}

static gboolean
can_wish (const FolkState *s,
          guint            seat)
{
  for (guint tile = FOLK_FIRST_MAGICAL; tile < FOLK_FIRST_ANIMAL; tile++)
    if (folk_may_get (s, seat, tile))
      return TRUE;

  return FALSE;
}

/* Any tile but the Trickster, for who can pay. */
void
folk_gen_tile (const FolkState *s,
               const FolkFrame *f,
               BrambleAsk      *ask)
{
  if (s->seats[f->seat].n_biscuits == 0 || !can_wish (s, f->seat))
    return;
  for (guint tile = 0; tile < FOLK_N_TILES; tile++)
    if (tile != FOLK_TRICKSTER && folk_has (s, f->seat, tile))
      folk_offer (ask, FOLK_OPT_TILE, tile);
  if (ask->n_options > 0)
    folk_offer (ask, FOLK_OPT_ENOUGH, 0);
}

/* A spell that is not good enough. The Comb that lies before him throws nothing. */
void
folk_gen_spell (const FolkState *s,
                const FolkFrame *f,
                BrambleAsk      *ask)
{
  if (f->die + f->added < ENOUGH)
    {
      if (f->die + f->added + s->seats[f->seat].advice >= ENOUGH)
        folk_offer (ask, FOLK_OPT_ADVICE, 0);
      if (f->tile != FOLK_GOLDEN_COMB && folk_can_use (s, f->seat, FOLK_GOLDEN_COMB))
        folk_offer (ask, FOLK_OPT_COMB, 0);
    }
  folk_offer (ask, FOLK_OPT_ENOUGH, 0);
}

static BrambleFlow
cast (FolkRun   *r,
      FolkFrame *f)
{
  BrambleEvent *event;

  f->die = (guint8) folk_throw_die (r, 8);
  event = folk_tell (r, FOLK_EVENT_SPELL_THROWN, f->seat);
  event->a = f->die;
  event->n = (gint16) (f->die + f->added);
  return folk_ask (r, f, FOLK_STEP_SPELL);
}

static BrambleFlow
answer_spell (FolkRun   *r,
              FolkFrame *f)
{
  BrambleEvent *event;

  if (r->choice.kind == FOLK_OPT_COMB)
    {
      r->s->used |= FOLK_USED_COMB;
      folk_use_tile (r, f->seat, FOLK_GOLDEN_COMB);
      return cast (r, f);
    }
  if (r->choice.kind == FOLK_OPT_ADVICE)
    {
      folk_pay_advice (r, f->seat, 1);
      f->added++;
      event = folk_tell (r, FOLK_EVENT_LUCK_RAISED, f->seat);
      event->n = (gint16) (f->die + f->added);
      return folk_ask (r, f, FOLK_STEP_SPELL);
    }

  folk_turn_tile (r, f->seat, f->tile, f->die + f->added >= ENOUGH ? f->wish : FOLK_TOAD);
  folk_become (f, FOLK_PROC_SORCERER, FOLK_STEP_GREET);
  return BRAMBLE_AGAIN;
}

BrambleFlow
folk_proc_sorcerer (FolkRun   *r,
                    FolkFrame *f)
{
  BrambleEvent *event;

  switch (f->step)
    {
    case FOLK_STEP_GREET:
      return folk_ask (r, f, FOLK_STEP_TILE);
    case FOLK_STEP_TILE:
      if (r->choice.kind != FOLK_OPT_TILE)
        return BRAMBLE_DONE;
      f->tile = r->choice.a;
      return folk_ask (r, f, FOLK_STEP_WISH);
    case FOLK_STEP_WISH:
      f->wish = r->choice.a;
      event = folk_tell (r, FOLK_EVENT_WISHED, f->seat);
      event->a = f->tile;
      event->b = f->wish;
      f->step = FOLK_STEP_PREPARE;
      folk_pay (r, f->seat, 1);
      return BRAMBLE_AGAIN;
    case FOLK_STEP_PREPARE:
    case FOLK_STEP_ADVICE:
    case FOLK_STEP_ADVISED:
      return folk_prepare (r, f);
    case FOLK_STEP_DIE:
      return cast (r, f);
    case FOLK_STEP_SPELL:
      return answer_spell (r, f);
    }

  g_assert_not_reached ();
}
