/* stuffed-view.c: what may be known of a game of Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Seats have no secrets from each other. Nobody knows chance, the order of decks, and what
 * was not read yet; the last is in no state, so a view only says that it must not be looked
 * at (see stuffed-read.c).
 */

#include "stuffed-game.h"

#include <string.h>

/* Sorts without allocating: decks are small. */
static void
sort (guint8 *cards,
      guint   n)
{
  for (guint i = 1; i < n; i++)
    for (guint j = i; j > 0 && cards[j - 1] > cards[j]; j--)
      {
        guint8 card = cards[j];

        cards[j] = cards[j - 1];
        cards[j - 1] = card;
      }
}

/**
 * stuffed_view:
 * @seat: who looks, or STUFFED_NONE; all see the same
 * @view: (out): the state without what nobody may know
 */
void
stuffed_view (gconstpointer state,
              guint         seat,
              gpointer      view)
{
  StuffedState *v = view;

  memcpy (v, state, sizeof *v);
  v->veiled = TRUE;
  v->rng.state = 0;
  sort (v->deck, v->n_deck);
  sort (v->losts, v->n_losts);
  /* Waking lies lowest: it is not among the cards on top. */
  sort (v->sleep, v->n_sleep);
  for (guint i = 0, j = v->n_sleep - 1u; v->n_sleep > 0 && i < j; i++, j--)
    {
      guint8 card = v->sleep[i];

      v->sleep[i] = v->sleep[j];
      v->sleep[j] = card;
    }
}

/* Waking is not among the cards on top, which lie at the end. */
static void
shuffle_sleep (StuffedState *v,
               BrambleRng   *rng)
{
  guint bottom = v->n_sleep > v->sleep_top ? v->n_sleep - v->sleep_top : v->n_sleep;

  bramble_rng_shuffle (rng, v->sleep, v->n_sleep);
  for (guint i = bottom; i < v->n_sleep; i++)
    if (v->sleep[i] == STUFFED_SLEEP_WAKING)
      {
        guint at = bramble_rng_below (rng, bottom);

        v->sleep[i] = v->sleep[at];
        v->sleep[at] = STUFFED_SLEEP_WAKING;
        return;
      }
}

void
stuffed_resample (gpointer    view,
                  guint       seat,
                  BrambleRng *rng)
{
  StuffedState *v = view;

  bramble_rng_seed (&v->rng, bramble_rng_next (rng));
  bramble_rng_shuffle (rng, v->deck, v->n_deck);
  bramble_rng_shuffle (rng, v->losts, v->n_losts);
  shuffle_sleep (v, rng);
}
