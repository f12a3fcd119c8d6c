/* bramble-tiles.h: things of one size in as many columns as there is room for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_TILES (bramble_tiles_get_type ())
G_DECLARE_FINAL_TYPE (BrambleTiles, bramble_tiles, BRAMBLE, TILES, GtkLayoutManager)

G_END_DECLS
