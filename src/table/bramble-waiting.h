/* bramble-waiting.h: what one sees while the others play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-match.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_WAITING (bramble_waiting_get_type ())
G_DECLARE_FINAL_TYPE (BrambleWaiting, bramble_waiting, BRAMBLE, WAITING, GtkWidget)

GtkWidget *bramble_waiting_new        (void);
void       bramble_waiting_show_steps (BrambleWaiting  *self,
                                       const GPtrArray *moves,
                                       guint            now,
                                       gboolean         over);
void       bramble_waiting_show_motive (BrambleWaiting *self,
                                       const char      *motive);
void       bramble_waiting_set_paused (BrambleWaiting  *self,
                                       gboolean         paused);
void       bramble_waiting_set_going  (BrambleWaiting  *self,
                                       gboolean         going);
char      *bramble_waiting_dup_headline (BrambleMatch *match,
                                         guint         step);

G_END_DECLS
