/* bramble-grimm-final.c: what a player has when the game is over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-final.h"

#include <glib/gi18n.h>

#include <bramble-grimm-table.h>

#include "bramble-counter.h"
#include "bramble-picture.h"

static GtkWidget *
create_house (BrambleGrimmSite *site)
{
  static const char *const sections[] = { "floor", "walls", "roof" };
  const char *type = bramble_grimm_site_get_house_type (site);
  GtkWidget *overlay = gtk_overlay_new ();

  gtk_overlay_set_child (GTK_OVERLAY (overlay), bramble_picture_new (NULL, 51, 56));
  for (guint i = 0; i < bramble_grimm_site_get_height (site) && i < G_N_ELEMENTS (sections); i++)
    {
      g_autofree char *art = g_strdup_printf ("grimm/houses/%s-%s", type, sections[i]);

      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), bramble_picture_new (art, 51, 56));
    }
  gtk_widget_set_tooltip_text (overlay, bramble_grimm_site_get_description (site));
  return overlay;
}

/* What stands on the board, in pictures and in words. */
static GtkWidget *
create_houses (BrambleGrimmPlayer *player)
{
  GListModel *sites = bramble_grimm_player_get_sites (player);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (sites); i++)
    {
      g_autoptr (BrambleGrimmSite) site = g_list_model_get_item (sites, i);

      if (bramble_grimm_site_get_height (site) == 0)
        continue;
      gtk_box_append (GTK_BOX (box), create_house (site));
      if (words->len > 0)
        g_string_append_c (words, '\n');
      g_string_append (words, bramble_grimm_site_get_description (site));
    }
  if (words->len == 0)
    {
      GtkWidget *nothing = gtk_label_new (_("No house yet"));

      gtk_widget_add_css_class (nothing, "dim");
      gtk_box_append (GTK_BOX (box), nothing);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (box),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words->len > 0 ? words->str : _("No house yet"), -1);
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static void
append_counter (GtkBox             *box,
                BrambleGrimmPlayer *player,
                const char         *property,
                const char         *art,
                const char         *name)
{
  GtkWidget *counter = bramble_counter_new (art, 24, FALSE);

  gtk_widget_set_tooltip_text (counter, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (counter), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_bind_property (player, property, counter, "count", G_BINDING_SYNC_CREATE);
  gtk_box_append (box, counter);
}

/* What stands and lies on the board of @seat. */
void
bramble_grimm_show_final (BrambleMatch *match,
                          guint         seat,
                          GtkBox       *heading,
                          GtkBox       *board)
{
  g_autoptr (BrambleGrimmTable) table = bramble_grimm_table_new (match);
  g_autoptr (BrambleGrimmPlayer) player = g_list_model_get_item (bramble_grimm_table_get_players (table), seat);
  GtkWidget *stock = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *bonus = NULL;
  g_autofree char *text = NULL;
  GtkWidget *houses;
  guint n_houses;

  g_object_get (player, "houses", &n_houses, "bonus", &bonus, NULL);
  text = g_strdup_printf (ngettext ("%u complete house", "%u complete houses", n_houses), n_houses);
  houses = gtk_label_new (text);
  gtk_widget_add_css_class (houses, "dim");
  /* Beside a long name it would make all boards too wide for four in a row. */
  gtk_label_set_xalign (GTK_LABEL (houses), 0);
  gtk_box_append (board, houses);
  gtk_box_append (board, create_houses (player));
  if (bonus)
    {
      GtkWidget *label = gtk_label_new (bonus);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_add_css_class (label, "dim");
      gtk_box_append (board, label);
    }
  append_counter (GTK_BOX (stock), player, "straw", "grimm/tokens/straw", _("Straw"));
  append_counter (GTK_BOX (stock), player, "wood", "grimm/tokens/wood", _("Wood"));
  append_counter (GTK_BOX (stock), player, "brick", "grimm/tokens/brick", _("Brick"));
  gtk_box_append (board, stock);
  gtk_widget_set_vexpand (stock, TRUE);
  gtk_widget_set_valign (stock, GTK_ALIGN_END);
}
