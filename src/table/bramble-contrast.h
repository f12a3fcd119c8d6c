/* bramble-contrast.h: the looks of the program, also in high contrast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void     bramble_contrast_watch       (GdkDisplay *display);
void     bramble_contrast_dress_table (void);
void     bramble_contrast_dress_game  (const char *path);
gboolean bramble_contrast_is_high     (const char *theme);
gboolean bramble_contrast_is_dark     (GtkWidget  *widget);
void     bramble_contrast_follow      (GtkWidget  *widget);

G_END_DECLS
