/* bramble-stuffed-square.c: a square of the map that can be pointed at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-square.h"

#include <bramble-art.h>

#include "bramble-stuffed-thread.h"
#include "bramble-target.h"

/* Parts of a square: the gap at its edge, its corners, what lies on it, the words on it. */
#define GAP 0.035
#define CORNER 0.13
#define MARK 0.62
#define DONE_MARK 0.34
#define LETTERS 0.27
#define MARK_LETTERS 0.3

/* Chances from which the edge is whole, and from which it has long stitches. */
#define SURE 90
#define LIKELY 65

/**
 * BrambleStuffedSquare:
 *
 * What lies on a square, and, where a move may end, with which chance: the likelier, the
 * brighter the ground, and the more of its edge is sewn. It is the child of a
 * #BrambleTarget, which is focused and touched.
 */
struct _BrambleStuffedSquare
{
  BrambleStuffedSprite parent_instance;

  gboolean bracketed; /* counted and never entered */
  gboolean done;      /* what lay here was read: only a small mark is left in the corner */
  int chance;         /* of 100, or BRAMBLE_STUFFED_UNLIT */
  char *text;         /* (nullable): what is written on that */
};

G_DEFINE_FINAL_TYPE (BrambleStuffedSquare, bramble_stuffed_square, BRAMBLE_TYPE_STUFFED_SPRITE)

/* The ground: felt that one sees the page through, or torchlight. */
static void
append_ground (BrambleStuffedSquare *self,
               GtkSnapshot          *snapshot,
               double                size)
{
  gboolean focused = bramble_target_is_spoken_of (BRAMBLE_TARGET (gtk_widget_get_parent (GTK_WIDGET (self))));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) (GAP * size), (float) (GAP * size), (float) ((1 - 2 * GAP) * size),
                                               (float) ((1 - 2 * GAP) * size));
  GdkRGBA ground = { 0.13f, 0.16f, 0.31f, 0.34f };
  GskRoundedRect edge;

  gsk_rounded_rect_init_from_rect (&edge, &bounds, (float) (CORNER * size));
  if (self->chance != BRAMBLE_STUFFED_UNLIT)
    ground = (GdkRGBA) { 0.62f, 0.49f, 0.2f, 0.25f + 0.5f * (float) self->chance / 100 };
  if (focused)
    gtk_snapshot_append_outset_shadow (snapshot, &edge, &(GdkRGBA) { 0.33f, 0.71f, 1, 1 }, 0, 0, (float) (0.05 * size), 0);
  gtk_snapshot_push_rounded_clip (snapshot, &edge);
  gtk_snapshot_append_color (snapshot, &ground, &bounds);
  gtk_snapshot_pop (snapshot);
}

static void
append_edge (BrambleStuffedSquare *self,
             GtkSnapshot          *snapshot,
             double                size)
{
  const BrambleStuffedThread plain = { "rgba(243,227,195,0.3)", 0.015, 0.06, 0.07 };
  const BrambleStuffedThread sure = { "#f2c45a", 0.045, 0, 0 };
  const BrambleStuffedThread likely = { "#f2c45a", 0.04, 0.16, 0.09 };
  const BrambleStuffedThread unlikely = { "#f2c45a", 0.035, 0.05, 0.1 };
  const BrambleStuffedThread *thread = &plain;

  if (self->chance >= SURE)
    thread = &sure;
  else if (self->chance >= LIKELY)
    thread = &likely;
  else if (self->chance != BRAMBLE_STUFFED_UNLIT)
    thread = &unlikely;
  bramble_stuffed_sew_box (snapshot, thread, size,
                           &GRAPHENE_RECT_INIT ((float) (GAP * size), (float) (GAP * size), (float) ((1 - 2 * GAP) * size),
                                                (float) ((1 - 2 * GAP) * size)),
                           CORNER * size);
}

