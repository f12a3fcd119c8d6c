/* bramble-stuffed-toy.h: a toy with all that it has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <rules/stuffed-state.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_TOY (bramble_stuffed_toy_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedToy, bramble_stuffed_toy, BRAMBLE, STUFFED_TOY, GObject)

guint              bramble_stuffed_toy_get_seat        (BrambleStuffedToy *self);
const char        *bramble_stuffed_toy_get_name        (BrambleStuffedToy *self);
gboolean           bramble_stuffed_toy_get_computer    (BrambleStuffedToy *self);
gboolean           bramble_stuffed_toy_get_active      (BrambleStuffedToy *self);
guint              bramble_stuffed_toy_get_room        (BrambleStuffedToy *self);
const char        *bramble_stuffed_toy_get_description (BrambleStuffedToy *self);
const StuffedSeat *bramble_stuffed_toy_get_seen        (BrambleStuffedToy *self);

G_END_DECLS
