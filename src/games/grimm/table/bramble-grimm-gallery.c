/* bramble-grimm-gallery.c: many cards side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-gallery.h"

#include <bramble-grimm-cards.h>

#include "bramble-children.h"
#include "bramble-grimm-card-dialog.h"
#include "bramble-grimm-face.h"
#include "bramble-picture.h"

/**
 * BrambleGrimmGallery:
 *
 * Cards with picture and name. To activate one shows it large. A search leaves
 * those that have the words in their name or text.
 */
struct _BrambleGrimmGallery
{
  GtkWidget parent_instance;

  GtkFilterListModel *cards; /* BrambleItem, those that are found */
  GtkFilter *filter;
  guint edition;
  char **words;              /* (nullable): what is searched for, folded */
  GtkFlowBox *flow;
};

G_DEFINE_FINAL_TYPE (BrambleGrimmGallery, bramble_grimm_gallery, GTK_TYPE_WIDGET)

static void
append_mark (GtkWidget  *overlay,
             const char *card_id)
{
  const char *type = bramble_grimm_card_type_id (card_id);
  g_autofree char *art = NULL;
  GtkWidget *mark;

  if (type == NULL || g_str_equal (type, "fable") || g_str_equal (type, "friend"))
    return;
  art = g_strconcat ("grimm/marks/", type, NULL);
  mark = bramble_picture_new (art, 30, 30);
  gtk_widget_set_halign (mark, GTK_ALIGN_END);
  gtk_widget_set_valign (mark, GTK_ALIGN_END);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), mark);
}

static GtkWidget *
create_card (gpointer item,
             gpointer user_data)
{
  const char *id = bramble_item_get_id (item);
  const char *kind = bramble_item_get_kind (item);
  const char *name = bramble_item_get_name (item);
  const char *text = bramble_item_get_text (item);
  g_autofree char *art = bramble_grimm_card_art (id, kind);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *picture = bramble_picture_new (art, 140, 105);
  GtkWidget *child = gtk_flow_box_child_new ();

  /* A gallery scrolls, so its pictures need not shrink. */
  gtk_widget_set_size_request (picture, 140, 105);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), picture);
  append_mark (overlay, id);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 1);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_vexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), overlay);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_size_request (box, 142, -1);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  gtk_widget_add_css_class (child, "gallery-card");
  gtk_widget_add_css_class (child, g_strcmp0 (kind, "friend") == 0 ? "friend" : "fable");
  gtk_widget_set_halign (child, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (child, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name ? name : "",
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text ? text : "",
                                  -1);
  return child;
}

static void
card_activated (BrambleGrimmGallery *self,
                GtkFlowBoxChild     *child)
{
  g_autoptr (BrambleItem) item = g_list_model_get_item (G_LIST_MODEL (self->cards),
                                                        (guint) gtk_flow_box_child_get_index (child));

  if (item)
    bramble_grimm_card_dialog_present (GTK_WIDGET (self), bramble_item_get_id (item), self->edition);
}

/* Whether all the words are in the name or in what the card says. */
static gboolean
matches (gpointer item,
         gpointer user_data)
{
  BrambleGrimmGallery *self = user_data;
  const char *id = bramble_item_get_id (item);
  g_autofree char *all = g_strjoin ("\n", bramble_item_get_name (item), bramble_item_get_text (item),
                                    bramble_grimm_card_type_name (id), bramble_grimm_card_when (id, self->edition), NULL);
  g_autofree char *folded = g_utf8_casefold (all, -1);

  for (guint i = 0; self->words && self->words[i]; i++)
    if (strstr (folded, self->words[i]) == NULL)
      return FALSE;

  return TRUE;
}

/* The first card has it, if there is one. */
static gboolean
bramble_grimm_gallery_grab_focus (GtkWidget *widget)
{
  GtkFlowBoxChild *first = gtk_flow_box_get_child_at_index (BRAMBLE_GRIMM_GALLERY (widget)->flow, 0);

  return first && gtk_widget_grab_focus (GTK_WIDGET (first));
}

static void
bramble_grimm_gallery_dispose (GObject *object)
{
  BrambleGrimmGallery *self = BRAMBLE_GRIMM_GALLERY (object);

  /* The list and the filter may outlive the gallery. */
  if (self->filter)
    gtk_custom_filter_set_filter_func (GTK_CUSTOM_FILTER (self->filter), NULL, NULL, NULL);
  bramble_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->cards);
  g_clear_object (&self->filter);
  g_clear_pointer (&self->words, g_strfreev);

  G_OBJECT_CLASS (bramble_grimm_gallery_parent_class)->dispose (object);
}

static void
bramble_grimm_gallery_class_init (BrambleGrimmGalleryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_grimm_gallery_dispose;
  widget_class->grab_focus = bramble_grimm_gallery_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "grimm/bramble-grimm-gallery.ui");
  gtk_widget_class_bind_template_child (widget_class, BrambleGrimmGallery, flow);
  gtk_widget_class_bind_template_callback (widget_class, card_activated);
}

static void
bramble_grimm_gallery_init (BrambleGrimmGallery *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->filter = GTK_FILTER (gtk_custom_filter_new (matches, self, NULL));
  self->cards = gtk_filter_list_model_new (NULL, g_object_ref (self->filter));
  gtk_flow_box_bind_model (self->flow, G_LIST_MODEL (self->cards), create_card, NULL, NULL);
}

GtkWidget *
bramble_grimm_gallery_new (GListModel *cards,
                           guint       edition)
{
  BrambleGrimmGallery *self = g_object_new (BRAMBLE_TYPE_GRIMM_GALLERY, NULL);

  bramble_grimm_gallery_set_cards (self, cards, edition);
  return GTK_WIDGET (self);
}

/**
 * bramble_grimm_gallery_set_cards:
 * @cards: Fables and Friends as #BrambleItem; the gallery follows the list
 */
void
bramble_grimm_gallery_set_cards (BrambleGrimmGallery *self,
                                 GListModel          *cards,
                                 guint                edition)
{
  g_return_if_fail (BRAMBLE_IS_GRIMM_GALLERY (self));

  self->edition = edition;
  gtk_filter_list_model_set_model (self->cards, cards);
}

/**
 * bramble_grimm_gallery_set_search:
 * @search: (nullable): words that a card must have, or nothing for all cards
 *
 * Returns: how many cards are shown
 */
guint
bramble_grimm_gallery_set_search (BrambleGrimmGallery *self,
                                  const char          *search)
{
  g_autofree char *folded = g_utf8_casefold (search ? search : "", -1);

  g_return_val_if_fail (BRAMBLE_IS_GRIMM_GALLERY (self), 0);

  g_strfreev (self->words);
  self->words = g_strsplit_set (g_strstrip (folded), " \t", -1);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  return g_list_model_get_n_items (G_LIST_MODEL (self->cards));
}
