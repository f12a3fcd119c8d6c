/* rng.c: a small random generator that is plain data
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rng.h"

/**
 * bramble_rng_shuffle:
 *
 * Brings @items into random order, every order equally likely.
 */
void
bramble_rng_shuffle (BrambleRng *rng,
                     guint8     *items,
                     guint       n_items)
{
  for (guint i = n_items; i > 1; i--)
    {
      guint j = bramble_rng_below (rng, i);
      guint8 held = items[i - 1];

      items[i - 1] = items[j];
      items[j] = held;
    }
}
