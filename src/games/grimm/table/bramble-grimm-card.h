/* bramble-grimm-card.h: a card on the table or in hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-item.h>
#include <bramble-thing.h>

#include "bramble-leaf.h"

G_BEGIN_DECLS

char      *bramble_grimm_item_art    (BrambleItem *item,
                                      const char  *pig);
BrambleThing bramble_grimm_item_thing   (BrambleItem *item);
gboolean   bramble_grimm_read_card      (const char  *card_id,
                                         guint        edition,
                                         BrambleLeafFace *face);
GtkWidget *bramble_grimm_small_card_new (BrambleItem *item,
                                         const char  *pig);
GtkWidget *bramble_grimm_named_card_new (BrambleItem *item);
GtkWidget *bramble_grimm_own_card_new   (BrambleItem *item,
                                         guint        edition,
                                         const char  *pig,
                                         gboolean     large);
GtkWidget *bramble_grimm_figure_new  (BrambleItem *item,
                                      const char  *pig,
                                      int          height);

G_END_DECLS
