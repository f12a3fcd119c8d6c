/* bramble-grimm-face.h: the face of a card, large
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-item.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GRIMM_FACE (bramble_grimm_face_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGrimmFace, bramble_grimm_face, BRAMBLE, GRIMM_FACE, GtkWidget)

GtkWidget *bramble_grimm_face_new       (void);
void       bramble_grimm_face_set_item  (BrambleGrimmFace *self,
                                         BrambleItem      *item);
char      *bramble_grimm_card_art       (const char       *card_id,
                                         const char       *kind);

G_END_DECLS
