/* folk-cards.c: the Folktale cards, and who is met on Adventure Fields
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "folk-cards.h"

#define ITEMS(a, b) .bring = { FOLK_##a, FOLK_##b }

const FolkCardInfo folk_cards[FOLK_N_CARDS] = {
  [FOLK_CARD_WITCH] = { "witch", FOLK_WITCH, .tile = FOLK_NONE, ITEMS (SEVEN_LEAGUE_BOOTS, ENCHANTED_SWORD) },
  [FOLK_CARD_DRAGON] = { "dragon", FOLK_DRAGON, .tile = FOLK_NONE, ITEMS (ENCHANTED_SWORD, WISHING_TABLE) },
  [FOLK_CARD_DEVIL] = { "devil", FOLK_DEVIL, .tile = FOLK_NONE, ITEMS (MAGIC_CLOAK, SEVEN_LEAGUE_BOOTS) },
  [FOLK_CARD_WOLVES] = { "wolves", FOLK_WOLVES, .tile = FOLK_NONE, ITEMS (GOLDEN_COMB, SEVEN_LEAGUE_BOOTS) },
  [FOLK_CARD_ROBBERS] = { "robbers", FOLK_ROBBERS, .tile = FOLK_NONE, ITEMS (ENCHANTED_SWORD, MAGIC_WAND) },
  [FOLK_CARD_GIANT] = { "giant", FOLK_GIANT, .gold = 2, .tile = FOLK_NONE, ITEMS (GOLDEN_COMB, ENCHANTED_SWORD) },
  [FOLK_CARD_LION] = { "lion", FOLK_LION, .tile = FOLK_DOVE, ITEMS (MAGIC_WAND, MAGIC_CLOAK) },
  [FOLK_CARD_BEAR] = { "bear", FOLK_BEAR, .tile = FOLK_ROPE, ITEMS (GOLDEN_COMB, WISHING_TABLE) },
  [FOLK_CARD_KIND_FAIRY] = { "kind-fairy", FOLK_KIND_FAIRY, .tile = FOLK_GOLDEN_COMB, ITEMS (MAGIC_WAND, NONE) },
  [FOLK_CARD_COTTAGE] = { "cottage", FOLK_COTTAGE, .biscuits = 3, .tile = FOLK_NONE, ITEMS (MAGIC_CLOAK, WISHING_TABLE) },
  [FOLK_CARD_BEGGAR] = { "beggar", FOLK_BEGGAR, .tile = FOLK_DOG, ITEMS (WISHING_TABLE, MAGIC_WAND) },
  [FOLK_CARD_DWARF] = { "dwarf", FOLK_DWARF, .tile = FOLK_PICKAXE, ITEMS (WISHING_TABLE, NONE), .treasure = 3 },
  [FOLK_CARD_OLD_MAN] = { "old-man", FOLK_OLD_MAN, .tile = FOLK_BLACK_CAT, ITEMS (MAGIC_WAND, SEVEN_LEAGUE_BOOTS) },
  [FOLK_CARD_PALACE] = { "palace", FOLK_KING, .tile = FOLK_KEY, ITEMS (MAGIC_CLOAK, NONE) },
};

#define FLUTE (1 << FOLK_FLUTE)
#define SWORD (1 << FOLK_SWORD)
#define STAFF (1 << FOLK_STAFF)
/* Which adds 2. */
#define FEATHER (1 << FOLK_FEATHER)

const FolkMeeting folk_meetings[FOLK_N_ADVENTURES] = {
  [FOLK_FOX] = { -1, STAFF, FALSE },
  [FOLK_FROG] = { -1, FLUTE, FALSE },
  [FOLK_SNAKE] = { -2, FLUTE, FALSE },
  [FOLK_CROW] = { -2, FLUTE | FEATHER, FALSE },
  [FOLK_BEAR] = { -2, FLUTE | SWORD, FALSE },
  [FOLK_WOLVES] = { -3, STAFF, TRUE },
  [FOLK_ROBBERS] = { -3, STAFF | SWORD, TRUE },
  [FOLK_LION] = { -3, SWORD, FALSE },
  [FOLK_GIANT] = { -3, FLUTE, TRUE },
  [FOLK_WITCH] = { -4, STAFF, TRUE },
  [FOLK_DRAGON] = { -4, SWORD, FALSE },
  [FOLK_DEVIL] = { -4, STAFF, FALSE },
  [FOLK_COTTAGE] = { 0, 0, FALSE },
  [FOLK_BEGGAR] = { 0, FLUTE, FALSE },
  [FOLK_DWARF] = { 0, 0, FALSE },
  [FOLK_OLD_MAN] = { 0, 0, FALSE },
  [FOLK_KIND_FAIRY] = { 1, 0, FALSE },
  [FOLK_KING] = { 0, 0, FALSE },
};
