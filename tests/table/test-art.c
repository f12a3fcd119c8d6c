/* test-art.c: every thing has a picture, its own, and a clean one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>
#include <librsvg/rsvg.h>
#include <string.h>
#include <time.h>

#include <rules/grimm.h>

/* As they are, and with outlines for high contrast. */
#define PREFIX "/io/github/bramblegames/Bramble/art/"
#define OUTLINED_PREFIX "/io/github/bramblegames/Bramble/art-outlined/"

static const char *prefix;

/* All art of a variant together, of all games, and the CPU time of one picture at the size of a
 * card, in yardsticks, each about five milliseconds. */
#define MAX_BYTES (4 * 1024 * 1024)
#define MAX_TIME 4.0
/* A box's front is a whole cast in one picture, and few of them are shown. */
#define MAX_FRONT_TIME 8.0
/* A map is a whole country: there is one, and it is drawn once for each size. */
#define MAX_MAP_TIME 40.0

/* The best of a few tries counts: whatever else runs only makes it slower. The
 * time means nothing with a sanitizer. */
#ifdef __SANITIZE_ADDRESS__
#define TRIES 1
#else
#define TRIES 5
#endif

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RsvgHandle, g_object_unref)

/* What a game can show, beside cards, Locations and sections. */
static const char *const others[] = {
  "app/icon", "app/icon-symbolic",
  "dice/white-1", "dice/white-2", "dice/white-3", "dice/white-4", "dice/white-5", "dice/white-6",
  "grimm/box/front", "grimm/box/spine",
  "grimm/cards/back-fable", "grimm/cards/back-friend", "grimm/cards/back-gather-blue", "grimm/cards/back-gather-green",
  "grimm/cards/back-gather-orange", "grimm/cards/back-gather-purple", "grimm/cards/frame-fable", "grimm/cards/frame-friend",
  "grimm/cards/frame-gather",
  "grimm/houses/site", "grimm/houses/site-corner",
  "grimm/marks/monster", "grimm/marks/next-turn", "grimm/marks/unique-location",
  "grimm/monsters/big-bad-wolf", "grimm/monsters/bridge-troll", "grimm/monsters/dragon", "grimm/monsters/giant", "grimm/monsters/wolf-1",
  "grimm/monsters/wolf-2",
  "grimm/pigs/pig-blue", "grimm/pigs/pig-green", "grimm/pigs/pig-orange", "grimm/pigs/pig-purple",
  "grimm/symbols/blue", "grimm/symbols/green", "grimm/symbols/orange", "grimm/symbols/purple",
  "grimm/tempers/builder", "grimm/tempers/gambler", "grimm/tempers/hunter", "grimm/tempers/reader",
  "table/anybody", "table/plank", "table/wood",
  "grimm/tokens/bonus-brick", "grimm/tokens/bonus-straw", "grimm/tokens/bonus-wood", "grimm/tokens/brick", "grimm/tokens/brick-mega",
  "grimm/tokens/die-brickyard", "grimm/tokens/die-fields", "grimm/tokens/die-forest", "grimm/tokens/regal", "grimm/tokens/starting-player",
  "grimm/tokens/straw", "grimm/tokens/straw-mega", "grimm/tokens/wood", "grimm/tokens/wood-mega",
  "grimm/unique/grandmas-house", "grimm/unique/lonely-castle", "grimm/unique/royal-wedding",
};

static GPtrArray *
wanted_pictures (void)
{
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);

  for (guint card = 0; card < GRIMM_N_CARDS; card++)
    g_ptr_array_add (ids, g_strconcat (card < GRIMM_N_FABLES ? "grimm/fables/" : "grimm/friends/", grimm_cards[card].id, NULL));
  for (guint location = 0; location < GRIMM_N_LOCATIONS; location++)
    {
      g_ptr_array_add (ids, g_strconcat ("grimm/locations/", grimm_location_ids[location], NULL));
      g_ptr_array_add (ids, g_strconcat ("grimm/cards/gather-", grimm_location_ids[location], NULL));
    }
  for (guint type = 0; type < GRIMM_N_TYPES; type++)
    for (guint section = 0; section < GRIMM_N_SECTIONS; section++)
      g_ptr_array_add (ids, g_strdup_printf ("grimm/houses/%s-%s", grimm_type_ids[type], grimm_section_ids[section]));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_ptr_array_add (ids, g_strdup (others[i]));
  return ids;
}

static GBytes *
get_svg (const char *id)
{
  g_autofree char *path = g_strconcat (prefix, id, ".svg", NULL);
  GBytes *svg = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  if (svg == NULL)
    g_error ("%s has no picture", id);
  return svg;
}

