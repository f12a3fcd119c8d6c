/* bramble-store-work.c: what a store does on the disk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of this may run in a thread: it knows directories and texts, and no store.
 */

#include "bramble-store-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "bramble-file.h"

#define MAX_STATISTICS (256 * 1024)

/* How many damaged statistics are kept aside before the last gives way. */
#define MAX_ASIDE 20

void
bramble_end_free (BrambleEnd *end)
{
  g_free (end->text);
  bramble_record_free (end->record);
  g_free (end);
}

BrambleWork *
bramble_work_new (GFile *directory,
                  guint  slot)
{
  BrambleWork *work = g_atomic_rc_box_new0 (BrambleWork);

  g_mutex_init (&work->mutex);
  work->directory = g_object_ref (directory);
  work->slot = slot;
  work->ends = g_ptr_array_new_with_free_func ((GDestroyNotify) bramble_end_free);
  return work;
}

BrambleWork *
bramble_work_ref (BrambleWork *work)
{
  return g_atomic_rc_box_acquire (work);
}

static void
clear_work (gpointer data)
{
  BrambleWork *work = data;

  g_mutex_clear (&work->mutex);
  g_object_unref (work->directory);
  g_ptr_array_unref (work->ends);
  g_free (work->text);
  g_clear_error (&work->error);
}

void
bramble_work_unref (BrambleWork *work)
{
  g_atomic_rc_box_release_full (work, clear_work);
}

GFile *
bramble_store_slot_file (GFile      *directory,
                         guint       slot,
                         const char *ending)
{
  g_autofree char *name = g_strdup_printf ("autosave-%u.%s", slot, ending);

  return g_file_get_child (directory, name);
}

/* Returns the descriptor of a lock that we have now, or -1. */
int
bramble_store_take_lock (GFile *file,
                         int    mode)
{
  int fd = g_open (g_file_peek_path (file), O_RDWR | O_CREAT | O_CLOEXEC, 0644);

  if (fd >= 0 && flock (fd, mode) != 0)
    {
      close (fd);
      errno = EWOULDBLOCK;
      return -1;
    }

  return fd;
}

static int
newest_first (gconstpointer a,
              gconstpointer b)
{
  GFile *first = *(GFile *const *) a;
  GFile *second = *(GFile *const *) b;

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

static void
remove_containing (GFile      *directory,
                   const char *part)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (directory), 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (strstr (name, part))
      {
        g_autoptr (GFile) file = g_file_get_child (directory, name);

        g_unlink (g_file_peek_path (file));
      }
}

/* Removes what a program that was killed while it wrote has left behind. The
 * caller has the lock of the slot. */
void
bramble_store_clean (GFile *directory,
                     guint  slot)
{
  g_autoptr (GFile) finished = g_file_get_child (directory, "finished");
  g_autofree char *part = g_strdup_printf ("-%u.bramble.", slot);

  remove_containing (directory, part);
  remove_containing (finished, part);
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

/* Returns (nullable) (transfer full): the checksum of the game that lies in a slot. */
static char *
slot_checksum (GFile *directory,
               guint  slot)
{
  g_autoptr (GFile) file = bramble_store_slot_file (directory, slot, "bramble");
  gsize length;
  g_autofree char *text = bramble_file_read (file, BRAMBLE_RECORD_MAX_BYTES, &length, NULL, NULL);

  return text ? g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, (gssize) length) : NULL;
}

static gboolean
write_statistics (GFile              *directory,
                  BrambleStatistics  *statistics,
                  GError            **error)
{
  g_autoptr (GFile) file = g_file_get_child (directory, "statistics.ini");
  g_autofree char *text = bramble_statistics_to_text (statistics);

  return bramble_file_write (file, text, NULL, error);
}

static gboolean
count_locked (GFile                *directory,
              guint                 slot,
              const BrambleRecord  *record,
              GError              **error)
{
  g_autoptr (GError) unread = NULL;
  g_autoptr (BrambleStatistics) statistics = bramble_store_statistics_in (directory, &unread);
  g_autofree char *closed = slot_checksum (directory, slot);

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
  bramble_statistics_add (statistics, record);
  bramble_statistics_set_closed (statistics, slot, closed);
  return write_statistics (directory, statistics, error);
}

/* All programs that keep games here count one after the other. */
static int
lock_statistics (GFile *directory)
{
  g_autoptr (GFile) file = g_file_get_child (directory, "statistics.lock");

  return bramble_store_take_lock (file, LOCK_EX);
}

