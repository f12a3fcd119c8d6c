/* bramble-tale-layout.c: what a tale has, placed on its pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-tale-pages-private.h"

/* In units. */
#define TEXT_SIZE 17.5
#define PORTRAIT_WIDTH 112
#define PORTRAIT_HEIGHT 157
#define COLUMN (PORTRAIT_WIDTH + 18)
#define PLAQUE_WIDTH 62
#define PLAQUE_HEIGHT 40
#define ORNAMENT_WIDTH 240
#define ORNAMENT_HEIGHT 28
#define LAST_WIDTH 200
#define LAST_HEIGHT 100
#define COVER_WIDTH 160
#define COVER_HEIGHT 200
#define SYMBOL 30
#define GAP 14

/* How much of a page may stay empty so that what belongs together is on the next one. */
#define EMPTY 0.38

/* The inks. */
#define INK "#1c1713"
#define HEADING_INK "#6b2138"
#define OWN_INK "#1f5652"

/* Spans of them. */
#define LARGE "size=\"150%\" weight=\"bold\" foreground=\"" HEADING_INK "\""
#define OWN "foreground=\"" OWN_INK "\""

/* What is told of somebody. */

/* Whether a large first letter does a text no harm: where letters are joined, it would. */
static gboolean
begins_large (const char *text)
{
  gunichar c = g_utf8_get_char (text);

  switch ((int) g_unichar_get_script (c))
    {
    case G_UNICODE_SCRIPT_LATIN:
    case G_UNICODE_SCRIPT_GREEK:
    case G_UNICODE_SCRIPT_CYRILLIC:
      return g_unichar_isalpha (c);
    default:
      return FALSE;
    }
}

static void
append_told (GString    *markup,
             const char *text)
{
  const char *rest = text;
  g_autofree char *escaped = NULL;

  if (markup->len > 0)
    g_string_append_c (markup, ' ');
  else if (begins_large (text))
    {
      g_autofree char *letter = NULL;

      rest = g_utf8_next_char (text);
      letter = g_markup_escape_text (text, rest - text);
      g_string_append_printf (markup, "<span %s>%s</span>", LARGE, letter);
    }
  escaped = g_markup_escape_text (rest, -1);
  g_string_append (markup, escaped);
}

/* Somebody's own words keep to themselves, whichever way they are read. */
static void
append_own (GString                   *markup,
            const BrambleTaleSentence *sentence)
{
  g_autofree char *text = bramble_tale_sentence_dup_text (sentence);
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  if (markup->len > 0)
    g_string_append_c (markup, ' ');
  g_string_append_printf (markup, "<span %s>✎ <i>\xe2\x81\xa8%s\xe2\x81\xa9</i></span>", OWN, escaped);
}

/* The texts of a part, one below the other; some may be NULL. */
typedef struct
{
  PangoLayout *heading;
  PangoLayout *body;
  PangoLayout *end;     /* the last sentence, in bold */
  PangoLayout *closing;
} Texts;

static PangoLayout *
create_in (BrambleTalePages *self,
           const char       *text,
           const char       *span,
           double            width,
           double            size,
           PangoAlignment    alignment)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  g_autofree char *markup = g_strdup_printf ("<span %s>%s</span>", span, escaped);

  return bramble_tale_create_layout (self, markup, width, size, alignment);
}

static void
create_texts (BrambleTalePages      *self,
              const BrambleTalePart *part,
              double                 width,
              Texts                 *texts)
{
  g_autoptr (GString) body = g_string_new (NULL);
  g_autoptr (GString) end = g_string_new (NULL);

  for (guint i = 0; i < part->sentences->len; i++)
    {
      const BrambleTaleSentence *sentence = g_ptr_array_index (part->sentences, i);
      g_autofree char *escaped = g_markup_escape_text (sentence->text, -1);

      switch (sentence->voice)
        {
        case BRAMBLE_TALE_TOLD:
          append_told (body, sentence->text);
          break;
        case BRAMBLE_TALE_OWN:
          append_own (end->len > 0 ? end : body, sentence);
          break;
        case BRAMBLE_TALE_LAST:
          g_string_append_printf (end, "%s<b>%s</b>", end->len > 0 ? " " : "", escaped);
          break;
        }
    }
  if (part->heading)
    texts->heading = create_in (self, part->heading, "weight=\"bold\" foreground=\"" HEADING_INK "\"", width,
                                TEXT_SIZE * 1.3, PANGO_ALIGN_LEFT);
  if (body->len > 0)
    texts->body = bramble_tale_create_layout (self, body->str, width, TEXT_SIZE, PANGO_ALIGN_LEFT);
  if (end->len > 0)
    texts->end = bramble_tale_create_layout (self, end->str, width, TEXT_SIZE, PANGO_ALIGN_LEFT);
  if (part->closing)
    {
      g_autofree char *leaves = g_strdup_printf ("❦ %s ❦", part->closing);

      texts->closing = create_in (self, leaves, "font_variant=\"small-caps\" foreground=\"" HEADING_INK "\"", width, TEXT_SIZE,
                                  PANGO_ALIGN_CENTER);
    }
}

