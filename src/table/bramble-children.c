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

/* Empties a box. */
void
bramble_children_remove (GtkBox *box)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_BOX (box));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))))
    gtk_box_remove (box, child);
}
