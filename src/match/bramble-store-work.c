/* bramble-store-work.c: what a store writes, in a thread or at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of this may run in a thread: it knows directories and texts, and no store.
 */

#include "bramble-store-private.h"

#include "bramble-file.h"

void
bramble_entry_free (BrambleEntry *entry)
{
  bramble_place_unref (entry->place);
  g_free (entry->text);
  g_clear_pointer (&entry->ended, bramble_record_free);
  g_free (entry);
}

/**
 * bramble_work_new:
 * @entries: (element-type BrambleEntry) (transfer full): what is to be written
 */
BrambleWork *
bramble_work_new (GFile     *directory,
                  GPtrArray *entries)
{
  BrambleWork *work = g_atomic_rc_box_new0 (BrambleWork);

  g_mutex_init (&work->mutex);
  work->directory = g_object_ref (directory);
  work->entries = entries;
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
  g_ptr_array_unref (work->entries);
  g_clear_error (&work->error);
}

void
bramble_work_unref (BrambleWork *work)
{
  g_atomic_rc_box_release_full (work, clear_work);
}

static gboolean
write_entry (BrambleEntry  *entry,
             GFile         *directory,
             GError       **error)
{
  if (!bramble_place_take (entry->place, error))
    return FALSE;
  if (entry->ended)
    return bramble_entry_finish (entry, directory, error);
  return bramble_file_write (entry->place->file, entry->text, BRAMBLE_FILE_OURS, NULL, error);
}

/* What cannot be written now is tried again with the next work; one game does
 * not have to wait for another. */
static void
carry_out (BrambleWork *work)
{
  guint i = 0;

  while (i < work->entries->len)
    if (write_entry (g_ptr_array_index (work->entries, i), work->directory, work->error ? NULL : &work->error))
      g_ptr_array_remove_index (work->entries, i);
    else
      i++;
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
