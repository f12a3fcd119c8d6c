/* bramble-window.h: the window of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-store.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_WINDOW (bramble_window_get_type ())
G_DECLARE_FINAL_TYPE (BrambleWindow, bramble_window, BRAMBLE, WINDOW, GtkApplicationWindow)

BrambleWindow *bramble_window_new         (GtkApplication *application,
                                           BrambleStore   *store);
gboolean       bramble_window_is_at_table (BrambleWindow  *self);
void           bramble_window_open        (BrambleWindow  *self,
                                           GFile          *file);
void           bramble_window_play        (BrambleWindow  *self,
                                           BrambleMatch   *match);
void           bramble_window_tell        (BrambleWindow  *self,
                                           const char     *trouble);

G_END_DECLS
