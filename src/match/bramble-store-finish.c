/* bramble-store-finish.c: the end of a game, on the disk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A finished game is written to finished/nNUMBER-NAME.bramble, counted in the
 * statistics, and then goes from its place among the unfinished ones. Whoever
 * is killed on the way has at least one of them, and counts once. Numbers tell
 * the order of finishing, whatever the clock says; NAME is that of the place.
 * All programs that keep games here finish one after the other.
 *
 * All of this may run in a thread: it knows directories and texts, and no store.
 */

#include "bramble-store-private.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "bramble-file.h"
#include "bramble-lock.h"

#define MAX_STATISTICS (256 * 1024)

/* How many damaged statistics are kept aside before the last gives way. */
#define MAX_ASIDE 20

/* Nobody finishes more games than that. */
#define MAX_NUMBER 9999999999

/* As the number of a finished game that an earlier version named after the
 * time: they are in order among themselves, and older than all others. */
#define NO_NUMBER 0

static guint64
number_of (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *digits = NULL;
  guint64 number;

  if (base[0] != 'n')
    return NO_NUMBER;
  digits = g_strndup (base + 1, strcspn (base + 1, "-"));
  return g_ascii_string_to_unsigned (digits, 10, 1, MAX_NUMBER, &number, NULL) ? number : NO_NUMBER;
}

static int
newest_first (gconstpointer a,
              gconstpointer b)
{
  GFile *first = *(GFile *const *) a;
  GFile *second = *(GFile *const *) b;
  guint64 one = number_of (first);
  guint64 other = number_of (second);

  if (one != other)
    return one < other ? 1 : -1;
  return strcmp (g_file_peek_path (second), g_file_peek_path (first));
}

GPtrArray *
bramble_store_finished_in (GFile *directory)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GFile) finished = g_file_get_child (directory, "finished");
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (finished), 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".bramble"))
      g_ptr_array_add (files, g_file_get_child (finished, name));
  g_ptr_array_sort (files, newest_first);
  return files;
}

/* What a program that was killed while it finished a game was writing. Nobody
 * writes such files now, because we have the lock. */
static void
remove_leftovers (GFile      *folder,
                  const char *prefix,
                  const char *part)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_str_has_prefix (name, prefix) && strstr (name, part))
      {
        g_autoptr (GFile) file = g_file_get_child (folder, name);

        g_unlink (g_file_peek_path (file));
      }
}

/* One after the other: where there can be no lock, at least one. */
static int
begin (GFile *directory)
{
  g_autoptr (GFile) file = g_file_get_child (directory, "statistics.lock");
  g_autoptr (GFile) finished = g_file_get_child (directory, "finished");
  int lock = bramble_lock_take (file, BRAMBLE_LOCK_WAIT);

  if (lock >= 0)
    {
      remove_leftovers (directory, "statistics.ini.", "");
      remove_leftovers (finished, "n", ".bramble.");
    }
  return lock;
}

static void
end (int lock)
{
  if (lock >= 0)
    close (lock);
}

