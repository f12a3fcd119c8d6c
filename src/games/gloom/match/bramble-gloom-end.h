/* bramble-gloom-end.h: how a game of Fairytale Gloom went, and why it ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-match.h>

G_BEGIN_DECLS

guint  bramble_gloom_count_misery   (gconstpointer  state,
                                     guint          seat);
guint  bramble_gloom_count_finished (gconstpointer  state,
                                     guint          seat);
char  *bramble_gloom_dup_reason     (BrambleMatch  *match);

G_END_DECLS
