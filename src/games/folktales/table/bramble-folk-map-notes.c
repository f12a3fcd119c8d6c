/* bramble-folk-map-notes.c: what is written on the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of lands have places of their own. A note says what would happen on a field
 * that is lit; it lies beside the field where it hides least of all others.
 */

#include "bramble-folk-map-private.h"

#include <math.h>

/* Pixels to a step of the grid at which texts are as large as the desktop's, and
 * how much larger they become. Who zooms in wants to see more of the fields, and not of the
 * texts: they grow by little more than the room does. */
#define USUAL_SCALE 6.0
#define MAX_LARGER 3.5
#define ZOOMED 1.3

/* How bad it is to lie upon a pixel of these, or beyond the edge. */
#define UPON_TEXT 16
#define UPON_FIELD 6
#define UPON_LIT 20
#define UPON_HERO 6
#define BEYOND 60

/* By how much a lit field is larger on each side, in parts of its width. */
#define LIT 0.4f

/* Where the tip of a note ends, in parts of a field's width from its middle; how broad half of it is
 * at the note, in parts of the note's height; and the line round it, in pixels. */
#define TIP 0.55f
#define BROAD 0.6f
#define RIM 1.6f

/* Round a text there is so much paper, in parts of its height. */
#define PAPER 0.4f

const char *const bramble_folk_route_letters[BRAMBLE_FOLK_ROUTES] = { "a", "b" };

/* Where the names of the lands have room, on the grid. */
static const graphene_point_t land_places[FOLK_N_LANDS] = {
  [FOLK_LAND_WHEAT_FIELDS] = { 11, 99.3f },      [FOLK_LAND_MEADOW] = { 30, 68 },
  [FOLK_LAND_ROUND_FOREST] = { 19.3f, 43.4f },   [FOLK_LAND_LONG_MEADOW] = { 56, 28.6f },
  [FOLK_LAND_BARE_LANDS] = { 50.6f, 98.6f },     [FOLK_LAND_SHORE] = { 47.6f, 48 },
  [FOLK_LAND_ISLAND] = { 66, 55 },               [FOLK_LAND_CASTLE_PARK] = { 91, 28.6f },
  [FOLK_LAND_GORGE] = { 71.5f, 97 },             [FOLK_LAND_HILL_COUNTRY] = { 112, 79.5f },
  [FOLK_LAND_FOOTHILLS] = { 111, 32.6f },        [FOLK_LAND_GLASS_MOUNTAIN] = { 123.6f, 65.4f },
  [FOLK_LAND_ORCHARDS] = { 155.6f, 73.2f },      [FOLK_LAND_DARK_WOODS] = { 147, 5 },
};

/* Notes are tried in so many places on each side of a field and so far from it, in parts of its width. */
#define PLACES 14
#define REACH 3.5f
#define NEAREST 0.4f

/* Steps of the grid that most fields are wide. By so many of these a note may be too far away, and for that
 * to be as bad as so many pixels that are hidden; more and more so. */
#define FIELD 4
#define FURTHER 500
#define MORE 300

/* And for its tip to lie upon the badge of a lit field, which is at the upper left. */
#define UPON_BADGE 2500

/* What a note should not hide. */
typedef struct
{
  graphene_rect_t place;
  double weight; /* how bad a pixel of it is */
} Obstacle;

#define OBSTACLES (1 + FOLK_N_LANDS + BRAMBLE_FOLK_ROUTES + 2 * FOLK_N_FIELDS + BRAMBLE_FOLK_HEROES)

static float
get_larger (BrambleFolkMap *self)
{
  double scale = MIN (self->scale, ZOOMED * gtk_widget_get_width (GTK_WIDGET (self)) / BRAMBLE_FOLK_WIDTH);

  return (float) CLAMP (scale / USUAL_SCALE, 1, MAX_LARGER);
}

/* Gives a text the place whose middle is known. */
static void
allocate_text (BrambleFolkMap         *self,
               GtkWidget              *label,
               const graphene_point_t *middle)
{
  float larger = get_larger (self);
  GskTransform *transform;
  GtkRequisition wanted;

  gtk_widget_get_preferred_size (label, NULL, &wanted);
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (middle->x - larger * (float) wanted.width / 2,
                                                                   middle->y - larger * (float) wanted.height / 2));
  gtk_widget_allocate (label, wanted.width, wanted.height, -1, gsk_transform_scale (transform, larger, larger));
}

/* The text with its paper round a middle. */
static graphene_rect_t
get_paper (BrambleFolkMap         *self,
           GtkWidget              *label,
           const graphene_point_t *middle)
{
  float larger = get_larger (self);
  GtkRequisition wanted;
  float width, height;

  gtk_widget_get_preferred_size (label, NULL, &wanted);
  height = larger * (float) wanted.height;
  width = larger * (float) wanted.width + 2 * PAPER * height;
  return GRAPHENE_RECT_INIT (middle->x - width / 2, middle->y - height / 2, width, height);
}

