/* proof-natures.c: what asking says is what the game says of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "proof-private.h"

#include <string.h>

/* A number for what a seat learns by events, as far as it is told. */
static guint64
mix_events (const BrambleEvents *events,
            guint                seat,
            guint64              hash)
{
  for (guint i = 0; i < events->n_events; i++)
    {
      BrambleEvent seen;

      if (!bramble_event_for_seat (&events->events[i], seat, &seen))
        continue;
      for (gsize byte = 0; byte < sizeof seen; byte++)
        hash = (hash ^ ((const guint8 *) &seen)[byte]) * G_GUINT64_CONSTANT (0x100000001b3);
    }

  return hash;
}

/* An answer in secret shows the others nothing of itself: whatever is answered,
 * they see and hear the same, until all have answered. */
gboolean
bramble_proof_secrets (BrambleProof      *proof,
                       gconstpointer      state,
                       const BrambleAsk  *asked,
                       GError           **error)
{
  const BrambleGame *game = proof->game;
  guint n_seats = game->n_seats (state);
  guint64 learnt[BRAMBLE_MAX_SEATS] = { 0 };

  if (asked->n_options == 0 || !bramble_ask_is_secret (game, state, asked))
    return TRUE;

  for (guint i = 0; i < asked->n_options; i++)
    {
      BrambleAsk ask;

      bramble_ask_copy (&ask, asked);
      memcpy (proof->copy, state, game->state_size);
      proof->told.n_events = 0;
      game->answer (proof->copy, &ask, i, &proof->told);
      if (ask.n_options == 0 || !bramble_ask_is_secret (game, proof->copy, &ask)
          || game->round (proof->copy) != game->round (state))
        return TRUE;
      for (guint seat = 0; seat < n_seats; seat++)
        {
          guint64 now;

          if (seat == asked->seat)
            continue;
          game->view (proof->copy, seat, proof->view);
          now = mix_events (&proof->told, seat, bramble_game_hash (game, proof->view));
          if (i > 0 && now != learnt[seat])
            return bramble_proof_fail (error, "seat %u learns what seat %u answers in secret", seat + 1, asked->seat + 1u);
          learnt[seat] = now;
        }
    }

  return TRUE;
}

/* What is answered openly everybody sees: two answers that look the same to all others
 * make the same position. */
static gboolean
check_seen (BrambleProof      *proof,
            gconstpointer      state,
            const BrambleAsk  *asked,
            GError           **error)
{
  const BrambleGame *game = proof->game;
  guint64 seen[BRAMBLE_MAX_OPTIONS], made[BRAMBLE_MAX_OPTIONS];

  for (guint i = 0; i < asked->n_options; i++)
    {
      BrambleAsk ask;

      bramble_ask_copy (&ask, asked);
      memcpy (proof->copy, state, game->state_size);
      proof->told.n_events = 0;
      game->answer (proof->copy, &ask, i, &proof->told);
      game->view (proof->copy, BRAMBLE_NO_SEAT, proof->view);
      made[i] = bramble_game_hash (game, proof->copy);
      seen[i] = mix_events (&proof->told, BRAMBLE_NO_SEAT, bramble_game_hash (game, proof->view));
      for (guint j = 0; j < i; j++)
        if (seen[i] == seen[j] && made[i] != made[j])
          return bramble_proof_fail (error, "“%s” is asked openly, but the answer is a secret", game->ask_id (asked));
    }

  return TRUE;
}

/* What is asked openly can be answered by what everybody sees, and before their eyes. */
gboolean
bramble_proof_open (BrambleProof      *proof,
                    gconstpointer      state,
                    const BrambleAsk  *ask,
                    GError           **error)
{
  const BrambleGame *game = proof->game;

  if (ask->n_options == 0)
    return TRUE;
  if ((bramble_ask_nature (game, state, ask) & BRAMBLE_ASK_OPEN) == 0)
    return !game->all_open || bramble_proof_fail (error, "all is open, but “%s” is not asked openly", game->ask_id (ask));
  if ((bramble_ask_nature (game, state, ask) & (BRAMBLE_ASK_SECRET | BRAMBLE_ASK_TELLS)) != 0)
    return bramble_proof_fail (error, "“%s” is asked openly and in secret", game->ask_id (ask));

  game->view (state, BRAMBLE_NO_SEAT, proof->view);
  if (!bramble_proof_asked_alike (proof, ask, proof->view))
    return bramble_proof_fail (error, "“%s” is asked openly, but needs what only seat %u knows", game->ask_id (ask),
                               ask->seat + 1u);

  return check_seen (proof, state, ask, error);
}

