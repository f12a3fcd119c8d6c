/* bramble-grimm-gallery.h: many cards side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GRIMM_GALLERY (bramble_grimm_gallery_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGrimmGallery, bramble_grimm_gallery, BRAMBLE, GRIMM_GALLERY, GtkWidget)

GtkWidget *bramble_grimm_gallery_new        (GListModel          *cards,
                                             guint                edition);
void       bramble_grimm_gallery_set_cards  (BrambleGrimmGallery *self,
                                             GListModel          *cards,
                                             guint                edition);
guint      bramble_grimm_gallery_set_search (BrambleGrimmGallery *self,
                                             const char          *search);

G_END_DECLS
