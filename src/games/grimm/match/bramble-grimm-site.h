/* bramble-grimm-site.h: a Build Site and what stands on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GRIMM_SITE (bramble_grimm_site_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGrimmSite, bramble_grimm_site, BRAMBLE, GRIMM_SITE, GObject)

guint       bramble_grimm_site_get_index       (BrambleGrimmSite *self);
const char *bramble_grimm_site_get_house_type  (BrambleGrimmSite *self);
guint       bramble_grimm_site_get_height      (BrambleGrimmSite *self);
gboolean    bramble_grimm_site_get_corner      (BrambleGrimmSite *self);
gboolean    bramble_grimm_site_get_complete    (BrambleGrimmSite *self);
const char *bramble_grimm_site_get_description (BrambleGrimmSite *self);

G_END_DECLS
