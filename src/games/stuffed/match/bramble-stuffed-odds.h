/* bramble-stuffed-odds.h: what dice would come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/stuffed-engine.h>

G_BEGIN_DECLS

/* How likely each total of a pool is. */
typedef struct
{
  guint least; /* the smallest total that can come, */
  guint most;  /* and the largest */
  double chances[STUFFED_MAX_COUNT + 1];
} BrambleStuffedOdds;

void   bramble_stuffed_odds_fill  (BrambleStuffedOdds *self,
                                   const StuffedState *s,
                                   const StuffedRoll  *pool);
double bramble_stuffed_odds_reach (const BrambleStuffedOdds *self,
                                   guint                     number);
guint  bramble_stuffed_percent    (double              chance);

G_END_DECLS
