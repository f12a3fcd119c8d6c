/* bramble-stuffed-layouts.h: where everything lies, for each number of toys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-book.h"
#include "bramble-frame.h"

G_BEGIN_DECLS

/* The page of the book with the story, on a compact table. */
#define BRAMBLE_STUFFED_TAB_PAGE "page"

extern const BrambleTab bramble_stuffed_tabs[];

const BrambleSheet *bramble_stuffed_layouts (guint    toys,
                                             gboolean reading);

/* A toy, with room for what it can do and without, and on a compact table. */
extern const BrambleSheet bramble_stuffed_toy_tall;
extern const BrambleSheet bramble_stuffed_toy_low;
extern const BrambleSheet bramble_stuffed_toy_strip;
extern const BrambleSheet bramble_stuffed_toy_half;

G_END_DECLS
