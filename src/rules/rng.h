/* rng.h: a small random generator that is plain data
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A SplitMix64 generator: eight bytes, no allocation, the same numbers on
 * every machine. It lives inside a game's state, so a clone plays on
 * identically. */
typedef struct
{
  guint64 state; /* advances by a constant with every number drawn */
} BrambleRng;

static inline void
bramble_rng_seed (BrambleRng *rng,
                  guint64     seed)
{
  rng->state = seed;
}

static inline guint64
bramble_rng_next (BrambleRng *rng)
{
  guint64 z = (rng->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/* A number from 0 to @bound - 1. The bias of a 32-bit multiply is below one in
 * a hundred million for the small bounds of a card game. */
static inline guint
bramble_rng_below (BrambleRng *rng,
                   guint       bound)
{
  return (guint) (((bramble_rng_next (rng) >> 32) * (guint64) bound) >> 32);
}

void bramble_rng_shuffle (BrambleRng *rng,
                          guint8     *items,
                          guint       n_items);

G_END_DECLS
