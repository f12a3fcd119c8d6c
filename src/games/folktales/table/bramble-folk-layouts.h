/* bramble-folk-layouts.h: where everything lies, for each number of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-book.h"
#include "bramble-fan.h"
#include "bramble-frame.h"

G_BEGIN_DECLS

/* The others stand in rows of at most so many. */
#define BRAMBLE_FOLK_RIVAL_ROWS 2

/* The page of the book with the map, on a compact table. */
#define BRAMBLE_FOLK_TAB_MAP "map"

extern const BrambleTab bramble_folk_tabs[];

const BrambleSheet *bramble_folk_layouts   (guint        players);
guint               bramble_folk_rival_row (guint        players,
                                            guint        rival);

/* The boards of heroes. */
extern const BrambleSheet bramble_folk_own_board;
extern const BrambleSheet bramble_folk_own_strip;
extern const BrambleSheet bramble_folk_rival_tall;
extern const BrambleSheet bramble_folk_rival_low;
extern const BrambleSheet bramble_folk_rival_strip;

/* A throw on the stage. */
extern const BrambleSheet bramble_folk_throw_tall;
extern const BrambleSheet bramble_folk_throw_wide;

/* How things lie in a row. */
extern const BrambleFanShape bramble_folk_rivals_row;
extern const BrambleFanShape bramble_folk_satchel_row;
extern const BrambleFanShape bramble_folk_offered_column;

G_END_DECLS
