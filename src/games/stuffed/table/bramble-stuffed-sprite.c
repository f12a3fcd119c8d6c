/* bramble-stuffed-sprite.c: something that is drawn on the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-sprite.h"

#include <bramble-art.h>

/**
 * BrambleStuffedSprite:
 *
 * It asks for no room, and is drawn anew when a picture of it has been rendered: pictures come
 * late.
 */
typedef struct
{
  char *art;    /* (nullable): the id of its picture */
  gulong ready; /* handler on BrambleArt, while mapped */
} BrambleStuffedSpritePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BrambleStuffedSprite, bramble_stuffed_sprite, GTK_TYPE_WIDGET)

static BrambleStuffedSpritePrivate *
get_private (gpointer self)
{
  return bramble_stuffed_sprite_get_instance_private (BRAMBLE_STUFFED_SPRITE (self));
}

static void
picture_ready (BrambleStuffedSprite *self,
               const char           *id)
{
  BrambleStuffedSpriteClass *klass = BRAMBLE_STUFFED_SPRITE_GET_CLASS (self);

  if (g_strcmp0 (get_private (self)->art, id) == 0 || (klass->shows && klass->shows (self, id)))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bramble_stuffed_sprite_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bramble_stuffed_sprite_parent_class)->map (widget);
  get_private (widget)->ready = g_signal_connect_swapped (bramble_art_get_default (), "ready", G_CALLBACK (picture_ready), widget);
}

static void
bramble_stuffed_sprite_unmap (GtkWidget *widget)
{
  g_clear_signal_handler (&get_private (widget)->ready, bramble_art_get_default ());
  GTK_WIDGET_CLASS (bramble_stuffed_sprite_parent_class)->unmap (widget);
}

static void
bramble_stuffed_sprite_measure (GtkWidget      *widget,
                                GtkOrientation  orientation,
                                int             for_size,
                                int            *minimum,
                                int            *natural,
                                int            *minimum_baseline,
                                int            *natural_baseline)
{
  /* The map says how large it is. */
  *minimum = *natural = 1;
}

static void
bramble_stuffed_sprite_finalize (GObject *object)
{
  g_free (get_private (object)->art);

  G_OBJECT_CLASS (bramble_stuffed_sprite_parent_class)->finalize (object);
}

static void
bramble_stuffed_sprite_class_init (BrambleStuffedSpriteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bramble_stuffed_sprite_finalize;
  widget_class->map = bramble_stuffed_sprite_map;
  widget_class->unmap = bramble_stuffed_sprite_unmap;
  widget_class->measure = bramble_stuffed_sprite_measure;
}

static void
bramble_stuffed_sprite_init (BrambleStuffedSprite *self)
{
}

/* Returns (nullable): the id of its picture. */
const char *
bramble_stuffed_sprite_get_art (BrambleStuffedSprite *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_SPRITE (self), NULL);

  return get_private (self)->art;
}

/**
 * bramble_stuffed_sprite_set_art:
 * @art: (nullable): the id of its picture
 *
 * Returns: whether it is another one than before
 */
gboolean
bramble_stuffed_sprite_set_art (BrambleStuffedSprite *self,
                                const char           *art)
{
  BrambleStuffedSpritePrivate *priv;

  g_return_val_if_fail (BRAMBLE_IS_STUFFED_SPRITE (self), FALSE);

  priv = get_private (self);
  if (g_strcmp0 (priv->art, art) == 0)
    return FALSE;

  g_free (priv->art);
  priv->art = g_strdup (art);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}