/* What lies here; once it was read it is a tick in the corner. */
static void
append_mark (BrambleStuffedSquare *self,
             GtkSnapshot          *snapshot,
             double                size)
{
  double wide = (self->done ? DONE_MARK : MARK) * size;
  double x = self->done ? 0.06 * size : (size - wide) / 2;
  double y = self->done || self->chance != BRAMBLE_STUFFED_UNLIT ? 0.06 * size : (size - wide) / 2;
  int pixels = MAX (1, (int) wide * gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  gboolean exact;
  GdkTexture *texture = bramble_art_peek (bramble_art_get_default (), bramble_stuffed_sprite_get_art (BRAMBLE_STUFFED_SPRITE (self)), pixels, pixels,
                                          &exact);

  if (texture)
    bramble_art_paint (GTK_WIDGET (self), snapshot, texture, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) wide, (float) wide));
  if (self->text && !self->done)
    bramble_stuffed_write (GTK_WIDGET (self), snapshot, self->text, "#3a2a1c", MARK_LETTERS * size, x + wide / 2, y + wide / 2);
}

static void
bramble_stuffed_square_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  BrambleStuffedSquare *self = BRAMBLE_STUFFED_SQUARE (widget);
  gboolean marked = bramble_stuffed_sprite_get_art (BRAMBLE_STUFFED_SPRITE (self)) != NULL;
  double size = gtk_widget_get_width (widget);

  if (!self->bracketed)
    {
      append_ground (self, snapshot, size);
      append_edge (self, snapshot, size);
    }
  if (marked)
    append_mark (self, snapshot, size);
  if (self->chance != BRAMBLE_STUFFED_UNLIT && self->chance != BRAMBLE_STUFFED_CERTAIN)
    {
      g_autofree char *text = g_strdup_printf ("%d", self->chance);
      gboolean crowded = marked && !self->done;

      bramble_stuffed_write (widget, snapshot, text, "#fffaf0", (crowded ? 0.8 : 1) * LETTERS * size, size / 2,
                             (crowded ? 0.83 : 0.5) * size);
    }
}

static void
bramble_stuffed_square_finalize (GObject *object)
{
  BrambleStuffedSquare *self = BRAMBLE_STUFFED_SQUARE (object);

  g_free (self->text);

  G_OBJECT_CLASS (bramble_stuffed_square_parent_class)->finalize (object);
}

static void
bramble_stuffed_square_class_init (BrambleStuffedSquareClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bramble_stuffed_square_finalize;
  widget_class->snapshot = bramble_stuffed_square_snapshot;

  gtk_widget_class_set_css_name (widget_class, "square");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bramble_stuffed_square_init (BrambleStuffedSquare *self)
{
  self->chance = BRAMBLE_STUFFED_UNLIT;
}

/**
 * bramble_stuffed_square_new:
 * @bracketed: whether nobody ever enters it
 */
GtkWidget *
bramble_stuffed_square_new (gboolean bracketed)
{
  BrambleStuffedSquare *self = g_object_new (BRAMBLE_TYPE_STUFFED_SQUARE, NULL);

  self->bracketed = bracketed;
  return GTK_WIDGET (self);
}

/**
 * bramble_stuffed_square_set_mark:
 * @art: (nullable): the picture of what lies here
 * @text: (nullable): what is written on it, such as the number of a point
 */
void
bramble_stuffed_square_set_mark (BrambleStuffedSquare *self,
                                 const char           *art,
                                 const char           *text)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_SQUARE (self));

  if (!bramble_stuffed_sprite_set_art (BRAMBLE_STUFFED_SPRITE (self), art) && g_strcmp0 (self->text, text) == 0)
    return;

  g_free (self->text);
  self->text = g_strdup (text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * bramble_stuffed_square_set_done:
 * @done: whether what lies here was read and says nothing any more
 */
void
bramble_stuffed_square_set_done (BrambleStuffedSquare *self,
                                 gboolean              done)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_SQUARE (self));

  if (self->done == done)
    return;

  self->done = done;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * bramble_stuffed_square_set_chance:
 * @chance: of 100 that the move that is put together gets here, or %BRAMBLE_STUFFED_UNLIT,
 *   or %BRAMBLE_STUFFED_CERTAIN
 */
void
bramble_stuffed_square_set_chance (BrambleStuffedSquare *self,
                                   int                   chance)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_SQUARE (self));

  if (self->chance == chance)
    return;

  self->chance = chance;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns the chance that is shown, or BRAMBLE_STUFFED_UNLIT. */
int
bramble_stuffed_square_get_chance (BrambleStuffedSquare *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STUFFED_SQUARE (self), BRAMBLE_STUFFED_UNLIT);

  return self->chance;
}
