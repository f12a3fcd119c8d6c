/* stuffed-catalogue.c: the stories that there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Those of the program come first. Others can be brought along; a story that is in the
 * catalogue stays there, with its number, until the program ends, so that states and setups
 * can name it. That is the one thing in these rules that is not in a state, and it only
 * grows: add stories before games are played, and from one thread.
 */

#include "stuffed-catalogue.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* In the order of stuffed_stories. */
BrambleNamed stuffed_story_names[STUFFED_MAX_STORIES + 1] = {
  { "satin-corner", NC_("story", "The Satin Corner") },
  { "other-cradle", NC_("story", "The Other Cradle") },
  { "thunder-kettle", NC_("story", "The Thunder Kettle") },
  { "blue-vase", NC_("story", "The Blue Vase") },
  { "grandmothers-house", NC_("story", "Grandmother’s House") },
  { "goldfish", NC_("story", "The Goldfish") },
  { "attic-box", NC_("story", "The Box for the Attic") },
  { NULL },
};

/*
 * Adds a story that somebody has brought along. It must stay where it is for ever.
 *
 * Returns: whether there was room for it and no other story has its id.
 */
gboolean
stuffed_catalogue_add (const StuffedStory *story)
{
  if (stuffed_n_stories == STUFFED_MAX_STORIES)
    return FALSE;
  for (guint i = 0; i < stuffed_n_stories; i++)
    if (strcmp (stuffed_stories[i]->id, story->id) == 0)
      return FALSE;

  stuffed_stories[stuffed_n_stories] = story;
  stuffed_story_names[stuffed_n_stories] = (BrambleNamed) { story->id, story->texts[story->title] };
  stuffed_n_stories++;
  return TRUE;
}
