/* bramble-gloom-moves.c: the pictures and sounds of what moves in Fairytale Gloom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-gloom-moves.h"

const BrambleThingPicture bramble_gloom_pictures[] = {
  { "sheet", NULL, "gloom/cards/hand-", 72, 111, .sound = BRAMBLE_SOUND_SHEET },
  { "end", NULL, "gloom/cards/hand-", 72, 111, .sound = BRAMBLE_SOUND_KNELL },
  { "fate", NULL, "gloom/fates/", 72, 101, .sound = BRAMBLE_SOUND_SHEET },
  { "leaf", NULL, "gloom/stories/", 104, 78, .framed = TRUE, .sound = BRAMBLE_SOUND_CHIME },
  { "portrait", NULL, "gloom/heroes/", 72, 101, .sound = BRAMBLE_SOUND_CARD },
  { "raven", NULL, "gloom/ravens/raven-", 56, 70, .looks = TRUE, .sound = BRAMBLE_SOUND_TOKEN },
  { "back", "card", "gloom/cards/back", 46, 64, .sound = BRAMBLE_SOUND_CARD },
  { NULL },
};
