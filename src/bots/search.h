/* search.h: what the answers to an ask are worth, found by playing on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bot.h"

G_BEGIN_DECLS

/* What was found out about each option of the ask. */
typedef struct
{
  double values[BRAMBLE_MAX_OPTIONS]; /* the chance to win after it */
  double shares[BRAMBLE_MAX_OPTIONS]; /* how often it should be chosen; they sum up to 1 */
  guint64 playouts;
  guint64 answers;                    /* in all playouts */
} BrambleFindings;

void bramble_search_run (const BrambleSearch  *search,
                         const BrambleThought *thought,
                         BrambleFindings      *findings);

G_END_DECLS
