/* bramble-gloom-pile-paint.c: how a pile of clear cards looks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All numbers are parts of a card of 100 by 140.
 */

#include "bramble-gloom-pile-private.h"

#include <math.h>

#include <bramble-gloom-cards.h>

#include "bramble-frame.h"
#include "bramble-gloom-paint.h"

#define CARD_WIDTH 100.0f
#define CARD_HEIGHT 140.0f

/* So far each layer lies from the one below, and so many are told apart. */
#define SHIFT 2.2f
#define MOST_SHIFTS 6

/* What is beneath the card, in units of the table. */
#define PLAQUE 3.0
#define SMALL_PLAQUE 2.4
#define NAME 3.3
#define TIGHT_NAME 4.6
#define WORTH_SIZE 2.1
#define NAME_SIZE 1.7
#define TEXT_SIZE 1.5

/* A card that is narrower than this has larger points, and a pile that is lower than
 * that has the Self-Worth beside the card, so wide and so high, in units. */
#define NARROW 8.0
#define LOW 17.0
/* Where a pile is narrower than this, a name may have three lines. */
#define TIGHT 10.5
#define SIDE 4.4
#define SIDE_HEIGHT 5.2

/* What is being painted, and how large. */
typedef struct
{
  BrambleGloomPile *self;
  GtkWidget *widget;
  GtkSnapshot *snapshot;
  float scale; /* pixels a part */
  float x;     /* of the Character's card */
  float y;
  double unit;
  gboolean narrow;
  gboolean upright; /* what it is worth stands beside it */
} Brush;

static graphene_rect_t
place (const Brush *brush,
       float        x,
       float        y,
       float        width,
       float        height)
{
  return GRAPHENE_RECT_INIT (brush->x + x * brush->scale, brush->y + y * brush->scale, width * brush->scale,
                             height * brush->scale);
}

static graphene_rect_t
points_place (const Brush *brush,
              guint        i)
{
  float width = brush->narrow ? 56 : 46;
  float height = width * 0.64f;

  return place (brush, 1, 6 + 28.0f * (float) i - (height - 29) / 2, width, height);
}

static graphene_rect_t
icon_place (const Brush *brush,
            guint        i)
{
  float radius = brush->narrow ? 15 : 12.5f;

  return place (brush, 20 + 30.0f * (float) i - radius, 101 - radius, 2 * radius, 2 * radius);
}

static void
paint_card (const Brush *brush,
            const char  *art)
{
  graphene_rect_t bounds = place (brush, 0, 0, CARD_WIDTH, CARD_HEIGHT);

  bramble_gloom_paint_art (brush->widget, brush->snapshot, art, &bounds);
}

/* Who it is, and what has become of them. */
static void
paint_portrait (const Brush *brush)
{
  const BrambleGloomLayer *shown = bramble_gloom_hero_find_shown (brush->self->hero, BRAMBLE_GLOOM_PORTRAIT);
  guint character = bramble_gloom_hero_get_character (brush->self->hero);
  g_autofree char *hero = NULL;
  g_autofree char *fate = NULL;

  if (character >= GLOOM_N_CARDS)
    {
      graphene_rect_t bounds = place (brush, 4, 4, CARD_WIDTH - 8, CARD_HEIGHT - 8);
      GdkRGBA faint = { 0.92f, 0.88f, 0.79f, 0.16f };

      bramble_gloom_paint_plate (brush->snapshot, &bounds, 6 * brush->scale, &faint);
      return;
    }
  hero = g_strconcat ("gloom/heroes/", gloom_cards[character].id, NULL);
  paint_card (brush, hero);
  if (shown && gloom_kind (shown->card) == GLOOM_ENDING)
    {
      GdkRGBA veil = { 0.92f, 0.88f, 0.79f, 0.72f };
      graphene_rect_t bounds = place (brush, 3, 3, CARD_WIDTH - 6, CARD_HEIGHT - 6);

      bramble_gloom_paint_plate (brush->snapshot, &bounds, 3 * brush->scale, &veil);
      paint_card (brush, "gloom/cards/ending");
    }
  else if (shown)
    {
      fate = g_strconcat ("gloom/fates/", gloom_cards[shown->card].id, NULL);
      paint_card (brush, fate);
    }
}

