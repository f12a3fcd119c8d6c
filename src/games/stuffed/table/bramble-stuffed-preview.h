/* bramble-stuffed-preview.h: a small picture of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <bramble-match.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *bramble_stuffed_preview_new (BrambleMatch *match);
char      *bramble_stuffed_dup_where   (BrambleMatch *match);

G_END_DECLS
