/* bramble-stuffed-trail.c: what a minion does, drawn on the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-trail.h"

#include <math.h>
#include <rules/stuffed-things.h>

#include "bramble-stuffed-thread.h"

/* Parts of a square: the ring where a way began, how long and thick the arrow of a blow is, and
 * the pill with its number. */
#define RING 0.13
#define ARROW 0.34
#define SHAFT 0.09
#define PILL_HEIGHT 0.36
#define PILL_LETTERS 0.24
#define LETTER 0.14

static const char thread_colour[] = "#fff4d8";
static const char blow_colour[] = "#ff6a5c";

/* The middle of a square. */
static void
find_middle (guint   square,
             guint   columns,
             double  size,
             double *x,
             double *y)
{
  guint column = square % columns;
  guint row = square / columns;

  *x = (column + 0.5) * size;
  *y = (row + 0.5) * size;
}

/* The way as dots, from a ring where it began. Figures stand on it. */
void
bramble_stuffed_trail_snapshot (const BrambleStuffedTrail *self,
                                GtkWidget                 *map,
                                GtkSnapshot               *snapshot,
                                guint                      columns,
                                double                     size)
{
  const BrambleStuffedThread dots = { thread_colour, 0.07, 0.01, 0.15 };
  const BrambleStuffedThread ring = { thread_colour, 0.05, 0.07, 0.08 };
  double x, y;
  cairo_t *cr;

  if (self->n < 2)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) (columns * size), (float) gtk_widget_get_height (map)));
  for (guint i = 0; i < self->n; i++)
    {
      find_middle (self->squares[i], columns, size, &x, &y);
      cairo_line_to (cr, x, y);
    }
  bramble_stuffed_thread_use (&dots, size, cr);
  cairo_stroke (cr);
  cairo_new_sub_path (cr);
  find_middle (self->squares[0], columns, size, &x, &y);
  cairo_arc (cr, x, y, RING * size, 0, 2 * G_PI);
  bramble_stuffed_thread_use (&ring, size, cr);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* An arrow half way between two squares. */
static void
append_arrow (GtkSnapshot *snapshot,
              double       x,
              double       y,
              double       angle,
              double       size,
              double       width,
              double       height)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  GdkRGBA colour;

  gdk_rgba_parse (&colour, blow_colour);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_scale (cr, size, size);
  cairo_move_to (cr, -ARROW / 2, -SHAFT);
  cairo_line_to (cr, 0, -SHAFT);
  cairo_line_to (cr, 0, -2.2 * SHAFT);
  cairo_line_to (cr, ARROW / 2, 0);
  cairo_line_to (cr, 0, 2.2 * SHAFT);
  cairo_line_to (cr, 0, SHAFT);
  cairo_line_to (cr, -ARROW / 2, SHAFT);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill (cr);
  cairo_destroy (cr);
}

/* Who is hit, from where, and how hard. It lies above all figures. */
void
bramble_stuffed_blow_snapshot (const BrambleStuffedTrail *self,
                               GtkWidget                 *map,
                               GtkSnapshot               *snapshot,
                               guint                      columns,
                               guint                      rows,
                               double                     size)
{
  const BrambleStuffedThread aim = { blow_colour, 0.05, 0.14, 0.1 };
  double x, y, from_x, from_y, wide;

  if (self->to == STUFFED_NONE)
    return;
  find_middle (self->to, columns, size, &x, &y);
  bramble_stuffed_sew_box (snapshot, &aim, size,
                           &GRAPHENE_RECT_INIT ((float) (x - 0.47 * size), (float) (y - 0.47 * size), (float) (0.94 * size),
                                                (float) (0.94 * size)),
                           0.13 * size);
  if (self->from != STUFFED_NONE && self->from != self->to)
    {
      find_middle (self->from, columns, size, &from_x, &from_y);
      append_arrow (snapshot, (x + from_x) / 2, (y + from_y) / 2, atan2 (y - from_y, x - from_x), size,
                    gtk_widget_get_width (map), gtk_widget_get_height (map));
    }
  if (self->blow[0] == '\0')
    return;
  wide = (0.3 + LETTER * (double) g_utf8_strlen (self->blow, -1)) * size;
  x = CLAMP (x + 0.25 * size - wide / 2, 0, columns * size - wide);
  y = MIN (y + 0.28 * size, (rows - PILL_HEIGHT) * size - 1);
  bramble_stuffed_append_badge (map, snapshot, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) wide, (float) (PILL_HEIGHT * size)),
                                self->blow, "#b3392c", "#fff4e6", "#7a1f16", PILL_LETTERS * size);
}
