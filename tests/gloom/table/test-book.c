/* test-book.c: the book of a game, on its pages and on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With BRAMBLE_PICTURES=DIRECTORY papers and games stay there, to be looked at.
 */

#include <cairo.h>
#include <string.h>

#include <bramble-gloom-tale.h>
#include <bramble-tale-pages.h>
#include <bramble-tale-print.h>
#include <rules/gloom.h>

#include "tale-kit.h"

#define LONG_NAME "Lady Philippa-Ermintrude Featherstonehaugh-Cholmondeley the IIIrd"
#define LONG_WORD "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
#define REMARK "Nobody asked the spoon, which had opinions of its own, and kept them in a drawer beside the forks."

static const struct
{
  const char *name;
  const char *players[GLOOM_MAX_SEATS];
  const char *remark; /* (nullable): said to every step */
  GtkTextDirection direction;
} books[] = {
  { "plain", { "Hazel", "Sorrel", "Rowan", "Fern", "Moss" }, NULL, GTK_TEXT_DIR_LTR },
  { "told", { "Hazel", "Sorrel", "Rowan", "Fern", "Moss" }, REMARK, GTK_TEXT_DIR_LTR },
  { "long", { LONG_NAME, LONG_NAME, LONG_NAME, LONG_NAME, LONG_NAME }, LONG_WORD " " LONG_WORD, GTK_TEXT_DIR_LTR },
  { "right", { "שקד", "Hazel", "حور", "Fern", "Moss" }, "אין כמו מרק <טעים> & ‎soup, at least on Tuesdays.", GTK_TEXT_DIR_RTL },
};

/* Pixels beyond its edge that what fills a page may touch, as cairo reckons; newer cairo is more
 * generous than older. */
#define EDGE 3

