/* stuffed-catalogue.h: the stories that there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <setup.h>

#include "stuffed-story.h"

G_BEGIN_DECLS

/* What stories are called where one is chosen, in the order of stuffed_stories. */
extern BrambleNamed stuffed_story_names[STUFFED_MAX_STORIES + 1];

gboolean stuffed_catalogue_add (const StuffedStory *story);

G_END_DECLS
