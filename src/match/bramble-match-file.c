/* bramble-match-file.c: saving and loading a match without blocking
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-match.h"

#include "bramble-file.h"

typedef struct
{
  GFile *file;
  char *text;
} Saving;

static void
free_saving (gpointer data)
{
  Saving *saving = data;

  g_object_unref (saving->file);
  g_free (saving->text);
  g_free (saving);
}

static void
save_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Saving *saving = task_data;
  GError *error = NULL;

  if (bramble_file_write (saving->file, saving->text, BRAMBLE_FILE_CHOSEN, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    {
      bramble_file_name_error (saving->file, error);
      g_task_return_error (task, error);
    }
}

/**
 * bramble_match_save_async:
 *
 * Saves the match as it is now; it may go on meanwhile.
 */
void
bramble_match_save_async (BrambleMatch        *self,
                          GFile               *file,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  Saving *saving;

  g_return_if_fail (BRAMBLE_IS_MATCH (self));
  g_return_if_fail (G_IS_FILE (file));

  saving = g_new0 (Saving, 1);
  saving->file = g_object_ref (file);
  saving->text = bramble_record_to_text (bramble_match_get_record (self));
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, bramble_match_save_async);
  g_task_set_task_data (task, saving, free_saving);
  g_task_run_in_thread (task, save_in_thread);
}

gboolean
bramble_match_save_finish (BrambleMatch  *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
load_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  GError *error = NULL;
  BrambleRecord *record = bramble_record_load (task_data, cancellable, &error);

  if (record)
    g_task_return_pointer (task, record, (GDestroyNotify) bramble_record_free);
  else
    g_task_return_error (task, error);
}

/**
 * bramble_match_load_async:
 *
 * Loads a match from a file: reads, checks and replays it completely in a
 * thread.
 */
void
bramble_match_load_async (GFile               *file,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, bramble_match_load_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, load_in_thread);
}

/**
 * bramble_match_load_finish:
 *
 * Returns: (nullable) (transfer full): the match
 */
BrambleMatch *
bramble_match_load_finish (GAsyncResult  *result,
                           GError       **error)
{
  BrambleRecord *record;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  record = g_task_propagate_pointer (G_TASK (result), error);
  return record ? bramble_match_new (record) : NULL;
}

/**
 * bramble_record_load:
 *
 * Reads a game from a file, blocking. The error names the file.
 *
 * Returns: (nullable) (transfer full): the game
 */
BrambleRecord *
bramble_record_load (GFile         *file,
                     GCancellable  *cancellable,
                     GError       **error)
{
  gsize length;
  g_autoptr (GError) unread = NULL;
  g_autofree char *text = bramble_file_read (file, BRAMBLE_RECORD_MAX_BYTES, &length, cancellable, &unread);
  BrambleRecord *record = NULL;

  /* Too large a file is refused by its length alone. */
  if (g_error_matches (unread, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
    g_clear_error (&unread);
  if (unread == NULL)
    record = bramble_record_from_text (text, text ? length : G_MAXSIZE, &unread);
  if (record == NULL)
    {
      bramble_file_name_error (file, unread);
      g_propagate_error (error, g_steal_pointer (&unread));
    }
  return record;
}
