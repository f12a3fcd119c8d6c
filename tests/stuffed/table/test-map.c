/* test-map.c: the map of a page, to look at, to point at and to walk over with keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <bramble-art.h>
#include <bramble-stuffed-map.h>
#include <story/stuffed-map.h>

#include "look.h"

static const char *const under_the_big_bed[] = {
  "S . . . . . . .g. 2",
  "",
  ". . . # # . . .g. .",
  "                g g",
  ". . 1 # # . . L . .",
  "",
  ". . . . . . M . . .",
  "",
  "= = . .b. .y. . . .",
  "        r         -",
  ". . . . # # . . .|E",
  "",
  ". . . . # # . . D E",
  "",
  ". . . . . . . . .|E",
};

static GtkWindow *window;
static BrambleStuffedMap *map;

static guint
at (guint column,
    guint row)
{
  return row * 10 + column;
}

static void
show (int width,
      int height)
{
  g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
  StuffedMap page;

  g_assert_true (stuffed_map_read (&page, under_the_big_bed, G_N_ELEMENTS (under_the_big_bed), 1, troubles));
  map = BRAMBLE_STUFFED_MAP (bramble_stuffed_map_new ());
  bramble_stuffed_map_set_page (map, &page, NULL);
  window = look_present (GTK_WIDGET (map), width, height);
}

static void
put_away (void)
{
  g_object_ref (map);
  gtk_window_destroy (window);
  look_finalize (map);
}

static guint
get_focused (void)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  guint square;

  if (focus == NULL || !BRAMBLE_IS_TARGET (focus)
      || !bramble_thing_is_number (bramble_target_get_thing (BRAMBLE_TARGET (focus)), BRAMBLE_STUFFED_SQUARE_THING, &square))
    return STUFFED_NONE;
  return square;
}

/* A turn in the middle of the page: who stands where, and what two dice could do. */
static void
play_a_little (void)
{
  static const struct { guint figure, column, row; const char *art, *sign, *chance; } figures[] = {
    { 0, 7, 5, "stuffed/stuffies/bartle", "●", NULL },  { 1, 8, 1, "stuffed/stuffies/wick", "▲", NULL },
    { 2, 6, 7, "stuffed/stuffies/prickle", "◆", NULL }, { 3, 1, 7, "stuffed/lying/lulla", "■", NULL },
    { 4, 8, 4, "stuffed/stuffies/finn", "1", "72 %" },  { 5, 6, 4, "stuffed/stuffies/toddle", "2", "97 %" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      BrambleStuffedFigure *figure = bramble_stuffed_map_put_figure (map, figures[i].figure, at (figures[i].column, figures[i].row));

      bramble_stuffed_figure_set (figure, figures[i].art, figures[i].sign);
      bramble_stuffed_figure_set_aimed (figure, figures[i].chance);
      bramble_stuffed_figure_set_acting (figure, i == 0);
    }
  for (guint i = 0; i < 80; i++)
    {
      BrambleStuffedSquare *square = bramble_stuffed_map_get_square (map, i);

      if (square)
        bramble_stuffed_square_set_chance (square, (int) MIN (100, 100 - 8 * (i % 10 > 7 ? i % 10 - 7 : 7 - i % 10)));
    }
  bramble_stuffed_square_set_mark (bramble_stuffed_map_get_square (map, at (9, 0)), "stuffed/tokens/point", "2");
  bramble_stuffed_square_set_mark (bramble_stuffed_map_get_square (map, at (2, 2)), "stuffed/tokens/point-read", NULL);
  bramble_stuffed_square_set_done (bramble_stuffed_map_get_square (map, at (2, 2)), TRUE);
  bramble_stuffed_square_set_mark (bramble_stuffed_map_get_square (map, at (7, 2)), "stuffed/tokens/lost", NULL);
  bramble_stuffed_square_set_mark (bramble_stuffed_map_get_square (map, at (8, 6)), "stuffed/doors/satin-corner-1", NULL);
  for (guint row = 5; row < 8; row++)
    bramble_stuffed_square_set_mark (bramble_stuffed_map_get_square (map, at (9, row)), "stuffed/tokens/exit", NULL);
}

/* Walls are no squares, all others can be touched and say which they are. */
static void
every_square_is_a_thing (void)
{
  show (600, 480);
  for (guint i = 0; i < 80; i++)
    {
      BrambleTarget *target = bramble_stuffed_map_get_target (map, i);
      guint square;

      if (i == at (3, 1) || i == at (4, 1) || i == at (3, 2) || i == at (4, 2) || i == at (4, 5) || i == at (5, 5)
          || i == at (4, 6) || i == at (5, 6))
        {
          g_assert_null (target);
          continue;
        }
      g_assert_true (bramble_thing_is_number (bramble_target_get_thing (target), BRAMBLE_STUFFED_SQUARE_THING, &square));
      g_assert_cmpuint (square, ==, i);
    }
  put_away ();
}

/* Squares are square, whole, beside each other, and in the middle of their room. */
static void
squares_fill_their_room (void)
{
  graphene_rect_t first, second, last;

  show (640, 480);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (bramble_stuffed_map_get_target (map, at (0, 0))), GTK_WIDGET (map), &first));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (bramble_stuffed_map_get_target (map, at (1, 0))), GTK_WIDGET (map), &second));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (bramble_stuffed_map_get_target (map, at (9, 7))), GTK_WIDGET (map), &last));
  g_assert_cmpfloat_with_epsilon (second.origin.x - first.origin.x, 60, 0.5);
  g_assert_cmpfloat_with_epsilon (first.origin.x, 20, 0.5);
  g_assert_cmpfloat_with_epsilon (last.origin.x, 20 + 9 * 60, 0.5);
  g_assert_cmpfloat_with_epsilon (last.origin.y, 7 * 60, 0.5);
  put_away ();
}

