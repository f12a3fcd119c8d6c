/* bramble-stuffed-private.h: what the models of Stuffed Fables share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of them are made from a view of the viewer's and know nothing else.
 */

#pragma once

#include "bramble-match.h"
#include "bramble-stuffed-toy.h"

G_BEGIN_DECLS

/* What the viewer sees, and how the players are called. */
typedef struct
{
  StuffedState s;
  const char *names[STUFFED_MAX_SEATS]; /* NULL where nobody sits */
} BrambleStuffedView;

BrambleStuffedToy *bramble_stuffed_toy_new    (BrambleSeat              *seat);
void               bramble_stuffed_toy_update (BrambleStuffedToy        *self,
                                               const BrambleStuffedView *view);
guint              bramble_stuffed_look_back  (BrambleMatch             *match,
                                               guint                     step,
                                               const guint8             *kinds,
                                               guint                     n_kinds);

G_END_DECLS
