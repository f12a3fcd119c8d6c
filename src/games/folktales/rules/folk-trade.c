/* folk-trade.c: heroes on one field trade, by the offers that all games share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-engine.h"

#include <glib/gi18n-lib.h>

#include "folk-text.h"

/* The most pieces on one side of an offer. */
#define PIECES 3

/* The tile that a thing is, or FOLK_NONE for tokens. */
guint
folk_thing_tile (guint thing)
{
  return thing < FOLK_THING_TILES ? FOLK_NONE : thing - FOLK_THING_TILES + FOLK_FIRST_USEFUL;
}

/* How many of a thing @seat has to give. */
guint
folk_things_of (const FolkState *s,
                guint            seat,
                guint            thing)
{
  const FolkSeat *p = &s->seats[seat];
  guint tile = folk_thing_tile (thing);

  switch (folk_thing_sort (thing))
    {
    case FOLK_THING_BISCUIT:
      return p->n_biscuits;
    case FOLK_THING_ADVICE:
      return p->advice;
    case FOLK_THING_GOLD:
      return p->gold;
    case FOLK_THING_TILES:
      return tile == FOLK_NONE ? 0 : p->tiles[tile];
    }

  g_assert_not_reached ();
}

/* How many more of a thing @seat may have, if it finds room for tiles. */
static guint
room_for (const FolkState *s,
          guint            seat,
          guint            thing)
{
  const FolkSeat *p = &s->seats[seat];
  guint tile = folk_thing_tile (thing);

  switch (folk_thing_sort (thing))
    {
    case FOLK_THING_BISCUIT:
      return FOLK_MAX_BISCUITS - p->n_biscuits;
    case FOLK_THING_ADVICE:
      return FOLK_MAX_ADVICE - p->advice;
    case FOLK_THING_GOLD:
      return FOLK_MAX_GOLD - p->gold;
    case FOLK_THING_TILES:
      return folk_is_useful (tile) ? FOLK_MAX_TILES : p->tiles[tile] == 0;
    }

  g_assert_not_reached ();
}

gboolean
folk_may_receive (const FolkState *s,
                  guint            seat,
                  guint            thing)
{
  return room_for (s, seat, thing) > 0;
}

/* One more piece may be given or wanted if its owner has it, the other may have it,
 * and the same thing does not go the other way as well. */
static gboolean
may_add (const FolkState    *s,
         const BrambleOffer *offer,
         gboolean            given,
         guint               thing)
{
  guint owner = given ? offer->from : offer->to;
  guint other = given ? offer->to : offer->from;
  guint n = bramble_offer_count (offer, given, thing);

  return bramble_offer_total (offer, given) < PIECES && n < folk_things_of (s, owner, thing)
         && n < room_for (s, other, thing) && bramble_offer_count (offer, !given, thing) == 0;
}

/* How many more of a thing one side may give. */
static guint
left_of (const FolkState    *s,
         const BrambleOffer *offer,
         gboolean            given,
         guint               thing)
{
  guint owner = given ? offer->from : offer->to;
  guint other = given ? offer->to : offer->from;

  return may_add (s, offer, given, thing)
             ? MIN (folk_things_of (s, owner, thing), room_for (s, other, thing)) - bramble_offer_count (offer, given, thing)
             : 0;
}

static guint
tiles_in (const BrambleCounted *side)
{
  guint n = 0;

  for (guint i = 0; i < BRAMBLE_OFFER_KINDS; i++)
    n += side[i].thing >= FOLK_THING_TILES ? side[i].n : 0;
  return n;
}

/* Whether one side can give what it should, to somebody who may have it, and nothing
 * of it comes back. */
static gboolean
is_fair_side (const FolkState    *s,
              const BrambleOffer *offer,
              gboolean            given)
{
  const BrambleCounted *side = given ? offer->given : offer->wanted;
  guint owner = given ? offer->from : offer->to;
  guint other = given ? offer->to : offer->from;

  for (guint i = 0; i < BRAMBLE_OFFER_KINDS && side[i].n > 0; i++)
    if (side[i].n > folk_things_of (s, owner, side[i].thing) || side[i].n > room_for (s, other, side[i].thing)
        || bramble_offer_count (offer, !given, side[i].thing) > 0)
      return FALSE;

  return TRUE;
}

/* Whether an offer is by the rules, finished or not. */
gboolean
folk_is_fair (const FolkState    *s,
              const BrambleOffer *offer)
{
  if (offer->to == BRAMBLE_NO_SEAT)
    return offer->given[0].n == 0 && offer->wanted[0].n == 0;
  if (bramble_offer_total (offer, TRUE) > PIECES || bramble_offer_total (offer, FALSE) > PIECES)
    return FALSE;

  return is_fair_side (s, offer, TRUE) && is_fair_side (s, offer, FALSE);
}

