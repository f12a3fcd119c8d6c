/* bramble-gloom-sheet.c: a card that can be read where it lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All numbers are parts of a card as data/art/gloom/cards draws it.
 */

#include "bramble-gloom-sheet.h"

#include <glib/gi18n.h>
#include <math.h>
#include <rules/cards.h>
#include <rules/text.h>

#include <bramble-gloom-cards.h>
#include <bramble-gloom-hero.h>

#include "bramble-frame.h"
#include "bramble-gloom-paint.h"

#define WIDTH 240.0f
#define TALL 370.0f
#define LOW 204.0f
#define STORY 236.0f
#define TALLEST_STORY 360.0f
#define PORTRAIT 336.0f

/* From so many times as high as wide on a card is read as a tall one. */
#define TALL_FROM 1.2f

/* Letters, in units of the table. */
#define NAME_SIZE 1.85
#define TEXT_SIZE 1.75
#define SMALL_SIZE 1.6
/* The name of a Character takes another line before it is smaller than this. */
#define SMALL_NAME 1.35

/* A card of this width has letters of this size, in units; larger ones have larger
 * letters, up to so many times. Narrower than the last two, only its name is read, and then nothing. */
#define USUAL_WIDTH 21.0
#define LARGEST 1.4
#define READABLE 13.5
#define NAMED 8.0

/**
 * BrambleGloomSheet:
 *
 * A Modifier, Event or Ending as one holds it in hand, a Story, or the portrait of a
 * Character: as large as there is room in its proportions, with all its words.
 */
struct _BrambleGloomSheet
{
  GtkWidget parent_instance;

  guint card;    /* or GLOOM_NONE: its back */
  char *note;    /* (nullable): who has a Story, translated */
  guint has;     /* how many of the icons that it asks for are there */
  guint covered; /* places that others cover, a bit each */
};

G_DEFINE_FINAL_TYPE (BrambleGloomSheet, bramble_gloom_sheet, GTK_TYPE_WIDGET)

/* What is being painted, and how large. */
typedef struct
{
  BrambleGloomSheet *self;
  GtkSnapshot *snapshot;
  float scale; /* pixels a part */
  double unit; /* of the table */
} Brush;

static void
paint_words (const Brush   *brush,
             const char    *text,
             graphene_rect_t parts,
             double         size,
             guint          type)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (parts.origin.x * brush->scale, parts.origin.y * brush->scale,
                                               parts.size.width * brush->scale, parts.size.height * brush->scale);

  bramble_gloom_paint_text (GTK_WIDGET (brush->self), brush->snapshot, text, &bounds, size * brush->unit, type,
                            &bramble_gloom_ink);
}

static void
paint_picture (const Brush *brush,
               const char  *art,
               float        x,
               float        y,
               float        width,
               float        height)
{
  bramble_gloom_paint_art (GTK_WIDGET (brush->self), brush->snapshot, art,
                           &GRAPHENE_RECT_INIT (x * brush->scale, y * brush->scale, width * brush->scale, height * brush->scale));
}

/* A place that another card covers is struck through. */
static void
strike (const Brush           *brush,
        guint                  place,
        const graphene_rect_t *bounds)
{
  if (brush->self->covered & place)
    bramble_gloom_paint_strike (brush->snapshot, bounds, MAX (2, brush->scale * 4));
}

static void
paint_points (const Brush *brush,
              float        x,
              float        y,
              float        step)
{
  const GloomCard *card = &gloom_cards[brush->self->card];

  for (guint i = 0; i < GLOOM_PLACES; i++)
    {
      graphene_rect_t bounds = GRAPHENE_RECT_INIT ((x - 3) * brush->scale, (y - 1 + step * (float) i) * brush->scale,
                                                   66 * brush->scale, 42 * brush->scale);

      if (card->points[i] == 0)
        continue;
      bramble_gloom_paint_points (GTK_WIDGET (brush->self), brush->snapshot, card->points[i], &bounds);
      strike (brush, BRAMBLE_GLOOM_POINTS (i), &bounds);
    }
}

