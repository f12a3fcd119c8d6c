/* bramble-folk-map-walk.c: heroes who walk over the map, and ways that they could take
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-map-private.h"

#include <math.h>

#include "bramble-folk-roads.h"
#include "bramble-sound.h"

/* ms from one field to the next, at normal pace. */
#define STEP 220

/* Steps of the grid that a figure rises on its way to the next field. */
#define HOP 1.2

/**
 * bramble_folk_map_show_route:
 * @route: 0 for the one that is drawn full, 1 for the one with dashes
 * @fields: (array length=n) (nullable): the fields of a way in order, with the one
 *   where it begins
 * @n: how many; 0 takes the way away
 *
 * Shows a way that somebody could take, or took. Two that end on one field can be
 * told apart.
 */
void
bramble_folk_map_show_route (BrambleFolkMap *self,
                             guint           route,
                             const guint8   *fields,
                             guint           n)
{
  g_return_if_fail (BRAMBLE_IS_FOLK_MAP (self));
  g_return_if_fail (route < BRAMBLE_FOLK_ROUTES);

  if (n <= 1 && self->routes[route] == NULL)
    return;
  g_clear_pointer (&self->routes[route], gsk_render_node_unref);
  if (n > 1)
    {
      self->routes[route] = bramble_folk_roads_new_route (fields, n, route > 0);
      self->halfway[route] = fields[n / 2];
    }
  bramble_folk_map_mark_routes (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Ends a walk; who walked stands at its end. */
static void
arrive (BrambleFolkMap *self)
{
  guint walker = self->walker;

  if (walker == FOLK_NONE)
    return;
  self->walker = FOLK_NONE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "arrived", walker);
}

/**
 * bramble_folk_map_stop_walk:
 *
 * Whoever walks is at once where they are going.
 */
void
bramble_folk_map_stop_walk (BrambleFolkMap *self)
{
  g_return_if_fail (BRAMBLE_IS_FOLK_MAP (self));

  if (self->walk_tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->walk_tick);
  self->walk_tick = 0;
  arrive (self);
}

static gboolean
step (GtkWidget     *widget,
      GdkFrameClock *clock,
      gpointer       user_data)
{
  BrambleFolkMap *self = BRAMBLE_FOLK_MAP (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  guint fields = (guint) self->walked;

  if (self->walk_begun == 0)
    self->walk_begun = now;
  self->walked = (double) (now - self->walk_begun) / 1000 / (STEP * self->walk_pace);
  if ((guint) self->walked > fields)
    bramble_sound_play (BRAMBLE_SOUND_STEP);
  if (self->walked < self->n_walk - 1)
    {
      gtk_widget_queue_allocate (widget);
      return G_SOURCE_CONTINUE;
    }

  self->walk_tick = 0;
  arrive (self);
  return G_SOURCE_REMOVE;
}

/**
 * bramble_folk_map_walk:
 * @hero: who walks; they are on the map already
 * @fields: (array length=n): the fields of the way in order, with the one where it
 *   begins
 * @pace: 1 is normal, more is slower, and 0 is at once
 *
 * Lets a hero go from field to field. At the end #BrambleFolkMap::arrived is emitted, in
 * any case.
 */
void
bramble_folk_map_walk (BrambleFolkMap *self,
                       guint           hero,
                       const guint8   *fields,
                       guint           n,
                       double          pace)
{
  g_return_if_fail (BRAMBLE_IS_FOLK_MAP (self));
  g_return_if_fail (hero < BRAMBLE_FOLK_HEROES && self->heroes[hero]);
  g_return_if_fail (n > 0 && n <= BRAMBLE_FOLK_MAX_WALK);

  bramble_folk_map_stop_walk (self);
  self->walker = hero;
  self->n_walk = n;
  for (guint i = 0; i < n; i++)
    self->walk[i] = fields[i];
  self->standing[hero] = fields[n - 1];
  self->walked = 0;
  self->walk_begun = 0;
  self->walk_pace = pace;
  if (pace > 0 && n > 1 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->walk_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), step, NULL, NULL);
  else
    arrive (self);
}

/* Where the walker is now, on the grid. */
graphene_point_t
bramble_folk_map_get_walked (BrambleFolkMap *self)
{
  const FolkField *fields = folk_board_fields ();
  guint last = (guint) CLAMP (self->walked, 0, self->n_walk - 1);
  guint next = MIN (last + 1, self->n_walk - 1);
  double part = self->walked - last;
  const FolkField *a = &fields[self->walk[last]];
  const FolkField *b = &fields[self->walk[next]];

  return GRAPHENE_POINT_INIT ((float) (a->x + (b->x - a->x) * part),
                              (float) (a->y + (b->y - a->y) * part - HOP * sin (G_PI * CLAMP (part, 0, 1))));
}
