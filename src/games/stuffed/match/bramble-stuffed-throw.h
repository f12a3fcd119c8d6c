/* bramble-stuffed-throw.h: the last dice that were thrown in a turn, and what came of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/stuffed-state.h>

#include "bramble-table.h"

G_BEGIN_DECLS

/* Plain data. */
typedef struct
{
  gboolean made;        /* nothing changes them any more */
  guint step;           /* which answer told so */
  guint seat;           /* who has thrown */
  guint kind;           /* StuffedRollKind */
  BrambleDice dice;     /* as they lie there; none: nobody has thrown */
  guint total;          /* what they came to */
  guint needed;         /* what was enough, or 0: the more the better */
  BrambleEvent outcome; /* the event that says what came of it; its kind is STUFFED_N_EVENTS while there is none */
} BrambleStuffedThrow;

void     bramble_stuffed_throw_follow (BrambleStuffedThrow       *self,
                                       const BrambleEvent        *event);
void     bramble_stuffed_throw_find   (BrambleStuffedThrow       *self,
                                       BrambleTable              *table);
gboolean bramble_stuffed_throw_did    (const BrambleStuffedThrow *self);
char    *bramble_stuffed_throw_text   (const BrambleStuffedThrow *self,
                                       const char *const         *names);

G_END_DECLS