/* Whether @seat, as far as it is told, hears the same first: one of them may go on
 * after the other has stopped. */
static gboolean
begins_alike (const BrambleEvents *a,
              const BrambleEvents *b,
              guint                seat,
              gboolean            *same)
{
  guint i = 0, j = 0;

  while (TRUE)
    {
      BrambleEvent one, other;

      while (i < a->n_events && !bramble_event_for_seat (&a->events[i], seat, &one))
        i++;
      while (j < b->n_events && !bramble_event_for_seat (&b->events[j], seat, &other))
        j++;
      if (i == a->n_events || j == b->n_events)
        break;
      if (memcmp (&one, &other, sizeof one) != 0)
        return FALSE;
      i++;
      j++;
    }

  *same = i == a->n_events && j == b->n_events;
  return TRUE;
}

/* Gives what was filled in the chance of the position before, where that can be said in
 * words: what chance brings should not hide what asking tells. It takes long, so it is
 * done now and then. */
static void
bring_same_chance (BrambleProof *proof)
{
  g_autofree char *shown = NULL;
  const char *seed;

  if (bramble_rng_below (&proof->rng, 4) != 0)
    return;

  shown = proof->game->show (proof->before, BRAMBLE_NO_SEAT);
  seed = strstr (shown, "\nseed ");
  if (seed)
    {
      g_autofree char *line = g_strndup (seed + 1, strcspn (seed + 1, "\n"));
      g_auto (GStrv) words = g_strsplit (line, " ", -1);

      proof->game->place (proof->view, (const char *const *) words, NULL, NULL);
    }
}

/* Which option of @other is the one that was answered, or -1. */
static int
find_answer (const BrambleAsk *other,
             const BrambleAsk *asked,
             guint             option)
{
  return other->seat == asked->seat && other->kind == asked->kind ? bramble_ask_find (other, &asked->options[option]) : -1;
}

/* Of these nobody else knows that they are asked: of one because all answer at once. */
#define HIDDEN_ASK (BRAMBLE_ASK_SECRET | BRAMBLE_ASK_TELLS)

/* That somebody is asked tells the others nothing, unless the game says so: had the
 * same been answered in any position that looked the same to one of them, and had
 * they been told the same, the same would be asked now.
 *
 * @asked: what was answered in proof->before with @option, and led to @ask */
gboolean
bramble_proof_asking (BrambleProof      *proof,
                      gconstpointer      state,
                      const BrambleAsk  *asked,
                      guint              option,
                      const BrambleAsk  *ask,
                      GError           **error)
{
  const BrambleGame *game = proof->game;
  guint witness = bramble_rng_below (&proof->rng, game->n_seats (state));
  BrambleAsk other;
  gboolean same;
  int found;

  if (ask->n_options == 0 || witness == ask->seat || witness == asked->seat
      || (bramble_ask_nature (game, state, ask) & HIDDEN_ASK) != 0)
    return TRUE;

  game->view (proof->before, witness, proof->view);
  game->resample (proof->view, witness, &proof->rng);
  if (!game->check (proof->view, error))
    return FALSE;
  game->ask (proof->view, &other);
  if (find_answer (&other, asked, option) < 0)
    return TRUE;
  bring_same_chance (proof);
  game->ask (proof->view, &other);
  found = find_answer (&other, asked, option);
  if (found < 0)
    return TRUE;

  proof->told.n_events = 0;
  game->answer (proof->view, &other, (guint) found, &proof->told);
  if (!begins_alike (&proof->events, &proof->told, witness, &same)
      || (same && other.seat == ask->seat && other.kind == ask->kind)
      || (other.n_options > 0 && (bramble_ask_nature (game, proof->view, &other) & HIDDEN_ASK) != 0))
    return TRUE;

  return bramble_proof_fail (error, "that seat %u is asked “%s” after “%s” tells seat %u something: it could be seat %u and “%s”",
                             ask->seat + 1u, game->ask_id (ask), game->ask_id (asked), witness + 1, other.seat + 1u,
                             other.n_options > 0 ? game->ask_id (&other) : "");
}
