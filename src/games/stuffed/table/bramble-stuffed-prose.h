/* bramble-stuffed-prose.h: what is read, set as in a book
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_PROSE (bramble_stuffed_prose_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedProse, bramble_stuffed_prose, BRAMBLE, STUFFED_PROSE, GtkWidget)

GtkWidget  *bramble_stuffed_prose_new      (const char          *text,
                                            gboolean             initial);
const char *bramble_stuffed_prose_get_text (BrambleStuffedProse *self);

G_END_DECLS