/* Whether the satchels of both have room for it. */
static gboolean
finds_room (const FolkState    *s,
            const BrambleOffer *offer)
{
  guint given = tiles_in (offer->given);
  guint wanted = tiles_in (offer->wanted);

  return s->seats[offer->from].n_tiles + wanted <= FOLK_MAX_TILES + given
         && s->seats[offer->to].n_tiles + given <= FOLK_MAX_TILES + wanted;
}

/* Whether so many more tiles either way, and something at all, find room. Without
 * tiles a side that is empty needs a token. */
static gboolean
fills_up (const FolkState    *s,
          const BrambleOffer *offer,
          const guint        *tiles,
          const gboolean     *tokens)
{
  guint had[2] = { bramble_offer_total (offer, FALSE), bramble_offer_total (offer, TRUE) };
  guint from = s->seats[offer->from].n_tiles + tiles_in (offer->wanted) - tiles_in (offer->given);
  guint to = s->seats[offer->to].n_tiles + tiles_in (offer->given) - tiles_in (offer->wanted);

  for (guint given = 0; given <= MIN (tiles[TRUE], PIECES - had[TRUE]); given++)
    for (guint wanted = 0; wanted <= MIN (tiles[FALSE], PIECES - had[FALSE]); wanted++)
      if (had[TRUE] + given + tokens[TRUE] > 0 && had[FALSE] + wanted + tokens[FALSE] > 0
          && from + wanted <= FOLK_MAX_TILES + given && to + given <= FOLK_MAX_TILES + wanted)
        return TRUE;

  return FALSE;
}

/* Whether an offer can be made, as it is or with more pieces. What both could give
 * goes one way only, so every way of sharing that out is tried. */
static gboolean
can_become (const FolkState    *s,
            const BrambleOffer *offer)
{
  guint left[2][FOLK_N_THINGS];
  guint shared = 0, n_shared = 0;

  for (guint thing = 0; thing < FOLK_N_THINGS; thing++)
    {
      left[FALSE][thing] = left_of (s, offer, FALSE, thing);
      left[TRUE][thing] = left_of (s, offer, TRUE, thing);
      if (left[FALSE][thing] > 0 && left[TRUE][thing] > 0)
        {
          shared |= 1u << thing;
          n_shared++;
        }
    }
  for (guint share = 0; share < 1u << n_shared; share++)
    {
      guint tiles[2] = { 0, 0 };
      gboolean tokens[2] = { FALSE, FALSE };

      for (guint thing = 0, bit = 0; thing < FOLK_N_THINGS; thing++)
        {
          gboolean one_way = (shared >> thing) & 1;

          for (guint given = FALSE; given <= TRUE; given++)
            if (left[given][thing] > 0 && (!one_way || ((share >> bit) & 1) == given))
              {
                if (thing < FOLK_THING_TILES)
                  tokens[given] = TRUE;
                else
                  tiles[given] += left[given][thing];
              }
          bit += one_way;
        }
      if (fills_up (s, offer, tiles, tokens))
        return TRUE;
    }

  return FALSE;
}

/* Whether two stand on one field, and something could go either way. */
gboolean
folk_can_trade (const FolkState *s,
                guint            from,
                guint            to)
{
  BrambleOffer offer;

  if (from == to || s->seats[from].field != s->seats[to].field)
    return FALSE;
  bramble_offer_begin (&offer, from);
  offer.to = (guint8) to;
  return can_become (s, &offer);
}

/* Whether one more piece may be added, and the offer still be made with it. */
static gboolean
leads_on (const FolkState    *s,
          const BrambleOffer *offer,
          gboolean            given,
          guint               thing)
{
  BrambleOffer with = *offer;

  return may_add (s, offer, given, thing) && bramble_offer_add (&with, given, thing) && can_become (s, &with);
}

static gboolean
can_be_made (const FolkState    *s,
             const BrambleOffer *offer)
{
  return bramble_offer_is_complete (offer) && folk_is_fair (s, offer) && finds_room (s, offer);
}

