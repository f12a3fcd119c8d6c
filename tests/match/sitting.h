/* sitting.h: matches of any game in a position, for tests of its models
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-match.h>

G_BEGIN_DECLS

BrambleMatch  *sitting_new    (const BrambleGame *game,
                               gconstpointer      state,
                               guint              people);
BrambleRecord *sitting_record (const BrambleGame *game,
                               guint              seats,
                               guint64            seed,
                               guint              answers);
BrambleRecord *sitting_finished (const BrambleGame *game,
                                 guint              seats,
                                 guint64            seed);
void           sitting_gives_reason (const BrambleGame *game,
                                     gconstpointer      state,
                                     const char        *better,
                                     const char        *worse,
                                     const char        *reason);

G_END_DECLS
