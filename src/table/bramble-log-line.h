/* bramble-log-line.h: a sentence of a log on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-log-entry.h>

G_BEGIN_DECLS

GtkWidget *bramble_log_line_new       (void);
void       bramble_log_line_set_entry (GtkWidget       *line,
                                       BrambleLogEntry *entry);

G_END_DECLS
