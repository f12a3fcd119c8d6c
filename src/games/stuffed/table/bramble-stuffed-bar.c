/* bramble-stuffed-bar.c: how far a task is, a stitch for each point
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-bar.h"

#include <rules/stuffed-things.h>

#include "bramble-stuffed-thread.h"

/**
 * BrambleStuffedBar:
 *
 * A ribbon that is sewn on point by point. What the dice in hand are sure to add, and what they
 * may add, is marked on it before they are thrown.
 */
struct _BrambleStuffedBar
{
  GtkWidget parent_instance;

  guint colour; /* StuffedColour */
  guint total;  /* done by now, */
  guint number; /* of so many */
  guint least;  /* what the dice in hand add at least, */
  guint most;   /* and at most */
};

G_DEFINE_FINAL_TYPE (BrambleStuffedBar, bramble_stuffed_bar, GTK_TYPE_WIDGET)

static const char *const colours[STUFFED_N_ATTRIBUTES] = {
  [STUFFED_RED] = "#c8352c",
  [STUFFED_GREEN] = "#3c9a45",
  [STUFFED_YELLOW] = "#c79a12",
  [STUFFED_BLUE] = "#2f83c4",
};

/* Fills from one number of points to another. */
static void
fill (BrambleStuffedBar *self,
      cairo_t           *cr,
      guint              from,
      guint              to,
      const char        *colour)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  GdkRGBA rgba;

  gdk_rgba_parse (&rgba, colour);
  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_rectangle (cr, width * MIN (from, self->number) / self->number, 0, width * (MIN (to, self->number) - MIN (from, self->number)) / self->number,
                   height);
  cairo_fill (cr);
}

static void
bramble_stuffed_bar_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  const BrambleStuffedThread stitches = { "rgba(255,250,240,0.9)", 0.09, 0, 0 };
  const BrambleStuffedThread edge = { "#5c4a32", 0.09, 0, 0 };
  BrambleStuffedBar *self = BRAMBLE_STUFFED_BAR (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  graphene_rect_t box = GRAPHENE_RECT_INIT (1, 1, (float) width - 2, (float) height - 2);
  cairo_t *cr;

  if (self->number == 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    {
      cairo_translate (cr, width, 0);
      cairo_scale (cr, -1, 1);
    }
  bramble_stuffed_trace_box (cr, &box, height / 2 - 1);
  cairo_clip (cr);
  fill (self, cr, 0, self->number, "rgba(92,74,50,0.22)");
  fill (self, cr, 0, self->total, colours[MIN (self->colour, STUFFED_BLUE)]);
  fill (self, cr, self->total, self->total + self->most, "rgba(242,196,90,0.45)");
  fill (self, cr, self->total, self->total + self->least, "rgba(242,196,90,0.8)");
  bramble_stuffed_thread_use (&stitches, height, cr);
  for (guint i = 0; i < self->total; i++)
    {
      cairo_move_to (cr, width * (i + 0.3) / self->number, height * 0.7);
      cairo_line_to (cr, width * (i + 0.7) / self->number, height * 0.3);
    }
  cairo_stroke (cr);
  cairo_reset_clip (cr);
  bramble_stuffed_thread_use (&edge, height, cr);
  bramble_stuffed_trace_box (cr, &box, height / 2 - 1);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
bramble_stuffed_bar_class_init (BrambleStuffedBarClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = bramble_stuffed_bar_snapshot;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "stuffedbar");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bramble_stuffed_bar_init (BrambleStuffedBar *self)
{
}

/**
 * bramble_stuffed_bar_new:
 * @colour: of the dice that the task takes
 * @least: what the dice in hand add at least; 0: there are none
 */
GtkWidget *
bramble_stuffed_bar_new (guint colour,
                         guint total,
                         guint number,
                         guint least,
                         guint most)
{
  BrambleStuffedBar *self = g_object_new (BRAMBLE_TYPE_STUFFED_BAR, NULL);

  self->colour = colour;
  self->total = total;
  self->number = number;
  self->least = least;
  self->most = most;
  return GTK_WIDGET (self);
}
