/* bramble-stuffed-layouts.h: where everything lies, for each number of toys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-book.h"
#include "bramble-frame.h"

G_BEGIN_DECLS

/* The pages of the book on a compact table. */
#define BRAMBLE_STUFFED_TAB_PAGE "page"
#define BRAMBLE_STUFFED_TAB_ITEMS "items"
#define BRAMBLE_STUFFED_TAB_MINIONS "minions"
#define BRAMBLE_STUFFED_TAB_ALL "all"

/* What the table is laid for. */
typedef enum
{
  BRAMBLE_STUFFED_PLAYING,
  BRAMBLE_STUFFED_READING, /* the page is as large as it can be with answers below it */
  BRAMBLE_STUFFED_TELLING, /* nobody is asked yet: it is larger still */
  BRAMBLE_STUFFED_ACTING,  /* a minion acts */
  BRAMBLE_STUFFED_TRADING, /* what a vendor has lies on the stage */
  BRAMBLE_STUFFED_N_MODES,
} BrambleStuffedMode;

extern const BrambleTab bramble_stuffed_tabs[];

const BrambleSheet *bramble_stuffed_layouts (guint              toys,
                                             BrambleStuffedMode mode);

/* A toy, with room for what it can do and without, and on a compact table. */
extern const BrambleSheet bramble_stuffed_toy_tall;
extern const BrambleSheet bramble_stuffed_toy_low;
extern const BrambleSheet bramble_stuffed_toy_strip;
extern const BrambleSheet bramble_stuffed_toy_half;

/* Threat and minions; on a compact table with what all have, and without. */
extern const BrambleSheet bramble_stuffed_threat_wide;
extern const BrambleSheet bramble_stuffed_threat_compact;
extern const BrambleSheet bramble_stuffed_threat_full;
extern const BrambleSheet bramble_stuffed_threat_calm;
extern const BrambleSheet bramble_stuffed_threat_row;

G_END_DECLS
