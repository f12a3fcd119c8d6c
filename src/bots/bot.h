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
  gint64 patience;        /* microseconds until the best so far has to do, or 0: as long as it takes */
} BrambleThought;

/* How much a bot tries before it answers. */
typedef struct
{
  guint playouts;  /* games played on, in all */
  guint horizon;   /* rounds after this one that they go on for */
  double habit;    /* how often others are taken to plan by habit rather than by thought, from 0 to 1 */
} BrambleSearch;

typedef struct _BrambleBot BrambleBot;

struct _BrambleBot
{
  const char *id;
  const char *name; /* untranslated; marked for translation */
  const char *line; /* how it plays, untranslated; marked for translation */
  guint (*choose) (const BrambleBot     *bot,
                   const BrambleThought *thought);
  BrambleSearch search;
  double softness;  /* how much of a chance to win it may overlook: the weaker, the more */
};

extern const BrambleBot bramble_bot_random;
extern const BrambleBot bramble_bot_gosling;
extern const BrambleBot bramble_bot_hedgehog;
extern const BrambleBot bramble_bot_fox;
extern const BrambleBot bramble_bot_raven;

/* The longest that anybody waits for an answer. */
#define BRAMBLE_PATIENCE G_USEC_PER_SEC

const BrambleBot *const *bramble_bots      (void);
const BrambleBot        *bramble_bot_by_id (const char *id);

guint bramble_bot_choose        (const BrambleBot     *bot,
                                 const BrambleThought *thought);
guint bramble_bot_choose_chance (const BrambleBot     *bot,
                                 const BrambleThought *thought);
guint bramble_bot_choose_search (const BrambleBot     *bot,
                                 const BrambleThought *thought);

G_END_DECLS
