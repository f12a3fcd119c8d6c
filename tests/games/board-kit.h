/* board-kit.h: the board of any game in a window of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-match.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

BrambleMatch *kit_match_of     (const BrambleGame  *game,
                                const BrambleSetup *setup,
                                guint               people,
                                const BrambleLevel *others);
GtkWidget    *kit_board_show   (BrambleMatch       *match,
                                gboolean            privacy);
void          kit_board_remove (GtkWidget          *board);
void          kit_finish       (BrambleMatch       *match,
                                BrambleRng         *rng);
void          kit_pass_open_asks (BrambleMatch      *match);

G_END_DECLS
