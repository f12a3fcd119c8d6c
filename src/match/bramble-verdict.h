/* bramble-verdict.h: who won, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-match.h"

G_BEGIN_DECLS

char *bramble_verdict_dup  (BrambleMatch *match);
char *bramble_partners_dup (BrambleMatch *match,
                            guint         seat);

G_END_DECLS
