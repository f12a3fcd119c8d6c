/* stuffed-volume.c: a file of the story language, read and checked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-volume.h"

#include <errno.h>
#include <string.h>

#include <glib/gstdio.h>

#include "stuffed-checker.h"
#include "stuffed-reader.h"

G_DEFINE_QUARK (stuffed-volume-error-quark, stuffed_volume_error)

/* Returns: (transfer full): a book with nothing in it. */
StuffedVolume *
stuffed_volume_new (void)
{
  StuffedVolume *book = g_new0 (StuffedVolume, 1);

  book->pages = g_array_new (FALSE, TRUE, sizeof (StuffedPage));
  book->blocks = g_array_new (FALSE, TRUE, sizeof (StuffedBlock));
  book->statements = g_array_new (FALSE, TRUE, sizeof (StuffedDo));
  book->ifs = g_array_new (FALSE, TRUE, sizeof (StuffedIf));
  book->options = g_array_new (FALSE, TRUE, sizeof (StuffedOption));
  book->forks = g_array_new (FALSE, TRUE, sizeof (StuffedFork));
  book->stands = g_array_new (FALSE, TRUE, sizeof (StuffedStand));
  book->whens = g_array_new (FALSE, TRUE, sizeof (StuffedWhen));
  book->entries = g_array_new (FALSE, TRUE, sizeof (StuffedEntry));
  book->losts = g_array_new (FALSE, TRUE, sizeof (StuffedLost));
  book->environments = g_array_new (FALSE, TRUE, sizeof (StuffedEnvironment));
  book->flags = g_ptr_array_new ();
  book->counters = g_ptr_array_new ();
  book->texts = g_ptr_array_new ();
  book->contexts = g_ptr_array_new ();
  book->statement_lines = g_array_new (FALSE, TRUE, sizeof (guint));
  book->when_lines = g_array_new (FALSE, TRUE, sizeof (guint));
  book->entry_lines = g_array_new (FALSE, TRUE, sizeof (guint));
  book->stand_lines = g_array_new (FALSE, TRUE, sizeof (guint));
  book->page_lines = g_array_new (FALSE, TRUE, sizeof (guint));
  book->option_lines = g_array_new (FALSE, TRUE, sizeof (guint));
  book->text_places = g_array_new (FALSE, TRUE, sizeof (StuffedTextPlace));
  book->chunk = g_string_chunk_new (4096);
  book->file = "";
  book->story = (StuffedStory) {
    .id = "", .title = STUFFED_NO_TEXT,
    .ending_asleep = STUFFED_NO_BLOCK, .ending_waking = STUFFED_NO_BLOCK, .ending_lost = STUFFED_NO_BLOCK,
  };
  return book;
}

void
stuffed_volume_free (StuffedVolume *book)
{
  g_array_unref (book->pages);
  g_array_unref (book->blocks);
  g_array_unref (book->statements);
  g_array_unref (book->ifs);
  g_array_unref (book->options);
  g_array_unref (book->forks);
  g_array_unref (book->stands);
  g_array_unref (book->whens);
  g_array_unref (book->entries);
  g_array_unref (book->losts);
  g_array_unref (book->environments);
  g_ptr_array_unref (book->flags);
  g_ptr_array_unref (book->counters);
  g_ptr_array_unref (book->texts);
  g_ptr_array_unref (book->contexts);
  g_array_unref (book->statement_lines);
  g_array_unref (book->when_lines);
  g_array_unref (book->entry_lines);
  g_array_unref (book->stand_lines);
  g_array_unref (book->page_lines);
  g_array_unref (book->option_lines);
  g_array_unref (book->text_places);
  g_string_chunk_free (book->chunk);
  g_free (book);
}

/* Points the story to the tables, when they grow no more. */
void
stuffed_volume_bind (StuffedVolume *book)
{
  StuffedStory *story = &book->story;

  story->n_pages = (guint8) book->pages->len;
  story->n_flags = (guint8) book->flags->len;
  story->n_counters = (guint8) book->counters->len;
  story->n_stands = (guint8) book->stands->len;
  story->n_blocks = (guint16) book->blocks->len;
  story->n_entries = (guint16) book->entries->len;
  story->n_texts = (guint16) book->texts->len;
  story->pages = (const StuffedPage *) (gconstpointer) book->pages->data;
  story->blocks = (const StuffedBlock *) (gconstpointer) book->blocks->data;
  story->statements = (const StuffedDo *) (gconstpointer) book->statements->data;
  story->ifs = (const StuffedIf *) (gconstpointer) book->ifs->data;
  story->options = (const StuffedOption *) (gconstpointer) book->options->data;
  story->forks = (const StuffedFork *) (gconstpointer) book->forks->data;
  story->stands = (const StuffedStand *) (gconstpointer) book->stands->data;
  story->whens = (const StuffedWhen *) (gconstpointer) book->whens->data;
  story->entries = (const StuffedEntry *) (gconstpointer) book->entries->data;
  story->flags = (const char *const *) book->flags->pdata;
  story->counters = (const char *const *) book->counters->pdata;
  story->texts = (const char *const *) book->texts->pdata;
  story->contexts = (const char *const *) book->contexts->pdata;
}