static double
get_common (const graphene_rect_t *a,
            const graphene_rect_t *b)
{
  graphene_rect_t common;

  return graphene_rect_intersection (a, b, &common) ? common.size.width * common.size.height : 0;
}

static graphene_rect_t
get_field_place (BrambleFolkMap *self,
                 guint           field)
{
  const FolkField *f = &folk_board_fields ()[field];
  float size = (float) (bramble_folk_field_get_size (BRAMBLE_FOLK_FIELD (self->fields[field])) * self->scale);

  return GRAPHENE_RECT_INIT ((float) ((f->x - self->left) * self->scale) - size / 2,
                             (float) ((f->y - self->top) * self->scale) - size / 2, size, size);
}

/* Everything on the map that is no text. */
static guint
find_obstacles (BrambleFolkMap *self,
                Obstacle       *obstacles)
{
  guint n = 0;

  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    {
      graphene_rect_t place = get_field_place (self, i);
      gboolean lit = bramble_folk_field_get_steps (BRAMBLE_FOLK_FIELD (self->fields[i])) != BRAMBLE_FOLK_UNLIT;

      /* One that is lit has rings and a badge. */
      if (lit)
        graphene_rect_inset (&place, -LIT * place.size.width, -LIT * place.size.width);
      obstacles[n++] = (Obstacle) { place, lit ? UPON_LIT : UPON_FIELD };
    }
  for (guint i = 0; i < BRAMBLE_FOLK_HEROES; i++)
    if (self->heroes[i])
      obstacles[n++] = (Obstacle) { bramble_folk_map_place_hero (self, i), UPON_HERO };
  return n;
}

/* How much a note in this place would hide, in pixels. */
static double
get_harm (BrambleFolkMap        *self,
          const graphene_rect_t *paper,
          const Obstacle        *obstacles,
          guint                  n_obstacles)
{
  graphene_rect_t room = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                                             (float) gtk_widget_get_height (GTK_WIDGET (self)));
  double harm = BEYOND * (paper->size.width * paper->size.height - get_common (paper, &room));

  for (guint i = 0; i < n_obstacles; i++)
    harm += obstacles[i].weight * get_common (paper, &obstacles[i].place);
  return harm;
}

/* The middle of the best place for a note beside its field: close to it rather than further away. */
static graphene_point_t
find_place (BrambleFolkMap *self,
            guint           field,
            const Obstacle *obstacles,
            guint           n_obstacles)
{
  graphene_rect_t place = get_field_place (self, field);
  graphene_point_t middle = GRAPHENE_POINT_INIT (place.origin.x + place.size.width / 2, place.origin.y + place.size.height / 2);
  graphene_rect_t paper = get_paper (self, self->notes[field], &middle);
  float across = (place.size.width + paper.size.width) / 2;
  float down = (place.size.height + paper.size.height) / 2;
  graphene_point_t best = middle;
  gboolean lit = bramble_folk_field_get_steps (BRAMBLE_FOLK_FIELD (self->fields[field])) != BRAMBLE_FOLK_UNLIT;
  double least = G_MAXDOUBLE;

  for (int y = -PLACES; y <= PLACES; y++)
    for (int x = -PLACES; x <= PLACES; x++)
      {
        graphene_point_t to = GRAPHENE_POINT_INIT ((float) x / PLACES * (across + REACH * place.size.width),
                                                   (float) y / PLACES * (down + REACH * place.size.height));
        float gap = MAX (fabsf (to.x) - across, fabsf (to.y) - down) / place.size.width;
        graphene_point_t there = GRAPHENE_POINT_INIT (middle.x + to.x, middle.y + to.y);
        graphene_rect_t tried = get_paper (self, self->notes[field], &there);
        double further, harm;

        if (gap < NEAREST)
          continue;
        further = (gap - NEAREST) * place.size.width / (FIELD * self->scale);
        harm = FURTHER * further + MORE * further * further
               + (lit && to.x + paper.size.width / 2 < 0 && to.y < -place.size.height / 4 ? UPON_BADGE : 0);
        if (harm < least)
          harm += get_harm (self, &tried, obstacles, n_obstacles);
        if (harm < least)
          {
            least = harm;
            best = there;
          }
      }
  return best;
}

/* Lays a text in its place, or as near to it as all of it is seen. One whose place is out of
 * sight is not there. Returns what it covers. */
