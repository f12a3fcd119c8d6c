/* bot.h: computer players, which know a game only through its interface
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <game.h>

G_BEGIN_DECLS

/* What a bot is given to think about. It contains a view, never the state, so
 * there is no secret in it to use. */
struct _BrambleThought
{
  const BrambleGame *game;
  gconstpointer view;     /* what the asked seat may know */
  const BrambleAsk *ask;  /* computed from the view */
  guint64 seed;           /* of the bot's own chance, never taken from the deal */
  const gint *cancelled;  /* (nullable): set to non-zero from another thread to end the thought */
  gint64 patience;        /* microseconds until the best so far has to do, or 0: as long as it takes */
};

/* Who leaves everything to chance: not offered to anybody, but the measure of all
 * others in every game. */
extern const BrambleLevel bramble_chance;

/* The longest that anybody waits for an answer. */
#define BRAMBLE_PATIENCE G_USEC_PER_SEC

const BrambleLevel *bramble_bot_level  (const BrambleGame    *game,
                                        const char           *id);
guint               bramble_bot_choose (const BrambleLevel   *level,
                                        const BrambleThought *thought);

G_END_DECLS
