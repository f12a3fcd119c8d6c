/* test-map.c: the map on the table, to look at and to touch
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-art.h>
#include <math.h>
#include <string.h>

#include "bramble-folk-map-private.h"
#include "map-kit.h"
#include "test-slow.h"

/* Pixels across a sign at its smallest, and how much two must differ on average, of 255. */
#define SIGN 24
#define LEAST_DIFFERENCE 11

static guint
get_focused (void)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus == NULL || !BRAMBLE_IS_TARGET (focus) || gtk_widget_get_parent (focus) != GTK_WIDGET (map))
    return FOLK_NONE;
  return bramble_folk_field_get_field (BRAMBLE_FOLK_FIELD (gtk_button_get_child (GTK_BUTTON (focus))));
}

static void
every_field_has_a_picture (void)
{
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    {
      g_autofree char *art = bramble_folk_field_dup_art (i);

      if (!bramble_art_has (bramble_art_get_default (), art))
        g_error ("%s has no picture: %s", folk_board_fields ()[i].id, art);
    }
  for (guint i = 0; i < FOLK_N_TILES; i++)
    {
      g_autofree char *art = g_strconcat ("folktales/tiles/", folk_tile_ids[i], NULL);

      g_assert_true (bramble_art_has (bramble_art_get_default (), art));
    }
  for (guint i = 0; i < FOLK_N_ADVENTURES; i++)
    {
      g_autofree char *sign = g_strconcat ("folktales/meet/", folk_adventure_ids[i], NULL);
      g_autofree char *scene = g_strconcat ("folktales/tales/", folk_adventure_ids[i], NULL);

      g_assert_true (bramble_art_has (bramble_art_get_default (), sign));
      g_assert_true (bramble_art_has (bramble_art_get_default (), scene));
    }
}

/* Returns (transfer full): how bright each pixel of a sign is where it is smallest, on
 * paper. */
static guint8 *
get_greys (const char *art)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIGN, SIGN);
  cairo_t *cr = cairo_create (surface);
  guint8 *greys = g_new (guint8, SIGN * SIGN);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  g_assert_true (bramble_art_print (art, cr, &GRAPHENE_RECT_INIT (0, 0, SIGN, SIGN), 1));
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int i = 0; i < SIGN * SIGN; i++)
    {
      const guint8 *row = cairo_image_surface_get_data (surface) + i / SIGN * cairo_image_surface_get_stride (surface);
      guint32 pixel = ((const guint32 *) (gconstpointer) row)[i % SIGN];

      greys[i] = (guint8) (0.3 * (pixel >> 16 & 0xff) + 0.59 * (pixel >> 8 & 0xff) + 0.11 * (pixel & 0xff));
    }
  cairo_surface_destroy (surface);
  return greys;
}

/* Every sign is another one, also for who sees no colours and no details. */
static void
signs_differ_without_colour (void)
{
  static const char *const families[] = { "folktales/fields/", "folktales/tiles/", "folktales/meet/" };
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) signs = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    {
      g_autofree char *folder = g_strconcat ("/io/github/bramblegames/Bramble/art/", families[i], NULL);
      g_auto (GStrv) names = g_resources_enumerate_children (folder, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

      for (guint k = 0; names[k]; k++)
        {
          char *id = g_strdup_printf ("%s%.*s", families[i], (int) strlen (names[k]) - (int) strlen (".svg"), names[k]);

          g_ptr_array_add (ids, id);
          g_ptr_array_add (signs, get_greys (id));
        }
    }
  g_assert_cmpuint (ids->len, >=, 60);
  for (guint i = 0; i < ids->len; i++)
    for (guint k = 0; k < i; k++)
      {
        const guint8 *a = g_ptr_array_index (signs, i);
        const guint8 *b = g_ptr_array_index (signs, k);
        guint sum = 0;

        for (guint p = 0; p < SIGN * SIGN; p++)
          sum += (guint) ABS (a[p] - b[p]);
        if (sum < LEAST_DIFFERENCE * SIGN * SIGN)
          g_error ("%s and %s are alike: %.1f", (char *) g_ptr_array_index (ids, i), (char *) g_ptr_array_index (ids, k),
                   sum / (double) (SIGN * SIGN));
      }
}

