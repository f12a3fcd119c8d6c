/* bramble-rules.c: the rules and the cards, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-rules.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-gallery.h"

/* Cards of one kind, and the heading above them. */
typedef struct
{
  const BrambleGalleryPage *page;
  GtkWidget *heading;
  GtkWidget *gallery;
} Gallery;

/**
 * BrambleRules:
 *
 * A list of the chapters of a game, and the one that is chosen. The last ones are
 * its cards, a chapter for each kind; a search looks through all of them.
 */
struct _BrambleRules
{
  GtkWidget parent_instance;

  GtkListBox *chapters;
  GtkStack *pages;
  GtkScrolledWindow *scroller;
  GtkBox *page;
  GtkWidget *cards;
  GtkEditable *search;
  GtkScrolledWindow *cards_scroller;
  GtkBox *galleries;
  GtkWidget *nothing;
  const BramblePresentation *game;
  GArray *dealt;       /* Gallery: made when somebody wants to see the cards */
  const char *chapter; /* the id of what is shown */
  guint found;         /* cards that are shown */
};

G_DEFINE_FINAL_TYPE (BrambleRules, bramble_rules, GTK_TYPE_WIDGET)

static void
add_row (BrambleRules *self,
         const char   *id,
         const char   *title)
{
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data (G_OBJECT (row), "chapter", (gpointer) id);
  gtk_list_box_append (self->chapters, row);
}

/* Those of the chosen kind; while somebody searches, those of all. */
static void
show_cards (BrambleRules *self)
{
  const char *words = gtk_editable_get_text (self->search);

  self->found = 0;
  for (guint i = 0; i < self->dealt->len; i++)
    {
      const Gallery *kind = &g_array_index (self->dealt, Gallery, i);
      guint n = bramble_gallery_set_search (BRAMBLE_GALLERY (kind->gallery), words);

      if (*words == '\0' && g_strcmp0 (kind->page->id, self->chapter) != 0)
        n = 0;
      self->found += n;
      gtk_widget_set_visible (kind->heading, n > 0);
      gtk_widget_set_visible (kind->gallery, n > 0);
    }
  gtk_widget_set_visible (self->nothing, self->found == 0);
}

static void
search_changed (BrambleRules *self)
{
  show_cards (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->cards_scroller), 0);
}

