/* bramble-stuffed-page.h: the page of the story, or of a minion that acts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <rules/stuffed-state.h>

G_BEGIN_DECLS

#define BRAMBLE_TYPE_STUFFED_PAGE (bramble_stuffed_page_get_type ())
G_DECLARE_FINAL_TYPE (BrambleStuffedPage, bramble_stuffed_page, BRAMBLE, STUFFED_PAGE, GtkWidget)

GtkWidget *bramble_stuffed_page_new         (void);
void       bramble_stuffed_page_show        (BrambleStuffedPage *self,
                                             const char         *over,
                                             const char         *title,
                                             const char         *art,
                                             const char         *text,
                                             gboolean            reading);
void       bramble_stuffed_page_show_minion (BrambleStuffedPage *self,
                                             const StuffedState *s,
                                             guint               foe,
                                             guint               face,
                                             const char         *about);

G_END_DECLS
