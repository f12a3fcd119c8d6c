/* bots.c: what computer players of Hedge Dice are told about it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "state.h"

#include <glib/gi18n-lib.h>

/* The option of a kind; it is there. */
static guint
find_step (const BrambleAsk *ask,
           BrambleOfferStep  step)
{
  guint i = 0;

  while (ask->options[i].kind != step)
    i++;
  return i;
}

/* The wasp is for those who pick very much, or would win by it. */
static guint
sting (const SkeletonState *s,
       const BrambleAsk    *ask)
{
  guint picker = skeleton_picker (s);

  return ask->n_options > 1 && (s->at_stake > SKELETON_RICH + 2 || s->berries[picker] >= s->goal) ? 1 : 0;
}

/* A quick answer: the nearer to the goal, the more careful. Options are in the
 * order of their dice. Offers are weighed by those who get one, and seldom thought
 * of: that takes too long. */
guint
skeleton_playout (gconstpointer     state,
                  const BrambleAsk *ask,
                  BrambleRng       *rng)
{
  const SkeletonState *s = state;
  int missing = s->goal - s->berries[ask->seat];

  if (ask->kind == SKELETON_ASK_WASP)
    return sting (s, ask);
  if (ask->kind == SKELETON_ASK_OFFER)
    return find_step (ask, BRAMBLE_OFFER_DROP);
  if (ask->kind == SKELETON_ASK_REPLY)
    return bramble_offer_weigh (&skeleton_game, s, ask, NULL);
  if (missing <= 4)
    return 0;
  return missing <= 8 || bramble_rng_below (rng, 4) == 0 ? 1 : 2;
}

/* What a seat picks in a round, on average and about. */
#define USUAL_PICK 6.0

/* What leaves are worth in berries: a third of all throws has a thorn, and the second
 * leaf comes into use after the first. */
static double
worth_of_leaves (guint  n,
                 double rounds)
{
  double worth = 0;
  double need = rounds / 3;

  for (guint i = 0; i < n; i++, need /= 2)
    worth += USUAL_PICK * MIN (need, 1);
  return worth;
}

/* Each seat's chance to win, by eye. */
void
skeleton_value (gconstpointer  state,
                double        *values)
{
  const SkeletonState *s = state;
  double rounds = SKELETON_ROUNDS - s->done;
  double sum = 0;
  BrambleResult result;

  skeleton_result (s, &result);
  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      double berries = s->berries[seat] + worth_of_leaves (s->leaves[seat], rounds)
                       + (s->mode == SKELETON_TOGETHER ? USUAL_PICK * rounds : 1);

      values[seat] = s->mode == SKELETON_TOGETHER ? berries : berries * berries * berries;
      sum += values[seat];
    }
  for (guint seat = 0; seat < s->n_seats; seat++)
    if (result.outcome != BRAMBLE_PLAYING)
      values[seat] = bramble_result_share (&result, s->n_seats, seat);
    else if (s->mode == SKELETON_TOGETHER)
      values[seat] = CLAMP (sum / (s->goal * s->n_seats) - 0.5, 0.01, 0.99);
    else
      values[seat] /= sum;
}

/* A level with a rule of its own: two dice, and one when that will do. It is told
 * no more than what the seat sees. */
guint
skeleton_leap (const BrambleLevel   *level,
               const BrambleThought *thought)
{
  const SkeletonState *s = thought->view;

  if (thought->ask->kind == SKELETON_ASK_WASP)
    return sting (s, thought->ask);
  if (thought->ask->kind != SKELETON_ASK_DICE)
    return bramble_offer_weigh (&skeleton_game, s, thought->ask, NULL);

  return s->berries[thought->ask->seat] + 2 >= s->goal ? 0 : 1;
}

static double
pick_berries (gconstpointer        before,
              gconstpointer        after,
              const BrambleEvents *events,
              guint                seat)
{
  return (double) ((const SkeletonState *) after)->berries[seat] - ((const SkeletonState *) before)->berries[seat];
}

const BrambleReason skeleton_reasons[] = {
  {
    .more = N_("You can expect to pick more berries with it."),
    .less = N_("You would pick fewer berries with it."),
    .measure = pick_berries, .weight = 0.1,
  },
  { NULL },
};
