/* bramble-stuffed-walk.c: a figure that goes from square to square
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-walk.h"

#include <math.h>
#include <string.h>

#include "bramble-sound.h"

/* From one square to the next, in ms at normal pace; and how high a toy hops, in parts of a
 * square. */
#define STEP 170.0
#define HOP 0.14

static gboolean
step (GtkWidget     *map,
      GdkFrameClock *clock,
      gpointer       user_data)
{
  BrambleStuffedWalk *self = user_data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  guint before = (guint) self->walked;

  if (self->begun == 0)
    self->begun = now;
  self->walked = (double) (now - self->begun) / 1000 / (STEP * self->pace);
  if ((guint) self->walked > before)
    bramble_sound_play (BRAMBLE_SOUND_STEP);
  gtk_widget_queue_allocate (map);
  if (self->walked < self->n - 1)
    return G_SOURCE_CONTINUE;

  self->tick = 0;
  return G_SOURCE_REMOVE;
}

/**
 * bramble_stuffed_walk_begin:
 * @map: what is drawn anew with every step; it lives as long as the walk
 * @pace: 1 is normal, more is slower, 0 is at once
 */
void
bramble_stuffed_walk_begin (BrambleStuffedWalk *self,
                            GtkWidget          *map,
                            const guint8       *squares,
                            guint               n,
                            double              pace)
{
  gboolean animations;

  g_return_if_fail (n > 0 && n <= STUFFED_MAX_SQUARES);

  bramble_stuffed_walk_end (self, map);
  g_object_get (gtk_widget_get_settings (map), "gtk-enable-animations", &animations, NULL);
  if (pace <= 0 || !animations || n < 2 || !gtk_widget_get_mapped (map))
    return;

  memcpy (self->squares, squares, n);
  self->n = n;
  self->walked = 0;
  self->begun = 0;
  self->pace = pace;
  self->tick = gtk_widget_add_tick_callback (map, step, self, NULL);
}

/* Whoever walks is at once where they are going. */
void
bramble_stuffed_walk_end (BrambleStuffedWalk *self,
                          GtkWidget          *map)
{
  if (self->tick == 0)
    return;

  gtk_widget_remove_tick_callback (map, self->tick);
  self->tick = 0;
  gtk_widget_queue_allocate (map);
}

/**
 * bramble_stuffed_walk_find:
 * @column: (out): where the walker is now, in squares
 * @row: (out): likewise
 *
 * Returns: %FALSE when nobody walks
 */
gboolean
bramble_stuffed_walk_find (BrambleStuffedWalk *self,
                           guint               columns,
                           double             *column,
                           double             *row)
{
  guint last, next, from, to;
  double part;

  if (self->tick == 0)
    return FALSE;

  last = (guint) CLAMP (self->walked, 0, self->n - 1);
  next = MIN (last + 1, self->n - 1);
  part = CLAMP (self->walked - last, 0, 1);
  from = self->squares[last] / columns;
  to = self->squares[next] / columns;
  *column = self->squares[last] % columns * (1 - part) + self->squares[next] % columns * part;
  *row = from * (1 - part) + to * part - HOP * sin (G_PI * part);
  return TRUE;
}