static graphene_rect_t
lay_text (BrambleFolkMap   *self,
          GtkWidget        *label,
          graphene_point_t  middle,
          gboolean          seen)
{
  graphene_rect_t paper = get_paper (self, label, &middle);
  float left = paper.size.width / 2;
  float top = paper.size.height / 2;

  middle.x = CLAMP (middle.x, left, MAX (left, (float) gtk_widget_get_width (GTK_WIDGET (self)) - left));
  middle.y = CLAMP (middle.y, top, MAX (top, (float) gtk_widget_get_height (GTK_WIDGET (self)) - top));
  gtk_widget_set_child_visible (label, seen);
  allocate_text (self, label, &middle);
  return get_paper (self, label, &middle);
}

/* Gives all texts their places. */
void
bramble_folk_map_allocate_notes (BrambleFolkMap *self)
{
  Obstacle taken[OBSTACLES];
  graphene_rect_t overview;
  graphene_rect_t room = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                                             (float) gtk_widget_get_height (GTK_WIDGET (self)));
  guint n = find_obstacles (self, taken);

  if (bramble_folk_map_get_overview (self, &overview))
    taken[n++] = (Obstacle) { overview, UPON_TEXT };
  else
    overview = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  for (guint i = 0; i < FOLK_N_LANDS; i++)
    if (self->lands[i])
      {
        graphene_point_t middle = GRAPHENE_POINT_INIT ((float) ((land_places[i].x - self->left) * self->scale),
                                                       (float) ((land_places[i].y - self->top) * self->scale));
        graphene_rect_t there = get_paper (self, self->lands[i], &middle);
        gboolean seen = get_common (&there, &room) > 0;
        graphene_rect_t paper = lay_text (self, self->lands[i], middle, seen);

        /* A name is read whole or not at all. */
        if (seen && get_common (&paper, &overview) > 0)
          gtk_widget_set_child_visible (self->lands[i], FALSE);
        else if (seen)
          taken[n++] = (Obstacle) { paper, UPON_TEXT };
      }
  for (guint i = 0; i < BRAMBLE_FOLK_ROUTES; i++)
    if (self->badges[i])
      {
        graphene_rect_t place = get_field_place (self, self->halfway[i]);

        graphene_rect_t paper = lay_text (self, self->badges[i], place.origin, bramble_folk_map_in_sight (self, self->halfway[i]));

        taken[n++] = (Obstacle) { paper, UPON_TEXT };
      }
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    if (self->notes[i])
      {
        gboolean seen = bramble_folk_map_in_sight (self, i);
        graphene_rect_t paper = lay_text (self, self->notes[i], find_place (self, i, taken, n), seen);

        if (seen)
          taken[n++] = (Obstacle) { paper, UPON_TEXT };
      }
}

/* A text on paper of its own. */
static void
snapshot_text (BrambleFolkMap *self,
               GtkWidget      *label,
               GtkSnapshot    *snapshot,
               const GdkRGBA  *colour)
{
  graphene_rect_t bounds;
  GskRoundedRect paper;

  if (!gtk_widget_compute_bounds (label, GTK_WIDGET (self), &bounds))
    return;
  graphene_rect_inset (&bounds, -bounds.size.height * PAPER, 0);
  gsk_rounded_rect_init_from_rect (&paper, &bounds, bounds.size.height * 0.45f);
  gtk_snapshot_append_outset_shadow (snapshot, &paper, &(GdkRGBA) { 0, 0, 0, 0.45f }, 1, 2, 0, 3);
  gtk_snapshot_push_rounded_clip (snapshot, &paper);
  gtk_snapshot_append_color (snapshot, colour, &bounds);
  gtk_snapshot_pop (snapshot);
  gtk_widget_snapshot_child (GTK_WIDGET (self), label, snapshot);
}

/* Draws the names of lands, which lie beneath the fields. */
void
bramble_folk_map_snapshot_lands (BrambleFolkMap *self,
                                 GtkSnapshot    *snapshot)
{
  for (guint i = 0; i < FOLK_N_LANDS; i++)
    if (self->lands[i] && gtk_widget_get_mapped (self->lands[i]))
      snapshot_text (self, self->lands[i], snapshot, &(GdkRGBA) { 1, 0.98f, 0.92f, 0.94f });
}