/* Edges of glass, so that layers can be counted. */
static void
paint_glass (const Brush *brush)
{
  guint n;

  bramble_gloom_hero_get_layers (brush->self->hero, &n);
  for (guint i = 1; i <= MIN (n, MOST_SHIFTS); i++)
    {
      graphene_rect_t bounds = place (brush, SHIFT * (float) i, -SHIFT * (float) i, CARD_WIDTH, CARD_HEIGHT);

      bramble_gloom_paint_art (brush->widget, brush->snapshot, "gloom/cards/glass", &bounds);
    }
}

/* What others cover, faint and to the right, the lowest farthest away. */
static void
paint_covered (const Brush *brush)
{
  guint n;
  const BrambleGloomLayer *layers = bramble_gloom_hero_get_layers (brush->self->hero, &n);
  guint depth[2 * GLOOM_PLACES] = { 0 };

  gtk_snapshot_push_opacity (brush->snapshot, 0.55);
  for (guint k = n; k > 0; k--)
    for (guint i = 0; i < 2 * GLOOM_PLACES; i++)
      {
        const BrambleGloomLayer *layer = &layers[k - 1];
        const GloomCard *card = &gloom_cards[layer->card];
        gboolean points = i < GLOOM_PLACES;
        guint j = i % GLOOM_PLACES;
        graphene_rect_t bounds = points ? points_place (brush, j) : icon_place (brush, j);

        if ((layer->prints & ~layer->shows & (1u << i)) == 0)
          continue;
        depth[i]++;
        if (depth[i] > 2)
          continue;
        bounds.origin.x += (points ? 30.0f : 0) * brush->scale * (float) depth[i];
        bounds.origin.y -= (points ? 0 : 18.0f) * brush->scale * (float) depth[i];
        if (points)
          bramble_gloom_paint_points (brush->widget, brush->snapshot, card->points[j], &bounds);
        else
          bramble_gloom_paint_icon (brush->widget, brush->snapshot, card->icons[j], &bounds);
        bramble_gloom_paint_strike (brush->snapshot, &bounds, MAX (1.5, brush->scale * 1.6));
      }
  gtk_snapshot_pop (brush->snapshot);
}

/* Points and icons that show; what would be covered is struck through. */
static void
paint_shown (const Brush *brush)
{
  guint covered = bramble_gloom_hero_get_covered (brush->self->hero);

  for (guint i = 0; i < GLOOM_PLACES; i++)
    {
      const BrambleGloomLayer *layer = bramble_gloom_hero_find_shown (brush->self->hero, BRAMBLE_GLOOM_POINTS (i));
      graphene_rect_t bounds = points_place (brush, i);

      if (layer)
        bramble_gloom_paint_points (brush->widget, brush->snapshot, gloom_cards[layer->card].points[i], &bounds);
      if (covered & BRAMBLE_GLOOM_POINTS (i))
        bramble_gloom_paint_strike (brush->snapshot, &bounds, MAX (1.5, brush->scale * 2));
      layer = bramble_gloom_hero_find_shown (brush->self->hero, BRAMBLE_GLOOM_ICON (i));
      bounds = icon_place (brush, i);
      if (layer)
        bramble_gloom_paint_icon (brush->widget, brush->snapshot, gloom_cards[layer->card].icons[i], &bounds);
      if (covered & BRAMBLE_GLOOM_ICON (i))
        bramble_gloom_paint_strike (brush->snapshot, &bounds, MAX (1.5, brush->scale * 2));
    }
}

static void
paint_effect (const Brush *brush)
{
  const BrambleGloomLayer *layer = bramble_gloom_hero_find_shown (brush->self->hero, BRAMBLE_GLOOM_EFFECT);
  graphene_rect_t strip = place (brush, 1, 112, 98, 27);
  g_autofree char *brief = layer ? bramble_gloom_card_brief (layer->card) : NULL;
  graphene_rect_t sign, words;

  if (brief == NULL)
    return;
  sign = brush->narrow ? place (brush, 37, 111, 28, 28) : place (brush, 3, 115.5f, 20, 20);
  words = place (brush, 24, 114, 73, 23);
  bramble_gloom_paint_art (brush->widget, brush->snapshot, "gloom/cards/effect", &strip);
  bramble_gloom_paint_art (brush->widget, brush->snapshot,
                           bramble_gloom_category_id (gloom_cards[layer->card].effect.category), &sign);
  if (!brush->narrow)
    bramble_gloom_paint_text (brush->widget, brush->snapshot, brief, &words, TEXT_SIZE * brush->unit, BRAMBLE_GLOOM_CENTRED,
                              &bramble_gloom_ink);
  if (bramble_gloom_hero_get_covered (brush->self->hero) & BRAMBLE_GLOOM_EFFECT)
    bramble_gloom_paint_strike (brush->snapshot, &strip, MAX (1.5, brush->scale * 2));
}