/* Escape takes back what was typed, and leaves the page when nothing was. */
static void
stop_search (BrambleRules *self)
{
  if (*gtk_editable_get_text (self->search))
    gtk_editable_set_text (self->search, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

static void
show_page (BrambleRules *self)
{
  bramble_children_remove (self->page);
  for (const BramblePage *page = self->game->chapters; page->id; page++)
    if (g_strcmp0 (page->id, self->chapter) == 0)
      gtk_box_append (self->page, bramble_page_new (page, self->game->draw));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static gboolean
is_gallery (BrambleRules *self,
            const char   *chapter)
{
  for (const BrambleGalleryPage *page = self->game->galleries; page && page->id; page++)
    if (g_strcmp0 (page->id, chapter) == 0)
      return TRUE;

  return FALSE;
}

/* The cards are many: they are laid out when somebody wants to see them. */
static void
deal_cards (BrambleRules *self)
{
  BrambleSetup setup;

  bramble_setup_init (&setup, self->game->game);
  for (const BrambleGalleryPage *page = self->game->galleries; page->id; page++)
    {
      g_autoptr (GListModel) cards = page->cards (&setup);
      Gallery kind = {
        .page = page,
        .heading = gtk_label_new (_(page->heading)),
        .gallery = bramble_gallery_new (self->game, &setup, cards),
      };

      gtk_label_set_xalign (GTK_LABEL (kind.heading), 0);
      gtk_widget_add_css_class (kind.heading, "page-title");
      gtk_box_append (self->galleries, kind.heading);
      gtk_box_append (self->galleries, kind.gallery);
      g_array_append_val (self->dealt, kind);
    }
}

static void
row_selected (BrambleRules  *self,
              GtkListBoxRow *row)
{
  const char *chapter = row ? g_object_get_data (G_OBJECT (row), "chapter") : NULL;
  gboolean cards = is_gallery (self, chapter);

  if (chapter == NULL || chapter == self->chapter)
    return;

  self->chapter = chapter;
  if (cards)
    {
      if (self->dealt->len == 0)
        deal_cards (self);
      gtk_editable_set_text (self->search, "");
      search_changed (self);
    }
  else
    show_page (self);
  gtk_stack_set_visible_child_name (self->pages, cards ? "cards" : "page");
}

static void
bramble_rules_dispose (GObject *object)
{
  BrambleRules *self = BRAMBLE_RULES (object);

  if (self->search)
    gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), NULL);
  self->search = NULL;
  bramble_children_unparent (GTK_WIDGET (object));
  g_clear_pointer (&self->dealt, g_array_unref);

  G_OBJECT_CLASS (bramble_rules_parent_class)->dispose (object);
}

static void
bramble_rules_class_init (BrambleRulesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_rules_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-rules.ui");
#define CHILD(name) gtk_widget_class_bind_template_child (widget_class, BrambleRules, name)
  CHILD (chapters);
  CHILD (pages);
  CHILD (scroller);
  CHILD (page);
  CHILD (cards);
  CHILD (search);
  CHILD (cards_scroller);
  CHILD (galleries);
  CHILD (nothing);
#undef CHILD
  gtk_widget_class_bind_template_callback (widget_class, row_selected);
  gtk_widget_class_bind_template_callback (widget_class, search_changed);
  gtk_widget_class_bind_template_callback (widget_class, stop_search);
}

static void
bramble_rules_init (BrambleRules *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->dealt = g_array_new (FALSE, FALSE, sizeof (Gallery));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chapters), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Chapters"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search the cards"), -1);
  /* To type is to search, wherever the focus is among the cards. */
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), self->cards);
}

/**
 * bramble_rules_new:
 * @game: whose rules they are; it has chapters
 */
GtkWidget *
bramble_rules_new (const BramblePresentation *game)
{
  BrambleRules *self = g_object_new (BRAMBLE_TYPE_RULES, NULL);

  self->game = game;
  for (const BramblePage *page = game->chapters; page->id; page++)
    add_row (self, page->id, _(page->title));
  for (const BrambleGalleryPage *page = game->galleries; page && page->id; page++)
    add_row (self, page->id, _(page->title));
  bramble_rules_show_chapter (self, game->chapters[0].id);
  return GTK_WIDGET (self);
}

/**
 * bramble_rules_show_chapter:
 * @chapter: the id of a chapter or of a kind of cards
 */
void
bramble_rules_show_chapter (BrambleRules *self,
                            const char   *chapter)
{
  GtkListBoxRow *row;

  g_return_if_fail (BRAMBLE_IS_RULES (self));

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->chapters, i)); i++)
    if (g_strcmp0 (g_object_get_data (G_OBJECT (row), "chapter"), chapter) == 0)
      gtk_list_box_select_row (self->chapters, row);
}

const char *
bramble_rules_get_chapter (BrambleRules *self)
{
  g_return_val_if_fail (BRAMBLE_IS_RULES (self), NULL);

  return self->chapter;
}

/**
 * bramble_rules_search:
 *
 * Shows the cards that have all words of @search in their name or text.
 *
 * Returns: how many there are
 */
guint
bramble_rules_search (BrambleRules *self,
                      const char   *search)
{
  g_return_val_if_fail (BRAMBLE_IS_RULES (self), 0);

  if (self->game->galleries == NULL)
    return 0;
  if (!is_gallery (self, self->chapter))
    bramble_rules_show_chapter (self, self->game->galleries[0].id);
  gtk_editable_set_text (self->search, search);
  search_changed (self);
  return self->found;
}
