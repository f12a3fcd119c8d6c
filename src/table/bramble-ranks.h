/* bramble-ranks.h: things of one size, rank and file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How many there can be side by side. */
#define BRAMBLE_MAX_RANK 8

#define BRAMBLE_TYPE_RANKS (bramble_ranks_get_type ())
G_DECLARE_FINAL_TYPE (BrambleRanks, bramble_ranks, BRAMBLE, RANKS, GtkLayoutManager)

GtkLayoutManager *bramble_ranks_new (int          gap,
                                     const guint *ranks,
                                     guint        most);

G_END_DECLS
