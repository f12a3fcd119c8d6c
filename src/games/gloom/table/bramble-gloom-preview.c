/* bramble-gloom-preview.c: a small picture of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The families of all players. It is made of the same models as the table and looks
 * with nobody's eyes, so that it shows what everybody may see and cannot show
 * anything else.
 */

#include "bramble-gloom-preview.h"

#include <glib/gi18n.h>
#include <rules/text.h>

#include <bramble-gloom-table.h>

#include "bramble-gloom-pile.h"
#include "bramble-gloom-style.h"
#include "bramble-picture.h"

#define HERO_WIDTH 64
#define HERO_HEIGHT 112

static GtkWidget *
create_family (BrambleGloomTable  *table,
               BrambleGloomFamily *family)
{
  GListModel *heroes = bramble_gloom_table_get_heroes (table);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *name = gtk_label_new (bramble_gloom_family_get_name (family));

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (who), bramble_picture_new (bramble_gloom_family_get_symbol (family), 14, 14));
  gtk_box_append (GTK_BOX (who), name);
  gtk_box_append (GTK_BOX (box), who);
  for (guint i = 0; i < GLOOM_FAMILY; i++)
    {
      g_autoptr (BrambleGloomHero) hero = g_list_model_get_item (heroes, GLOOM_HERO (bramble_gloom_family_get_seat (family), i));
      GtkWidget *pile = bramble_gloom_pile_new (hero);

      gtk_widget_set_size_request (pile, HERO_WIDTH, HERO_HEIGHT);
      gtk_box_append (GTK_BOX (row), pile);
    }
  gtk_box_append (GTK_BOX (box), row);
  gtk_widget_add_css_class (box, "gloom-family");
  gtk_widget_add_css_class (box, bramble_gloom_family_get_look (family));
  return box;
}

/* What the picture shows, for who cannot see it. */
static char *
dup_description (BrambleGloomTable *table)
{
  GListModel *families = bramble_gloom_table_get_families (table);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (families); i++)
    {
      g_autoptr (BrambleGloomFamily) family = g_list_model_get_item (families, i);
      guint finished = bramble_gloom_family_get_finished (family);
      g_autofree char *score = gloom_number (bramble_gloom_family_get_score (family));

      g_string_append (text, i > 0 ? "\n" : "");
      /* Translators: a player, how many Characters are finished, and their Self-Worth together */
      g_string_append_printf (text, ngettext ("%1$s: %2$u Character finished, Self-Worth %3$s.",
                                              "%1$s: %2$u Characters finished, Self-Worth %3$s.", finished),
                              bramble_gloom_family_get_name (family), finished, score);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * bramble_gloom_preview_new:
 * @match: a game; from now on it is seen with nobody's eyes
 *
 * Returns: a picture of the table as it is now
 */
GtkWidget *
bramble_gloom_preview_new (BrambleMatch *match)
{
  g_autoptr (BrambleGloomTable) table = NULL;
  g_autofree char *description = NULL;
  GtkWidget *overlay = g_object_new (GTK_TYPE_OVERLAY, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *desk = g_object_new (BRAMBLE_TYPE_WOOD, NULL);
  GListModel *families;

  bramble_gloom_style_load ();
  bramble_match_set_viewer (match, BRAMBLE_VIEWER_NOBODY);
  table = bramble_gloom_table_new (match);
  families = bramble_gloom_table_get_families (table);
  for (guint i = 0; i < g_list_model_get_n_items (families); i++)
    {
      g_autoptr (BrambleGloomFamily) family = g_list_model_get_item (families, i);

      gtk_grid_attach (GTK_GRID (grid), create_family (table, family), (int) (i % 2), (int) (i / 2), 1, 1);
    }
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (grid, "table");
  bramble_wood_set_ground (BRAMBLE_WOOD (desk), &bramble_gloom_desk);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), desk);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), grid);
  gtk_overlay_set_measure_overlay (GTK_OVERLAY (overlay), grid, TRUE);
  gtk_widget_set_overflow (overlay, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (overlay, "preview");
  /* A picture: nothing in it can be touched. */
  gtk_widget_set_can_target (overlay, FALSE);
  gtk_widget_set_can_focus (overlay, FALSE);
  description = dup_description (table);
  gtk_accessible_update_property (GTK_ACCESSIBLE (overlay), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
  return overlay;
}
