/* bramble-stuffed-square.h: a square of the map that can be pointed at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-stuffed-sprite.h"

G_BEGIN_DECLS

/* No chance is shown: it is no answer. */
#define BRAMBLE_STUFFED_UNLIT (-1)
/* It is chosen, and nothing is left to chance. */
#define BRAMBLE_STUFFED_CERTAIN 101

#define BRAMBLE_TYPE_STUFFED_SQUARE (bramble_stuffed_square_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedSquare, bramble_stuffed_square, BRAMBLE, STUFFED_SQUARE, BrambleStuffedSprite)

GtkWidget *bramble_stuffed_square_new        (gboolean              bracketed);
void       bramble_stuffed_square_set_mark   (BrambleStuffedSquare *self,
                                              const char           *art,
                                              const char           *text);
void       bramble_stuffed_square_set_done   (BrambleStuffedSquare *self,
                                              gboolean              done);
void       bramble_stuffed_square_set_chance (BrambleStuffedSquare *self,
                                              int                   chance);
int        bramble_stuffed_square_get_chance (BrambleStuffedSquare *self);

G_END_DECLS
