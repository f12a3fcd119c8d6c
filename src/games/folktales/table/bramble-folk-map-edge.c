/* bramble-folk-map-edge.c: where the rest of the map is, while only a part is seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A little map in the corner, and at the edges an arrow for every lit field that is out of
 * sight, with its steps.
 */

#include "bramble-folk-map-private.h"

#include <bramble-art.h>
#include <math.h>

/* The little map in the corner, in pixels. */
#define OVERVIEW_WIDTH 146
#define OVERVIEW_HEIGHT 94
#define OVERVIEW_MARGIN 8

/* The middle of a field that is so near the edge is not seen. */
#define IN_SIGHT 4

/* An arrow: half its size, and how far from the edge its middle is. */
#define ARROW 15
#define ARROW_MARGIN 20

static graphene_point_t
get_middle (BrambleFolkMap *self,
            guint           field)
{
  const FolkField *f = &folk_board_fields ()[field];

  return GRAPHENE_POINT_INIT ((float) bramble_folk_map_x (self, f->x), (float) bramble_folk_map_y (self, f->y));
}

/* Whether there is more of the map than is seen. */
static gboolean
is_partly_seen (BrambleFolkMap *self)
{
  return BRAMBLE_FOLK_WIDTH * self->scale > gtk_widget_get_width (GTK_WIDGET (self)) + 1
         || BRAMBLE_FOLK_HEIGHT * self->scale > gtk_widget_get_height (GTK_WIDGET (self)) + 1;
}

/* The room of the little map in a corner: at the lower right, at the lower left, or above these. */
static graphene_rect_t
get_corner (BrambleFolkMap *self,
            guint           corner)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));

  return GRAPHENE_RECT_INIT (corner % 2 ? OVERVIEW_MARGIN : width - OVERVIEW_WIDTH - OVERVIEW_MARGIN,
                             corner / 2 ? OVERVIEW_MARGIN : height - OVERVIEW_HEIGHT - OVERVIEW_MARGIN,
                             OVERVIEW_WIDTH, OVERVIEW_HEIGHT);
}

/* How much of what somebody wants to see lies in a corner: who is to go, where they can go, what the
 * keyboard is on, and the others. */
static guint
count_hidden (BrambleFolkMap  *self,
              graphene_rect_t  room)
{
  float half = (float) (BRAMBLE_FOLK_FIELD_SIZE * self->scale / 2);
  guint n = 0;

  graphene_rect_inset (&room, -half, -half);
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    {
      graphene_point_t middle = get_middle (self, i);

      if ((bramble_folk_field_get_steps (BRAMBLE_FOLK_FIELD (self->fields[i])) != BRAMBLE_FOLK_UNLIT
           || gtk_widget_is_focus (self->targets[i]))
          && graphene_rect_contains_point (&room, &middle))
        n += BRAMBLE_FOLK_HEROES;
    }
  for (guint i = 0; i < BRAMBLE_FOLK_HEROES; i++)
    if (self->heroes[i])
      {
        graphene_point_t middle = get_middle (self, self->standing[i]);

        if (graphene_rect_contains_point (&room, &middle))
          n += i == self->acting ? BRAMBLE_FOLK_HEROES : 1;
      }
  return n;
}

/* The corner where the little map hides least, rather the lower right one. */
static graphene_rect_t
get_overview (BrambleFolkMap *self)
{
  graphene_rect_t best = get_corner (self, 0);
  guint least = count_hidden (self, best);

  for (guint corner = 1; corner < 4; corner++)
    {
      graphene_rect_t room = get_corner (self, corner);
      guint hidden = count_hidden (self, room);

      if (hidden < least)
        {
          least = hidden;
          best = room;
        }
    }
  return best;
}

/* Returns whether there is a little map, and where. */
gboolean
bramble_folk_map_get_overview (BrambleFolkMap  *self,
                               graphene_rect_t *overview)
{
  *overview = get_overview (self);
  return is_partly_seen (self);
}

static void
append_overview (BrambleFolkMap *self,
                 GtkSnapshot    *snapshot,
                 GdkTexture     *texture)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double scale = OVERVIEW_WIDTH / BRAMBLE_FOLK_WIDTH;
  const float two[4] = { 2, 2, 2, 2 };
  const GdkRGBA paper = { 1, 0.98f, 0.94f, 1 };
  const GdkRGBA papers[4] = { paper, paper, paper, paper };
  const GdkRGBA ink = { 0.8f, 0.1f, 0.1f, 1 };
  const GdkRGBA inks[4] = { ink, ink, ink, ink };
  graphene_rect_t bounds = get_overview (self);
  graphene_rect_t seen = GRAPHENE_RECT_INIT (bounds.origin.x + (float) ((self->left - BRAMBLE_FOLK_LEFT) * scale),
                                             bounds.origin.y + (float) ((self->top - BRAMBLE_FOLK_TOP) * scale),
                                             (float) (width / self->scale * scale), (float) (height / self->scale * scale));
  GskRoundedRect edge;

  graphene_rect_intersection (&bounds, &seen, &seen);
  bramble_art_paint (widget, snapshot, texture, &bounds);
  graphene_rect_inset (&bounds, -2, -2);
  gsk_rounded_rect_init_from_rect (&edge, &bounds, 4);
  gtk_snapshot_append_border (snapshot, &edge, two, papers);
  gsk_rounded_rect_init_from_rect (&edge, &seen, 0);
  gtk_snapshot_append_border (snapshot, &edge, two, inks);
}

