/* folk-things.h: what lies on the fields of Hungarian Folktales, and who lives there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "No field", "no tile", "no shortcut". */
#define FOLK_NONE 0xff

/* Food that grows beside the way; each is a Biscuit. */
typedef enum
{
  FOLK_WHEAT,
  FOLK_APPLES,
  FOLK_GRAPES,
  FOLK_PEARS,
  FOLK_GOURD,
  FOLK_N_FOODS
} FolkFood;

/* The tiles, class by class. */
typedef enum
{
  /* Starting items. */
  FOLK_FLUTE,
  FOLK_SWORD,
  FOLK_STAFF,
  FOLK_FEATHER,
  FOLK_SATCHEL,
  FOLK_BOOT,
  /* Useful items. */
  FOLK_ROPE,
  FOLK_PICKAXE,
  FOLK_KEY,
  FOLK_LANTERN,
  /* Magical items. */
  FOLK_MAGIC_CLOAK,
  FOLK_GOLDEN_COMB,
  FOLK_ENCHANTED_SWORD,
  FOLK_MAGIC_WAND,
  FOLK_WISHING_TABLE,
  FOLK_SEVEN_LEAGUE_BOOTS,
  /* Animals. */
  FOLK_FISH,
  FOLK_DOVE,
  FOLK_BLACK_CAT,
  FOLK_WHITE_STALLION,
  FOLK_DOG,
  /* What is in no class. */
  FOLK_TRICKSTER,
  FOLK_TOAD,
  FOLK_N_TILES,

  FOLK_FIRST_USEFUL = FOLK_ROPE,
  FOLK_FIRST_MAGICAL = FOLK_MAGIC_CLOAK,
  FOLK_FIRST_ANIMAL = FOLK_FISH
} FolkTile;

/* Who waits at an Adventure Field: the Foes, then the Friends. The King is met in
 * the Palace alone. */
typedef enum
{
  FOLK_FOX,
  FOLK_FROG,
  FOLK_SNAKE,
  FOLK_CROW,
  FOLK_BEAR,
  FOLK_WOLVES,
  FOLK_ROBBERS,
  FOLK_LION,
  FOLK_GIANT,
  FOLK_WITCH,
  FOLK_DRAGON,
  FOLK_DEVIL,
  FOLK_COTTAGE,
  FOLK_BEGGAR,
  FOLK_DWARF,
  FOLK_OLD_MAN,
  FOLK_KIND_FAIRY,
  FOLK_KING,
  FOLK_N_ADVENTURES,

  FOLK_FIRST_FRIEND = FOLK_COTTAGE
} FolkAdventure;

/* The shortcuts. */
typedef enum
{
  FOLK_SHORTCUT_SEA,
  FOLK_SHORTCUT_TUNNEL,
  FOLK_SHORTCUT_GORGE,
  FOLK_SHORTCUT_PATH,
  FOLK_SHORTCUT_GRIFFIN,
  FOLK_SHORTCUT_WAGON,
  FOLK_N_SHORTCUTS
} FolkShortcut;

extern const char *const folk_food_ids[FOLK_N_FOODS];
extern const char *const folk_tile_ids[FOLK_N_TILES];
extern const char *const folk_adventure_ids[FOLK_N_ADVENTURES];
extern const char *const folk_shortcut_ids[FOLK_N_SHORTCUTS];

G_END_DECLS
