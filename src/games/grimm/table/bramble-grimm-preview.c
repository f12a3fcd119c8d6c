/* bramble-grimm-preview.c: a small picture of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Locations with who stands there, and the houses of all players. It is made
 * of the same models as the table and looks with nobody's eyes, so that it shows
 * what everybody may see and cannot show anything else.
 */

#include "bramble-grimm-preview.h"

#include <glib/gi18n.h>

#include <bramble-grimm-table.h>

#include "bramble-grimm-card.h"
#include "bramble-picture.h"
#include "bramble-wood.h"

#define LOCATION_WIDTH 148
#define FIGURE_HEIGHT 50
#define HOUSE_WIDTH 36

static const char *
pig_of (BrambleGrimmTable *table,
        BrambleItem       *item)
{
  g_autoptr (BrambleGrimmPlayer) player = NULL;

  if (bramble_item_get_seat (item) < 0)
    return NULL;
  player = g_list_model_get_item (bramble_grimm_table_get_players (table), (guint) bramble_item_get_seat (item));
  return bramble_grimm_player_get_pig (player);
}

static void
add_figures (GtkBox            *box,
             BrambleGrimmTable *table,
             GListModel        *items)
{
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (BrambleItem) item = g_list_model_get_item (items, i);

      gtk_box_append (box, bramble_grimm_figure_new (item, pig_of (table, item), FIGURE_HEIGHT));
    }
}

static GtkWidget *
create_location (BrambleGrimmTable    *table,
                 BrambleGrimmLocation *location)
{
  g_autofree char *art = g_strconcat ("grimm/locations/", bramble_grimm_location_get_id (location), NULL);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *figures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_overlay_set_child (GTK_OVERLAY (overlay), bramble_picture_new (art, LOCATION_WIDTH, LOCATION_WIDTH * 5 / 8));
  gtk_widget_set_halign (figures, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (figures, GTK_ALIGN_END);
  gtk_widget_set_margin_bottom (figures, 5);
  add_figures (GTK_BOX (figures), table, bramble_grimm_location_get_pigs (location));
  add_figures (GTK_BOX (figures), table, bramble_grimm_location_get_monsters (location));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), figures);
  return overlay;
}

static GtkWidget *
create_house (BrambleGrimmSite *site)
{
  static const char *const sections[] = { "floor", "walls", "roof" };
  const char *type = bramble_grimm_site_get_house_type (site);
  GtkWidget *overlay = gtk_overlay_new ();

  gtk_overlay_set_child (GTK_OVERLAY (overlay), bramble_picture_new (NULL, HOUSE_WIDTH, HOUSE_WIDTH * 11 / 10));
  for (guint i = 0; i < bramble_grimm_site_get_height (site) && i < G_N_ELEMENTS (sections); i++)
    {
      g_autofree char *art = g_strdup_printf ("grimm/houses/%s-%s", type, sections[i]);

      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), bramble_picture_new (art, HOUSE_WIDTH, HOUSE_WIDTH * 11 / 10));
    }
  return overlay;
}

static GtkWidget *
create_player (BrambleGrimmPlayer *player)
{
  GListModel *sites = bramble_grimm_player_get_sites (player);
  const char *pig = bramble_grimm_player_get_pig (player);
  g_autofree char *symbol = g_strconcat ("grimm/symbols/", pig, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *houses = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *name = gtk_label_new (bramble_grimm_player_get_name (player));

  gtk_widget_add_css_class (box, "player-board");
  gtk_widget_add_css_class (box, pig);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 10);
  gtk_widget_set_tooltip_text (name, bramble_grimm_player_get_name (player));
  gtk_box_append (GTK_BOX (who), bramble_picture_new (symbol, 14, 14));
  gtk_box_append (GTK_BOX (who), name);
  gtk_box_append (GTK_BOX (box), who);
  for (guint i = 0; i < g_list_model_get_n_items (sites); i++)
    {
      g_autoptr (BrambleGrimmSite) site = g_list_model_get_item (sites, i);

      if (bramble_grimm_site_get_height (site) > 0)
        gtk_box_append (GTK_BOX (houses), create_house (site));
    }
  gtk_widget_set_size_request (houses, 4 * HOUSE_WIDTH, HOUSE_WIDTH * 11 / 10);
  gtk_box_append (GTK_BOX (box), houses);
  return box;
}

/* What the picture shows, for who cannot see it. */
static char *
dup_description (BrambleGrimmTable *table)
{
  GListModel *players = bramble_grimm_table_get_players (table);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr (BrambleGrimmPlayer) player = g_list_model_get_item (players, i);
      guint houses;

      g_object_get (player, "houses", &houses, NULL);
      /* Translators: a player's name and the complete houses */
      g_string_append (text, i > 0 ? "\n" : "");
      g_string_append_printf (text, ngettext ("%1$s: %2$u house.", "%1$s: %2$u houses.", houses),
                              bramble_grimm_player_get_name (player), houses);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * bramble_grimm_preview_new:
 * @match: a game; from now on it is seen with nobody's eyes
 *
 * Returns: a picture of the table as it is now
 */
GtkWidget *
bramble_grimm_preview_new (BrambleMatch *match)
{
  g_autoptr (BrambleGrimmTable) table = NULL;
  g_autofree char *description = NULL;
  GtkWidget *overlay = g_object_new (GTK_TYPE_OVERLAY, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *locations = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *players = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GListModel *list;

  bramble_match_set_viewer (match, BRAMBLE_VIEWER_NOBODY);
  table = bramble_grimm_table_new (match);
  list = bramble_grimm_table_get_locations (table);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BrambleGrimmLocation) location = g_list_model_get_item (list, i);

      gtk_box_append (GTK_BOX (locations), create_location (table, location));
    }
  list = bramble_grimm_table_get_players (table);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BrambleGrimmPlayer) player = g_list_model_get_item (list, i);

      gtk_box_append (GTK_BOX (players), create_player (player));
    }
  gtk_widget_set_halign (locations, GTK_ALIGN_CENTER);
  gtk_box_set_homogeneous (GTK_BOX (players), TRUE);
  gtk_box_append (GTK_BOX (rows), locations);
  gtk_box_append (GTK_BOX (rows), players);
  gtk_widget_set_valign (rows, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (rows, "table");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), g_object_new (BRAMBLE_TYPE_WOOD, NULL));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), rows);
  gtk_overlay_set_measure_overlay (GTK_OVERLAY (overlay), rows, TRUE);
  gtk_widget_set_overflow (overlay, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (overlay, "preview");
  /* A picture: nothing in it can be touched. */
  gtk_widget_set_can_target (overlay, FALSE);
  gtk_widget_set_can_focus (overlay, FALSE);
  description = dup_description (table);
  gtk_accessible_update_property (GTK_ACCESSIBLE (overlay), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
  return overlay;
}
