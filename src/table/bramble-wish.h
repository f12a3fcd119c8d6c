/* bramble-wish.h: what somebody wants of a new game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include <game.h>

G_BEGIN_DECLS

/* Who sits at a seat, as a place in a list: a person, then the computer players
 * of the game from weak to strong, then nobody. */
#define BRAMBLE_WISH_PERSON 0

/* What a computer player is like, likewise: chance decides, then the game's tempers. */
#define BRAMBLE_WISH_ANYHOW 0

/* What is chosen on the page for a new game, and remembered for the next one.
 * Plain data; looks and choices are in @setup, its seats and its seed are not used. */
typedef struct
{
  const BrambleGame *game;
  BrambleSetup setup;
  char *names[BRAMBLE_MAX_SEATS];    /* (nullable): NULL is the name that is given by default */
  guint players[BRAMBLE_MAX_SEATS];  /* places in the list of who can play */
  guint tempers[BRAMBLE_MAX_SEATS];  /* places in the list of what they can be like */
  gboolean casual;                   /* everything can be undone */
  gboolean curtain;                  /* one falls between two people */
} BrambleWish;

void                bramble_wish_init     (BrambleWish       *wish,
                                           const BrambleGame *game);
void                bramble_wish_clear    (BrambleWish       *wish);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrambleWish, bramble_wish_clear)

void                bramble_wish_restore  (BrambleWish       *wish,
                                           GSettings         *settings);
void                bramble_wish_remember (const BrambleWish *wish,
                                           GSettings         *settings);

guint               bramble_wish_nobody   (const BrambleGame *game);
const BrambleLevel *bramble_wish_level    (const BrambleGame *game,
                                           guint              player);
const BrambleTemper *
                    bramble_wish_temper   (const BrambleGame *game,
                                           guint              place);

G_END_DECLS
