/* bramble-grimm-moves.c: the pictures and sounds of what moves in The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-grimm-moves.h"

const BrambleThingPicture bramble_grimm_pictures[] = {
  { "token", NULL, "grimm/tokens/", 34, 34, .sound = BRAMBLE_SOUND_TOKEN },
  { "fable", NULL, "grimm/fables/", 104, 78, .framed = TRUE, .sound = BRAMBLE_SOUND_CARD },
  { "friend", NULL, "grimm/friends/", 104, 78, .framed = TRUE, .sound = BRAMBLE_SOUND_CARD },
  { "gather", NULL, "grimm/cards/gather-", 80, 60, .framed = TRUE, .sound = BRAMBLE_SOUND_CARD },
  { "monster", "wolf", "grimm/monsters/wolf-1", 72, 90, .sound = BRAMBLE_SOUND_MONSTER },
  { "monster", NULL, "grimm/monsters/", 72, 90, .sound = BRAMBLE_SOUND_MONSTER },
  { "unique", NULL, "grimm/unique/", 96, 72, .sound = BRAMBLE_SOUND_CARD },
  { "section", NULL, "grimm/houses/", 84, 92, .sound = BRAMBLE_SOUND_SECTION },
  { "site", NULL, "grimm/houses/site-corner", 84, 92, .sound = BRAMBLE_SOUND_SECTION },
  { "bonus", NULL, "grimm/tokens/bonus-", 48, 48, .sound = BRAMBLE_SOUND_TOKEN },
  { "regal", NULL, "grimm/tokens/regal", 64, 80, .sound = BRAMBLE_SOUND_TOKEN },
  { "die", NULL, "grimm/tokens/die-", 64, 64, .sound = BRAMBLE_SOUND_DICE },
  { "start", NULL, "grimm/tokens/starting-player", 48, 48, .sound = BRAMBLE_SOUND_TOKEN },
  { "pig", NULL, "grimm/pigs/pig-", 48, 60, .looks = TRUE, .sound = BRAMBLE_SOUND_TOKEN },
  { "back", "gather", "grimm/cards/back-gather-", 46, 64, .looks = TRUE, .sound = BRAMBLE_SOUND_CARD },
  { "back", NULL, "grimm/cards/back-", 46, 64, .sound = BRAMBLE_SOUND_CARD },
  { NULL },
};
