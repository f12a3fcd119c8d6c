/* offer.c: what one player offers another, in one form for all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "offer.h"

#include <string.h>

/* There is no offer. */
void
bramble_offer_clear (BrambleOffer *offer)
{
  memset (offer, 0, sizeof *offer);
  offer->from = BRAMBLE_NO_SEAT;
  offer->to = BRAMBLE_NO_SEAT;
  offer->rather = BRAMBLE_OFFER_NOTHING;
}

/* @from begins to put one together. */
void
bramble_offer_begin (BrambleOffer *offer,
                     guint         from)
{
  bramble_offer_clear (offer);
  offer->from = (guint8) from;
}

/**
 * bramble_offer_add:
 * @given: whether one more @thing is given, or wanted
 *
 * Returns: %FALSE when there is no room for it; then nothing has changed
 */
gboolean
bramble_offer_add (BrambleOffer *offer,
                   gboolean      given,
                   guint         thing)
{
  BrambleCounted *side = given ? offer->given : offer->wanted;
  guint at = 0;

  while (at < BRAMBLE_OFFER_KINDS && side[at].n > 0 && side[at].thing < thing)
    at++;
  if (at < BRAMBLE_OFFER_KINDS && side[at].n > 0 && side[at].thing == thing)
    {
      if (side[at].n == G_MAXUINT8)
        return FALSE;
      side[at].n++;
      return TRUE;
    }
  if (at == BRAMBLE_OFFER_KINDS || side[BRAMBLE_OFFER_KINDS - 1].n > 0)
    return FALSE;

  memmove (&side[at + 1], &side[at], (BRAMBLE_OFFER_KINDS - 1 - at) * sizeof *side);
  side[at] = (BrambleCounted) { (guint8) thing, 1 };
  return TRUE;
}

/**
 * bramble_offer_take:
 *
 * Carries out what @option does to the offer itself: whom it is for, one piece
 * more, or what would have been rather had.
 *
 * Returns: %FALSE when it does nothing to it, or there is no room
 */
gboolean
bramble_offer_take (BrambleOffer        *offer,
                    const BrambleOption *option)
{
  switch ((BrambleOfferStep) option->kind)
    {
    case BRAMBLE_OFFER_TO:
      offer->to = option->a;
      return TRUE;
    case BRAMBLE_OFFER_GIVE:
      return bramble_offer_add (offer, TRUE, option->a);
    case BRAMBLE_OFFER_WANT:
      return bramble_offer_add (offer, FALSE, option->a);
    case BRAMBLE_OFFER_RATHER:
      offer->rather = option->a;
      return TRUE;
    case BRAMBLE_OFFER_MAKE:
    case BRAMBLE_OFFER_DROP:
    case BRAMBLE_OFFER_ACCEPT:
    case BRAMBLE_OFFER_DECLINE:
      return FALSE;
    }

  g_assert_not_reached ();
}

/* Returns how many of @thing are on one side. */
guint
bramble_offer_count (const BrambleOffer *offer,
                     gboolean            given,
                     guint               thing)
{
  const BrambleCounted *side = given ? offer->given : offer->wanted;

  for (guint i = 0; i < BRAMBLE_OFFER_KINDS && side[i].n > 0; i++)
    if (side[i].thing == thing)
      return side[i].n;

  return 0;
}

/* Returns how many things are on one side, of whatever kind. */
guint
bramble_offer_total (const BrambleOffer *offer,
                     gboolean            given)
{
  const BrambleCounted *side = given ? offer->given : offer->wanted;
  guint total = 0;

  for (guint i = 0; i < BRAMBLE_OFFER_KINDS; i++)
    total += side[i].n;
  return total;
}

/* Whether somebody gives something for something. */
gboolean
bramble_offer_is_complete (const BrambleOffer *offer)
{
  return offer->from != BRAMBLE_NO_SEAT && offer->to != BRAMBLE_NO_SEAT
         && offer->given[0].n > 0 && offer->wanted[0].n > 0;
}

static gboolean
check_side (const BrambleCounted *side,
            guint                 n_things)
{
  for (guint i = 0; i < BRAMBLE_OFFER_KINDS; i++)
    {
      if (side[i].n == 0 ? side[i].thing != 0 : side[i].thing >= n_things)
        return FALSE;
      if (i > 0 && side[i].n > 0 && (side[i - 1].n == 0 || side[i - 1].thing >= side[i].thing))
        return FALSE;
    }

  return TRUE;
}

/* Whether these bytes are an offer, or none. */
gboolean
bramble_offer_check (const BrambleOffer *offer,
                     const BrambleTrade *trade,
                     guint               n_seats)
{
  BrambleOffer none;

  bramble_offer_clear (&none);
  if (offer->from == BRAMBLE_NO_SEAT)
    return memcmp (offer, &none, sizeof none) == 0;

  return offer->from < n_seats
         && (offer->to == BRAMBLE_NO_SEAT || (offer->to < n_seats && offer->to != offer->from))
         && (offer->rather == BRAMBLE_OFFER_NOTHING || offer->rather < trade->n_things)
         && check_side (offer->given, trade->n_things) && check_side (offer->wanted, trade->n_things);
}

/* For the one visit of a state that has an offer in it. */
void
bramble_offer_visit (BrambleOffer   *offer,
                     BrambleArchive *archive)
{
  bramble_archive_bytes (archive, (guint8 *) offer, sizeof *offer, G_MAXUINT8);
}

/* Returns what @ask has to do with an offer, in any game. */
BrambleOfferStage
bramble_offer_stage (const BrambleGame *game,
                     gconstpointer      state,
                     const BrambleAsk  *ask,
                     BrambleOffer      *offer)
{
  bramble_offer_clear (offer);
  if (game->trade == NULL || ask->seat == BRAMBLE_NO_SEAT)
    return BRAMBLE_OFFER_NONE;

  return game->trade->stage (state, ask, offer);
}
