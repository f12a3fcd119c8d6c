/* bramble-folk-map-heroes.c: who stands on the map
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Heroes share a field: two side by side, more in two rows, and the acting one in front.
 */

#include "bramble-folk-map-private.h"

#include <bramble-children.h>
#include <bramble-picture.h>

/* Steps of the grid: a figure, and how far its feet are below the middle of its field. */
#define HERO_WIDTH 5.2
#define HERO_HEIGHT 6.8
#define FEET 1.1

/* How much smaller they are in two rows, and the way between two in one. */
#define SMALLER 0.8
#define BESIDE 3.0

/* Parts of a figure: how large a flag is, and where it is carried. */
#define FLAG 0.5f
#define FLAG_X 0.66f
#define FLAG_Y (-0.12f)

/* Which place a hero has on a shared field, from behind to the front: the acting one has the
 * middle of the front row. @n is how many there are. */
static guint
find_rank (BrambleFolkMap *self,
           guint           hero,
           guint          *n)
{
  guint before = 0;
  guint front;
  gboolean acts = FALSE;

  *n = 0;
  for (guint i = 0; i < BRAMBLE_FOLK_HEROES; i++)
    if (self->heroes[i] && self->standing[i] == self->standing[hero] && i != self->walker)
      {
        before += i < hero && i != self->acting;
        acts = acts || i == self->acting;
        (*n)++;
      }
  front = *n / 2 + (*n - *n / 2) / 2;
  if (hero == self->acting)
    return front;

  return before + (acts && before >= front);
}

/* Where a hero stands on a field that others share: two side by side, more in two
 * rows and a little smaller. */
graphene_rect_t
bramble_folk_map_place_hero (BrambleFolkMap *self,
                             guint           hero)
{
  const FolkField *f = &folk_board_fields ()[self->standing[hero]];
  guint n;
  guint rank = find_rank (self, hero, &n);
  double size, x, y;

  size = n > 2 ? SMALLER : 1;
  x = f->x;
  y = f->y + FEET;
  if (hero == self->walker)
    {
      graphene_point_t walked = bramble_folk_map_get_walked (self);

      n = 1;
      size = 1;
      x = walked.x;
      y = walked.y + FEET;
    }
  if (n == 2)
    x += rank == 0 ? -1.3 : 1.3;
  if (n > 2)
    {
      guint back = n / 2;
      guint in_row = rank < back ? back : n - back;
      guint place = rank < back ? rank : rank - back;

      x += (place - (in_row - 1) / 2.0) * BESIDE;
      y += rank < back ? -1.6 : 0.9;
    }
  return GRAPHENE_RECT_INIT ((float) bramble_folk_map_x (self, x - HERO_WIDTH * size / 2), (float) bramble_folk_map_y (self, y - HERO_HEIGHT * size),
                             (float) (HERO_WIDTH * size * self->scale), (float) (HERO_HEIGHT * size * self->scale));
}

/* Gives figures and flags their places. */
void
bramble_folk_map_allocate_heroes (BrambleFolkMap *self)
{
  for (guint i = 0; i < BRAMBLE_FOLK_HEROES; i++)
    {
      graphene_rect_t place;

      if (self->heroes[i] == NULL)
        continue;
      place = bramble_folk_map_place_hero (self, i);
      bramble_place (self->heroes[i], place.origin.x, place.origin.y, place.size.width, place.size.height);
      if (self->flags[i])
        bramble_place (self->flags[i], place.origin.x + FLAG_X * place.size.width, place.origin.y + FLAG_Y * place.size.height,
                       FLAG * place.size.width, FLAG * place.size.width);
    }
}

/* A hero with what they carry. The acting one has an edge of light. */
static void
snapshot_hero (BrambleFolkMap *self,
               guint           hero,
               GtkSnapshot    *snapshot)
{
  float edge = (float) MAX (1, self->scale * 0.22);
  const GdkRGBA light = { 1, 0.95f, 0.6f, 1 };
  const GskShadow edges[] = {
    { light, edge, 0, 0 }, { light, -edge, 0, 0 }, { light, 0, edge, 0 }, { light, 0, -edge, 0 },
  };

  if (hero == self->acting)
    gtk_snapshot_push_shadow (snapshot, edges, G_N_ELEMENTS (edges));
  gtk_widget_snapshot_child (GTK_WIDGET (self), self->heroes[hero], snapshot);
  if (hero == self->acting)
    gtk_snapshot_pop (snapshot);
  if (self->flags[hero])
    gtk_widget_snapshot_child (GTK_WIDGET (self), self->flags[hero], snapshot);
}

