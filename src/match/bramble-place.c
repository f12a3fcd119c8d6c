/* bramble-place.c: where one unfinished game is kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every unfinished game has a file of its own, unfinished/NAME.bramble, and
 * while it is played a lock, unfinished/NAME.lock. Names are drawn by lot and
 * are never used again. The lesson of a game that somebody is in the middle of
 * is lessons/GAME.bramble, and is none of them.
 *
 * Earlier versions had autosave-1.bramble to autosave-9.bramble, one for each
 * running program, with locks that stay. What lies there becomes a game of its
 * own as soon as no program of an earlier version has the lock.
 */

#include "bramble-place.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "bramble-lock.h"

#define ENDING ".bramble"
#define LOCK ".lock"
#define OLD "autosave-"
#define AGAIN "again-"

static BramblePlace *
create (GFile      *folder,
        const char *prefix,
        const char *name,
        gboolean    old)
{
  BramblePlace *place = g_atomic_rc_box_new0 (BramblePlace);
  g_autofree char *file = g_strconcat (prefix, name, ENDING, NULL);
  g_autofree char *beside = g_strconcat (prefix, name, LOCK, NULL);

  place->name = g_strdup (name);
  place->file = g_file_get_child (folder, file);
  place->beside = g_file_get_child (folder, beside);
  place->old = old;
  place->lock = -1;
  return place;
}

/* Only what we would call a place ourselves. */
static gboolean
is_name (const char *name)
{
  return *name != '\0' && strspn (name, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (name);
}

static gboolean
is_old_name (const char *name)
{
  return name[0] >= '1' && name[0] <= '0' + BRAMBLE_PLACE_OLD && name[1] == '\0';
}

/* Returns (transfer full): a place that no game has had; nothing is on the disk yet */
BramblePlace *
bramble_place_new (GFile *directory)
{
  g_autofree char *name = g_uuid_string_random ();

  return bramble_place_by_name (directory, name);
}

/**
 * bramble_place_new_again:
 * @ended: (nullable): where the game was until its end
 *
 * Returns: (transfer full): where it is kept when it goes on all the same
 */
BramblePlace *
bramble_place_new_again (GFile        *directory,
                         BramblePlace *ended)
{
  g_autofree char *origin = ended ? g_strdup (bramble_place_origin (ended)) : g_uuid_string_random ();
  g_autofree char *name = g_strconcat (AGAIN, origin, NULL);

  return bramble_place_by_name (directory, name);
}

/**
 * bramble_place_by_name:
 *
 * Returns: (nullable) (transfer full): the place, or %NULL when none is called that
 */
BramblePlace *
bramble_place_by_name (GFile      *directory,
                       const char *name)
{
  g_autoptr (GFile) folder = g_file_get_child (directory, BRAMBLE_PLACE_FOLDER);

  if (is_old_name (name))
    return create (directory, OLD, name, TRUE);
  return is_name (name) ? create (folder, "", name, FALSE) : NULL;
}

/**
 * bramble_place_of_lesson:
 * @game: the id of a game, which has one lesson
 *
 * Returns: (nullable) (transfer full): where its lesson is kept
 */
BramblePlace *
bramble_place_of_lesson (GFile      *directory,
                         const char *game)
{
  g_autoptr (GFile) folder = g_file_get_child (directory, BRAMBLE_PLACE_LESSONS);

  return is_name (game) ? create (folder, "", game, FALSE) : NULL;
}

/* Returns (nullable) (transfer full): what stands between the two */
static char *
between (const char *text,
         const char *prefix,
         const char *suffix)
{
  gsize length = strlen (text);

  if (!g_str_has_prefix (text, prefix) || !g_str_has_suffix (text, suffix) || length < strlen (prefix) + strlen (suffix))
    return NULL;
  return g_strndup (text + strlen (prefix), length - strlen (prefix) - strlen (suffix));
}

/**
 * bramble_place_of_file:
 *
 * Returns: (nullable) (transfer full): the place whose game is in @file, or
 *   %NULL when it is some other file
 */
BramblePlace *
bramble_place_of_file (GFile *directory,
                       GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_child (directory, BRAMBLE_PLACE_FOLDER);
  g_autoptr (GFile) lessons = g_file_get_child (directory, BRAMBLE_PLACE_LESSONS);
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = NULL;
  gboolean old = g_file_has_parent (file, directory);

  if (!old && !g_file_has_parent (file, folder) && !g_file_has_parent (file, lessons))
    return NULL;
  name = between (base, old ? OLD : "", ENDING);
  if (name && g_file_has_parent (file, lessons))
    return bramble_place_of_lesson (directory, name);
  return name && is_old_name (name) == old ? bramble_place_by_name (directory, name) : NULL;
}

BramblePlace *
bramble_place_ref (BramblePlace *place)
{
  return g_atomic_rc_box_acquire (place);
}

static void
clear_place (gpointer data)
{
  BramblePlace *place = data;

  /* A program of an earlier version may wait for its lock: then it must stay. */
  if (place->lock >= 0 && place->old)
    g_close (place->lock, NULL);
  else if (place->lock >= 0)
    bramble_lock_remove (place->beside, place->lock);
  g_free (place->name);
  g_object_unref (place->file);
  g_object_unref (place->beside);
}

/* Gives the lock up with the last reference. */
void
bramble_place_unref (BramblePlace *place)
{
  g_atomic_rc_box_release_full (place, clear_place);
}

gboolean
bramble_place_is_again (BramblePlace *place)
{
  return g_str_has_prefix (place->name, AGAIN);
}

const char *
bramble_place_origin (BramblePlace *place)
{
  return bramble_place_is_again (place) ? place->name + strlen (AGAIN) : place->name;
}

/**
 * bramble_place_take:
 *
 * Takes the lock, unless it is ours already.
 */
gboolean
bramble_place_take (BramblePlace  *place,
                    GError       **error)
{
  g_autoptr (GFile) folder = g_file_get_parent (place->file);
  int code;

  if (place->lock >= 0)
    return TRUE;

  place->lock = bramble_lock_take (place->beside, BRAMBLE_LOCK_TRY);
  if (place->lock < 0 && errno == ENOENT && (g_mkdir (g_file_peek_path (folder), 0700) == 0 || errno == EEXIST))
    place->lock = bramble_lock_take (place->beside, BRAMBLE_LOCK_TRY);
  if (place->lock >= 0)
    return TRUE;

  code = errno;
  if (code == EWOULDBLOCK)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, _("Another copy of Bramble is playing this game."));
  else
    g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));
  return FALSE;
}

