/* bramble-slots.h: answers in places that stay the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_SLOTS (bramble_slots_get_type ())
G_DECLARE_FINAL_TYPE (BrambleSlots, bramble_slots, BRAMBLE, SLOTS, GtkWidget)

GtkWidget *bramble_slots_new        (GtkWidget    *bottom);
void       bramble_slots_add        (BrambleSlots *self,
                                     GtkWidget    *answer);
void       bramble_slots_clear      (BrambleSlots *self);
void       bramble_slots_set_first_key (BrambleSlots *self,
                                     guint         key);
void       bramble_slots_show       (BrambleSlots *self,
                                     GtkWidget    *answer);
GtkWidget *bramble_slots_get        (BrambleSlots *self,
                                     guint         position);
GtkWidget *bramble_slots_get_pointed (BrambleSlots *self);
gboolean   bramble_slots_is_shown   (BrambleSlots *self,
                                     guint         position);
guint      bramble_slots_get_key    (BrambleSlots *self,
                                     guint         position);
guint      bramble_slots_get_more_key (BrambleSlots *self);
GtkWidget *bramble_slots_get_by_key (BrambleSlots *self,
                                     guint         key);

G_END_DECLS
