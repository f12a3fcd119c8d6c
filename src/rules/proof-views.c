/* proof-views.c: nobody sees what is hidden from them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "proof-private.h"

#include <string.h>

/* Whether two positions look the same to @seat, in words too. */
static gboolean
shown_alike (const BrambleGame *game,
             gconstpointer      a,
             gconstpointer      b,
             guint              seat)
{
  g_autofree char *one = game->show (a, seat);
  g_autofree char *other = game->show (b, seat);

  return strcmp (one, other) == 0;
}

/* Whether the same is asked in a state or view that should look the same, in the words
 * that bramble_proof_ask() has found. */
gboolean
bramble_proof_asked_alike (BrambleProof     *proof,
                           const BrambleAsk *ask,
                           gconstpointer     other)
{
  const BrambleGame *game = proof->game;
  g_autofree char *question = NULL;
  BrambleAsk seen;

  game->ask (other, &seen);
  if (!bramble_asks_equal (ask, &seen))
    return FALSE;
  question = game->ask_text (other, &seen, bramble_proof_names);
  if (strcmp (question, g_ptr_array_index (proof->words, 0)) != 0)
    return FALSE;
  for (guint i = 0; i < ask->n_options; i++)
    {
      g_autofree char *option = game->option_text (other, &seen, i, bramble_proof_names);

      if (strcmp (option, g_ptr_array_index (proof->words, i + 1)) != 0)
        return FALSE;
    }

  return TRUE;
}

/* What a seat sees must not change when chance fills in what it does not see. */
static gboolean
check_filled_in (BrambleProof      *proof,
                 gconstpointer      state,
                 const BrambleAsk  *ask,
                 guint              seat,
                 GError           **error)
{
  const BrambleGame *game = proof->game;
  gboolean asked = ask->n_options > 0 && ask->seat == seat;

  if (asked && !bramble_proof_asked_alike (proof, ask, proof->view))
    return bramble_proof_fail (error, "seat %u is asked something else than its view says", seat + 1);
  game->resample (proof->view, seat, &proof->rng);
  if (!game->check (proof->view, error))
    return FALSE;
  game->view (proof->view, seat, proof->other);
  if (!bramble_game_equal (game, proof->other, proof->seen))
    return bramble_proof_fail (error, "a view of seat %u that was filled in shows something else", seat + 1);
  if (!shown_alike (game, state, proof->view, seat))
    return bramble_proof_fail (error, "seat %u is shown in words what it may not know", seat + 1);
  if (asked && !bramble_proof_asked_alike (proof, ask, proof->view))
    return bramble_proof_fail (error, "seat %u is asked by what it may not know", seat + 1);

  return TRUE;
}

gboolean
bramble_proof_views (BrambleProof      *proof,
                     gconstpointer      state,
                     const BrambleAsk  *ask,
                     GError           **error)
{
  const BrambleGame *game = proof->game;
  guint n_seats = game->n_seats (state);

  /* The last is somebody who only watches. */
  for (guint i = 0; i <= n_seats; i++)
    {
      guint seat = i < n_seats ? i : BRAMBLE_NO_SEAT;

      game->view (state, seat, proof->seen);
      memcpy (proof->view, proof->seen, game->state_size);
      game->view (proof->view, seat, proof->other);
      if (!bramble_game_equal (game, proof->other, proof->seen))
        return bramble_proof_fail (error, "the view of a view is another one");
      if (seat != BRAMBLE_NO_SEAT && !check_filled_in (proof, state, ask, seat, error))
        return FALSE;
    }

  return TRUE;
}
