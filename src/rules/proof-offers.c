/* proof-offers.c: what is offered can be had, and everybody may say no
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "proof-private.h"

#include <string.h>

#include "offer.h"

/* Whether an option belongs to this stage of the offer, and names a thing or a seat
 * that there is. */
static gboolean
is_step (const BrambleGame   *game,
         BrambleOfferStage    stage,
         const BrambleOffer  *offer,
         const BrambleOption *option,
         guint                n_seats)
{
  BrambleOffer next = *offer;

  switch (option->kind)
    {
    case BRAMBLE_OFFER_TO:
      return stage == BRAMBLE_OFFER_MAKING && offer->to == BRAMBLE_NO_SEAT && option->a < n_seats
             && option->a != offer->from;
    case BRAMBLE_OFFER_GIVE:
    case BRAMBLE_OFFER_WANT:
      return stage == BRAMBLE_OFFER_MAKING && offer->to != BRAMBLE_NO_SEAT && option->a < game->trade->n_things
             && bramble_offer_take (&next, option);
    case BRAMBLE_OFFER_MAKE:
      return stage == BRAMBLE_OFFER_MAKING && bramble_offer_is_complete (offer);
    case BRAMBLE_OFFER_DROP:
      return stage == BRAMBLE_OFFER_MAKING;
    case BRAMBLE_OFFER_ACCEPT:
    case BRAMBLE_OFFER_DECLINE:
      return stage == BRAMBLE_OFFER_ANSWERING;
    case BRAMBLE_OFFER_RATHER:
      return stage == BRAMBLE_OFFER_ANSWERING && option->a < game->trade->n_things;
    default: /* a number of the game's own */
      return FALSE;
    }
}

static gboolean
has_step (const BrambleAsk *ask,
          BrambleOfferStep  step)
{
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].kind == step)
      return TRUE;

  return FALSE;
}

/* Whether the things of @offer could change hands now. */
static gboolean
can_be_had (BrambleProof       *proof,
            gconstpointer       state,
            const BrambleOffer *offer)
{
  memcpy (proof->copy, state, proof->game->state_size);
  return proof->game->trade->exchange (proof->copy, offer);
}

/* An ask about an offer is in the form that all games share. */
gboolean
bramble_proof_offers (BrambleProof      *proof,
                      gconstpointer      state,
                      const BrambleAsk  *ask,
                      GError           **error)
{
  const BrambleGame *game = proof->game;
  guint n_seats = game->n_seats (state);
  BrambleOffer offer;
  BrambleOfferStage stage = bramble_offer_stage (game, state, ask, &offer);

  if (stage == BRAMBLE_OFFER_NONE)
    return TRUE;

  if (!bramble_offer_check (&offer, game->trade, n_seats)
      || ask->seat != (stage == BRAMBLE_OFFER_MAKING ? offer.from : offer.to))
    return bramble_proof_fail (error, "seat %u is asked about an offer that is none of theirs", ask->seat + 1u);
  for (guint i = 0; i < ask->n_options; i++)
    if (!is_step (game, stage, &offer, &ask->options[i], n_seats))
      return bramble_proof_fail (error, "option %u has nothing to do with the offer", i);
  if (stage == BRAMBLE_OFFER_MAKING ? !has_step (ask, BRAMBLE_OFFER_DROP)
                                    : !has_step (ask, BRAMBLE_OFFER_ACCEPT) || !has_step (ask, BRAMBLE_OFFER_DECLINE))
    return bramble_proof_fail (error, "seat %u cannot say yes or no", ask->seat + 1u);
  if ((stage == BRAMBLE_OFFER_ANSWERING || has_step (ask, BRAMBLE_OFFER_MAKE)) && !can_be_had (proof, state, &offer))
    return bramble_proof_fail (error, "what is offered cannot be had");

  return TRUE;
}
