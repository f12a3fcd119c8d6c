/* bramble-tale-view.c: a tale, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-tale-view.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-name.h"
#include "bramble-tale-spread.h"

/**
 * BrambleTaleView:
 *
 * A book with what turns its pages below it: keys do it too. Its buttons run the actions
 * "win.back" and "win.save-book".
 */
struct _BrambleTaleView
{
  GtkWidget parent_instance;

  BrambleTale *tale;
  BrambleTaleSpread *spread;
  GtkButton *earlier;      /* to another chapter */
  GtkLabel *earlier_label;
  GtkButton *later;
  GtkLabel *later_label;
  GtkButton *back;         /* to another page */
  GtkButton *on;
  GtkLabel *place;
};

G_DEFINE_FINAL_TYPE (BrambleTaleView, bramble_tale_view, GTK_TYPE_WIDGET)

/* No chapter. */
#define NONE (-1)

/* Returns the last chapter that begins before @page, or NONE. */
static int
chapter_before (BrambleTaleView *self,
                guint            page)
{
  int found = NONE;

  for (guint i = 0; i < self->tale->chapters->len; i++)
    if (bramble_tale_spread_find (self->spread, i) < page)
      found = (int) i;
  return found;
}

/* Returns the first that begins after what is seen, or NONE. */
static int
chapter_after (BrambleTaleView *self)
{
  guint end = bramble_tale_spread_get_page (self->spread) + bramble_tale_spread_get_seen (self->spread);
  int next = chapter_before (self, end) + 1;

  return next < (int) self->tale->chapters->len ? next : NONE;
}

static void
name_chapter (BrambleTaleView *self,
              GtkButton       *button,
              GtkLabel        *label,
              int              chapter)
{
  const BrambleTaleChapter *there = chapter == NONE ? NULL : g_ptr_array_index (self->tale->chapters, chapter);

  gtk_widget_set_sensitive (GTK_WIDGET (button), there != NULL);
  gtk_label_set_label (label, there ? there->heading : "");
  gtk_widget_set_visible (GTK_WIDGET (button), there != NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), there ? there->heading : NULL);
  if (there)
    bramble_name_button (GTK_WIDGET (button), there->heading);
}

static void
turned (BrambleTaleView *self)
{
  guint page = bramble_tale_spread_get_page (self->spread);
  guint seen = bramble_tale_spread_get_seen (self->spread);
  guint n = bramble_tale_spread_get_n (self->spread);
  g_autofree char *place = seen > 1 ? g_strdup_printf (_("Pages %1$u and %2$u of %3$u"), page + 1, page + 2, n)
                                    : g_strdup_printf (_("Page %1$u of %2$u"), page + 1, n);

  gtk_label_set_label (self->place, place);
  gtk_widget_set_sensitive (GTK_WIDGET (self->back), page > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->on), page + seen < n);
  name_chapter (self, self->earlier, self->earlier_label, chapter_before (self, page));
  name_chapter (self, self->later, self->later_label, chapter_after (self));
}

static void
earlier_clicked (BrambleTaleView *self)
{
  int chapter = chapter_before (self, bramble_tale_spread_get_page (self->spread));

  if (chapter != NONE)
    bramble_tale_spread_open (self->spread, bramble_tale_spread_find (self->spread, (guint) chapter));
}

static void
later_clicked (BrambleTaleView *self)
{
  int chapter = chapter_after (self);

  if (chapter != NONE)
    bramble_tale_spread_open (self->spread, bramble_tale_spread_find (self->spread, (guint) chapter));
}

static void
contents_clicked (BrambleTaleView *self)
{
  bramble_tale_spread_open (self->spread, 0);
}

/* A page whose button cannot be pressed any more is read instead. */
static void
turn_button (BrambleTaleView *self,
             int              leaves)
{
  bramble_tale_spread_turn (self->spread, leaves);
  if (!gtk_widget_get_sensitive (GTK_WIDGET (leaves < 0 ? self->back : self->on)))
    gtk_widget_child_focus (GTK_WIDGET (self->spread), GTK_DIR_TAB_FORWARD);
}

static void
back_clicked (BrambleTaleView *self)
{
  turn_button (self, -1);
}

static void
on_clicked (BrambleTaleView *self)
{
  turn_button (self, 1);
}

/* Keys. Whoever turns with them hears the page. */

