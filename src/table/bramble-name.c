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
#include <string.h>

#include "bramble-announce.h"

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

/* What a list says of itself without the words of what is chosen, which its button is called by. */
static const char *
skip_chosen (GtkDropDown *list,
             const char  *chosen)
{
  const char *about = gtk_widget_get_tooltip_text (GTK_WIDGET (list));

  if (about && g_str_has_prefix (about, chosen))
    for (about += strlen (chosen); *about && (*about == '.' || *about == ' '); about++)
      continue;
  return about;
}

/* The button of a list is what is chosen, and what else there is to say of that: what the list is
 * called was said before, when the keyboard came to it. */
static void
name_choice (GtkDropDown *list)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (list));
  gpointer item = gtk_drop_down_get_selected_item (list);
  const char *chosen = GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (item) : NULL;
  const char *about = skip_chosen (list, chosen ? chosen : "");

  if (chosen)
    bramble_name_button (button, chosen);
  bramble_describe (button, about);
#if GTK_CHECK_VERSION (4, 10, 0)
  /* There the button is called and described like the list, and nothing else says what is chosen. */
  if (chosen)
    {
      g_autofree char *said = about ? g_strdup_printf ("%s. %s", chosen, about) : g_strdup (chosen);

      bramble_describe (GTK_WIDGET (list), said);
    }
#endif
}

/* GTK gives the keyboard to the first choice when a list drops down for the first time, whichever is chosen. */
static void
choices_shown (GtkWidget *choices)
{
  GtkWidget *list = gtk_widget_get_ancestor (choices, GTK_TYPE_DROP_DOWN);
  guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (list));
  GtkWidget *choice = gtk_widget_get_first_child (choices);

  for (guint i = 0; choice && i < chosen; i++)
    choice = gtk_widget_get_next_sibling (choice);
  if (choice)
    gtk_widget_grab_focus (choice);
}

/* Lets what is to be chosen from, somewhere below @widget, be called like @label. */
static void
name_choices (GtkWidget *widget,
              GtkWidget *label)
{
  if (GTK_IS_LIST_VIEW (widget))
    {
      gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
      g_signal_handlers_disconnect_by_func (widget, choices_shown, NULL);
      g_signal_connect (widget, "map", G_CALLBACK (choices_shown), NULL);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    name_choices (child, label);
}

static void
name_list (GtkDropDown *list)
{
  g_autoptr (GList) labels = gtk_widget_list_mnemonic_labels (GTK_WIDGET (list));

  /* Newer GTK calls a list by what is chosen, whatever else it is called. */
  if (labels)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_RELATION_LABELLED_BY, labels->data, NULL, -1);
  else
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  name_choices (GTK_WIDGET (list), labels ? labels->data : GTK_WIDGET (list));
  g_signal_handlers_disconnect_by_func (list, name_choice, NULL);
  g_signal_connect (list, "notify::selected-item", G_CALLBACK (name_choice), NULL);
  g_signal_connect (list, "notify::tooltip-text", G_CALLBACK (name_choice), NULL);
  name_choice (list);
}

/**
 * bramble_name_buttons:
 *
 * Names all buttons below @root that have a mnemonic, or an icon and a tooltip,
 * and the buttons of lists that drop down by what is chosen there.
 */
void
bramble_name_buttons (GtkWidget *root)
{
  g_autofree char *name = dup_name (root);

  if (name)
    bramble_name_button (root, name);
  /* GTK makes a description of a tooltip, too, and it would be heard twice. */
  if (name && g_strcmp0 (name, gtk_widget_get_tooltip_text (root)) == 0)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  else if (name && gtk_widget_get_tooltip_text (root))
    bramble_describe (root, gtk_widget_get_tooltip_text (root));
  if (name && GTK_IS_MENU_BUTTON (root))
    {
      GtkWidget *inside = gtk_widget_get_first_child (root);

      bramble_name_button (inside, name);
      gtk_accessible_reset_property (GTK_ACCESSIBLE (inside), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      /* It would be described by the one outside, in the same words. */
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (inside), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
      return;
    }
  if (GTK_IS_DROP_DOWN (root))
    {
      name_list (GTK_DROP_DOWN (root));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    bramble_name_buttons (child);
}

/**
 * bramble_name_label:
 * @button: a button whose label has a mnemonic
 *
 * Gives @button another label, perhaps while it has the keyboard. GTK would let it be called by
 * that label with its underscore for a moment, and also when it is the same.
 */
void
bramble_name_label (GtkWidget  *button,
                    const char *label)
{
  GtkWidget *child = gtk_button_get_child (GTK_BUTTON (button));
  g_autofree char *name = without_mnemonic (label);

  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (child)), label) == 0)
    return;

  gtk_label_set_label (GTK_LABEL (child), label);
  bramble_name_button (button, name);
}

/* Only what is cut needs to be said once more. */
static gboolean
query_cut (GtkWidget  *widget,
           int         x,
           int         y,
           gboolean    keyboard,
           GtkTooltip *tooltip,
           GtkLabel   *label)
{
  if (!pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    g_signal_stop_emission_by_name (widget, "query-tooltip");
  return FALSE;
}

/**
 * bramble_name_cut:
 * @label: what stands on @widget, or @widget itself
 *
 * Says when @widget is pointed at what @label has no room for.
 */
void
bramble_name_cut (GtkWidget *widget,
                  GtkLabel  *label)
{
  gtk_widget_set_tooltip_text (widget, gtk_label_get_text (label));
  /* GTK makes a description of it, which would be heard after the same words. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_signal_connect_object (widget, "query-tooltip", G_CALLBACK (query_cut), label, 0);
}

/**
 * bramble_name_page:
 *
 * Gives a page of @stack this name. It is heard when the keyboard comes there,
 * and without one GTK would say what class it is of.
 */
void
bramble_name_page (GtkStack   *stack,
                   const char *page,
                   const char *name)
{
  GtkWidget *child = gtk_stack_get_child_by_name (stack, page);

  g_return_if_fail (child != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_stack_get_page (stack, child)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
