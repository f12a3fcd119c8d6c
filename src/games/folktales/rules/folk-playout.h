/* folk-playout.h: what the parts of the quick policy share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "folk-engine.h"

G_BEGIN_DECLS

int   folk_find            (const BrambleAsk *ask,
                            guint             kind);
guint folk_find_or_first   (const BrambleAsk *ask,
                            guint             kind);
int   folk_choose_walk     (const FolkState  *s,
                            const BrambleAsk *ask,
                            float             saved);
guint folk_choose_way      (const FolkState  *s,
                            const BrambleAsk *ask,
                            BrambleRng       *rng);
guint folk_choose_help     (const FolkState  *s,
                            const BrambleAsk *ask);
guint folk_choose_number   (const FolkState  *s,
                            const BrambleAsk *ask);
guint folk_choose_shortcut (const FolkState  *s,
                            const BrambleAsk *ask);

G_END_DECLS
