/* folk-things.c: what lies on the fields of Hungarian Folktales, and who lives there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ids are in saved games, in the names of pictures and on the console; they never
 * change.
 */

#include "folk-things.h"

const char *const folk_food_ids[FOLK_N_FOODS] = {
  [FOLK_WHEAT] = "wheat", [FOLK_APPLES] = "apples", [FOLK_GRAPES] = "grapes", [FOLK_PEARS] = "pears", [FOLK_GOURD] = "gourd",
};

const char *const folk_tile_ids[FOLK_N_TILES] = {
  [FOLK_FLUTE] = "flute",
  [FOLK_SWORD] = "sword",
  [FOLK_STAFF] = "staff",
  [FOLK_FEATHER] = "feather",
  [FOLK_SATCHEL] = "satchel",
  [FOLK_BOOT] = "boot",
  [FOLK_ROPE] = "rope",
  [FOLK_PICKAXE] = "pickaxe",
  [FOLK_KEY] = "key",
  [FOLK_LANTERN] = "lantern",
  [FOLK_MAGIC_CLOAK] = "magic-cloak",
  [FOLK_GOLDEN_COMB] = "golden-comb",
  [FOLK_ENCHANTED_SWORD] = "enchanted-sword",
  [FOLK_MAGIC_WAND] = "magic-wand",
  [FOLK_WISHING_TABLE] = "wishing-table",
  [FOLK_SEVEN_LEAGUE_BOOTS] = "seven-league-boots",
  [FOLK_FISH] = "fish",
  [FOLK_DOVE] = "dove",
  [FOLK_BLACK_CAT] = "black-cat",
  [FOLK_WHITE_STALLION] = "white-stallion",
  [FOLK_DOG] = "dog",
  [FOLK_TRICKSTER] = "trickster",
  [FOLK_TOAD] = "toad",
};

const char *const folk_adventure_ids[FOLK_N_ADVENTURES] = {
  [FOLK_FOX] = "fox",
  [FOLK_FROG] = "frog",
  [FOLK_SNAKE] = "snake",
  [FOLK_CROW] = "crow",
  [FOLK_BEAR] = "bear",
  [FOLK_WOLVES] = "wolves",
  [FOLK_ROBBERS] = "robbers",
  [FOLK_LION] = "lion",
  [FOLK_GIANT] = "giant",
  [FOLK_WITCH] = "witch",
  [FOLK_DRAGON] = "dragon",
  [FOLK_DEVIL] = "devil",
  [FOLK_COTTAGE] = "cottage",
  [FOLK_BEGGAR] = "beggar",
  [FOLK_DWARF] = "dwarf",
  [FOLK_OLD_MAN] = "old-man",
  [FOLK_KIND_FAIRY] = "kind-fairy",
  [FOLK_KING] = "king",
};

const char *const folk_shortcut_ids[FOLK_N_SHORTCUTS] = {
  [FOLK_SHORTCUT_SEA] = "sea",   [FOLK_SHORTCUT_TUNNEL] = "tunnel",   [FOLK_SHORTCUT_GORGE] = "gorge",
  [FOLK_SHORTCUT_PATH] = "path", [FOLK_SHORTCUT_GRIFFIN] = "griffin", [FOLK_SHORTCUT_WAGON] = "wagon",
};
