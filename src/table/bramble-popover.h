/* bramble-popover.h: a popover that is there while it is open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *bramble_popover_new          (GtkWidget  *at);

void       bramble_popover_go_with_size (GtkPopover *popover);

G_END_DECLS
