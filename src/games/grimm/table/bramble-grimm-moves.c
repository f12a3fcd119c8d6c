/* bramble-grimm-moves.c: the pictures of what moves in The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-moves.h"

const BrambleThingPicture bramble_grimm_pictures[] = {
  { "token", NULL, "grimm/tokens/", 34, 34 },
  { "fable", NULL, "grimm/fables/", 104, 78, .framed = TRUE },
  { "friend", NULL, "grimm/friends/", 104, 78, .framed = TRUE },
  { "gather", NULL, "grimm/cards/gather-", 80, 60, .framed = TRUE },
  { "monster", "wolf", "grimm/monsters/wolf-1", 72, 90 },
  { "monster", NULL, "grimm/monsters/", 72, 90 },
  { "unique", NULL, "grimm/unique/", 96, 72 },
  { "section", NULL, "grimm/houses/", 84, 92 },
  { "site", NULL, "grimm/houses/site-corner", 84, 92 },
  { "bonus", NULL, "grimm/tokens/bonus-", 48, 48 },
  { "regal", NULL, "grimm/tokens/regal", 64, 80 },
  { "die", NULL, "grimm/tokens/die-", 64, 64 },
  { "start", NULL, "grimm/tokens/starting-player", 48, 48 },
  { "pig", NULL, "grimm/pigs/pig-", 48, 60, .looks = TRUE },
  { "back", "gather", "grimm/cards/back-gather-", 46, 64, .looks = TRUE },
  { "back", NULL, "grimm/cards/back-", 46, 64 },
  { NULL },
};
