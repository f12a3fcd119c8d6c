/* stuffed-map.h: maps as stories draw them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/stuffed-grid.h>

#include "stuffed-trouble.h"

G_BEGIN_DECLS

gboolean stuffed_map_read (StuffedMap        *map,
                           const char *const *rows,
                           guint              n,
                           guint              line,
                           StuffedTroubles   *troubles);
guint stuffed_map_point (char letter);
char stuffed_map_letter (guint point);

G_END_DECLS
