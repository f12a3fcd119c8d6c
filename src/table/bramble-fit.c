/* bramble-fit.c: words that fit into the room they have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-fit.h"

#include "bramble-children.h"

/* How much smaller letters may get, and in which steps. */
#define SMALLEST 0.7
#define STEP 0.05

/**
 * BrambleFit:
 *
 * A label that never asks for more room than the style sheet gives it: when it
 * has more to say, its letters get smaller.
 */
struct _BrambleFit
{
  GtkWidget parent_instance;

  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (BrambleFit, bramble_fit, GTK_TYPE_WIDGET)

static void
bramble_fit_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
bramble_fit_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  BrambleFit *self = BRAMBLE_FIT (widget);
  double size = 1;

  while (size > SMALLEST && bramble_fit_height (self->label, width, size) > height)
    size -= STEP;
  bramble_fit_set_size (self->label, size);
  bramble_place (self->label, 0, 0, width, height);
}

static void
bramble_fit_dispose (GObject *object)
{
  BrambleFit *self = BRAMBLE_FIT (object);

  g_clear_pointer (&self->label, gtk_widget_unparent);

  G_OBJECT_CLASS (bramble_fit_parent_class)->dispose (object);
}

static void
bramble_fit_class_init (BrambleFitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_fit_dispose;
  widget_class->measure = bramble_fit_measure;
  widget_class->size_allocate = bramble_fit_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "fit");
}

static void
bramble_fit_init (BrambleFit *self)
{
  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_label_set_yalign (GTK_LABEL (self->label), 0);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
bramble_fit_new (void)
{
  return g_object_new (BRAMBLE_TYPE_FIT, NULL);
}

/**
 * bramble_fit_get_label:
 *
 * Returns: (transfer none): what says it
 */
GtkLabel *
bramble_fit_get_label (BrambleFit *self)
{
  g_return_val_if_fail (BRAMBLE_IS_FIT (self), NULL);

  return GTK_LABEL (self->label);
}

static PangoAttrList *
attributes_for (double size)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (size));
  return attributes;
}

/* Returns how high the text of @label is in letters of @size: 1 is as they are. */
int
bramble_fit_height (GtkWidget *label,
                    int        width,
                    double     size)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, gtk_label_get_text (GTK_LABEL (label)));
  PangoAttrList *attributes = attributes_for (size);
  int height;

  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* Gives @label letters of @size. Only another size is set: setting one makes
 * everything be laid out again. */
void
bramble_fit_set_size (GtkWidget *label,
                      double     size)
{
  double *before = g_object_get_data (G_OBJECT (label), "bramble-size");
  PangoAttrList *attributes;

  if (before ? *before == size : size == 1)
    return;

  g_object_set_data_full (G_OBJECT (label), "bramble-size", g_memdup2 (&size, sizeof size), g_free);
  attributes = attributes_for (size);
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  pango_attr_list_unref (attributes);
}
