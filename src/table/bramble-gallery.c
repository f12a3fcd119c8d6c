/* bramble-gallery.c: many cards side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gallery.h"

#include "bramble-announce.h"
#include "bramble-card-dialog.h"
#include "bramble-children.h"
#include "bramble-picture.h"

/* How wide a card is, in pixels, and how small the letters of a name may be for it, in parts of others. */
#define CARD_WIDTH 142
#define SMALLEST 0.7

/**
 * BrambleGallery:
 *
 * Cards with picture and name. To activate one shows it large. A search leaves
 * those that have the words in their name or text.
 */
struct _BrambleGallery
{
  GtkWidget parent_instance;

  GtkFilterListModel *cards; /* BrambleItem, those that are found */
  GtkFilter *filter;
  const BramblePresentation *game;
  BrambleSetup setup;        /* of the game that they are the cards of */
  char **words;              /* (nullable): what is searched for, folded */
  GtkFlowBox *flow;
};

G_DEFINE_FINAL_TYPE (BrambleGallery, bramble_gallery, GTK_TYPE_WIDGET)

/* What all of its type have, in a corner. */
static void
append_badge (GtkWidget  *overlay,
              const char *art)
{
  GtkWidget *mark = bramble_picture_new (art, 30, 30);

  gtk_widget_set_halign (mark, GTK_ALIGN_END);
  gtk_widget_set_valign (mark, GTK_ALIGN_END);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), mark);
}

static GtkWidget *
create_picture (const BrambleCardInfo *card,
                const char            *id)
{
  GtkWidget *picture = card->draw ? card->draw (id, TRUE) : NULL;

  if (picture)
    {
      gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
      return picture;
    }
  picture = bramble_picture_new (card->picture, 140, 105);
  /* A gallery scrolls, so its pictures need not shrink. */
  gtk_widget_set_size_request (picture, 140, 105);
  return picture;
}

/* Makes the letters of a name smaller where else a word of it would be broken. */
static void
fit_words (GtkLabel *label)
{
  g_auto (GStrv) words = g_strsplit (gtk_label_get_label (label), " ", -1);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  int widest = 0;

  for (guint i = 0; words[i]; i++)
    {
      g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), words[i]);
      int width;

      pango_layout_get_pixel_size (layout, &width, NULL);
      widest = MAX (widest, width);
    }
  if (widest > CARD_WIDTH)
    {
      /* Small letters are a little wider than large ones would be at their size. */
      pango_attr_list_insert (attributes, pango_attr_scale_new (MAX (SMALLEST, 0.97 * CARD_WIDTH / widest)));
      gtk_label_set_attributes (label, attributes);
    }
}

static GtkWidget *
create_card (gpointer item,
             gpointer user_data)
{
  BrambleGallery *self = user_data;
  const char *name = bramble_item_get_name (item);
  const char *text = bramble_item_get_text (item);
  g_auto (BrambleCardInfo) card = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *picture;
  GtkWidget *child = gtk_flow_box_child_new ();

  self->game->describe_card (&self->setup, bramble_item_get_id (item), &card);
  picture = create_picture (&card, bramble_item_get_id (item));
  gtk_overlay_set_child (GTK_OVERLAY (overlay), picture);
  if (card.badge)
    append_badge (overlay, card.type_picture);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 1);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_vexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), overlay);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_size_request (box, CARD_WIDTH, -1);
  g_signal_connect_after (label, "map", G_CALLBACK (fit_words), NULL);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  gtk_widget_add_css_class (child, "gallery-card");
  if (card.style)
    gtk_widget_add_css_class (child, card.style);
  gtk_widget_set_halign (child, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (child, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name ? name : "", -1);
  bramble_describe (child, text);
  return child;
}

static void
card_activated (BrambleGallery  *self,
                GtkFlowBoxChild *child)
{
  g_autoptr (BrambleItem) item = g_list_model_get_item (G_LIST_MODEL (self->cards),
                                                        (guint) gtk_flow_box_child_get_index (child));

  if (item)
    bramble_card_dialog_present (GTK_WIDGET (self), self->game, &self->setup, bramble_item_get_id (item));
}

