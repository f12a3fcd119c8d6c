/* stuffed-memory.c: what is remembered of stories that were played to their end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stuffed-game.h"

/* In the order of StuffedMemory. */
static const char *const words[STUFFED_N_MEMORIES] = { "asleep", "waking", "lost", "friend" };

/**
 * stuffed_memory_id:
 * @story: of how many-th story
 * @id: (out): what files call that
 */
void
stuffed_memory_id (guint          story,
                   StuffedMemory  memory,
                   char          *id,
                   gsize          size)
{
  g_snprintf (id, size, "%s-%s", stuffed_stories[story]->id, words[memory]);
}

/* How it ended; of a story that was won also whether it made a friend. */
gboolean
stuffed_remember (gconstpointer  state,
                  guint          n,
                  char          *id,
                  gsize          size)
{
  const StuffedState *s = state;
  gboolean won = s->over == STUFFED_WON_ASLEEP || s->over == STUFFED_WON_WAKING;

  if (!stuffed_is_over (s) || s->over == STUFFED_PAGE_TURNED || n > 1 || (n == 1 && !(won && stuffed_is_friend (s))))
    return FALSE;
  stuffed_memory_id (s->story,
                     n == 1                            ? STUFFED_MEMORY_FRIEND
                     : s->over == STUFFED_WON_ASLEEP   ? STUFFED_MEMORY_ASLEEP
                     : s->over == STUFFED_WON_WAKING   ? STUFFED_MEMORY_WAKING : STUFFED_MEMORY_LOST,
                     id, size);
  return TRUE;
}

/* Whoever once was made a friend stays one. */
void
stuffed_recall (BrambleSetup  *setup,
                BrambleTimes   times,
                gconstpointer  remembered)
{
  guint friends = 0;

  for (guint story = 0; story < STUFFED_N_FRIENDS && story < stuffed_n_stories; story++)
    {
      char id[BRAMBLE_MAX_MEMORY_ID];

      stuffed_memory_id (story, STUFFED_MEMORY_FRIEND, id, sizeof id);
      if (times (remembered, id) > 0)
        friends |= 1u << story;
    }
  setup->values[STUFFED_CHOICE_FRIENDS][0] = (gint16) friends;
}
