/* bramble-stuffed-style.h: how the table of Stuffed Fables is dressed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void       bramble_stuffed_style_load  (void);
GtkWidget *bramble_stuffed_line_new    (const char     *text,
                                        const char     *css_class);
GtkWidget *bramble_stuffed_word_new    (const char     *text,
                                        const char     *css_class);
GtkWidget *bramble_stuffed_sign_new    (const char     *art,
                                        const char     *css_class);
GtkWidget *bramble_stuffed_box_new     (GtkOrientation  orientation,
                                        const char     *css_class);
char      *bramble_stuffed_dup_die_art (guint           colour,
                                        guint           face);
GtkWidget *bramble_stuffed_die_new     (guint           colour,
                                        guint           face,
                                        const char     *css_class);
void       bramble_stuffed_set_class   (GtkWidget      *widget,
                                        const char     *css_class,
                                        gboolean        on);

G_END_DECLS
