/* bramble-tale-view.h: a tale, to be read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-tale.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_TALE_VIEW (bramble_tale_view_get_type ())
G_DECLARE_FINAL_TYPE (BrambleTaleView, bramble_tale_view, BRAMBLE, TALE_VIEW, GtkWidget)

GtkWidget   *bramble_tale_view_new      (BrambleTale     *tale);
BrambleTale *bramble_tale_view_get_tale (BrambleTaleView *self);

G_END_DECLS