/* Arrows go to the next square, over walls, and stop at the rim. */
static void
arrows_walk_the_squares (void)
{
  GtkWidget *widget;

  show (600, 480);
  widget = GTK_WIDGET (map);
  gtk_widget_grab_focus (GTK_WIDGET (bramble_stuffed_map_get_target (map, at (2, 1))));
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_RIGHT));
  g_assert_cmpuint (get_focused (), ==, at (5, 1));
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_UP));
  g_assert_cmpuint (get_focused (), ==, at (5, 0));
  g_assert_false (gtk_widget_child_focus (widget, GTK_DIR_UP));
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_LEFT));
  g_assert_cmpuint (get_focused (), ==, at (4, 0));
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_DOWN));
  g_assert_cmpuint (get_focused (), ==, at (4, 3));
  put_away ();
}

/* Tab goes from answer to answer, and then out of the map. */
static void
tab_finds_the_answers (void)
{
  GtkWidget *widget;

  show (600, 480);
  widget = GTK_WIDGET (map);
  bramble_target_set_lit (bramble_stuffed_map_get_target (map, at (6, 0)), TRUE);
  bramble_target_set_lit (bramble_stuffed_map_get_target (map, at (1, 3)), TRUE);
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD));
  g_assert_cmpuint (get_focused (), ==, at (6, 0));
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD));
  g_assert_cmpuint (get_focused (), ==, at (1, 3));
  g_assert_false (gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_child_focus (widget, GTK_DIR_TAB_BACKWARD));
  g_assert_cmpuint (get_focused (), ==, at (6, 0));
  put_away ();
}

static void
count (gpointer user_data)
{
  ++*(guint *) user_data;
}

/* What is focused is pointed at, and the board is told. */
static void
a_focused_square_is_pointed_at (void)
{
  guint told = 0;

  show (600, 480);
  g_signal_connect_swapped (map, "pointed", G_CALLBACK (count), &told);
  g_assert_cmpuint (bramble_stuffed_map_get_pointed (map), ==, STUFFED_NONE);
  gtk_widget_set_state_flags (GTK_WIDGET (bramble_stuffed_map_get_target (map, at (5, 3))), GTK_STATE_FLAG_PRELIGHT, FALSE);
  g_assert_cmpuint (bramble_stuffed_map_get_pointed (map), ==, at (5, 3));
  g_assert_cmpuint (told, ==, 1);
  put_away ();
}

/* Who walks goes from square to square until they are there, or is there at once when nothing
 * moves. */
