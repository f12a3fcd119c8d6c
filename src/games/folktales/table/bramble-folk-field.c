/* bramble-folk-field.c: a field of the map that can be pointed at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-field.h"

#include <bramble-art.h>

#include <rules/folk-board.h>

#include "bramble-target.h"

/* How large a field is on the grid, and one that a move stops at. */
#define SIZE BRAMBLE_FOLK_FIELD_SIZE
#define LARGE 5.7

/* Parts of a field's width: the rings round one that is lit, and its badge. */
#define RING 0.09
#define BADGE 0.5

/**
 * BrambleFolkField:
 *
 * Shows what a field is. One that can be reached has a ring of two papers and says
 * after how many steps. It is the child of a #BrambleTarget, which is focused and
 * touched.
 */
struct _BrambleFolkField
{
  GtkWidget parent_instance;

  guint field; /* which of the board */
  int steps;   /* that lead here, or BRAMBLE_FOLK_UNLIT */
  gboolean costs; /* whether who goes over it pays */
  char *art;   /* the picture's id */
  gulong ready; /* handler on BrambleArt, while mapped */
};

G_DEFINE_FINAL_TYPE (BrambleFolkField, bramble_folk_field, GTK_TYPE_WIDGET)

/**
 * bramble_folk_field_dup_art:
 * @field: a field of the board
 *
 * Returns: (transfer full): the id of the picture that says what it is
 */
char *
bramble_folk_field_dup_art (guint field)
{
  const FolkField *f = &folk_board_fields ()[field];

  switch ((FolkFieldKind) f->kind)
    {
    case FOLK_KIND_PLAIN:
      return g_strdup (field < FOLK_N_JUNCTIONS ? "folktales/fields/junction" : "folktales/fields/plain");
    case FOLK_KIND_FOOD:
      return g_strconcat ("folktales/fields/", folk_food_ids[f->what], NULL);
    case FOLK_KIND_TILE:
      return g_strconcat ("folktales/tiles/", folk_tile_ids[f->what], NULL);
    case FOLK_KIND_ADVENTURE:
      return g_strconcat ("folktales/meet/", folk_adventure_ids[f->what], NULL);
    case FOLK_KIND_SHORTCUT:
      return g_strconcat ("folktales/fields/shortcut-", folk_shortcut_ids[f->what], NULL);
    case FOLK_KIND_ADVICE:
    case FOLK_KIND_GOLD:
    case FOLK_KIND_RED:
    case FOLK_KIND_BONUS:
    case FOLK_KIND_BAD_LUCK:
    case FOLK_KIND_SORCERER:
    case FOLK_KIND_PATH:
    case FOLK_KIND_VILLAGE:
    case FOLK_KIND_CITY:
    case FOLK_KIND_PALACE:
    case FOLK_KIND_CASTLE:
      return g_strconcat ("folktales/fields/", folk_kind_ids[f->kind], NULL);
    case FOLK_N_KINDS:
      break;
    }

  g_assert_not_reached ();
}

static void
picture_ready (BrambleFolkField *self,
               const char       *id)
{
  if (g_str_equal (self->art, id))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bramble_folk_field_map (GtkWidget *widget)
{
  BrambleFolkField *self = BRAMBLE_FOLK_FIELD (widget);

  GTK_WIDGET_CLASS (bramble_folk_field_parent_class)->map (widget);
  self->ready = g_signal_connect_swapped (bramble_art_get_default (), "ready", G_CALLBACK (picture_ready), self);
}

static void
bramble_folk_field_unmap (GtkWidget *widget)
{
  BrambleFolkField *self = BRAMBLE_FOLK_FIELD (widget);

  g_clear_signal_handler (&self->ready, bramble_art_get_default ());
  GTK_WIDGET_CLASS (bramble_folk_field_parent_class)->unmap (widget);
}

static void
bramble_folk_field_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  /* The map says how large a field is. */
  *minimum = *natural = 1;
}

/* A disc of a colour round the middle of a field. */
static void
append_disc (GtkSnapshot *snapshot,
             double       x,
             double       y,
             double       radius,
             const char  *colour)
{
  GskRoundedRect disc;
  GdkRGBA rgba;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) (x - radius), (float) (y - radius), (float) (2 * radius),
                                               (float) (2 * radius));

  gdk_rgba_parse (&rgba, colour);
  gsk_rounded_rect_init_from_rect (&disc, &bounds, (float) radius);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, &rgba, &bounds);
  gtk_snapshot_pop (snapshot);
}

/* How many steps it takes, at the upper left, where no field's sign has anything. */
static void
append_badge (BrambleFolkField *self,
              GtkSnapshot      *snapshot,
              double            size)
{
  g_autofree char *text = g_strdup_printf ("%d", self->steps);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font = pango_font_description_new ();
  double radius = MAX (BADGE * size, 18) / 2;
  double x = -0.06 * size;
  int width, height;

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, radius * 1.35 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &width, &height);

  append_disc (snapshot, x, x, radius, "#2a2118");
  append_disc (snapshot, x, x, radius * 0.86, "#f9d766");
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x - width / 2.0), (float) (x - height / 2.0)));
  gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { 0.16f, 0.13f, 0.09f, 1 });
  gtk_snapshot_restore (snapshot);
}

