/* bramble-grimm-location-view.h: a Location on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-grimm-table.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GRIMM_LOCATION_VIEW (bramble_grimm_location_view_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGrimmLocationView, bramble_grimm_location_view, BRAMBLE, GRIMM_LOCATION_VIEW, GtkWidget)

GtkWidget *bramble_grimm_location_view_new (BrambleGrimmTable    *table,
                                            BrambleGrimmLocation *location);

G_END_DECLS