/* The portrait, and below it what the hero was worth. Returns how far down they reach. */
static double
place_portrait (BrambleTalePages      *self,
                const BrambleTalePart *part)
{
  double y = self->y;
  g_autoptr (PangoLayout) score = NULL;

  bramble_tale_add_picture (self, part->picture, 0, y, PORTRAIT_WIDTH, PORTRAIT_HEIGHT);
  y += PORTRAIT_HEIGHT;
  if (part->score == NULL)
    return y;

  y += 6;
  bramble_tale_add_picture (self, part->plaque, (PORTRAIT_WIDTH - PLAQUE_WIDTH) / 2.0, y, PLAQUE_WIDTH, PLAQUE_HEIGHT);
  score = create_in (self, part->score,
                     part->plaque && !part->pale ? "weight=\"bold\" foreground=\"#f4ead2\"" : "weight=\"bold\" foreground=\"" INK "\"",
                     PORTRAIT_WIDTH, TEXT_SIZE * 1.15, PANGO_ALIGN_CENTER);
  bramble_tale_add_text (self, score, 0, y + (PLAQUE_HEIGHT - bramble_tale_height_of (score)) / 2 + (part->pale ? 2 : -2));
  return y + PLAQUE_HEIGHT;
}

/* @below: how much stands below it that is not to stand alone */
static void
place_part (BrambleTalePages      *self,
            const BrambleTalePart *part,
            double                 below)
{
  double x = part->picture ? COLUMN : 0;
  double portrait = part->picture ? PORTRAIT_HEIGHT + (part->score ? PLAQUE_HEIGHT + 6 : 0) : 0;
  Texts texts = { NULL };
  PangoLayout **all[] = { &texts.heading, &texts.body, &texts.end, &texts.closing };
  double height = 0;
  double bottom = 0;
  guint page;

  create_texts (self, part, self->width - x, &texts);
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    height += *all[i] ? bramble_tale_height_of (*all[i]) : 0;
  height = MAX (height, portrait);
  if (below > 0)
    bramble_tale_keep_with (self, height, GAP + below);
  /* It is kept together unless too much of the page would stay empty. */
  bramble_tale_keep_together (self, MIN (height, MAX (portrait, (self->height - BRAMBLE_TALE_FOOT) * EMPTY)));
  if (part->picture)
    bottom = place_portrait (self, part);
  page = self->page;
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (*all[i])
      {
        /* Of what is longer than a page at least the last line comes along. */
        if (below > 0 && i + 1 == G_N_ELEMENTS (all))
          bramble_tale_keep_together (self, bramble_tale_height_of (*all[i]) + GAP + below);
        bramble_tale_flow (self, *all[i], x);
        g_clear_object (all[i]);
      }
  if (page == self->page)
    self->y = MAX (self->y, bottom);
  self->y += GAP;
}

/* Chapters. */

static void
place_heading (BrambleTalePages         *self,
               const BrambleTaleChapter *chapter)
{
  double side = chapter->symbol ? SYMBOL + 8 : 0;
  g_autoptr (PangoLayout) heading = create_in (self, chapter->heading, "weight=\"bold\" foreground=\"" INK "\"",
                                               self->width - 2 * side, TEXT_SIZE * 1.5, PANGO_ALIGN_CENTER);
  PangoRectangle ink;

  pango_layout_get_pixel_extents (heading, NULL, &ink);
  bramble_tale_add_picture (self, chapter->symbol, (self->width - ink.width) / 2 - side, self->y + 2, SYMBOL, SYMBOL);
  bramble_tale_flow (self, heading, side);
  self->y += 2;
  bramble_tale_add_picture (self, self->tale->ornament, (self->width - ORNAMENT_WIDTH) / 2, self->y, ORNAMENT_WIDTH, ORNAMENT_HEIGHT);
  self->y += (self->tale->ornament ? ORNAMENT_HEIGHT : 0) + GAP;
}

/* What all of them were worth, and what that means. */
#define SUM_LINES 3

/* Returns how much room these lines need. */
static double
create_sum (BrambleTalePages         *self,
            const BrambleTaleChapter *chapter,
            PangoLayout             **layouts)
{
  const char *texts[] = { chapter->sum, chapter->score, chapter->verdict };
  const char *spans[] = { "foreground=\"" INK "\"", "weight=\"bold\" foreground=\"" INK "\"", "style=\"italic\" foreground=\"" INK "\"" };
  const double sizes[] = { TEXT_SIZE, TEXT_SIZE * 1.8, TEXT_SIZE };
  double height = GAP;

  for (guint i = 0; i < SUM_LINES; i++)
    if (texts[i])
      {
        layouts[i] = create_in (self, texts[i], spans[i], self->width, sizes[i], PANGO_ALIGN_CENTER);
        height += bramble_tale_height_of (layouts[i]);
      }
  return height;
}

