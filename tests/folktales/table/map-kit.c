/* map-kit.c: the map of Hungarian Folktales in a window of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "map-kit.h"

#include "look.h"

GtkWindow *window;
BrambleFolkMap *map;

/* Shows a map that somebody has made. */
void
map_present (int width,
             int height)
{
  window = look_present (GTK_WIDGET (map), width, height);
}

void
map_show (int width,
          int height)
{
  map = BRAMBLE_FOLK_MAP (bramble_folk_map_new ());
  map_present (width, height);
}

void
map_put_away (void)
{
  g_object_ref (map);
  gtk_window_destroy (window);
  look_finalize (map);
}

/* Lets what was moved find its place: two frames later it has it, however long those
 * take. */
void
map_settle (void)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  while (gdk_frame_clock_get_frame_counter (clock) < frame + 2)
    {
      gtk_widget_queue_draw (GTK_WIDGET (map));
      g_main_context_iteration (NULL, TRUE);
    }
  look_settle ();
}

graphene_point_t
map_get_middle (guint field)
{
  GtkWidget *widget = GTK_WIDGET (bramble_folk_map_get_field (map, field));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (map), &bounds));
  return GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2);
}

gboolean
map_sees (guint field)
{
  graphene_point_t p = map_get_middle (field);

  return p.x > 0 && p.y > 0 && p.x < (float) gtk_widget_get_width (GTK_WIDGET (map)) &&
         p.y < (float) gtk_widget_get_height (GTK_WIDGET (map));
}

guint
map_find (const char *id)
{
  guint field = folk_board_find (id);

  g_assert_cmpuint (field, !=, FOLK_NONE);
  return field;
}
