/* shelf-kit.c: finding what is to be seen on the shelf
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "shelf-kit.h"

static void
find_all (GtkWidget *widget,
          GType      type,
          GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    find_all (child, type, found);
}

GPtrArray *
shelf_all (gpointer widget,
        GType    type)
{
  GPtrArray *found = g_ptr_array_new ();

  find_all (widget, type, found);
  return found;
}

gpointer
shelf_nth (gpointer widget,
     GType    type,
     guint    n)
{
  g_autoptr (GPtrArray) found = shelf_all (widget, type);

  g_assert_cmpuint (found->len, >, n);
  return g_ptr_array_index (found, n);
}

guint
shelf_count (gpointer widget,
       GType    type)
{
  g_autoptr (GPtrArray) found = shelf_all (widget, type);

  return found->len;
}

GtkWidget *
shelf_button (gpointer    widget,
             const char *action)
{
  g_autoptr (GPtrArray) buttons = shelf_all (widget, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (g_ptr_array_index (buttons, i)), action) == 0)
      return g_ptr_array_index (buttons, i);

  return NULL;
}
