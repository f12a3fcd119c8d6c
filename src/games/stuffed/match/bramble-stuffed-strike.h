/* bramble-stuffed-strike.h: what the minion that acts has done so far
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/stuffed-state.h>

#include "bramble-table.h"

G_BEGIN_DECLS

/* Plain data; what did not happen is 0, or STUFFED_NONE where it is somebody or something. */
typedef struct
{
  gboolean acts;     /* a minion turn goes on */
  guint foe;         /* who acts, by its place in the column; STUFFED_NONE: nobody has begun */
  guint kind;        /* StuffedMinionKind */
  guint face;        /* what it has thrown */
  guint to;          /* the square that it walked to */
  guint8 way[STUFFED_MAX_SQUARES]; /* how it got there, with the square where it began */
  guint n_way;       /* how many these are */
  gboolean pinned;
  gboolean struck;   /* it attacks */
  guint victim;      /* whom it hits */
  guint before;      /* who stood there first, when the victim stepped before them */
  guint strength;    /* what it hits with */
  guint prevented;   /* so much of it */
  guint cause;       /* the last thing that did; see STUFFED_CAUSE_ITEM () */
  gboolean defended; /* a stored die was thrown */
  guint blocked;     /* and blocked so much */
  guint lost;        /* stuffing of the victim */
  guint status;      /* StuffedStatus that the victim got */
  gboolean fell;     /* the victim lies */
} BrambleStuffedStrike;

void  bramble_stuffed_strike_follow (BrambleStuffedStrike *self,
                                     const BrambleEvent   *event);
void  bramble_stuffed_strike_find   (BrambleStuffedStrike *self,
                                     BrambleTable         *table);
guint bramble_stuffed_strike_left   (const BrambleStuffedStrike *self);
char *bramble_stuffed_strike_text   (const BrambleStuffedStrike *self,
                                     const StuffedState         *s,
                                     const char *const          *names);

G_END_DECLS
