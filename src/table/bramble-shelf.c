/* bramble-shelf.c: where one starts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-shelf.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-name.h"
#include "bramble-picture.h"
#include "bramble-presentation.h"

struct _BrambleShelf
{
  GtkWidget parent_instance;

  GtkWidget *go_on;
  GtkLabel *go_on_label;
  BramblePicture *hero;
  GtkLabel *title;
  GtkLabel *tagline;
  GtkBox *picture;
  GtkLabel *caption;
};

G_DEFINE_FINAL_TYPE (BrambleShelf, bramble_shelf, GTK_TYPE_WIDGET)

static void
bramble_shelf_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

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
  gtk_widget_class_bind_template_child (widget_class, BrambleShelf, hero);
  gtk_widget_class_bind_template_child (widget_class, BrambleShelf, title);
  gtk_widget_class_bind_template_child (widget_class, BrambleShelf, tagline);
  gtk_widget_class_bind_template_child (widget_class, BrambleShelf, picture);
  gtk_widget_class_bind_template_child (widget_class, BrambleShelf, go_on_label);
  gtk_widget_class_bind_template_child (widget_class, BrambleShelf, caption);
}

static void
bramble_shelf_init (BrambleShelf *self)
{
  const BramblePresentation *game = bramble_presentations ()[0];

  gtk_widget_init_template (GTK_WIDGET (self));
  bramble_name_buttons (GTK_WIDGET (self));
  bramble_name_button (self->go_on, gtk_label_get_text (self->go_on_label));
  bramble_picture_set_art (self->hero, game->box);
  gtk_label_set_label (self->title, g_dpgettext2 (NULL, "game", game->game->name));
  gtk_label_set_label (self->tagline, _(game->tagline));
}

/* Whether there is a game to go on with. */
void
bramble_shelf_set_can_continue (BrambleShelf *self,
                                gboolean      can_continue)
{
  g_return_if_fail (BRAMBLE_IS_SHELF (self));

  gtk_widget_set_visible (self->go_on, can_continue);
  if (!can_continue)
    bramble_shelf_set_picture (self, NULL, NULL);
}

/**
 * bramble_shelf_set_picture:
 * @picture: (nullable) (transfer floating): what the table of the last game looks like
 * @caption: (nullable): where that game is, in words
 */
void
bramble_shelf_set_picture (BrambleShelf *self,
                           GtkWidget    *picture,
                           const char   *caption)
{
  g_return_if_fail (BRAMBLE_IS_SHELF (self));
  g_return_if_fail (picture == NULL || GTK_IS_WIDGET (picture));

  bramble_children_remove (self->picture);
  if (picture)
    gtk_box_append (self->picture, picture);
  gtk_label_set_label (self->caption, caption ? caption : "");
  gtk_widget_set_visible (GTK_WIDGET (self->picture), picture != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->caption), caption != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->hero), picture == NULL);
}
