/* bramble-gloom-rows.c: cards in two rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-rows.h"

#include "bramble-children.h"

/* Portraits are so many times as high as wide. */
#define ASPECT (336.0 / 240)

/**
 * BrambleGloomRows:
 *
 * All portraits at once, as large as there is room for them in one row or in two.
 */
struct _BrambleGloomRows
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (BrambleGloomRows, bramble_gloom_rows, GTK_TYPE_LAYOUT_MANAGER)

static void
bramble_gloom_rows_measure (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  /* Children are asked when they are given their places; to ask them here, too, would
   * lay out every text twice. */
  *minimum = *natural = 0;
}

static guint
count_shown (GtkWidget *widget)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_should_layout (child);
  return n;
}

/* How wide each is when all lie in so many rows. */
static double
find_size (guint n,
           guint rows,
           int   width,
           int   height)
{
  guint columns = (n + rows - 1) / rows;

  return MIN ((double) width / columns, (double) height / rows / ASPECT);
}

static void
bramble_gloom_rows_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  gboolean leftwards = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint n = count_shown (widget);
  guint rows, columns, i = 0;
  double size;

  if (n == 0)
    return;
  rows = find_size (n, 1, width, height) >= find_size (n, 2, width, height) ? 1 : 2;
  columns = (n + rows - 1) / rows;
  size = find_size (n, rows, width, height);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      guint row = i / columns;
      double x;

      if (!gtk_widget_should_layout (child))
        continue;
      x = (width - size * columns) / 2 + size * (i % columns);
      bramble_place (child, leftwards ? width - x - size : x, row * (double) height / rows, size, (double) height / rows);
      i++;
    }
}

static void
bramble_gloom_rows_class_init (BrambleGloomRowsClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = bramble_gloom_rows_measure;
  layout_class->allocate = bramble_gloom_rows_allocate;
}

static void
bramble_gloom_rows_init (BrambleGloomRows *self)
{
}

GtkLayoutManager *
bramble_gloom_rows_new (void)
{
  return g_object_new (BRAMBLE_TYPE_GLOOM_ROWS, NULL);
}
