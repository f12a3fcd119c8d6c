/* bramble-rules.c: the rules and the cards, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-rules.h"

#include <glib/gi18n.h>

#include <bramble-grimm-cards.h>

#include "bramble-grimm-gallery.h"
#include "bramble-grimm-pages.h"

/**
 * BrambleRules:
 *
 * A list of chapters, and the one that is chosen. The last two are all Fables
 * and all Friends; a search looks through both.
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
  GtkWidget *fables_heading;
  BrambleGrimmGallery *fables;
  GtkWidget *friends_heading;
  BrambleGrimmGallery *friends;
  GtkWidget *nothing;
  const char *chapter; /* the id of what is shown */
  guint found;         /* cards that are shown */
  gboolean dealt;      /* the galleries have their cards */
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

/* Those of the chosen kind; while somebody searches, those of both. */
static void
show_cards (BrambleRules *self)
{
  const char *words = gtk_editable_get_text (self->search);
  gboolean searching = *words != '\0';
  gboolean friends = g_strcmp0 (self->chapter, "friends") == 0;
  guint n_fables = bramble_grimm_gallery_set_search (self->fables, words);
  guint n_friends = bramble_grimm_gallery_set_search (self->friends, words);

  if (!searching && friends)
    n_fables = 0;
  if (!searching && !friends)
    n_friends = 0;
  self->found = n_fables + n_friends;
  gtk_widget_set_visible (self->fables_heading, n_fables > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->fables), n_fables > 0);
  gtk_widget_set_visible (self->friends_heading, n_friends > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->friends), n_friends > 0);
  gtk_widget_set_visible (self->nothing, self->found == 0);
}

static void
search_changed (BrambleRules *self)
{
  show_cards (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->cards_scroller), 0);
}

static void
stop_search (BrambleRules *self)
{
  gtk_editable_set_text (self->search, "");
}

static void
show_page (BrambleRules *self)
{
  guint n;
  const BramblePage *chapters = bramble_grimm_chapters (&n);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->page))))
    gtk_box_remove (self->page, child);
  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (chapters[i].id, self->chapter) == 0)
      gtk_box_append (self->page, bramble_page_new (&chapters[i]));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/* The cards are many: they are laid out when somebody wants to see them. */
static void
deal_cards (BrambleRules *self)
{
  g_autoptr (GListModel) fables = bramble_grimm_cards_new ("fable", 0);
  g_autoptr (GListModel) friends = bramble_grimm_cards_new ("friend", 0);

  bramble_grimm_gallery_set_cards (self->fables, fables, 0);
  bramble_grimm_gallery_set_cards (self->friends, friends, 0);
}

static void
row_selected (BrambleRules  *self,
              GtkListBoxRow *row)
{
  const char *chapter = row ? g_object_get_data (G_OBJECT (row), "chapter") : NULL;
  gboolean cards = g_strcmp0 (chapter, "fables") == 0 || g_strcmp0 (chapter, "friends") == 0;

  if (chapter == NULL || chapter == self->chapter)
    return;

  self->chapter = chapter;
  if (cards)
    {
      if (!self->dealt)
        deal_cards (self);
      self->dealt = TRUE;
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
  GtkWidget *child;

  if (self->search)
    gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), NULL);
  self->search = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (bramble_rules_parent_class)->dispose (object);
}

static void
bramble_rules_class_init (BrambleRulesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_rules_dispose;

  g_type_ensure (BRAMBLE_TYPE_GRIMM_GALLERY);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-rules.ui");
#define CHILD(name) gtk_widget_class_bind_template_child (widget_class, BrambleRules, name)
  CHILD (chapters);
  CHILD (pages);
  CHILD (scroller);
  CHILD (page);
  CHILD (cards);
  CHILD (search);
  CHILD (cards_scroller);
  CHILD (fables_heading);
  CHILD (fables);
  CHILD (friends_heading);
  CHILD (friends);
  CHILD (nothing);
#undef CHILD
  gtk_widget_class_bind_template_callback (widget_class, row_selected);
  gtk_widget_class_bind_template_callback (widget_class, search_changed);
  gtk_widget_class_bind_template_callback (widget_class, stop_search);
}

static void
bramble_rules_init (BrambleRules *self)
{
  guint n;
  const BramblePage *chapters = bramble_grimm_chapters (&n);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chapters), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Chapters"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search the cards"), -1);
  /* To type is to search, wherever the focus is among the cards. */
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), self->cards);
  for (guint i = 0; i < n; i++)
    add_row (self, chapters[i].id, _(chapters[i].title));
  add_row (self, "fables", _("All Fables"));
  add_row (self, "friends", _("All Friends"));
  bramble_rules_show_chapter (self, chapters[0].id);
}

GtkWidget *
bramble_rules_new (void)
{
  return g_object_new (BRAMBLE_TYPE_RULES, NULL);
}

/**
 * bramble_rules_show_chapter:
 * @chapter: the id of a chapter, or "fables" or "friends"
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

  if (g_strcmp0 (self->chapter, "friends") != 0)
    bramble_rules_show_chapter (self, "fables");
  gtk_editable_set_text (self->search, search);
  search_changed (self);
  return self->found;
}
