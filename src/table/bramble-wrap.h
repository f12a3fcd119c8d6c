/* bramble-wrap.h: things in lines, like words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_WRAP (bramble_wrap_get_type ())
G_DECLARE_FINAL_TYPE (BrambleWrap, bramble_wrap, BRAMBLE, WRAP, GtkLayoutManager)

GtkLayoutManager *bramble_wrap_new (double gap);

G_END_DECLS
