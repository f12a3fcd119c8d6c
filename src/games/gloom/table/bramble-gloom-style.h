/* bramble-gloom-style.h: how the table of Fairytale Gloom is dressed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void bramble_gloom_style_load (void);

G_END_DECLS
