/* folk-arrival.h: how a hero stands after a move has ended somewhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "folk-plan.h"

G_BEGIN_DECLS

FolkPlan folk_arrival   (const FolkState *s,
                         guint            seat,
                         guint            at,
                         guint32          reds);
gboolean folk_serves    (const FolkState *s,
                         guint            seat,
                         guint            who);
float    folk_row_turns (const FolkState *s,
                         guint            seat,
                         guint            who,
                         guint            row);
guint    folk_advice_for (const FolkState *s,
                         guint            seat,
                         guint            who,
                         int              total);

G_END_DECLS
