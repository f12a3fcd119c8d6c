/* bramble-folk-pages.h: the rules of Hungarian Folktales, to be read, and their pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bramble-page.h"

G_BEGIN_DECLS

extern const BramblePage bramble_folk_chapters[];

GtkWidget *bramble_folk_draw (const char *id);

G_END_DECLS
