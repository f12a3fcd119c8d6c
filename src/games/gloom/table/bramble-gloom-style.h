/* bramble-gloom-style.h: how the table of Fairytale Gloom is dressed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-wood.h"

G_BEGIN_DECLS

extern const BrambleGround bramble_gloom_desk;

void bramble_gloom_style_load (void);

G_END_DECLS