/* In its place beside boards and prompt all of it is seen, and fields are 24 across. */
static void
all_of_it_fits (void)
{
  const FolkField *fields = folk_board_fields ();
  double scale;

  map_show (933, 603);
  scale = bramble_folk_map_get_scale (map);
  g_assert_cmpfloat (scale, >=, 24 / BRAMBLE_FOLK_FIELD_SIZE);
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    {
      graphene_point_t p = map_get_middle (i);

      g_assert_true (map_sees (i));
      g_assert_cmpfloat (fabs (p.x - (fields[i].x + 3.4) * scale), <, 2);
      g_assert_cmpfloat (fabs (p.y - (fields[i].y + 3.6) * scale), <, 2);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (bramble_folk_map_get_field (map, i))), >=, 24);
    }
  map_put_away ();
}

/* Where there is little room fields are still 24 across, and the rest is panned to. */
static void
a_small_one_is_a_part (void)
{
  map_show (600, 300);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (bramble_folk_map_get_field (map, map_find ("vf1")))), >=, 23);
  g_assert_true (map_sees (FOLK_VILLAGE));
  g_assert_false (map_sees (FOLK_PALACE));
  bramble_folk_map_reveal (map, FOLK_PALACE);
  map_settle ();
  g_assert_true (map_sees (FOLK_PALACE));
  g_assert_false (map_sees (FOLK_VILLAGE));
  map_put_away ();
}

static gboolean
is_covered (guint field)
{
  graphene_point_t middle = map_get_middle (field);
  graphene_rect_t overview;

  return bramble_folk_map_get_overview (map, &overview) && graphene_rect_contains_point (&overview, &middle);
}

/* Wherever somebody stands and goes, the little map in the corner lies upon neither. */
static void
the_little_map_hides_nothing (void)
{
  const FolkField *fields = folk_board_fields ();

  map_show (780, 280);
  for (guint i = 0; i < FOLK_N_ON_FOOT; i += i < FOLK_N_JUNCTIONS ? 1 : kit_often (8, 1))
    {
      bramble_folk_map_put_hero (map, 0, "folktales/heroes/clever-girl", i);
      bramble_folk_map_set_acting (map, 0);
      for (guint k = 0; k < fields[i].n_neighbours; k++)
        bramble_folk_field_set_steps (bramble_folk_map_get_field (map, fields[i].neighbours[k]), 1);
      bramble_folk_map_reveal_lit (map);
      map_settle ();
      if (is_covered (i))
        g_error ("who stands on %s is not seen", fields[i].id);
      for (guint k = 0; k < fields[i].n_neighbours; k++)
        {
          if (is_covered (fields[i].neighbours[k]))
            g_error ("%s is not seen", fields[fields[i].neighbours[k]].id);
          bramble_folk_field_set_steps (bramble_folk_map_get_field (map, fields[i].neighbours[k]), BRAMBLE_FOLK_UNLIT);
        }
    }
  map_put_away ();
}

/* A picture of it has no room for that, and shows everything. */
static void
a_picture_is_whole (void)
{
  map = BRAMBLE_FOLK_MAP (bramble_folk_map_new ());
  bramble_folk_map_show_whole (map);
  map_present (420, 270);
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    g_assert_true (map_sees (i));
  map_put_away ();
}

/* A map that has little room begins with the hero whose turn it is. */
static void
it_begins_with_the_acting_hero (void)
{
  map = BRAMBLE_FOLK_MAP (bramble_folk_map_new ());
  bramble_folk_map_put_hero (map, 1, "folktales/heroes/clever-girl", FOLK_PALACE);
  bramble_folk_map_set_acting (map, 1);
  map_present (600, 300);
  g_assert_true (map_sees (FOLK_PALACE));
  map_put_away ();
}

