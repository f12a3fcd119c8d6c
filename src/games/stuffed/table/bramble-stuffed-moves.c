/* bramble-stuffed-moves.c: the pictures and sounds of what moves in Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-moves.h"

#include <bramble-stuffed-target.h>

const BrambleThingPicture bramble_stuffed_pictures[] = {
  { BRAMBLE_STUFFED_LOOSE_DIE_THING, NULL, "stuffed/dice/", 56, 56, .sound = BRAMBLE_SOUND_DICE },
  { BRAMBLE_STUFFED_PIECE_THING, NULL, "stuffed/tokens/", 36, 36, .sound = BRAMBLE_SOUND_TOKEN },
  { BRAMBLE_STUFFED_LOOSE_THING, NULL, "stuffed/items/", 56, 56, .sound = BRAMBLE_SOUND_TOKEN },
  { BRAMBLE_STUFFED_MOOD_THING, NULL, "stuffed/statuses/", 44, 44, .sound = BRAMBLE_SOUND_SPELL },
  { BRAMBLE_STUFFED_SLEEP_THING, NULL, "stuffed/sleep/", 160, 110, .framed = TRUE, .sound = BRAMBLE_SOUND_TOKEN },
  { BRAMBLE_STUFFED_FOE_THING, NULL, "stuffed/minions/", 64, 64, .sound = BRAMBLE_SOUND_TOKEN },
  { NULL },
};
