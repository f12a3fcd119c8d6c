/* bramble-folk-map.c: the map of Hungarian Folktales on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-map-private.h"

#include <bramble-art.h>
#include <bramble-children.h>
#include <bramble-folk-target.h>
#include <bramble-picture.h>
#include <string.h>

#include "bramble-folk-roads.h"
#include "bramble-folk-style.h"

#define PICTURE "folktales/map/map"

/* Pixels: the least width that is rendered for a map that was zoomed, and the largest. */
#define SMALL 1200
#define LARGE 4800

/**
 * BrambleFolkMap:
 *
 * The whole country: its picture, the ways and fields of the board, and the heroes
 * where they stand. It can be panned and zoomed.
 */

G_DEFINE_FINAL_TYPE (BrambleFolkMap, bramble_folk_map, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_ARRIVED,
  SIGNAL_POINTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
picture_ready (BrambleFolkMap *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bramble_folk_map_map (GtkWidget *widget)
{
  BrambleFolkMap *self = BRAMBLE_FOLK_MAP (widget);

  GTK_WIDGET_CLASS (bramble_folk_map_parent_class)->map (widget);
  self->ready = g_signal_connect_swapped (bramble_art_get_default (), "ready::" PICTURE, G_CALLBACK (picture_ready), self);
}

static void
bramble_folk_map_unmap (GtkWidget *widget)
{
  BrambleFolkMap *self = BRAMBLE_FOLK_MAP (widget);

  /* What nobody sees need not move. */
  bramble_folk_map_stop_walk (self);
  g_clear_signal_handler (&self->ready, bramble_art_get_default ());
  GTK_WIDGET_CLASS (bramble_folk_map_parent_class)->unmap (widget);
}

static void
bramble_folk_map_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;

  /* A window in which a hero and the next few fields are seen. */
  *minimum = is_width ? 240 : 160;
  *natural = is_width ? 992 : 639;
}

static void
bramble_folk_map_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  BrambleFolkMap *self = BRAMBLE_FOLK_MAP (widget);
  const FolkField *fields = folk_board_fields ();

  bramble_folk_map_view_fill (self, width, height);
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    {
      double size = bramble_folk_field_get_size (BRAMBLE_FOLK_FIELD (self->fields[i])) * self->scale;

      bramble_place (self->targets[i], bramble_folk_map_x (self, fields[i].x) - size / 2, bramble_folk_map_y (self, fields[i].y) - size / 2, size, size);
    }
  bramble_folk_map_allocate_heroes (self);
  bramble_folk_map_allocate_notes (self);
}

/* One that fits is rendered just as large as it is; while one zooms, a few sizes serve
 * for all, since each takes its time and much memory. */
static GdkTexture *
peek_picture (BrambleFolkMap *self)
{
  double width = BRAMBLE_FOLK_WIDTH * self->scale * gtk_widget_get_scale_factor (GTK_WIDGET (self));
  int rendered = (int) width;
  gboolean exact;

  if (!self->fitted || width > LARGE)
    for (rendered = SMALL; rendered < width && rendered < LARGE;)
      rendered *= 2;
  return bramble_art_peek (bramble_art_get_default (), PICTURE, rendered,
                           (int) (rendered * BRAMBLE_FOLK_HEIGHT / BRAMBLE_FOLK_WIDTH), &exact);
}

static void
bramble_folk_map_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  BrambleFolkMap *self = BRAMBLE_FOLK_MAP (widget);
  GdkTexture *texture = peek_picture (self);
  float unit = (float) (self->scale / BRAMBLE_FOLK_UNIT);

  if (texture)
    bramble_art_paint (widget, snapshot, texture,
                       &GRAPHENE_RECT_INIT ((float) bramble_folk_map_x (self, BRAMBLE_FOLK_LEFT), (float) bramble_folk_map_y (self, BRAMBLE_FOLK_TOP),
                                            (float) (BRAMBLE_FOLK_WIDTH * self->scale),
                                            (float) (BRAMBLE_FOLK_HEIGHT * self->scale)));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) bramble_folk_map_x (self, 0), (float) bramble_folk_map_y (self, 0)));
  gtk_snapshot_scale (snapshot, unit, unit);
  for (guint i = BRAMBLE_FOLK_ROUTES; i-- > 0;)
    if (self->routes[i])
      gtk_snapshot_append_node (snapshot, self->routes[i]);
  gtk_snapshot_append_node (snapshot, self->roads);
  gtk_snapshot_restore (snapshot);

  bramble_folk_map_snapshot_lands (self, snapshot);
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    gtk_widget_snapshot_child (widget, self->targets[i], snapshot);
  bramble_folk_map_snapshot_heroes (self, snapshot);
  bramble_folk_map_snapshot_notes (self, snapshot);
  bramble_folk_map_snapshot_edge (self, snapshot, texture);
}

static gboolean
bramble_folk_map_focus (GtkWidget        *widget,
                        GtkDirectionType  direction)
{
  return bramble_folk_map_move_focus (BRAMBLE_FOLK_MAP (widget), direction);
}

