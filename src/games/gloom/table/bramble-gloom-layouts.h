/* bramble-gloom-layouts.h: where everything lies, for each number of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-book.h"
#include "bramble-fan.h"
#include "bramble-frame.h"

G_BEGIN_DECLS

/* Rivals lie in rows of at most so many. */
#define BRAMBLE_GLOOM_RIVAL_ROWS 2

extern const BrambleTab bramble_gloom_tabs[];

const BrambleSheet *bramble_gloom_layouts (guint players);

/* How things lie in a row. */
extern const BrambleFanShape bramble_gloom_rivals_row;
extern const BrambleFanShape bramble_gloom_heroes_row;
extern const BrambleFanShape bramble_gloom_low_hand_row;
extern const BrambleFanShape bramble_gloom_tall_hand_row;
extern const BrambleFanShape bramble_gloom_small_hand_row;
extern const BrambleFanShape bramble_gloom_stories_row;
extern const BrambleFanShape bramble_gloom_piles_row;
extern const BrambleFanShape bramble_gloom_piles_column;
extern const BrambleFanShape bramble_gloom_open_row;

G_END_DECLS
