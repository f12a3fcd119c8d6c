/* folk-meet.c: others on the same field: the Test of Courage, and partners
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-engine.h"

static gboolean
could_give (const FolkState *s,
            guint            from,
            guint            to)
{
  for (guint thing = 0; thing < FOLK_N_THINGS; thing++)
    if (folk_things_of (s, from, thing) > 0 && folk_may_receive (s, to, thing))
      return TRUE;

  return FALSE;
}

/* What can be done with whoever stands on the same field. */
void
folk_gen_company (const FolkState *s,
                  guint            seat,
                  BrambleAsk      *ask)
{
  guint8 others[FOLK_MAX_SEATS];
  guint n = 0;

  for (guint other = 0; other < s->n_seats; other++)
    if (other != seat && s->seats[other].field == s->seats[seat].field)
      others[n++] = (guint8) other;
  for (guint i = 0; s->offers < FOLK_MAX_OFFERS && i < n; i++)
    if (folk_can_trade (s, seat, others[i]))
      {
        folk_offer (ask, FOLK_OPT_TRADE, 0);
        break;
      }
  for (guint i = 0; (s->used & FOLK_USED_TEST) == 0 && i < n; i++)
    if (s->seats[seat].n_biscuits > 0 && s->seats[others[i]].n_biscuits > 0)
      folk_offer (ask, FOLK_OPT_DARE, others[i]);
  for (guint i = 0; (s->used & FOLK_USED_PARTNER) == 0 && i < n; i++)
    if (folk_team (s, seat) == folk_team (s, others[i])
        && (could_give (s, seat, others[i]) || could_give (s, others[i], seat)))
      folk_offer (ask, FOLK_OPT_SHARE, others[i]);
}

/* A Biscuit of @from by chance, if @to has room for it. */
static void
take_biscuit (FolkRun *r,
              guint    from,
              guint    to)
{
  const FolkSeat *p = &r->s->seats[from];
  guint at, number = 0;

  if (p->n_biscuits == 0 || r->s->seats[to].n_biscuits == FOLK_MAX_BISCUITS)
    return;

  at = bramble_rng_below (&r->s->rng, p->n_biscuits);
  while (number + 1 < FOLK_N_NUMBERS && at >= p->biscuits[number])
    at -= p->biscuits[number++];
  folk_pass_biscuit (r, from, to, number);
}

/* White against blue: a blank is the highest. */
static void
test_courage (FolkRun   *r,
              FolkFrame *f)
{
  guint white = folk_throw_die (r, 6);
  guint blue = folk_throw_die (r, 6);
  BrambleEvent *event = folk_tell (r, FOLK_EVENT_COURAGE_THROWN, f->seat);

  event->other = f->other;
  event->a = (guint8) white;
  event->b = (guint8) blue;
  if (white > blue)
    take_biscuit (r, f->other, f->seat);
  else if (white < blue)
    take_biscuit (r, f->seat, f->other);
  else
    {
      folk_get_biscuits (r, f->seat, 1);
      folk_get_biscuits (r, f->other, 1);
    }
}

BrambleFlow
folk_proc_courage (FolkRun   *r,
                   FolkFrame *f)
{
  switch (f->step)
    {
    case FOLK_STEP_DARE:
      r->s->used |= FOLK_USED_TEST;
      folk_tell (r, FOLK_EVENT_DARED, f->seat)->other = f->other;
      return folk_ask (r, f, FOLK_STEP_COURAGE);
    case FOLK_STEP_COURAGE:
      if (r->choice.kind == FOLK_OPT_YES)
        test_courage (r, f);
      else
        folk_tell (r, FOLK_EVENT_DARE_REFUSED, f->other)->other = f->seat;
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

/* Whatever the partner may have; nothing is enough, too. */
void
folk_gen_give (const FolkState *s,
               const FolkFrame *f,
               BrambleAsk      *ask)
{
  for (guint thing = 0; thing < FOLK_N_THINGS; thing++)
    if (folk_things_of (s, f->seat, thing) > 0 && folk_may_receive (s, f->other, thing))
      folk_offer (ask, FOLK_OPT_GIVE, thing);
  folk_offer (ask, FOLK_OPT_ENOUGH, 0);
}

/* A tile too many asks the receiver; until then it stays where it is. */
static BrambleFlow
give (FolkRun   *r,
      FolkFrame *f,
      guint      thing)
{
  FolkFrame *gain;

  f->step = FOLK_STEP_SHARE;
  switch (folk_thing_sort (thing))
    {
    case FOLK_THING_BISCUIT:
      folk_hand (r, f->seat, f->other, 1);
      break;
    case FOLK_THING_ADVICE:
      folk_pass_advice (r, f->seat, f->other, 1);
      break;
    case FOLK_THING_GOLD:
      folk_pass_gold (r, f->seat, f->other, 1);
      break;
    case FOLK_THING_TILES:
      gain = folk_push (r, FOLK_PROC_GAIN, FOLK_STEP_TAKE, f->other);
      gain->tile = (guint8) folk_thing_tile (thing);
      gain->other = f->seat;
      break;
    }
  return BRAMBLE_AGAIN;
}

BrambleFlow
folk_proc_partners (FolkRun   *r,
                    FolkFrame *f)
{
  guint8 seat = f->seat;

  switch (f->step)
    {
    case FOLK_STEP_SHARE:
      if ((r->s->used & FOLK_USED_PARTNER) == 0)
        {
          r->s->used |= FOLK_USED_PARTNER;
          folk_tell (r, FOLK_EVENT_SHARED, f->seat)->other = f->other;
        }
      return folk_ask (r, f, FOLK_STEP_GIVE);
    case FOLK_STEP_GIVE:
      if (r->choice.kind == FOLK_OPT_GIVE)
        return give (r, f, r->choice.a);
      if (f->flags & FOLK_FLAG_SECOND)
        return BRAMBLE_DONE;
      f->flags |= FOLK_FLAG_SECOND;
      f->seat = f->other;
      f->other = seat;
      return folk_ask (r, f, FOLK_STEP_GIVE);
    }

  g_assert_not_reached ();
}
