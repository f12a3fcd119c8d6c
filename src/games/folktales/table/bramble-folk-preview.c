/* bramble-folk-preview.c: a small picture of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The map with everybody where they stand. It is made of the same models as the
 * table and looks with nobody's eyes, so that it shows what everybody may see and
 * cannot show anything else.
 */

#include "bramble-folk-preview.h"

#include <bramble-folk-table.h>

#include "bramble-folk-map.h"

#define WIDTH 420
#define HEIGHT 270

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
  GtkWidget *map = bramble_folk_map_new ();
  const FolkState *s;

  bramble_match_set_viewer (match, BRAMBLE_VIEWER_NOBODY);
  table = bramble_folk_table_new (match);
  s = bramble_folk_table_get_shown (table);
  for (guint seat = 0; seat < s->n_seats; seat++)
    bramble_folk_map_put_hero (BRAMBLE_FOLK_MAP (map), seat, bramble_seat_get_look (bramble_match_get_seat (match, seat))->figure,
                               s->seats[seat].field);
  gtk_widget_set_size_request (map, WIDTH, HEIGHT);
  gtk_widget_add_css_class (map, "preview");
  /* A picture: nothing in it can be touched. */
  gtk_widget_set_can_target (map, FALSE);
  gtk_widget_set_can_focus (map, FALSE);
  return map;
}
