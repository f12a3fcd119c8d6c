/* bramble-stuffed-toy-view.h: a toy's card on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-stuffed-draft.h>
#include <bramble-stuffed-toy.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_TOY_VIEW (bramble_stuffed_toy_view_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedToyView, bramble_stuffed_toy_view, BRAMBLE, STUFFED_TOY_VIEW, GtkWidget)

GtkWidget *bramble_stuffed_toy_view_new       (BrambleStuffedToy     *toy,
                                               guint                  toys);
void       bramble_stuffed_toy_view_set_could (BrambleStuffedToyView *self,
                                               gboolean               could);
void       bramble_stuffed_toy_view_set_picked (BrambleStuffedToyView   *self,
                                               const BrambleStuffedDraft *draft);
void       bramble_stuffed_toy_view_set_hit   (BrambleStuffedToyView *self,
                                               gboolean               hit);

G_END_DECLS
