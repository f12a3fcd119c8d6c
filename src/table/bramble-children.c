/* bramble-children.c: widgets in others: taking them off, giving them places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-children.h"

/* Lets go of all children. A widget that has some of its own calls it when it
 * is disposed of. */
void
bramble_children_unparent (GtkWidget *widget)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  while ((child = gtk_widget_get_first_child (widget)))
    gtk_widget_unparent (child);
}

/* Takes @child out of @box. The keyboard leaves it first: GTK 4.8 remembers what went
 * with it until it goes on, and whatever it remembered before for ever. */
void
bramble_children_remove_one (GtkBox    *box,
                             GtkWidget *child)
{
  GtkRoot *root = gtk_widget_get_root (child);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (focus && (focus == child || gtk_widget_is_ancestor (focus, child)))
    gtk_root_set_focus (root, NULL);
  gtk_box_remove (box, child);
}

/* Empties a box. */
void
bramble_children_remove (GtkBox *box)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_BOX (box));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))))
    bramble_children_remove_one (box, child);
}

/* Returns: how many children take part in the layout */
guint
bramble_children_count (GtkWidget *widget)
{
  guint n = 0;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_should_layout (child);
  return n;
}

/* How a widget is measured that takes the room it is given. Its children are asked when
 * they get their places; to ask them here, too, would lay out every text twice. */
void
bramble_measure_nothing (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = *natural = 0;
}

/* Gives @child a place, and at least the room that it needs. */
void
bramble_place (GtkWidget *child,
               double     x,
               double     y,
               double     width,
               double     height)
{
  int least_width, least_height;

  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  least_width = MAX (least_width, (int) width);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, least_width, &least_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { (int) x, (int) y, least_width, MAX (least_height, (int) height) }, -1);
}
