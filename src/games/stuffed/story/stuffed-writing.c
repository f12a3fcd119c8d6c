/* stuffed-writing.c: stories as what people write for the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-writing.h"

#include <rules/stuffed-catalogue.h>

#include "stuffed-volume.h"

/* Reads a story and puts it into the catalogue, where it stays. */
static gboolean
bring (const char  *path,
       const char **id,
       const char **value,
       GError     **error)
{
  g_autoptr (StuffedVolume) volume = stuffed_volume_load (path, error);

  if (!volume)
    return FALSE;
  if (!stuffed_catalogue_add (&volume->story))
    {
      g_set_error (error, STUFFED_VOLUME_ERROR, STUFFED_VOLUME_ERROR_STORY,
                   "there is a story with the name %s already, or there are too many: give it another name in its first line",
                   volume->story.id);
      return FALSE;
    }
  *id = "story";
  *value = g_steal_pointer (&volume)->story.id;
  return TRUE;
}

const BrambleWriting stuffed_writing = {
  .id = "story",
  .summary = "check stories that people write, and play them",
  .check = stuffed_volume_check,
  .bring = bring,
};
