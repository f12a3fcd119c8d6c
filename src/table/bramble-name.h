/* bramble-name.h: what buttons are called by those who hear them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void bramble_name_button  (GtkWidget  *button,
                           const char *name);
void bramble_name_buttons (GtkWidget  *root);
void bramble_name_label   (GtkWidget  *button,
                           const char *label);
void bramble_name_cut     (GtkWidget  *widget,
                           GtkLabel   *label);
void bramble_name_page    (GtkStack   *stack,
                           const char *page,
                           const char *name);

G_END_DECLS
