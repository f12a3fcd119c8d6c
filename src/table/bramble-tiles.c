/* bramble-tiles.c: things of one size in as many columns as there is room for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-tiles.h"

#include "bramble-growth.h"

/**
 * BrambleTiles:
 *
 * Lays children out in columns that are all equally wide. One alone does not
 * grow into the room of others unless that is wanted; a row is as high as what
 * is highest in it.
 */
struct _BrambleTiles
{
  GtkLayoutManager parent_instance;

  int width;     /* the least of a column, or 0: as much as the widest child would like */
  int gap;       /* between columns and between rows */
  int least;     /* columns that there is always room for, if there are so many children */
  int most;      /* columns that there are at most */
  gboolean fill; /* columns only for the children there are, in rows that are equally long */
};

G_DEFINE_FINAL_TYPE (BrambleTiles, bramble_tiles, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_0,
  PROP_WIDTH,
  PROP_GAP,
  PROP_LEAST,
  PROP_MOST,
  PROP_FILL,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static GtkWidget *
next_shown (GtkWidget *child)
{
  while (child && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

#define FOR_EACH_SHOWN(child, widget) \
  for (GtkWidget *child = next_shown (gtk_widget_get_first_child (widget)); child; \
       child = next_shown (gtk_widget_get_next_sibling (child)))

/* The width of the widest child, and how many there are. */
static int
count (BrambleTiles *self,
       GtkWidget    *widget,
       int          *minimum,
       int          *natural)
{
  int n = 0;

  *minimum = 0;
  *natural = (int) (self->width * bramble_growth_of (widget));
  FOR_EACH_SHOWN (child, widget)
    {
      int child_minimum, child_natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      if (self->width == 0)
        *natural = MAX (*natural, child_natural);
      n++;
    }
  *natural = MAX (*natural, *minimum);
  return n;
}

static int
gap_in (BrambleTiles *self,
        GtkWidget    *widget)
{
  return (int) (self->gap * bramble_growth_of (widget));
}

/* How many columns there are in @width, and how wide each is. */
static int
divide (BrambleTiles *self,
        GtkWidget    *widget,
        int           width,
        int          *column)
{
  int gap = gap_in (self, widget);
  int minimum, natural;
  int n = count (self, widget, &minimum, &natural);
  int columns = MIN ((width + gap) / MAX (natural + gap, 1), self->most);

  columns = MAX (columns, 1);
  /* Rows that are equally long rather than a last one of one thing. */
  if (self->fill && n > 0)
    columns = (n + (n + columns - 1) / columns - 1) / ((n + columns - 1) / columns);
  *column = MAX ((width - (columns - 1) * gap) / columns, minimum);
  return columns;
}

static GtkSizeRequestMode
bramble_tiles_get_request_mode (GtkLayoutManager *manager,
                                GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The height of the row that begins with @child, which then is the first of the
 * next one. */
static int
measure_row (GtkWidget **child,
             int         columns,
             int         column)
{
  int height = 0;

  for (int i = 0; i < columns && *child; i++)
    {
      int minimum;

      gtk_widget_measure (*child, GTK_ORIENTATION_VERTICAL, column, &minimum, NULL, NULL, NULL);
      height = MAX (height, minimum);
      *child = next_shown (gtk_widget_get_next_sibling (*child));
    }
  return height;
}

static void
bramble_tiles_measure (GtkLayoutManager *manager,
                       GtkWidget        *widget,
                       GtkOrientation    orientation,
                       int               for_size,
                       int              *minimum,
                       int              *natural,
                       int              *minimum_baseline,
                       int              *natural_baseline)
{
  BrambleTiles *self = BRAMBLE_TILES (manager);
  int gap = gap_in (self, widget);
  int least, like;
  int n = count (self, widget, &least, &like);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int columns = MAX (MIN (n, self->most), 1);

      /* What asks how high this is asks with no more width than that. */
      *minimum = least * MIN (columns, self->least) + (MIN (columns, self->least) - 1) * gap;
      *natural = columns * like + (columns - 1) * gap;
    }
  else
    {
      GtkWidget *child = next_shown (gtk_widget_get_first_child (widget));
      int column;
      int columns = divide (self, widget, for_size >= 0 ? for_size : like * MAX (MIN (n, self->most), 1) + gap * n, &column);
      int height = 0;

      while (child)
        height += measure_row (&child, columns, column) + gap;
      *minimum = MAX (height - gap, 0);
      *natural = *minimum;
    }
}

static void
bramble_tiles_allocate (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        int               width,
                        int               height,
                        int               baseline)
{
  BrambleTiles *self = BRAMBLE_TILES (manager);
  gboolean leftwards = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *child = next_shown (gtk_widget_get_first_child (widget));
  int column;
  int columns = divide (self, widget, width, &column);
  int gap = gap_in (self, widget);
  int y = 0;

  while (child)
    {
      GtkWidget *end = child;
      int row = measure_row (&end, columns, column);

      for (int i = 0; child != end; i++)
        {
          int x = i * (column + gap);

          gtk_widget_size_allocate (child, &(GtkAllocation) { leftwards ? width - x - column : x, y, column, row }, -1);
          child = next_shown (gtk_widget_get_next_sibling (child));
        }
      y += row + gap;
    }
}

static void
bramble_tiles_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  BrambleTiles *self = BRAMBLE_TILES (object);

  switch (prop_id)
    {
    case PROP_WIDTH:
      self->width = g_value_get_int (value);
      break;
    case PROP_GAP:
      self->gap = g_value_get_int (value);
      break;
    case PROP_LEAST:
      self->least = g_value_get_int (value);
      break;
    case PROP_MOST:
      self->most = g_value_get_int (value);
      break;
    case PROP_FILL:
      self->fill = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static void
bramble_tiles_class_init (BrambleTilesClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->set_property = bramble_tiles_set_property;
  layout_class->get_request_mode = bramble_tiles_get_request_mode;
  layout_class->measure = bramble_tiles_measure;
  layout_class->allocate = bramble_tiles_allocate;

  props[PROP_WIDTH] = g_param_spec_int ("width", NULL, NULL, 0, 4096, 0, flags);
  props[PROP_GAP] = g_param_spec_int ("gap", NULL, NULL, 0, 256, 8, flags);
  props[PROP_LEAST] = g_param_spec_int ("least", NULL, NULL, 1, 64, 1, flags);
  props[PROP_MOST] = g_param_spec_int ("most", NULL, NULL, 1, 64, 4, flags);
  props[PROP_FILL] = g_param_spec_boolean ("fill", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
}

static void
bramble_tiles_init (BrambleTiles *self)
{
  self->gap = 8;
  self->least = 1;
  self->most = 4;
}
