/* folk-hands.c: what changes in somebody's hands, and is told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing else changes what somebody has. Limits are kept here: what there is no
 * room for, and what is not left, is not received.
 */

#include "folk-engine.h"

/* Only whose Biscuit it is sees its number. */
static void
tell_number (FolkRun       *r,
             FolkEventKind  kind,
             guint          seat,
             guint          number)
{
  BrambleEvent *event = folk_tell (r, kind, seat);

  event->card = folk_biscuit_steps[number];
  event->shown = (guint8) (1u << seat);
}

static void
tell_number_of (FolkRun       *r,
                FolkEventKind  kind,
                guint          seat,
                guint          n)
{
  folk_tell (r, kind, seat)->n = (gint16) n;
}

/* Draws up to @n Biscuits from the bag. Returns how many. */
guint
folk_get_biscuits (FolkRun *r,
                   guint    seat,
                   guint    n)
{
  FolkSeat *p = &r->s->seats[seat];

  n = MIN (n, folk_biscuit_room (r->s, seat));
  for (guint i = 0; i < n; i++)
    {
      guint8 bag[FOLK_N_NUMBERS];
      guint left = folk_bag (r->s, bag);
      guint at = bramble_rng_below (&r->s->rng, left);
      guint number = 0;

      while (number + 1 < FOLK_N_NUMBERS && at >= bag[number])
        at -= bag[number++];
      p->biscuits[number]++;
      p->n_biscuits++;
      tell_number (r, FOLK_EVENT_BISCUIT_GOT, seat, number);
    }
  return n;
}

/* A Biscuit is paid: it goes back to the bag unseen. */
void
folk_drop_biscuit (FolkRun *r,
                   guint    seat,
                   guint    number)
{
  r->s->seats[seat].biscuits[number]--;
  r->s->seats[seat].n_biscuits--;
  tell_number (r, FOLK_EVENT_BISCUIT_PAID, seat, number);
}

/* A Biscuit is walked with: everybody sees it. */
void
folk_walk_biscuit (FolkRun *r,
                   guint    seat,
                   guint    number)
{
  r->s->seats[seat].biscuits[number]--;
  r->s->seats[seat].n_biscuits--;
  folk_tell (r, FOLK_EVENT_BISCUIT_WALKED, seat)->a = folk_biscuit_steps[number];
}

void
folk_pass_biscuit (FolkRun *r,
                   guint    from,
                   guint    to,
                   guint    number)
{
  BrambleEvent *event;

  r->s->seats[from].biscuits[number]--;
  r->s->seats[from].n_biscuits--;
  r->s->seats[to].biscuits[number]++;
  r->s->seats[to].n_biscuits++;
  event = folk_tell (r, FOLK_EVENT_BISCUIT_PASSED, from);
  event->other = (guint8) to;
  event->card = folk_biscuit_steps[number];
  event->shown = (guint8) (1u << from | 1u << to);
}

void
folk_get_advice (FolkRun *r,
                 guint    seat,
                 guint    n)
{
  n = MIN (n, folk_advice_room (r->s, seat));
  if (n == 0)
    return;
  r->s->seats[seat].advice = (guint8) (r->s->seats[seat].advice + n);
  tell_number_of (r, FOLK_EVENT_ADVICE_GOT, seat, n);
}

void
folk_pay_advice (FolkRun *r,
                 guint    seat,
                 guint    n)
{
  r->s->seats[seat].advice = (guint8) (r->s->seats[seat].advice - n);
  tell_number_of (r, FOLK_EVENT_ADVICE_PAID, seat, n);
}

void
folk_pass_advice (FolkRun *r,
                  guint    from,
                  guint    to,
                  guint    n)
{
  BrambleEvent *event = folk_tell (r, FOLK_EVENT_ADVICE_PASSED, from);

  event->other = (guint8) to;
  event->n = (gint16) n;
  r->s->seats[from].advice = (guint8) (r->s->seats[from].advice - n);
  r->s->seats[to].advice = (guint8) (r->s->seats[to].advice + n);
}

void
folk_get_gold (FolkRun *r,
               guint    seat,
               guint    n)
{
  n = MIN (n, folk_gold_room (r->s, seat));
  if (n == 0)
    return;
  r->s->seats[seat].gold = (guint8) (r->s->seats[seat].gold + n);
  tell_number_of (r, FOLK_EVENT_GOLD_GOT, seat, n);
}

