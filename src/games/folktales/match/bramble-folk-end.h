/* bramble-folk-end.h: how a game of Hungarian Folktales went, and why it ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-match.h>

G_BEGIN_DECLS

guint  bramble_folk_count_way_left (gconstpointer  state,
                                    guint          seat);
guint  bramble_folk_count_done     (gconstpointer  state,
                                    guint          seat);
guint  bramble_folk_count_goods    (gconstpointer  state,
                                    guint          seat);
char  *bramble_folk_dup_reason     (BrambleMatch  *match);

G_END_DECLS
