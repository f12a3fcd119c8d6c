/* proof.c: checking everything that can be checked while a game is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab.h"

#include <string.h>

/* Filling in a view costs as much as forty answers, so it is proved for one
 * answer in this many; a prime, so that no seat is always left out. */
#define VIEW_EVERY 13

struct _LabProof
{
  const BrambleGame *game;
  BrambleSetup setup;
  guint8 *before;      /* the state before the answer */
  guint8 *copy;        /* a clone, or what was read back */
  guint8 *view;
  BrambleEvents events;
  GArray *answers;     /* guint16: all of them, for the replay */
  BrambleRng rng;      /* for filling in views */
};

LabProof *
lab_proof_new (const BrambleGame  *game,
               const BrambleSetup *setup)
{
  LabProof *proof = g_new0 (LabProof, 1);

  proof->game = game;
  proof->setup = *setup;
  proof->before = g_malloc0 (game->state_size);
  proof->copy = g_malloc0 (game->state_size);
  proof->view = g_malloc0 (game->state_size);
  proof->events.events = g_new (BrambleEvent, LAB_MAX_EVENTS);
  proof->events.size = LAB_MAX_EVENTS;
  proof->answers = g_array_new (FALSE, FALSE, sizeof (guint16));
  bramble_rng_seed (&proof->rng, ~setup->seed);
  return proof;
}

void
lab_proof_free (LabProof *proof)
{
  g_free (proof->before);
  g_free (proof->copy);
  g_free (proof->view);
  g_free (proof->events.events);
  g_array_unref (proof->answers);
  g_free (proof);
}

static gboolean
differ (GError     **error,
        const char  *what)
{
  g_set_error (error, BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_POSITION, "%s", what);
  return FALSE;
}

static gboolean
check_bytes (LabProof       *proof,
             gconstpointer   state,
             guint64         hash,
             GError        **error)
{
  const BrambleGame *game = proof->game;
  guint8 bytes[BRAMBLE_MAX_WRITTEN];
  gsize size = bramble_game_write (game, state, bytes, sizeof bytes);

  if (size == 0)
    return differ (error, "the state could not be written");
  if (!bramble_game_read (game, proof->copy, bytes, size, error))
    return FALSE;
  if (bramble_game_hash (game, proof->copy) != hash)
    return differ (error, "what was written and read differs");
  return TRUE;
}

/* What a seat sees must not change when chance fills in what it does not see. */
static gboolean
check_views (LabProof       *proof,
             gconstpointer   state,
             GError        **error)
{
  const BrambleGame *game = proof->game;

  for (guint seat = 0; seat < game->n_seats (state); seat++)
    {
      guint64 seen;

      game->view (state, seat, proof->view);
      seen = bramble_game_hash (game, proof->view);
      game->resample (proof->view, seat, &proof->rng);
      if (!game->check (proof->view, error))
        return FALSE;
      game->view (proof->view, seat, proof->copy);
      if (bramble_game_hash (game, proof->copy) != seen)
        return differ (error, "a view that was filled in shows something else");
    }

  return TRUE;
}

/**
 * lab_proof_answer:
 *
 * Answers like the game, and checks that a clone and a written-and-read copy
 * give the same, that the position is possible, that the events tell how it
 * came about, and now and then that views hide what they must.
 */
gboolean
lab_proof_answer (LabProof     *proof,
                  gpointer      state,
                  BrambleAsk   *ask,
                  guint         option,
                  GError      **error)
{
  const BrambleGame *game = proof->game;
  BrambleAsk asked;
  guint16 small = (guint16) option;
  guint64 hash;

  bramble_ask_copy (&asked, ask);
  g_array_append_val (proof->answers, small);
  memcpy (proof->before, state, game->state_size);
  proof->events.n_events = 0;
  game->answer (state, ask, option, &proof->events);
  hash = bramble_game_hash (game, state);

  memcpy (proof->copy, proof->before, game->state_size);
  game->answer (proof->copy, &asked, option, NULL);
  if (bramble_game_hash (game, proof->copy) != hash)
    return differ (error, "a clone plays on differently");
  if (proof->events.lost > 0)
    return differ (error, "an answer has more events than there is room for");

  if (!game->check (state, error)
      || (game->check_events && !game->check_events (proof->before, state, &proof->events, error))
      || !check_bytes (proof, state, hash, error))
    return FALSE;

  return proof->answers->len % VIEW_EVERY != 0 || check_views (proof, state, error);
}

/**
 * lab_proof_replay:
 *
 * Plays all answers again from the beginning; the end must be @state.
 */
gboolean
lab_proof_replay (LabProof       *proof,
                  gconstpointer   state,
                  GError        **error)
{
  const BrambleGame *game = proof->game;
  BrambleAsk ask;

  if (!bramble_game_set_up (game, proof->copy, &proof->setup, NULL, error))
    return FALSE;
  game->ask (proof->copy, &ask);
  for (guint i = 0; i < proof->answers->len; i++)
    if (!game->answer (proof->copy, &ask, g_array_index (proof->answers, guint16, i), NULL))
      return differ (error, "a replay refuses an answer");

  return bramble_game_hash (game, proof->copy) == bramble_game_hash (game, state) || differ (error, "a replay ends differently");
}
