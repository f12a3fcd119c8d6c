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

/* Steps of the grid: a figure, and how far its feet are below the middle of its field. */
#define HERO_WIDTH 5.2
#define HERO_HEIGHT 6.8
#define FEET 1.1

/* Pixels: the least width that is rendered for a map that was zoomed, and the largest. */
#define SMALL 1200
#define LARGE 4800

/* The little map in the corner while only a part is seen, in pixels. */
#define OVERVIEW_WIDTH 146
#define OVERVIEW_HEIGHT 94
#define OVERVIEW_MARGIN 8

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

static double
to_x (BrambleFolkMap *self,
      double          x)
{
  return (x - self->left) * self->scale;
}

static double
to_y (BrambleFolkMap *self,
      double          y)
{
  return (y - self->top) * self->scale;
}

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

/* Where a hero stands on a field that others share: two side by side, more in two
 * rows and a little smaller. */
static graphene_rect_t
place_hero (BrambleFolkMap *self,
            guint           hero)
{
  const FolkField *f = &folk_board_fields ()[self->standing[hero]];
  guint n = 0;
  guint rank = 0;
  double size, x, y;

  for (guint i = 0; i < BRAMBLE_FOLK_HEROES; i++)
    if (self->heroes[i] && self->standing[i] == self->standing[hero] && i != self->walker)
      {
        rank += i < hero;
        n++;
      }

  size = n > 2 ? 0.8 : 1;
  x = f->x;
  y = f->y + FEET;
  if (hero == self->walker)
    {
      graphene_point_t walked = bramble_folk_map_get_walked (self);

      n = 1;
      size = 1;
      x = walked.x;
      y = walked.y + FEET;
    }
  if (n == 2)
    x += rank == 0 ? -1.3 : 1.3;
  if (n > 2)
    {
      guint back = n / 2;
      guint in_row = rank < back ? back : n - back;
      guint place = rank < back ? rank : rank - back;

      x += (place - (in_row - 1) / 2.0) * 2.6;
      y += rank < back ? -1.6 : 0.9;
    }
  return GRAPHENE_RECT_INIT ((float) to_x (self, x - HERO_WIDTH * size / 2), (float) to_y (self, y - HERO_HEIGHT * size),
                             (float) (HERO_WIDTH * size * self->scale), (float) (HERO_HEIGHT * size * self->scale));
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

      bramble_place (self->targets[i], to_x (self, fields[i].x) - size / 2, to_y (self, fields[i].y) - size / 2, size, size);
    }
  for (guint i = 0; i < BRAMBLE_FOLK_HEROES; i++)
    if (self->heroes[i])
      {
        graphene_rect_t place = place_hero (self, i);

        bramble_place (self->heroes[i], place.origin.x, place.origin.y, place.size.width, place.size.height);
      }
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
append_overview (BrambleFolkMap *self,
                 GtkSnapshot    *snapshot,
                 GdkTexture     *texture)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double scale = OVERVIEW_WIDTH / BRAMBLE_FOLK_WIDTH;
  float x = (float) (width - OVERVIEW_WIDTH - OVERVIEW_MARGIN);
  float y = (float) (height - OVERVIEW_HEIGHT - OVERVIEW_MARGIN);
  const float two[4] = { 2, 2, 2, 2 };
  const GdkRGBA paper = { 1, 0.98f, 0.94f, 1 };
  const GdkRGBA papers[4] = { paper, paper, paper, paper };
  const GdkRGBA ink = { 0.8f, 0.1f, 0.1f, 1 };
  const GdkRGBA inks[4] = { ink, ink, ink, ink };
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (x, y, OVERVIEW_WIDTH, OVERVIEW_HEIGHT);
  graphene_rect_t seen = GRAPHENE_RECT_INIT (x + (float) ((self->left - BRAMBLE_FOLK_LEFT) * scale),
                                             y + (float) ((self->top - BRAMBLE_FOLK_TOP) * scale),
                                             (float) (width / self->scale * scale), (float) (height / self->scale * scale));
  GskRoundedRect edge;

  graphene_rect_intersection (&bounds, &seen, &seen);
  bramble_art_paint (widget, snapshot, texture, &bounds);
  graphene_rect_inset (&bounds, -2, -2);
  gsk_rounded_rect_init_from_rect (&edge, &bounds, 4);
  gtk_snapshot_append_border (snapshot, &edge, two, papers);
  gsk_rounded_rect_init_from_rect (&edge, &seen, 0);
  gtk_snapshot_append_border (snapshot, &edge, two, inks);
}

/* Light round the feet of the acting hero. */
static void
append_light (BrambleFolkMap *self,
              GtkSnapshot    *snapshot)
{
  graphene_rect_t place = place_hero (self, self->acting);
  float height = place.size.width * 0.2f;
  graphene_size_t corner;
  GskRoundedRect base;

  graphene_rect_init (&place, place.origin.x + place.size.width * 0.14f, place.origin.y + place.size.height - 1.1f * height,
                      place.size.width * 0.72f, height);
  corner = GRAPHENE_SIZE_INIT (place.size.width / 2, height / 2);
  gsk_rounded_rect_init (&base, &place, &corner, &corner, &corner, &corner);
  gtk_snapshot_append_outset_shadow (snapshot, &base, &(GdkRGBA) { 1, 0.86f, 0.25f, 1 }, 0, 0, 4, 3);
}