static void
zooming_keeps_what_is_pointed_at (void)
{
  guint field = map_find ("sx4");
  double before, after;
  graphene_point_t old, now;

  map_show (992, 639);
  before = bramble_folk_map_get_scale (map);
  old = map_get_middle (field);
  bramble_folk_map_zoom (map, 2, old.x, old.y);
  map_settle ();
  after = bramble_folk_map_get_scale (map);
  now = map_get_middle (field);
  g_assert_cmpfloat (fabs (after - 2 * before), <, 0.01);
  g_assert_cmpfloat (fabs (now.x - old.x), <, 3);
  g_assert_cmpfloat (fabs (now.y - old.y), <, 3);
  g_assert_false (map_sees (FOLK_VILLAGE));

  bramble_folk_map_zoom (map, 0.01, 0, 0);
  map_settle ();
  g_assert_cmpfloat (fabs (bramble_folk_map_get_scale (map) - before), <, 0.01);
  bramble_folk_map_zoom (map, 1000, 0, 0);
  map_settle ();
  g_assert_cmpfloat (bramble_folk_map_get_scale (map), <=, 40);
  bramble_folk_map_fit (map);
  map_settle ();
  g_assert_cmpfloat (fabs (bramble_folk_map_get_scale (map) - before), <, 0.01);
  map_put_away ();
}

static void
it_never_leaves_its_room (void)
{
  map_show (600, 300);
  bramble_folk_map_pan (map, -1000, -1000);
  map_settle ();
  g_assert_true (map_sees (map_find ("gx1")));
  bramble_folk_map_pan (map, 1000, 1000);
  map_settle ();
  g_assert_true (map_sees (FOLK_PALACE));
  g_assert_cmpfloat (map_get_middle (FOLK_PALACE).x, >, 300);
  map_put_away ();
}

static void
keys_zoom_and_pan (void)
{
  double before;

  map_show (992, 639);
  before = bramble_folk_map_get_scale (map);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (map), "map.zoom", "d", 1.5));
  map_settle ();
  g_assert_cmpfloat (bramble_folk_map_get_scale (map), >, before * 1.4);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (map), "map.pan", "(dd)", 100.0, 100.0));
  map_settle ();
  g_assert_true (map_sees (FOLK_PALACE));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (map), "map.fit", NULL));
  map_settle ();
  g_assert_cmpfloat (fabs (bramble_folk_map_get_scale (map) - before), <, 0.01);
  map_put_away ();
}

/* Arrows go from field to field as they lie, and Tab through those that are lit. */
static void
the_keyboard_walks (void)
{
  map_show (992, 639);
  gtk_window_set_focus (window, NULL);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_TAB_FORWARD));
  g_assert_cmpuint (get_focused (), ==, FOLK_VILLAGE);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_UP));
  g_assert_cmpuint (get_focused (), ==, map_find ("vf1"));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_DOWN));
  g_assert_cmpuint (get_focused (), ==, FOLK_VILLAGE);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_RIGHT));
  g_assert_cmpuint (get_focused (), ==, map_find ("vb1"));
  /* Nothing is lit: the next stop is somewhere else. */
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_TAB_FORWARD));

  bramble_folk_field_set_steps (bramble_folk_map_get_field (map, map_find ("vb3")), 3);
  bramble_folk_field_set_steps (bramble_folk_map_get_field (map, map_find ("vf3")), 3);
  gtk_window_set_focus (window, NULL);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_TAB_FORWARD));
  g_assert_cmpuint (get_focused (), ==, map_find ("vf3"));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_TAB_FORWARD));
  g_assert_cmpuint (get_focused (), ==, map_find ("vb3"));
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_TAB_BACKWARD));
  g_assert_cmpuint (get_focused (), ==, map_find ("vf3"));
  map_put_away ();
}

