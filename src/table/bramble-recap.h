/* bramble-recap.h: what the others did since one's last turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_RECAP (bramble_recap_get_type ())
G_DECLARE_FINAL_TYPE (BrambleRecap, bramble_recap, BRAMBLE, RECAP, GtkWidget)

GtkWidget *bramble_recap_new   (void);
void       bramble_recap_show  (BrambleRecap *self,
                                GListModel   *entries);
void       bramble_recap_close (BrambleRecap *self);

G_END_DECLS
