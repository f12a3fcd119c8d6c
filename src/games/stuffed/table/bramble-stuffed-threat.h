/* bramble-stuffed-threat.h: the row of minions and the threat that grows over them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-stuffed-strike.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_THREAT (bramble_stuffed_threat_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedThreat, bramble_stuffed_threat, BRAMBLE, STUFFED_THREAT, GtkWidget)

GtkWidget *bramble_stuffed_threat_new         (void);
void       bramble_stuffed_threat_show        (BrambleStuffedThreat       *self,
                                               const StuffedState         *s,
                                               const BrambleStuffedStrike *strike);
void       bramble_stuffed_threat_set_aimed   (BrambleStuffedThreat       *self,
                                               guint32                     foes);
guint      bramble_stuffed_threat_get_pointed (BrambleStuffedThreat       *self);
char      *bramble_stuffed_threat_dup_words   (BrambleStuffedThreat       *self);

G_END_DECLS
