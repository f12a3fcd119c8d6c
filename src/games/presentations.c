/* presentations.c: how the games there are look on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The same list as in games.c, for those who have a window.
 */

#include <bramble-presentation.h>

#define GAME(name) extern const BramblePresentation name##_presentation;
BRAMBLE_GAMES
#undef GAME

static const BramblePresentation *const presentations[] = {
#define GAME(name) &name##_presentation,
  BRAMBLE_GAMES
#undef GAME
  NULL
};

const BramblePresentation *const *
bramble_presentations (void)
{
  return presentations;
}