BrambleStatistics *
bramble_store_statistics_in (GFile   *directory,
                             GError **error)
{
  g_autoptr (GFile) file = g_file_get_child (directory, "statistics.ini");
  g_autoptr (GError) missing = NULL;
  g_autofree char *text = NULL;
  gsize length;

  text = bramble_file_read (file, MAX_STATISTICS, &length, NULL, &missing);
  if (text)
    return bramble_statistics_from_text (text, length, error);
  if (g_error_matches (missing, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return bramble_statistics_new ();

  bramble_file_name_error (file, missing);
  g_propagate_error (error, g_steal_pointer (&missing));
  return NULL;
}

/* Damaged statistics are put aside, each under a name of its own. */
static gboolean
put_aside (GFile   *directory,
           GError **error)
{
  g_autoptr (GFile) file = g_file_get_child (directory, "statistics.ini");

  for (guint i = 1;; i++)
    {
      g_autofree char *name = g_strdup_printf ("statistics.damaged-%u.ini", i);
      g_autoptr (GFile) aside = g_file_get_child (directory, name);

      if (i == MAX_ASIDE || !g_file_query_exists (aside, NULL))
        return g_file_move (file, aside, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, error);
    }
}

/* Returns (nullable) (transfer full): the checksum of the game that lies there. */
static char *
dup_checksum (BramblePlace *place)
{
  gsize length;
  g_autofree char *text = bramble_file_read (place->file, BRAMBLE_RECORD_MAX_BYTES, &length, NULL, NULL);

  return text ? g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, (gssize) length) : NULL;
}

static gboolean
write_statistics (GFile              *directory,
                  BrambleStatistics  *statistics,
                  GError            **error)
{
  g_autoptr (GFile) file = g_file_get_child (directory, "statistics.ini");
  g_autofree char *text = bramble_statistics_to_text (statistics);

  return bramble_file_write (file, text, BRAMBLE_FILE_OURS, NULL, error);
}

static gboolean
count (BrambleEntry  *entry,
       GFile         *directory,
       GError       **error)
{
  g_autoptr (GError) unread = NULL;
  g_autoptr (BrambleStatistics) statistics = bramble_store_statistics_in (directory, &unread);
  g_autofree char *closed = dup_checksum (entry->place);

  /* What a newer version counts is not ours to touch; who looks at the
   * statistics is told. */
  if (g_error_matches (unread, BRAMBLE_RECORD_ERROR, BRAMBLE_RECORD_ERROR_VERSION))
    return TRUE;

  if (statistics == NULL)
    {
      if (unread->domain != BRAMBLE_RECORD_ERROR
          && !g_error_matches (unread, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
        {
          g_propagate_error (error, g_steal_pointer (&unread));
          return FALSE;
        }
      if (!put_aside (directory, error))
        return FALSE;
      statistics = bramble_statistics_new ();
    }
  bramble_statistics_add (statistics, entry->ended);
  bramble_statistics_set_closed (statistics, entry->place->name, closed);
  return write_statistics (directory, statistics, error);
}

/* Games that were counted are gone from their places. When this cannot be
 * written it is found out the next time. */
static void
forget_closed (GFile             *directory,
               const char *const *places)
{
  g_autoptr (BrambleStatistics) statistics = bramble_store_statistics_in (directory, NULL);
  gboolean any = FALSE;

  for (guint i = 0; statistics && places[i]; i++)
    {
      g_autofree char *closed = bramble_statistics_get_closed (statistics, places[i]);

      any = any || closed;
      bramble_statistics_set_closed (statistics, places[i], NULL);
    }
  if (any)
    write_statistics (directory, statistics, NULL);
}

/* The oldest of too many go. */
static void
trim (GFile *directory)
{
  g_autoptr (GPtrArray) files = bramble_store_finished_in (directory);

  for (guint i = BRAMBLE_STORE_FINISHED; i < files->len; i++)
    g_unlink (g_file_peek_path (g_ptr_array_index (files, i)));
}

/* As the newest of them all; an earlier end of the same game gives way to it. */
static gboolean
write_finished (BrambleEntry  *entry,
                GFile         *directory,
                GError       **error)
{
  g_autoptr (GFile) finished = g_file_get_child (directory, "finished");
  g_autoptr (GPtrArray) files = bramble_store_finished_in (directory);
  g_autofree char *ending = g_strdup_printf ("-%s.bramble", bramble_place_origin (entry->place));
  guint64 newest = files->len > 0 ? number_of (g_ptr_array_index (files, 0)) : NO_NUMBER;
  g_autofree char *name = g_strdup_printf ("n%010" G_GUINT64_FORMAT "%s", newest + 1, ending);
  g_autoptr (GFile) file = g_file_get_child (finished, name);

  /* Whatever is wrong with the directory, writing to it says so. */
  g_mkdir (g_file_peek_path (finished), 0700);
  if (!bramble_file_write (file, entry->text, BRAMBLE_FILE_OURS, NULL, error))
    return FALSE;

  for (guint i = 0; i < files->len; i++)
    if (g_str_has_suffix (g_file_peek_path (g_ptr_array_index (files, i)), ending))
      g_unlink (g_file_peek_path (g_ptr_array_index (files, i)));
  return TRUE;
}

/* A game that ended so fast that it was never kept before is kept now, as it
 * was before its last step: who is killed on the way finds it there. */
static gboolean
write_before_end (BrambleEntry  *entry,
                  GError       **error)
{
  g_autoptr (BrambleRecord) before = NULL;
  g_autofree char *text = NULL;

  if (entry->written || bramble_record_at (entry->ended) == 0 || g_file_query_exists (entry->place->file, NULL))
    return TRUE;

  before = bramble_record_copy (entry->ended);
  bramble_record_go_to (before, bramble_record_at (before) - 1);
  text = bramble_record_to_text (before);
  return bramble_file_write (entry->place->file, text, BRAMBLE_FILE_OURS, NULL, error);
}

/**
 * bramble_entry_finish:
 *
 * Puts a game that is over among the finished ones, and goes on where it failed
 * before. The caller has the lock of its place.
 */
gboolean
bramble_entry_finish (BrambleEntry  *entry,
                      GFile         *directory,
                      GError       **error)
{
  const char *const places[] = { entry->place->name, NULL };
  int lock;
  gboolean done;

  /* A lesson that is over leaves nothing behind. */
  if (bramble_record_lesson (entry->ended))
    return bramble_file_remove (entry->place->file, error);

  lock = begin (directory);
  entry->written = write_before_end (entry, error) && (entry->written || write_finished (entry, directory, error));
  /* An end that is on record does not count again. */
  if (entry->written && !entry->counted)
    entry->counted = bramble_place_is_again (entry->place) || count (entry, directory, error);
  done = entry->counted && bramble_file_remove (entry->place->file, error);
  if (done)
    {
      forget_closed (directory, places);
      trim (directory);
    }
  end (lock);
  return done;
}

/* Whether the game in a place whose end was counted is gone now. Another one
 * that lies there is none of it. */
static gboolean
drop (BramblePlace *place,
      const char   *closed)
{
  g_autofree char *there = NULL;

  if (!bramble_place_take (place, NULL))
    return FALSE;
  there = dup_checksum (place);
  if (g_strcmp0 (there, closed) == 0)
    return bramble_file_remove (place->file, NULL);
  /* What cannot be read just now may be that game. */
  return there || !g_file_query_exists (place->file, NULL);
}

/**
 * bramble_store_drop_closed:
 *
 * Removes the games whose end has been counted, and the oldest of too many that
 * are finished: a program was killed before it could do that.
 */
void
bramble_store_drop_closed (GFile *directory)
{
  g_autoptr (BrambleStatistics) statistics = bramble_store_statistics_in (directory, NULL);
  g_auto (GStrv) closed = statistics ? bramble_statistics_list_closed (statistics) : NULL;
  g_autoptr (GPtrArray) gone = g_ptr_array_new ();
  int lock;

  for (guint i = 0; closed && closed[i]; i++)
    {
      g_autoptr (BramblePlace) place = bramble_place_by_name (directory, closed[i]);
      g_autofree char *checksum = bramble_statistics_get_closed (statistics, closed[i]);

      if (place == NULL || drop (place, checksum))
        g_ptr_array_add (gone, closed[i]);
    }

  g_ptr_array_add (gone, NULL);
  lock = begin (directory);
  if (gone->len > 1)
    forget_closed (directory, (const char *const *) gone->pdata);
  /* It may have been killed before this, too. */
  trim (directory);
  end (lock);
}
