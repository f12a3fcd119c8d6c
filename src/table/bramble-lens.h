/* bramble-lens.h: pages that grow with the room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_LENS (bramble_lens_get_type ())
G_DECLARE_FINAL_TYPE (BrambleLens, bramble_lens, BRAMBLE, LENS, GtkLayoutManager)

GtkLayoutManager *bramble_lens_new (void);
double            bramble_lens_of  (GtkWidget *inside);

G_END_DECLS