/* Whether another running program plays there. */
gboolean
bramble_place_is_taken (BramblePlace *place)
{
  return place->lock < 0 && bramble_lock_is_taken (place->beside);
}

static void
add_places_in (GFile     *directory,
               GFile     *folder,
               GPtrArray *places)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autoptr (GFile) file = g_file_get_child (folder, name);
      g_autoptr (BramblePlace) place = bramble_place_of_file (directory, file);

      if (place)
        g_ptr_array_add (places, g_steal_pointer (&place));
    }
}

/**
 * bramble_place_list:
 *
 * Returns: (element-type BramblePlace) (transfer full): those with a game
 */
GPtrArray *
bramble_place_list (GFile *directory)
{
  GPtrArray *places = g_ptr_array_new_with_free_func ((GDestroyNotify) bramble_place_unref);
  g_autoptr (GFile) folder = g_file_get_child (directory, BRAMBLE_PLACE_FOLDER);

  add_places_in (directory, folder, places);
  add_places_in (directory, directory, places);
  return places;
}

static void
clean (GFile        *directory,
       const char   *name_of_folder,
       BramblePlace *(*find) (GFile      *directory,
                              const char *name))
{
  g_autoptr (GFile) folder = g_file_get_child (directory, name_of_folder);
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  const char *base;

  while (dir && (base = g_dir_read_name (dir)))
    {
      g_autoptr (GFile) file = g_file_get_child (folder, base);
      g_autofree char *name = g_strndup (base, strcspn (base, "."));
      g_autoptr (BramblePlace) place = NULL;

      if (g_str_has_suffix (base, ENDING) || !is_name (name) || is_old_name (name)
          || !(g_str_has_suffix (base, LOCK) || strstr (base, ENDING ".")))
        continue;
      place = find (directory, name);
      /* The lock goes with the place. */
      if (bramble_place_take (place, NULL) && !g_str_has_suffix (base, LOCK))
        g_unlink (g_file_peek_path (file));
    }
}

/* Removes what is beside the files of games: what was being written and locks,
 * unless another program still has the game. */
void
bramble_place_clean (GFile *directory)
{
  clean (directory, BRAMBLE_PLACE_FOLDER, bramble_place_by_name);
  clean (directory, BRAMBLE_PLACE_LESSONS, bramble_place_of_lesson);
}

/**
 * bramble_place_renew:
 * @old: a place of an earlier version, whose lock we have
 *
 * Gives the game that is there a place of its own. The order in which games
 * were played stays.
 *
 * Returns: (nullable) (transfer full): that place, with its lock
 */
BramblePlace *
bramble_place_renew (GFile         *directory,
                     BramblePlace  *old,
                     GError       **error)
{
  g_autoptr (BramblePlace) place = bramble_place_new (directory);

  if (!bramble_place_take (place, error))
    return NULL;
  if (g_rename (g_file_peek_path (old->file), g_file_peek_path (place->file)) != 0)
    {
      int code = errno;

      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));
      return NULL;
    }
  g_chmod (g_file_peek_path (place->file), 0600);
  return g_steal_pointer (&place);
}

/* What a killed program of an earlier version was writing. */
static void
remove_old_leftovers (GFile        *directory,
                      BramblePlace *old)
{
  g_autoptr (GFile) finished = g_file_get_child (directory, "finished");
  g_autofree char *part = g_strdup_printf ("-%s" ENDING ".", old->name);
  GFile *const folders[] = { directory, finished };

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (folders[i]), 0, NULL);
      const char *base;

      while (dir && (base = g_dir_read_name (dir)))
        if (strstr (base, part) && (g_str_has_prefix (base, OLD) || g_ascii_isdigit (base[0])))
          {
            g_autoptr (GFile) file = g_file_get_child (folders[i], base);

            g_unlink (g_file_peek_path (file));
          }
    }
}

/* What earlier versions kept becomes a game like all others, unless such a
 * program still runs, or the disk does not let us: then it stays and is listed. */
void
bramble_place_take_over (GFile *directory)
{
  for (char digit[] = "1"; is_old_name (digit); digit[0]++)
    {
      g_autoptr (BramblePlace) old = bramble_place_by_name (directory, digit);
      g_autoptr (BramblePlace) renewed = NULL;

      if (!g_file_query_exists (old->beside, NULL) && !g_file_query_exists (old->file, NULL))
        continue;
      if (!bramble_place_take (old, NULL))
        continue;
      remove_old_leftovers (directory, old);
      if (g_file_query_exists (old->file, NULL))
        renewed = bramble_place_renew (directory, old, NULL);
    }
}
