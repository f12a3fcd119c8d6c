/* bramble-player-list.c: who can play at a seat
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list that drops down: a person, the computer players of a game, or nobody.
 * How strong a computer player is, and how it plays, is seen in the list and
 * before it is opened.
 */

#include "bramble-player-list.h"

#include <glib/gi18n.h>

#include "bramble-announce.h"
#include "bramble-wish.h"

/* Widest line of a computer player that is seen in full, in letters. */
#define LINE_WIDTH 26

static void
setup (GtkSignalListItemFactory *factory,
       GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *name = gtk_label_new (NULL);
  /* What it says is in the line below, for who cannot see it. */
  GtkWidget *strength = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *line = gtk_label_new (NULL);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (strength, "strength");
  gtk_label_set_xalign (GTK_LABEL (line), 0);
  gtk_widget_add_css_class (line, "dim-label");
  gtk_widget_add_css_class (line, "caption");
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), strength);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), line);
  gtk_list_item_set_child (item, box);
}

/* As many full circles as the level is strong, and empty ones to the strongest. */
static char *
dup_strength (const BrambleGame *game,
              guint              player)
{
  GString *text = g_string_new (NULL);

  for (guint i = BRAMBLE_WISH_PERSON + 1; i < bramble_wish_nobody (game); i++)
    g_string_append (text, i <= player ? "●" : "○");
  return g_string_free (text, FALSE);
}

static void
bind (GtkSignalListItemFactory *factory,
      GtkListItem              *item,
      const BrambleGame        *game)
{
  guint player = gtk_list_item_get_position (item);
  const BrambleLevel *level = bramble_wish_level (game, player);
  GtkWidget *head = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *line = gtk_widget_get_next_sibling (head);
  GtkWidget *name = gtk_widget_get_first_child (head);
  GtkWidget *strength = gtk_widget_get_next_sibling (name);
  g_autofree char *circles = level ? dup_strength (game, player) : g_strdup ("");

  gtk_label_set_label (GTK_LABEL (name), gtk_string_object_get_string (gtk_list_item_get_item (item)));
  gtk_label_set_label (GTK_LABEL (strength), circles);
  gtk_label_set_label (GTK_LABEL (line), level ? g_dpgettext2 (NULL, "bot", level->line) : "");
  gtk_widget_set_visible (line, level != NULL);
}

/* On the button there is less room: what does not fit is in its tooltip. */
static void
setup_short (GtkSignalListItemFactory *factory,
             GtkListItem              *item)
{
  GtkWidget *line;

  setup (factory, item);
  line = gtk_widget_get_last_child (gtk_list_item_get_child (item));
  gtk_label_set_ellipsize (GTK_LABEL (line), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (line), LINE_WIDTH);
  /* A person has no such line, and the same room. */
  gtk_widget_add_css_class (gtk_list_item_get_child (item), "player-choice");
}

static GtkListItemFactory *
factory_new (const BrambleGame *game,
             GCallback          set_up)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", set_up, NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), (gpointer) game);
  return factory;
}

/**
 * bramble_player_list_new:
 * @nobody: whether the seat may stay empty
 */
GtkDropDown *
bramble_player_list_new (const BrambleGame *game,
                         gboolean           nobody)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) button = factory_new (game, G_CALLBACK (setup_short));
  g_autoptr (GtkListItemFactory) rows = factory_new (game, G_CALLBACK (setup));
  GtkDropDown *drop_down;

  gtk_string_list_append (list, _("A person"));
  for (const BrambleLevel *level = game->levels; level->id; level++)
    {
      g_autofree char *text = g_strdup_printf (_("Computer: %s"), g_dpgettext2 (NULL, "bot", level->name));

      gtk_string_list_append (list, text);
    }
  if (nobody)
    gtk_string_list_append (list, _("Nobody"));
  drop_down = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (list), NULL));
  gtk_drop_down_set_factory (drop_down, button);
  gtk_drop_down_set_list_factory (drop_down, rows);
  return drop_down;
}

/* Says how the chosen computer player plays, to who points at the list or hears it. */
void
bramble_player_list_describe (GtkDropDown       *list,
                              const BrambleGame *game)
{
  const BrambleLevel *level = bramble_wish_level (game, gtk_drop_down_get_selected (list));
  const char *line = level ? g_dpgettext2 (NULL, "bot", level->line) : NULL;

  gtk_widget_set_tooltip_text (GTK_WIDGET (list), line);
  bramble_describe (GTK_WIDGET (list), line);
}
