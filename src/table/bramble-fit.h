/* bramble-fit.h: words that fit into the room they have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_FIT (bramble_fit_get_type ())
G_DECLARE_FINAL_TYPE (BrambleFit, bramble_fit, BRAMBLE, FIT, GtkWidget)

GtkWidget  *bramble_fit_new       (void);
GtkLabel   *bramble_fit_get_label (BrambleFit *self);

/* For labels that somebody else lays out. */
int         bramble_fit_height    (GtkWidget  *label,
                                   int         width,
                                   double      size);
void        bramble_fit_set_size  (GtkWidget  *label,
                                   double      size);

G_END_DECLS
