/* bramble-item-list.h: things that lie together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-item.h"
#include "bramble-list.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_ITEM_LIST (bramble_item_list_get_type ())
G_DECLARE_FINAL_TYPE (BrambleItemList, bramble_item_list, BRAMBLE, ITEM_LIST, BrambleList)

BrambleItemList *bramble_item_list_new    (void);
void             bramble_item_list_update (BrambleItemList       *self,
                                           const BrambleItemSpec *specs,
                                           guint                  n_specs);

G_END_DECLS
