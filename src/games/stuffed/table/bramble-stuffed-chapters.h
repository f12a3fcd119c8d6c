/* bramble-stuffed-chapters.h: the rules of Stuffed Fables, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-page.h"

G_BEGIN_DECLS

extern const BramblePage bramble_stuffed_chapters[];

GtkWidget *bramble_stuffed_draw (const char *id);

G_END_DECLS
