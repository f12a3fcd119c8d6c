/* bramble-folk-style.c: how the table of Hungarian Folktales is dressed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-style.h"

#include <bramble-contrast.h>

/* Sees to it that the style sheet of the game is there. */
void
bramble_folk_style_load (void)
{
  bramble_contrast_dress_game (BRAMBLE_UI "folktales/folktales.css");
}

/**
 * bramble_folk_line_new:
 * @text: (nullable)
 * @css_class: how it is dressed
 *
 * Returns: (transfer floating): words that have several lines where they must
 */
GtkWidget *
bramble_folk_line_new (const char *text,
                       const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}