/* Adds all pictures there are below a folder, wanted or not. */
static void
collect_pictures (GPtrArray  *ids,
                  const char *folder)
{
  g_autofree char *path = g_strconcat (prefix, folder, NULL);
  g_auto (GStrv) names = g_resources_enumerate_children (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  for (guint i = 0; names && names[i]; i++)
    {
      g_autofree char *child = g_strconcat (folder, names[i], NULL);

      if (g_str_has_suffix (child, "/"))
        collect_pictures (ids, child);
      else
        g_ptr_array_add (ids, g_strndup (child, strlen (child) - strlen (".svg")));
    }
}

static GPtrArray *
all_pictures (void)
{
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);

  collect_pictures (ids, "");
  return ids;
}

static void
every_thing_has_its_own (gconstpointer data)
{
  g_autoptr (GPtrArray) ids = wanted_pictures ();

  prefix = data;
  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr (GBytes) svg = get_svg (g_ptr_array_index (ids, i));

      g_assert_cmpuint (g_bytes_get_size (svg), >, 0);
    }
}

static void
no_two_are_the_same (gconstpointer data)
{
  g_autoptr (GPtrArray) ids = NULL;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  prefix = data;
  ids = all_pictures ();
  g_assert_cmpuint (ids->len, >, 0);
  for (guint i = 0; i < ids->len; i++)
    {
      const char *id = g_ptr_array_index (ids, i);
      g_autoptr (GBytes) svg = get_svg (id);
      char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, svg);
      const char *twin = g_hash_table_lookup (seen, sum);

      if (twin)
        g_error ("%s and %s are the same picture", twin, id);
      g_hash_table_insert (seen, sum, (gpointer) id);
    }
}

static void
all_are_clean_and_small (gconstpointer data)
{
  static const char *const forbidden[] = { "<text", "<tspan", "<script", "<image", "<style", "font", "href=\"http",
                                           "href=\"file", "data:", "<foreignObject", "url(http" };
  g_autoptr (GPtrArray) ids = NULL;
  gsize total = 0;

  prefix = data;
  ids = all_pictures ();
  for (guint i = 0; i < ids->len; i++)
    {
      const char *id = g_ptr_array_index (ids, i);
      g_autoptr (GBytes) svg = get_svg (id);
      gsize size;
      const char *text = g_bytes_get_data (svg, &size);

      total += size;
      for (guint j = 0; j < G_N_ELEMENTS (forbidden); j++)
        if (g_strstr_len (text, (gssize) size, forbidden[j]))
          g_error ("%s has %s in it", id, forbidden[j]);
    }
  g_test_message ("%" G_GSIZE_FORMAT " bytes", total);
  g_assert_cmpuint (total, >, 0);
  g_assert_cmpuint (total, <, MAX_BYTES);
}

static cairo_surface_t *
paint_svg (GBytes *svg,
           int     width,
           int     height)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RsvgHandle) handle = NULL;
  RsvgRectangle viewport = { 0, 0, width, height };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  gsize size;
  const guint8 *data = g_bytes_get_data (svg, &size);

  handle = rsvg_handle_new_from_data (data, size, &error);
  g_assert_no_error (error);
  g_assert_true (rsvg_handle_render_document (handle, cr, &viewport, &error));
  g_assert_no_error (error);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static cairo_surface_t *
paint (const char *id,
       int         width,
       int         height)
{
  g_autoptr (GBytes) svg = get_svg (id);

  return paint_svg (svg, width, height);
}

static guint32
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  const guint8 *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (gconstpointer) row)[x];
}

/* Something is there: at least a hundredth of it. */
static void
check_painted (cairo_surface_t *surface)
{
  const int width = cairo_image_surface_get_width (surface);
  const int height = cairo_image_surface_get_height (surface);
  guint painted = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      painted += get_pixel (surface, x, y) != 0;
  g_assert_cmpuint (painted, >, (guint) (width * height / 100));
}

/* A picture as plain as can be that has all that costs time: shapes with curves,
 * and shadows. */
static GBytes *
make_yardstick (void)
{
  GString *text = g_string_new ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 180'><defs>"
                                "<filter id='s'><feGaussianBlur stdDeviation='2'/></filter></defs>");

  for (guint i = 0; i < 30; i++)
    g_string_append_printf (text, "<path d='M%u %u c 20 -40 60 10 40 50 s -70 30 -40 -50 z' fill='#%06x' %s/>", 10 + 6 * i,
                            30 + 17 * (i % 7), 0x102030 * (i % 16), i % 10 == 0 ? "filter='url(#s)'" : "");
  g_string_append (text, "</svg>");
  return g_string_free_to_bytes (text);
}

/* Returns the CPU time of reading and rendering a picture, in ms. */
static double
measure (GBytes *svg)
{
  clock_t start = clock ();
  cairo_surface_t *surface = paint_svg (svg, 240, 180);
  double time = (double) (clock () - start) * 1000 / CLOCKS_PER_SEC;

  check_painted (surface);
  cairo_surface_destroy (surface);
  return time;
}

