/* fuzz-answers.c: any bytes at all as a setup and the answers of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first bytes say which game it is, how many play, the seed and the choices;
 * every other byte is an answer. After each everything is proved that must hold.
 */

#include "fuzz.h"

#include <proof.h>

typedef struct
{
  const guint8 *bytes;
  gsize size;          /* how many are left */
} Input;

static guint8
take (Input *input)
{
  if (input->size == 0)
    return 0;
  input->size--;
  return *input->bytes++;
}

static const BrambleGame *
take_game (Input *input)
{
  guint n = 0;

  while (bramble_games ()[n])
    n++;
  return bramble_games ()[take (input) % n];
}

static gint16
take_value (Input               *input,
            const BrambleChoice *choice,
            guint                seats)
{
  guint byte = take (input);
  guint n = 0;

  switch (choice->kind)
    {
    case BRAMBLE_CHOICE_ONE:
      while (choice->values[n].id)
        n++;
      return (gint16) (byte % n);
    case BRAMBLE_CHOICE_SWITCH:
      return (gint16) (byte % 2);
    case BRAMBLE_CHOICE_NUMBER:
      return (gint16) (choice->min + (int) (byte % (guint) (choice->max - choice->min + 1)));
    case BRAMBLE_CHOICE_SEAT:
      return (gint16) (byte % (seats + 1));
    }

  g_assert_not_reached ();
}

static BrambleSetup
take_setup (Input             *input,
            const BrambleGame *game)
{
  BrambleSetup setup;

  bramble_setup_init (&setup, game);
  setup.seats = game->min_seats + take (input) % (game->max_seats - game->min_seats + 1);
  setup.seed = take (input);
  for (guint i = 0; game->choices && game->choices[i].id; i++)
    for (guint seat = 0; seat < (game->choices[i].per_seat ? setup.seats : 1); seat++)
      setup.values[i][seat] = take_value (input, &game->choices[i], setup.seats);
  return setup;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  Input input = { data, size };
  const BrambleGame *game = take_game (&input);
  BrambleSetup setup = take_setup (&input, game);
  g_autofree guint8 *state = g_malloc0 (game->state_size);
  g_autoptr (BrambleProof) proof = NULL;
  g_autoptr (GError) error = NULL;
  BrambleAsk ask;

  /* What does not go together is refused. */
  if (!bramble_game_set_up (game, state, &setup, NULL, NULL))
    return 0;

  game->ask (state, &ask);
  proof = bramble_proof_new (game, &setup);
  bramble_proof_begin (proof, state, &ask, &error);
  g_assert_no_error (error);
  while (input.size > 0 && ask.n_options > 0)
    {
      bramble_proof_answer (proof, state, &ask, take (&input) % ask.n_options, &error);
      g_assert_no_error (error);
    }
  bramble_proof_end (proof, state, &error);
  g_assert_no_error (error);
  return 0;
}