void
folk_gen_offer (const FolkState *s,
                const FolkFrame *f,
                BrambleAsk      *ask)
{
  const BrambleOffer *offer = &s->offer;

  for (guint seat = 0; offer->to == BRAMBLE_NO_SEAT && seat < s->n_seats; seat++)
    if (folk_can_trade (s, offer->from, seat))
      folk_offer (ask, BRAMBLE_OFFER_TO, seat);
  for (guint thing = 0; offer->to != BRAMBLE_NO_SEAT && thing < FOLK_N_THINGS; thing++)
    {
      if (leads_on (s, offer, TRUE, thing))
        folk_offer (ask, BRAMBLE_OFFER_GIVE, thing);
      if (leads_on (s, offer, FALSE, thing))
        folk_offer (ask, BRAMBLE_OFFER_WANT, thing);
    }
  if (can_be_made (s, offer))
    folk_offer (ask, BRAMBLE_OFFER_MAKE, 0);
  folk_offer (ask, BRAMBLE_OFFER_DROP, 0);
}

void
folk_gen_reply (const FolkState *s,
                const FolkFrame *f,
                BrambleAsk      *ask)
{
  folk_offer (ask, BRAMBLE_OFFER_ACCEPT, 0);
  folk_offer (ask, BRAMBLE_OFFER_DECLINE, 0);
  for (guint thing = 0; s->offers < FOLK_MAX_OFFERS && thing < FOLK_N_THINGS; thing++)
    if (may_add (s, &s->offer, TRUE, thing))
      folk_offer (ask, BRAMBLE_OFFER_RATHER, thing);
}

/* An offer that is begun counts, but for the first one of a turn that is dropped. Where only one
 * can be meant nobody has to say so. */
static void
begin_offer (FolkState *s,
             guint      from)
{
  guint n = 0, to = BRAMBLE_NO_SEAT;

  for (guint seat = 0; seat < s->n_seats; seat++)
    if (folk_can_trade (s, from, seat))
      {
        to = seat;
        n++;
      }
  bramble_offer_begin (&s->offer, from);
  s->offer.to = n == 1 ? (guint8) to : BRAMBLE_NO_SEAT;
  s->offer.tries = s->offers++;
}

static void
tell_offer (FolkRun       *r,
            FolkEventKind  kind,
            guint          seat)
{
  folk_tell (r, kind, seat)->offer = r->s->offer;
}

/* All but the Biscuits changes hands at once. */
static void
hand_side (FolkRun              *r,
           const BrambleCounted *side,
           guint                 from,
           guint                 to)
{
  for (guint i = 0; i < BRAMBLE_OFFER_KINDS && side[i].n > 0; i++)
    if (side[i].thing == FOLK_THING_ADVICE)
      folk_pass_advice (r, from, to, side[i].n);
    else if (side[i].thing == FOLK_THING_GOLD)
      folk_pass_gold (r, from, to, side[i].n);
    else
      for (guint n = 0; side[i].thing != FOLK_THING_BISCUIT && n < side[i].n; n++)
        folk_pass_tile (r, from, to, folk_thing_tile (side[i].thing));
}

/* Whose Biscuit it is chooses which. */
static BrambleFlow
hand_all (FolkRun   *r,
          FolkFrame *f)
{
  BrambleOffer offer = r->s->offer;
  guint given = bramble_offer_count (&offer, TRUE, FOLK_THING_BISCUIT);
  guint wanted = bramble_offer_count (&offer, FALSE, FOLK_THING_BISCUIT);

  hand_side (r, offer.given, offer.from, offer.to);
  hand_side (r, offer.wanted, offer.to, offer.from);
  bramble_offer_clear (&r->s->offer);
  f->step = FOLK_STEP_TRADED;
  if (given > 0)
    folk_hand (r, offer.from, offer.to, given);
  else if (wanted > 0)
    folk_hand (r, offer.to, offer.from, wanted);
  return BRAMBLE_AGAIN;
}

static BrambleFlow
take_reply (FolkRun   *r,
            FolkFrame *f)
{
  FolkState *s = r->s;
  BrambleOffer *offer = &s->offer;
  guint8 from = offer->from, to = offer->to, rather;

  if (r->choice.kind == BRAMBLE_OFFER_ACCEPT)
    {
      tell_offer (r, FOLK_EVENT_ACCEPTED, to);
      return hand_all (r, f);
    }
  bramble_offer_take (offer, &r->choice);
  tell_offer (r, FOLK_EVENT_DECLINED, to);
  rather = offer->rather;
  bramble_offer_clear (offer);
  if (rather == BRAMBLE_OFFER_NOTHING)
    return BRAMBLE_DONE;

  /* Another offer, and it is known what would be better. */
  begin_offer (s, from);
  offer->to = to;
  offer->rather = rather;
  return folk_ask (r, f, FOLK_STEP_OFFER);
}

/* Who only looked at what could be had may still make both offers of the turn. That is free but once, so
 * that turns come to an end. */
