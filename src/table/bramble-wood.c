/* bramble-wood.c: the table top
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-wood.h"

#include "bramble-art.h"
#include "bramble-contrast.h"
#include "bramble-miniature.h"

#define TILE_WIDTH 800
#define TILE_HEIGHT 500

/**
 * BrambleWood:
 *
 * Wood from edge to edge, one tile beside the other; or what else the things of a game
 * lie on.
 */
struct _BrambleWood
{
  GtkWidget parent_instance;

  const BrambleGround *ground; /* what lies there */
  gulong ready;                /* handler on BrambleArt, while mapped */
};

static const BrambleGround wood = { { "table/wood", "table/wood" }, { NULL, NULL } };

G_DEFINE_FINAL_TYPE (BrambleWood, bramble_wood, GTK_TYPE_WIDGET)

static void
picture_ready (BrambleWood *self,
               const char  *id)
{
  for (guint i = 0; i < 2; i++)
    if (g_strcmp0 (id, self->ground->tiles[i]) == 0 || g_strcmp0 (id, self->ground->lights[i]) == 0)
      gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bramble_wood_map (GtkWidget *widget)
{
  BrambleWood *self = BRAMBLE_WOOD (widget);

  GTK_WIDGET_CLASS (bramble_wood_parent_class)->map (widget);
  self->ready = g_signal_connect_swapped (bramble_art_get_default (), "ready", G_CALLBACK (picture_ready), self);
}

static void
bramble_wood_unmap (GtkWidget *widget)
{
  BrambleWood *self = BRAMBLE_WOOD (widget);

  g_clear_signal_handler (&self->ready, bramble_art_get_default ());
  GTK_WIDGET_CLASS (bramble_wood_parent_class)->unmap (widget);
}

static void
bramble_wood_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  const BrambleGround *ground = BRAMBLE_WOOD (widget)->ground;
  gboolean dark = bramble_contrast_is_dark (widget);
  double pixels = bramble_miniature_pixels (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int across = ground->size > 0 ? ground->size : TILE_WIDTH;
  int down = ground->size > 0 ? ground->size : TILE_HEIGHT;
  gboolean exact;
  GdkTexture *texture = bramble_art_peek (bramble_art_get_default (), ground->tiles[dark],
                                          (int) (across * pixels), (int) (down * pixels), &exact);

  if (texture == NULL)
    return;

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  for (int y = 0; y < height; y += down)
    for (int x = 0; x < width; x += across)
      bramble_art_paint (widget, snapshot, texture,
                         &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) across, (float) down));
  /* It is soft: a small picture of it is as good as a large one. */
  texture = ground->lights[dark] ? bramble_art_peek (bramble_art_get_default (), ground->lights[dark], TILE_WIDTH, TILE_HEIGHT, &exact)
                                 : NULL;
  if (texture)
    bramble_art_paint (widget, snapshot, texture, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gtk_snapshot_pop (snapshot);
}

static void
bramble_wood_class_init (BrambleWoodClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = bramble_wood_map;
  widget_class->unmap = bramble_wood_unmap;
  widget_class->snapshot = bramble_wood_snapshot;
  gtk_widget_class_set_css_name (widget_class, "wood");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bramble_wood_init (BrambleWood *self)
{
  self->ground = &wood;
}

/**
 * bramble_wood_set_ground:
 * @ground: what lies there instead of wood; it is not copied
 */
void
bramble_wood_set_ground (BrambleWood         *self,
                         const BrambleGround *ground)
{
  g_return_if_fail (BRAMBLE_IS_WOOD (self));

  self->ground = ground;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
