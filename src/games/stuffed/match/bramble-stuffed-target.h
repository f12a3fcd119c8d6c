/* bramble-stuffed-target.h: where on the table an answer lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/stuffed-state.h>

#include "bramble-table.h"

G_BEGIN_DECLS

/* The kinds of things. Those of a player carry the seat first. */
#define BRAMBLE_STUFFED_SQUARE_THING "square" /* "square/17": a square of the map where nobody is */
#define BRAMBLE_STUFFED_SEAT_THING "seat"     /* "seat/1": a toy */
#define BRAMBLE_STUFFED_MINION_THING "minion" /* "minion/2": by its place in the column */
#define BRAMBLE_STUFFED_DIE_THING "die"       /* "die/red": those of a colour before whose turn it is */
#define BRAMBLE_STUFFED_STORED_THING "stored" /* "stored/1/2": a die of a StuffedColour on a toy */
#define BRAMBLE_STUFFED_SOCKET_THING "socket" /* "socket/1": where a toy stores one */
#define BRAMBLE_STUFFED_THROWN_THING "thrown" /* "thrown/3": a die of the pool */
#define BRAMBLE_STUFFED_ITEM_THING "item"     /* "item/1/2": what a toy wears in a StuffedSlot */
#define BRAMBLE_STUFFED_STATUS_THING "status" /* "status/1/3": a StuffedStatus of a toy */
#define BRAMBLE_STUFFED_STAND_THING "stand"   /* "stand/0": a task or a test on offer */
#define BRAMBLE_STUFFED_PARTY_THING "party"   /* "party/jam-sandwich": an item for all */
#define BRAMBLE_STUFFED_WARE_THING "ware"     /* "ware/0/7": an item of a vendor */
#define BRAMBLE_STUFFED_CARD_THING "card"     /* "card/raincoat", "card/lintling": what can be read */

/* Places that are touched for nothing. */
#define BRAMBLE_STUFFED_BAG_THING "bag"
#define BRAMBLE_STUFFED_TRACK_THING "track"
#define BRAMBLE_STUFFED_POOL_THING "pool"
#define BRAMBLE_STUFFED_BOOK_THING "page"

/* What moves, and is touched nowhere. */
#define BRAMBLE_STUFFED_LOOSE_DIE_THING "loose-die" /* "loose-die/red-3" */
#define BRAMBLE_STUFFED_PIECE_THING "piece"         /* "piece/heart" */
#define BRAMBLE_STUFFED_LOOSE_THING "loose"         /* "loose/raincoat" */
#define BRAMBLE_STUFFED_MOOD_THING "mood"           /* "mood/scared": a status */
#define BRAMBLE_STUFFED_SLEEP_THING "sleep"         /* "sleep/asleep" */
#define BRAMBLE_STUFFED_FOE_THING "foe"             /* "foe/lintling" */

BrambleThing bramble_stuffed_square_thing (guint             square);
BrambleThing bramble_stuffed_seat_thing   (guint             seat);
BrambleThing bramble_stuffed_minion_thing (guint             foe);
BrambleThing bramble_stuffed_die_thing    (guint             colour);
BrambleThing bramble_stuffed_stored_thing (guint             seat,
                                           guint             colour);
BrambleThing bramble_stuffed_socket_thing (guint             seat);
BrambleThing bramble_stuffed_item_thing   (guint             seat,
                                           guint             item);
BrambleThing bramble_stuffed_status_thing (guint             seat,
                                           guint             status);
BrambleThing bramble_stuffed_stand_thing  (guint             stand);
BrambleThing bramble_stuffed_at_thing     (const StuffedState *s,
                                           guint               square);

void         bramble_stuffed_locate       (gconstpointer     state,
                                           const BrambleAsk *ask,
                                           guint             option,
                                           BrambleSpot      *spot);
char        *bramble_stuffed_why_not      (BrambleMatch     *match,
                                           BrambleThing      thing);

G_END_DECLS
