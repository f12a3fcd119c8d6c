/* test-play.c: what was read can be played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "story-tests.h"

#include <rules/stuffed-catalogue.h>
#include <rules/stuffed-game.h>

/* More answers than any game of such a small story takes, however it is played. */
#define MANY 20000

/* Plays a story at random, and looks at every position. */
static void
play (const char *story,
      guint       seats,
      guint64     seed)
{
  const BrambleGame *game = &stuffed_game;
  g_autofree guint8 *state = g_malloc0 (game->state_size);
  g_autoptr (GError) error = NULL;
  BrambleRng rng = { seed };
  BrambleSetup setup;
  BrambleAsk ask;

  bramble_setup_init (&setup, game);
  setup.seats = seats;
  setup.seed = seed;
  bramble_setup_set (&setup, game, "story", story, &error);
  g_assert_no_error (error);
  bramble_game_set_up (game, state, &setup, NULL, &error);
  g_assert_no_error (error);
  game->ask (state, &ask);
  for (guint i = 0; ask.n_options > 0; i++)
    {
      g_assert_cmpuint (i, <, MANY);
      g_assert_true (game->answer (state, &ask, bramble_rng_below (&rng, ask.n_options), NULL));
      game->check (state, &error);
      g_assert_no_error (error);
    }
}

/* A story that somebody brings along comes into the catalogue once, and is played to its end. */
static void
test_brought (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "stuffed", "corpus", "story", "good-two-pages.story", NULL);
  guint before = stuffed_n_stories;
  const char *value = NULL;
  const char *id = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (stuffed_game.writing->bring (path, &id, &value, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (id, ==, "story");
  g_assert_cmpstr (value, ==, "small");
  g_assert_cmpuint (stuffed_n_stories, ==, before + 1);
  g_assert_false (stuffed_game.writing->bring (path, &id, &value, &error));
  g_assert_error (error, STUFFED_VOLUME_ERROR, STUFFED_VOLUME_ERROR_STORY);
  g_assert_cmpuint (stuffed_n_stories, ==, before + 1);

  for (guint seats = STUFFED_MIN_SEATS; seats <= STUFFED_MAX_SEATS; seats++)
    for (guint64 seed = 1; seed <= 4; seed++)
      play ("small", seats, seed);
}

void
story_add_play (void)
{
  g_test_add_func ("/stuffed/story/brought-and-played", test_brought);
}
