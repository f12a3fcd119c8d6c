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
 * bramble_game_set_up:
 *
 * Begins a game, after making sure that it can be begun like that. @state is
 * untouched when it cannot.
 */
gboolean
bramble_game_set_up (const BrambleGame   *game,
                     gpointer             state,
                     const BrambleSetup  *setup,
                     BrambleEvents       *events,
                     GError             **error)
{
  return bramble_setup_check (setup, game, error) && game->set_up (state, setup, events, error);
}

gboolean
bramble_game_is_over (const BrambleGame *game,
                      gconstpointer      state)
{
  BrambleResult result;

  game->result (state, &result);
  return result.outcome != BRAMBLE_PLAYING;
}

guint64
bramble_game_hash (const BrambleGame *game,
                   gconstpointer      state)
{
  BrambleArchive archive;

  bramble_archive_begin_hash (&archive);
  /* A hashing visit only reads the state, and so does a writing one. */
  game->visit ((gpointer) state, &archive);
  return bramble_archive_end_hash (&archive);
}

/**
 * bramble_game_equal:
 *
 * Returns: whether two states are the same position. Those that are the same to the
 *   byte need no visit; others may differ in what no visit comes to.
 */
gboolean
bramble_game_equal (const BrambleGame *game,
                    gconstpointer      a,
                    gconstpointer      b)
{
  return memcmp (a, b, game->state_size) == 0 || bramble_game_hash (game, a) == bramble_game_hash (game, b);
}

/**
 * bramble_game_write:
 *
 * Writes a state, and its hash behind it.
 *
 * Returns: how many bytes were written, or 0 when @size is too small
 */
gsize
bramble_game_write (const BrambleGame *game,
                    gconstpointer      state,
                    guint8            *bytes,
                    gsize              size)
{
  BrambleArchive archive;
  guint64 hash;

  bramble_archive_begin_write (&archive, bytes, size);
  game->visit ((gpointer) state, &archive);
  hash = bramble_archive_end_hash (&archive);
  bramble_archive_u64 (&archive, &hash);
  return archive.failed ? 0 : archive.at;
}

/**
 * bramble_game_read:
 *
 * Reads what was written. @state is untouched when it is anything else. The
 * hash keeps out what was damaged, not what was forged: bytes from strangers
 * are only ever compared with those of a game that was played again.
 */
gboolean
bramble_game_read (const BrambleGame  *game,
                   gpointer            state,
                   const guint8       *bytes,
                   gsize               size,
                   GError            **error)
{
  g_autofree guint8 *read = g_malloc0 (game->state_size);
  BrambleArchive archive;
  guint64 hash;

  bramble_archive_begin_read (&archive, bytes, size);
  game->visit (read, &archive);
  bramble_archive_u64 (&archive, &hash);
  if (archive.failed || archive.at != size || hash != bramble_game_hash (game, read))
    {
      g_set_error (error, BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_BYTES,
                   "these bytes are not a position of %s", game->name);
      return FALSE;
    }
  if (!game->check (read, error))
    return FALSE;

  memcpy (state, read, game->state_size);
  return TRUE;
}

/**
 * bramble_game_level:
 *
 * Returns: (nullable): the computer player of the game with that id, or with
 *   that former one
 */
const BrambleLevel *
bramble_game_level (const BrambleGame *game,
                    const char        *id)
{
  for (const BrambleLevel *level = game->levels; level->id; level++)
    if (strcmp (level->id, id) == 0 || g_strcmp0 (level->former, id) == 0)
      return level;

  return NULL;
}

/**
 * bramble_game_strongest:
 *
 * Returns: the strongest computer player of the game
 */
const BrambleLevel *
bramble_game_strongest (const BrambleGame *game)
{
  const BrambleLevel *level = game->levels;

  while (level[1].id)
    level++;
  return level;
}

/**
 * bramble_game_temper:
 *
 * Returns: (nullable): the temper of that id
 */
const BrambleTemper *
bramble_game_temper (const BrambleGame *game,
                     const char        *id)
{
  for (guint i = 0; i < bramble_game_n_tempers (game); i++)
    if (strcmp (game->tempers[i].id, id) == 0)
      return &game->tempers[i];

  return NULL;
}

guint
bramble_game_n_tempers (const BrambleGame *game)
{
  guint n = 0;

  while (game->tempers && game->tempers[n].id)
    n++;
  return n;
}

/**
 * bramble_result_share:
 *
 * Returns: how much of the win is the seat's, from 0 to 1; sides that win
 *   together share it, and seats of one side do not
 */
double
bramble_result_share (const BrambleResult *result,
                      guint                n_seats,
                      guint                seat)
{
  guint winners = result->outcome == BRAMBLE_DRAWN ? BRAMBLE_ALL_SEATS : result->winners;
  guint sides = 0;

  if (result->outcome == BRAMBLE_PLAYING || result->outcome == BRAMBLE_LOST || ((winners >> seat) & 1) == 0)
    return 0;
  for (guint i = 0; i < n_seats; i++)
    if ((winners >> i) & 1)
      sides |= 1u << result->sides[i];

  return 1.0 / __builtin_popcount (sides);
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
