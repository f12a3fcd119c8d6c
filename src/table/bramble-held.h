/* bramble-held.h: keys that are held
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void bramble_held_watch (void);

G_END_DECLS
