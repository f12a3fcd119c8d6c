/* test-map-marks.c: who stands and walks on the map, and what is drawn and written there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-picture.h>
#include <math.h>
#include <rules/folk-text.h>

#include "bramble-folk-map-private.h"
#include "look.h"
#include "map-kit.h"

/* However many share a field, each is seen, and the feet are on it. */
static void
heroes_share_a_field (void)
{
  map_show (992, 639);
  for (guint n = 1; n <= BRAMBLE_FOLK_HEROES; n++)
    {
      graphene_point_t middle;
      guint found = 0;
      graphene_rect_t bounds[BRAMBLE_FOLK_HEROES];

      bramble_folk_map_put_hero (map, n - 1, "folktales/heroes/clever-girl", FOLK_HILL_GATE);
      map_settle ();
      middle = map_get_middle (FOLK_HILL_GATE);
      for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (map)); child; child = gtk_widget_get_next_sibling (child))
        if (BRAMBLE_IS_PICTURE (child))
          g_assert_true (gtk_widget_compute_bounds (child, GTK_WIDGET (map), &bounds[found++]));
      g_assert_cmpuint (found, ==, n);
      for (guint i = 0; i < n; i++)
        {
          double feet_x = bounds[i].origin.x + bounds[i].size.width / 2;
          double feet_y = bounds[i].origin.y + bounds[i].size.height;

          g_assert_cmpfloat (fabs (feet_x - middle.x), <, 24);
          g_assert_cmpfloat (fabs (feet_y - middle.y), <, 24);
          for (guint j = 0; j < i; j++)
            g_assert_cmpfloat (fabs (bounds[i].origin.x - bounds[j].origin.x) + fabs (bounds[i].origin.y - bounds[j].origin.y),
                               >, 6);
        }
    }
  map_put_away ();
}

/* Whether the paper of a note goes on towards its field beyond the note itself. */
static gboolean
has_tip (GBytes                *picture,
         const graphene_rect_t *note,
         guint                  field)
{
  const guint8 *pixels = g_bytes_get_data (picture, NULL);
  graphene_point_t to = map_get_middle (field);
  graphene_point_t from = GRAPHENE_POINT_INIT (CLAMP (to.x, note->origin.x, note->origin.x + note->size.width),
                                               note->origin.y + note->size.height / 2);
  graphene_rect_t paper = *note;

  graphene_rect_inset (&paper, -0.4f * note->size.height - 1, -1);
  for (float part = 0; part < 1; part += 0.02f)
    {
      graphene_point_t there;
      const guint8 *pixel;

      graphene_point_interpolate (&from, &to, part, &there);
      if (graphene_rect_contains_point (&paper, &there))
        continue;
      pixel = pixels + 4 * ((gsize) there.y * (gsize) gtk_widget_get_width (GTK_WIDGET (window)) + (gsize) there.x);
      if (ABS (pixel[2] - 255) < 16 && ABS (pixel[1] - 242) < 16 && ABS (pixel[0] - 179) < 16)
        return TRUE;
    }
  return FALSE;
}

/* Wherever they are, notes lie neither upon a field nor upon another note, and point to their field. */
static void
notes_hide_nothing (void)
{
  static const char *const noted[] = { "castle", "city", "gx4", "sx1", "vf3", "village", "palace", "hc3" };
  graphene_rect_t bounds[G_N_ELEMENTS (noted)];
  g_autoptr (GBytes) picture = NULL;
  guint n = 0;

  map_show (992, 639);
  for (guint i = 0; i < G_N_ELEMENTS (noted); i++)
    bramble_folk_map_set_note (map, map_find (noted[i]), "-1 Biscuit");
  map_settle ();
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (map)); child; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      {
        g_assert_true (gtk_widget_compute_bounds (child, GTK_WIDGET (map), &bounds[n]));
        for (guint i = 0; i < FOLK_N_FIELDS; i++)
          {
            graphene_point_t middle = map_get_middle (i);

            if (graphene_rect_contains_point (&bounds[n], &middle))
              g_error ("a note hides %s", folk_board_fields ()[i].id);
          }
        for (guint i = 0; i < n; i++)
          g_assert_false (graphene_rect_intersection (&bounds[i], &bounds[n], NULL));
        n++;
      }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (noted));
  picture = look_picture (GTK_WIDGET (window));
  for (guint i = 0; i < n; i++)
    if (!has_tip (picture, &bounds[i], map_find (noted[i])))
      g_error ("the note of %s does not point to it", noted[i]);
  bramble_folk_map_set_note (map, FOLK_CASTLE, NULL);
  map_settle ();
  map_put_away ();
}

/* A note of two lines, about one field after the other, hides few: of the 143 there is room for
 * four in five. */
