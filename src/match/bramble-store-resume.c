/* bramble-store-resume.c: going on with a game where it was left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-store-private.h"

#include <glib/gi18n-lib.h>

#include "bramble-file.h"

/* Whether the file still says what @match was loaded from. */
static gboolean
check_unchanged (GFile         *file,
                 BrambleMatch  *match,
                 GError       **error)
{
  const BrambleRecord *record = bramble_match_get_record (match);
  g_autofree char *now = bramble_record_to_text (record);
  g_autofree char *text = bramble_file_read (file, BRAMBLE_RECORD_MAX_BYTES, NULL, NULL, NULL);
  g_autoptr (BrambleRecord) there = NULL;

  if (g_strcmp0 (text, now) == 0)
    return TRUE;
  /* An earlier version may have written the same game in other words. */
  there = bramble_record_load (file, NULL, error);
  if (there == NULL)
    return FALSE;
  g_clear_pointer (&text, g_free);
  text = bramble_record_to_text (there);
  if (g_strcmp0 (text, now) == 0)
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                       _("This game was continued elsewhere in the meantime. Open it once more."));
  return FALSE;
}

/* The place of one of our games, locked; a game of an earlier version has one
 * of its own from now on. */
static BramblePlace *
take_place (BrambleStore  *self,
            BramblePlace  *place,
            BrambleMatch  *match,
            GError       **error)
{
  if (!bramble_place_take (place, error) || !check_unchanged (place->file, match, error))
    return NULL;
  return place->old ? bramble_place_renew (self->directory, place, error) : bramble_place_ref (place);
}

/**
 * bramble_store_resume:
 * @file: one of bramble_store_list_unfinished(), or any other
 * @match: the match that was loaded from it
 *
 * Keeps @match in the place from which it was loaded from now on. When another
 * running program has taken that game meanwhile, or it has gone on or is over,
 * nothing changes and the error says so. A match from any other file is kept
 * as bramble_store_keep() does.
 */
gboolean
bramble_store_resume (BrambleStore  *self,
                      GFile         *file,
                      BrambleMatch  *match,
                      GError       **error)
{
  g_autoptr (BramblePlace) place = NULL;
  BramblePlace *taken;
  guint index;

  g_return_val_if_fail (BRAMBLE_IS_STORE (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (BRAMBLE_IS_MATCH (match), FALSE);

  place = self->open ? bramble_place_of_file (self->directory, file) : NULL;
  if (place == NULL)
    {
      bramble_store_keep (self, match);
      return TRUE;
    }

  /* What we know of that game ourselves must be there before it is taken up. */
  bramble_store_flush (self);
  if (bramble_store_find_waiting (self, file, &index))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, self->trouble);
      return FALSE;
    }
  if (bramble_store_is_own (self, file))
    {
      bramble_place_unref (g_steal_pointer (&place));
      place = bramble_place_ref (self->place);
    }
  taken = take_place (self, place, match, error);
  if (taken == NULL)
    return FALSE;

  bramble_store_keep_in (self, match, taken);
  return TRUE;
}
