/* bramble-announce.h: how a sentence reaches a screen reader
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void        bramble_announce         (GtkWidget  *widget,
                                      const char *text);
const char *bramble_announce_get     (GtkWidget  *widget);
void        bramble_announce_forget  (GtkWidget  *widget);
void        bramble_announce_start   (GtkWindow  *window);
void        bramble_announce_window  (GtkWindow  *window);
void        bramble_describe         (GtkWidget  *widget,
                                      const char *description);
void        bramble_describe_focus   (GtkWidget  *widget);
gboolean    bramble_describe_is_told (GtkWidget  *widget);
void        bramble_describe_late    (GtkWidget  *widget);
void        bramble_describe_quietly (GtkWidget  *widget,
                                      const char *description);

G_END_DECLS
