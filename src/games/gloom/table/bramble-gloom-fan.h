/* bramble-gloom-fan.h: a pile that is fanned out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-gloom-table.h>

#include "bramble-board.h"

G_BEGIN_DECLS

gboolean bramble_gloom_fan_open (BrambleBoard      *board,
                                 BrambleGloomTable *table,
                                 guint              hero);

G_END_DECLS
