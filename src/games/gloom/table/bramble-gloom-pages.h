/* bramble-gloom-pages.h: how Fairytale Gloom is played, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-page.h"

G_BEGIN_DECLS

/* Ended by a NULL id. */
extern const BramblePage bramble_gloom_chapters[];

GtkWidget *bramble_gloom_draw (const char *id);

G_END_DECLS