/* Who stands further up is behind, and the acting hero in front of those on their field. */
static void
snapshot_heroes (BrambleFolkMap *self,
                 GtkSnapshot    *snapshot)
{
  gboolean drawn[BRAMBLE_FOLK_HEROES] = { FALSE };

  for (guint n = 0; n < BRAMBLE_FOLK_HEROES; n++)
    {
      guint next = FOLK_NONE;
      float best = G_MAXFLOAT;

      for (guint i = 0; i < BRAMBLE_FOLK_HEROES; i++)
        {
          graphene_rect_t place;
          float feet;

          if (self->heroes[i] == NULL || drawn[i])
            continue;
          place = place_hero (self, i);
          feet = place.origin.y + place.size.height + (i == self->acting ? (float) (3 * self->scale) : 0);
          if (feet < best)
            {
              best = feet;
              next = i;
            }
        }
      if (next == FOLK_NONE)
        return;
      drawn[next] = TRUE;
      if (next == self->acting)
        append_light (self, snapshot);
      gtk_widget_snapshot_child (GTK_WIDGET (self), self->heroes[next], snapshot);
    }
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
                       &GRAPHENE_RECT_INIT ((float) to_x (self, BRAMBLE_FOLK_LEFT), (float) to_y (self, BRAMBLE_FOLK_TOP),
                                            (float) (BRAMBLE_FOLK_WIDTH * self->scale),
                                            (float) (BRAMBLE_FOLK_HEIGHT * self->scale)));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) to_x (self, 0), (float) to_y (self, 0)));
  gtk_snapshot_scale (snapshot, unit, unit);
  for (guint i = BRAMBLE_FOLK_ROUTES; i-- > 0;)
    if (self->routes[i])
      gtk_snapshot_append_node (snapshot, self->routes[i]);
  gtk_snapshot_append_node (snapshot, self->roads);
  gtk_snapshot_restore (snapshot);

  bramble_folk_map_snapshot_lands (self, snapshot);
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    gtk_widget_snapshot_child (widget, self->targets[i], snapshot);
  snapshot_heroes (self, snapshot);
  bramble_folk_map_snapshot_notes (self, snapshot);
  if (texture && (BRAMBLE_FOLK_WIDTH * self->scale > gtk_widget_get_width (widget) + 1 ||
                  BRAMBLE_FOLK_HEIGHT * self->scale > gtk_widget_get_height (widget) + 1))
    append_overview (self, snapshot, texture);
}

static gboolean
bramble_folk_map_focus (GtkWidget        *widget,
                        GtkDirectionType  direction)
{
  return bramble_folk_map_move_focus (BRAMBLE_FOLK_MAP (widget), direction);
}

/* The field that is focused, else the one that is pointed at. */
static guint
find_pointed (BrambleFolkMap *self)
{
  guint found = FOLK_NONE;

  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    {
      GtkStateFlags flags = gtk_widget_get_state_flags (self->targets[i]);

      if (flags & GTK_STATE_FLAG_FOCUS_VISIBLE)
        return i;
      if (flags & GTK_STATE_FLAG_PRELIGHT)
        found = i;
    }
  return found;
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
  pointed = find_pointed (self);
  if (pointed == self->pointed)
    return;
  self->pointed = pointed;
  g_signal_emit (self, signals[SIGNAL_POINTED], 0);
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

/**
 * bramble_folk_map_put_hero:
 * @hero: a number below %BRAMBLE_FOLK_HEROES
 * @art: (nullable): the figure, or %NULL to take it away
 * @field: where it stands
 */
void
bramble_folk_map_put_hero (BrambleFolkMap *self,
                           guint           hero,
                           const char     *art,
                           guint           field)
{
  g_return_if_fail (BRAMBLE_IS_FOLK_MAP (self));
  g_return_if_fail (hero < BRAMBLE_FOLK_HEROES && field < FOLK_N_FIELDS);

  self->standing[hero] = field;
  if (art == NULL)
    g_clear_pointer (&self->heroes[hero], gtk_widget_unparent);
  else if (self->heroes[hero])
    bramble_picture_set_art (BRAMBLE_PICTURE (self->heroes[hero]), art);
  else
    {
      self->heroes[hero] = bramble_picture_new (art, 32, 42);
      gtk_widget_set_parent (self->heroes[hero], GTK_WIDGET (self));
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * bramble_folk_map_set_acting:
 * @hero: who stands in front, or %FOLK_NONE
 */
void
bramble_folk_map_set_acting (BrambleFolkMap *self,
                             guint           hero)
{
  g_return_if_fail (BRAMBLE_IS_FOLK_MAP (self));

  self->acting = hero;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
