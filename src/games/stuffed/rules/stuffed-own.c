/* stuffed-own.c: abilities and items that are used between one's actions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-engine.h"

/* The bad statuses that a seat has, a bit each. */
static guint
bad_of (const StuffedState *s,
        guint               seat)
{
  guint bad = 0;

  for (guint status = 0; status < STUFFED_N_STATUSES; status++)
    if (!stuffed_statuses[status].good)
      bad |= 1u << status;
  return s->seats[seat].statuses & bad;
}

/* Oneself, or somebody adjacent who may lie. */
static gboolean
is_at_hand (const StuffedState *s,
            guint               seat,
            guint               other)
{
  return !s->seats[other].guard
         && (other == seat || stuffed_adjacent (s, s->seats[seat].square, s->seats[other].square));
}

/* Where a minion can be thrown: a free space within 3, never a point, Lost token or vendor. */
static StuffedSquares
landing (const StuffedState *s,
         guint               foe)
{
  const StuffedGrid *grid = &stuffed_page (s)->grid;
  StuffedSquares reach = stuffed_grid_within (grid, stuffed_closed (s), stuffed_square (s->foes[foe].square),
                                              STUFFED_HEAVE_REACH);

  reach = stuffed_squares_and (reach, stuffed_grid_spaces (grid, stuffed_closed (s)));
  reach = stuffed_squares_but (reach, stuffed_figures (s));
  return stuffed_squares_but (reach, stuffed_points (s));
}

static void
gen_abilities (const StuffedState *s,
               guint               seat,
               BrambleAsk         *ask)
{
  const StuffedSeat *p = &s->seats[seat];
  guint8 stored[STUFFED_PURPLE + 1];

  for (guint foe = 0; foe < s->n_foes && stuffed_can_use (s, seat, STUFFED_HEAVE); foe++)
    if (stuffed_distance (s, p->square, s->foes[foe].square) <= stuffed_abilities[STUFFED_HEAVE].n
        && stuffed_squares_any (landing (s, foe)))
      stuffed_offer_all (ask, STUFFED_OPT_USE, STUFFED_HEAVE, foe, s->foes[foe].kind);
  if (stuffed_can_use (s, seat, STUFFED_THROUGH_THE_CRACK))
    stuffed_offer (ask, STUFFED_OPT_USE, STUFFED_THROUGH_THE_CRACK);
  if (stuffed_can_use (s, seat, STUFFED_SQUEAK) && s->threat > 0)
    stuffed_offer (ask, STUFFED_OPT_USE, STUFFED_SQUEAK);
  for (guint other = 0; other < s->n_seats && stuffed_can_use (s, seat, STUFFED_WARM_WOOL); other++)
    if (!s->seats[other].guard && stuffed_distance (s, p->square, s->seats[other].square) <= 3)
      stuffed_offer_all (ask, STUFFED_OPT_USE, STUFFED_WARM_WOOL, other, 0);
  if (stuffed_can_use (s, seat, STUFFED_I_REMEMBER))
    for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
      if (s->discard[colour] > 0)
        {
          stuffed_offer (ask, STUFFED_OPT_USE, STUFFED_I_REMEMBER);
          break;
        }
  stuffed_usable (s, seat, stored);
  if (stuffed_can_use (s, seat, STUFFED_LULLABY)
      && s->drawn[STUFFED_BLUE] + s->drawn[STUFFED_PURPLE] + stored[STUFFED_BLUE] + stored[STUFFED_PURPLE] > 0)
    for (guint other = 0; other < s->n_seats; other++)
      for (guint status = 0; status < STUFFED_N_STATUSES; status++)
        if (stuffed_stands (s, other) && is_at_hand (s, seat, other) && (bad_of (s, other) >> status) & 1)
          stuffed_offer_all (ask, STUFFED_OPT_USE, STUFFED_LULLABY, other, status);
}

/* Whether an item could do something for @other. */
static gboolean
helps (const StuffedState *s,
       guint               seat,
       guint               other,
       guint               effect)
{
  switch (effect)
    {
    case STUFFED_EFFECT_MEND:
      return is_at_hand (s, seat, other);
    case STUFFED_EFFECT_COMFORT:
      return is_at_hand (s, seat, other) && stuffed_stands (s, other);
    default: /* for nobody in particular */
      return FALSE;
    }
}

