/* bramble-stuffed-page.c: the page of the story, or of a minion that acts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-page.h"

#include <glib/gi18n.h>
#include <rules/stuffed-engine.h>
#include <rules/stuffed-text.h>

#include <bramble-stuffed-target.h>
#include <bramble-stuffed-words.h>

#include "bramble-children.h"
#include "bramble-stuffed-style.h"
#include "bramble-target.h"

/**
 * BrambleStuffedPage:
 *
 * What was read last, set as in a book, with a large initial. While somebody reads it is
 * lit. In a minion turn it is dark and shows what the minion's numbers mean.
 */
struct _BrambleStuffedPage
{
  GtkWidget parent_instance;

  GtkBox *column;
  char *shown; /* (nullable): what stands there, to be compared */
};

G_DEFINE_FINAL_TYPE (BrambleStuffedPage, bramble_stuffed_page, GTK_TYPE_WIDGET)

static void
bramble_stuffed_page_dispose (GObject *object)
{
  bramble_children_unparent (GTK_WIDGET (object));

  G_OBJECT_CLASS (bramble_stuffed_page_parent_class)->dispose (object);
}

static void
bramble_stuffed_page_finalize (GObject *object)
{
  g_free (BRAMBLE_STUFFED_PAGE (object)->shown);

  G_OBJECT_CLASS (bramble_stuffed_page_parent_class)->finalize (object);
}

static void
bramble_stuffed_page_class_init (BrambleStuffedPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bramble_stuffed_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = bramble_stuffed_page_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "stuffedpage");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bramble_stuffed_page_init (BrambleStuffedPage *self)
{
  self->column = GTK_BOX (bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "page-column"));
  gtk_widget_set_parent (GTK_WIDGET (self->column), GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
bramble_stuffed_page_new (void)
{
  return g_object_new (BRAMBLE_TYPE_STUFFED_PAGE, NULL);
}

/* Keeps what is shown; returns FALSE when it is the same as before. */
static gboolean
begin (BrambleStuffedPage *self,
       char               *shown,
       const char         *css_class)
{
  static const char *const classes[] = { "lit-page", "calm-page", "dark-page" };

  if (g_strcmp0 (shown, self->shown) == 0)
    {
      g_free (shown);
      return FALSE;
    }
  g_free (self->shown);
  self->shown = shown;
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self), classes[i]);
  gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  bramble_children_remove (self->column);
  return TRUE;
}

/* What flies to a toy comes from the title. */
static void
add_title (BrambleStuffedPage *self,
           const char         *title,
           gboolean            centred)
{
  GtkWidget *label = bramble_stuffed_word_new (title, "page-title");
  GtkWidget *target = bramble_target_new (bramble_thing (BRAMBLE_STUFFED_BOOK_THING, NULL), label);

  gtk_label_set_xalign (GTK_LABEL (label), centred ? 0.5f : 0);
  gtk_widget_add_css_class (target, "quiet");
  gtk_box_append (self->column, target);
}

/* Words as in a book: the first letter is large. */
static char *
dup_markup (const char *text)
{
  const char *second = text[0] ? g_utf8_next_char (text) : text;
  g_autofree char *first = g_strndup (text, (gsize) (second - text));
  g_autofree char *initial = g_markup_escape_text (first, -1);
  g_autofree char *rest = g_markup_escape_text (second, -1);

  return g_strdup_printf ("<span size=\"230%%\" weight=\"bold\" foreground=\"#7d2e46\">%s</span>%s", initial, rest);
}

static void
add_text (BrambleStuffedPage *self,
          const char         *text,
          gboolean            reading)
{
  GtkWidget *room = gtk_scrolled_window_new ();
  GtkWidget *label = bramble_stuffed_line_new (NULL, "page-text");

  if (reading && text)
    {
      g_autofree char *markup = dup_markup (text);

      gtk_label_set_markup (GTK_LABEL (label), markup);
    }
  else
    gtk_label_set_label (GTK_LABEL (label), text ? text : "");
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (room), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (room), label);
  gtk_widget_set_vexpand (room, TRUE);
  gtk_box_append (self->column, room);
}

/**
 * bramble_stuffed_page_show:
 * @over: what stands over the title, in small letters
 * @art: (nullable): a picture of what is read about
 * @text: (nullable): what was read last
 * @reading: somebody reads it now: it is lit, and large
 */