static void
figures_walk (void)
{
  const guint8 way[] = { 23, 33, 34 };

  for (gboolean animations = FALSE; animations <= TRUE; animations++)
    {
      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animations, NULL);
      show (600, 480);
      bramble_stuffed_figure_set (bramble_stuffed_map_put_figure (map, 0, 34), "stuffed/stuffies/finn", "■");
      bramble_stuffed_map_walk (map, 0, way, G_N_ELEMENTS (way), 1);
      g_assert_cmpint (bramble_stuffed_map_get_walking (map), ==, animations);
      while (bramble_stuffed_map_get_walking (map))
        g_main_context_iteration (NULL, TRUE);
      bramble_stuffed_map_walk (map, 0, way, G_N_ELEMENTS (way), 0);
      g_assert_false (bramble_stuffed_map_get_walking (map));
      put_away ();
    }
}

/* How likely a move gets somewhere can be seen without the number: the edges differ. */
static void
chances_can_be_told_apart (void)
{
  const int chances[] = { BRAMBLE_STUFFED_UNLIT, 40, 70, 95 };
  g_autoptr (GPtrArray) pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);

  show (300, 240);
  for (guint i = 0; i < G_N_ELEMENTS (chances); i++)
    {
      bramble_stuffed_square_set_chance (bramble_stuffed_map_get_square (map, at (5, 3)), chances[i]);
      g_ptr_array_add (pictures, look_picture (GTK_WIDGET (window)));
      for (guint k = 0; k < i; k++)
        g_assert_false (g_bytes_equal (pictures->pdata[i], pictures->pdata[k]));
    }
  put_away ();
}

/* A figure that is taken away leaves nothing behind, and neither does another page. */
static void
nothing_stays_behind (void)
{
  g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
  const char *const rows[] = { "S .", "", ". M" };
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  StuffedMap page;

  show (300, 240);
  before = look_picture (GTK_WIDGET (window));
  bramble_stuffed_figure_set (bramble_stuffed_map_put_figure (map, 3, at (5, 3)), "stuffed/stuffies/lulla", "■");
  bramble_stuffed_map_take_figure (map, 3);
  after = look_picture (GTK_WIDGET (window));
  g_assert_true (g_bytes_equal (before, after));
  play_a_little ();
  g_assert_true (stuffed_map_read (&page, rows, G_N_ELEMENTS (rows), 1, troubles));
  bramble_stuffed_map_set_page (map, &page, NULL);
  look_settle ();
  g_assert_cmpuint (bramble_stuffed_map_get_pointed (map), ==, STUFFED_NONE);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (bramble_stuffed_square_get_chance (bramble_stuffed_map_get_square (map, i)), ==, BRAMBLE_STUFFED_UNLIT);
  put_away ();
}

/* To be looked at: with BRAMBLE_PICTURES set it is kept there. */
static void
a_turn_to_look_at (void)
{
  const char *place = g_getenv ("BRAMBLE_PICTURES");
  g_autoptr (GBytes) calm = NULL;
  g_autoptr (GBytes) lit = NULL;

  show (592, 474);
  calm = look_picture (GTK_WIDGET (window));
  play_a_little ();
  lit = look_picture (GTK_WIDGET (window));
  g_assert_false (g_bytes_equal (calm, lit));
  if (place)
    {
      g_autoptr (GdkPaintable) live = gtk_widget_paintable_new (GTK_WIDGET (map));
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;
      g_autoptr (GdkTexture) texture = NULL;
      g_autofree char *file = g_build_filename (place, "stuffed-map.png", NULL);

      gdk_paintable_snapshot (live, snapshot, 592, 474);
      node = gtk_snapshot_free_to_node (snapshot);
      texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
      g_assert_true (gdk_texture_save_to_png (texture, file));
    }
  put_away ();
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stuffed/map/every-square-is-a-thing", every_square_is_a_thing);
  g_test_add_func ("/stuffed/map/squares-fill-their-room", squares_fill_their_room);
  g_test_add_func ("/stuffed/map/arrows-walk-the-squares", arrows_walk_the_squares);
  g_test_add_func ("/stuffed/map/tab-finds-the-answers", tab_finds_the_answers);
  g_test_add_func ("/stuffed/map/a-focused-square-is-pointed-at", a_focused_square_is_pointed_at);
  g_test_add_func ("/stuffed/map/figures-walk", figures_walk);
  g_test_add_func ("/stuffed/map/chances-can-be-told-apart", chances_can_be_told_apart);
  g_test_add_func ("/stuffed/map/nothing-stays-behind", nothing_stays_behind);
  g_test_add_func ("/stuffed/map/a-turn-to-look-at", a_turn_to_look_at);
  return g_test_run ();
}
