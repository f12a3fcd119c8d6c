/* folk-board.h: the map of Hungarian Folktales as data
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything here follows from one table in folk-board.c; moves, distances, the
 * picture, the names for a screen reader and the tests follow from this.
 */

#pragma once

#include "folk-things.h"

G_BEGIN_DECLS

#define FOLK_N_WAYS 20
#define FOLK_MAX_NEIGHBOURS 4

/* The grid that places are given on, from the top left. */
#define FOLK_BOARD_WIDTH 160
#define FOLK_BOARD_HEIGHT 100

/* The first fields are the junctions; those of the ways follow, way by way in the
 * order of the table, and then the path fields of the shortcuts. */
enum
{
  FOLK_VILLAGE,
  FOLK_FOREST_GATE,
  FOLK_HOLLOW_OAK,
  FOLK_CASTLE_CROSS,
  FOLK_CASTLE,
  FOLK_BARE_CROSSROADS,
  FOLK_REED_SHORE,
  FOLK_CITY,
  FOLK_HILL_GATE,
  FOLK_PALACE,
  FOLK_RAVEN_GATE,
  FOLK_THORN_GATE,
  FOLK_OWL_GATE,
  FOLK_N_JUNCTIONS,
  /* Fields that are reached on foot. */
  FOLK_N_ON_FOOT = FOLK_N_JUNCTIONS + 130,
  FOLK_N_PATH_FIELDS = 8,
  FOLK_N_FIELDS = FOLK_N_ON_FOOT + FOLK_N_PATH_FIELDS
};

/* How far fields are apart that no way joins: path fields from everything. */
#define FOLK_FAR 0xff

typedef enum
{
  FOLK_LAND_WHEAT_FIELDS,
  FOLK_LAND_MEADOW,
  FOLK_LAND_ROUND_FOREST,
  FOLK_LAND_LONG_MEADOW,
  FOLK_LAND_BARE_LANDS,
  FOLK_LAND_SHORE,
  FOLK_LAND_ISLAND,
  FOLK_LAND_CASTLE_PARK,
  FOLK_LAND_GORGE,
  FOLK_LAND_HILL_COUNTRY,
  FOLK_LAND_FOOTHILLS,
  FOLK_LAND_GLASS_MOUNTAIN,
  FOLK_LAND_ORCHARDS,
  FOLK_LAND_DARK_WOODS,
  FOLK_N_LANDS
} FolkLand;

/* What a field is, and what FolkField.what then says. */
typedef enum
{
  FOLK_KIND_PLAIN,
  FOLK_KIND_FOOD, /* a FolkFood */
  FOLK_KIND_ADVICE,
  FOLK_KIND_GOLD,
  FOLK_KIND_TILE, /* a FolkTile */
  FOLK_KIND_RED,
  FOLK_KIND_BONUS,
  FOLK_KIND_BAD_LUCK,
  FOLK_KIND_ADVENTURE, /* a FolkAdventure; spaces side by side are one field */
  FOLK_KIND_SORCERER,
  FOLK_KIND_SHORTCUT, /* an end of a FolkShortcut */
  FOLK_KIND_PATH,     /* between the ends of a FolkShortcut */
  FOLK_KIND_VILLAGE,
  FOLK_KIND_CITY,
  FOLK_KIND_PALACE,
  FOLK_KIND_CASTLE,
  FOLK_N_KINDS
} FolkFieldKind;

/* One field of the board. */
typedef struct
{
  /* "castle", "vf1", "sea-1": in saved games, never changed. */
  char id[20];
  /* What it is: a FolkFieldKind. */
  guint8 kind;
  /* Which of that kind, or FOLK_NONE. */
  guint8 what;
  /* The FolkLand it lies in; FOLK_NONE for path fields. */
  guint8 land;
  /* Its way in the order of the table; FOLK_NONE for junctions and path fields. */
  guint8 way;
  /* Which on its way or path, from 1; 0 for junctions. */
  guint8 number;
  /* The fields one step away; for a path field those along its path, from the
   * shortcut's first end to the second. */
  guint8 neighbours[FOLK_MAX_NEIGHBOURS];
  /* How many those are. */
  guint8 n_neighbours;
  /* The first path field for who enters a shortcut here, or FOLK_NONE. */
  guint8 path;
  /* The end where they come out, or FOLK_NONE. */
  guint8 other_end;
  /* Where its middle is on the grid, from the left … */
  float x;
  /* … and from the top. */
  float y;
} FolkField;

/* A land as the rules see it. */
typedef struct
{
  /* "wheat-fields"; never changed. */
  const char *id;
  /* What is added to a move that starts there. */
  int steps;
} FolkLandInfo;

extern const FolkLandInfo folk_lands[FOLK_N_LANDS];
extern const char *const folk_kind_ids[FOLK_N_KINDS];

const FolkField *folk_board_fields (void);
guint folk_board_find (const char *id);
guint folk_board_distance (guint from,
                           guint to);

G_END_DECLS
