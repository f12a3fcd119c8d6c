/* bramble-stuffed-sprite.h: something that is drawn on the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_SPRITE (bramble_stuffed_sprite_get_type ())
G_DECLARE_DERIVABLE_TYPE (BrambleStuffedSprite, bramble_stuffed_sprite, BRAMBLE, STUFFED_SPRITE, GtkWidget)

struct _BrambleStuffedSpriteClass
{
  GtkWidgetClass parent_class;

  /* (nullable): Whether the picture @id is to be seen on it, beside its own. */
  gboolean (*shows) (BrambleStuffedSprite *self,
                     const char           *id);
};

const char *bramble_stuffed_sprite_get_art (BrambleStuffedSprite *self);
gboolean    bramble_stuffed_sprite_set_art (BrambleStuffedSprite *self,
                                            const char           *art);

G_END_DECLS
