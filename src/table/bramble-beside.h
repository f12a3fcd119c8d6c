/* bramble-beside.h: a page with something at its side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_BESIDE (bramble_beside_get_type ())
G_DECLARE_FINAL_TYPE (BrambleBeside, bramble_beside, BRAMBLE, BESIDE, GtkLayoutManager)

G_END_DECLS
