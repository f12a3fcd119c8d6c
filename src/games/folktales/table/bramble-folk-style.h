/* bramble-folk-style.h: how the table of Hungarian Folktales is dressed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>


G_BEGIN_DECLS

void bramble_folk_style_load (void);

G_END_DECLS
