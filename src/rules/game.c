/* game.c: what is common to all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game.h"

#include <string.h>

G_DEFINE_QUARK (bramble-rules-error-quark, bramble_rules_error)

/**
 * bramble_game_by_id:
 *
 * Returns: (nullable): the game with that id
 */
const BrambleGame *
bramble_game_by_id (const char *id)
{
  for (const BrambleGame *const *game = bramble_games (); *game; game++)
    if (strcmp ((*game)->id, id) == 0)
      return *game;

  return NULL;
}

/**
 * bramble_event_for_seat:
 * @seat: who looks, or BRAMBLE_NO_SEAT for somebody who sees only what all do
 * @seen: (out): the event without what @seat may not know
 *
 * Returns: whether @seat learns of the event at all
 */
gboolean
bramble_event_for_seat (const BrambleEvent *event,
                        guint               seat,
                        BrambleEvent       *seen)
{
  gboolean told = seat < BRAMBLE_MAX_SEATS ? (event->told >> seat) & 1 : event->told == BRAMBLE_ALL_SEATS;
  gboolean shown = seat < BRAMBLE_MAX_SEATS ? (event->shown >> seat) & 1 : event->shown == BRAMBLE_ALL_SEATS;

  *seen = *event;
  if (!shown)
    seen->card = BRAMBLE_NO_SEAT;
  /* Who else knows it is told by the event's kind; the masks stay inside. */
  seen->told = BRAMBLE_ALL_SEATS;
  seen->shown = BRAMBLE_ALL_SEATS;
  return told;
}

gboolean
bramble_option_equal (const BrambleOption *a,
                      const BrambleOption *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/**
 * bramble_ask_find:
 *
 * Returns: where @option is among those of @ask, or -1
 */
int
bramble_ask_find (const BrambleAsk    *ask,
                  const BrambleOption *option)
{
  for (guint i = 0; i < ask->n_options; i++)
    if (bramble_option_equal (&ask->options[i], option))
      return (int) i;

  return -1;
}

/**
 * bramble_ask_find_option:
 *
 * Returns: the option with that id, or -1
 */
int
bramble_ask_find_option (const BrambleGame *game,
                         const BrambleAsk  *ask,
                         const char        *id)
{
  for (guint i = 0; i < ask->n_options; i++)
    {
      char option[64];

      game->option_id (ask, i, option, sizeof option);
      if (strcmp (option, id) == 0)
        return (int) i;
    }

  return -1;
}