static void
place_sum (BrambleTalePages  *self,
           PangoLayout      **layouts,
           double             height)
{
  bramble_tale_keep_together (self, height);
  bramble_tale_add_rule (self, self->y);
  bramble_tale_add_rule (self, self->y + 3);
  self->y += GAP;
  for (guint i = 0; i < SUM_LINES; i++)
    if (layouts[i])
      {
        bramble_tale_flow (self, layouts[i], 0);
        g_object_unref (layouts[i]);
      }
}

static void
place_chapter (BrambleTalePages         *self,
               const BrambleTaleChapter *chapter)
{
  PangoLayout *sum[SUM_LINES] = { NULL };
  double height = chapter->score ? create_sum (self, chapter, sum) : 0;
  guint page;

  bramble_tale_turn (self);
  page = self->page;
  g_array_append_val (self->chapters, page);
  place_heading (self, chapter);
  for (guint i = 0; i < chapter->parts->len; i++)
    place_part (self, g_ptr_array_index (chapter->parts, i), i + 1 == chapter->parts->len ? height : 0);
  if (chapter->score)
    place_sum (self, sum, height);
}

static void
place_last (BrambleTalePages *self)
{
  g_autoptr (PangoLayout) farewell = NULL;
  double height = self->tale->last ? LAST_HEIGHT + GAP : 0;

  if (self->tale->farewell)
    farewell = create_in (self, self->tale->farewell, "style=\"italic\" foreground=\"" INK "\"", self->width, TEXT_SIZE,
                          PANGO_ALIGN_CENTER);
  bramble_tale_keep_together (self, height + (farewell ? bramble_tale_height_of (farewell) : 0));
  bramble_tale_add_picture (self, self->tale->last, (self->width - LAST_WIDTH) / 2, self->y + GAP, LAST_WIDTH, LAST_HEIGHT);
  self->y += height;
  if (farewell)
    bramble_tale_flow (self, farewell, 0);
}

/* The first page: what it is, and where the chapters are. A long name takes one line here,
 * and stands whole above its chapter. */
static void
place_contents (BrambleTalePages *self)
{
  for (guint i = 0; i < self->tale->chapters->len; i++)
    {
      const BrambleTaleChapter *chapter = g_ptr_array_index (self->tale->chapters, i);
      guint page = g_array_index (self->chapters, guint, i) + 1;
      g_autofree char *number = g_strdup_printf ("%u", page);
      g_autoptr (PangoLayout) heading = create_in (self, chapter->heading, "foreground=\"" INK "\"", self->width - 150,
                                                   TEXT_SIZE, PANGO_ALIGN_LEFT);
      g_autoptr (PangoLayout) at = create_in (self, number, "foreground=\"" INK "\"", 50, TEXT_SIZE, PANGO_ALIGN_RIGHT);

      pango_layout_set_ellipsize (heading, PANGO_ELLIPSIZE_END);
      bramble_tale_add_text (self, heading, 50, self->y);
      bramble_tale_add_text (self, at, self->width - 100, self->y);
      self->y += bramble_tale_height_of (heading) + 4;
    }
}

static void
place_title (BrambleTalePages *self)
{
  g_autoptr (PangoLayout) title = create_in (self, self->tale->title, "weight=\"bold\" foreground=\"" HEADING_INK "\"",
                                             self->width, TEXT_SIZE * 2, PANGO_ALIGN_CENTER);

  self->y = GAP;
  bramble_tale_add_picture (self, self->tale->cover, (self->width - COVER_WIDTH) / 2, self->y, COVER_WIDTH, COVER_HEIGHT);
  self->y += (self->tale->cover ? COVER_HEIGHT : 0) + GAP;
  bramble_tale_flow (self, title, 0);
  if (self->tale->subtitle)
    {
      g_autoptr (PangoLayout) subtitle = create_in (self, self->tale->subtitle, "style=\"italic\" foreground=\"" INK "\"",
                                                    self->width, TEXT_SIZE, PANGO_ALIGN_CENTER);

      bramble_tale_flow (self, subtitle, 0);
    }
  self->y += 4;
  bramble_tale_add_picture (self, self->tale->ornament, (self->width - ORNAMENT_WIDTH) / 2, self->y, ORNAMENT_WIDTH, ORNAMENT_HEIGHT);
  self->y += ORNAMENT_HEIGHT + GAP;
}

/* Fills all pages. Where the chapters begin is known, and stands on the first page, when
 * they are all there. */
void
bramble_tale_lay_out (BrambleTalePages *self)
{
  double below;

  bramble_tale_turn (self);
  place_title (self);
  below = self->y;
  for (guint i = 0; i < self->tale->chapters->len; i++)
    place_chapter (self, g_ptr_array_index (self->tale->chapters, i));
  place_last (self);

  self->page = 0;
  self->y = below;
  place_contents (self);
}
