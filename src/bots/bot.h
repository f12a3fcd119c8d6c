/* bot.h: computer players, which know a game only through its interface
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <game.h>

G_BEGIN_DECLS

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
