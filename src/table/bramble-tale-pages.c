/* bramble-tale-pages.c: a tale, laid out on pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pages are the same on the screen and on paper but for their height. They are
 * measured in units, without regard to the pixels that they will be drawn with. What
 * belongs together stays on one page where there is one that has room for it.
 */

#include "bramble-tale-pages-private.h"

#include <pango/pangocairo.h>

/* The letters of page numbers, in units. */
#define NUMBER_SIZE 15

/* What stands at one place of a page: lines of a text, a picture or a rule. */
typedef struct
{
  guint page;
  graphene_rect_t bounds; /* of a text, its first line's upper left corner and the width */
  PangoLayout *layout;    /* (nullable): the text, of which @first to @end are here */
  guint first;
  guint end;
  char *art;              /* (nullable): the picture */
} Piece;

static void
clear_piece (gpointer data)
{
  Piece *piece = data;

  g_clear_object (&piece->layout);
  g_free (piece->art);
}

static void
free_text (gpointer data)
{
  g_string_free (data, TRUE);
}

/* Begins a page after all others. */
void
bramble_tale_turn (BrambleTalePages *self)
{
  g_ptr_array_add (self->texts, g_string_new (NULL));
  self->page = self->texts->len - 1;
  self->y = 0;
}

static double
room (const BrambleTalePages *self)
{
  return self->height - BRAMBLE_TALE_FOOT - self->y;
}

static gboolean
is_fresh (const BrambleTalePages *self)
{
  return self->y == 0;
}

/* Begins a page if @height has no room on this one and would have on that. */
void
bramble_tale_keep_together (BrambleTalePages *self,
                            double            height)
{
  if (height > room (self) && !is_fresh (self))
    bramble_tale_turn (self);
}

/* Begins a page if @height has room on this one, but not with @below, and both have on that. */
void
bramble_tale_keep_with (BrambleTalePages *self,
                        double            height,
                        double            below)
{
  if (height <= room (self) && height + below > room (self) && height + below <= self->height - BRAMBLE_TALE_FOOT)
    bramble_tale_keep_together (self, height + below);
}

/* Pieces. */

static Piece *
add_piece (BrambleTalePages *self,
           double            x,
           double            y,
           double            width,
           double            height)
{
  Piece piece = { .page = self->page };

  if (self->mirrored)
    x = self->width - x - width;
  graphene_rect_init (&piece.bounds, (float) x, (float) y, (float) width, (float) height);
  g_array_append_val (self->pieces, piece);
  return &g_array_index (self->pieces, Piece, self->pieces->len - 1);
}

/* A line across the page. */
void
bramble_tale_add_rule (BrambleTalePages *self,
                       double            y)
{
  add_piece (self, 0, y, self->width, 1);
}

/* @art may be NULL: then there is nothing. */
void
bramble_tale_add_picture (BrambleTalePages *self,
                          const char       *art,
                          double            x,
                          double            y,
                          double            width,
                          double            height)
{
  if (art)
    add_piece (self, x, y, width, height)->art = g_strdup (art);
}

/* Returns (transfer full): a text of @width, with letters of @size. */
PangoLayout *
bramble_tale_create_layout (BrambleTalePages *self,
                            const char       *markup,
                            double            width,
                            double            size,
                            PangoAlignment    alignment)
{
  PangoLayout *layout = pango_layout_new (self->context);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("serif");

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  /* Somebody's name at the beginning does not turn a sentence around. */
  pango_layout_set_auto_dir (layout, FALSE);
  if (self->mirrored && alignment != PANGO_ALIGN_CENTER)
    alignment = alignment == PANGO_ALIGN_LEFT ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT;
  pango_layout_set_alignment (layout, alignment);
  pango_layout_set_markup (layout, markup, -1);
  return layout;
}

double
bramble_tale_height_of (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE;
}

/* A piece for the lines of @layout from @first to before @end, and their words. */
static void
add_lines (BrambleTalePages *self,
           PangoLayout      *layout,
           guint             first,
           guint             end,
           double            x,
           double            y)
{
  int width = pango_layout_get_width (layout);
  Piece *piece = add_piece (self, x, y, (double) width / PANGO_SCALE, 0);
  GString *text = g_ptr_array_index (self->texts, piece->page);
  PangoLayoutLine *from = pango_layout_get_line_readonly (layout, (int) first);
  PangoLayoutLine *to = pango_layout_get_line_readonly (layout, (int) end - 1);

  piece->layout = g_object_ref (layout);
  piece->first = first;
  piece->end = end;
  g_string_append_len (text, pango_layout_get_text (layout) + from->start_index, to->start_index + to->length - from->start_index);
  g_string_append_c (text, '\n');
}

/* All of @layout at a place of its own, which must have the room. */
void
bramble_tale_add_text (BrambleTalePages *self,
                       PangoLayout      *layout,
                       double            x,
                       double            y)
{
  add_lines (self, layout, 0, (guint) pango_layout_get_line_count (layout), x, y);
}

/* Places all of @layout, over several pages if it must be. */
void
bramble_tale_flow (BrambleTalePages *self,
                   PangoLayout      *layout,
                   double            x)
{
  guint n = (guint) pango_layout_get_line_count (layout);
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  double top = 0;   /* of the first line that is not placed yet */
  guint first = 0;

  for (guint i = 0; i < n; i++, pango_layout_iter_next_line (iter))
    {
      int from, to;

      pango_layout_iter_get_line_yrange (iter, &from, &to);
      if ((double) to / PANGO_SCALE - top > room (self) && (i > first || !is_fresh (self)))
        {
          if (i > first)
            add_lines (self, layout, first, i, x, self->y);
          bramble_tale_turn (self);
          first = i;
          top = (double) from / PANGO_SCALE;
        }
    }
  add_lines (self, layout, first, n, x, self->y);
  self->y += bramble_tale_height_of (layout) - top;
  pango_layout_iter_free (iter);
}

