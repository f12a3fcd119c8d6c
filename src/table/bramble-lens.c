/* bramble-lens.c: pages that grow with the room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A table fills whatever window it gets. What is read and filled in around it is laid out with the desktop's
 * letters, and would be lost in a window that is several times as large: it is laid out as in a smaller one, and
 * looked at through a lens.
 */

#include "bramble-lens.h"

#include <math.h>

#include "bramble-growth.h"

/* A page has at least the room of a window with so many units. */
#define COLUMNS 160
#define ROWS 94

/* It grows in steps of which so many make it once larger: between two of them it uses the room that it gets. */
#define STEPS 4

/* What drops down from a page is in a window of its own, where no lens reaches: its letters are enlarged up to so
 * many times. */
#define MOST 8

/**
 * BrambleLens:
 *
 * Lays the children of a widget over each other, all of them as large as it is, and enlarged where the window
 * is large.
 */
struct _BrambleLens
{
  GtkLayoutManager parent_instance;

  guint steps; /* how many times larger the children are, STEPS being once */
};

G_DEFINE_FINAL_TYPE (BrambleLens, bramble_lens, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
bramble_lens_get_request_mode (GtkLayoutManager *manager,
                               GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* In the smallest window nothing is enlarged. */
static void
bramble_lens_measure (GtkLayoutManager *manager,
                      GtkWidget        *widget,
                      GtkOrientation    orientation,
                      int               for_size,
                      int              *minimum,
                      int              *natural,
                      int              *minimum_baseline,
                      int              *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int least, usual;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, -1, &least, &usual, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, usual);
    }
}

/* The class of a widget whose children are so many steps larger than they were laid out. */
static char *
dup_class (guint steps)
{
  return g_strdup_printf ("lens-%u", steps);
}

static void
enlarge_popovers (GdkDisplay *display)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();
  g_autoptr (GString) css = g_string_new (NULL);

  for (guint steps = STEPS + 1; steps <= MOST * STEPS; steps++)
    {
      g_autofree char *name = dup_class (steps);

      g_string_append_printf (css, ".%1$s popover > contents{font-size:%2$u%%;}.%1$s popover .caption{font-size:82%%;}", name,
                              steps * 100 / STEPS);
    }
  gtk_css_provider_load_from_data (style, css->str, -1);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

static void
set_steps (BrambleLens *self,
           GtkWidget   *widget,
           guint        steps)
{
  GdkDisplay *display = gtk_widget_get_display (widget);
  g_autofree char *before = dup_class (self->steps);
  g_autofree char *after = dup_class (steps);

  if (steps == self->steps)
    return;
  if (g_object_get_data (G_OBJECT (display), "bramble-lens") == NULL)
    {
      enlarge_popovers (display);
      g_object_set_data (G_OBJECT (display), "bramble-lens", GINT_TO_POINTER (TRUE));
    }
  self->steps = steps;
  gtk_widget_remove_css_class (widget, before);
  gtk_widget_add_css_class (widget, after);
}

static void
bramble_lens_allocate (GtkLayoutManager *manager,
                       GtkWidget        *widget,
                       int               width,
                       int               height,
                       int               baseline)
{
  BrambleLens *self = BRAMBLE_LENS (manager);
  int across, down;

  set_steps (self, widget, (guint) floor (bramble_growth_for (widget, COLUMNS, ROWS, width, height) * STEPS));
  across = width * STEPS / (int) self->steps;
  down = height * STEPS / (int) self->steps;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      gtk_widget_allocate (child, across, down, -1,
                           self->steps > STEPS ? gsk_transform_scale (NULL, (float) width / (float) across,
                                                                   (float) height / (float) down)
                                            : NULL);
}

static void
bramble_lens_class_init (BrambleLensClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = bramble_lens_get_request_mode;
  layout_class->measure = bramble_lens_measure;
  layout_class->allocate = bramble_lens_allocate;
}

static void
bramble_lens_init (BrambleLens *self)
{
  self->steps = STEPS;
}

GtkLayoutManager *
bramble_lens_new (void)
{
  return g_object_new (BRAMBLE_TYPE_LENS, NULL);
}

/* Returns how many times larger than it was laid out @inside is seen. */
double
bramble_lens_of (GtkWidget *inside)
{
  for (GtkWidget *widget = inside; widget; widget = gtk_widget_get_parent (widget))
    {
      GtkLayoutManager *manager = gtk_widget_get_layout_manager (widget);

      if (BRAMBLE_IS_LENS (manager))
        return (double) BRAMBLE_LENS (manager)->steps / STEPS;
    }

  return 1;
}
