/* trade.c: leaves for berries, before a round of Hedge Dice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "state.h"

#include <glib/gi18n-lib.h>

/* How many of a thing somebody has. */
static guint
stock (const SkeletonState *s,
       guint                seat,
       guint                thing)
{
  return thing == SKELETON_BERRY ? s->berries[seat] : s->leaves[seat];
}

/* One more piece may be given or wanted, if its owner has it and the same thing
 * does not go the other way as well. There are only two, so nothing else may be on
 * its own side. */
static gboolean
may_add (const SkeletonState *s,
         const BrambleOffer  *offer,
         gboolean             given,
         guint                thing)
{
  guint owner = given ? offer->from : offer->to;
  guint n = bramble_offer_count (offer, given, thing);

  return n < stock (s, owner, thing) && n < SKELETON_PIECES
         && bramble_offer_total (offer, given) == n && bramble_offer_count (offer, !given, thing) == 0;
}

/* Whether an offer is by the rules, finished or not. */
gboolean
skeleton_is_fair (const SkeletonState *s,
                  const BrambleOffer  *offer)
{
  for (guint thing = 0; thing < SKELETON_N_THINGS; thing++)
    {
      guint given = bramble_offer_count (offer, TRUE, thing);
      guint wanted = bramble_offer_count (offer, FALSE, thing);

      if (given > SKELETON_PIECES || wanted > SKELETON_PIECES || (given > 0 && wanted > 0))
        return FALSE;
      if (offer->to != BRAMBLE_NO_SEAT
          && (given > stock (s, offer->from, thing) || wanted > stock (s, offer->to, thing)))
        return FALSE;
    }

  return offer->given[1].n == 0 && offer->wanted[1].n == 0
         && (offer->to != BRAMBLE_NO_SEAT || (offer->given[0].n == 0 && offer->wanted[0].n == 0));
}

/* Whether the two have anything that could change hands. */
gboolean
skeleton_can_trade (const SkeletonState *s,
                    guint                from,
                    guint                to)
{
  return from != to && ((s->leaves[from] > 0 && s->berries[to] > 0) || (s->berries[from] > 0 && s->leaves[to] > 0));
}

static void
add_option (BrambleAsk       *ask,
            BrambleOfferStep  step,
            guint             a)
{
  ask->options[ask->n_options++] = (BrambleOption) { .kind = (guint8) step, .a = (guint8) a };
}

void
skeleton_ask_offer (const SkeletonState *s,
                    BrambleAsk          *ask)
{
  const BrambleOffer *offer = &s->offer;

  ask->kind = SKELETON_ASK_OFFER;
  ask->seat = offer->from;
  for (guint seat = 0; offer->to == BRAMBLE_NO_SEAT && seat < s->n_seats; seat++)
    if (skeleton_can_trade (s, offer->from, seat))
      add_option (ask, BRAMBLE_OFFER_TO, seat);
  for (guint thing = 0; offer->to != BRAMBLE_NO_SEAT && thing < SKELETON_N_THINGS; thing++)
    {
      guint other = SKELETON_N_THINGS - 1 - thing;

      /* Nothing is given that could bring nothing. */
      if (may_add (s, offer, TRUE, thing) && stock (s, offer->to, other) > 0)
        add_option (ask, BRAMBLE_OFFER_GIVE, thing);
      if (may_add (s, offer, FALSE, thing) && stock (s, offer->from, other) > 0)
        add_option (ask, BRAMBLE_OFFER_WANT, thing);
    }
  if (bramble_offer_is_complete (offer))
    add_option (ask, BRAMBLE_OFFER_MAKE, 0);
  add_option (ask, BRAMBLE_OFFER_DROP, 0);
}

void
skeleton_ask_reply (const SkeletonState *s,
                    BrambleAsk          *ask)
{
  const BrambleOffer *offer = &s->offer;

  ask->kind = SKELETON_ASK_REPLY;
  ask->seat = offer->to;
  add_option (ask, BRAMBLE_OFFER_ACCEPT, 0);
  add_option (ask, BRAMBLE_OFFER_DECLINE, 0);
  for (guint thing = 0; offer->tries + 1 < SKELETON_MAX_TRIES && thing < SKELETON_N_THINGS; thing++)
    if (may_add (s, offer, TRUE, thing))
      add_option (ask, BRAMBLE_OFFER_RATHER, thing);
}

