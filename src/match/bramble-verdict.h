/* bramble-verdict.h: who won, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-match.h"

G_BEGIN_DECLS

char *bramble_verdict_dup  (BrambleMatch        *match);
char *bramble_verdict_past (const BrambleRecord *record,
                            const BrambleResult *result);
char *bramble_partners_dup (BrambleMatch        *match,
                            guint                seat);
guint bramble_verdict_rows (const BrambleResult *result,
                            guint                n_seats,
                            guint                most,
                            guint               *order);

G_END_DECLS
