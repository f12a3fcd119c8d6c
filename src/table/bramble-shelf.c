/* bramble-shelf.c: where one starts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-shelf.h"

#include "bramble-picture.h"

struct _BrambleShelf
{
  GtkWidget parent_instance;

  GtkWidget *go_on;
};

G_DEFINE_FINAL_TYPE (BrambleShelf, bramble_shelf, GTK_TYPE_WIDGET)

static void
bramble_shelf_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (bramble_shelf_parent_class)->dispose (object);
}

static void
bramble_shelf_class_init (BrambleShelfClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_shelf_dispose;

  g_type_ensure (BRAMBLE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-shelf.ui");
  gtk_widget_class_bind_template_child (widget_class, BrambleShelf, go_on);
}

static void
bramble_shelf_init (BrambleShelf *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Whether there is a game to go on with. */
void
bramble_shelf_set_can_continue (BrambleShelf *self,
                                gboolean      can_continue)
{
  g_return_if_fail (BRAMBLE_IS_SHELF (self));

  gtk_widget_set_visible (self->go_on, can_continue);
}
