/* bramble-tale-spread.h: an open book
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-tale-pages.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_TALE_SPREAD (bramble_tale_spread_get_type ())
G_DECLARE_FINAL_TYPE (BrambleTaleSpread, bramble_tale_spread, BRAMBLE, TALE_SPREAD, GtkWidget)

GtkWidget *bramble_tale_spread_new      (void);
void       bramble_tale_spread_set_tale (BrambleTaleSpread *self,
                                         BrambleTale       *tale);
guint      bramble_tale_spread_get_n    (BrambleTaleSpread *self);
guint      bramble_tale_spread_get_page (BrambleTaleSpread *self);
guint      bramble_tale_spread_get_seen (BrambleTaleSpread *self);
guint      bramble_tale_spread_find     (BrambleTaleSpread *self,
                                         guint              chapter);
void       bramble_tale_spread_open     (BrambleTaleSpread *self,
                                         guint              page);
void       bramble_tale_spread_turn     (BrambleTaleSpread *self,
                                         int                leaves);

G_END_DECLS