static void
paint_icons (const Brush *brush,
             float        x,
             float        y,
             float        step,
             float        radius)
{
  const GloomCard *card = &gloom_cards[brush->self->card];

  for (guint i = 0; i < GLOOM_PLACES; i++)
    {
      graphene_rect_t bounds = GRAPHENE_RECT_INIT ((x + step * (float) i - radius) * brush->scale, (y - radius) * brush->scale,
                                                   2 * radius * brush->scale, 2 * radius * brush->scale);

      if (card->icons[i] == GLOOM_NO_ICON)
        continue;
      bramble_gloom_paint_icon (GTK_WIDGET (brush->self), brush->snapshot, card->icons[i], &bounds);
      strike (brush, BRAMBLE_GLOOM_ICON (i), &bounds);
    }
}

/* What a card without an effect says there. */
static const char *
describe_clear (guint card)
{
  /* Translators: on a card that has no effect, and covers one; or on one that does not */
  return gloom_kind (card) == GLOOM_ENDING ? C_("card", "no effect, but it covers one") : C_("card", "no effect: clear");
}

/* The category with its sign, and what it does. Where there is little room the sign alone says what category it
 * is: it stands out of the corner by so many times its width. */
static void
paint_effect (const Brush     *brush,
              graphene_rect_t  parts,
              gboolean         with_name,
              float            aside)
{
  guint category = gloom_cards[brush->self->card].effect.category;
  float sign = MIN ((float) (TEXT_SIZE * 1.5 * brush->unit) / brush->scale, parts.size.height / 3);
  float head = with_name ? sign : 0;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (parts.origin.x * brush->scale, parts.origin.y * brush->scale,
                                               parts.size.width * brush->scale, parts.size.height * brush->scale);

  if (category == GLOOM_NO_EFFECT)
    {
      paint_words (brush, describe_clear (brush->self->card), parts, SMALL_SIZE, BRAMBLE_GLOOM_CENTRED | BRAMBLE_GLOOM_ITALIC);
      return;
    }
  paint_picture (brush, bramble_gloom_category_id (category), parts.origin.x - (with_name ? 0 : sign * aside),
                 parts.origin.y - (with_name ? 0 : sign * 0.6f), sign, sign);
  if (with_name)
    paint_words (brush, bramble_gloom_category_name (category),
                 GRAPHENE_RECT_INIT (parts.origin.x + head * 1.2f, parts.origin.y, parts.size.width - head * 1.2f, head),
                 SMALL_SIZE, BRAMBLE_GLOOM_BOLD);
  paint_words (brush, gloom_card_effect (brush->self->card),
               GRAPHENE_RECT_INIT (parts.origin.x, parts.origin.y + head, parts.size.width, parts.size.height - head),
               TEXT_SIZE, BRAMBLE_GLOOM_PLAIN);
  strike (brush, BRAMBLE_GLOOM_EFFECT, &bounds);
}

/* What becomes of a Character, or what all Events and Endings have in common. */
static char *
dup_picture (guint card)
{
  if (gloom_is_persistent (card))
    return g_strconcat ("gloom/fates/", gloom_cards[card].id, NULL);
  if (gloom_kind (card) == GLOOM_MODIFIER)
    return NULL;

  return g_strdup (gloom_kind (card) == GLOOM_EVENT ? "gloom/cards/event" : "gloom/cards/ending");
}

static const char *
find_frame (guint    card,
            gboolean tall)
{
  switch ((GloomKind) gloom_kind (card))
    {
    case GLOOM_MODIFIER:
      return tall ? "gloom/cards/hand-modifier" : "gloom/cards/hand-low-modifier";
    case GLOOM_EVENT:
      return tall ? "gloom/cards/hand-event" : "gloom/cards/hand-low-event";
    case GLOOM_ENDING:
      return tall ? "gloom/cards/hand-ending" : "gloom/cards/hand-low-ending";
    case GLOOM_STORY:
      return "gloom/cards/story";
    case GLOOM_CHARACTER:
      return NULL;
    }

  g_assert_not_reached ();
}

static gboolean
has_icons (guint card)
{
  return (bramble_gloom_prints (card) & (BRAMBLE_GLOOM_ICON (0) | BRAMBLE_GLOOM_ICON (1) | BRAMBLE_GLOOM_ICON (2))) != 0;
}

