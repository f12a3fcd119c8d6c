/* bramble-grimm-layouts.h: where everything lies, for each number of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-book.h"
#include "bramble-fan.h"
#include "bramble-frame.h"

G_BEGIN_DECLS

extern const BrambleTab bramble_grimm_tabs[];

/* The table: a sheet for each #BrambleLayout. */
const BrambleSheet *bramble_grimm_layouts       (guint    players);

/* A player's board on it. */
const BrambleSheet *bramble_grimm_rival_sheet   (guint    players,
                                                 gboolean compact);
const BrambleSheet *bramble_grimm_own_sheet     (gboolean compact);

/* How things lie in a row. */
extern const BrambleFanShape bramble_grimm_rivals_row;
extern const BrambleFanShape bramble_grimm_rivals_row_compact;
extern const BrambleFanShape bramble_grimm_locations_row;
extern const BrambleFanShape bramble_grimm_locations_row_compact;
extern const BrambleFanShape bramble_grimm_gathers_row;
extern const BrambleFanShape bramble_grimm_gathers_row_compact;
extern const BrambleFanShape bramble_grimm_fables_row;
extern const BrambleFanShape bramble_grimm_fables_row_compact;
extern const BrambleFanShape bramble_grimm_friend_row;
extern const BrambleFanShape bramble_grimm_sites_row;
extern const BrambleFanShape bramble_grimm_open_row;

G_END_DECLS
