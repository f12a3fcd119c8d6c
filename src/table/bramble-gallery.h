/* bramble-gallery.h: many cards side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-presentation.h"

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GALLERY (bramble_gallery_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGallery, bramble_gallery, BRAMBLE, GALLERY, GtkWidget)

GtkWidget *bramble_gallery_new        (const BramblePresentation *game,
                                       const BrambleSetup        *setup,
                                       GListModel                *cards);
void       bramble_gallery_set_cards  (BrambleGallery            *self,
                                       const BramblePresentation *game,
                                       const BrambleSetup        *setup,
                                       GListModel                *cards);
guint      bramble_gallery_set_search (BrambleGallery            *self,
                                       const char                *search);

G_END_DECLS
