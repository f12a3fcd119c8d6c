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
