/* bramble-grimm-pages.h: how The Grimm Forest is played, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-page.h"

G_BEGIN_DECLS

/* Each ended by a NULL id. */
extern const BramblePage bramble_grimm_chapters[];

GtkWidget *bramble_grimm_draw (const char *id);

G_END_DECLS
