/* bramble-folk-roads.c: the ways of the map, drawn from the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A way is a strip of light paper on a dark one, with its shadow. Spaces of one
 * adventure lie on a plate of their own. A shortcut lies beneath the ways and is
 * never a strip: each has another stitch.
 */

#include "bramble-folk-roads.h"

#include <rules/folk-board.h>

#define MAX_POINTS 16

/* Widths in units of the picture. */
#define STRIP 22
#define STRIP_LIGHT 15
#define PLATE 47
#define PLATE_LIGHT 40
#define TRACK 12
#define STITCH 6
#define ROUTE 40
#define ROUTE_LIGHT 34

/* Where a line goes. */
typedef struct
{
  /* Its fields, in order. */
  guint fields[MAX_POINTS];
  /* How many. */
  guint n;
} Line;

/* How a shortcut is sewn. */
typedef struct
{
  /* Its ground, and its stitches. */
  const char *ground;
  const char *stitch;
  /* Their length and what is between them; nought is a dot. */
  double dash[2];
} Thread;

static const Thread threads[FOLK_N_SHORTCUTS] = {
  [FOLK_SHORTCUT_SEA] = { "rgba(44,74,120,0.55)", "#fff8e8", { 0, 14 } },
  [FOLK_SHORTCUT_TUNNEL] = { "#f4efe4", "#241c18", { 14, 12 } },
  [FOLK_SHORTCUT_GORGE] = { "#2a2118", "#d0b696", { 3, 8 } },
  [FOLK_SHORTCUT_PATH] = { "rgba(14,26,26,0.6)", "#f3e6c8", { 0, 14 } },
  [FOLK_SHORTCUT_GRIFFIN] = { "rgba(138,90,54,0.75)", "#fffaf0", { 18, 13 } },
  [FOLK_SHORTCUT_WAGON] = { "#54342b", "#e9c875", { 18, 12 } },
};

static void
add_point (Line  *line,
           guint  field)
{
  g_assert (line->n < MAX_POINTS);
  line->fields[line->n++] = field;
}

/* The fields of a way, with the junctions at its ends. */
static Line
get_way (guint way)
{
  const FolkField *fields = folk_board_fields ();
  Line line = { .n = 0 };
  guint first = FOLK_N_JUNCTIONS;
  guint last;

  while (fields[first].way != way)
    first++;
  last = first;
  while (last + 1 < FOLK_N_ON_FOOT && fields[last + 1].way == way)
    last++;

  add_point (&line, fields[first].neighbours[0]);
  for (guint i = first; i <= last; i++)
    add_point (&line, i);
  /* A dead end leads nowhere. */
  if (fields[last].n_neighbours > 1)
    add_point (&line, fields[last].neighbours[1]);
  return line;
}

/* A shortcut from its first end to the other. */
static Line
get_shortcut (guint shortcut)
{
  const FolkField *fields = folk_board_fields ();
  Line line = { .n = 0 };
  guint first = FOLK_N_ON_FOOT;

  while (fields[first].what != shortcut)
    first++;
  add_point (&line, fields[first].neighbours[0]);
  for (guint i = first; i < FOLK_N_FIELDS && fields[i].what == shortcut; i++)
    add_point (&line, i);
  add_point (&line, fields[line.fields[0]].other_end);
  return line;
}

static double
get_x (const Line *line,
       int         i)
{
  return folk_board_fields ()[line->fields[CLAMP (i, 0, (int) line->n - 1)]].x * BRAMBLE_FOLK_UNIT;
}

static double
get_y (const Line *line,
       int         i)
{
  return folk_board_fields ()[line->fields[CLAMP (i, 0, (int) line->n - 1)]].y * BRAMBLE_FOLK_UNIT;
}

/* A curve without corners through all fields of a line. */
static void
trace (cairo_t    *cr,
       const Line *line)
{
  cairo_move_to (cr, get_x (line, 0), get_y (line, 0));
  for (int i = 0; i + 1 < (int) line->n; i++)
    cairo_curve_to (cr,
                    get_x (line, i) + (get_x (line, i + 1) - get_x (line, i - 1)) / 6,
                    get_y (line, i) + (get_y (line, i + 1) - get_y (line, i - 1)) / 6,
                    get_x (line, i + 1) - (get_x (line, i + 2) - get_x (line, i)) / 6,
                    get_y (line, i + 1) - (get_y (line, i + 2) - get_y (line, i)) / 6,
                    get_x (line, i + 1), get_y (line, i + 1));
}

