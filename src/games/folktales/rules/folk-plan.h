/* folk-plan.h: what a hero still has to do, and how far that is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "folk-engine.h"

G_BEGIN_DECLS

/* Somewhere to go: a tile, Gold, food, somebody, or the Castle. */
enum
{
  FOLK_GOAL_GOLD = FOLK_N_TILES,
  FOLK_GOAL_FOOD,
  FOLK_GOAL_MARKET,
  FOLK_GOAL_CASTLE,
  FOLK_GOAL_WHO,
  FOLK_N_GOALS = FOLK_GOAL_WHO + FOLK_N_ADVENTURES,
};

/* What is left to do, as far as it can be told from the table. */
typedef struct
{
  guint steps; /* on foot, in the best order */
  guint next;  /* where to go first */
} FolkPlan;

void     folk_measure (void);
guint    folk_near  (guint            goal,
                     guint            from);
guint    folk_place_of (guint         goal,
                        guint         from);
FolkPlan folk_plan  (const FolkState *s,
                     guint            seat,
                     guint            from);
gboolean folk_needs (const FolkState *s,
                     guint            seat,
                     guint            tile);

G_END_DECLS
