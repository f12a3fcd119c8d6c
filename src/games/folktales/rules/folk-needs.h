/* folk-needs.h: what a hero needs, and what can be spared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "folk-engine.h"

G_BEGIN_DECLS

gboolean folk_can_spare  (const FolkState *s,
                          guint            seat,
                          guint            tile);
guint    folk_spare_gold (const FolkState *s,
                          guint            seat);
gboolean folk_needs      (const FolkState *s,
                          guint            seat,
                          guint            tile);

G_END_DECLS
