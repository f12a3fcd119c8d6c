/* bramble-stuffed-bag.h: the bag, and what is left in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <rules/stuffed-state.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_BAG (bramble_stuffed_bag_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedBag, bramble_stuffed_bag, BRAMBLE, STUFFED_BAG, GtkWidget)

GtkWidget *bramble_stuffed_bag_new  (void);
void       bramble_stuffed_bag_show (BrambleStuffedBag  *self,
                                     const StuffedState *s);

G_END_DECLS
