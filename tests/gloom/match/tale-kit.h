/* tale-kit.h: games of Fairytale Gloom that are over, for tests of their books
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-record.h>
#include <bramble-tale.h>

G_BEGIN_DECLS

/* A whole game of quick answers. With @remarks something is said to every step that tells
 * everybody something. */
BrambleRecord *tale_kit_record   (guint              seats,
                                  guint64            seed,
                                  const char *const *names,
                                  const char        *remark);

G_END_DECLS
