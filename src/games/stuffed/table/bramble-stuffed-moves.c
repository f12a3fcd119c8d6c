/* bramble-stuffed-moves.c: the pictures and sounds of what moves in Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-moves.h"

#include <bramble-stuffed-target.h>

/* A die that is not thrown is only taken, and heard in the bag. */
#define TAKEN(colour) { BRAMBLE_STUFFED_LOOSE_DIE_THING, colour, "stuffed/dice/" colour, 56, 56, .sound = BRAMBLE_SOUND_BAG }

const BrambleThingPicture bramble_stuffed_pictures[] = {
  TAKEN ("red"),
  TAKEN ("green"),
  TAKEN ("yellow"),
  TAKEN ("blue"),
  TAKEN ("purple"),
  TAKEN ("white"),
  TAKEN ("black"),
  { BRAMBLE_STUFFED_LOOSE_DIE_THING, NULL, "stuffed/dice/", 56, 56, .faces = 6, .sound = BRAMBLE_SOUND_DICE },
  { BRAMBLE_STUFFED_PIECE_THING, "stuffing", "stuffed/tokens/stuffing", 36, 36, .sound = BRAMBLE_SOUND_PUFF },
  { BRAMBLE_STUFFED_PIECE_THING, "bookmark", "stuffed/tokens/bookmark", 72, 72, .sound = BRAMBLE_SOUND_LEAF },
  { BRAMBLE_STUFFED_PIECE_THING, NULL, "stuffed/tokens/", 36, 36, .sound = BRAMBLE_SOUND_TOKEN },
  { BRAMBLE_STUFFED_LOOSE_THING, NULL, "stuffed/items/", 56, 56, .sound = BRAMBLE_SOUND_CARD },
  { BRAMBLE_STUFFED_MOOD_THING, NULL, "stuffed/statuses/", 44, 44, .sound = BRAMBLE_SOUND_SPELL },
  { BRAMBLE_STUFFED_SLEEP_THING, "asleep", "stuffed/sleep/asleep", 160, 110, .framed = TRUE, .sound = BRAMBLE_SOUND_LULLABY },
  { BRAMBLE_STUFFED_SLEEP_THING, NULL, "stuffed/sleep/", 160, 110, .framed = TRUE, .sound = BRAMBLE_SOUND_CARD },
  { BRAMBLE_STUFFED_FOE_THING, NULL, "stuffed/minions/", 64, 64, .sound = BRAMBLE_SOUND_SKITTER },
  { NULL },
};