static gboolean
count (const BrambleWork    *work,
       const BrambleRecord  *record,
       GError              **error)
{
  int lock = lock_statistics (work->directory);
  gboolean counted;

  if (lock >= 0)
    remove_containing (work->directory, "statistics.ini.");
  counted = count_locked (work->directory, work->slot, record, error);
  if (lock >= 0)
    close (lock);
  return counted;
}

/* The game that was counted is gone from its slot. When this cannot be written
 * it is found out the next time. */
static void
forget_closed (GFile *directory,
               guint  slot)
{
  int lock = lock_statistics (directory);
  g_autoptr (BrambleStatistics) statistics = bramble_store_statistics_in (directory, NULL);
  g_autofree char *closed = statistics ? bramble_statistics_get_closed (statistics, slot) : NULL;

  if (closed)
    {
      bramble_statistics_set_closed (statistics, slot, NULL);
      write_statistics (directory, statistics, NULL);
    }
  if (lock >= 0)
    close (lock);
}

/* The oldest of too many go. */
static void
trim_finished (GFile *directory)
{
  g_autoptr (GPtrArray) files = bramble_store_finished_in (directory);

  for (guint i = BRAMBLE_STORE_FINISHED; i < files->len; i++)
    g_unlink (g_file_peek_path (g_ptr_array_index (files, i)));
}

/**
 * bramble_store_drop_closed:
 *
 * Removes the game in a slot if its end has been counted: a program was killed
 * before it could do that. The caller has the lock of the slot.
 */
void
bramble_store_drop_closed (GFile *directory,
                           guint  slot)
{
  g_autoptr (GFile) file = bramble_store_slot_file (directory, slot, "bramble");
  g_autoptr (BrambleStatistics) statistics = NULL;
  g_autofree char *closed = NULL;
  g_autofree char *there = NULL;

  if (!g_file_query_exists (file, NULL))
    return;
  statistics = bramble_store_statistics_in (directory, NULL);
  closed = statistics ? bramble_statistics_get_closed (statistics, slot) : NULL;
  if (closed == NULL)
    return;

  there = slot_checksum (directory, slot);
  if (g_strcmp0 (there, closed) == 0)
    g_unlink (g_file_peek_path (file));
  forget_closed (directory, slot);
  trim_finished (directory);
}

/* A finished game is written to its new place, then counted, and the oldest of
 * too many goes last. */
static gboolean
finish (const BrambleWork  *work,
        BrambleEnd         *end,
        GError            **error)
{
  g_autoptr (GFile) finished = g_file_get_child (work->directory, "finished");

  if (!end->written)
    {
      g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
      g_autofree char *stamp = g_date_time_format (now, "%Y%m%dT%H%M%S");
      g_autofree char *name = g_strdup_printf ("%s.%06d-%u.bramble", stamp, g_date_time_get_microsecond (now), work->slot);
      g_autoptr (GFile) file = g_file_get_child (finished, name);

      /* Whatever is wrong with the directory, writing to it says so. */
      g_mkdir_with_parents (g_file_peek_path (finished), 0755);
      if (!bramble_file_write (file, end->text, NULL, error))
        return FALSE;
      end->written = TRUE;
    }
  if (!count (work, end->record, error))
    return FALSE;

  trim_finished (work->directory);
  return TRUE;
}

/* What cannot be written now is tried again with the next work. */
static void
carry_out (BrambleWork *work)
{
  g_autoptr (GFile) file = bramble_store_slot_file (work->directory, work->slot, "bramble");
  gboolean finished = work->ends->len > 0;

  while (work->ends->len > 0 && finish (work, g_ptr_array_index (work->ends, 0), &work->error))
    g_ptr_array_remove_index (work->ends, 0);

  /* What is being played takes the place of what is finished. */
  if (work->text)
    bramble_file_write (file, work->text, NULL, work->error ? NULL : &work->error);
  else if (finished && work->ends->len == 0)
    g_unlink (g_file_peek_path (file));
  if (finished && work->ends->len == 0)
    forget_closed (work->directory, work->slot);
}

/**
 * bramble_work_carry_out:
 *
 * Does the work, unless it is done; waits for whoever is doing it.
 */
void
bramble_work_carry_out (BrambleWork *work)
{
  g_mutex_lock (&work->mutex);
  if (!work->done)
    carry_out (work);
  work->done = TRUE;
  g_mutex_unlock (&work->mutex);
}
