/* bramble-counter.h: a picture and how many of it there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_COUNTER (bramble_counter_get_type ())
G_DECLARE_FINAL_TYPE (BrambleCounter, bramble_counter, BRAMBLE, COUNTER, GtkBox)

GtkWidget *bramble_counter_new (const char *art,
                                int         size,
                                gboolean    hide_none);

G_END_DECLS
