/* bramble-game-over.h: who won, why, and how it went
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-match.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GAME_OVER (bramble_game_over_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGameOver, bramble_game_over, BRAMBLE, GAME_OVER, GtkWidget)

GtkWidget *bramble_game_over_new       (BrambleMatch    *match);
char      *bramble_game_over_dup_words (BrambleGameOver *self);
void       bramble_game_over_tell      (BrambleGameOver *self);

G_END_DECLS
