/* bramble-stuffed-figure.c: a toy or a minion that stands on the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-figure.h"

#include <bramble-art.h>

#include "bramble-stuffed-thread.h"

/* Parts of a square: the figure, where its feet are, the sign at the left foot and the
 * letters on it, and the chance at the right foot. */
#define SIZE 0.92
#define FEET 0.93
#define SIGN 0.29
#define SIGN_LETTERS 0.19
#define PILL_HEIGHT 0.29
#define PILL_LETTERS 0.2

/**
 * BrambleStuffedFigure:
 *
 * A figure with the sign of its seat, or its number in the column of minions. Whoever acts
 * stands in torchlight; what the dice in hand could hit has a red frame and says with which
 * chance. It is drawn in the square it stands on and takes no touch: the square does.
 */
struct _BrambleStuffedFigure
{
  BrambleStuffedSprite parent_instance;

  char *sign;      /* (nullable) */
  char *chance;    /* (nullable): to be hit, as it is read */
  gboolean acting;
};

G_DEFINE_FINAL_TYPE (BrambleStuffedFigure, bramble_stuffed_figure, BRAMBLE_TYPE_STUFFED_SPRITE)

/* Light on the ground round who acts. */
static void
append_torch (GtkSnapshot *snapshot,
              float        size)
{
  graphene_rect_t base = GRAPHENE_RECT_INIT (0.14f * size, 0.78f * size, 0.72f * size, 0.16f * size);
  graphene_size_t corner = GRAPHENE_SIZE_INIT (base.size.width / 2, base.size.height / 2);
  GskRoundedRect shape;

  gsk_rounded_rect_init (&shape, &base, &corner, &corner, &corner, &corner);
  gtk_snapshot_append_outset_shadow (snapshot, &shape, &(GdkRGBA) { 0.95f, 0.77f, 0.35f, 1 }, 0, 0, 0.05f * size, 0.1f * size);
}

static void
bramble_stuffed_figure_snapshot (GtkWidget   *widget,
                                 GtkSnapshot *snapshot)
{
  BrambleStuffedFigure *self = BRAMBLE_STUFFED_FIGURE (widget);
  const BrambleStuffedThread aim = { "#ff6a5c", 0.05, 0.14, 0.1 };
  float size = (float) gtk_widget_get_width (widget);
  int pixels = MAX (1, (int) (size * SIZE) * gtk_widget_get_scale_factor (widget));
  gboolean exact;
  const char *art = bramble_stuffed_sprite_get_art (BRAMBLE_STUFFED_SPRITE (self));
  GdkTexture *texture = art ? bramble_art_peek (bramble_art_get_default (), art, pixels, pixels, &exact) : NULL;

  if (self->acting)
    append_torch (snapshot, size);
  if (texture)
    {
      /* Some are wider than high; all stand on their feet. */
      float wide = SIZE * size * MIN (1, (float) gdk_texture_get_width (texture) / (float) gdk_texture_get_height (texture));
      float high = SIZE * size * MIN (1, (float) gdk_texture_get_height (texture) / (float) gdk_texture_get_width (texture));

      bramble_art_paint (widget, snapshot, texture,
                         &GRAPHENE_RECT_INIT ((size - wide) / 2, FEET * size - high, wide, high));
    }
  if (self->sign)
    bramble_stuffed_append_badge (widget, snapshot, &GRAPHENE_RECT_INIT (0.02f * size, (0.99f - SIGN) * size, SIGN * size, SIGN * size), self->sign,
                  "#f3e3c3", "#141a3a", "#fffaf0", SIGN_LETTERS * size);
  if (self->chance)
    {
      bramble_stuffed_sew_box (snapshot, &aim, size, &GRAPHENE_RECT_INIT (0.03f * size, 0.03f * size, 0.94f * size, 0.94f * size),
                               0.13 * size);
      bramble_stuffed_append_badge (widget, snapshot,
                    &GRAPHENE_RECT_INIT (0.36f * size, (1.03f - PILL_HEIGHT) * size, 0.7f * size, PILL_HEIGHT * size), self->chance,
                    "#b3392c", "#fff4e6", "#7a1f16", PILL_LETTERS * size);
    }
}

static void
bramble_stuffed_figure_finalize (GObject *object)
{
  BrambleStuffedFigure *self = BRAMBLE_STUFFED_FIGURE (object);

  g_free (self->sign);
  g_free (self->chance);

  G_OBJECT_CLASS (bramble_stuffed_figure_parent_class)->finalize (object);
}

static void
bramble_stuffed_figure_class_init (BrambleStuffedFigureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bramble_stuffed_figure_finalize;
  widget_class->snapshot = bramble_stuffed_figure_snapshot;

  gtk_widget_class_set_css_name (widget_class, "figure");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bramble_stuffed_figure_init (BrambleStuffedFigure *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
bramble_stuffed_figure_new (void)
{
  return g_object_new (BRAMBLE_TYPE_STUFFED_FIGURE, NULL);
}

/**
 * bramble_stuffed_figure_set:
 * @art: the id of its picture
 * @sign: (nullable): of its seat, or its number
 */
void
bramble_stuffed_figure_set (BrambleStuffedFigure *self,
                            const char           *art,
                            const char           *sign)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_FIGURE (self));

  if (!bramble_stuffed_sprite_set_art (BRAMBLE_STUFFED_SPRITE (self), art) && g_strcmp0 (self->sign, sign) == 0)
    return;

  g_free (self->sign);
  self->sign = g_strdup (sign);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Whether the torch is on it. */
void
bramble_stuffed_figure_set_acting (BrambleStuffedFigure *self,
                                   gboolean              acting)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_FIGURE (self));

  if (self->acting == acting)
    return;

  self->acting = acting;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * bramble_stuffed_figure_set_aimed:
 * @chance: (nullable): that what is put together hits it, as it is read; %NULL: it cannot
 */
void
bramble_stuffed_figure_set_aimed (BrambleStuffedFigure *self,
                                  const char           *chance)
{
  g_return_if_fail (BRAMBLE_IS_STUFFED_FIGURE (self));

  if (g_strcmp0 (self->chance, chance) == 0)
    return;

  g_free (self->chance);
  self->chance = g_strdup (chance);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
