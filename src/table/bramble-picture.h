/* bramble-picture.h: a widget that shows one of the pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_PICTURE (bramble_picture_get_type ())
G_DECLARE_FINAL_TYPE (BramblePicture, bramble_picture, BRAMBLE, PICTURE, GtkWidget)

/* How large the pictures of a family are shown: those whose ids begin so. */
typedef struct
{
  const char *family;
  int width;
  int height;
} BramblePictureSize;

GtkWidget  *bramble_picture_new     (const char     *art,
                                     int             width,
                                     int             height);
GtkWidget  *bramble_picture_new_as  (const char               *art,
                                     const BramblePictureSize *sizes,
                                     guint                     n_sizes,
                                     int                       usual);
const char *bramble_picture_get_art (BramblePicture *self);
void        bramble_picture_set_art (BramblePicture *self,
                                     const char     *art);

G_END_DECLS