void
stuffed_gen_own (const StuffedState *s,
                 guint               seat,
                 BrambleAsk         *ask)
{
  gboolean bad = FALSE;

  gen_abilities (s, seat, ask);
  for (guint other = 0; other < s->n_seats; other++)
    bad = bad || (stuffed_stands (s, other) && bad_of (s, other));
  for (guint item = 0; item < STUFFED_N_ITEMS; item++)
    {
      guint effect = stuffed_items[item].effect;

      if (effect < STUFFED_EFFECT_MEND || effect > STUFFED_EFFECT_EACH_CURED || !stuffed_can_use_item (s, seat, item))
        continue;
      for (guint other = 0; other < s->n_seats; other++)
        if (helps (s, seat, other, effect))
          stuffed_offer_all (ask, STUFFED_OPT_USE_ITEM, item, other, 0);
      if (effect == STUFFED_EFFECT_WARM || effect == STUFFED_EFFECT_EACH_STUFFING
          || (effect == STUFFED_EFFECT_CALM && s->threat > 0) || (effect == STUFFED_EFFECT_EACH_CURED && bad))
        stuffed_offer_all (ask, STUFFED_OPT_USE_ITEM, item, STUFFED_NONE, 0);
    }
}

/* Seats are cured of a bad status each, and choose which. */
static void
cure (StuffedRun *r,
      guint       seats)
{
  stuffed_push (r, STUFFED_PROC_CURE, STUFFED_STEP_LOOK, r->s->active)->left = (guint8) seats;
}

void
stuffed_gen_cure (const StuffedState *s,
                  const StuffedFrame *f,
                  BrambleAsk         *ask)
{
  for (guint status = 0; status < STUFFED_N_STATUSES; status++)
    if ((bad_of (s, f->seat) >> status) & 1)
      stuffed_offer (ask, STUFFED_OPT_STATUS, status);
}

BrambleFlow
stuffed_proc_cure (StuffedRun   *r,
                   StuffedFrame *f)
{
  if (f->step == STUFFED_STEP_STATUS)
    {
      if (r->choice.kind == STUFFED_OPT_STATUS)
        stuffed_lose_status (r, f->seat, r->choice.a);
      f->step = STUFFED_STEP_LOOK;
    }
  if (f->left == 0)
    return BRAMBLE_DONE;
  f->seat = (guint8) stuffed_take_seat (r->s, &f->left);
  return stuffed_ask (r, f, STUFFED_STEP_STATUS);
}

/* What an item brings somebody, from its own wearer or another. */
static void
help (StuffedRun *r,
      guint       seat,
      guint       other,
      guint       n)
{
  stuffed_gain_stuffing (r, other, n);
  if (seat != other)
    stuffed_lose_status (r, other, STUFFED_WORRIED);
}

static void
do_item (StuffedRun *r,
         guint       seat,
         guint       item,
         guint       other)
{
  StuffedState *s = r->s;
  guint n = stuffed_items[item].n;

  stuffed_use_item (r, seat, item);
  switch ((guint) stuffed_items[item].effect)
    {
    case STUFFED_EFFECT_MEND:
      help (r, seat, other, n);
      stuffed_lose_status (r, other, STUFFED_TORN);
      break;
    case STUFFED_EFFECT_COMFORT:
      help (r, seat, other, n);
      cure (r, 1u << other);
      break;
    case STUFFED_EFFECT_WARM:
      stuffed_gain_stuffing (r, seat, n);
      stuffed_get_status (r, seat, STUFFED_COSY);
      break;
    case STUFFED_EFFECT_CALM:
      stuffed_threat_less (r, n);
      break;
    case STUFFED_EFFECT_EACH_STUFFING:
      for (guint8 seats = (guint8) stuffed_standing (s); seats;)
        stuffed_gain_stuffing (r, stuffed_take_seat (s, &seats), n);
      break;
    default: /* each is cured */
      cure (r, stuffed_standing (s));
      break;
    }
}

