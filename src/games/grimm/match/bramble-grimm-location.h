/* bramble-grimm-location.h: a Location and what is there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GRIMM_LOCATION (bramble_grimm_location_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGrimmLocation, bramble_grimm_location, BRAMBLE, GRIMM_LOCATION, GObject)

guint       bramble_grimm_location_get_index    (BrambleGrimmLocation *self);
const char *bramble_grimm_location_get_id       (BrambleGrimmLocation *self);
const char *bramble_grimm_location_get_name     (BrambleGrimmLocation *self);
GListModel *bramble_grimm_location_get_pigs     (BrambleGrimmLocation *self);
GListModel *bramble_grimm_location_get_monsters (BrambleGrimmLocation *self);
GListModel *bramble_grimm_location_get_cards    (BrambleGrimmLocation *self);

G_END_DECLS
