/* folk-view.c: what one seat may know of a game of Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-game.h"

#include <string.h>

/**
 * folk_view:
 * @seat: who looks, or FOLK_NONE for somebody who sees only what all do
 * @view: (out): the state without what @seat may not know
 *
 * Everything is open but the numbers on the Biscuits of others, and chance.
 */
void
folk_view (gconstpointer state,
           guint         seat,
           gpointer      view)
{
  FolkState *v = view;

  memcpy (v, state, sizeof *v);
  v->rng.state = 0;
  for (guint i = 0; i < v->n_seats; i++)
    if (i != seat)
      memset (v->seats[i].biscuits, 0, sizeof v->seats[i].biscuits);
}

/* Draws a number out of the bag, but not @except. */
static guint
draw (guint8     *bag,
      guint       except,
      BrambleRng *rng)
{
  guint n = 0, at;

  for (guint i = 0; i < FOLK_N_NUMBERS; i++)
    n += i == except ? 0 : bag[i];
  if (n == 0)
    return FOLK_NONE;

  at = bramble_rng_below (rng, n);
  for (guint number = 0; number < FOLK_N_NUMBERS; number++)
    {
      guint left = number == except ? 0 : bag[number];

      if (at < left)
        {
          bag[number]--;
          return number;
        }
      at -= left;
    }

  g_assert_not_reached ();
}

static void
fill (FolkSeat   *p,
      guint8     *bag,
      gboolean    differ,
      BrambleRng *rng)
{
  guint first = FOLK_NONE;

  for (guint i = 0; i < p->n_biscuits; i++)
    {
      guint number = draw (bag, i == 1 && differ ? first : FOLK_NONE, rng);

      /* The bag has all that nobody shows, and among them two that differ. */
      g_assert (number < FOLK_N_NUMBERS);
      p->biscuits[number]++;
      first = i == 0 ? number : first;
    }
}

/* Who is asked which Biscuit to pay has some that differ: that is what asking tells. */
void
folk_resample (gpointer    view,
               guint       seat,
               BrambleRng *rng)
{
  FolkState *v = view;
  guint payer = FOLK_NONE;
  guint8 bag[FOLK_N_NUMBERS];

  bramble_rng_seed (&v->rng, bramble_rng_next (rng));
  if (v->depth > 0 && v->stack[v->depth - 1].step == FOLK_STEP_PAY)
    payer = v->stack[v->depth - 1].seat;
  folk_bag (v, bag);
  if (payer != FOLK_NONE && payer != seat)
    fill (&v->seats[payer], bag, TRUE, rng);
  for (guint i = 0; i < v->n_seats; i++)
    if (i != seat && i != payer)
      fill (&v->seats[i], bag, FALSE, rng);
}