/* Light round the feet of the acting hero. */
static void
append_light (BrambleFolkMap *self,
              GtkSnapshot    *snapshot)
{
  graphene_rect_t place = bramble_folk_map_place_hero (self, self->acting);
  float height = place.size.width * 0.2f;
  graphene_size_t corner;
  GskRoundedRect base;

  graphene_rect_init (&place, place.origin.x + place.size.width * 0.14f, place.origin.y + place.size.height - 1.1f * height,
                      place.size.width * 0.72f, height);
  corner = GRAPHENE_SIZE_INIT (place.size.width / 2, height / 2);
  gsk_rounded_rect_init (&base, &place, &corner, &corner, &corner, &corner);
  gtk_snapshot_append_outset_shadow (snapshot, &base, &(GdkRGBA) { 1, 0.86f, 0.25f, 1 }, 0, 0, 4, 3);
}

/* Draws the heroes: who stands further up is behind, and the acting one in front of those on
 * their field. */
void
bramble_folk_map_snapshot_heroes (BrambleFolkMap *self,
                                  GtkSnapshot    *snapshot)
{
  gboolean drawn[BRAMBLE_FOLK_HEROES] = { FALSE };

  if (self->acting != FOLK_NONE && self->heroes[self->acting])
    append_light (self, snapshot);
  for (guint n = 0; n < BRAMBLE_FOLK_HEROES; n++)
    {
      guint next = FOLK_NONE;
      float best = G_MAXFLOAT;

      for (guint i = 0; i < BRAMBLE_FOLK_HEROES; i++)
        {
          graphene_rect_t place;
          float feet;

          if (self->heroes[i] == NULL || drawn[i])
            continue;
          place = bramble_folk_map_place_hero (self, i);
          feet = place.origin.y + place.size.height + (i == self->acting ? (float) (3 * self->scale) : 0);
          if (feet < best)
            {
              best = feet;
              next = i;
            }
        }
      if (next == FOLK_NONE)
        return;
      drawn[next] = TRUE;
      snapshot_hero (self, next, snapshot);
    }
}

/**
 * bramble_folk_map_put_hero:
 * @hero: a number below %BRAMBLE_FOLK_HEROES
 * @art: (nullable): the figure, or %NULL to take it away
 * @field: where it stands
 */
void
bramble_folk_map_put_hero (BrambleFolkMap *self,
                           guint           hero,
                           const char     *art,
                           guint           field)
{
  g_return_if_fail (BRAMBLE_IS_FOLK_MAP (self));
  g_return_if_fail (hero < BRAMBLE_FOLK_HEROES && field < FOLK_N_FIELDS);

  self->standing[hero] = field;
  if (art == NULL)
    g_clear_pointer (&self->heroes[hero], gtk_widget_unparent);
  else if (self->heroes[hero])
    bramble_picture_set_art (BRAMBLE_PICTURE (self->heroes[hero]), art);
  else
    {
      self->heroes[hero] = bramble_picture_new (art, 32, 42);
      gtk_widget_set_parent (self->heroes[hero], GTK_WIDGET (self));
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * bramble_folk_map_set_flag:
 * @art: (nullable): what a hero carries, so that one sees whom they belong with
 */
void
bramble_folk_map_set_flag (BrambleFolkMap *self,
                           guint           hero,
                           const char     *art)
{
  g_return_if_fail (BRAMBLE_IS_FOLK_MAP (self));
  g_return_if_fail (hero < BRAMBLE_FOLK_HEROES);

  if (art == NULL)
    g_clear_pointer (&self->flags[hero], gtk_widget_unparent);
  else if (self->flags[hero] == NULL)
    {
      self->flags[hero] = bramble_picture_new (art, 1, 1);
      gtk_widget_set_parent (self->flags[hero], GTK_WIDGET (self));
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * bramble_folk_map_set_acting:
 * @hero: who stands in front, or %FOLK_NONE
 */
void
bramble_folk_map_set_acting (BrambleFolkMap *self,
                             guint           hero)
{
  g_return_if_fail (BRAMBLE_IS_FOLK_MAP (self));

  if (self->acting == hero)
    return;

  self->acting = hero;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
