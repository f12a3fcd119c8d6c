/* bramble-folk-tile.h: tiles and Biscuits on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-item.h>

G_BEGIN_DECLS

GtkWidget *bramble_folk_tile_new    (BrambleItem *item,
                                     guint        seat,
                                     gboolean     named);
GtkWidget *bramble_folk_supply_new  (BrambleItem *item,
                                     const char  *text);
GtkWidget *bramble_folk_biscuit_new (BrambleItem *item);
guint      bramble_folk_find_tile   (const char  *id);

G_END_DECLS
