/* bramble-grimm-target.h: where on the table an answer lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <rules/state.h>

#include "bramble-table.h"

G_BEGIN_DECLS

void  bramble_grimm_locate  (gconstpointer     state,
                             const BrambleAsk *ask,
                             guint             option,
                             BrambleSpot      *spot);

/* bramble-grimm-reason.c */
char *bramble_grimm_why_not (BrambleMatch     *match,
                             BrambleThing      thing);
char *bramble_grimm_why_not_set_down (const GrimmState *view,
                                      guint             seat,
                                      const char       *fable);

G_END_DECLS
