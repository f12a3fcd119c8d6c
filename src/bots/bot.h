/* bot.h: computer players, which know a game only through its interface
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <game.h>

G_BEGIN_DECLS

/* What a bot is given to think about. It contains a view, never the state, so
 * there is no secret in it to use. */
typedef struct
{
  const BrambleGame *game;
  gconstpointer view;     /* what the asked seat may know */
  const BrambleAsk *ask;  /* computed from the view */
  guint64 seed;           /* of the bot's own chance, never taken from the deal */
  const gint *cancelled;  /* (nullable): set to non-zero from another thread to end the thought */
} BrambleThought;

typedef struct
{
  const char *id;
  const char *name; /* untranslated; marked for translation */
  const char *line; /* how it plays, untranslated; marked for translation */
  guint (*choose) (const BrambleThought *thought);
} BrambleBot;

const BrambleBot *const *bramble_bots      (void);
const BrambleBot        *bramble_bot_by_id (const char *id);

guint bramble_bot_choose (const BrambleBot     *bot,
                          const BrambleThought *thought);

extern const BrambleBot bramble_bot_random;
extern const BrambleBot bramble_bot_greedy;

G_END_DECLS
