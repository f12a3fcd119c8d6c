/* bots-kit.c: aids for the tests of computer players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bots-kit.h"
#include "test-setup.h"

/* A new game with all cards, changed by @lines of words. */
void
kit_new (GrimmState        *s,
         guint              seats,
         guint64            seed,
         const char *const *lines)
{
  BrambleSetup setup = test_setup (seats, seed, 0, "all", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (bramble_game_set_up (&grimm_game, s, &setup, NULL, NULL));
  for (guint i = 0; lines && lines[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      grimm_game.place (s, (const char *const *) words, NULL, &error);
      g_assert_no_error (error);
    }
}

/* Goes on as playouts do, at most so many answers. */
void
kit_advance (GrimmState *s,
             BrambleAsk *ask,
             guint       n_answers,
             BrambleRng *rng)
{
  grimm_game.ask (s, ask);
  for (; n_answers > 0 && ask->n_options > 0; n_answers--)
    grimm_game.answer (s, ask, grimm_game.playout (s, ask, rng), NULL);
}

/* What @bot answers to the ask of @s. */
guint
kit_choose (const BrambleLevel *bot,
            const GrimmState *s,
            guint64           seed)
{
  GrimmState view;
  BrambleAsk ask;
  BrambleThought thought = { .game = &grimm_game, .view = &view, .ask = &ask, .seed = seed };

  grimm_game.ask (s, &ask);
  grimm_game.view (s, ask.seat, &view);
  grimm_game.ask (&view, &ask);
  return bramble_bot_choose (bot, &thought);
}
