/* bramble-book.c: the tabs of a book on a compact table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-book.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-name.h"

/* Of so many tabs with more letters than these no title would be whole: theirs are smaller. */
#define MANY_TABS 5
#define FEW_LETTERS 34

/**
 * BrambleBook:
 *
 * A button for each page. The pages themselves are parts of the table's frame,
 * all in one place.
 */
struct _BrambleBook
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (BrambleBook, bramble_book, GTK_TYPE_BOX)

enum
{
  SIGNAL_OPENED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
bramble_book_class_init (BrambleBookClass *klass)
{
  /**
   * BrambleBook::opened:
   * @id: of the page
   *
   * Somebody has chosen a page.
   */
  signals[SIGNAL_OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
bramble_book_init (BrambleBook *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "tabs");
}

GtkWidget *
bramble_book_new (void)
{
  return g_object_new (BRAMBLE_TYPE_BOOK, NULL);
}

static const char *
id_of (GtkWidget *tab)
{
  return g_object_get_data (G_OBJECT (tab), "bramble-tab");
}

static void
tab_pressed (GtkWidget   *tab,
             BrambleBook *self)
{
  g_signal_emit (self, signals[SIGNAL_OPENED], 0, id_of (tab));
}

/**
 * bramble_book_set_tabs:
 * @tabs: the pages, ended by a NULL id
 */
void
bramble_book_set_tabs (BrambleBook      *self,
                       const BrambleTab *tabs)
{
  glong letters = 0;
  guint n = 0;

  g_return_if_fail (BRAMBLE_IS_BOOK (self));

  bramble_children_remove (GTK_BOX (self));
  gtk_widget_remove_css_class (GTK_WIDGET (self), "tight");
  for (const BrambleTab *tab = tabs; tab->id; tab++)
    {
      const char *title = g_dpgettext2 (NULL, "page of the book", tab->title);
      GtkWidget *button = gtk_toggle_button_new_with_label (title);
      GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      bramble_name_cut (button, GTK_LABEL (label));
      bramble_name_button (button, title);
      gtk_widget_add_css_class (button, "tab");
      g_object_set_data (G_OBJECT (button), "bramble-tab", (gpointer) tab->id);
      g_signal_connect (button, "clicked", G_CALLBACK (tab_pressed), self);
      gtk_box_append (GTK_BOX (self), button);
      letters += g_utf8_strlen (title, -1);
      n++;
    }
  if (n >= MANY_TABS && letters > FEW_LETTERS)
    gtk_widget_add_css_class (GTK_WIDGET (self), "tight");
}

/* Shows which page is open. */
void
bramble_book_open (BrambleBook *self,
                   const char  *id)
{
  g_return_if_fail (BRAMBLE_IS_BOOK (self));

  for (GtkWidget *tab = gtk_widget_get_first_child (GTK_WIDGET (self)); tab; tab = gtk_widget_get_next_sibling (tab))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tab), g_strcmp0 (id_of (tab), id) == 0);
}
