/* bramble-grimm-target.h: where on the table an answer lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <game.h>

#include "bramble-match.h"

G_BEGIN_DECLS

char    *bramble_grimm_option_target (const BrambleAsk  *ask,
                                      guint              option);
gboolean bramble_grimm_option_carry  (BrambleMatch      *match,
                                      const BrambleAsk  *ask,
                                      guint              option,
                                      char             **thing,
                                      char             **place);

/* bramble-grimm-reason.c */
char    *bramble_grimm_why_not       (BrambleMatch      *match,
                                      const char        *target);

G_END_DECLS
