/* sitting.h: matches of Hungarian Folktales, for tests of its models
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-match.h>

#include "kit.h"

G_BEGIN_DECLS

/* Returns (transfer full): a match that stands where @state does. The seats of @people
 * are people; the others are computers that never answer. */
BrambleMatch  *sitting_new    (const FolkState *state,
                               guint            people);
/* Returns (transfer full): a record of a game by the habits of the computer. */
BrambleRecord *sitting_record (guint            seats,
                               guint64          seed,
                               guint            answers);

G_END_DECLS
