/* bramble-folk-style.c: how the table of Hungarian Folktales is dressed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-folk-style.h"

/* Loads the style sheet of the game, once. */
void
bramble_folk_style_load (void)
{
  static gboolean loaded;
  g_autoptr (GtkCssProvider) provider = NULL;

  if (loaded)
    return;

  loaded = TRUE;
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, BRAMBLE_UI "folktales/folktales.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
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
