/* bramble-gloom-family-view.h: a player and their family on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-gloom-table.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_GLOOM_FAMILY_VIEW (bramble_gloom_family_view_get_type ())
G_DECLARE_FINAL_TYPE (BrambleGloomFamilyView, bramble_gloom_family_view, BRAMBLE, GLOOM_FAMILY_VIEW, GtkWidget)

GtkWidget *bramble_gloom_family_view_new (BrambleGloomTable  *table,
                                          BrambleGloomFamily *family,
                                          gboolean            own);

G_END_DECLS
