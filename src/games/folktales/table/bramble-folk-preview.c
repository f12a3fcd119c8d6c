/* bramble-folk-preview.c: a small picture of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The map with everybody where they stand. It is made of the same models as the
 * table and looks with nobody's eyes, so that it shows what everybody may see and
 * cannot show anything else.
 */

#include "bramble-folk-preview.h"

#include <glib/gi18n.h>
#include <rules/folk-text.h>

#include <bramble-folk-table.h>

#include "bramble-folk-map.h"

#define WIDTH 420
#define HEIGHT 270

/* What the picture shows, for who cannot see it. */
static char *
dup_description (BrambleFolkTable *table)
{
  const FolkState *s = bramble_folk_table_get_shown (table);
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < s->n_seats; seat++)
    {
      g_autoptr (BrambleFolkHero) hero = g_list_model_get_item (bramble_folk_table_get_heroes (table), seat);
      const GArray *tasks = bramble_folk_hero_get_tasks (hero);
      g_autofree char *field = folk_field_text (s->seats[seat].field);

      g_string_append (text, seat > 0 ? "\n" : "");
      /* Translators: a player, a field of the map, and how many of how many things are done */
      g_string_append_printf (text, _("%1$s stands here: %2$s. Done: %3$u of %4$u."), bramble_folk_hero_get_name (hero), field,
                              bramble_folk_tasks_done (tasks), tasks->len);
    }
  return g_string_free (text, FALSE);
}

/**
 * bramble_folk_preview_new:
 * @match: a game; from now on it is seen with nobody's eyes
 *
 * Returns: a picture of the table as it is now
 */
GtkWidget *
bramble_folk_preview_new (BrambleMatch *match)
{
  g_autoptr (BrambleFolkTable) table = NULL;
  g_autofree char *description = NULL;
  GtkWidget *map = bramble_folk_map_new ();
  const FolkState *s;

  bramble_match_set_viewer (match, BRAMBLE_VIEWER_NOBODY);
  table = bramble_folk_table_new (match);
  s = bramble_folk_table_get_shown (table);
  for (guint seat = 0; seat < s->n_seats; seat++)
    bramble_folk_map_put_hero (BRAMBLE_FOLK_MAP (map), seat, bramble_seat_get_look (bramble_match_get_seat (match, seat))->figure,
                               s->seats[seat].field);
  bramble_folk_map_show_whole (BRAMBLE_FOLK_MAP (map));
  gtk_widget_set_size_request (map, WIDTH, HEIGHT);
  gtk_widget_add_css_class (map, "preview");
  /* A picture: nothing in it can be touched. */
  gtk_widget_set_can_target (map, FALSE);
  gtk_widget_set_can_focus (map, FALSE);
  description = dup_description (table);
  gtk_accessible_update_property (GTK_ACCESSIBLE (map), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
  return map;
}
