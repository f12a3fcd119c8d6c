/* desk-kit.h: the table of Stuffed Fables in a window, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-match.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is played, and on what. */
extern BrambleMatch *desk_match;
extern GtkWidget *desk_board;

void           desk_show       (BrambleRecord     *record,
                                int                width,
                                int                height);
void           desk_put_away   (void);
BrambleRecord *desk_set        (guint              seats,
                                const char *const *lines);
void           desk_photograph (const char        *name);
GtkWidget     *desk_find       (const char        *thing);
void           desk_touch      (const char        *thing);
gboolean       desk_press      (guint              key);

G_END_DECLS
