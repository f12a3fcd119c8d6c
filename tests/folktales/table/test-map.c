/* test-map.c: the map on the table, to look at, to touch and to walk on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-art.h>
#include <bramble-folk-map.h>
#include <bramble-picture.h>
#include <math.h>
#include <string.h>

#include "look.h"

/* Pixels across a sign at its smallest, and how much two must differ on average, of 255. */
#define SIGN 24
#define LEAST_DIFFERENCE 11

static GtkWindow *window;
static BrambleFolkMap *map;

/* Shows a map that somebody has made. */
static void
show_it (int width,
         int height)
{
  static const GActionEntry touch = { .name = "touch", .parameter_type = "s" };
  g_autoptr (GSimpleActionGroup) board = g_simple_action_group_new ();

  window = GTK_WINDOW (gtk_window_new ());
  /* What nobody answers to cannot be touched. */
  g_action_map_add_action_entries (G_ACTION_MAP (board), &touch, 1, NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (window), "board", G_ACTION_GROUP (board));
  gtk_window_set_decorated (window, FALSE);
  gtk_window_set_default_size (window, width, height);
  gtk_window_set_child (window, GTK_WIDGET (map));
  gtk_window_present (window);
  while (gtk_widget_get_width (GTK_WIDGET (map)) == 0)
    g_main_context_iteration (NULL, TRUE);
  look_settle ();
}

static void
show (int width,
      int height)
{
  map = BRAMBLE_FOLK_MAP (bramble_folk_map_new ());
  show_it (width, height);
}

static void
put_away (void)
{
  g_object_ref (map);
  gtk_window_destroy (window);
  look_finalize (map);
}

/* Lets what was moved find its place: two frames later it has it, however long those
 * take. */
static void
settle (void)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  while (gdk_frame_clock_get_frame_counter (clock) < frame + 2)
    {
      gtk_widget_queue_draw (GTK_WIDGET (map));
      g_main_context_iteration (NULL, TRUE);
    }
  look_settle ();
}

static graphene_point_t
get_middle (guint field)
{
  GtkWidget *widget = GTK_WIDGET (bramble_folk_map_get_field (map, field));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (map), &bounds));
  return GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2);
}

static gboolean
is_seen (guint field)
{
  graphene_point_t p = get_middle (field);

  return p.x > 0 && p.y > 0 && p.x < (float) gtk_widget_get_width (GTK_WIDGET (map)) &&
         p.y < (float) gtk_widget_get_height (GTK_WIDGET (map));
}

static guint
get_focused (void)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus == NULL || !BRAMBLE_IS_TARGET (focus) || gtk_widget_get_parent (focus) != GTK_WIDGET (map))
    return FOLK_NONE;
  return bramble_folk_field_get_field (BRAMBLE_FOLK_FIELD (gtk_button_get_child (GTK_BUTTON (focus))));
}

static guint
find (const char *id)
{
  guint field = folk_board_find (id);

  g_assert_cmpuint (field, !=, FOLK_NONE);
  return field;
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

  show (933, 603);
  scale = bramble_folk_map_get_scale (map);
  g_assert_cmpfloat (scale, >=, 24 / BRAMBLE_FOLK_FIELD_SIZE);
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    {
      graphene_point_t p = get_middle (i);

      g_assert_true (is_seen (i));
      g_assert_cmpfloat (fabs (p.x - (fields[i].x + 3.4) * scale), <, 2);
      g_assert_cmpfloat (fabs (p.y - (fields[i].y + 3.6) * scale), <, 2);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (bramble_folk_map_get_field (map, i))), >=, 24);
    }
  put_away ();
}

/* Where there is little room fields are still 24 across, and the rest is panned to. */
static void
a_small_one_is_a_part (void)
{
  show (600, 300);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (bramble_folk_map_get_field (map, find ("vf1")))), >=, 23);
  g_assert_true (is_seen (FOLK_VILLAGE));
  g_assert_false (is_seen (FOLK_PALACE));
  bramble_folk_map_reveal (map, FOLK_PALACE);
  settle ();
  g_assert_true (is_seen (FOLK_PALACE));
  g_assert_false (is_seen (FOLK_VILLAGE));
  put_away ();
}

/* A picture of it has no room for that, and shows everything. */
static void
a_picture_is_whole (void)
{
  map = BRAMBLE_FOLK_MAP (bramble_folk_map_new ());
  bramble_folk_map_show_whole (map);
  show_it (420, 270);
  for (guint i = 0; i < FOLK_N_FIELDS; i++)
    g_assert_true (is_seen (i));
  put_away ();
}

/* A map that has little room begins with the hero whose turn it is. */
static void
it_begins_with_the_acting_hero (void)
{
  map = BRAMBLE_FOLK_MAP (bramble_folk_map_new ());
  bramble_folk_map_put_hero (map, 1, "folktales/heroes/clever-girl", FOLK_PALACE);
  bramble_folk_map_set_acting (map, 1);
  show_it (600, 300);
  g_assert_true (is_seen (FOLK_PALACE));
  put_away ();
}

