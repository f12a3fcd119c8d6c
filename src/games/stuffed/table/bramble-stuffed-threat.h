/* bramble-stuffed-threat.h: the row of minions and the threat that grows over them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <rules/stuffed-state.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_THREAT (bramble_stuffed_threat_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedThreat, bramble_stuffed_threat, BRAMBLE, STUFFED_THREAT, GtkWidget)

GtkWidget *bramble_stuffed_threat_new       (void);
void       bramble_stuffed_threat_show      (BrambleStuffedThreat *self,
                                             const StuffedState   *s);
void       bramble_stuffed_threat_set_aimed (BrambleStuffedThreat *self,
                                             guint32               foes);

G_END_DECLS
