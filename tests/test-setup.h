/* test-setup.h: how the games of the tests are begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bot.h>
#include <game.h>

G_BEGIN_DECLS

static inline void
test_choose (BrambleSetup      *setup,
             const BrambleGame *game,
             const char        *key,
             const char        *value)
{
  g_autoptr (GError) error = NULL;

  if (value)
    bramble_setup_set (setup, game, key, value, &error);
  g_assert_no_error (error);
}

/* The first game there is. @start is a seat, or BRAMBLE_NO_SEAT: chance decides;
 * @cards and @edition may be NULL: as usual. */
static inline BrambleSetup
test_setup (guint       seats,
            guint64     seed,
            guint       start,
            const char *cards,
            const char *edition)
{
  const BrambleGame *game = bramble_games ()[0];
  g_autofree char *seat = start == BRAMBLE_NO_SEAT ? NULL : g_strdup_printf ("%u", start + 1);
  BrambleSetup setup;

  bramble_setup_init (&setup, game);
  setup.seats = seats;
  setup.seed = seed;
  test_choose (&setup, game, "start", seat);
  test_choose (&setup, game, "cards", cards);
  test_choose (&setup, game, "edition", edition);
  return setup;
}

/* Returns a computer player of the first game. */
static inline const BrambleLevel *
test_level (const char *id)
{
  const BrambleLevel *level = bramble_bot_level (bramble_games ()[0], id);

  g_assert_nonnull (level);
  return level;
}

G_END_DECLS