void
bramble_stuffed_page_show (BrambleStuffedPage *self,
                           const char         *over,
                           const char         *title,
                           const char         *art,
                           const char         *text,
                           gboolean            reading)
{
  GtkWidget *small;

  g_return_if_fail (BRAMBLE_IS_STUFFED_PAGE (self));

  if (!begin (self, g_strdup_printf ("%d\n%s\n%s\n%s\n%s", reading, over, title, art ? art : "", text ? text : ""),
              reading ? "lit-page" : "calm-page"))
    return;

  small = bramble_stuffed_word_new (over, "page-over");
  gtk_label_set_xalign (GTK_LABEL (small), reading ? 0.5f : 0);
  gtk_box_append (self->column, small);
  add_title (self, title, reading);
  if (reading && art)
    gtk_box_append (self->column, bramble_stuffed_sign_new (art, "scene"));
  add_text (self, text, reading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

static void
attach (GtkGrid    *grid,
        const char *text,
        int         column,
        int         row,
        gboolean    now,
        gboolean    head)
{
  GtkWidget *label = bramble_stuffed_word_new (text, head ? "table-head" : "table-cell");

  gtk_widget_set_hexpand (label, TRUE);
  if (now)
    gtk_widget_add_css_class (label, "now");
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
attach_number (GtkGrid  *grid,
               guint     number,
               gboolean  none,
               int       column,
               int       row,
               gboolean  now)
{
  g_autofree char *text = none ? g_strdup ("–") : g_strdup_printf ("%u", number);

  attach (grid, text, column, row, now, FALSE);
}

/* What each number means; the one that was thrown is lit. */
static GtkWidget *
create_table (guint kind,
              guint face)
{
  GtkWidget *grid = gtk_grid_new ();
  const char *heads[] = { C_("minion", "throw"), C_("minion", "speed"), C_("minion", "range"), C_("minion", "strength"),
                          C_("minion", "special") };

  gtk_widget_add_css_class (grid, "minion-table");
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    attach (GTK_GRID (grid), heads[i], (int) i, 0, FALSE, TRUE);
  for (guint i = 0; i < 6; i++)
    {
      const StuffedBehaviour *b = &stuffed_minions[kind].faces[i];
      g_autofree char *special = bramble_stuffed_special_text (b);
      gboolean now = i + 1 == face;
      int row = (int) i + 1;

      attach_number (GTK_GRID (grid), i + 1, FALSE, 0, row, now);
      attach_number (GTK_GRID (grid), b->speed, FALSE, 1, row, now);
      attach_number (GTK_GRID (grid), b->range, b->range == 0, 2, row, now);
      attach_number (GTK_GRID (grid), b->strength, b->range == 0, 3, row, now);
      attach (GTK_GRID (grid), special, 4, row, now, FALSE);
    }
  return grid;
}

/**
 * bramble_stuffed_page_show_minion:
 * @foe: its place in the column
 * @face: what it has thrown, or 0
 * @about: (nullable): what comes of that
 */
void
bramble_stuffed_page_show_minion (BrambleStuffedPage *self,
                                  const StuffedState *s,
                                  guint               foe,
                                  guint               face,
                                  const char         *about)
{
  guint kind = s->foes[foe].kind;
  g_autofree char *art = g_strconcat ("stuffed/minions/", stuffed_minion_ids[kind], NULL);
  /* Translators: the number of a minion, and what it is */
  g_autofree char *title = g_strdup_printf (C_("minion", "%1$u %2$s"), foe + 1, stuffed_minion_name (kind));
  g_autofree char *defence = g_strdup_printf (_("Defence %u."), stuffed_minions[kind].defence);
  GtkWidget *row, *words;

  g_return_if_fail (BRAMBLE_IS_STUFFED_PAGE (self));

  if (!begin (self, g_strdup_printf ("%u %u %u %s", kind, foe, face, about ? about : ""), "dark-page"))
    return;

  row = bramble_stuffed_box_new (GTK_ORIENTATION_HORIZONTAL, "minion-head");
  words = bramble_stuffed_box_new (GTK_ORIENTATION_VERTICAL, "minion-words");
  gtk_box_append (GTK_BOX (words), bramble_stuffed_word_new (title, "page-title"));
  gtk_box_append (GTK_BOX (words), bramble_stuffed_word_new (defence, "state"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (row), bramble_stuffed_sign_new (art, "minion-figure"));
  gtk_box_append (GTK_BOX (row), words);
  if (face > 0)
    gtk_box_append (GTK_BOX (row), bramble_stuffed_die_new (STUFFED_BLACK, face, "pool-die"));
  gtk_box_append (self->column, row);
  gtk_box_append (self->column, create_table (kind, face));
  if (about)
    gtk_box_append (self->column, bramble_stuffed_line_new (about, "minion-about"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}
