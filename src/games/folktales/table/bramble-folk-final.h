/* bramble-folk-final.h: how far a hero has come when the game is over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-match.h>

G_BEGIN_DECLS

void bramble_folk_show_final (BrambleMatch *match,
                              guint         seat,
                              GtkBox       *heading,
                              GtkBox       *board);

G_END_DECLS
