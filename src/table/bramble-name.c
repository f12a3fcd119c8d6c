/* bramble-name.c: what buttons are called by those who hear them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GTK 4.8 names a button after its label with the underscore of the mnemonic,
 * and then once more without; one with an icon it does not name at all, and
 * buttons of menus and lists only on the outside, where the keyboard never is.
 */

#include "bramble-name.h"

#include <glib/gi18n.h>

/**
 * bramble_name_button:
 *
 * Gives @button this name in the accessibility tree, and no other.
 */
void
bramble_name_button (GtkWidget  *button,
                     const char *name)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The text that is seen of a label with a mnemonic. */
static char *
without_mnemonic (const char *label)
{
  GString *text = g_string_new (NULL);

  for (const char *p = label; *p; p++)
    {
      if (*p == '_' && p[1])
        p++;
      g_string_append_c (text, *p);
    }

  return g_string_free (text, FALSE);
}

static char *
dup_name (GtkWidget *widget)
{
  const char *label = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_button_get_use_underline (GTK_BUTTON (widget)))
    label = gtk_button_get_label (GTK_BUTTON (widget));
  else if (GTK_IS_CHECK_BUTTON (widget) && gtk_check_button_get_use_underline (GTK_CHECK_BUTTON (widget)))
    label = gtk_check_button_get_label (GTK_CHECK_BUTTON (widget));
  if (label)
    return without_mnemonic (label);

  /* GTK's own have a tooltip, but not the one of a bar that can be closed. */
  if (GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "close") && !gtk_widget_get_tooltip_text (widget))
    return g_strdup (_("Close"));

  /* An icon says in its tooltip what it is. */
  if (GTK_IS_MENU_BUTTON (widget) || (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget))))
    return g_strdup (gtk_widget_get_tooltip_text (widget));

  return NULL;
}

/**
 * bramble_name_buttons:
 *
 * Names all buttons below @root that have a mnemonic, or an icon and a tooltip,
 * and the buttons of lists that drop down like those lists.
 */
void
bramble_name_buttons (GtkWidget *root)
{
  g_autofree char *name = dup_name (root);

  if (name)
    bramble_name_button (root, name);
  if (name && GTK_IS_MENU_BUTTON (root))
    {
      bramble_name_button (gtk_widget_get_first_child (root), name);
      return;
    }
  if (GTK_IS_DROP_DOWN (root))
    {
      g_autoptr (GList) labels = gtk_widget_list_mnemonic_labels (root);

      gtk_accessible_update_relation (GTK_ACCESSIBLE (gtk_widget_get_first_child (root)),
                                      GTK_ACCESSIBLE_RELATION_LABELLED_BY, labels ? labels->data : root, NULL, -1);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    bramble_name_buttons (child);
}
