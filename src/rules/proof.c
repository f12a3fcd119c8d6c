/* proof.c: everything that must hold for any game, proved while it is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who plays through a proof answers like the game, and is told after every
 * answer what is wrong with the game, if anything is. Nothing here knows a game.
 */

#include "proof-private.h"

#include <string.h>

/* What looks at every seat and every option costs as much as a hundred answers,
 * so it is proved for one answer in this many; a prime, so that no seat is always
 * left out. */
#define THOROUGH_EVERY 13

static void
make_room (BrambleEvents *events)
{
  events->events = g_new (BrambleEvent, BRAMBLE_PROOF_EVENTS);
  events->size = BRAMBLE_PROOF_EVENTS;
}

/**
 * bramble_proof_new:
 *
 * Returns: (transfer full): the proof of one game that is begun like that
 */
BrambleProof *
bramble_proof_new (const BrambleGame  *game,
                   const BrambleSetup *setup)
{
  BrambleProof *proof = g_new0 (BrambleProof, 1);

  proof->game = game;
  proof->setup = *setup;
  proof->before = g_malloc0 (game->state_size);
  proof->kept = g_malloc0 (game->state_size);
  proof->copy = g_malloc0 (game->state_size);
  proof->seen = g_malloc0 (game->state_size);
  proof->view = g_malloc0 (game->state_size);
  proof->other = g_malloc0 (game->state_size);
  make_room (&proof->events);
  make_room (&proof->told);
  proof->answers = g_array_new (FALSE, FALSE, sizeof (guint16));
  proof->words = g_ptr_array_new_with_free_func (g_free);
  bramble_rng_seed (&proof->rng, ~setup->seed);
  return proof;
}

void
bramble_proof_free (BrambleProof *proof)
{
  g_free (proof->before);
  g_free (proof->kept);
  g_free (proof->copy);
  g_free (proof->seen);
  g_free (proof->view);
  g_free (proof->other);
  g_free (proof->events.events);
  g_free (proof->told.events);
  g_array_unref (proof->answers);
  g_ptr_array_unref (proof->words);
  g_free (proof);
}

/**
 * bramble_proof_events:
 *
 * Returns: what was told by the last answer, or by the beginning
 */
const BrambleEvents *
bramble_proof_events (BrambleProof *proof)
{
  return &proof->events;
}

gboolean
bramble_proof_fail (GError     **error,
                    const char  *format,
                    ...)
{
  va_list args;

  va_start (args, format);
  if (error)
    *error = g_error_new_valist (BRAMBLE_RULES_ERROR, BRAMBLE_RULES_ERROR_POSITION, format, args);
  va_end (args);
  return FALSE;
}

gboolean
bramble_asks_equal (const BrambleAsk *a,
                    const BrambleAsk *b)
{
  return a->turn == b->turn && a->kind == b->kind && a->seat == b->seat && a->cause == b->cause
         && a->n_options == b->n_options
         && memcmp (a->options, b->options, a->n_options * sizeof (BrambleOption)) == 0;
}

static gboolean
write_state (BrambleProof   *proof,
             gconstpointer   state,
             GError        **error)
{
  proof->n_written = bramble_game_write (proof->game, state, proof->written, sizeof proof->written);
  return proof->n_written > 0 || bramble_proof_fail (error, "the state could not be written");
}

/* Whether @state is written like the one that was written last. */
static gboolean
is_written_alike (BrambleProof  *proof,
                  gconstpointer  state)
{
  guint8 bytes[BRAMBLE_MAX_WRITTEN];
  gsize size;

  size = bramble_game_write (proof->game, state, bytes, sizeof bytes);
  return size == proof->n_written && memcmp (bytes, proof->written, size) == 0;
}

/* A field that no visit comes to is not in the bytes and not in the hash, but it is
 * shown. */
static gboolean
check_kept (BrambleProof   *proof,
            gconstpointer   state,
            GError        **error)
{
  g_autofree char *shown = proof->game->show (state, BRAMBLE_NO_SEAT);
  g_autofree char *kept = proof->game->show (proof->kept, BRAMBLE_NO_SEAT);

  return strcmp (shown, kept) == 0 || bramble_proof_fail (error, "what was written and read is shown differently");
}

