/* bramble-reasons.c: why one answer is better than another, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Both answers are tried in the same worlds, each as the asked seat may imagine
 * it, and played on by everybody's quick policy until the round is over. What
 * the game measures is measured there. The reasons are those whose differences
 * weigh most; there is no secret in them, because there is none in the view.
 */

#include "bramble-reasons.h"

#include <math.h>
#include <string.h>

/* Worlds that both are tried in. */
#define WORLDS 32

/* Answers after which a round is over, or has to be. */
#define MOST_ANSWERS 120

/* No answer of a round tells more. */
#define MOST_EVENTS 1024

/* What weighs less than this is no reason. */
#define LEAST 0.06

/* Of several reasons, one that weighs less than this part of the first is left out. */
#define LEAST_PART 0.3

#define MOST_REASONS 32

/* A difference that may be chance, because it is less than this many times its own
 * standard error, is no reason either. */
#define SURE 2.0

/* By how much one way is better than the other in one respect. */
typedef struct
{
  double sum;     /* over the worlds */
  double squares;
} Difference;

/* Whether @reason can be given where there are @n_seats. */
static gboolean
is_sayable (const BrambleReason *reason,
            guint                n_seats)
{
  switch (reason->against)
    {
    case BRAMBLE_AGAINST_ANY:
      return TRUE;
    case BRAMBLE_AGAINST_ONE:
      return n_seats <= 2;
    case BRAMBLE_AGAINST_SEVERAL:
      return n_seats > 2;
    }
  g_assert_not_reached ();
}

/* One way in one world, played to the end of the round. */
static void
try_way (const BrambleGame *game,
         gconstpointer      world,
         const BrambleAsk  *first,
         BrambleWay         way,
         guint64            seed,
         double            *measured)
{
  g_autofree guint8 *state = g_memdup2 (world, game->state_size);
  g_autofree BrambleEvent *store = g_new (BrambleEvent, MOST_EVENTS);
  BrambleEvents events = { .events = store, .size = MOST_EVENTS };
  BrambleRng rng = { seed };
  guint round = game->round (state);
  BrambleAsk ask;

  bramble_ask_copy (&ask, first);
  for (guint i = 0; i < MOST_ANSWERS && ask.n_options > 0 && game->round (state) == round; i++)
    {
      int option = i < way.n ? bramble_ask_find (&ask, &way.path[i]) : (int) game->playout (state, &ask, &rng);

      if (option < 0)
        break;
      game->answer (state, &ask, (guint) option, &events);
    }
  for (guint i = 0; game->reasons[i].measure; i++)
    if (is_sayable (&game->reasons[i], game->n_seats (world)))
      measured[i] = game->reasons[i].measure (world, state, &events, first->seat);
}

/* What a difference weighs, or nothing when it may be chance. */
static double
weigh (const Difference    *difference,
       const BrambleReason *reason)
{
  double mean = difference->sum / WORLDS;
  double variance = MAX (difference->squares / WORLDS - mean * mean, 0);

  return fabs (mean) < SURE * sqrt (variance / WORLDS) ? 0 : mean * reason->weight;
}

/* Tries both ways in the same worlds. */
static void
compare_ways (const BrambleGame *game,
              gconstpointer      view,
              const BrambleAsk  *ask,
              BrambleWay         better,
              BrambleWay         worse,
              Difference        *differences)
{
  g_autofree guint8 *world = g_malloc (game->state_size);

  for (guint i = 0; i < WORLDS; i++)
    {
      double first[MOST_REASONS] = { 0 };
      double second[MOST_REASONS] = { 0 };
      BrambleRng rng = { i };

      memcpy (world, view, game->state_size);
      game->resample (world, ask->seat, &rng);
      try_way (game, world, ask, better, i, first);
      try_way (game, world, ask, worse, i, second);
      for (guint k = 0; game->reasons[k].measure; k++)
        {
          double difference = first[k] - second[k];

          differences[k].sum += difference;
          differences[k].squares += difference * difference;
        }
    }
}

/**
 * bramble_reasons_find:
 * @view: what the asked seat may know
 * @ask: what it is asked
 * @better: an answer
 * @worse: another one that is worse
 * @reasons: (out caller-allocates): BRAMBLE_MAX_TOLD_REASONS of them
 *
 * Returns: how many reasons there are, the weightiest first; none in a game that has no
 *   words for them
 */
guint
bramble_reasons_find (const BrambleGame    *game,
                      gconstpointer         view,
                      const BrambleAsk     *ask,
                      BrambleWay            better,
                      BrambleWay            worse,
                      const BrambleReason **reasons)
{
  Difference differences[MOST_REASONS] = { 0 };
  double weights[MOST_REASONS] = { 0 };
  double weightiest = 0;
  guint n = 0;

  if (game->reasons == NULL || game->playout == NULL)
    return 0;

  compare_ways (game, view, ask, better, worse, differences);
  for (guint i = 0; game->reasons[i].measure; i++)
    weights[i] = weigh (&differences[i], &game->reasons[i]);
  while (n < BRAMBLE_MAX_TOLD_REASONS)
    {
      guint best = 0;

      for (guint i = 0; game->reasons[i].measure; i++)
        if (weights[i] > weights[best])
          best = i;
      if (weights[best] < LEAST || weights[best] < LEAST_PART * weightiest)
        break;
      weightiest = MAX (weightiest, weights[best]);
      reasons[n++] = &game->reasons[best];
      weights[best] = 0;
    }
  return n;
}