static void
stroke (cairo_t    *cr,
        const char *colour,
        double      width)
{
  GdkRGBA rgba;

  gdk_rgba_parse (&rgba, colour);
  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
draw_shortcuts (cairo_t *cr)
{
  for (guint i = 0; i < FOLK_N_SHORTCUTS; i++)
    {
      Line line = get_shortcut (i);

      trace (cr, &line);
      stroke (cr, threads[i].ground, TRACK);
      cairo_set_dash (cr, threads[i].dash, 2, 0);
      trace (cr, &line);
      stroke (cr, threads[i].stitch, STITCH);
      cairo_set_dash (cr, NULL, 0, 0);
    }
}

/* All ways in one colour: where they meet none lies upon another. */
static void
draw_ways (cairo_t    *cr,
           const char *colour,
           double      width)
{
  for (guint i = 0; i < FOLK_N_WAYS; i++)
    {
      Line line = get_way (i);

      trace (cr, &line);
    }
  stroke (cr, colour, width);
}

static gboolean
is_one_adventure (const FolkField *a,
                  const FolkField *b)
{
  return a->kind == FOLK_KIND_ADVENTURE && b->kind == FOLK_KIND_ADVENTURE && a->way == b->way && a->what == b->what;
}

static void
draw_plates (cairo_t *cr)
{
  static const struct
  {
    double width;
    const char *foe;
    const char *friend;
  } papers[] = { { PLATE, "#8b2422", "#2e5f2a" }, { PLATE_LIGHT, "#f6c9bb", "#cfe3ad" } };
  const FolkField *fields = folk_board_fields ();

  for (guint paper = 0; paper < G_N_ELEMENTS (papers); paper++)
    for (guint i = FOLK_N_JUNCTIONS; i + 1 < FOLK_N_ON_FOOT; i++)
      {
        Line line = { .fields = { i, i + 1 }, .n = 2 };

        if (!is_one_adventure (&fields[i], &fields[i + 1]))
          continue;
        trace (cr, &line);
        stroke (cr, fields[i].what < FOLK_FIRST_FRIEND ? papers[paper].foe : papers[paper].friend, papers[paper].width);
      }
}

/* Begins to draw on the whole grid. */
static cairo_t *
begin (GtkSnapshot *snapshot)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, FOLK_BOARD_WIDTH * BRAMBLE_FOLK_UNIT,
                                                                          FOLK_BOARD_HEIGHT * BRAMBLE_FOLK_UNIT));

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  return cr;
}

/**
 * bramble_folk_roads_new_route:
 * @fields: (array length=n): fields that lie one after the other
 * @dashed: whether it is the second of two
 *
 * Returns: (transfer full): light beneath the way along them, in units of the picture of
 *   the map; beads of it for the second
 */
GskRenderNode *
bramble_folk_roads_new_route (const guint8 *fields,
                              guint         n,
                              gboolean      dashed)
{
  static const double dashes[] = { 0, 26 };
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = begin (snapshot);
  Line line = { .n = 0 };

  for (guint i = 0; i < n; i++)
    add_point (&line, fields[i]);
  if (dashed)
    cairo_set_dash (cr, dashes, 2, 0);
  trace (cr, &line);
  stroke (cr, "#2a2118", ROUTE);
  trace (cr, &line);
  stroke (cr, "#ffd23e", ROUTE_LIGHT);
  cairo_destroy (cr);
  return gtk_snapshot_free_to_node (snapshot);
}

/**
 * bramble_folk_roads_new:
 *
 * Returns: (transfer full): all ways and shortcuts of the board, in units of the
 *   picture of the map
 */
GskRenderNode *
bramble_folk_roads_new (void)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = begin (snapshot);

  draw_shortcuts (cr);
  cairo_save (cr);
  cairo_translate (cr, 3, 5);
  draw_ways (cr, "rgba(14,10,12,0.35)", STRIP);
  cairo_restore (cr);
  draw_ways (cr, "#6b4524", STRIP);
  draw_ways (cr, "#f6e7c2", STRIP_LIGHT);
  draw_plates (cr);
  cairo_destroy (cr);
  return gtk_snapshot_free_to_node (snapshot);
}
