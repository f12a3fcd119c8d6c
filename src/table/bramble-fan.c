/* bramble-fan.c: cards side by side, and over each other when they are many
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-fan.h"

#include "bramble-children.h"
#include "bramble-frame.h"

/**
 * BrambleFan:
 *
 * A row of equal things in the room that it is given, in units of the table.
 * Where there is no room for all of them they lie over each other.
 */
struct _BrambleFan
{
  GtkLayoutManager parent_instance;

  const BrambleFanShape *wide;
  const BrambleFanShape *compact;
};

G_DEFINE_FINAL_TYPE (BrambleFan, bramble_fan, GTK_TYPE_LAYOUT_MANAGER)

static void
bramble_fan_measure (GtkLayoutManager *manager,
                     GtkWidget        *widget,
                     GtkOrientation    orientation,
                     int               for_size,
                     int              *minimum,
                     int              *natural,
                     int              *minimum_baseline,
                     int              *natural_baseline)
{
  bramble_measure_nothing (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

/* Leaves of @place what a thing of this aspect takes: what lights up is as large as what is seen. */
static void
keep_aspect (GtkAllocation *place,
             float          aspect,
             float          slender)
{
  int width = MIN (place->width, (int) (aspect * (float) place->height));
  int height = MIN (place->height, (int) ((float) place->width / slender));

  *place = (GtkAllocation) { place->x + (place->width - width) / 2, place->y + (place->height - height) / 2, width, height };
}

static void
bramble_fan_allocate (GtkLayoutManager *manager,
                      GtkWidget        *widget,
                      int               width,
                      int               height,
                      int               baseline)
{
  BrambleFan *self = BRAMBLE_FAN (manager);
  const BrambleFanShape *shape = bramble_frame_is_compact (widget) ? self->compact : self->wide;
  gboolean across = shape->orientation == GTK_ORIENTATION_HORIZONTAL;
  gboolean leftwards = across && gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double unit = bramble_frame_unit (widget);
  double room = across ? width : height;
  double gap = shape->gap * unit;
  guint n = bramble_children_count (widget);
  double size, step, lost, at = 0;

  if (n == 0)
    return;

  size = shape->size > 0 ? MIN (shape->size * unit, room) : (room - gap * (n - 1)) / n;
  step = size + gap;
  lost = n > 1 ? MAX (0, step * (n - 1) + size - room) : 0;
  if (lost > 0)
    step -= lost / (n - 1);
  if (shape->centred && lost <= 0)
    at = (room - (step * (n - 1) + size)) / 2;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkAllocation place;

      if (!gtk_widget_should_layout (child))
        continue;
      place = across ? (GtkAllocation) { (int) at, 0, (int) size, height } : (GtkAllocation) { 0, (int) at, width, (int) size };
      if (shape->aspect > 0)
        keep_aspect (&place, shape->aspect, shape->slender > 0 ? shape->slender : shape->aspect);
      if (leftwards)
        place.x = width - place.x - place.width;
      bramble_place (child, place.x, place.y, place.width, place.height);
      at += step;
    }
}

static void
bramble_fan_class_init (BrambleFanClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = bramble_fan_measure;
  layout_class->allocate = bramble_fan_allocate;
}

static void
bramble_fan_init (BrambleFan *self)
{
}

/**
 * bramble_fan_new:
 * @wide: how things lie
 * @compact: how they lie on a compact table
 */
GtkLayoutManager *
bramble_fan_new (const BrambleFanShape *wide,
                 const BrambleFanShape *compact)
{
  BrambleFan *self = g_object_new (BRAMBLE_TYPE_FAN, NULL);

  self->wide = wide;
  self->compact = compact;
  return GTK_LAYOUT_MANAGER (self);
}
