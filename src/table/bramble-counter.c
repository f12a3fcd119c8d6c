/* bramble-counter.c: a picture and how many of it there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-counter.h"

#include "bramble-contrast.h"
#include "bramble-picture.h"

struct _BrambleCounter
{
  GtkBox parent_instance;

  GtkLabel *label;
  guint count;
  gboolean hide_none; /* none at all is not shown */
};

G_DEFINE_FINAL_TYPE (BrambleCounter, bramble_counter, GTK_TYPE_BOX)

enum
{
  PROP_0,
  PROP_COUNT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
set_count (BrambleCounter *self,
           guint           count)
{
  g_autofree char *text = g_strdup_printf ("%u", count);

  self->count = count;
  gtk_label_set_label (self->label, text);
  gtk_widget_set_visible (GTK_WIDGET (self), count > 0 || !self->hide_none);
  if (count > 0)
    gtk_widget_remove_css_class (GTK_WIDGET (self), "none");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "none");
}

static void
bramble_counter_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  g_value_set_uint (value, BRAMBLE_COUNTER (object)->count);
}

static void
bramble_counter_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  set_count (BRAMBLE_COUNTER (object), g_value_get_uint (value));
}

static void
bramble_counter_class_init (BrambleCounterClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  bramble_contrast_dress_table ();
  object_class->get_property = bramble_counter_get_property;
  object_class->set_property = bramble_counter_set_property;
  props[PROP_COUNT] = g_param_spec_uint ("count", NULL, NULL, 0, G_MAXUINT, 0,
                                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bramble_counter_init (BrambleCounter *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "counter");
  self->label = GTK_LABEL (gtk_label_new ("0"));
}

/**
 * bramble_counter_new:
 * @art: the picture's id
 * @hide_none: whether it is not shown at all when there is none
 */
GtkWidget *
bramble_counter_new (const char *art,
                     int         size,
                     gboolean    hide_none)
{
  BrambleCounter *self = g_object_new (BRAMBLE_TYPE_COUNTER, "spacing", 2, NULL);

  self->hide_none = hide_none;
  gtk_box_append (GTK_BOX (self), bramble_picture_new (art, size, size));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->label));
  set_count (self, 0);
  return GTK_WIDGET (self);
}