static BrambleFlow
drop_offer (FolkRun   *r,
            FolkFrame *f)
{
  FolkState *s = r->s;

  if ((s->used & FOLK_USED_DROPPED) == 0)
    {
      s->used |= FOLK_USED_DROPPED;
      s->offers--;
    }
  folk_tell (r, FOLK_EVENT_NO_TRADE, f->seat);
  bramble_offer_clear (&s->offer);
  return BRAMBLE_DONE;
}

static BrambleFlow
take_offer (FolkRun   *r,
            FolkFrame *f)
{
  BrambleOffer *offer = &r->s->offer;

  if (r->choice.kind == BRAMBLE_OFFER_DROP)
    return drop_offer (r, f);
  if (r->choice.kind == BRAMBLE_OFFER_MAKE)
    {
      offer->rather = BRAMBLE_OFFER_NOTHING;
      tell_offer (r, FOLK_EVENT_OFFERED, f->seat);
      return folk_ask (r, f, FOLK_STEP_REPLY);
    }
  bramble_offer_take (offer, &r->choice);
  tell_offer (r, FOLK_EVENT_PUT, f->seat);
  return folk_ask (r, f, FOLK_STEP_OFFER);
}

BrambleFlow
folk_proc_trade (FolkRun   *r,
                 FolkFrame *f)
{
  switch (f->step)
    {
    case FOLK_STEP_MAKE:
      begin_offer (r->s, f->seat);
      return folk_ask (r, f, FOLK_STEP_OFFER);
    case FOLK_STEP_OFFER:
      return take_offer (r, f);
    case FOLK_STEP_REPLY:
      return take_reply (r, f);
    case FOLK_STEP_TRADED:
      return BRAMBLE_DONE;
    }

  g_assert_not_reached ();
}

static BrambleOfferStage
stage (gconstpointer     state,
       const BrambleAsk *ask,
       BrambleOffer     *offer)
{
  const FolkState *s = state;

  if (ask->kind != FOLK_ASK_OFFER && ask->kind != FOLK_ASK_REPLY)
    return BRAMBLE_OFFER_NONE;

  *offer = s->offer;
  return ask->kind == FOLK_ASK_OFFER ? BRAMBLE_OFFER_MAKING : BRAMBLE_OFFER_ANSWERING;
}

/* The Biscuits with the smallest numbers go, as far as anybody knows. */
static void
exchange_biscuits (FolkState *s,
                   guint      from,
                   guint      to,
                   guint      n)
{
  s->seats[from].n_biscuits = (guint8) (s->seats[from].n_biscuits - n);
  s->seats[to].n_biscuits = (guint8) (s->seats[to].n_biscuits + n);
  for (guint i = 0; i < FOLK_N_NUMBERS; i++)
    for (; n > 0 && s->seats[from].biscuits[i] > 0; n--)
      {
        s->seats[from].biscuits[i]--;
        s->seats[to].biscuits[i]++;
      }
}

static gboolean
exchange (gpointer            state,
          const BrambleOffer *offer)
{
  FolkState *s = state;
  FolkRun run = { .s = s };

  if (!can_be_made (s, offer))
    return FALSE;

  hand_side (&run, offer->given, offer->from, offer->to);
  hand_side (&run, offer->wanted, offer->to, offer->from);
  exchange_biscuits (s, offer->from, offer->to, bramble_offer_count (offer, TRUE, FOLK_THING_BISCUIT));
  exchange_biscuits (s, offer->to, offer->from, bramble_offer_count (offer, FALSE, FOLK_THING_BISCUIT));
  return TRUE;
}

static const char *
thing_id (guint thing)
{
  static const char *const tokens[] = { "biscuit", "advice", "gold" };

  return thing < FOLK_THING_TILES ? tokens[thing] : folk_tile_ids[folk_thing_tile (thing)];
}

static char *
thing_text (guint thing,
            guint n)
{
  switch (folk_thing_sort (thing))
    {
    case FOLK_THING_BISCUIT:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u Biscuit", "%u Biscuits", n), n);
    case FOLK_THING_ADVICE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u Advice", "%u Advice", n), n);
    case FOLK_THING_GOLD:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u Gold Coin", "%u Gold Coins", n), n);
    case FOLK_THING_TILES:
      if (n == 1)
        return g_strdup (folk_tile_name (folk_thing_tile (thing)));
      /* Translators: a number and a tile, such as "2 × Rope". */
      return g_strdup_printf (_("%1$u × %2$s"), n, folk_tile_name (folk_thing_tile (thing)));
    }

  g_assert_not_reached ();
}

const BrambleTrade folk_trade = {
  .n_things = FOLK_N_THINGS,
  .stage = stage,
  .exchange = exchange,
  .thing_id = thing_id,
  .thing_text = thing_text,
};
