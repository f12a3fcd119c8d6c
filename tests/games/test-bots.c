/* test-bots.c: the computer players of any game are legal, honest and repeatable
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-kit.h"

#include <search.h>

/* Positions that are thought about; the strongest level thinks long. */
#define POSITIONS kit_often (KIT_SLOW ? 4 : 8, KIT_TIMES (40))
/* Answers until a position is taken, at most. */
#define DEPTH 60

/* A position in a game of some kind in which somebody has a choice, or NULL. */
static KitPlay *
some_position (const BrambleGame *game,
               const GArray      *setups,
               guint64            seed)
{
  g_autoptr (KitPlay) play = kit_play_new (game, &g_array_index (setups, BrambleSetup, seed % setups->len), seed);

  kit_play_on (play, bramble_rng_below (&play->rng, DEPTH));
  return play->ask.n_options > 1 ? g_steal_pointer (&play) : NULL;
}

/* Other hands, other decks, other chance to come: whoever is asked sees the same
 * and answers the same. */
static void
what_is_hidden_changes_no_answer (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);
  g_autofree guint8 *other = g_malloc0 (game->state_size);
  guint n_worlds = 0;

  for (guint64 seed = 0; seed < POSITIONS; seed++)
    {
      g_autoptr (KitPlay) play = some_position (game, setups, seed);
      BrambleRng rng = { ~seed };

      if (play == NULL)
        continue;
      game->view (play->state, play->ask.seat, other);
      game->resample (other, play->ask.seat, &rng);
      n_worlds += bramble_game_hash (game, other) != bramble_game_hash (game, play->state);
      for (const BrambleLevel *level = game->levels; level->id; level++)
        g_assert_cmpuint (kit_choose (game, level, play->state, seed), ==, kit_choose (game, level, other, seed));
    }
  g_assert_cmpuint (n_worlds, >, 0);
}

static void
the_same_seed_gives_the_same_answer (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);

  for (guint64 seed = 0; seed < POSITIONS; seed++)
    {
      g_autoptr (KitPlay) play = some_position (game, setups, seed);

      for (const BrambleLevel *level = game->levels; play && level->id; level++)
        {
          guint option = kit_choose (game, level, play->state, seed);

          g_assert_cmpuint (option, <, play->ask.n_options);
          g_assert_cmpuint (option, ==, kit_choose (game, level, play->state, seed));
        }
    }
}

/* Who tries, tries less: cancelled or not patient enough. */
static void
assert_cut_short (const BrambleLevel   *level,
                  const BrambleThought *thought)
{
  g_autofree BrambleFindings *whole = g_new0 (BrambleFindings, 1);
  g_autofree BrambleFindings *cut = g_new0 (BrambleFindings, 1);
  BrambleThought unhurried = *thought;

  unhurried.cancelled = NULL;
  unhurried.patience = 0;
  bramble_search_run (level, &unhurried, whole);
  bramble_search_run (level, thought, cut);
  g_assert_cmpuint (cut->playouts, <, MAX (whole->playouts / 4, 2 * thought->ask->n_options));
}

/* Whoever cannot wait gets the best so far. */
static void
out_of_time_is_still_an_answer (const BrambleGame *game)
{
  const gint cancelled = TRUE;
  g_autoptr (GArray) setups = kit_setups (game);
  g_autofree guint8 *view = g_malloc0 (game->state_size);
  const BrambleLevel *strongest = bramble_game_strongest (game);

  for (guint64 seed = 0; seed < POSITIONS; seed++)
    {
      g_autoptr (KitPlay) play = some_position (game, setups, seed);
      BrambleThought thought = { .game = game, .view = view, .seed = seed };

      if (play == NULL)
        continue;
      game->view (play->state, play->ask.seat, view);
      thought.ask = &play->ask;
      if (seed % 2 == 0)
        thought.cancelled = &cancelled;
      else
        thought.patience = 1;
      for (const BrambleLevel *level = game->levels; level->id; level++)
        g_assert_cmpuint (bramble_bot_choose (level, &thought), <, play->ask.n_options);
      if (strongest->playouts >= 200 && game->playout && game->value)
        assert_cut_short (strongest, &thought);
    }
}

/* Where answers are found by trying, what is found adds up. */
static void
findings_add_up (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);
  g_autofree guint8 *view = g_malloc0 (game->state_size);
  g_autofree BrambleFindings *findings = g_new0 (BrambleFindings, 1);
  BrambleLevel level = *bramble_game_strongest (game);

  if (!game->playout || !game->value)
    {
      g_test_skip ("nobody tries anything in this game");
      return;
    }
  level.playouts = 50;
  level.horizon = 1;
  for (guint64 seed = 0; seed < POSITIONS; seed++)
    {
      g_autoptr (KitPlay) play = some_position (game, setups, seed);
      BrambleThought thought = { .game = game, .view = view, .seed = seed };
      double sum = 0;

      if (play == NULL)
        continue;
      game->view (play->state, play->ask.seat, view);
      thought.ask = &play->ask;
      bramble_search_run (&level, &thought, findings);
      for (guint i = 0; i < play->ask.n_options; i++)
        {
          g_assert_cmpfloat (findings->values[i], >=, 0);
          g_assert_cmpfloat (findings->values[i], <=, 1);
          g_assert_cmpfloat (findings->shares[i], >=, 0);
          sum += findings->shares[i];
        }
      g_assert_cmpfloat_with_epsilon (sum, 1, 1e-6);
    }
}

/* The quick levels play whole games against each other, to the end, in every way that
 * there is; in the check, in as many as are enough to have every number of seats. */
static void
games_of_bots_end (const BrambleGame *game)
{
  g_autoptr (GArray) setups = kit_setups (game);
  guint n_levels = 0;

  while (game->levels[n_levels].id && game->levels[n_levels].playouts <= 100)
    n_levels++;
  for (guint i = 0; i < KIT_TIMES (setups->len); i += kit_often (1 + setups->len / 16, 1))
    {
      g_autoptr (KitPlay) play = kit_play_new (game, &g_array_index (setups, BrambleSetup, i), i);
      guint answers = 0;

      while (play->ask.n_options > 0)
        {
          const BrambleLevel *level = n_levels > 0 ? &game->levels[play->ask.seat % n_levels] : &bramble_chance;

          kit_play_answer (play, kit_choose (game, level, play->state, bramble_rng_next (&play->rng)));
          g_assert_cmpuint (++answers, <, 10000);
        }
      g_assert_true (bramble_game_is_over (game, play->state));
    }
}

static const KitGameTest tests[] = {
  { "what-is-hidden-changes-no-answer", what_is_hidden_changes_no_answer },
  { "the-same-seed-gives-the-same-answer", the_same_seed_gives_the_same_answer },
  { "out-of-time-is-still-an-answer", out_of_time_is_still_an_answer },
  { "findings-add-up", findings_add_up },
  { "games-of-bots-end", games_of_bots_end },
  { NULL },
};

int
main (int    argc,
      char **argv)
{
  return kit_main (argc, argv, tests);
}
