/* bramble-wood.h: the table top
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_WOOD (bramble_wood_get_type ())
G_DECLARE_FINAL_TYPE (BrambleWood, bramble_wood, BRAMBLE, WOOD, GtkWidget)

G_END_DECLS
