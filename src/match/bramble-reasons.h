/* bramble-reasons.h: why one answer is better than another, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <game.h>

G_BEGIN_DECLS

/* The answers of one seat that are compared, one after the other. */
typedef struct
{
  const BrambleOption *path;
  guint n;
} BrambleWay;

/* The most reasons that are given at once. */
#define BRAMBLE_MAX_TOLD_REASONS 2

guint bramble_reasons_find (const BrambleGame    *game,
                            gconstpointer         view,
                            const BrambleAsk     *ask,
                            BrambleWay            better,
                            BrambleWay            worse,
                            const BrambleReason **reasons);

G_END_DECLS