static double
get_limit (const char *id)
{
  if (g_str_has_suffix (id, "/map/map"))
    return MAX_MAP_TIME;
  return g_str_has_suffix (id, "/box/front") ? MAX_FRONT_TIME : MAX_TIME;
}

static void
all_render_quickly (gconstpointer data)
{
  g_autoptr (GPtrArray) ids = NULL;
  g_autoptr (GBytes) yardstick = make_yardstick ();
  double one = measure (yardstick);

  prefix = data;
  ids = all_pictures ();
  for (guint i = 0; i < ids->len; i++)
    {
      const char *id = g_ptr_array_index (ids, i);
      g_autoptr (GBytes) svg = get_svg (id);
      double limit = get_limit (id);
      double best = G_MAXDOUBLE;

      /* What looks slow is held against a yardstick of the same moment. */
      for (guint try = 0; try < TRIES && best > limit / 2; try++)
        {
          if (try > 0)
            one = measure (yardstick);
          best = MIN (best, measure (svg) / one);
        }
      if (TRIES > 1 && best > limit)
        g_error ("%s takes as long as %.1f yardsticks", id, best);
    }
}

/* The program sets a game's name there, in any language. */
static void
boxes_have_room_for_a_name (gconstpointer data)
{
  static const char *const fronts[] = { "folktales/box/front", "gloom/box/front", "grimm/box/front", "stuffed/box/front" };

  prefix = data;
  for (guint i = 0; i < G_N_ELEMENTS (fronts); i++)
    {
      cairo_surface_t *surface = paint (fronts[i], 240, 300);
      guint32 paper = get_pixel (surface, 120, 280);

      for (int y = 267; y < 298; y++)
        for (int x = 3; x < 237; x++)
          if (get_pixel (surface, x, y) != paper)
            g_error ("%s is not plain at %d, %d", fronts[i], x, y);
      cairo_surface_destroy (surface);
    }
}

/* Where one board of the shelf ends the next begins, and the wood goes on. */
static void
plank_repeats (gconstpointer data)
{
  cairo_surface_t *surface;

  prefix = data;
  surface = paint ("table/plank", 480, 22);
  for (int y = 0; y < 22; y++)
    for (int shift = 0; shift < 32; shift += 8)
      {
        int left = (int) (get_pixel (surface, 0, y) >> shift & 0xff);
        int right = (int) (get_pixel (surface, 479, y) >> shift & 0xff);

        if (ABS (left - right) > 4)
          g_error ("the board breaks at height %d", y);
      }
  cairo_surface_destroy (surface);
}

/* The variant with outlines is another picture, not a copy. */
static void
has_outlines (void)
{
  g_autoptr (GPtrArray) ids = NULL;
  guint n_same = 0;

  prefix = PREFIX;
  ids = all_pictures ();
  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr (GBytes) plain = NULL;
      g_autoptr (GBytes) outlined = NULL;

      prefix = PREFIX;
      plain = get_svg (g_ptr_array_index (ids, i));
      prefix = OUTLINED_PREFIX;
      outlined = get_svg (g_ptr_array_index (ids, i));
      n_same += g_bytes_equal (plain, outlined);
    }
  /* A few have no shadow to begin with. */
  g_test_message ("%u of %u are the same", n_same, ids->len);
  g_assert_cmpuint (n_same, <, ids->len / 10);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/art/every-thing-has-its-own", PREFIX, every_thing_has_its_own);
  g_test_add_data_func ("/art/no-two-are-the-same", PREFIX, no_two_are_the_same);
  g_test_add_data_func ("/art/all-are-clean-and-small", PREFIX, all_are_clean_and_small);
  g_test_add_data_func ("/art/all-render-quickly", PREFIX, all_render_quickly);
  g_test_add_data_func ("/art/boxes-have-room-for-a-name", PREFIX, boxes_have_room_for_a_name);
  g_test_add_data_func ("/art/plank-repeats", PREFIX, plank_repeats);
  g_test_add_data_func ("/art/outlined/every-thing-has-its-own", OUTLINED_PREFIX, every_thing_has_its_own);
  g_test_add_data_func ("/art/outlined/no-two-are-the-same", OUTLINED_PREFIX, no_two_are_the_same);
  g_test_add_data_func ("/art/outlined/all-are-clean-and-small", OUTLINED_PREFIX, all_are_clean_and_small);
  g_test_add_data_func ("/art/outlined/all-render-quickly", OUTLINED_PREFIX, all_render_quickly);
  g_test_add_data_func ("/art/outlined/boxes-have-room-for-a-name", OUTLINED_PREFIX, boxes_have_room_for_a_name);
  g_test_add_data_func ("/art/outlined/plank-repeats", OUTLINED_PREFIX, plank_repeats);
  g_test_add_func ("/art/outlined/has-outlines", has_outlines);
  return g_test_run ();
}
