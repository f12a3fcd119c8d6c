/* bramble-growth.h: letters that grow with the room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The size of plain text in units. */
#define BRAMBLE_TEXT_UNITS 1.75

double bramble_growth_letters (GtkWidget *widget);
double bramble_growth_for     (GtkWidget *widget,
                               double     columns,
                               double     rows,
                               int        width,
                               int        height);
void   bramble_growth_set     (GtkWidget *widget,
                               double     growth);
double bramble_growth_of      (GtkWidget *inside);

G_END_DECLS
