/* bramble-shelf.h: where one starts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-store.h>

#include "bramble-presentation.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_SHELF (bramble_shelf_get_type ())
G_DECLARE_FINAL_TYPE (BrambleShelf, bramble_shelf, BRAMBLE, SHELF, GtkWidget)

void                       bramble_shelf_set_games  (BrambleShelf                     *self,
                                                     const BramblePresentation *const *games);
const BramblePresentation *bramble_shelf_get_chosen (BrambleShelf                     *self);
void                       bramble_shelf_choose     (BrambleShelf                     *self,
                                                     const BramblePresentation        *game);
void                       bramble_shelf_read       (BrambleShelf                     *self,
                                                     BrambleStore                     *store);

G_END_DECLS
