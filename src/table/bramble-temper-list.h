/* bramble-temper-list.h: what a computer player can be like
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <game.h>

G_BEGIN_DECLS

GtkDropDown *bramble_temper_list_new      (const BrambleGame *game);
void         bramble_temper_list_describe (GtkDropDown       *list,
                                           const BrambleGame *game);

G_END_DECLS
