/* bramble-wrap.c: things in lines, like words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-wrap.h"

#include "bramble-children.h"
#include "bramble-frame.h"

/**
 * BrambleWrap:
 *
 * One thing after the other, each as wide as it likes to be, in as many lines as
 * that takes.
 */
struct _BrambleWrap
{
  GtkLayoutManager parent_instance;

  double gap; /* between two of them, in units of the table */
};

G_DEFINE_FINAL_TYPE (BrambleWrap, bramble_wrap, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
bramble_wrap_get_request_mode (GtkLayoutManager *manager,
                               GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Lays everything out in @width, or with @place FALSE only reckons. Returns the height. */
static int
lay (BrambleWrap *self,
     GtkWidget   *widget,
     int          width,
     gboolean     place)
{
  gboolean leftwards = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int gap = (int) (self->gap * bramble_frame_unit (widget));
  int x = 0;
  int y = 0;
  int line = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int least, wide, high;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wide, NULL, NULL);
      wide = MAX (least, MIN (wide, width));
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, wide, NULL, &high, NULL, NULL);
      if (x > 0 && x + wide > width)
        {
          y += line + gap;
          x = line = 0;
        }
      if (place)
        bramble_place (child, leftwards ? width - x - wide : x, y, wide, high);
      x += wide + gap;
      line = MAX (line, high);
    }
  return y + line;
}

static void
bramble_wrap_measure (GtkLayoutManager *manager,
                      GtkWidget        *widget,
                      GtkOrientation    orientation,
                      int               for_size,
                      int              *minimum,
                      int              *natural,
                      int              *minimum_baseline,
                      int              *natural_baseline)
{
  BrambleWrap *self = BRAMBLE_WRAP (manager);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = lay (self, widget, for_size < 0 ? G_MAXINT / 2 : for_size, FALSE);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int least, wide;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, -1, &least, &wide, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural += wide + (*natural > 0 ? (int) (self->gap * bramble_frame_unit (widget)) : 0);
    }
}

static void
bramble_wrap_allocate (GtkLayoutManager *manager,
                       GtkWidget        *widget,
                       int               width,
                       int               height,
                       int               baseline)
{
  lay (BRAMBLE_WRAP (manager), widget, width, TRUE);
}

static void
bramble_wrap_class_init (BrambleWrapClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = bramble_wrap_get_request_mode;
  layout_class->measure = bramble_wrap_measure;
  layout_class->allocate = bramble_wrap_allocate;
}

static void
bramble_wrap_init (BrambleWrap *self)
{
}

/**
 * bramble_wrap_new:
 * @gap: between two things, in units of the table
 */
GtkLayoutManager *
bramble_wrap_new (double gap)
{
  BrambleWrap *self = g_object_new (BRAMBLE_TYPE_WRAP, NULL);

  self->gap = gap;
  return GTK_LAYOUT_MANAGER (self);
}
