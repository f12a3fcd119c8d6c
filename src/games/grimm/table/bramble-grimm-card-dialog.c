/* bramble-grimm-card-dialog.c: a card to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-card-dialog.h"

#include <glib/gi18n.h>

#include <bramble-grimm-cards.h>

#include "bramble-grimm-face.h"
#include "bramble-grimm-gallery.h"
#include "bramble-picture.h"

/* What the frame of the window takes of the room there is. */
#define CHROME 96

/**
 * BrambleGrimmCardDialog:
 *
 * One card with everything that there is to know about it.
 */
struct _BrambleGrimmCardDialog
{
  GtkWindow parent_instance;

  GtkScrolledWindow *scroller;
  BrambleGrimmFace *face;
  GtkBox *marks;
  GtkLabel *when;
  BramblePicture *type_mark;
  GtkLabel *type;
  GtkLabel *type_text;
  GtkLabel *deck;
  GtkWidget *rulings_heading;
  GtkLabel *rulings;
};

G_DEFINE_FINAL_TYPE (BrambleGrimmCardDialog, bramble_grimm_card_dialog, GTK_TYPE_WINDOW)

static void
bramble_grimm_card_dialog_class_init (BrambleGrimmCardDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRAMBLE_TYPE_GRIMM_FACE);
  g_type_ensure (BRAMBLE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "grimm/bramble-grimm-card-dialog.ui");
#define CHILD(name) gtk_widget_class_bind_template_child (widget_class, BrambleGrimmCardDialog, name)
  CHILD (scroller);
  CHILD (face);
  CHILD (marks);
  CHILD (when);
  CHILD (type_mark);
  CHILD (type);
  CHILD (type_text);
  CHILD (deck);
  CHILD (rulings_heading);
  CHILD (rulings);
#undef CHILD
}

static void
bramble_grimm_card_dialog_init (BrambleGrimmCardDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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

static void
show_card (BrambleGrimmCardDialog *self,
           BrambleItem            *item,
           guint                   edition)
{
  const char *id = bramble_item_get_id (item);
  const char *type = bramble_grimm_card_type_id (id);
  const char *marks[BRAMBLE_GRIMM_MAX_MARKS];
  guint n_marks = bramble_grimm_card_marks (id, edition, marks);
  gboolean plain = g_strcmp0 (type, "fable") == 0 || g_strcmp0 (type, "friend") == 0;
  /* Each time has a line of its own. */
  g_auto (GStrv) times = g_strsplit (bramble_grimm_card_when (id, edition), " · ", -1);
  g_autofree char *when = g_strjoinv ("\n", times);
  g_autofree char *art = plain ? g_strconcat ("grimm/cards/back-", type, NULL) : g_strconcat ("grimm/marks/", type, NULL);

  gtk_window_set_title (GTK_WINDOW (self), bramble_item_get_name (item));
  bramble_grimm_face_set_item (self->face, item);
  for (guint i = 0; i < n_marks; i++)
    gtk_box_append (self->marks, bramble_picture_new (marks[i], 40, 40));
  gtk_label_set_label (self->when, when);
  bramble_picture_set_art (self->type_mark, art);
  gtk_label_set_label (self->type, bramble_grimm_card_type_name (id));
  gtk_label_set_label (self->type_text, bramble_grimm_card_type_text (id));
  gtk_label_set_label (self->deck, bramble_grimm_card_is_advanced (id)
                                   ? _("Only in games with all cards.")
                                   : _("A basic card: it is in every game."));
  gtk_label_set_label (self->rulings, bramble_item_get_note (item));
  gtk_widget_set_visible (self->rulings_heading, bramble_item_get_note (item) != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->rulings), bramble_item_get_note (item) != NULL);
}

/**
 * bramble_grimm_card_dialog_present:
 * @parent: whatever the card was asked for from
 * @card_id: a Fable or Friend, such as "wolf"
 *
 * Returns: (transfer none) (nullable): the dialog, or %NULL when there is no such card
 */
GtkWindow *
bramble_grimm_card_dialog_present (GtkWidget  *parent,
                                   const char *card_id,
                                   guint       edition)
{
  g_autoptr (BrambleItem) item = bramble_grimm_cards_find (card_id, edition);
  BrambleGrimmCardDialog *self;

  if (item == NULL)
    return NULL;

  self = g_object_new (BRAMBLE_TYPE_GRIMM_CARD_DIALOG, NULL);
  show_card (self, item, edition);
  place_over (GTK_WINDOW (self), self->scroller, parent);
  /* Otherwise the text would have the focus and be selected. */
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->scroller));
  gtk_window_present (GTK_WINDOW (self));
  return GTK_WINDOW (self);
}

/**
 * bramble_grimm_pile_dialog_present:
 * @title: what the pile is called
 * @cards: its cards as #BrambleItem, the top one first
 *
 * Returns: (transfer none): a dialog with all the cards; each can be read
 */
GtkWindow *
bramble_grimm_pile_dialog_present (GtkWidget  *parent,
                                   const char *title,
                                   GListModel *cards,
                                   guint       edition)
{
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWindow *dialog;
  GtkWidget *scroller;
  BrambleGrimmGallery *gallery;
  gboolean empty;

  g_return_val_if_fail (G_IS_LIST_MODEL (cards), NULL);

  g_type_ensure (BRAMBLE_TYPE_GRIMM_GALLERY);
  builder = gtk_builder_new_from_resource (BRAMBLE_UI "grimm/bramble-grimm-pile-dialog.ui");
  dialog = GTK_WINDOW (gtk_builder_get_object (builder, "dialog"));
  scroller = GTK_WIDGET (gtk_builder_get_object (builder, "scroller"));
  gallery = BRAMBLE_GRIMM_GALLERY (gtk_builder_get_object (builder, "gallery"));
  empty = g_list_model_get_n_items (cards) == 0;
  gtk_window_set_title (dialog, title);
  gtk_widget_set_visible (GTK_WIDGET (gtk_builder_get_object (builder, "empty")), empty);
  gtk_widget_set_visible (scroller, !empty);
  place_over (dialog, GTK_SCROLLED_WINDOW (scroller), parent);
  bramble_grimm_gallery_set_cards (gallery, cards, edition);
  /* Four rows or fewer are seen without scrolling. */
  if (!empty)
    gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller),
                                                MIN (gtk_scrolled_window_get_max_content_height (GTK_SCROLLED_WINDOW (scroller)),
                                                     30 + 150 * (int) MIN ((g_list_model_get_n_items (cards) + 3) / 4, 4)));
  gtk_window_present (dialog);
  gtk_widget_grab_focus (GTK_WIDGET (gallery));
  return dialog;
}
