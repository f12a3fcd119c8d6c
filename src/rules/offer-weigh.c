/* offer-weigh.c: what computer players think of an offer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everybody is taken to value things as the game does: an exchange is worth what
 * the game's value of the position after it says, to either of the two. Nobody is
 * expected to accept what leaves them worse off.
 */

#include "offer.h"

#include <stddef.h>
#include <string.h>

/* Nobody trades for less than that, so that who gains nothing leaves it alone, and
 * an offer that is good enough is not put together any further. */
#define TROUBLE 1e-6

/* An offer that will be declined costs a little face. */
#define IN_VAIN 0.01

/* How many more of one thing are thought of at once. */
#define REACH 4

/* An offer that is being weighed, and where. */
typedef struct
{
  const BrambleGame *game;
  gconstpointer state;              /* without a secret, or with chance in its place */
  double before[BRAMBLE_MAX_SEATS]; /* the chance of each seat if nothing changes hands */
} Scales;

/* What @offer would make of everybody's chances. Returns FALSE when it cannot be. */
static gboolean
exchange (const Scales       *scales,
          const BrambleOffer *offer,
          double             *after)
{
  _Alignas (max_align_t) guint8 state[BRAMBLE_MAX_STATE];

  memcpy (state, scales->state, scales->game->state_size);
  if (!scales->game->trade->exchange (state, offer))
    return FALSE;

  scales->game->value (state, after);
  return TRUE;
}

/* What making @offer is worth to who makes it: nothing, if it is declined. @possible is set
 * to whether it could be, or is not put together yet. */
static double
worth_of_making (const Scales       *scales,
                 const BrambleOffer *offer,
                 gboolean           *possible)
{
  double after[BRAMBLE_MAX_SEATS];
  gboolean complete = bramble_offer_is_complete (offer);

  *possible = !complete || exchange (scales, offer, after);
  if (!complete || !*possible || after[offer->to] < scales->before[offer->to] + TROUBLE)
    return scales->before[offer->from] - IN_VAIN;

  return after[offer->from];
}

/* The best that becomes of @offer by up to so many more of one thing wanted. Who
 * lacks some of it lacks more of it, too. */
static double
best_wanted (const Scales *scales,
             BrambleOffer  offer,
             guint         want)
{
  gboolean possible = TRUE;
  double best = 0;

  for (guint i = 0; possible && i < REACH && bramble_offer_add (&offer, FALSE, want); i++)
    best = MAX (best, worth_of_making (scales, &offer, &possible));
  return best;
}

/* The best that becomes of an unfinished offer by some more of one thing on either
 * side. Every offer is looked at once: there are many, and the game values them all. */
static double
best_worth (const Scales       *scales,
            const BrambleOffer *unfinished)
{
  guint n_things = scales->game->trade->n_things;
  gboolean possible;
  double best = worth_of_making (scales, unfinished, &possible);

  for (guint want = 0; want < n_things; want++)
    best = MAX (best, best_wanted (scales, *unfinished, want));
  for (guint give = 0; give < n_things; give++)
    {
      BrambleOffer offer = *unfinished;

      for (guint i = 0; i < REACH && bramble_offer_add (&offer, TRUE, give); i++)
        {
          best = MAX (best, worth_of_making (scales, &offer, &possible));
          for (guint want = 0; want < n_things; want++)
            if (want != give)
              best = MAX (best, best_wanted (scales, offer, want));
        }
    }

  return best;
}

static double
weigh_making (const Scales        *scales,
              const BrambleOffer  *offer,
              const BrambleOption *option)
{
  BrambleOffer next = *offer;
  gboolean possible;

  if (option->kind == BRAMBLE_OFFER_DROP)
    return scales->before[offer->from];
  if (option->kind == BRAMBLE_OFFER_MAKE)
    return worth_of_making (scales, offer, &possible) - TROUBLE;

  bramble_offer_take (&next, option);
  return best_worth (scales, &next) - 2 * TROUBLE;
}

static double
weigh_answer (const Scales        *scales,
              const BrambleOffer  *offer,
              const BrambleOption *option)
{
  double now = scales->before[offer->to];
  BrambleOffer rather = *offer;
  double after[BRAMBLE_MAX_SEATS];

  if (option->kind == BRAMBLE_OFFER_DECLINE)
    return now;
  if (option->kind == BRAMBLE_OFFER_ACCEPT)
    return exchange (scales, offer, after) ? after[offer->to] - TROUBLE : now - IN_VAIN;

  /* Who gains does not haggle, and nobody wishes for what would not change their
   * mind. */
  if ((exchange (scales, offer, after) && after[offer->to] >= now + TROUBLE)
      || !bramble_offer_add (&rather, TRUE, option->a) || !exchange (scales, &rather, after)
      || after[offer->to] < now + TROUBLE)
    return now - IN_VAIN;

  /* A wish costs nothing; it is a hope only if the other would gain, too. */
  return after[offer->from] < scales->before[offer->from] + TROUBLE ? now + TROUBLE : (now + after[offer->to]) / 2;
}

/**
 * bramble_offer_weigh:
 * @state: a position in which @ask is about an offer, as far as the asked seat
 *   knows it
 * @values: (out) (nullable): what each option is worth to the asked seat
 *
 * Returns: the best option
 */
guint
bramble_offer_weigh (const BrambleGame *game,
                     gconstpointer      state,
                     const BrambleAsk  *ask,
                     double            *values)
{
  Scales scales = { .game = game, .state = state };
  double most = -1;
  guint best = 0;
  BrambleOffer offer;
  BrambleOfferStage stage = bramble_offer_stage (game, state, ask, &offer);

  g_assert (stage != BRAMBLE_OFFER_NONE && game->value);

  game->value (state, scales.before);
  for (guint i = 0; i < ask->n_options; i++)
    {
      double value = stage == BRAMBLE_OFFER_MAKING ? weigh_making (&scales, &offer, &ask->options[i])
                                                   : weigh_answer (&scales, &offer, &ask->options[i]);

      value = CLAMP (value, 0, 1);
      if (values)
        values[i] = value;
      if (value > most)
        {
          most = value;
          best = i;
        }
    }

  return best;
}
