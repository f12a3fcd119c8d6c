/* bramble-store-list.c: the games that a store has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-store-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "bramble-file.h"

/**
 * bramble_store_list_finished:
 *
 * Returns: (element-type GFile) (transfer full): the finished games
 */
GPtrArray *
bramble_store_list_finished (BrambleStore *self)
{
  g_return_val_if_fail (BRAMBLE_IS_STORE (self), NULL);

  return bramble_store_finished_in (self->directory);
}

typedef struct
{
  GFile *file;
  gint64 time; /* of the last answer, in µs */
} Found;

static int
latest_first (gconstpointer a,
              gconstpointer b)
{
  const Found *first = a;
  const Found *second = b;

  return first->time < second->time ? 1 : first->time > second->time ? -1 : 0;
}

/**
 * bramble_store_list_unfinished:
 *
 * Only looks at names and times, so that it is quick with hundreds of games.
 *
 * Returns: (element-type GFile) (transfer full): the games that can be gone on
 *   with; not those that another running program plays
 */
GPtrArray *
bramble_store_list_unfinished (BrambleStore *self)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (Found));
  g_autoptr (GPtrArray) places = NULL;

  g_return_val_if_fail (BRAMBLE_IS_STORE (self), files);

  places = bramble_place_list (self->directory);
  for (guint i = 0; i < places->len; i++)
    {
      BramblePlace *place = g_ptr_array_index (places, i);
      GStatBuf info;
      Found one;

      if (g_stat (g_file_peek_path (place->file), &info) != 0
          || (!bramble_store_is_own (self, place->file) && bramble_place_is_taken (place)))
        continue;
      one.file = g_object_ref (place->file);
      one.time = (gint64) info.st_mtim.tv_sec * G_USEC_PER_SEC + info.st_mtim.tv_nsec / 1000;
      g_array_append_val (found, one);
    }

  g_array_sort (found, latest_first);
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (files, g_array_index (found, Found, i).file);
  return files;
}

/**
 * bramble_store_find_lesson:
 *
 * Returns: (nullable) (transfer full): where the lesson of @game is that somebody is in the
 *   middle of, or %NULL when there is none
 */
GFile *
bramble_store_find_lesson (BrambleStore      *self,
                           const BrambleGame *game)
{
  g_autoptr (BramblePlace) place = NULL;

  g_return_val_if_fail (BRAMBLE_IS_STORE (self), NULL);

  place = bramble_place_of_lesson (self->directory, game->id);
  return place && g_file_query_exists (place->file, NULL) ? g_object_ref (place->file) : NULL;
}

/* A game that we play ourselves goes from the disk too; its next answer would
 * bring it back. */
static gboolean
delete_unfinished (BrambleStore  *self,
                   BramblePlace  *place,
                   GError       **error)
{
  guint index;

  bramble_store_flush (self);
  if (bramble_store_find_waiting (self, place->file, &index))
    g_ptr_array_remove_index (self->waiting, index);
  return (bramble_store_is_own (self, place->file) || bramble_place_take (place, error))
         && bramble_file_remove (place->file, error);
}

/**
 * bramble_store_delete:
 * @file: one of bramble_store_list_unfinished() or bramble_store_list_finished()
 *
 * Deletes a game for ever, because somebody wants that. A game that another
 * running program plays stays, and the error says so.
 */
gboolean
bramble_store_delete (BrambleStore  *self,
                      GFile         *file,
                      GError       **error)
{
  g_autoptr (BramblePlace) place = NULL;
  g_autoptr (GFile) finished = NULL;

  g_return_val_if_fail (BRAMBLE_IS_STORE (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  place = bramble_place_of_file (self->directory, file);
  if (place)
    return delete_unfinished (self, place, error);
  finished = g_file_get_child (self->directory, "finished");
  if (g_file_has_parent (file, finished))
    return bramble_file_remove (file, error);

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("There is no such game."));
  return FALSE;
}

/**
 * bramble_store_read_statistics:
 *
 * Returns: (nullable) (transfer full): the statistics, empty ones when there
 *   are none yet; %NULL with @error set when they cannot be read
 */
BrambleStatistics *
bramble_store_read_statistics (BrambleStore  *self,
                               GError       **error)
{
  g_return_val_if_fail (BRAMBLE_IS_STORE (self), NULL);

  return bramble_store_statistics_in (self->directory, error);
}

/**
 * bramble_store_recall:
 * @setup: a new game of @game, which may remember those that were finished here
 *
 * What cannot be read is not remembered.
 */
void
bramble_store_recall (BrambleStore      *self,
                      const BrambleGame *game,
                      BrambleSetup      *setup)
{
  g_autoptr (BrambleStatistics) statistics = NULL;

  g_return_if_fail (BRAMBLE_IS_STORE (self));

  if (game->recall)
    statistics = bramble_store_read_statistics (self, NULL);
  if (statistics)
    bramble_statistics_recall (statistics, game, setup);
}

/* Whether anything was ever counted. It is only looked for, not read. */
gboolean
bramble_store_has_statistics (BrambleStore *self)
{
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (BRAMBLE_IS_STORE (self), FALSE);

  file = g_file_get_child (self->directory, "statistics.ini");
  return g_file_query_exists (file, NULL);
}
