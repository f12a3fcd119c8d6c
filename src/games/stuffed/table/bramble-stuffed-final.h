/* bramble-stuffed-final.h: what a stuffy did and has when the game is over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-match.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

void        bramble_stuffed_show_final (BrambleMatch *match,
                                        guint         seat,
                                        GtkBox       *heading,
                                        GtkBox       *board);
const char *bramble_stuffed_end_art    (BrambleMatch *match);

G_END_DECLS
