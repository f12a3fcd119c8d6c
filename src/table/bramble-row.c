/* bramble-row.c: things in a row that grow with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-row.h"

/**
 * BrambleRow:
 *
 * Lays out cards or houses one beside the other. Where there is more height than
 * they need they become larger, each in its own proportions, up to #BrambleRow:grow
 * per cent; where there is less width than they would like, smaller. They stand
 * in the middle of the row's height.
 */
struct _BrambleRow
{
  GtkLayoutManager parent_instance;

  int spacing;
  int grow;
};

G_DEFINE_FINAL_TYPE (BrambleRow, bramble_row, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_0,
  PROP_SPACING,
  PROP_GROW,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* How wide @child would like to be when it may be @height high, or -1 for any
 * height. What it needs for a given width is taken to be a straight line: a
 * picture in its proportions, and a line of text below it. */
static void
wish (BrambleRow *self,
      GtkWidget  *child,
      int         height,
      int        *minimum,
      int        *natural)
{
  int usual, here, there;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, minimum, &usual, NULL, NULL);
  *natural = usual;
  if (height < 0 || usual == 0)
    return;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, usual, NULL, &here, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, 2 * usual, NULL, &there, NULL, NULL);
  if (there > here)
    *natural = CLAMP (usual + (height - here) * usual / (there - here), *minimum,
                      MAX (*minimum, usual * self->grow / 100));
}

static GtkSizeRequestMode
bramble_row_get_request_mode (GtkLayoutManager *manager,
                              GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT;
}

static void
bramble_row_measure (GtkLayoutManager *manager,
                     GtkWidget        *widget,
                     GtkOrientation    orientation,
                     int               for_size,
                     int              *minimum,
                     int              *natural,
                     int              *minimum_baseline,
                     int              *natural_baseline)
{
  BrambleRow *self = BRAMBLE_ROW (manager);
  int gap = 0;

  *minimum = 0;
  *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      if (orientation == GTK_ORIENTATION_VERTICAL)
        {
          gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
          *minimum = MAX (*minimum, child_minimum);
          *natural = MAX (*natural, child_natural);
        }
      else
        {
          wish (self, child, for_size, &child_minimum, &child_natural);
          *minimum += gap + child_minimum;
          *natural += gap + child_natural;
          gap = self->spacing;
        }
    }
}

/* Gives @child its part of the row. */
static void
place (GtkWidget *child,
       int        x,
       int        width,
       int        height)
{
  int minimum, natural, tall;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  tall = CLAMP (natural, minimum, MAX (minimum, height));
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, (height - tall) / 2, width, tall }, -1);
}

static void
bramble_row_allocate (GtkLayoutManager *manager,
                      GtkWidget        *widget,
                      int               width,
                      int               height,
                      int               baseline)
{
  BrambleRow *self = BRAMBLE_ROW (manager);
  gboolean leftwards = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int minimum, natural, spare;
  int x = 0;

  bramble_row_measure (manager, widget, GTK_ORIENTATION_HORIZONTAL, height, &minimum, &natural, NULL, NULL);
  /* What cannot be had is missing everywhere in the same measure. */
  spare = CLAMP (width - minimum, 0, natural - minimum);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural, wide;

      if (!gtk_widget_should_layout (child))
        continue;
      wish (self, child, height, &child_minimum, &child_natural);
      wide = child_minimum;
      if (natural > minimum)
        wide += (child_natural - child_minimum) * spare / (natural - minimum);
      place (child, leftwards ? width - x - wide : x, wide, height);
      x += wide + self->spacing;
    }
}

static void
bramble_row_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  BrambleRow *self = BRAMBLE_ROW (object);

  switch (prop_id)
    {
    case PROP_SPACING:
      g_value_set_int (value, self->spacing);
      break;
    case PROP_GROW:
      g_value_set_int (value, self->grow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bramble_row_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  BrambleRow *self = BRAMBLE_ROW (object);

  switch (prop_id)
    {
    case PROP_SPACING:
      self->spacing = g_value_get_int (value);
      break;
    case PROP_GROW:
      self->grow = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static void
bramble_row_class_init (BrambleRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = bramble_row_get_property;
  object_class->set_property = bramble_row_set_property;
  layout_class->get_request_mode = bramble_row_get_request_mode;
  layout_class->measure = bramble_row_measure;
  layout_class->allocate = bramble_row_allocate;

  props[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, 1000, 0, flags);
  props[PROP_GROW] = g_param_spec_int ("grow", NULL, NULL, 100, 1000, 100, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bramble_row_init (BrambleRow *self)
{
  self->grow = 100;
}