void
stuffed_gen_heave (const StuffedState *s,
                   const StuffedFrame *f,
                   BrambleAsk         *ask)
{
  stuffed_offer_squares (s, ask, landing (s, f->other));
}

void
stuffed_gen_squeak (const StuffedState *s,
                    const StuffedFrame *f,
                    BrambleAsk         *ask)
{
  for (guint n = 1; n <= MIN (s->threat, stuffed_abilities[STUFFED_SQUEAK].n); n++)
    stuffed_offer (ask, STUFFED_OPT_NUMBER, n);
}

void
stuffed_gen_take (const StuffedState *s,
                  const StuffedFrame *f,
                  BrambleAsk         *ask)
{
  for (guint colour = 0; colour <= STUFFED_PURPLE; colour++)
    if (s->discard[colour] > 0)
      stuffed_offer (ask, STUFFED_OPT_DIE, colour);
}

/* Begins to use an ability or an item. Whatever asks goes on in stuffed_own_on (); else the
 * frame stays at the step of the action. */
BrambleFlow
stuffed_do_own (StuffedRun   *r,
                StuffedFrame *f)
{
  const BrambleOption o = r->choice;

  if (o.kind == STUFFED_OPT_USE_ITEM)
    {
      /* What is due is settled after the item: its frame lies below what the item does. */
      f->step = STUFFED_STEP_BEGIN;
      stuffed_push (r, STUFFED_PROC_SETTLE, STUFFED_STEP_LOOK, f->seat);
      do_item (r, f->seat, o.a, o.b);
      return BRAMBLE_AGAIN;
    }

  stuffed_use (r, f->seat, o.a);
  f->other = o.b;
  f->what = o.c;
  switch ((guint) o.a)
    {
    case STUFFED_HEAVE:
      f->what = STUFFED_NONE;
      return stuffed_ask (r, f, STUFFED_STEP_HEAVE);
    case STUFFED_SQUEAK:
      return stuffed_ask (r, f, STUFFED_STEP_SQUEAK);
    case STUFFED_LULLABY:
      return stuffed_ask (r, f, STUFFED_STEP_SING);
    case STUFFED_I_REMEMBER:
      return stuffed_ask (r, f, STUFFED_STEP_TAKE);
    case STUFFED_WARM_WOOL:
      stuffed_gain_stuffing (r, o.b, stuffed_abilities[STUFFED_WARM_WOOL].n);
      return BRAMBLE_AGAIN;
    default: /* through the crack */
      r->s->done |= STUFFED_DONE_CRACK;
      stuffed_tell (r, STUFFED_EVENT_CRACKED, f->seat);
      return BRAMBLE_AGAIN;
    }
}

/* Goes on after something was asked. */
BrambleFlow
stuffed_own_on (StuffedRun   *r,
                StuffedFrame *f)
{
  StuffedState *s = r->s;
  BrambleEvent *event;

  switch ((guint) f->step)
    {
    case STUFFED_STEP_HEAVE:
      s->foes[f->other].square = r->choice.a;
      event = stuffed_tell (r, STUFFED_EVENT_MINION_HEAVED, f->seat);
      event->a = s->foes[f->other].kind;
      event->b = r->choice.a;
      event->c = f->other;
      return BRAMBLE_AGAIN;
    case STUFFED_STEP_SQUEAK:
      stuffed_threat_less (r, r->choice.a);
      return BRAMBLE_AGAIN;
    case STUFFED_STEP_SING:
      stuffed_move_dice (r, f->seat, r->choice.a,
                         r->choice.kind == STUFFED_OPT_DIE ? STUFFED_DICE_DRAWN : STUFFED_DICE_STORED,
                         STUFFED_DICE_DISCARD, 1, STUFFED_NONE);
      stuffed_lose_status (r, f->other, f->what);
      return BRAMBLE_AGAIN;
    case STUFFED_STEP_TAKE:
      stuffed_move_dice (r, f->seat, r->choice.a, STUFFED_DICE_DISCARD, STUFFED_DICE_DRAWN, 1, STUFFED_NONE);
      return BRAMBLE_AGAIN;
    }

  g_assert_not_reached ();
}
