/* bramble-gloom-example.c: a pile as an example, to be looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-example.h"

#include <rules/cards.h>
#include <rules/text.h>

#include "bramble-gloom-paint.h"

/* A card is 100 by 140 parts, as at the table; each one more lies a little aside. */
#define CARD_WIDTH 100
#define CARD_HEIGHT 140
#define SHIFT 4
#define MOST 4

/* What the pile is worth stands below it. */
#define PLAQUE 26

/**
 * BrambleGloomExample:
 *
 * A Character and a few clear cards on it, and what they are worth together: for pages that
 * explain it. Nothing of it can be done anything with.
 */
struct _BrambleGloomExample
{
  GtkWidget parent_instance;

  guint8 cards[MOST]; /* from the bottom to the top, the first of them may be a Character */
  guint n_cards;
};

G_DEFINE_FINAL_TYPE (BrambleGloomExample, bramble_gloom_example, GTK_TYPE_WIDGET)

/* Returns what is printed in a place for points that can be seen, or 0. */
static guint
shown_points (BrambleGloomExample *self,
              guint                place)
{
  for (guint i = self->n_cards; i > 0; i--)
    if (gloom_cards[self->cards[i - 1]].points[place])
      return gloom_cards[self->cards[i - 1]].points[place];

  return 0;
}

static guint
shown_icon (BrambleGloomExample *self,
            guint                place)
{
  for (guint i = self->n_cards; i > 0; i--)
    if (gloom_cards[self->cards[i - 1]].icons[place])
      return gloom_cards[self->cards[i - 1]].icons[place];

  return GLOOM_NO_ICON;
}

/* What the points that can be seen come to. */
int
bramble_gloom_example_get_worth (BrambleGloomExample *self)
{
  int worth = 0;

  g_return_val_if_fail (BRAMBLE_IS_GLOOM_EXAMPLE (self), 0);

  for (guint i = 0; i < GLOOM_PLACES; i++)
    if (shown_points (self, i))
      worth += GLOOM_PRINTED (shown_points (self, i));
  return worth;
}

/* The paper of a card: who it is, what became of them, or nothing but glass. */
static char *
dup_art (guint card)
{
  switch ((GloomKind) gloom_kind (card))
    {
    case GLOOM_CHARACTER:
      return g_strconcat ("gloom/heroes/", gloom_cards[card].id, NULL);
    case GLOOM_ENDING:
      return g_strdup ("gloom/cards/ending");
    case GLOOM_MODIFIER:
      if (gloom_is_persistent (card))
        return g_strconcat ("gloom/fates/", gloom_cards[card].id, NULL);
      break;
    case GLOOM_EVENT:
    case GLOOM_STORY:
      break;
    }

  return g_strdup ("gloom/cards/glass");
}

static void
bramble_gloom_example_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  BrambleGloomExample *self = BRAMBLE_GLOOM_EXAMPLE (widget);
  float down = (float) (self->n_cards - 1) * SHIFT;
  g_autofree char *number = gloom_number (bramble_gloom_example_get_worth (self));

  /* A clear card alone lies on the dark desk. */
  if (gloom_kind (self->cards[0]) != GLOOM_CHARACTER)
    bramble_gloom_paint_plate (snapshot, &GRAPHENE_RECT_INIT (0, down, CARD_WIDTH, CARD_HEIGHT), 6, &bramble_gloom_night);
  for (guint i = 0; i < self->n_cards; i++)
    {
      g_autofree char *art = dup_art (self->cards[i]);
      float aside = (float) i * SHIFT;

      bramble_gloom_paint_art (widget, snapshot, art, &GRAPHENE_RECT_INIT (aside, down - aside, CARD_WIDTH, CARD_HEIGHT));
    }
  for (guint i = 0; i < GLOOM_PLACES; i++)
    {
      if (shown_points (self, i))
        bramble_gloom_paint_points (widget, snapshot, shown_points (self, i),
                                    &GRAPHENE_RECT_INIT (2, down + 6 + 28.0F * (float) i, 44, 28));
      if (shown_icon (self, i))
        bramble_gloom_paint_icon (widget, snapshot, shown_icon (self, i),
                                  &GRAPHENE_RECT_INIT (8 + 30.0F * (float) i, down + 89, 25, 25));
    }
  bramble_gloom_paint_plate (snapshot, &GRAPHENE_RECT_INIT (24, down + CARD_HEIGHT + 4, 52, PLAQUE - 4), 5, &bramble_gloom_night);
  bramble_gloom_paint_text (widget, snapshot, number, &GRAPHENE_RECT_INIT (24, down + CARD_HEIGHT + 4, 52, PLAQUE - 4), 15,
                            BRAMBLE_GLOOM_BOLD | BRAMBLE_GLOOM_CENTRED, &bramble_gloom_bone);
}

static void
bramble_gloom_example_measure (GtkWidget      *widget,
                               GtkOrientation  orientation,
                               int             for_size,
                               int            *minimum,
                               int            *natural,
                               int            *minimum_baseline,
                               int            *natural_baseline)
{
  BrambleGloomExample *self = BRAMBLE_GLOOM_EXAMPLE (widget);
  int aside = ((int) self->n_cards - 1) * SHIFT;

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? CARD_WIDTH + aside : CARD_HEIGHT + aside + PLAQUE;
}

static void
bramble_gloom_example_class_init (BrambleGloomExampleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = bramble_gloom_example_snapshot;
  widget_class->measure = bramble_gloom_example_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bramble_gloom_example_init (BrambleGloomExample *self)
{
  bramble_gloom_watch_art (GTK_WIDGET (self));
}

/**
 * bramble_gloom_example_new:
 * @cards: ids of cards, from the bottom to the top, with a slash between them
 */
GtkWidget *
bramble_gloom_example_new (const char *cards)
{
  BrambleGloomExample *self = g_object_new (BRAMBLE_TYPE_GLOOM_EXAMPLE, NULL);
  g_auto (GStrv) ids = g_strsplit (cards, "/", MOST);

  for (guint i = 0; ids[i]; i++)
    {
      guint card = gloom_card_by_id (ids[i]);

      g_assert (card < GLOOM_N_CARDS);
      self->cards[self->n_cards++] = (guint8) card;
    }
  g_assert (self->n_cards > 0);
  return GTK_WIDGET (self);
}