/* Whether the middle of a field can be seen, at least. */
gboolean
bramble_folk_map_in_sight (BrambleFolkMap *self,
                           guint           field)
{
  graphene_point_t there = get_middle (self, field);

  return there.x >= IN_SIGHT && there.x <= (float) gtk_widget_get_width (GTK_WIDGET (self)) - IN_SIGHT
         && there.y >= IN_SIGHT && there.y <= (float) gtk_widget_get_height (GTK_WIDGET (self)) - IN_SIGHT;
}

/* Whether a lit field cannot be seen, and where its arrow is if so. */
static gboolean
find_arrow (BrambleFolkMap   *self,
            guint             field,
            graphene_point_t *at,
            double           *turn)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  graphene_rect_t overview = get_overview (self);
  graphene_point_t there = get_middle (self, field);

  if (bramble_folk_field_get_steps (BRAMBLE_FOLK_FIELD (self->fields[field])) == BRAMBLE_FOLK_UNLIT
      || bramble_folk_map_in_sight (self, field))
    return FALSE;

  at->x = CLAMP (there.x, ARROW_MARGIN, width - ARROW_MARGIN);
  at->y = CLAMP (there.y, ARROW_MARGIN, height - ARROW_MARGIN);
  /* Not upon the little map. */
  graphene_rect_inset (&overview, -ARROW - 4, -ARROW - 4);
  if (graphene_rect_contains_point (&overview, at))
    {
      if (there.y < 0 || there.y > height)
        at->x = overview.origin.x < width / 2 ? overview.origin.x + overview.size.width : overview.origin.x;
      else
        at->y = overview.origin.y < height / 2 ? overview.origin.y + overview.size.height : overview.origin.y;
    }
  *turn = atan2 ((double) there.y - at->y, (double) there.x - at->x);
  return TRUE;
}

/* A disc with a point that shows the way, and the steps on it. */
static void
append_arrow (BrambleFolkMap         *self,
              GtkSnapshot            *snapshot,
              guint                   field,
              const graphene_point_t *at,
              double                  turn)
{
  graphene_rect_t room = GRAPHENE_RECT_INIT (at->x - 2 * ARROW, at->y - 2 * ARROW, 4 * ARROW, 4 * ARROW);
  g_autofree char *text = g_strdup_printf ("%d", bramble_folk_field_get_steps (BRAMBLE_FOLK_FIELD (self->fields[field])));
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *bold = pango_attr_list_new ();
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &room);
  int width, height;

  pango_attr_list_insert (bold, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (bold, pango_attr_size_new_absolute (ARROW * PANGO_SCALE));
  pango_layout_set_attributes (layout, bold);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_translate (cr, at->x, at->y);
  cairo_save (cr);
  cairo_rotate (cr, turn);
  cairo_move_to (cr, ARROW * 1.45, 0);
  cairo_arc (cr, 0, 0, ARROW, G_PI / 4, -G_PI / 4);
  cairo_close_path (cr);
  cairo_restore (cr);
  cairo_set_source_rgb (cr, 1, 0.86, 0.25);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.16, 0.13, 0.09);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_move_to (cr, -width / 2.0, -height / 2.0);
  pango_cairo_show_layout (cr, layout);
  cairo_destroy (cr);
  pango_attr_list_unref (bold);
  g_object_unref (layout);
}

/**
 * bramble_folk_map_touch_edge:
 * @x: in pixels
 * @y: likewise
 *
 * An arrow that is touched shows its field, and the little map what lies there.
 *
 * Returns: whether there was something
 */
gboolean
bramble_folk_map_touch_edge (BrambleFolkMap *self,
                             double          x,
                             double          y)
{
  graphene_rect_t overview = get_overview (self);
  graphene_point_t at;
  double turn;

  if (!is_partly_seen (self))
    return FALSE;
  for (guint i = FOLK_N_FIELDS; i-- > 0;)
    if (find_arrow (self, i, &at, &turn) && hypot (x - at.x, y - at.y) < 1.4 * ARROW)
      {
        bramble_folk_map_reveal (self, i);
        return TRUE;
      }
  if (!graphene_rect_contains_point (&overview, &GRAPHENE_POINT_INIT ((float) x, (float) y)))
    return FALSE;

  bramble_folk_map_pan (self,
                        BRAMBLE_FOLK_LEFT + (x - overview.origin.x) / OVERVIEW_WIDTH * BRAMBLE_FOLK_WIDTH
                          - self->left - gtk_widget_get_width (GTK_WIDGET (self)) / self->scale / 2,
                        BRAMBLE_FOLK_TOP + (y - overview.origin.y) / OVERVIEW_HEIGHT * BRAMBLE_FOLK_HEIGHT
                          - self->top - gtk_widget_get_height (GTK_WIDGET (self)) / self->scale / 2);
  return TRUE;
}

/* Draws what lies above the map while there is more of it than is seen. */
void
bramble_folk_map_snapshot_edge (BrambleFolkMap *self,
                                GtkSnapshot    *snapshot,
                                GdkTexture     *texture)
{
  graphene_point_t at;
  double turn;

  if (!is_partly_seen (self))
    return;
  if (texture)
    append_overview (self, snapshot, texture);
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    if (find_arrow (self, i, &at, &turn))
      append_arrow (self, snapshot, i, &at, turn);
}
