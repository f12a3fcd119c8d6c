/* folk-room.c: Biscuits are paid one by one, and tiles find room or none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-engine.h"

/* Whoever must pay chooses which; Biscuits of one number are all the same, and who
 * must pay all has no choice. */
void
folk_gen_pay (const FolkState *s,
              const FolkFrame *f,
              BrambleAsk      *ask)
{
  const FolkSeat *p = &s->seats[f->seat];

  for (guint i = 0; i < FOLK_N_NUMBERS && (ask->n_options == 0 || f->n < p->n_biscuits); i++)
    if (p->biscuits[i] > 0)
      folk_offer (ask, FOLK_OPT_BISCUIT, i);
}

/* @seat pays up to @n Biscuits before anything else happens. */
void
folk_pay (FolkRun *r,
          guint    seat,
          guint    n)
{
  folk_push (r, FOLK_PROC_PAY, FOLK_STEP_COUNT, seat)->n = (guint8) n;
}

/* The same to somebody else. */
void
folk_hand (FolkRun *r,
           guint    from,
           guint    to,
           guint    n)
{
  FolkFrame *f = folk_push (r, FOLK_PROC_PAY, FOLK_STEP_COUNT, from);

  f->n = (guint8) n;
  f->other = (guint8) to;
}

BrambleFlow
folk_proc_pay (FolkRun   *r,
               FolkFrame *f)
{
  switch (f->step)
    {
    case FOLK_STEP_COUNT:
      if (f->n == 0 || r->s->seats[f->seat].n_biscuits == 0)
        return BRAMBLE_DONE;
      return folk_ask (r, f, FOLK_STEP_PAY);

    case FOLK_STEP_PAY:
      if (r->choice.kind != FOLK_OPT_BISCUIT)
        return BRAMBLE_DONE;
      if (f->other == FOLK_NONE)
        folk_drop_biscuit (r, f->seat, r->choice.a);
      else
        folk_pass_biscuit (r, f->seat, f->other, r->choice.a);
      f->n--;
      return folk_go (f, FOLK_STEP_COUNT);
    }

  g_assert_not_reached ();
}

/* All tiles of the satchel, and the one that finds no room in it. */
void
folk_gen_room (const FolkState *s,
               const FolkFrame *f,
               BrambleAsk      *ask)
{
  for (guint tile = 0; tile < FOLK_N_TILES; tile++)
    if (folk_has (s, f->seat, tile) || tile == f->tile)
      folk_offer (ask, FOLK_OPT_TILE, tile);
}

/* @seat gets a tile from the supply before anything else happens. */
void
folk_gain (FolkRun *r,
           guint    seat,
           guint    tile)
{
  folk_push (r, FOLK_PROC_GAIN, FOLK_STEP_TAKE, seat)->tile = (guint8) tile;
}

/* Puts the new tile into the satchel: from the supply, or from a partner. */
static void
take (FolkRun   *r,
      FolkFrame *f)
{
  if (f->other == FOLK_NONE)
    folk_get_tile (r, f->seat, f->tile);
  else
    folk_pass_tile (r, f->other, f->seat, f->tile);
}

BrambleFlow
folk_proc_gain (FolkRun   *r,
                FolkFrame *f)
{
  switch (f->step)
    {
    case FOLK_STEP_TAKE:
      if (r->s->seats[f->seat].n_tiles == FOLK_MAX_TILES)
        return folk_ask (r, f, FOLK_STEP_ROOM);
      take (r, f);
      return BRAMBLE_DONE;

    case FOLK_STEP_ROOM:
      /* Two of a kind are the same, old or new. */
      if (r->choice.a == f->tile)
        {
          folk_tell (r, FOLK_EVENT_TILE_LEFT, f->seat)->a = f->tile;
          if (f->other != FOLK_NONE)
            folk_drop_tile (r, f->other, f->tile);
          return BRAMBLE_DONE;
        }
      folk_drop_tile (r, f->seat, r->choice.a);
      take (r, f);
      if (r->choice.a != FOLK_TRICKSTER)
        return BRAMBLE_DONE;
      folk_lead_trickster (r, f, f->seat, folk_right_of (r->s, f->seat), FALSE);
      return BRAMBLE_AGAIN;
    }

  g_assert_not_reached ();
}

/**
 * folk_lead_trickster:
 * @f: (nullable): a frame that has nothing left to do; else a new one begins
 * @origin: where he comes from: when he is there again nobody had room
 * @first: whom he asks first, then one after the other to the right
 * @keeps: whether @origin keeps him then; else he waits at the Red Fields
 */
void
folk_lead_trickster (FolkRun   *r,
                     FolkFrame *f,
                     guint      origin,
                     guint      first,
                     gboolean   keeps)
{
  if (f)
    folk_become (f, FOLK_PROC_TRICKSTER, FOLK_STEP_TAKE);
  else
    f = folk_push (r, FOLK_PROC_TRICKSTER, FOLK_STEP_TAKE, first);
  f->seat = (guint8) first;
  f->other = (guint8) origin;
  f->tile = FOLK_TRICKSTER;
  f->flags = keeps ? FOLK_FLAG_KEEPS : 0;
}

BrambleFlow
folk_proc_trickster (FolkRun   *r,
                     FolkFrame *f)
{
  FolkState *s = r->s;

  switch (f->step)
    {
    case FOLK_STEP_TAKE:
      if (f->seat == f->other && f->n > 0)
        {
          if (f->flags & FOLK_FLAG_KEEPS)
            folk_get_tile (r, f->seat, FOLK_TRICKSTER);
          return BRAMBLE_DONE;
        }
      if (s->seats[f->seat].n_tiles == FOLK_MAX_TILES)
        return folk_ask (r, f, FOLK_STEP_ROOM);
      folk_get_tile (r, f->seat, FOLK_TRICKSTER);
      return BRAMBLE_DONE;

    case FOLK_STEP_ROOM:
      if (r->choice.a == FOLK_TRICKSTER)
        {
          folk_tell (r, FOLK_EVENT_TILE_LEFT, f->seat)->a = FOLK_TRICKSTER;
          f->seat = (guint8) folk_right_of (s, f->seat);
          f->n++;
          return folk_go (f, FOLK_STEP_TAKE);
        }
      folk_drop_tile (r, f->seat, r->choice.a);
      folk_get_tile (r, f->seat, FOLK_TRICKSTER);
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}
