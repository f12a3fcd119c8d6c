/* bramble-children.c: taking widgets off others
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
