/* bramble-book.c: the tabs of a book on a compact table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-book.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-frame.h"
#include "bramble-name.h"

/* Between two tabs, in units of the table. */
#define GAP 0.3

/* Tabs that are still too wide when they are so many times smaller end in dots. */
#define SMALLEST 0.68

/**
 * BrambleBook:
 *
 * A button for each page. The pages themselves are parts of the table's frame,
 * all in one place. Where titles are long, all of them are smaller.
 */
struct _BrambleBook
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (BrambleBook, bramble_book, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_OPENED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
bramble_book_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_book_parent_class)->dispose (object);
}

/* How wide all tabs would like to be, without what is between them. */
static int
measure_tabs (GtkWidget *widget)
{
  int all = 0;

  for (GtkWidget *tab = gtk_widget_get_first_child (widget); tab; tab = gtk_widget_get_next_sibling (tab))
    {
      int natural;

      gtk_widget_measure (tab, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      all += natural;
    }
  return all;
}

static void
bramble_book_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  gboolean leftwards = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint n = bramble_children_count (widget);
  double gap = GAP * bramble_frame_unit (widget);
  double room = width - gap * (MAX (n, 1) - 1);
  double all = MAX (measure_tabs (widget), 1);
  double scale = CLAMP (room / all, SMALLEST, 1);
  /* Of what a tab would like to be. */
  double part = MIN (room / (all * scale), 1);
  double x = 0;

  for (GtkWidget *tab = gtk_widget_get_first_child (widget); tab; tab = gtk_widget_get_next_sibling (tab))
    {
      int least, natural, wide;
      GskTransform *transform;

      gtk_widget_measure (tab, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
      wide = MAX (least, (int) (natural * part));
      transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) (leftwards ? width - x - wide * scale : x), 0));
      gtk_widget_allocate (tab, wide, (int) (height / scale + 0.5), -1, gsk_transform_scale (transform, (float) scale, (float) scale));
      x += wide * scale + gap;
    }
}

static void
bramble_book_class_init (BrambleBookClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_book_dispose;
  widget_class->measure = bramble_measure_nothing;
  widget_class->size_allocate = bramble_book_size_allocate;

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
  g_return_if_fail (BRAMBLE_IS_BOOK (self));

  bramble_children_unparent (GTK_WIDGET (self));
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
      gtk_widget_set_parent (button, GTK_WIDGET (self));
    }
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