/* Winners are there when the game is won and only then, and sides win together. */
static gboolean
check_result (BrambleProof      *proof,
              gconstpointer      state,
              const BrambleAsk  *ask,
              GError           **error)
{
  guint n_seats = proof->game->n_seats (state);
  BrambleResult result;

  proof->game->result (state, &result);
  if ((result.outcome == BRAMBLE_PLAYING) != (ask->n_options > 0))
    return bramble_proof_fail (error, "somebody is asked although the game is over, or nobody although it is not");
  if ((ask->n_options == 0) != (ask->seat == BRAMBLE_NO_SEAT) || (ask->n_options > 0 && ask->seat >= n_seats))
    return bramble_proof_fail (error, "nobody of this game is asked");
  if ((result.outcome == BRAMBLE_WON) != (result.winners != 0) || result.winners >> n_seats != 0)
    return bramble_proof_fail (error, "winners are missing, or there are some although nobody won");
  for (guint seat = 0; seat < n_seats; seat++)
    for (guint other = 0; other < seat; other++)
      if (result.sides[seat] == result.sides[other]
          && ((result.winners >> seat) & 1) != ((result.winners >> other) & 1))
        return bramble_proof_fail (error, "of two seats on one side only one has won");
  for (guint seat = 0; seat < n_seats; seat++)
    if (result.sides[seat] >= BRAMBLE_MAX_SEATS)
      return bramble_proof_fail (error, "there are more sides than seats");

  return TRUE;
}

/* Whether an answer is refused, and changes nothing. */
static gboolean
is_refused (BrambleProof     *proof,
            gconstpointer     state,
            const BrambleAsk *asked,
            guint             option)
{
  BrambleAsk ask;

  bramble_ask_copy (&ask, asked);
  memcpy (proof->copy, state, proof->game->state_size);
  proof->told.n_events = 0;
  return !proof->game->answer (proof->copy, &ask, option, &proof->told)
         && proof->told.n_events == 0
         && memcmp (proof->copy, state, proof->game->state_size) == 0
         && bramble_asks_equal (&ask, asked);
}

static gboolean
check_refusals (BrambleProof      *proof,
                gconstpointer      state,
                const BrambleAsk  *ask,
                GError           **error)
{
  const guint beyond[] = { ask->n_options, ask->n_options + 1u, BRAMBLE_MAX_OPTIONS, G_MAXUINT };
  BrambleAsk late;

  for (guint i = 0; i < G_N_ELEMENTS (beyond); i++)
    if (!is_refused (proof, state, ask, beyond[i]))
      return bramble_proof_fail (error, "option %u of %u is not refused", beyond[i], ask->n_options);
  bramble_ask_copy (&late, ask);
  late.turn++;
  if (!is_refused (proof, state, &late, 0))
    return bramble_proof_fail (error, "the ask of another position is not refused");

  return TRUE;
}

/* All that is offered can be answered, and leads to a possible position. */
static gboolean
check_options (BrambleProof      *proof,
               gconstpointer      state,
               const BrambleAsk  *asked,
               GError           **error)
{
  const BrambleGame *game = proof->game;

  for (guint i = 0; i < asked->n_options; i++)
    {
      BrambleAsk ask;

      if (bramble_ask_find (asked, &asked->options[i]) != (int) i)
        return bramble_proof_fail (error, "option %u is there twice", i);
      bramble_ask_copy (&ask, asked);
      memcpy (proof->copy, state, game->state_size);
      if (!game->answer (proof->copy, &ask, i, NULL))
        return bramble_proof_fail (error, "option %u is offered and refused", i);
      if (!game->check (proof->copy, error))
        return FALSE;
    }

  return TRUE;
}

/* What the aids for bots say must be of use. */
static gboolean
check_aids (BrambleProof      *proof,
            gconstpointer      state,
            const BrambleAsk  *ask,
            GError           **error)
{
  const BrambleGame *game = proof->game;
  double values[BRAMBLE_MAX_SEATS] = { 0 };

  if (game->playout && ask->n_options > 0 && game->playout (state, ask, &proof->rng) >= ask->n_options)
    return bramble_proof_fail (error, "the quick policy answers what is not offered");
  if (game->value)
    game->value (state, values);
  for (guint seat = 0; seat < game->n_seats (state); seat++)
    if (!(values[seat] >= 0 && values[seat] <= 1))
      return bramble_proof_fail (error, "the chance of seat %u is %f", seat + 1, values[seat]);

  return TRUE;
}

/* What is proved of every position that is reached. */
static gboolean
check_position (BrambleProof      *proof,
                gconstpointer      state,
                const BrambleAsk  *ask,
                GError           **error)
{
  const BrambleGame *game = proof->game;
  BrambleAsk again;

  if (proof->events.lost > 0)
    return bramble_proof_fail (error, "an answer has more events than there is room for");
  /* Bytes hold the hash of what was written, and nothing is read that has another. */
  if (!game->check (state, error) || !bramble_game_read (game, proof->kept, proof->written, proof->n_written, error)
      || !check_result (proof, state, ask, error) || !check_refusals (proof, state, ask, error))
    return FALSE;
  game->ask (state, &again);
  if (!bramble_asks_equal (ask, &again))
    return bramble_proof_fail (error, "an answer leaves another ask than the position has");
  if (game->n_seats (state) != proof->setup.seats)
    return bramble_proof_fail (error, "there are %u seats now", game->n_seats (state));

  return bramble_proof_offers (proof, state, ask, error);
}

