/* bramble-stuffed-dice.h: the dice before whose turn it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-stuffed-draft.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_DICE (bramble_stuffed_dice_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedDice, bramble_stuffed_dice, BRAMBLE, STUFFED_DICE, GtkWidget)

GtkWidget *bramble_stuffed_dice_new    (void);
void       bramble_stuffed_dice_show   (BrambleStuffedDice        *self,
                                        const StuffedState        *s,
                                        const BrambleStuffedDraft *draft,
                                        gboolean                   white,
                                        const char                *whose);
guint      bramble_stuffed_dice_colour (BrambleStuffedDice        *self,
                                        guint                      place);
const char *bramble_stuffed_dice_find_digit (BrambleStuffedDice   *self,
                                        guint                      colour);
guint      bramble_stuffed_dice_count  (BrambleStuffedDice        *self);

G_END_DECLS