static void
flags_changed (GtkWidget      *target,
               GtkStateFlags   before,
               BrambleFolkMap *self)
{
  guint pointed;

  gtk_widget_queue_draw (gtk_button_get_child (GTK_BUTTON (target)));
  /* Fields go one after the other when the map does. */
  if (self->targets[FOLK_N_FIELDS - 1] == NULL)
    return;
  pointed = bramble_target_find_pointed (self->targets, FOLK_N_FIELDS, FOLK_NONE);
  if (pointed == self->pointed)
    return;
  self->pointed = pointed;
  g_signal_emit (self, signals[SIGNAL_POINTED], 0);
}

/* A note says of a lit field what there is to say, and must not be covered by the same words. */
static gboolean
query_tooltip (GtkWidget      *target,
               int             x,
               int             y,
               gboolean        keyboard,
               GtkTooltip     *tooltip,
               BrambleFolkMap *self)
{
  GtkWidget *field = gtk_button_get_child (GTK_BUTTON (target));

  if (bramble_folk_field_get_steps (BRAMBLE_FOLK_FIELD (field)) != BRAMBLE_FOLK_UNLIT)
    g_signal_stop_emission_by_name (target, "query-tooltip");
  return FALSE;
}

static void
bramble_folk_map_dispose (GObject *object)
{
  BrambleFolkMap *self = BRAMBLE_FOLK_MAP (object);

  for (guint i = 0; i < FOLK_N_FIELDS && self->targets[i]; i++)
    g_signal_handlers_disconnect_by_data (self->targets[i], self);
  bramble_children_unparent (GTK_WIDGET (self));
  memset (self->targets, 0, sizeof self->targets);
  g_clear_pointer (&self->roads, gsk_render_node_unref);
  for (guint i = 0; i < BRAMBLE_FOLK_ROUTES; i++)
    g_clear_pointer (&self->routes[i], gsk_render_node_unref);

  G_OBJECT_CLASS (bramble_folk_map_parent_class)->dispose (object);
}

static void
bramble_folk_map_class_init (BrambleFolkMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_folk_map_dispose;
  widget_class->map = bramble_folk_map_map;
  widget_class->unmap = bramble_folk_map_unmap;
  widget_class->measure = bramble_folk_map_measure;
  widget_class->size_allocate = bramble_folk_map_size_allocate;
  widget_class->snapshot = bramble_folk_map_snapshot;
  widget_class->focus = bramble_folk_map_focus;

  /**
   * BrambleFolkMap::arrived:
   * @hero: who has come to the end of a walk
   */
  signals[SIGNAL_ARRIVED] = g_signal_new ("arrived", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * BrambleFolkMap::pointed:
   *
   * Another field has the focus or the pointer, or none has.
   */
  signals[SIGNAL_POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);

  bramble_folk_map_view_bind (widget_class);
  gtk_widget_class_set_css_name (widget_class, "folkmap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bramble_folk_map_init (BrambleFolkMap *self)
{
  bramble_folk_style_load ();
  self->acting = FOLK_NONE;
  self->walker = FOLK_NONE;
  self->pointed = FOLK_NONE;
  self->roads = bramble_folk_roads_new ();
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  bramble_folk_map_view_init (self);
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    {
      self->fields[i] = bramble_folk_field_new (i);
      self->targets[i] = bramble_target_new (bramble_folk_field_thing (i), self->fields[i]);
      gtk_widget_set_parent (self->targets[i], GTK_WIDGET (self));
      g_signal_connect (self->targets[i], "state-flags-changed", G_CALLBACK (flags_changed), self);
      g_signal_connect (self->targets[i], "query-tooltip", G_CALLBACK (query_tooltip), self);
    }
}

GtkWidget *
bramble_folk_map_new (void)
{
  return g_object_new (BRAMBLE_TYPE_FOLK_MAP, NULL);
}

/**
 * bramble_folk_map_get_field:
 * @field: of the board
 *
 * Returns: (transfer none): what it looks like, to be lit
 */
BrambleFolkField *
bramble_folk_map_get_field (BrambleFolkMap *self,
                            guint           field)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_MAP (self), NULL);
  g_return_val_if_fail (field < FOLK_N_FIELDS, NULL);

  return BRAMBLE_FOLK_FIELD (self->fields[field]);
}

/**
 * bramble_folk_map_get_target:
 * @field: of the board
 *
 * Returns: (transfer none): what is touched there, to be named
 */
BrambleTarget *
bramble_folk_map_get_target (BrambleFolkMap *self,
                             guint           field)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_MAP (self), NULL);
  g_return_val_if_fail (field < FOLK_N_FIELDS, NULL);

  return BRAMBLE_TARGET (self->targets[field]);
}

/* Returns the field that has the focus or else the pointer, or FOLK_NONE. */
guint
bramble_folk_map_get_pointed (BrambleFolkMap *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_MAP (self), FOLK_NONE);

  return self->pointed;
}
