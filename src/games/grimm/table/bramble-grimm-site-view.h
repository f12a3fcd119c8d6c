/* bramble-grimm-site-view.h: a Build Site, and what is built there next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-grimm-site.h>

G_BEGIN_DECLS

GtkWidget *bramble_grimm_site_view_new (BrambleGrimmSite *site,
                                        guint             seat,
                                        gboolean          priced);

G_END_DECLS
