/* bramble-stuffed-list.h: a page of the book with things and what they do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <rules/stuffed-state.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_LIST (bramble_stuffed_list_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedList, bramble_stuffed_list, BRAMBLE, STUFFED_LIST, GtkWidget)

GtkWidget *bramble_stuffed_list_new          (const char         *name);
void       bramble_stuffed_list_show_items   (BrambleStuffedList *self,
                                              const StuffedState *s);
void       bramble_stuffed_list_show_minions (BrambleStuffedList *self,
                                              const StuffedState *s);
void       bramble_stuffed_list_show_all     (BrambleStuffedList *self,
                                              const StuffedState *s);

G_END_DECLS