/* A minus at the upper right. */
static void
append_minus (GtkSnapshot *snapshot,
              double       size)
{
  double radius = MAX (BADGE * 0.8 * size, 13) / 2;
  double x = size * 1.02;
  double y = -0.02 * size;

  append_disc (snapshot, x, y, radius, "#5a1412");
  append_disc (snapshot, x, y, radius * 0.84, "#fffaf0");
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0.54f, 0.1f, 0.09f, 1 },
                             &GRAPHENE_RECT_INIT ((float) (x - radius * 0.55), (float) (y - radius * 0.17), (float) (radius * 1.1),
                                                  (float) (radius * 0.34)));
}

static void
bramble_folk_field_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  BrambleFolkField *self = BRAMBLE_FOLK_FIELD (widget);
  double size = gtk_widget_get_width (widget);
  double middle = size / 2;
  gboolean focused = bramble_target_is_spoken_of (BRAMBLE_TARGET (gtk_widget_get_parent (widget)));
  int pixels = MAX (1, (int) size * gtk_widget_get_scale_factor (widget));
  gboolean exact;
  GdkTexture *texture = bramble_art_peek (bramble_art_get_default (), self->art, pixels, pixels, &exact);

  if (focused)
    append_disc (snapshot, middle, middle, size * (0.5 + 3.2 * RING), "#1c5fc4");
  if (self->steps != BRAMBLE_FOLK_UNLIT || focused)
    {
      append_disc (snapshot, middle, middle, size * (0.5 + 2.2 * RING), "#2a2118");
      append_disc (snapshot, middle, middle, size * (0.5 + 1.6 * RING), self->steps == BRAMBLE_FOLK_UNLIT ? "#fffaf0" : "#ffd23e");
      append_disc (snapshot, middle, middle, size * (0.5 + 0.4 * RING), "#2a2118");
    }
  if (texture)
    bramble_art_paint (widget, snapshot, texture, &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size));
  if (self->steps != BRAMBLE_FOLK_UNLIT)
    append_badge (self, snapshot, size);
  if (self->costs)
    append_minus (snapshot, size);
}

static void
bramble_folk_field_finalize (GObject *object)
{
  g_free (BRAMBLE_FOLK_FIELD (object)->art);

  G_OBJECT_CLASS (bramble_folk_field_parent_class)->finalize (object);
}

static void
bramble_folk_field_class_init (BrambleFolkFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bramble_folk_field_finalize;
  widget_class->map = bramble_folk_field_map;
  widget_class->unmap = bramble_folk_field_unmap;
  widget_class->measure = bramble_folk_field_measure;
  widget_class->snapshot = bramble_folk_field_snapshot;

  gtk_widget_class_set_css_name (widget_class, "field");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bramble_folk_field_init (BrambleFolkField *self)
{
  self->steps = BRAMBLE_FOLK_UNLIT;
}

/**
 * bramble_folk_field_new:
 * @field: which of the board
 */
GtkWidget *
bramble_folk_field_new (guint field)
{
  BrambleFolkField *self = g_object_new (BRAMBLE_TYPE_FOLK_FIELD, NULL);

  g_return_val_if_fail (field < FOLK_N_FIELDS, NULL);

  self->field = field;
  self->art = bramble_folk_field_dup_art (field);
  return GTK_WIDGET (self);
}

guint
bramble_folk_field_get_field (BrambleFolkField *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_FIELD (self), FOLK_NONE);

  return self->field;
}

/* Returns how large it is, in steps of the grid. */
double
bramble_folk_field_get_size (BrambleFolkField *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_FIELD (self), 0);

  return folk_board_fields ()[self->field].kind >= FOLK_KIND_VILLAGE ? LARGE : SIZE;
}

/* Returns the steps that lead here, or BRAMBLE_FOLK_UNLIT. */
int
bramble_folk_field_get_steps (BrambleFolkField *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FOLK_FIELD (self), BRAMBLE_FOLK_UNLIT);

  return self->steps;
}

/**
 * bramble_folk_field_set_steps:
 * @steps: after which one is here, or %BRAMBLE_FOLK_UNLIT
 */
void
bramble_folk_field_set_steps (BrambleFolkField *self,
                              int               steps)
{
  g_return_if_fail (BRAMBLE_IS_FOLK_FIELD (self));

  if (self->steps == steps)
    return;
  self->steps = steps;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * bramble_folk_field_set_costs:
 * @costs: whether who goes the way that is shown pays here
 */
void
bramble_folk_field_set_costs (BrambleFolkField *self,
                              gboolean          costs)
{
  g_return_if_fail (BRAMBLE_IS_FOLK_FIELD (self));

  if (self->costs == costs)
    return;
  self->costs = costs;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
