/* bramble-motion.h: what happened, played over the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "bramble-move.h"

G_BEGIN_DECLS

/* Returns (transfer none) (nullable): the widget that is @place. */
typedef GtkWidget *(*BrambleMotionPlace) (BrambleThing       place,
                                          gpointer           user_data);
typedef void       (*BrambleMotionDone)  (gpointer           user_data);
/* A move begins, or its pictures have come where they go. */
typedef void       (*BrambleMotionStage) (const BrambleMove *move,
                                          gboolean           landed,
                                          gpointer           user_data);

#define BRAMBLE_TYPE_MOTION (bramble_motion_get_type ())
G_DECLARE_FINAL_TYPE (BrambleMotion, bramble_motion, BRAMBLE, MOTION, GtkWidget)

GtkWidget *bramble_motion_new         (void);
void       bramble_motion_play        (BrambleMotion      *self,
                                       GPtrArray          *moves,
                                       double              pace,
                                       BrambleMotionPlace  place,
                                       gpointer            place_data,
                                       BrambleMotionDone   done,
                                       gpointer            done_data);
void       bramble_motion_set_stage   (BrambleMotion      *self,
                                       BrambleMotionStage  stage,
                                       gpointer            user_data);
void       bramble_motion_set_scale   (BrambleMotion      *self,
                                       double              scale);
void       bramble_motion_set_paused  (BrambleMotion      *self,
                                       gboolean            paused);
void       bramble_motion_skip        (BrambleMotion      *self);
void       bramble_motion_stop        (BrambleMotion      *self);
gboolean   bramble_motion_get_playing (BrambleMotion      *self);

G_END_DECLS