/* The card that is thought about, beside what it would cover. */
static void
paint_preview (const Brush *brush)
{
  guint card = bramble_gloom_hero_get_preview (brush->self->hero);
  graphene_rect_t pane = place (brush, 24, -6, CARD_WIDTH - 24, 122);

  if (card >= GLOOM_N_DECK || !bramble_gloom_hero_get_possible (brush->self->hero))
    return;
  bramble_gloom_paint_plate (brush->snapshot, &pane, 5 * brush->scale, &(GdkRGBA) { 0.85f, 0.95f, 0.95f, 0.28f });
  for (guint i = 0; i < GLOOM_PLACES; i++)
    {
      graphene_rect_t bounds = points_place (brush, i);

      bounds.origin.x += 28 * brush->scale;
      bounds.origin.y -= 5 * brush->scale;
      if (gloom_cards[card].points[i])
        bramble_gloom_paint_points (brush->widget, brush->snapshot, gloom_cards[card].points[i], &bounds);
      bounds = icon_place (brush, i);
      bounds.origin.y -= 10 * brush->scale;
      if (gloom_cards[card].icons[i])
        bramble_gloom_paint_icon (brush->widget, brush->snapshot, gloom_cards[card].icons[i], &bounds);
    }
}

/* What has just vanished flies up and away. */
static void
paint_vanishing (const Brush *brush)
{
  BrambleGloomPile *self = brush->self;
  float rise = (float) (1 - self->fade) * 12 * brush->scale;

  if (self->fade <= 0)
    return;
  gtk_snapshot_push_opacity (brush->snapshot, MIN (1, self->fade * 1.6));
  for (guint i = 0; i < GLOOM_PLACES; i++)
    {
      graphene_rect_t bounds = points_place (brush, i);

      bounds.origin.x += 32 * brush->scale + rise;
      bounds.origin.y -= rise;
      if (self->old_points[i])
        {
          bramble_gloom_paint_points (brush->widget, brush->snapshot, self->old_points[i], &bounds);
          bramble_gloom_paint_strike (brush->snapshot, &bounds, MAX (1.5, brush->scale * 2));
        }
      bounds = icon_place (brush, i);
      bounds.origin.y -= 20 * brush->scale + rise;
      if (self->old_icons[i])
        {
          bramble_gloom_paint_icon (brush->widget, brush->snapshot, self->old_icons[i], &bounds);
          bramble_gloom_paint_strike (brush->snapshot, &bounds, MAX (1.5, brush->scale * 2));
        }
    }
  gtk_snapshot_pop (brush->snapshot);
}

/* A number with its sign, and a shape for it. */
static char *
dup_worth (const Brush *brush,
           int          worth)
{
  g_autofree char *number = bramble_gloom_number (worth);

  return g_strconcat (worth < 0 ? "▼" : worth > 0 ? "▲" : "●", brush->upright ? "\n" : brush->narrow ? "" : " ", number, NULL);
}

