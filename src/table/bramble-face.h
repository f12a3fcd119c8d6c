/* bramble-face.h: the face of a card, large
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "bramble-card-info.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_FACE (bramble_face_get_type ())
G_DECLARE_FINAL_TYPE (BrambleFace, bramble_face, BRAMBLE, FACE, GtkWidget)

GtkWidget *bramble_face_new      (void);
void       bramble_face_set_card (BrambleFace           *self,
                                  const BrambleCardInfo *card);

G_END_DECLS
