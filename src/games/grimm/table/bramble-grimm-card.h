/* bramble-grimm-card.h: a card on the table or in hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-item.h>

G_BEGIN_DECLS

char      *bramble_grimm_item_art    (BrambleItem *item,
                                      const char  *pig);
GtkWidget *bramble_grimm_card_new    (BrambleItem *item,
                                      const char  *pig,
                                      int          width);
GtkWidget *bramble_grimm_figure_new  (BrambleItem *item,
                                      const char  *pig,
                                      int          height);

G_END_DECLS
