/* bramble-stuffed-way.h: the way that a figure takes over the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/stuffed-state.h>

G_BEGIN_DECLS

guint bramble_stuffed_toy_way    (const StuffedState *s,
                                  guint               seat,
                                  guint               to,
                                  guint8             *squares);
guint bramble_stuffed_minion_way (const StuffedState *s,
                                  guint               foe,
                                  guint               to,
                                  guint8             *squares);

G_END_DECLS