void
folk_pay_gold (FolkRun *r,
               guint    seat,
               guint    n)
{
  r->s->seats[seat].gold = (guint8) (r->s->seats[seat].gold - n);
  tell_number_of (r, FOLK_EVENT_GOLD_PAID, seat, n);
}

void
folk_pass_gold (FolkRun *r,
                guint    from,
                guint    to,
                guint    n)
{
  BrambleEvent *event = folk_tell (r, FOLK_EVENT_GOLD_PASSED, from);

  event->other = (guint8) to;
  event->n = (gint16) n;
  r->s->seats[from].gold = (guint8) (r->s->seats[from].gold - n);
  r->s->seats[to].gold = (guint8) (r->s->seats[to].gold + n);
}

void
folk_set_boot (FolkRun *r,
               guint    seat,
               guint    boot)
{
  boot = MIN (boot, FOLK_MAX_BOOT);
  if (r->s->seats[seat].boot == boot)
    return;
  r->s->seats[seat].boot = (guint8) boot;
  folk_tell (r, FOLK_EVENT_BOOT_CHANGED, seat)->c = (guint8) boot;
}

/* The next whole turn, or the one after those that are lost already. */
void
folk_lose_turn (FolkRun *r,
                guint    seat)
{
  FolkSeat *p = &r->s->seats[seat];

  p->lost = (guint8) MIN (p->lost + 1, FOLK_MAX_LOST);
  folk_tell (r, FOLK_EVENT_TURN_FORFEITED, seat)->c = p->lost;
}

/* Moves a tile without telling. */
void
folk_put_tile (FolkState *s,
               guint      seat,
               guint      tile,
               guint      uses)
{
  s->seats[seat].tiles[tile]++;
  s->seats[seat].n_tiles++;
  if (folk_is_magical (tile))
    s->seats[seat].uses[tile - FOLK_FIRST_MAGICAL] = (guint8) uses;
}

void
folk_take_tile (FolkState *s,
                guint      seat,
                guint      tile)
{
  s->seats[seat].tiles[tile]--;
  s->seats[seat].n_tiles--;
  if (folk_is_magical (tile))
    s->seats[seat].uses[tile - FOLK_FIRST_MAGICAL] = 0;
}

/* The Wishing Table feeds whoever is a little hungry, and no Stallion stays on the
 * Glass Mountain. */
static void
look_at_new (FolkRun *r,
             guint    seat,
             guint    tile)
{
  if (tile == FOLK_WISHING_TABLE && r->s->seats[seat].boot == 1)
    folk_set_boot (r, seat, 0);
  if (tile == FOLK_WHITE_STALLION && folk_on_glass (r->s, seat))
    folk_drop_tile (r, seat, tile);
}

void
folk_get_tile (FolkRun *r,
               guint    seat,
               guint    tile)
{
  folk_put_tile (r->s, seat, tile, 0);
  folk_tell (r, FOLK_EVENT_TILE_GOT, seat)->a = (guint8) tile;
  look_at_new (r, seat, tile);
}

void
folk_drop_tile (FolkRun *r,
                guint    seat,
                guint    tile)
{
  folk_take_tile (r->s, seat, tile);
  folk_tell (r, FOLK_EVENT_TILE_GONE, seat)->a = (guint8) tile;
}

void
folk_use_tile (FolkRun *r,
               guint    seat,
               guint    tile)
{
  guint8 *uses = &r->s->seats[seat].uses[tile - FOLK_FIRST_MAGICAL];
  BrambleEvent *event;

  *uses = (guint8) (*uses + 1);
  event = folk_tell (r, FOLK_EVENT_TILE_USED, seat);
  event->a = (guint8) tile;
  event->c = *uses;
}

void
folk_turn_tile (FolkRun *r,
                guint    seat,
                guint    tile,
                guint    into)
{
  BrambleEvent *event = folk_tell (r, FOLK_EVENT_TILE_TURNED, seat);

  event->a = (guint8) tile;
  event->b = (guint8) into;
  folk_take_tile (r->s, seat, tile);
  folk_put_tile (r->s, seat, into, 0);
  look_at_new (r, seat, into);
}

void
folk_pass_tile (FolkRun *r,
                guint    from,
                guint    to,
                guint    tile)
{
  guint uses = folk_uses (r->s, from, tile);
  BrambleEvent *event = folk_tell (r, FOLK_EVENT_TILE_PASSED, from);

  event->other = (guint8) to;
  event->a = (guint8) tile;
  event->c = (guint8) uses;
  folk_take_tile (r->s, from, tile);
  folk_put_tile (r->s, to, tile, uses);
  look_at_new (r, to, tile);
}