/* A tip from a note to its field, as speech bubbles have it, so that nobody wonders whose it is. */
static void
snapshot_tip (BrambleFolkMap *self,
              guint           field,
              GtkSnapshot    *snapshot,
              const GdkRGBA  *colour)
{
  graphene_rect_t place = get_field_place (self, field);
  graphene_rect_t paper, room;
  graphene_point_t from, to;
  float broad, edge, way;
  cairo_t *cr;

  if (!gtk_widget_compute_bounds (self->notes[field], GTK_WIDGET (self), &paper))
    return;
  from = GRAPHENE_POINT_INIT (place.origin.x + place.size.width / 2, place.origin.y + place.size.height / 2);
  /* To what is nearest of the text. */
  to = GRAPHENE_POINT_INIT (CLAMP (from.x, paper.origin.x, paper.origin.x + paper.size.width),
                            paper.origin.y + paper.size.height / 2);
  way = hypotf (to.x - from.x, to.y - from.y);
  edge = place.size.width * TIP;
  if (way <= edge)
    return;
  broad = paper.size.height * BROAD / way;
  /* Not over the field itself. */
  from.x += (to.x - from.x) / way * edge;
  from.y += (to.y - from.y) / way * edge;
  graphene_rect_init (&room, MIN (from.x, to.x), MIN (from.y, to.y), fabsf (to.x - from.x), fabsf (to.y - from.y));
  graphene_rect_inset (&room, -paper.size.height, -paper.size.height);
  broad *= way / (way - edge);
  cr = gtk_snapshot_append_cairo (snapshot, &room);
  cairo_move_to (cr, from.x, from.y);
  cairo_line_to (cr, to.x - (to.y - from.y) * broad, to.y + (to.x - from.x) * broad);
  cairo_line_to (cr, to.x + (to.y - from.y) * broad, to.y - (to.x - from.x) * broad);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, get_larger (self) * RIM);
  cairo_set_source_rgba (cr, 0.16, 0.13, 0.09, 0.55);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill (cr);
  cairo_destroy (cr);
}

/* Draws the notes, which lie above everything. */
void
bramble_folk_map_snapshot_notes (BrambleFolkMap *self,
                                 GtkSnapshot    *snapshot)
{
  const GdkRGBA yellow = { 1, 0.95f, 0.7f, 1 };

  for (guint i = 0; i < BRAMBLE_FOLK_ROUTES; i++)
    if (self->badges[i] && gtk_widget_get_mapped (self->badges[i]))
      snapshot_text (self, self->badges[i], snapshot, &(GdkRGBA) { 1, 0.86f, 0.25f, 1 });
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    if (self->notes[i] && gtk_widget_get_mapped (self->notes[i]))
      snapshot_tip (self, i, snapshot, &yellow);
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    if (self->notes[i] && gtk_widget_get_mapped (self->notes[i]))
      snapshot_text (self, self->notes[i], snapshot, &yellow);
}

/* Makes a label of the map, or changes what it says. */
static void
write_text (BrambleFolkMap  *self,
            GtkWidget      **label,
            const char      *text,
            double           size)
{
  if (text == NULL)
    {
      g_clear_pointer (label, gtk_widget_unparent);
      return;
    }
  if (*label == NULL)
    {
      PangoAttrList *attributes = pango_attr_list_new ();

      /* The paper below is light on every desktop. */
      pango_attr_list_insert (attributes, pango_attr_foreground_new (0x2a2a, 0x2121, 0x1818));
      pango_attr_list_insert (attributes, pango_attr_scale_new (size));
      *label = gtk_label_new (NULL);
      gtk_label_set_attributes (GTK_LABEL (*label), attributes);
      pango_attr_list_unref (attributes);
      gtk_widget_set_can_target (*label, FALSE);
      gtk_widget_set_parent (*label, GTK_WIDGET (self));
    }
  gtk_label_set_text (GTK_LABEL (*label), text);
}

/* Where there are two ways to one field each has a letter, the one that answers have, too. */
void
bramble_folk_map_mark_routes (BrambleFolkMap *self)
{
  gboolean several = self->routes[0] && self->routes[1];

  for (guint i = 0; i < BRAMBLE_FOLK_ROUTES; i++)
    write_text (self, &self->badges[i], several ? bramble_folk_route_letters[i] : NULL, 1);
}

/**
 * bramble_folk_map_name_land:
 * @name: (nullable): what the land is called, and what it does to moves
 */
void
bramble_folk_map_name_land (BrambleFolkMap *self,
                            FolkLand        land,
                            const char     *name)
{
  g_return_if_fail (BRAMBLE_IS_FOLK_MAP (self));
  g_return_if_fail (land < FOLK_N_LANDS);

  write_text (self, &self->lands[land], name, 0.88);
}

/**
 * bramble_folk_map_set_note:
 * @field: a field
 * @note: (nullable): what would happen there, in a few words
 */
void
bramble_folk_map_set_note (BrambleFolkMap *self,
                           guint           field,
                           const char     *note)
{
  g_return_if_fail (BRAMBLE_IS_FOLK_MAP (self));
  g_return_if_fail (field < FOLK_N_FIELDS);

  write_text (self, &self->notes[field], note, 1);
}
