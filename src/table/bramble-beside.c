/* bramble-beside.c: a page with something at its side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-beside.h"

/* A page that is narrower than this would be hard to use. */
#define MIN_PAGE 940

/**
 * BrambleBeside:
 *
 * Lays out two children: the first is a page, the second stands at its end.
 * Where there is no room for both, the second lies over the page instead of
 * making it narrower.
 */
struct _BrambleBeside
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (BrambleBeside, bramble_beside, GTK_TYPE_LAYOUT_MANAGER)

static void
bramble_beside_measure (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        GtkOrientation    orientation,
                        int               for_size,
                        int              *minimum,
                        int              *natural,
                        int              *minimum_baseline,
                        int              *natural_baseline)
{
  *minimum = 0;
  *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static void
bramble_beside_allocate (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         int               width,
                         int               height,
                         int               baseline)
{
  gboolean leftwards = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *page = gtk_widget_get_first_child (widget);
  GtkWidget *side = page ? gtk_widget_get_next_sibling (page) : NULL;
  int page_width = width;

  if (side && gtk_widget_should_layout (side))
    {
      int side_width;

      gtk_widget_measure (side, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &side_width, NULL, NULL);
      side_width = MIN (side_width, width);
      if (width - side_width >= MIN_PAGE)
        page_width = width - side_width;
      gtk_widget_size_allocate (side, &(GtkAllocation) { leftwards ? 0 : width - side_width, 0, side_width, height }, -1);
    }
  if (page && gtk_widget_should_layout (page))
    gtk_widget_size_allocate (page, &(GtkAllocation) { leftwards ? width - page_width : 0, 0, page_width, height }, -1);
}

static void
bramble_beside_class_init (BrambleBesideClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = bramble_beside_measure;
  layout_class->allocate = bramble_beside_allocate;
}

static void
bramble_beside_init (BrambleBeside *self)
{
}
