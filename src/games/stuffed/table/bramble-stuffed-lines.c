/* bramble-stuffed-lines.c: what is between the squares of a map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-lines.h"

#include <bramble-art.h>

#include "bramble-stuffed-thread.h"

/* Parts of a square: a coloured line, the sign in its middle, the two threads of a white
 * line and how far each is from its middle. */
#define LINE 0.11
#define SIGN 0.26
#define WHITE 0.045
#define APART 0.05

/* What the dice of a colour can cross has the colour of the dice. */
static const char *const colours[STUFFED_N_LINES] = {
  [STUFFED_LINE_RED] = "#ff5b4f",
  [STUFFED_LINE_GREEN] = "#63d26b",
  [STUFFED_LINE_YELLOW] = "#ffd440",
  [STUFFED_LINE_BLUE] = "#55b6ff",
  [STUFFED_LINE_WHITE] = "#fffaf0",
};

static const char *const signs[STUFFED_N_LINES] = {
  [STUFFED_LINE_RED] = "stuffed/signs/red",
  [STUFFED_LINE_GREEN] = "stuffed/signs/green",
  [STUFFED_LINE_YELLOW] = "stuffed/signs/yellow",
  [STUFFED_LINE_BLUE] = "stuffed/signs/blue",
};

/* A line between two squares, in parts of a square. */
typedef struct
{
  double x1, y1, x2, y2;
  StuffedLine line;
} Edge;

typedef void (*EachEdge) (const Edge *edge,
                          double      size,
                          gpointer    user_data);

static gboolean
is_wall (const StuffedMap *map,
         guint             square)
{
  return map->squares[square] == '#';
}

/* Calls @each for every line of @map that is not dotted and not the edge of a wall. */
static void
foreach_edge (const StuffedMap *map,
              double            size,
              EachEdge          each,
              gpointer          user_data)
{
  for (guint row = 0; row < map->rows; row++)
    for (guint column = 0; column < map->columns; column++)
      {
        guint square = row * map->columns + column;

        if (column + 1u < map->columns && map->right[square] != STUFFED_DOTTED
            && !(is_wall (map, square) && is_wall (map, square + 1)))
          each (&(Edge) { column + 1, row, column + 1, row + 1, map->right[square] }, size, user_data);
        if (row + 1u < map->rows && map->below[square] != STUFFED_DOTTED
            && !(is_wall (map, square) && is_wall (map, square + map->columns)))
          each (&(Edge) { column, row + 1, column + 1, row + 1, map->below[square] }, size, user_data);
      }
}

static void
stroke (cairo_t    *cr,
        const Edge *edge,
        double      size,
        double      dx,
        double      dy)
{
  cairo_move_to (cr, (edge->x1 + dx) * size, (edge->y1 + dy) * size);
  cairo_line_to (cr, (edge->x2 + dx) * size, (edge->y2 + dy) * size);
  cairo_stroke (cr);
}

/* A coloured line is a cord with stitches over it, a white one two threads. */
static void
sew (const Edge *edge,
     double      size,
     gpointer    user_data)
{
  cairo_t *cr = user_data;
  gboolean upright = edge->x1 == edge->x2;

  if (edge->line == STUFFED_LINE_WHITE)
    {
      const BrambleStuffedThread white = { colours[STUFFED_LINE_WHITE], WHITE, 0, 0 };

      bramble_stuffed_thread_use (&white, size, cr);
      stroke (cr, edge, size, upright ? -APART : 0, upright ? 0 : -APART);
      stroke (cr, edge, size, upright ? APART : 0, upright ? 0 : APART);
    }
  else
    {
      const BrambleStuffedThread shadow = { "rgba(16,20,44,0.85)", LINE * 1.45, 0, 0 };
      const BrambleStuffedThread cord = { colours[edge->line], LINE, 0, 0 };
      const BrambleStuffedThread stitches = { "rgba(16,20,44,0.55)", 0.025, 0.07, 0.09 };

      bramble_stuffed_thread_use (&shadow, size, cr);
      stroke (cr, edge, size, 0, 0);
      bramble_stuffed_thread_use (&cord, size, cr);
      stroke (cr, edge, size, 0, 0);
      bramble_stuffed_thread_use (&stitches, size, cr);
      stroke (cr, edge, size, 0, 0);
    }
}

/* Brackets at the left and right of a square that is counted and never entered. */
static void
sew_brackets (const StuffedMap *map,
              double            size,
              cairo_t          *cr)
{
  const BrambleStuffedThread thread = { "#f3e3c3", 0.05, 0, 0 };

  bramble_stuffed_thread_use (&thread, size, cr);
  for (guint square = 0; square < (guint) map->columns * map->rows; square++)
    if (map->squares[square] == '=')
      for (int side = -1; side <= 1; side += 2)
        {
          guint row = square / map->columns;
          double x = (square % map->columns + 0.5 + side * 0.42) * size;
          double y = row * size;

          cairo_move_to (cr, x - side * 0.13 * size, y + 0.1 * size);
          cairo_line_to (cr, x, y + 0.1 * size);
          cairo_line_to (cr, x, y + 0.9 * size);
          cairo_line_to (cr, x - side * 0.13 * size, y + 0.9 * size);
          cairo_stroke (cr);
        }
}

/**
 * bramble_stuffed_lines_new:
 * @size: of a square, in pixels
 *
 * Returns: (transfer full): lines and brackets of @map, drawn once for as long as it keeps
 *   its size
 */
GskRenderNode *
bramble_stuffed_lines_new (const StuffedMap *map,
                           double            size)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) (map->columns * size), (float) (map->rows * size));
  GskRenderNode *node = gsk_cairo_node_new (&bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  foreach_edge (map, size, sew, cr);
  sew_brackets (map, size, cr);
  cairo_destroy (cr);
  return node;
}

typedef struct
{
  GtkWidget *widget;
  GtkSnapshot *snapshot;
} Page;

static void
add_sign (const Edge *edge,
          double      size,
          gpointer    user_data)
{
  Page *page = user_data;
  double wide = SIGN * size;
  int pixels = MAX (1, (int) wide * gtk_widget_get_scale_factor (page->widget));
  gboolean exact;
  GdkTexture *texture;

  if (signs[edge->line] == NULL)
    return;
  texture = bramble_art_peek (bramble_art_get_default (), signs[edge->line], pixels, pixels, &exact);
  if (texture)
    bramble_art_paint (page->widget, page->snapshot, texture,
                       &GRAPHENE_RECT_INIT ((float) ((edge->x1 + edge->x2) * size / 2 - wide / 2),
                                            (float) ((edge->y1 + edge->y2) * size / 2 - wide / 2), (float) wide, (float) wide));
}

/* Adds the sign of its colour to every coloured line: nobody needs to see colours for it. */
void
bramble_stuffed_lines_sign (const StuffedMap *map,
                            double            size,
                            GtkWidget        *widget,
                            GtkSnapshot      *snapshot)
{
  Page page = { widget, snapshot };

  foreach_edge (map, size, add_sign, &page);
}
