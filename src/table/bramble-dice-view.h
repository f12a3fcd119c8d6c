/* bramble-dice-view.h: dice that are thrown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <game.h>

G_BEGIN_DECLS

/* Returns (transfer full): the id of the picture of a die's face. */
typedef char *(*BrambleDiceArt) (guint kind,
                                 guint face);

#define BRAMBLE_TYPE_DICE_VIEW (bramble_dice_view_get_type ())
G_DECLARE_FINAL_TYPE (BrambleDiceView, bramble_dice_view, BRAMBLE, DICE_VIEW, GtkWidget)

GtkWidget *bramble_dice_view_new         (int                size,
                                          BrambleDiceArt     art);
void       bramble_dice_view_throw       (BrambleDiceView   *self,
                                          const BrambleDice *dice,
                                          double             pace);
gboolean   bramble_dice_view_get_rolling (BrambleDiceView   *self);

G_END_DECLS