/* Nothing is printed outside of a page, and every page but the first has a number. */
static void
check_pages (const BrambleTalePages *pages,
             double                  width,
             double                  height)
{
  for (guint i = 0; i < bramble_tale_pages_get_n (pages); i++)
    {
      cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
      cairo_t *cr = cairo_create (surface);
      double x, y, w, h;

      bramble_tale_pages_draw (pages, i, cr);
      cairo_recording_surface_ink_extents (surface, &x, &y, &w, &h);
      g_assert_cmpfloat (x, >=, -EDGE);
      g_assert_cmpfloat (y, >=, -EDGE);
      g_assert_cmpfloat (x + w, <=, width + EDGE);
      g_assert_cmpfloat (y + h, <=, height + EDGE);
      g_assert_cmpuint (strlen (bramble_tale_pages_get_text (pages, i)), >, 0);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

/* Pictures, too. */
static void
check_picture (const char            *art,
               const graphene_rect_t *bounds,
               gpointer               user_data)
{
  const double *size = user_data;
  g_autofree char *path = g_strconcat ("/io/github/bramblegames/Bramble/art/", art, ".svg", NULL);

  g_assert_true (g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL));
  g_assert_cmpfloat (bounds->origin.x, >=, 0);
  g_assert_cmpfloat (bounds->origin.y, >=, 0);
  g_assert_cmpfloat (bounds->origin.x + bounds->size.width, <=, size[0]);
  g_assert_cmpfloat (bounds->origin.y + bounds->size.height, <=, size[1]);
}

/* All that a tale says stands on its pages, in order. */
static void
check_texts (const BrambleTale      *tale,
             const BrambleTalePages *pages)
{
  g_autoptr (GString) all = g_string_new (NULL);
  g_auto (GStrv) words = NULL;
  const char *at;

  /* Lines are broken anywhere, so blanks do not count. */
  for (guint i = 1; i < bramble_tale_pages_get_n (pages); i++)
    g_string_append (all, bramble_tale_pages_get_text (pages, i));
  words = g_strsplit_set (all->str, " \n", -1);
  g_string_truncate (all, 0);
  for (guint i = 0; words[i]; i++)
    g_string_append (all, words[i]);

  at = all->str;
  for (guint c = 0; c < tale->chapters->len; c++)
    {
      const BrambleTaleChapter *chapter = g_ptr_array_index (tale->chapters, c);

      for (guint p = 0; p < chapter->parts->len; p++)
        {
          const BrambleTalePart *part = g_ptr_array_index (chapter->parts, p);

          for (guint i = 0; i < part->sentences->len; i++)
            {
              const BrambleTaleSentence *sentence = g_ptr_array_index (part->sentences, i);
              g_auto (GStrv) parts = g_strsplit (sentence->text, " ", -1);
              g_autofree char *joined = g_strjoinv ("", parts);
              const char *found = strstr (sentence->voice == BRAMBLE_TALE_TOLD ? at : all->str, joined);

              if (found == NULL)
                g_test_message ("%s", sentence->text);
              g_assert_nonnull (found);
            }
        }
    }
}

/* What a family was worth stands below its last hero, and never alone on a page. */
static void
check_sum (const BrambleTaleChapter *chapter,
           const BrambleTalePages   *pages)
{
  /* A hero has a score beside the portrait, too. */
  g_autofree char *sum = g_strconcat (chapter->sum ? chapter->sum : "", chapter->sum ? "\n" : "", chapter->score, "\n",
                                      chapter->verdict, NULL);

  for (guint page = 1; page < bramble_tale_pages_get_n (pages); page++)
    g_assert_false (g_str_has_prefix (bramble_tale_pages_get_text (pages, page), sum));
}

static void
test_pages (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    for (guint seats = 2; seats <= GLOOM_MAX_SEATS; seats++)
      {
        g_autoptr (BrambleRecord) record = tale_kit_record (seats, seats + i, books[i].players, books[i].remark);
        g_autoptr (BrambleTale) tale = bramble_gloom_tale_new (record);
        double size[] = { BRAMBLE_TALE_PAGE_WIDTH, BRAMBLE_TALE_PAGE_HEIGHT };
        g_autoptr (BrambleTalePages) pages = bramble_tale_pages_new (tale, size[0], size[1], books[i].direction);

        g_test_message ("%s, %u players: %u pages", books[i].name, seats, bramble_tale_pages_get_n (pages));
        check_pages (pages, size[0], size[1]);
        check_texts (tale, pages);
        for (guint page = 0; page < bramble_tale_pages_get_n (pages); page++)
          bramble_tale_pages_visit (pages, page, check_picture, size);
        for (guint c = 0; c < seats; c++)
          {
            const BrambleTaleChapter *chapter = g_ptr_array_index (tale->chapters, c);
            guint page = bramble_tale_pages_get_chapter (pages, c);
            g_autofree char *start = g_strndup (chapter->heading, 8);

            g_assert_true (g_str_has_prefix (bramble_tale_pages_get_text (pages, page), start));
            check_sum (chapter, pages);
          }
      }
}

/* Where the ink of a page begins and ends that says one short sentence of @name. */
static void
measure_sentence (const char       *title,
                  const char       *name,
                  GtkTextDirection  direction,
                  double           *first,
                  double           *last)
{
  g_autoptr (BrambleTale) tale = bramble_tale_new (title);
  BrambleTaleChapter *chapter = bramble_tale_add_chapter (tale, g_strdup ("-"));
  BrambleTalePart *part = bramble_tale_chapter_add_part (chapter, NULL, NULL);
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (BrambleTalePages) pages = NULL;
  double y, h;

  bramble_tale_part_tell (part, BRAMBLE_TALE_TOLD, g_strconcat (name, " sat.", NULL), NULL);
  pages = bramble_tale_pages_new (tale, BRAMBLE_TALE_PAGE_WIDTH, BRAMBLE_TALE_PAGE_HEIGHT, direction);
  bramble_tale_pages_draw (pages, bramble_tale_pages_get_chapter (pages, 0), cr);
  cairo_recording_surface_ink_extents (surface, first, &y, last, &h);
  *last += *first;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* A name from a language that is read the other way does not turn its sentence around. */
static void
test_names (void)
{
  static const char *const players[] = { "Hazel", "שקד", "حور" };
  double first, last;

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      measure_sentence ("A tale", players[i], GTK_TEXT_DIR_LTR, &first, &last);
      g_assert_cmpfloat (first, <, BRAMBLE_TALE_PAGE_WIDTH / 8.0);
      measure_sentence ("סיפור", players[i], GTK_TEXT_DIR_RTL, &first, &last);
      g_assert_cmpfloat (last, >, BRAMBLE_TALE_PAGE_WIDTH * 7 / 8.0);
    }
}

/* One hero of whom there is no end of things to tell fills several pages. */
static void
test_endless (void)
{
  g_autoptr (BrambleTale) tale = bramble_tale_new ("A tale");
  BrambleTaleChapter *chapter = bramble_tale_add_chapter (tale, g_strdup ("A chapter"));
  BrambleTalePart *part = bramble_tale_chapter_add_part (chapter, g_strdup ("A hero"), g_strdup ("gloom/heroes/wolf"));
  g_autoptr (BrambleTalePages) pages = NULL;

  for (guint i = 0; i < 300; i++)
    bramble_tale_part_tell (part, i % 3 ? BRAMBLE_TALE_TOLD : BRAMBLE_TALE_OWN,
                            g_strdup_printf ("This is sentence number %u of many.", i), i % 3 ? NULL : "Somebody");
  pages = bramble_tale_pages_new (tale, BRAMBLE_TALE_PAGE_WIDTH, BRAMBLE_TALE_PAGE_HEIGHT, GTK_TEXT_DIR_LTR);
  g_assert_cmpuint (bramble_tale_pages_get_n (pages), >, 8);
  check_pages (pages, BRAMBLE_TALE_PAGE_WIDTH, BRAMBLE_TALE_PAGE_HEIGHT);
  check_texts (tale, pages);
}

static void
test_paper (void)
{
  const char *directory = g_getenv ("BRAMBLE_PICTURES");

  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      g_autoptr (BrambleRecord) record = tale_kit_record (3, 3 + i, books[i].players, books[i].remark);
      g_autoptr (BrambleTale) tale = bramble_gloom_tale_new (record);
      g_autoptr (GBytes) paper = bramble_tale_print (tale, books[i].direction);
      gsize size;
      const char *bytes = g_bytes_get_data (paper, &size);

      g_test_message ("%s: %" G_GSIZE_FORMAT " bytes", books[i].name, size);
      g_assert_cmpuint (size, >, 20000);
      g_assert_true (g_str_has_prefix (bytes, "%PDF-1."));
      if (directory)
        {
          g_autofree char *file = g_strdup_printf ("%s/%s.pdf", directory, books[i].name);
          g_autofree char *game = g_strdup_printf ("%s/%s.bramble", directory, books[i].name);
          g_autofree char *text = bramble_record_to_text (record);

          g_assert_true (g_file_set_contents (file, bytes, (gssize) size, NULL));
          g_assert_true (g_file_set_contents (game, text, -1, NULL));
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gloom/book/pages", test_pages);
  g_test_add_func ("/gloom/book/names-do-not-turn-sentences", test_names);
  g_test_add_func ("/gloom/book/endless", test_endless);
  g_test_add_func ("/gloom/book/paper", test_paper);
  return g_test_run ();
}
