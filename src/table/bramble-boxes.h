/* bramble-boxes.h: the boxes on the shelf
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-presentation.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_BOXES (bramble_boxes_get_type ())
G_DECLARE_FINAL_TYPE (BrambleBoxes, bramble_boxes, BRAMBLE, BOXES, GtkWidget)

GtkWidget                 *bramble_boxes_new            (const BramblePresentation *const *games);
const BramblePresentation *bramble_boxes_get_chosen     (BrambleBoxes                     *self);
void                       bramble_boxes_choose         (BrambleBoxes                     *self,
                                                         const BramblePresentation        *game);
void                       bramble_boxes_set_unfinished (BrambleBoxes                     *self,
                                                         const BramblePresentation        *game,
                                                         guint                             n);

/* For who lays them out. */
guint                      bramble_boxes_get_n          (BrambleBoxes                     *self);
int                        bramble_boxes_get_base       (BrambleBoxes                     *self,
                                                         int                               width);
int                        bramble_boxes_get_most       (BrambleBoxes                     *self,
                                                         int                               width);
int                        bramble_boxes_get_pointer    (BrambleBoxes                     *self);
void                       bramble_boxes_set_figures    (BrambleBoxes                     *self,
                                                         int                               height);
int                        bramble_boxes_get_figures    (BrambleBoxes                     *self);

G_END_DECLS
