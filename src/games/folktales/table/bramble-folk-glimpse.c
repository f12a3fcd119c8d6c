/* bramble-folk-glimpse.c: a piece of the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-glimpse.h"

#include <rules/folk-board.h>

#include "bramble-art.h"
#include "bramble-children.h"

/* How large a piece is. */
#define WIDTH 420
#define HEIGHT 200

/* The same of a land, where it is read and among others. */
#define LAND_WIDTH 264
#define LAND_HEIGHT 198
#define SMALL_WIDTH 140
#define SMALL_HEIGHT 105

/* How large the whole map would be, and in what part of the picture the grid lies: ten
 * units of it are a step, with a frame round them. */
#define MAP_WIDTH 1251
#define MAP_HEIGHT 805
#define ART_WIDTH 1668.0f
#define ART_LEFT 34.0f
#define ART_TOP 36.0f

/* A land among others is seen from higher up. */
#define FARTHER 0.6f

/**
 * BrambleFolkGlimpse:
 *
 * The middle of a map that is much larger, or of its picture alone.
 */
struct _BrambleFolkGlimpse
{
  GtkWidget parent_instance;

  GtkWidget *map;           /* (nullable): the whole of it */
  GtkWidget *middle;        /* what of it is in the middle */
  graphene_point_t place;   /* without a map: what is in the middle, on the grid */
  float nearness;           /* 1: as large as on a map */
  int width;
  int height;
  gulong ready;             /* while it waits for the picture */
};

G_DEFINE_FINAL_TYPE (BrambleFolkGlimpse, bramble_folk_glimpse, GTK_TYPE_WIDGET)

static void
bramble_folk_glimpse_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  BrambleFolkGlimpse *self = BRAMBLE_FOLK_GLIMPSE (widget);

  if (self->map)
    gtk_widget_measure (self->map, orientation, -1, NULL, NULL, NULL, NULL);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
}

/* The map has to know its size before it knows where the middle is. */
static void
bramble_folk_glimpse_size_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline)
{
  BrambleFolkGlimpse *self = BRAMBLE_FOLK_GLIMPSE (widget);
  graphene_point_t at;
  graphene_rect_t bounds;

  if (self->map == NULL)
    return;

  gtk_widget_allocate (self->map, MAP_WIDTH, MAP_HEIGHT, -1, NULL);
  if (!gtk_widget_compute_bounds (self->middle, self->map, &bounds))
    return;
  graphene_rect_get_center (&bounds, &at);
  at.x = CLAMP (at.x, (float) width / 2, MAP_WIDTH - (float) width / 2);
  at.y = CLAMP (at.y, (float) height / 2, MAP_HEIGHT - (float) height / 2);
  gtk_widget_allocate (self->map, MAP_WIDTH, MAP_HEIGHT, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) width / 2 - at.x, (float) height / 2 - at.y)));
}

static void
bramble_folk_glimpse_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  BrambleFolkGlimpse *self = BRAMBLE_FOLK_GLIMPSE (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float scale = MAP_WIDTH / ART_WIDTH * self->nearness;
  float wide = MAP_WIDTH * self->nearness;
  float high = MAP_HEIGHT * self->nearness;
  int factor = gtk_widget_get_scale_factor (widget);
  float x, y;
  GdkTexture *texture;
  gboolean exact;

  if (self->map)
    {
      gtk_widget_snapshot_child (widget, self->map, snapshot);
      return;
    }

  texture = bramble_art_peek (bramble_art_get_default (), "folktales/map/map", (int) wide * factor, (int) high * factor, &exact);
  if (texture == NULL)
    return;
  x = CLAMP ((self->place.x * 10 + ART_LEFT) * scale, width / 2, wide - width / 2);
  y = CLAMP ((self->place.y * 10 + ART_TOP) * scale, height / 2, high - height / 2);
  bramble_art_paint (widget, snapshot, texture, &GRAPHENE_RECT_INIT (width / 2 - x, height / 2 - y, wide, high));
}

static void
bramble_folk_glimpse_map (GtkWidget *widget)
{
  BrambleFolkGlimpse *self = BRAMBLE_FOLK_GLIMPSE (widget);

  self->ready = g_signal_connect_swapped (bramble_art_get_default (), "ready", G_CALLBACK (gtk_widget_queue_draw), self);
  GTK_WIDGET_CLASS (bramble_folk_glimpse_parent_class)->map (widget);
}

static void
bramble_folk_glimpse_unmap (GtkWidget *widget)
{
  g_clear_signal_handler (&BRAMBLE_FOLK_GLIMPSE (widget)->ready, bramble_art_get_default ());
  GTK_WIDGET_CLASS (bramble_folk_glimpse_parent_class)->unmap (widget);
}

static void
bramble_folk_glimpse_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));
  BRAMBLE_FOLK_GLIMPSE (object)->map = NULL;
  G_OBJECT_CLASS (bramble_folk_glimpse_parent_class)->dispose (object);
}

static void
bramble_folk_glimpse_class_init (BrambleFolkGlimpseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_folk_glimpse_dispose;
  widget_class->measure = bramble_folk_glimpse_measure;
  widget_class->size_allocate = bramble_folk_glimpse_size_allocate;
  widget_class->snapshot = bramble_folk_glimpse_snapshot;
  widget_class->map = bramble_folk_glimpse_map;
  widget_class->unmap = bramble_folk_glimpse_unmap;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bramble_folk_glimpse_init (BrambleFolkGlimpse *self)
{
  self->nearness = 1;
  self->width = WIDTH;
  self->height = HEIGHT;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * bramble_folk_glimpse_new:
 * @map: (transfer none): a map
 * @middle: something on it that is to be seen
 */
GtkWidget *
bramble_folk_glimpse_new (GtkWidget *map,
                          GtkWidget *middle)
{
  BrambleFolkGlimpse *self = g_object_new (BRAMBLE_TYPE_FOLK_GLIMPSE, NULL);

  self->map = map;
  self->middle = middle;
  gtk_widget_set_parent (map, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

/**
 * bramble_folk_glimpse_new_land:
 * @small: among others
 *
 * Returns: a land as it is painted, without fields: the one in the middle of its fields
 */
GtkWidget *
bramble_folk_glimpse_new_land (guint    land,
                               gboolean small)
{
  BrambleFolkGlimpse *self = g_object_new (BRAMBLE_TYPE_FOLK_GLIMPSE, NULL);
  const FolkField *board = folk_board_fields ();
  guint n = 0;

  for (guint i = 0; i < FOLK_N_ON_FOOT; i++)
    if (board[i].land == land)
      {
        self->place.x += board[i].x;
        self->place.y += board[i].y;
        n++;
      }
  self->place.x /= (float) n;
  self->place.y /= (float) n;
  self->nearness = small ? FARTHER : 1;
  self->width = small ? SMALL_WIDTH : LAND_WIDTH;
  self->height = small ? SMALL_HEIGHT : LAND_HEIGHT;
  return GTK_WIDGET (self);
}
