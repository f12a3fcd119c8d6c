/* bramble-spread.c: cards of which one lies above the others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-spread.h"

/**
 * BrambleSpread:
 *
 * A box whose children may lie over each other. The one that is pointed at, or
 * else the one with the keyboard, is seen whole. Nothing moves for it.
 */
struct _BrambleSpread
{
  GtkBox parent_instance;

  GtkWidget *pointed; /* (nullable): a child; not owned, only compared */
};

G_DEFINE_FINAL_TYPE (BrambleSpread, bramble_spread, GTK_TYPE_BOX)

static GtkWidget *
child_at (GtkWidget *widget,
          double     x,
          double     y)
{
  GtkWidget *child = gtk_widget_pick (widget, x, y, GTK_PICK_DEFAULT);

  while (child && child != widget && gtk_widget_get_parent (child) != widget)
    child = gtk_widget_get_parent (child);
  return child == widget ? NULL : child;
}

static void
point_at (BrambleSpread *self,
          GtkWidget     *child)
{
  if (self->pointed == child)
    return;

  self->pointed = child;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
pointer_moved (BrambleSpread *self,
               double         x,
               double         y)
{
  point_at (self, child_at (GTK_WIDGET (self), x, y));
}

static void
pointer_left (BrambleSpread *self)
{
  point_at (self, NULL);
}

static void
bramble_spread_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  BrambleSpread *self = BRAMBLE_SPREAD (widget);
  GtkWidget *above = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      if (child == self->pointed || (self->pointed == NULL && child == gtk_widget_get_focus_child (widget)))
        above = child;
      else
        gtk_widget_snapshot_child (widget, child, snapshot);
    }
  if (above)
    gtk_widget_snapshot_child (widget, above, snapshot);
}

static gboolean
bramble_spread_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  gtk_widget_queue_draw (widget);
  return GTK_WIDGET_CLASS (bramble_spread_parent_class)->focus (widget, direction);
}

static void
bramble_spread_class_init (BrambleSpreadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = bramble_spread_snapshot;
  widget_class->focus = bramble_spread_focus;
}

static void
bramble_spread_init (BrambleSpread *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (motion, "motion", G_CALLBACK (pointer_moved), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (pointer_left), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}

GtkWidget *
bramble_spread_new (void)
{
  return g_object_new (BRAMBLE_TYPE_SPREAD, NULL);
}