/* What becomes of whom, behind the points. */
static void
paint_fate (const Brush *brush)
{
  guint card = brush->self->card;
  g_autofree char *picture = dup_picture (card);
  gboolean event = gloom_kind (card) == GLOOM_EVENT;

  if (picture == NULL)
    return;
  /* Only the upper part of a portrait is on the glass. */
  gtk_snapshot_push_clip (brush->snapshot, &GRAPHENE_RECT_INIT (6 * brush->scale, 66 * brush->scale, 228 * brush->scale,
                                                                190 * brush->scale));
  if (gloom_is_persistent (card))
    paint_picture (brush, "gloom/fates/anybody", 44, 52, 190, 266);
  paint_picture (brush, picture, event ? 30 : 44, event ? 44 : 52, 190, 266);
  gtk_snapshot_pop (brush->snapshot);
}

/* Where a tall card has an effect and no icons, that reaches higher. */
static void
paint_tall (const Brush *brush)
{
  guint card = brush->self->card;
  gboolean iconic = has_icons (card) || gloom_cards[card].effect.category == GLOOM_NO_EFFECT;
  float top = iconic ? 258 : 204;
  graphene_rect_t panel = GRAPHENE_RECT_INIT (9 * brush->scale, top * brush->scale, 222 * brush->scale, (362 - top) * brush->scale);

  paint_picture (brush, find_frame (card, TRUE), 0, 0, WIDTH, TALL);
  paint_fate (brush);
  if (!iconic)
    bramble_gloom_paint_plate (brush->snapshot, &panel, 5 * brush->scale, &bramble_gloom_bone);
  paint_words (brush, gloom_card_name (card), GRAPHENE_RECT_INIT (16, 12, 208, 48), NAME_SIZE,
               BRAMBLE_GLOOM_BOLD | BRAMBLE_GLOOM_SERIF | BRAMBLE_GLOOM_CENTRED);
  paint_points (brush, 18, 74, 45);
  paint_icons (brush, 46, 228, 74, 24);
  if (gloom_kind (card) == GLOOM_MODIFIER && !gloom_is_persistent (card))
    paint_words (brush, gloom_card_flavour (card), GRAPHENE_RECT_INIT (88, 72, 142, 130), SMALL_SIZE,
                 BRAMBLE_GLOOM_ITALIC | BRAMBLE_GLOOM_SERIF);
  paint_effect (brush, GRAPHENE_RECT_INIT (18, top + 6, 206, 354 - top), !iconic, 0.8f);
}

/* Half a name is worse than none. */
static gboolean
has_room_for_name (const Brush *brush)
{
  return WIDTH * brush->scale >= NAMED * brush->unit;
}

/* A card that is too small for words but its name. */
static void
paint_small (const Brush *brush)
{
  paint_picture (brush, find_frame (brush->self->card, TRUE), 0, 0, WIDTH, TALL);
  paint_fate (brush);
  paint_points (brush, 18, 74, 45);
  paint_icons (brush, 46, 228, 74, 24);
  if (has_room_for_name (brush))
    paint_words (brush, gloom_card_name (brush->self->card), GRAPHENE_RECT_INIT (12, 262, 216, 94), NAME_SIZE,
                 BRAMBLE_GLOOM_BOLD | BRAMBLE_GLOOM_SERIF | BRAMBLE_GLOOM_CENTRED);
}

/* On a low card the effect has all the room that points and icons leave: of an Event, which has neither, the whole
 * width. */
static void
paint_low (const Brush *brush)
{
  guint card = brush->self->card;
  gboolean iconic = has_icons (card);
  gboolean event = gloom_kind (card) == GLOOM_EVENT;
  float top = iconic ? 100 : 58;
  float left = event ? 6 : 84;
  graphene_rect_t panel = GRAPHENE_RECT_INIT (left * brush->scale, top * brush->scale, (234 - left) * brush->scale,
                                              (198 - top) * brush->scale);

  paint_picture (brush, find_frame (card, FALSE), 0, 0, WIDTH, LOW);
  if (!iconic)
    bramble_gloom_paint_plate (brush->snapshot, &panel, 4 * brush->scale, &bramble_gloom_bone);
  paint_words (brush, gloom_card_name (card), GRAPHENE_RECT_INIT (16, 10, 208, 40), NAME_SIZE,
               BRAMBLE_GLOOM_BOLD | BRAMBLE_GLOOM_SERIF | BRAMBLE_GLOOM_CENTRED);
  paint_points (brush, 16, 60, 46);
  paint_icons (brush, 110, 77, 50, 20);
  if (event)
    paint_effect (brush, GRAPHENE_RECT_INIT (31, 66, 197, 128), FALSE, 0.92f);
  else
    paint_effect (brush, GRAPHENE_RECT_INIT (92, top + 5, 136, 188 - top), FALSE, 1);
}