/* By arrows every field is reached, however the ways wind. */
static void
arrows_reach_everything (void)
{
  static const GtkDirectionType directions[] = { GTK_DIR_UP, GTK_DIR_DOWN, GTK_DIR_LEFT, GTK_DIR_RIGHT };
  gboolean reached[FOLK_N_FIELDS] = { FALSE };
  guint queue[FOLK_N_FIELDS] = { FOLK_VILLAGE };
  guint n = 1;

  map_show (992, 639);
  reached[FOLK_VILLAGE] = TRUE;
  for (guint i = 0; i < n; i++)
    for (guint d = 0; d < G_N_ELEMENTS (directions); d++)
      {
        gtk_widget_grab_focus (GTK_WIDGET (bramble_folk_map_get_target (map, queue[i])));
        if (!gtk_widget_child_focus (GTK_WIDGET (map), directions[d]) || reached[get_focused ()])
          continue;
        reached[get_focused ()] = TRUE;
        queue[n++] = get_focused ();
      }
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    if (!reached[i])
      g_error ("no arrow leads to %s", folk_board_fields ()[i].id);
  map_put_away ();
}

static void
count (guint *n)
{
  ++*n;
}

/* Every field is a thing of the table, and whoever looks at one is noticed. */
static void
fields_are_things_and_pointed_at (void)
{
  BrambleTarget *target;
  guint pointed = 0;

  map_show (992, 639);
  target = bramble_folk_map_get_target (map, FOLK_CITY);
  g_assert_cmpstr (bramble_thing_get_name (bramble_target_get_thing (target)), ==, "field/city");
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (target)), ==, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_cmpuint (bramble_folk_map_get_pointed (map), ==, FOLK_NONE);
  g_signal_connect_swapped (map, "pointed", G_CALLBACK (count), &pointed);
  gtk_widget_set_state_flags (GTK_WIDGET (target), GTK_STATE_FLAG_PRELIGHT, FALSE);
  g_assert_cmpuint (pointed, ==, 1);
  g_assert_cmpuint (bramble_folk_map_get_pointed (map), ==, FOLK_CITY);
  gtk_widget_unset_state_flags (GTK_WIDGET (target), GTK_STATE_FLAG_PRELIGHT);
  g_assert_cmpuint (pointed, ==, 2);
  g_assert_cmpuint (bramble_folk_map_get_pointed (map), ==, FOLK_NONE);
  map_put_away ();
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/folktales/map/every-field-has-a-picture", every_field_has_a_picture);
  g_test_add_func ("/folktales/map/signs-differ-without-colour", signs_differ_without_colour);
  g_test_add_func ("/folktales/map/all-of-it-fits", all_of_it_fits);
  g_test_add_func ("/folktales/map/a-small-one-is-a-part", a_small_one_is_a_part);
  g_test_add_func ("/folktales/map/the-little-map-hides-nothing", the_little_map_hides_nothing);
  g_test_add_func ("/folktales/map/a-picture-is-whole", a_picture_is_whole);
  g_test_add_func ("/folktales/map/it-begins-with-the-acting-hero", it_begins_with_the_acting_hero);
  g_test_add_func ("/folktales/map/zooming-keeps-what-is-pointed-at", zooming_keeps_what_is_pointed_at);
  g_test_add_func ("/folktales/map/it-never-leaves-its-room", it_never_leaves_its_room);
  g_test_add_func ("/folktales/map/keys-zoom-and-pan", keys_zoom_and_pan);
  g_test_add_func ("/folktales/map/the-keyboard-walks", the_keyboard_walks);
  g_test_add_func ("/folktales/map/arrows-reach-everything", arrows_reach_everything);
  g_test_add_func ("/folktales/map/fields-are-things-and-pointed-at", fields_are_things_and_pointed_at);
  return g_test_run ();
}
