/* bramble-folk-moves.c: the pictures and sounds of what moves in Hungarian Folktales
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-moves.h"

#include <bramble-folk-target.h>

/* A tile that is more than it seems. */
#define MAGICAL(id) { BRAMBLE_FOLK_LOOSE_THING, id, "folktales/tiles/" id, 52, 52, .sound = BRAMBLE_SOUND_SPELL }

const BrambleThingPicture bramble_folk_pictures[] = {
  { BRAMBLE_FOLK_PIECE_THING, "boot-1", "folktales/tokens/boot-1", 40, 40, .sound = BRAMBLE_SOUND_SECTION },
  { BRAMBLE_FOLK_PIECE_THING, "boot-2", "folktales/tokens/boot-2", 40, 40, .sound = BRAMBLE_SOUND_SECTION },
  { BRAMBLE_FOLK_PIECE_THING, NULL, "folktales/tokens/", 40, 40, .sound = BRAMBLE_SOUND_TOKEN },
  MAGICAL ("magic-cloak"),
  MAGICAL ("golden-comb"),
  MAGICAL ("enchanted-sword"),
  MAGICAL ("magic-wand"),
  MAGICAL ("wishing-table"),
  MAGICAL ("seven-league-boots"),
  MAGICAL ("toad"),
  { BRAMBLE_FOLK_LOOSE_THING, NULL, "folktales/tiles/", 52, 52, .sound = BRAMBLE_SOUND_TOKEN },
  { BRAMBLE_FOLK_DIE_THING, "white-blank", "folktales/dice/white-blank", 64, 64, .faces = 6, .stem = "dice/white-", .sound = BRAMBLE_SOUND_DICE },
  { BRAMBLE_FOLK_DIE_THING, NULL, "folktales/dice/", 64, 64, .faces = 6, .sound = BRAMBLE_SOUND_DICE },
  { BRAMBLE_FOLK_WHITE_THING, NULL, "dice/", 64, 64, .faces = 6, .sound = BRAMBLE_SOUND_DICE },
  { BRAMBLE_FOLK_HERO_THING, NULL, "folktales/heroes/", 80, 105, .looks = TRUE, .sound = BRAMBLE_SOUND_TOKEN },
  { NULL },
};
