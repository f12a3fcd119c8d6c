/* bramble-gloom-family.h: a player with a family
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GLOOM_FAMILY (bramble_gloom_family_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGloomFamily, bramble_gloom_family, BRAMBLE, GLOOM_FAMILY, GObject)

guint       bramble_gloom_family_get_seat        (BrambleGloomFamily *self);
const char *bramble_gloom_family_get_name        (BrambleGloomFamily *self);
const char *bramble_gloom_family_get_look        (BrambleGloomFamily *self);
const char *bramble_gloom_family_get_symbol      (BrambleGloomFamily *self);
const char *bramble_gloom_family_get_description (BrambleGloomFamily *self);
guint       bramble_gloom_family_get_finished    (BrambleGloomFamily *self);
int         bramble_gloom_family_get_score       (BrambleGloomFamily *self);
guint       bramble_gloom_family_get_hand_size   (BrambleGloomFamily *self);
guint       bramble_gloom_family_get_limit       (BrambleGloomFamily *self);
gboolean    bramble_gloom_family_get_active      (BrambleGloomFamily *self);
GListModel *bramble_gloom_family_get_hand        (BrambleGloomFamily *self);

G_END_DECLS
