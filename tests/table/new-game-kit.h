/* new-game-kit.h: the page for a new game, shown and filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-record.h>
#include <gtk/gtk.h>

GtkWidget     *new_game_show           (GtkWidget  *page);
void           new_game_put_away       (GtkWidget  *window,
                                        GtkWidget  *page);
GtkWidget     *new_game_find_class     (GtkWidget  *widget,
                                        const char *name);
void           new_game_reset_settings (void);
BrambleRecord *new_game_make_record    (GtkWidget  *page);
GtkWidget     *new_game_play_button    (GtkWidget  *page);
