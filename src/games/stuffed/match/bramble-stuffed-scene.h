/* bramble-stuffed-scene.h: what moves on the table when something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-scene.h"

G_BEGIN_DECLS

void bramble_stuffed_tell (BrambleTelling     *telling,
                           const BrambleEvent *event,
                           BrambleScene       *scene);

G_END_DECLS
