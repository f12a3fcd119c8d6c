/* bramble-unfinished.h: a game that can be gone on with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-match.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_UNFINISHED (bramble_unfinished_get_type ())
G_DECLARE_FINAL_TYPE (BrambleUnfinished, bramble_unfinished, BRAMBLE, UNFINISHED, GtkWidget)

GtkWidget         *bramble_unfinished_new       (GFile             *file,
                                                 BrambleMatch      *match);
GFile             *bramble_unfinished_get_file  (BrambleUnfinished *self);
const BrambleGame *bramble_unfinished_get_game  (BrambleUnfinished *self);
GtkWidget         *bramble_unfinished_get_go_on (BrambleUnfinished *self);

G_END_DECLS
