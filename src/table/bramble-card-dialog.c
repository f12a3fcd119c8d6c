/* bramble-card-dialog.c: a card to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-card-dialog.h"

#include "bramble-announce.h"
#include "bramble-contrast.h"
#include "bramble-face.h"
#include "bramble-gallery.h"
#include "bramble-picture.h"

/* What the frame of the window takes of the room there is. */
#define CHROME 96

/**
 * BrambleCardDialog:
 *
 * One card with everything that there is to know about it.
 */
struct _BrambleCardDialog
{
  GtkWindow parent_instance;

  GtkScrolledWindow *scroller;
  GtkWidget *all;
  BrambleFace *face;
  GtkWidget *times;
  GtkBox *marks;
  GtkLabel *when;
  GtkWidget *kind;
  BramblePicture *type_mark;
  GtkLabel *type;
  GtkLabel *type_text;
  GtkLabel *deck;
  GtkLabel *text;
  GtkWidget *rulings_heading;
  GtkLabel *rulings;
};

G_DEFINE_FINAL_TYPE (BrambleCardDialog, bramble_card_dialog, GTK_TYPE_WINDOW)

static void
bramble_card_dialog_class_init (BrambleCardDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  g_type_ensure (BRAMBLE_TYPE_FACE);
  g_type_ensure (BRAMBLE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-card-dialog.ui");
#define CHILD(name) gtk_widget_class_bind_template_child (widget_class, BrambleCardDialog, name)
  CHILD (scroller);
  CHILD (all);
  CHILD (face);
  CHILD (times);
  CHILD (marks);
  CHILD (when);
  CHILD (kind);
  CHILD (type_mark);
  CHILD (type);
  CHILD (type_text);
  CHILD (deck);
  CHILD (text);
  CHILD (rulings_heading);
  CHILD (rulings);
#undef CHILD
}

static void
bramble_card_dialog_init (BrambleCardDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bramble_contrast_follow (GTK_WIDGET (self));
  bramble_contrast_follow (GTK_WIDGET (self->scroller));
}

/* Over the window of @parent, and no larger. */
static void
place_over (GtkWindow         *dialog,
            GtkScrolledWindow *scroller,
            GtkWidget         *parent)
{
  GtkRoot *root = parent ? gtk_widget_get_root (parent) : NULL;

  if (!GTK_IS_WINDOW (root))
    return;

  gtk_window_set_transient_for (dialog, GTK_WINDOW (root));
  gtk_window_set_destroy_with_parent (dialog, TRUE);
  gtk_window_set_modal (dialog, TRUE);
  /* A dialog over a dialog may be as tall as the one below it would like. */
  if (gtk_window_get_transient_for (GTK_WINDOW (root)))
    root = GTK_ROOT (gtk_window_get_transient_for (GTK_WINDOW (root)));
  if (gtk_widget_get_height (GTK_WIDGET (root)) > 0)
    {
      int most = MAX (480, gtk_widget_get_width (GTK_WIDGET (root)) - CHROME / 2);
      int width;

      gtk_scrolled_window_set_max_content_height (scroller, MAX (320, gtk_widget_get_height (GTK_WIDGET (root)) - CHROME));
      gtk_widget_measure (GTK_WIDGET (scroller), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      if (width > most)
        gtk_window_set_default_size (dialog, most, -1);
    }
}

/* A label that is not there when it has nothing to say. */
static void
say (GtkLabel   *label,
     const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

/* A card that its game draws is a picture only: its words stand beside it, too. */
static void
show_face (BrambleCardDialog     *self,
           const BrambleCardInfo *card)
{
  GtkWidget *drawn = card->draw ? card->draw (bramble_item_get_id (card->item), FALSE) : NULL;

  say (self->text, drawn ? bramble_item_get_text (card->item) : NULL);
  if (drawn == NULL)
    {
      bramble_face_set_card (self->face, card);
      return;
    }
  gtk_widget_set_valign (drawn, GTK_ALIGN_START);
  gtk_widget_insert_before (drawn, gtk_widget_get_parent (GTK_WIDGET (self->face)), GTK_WIDGET (self->face));
  gtk_widget_set_visible (GTK_WIDGET (self->face), FALSE);
}

/* Everything that is read on it is also what a screen reader says when it comes. */
static void
speak (BrambleCardDialog     *self,
       const BrambleCardInfo *card)
{
  const char *const lines[] = { bramble_item_get_text (card->item), card->when, card->type, card->type_text, card->deck,
                                bramble_item_get_note (card->item) };
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (lines[i] && *lines[i])
      g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", lines[i]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->all),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, bramble_item_get_name (card->item), -1);
  bramble_describe (self->all, words->str);
}

static void
show_card (BrambleCardDialog     *self,
           const BrambleCardInfo *card)
{
  /* Each time has a line of its own. */
  g_auto (GStrv) times = g_strsplit (card->when ? card->when : "", " · ", -1);
  g_autofree char *when = g_strjoinv ("\n", times);

  gtk_window_set_title (GTK_WINDOW (self), bramble_item_get_name (card->item));
  show_face (self, card);
  for (guint i = 0; i < G_N_ELEMENTS (card->marks) && card->marks[i]; i++)
    gtk_box_append (self->marks, bramble_picture_new (card->marks[i], 40, 40));
  gtk_label_set_label (self->when, when);
  gtk_widget_set_visible (self->times, card->when != NULL);
  bramble_picture_set_art (self->type_mark, card->type_picture);
  gtk_widget_set_visible (self->kind, card->type != NULL);
  say (self->type, card->type);
  say (self->type_text, card->type_text);
  say (self->deck, card->deck);
  say (self->rulings, bramble_item_get_note (card->item));
  gtk_widget_set_visible (self->rulings_heading, bramble_item_get_note (card->item) != NULL);
  speak (self, card);
}

/**
 * bramble_card_dialog_present:
 * @parent: whatever the card was asked for from
 * @setup: how the game is set up in which it is a card
 * @id: of the card
 *
 * Returns: (transfer none) (nullable): the dialog, or %NULL when @game has no such card
 */
GtkWindow *
bramble_card_dialog_present (GtkWidget                 *parent,
                             const BramblePresentation *game,
                             const BrambleSetup        *setup,
                             const char                *id)
{
  g_auto (BrambleCardInfo) card = { 0 };
  BrambleCardDialog *self;

  if (game->describe_card == NULL || !game->describe_card (setup, id, &card))
    return NULL;

  self = g_object_new (BRAMBLE_TYPE_CARD_DIALOG, NULL);
  show_card (self, &card);
  place_over (GTK_WINDOW (self), self->scroller, parent);
  /* Otherwise the text would have the focus and be selected. */
  gtk_window_set_focus (GTK_WINDOW (self), self->all);
  bramble_announce_window (GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (self));
  return GTK_WINDOW (self);
}

/**
 * bramble_pile_dialog_present:
 * @title: what the pile is called
 * @cards: its cards as #BrambleItem, the top one first
 *
 * Returns: (transfer none): a dialog with all the cards; each can be read
 */
GtkWindow *
bramble_pile_dialog_present (GtkWidget                 *parent,
                             const BramblePresentation *game,
                             const BrambleSetup        *setup,
                             const char                *title,
                             GListModel                *cards)
{
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWindow *dialog;
  GtkWidget *scroller;
  BrambleGallery *gallery;
  gboolean empty;

  g_return_val_if_fail (G_IS_LIST_MODEL (cards), NULL);

  g_type_ensure (BRAMBLE_TYPE_GALLERY);
  builder = gtk_builder_new_from_resource (BRAMBLE_UI "bramble-pile-dialog.ui");
  dialog = GTK_WINDOW (gtk_builder_get_object (builder, "dialog"));
  scroller = GTK_WIDGET (gtk_builder_get_object (builder, "scroller"));
  gallery = BRAMBLE_GALLERY (gtk_builder_get_object (builder, "gallery"));
  empty = g_list_model_get_n_items (cards) == 0;
  gtk_window_set_title (dialog, title);
  bramble_contrast_follow (GTK_WIDGET (dialog));
  bramble_contrast_follow (gtk_window_get_child (dialog));
  gtk_widget_set_visible (GTK_WIDGET (gtk_builder_get_object (builder, "empty")), empty);
  gtk_widget_set_visible (scroller, !empty);
  place_over (dialog, GTK_SCROLLED_WINDOW (scroller), parent);
  bramble_gallery_set_cards (gallery, game, setup, cards);
  /* Four rows or fewer are seen without scrolling. */
  if (!empty)
    gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller),
                                                MIN (gtk_scrolled_window_get_max_content_height (GTK_SCROLLED_WINDOW (scroller)),
                                                     30 + 150 * (int) MIN ((g_list_model_get_n_items (cards) + 3) / 4, 4)));
  bramble_announce_window (dialog);
  gtk_window_present (dialog);
  gtk_widget_grab_focus (GTK_WIDGET (gallery));
  return dialog;
}
