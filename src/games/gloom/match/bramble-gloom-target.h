/* bramble-gloom-target.h: where on the table an answer lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/state.h>

#include "bramble-table.h"

G_BEGIN_DECLS

void  bramble_gloom_locate  (gconstpointer     state,
                             const BrambleAsk *ask,
                             guint             option,
                             BrambleSpot      *spot);
void  bramble_gloom_lead    (gconstpointer     state,
                             const BrambleAsk *ask,
                             guint             option,
                             GArray           *answers,
                             GArray           *places);

BrambleThing bramble_gloom_card_thing (guint card);

/* bramble-gloom-reason.c */
char *bramble_gloom_why_not (BrambleMatch     *match,
                             BrambleThing      thing);
char *bramble_gloom_why_not_card (const GloomState *view,
                                  guint             seat,
                                  guint             card);

G_END_DECLS
