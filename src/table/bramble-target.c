/* bramble-target.c: something on the table that can be touched
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-target.h"

/**
 * BrambleTarget:
 *
 * A button that stands for a thing on the table, such as "location/fields".
 * To press it runs the action "board.touch" with that name; the board knows
 * what to do with it. While it is lit it is an answer to what is asked.
 */
struct _BrambleTarget
{
  GtkButton parent_instance;

  char *target;
};

G_DEFINE_FINAL_TYPE (BrambleTarget, bramble_target, GTK_TYPE_BUTTON)

static void
bramble_target_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  /* What was being said about it goes with it. */
  while (child)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (GTK_IS_POPOVER (child))
        gtk_widget_unparent (child);
      child = next;
    }

  G_OBJECT_CLASS (bramble_target_parent_class)->dispose (object);
}

static void
bramble_target_finalize (GObject *object)
{
  g_free (BRAMBLE_TARGET (object)->target);

  G_OBJECT_CLASS (bramble_target_parent_class)->finalize (object);
}

static void
bramble_target_class_init (BrambleTargetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_target_dispose;
  G_OBJECT_CLASS (klass)->finalize = bramble_target_finalize;
}

static void
bramble_target_init (BrambleTarget *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "target");
  gtk_button_set_has_frame (GTK_BUTTON (self), FALSE);
}

/**
 * bramble_target_new:
 * @target: (nullable): the thing's name
 * @child: (nullable) (transfer floating): what it looks like
 */
GtkWidget *
bramble_target_new (const char *target,
                    GtkWidget  *child)
{
  BrambleTarget *self = g_object_new (BRAMBLE_TYPE_TARGET, NULL);

  if (target)
    bramble_target_set_id (self, target);
  if (child)
    gtk_button_set_child (GTK_BUTTON (self), child);
  return GTK_WIDGET (self);
}

const char *
bramble_target_get_id (BrambleTarget *self)
{
  g_return_val_if_fail (BRAMBLE_IS_TARGET (self), NULL);

  return self->target;
}

void
bramble_target_set_id (BrambleTarget *self,
                       const char    *target)
{
  g_return_if_fail (BRAMBLE_IS_TARGET (self));

  if (g_strcmp0 (self->target, target) == 0)
    return;

  g_free (self->target);
  self->target = g_strdup (target);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "board.touch");
}

void
bramble_target_set_lit (BrambleTarget *self,
                        gboolean       lit)
{
  g_return_if_fail (BRAMBLE_IS_TARGET (self));

  if (lit)
    gtk_widget_add_css_class (GTK_WIDGET (self), "lit");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "lit");
}

/* Says what it is, to those who hover and to those who listen. */
void
bramble_target_describe (BrambleTarget *self,
                         const char    *label,
                         const char    *description)
{
  g_return_if_fail (BRAMBLE_IS_TARGET (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label ? label : "",
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description ? description : "",
                                  -1);
  if (description && *description)
    {
      g_autofree char *tip = g_strdup_printf ("%s\n%s", label, description);

      gtk_widget_set_tooltip_text (GTK_WIDGET (self), tip);
    }
  else
    gtk_widget_set_tooltip_text (GTK_WIDGET (self), label);
}
