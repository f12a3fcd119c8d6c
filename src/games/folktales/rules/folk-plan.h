/* folk-plan.h: what a hero still has to do, and how long that takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "folk-needs.h"
#include "folk-turns.h"

G_BEGIN_DECLS

/* What is left to do, as far as it can be told from the table. */
typedef struct
{
  float turns; /* until the gate opens, on average and in the best order */
  guint next;  /* the goal to go to first */
} FolkPlan;

FolkPlan folk_plan       (const FolkState *s,
                          guint            seat,
                          guint            from);
float    folk_turns_to   (const FolkState *s,
                          guint            seat,
                          guint            goal,
                          guint            from);
float    folk_gate_turns (const FolkState *s,
                          guint            seat);
float    folk_pass_turns (const FolkState *s,
                          guint            seat,
                          guint            shortcut);
float    folk_spell_turns (const FolkState *s,
                          guint            seat);

G_END_DECLS