static void
zooming_keeps_what_is_pointed_at (void)
{
  guint field = find ("sx4");
  double before, after;
  graphene_point_t old, now;

  show (992, 639);
  before = bramble_folk_map_get_scale (map);
  old = get_middle (field);
  bramble_folk_map_zoom (map, 2, old.x, old.y);
  settle ();
  after = bramble_folk_map_get_scale (map);
  now = get_middle (field);
  g_assert_cmpfloat (fabs (after - 2 * before), <, 0.01);
  g_assert_cmpfloat (fabs (now.x - old.x), <, 3);
  g_assert_cmpfloat (fabs (now.y - old.y), <, 3);
  g_assert_false (is_seen (FOLK_VILLAGE));

  bramble_folk_map_zoom (map, 0.01, 0, 0);
  settle ();
  g_assert_cmpfloat (fabs (bramble_folk_map_get_scale (map) - before), <, 0.01);
  bramble_folk_map_zoom (map, 1000, 0, 0);
  settle ();
  g_assert_cmpfloat (bramble_folk_map_get_scale (map), <=, 40);
  bramble_folk_map_fit (map);
  settle ();
  g_assert_cmpfloat (fabs (bramble_folk_map_get_scale (map) - before), <, 0.01);
  put_away ();
}

static void
it_never_leaves_its_room (void)
{
  show (600, 300);
  bramble_folk_map_pan (map, -1000, -1000);
  settle ();
  g_assert_true (is_seen (find ("gx1")));
  bramble_folk_map_pan (map, 1000, 1000);
  settle ();
  g_assert_true (is_seen (FOLK_PALACE));
  g_assert_cmpfloat (get_middle (FOLK_PALACE).x, >, 300);
  put_away ();
}

static void
keys_zoom_and_pan (void)
{
  double before;

  show (992, 639);
  before = bramble_folk_map_get_scale (map);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (map), "map.zoom", "d", 1.5));
  settle ();
  g_assert_cmpfloat (bramble_folk_map_get_scale (map), >, before * 1.4);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (map), "map.pan", "(dd)", 100.0, 100.0));
  settle ();
  g_assert_true (is_seen (FOLK_PALACE));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (map), "map.fit", NULL));
  settle ();
  g_assert_cmpfloat (fabs (bramble_folk_map_get_scale (map) - before), <, 0.01);
  put_away ();
}

/* Arrows go from field to field as they lie, and Tab through those that are lit. */
static void
the_keyboard_walks (void)
{
  show (992, 639);
  gtk_window_set_focus (window, NULL);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_TAB_FORWARD));
  g_assert_cmpuint (get_focused (), ==, FOLK_VILLAGE);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_UP));
  g_assert_cmpuint (get_focused (), ==, find ("vf1"));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_DOWN));
  g_assert_cmpuint (get_focused (), ==, FOLK_VILLAGE);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_RIGHT));
  g_assert_cmpuint (get_focused (), ==, find ("vb1"));
  /* Nothing is lit: the next stop is somewhere else. */
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_TAB_FORWARD));

  bramble_folk_field_set_steps (bramble_folk_map_get_field (map, find ("vb3")), 3);
  bramble_folk_field_set_steps (bramble_folk_map_get_field (map, find ("vf3")), 3);
  gtk_window_set_focus (window, NULL);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_TAB_FORWARD));
  g_assert_cmpuint (get_focused (), ==, find ("vf3"));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_TAB_FORWARD));
  g_assert_cmpuint (get_focused (), ==, find ("vb3"));
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (map), GTK_DIR_TAB_BACKWARD));
  g_assert_cmpuint (get_focused (), ==, find ("vf3"));
  put_away ();
}

/* By arrows every field is reached, however the ways wind. */
static void
arrows_reach_everything (void)
{
  static const GtkDirectionType directions[] = { GTK_DIR_UP, GTK_DIR_DOWN, GTK_DIR_LEFT, GTK_DIR_RIGHT };
  gboolean reached[FOLK_N_FIELDS] = { FALSE };
  guint queue[FOLK_N_FIELDS] = { FOLK_VILLAGE };
  guint n = 1;

  show (992, 639);
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
  put_away ();
}

static void
remember (guint *hero,
          guint  arrived)
{
  *hero = arrived;
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

  show (992, 639);
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
  put_away ();
}