static void
read_page (BrambleTaleView *self,
           guint            page)
{
  bramble_tale_spread_open (self->spread, page);
}

static void
turn_by_key (BrambleTaleView *self,
             int              leaves)
{
  bramble_tale_spread_turn (self->spread, leaves);
  read_page (self, bramble_tale_spread_get_page (self->spread));
}

static gboolean
key_turns (GtkWidget *widget,
           GVariant  *leaves,
           gpointer   user_data)
{
  turn_by_key (BRAMBLE_TALE_VIEW (widget), g_variant_get_int32 (leaves));
  return TRUE;
}

/* The key at the side that the book goes on to. */
static gboolean
arrow_turns (GtkWidget *widget,
             GVariant  *leaves,
             gpointer   user_data)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  turn_by_key (BRAMBLE_TALE_VIEW (widget), mirrored ? -g_variant_get_int32 (leaves) : g_variant_get_int32 (leaves));
  return TRUE;
}

static gboolean
key_opens (GtkWidget *widget,
           GVariant  *page,
           gpointer   user_data)
{
  read_page (BRAMBLE_TALE_VIEW (widget), g_variant_get_uint32 (page));
  return TRUE;
}

static void
bramble_tale_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bramble_tale_view_parent_class)->map (widget);
  gtk_widget_child_focus (GTK_WIDGET (BRAMBLE_TALE_VIEW (widget)->spread), GTK_DIR_TAB_FORWARD);
}

static void
bramble_tale_view_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));
  g_clear_pointer (&BRAMBLE_TALE_VIEW (object)->tale, bramble_tale_unref);

  G_OBJECT_CLASS (bramble_tale_view_parent_class)->dispose (object);
}

static void
bramble_tale_view_class_init (BrambleTaleViewClass *klass)
{
  static const struct
  {
    guint key;
    GtkShortcutFunc act;
    int leaves;
  } turns[] = {
    { GDK_KEY_Left, arrow_turns, -1 }, { GDK_KEY_Right, arrow_turns, 1 },
    { GDK_KEY_Page_Up, key_turns, -1 }, { GDK_KEY_Page_Down, key_turns, 1 },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bramble_tale_view_dispose;
  widget_class->map = bramble_tale_view_map;

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    gtk_widget_class_add_binding (widget_class, turns[i].key, 0, turns[i].act, "i", turns[i].leaves);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, key_opens, "u", 0u);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, key_opens, "u", G_MAXUINT32 / 2);

  g_type_ensure (BRAMBLE_TYPE_TALE_SPREAD);
  gtk_widget_class_set_template_from_resource (widget_class, BRAMBLE_UI "bramble-tale-view.ui");
#define CHILD(name) gtk_widget_class_bind_template_child (widget_class, BrambleTaleView, name)
  CHILD (spread);
  CHILD (earlier);
  CHILD (earlier_label);
  CHILD (later);
  CHILD (later_label);
  CHILD (back);
  CHILD (on);
  CHILD (place);
#undef CHILD
  gtk_widget_class_bind_template_callback (widget_class, earlier_clicked);
  gtk_widget_class_bind_template_callback (widget_class, later_clicked);
  gtk_widget_class_bind_template_callback (widget_class, contents_clicked);
  gtk_widget_class_bind_template_callback (widget_class, back_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
}

static void
bramble_tale_view_init (BrambleTaleView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bramble_name_buttons (GTK_WIDGET (self));
}

/**
 * bramble_tale_view_new:
 *
 * Returns: a book with @tale in it, at its first page
 */
GtkWidget *
bramble_tale_view_new (BrambleTale *tale)
{
  BrambleTaleView *self = g_object_new (BRAMBLE_TYPE_TALE_VIEW, NULL);

  self->tale = bramble_tale_ref (tale);
  bramble_tale_spread_set_tale (self->spread, tale);
  g_signal_connect_object (self->spread, "notify::page", G_CALLBACK (turned), self, G_CONNECT_SWAPPED);
  turned (self);
  return GTK_WIDGET (self);
}

/* Returns (transfer none): what is read. */
BrambleTale *
bramble_tale_view_get_tale (BrambleTaleView *self)
{
  g_return_val_if_fail (BRAMBLE_IS_TALE_VIEW (self), NULL);

  return self->tale;
}