/*
 * Reads and checks a file of the story language.
 *
 * Returns: (transfer full) (nullable): the book, or NULL when something is wrong, which
 *   @troubles then says, in the order of the file.
 */
StuffedVolume *
stuffed_volume_read (const char      *text,
                     gsize            length,
                     StuffedTroubles *troubles)
{
  g_autoptr (StuffedVolume) book = stuffed_volume_new ();

  if (stuffed_reader_read (book, text, length, troubles))
    {
      stuffed_volume_bind (book);
      stuffed_checker_check (book, troubles);
    }
  stuffed_troubles_sort (troubles);
  return troubles->len > 0 ? NULL : g_steal_pointer (&book);
}

/* Reads a file that may be anything: a device, or as long as a disk. */
static char *
read_bytes (const char  *path,
            gsize       *length,
            GError     **error)
{
  g_autofree char *bytes = g_malloc (STUFFED_MAX_FILE + 2);
  GStatBuf about;
  FILE *file;
  int failed;

  if (g_stat (path, &about) != 0 || !S_ISREG (about.st_mode) || !(file = g_fopen (path, "rb")))
    {
      int saved = errno;

      g_set_error (error, STUFFED_VOLUME_ERROR, STUFFED_VOLUME_ERROR_FILE, "%s cannot be read: %s", path,
                   saved != 0 ? g_strerror (saved) : "it is no ordinary file");
      return NULL;
    }
  *length = fread (bytes, 1, STUFFED_MAX_FILE + 1, file);
  failed = ferror (file);
  fclose (file);
  if (failed)
    {
      g_set_error (error, STUFFED_VOLUME_ERROR, STUFFED_VOLUME_ERROR_FILE, "%s cannot be read", path);
      return NULL;
    }
  return g_steal_pointer (&bytes);
}

/* Reads a file, and puts all that is wrong with it into a message. */
static StuffedVolume *
load (const char  *path,
      gboolean     only_stories,
      GError     **error)
{
  g_autoptr (StuffedTroubles) troubles = stuffed_troubles_new ();
  g_autoptr (StuffedVolume) book = NULL;
  g_autoptr (GString) message = NULL;
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *bytes = NULL;
  gsize length;

  bytes = read_bytes (path, &length, error);
  if (!bytes)
    return NULL;

  book = stuffed_volume_read (bytes, length, troubles);
  if (book && only_stories && book->kind != STUFFED_VOLUME_STORY)
    stuffed_troubles_add (troubles, 1, "begin with: story my-name \"My Title\" level 1", "the file has no story in it");
  if (troubles->len == 0)
    return g_steal_pointer (&book);

  message = g_string_new (NULL);
  for (guint i = 0; i < troubles->len; i++)
    {
      g_autofree char *line = stuffed_trouble_tell (stuffed_troubles_get (troubles, i), shown);

      g_string_append_printf (message, "%s%s", i > 0 ? "\n" : "", line);
    }
  g_set_error_literal (error, STUFFED_VOLUME_ERROR, STUFFED_VOLUME_ERROR_STORY, message->str);
  return NULL;
}

/*
 * Loads a story that somebody has brought along, with as much distrust as a saved game: it is
 * read no farther than the limit, and nothing in it is believed.
 *
 * Returns: (transfer full) (nullable): a book that is a story, or NULL with @error, whose
 *   message has a line for each thing that is wrong.
 */
StuffedVolume *
stuffed_volume_load (const char  *path,
                     GError     **error)
{
  return load (path, TRUE, error);
}

/* Whether a file is of the story language: a story, Lost cards or environments. */
gboolean
stuffed_volume_check (const char  *path,
                      GError     **error)
{
  g_autoptr (StuffedVolume) book = load (path, FALSE, error);

  return book != NULL;
}