/* However many share a field, each is seen, and the feet are on it. */
static void
heroes_share_a_field (void)
{
  show (992, 639);
  for (guint n = 1; n <= BRAMBLE_FOLK_HEROES; n++)
    {
      graphene_point_t middle;
      guint found = 0;
      graphene_rect_t bounds[BRAMBLE_FOLK_HEROES];

      bramble_folk_map_put_hero (map, n - 1, "folktales/heroes/clever-girl", FOLK_HILL_GATE);
      settle ();
      middle = get_middle (FOLK_HILL_GATE);
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
  put_away ();
}

/* Whether the paper of a note goes on towards its field beyond the note itself. */
static gboolean
has_tip (GBytes                *picture,
         const graphene_rect_t *note,
         guint                  field)
{
  const guint8 *pixels = g_bytes_get_data (picture, NULL);
  graphene_point_t to = get_middle (field);
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

  show (992, 639);
  for (guint i = 0; i < G_N_ELEMENTS (noted); i++)
    bramble_folk_map_set_note (map, find (noted[i]), "-1 Biscuit");
  settle ();
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (map)); child; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      {
        g_assert_true (gtk_widget_compute_bounds (child, GTK_WIDGET (map), &bounds[n]));
        for (guint i = 0; i < FOLK_N_FIELDS; i++)
          {
            graphene_point_t middle = get_middle (i);

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
    if (!has_tip (picture, &bounds[i], find (noted[i])))
      g_error ("the note of %s does not point to it", noted[i]);
  bramble_folk_map_set_note (map, FOLK_CASTLE, NULL);
  settle ();
  put_away ();
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
  graphene_point_t middle = get_middle (field);

  return fabs (bounds.origin.x + bounds.size.width / 2 - middle.x) < 3 &&
         fabs (bounds.origin.y + bounds.size.height - middle.y) < 12;
}

/* A hero is seen on the fields of the way, one after the other, and arrives. */
static void
heroes_walk (void)
{
  const guint8 way[] = { FOLK_VILLAGE, (guint8) find ("vf1"), (guint8) find ("vf2"), (guint8) find ("vf3") };
  guint arrived = FOLK_NONE;
  gboolean passed = FALSE;
  graphene_rect_t village;

  show (992, 639);
  g_signal_connect_swapped (map, "arrived", G_CALLBACK (remember), &arrived);
  bramble_folk_map_put_hero (map, 2, "folktales/heroes/clever-girl", FOLK_VILLAGE);
  settle ();
  g_assert_true (stands_on (FOLK_VILLAGE));
  village = get_hero ();

  bramble_folk_map_walk (map, 2, way, G_N_ELEMENTS (way), 3);
  g_assert_cmpuint (arrived, ==, FOLK_NONE);
  while (arrived == FOLK_NONE)
    {
      g_main_context_iteration (NULL, TRUE);
      passed |= !stands_on (way[0]) && !stands_on (way[3]) && get_hero ().origin.y < village.origin.y;
    }
  settle ();
  g_assert_true (passed);
  g_assert_cmpuint (arrived, ==, 2);
  g_assert_true (stands_on (way[3]));

  /* Who does not want to see it is there at once. */
  arrived = FOLK_NONE;
  bramble_folk_map_walk (map, 2, way, 2, 0);
  g_assert_cmpuint (arrived, ==, 2);
  settle ();
  g_assert_true (stands_on (way[1]));

  /* And so is who walks while the map goes away. */
  arrived = FOLK_NONE;
  bramble_folk_map_walk (map, 2, way, G_N_ELEMENTS (way), 5);
  gtk_widget_set_visible (GTK_WIDGET (map), FALSE);
  g_assert_cmpuint (arrived, ==, 2);
  put_away ();
}

/* Two ways to one field are two pictures, and neither is the map without one. */
static void
routes_can_be_told_apart (void)
{
  const guint8 way[] = { FOLK_VILLAGE, (guint8) find ("vf1"), (guint8) find ("vf2"), (guint8) find ("vf3") };
  g_autoptr (GBytes) without = NULL;
  g_autoptr (GBytes) full = NULL;
  g_autoptr (GBytes) dashed = NULL;
  g_autoptr (GBytes) again = NULL;

  show (600, 400);
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
  put_away ();
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
  g_test_add_func ("/folktales/map/a-picture-is-whole", a_picture_is_whole);
  g_test_add_func ("/folktales/map/it-begins-with-the-acting-hero", it_begins_with_the_acting_hero);
  g_test_add_func ("/folktales/map/zooming-keeps-what-is-pointed-at", zooming_keeps_what_is_pointed_at);
  g_test_add_func ("/folktales/map/it-never-leaves-its-room", it_never_leaves_its_room);
  g_test_add_func ("/folktales/map/keys-zoom-and-pan", keys_zoom_and_pan);
  g_test_add_func ("/folktales/map/the-keyboard-walks", the_keyboard_walks);
  g_test_add_func ("/folktales/map/arrows-reach-everything", arrows_reach_everything);
  g_test_add_func ("/folktales/map/fields-are-things-and-pointed-at", fields_are_things_and_pointed_at);
  g_test_add_func ("/folktales/map/heroes-share-a-field", heroes_share_a_field);
  g_test_add_func ("/folktales/map/notes-hide-nothing", notes_hide_nothing);
  g_test_add_func ("/folktales/map/heroes-walk", heroes_walk);
  g_test_add_func ("/folktales/map/routes-can-be-told-apart", routes_can_be_told_apart);
  return g_test_run ();
}
