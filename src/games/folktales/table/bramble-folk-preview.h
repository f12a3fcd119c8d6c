/* bramble-folk-preview.h: a small picture of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include <bramble-match.h>

G_BEGIN_DECLS

GtkWidget *bramble_folk_preview_new (BrambleMatch *match);

G_END_DECLS
