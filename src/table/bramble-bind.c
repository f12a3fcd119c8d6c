/* bramble-bind.c: a box whose children follow a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-bind.h"

#include "bramble-children.h"

typedef struct
{
  GtkBox *box;        /* not owned: the binding ends with it */
  GListModel *model;
  BrambleCreateWidget create;
  gpointer user_data;
  gulong handler;
} Binding;

static void
free_binding (gpointer data)
{
  Binding *binding = data;

  g_signal_handler_disconnect (binding->model, binding->handler);
  g_object_unref (binding->model);
  g_free (binding);
}

static GtkWidget *
nth_child (GtkBox *box,
           guint   position)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (box));

  while (child && position-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static void
items_changed (GListModel *model,
               guint       position,
               guint       removed,
               guint       added,
               Binding    *binding)
{
  GtkWidget *before = position > 0 ? nth_child (binding->box, position - 1) : NULL;

  while (removed-- > 0)
    {
      GtkWidget *gone = before ? gtk_widget_get_next_sibling (before)
                               : gtk_widget_get_first_child (GTK_WIDGET (binding->box));

      bramble_children_remove_one (binding->box, gone);
    }
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, position + i);
      GtkWidget *child = binding->create (item, binding->user_data);

      gtk_box_insert_child_after (binding->box, child, before);
      before = child;
    }
}

/**
 * bramble_bind_box:
 * @box: an empty box; it has one child for each item from now on
 * @model: (nullable): what it follows, in place of what it followed before
 * @create: makes the widget of an item
 */
void
bramble_bind_box (GtkBox              *box,
                  GListModel          *model,
                  BrambleCreateWidget  create,
                  gpointer             user_data)
{
  Binding *binding;

  g_object_set_data (G_OBJECT (box), "bramble-binding", NULL);
  bramble_children_remove (box);
  if (model == NULL)
    return;

  binding = g_new0 (Binding, 1);
  binding->box = box;
  binding->model = g_object_ref (model);
  binding->create = create;
  binding->user_data = user_data;
  binding->handler = g_signal_connect (model, "items-changed", G_CALLBACK (items_changed), binding);
  g_object_set_data_full (G_OBJECT (box), "bramble-binding", binding, free_binding);
  items_changed (model, 0, 0, g_list_model_get_n_items (model), binding);
}
