/* bramble-folk-hand.h: what one player of Hungarian Folktales alone may see
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-hand.h"

G_BEGIN_DECLS

void bramble_folk_fill_hand (BrambleHand   *hand,
                             BrambleMatch  *match,
                             guint          seat,
                             gconstpointer  view);

G_END_DECLS