static void
long_notes_find_a_place (void)
{
  const char *text = "1 Biscuit less\nThe Kind Fairy, die +1";
  graphene_point_t middles[FOLK_N_FIELDS];
  guint hidden = 0;

  map_show (924, 590);
  for (guint land = 0; land < FOLK_N_LANDS; land++)
    bramble_folk_map_name_land (map, land, folk_land_name (land));
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    middles[i] = map_get_middle (i);
  for (guint i = 0; i < FOLK_N_ON_FOOT; i++)
    {
      graphene_rect_t bounds;

      bramble_folk_map_set_note (map, i, text);
      bramble_folk_map_allocate_notes (map);
      g_assert_true (gtk_widget_compute_bounds (map->notes[i], GTK_WIDGET (map), &bounds));
      for (guint k = 0; k < FOLK_N_FIELDS; k++)
        hidden += graphene_rect_contains_point (&bounds, &middles[k]);
      bramble_folk_map_set_note (map, i, NULL);
    }
  g_assert_cmpuint (hidden, <=, FOLK_N_ON_FOOT / 5);
  map_put_away ();
}

static graphene_rect_t
get_hero (void)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (look_nth (GTK_WIDGET (map), BRAMBLE_TYPE_PICTURE, 0), GTK_WIDGET (map), &bounds));
  return bounds;
}

static gboolean
stands_on (guint field)
{
  graphene_rect_t bounds = get_hero ();
  graphene_point_t middle = map_get_middle (field);

  return fabs (bounds.origin.x + bounds.size.width / 2 - middle.x) < 3 &&
         fabs (bounds.origin.y + bounds.size.height - middle.y) < 12;
}

static void
remember (guint *hero,
          guint  arrived)
{
  *hero = arrived;
}

/* A hero is seen on the fields of the way, one after the other, and arrives. */
static void
heroes_walk (void)
{
  const guint8 way[] = { FOLK_VILLAGE, (guint8) map_find ("vf1"), (guint8) map_find ("vf2"), (guint8) map_find ("vf3") };
  guint arrived = FOLK_NONE;
  gboolean passed = FALSE;
  graphene_rect_t village;

  map_show (992, 639);
  g_signal_connect_swapped (map, "arrived", G_CALLBACK (remember), &arrived);
  bramble_folk_map_put_hero (map, 2, "folktales/heroes/clever-girl", FOLK_VILLAGE);
  map_settle ();
  g_assert_true (stands_on (FOLK_VILLAGE));
  village = get_hero ();

  bramble_folk_map_walk (map, 2, way, G_N_ELEMENTS (way), 3);
  g_assert_cmpuint (arrived, ==, FOLK_NONE);
  while (arrived == FOLK_NONE)
    {
      g_main_context_iteration (NULL, TRUE);
      passed |= !stands_on (way[0]) && !stands_on (way[3]) && get_hero ().origin.y < village.origin.y;
    }
  map_settle ();
  g_assert_true (passed);
  g_assert_cmpuint (arrived, ==, 2);
  g_assert_true (stands_on (way[3]));

  /* Who does not want to see it is there at once. */
  arrived = FOLK_NONE;
  bramble_folk_map_walk (map, 2, way, 2, 0);
  g_assert_cmpuint (arrived, ==, 2);
  map_settle ();
  g_assert_true (stands_on (way[1]));

  /* And so is who walks while the map goes away. */
  arrived = FOLK_NONE;
  bramble_folk_map_walk (map, 2, way, G_N_ELEMENTS (way), 5);
  gtk_widget_set_visible (GTK_WIDGET (map), FALSE);
  g_assert_cmpuint (arrived, ==, 2);
  map_put_away ();
}

/* Two ways to one field are two pictures, and neither is the map without one. */
static void
routes_can_be_told_apart (void)
{
  const guint8 way[] = { FOLK_VILLAGE, (guint8) map_find ("vf1"), (guint8) map_find ("vf2"), (guint8) map_find ("vf3") };
  g_autoptr (GBytes) without = NULL;
  g_autoptr (GBytes) full = NULL;
  g_autoptr (GBytes) dashed = NULL;
  g_autoptr (GBytes) again = NULL;

  map_show (600, 400);
  without = look_picture (GTK_WIDGET (window));
  bramble_folk_map_show_route (map, 0, way, G_N_ELEMENTS (way));
  full = look_picture (GTK_WIDGET (window));
  bramble_folk_map_show_route (map, 0, NULL, 0);
  bramble_folk_map_show_route (map, 1, way, G_N_ELEMENTS (way));
  dashed = look_picture (GTK_WIDGET (window));
  bramble_folk_map_show_route (map, 1, NULL, 0);
  again = look_picture (GTK_WIDGET (window));
  g_assert_false (g_bytes_equal (without, full));
  g_assert_false (g_bytes_equal (without, dashed));
  g_assert_false (g_bytes_equal (full, dashed));
  g_assert_true (g_bytes_equal (without, again));
  map_put_away ();
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/folktales/map-marks/heroes-share-a-field", heroes_share_a_field);
  g_test_add_func ("/folktales/map-marks/notes-hide-nothing", notes_hide_nothing);
  g_test_add_func ("/folktales/map-marks/long-notes-find-a-place", long_notes_find_a_place);
  g_test_add_func ("/folktales/map-marks/heroes-walk", heroes_walk);
  g_test_add_func ("/folktales/map-marks/routes-can-be-told-apart", routes_can_be_told_apart);
  return g_test_run ();
}
