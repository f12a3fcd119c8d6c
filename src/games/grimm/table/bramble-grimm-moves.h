/* bramble-grimm-moves.h: the pictures of what moves in The Grimm Forest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-moves.h"

G_BEGIN_DECLS

/* For the things of bramble_grimm_tell(). */
extern const BrambleThingPicture bramble_grimm_pictures[];

G_END_DECLS
