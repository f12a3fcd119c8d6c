/* read-kit.h: whether all that there is to read of a game is there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-presentation.h>

G_BEGIN_DECLS

void  read_chapters (const BramblePresentation *game);
guint read_pages    (const BramblePresentation *game);

G_END_DECLS
