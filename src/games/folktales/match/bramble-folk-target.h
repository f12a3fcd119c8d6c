/* bramble-folk-target.h: where on the table an answer lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/folk-state.h>

#include "bramble-table.h"

G_BEGIN_DECLS

/* The kinds of things. Those of a player carry the seat first. */
#define BRAMBLE_FOLK_FIELD_THING "field"     /* "field/vf1": a field of the map */
#define BRAMBLE_FOLK_SEAT_THING "seat"       /* "seat/1": a player's board */
#define BRAMBLE_FOLK_TILE_THING "tile"       /* "tile/1/7": a tile in a satchel */
#define BRAMBLE_FOLK_BISCUIT_THING "biscuit" /* "biscuit/1/2": a player's Biscuits of a number */
#define BRAMBLE_FOLK_TOKEN_THING "token"     /* "token/1/2": a player's tokens of a FolkToken */
#define BRAMBLE_FOLK_SUPPLY_THING "supply"   /* "supply/rope": a tile that nobody has */
#define BRAMBLE_FOLK_CARD_THING "card"       /* "card/rope", "card/witch": a page that can be read */

/* What moves, and is touched nowhere. */
#define BRAMBLE_FOLK_PIECE_THING "piece" /* "piece/gold": a token */
#define BRAMBLE_FOLK_LOOSE_THING "loose" /* "loose/rope": a tile */
#define BRAMBLE_FOLK_DIE_THING "die"     /* "die/yellow-3": a die of this game's own */
#define BRAMBLE_FOLK_WHITE_THING "white" /* "white/white-3": one that all games have */
#define BRAMBLE_FOLK_HERO_THING "hero"   /* the figure of whose it is */
#define BRAMBLE_FOLK_STEP_THING "step"   /* nothing: time for a step of a walk */

/* Tokens that lie on a heap, in the order of what is traded. */
typedef enum
{
  BRAMBLE_FOLK_BISCUITS,
  BRAMBLE_FOLK_ADVICE,
  BRAMBLE_FOLK_GOLD,
  BRAMBLE_FOLK_SALT,
  BRAMBLE_FOLK_BOOT,
  BRAMBLE_FOLK_N_TOKENS,
} BrambleFolkToken;

BrambleThing bramble_folk_field_thing  (guint             field);
BrambleThing bramble_folk_seat_thing   (guint             seat);
BrambleThing bramble_folk_tile_thing   (guint             seat,
                                        guint             tile);
BrambleThing bramble_folk_token_thing  (guint             seat,
                                        BrambleFolkToken  token);
BrambleThing bramble_folk_supply_thing (guint             tile);

void         bramble_folk_locate       (gconstpointer     state,
                                        const BrambleAsk *ask,
                                        guint             option,
                                        BrambleSpot      *spot);

/* bramble-folk-reason.c */
char        *bramble_folk_why_not      (BrambleMatch     *match,
                                        BrambleThing      thing);

G_END_DECLS
