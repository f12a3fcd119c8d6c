/* resample.c: filling in what a seat does not know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards that nobody can see are shuffled and handed out to hands and draw pile.
 * What the seat knows to be in one of several hands is given to one of them first.
 */

#include "gloom.h"

#include <string.h>

/* What is being filled in. */
typedef struct
{
  GloomState *v;
  BrambleRng *rng;
  guint viewer;
  guint room[GLOOM_MAX_SEATS];    /* cards of each hand that are not known */
  guint8 bound[GLOOM_N_DECK];     /* cards of which it is known that somebody has them */
  guint8 holder[GLOOM_N_DECK];    /* and who gets them */
  guint n_bound;
  guint n_given;                  /* how many of them have somebody already */
  guint8 pool[GLOOM_N_DECK];      /* all others that lie nowhere to be seen */
  guint n_pool;
} Filling;

static void
add_card (GloomState *v,
          guint       seat,
          guint       card)
{
  v->hands[seat][card >> 6] |= G_GUINT64_CONSTANT (1) << (card & 63);
}

static void
mark (guint64 *seen,
      guint    card)
{
  if (card < GLOOM_N_DECK)
    seen[card >> 6] |= G_GUINT64_CONSTANT (1) << (card & 63);
}

/* All cards that the view shows somewhere. */
static void
mark_seen (const GloomState *v,
           guint64          *seen)
{
  for (guint i = 0; i < v->n_deck; i++)
    mark (seen, v->deck[i]);
  for (guint i = 0; i < v->n_discard; i++)
    mark (seen, v->discard[i]);
  for (guint hero = 0; hero < gloom_n_heroes (v); hero++)
    for (guint card = v->heroes[hero].top; card != GLOOM_NONE; card = v->below[card])
      mark (seen, card);
  for (guint i = 0; i < v->depth; i++)
    {
      mark (seen, v->stack[i].held);
      mark (seen, v->stack[i].answer);
    }
  for (guint seat = 0; seat < v->n_seats; seat++)
    {
      seen[0] |= v->hands[seat][0];
      seen[1] |= v->hands[seat][1];
    }
}

static void
sort_out (Filling *fill)
{
  const GloomState *v = fill->v;
  guint64 seen[2] = { 0, 0 };

  mark_seen (v, seen);
  for (guint card = 0; card < GLOOM_N_DECK; card++)
    {
      if (gloom_in_set (seen, card) || !gloom_in_game (v, card))
        continue;
      if (fill->viewer < v->n_seats && v->known[card][fill->viewer] != 0)
        fill->bound[fill->n_bound++] = (guint8) card;
      else
        fill->pool[fill->n_pool++] = (guint8) card;
    }
  for (guint seat = 0; seat < v->n_seats; seat++)
    fill->room[seat] = v->n_hands[seat] - (guint) (__builtin_popcountll (v->hands[seat][0])
                                                   + __builtin_popcountll (v->hands[seat][1]));
}

/* Finds a holder for one more card, and moves cards that were given out before
 * when there is no room: the way that things really are is always possible. */
static gboolean
find_holder (Filling *fill,
             guint    i,
             guint8  *tried)
{
  guint owners = fill->v->known[fill->bound[i]][fill->viewer];
  guint first = bramble_rng_below (fill->rng, fill->v->n_seats);

  for (guint n = 0; n < fill->v->n_seats; n++)
    {
      guint seat = (first + n) % fill->v->n_seats;

      if (((owners >> seat) & 1) && fill->room[seat] > 0)
        {
          fill->room[seat]--;
          fill->holder[i] = (guint8) seat;
          return TRUE;
        }
    }
  for (guint seat = 0; seat < fill->v->n_seats; seat++)
    {
      if (((owners >> seat) & 1) == 0 || ((*tried >> seat) & 1))
        continue;
      *tried |= (guint8) (1u << seat);
      for (guint j = 0; j < fill->n_given; j++)
        if (fill->holder[j] == seat && find_holder (fill, j, tried))
          {
            fill->holder[i] = (guint8) seat;
            return TRUE;
          }
    }

  return FALSE;
}

static void
hand_out_bound (Filling *fill)
{
  bramble_rng_shuffle (fill->rng, fill->bound, fill->n_bound);
  for (fill->n_given = 0; fill->n_given < fill->n_bound; fill->n_given++)
    {
      guint8 tried = 0;

      if (!find_holder (fill, fill->n_given, &tried))
        g_assert_not_reached ();
    }
  for (guint i = 0; i < fill->n_bound; i++)
    add_card (fill->v, fill->holder[i], fill->bound[i]);
}

static void
hand_out_pool (Filling *fill)
{
  GloomState *v = fill->v;
  guint next = 0;

  bramble_rng_shuffle (fill->rng, fill->pool, fill->n_pool);
  for (guint seat = 0; seat < v->n_seats; seat++)
    for (; fill->room[seat] > 0; fill->room[seat]--)
      add_card (v, seat, fill->pool[next++]);
  for (guint i = 0; i < v->n_deck; i++)
    if (v->deck[i] == GLOOM_HIDDEN)
      v->deck[i] = fill->pool[next++];
}

/**
 * gloom_resample:
 * @view: what @seat may know; afterwards a state that looks the same to it
 */
void
gloom_resample (gpointer    view,
                guint       seat,
                BrambleRng *rng)
{
  Filling fill;

  fill.v = view;
  fill.rng = rng;
  fill.viewer = seat;
  fill.n_bound = 0;
  fill.n_pool = 0;
  sort_out (&fill);
  hand_out_bound (&fill);
  hand_out_pool (&fill);
  bramble_rng_seed (&fill.v->rng, bramble_rng_next (rng));
  for (guint i = 0; i < fill.v->n_seats; i++)
    if (fill.v->orders[i] == GLOOM_HIDDEN)
      fill.v->orders[i] = (guint8) (1 + bramble_rng_below (rng, GLOOM_N_ORDERS - 1));
}