static void
add_words (GString    *all,
           const char *text)
{
  if (text)
    g_string_append_printf (all, "%s\n", text);
}

/* Whether all the words are in the name or in what the card says. */
static gboolean
matches (gpointer item,
         gpointer user_data)
{
  BrambleGallery *self = user_data;
  g_auto (BrambleCardInfo) card = { 0 };
  g_autoptr (GString) all = g_string_new (NULL);
  g_autofree char *folded = NULL;

  self->game->describe_card (&self->setup, bramble_item_get_id (item), &card);
  add_words (all, bramble_item_get_name (item));
  add_words (all, bramble_item_get_text (item));
  add_words (all, card.type);
  add_words (all, card.when);
  folded = g_utf8_casefold (all->str, -1);
  for (guint i = 0; self->words && self->words[i]; i++)
    if (strstr (folded, self->words[i]) == NULL)
      return FALSE;

  return TRUE;
}

/* The first card has it, if there is one. */
static gboolean
bramble_gallery_grab_focus (GtkWidget *widget)
{
  GtkFlowBoxChild *first = gtk_flow_box_get_child_at_index (BRAMBLE_GALLERY (widget)->flow, 0);

  return first && gtk_widget_grab_focus (GTK_WIDGET (first));
}

static void
bramble_gallery_dispose (GObject *object)
{
  BrambleGallery *self = BRAMBLE_GALLERY (object);

  /* The list and the filter may outlive the gallery. */
  if (self->filter)
    gtk_custom_filter_set_filter_func (GTK_CUSTOM_FILTER (self->filter), NULL, NULL, NULL);
  bramble_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->cards);
  g_clear_object (&self->filter);
  g_clear_pointer (&self->words, g_strfreev);

  G_OBJECT_CLASS (bramble_gallery_parent_class)->dispose (object);
}

static void
bramble_gallery_class_init (BrambleGalleryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_gallery_dispose;
  widget_class->grab_focus = bramble_gallery_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-gallery.ui");
  gtk_widget_class_bind_template_child (widget_class, BrambleGallery, flow);
  gtk_widget_class_bind_template_callback (widget_class, card_activated);
}

static void
bramble_gallery_init (BrambleGallery *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->filter = GTK_FILTER (gtk_custom_filter_new (matches, self, NULL));
  self->cards = gtk_filter_list_model_new (NULL, g_object_ref (self->filter));
  gtk_flow_box_bind_model (self->flow, G_LIST_MODEL (self->cards), create_card, self, NULL);
}

/* See bramble_gallery_set_cards(). */
GtkWidget *
bramble_gallery_new (const BramblePresentation *game,
                     const BrambleSetup        *setup,
                     GListModel                *cards)
{
  BrambleGallery *self = g_object_new (BRAMBLE_TYPE_GALLERY, NULL);

  bramble_gallery_set_cards (self, game, setup, cards);
  return GTK_WIDGET (self);
}

/**
 * bramble_gallery_set_cards:
 * @setup: how the game is set up that they belong to
 * @cards: cards of @game as #BrambleItem; the gallery follows the list
 */
void
bramble_gallery_set_cards (BrambleGallery            *self,
                           const BramblePresentation *game,
                           const BrambleSetup        *setup,
                           GListModel                *cards)
{
  g_return_if_fail (BRAMBLE_IS_GALLERY (self));
  g_return_if_fail (game->describe_card);

  self->game = game;
  self->setup = *setup;
  gtk_filter_list_model_set_model (self->cards, cards);
}

/**
 * bramble_gallery_set_search:
 * @search: (nullable): words that a card must have, or nothing for all cards
 *
 * Returns: how many cards are shown
 */
guint
bramble_gallery_set_search (BrambleGallery *self,
                            const char     *search)
{
  g_autofree char *folded = g_utf8_casefold (search ? search : "", -1);

  g_return_val_if_fail (BRAMBLE_IS_GALLERY (self), 0);

  g_strfreev (self->words);
  self->words = g_strsplit_set (g_strstrip (folded), " \t", -1);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  return g_list_model_get_n_items (G_LIST_MODEL (self->cards));
}