/* What is proved now and then, and at the beginning and the end. */
static gboolean
check_thoroughly (BrambleProof      *proof,
                  gconstpointer      state,
                  const BrambleAsk  *ask,
                  GError           **error)
{
  return check_kept (proof, state, error)
         && check_options (proof, state, ask, error)
         && check_aids (proof, state, ask, error)
         && bramble_proof_ask (proof, state, ask, error)
         && bramble_proof_views (proof, state, ask, error)
         && bramble_proof_secrets (proof, state, ask, error)
         && bramble_proof_open (proof, state, ask, error)
         && bramble_proof_rebuild (proof, state, ask, error);
}

/**
 * bramble_proof_begin:
 * @state: (out): the beginning
 * @ask: (out): what is asked there
 *
 * Sets the game up, and proves its first position.
 */
gboolean
bramble_proof_begin (BrambleProof  *proof,
                     gpointer       state,
                     BrambleAsk    *ask,
                     GError       **error)
{
  const BrambleGame *game = proof->game;

  g_array_set_size (proof->answers, 0);
  proof->events.n_events = 0;
  if (!bramble_game_set_up (game, state, &proof->setup, &proof->events, error))
    return FALSE;
  game->ask (state, ask);

  return write_state (proof, state, error)
         && check_position (proof, state, ask, error)
         && bramble_proof_told (proof, error)
         && check_thoroughly (proof, state, ask, error);
}

/* Whether the same answer leads from @copy to the same position, and the same ask. */
static gboolean
plays_on (BrambleProof     *proof,
          gpointer          copy,
          const BrambleAsk *asked,
          guint             option,
          gconstpointer     state,
          const BrambleAsk *next)
{
  BrambleAsk ask;

  bramble_ask_copy (&ask, asked);
  return proof->game->answer (copy, &ask, option, NULL)
         && bramble_asks_equal (&ask, next)
         && (memcmp (copy, state, proof->game->state_size) == 0 || is_written_alike (proof, copy));
}

/**
 * bramble_proof_answer:
 *
 * Answers like the game, and proves that a clone and a written-and-read copy
 * give the same, that the position is possible, that the events tell how it
 * came about, that nothing else can be answered, and now and then all that
 * concerns options, views, secrets and words.
 */
gboolean
bramble_proof_answer (BrambleProof  *proof,
                      gpointer       state,
                      BrambleAsk    *ask,
                      guint          option,
                      GError       **error)
{
  const BrambleGame *game = proof->game;
  BrambleAsk asked;
  guint16 small = (guint16) option;

  bramble_ask_copy (&asked, ask);
  g_array_append_val (proof->answers, small);
  memcpy (proof->before, state, game->state_size);
  proof->events.n_events = 0;
  if (!game->answer (state, ask, option, &proof->events))
    return bramble_proof_fail (error, "option %u of %u is refused", option, asked.n_options);
  if (!write_state (proof, state, error))
    return FALSE;

  memcpy (proof->copy, proof->before, game->state_size);
  if (!plays_on (proof, proof->copy, &asked, option, state, ask))
    return bramble_proof_fail (error, "a clone plays on differently");
  if (!plays_on (proof, proof->kept, &asked, option, state, ask))
    return bramble_proof_fail (error, "what was written and read plays on differently");

  if (!check_position (proof, state, ask, error)
      || (game->check_events && !game->check_events (proof->before, state, &proof->events, error))
      || !bramble_proof_asking (proof, state, &asked, option, ask, error))
    return FALSE;
  if (proof->answers->len % THOROUGH_EVERY != 0)
    return TRUE;

  return bramble_proof_told (proof, error) && check_thoroughly (proof, state, ask, error);
}

/**
 * bramble_proof_end:
 *
 * Proves the last position, and plays all answers again from the beginning: the
 * end must be @state.
 */
gboolean
bramble_proof_end (BrambleProof   *proof,
                   gconstpointer   state,
                   GError        **error)
{
  const BrambleGame *game = proof->game;
  BrambleAsk ask;

  game->ask (state, &ask);
  if (!bramble_proof_told (proof, error) || !check_thoroughly (proof, state, &ask, error)
      || !bramble_game_set_up (game, proof->copy, &proof->setup, NULL, error))
    return FALSE;
  game->ask (proof->copy, &ask);
  for (guint i = 0; i < proof->answers->len; i++)
    if (!game->answer (proof->copy, &ask, g_array_index (proof->answers, guint16, i), NULL))
      return bramble_proof_fail (error, "a replay refuses an answer");

  return bramble_game_equal (game, proof->copy, state)
         || bramble_proof_fail (error, "a replay ends differently");
}
