/* desk-kit.h: the table of Hungarian Folktales in a window of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-match.h>
#include <gtk/gtk.h>

#include "kit.h"

G_BEGIN_DECLS

/* What is shown now. */
extern BrambleMatch *match;
extern GtkWidget *window;
extern GtkWidget *board;

void desk_show_for (Kit   *k,
                    guint  people,
                    int    width,
                    int    height);
void desk_show     (Kit   *k,
                    int    width,
                    int    height);
void desk_answer   (const char *id);
void desk_put_away (void);

G_END_DECLS
