/* compile-stories.c: makes C tables of stories
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   compile-stories ROOT TABLES.c TEXTS.pot FILE.story…
 *
 * ROOT is the source directory: translators read where a text stands from there. Runs when the program is built. A story with something wrong in it breaks the build.
 */

#include <stdio.h>
#include <string.h>

#include "stuffed-volume.h"
#include "stuffed-tables.h"

/* Returns: (transfer full): a path as it is from a directory on. */
static char *
path_from (const char *root,
           const char *path)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);
  g_autofree char *above = g_strconcat (root, G_DIR_SEPARATOR_S, NULL);

  return g_strdup (g_str_has_prefix (whole, above) ? whole + strlen (above) : path);
}

static StuffedVolume *
read_file (const char *path,
           const char *root)
{
  g_autofree char *known = path_from (root, path);
  g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  StuffedVolume *book;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &error))
    {
      g_printerr ("%s\n", error->message);
      return NULL;
    }
  book = stuffed_volume_read (text, length, troubles);
  for (guint i = 0; i < troubles->len; i++)
    {
      g_autofree char *line = stuffed_trouble_tell (stuffed_troubles_get (troubles, i), path);

      /* In UTF-8, whatever the locale of a build is. */
      fprintf (stderr, "%s\n", line);
    }
  if (book)
    book->file = g_string_chunk_insert (book->chunk, known);
  return book;
}

static int
by_level (gconstpointer a,
          gconstpointer b)
{
  const StuffedVolume *first = *(StuffedVolume *const *) a;
  const StuffedVolume *second = *(StuffedVolume *const *) b;

  return first->kind != second->kind ? (int) first->kind - (int) second->kind : first->story.level - second->story.level;
}

static gboolean
write_file (const char *path,
            char       *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *owned = text;

  if (g_file_set_contents (path, owned, -1, &error))
    return TRUE;
  g_printerr ("%s\n", error->message);
  return FALSE;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) books = g_ptr_array_new_with_free_func ((GDestroyNotify) stuffed_volume_free);
  gboolean failed = FALSE;

  if (argc < 5)
    {
      g_printerr ("Usage: compile-stories ROOT TABLES.c TEXTS.pot FILE.story…\n");
      return 2;
    }
  for (int i = 4; i < argc; i++)
    {
      StuffedVolume *book = read_file (argv[i], argv[1]);

      if (book)
        g_ptr_array_add (books, book);
      else
        failed = TRUE;
    }
  if (failed)
    return 1;
  g_ptr_array_sort (books, by_level);
  return write_file (argv[2], stuffed_tables_write (books)) && write_file (argv[3], stuffed_tables_write_texts (books)) ? 0 : 1;
}
