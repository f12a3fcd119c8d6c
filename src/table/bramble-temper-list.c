/* bramble-temper-list.c: what a computer player can be like
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list that drops down: whatever chance brings, or one of the tempers of a game, each with
 * its face. Before it is opened there is room for the face only.
 */

#include "bramble-temper-list.h"

#include <glib/gi18n.h>

#include "bramble-announce.h"
#include "bramble-picture.h"
#include "bramble-wish.h"

#define FACE_SIZE 32

/* Longer lines are broken, in letters. */
#define LINE_WIDTH 32

/* The face of who is not known yet. */
#define ANYBODY "table/anybody"

static void
setup (GtkSignalListItemFactory *factory,
       GtkListItem              *item,
       gpointer                  with_words)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *face = bramble_picture_new (NULL, FACE_SIZE, FACE_SIZE);
  GtkWidget *name = gtk_label_new (NULL);
  GtkWidget *line = gtk_label_new (NULL);

  gtk_widget_set_size_request (face, FACE_SIZE, FACE_SIZE);
  gtk_widget_set_valign (face, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_xalign (GTK_LABEL (line), 0);
  gtk_label_set_wrap (GTK_LABEL (line), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (line), LINE_WIDTH);
  gtk_label_set_max_width_chars (GTK_LABEL (line), LINE_WIDTH);
  gtk_widget_add_css_class (line, "dim-label");
  gtk_widget_add_css_class (line, "caption");
  gtk_widget_set_visible (words, GPOINTER_TO_INT (with_words));
  gtk_box_append (GTK_BOX (words), name);
  gtk_box_append (GTK_BOX (words), line);
  gtk_box_append (GTK_BOX (box), face);
  gtk_box_append (GTK_BOX (box), words);
  gtk_list_item_set_child (item, box);
}

static const char *
line_of (const BrambleGame *game,
         guint              place)
{
  const BrambleTemper *temper = bramble_wish_temper (game, place);

  return temper ? g_dpgettext2 (NULL, "temper", temper->line) : _("What it is like is seen at the table.");
}

static void
bind (GtkSignalListItemFactory *factory,
      GtkListItem              *item,
      const BrambleGame        *game)
{
  guint place = gtk_list_item_get_position (item);
  const BrambleTemper *temper = bramble_wish_temper (game, place);
  GtkWidget *picture = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *name = gtk_widget_get_first_child (gtk_widget_get_next_sibling (picture));
  GtkWidget *line = gtk_widget_get_next_sibling (name);

  bramble_picture_set_art (BRAMBLE_PICTURE (picture), temper ? temper->face : ANYBODY);
  gtk_label_set_label (GTK_LABEL (name), gtk_string_object_get_string (gtk_list_item_get_item (item)));
  gtk_label_set_label (GTK_LABEL (line), line_of (game, place));
}

static GtkListItemFactory *
factory_new (const BrambleGame *game,
             gboolean           with_words)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup), GINT_TO_POINTER (with_words));
  g_signal_connect (factory, "bind", G_CALLBACK (bind), (gpointer) game);
  return factory;
}

/**
 * bramble_temper_list_new:
 * @game: one that has tempers
 */
GtkDropDown *
bramble_temper_list_new (const BrambleGame *game)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) button = factory_new (game, FALSE);
  g_autoptr (GtkListItemFactory) rows = factory_new (game, TRUE);
  GtkDropDown *drop_down;

  /* Translators: what a computer player is like is left to chance */
  gtk_string_list_append (list, C_("temper", "As chance has it"));
  for (guint i = 0; i < bramble_game_n_tempers (game); i++)
    gtk_string_list_append (list, g_dpgettext2 (NULL, "temper", game->tempers[i].name));
  drop_down = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (list), NULL));
  gtk_drop_down_set_factory (drop_down, button);
  gtk_drop_down_set_list_factory (drop_down, rows);
  return drop_down;
}

/* Says which temper is chosen and what it means, to who points at the list or hears it. */
void
bramble_temper_list_describe (GtkDropDown       *list,
                              const BrambleGame *game)
{
  const char *name = gtk_string_object_get_string (gtk_drop_down_get_selected_item (list));
  /* Translators: what a computer player is like, and what that means */
  g_autofree char *text = g_strdup_printf (C_("temper", "%1$s. %2$s"), name,
                                           line_of (game, gtk_drop_down_get_selected (list)));

  gtk_widget_set_tooltip_text (GTK_WIDGET (list), text);
  bramble_describe (GTK_WIDGET (list), text);
}
