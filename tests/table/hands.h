/* hands.h: somebody who plays through the widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-match.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean   hands_have_board   (const BrambleGame *game);
void       hands_forgive_gtk  (void);
GtkWidget *hands_find         (GtkWidget    *widget,
                               const char   *css_class);
gboolean   hands_do_something (GtkWidget    *board,
                               BrambleMatch *match,
                               BrambleRng   *rng);
void       hands_hear_out     (GtkWidget    *widget);

G_END_DECLS
