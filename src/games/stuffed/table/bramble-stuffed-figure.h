/* bramble-stuffed-figure.h: a toy or a minion that stands on the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-stuffed-sprite.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_FIGURE (bramble_stuffed_figure_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedFigure, bramble_stuffed_figure, BRAMBLE, STUFFED_FIGURE, BrambleStuffedSprite)

GtkWidget *bramble_stuffed_figure_new        (void);
void       bramble_stuffed_figure_set        (BrambleStuffedFigure *self,
                                              const char           *art,
                                              const char           *sign);
void       bramble_stuffed_figure_set_acting (BrambleStuffedFigure *self,
                                              gboolean              acting);
void       bramble_stuffed_figure_set_aimed  (BrambleStuffedFigure *self,
                                              const char           *chance);

G_END_DECLS
