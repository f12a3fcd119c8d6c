/* test-lands.c: the picture of the map and the board agree
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lands are drawn by hand, and the fields come from the board: a field that was
 * moved, or a border, must not leave it in the wrong land. The lands are the same
 * shapes here as in the picture, in plain colours.
 */

#include <rules/folk-board.h>

#include <librsvg/rsvg.h>

/* Units of the picture to a step of the grid, and where its patches are. */
#define UNIT 10
#define PATCH 40

static const char *lands_path;

static guint32
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  const guint8 *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (gconstpointer) row)[x];
}

/* Returns (transfer full): the lands in plain colours, one pixel a unit. */
static cairo_surface_t *
paint_lands (void)
{
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle = rsvg_handle_new_from_file (lands_path, &error);
  RsvgRectangle viewport = { 0, 0, FOLK_BOARD_WIDTH * UNIT, FOLK_BOARD_HEIGHT * UNIT + PATCH };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) viewport.width, (int) viewport.height);
  cairo_t *cr = cairo_create (surface);

  g_assert_no_error (error);
  g_assert_true (rsvg_handle_render_document (handle, cr, &viewport, &error));
  g_assert_no_error (error);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  g_object_unref (handle);
  return surface;
}

static guint32
colour_of (cairo_surface_t *surface,
           FolkLand         land)
{
  return get_pixel (surface, (int) land * PATCH + PATCH / 2, FOLK_BOARD_HEIGHT * UNIT + PATCH / 2);
}

static void
lands_differ (void)
{
  cairo_surface_t *surface = paint_lands ();

  for (guint i = 0; i < FOLK_N_LANDS; i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmphex (colour_of (surface, i), !=, colour_of (surface, j));
  cairo_surface_destroy (surface);
}

static void
every_field_is_in_its_land (void)
{
  cairo_surface_t *surface = paint_lands ();
  const FolkField *fields = folk_board_fields ();

  for (guint i = 0; i < FOLK_N_ON_FOOT; i++)
    {
      guint32 found = get_pixel (surface, (int) (fields[i].x * UNIT), (int) (fields[i].y * UNIT));

      if (found == colour_of (surface, fields[i].land))
        continue;
      g_test_fail ();
      g_test_message ("%s is not in %s", fields[i].id, folk_lands[fields[i].land].id);
      for (guint land = 0; land < FOLK_N_LANDS; land++)
        if (found == colour_of (surface, land))
          g_test_message ("it is in %s", folk_lands[land].id);
    }
  cairo_surface_destroy (surface);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lands_path = argv[1];
  g_test_add_func ("/folktales/lands/lands-differ", lands_differ);
  g_test_add_func ("/folktales/lands/every-field-is-in-its-land", every_field_is_in_its_land);
  return g_test_run ();
}