/* What the Self-Worth is, and after it what it would be or has been. */
static void
paint_plaque (const Brush           *brush,
              const graphene_rect_t *place)
{
  BrambleGloomPile *self = brush->self;
  gboolean possible = bramble_gloom_hero_get_possible (self->hero);
  gboolean before = !possible && self->fade > 0 && self->old_worth != self->worth;
  gboolean finished = bramble_gloom_hero_get_finished (self->hero);
  g_autofree char *first = dup_worth (brush, before ? self->old_worth : self->worth);
  int later = possible ? bramble_gloom_hero_get_would (self->hero) : self->worth;
  g_autofree char *second = possible || before ? dup_worth (brush, later) : NULL;
  g_autofree char *ended = finished && second == NULL && !brush->narrow && !brush->upright ? g_strconcat (first, " ✓", NULL) : NULL;
  double size = brush->upright ? WORTH_SIZE * brush->unit : MIN (WORTH_SIZE * brush->unit, place->size.height * 0.72);
  const float x = place->origin.x, width = place->size.width;
  /* Two of them lie upon each other, or one in the middle. */
  float height = brush->upright && second == NULL ? MIN (place->size.height, (float) (SIDE_HEIGHT * brush->unit)) : place->size.height;
  float y = place->origin.y + (place->size.height - height) / 2;
  graphene_rect_t all = GRAPHENE_RECT_INIT (x + 1, y, width - 2, height - 2);
  /* Its edge is round: no letter comes near it. */
  graphene_rect_t line = GRAPHENE_RECT_INIT (x + (brush->upright ? 2 : 4), y, width - (brush->upright ? 4 : 8), height - 2);
  graphene_rect_t left = GRAPHENE_RECT_INIT (x + 2, y, width / 2 - 3, height - 2);
  graphene_rect_t right = GRAPHENE_RECT_INIT (x + width / 2, y + 1, width / 2 - 3, height - 4);
  guint type = BRAMBLE_GLOOM_BOLD | BRAMBLE_GLOOM_CENTRED;

  if (brush->upright)
    {
      left = GRAPHENE_RECT_INIT (x + 2, y, width - 4, height / 2 - 1);
      right = GRAPHENE_RECT_INIT (x + 2, y + height / 2, width - 4, height / 2 - 3);
    }
  if (bramble_gloom_hero_get_character (self->hero) >= GLOOM_N_CARDS)
    return;
  bramble_gloom_paint_plate (brush->snapshot, &all, 0.6 * brush->unit, &bramble_gloom_bone);
  if (finished)
    {
      graphene_rect_t inner = all;

      graphene_rect_inset (&inner, 1.5, 1.5);
      bramble_gloom_paint_plate (brush->snapshot, &inner, 0.5 * brush->unit, &bramble_gloom_night);
    }
  if (second == NULL)
    {
      bramble_gloom_paint_text (brush->widget, brush->snapshot, ended ? ended : first, &line, size, type,
                                finished ? &bramble_gloom_bone : &bramble_gloom_ink);
      return;
    }
  bramble_gloom_paint_text (brush->widget, brush->snapshot, first, &left, size, type,
                            finished ? &bramble_gloom_bone : &bramble_gloom_ink);
  bramble_gloom_paint_plate (brush->snapshot, &right, 0.5 * brush->unit, &bramble_gloom_flame);
  bramble_gloom_paint_text (brush->widget, brush->snapshot, second, &right, size, type, &bramble_gloom_ink);
}

/* The class function. */
void
bramble_gloom_pile_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  BrambleGloomPile *self = BRAMBLE_GLOOM_PILE (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  double unit = bramble_frame_unit (widget);
  /* Where there is little room, who it is is seen by the portrait, or what they are worth stands
   * beside it. */
  gboolean named = width > NARROW * unit;
  gboolean upright = named && height < LOW * unit;
  double lines = width < TIGHT * unit && !upright ? TIGHT_NAME : NAME;
  float room = height - (float) ((!named ? SMALL_PLAQUE : upright ? lines : PLAQUE + lines) * unit);
  const float across = CARD_WIDTH + SHIFT * MOST_SHIFTS, down = CARD_HEIGHT + SHIFT * MOST_SHIFTS;
  float side = upright ? (float) (SIDE * unit) : 0;
  float scale = MIN ((width - side) / across, room / down);
  float x = floorf ((width - side - across * scale) / 2);
  gboolean leftwards = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Brush brush = { self, widget, snapshot, scale, upright && leftwards ? x + side : x, floorf (room - CARD_HEIGHT * scale), unit,
                  CARD_WIDTH * scale < NARROW * unit, upright };
  graphene_rect_t plaque, name;

  if (scale <= 0)
    return;
  paint_portrait (&brush);
  paint_glass (&brush);
  if (self->near)
    paint_covered (&brush);
  paint_shown (&brush);
  paint_effect (&brush);
  if (self->near)
    paint_preview (&brush);
  paint_vanishing (&brush);
  if (upright)
    plaque = GRAPHENE_RECT_INIT (leftwards ? x : x + across * scale, brush.y, side, CARD_HEIGHT * scale);
  else
    plaque = GRAPHENE_RECT_INIT (0, room + 1, width, (float) ((named ? PLAQUE : SMALL_PLAQUE) * unit));
  paint_plaque (&brush, &plaque);
  if (!named)
    return;
  name = GRAPHENE_RECT_INIT (0, height - (float) (lines * unit), width, (float) (lines * unit));
  bramble_gloom_paint_text (widget, snapshot, bramble_gloom_hero_get_name (self->hero), &name, NAME_SIZE * unit,
                            BRAMBLE_GLOOM_CENTRED, &bramble_gloom_bone);
}
