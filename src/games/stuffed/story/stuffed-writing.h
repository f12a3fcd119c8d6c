/* stuffed-writing.h: stories as what people write for the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <game.h>

G_BEGIN_DECLS

extern const BrambleWriting stuffed_writing;

G_END_DECLS
