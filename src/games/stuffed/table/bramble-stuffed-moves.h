/* bramble-stuffed-moves.h: the pictures and sounds of what moves in Stuffed Fables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-moves.h"

G_BEGIN_DECLS

extern const BrambleThingPicture bramble_stuffed_pictures[];

G_END_DECLS
