/* bramble-tale-leaf.h: a page of a tale on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-tale-pages.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_TALE_LEAF (bramble_tale_leaf_get_type ())
G_DECLARE_FINAL_TYPE (BrambleTaleLeaf, bramble_tale_leaf, BRAMBLE, TALE_LEAF, GtkWidget)

GtkWidget *bramble_tale_leaf_new  (void);
void       bramble_tale_leaf_show (BrambleTaleLeaf        *self,
                                   const BrambleTalePages *pages,
                                   guint                   page);

G_END_DECLS
