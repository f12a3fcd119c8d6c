/* bramble-motion-draw.c: pictures that fly over the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-motion-private.h"

#include <math.h>

#include "bramble-art.h"

#define FRAME 3 /* paper around a card */

/* Asks for the textures early, so that they are there when they are needed. */
GdkTexture *
bramble_motion_texture (BrambleMotion     *self,
                        const BrambleMove *move,
                        const char        *art)
{
  double scale = gtk_widget_get_scale_factor (GTK_WIDGET (self)) * self->scale;
  gboolean exact;

  return bramble_art_peek (bramble_art_get_default (), art, (int) (move->width * scale), (int) (move->height * scale),
                           &exact);
}

/* Which picture is seen @time ms after the piece began: each face that tumbles by differs from the
 * one before it. */
static const char *
find_art (const BrambleMove *move,
          double             time)
{
  guint n;

  if (!bramble_move_rolls (move) || time >= BRAMBLE_MOVE_ROLL)
    return move->art;
  n = g_strv_length (move->faces);
  return move->faces[(guint) (time / BRAMBLE_MOVE_TUMBLE) * MAX (n - 1, 1) % n];
}

/* How long a piece is seen. A die that lies there can be looked at. */
static double
get_duration (const BrambleMove *move)
{
  return bramble_move_rolls (move) ? BRAMBLE_MOVE_ROLL + BRAMBLE_MOVE_FLIGHT + move->linger : BRAMBLE_MOVE_FLIGHT;
}

static double
ease (double t)
{
  return t * t * (3 - 2 * t);
}

/* A card is paper with a dark edge. */
static void
draw_frame (GtkSnapshot           *snapshot,
            const graphene_rect_t *picture)
{
  static const GdkRGBA edge = { 0.29f, 0.196f, 0.122f, 1 };
  static const GdkRGBA paper = { 0.984f, 0.953f, 0.875f, 1 };
  graphene_rect_t bounds;

  graphene_rect_inset_r (picture, -FRAME - 1, -FRAME - 1, &bounds);
  gtk_snapshot_append_color (snapshot, &edge, &bounds);
  graphene_rect_inset_r (picture, -FRAME, -FRAME, &bounds);
  gtk_snapshot_append_color (snapshot, &paper, &bounds);
}

void
bramble_motion_draw_piece (BrambleMotion            *self,
                           const BrambleMotionPiece *piece,
                           GtkSnapshot              *snapshot)
{
  double time = (self->now - self->act_began) / self->stretch - piece->begins;
  double t = time / get_duration (piece->move);
  double along = ease (CLAMP (t, 0, 1));
  double size = 1;
  double x, y, width, height, opacity;
  GdkTexture *texture;

  if (t < 0 || t > 1)
    return;
  texture = bramble_motion_texture (self, piece->move, find_art (piece->move, time));
  if (texture == NULL)
    return;

  opacity = MIN (1, MIN (t, 1 - t) / 0.12);
  if (piece->held && bramble_move_rolls (piece->move))
    {
      /* It hops, lower and lower, until it lies there. */
      double left = MAX (0, 1 - time / BRAMBLE_MOVE_ROLL);

      x = piece->from.x;
      y = piece->from.y - 34 * left * fabs (sin (left * 3 * G_PI));
      size = BRAMBLE_MOTION_DIE;
      opacity = MIN (1, MIN (t, 1 - t) / 0.06);
    }
  else if (piece->held)
    {
      /* Held up: it rises a little, grows and comes back. */
      x = piece->from.x;
      y = piece->from.y - 10 * sin (t * G_PI);
      size = 0.9 + 0.4 * sin (t * G_PI);
    }
  else
    {
      double across = piece->to.x - piece->from.x;
      double down = piece->to.y - piece->from.y;
      double lift = CLAMP (sqrt (across * across + down * down) * 0.16, 18, 90);

      x = piece->from.x + across * along;
      y = piece->from.y + down * along - lift * sin (along * G_PI);
      size = 1 + 0.16 * sin (along * G_PI);
    }
  width = piece->move->width * self->scale * size;
  height = piece->move->height * self->scale * size;
  /* All of it is seen, also when the place is at the edge of the table. */
  x = CLAMP (x - width / 2, 0, MAX (0, gtk_widget_get_width (GTK_WIDGET (self)) - width));
  y = CLAMP (y - height / 2, 0, MAX (0, gtk_widget_get_height (GTK_WIDGET (self)) - height));

  if (opacity < 1)
    gtk_snapshot_push_opacity (snapshot, opacity);
  if (piece->move->framed)
    draw_frame (snapshot, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height));
  bramble_art_paint (GTK_WIDGET (self), snapshot, texture,
                     &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height));
  if (opacity < 1)
    gtk_snapshot_pop (snapshot);
}
