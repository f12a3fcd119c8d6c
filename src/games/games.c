/* games.c: the games there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list is BRAMBLE_GAMES, a GAME () for each; meson.build beside this file
 * makes it. Nothing else in the program knows a game by its name.
 */

#include <game.h>

#define GAME(name) extern const BrambleGame name##_game;
BRAMBLE_GAMES
#undef GAME

static const BrambleGame *const games[] = {
#define GAME(name) &name##_game,
  BRAMBLE_GAMES
#undef GAME
  NULL
};

const BrambleGame *const *
bramble_games (void)
{
  return games;
}
