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

/* Whether @seat, who is asked, is asked the same in a state or view that looks
 * the same. */
gboolean
bramble_proof_asked_alike (BrambleProof     *proof,
                           gconstpointer     state,
                           const BrambleAsk *ask,
                           gconstpointer     other)
{
  const BrambleGame *game = proof->game;
  g_autofree char *question = game->ask_text (state, ask, bramble_proof_names);
  g_autofree char *again = NULL;
  BrambleAsk seen;

  game->ask (other, &seen);
  if (!bramble_asks_equal (ask, &seen))
    return FALSE;
  again = game->ask_text (other, &seen, bramble_proof_names);
  if (strcmp (question, again) != 0)
    return FALSE;
  for (guint i = 0; i < ask->n_options; i++)
    {
      g_autofree char *option = game->option_text (state, ask, i, bramble_proof_names);
      g_autofree char *same = game->option_text (other, &seen, i, bramble_proof_names);

      if (strcmp (option, same) != 0)
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
                 guint64            seen,
                 GError           **error)
{
  const BrambleGame *game = proof->game;
  gboolean asked = ask->n_options > 0 && ask->seat == seat;

  if (asked && !bramble_proof_asked_alike (proof, state, ask, proof->view))
    return bramble_proof_fail (error, "seat %u is asked something else than its view says", seat + 1);
  game->resample (proof->view, seat, &proof->rng);
  if (!game->check (proof->view, error))
    return FALSE;
  game->view (proof->view, seat, proof->other);
  if (bramble_game_hash (game, proof->other) != seen)
    return bramble_proof_fail (error, "a view of seat %u that was filled in shows something else", seat + 1);
  if (!shown_alike (game, state, proof->view, seat))
    return bramble_proof_fail (error, "seat %u is shown in words what it may not know", seat + 1);
  if (asked && !bramble_proof_asked_alike (proof, state, ask, proof->view))
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
      guint64 seen;

      game->view (state, seat, proof->view);
      seen = bramble_game_hash (game, proof->view);
      game->view (proof->view, seat, proof->other);
      if (bramble_game_hash (game, proof->other) != seen)
        return bramble_proof_fail (error, "the view of a view is another one");
      if (seat != BRAMBLE_NO_SEAT && !check_filled_in (proof, state, ask, seat, seen, error))
        return FALSE;
    }

  return TRUE;
}