/* Numbers stand below all pages but the first. */
static void
place_numbers (BrambleTalePages *self)
{
  for (guint page = 1; page < self->texts->len; page++)
    {
      g_autofree char *number = g_strdup_printf ("%u", page + 1);
      g_autoptr (PangoLayout) layout = bramble_tale_create_layout (self, number, self->width, NUMBER_SIZE, PANGO_ALIGN_CENTER);
      Piece *piece = add_piece (self, 0, self->height - BRAMBLE_TALE_FOOT + 4, self->width, 0);

      piece->page = page;
      piece->layout = g_steal_pointer (&layout);
      piece->end = 1;
    }
}

/* One that measures the same whatever it is drawn on. */
static PangoContext *
create_context (gboolean mirrored)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_context_set_base_dir (context, mirrored ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  cairo_font_options_destroy (options);
  return context;
}

/* The book's language is read as its title is. Its pages may be bound on the other side:
 * where a desktop reads from the right, and there is no translation. */
static void
take_direction (BrambleTalePages *self)
{
  g_autoptr (PangoLayout) title = pango_layout_new (self->context);

  pango_layout_set_text (title, self->tale->title, -1);
  pango_context_set_base_dir (self->context, pango_layout_get_direction (title, 0));
}

/**
 * bramble_tale_pages_new:
 * @tale: is not needed any more afterwards
 * @width: of what can be printed of a page, in units
 *
 * Lays @tale out. Any thread may do that, and must then be the one that draws it.
 *
 * Returns: (transfer full): its pages
 */
BrambleTalePages *
bramble_tale_pages_new (const BrambleTale *tale,
                        double             width,
                        double             height,
                        GtkTextDirection   direction)
{
  BrambleTalePages *self = g_new0 (BrambleTalePages, 1);

  self->tale = tale;
  self->width = width;
  self->height = height;
  self->mirrored = direction == GTK_TEXT_DIR_RTL;
  self->context = create_context (self->mirrored);
  take_direction (self);
  self->pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  g_array_set_clear_func (self->pieces, clear_piece);
  self->texts = g_ptr_array_new_with_free_func (free_text);
  self->chapters = g_array_new (FALSE, FALSE, sizeof (guint));

  bramble_tale_lay_out (self);
  place_numbers (self);
  self->tale = NULL;
  return self;
}

void
bramble_tale_pages_free (BrambleTalePages *self)
{
  g_array_unref (self->pieces);
  g_ptr_array_unref (self->texts);
  g_array_unref (self->chapters);
  g_object_unref (self->context);
  g_free (self);
}

guint
bramble_tale_pages_get_n (const BrambleTalePages *self)
{
  return self->texts->len;
}

/* Returns the page that a chapter begins on, from 0. */
guint
bramble_tale_pages_get_chapter (const BrambleTalePages *self,
                                guint                   chapter)
{
  g_return_val_if_fail (chapter < self->chapters->len, 0);

  return g_array_index (self->chapters, guint, chapter);
}

/* Returns all that a page says. */
const char *
bramble_tale_pages_get_text (const BrambleTalePages *self,
                             guint                   page)
{
  g_return_val_if_fail (page < self->texts->len, NULL);

  return ((GString *) g_ptr_array_index (self->texts, page))->str;
}

/* Calls @visit with every picture of a page, which lie beneath what is printed. */
void
bramble_tale_pages_visit (const BrambleTalePages *self,
                          guint                   page,
                          BrambleTalePicture      visit,
                          gpointer                user_data)
{
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const Piece *piece = &g_array_index (self->pieces, Piece, i);

      if (piece->page == page && piece->art)
        visit (piece->art, &piece->bounds, user_data);
    }
}

static void
draw_lines (const Piece *piece,
            cairo_t     *cr)
{
  PangoLayoutIter *iter = pango_layout_get_iter (piece->layout);
  double top = 0;

  for (guint i = 0; i < piece->end; i++, pango_layout_iter_next_line (iter))
    {
      PangoRectangle logical;
      int from;

      if (i < piece->first)
        continue;
      pango_layout_iter_get_line_yrange (iter, &from, NULL);
      if (i == piece->first)
        top = from;
      pango_layout_iter_get_line_extents (iter, NULL, &logical);
      cairo_move_to (cr, piece->bounds.origin.x + (double) logical.x / PANGO_SCALE,
                     piece->bounds.origin.y + (pango_layout_iter_get_baseline (iter) - top) / PANGO_SCALE);
      pango_cairo_show_layout_line (cr, pango_layout_iter_get_line_readonly (iter));
    }
  pango_layout_iter_free (iter);
}

/* Draws what is printed on a page: texts and rules. */
void
bramble_tale_pages_draw (const BrambleTalePages *self,
                         guint                   page,
                         cairo_t                *cr)
{
  cairo_set_source_rgb (cr, 0.11, 0.09, 0.075);
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const Piece *piece = &g_array_index (self->pieces, Piece, i);

      if (piece->page != page || piece->art)
        continue;
      if (piece->layout)
        draw_lines (piece, cr);
      else
        {
          cairo_rectangle (cr, piece->bounds.origin.x, piece->bounds.origin.y, piece->bounds.size.width, 1);
          cairo_fill (cr);
        }
    }
}
