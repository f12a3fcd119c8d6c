/* bramble-miniature.c: something large, made small
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-miniature.h"

#include <math.h>

#include "bramble-lens.h"

/* The proportions of the picture. */
#define ACROSS 23
#define DOWN 10

/* Pictures in it are rendered in sizes that are so many to the full size, so that several
 * miniatures share them. */
#define SIZES 8

/**
 * BrambleMiniature:
 *
 * Shows another widget as small as it must be to be seen whole, in a picture of
 * fixed proportions. Where these are not its own it gets more room, never bars.
 */
struct _BrambleMiniature
{
  GtkWidget parent_instance;

  GtkWidget *child; /* (nullable): what is shown */
  float scale;      /* how small the child is, once it has its place */
};

G_DEFINE_FINAL_TYPE (BrambleMiniature, bramble_miniature, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
bramble_miniature_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bramble_miniature_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  /* It is small whatever the child would like. */
  *minimum = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = for_size * DOWN / ACROSS;
  *natural = *minimum;
}

static void
bramble_miniature_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  BrambleMiniature *self = BRAMBLE_MINIATURE (widget);
  int across, down;

  if (self->child == NULL || width < 1 || height < 1)
    return;
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &across, NULL, NULL);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, across, NULL, &down, NULL, NULL);
  self->scale = MIN ((float) width / (float) MAX (across, 1), (float) height / (float) MAX (down, 1));
  across = MAX (across, (int) ((float) width / self->scale));
  down = MAX (down, (int) ((float) height / self->scale));
  gtk_widget_allocate (self->child, across, down, -1, gsk_transform_scale (NULL, self->scale, self->scale));
}

static void
bramble_miniature_dispose (GObject *object)
{
  g_clear_pointer (&BRAMBLE_MINIATURE (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (bramble_miniature_parent_class)->dispose (object);
}

static void
bramble_miniature_class_init (BrambleMiniatureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_miniature_dispose;
  widget_class->get_request_mode = bramble_miniature_get_request_mode;
  widget_class->measure = bramble_miniature_measure;
  widget_class->size_allocate = bramble_miniature_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "miniature");
}

static void
bramble_miniature_init (BrambleMiniature *self)
{
  self->scale = 1;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  /* A picture: nothing in it can be touched. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

/* Returns (nullable): what is shown. */
GtkWidget *
bramble_miniature_get_child (BrambleMiniature *self)
{
  g_return_val_if_fail (BRAMBLE_IS_MINIATURE (self), NULL);

  return self->child;
}

/**
 * bramble_miniature_set_child:
 * @child: (nullable) (transfer floating): what is shown from now on
 */
void
bramble_miniature_set_child (BrambleMiniature *self,
                             GtkWidget        *child)
{
  g_return_if_fail (BRAMBLE_IS_MINIATURE (self));
  g_return_if_fail (child == NULL || GTK_IS_WIDGET (child));

  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

/**
 * bramble_miniature_pixels:
 * @widget: something that shows a picture
 *
 * To shrink a large picture in every frame takes far longer than to paint a small one, and
 * looks worse, as does a small one that is enlarged.
 *
 * Returns: how many device pixels a picture in @widget needs for each unit: what the display
 *   has, less in a miniature, and more under a lens
 */
double
bramble_miniature_pixels (GtkWidget *widget)
{
  GtkWidget *miniature = gtk_widget_get_ancestor (widget, BRAMBLE_TYPE_MINIATURE);
  double pixels = gtk_widget_get_scale_factor (widget) * bramble_lens_of (widget);

  if (miniature == NULL)
    return pixels;
  return MIN (ceil (pixels * (double) BRAMBLE_MINIATURE (miniature)->scale * SIZES) / SIZES, pixels);
}