/* The paper of a Story, as high as there is room: what is drawn out are the places for words. */
static void
paint_story_paper (const Brush *brush,
                   float        effect,
                   float        note)
{
  static const float cuts[] = { 0, 100, 160, 185, 215, STORY };
  const float more[] = { 0, effect, 0, note, 0 };
  float y = 0;

  for (guint i = 0; i < G_N_ELEMENTS (more); i++)
    {
      float from = cuts[i] * brush->scale, height = (cuts[i + 1] - cuts[i]) * brush->scale;
      float end = i + 1 < G_N_ELEMENTS (more) ? roundf (y + height + more[i] * brush->scale) : y + height;
      float factor = (end - y) / height;

      gtk_snapshot_push_clip (brush->snapshot, &GRAPHENE_RECT_INIT (0, y, WIDTH * brush->scale, end - y));
      bramble_gloom_paint_drawn_out (GTK_WIDGET (brush->self), brush->snapshot, "gloom/cards/story",
                                     &GRAPHENE_RECT_INIT (0, y - from * factor, WIDTH * brush->scale, STORY * brush->scale * factor),
                                     factor);
      gtk_snapshot_pop (brush->snapshot);
      y = end;
    }
}

static void
paint_story (const Brush *brush,
             float        height)
{
  const GloomCard *card = &gloom_cards[brush->self->card];
  float effect = (height - STORY) * 0.6f;
  float note = height - STORY - effect;
  float size = 34;

  paint_story_paper (brush, effect, note);
  paint_words (brush, gloom_card_name (brush->self->card), GRAPHENE_RECT_INIT (16, 12, 208, 42), NAME_SIZE,
               BRAMBLE_GLOOM_BOLD | BRAMBLE_GLOOM_SERIF | BRAMBLE_GLOOM_CENTRED);
  for (guint i = 0; i < card->needs; i++)
    {
      graphene_rect_t bounds = GRAPHENE_RECT_INIT ((18 + (size + 5) * (float) i) * brush->scale, 57 * brush->scale,
                                                   size * brush->scale, size * brush->scale);

      gtk_snapshot_push_opacity (brush->snapshot, i < brush->self->has ? 1 : 0.45);
      bramble_gloom_paint_icon (GTK_WIDGET (brush->self), brush->snapshot, card->needed, &bounds);
      gtk_snapshot_pop (brush->snapshot);
    }
  paint_words (brush, gloom_card_effect (brush->self->card), GRAPHENE_RECT_INIT (18, 96, 204, 75 + effect), TEXT_SIZE,
               BRAMBLE_GLOOM_PLAIN);
  paint_words (brush, brush->self->note, GRAPHENE_RECT_INIT (18, 177 + effect, 204, 49 + note), SMALL_SIZE,
               BRAMBLE_GLOOM_PLAIN);
}

static void
paint_character (const Brush *brush)
{
  g_autofree char *art = g_strconcat ("gloom/heroes/", gloom_cards[brush->self->card].id, NULL);
  const char *name = gloom_card_name (brush->self->card);
  guint type = BRAMBLE_GLOOM_BOLD | BRAMBLE_GLOOM_SERIF | BRAMBLE_GLOOM_CENTRED;
  float high;

  paint_picture (brush, art, 0, 0, WIDTH, PORTRAIT);
  if (!has_room_for_name (brush))
    return;
  /* The plate is as high as the name needs it. */
  high = MAX (42, (float) bramble_gloom_text_height (GTK_WIDGET (brush->self), name, SMALL_NAME * brush->unit, type,
                                                     212 * brush->scale) / brush->scale);
  bramble_gloom_paint_plate (brush->snapshot, &GRAPHENE_RECT_INIT (8 * brush->scale, (326 - high) * brush->scale,
                                                                   224 * brush->scale, (high + 4) * brush->scale),
                             6 * brush->scale, &bramble_gloom_bone);
  paint_words (brush, name, GRAPHENE_RECT_INIT (12, 328 - high, 216, high), NAME_SIZE, type);
}

