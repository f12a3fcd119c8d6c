/* bramble-spread.h: cards of which one lies above the others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_SPREAD (bramble_spread_get_type ())
G_DECLARE_FINAL_TYPE (BrambleSpread, bramble_spread, BRAMBLE, SPREAD, GtkBox)

GtkWidget *bramble_spread_new (void);

G_END_DECLS
