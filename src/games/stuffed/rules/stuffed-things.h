/* stuffed-things.h: what there is in Stuffed Fables, each with a name of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Stories name these things, the rules play with them, files and consoles spell them by
 * their ids. The story compiler knows nothing else of the game.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "Nobody", "nothing", "nowhere". */
#define STUFFED_NONE 0xff

#define STUFFED_MIN_SEATS 2
#define STUFFED_MAX_SEATS 4

typedef enum
{
  STUFFED_RED,    /* strength */
  STUFFED_GREEN,  /* nimbleness */
  STUFFED_YELLOW, /* perception */
  STUFFED_BLUE,   /* kindness */
  STUFFED_PURPLE, /* any of these */
  STUFFED_WHITE,  /* stuffing */
  STUFFED_BLACK,  /* threat */
  STUFFED_N_COLOURS,
} StuffedColour;

/* The attributes come first, then purple. */
#define STUFFED_N_ATTRIBUTES STUFFED_PURPLE

/* In the order of the looks. */
typedef enum
{
  STUFFED_BARTLE,
  STUFFED_WICK,
  STUFFED_PRICKLE,
  STUFFED_FINN,
  STUFFED_LULLA,
  STUFFED_TODDLE,
  STUFFED_N_STUFFIES,
} StuffedStuffy;

typedef enum
{
  STUFFED_SCARED,
  STUFFED_WORRIED,
  STUFFED_ANGRY,
  STUFFED_TORN,
  STUFFED_SOGGY,
  STUFFED_TANGLED,
  STUFFED_LONELY,
  STUFFED_SLEEPY,
  STUFFED_COURAGEOUS,
  STUFFED_CHEERFUL,
  STUFFED_COSY,
  STUFFED_N_STATUSES,
} StuffedStatus;

/* What lies on a page and is no figure. The kinds of which a page may have several are
 * told apart by where they lie. */
typedef enum
{
  STUFFED_TOKEN_OBJECTIVE,
  STUFFED_TOKEN_LOST,
  STUFFED_TOKEN_DOOR,
  STUFFED_TOKEN_WAGON,
  STUFFED_TOKEN_TRAIN,
  STUFFED_N_TOKENS,
} StuffedToken;

/* Where somebody wears an item. */
typedef enum
{
  STUFFED_HEAD,
  STUFFED_BODY,
  STUFFED_PAWS,
  STUFFED_ACCESSORY,
  STUFFED_N_SLOTS,
  STUFFED_PARTY = STUFFED_N_SLOTS, /* worn by nobody and everybody */
} StuffedSlot;

typedef enum
{
  STUFFED_GENTLE,
  STUFFED_NORMAL,
  STUFFED_BRAVE,
  STUFFED_N_LEVELS,
} StuffedDifficulty;

G_END_DECLS