/* How high a card is in parts when it is shown in so much room. */
static float
find_height (guint card,
             float width,
             float height,
             float unit)
{
  if (card >= GLOOM_N_CARDS || gloom_kind (card) == GLOOM_CHARACTER)
    return PORTRAIT;
  if (gloom_kind (card) == GLOOM_STORY)
    return CLAMP (height * WIDTH / width, STORY, TALLEST_STORY);

  return height > width * TALL_FROM || width < READABLE * unit ? TALL : LOW;
}

static void
bramble_gloom_sheet_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  BrambleGloomSheet *self = BRAMBLE_GLOOM_SHEET (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float parts = find_height (self->card, width, height, (float) bramble_frame_unit (widget));
  Brush brush = { self, snapshot, MIN (width / WIDTH, height / parts), bramble_frame_unit (widget) };
  double broad = WIDTH * brush.scale / (USUAL_WIDTH * brush.unit);

  if (width < 1 || height < 1)
    return;
  /* A large card has larger letters. */
  brush.unit *= CLAMP (broad, 1, LARGEST);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (floorf ((width - WIDTH * brush.scale) / 2),
                                                          floorf ((height - parts * brush.scale) / 2)));
  if (self->card >= GLOOM_N_CARDS)
    paint_picture (&brush, "gloom/cards/back", 0, 0, WIDTH, PORTRAIT);
  else if (gloom_kind (self->card) == GLOOM_CHARACTER)
    paint_character (&brush);
  else if (gloom_kind (self->card) == GLOOM_STORY)
    paint_story (&brush, parts);
  else if (parts == TALL && WIDTH * brush.scale < READABLE * bramble_frame_unit (widget))
    paint_small (&brush);
  else if (parts == TALL)
    paint_tall (&brush);
  else
    paint_low (&brush);
  gtk_snapshot_restore (snapshot);
}

static void
bramble_gloom_sheet_finalize (GObject *object)
{
  g_free (BRAMBLE_GLOOM_SHEET (object)->note);

  G_OBJECT_CLASS (bramble_gloom_sheet_parent_class)->finalize (object);
}

static void
bramble_gloom_sheet_class_init (BrambleGloomSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bramble_gloom_sheet_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = bramble_gloom_sheet_snapshot;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "sheet");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bramble_gloom_sheet_init (BrambleGloomSheet *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  bramble_gloom_watch_art (GTK_WIDGET (self));
}

/**
 * bramble_gloom_sheet_new:
 * @card: or GLOOM_NONE for a back
 */
GtkWidget *
bramble_gloom_sheet_new (guint card)
{
  BrambleGloomSheet *self = g_object_new (BRAMBLE_TYPE_GLOOM_SHEET, NULL);

  self->card = card;
  return GTK_WIDGET (self);
}

guint
bramble_gloom_sheet_get_card (BrambleGloomSheet *self)
{
  g_return_val_if_fail (BRAMBLE_IS_GLOOM_SHEET (self), GLOOM_NONE);

  return self->card;
}

/**
 * bramble_gloom_sheet_set_note:
 * @note: (nullable): who has this Story
 * @has: how many of its icons the viewer shows
 */
void
bramble_gloom_sheet_set_note (BrambleGloomSheet *self,
                              const char        *note,
                              guint              has)
{
  g_return_if_fail (BRAMBLE_IS_GLOOM_SHEET (self));

  if (g_strcmp0 (self->note, note) == 0 && self->has == has)
    return;

  g_free (self->note);
  self->note = g_strdup (note);
  self->has = has;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Which of its places are covered, one of the bits of them each. */
void
bramble_gloom_sheet_set_covered (BrambleGloomSheet *self,
                                 guint              covered)
{
  g_return_if_fail (BRAMBLE_IS_GLOOM_SHEET (self));

  self->covered = covered;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