/* Before each round another one may trade, if there is anything to trade. */
void
skeleton_begin_trade (SkeletonState *s)
{
  guint from = skeleton_nth_seat (s, s->done);

  bramble_offer_clear (&s->offer);
  s->made = FALSE;
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (skeleton_can_trade (s, from, seat))
      {
        bramble_offer_begin (&s->offer, from);
        return;
      }
}

static gboolean
exchange (gpointer            state,
          const BrambleOffer *offer)
{
  SkeletonState *s = state;

  if (!bramble_offer_is_complete (offer) || !skeleton_is_fair (s, offer))
    return FALSE;

  for (guint thing = 0; thing < SKELETON_N_THINGS; thing++)
    {
      int n = (int) bramble_offer_count (offer, TRUE, thing) - (int) bramble_offer_count (offer, FALSE, thing);

      if (thing == SKELETON_BERRY)
        {
          s->berries[offer->from] = (guint16) (s->berries[offer->from] - n);
          s->berries[offer->to] = (guint16) (s->berries[offer->to] + n);
        }
      else
        {
          s->leaves[offer->from] = (guint8) (s->leaves[offer->from] - n);
          s->leaves[offer->to] = (guint8) (s->leaves[offer->to] + n);
        }
    }
  return TRUE;
}

/* An offer was answered or is not made. Who would rather have had something else
 * gets another one, and it is known what that was. */
void
skeleton_end_offer (SkeletonState *s)
{
  BrambleOffer ended = s->offer;

  s->made = FALSE;
  bramble_offer_clear (&s->offer);
  if (ended.rather == BRAMBLE_OFFER_NOTHING)
    return;

  bramble_offer_begin (&s->offer, ended.from);
  s->offer.to = ended.to;
  s->offer.tries = (guint8) (ended.tries + 1);
  s->offer.rather = ended.rather;
}

/**
 * skeleton_take_offer:
 * @option: an option of the present ask about an offer
 * @event: filled in with what it tells
 */
void
skeleton_take_offer (SkeletonState       *s,
                     const BrambleOption *option,
                     BrambleEvent        *event)
{
  switch ((BrambleOfferStep) option->kind)
    {
    case BRAMBLE_OFFER_TO:
    case BRAMBLE_OFFER_GIVE:
    case BRAMBLE_OFFER_WANT:
      bramble_offer_take (&s->offer, option);
      event->kind = SKELETON_EVENT_PUT;
      event->offer = s->offer;
      return;
    case BRAMBLE_OFFER_MAKE:
      s->offer.rather = BRAMBLE_OFFER_NOTHING;
      s->made = TRUE;
      event->kind = SKELETON_EVENT_OFFERED;
      event->offer = s->offer;
      return;
    case BRAMBLE_OFFER_DROP:
      s->offer.rather = BRAMBLE_OFFER_NOTHING;
      event->kind = SKELETON_EVENT_NO_TRADE;
      break;
    case BRAMBLE_OFFER_ACCEPT:
      exchange (s, &s->offer);
      event->kind = SKELETON_EVENT_ACCEPTED;
      event->offer = s->offer;
      break;
    case BRAMBLE_OFFER_DECLINE:
    case BRAMBLE_OFFER_RATHER:
      bramble_offer_take (&s->offer, option);
      event->kind = SKELETON_EVENT_DECLINED;
      event->offer = s->offer;
      break;
    }
  skeleton_end_offer (s);
}

static BrambleOfferStage
stage (gconstpointer     state,
       const BrambleAsk *ask,
       BrambleOffer     *offer)
{
  const SkeletonState *s = state;

  if (ask->kind != SKELETON_ASK_OFFER && ask->kind != SKELETON_ASK_REPLY)
    return BRAMBLE_OFFER_NONE;

  *offer = s->offer;
  return ask->kind == SKELETON_ASK_OFFER ? BRAMBLE_OFFER_MAKING : BRAMBLE_OFFER_ANSWERING;
}

static const char *
thing_id (guint thing)
{
  return thing == SKELETON_BERRY ? "berry" : "leaf";
}

static char *
thing_text (guint thing,
            guint n)
{
  if (thing == SKELETON_BERRY)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u berry", "%u berries", n), n);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u leaf", "%u leaves", n), n);
}

const BrambleTrade skeleton_trade = {
  .n_things = SKELETON_N_THINGS,
  .stage = stage,
  .exchange = exchange,
  .thing_id = thing_id,
  .thing_text = thing_text,
};
