/* stuffed-choices.c: what is chosen before a game of Stuffed Fables, and who plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-set.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "stuffed-catalogue.h"

/* In the order of StuffedDifficulty. */
static const BrambleNamed levels[] = {
  { "gentle", NC_("level", "Gentle") },
  { "normal", NC_("level", "Normal") },
  { "brave", NC_("level", "Brave") },
  { NULL },
};

const BrambleChoice stuffed_choices[] = {
  [STUFFED_CHOICE_STORY] = {
    .id = "story",
    .name = NC_("choice", "Story"),
    .explanation = NC_("choice", "Each is a little harder than the one before."),
    .kind = BRAMBLE_CHOICE_ONE,
    .values = stuffed_story_names,
  },
  [STUFFED_CHOICE_LEVEL] = {
    .id = "level",
    .name = NC_("choice", "Level"),
    .explanation = NC_("choice", "Gentle begins with more stuffing and has easier tests; brave has harder ones."),
    .kind = BRAMBLE_CHOICE_ONE,
    .values = levels,
    .usual = STUFFED_NORMAL,
  },
  [STUFFED_CHOICE_START] = {
    .id = "start",
    .name = NC_("choice", "Who begins?"),
    .explanation = NC_("choice", "Whoever begins also keeps the book first. If nobody is chosen, chance decides."),
    .kind = BRAMBLE_CHOICE_SEAT,
  },
  [STUFFED_CHOICE_KEEPS_BOOK] = {
    .id = "keeps-book",
    .name = NC_("choice", "Keeps the book"),
    .explanation = NC_("choice", "Says where minions begin, and whom they go for when several are equally near. "
                                 "If nobody is ticked, the book goes round."),
    .kind = BRAMBLE_CHOICE_SWITCH,
    .per_seat = TRUE,
    .for_people = TRUE,
    .for_one = TRUE,
  },
  [STUFFED_CHOICE_FRIENDS] = {
    .id = "friends",
    .name = NC_("choice", "Friends made before"),
    .explanation = NC_("choice", "The last story remembers them: the sum of 1, 2, 4, 8, 16 and 32 for the first six stories that ended in friendship."),
    .kind = BRAMBLE_CHOICE_NUMBER,
    .remembered = TRUE,
    .min = 0,
    .max = (1 << STUFFED_N_FRIENDS) - 1,
  },
  { NULL },
};

/* In the order of StuffedStuffy. */
const BrambleLook stuffed_looks[] = {
  { "bartle", NC_("look", "Bartle"), "stuffed/stuffies/bartle", "stuffed/portraits/bartle", "#6b7a45" },
  { "wick", NC_("look", "Wick"), "stuffed/stuffies/wick", "stuffed/portraits/wick", "#a9743f" },
  { "prickle", NC_("look", "Prickle"), "stuffed/stuffies/prickle", "stuffed/portraits/prickle", "#b5485d" },
  { "finn", NC_("look", "Finn"), "stuffed/stuffies/finn", "stuffed/portraits/finn", "#d9822b" },
  { "lulla", NC_("look", "Lulla"), "stuffed/stuffies/lulla", "stuffed/portraits/lulla", "#6d8fc0" },
  { "toddle", NC_("look", "Toddle"), "stuffed/stuffies/toddle", "stuffed/portraits/toddle", "#3f8f6c" },
  { NULL },
};

/* The flags of the story that say which others ended in friendship. */
guint32
stuffed_friend_flags (const StuffedState *s)
{
  const StuffedStory *story = stuffed_stories[s->story];
  guint32 flags = 0;

  for (guint i = 0; i < story->n_flags; i++)
    for (guint other = 0; other < STUFFED_N_FRIENDS && other < stuffed_n_stories; other++)
      if ((s->friends >> other) & 1 && g_str_has_prefix (story->flags[i], "friend-of-")
          && strcmp (story->flags[i] + strlen ("friend-of-"), stuffed_stories[other]->id) == 0)
        flags |= 1u << i;
  return flags;
}
