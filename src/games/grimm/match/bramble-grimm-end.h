/* bramble-grimm-end.h: how a game of The Grimm Forest went, and why it ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-match.h"

G_BEGIN_DECLS

guint  bramble_grimm_count_sections  (gconstpointer  state,
                                      guint          seat);
guint  bramble_grimm_count_resources (gconstpointer  state,
                                      guint          seat);
char  *bramble_grimm_dup_reason      (BrambleMatch  *match);

G_END_DECLS
