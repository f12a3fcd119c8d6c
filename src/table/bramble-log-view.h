/* bramble-log-view.h: what happened, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-log.h>

G_BEGIN_DECLS

/* Returns (transfer full) (nullable): the picture of a card. */
typedef char *(*BrambleCardArt) (const char *card,
                                 gpointer    user_data);

#define BRAMBLE_TYPE_LOG_VIEW (bramble_log_view_get_type ())
G_DECLARE_FINAL_TYPE (BrambleLogView, bramble_log_view, BRAMBLE, LOG_VIEW, GtkWidget)

GtkWidget *bramble_log_view_new     (void);
void       bramble_log_view_set_log (BrambleLogView *self,
                                     BrambleLog     *log,
                                     BrambleMatch   *match,
                                     BrambleCardArt  art,
                                     gpointer        user_data);
void       bramble_log_view_focus   (BrambleLogView *self);
void       bramble_log_view_tell    (BrambleLogView *self);

G_END_DECLS
