/* bramble-log-line.c: a sentence of a log on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards in it are links. One that is followed runs the action "win.card"
 * with the card's id.
 */

#include "bramble-log-line.h"

#include <glib/gi18n.h>

static gboolean
link_followed (GtkWidget  *line,
               const char *card)
{
  gtk_widget_activate_action (line, "win.card", "s", card);
  return TRUE;
}

GtkWidget *
bramble_log_line_new (void)
{
  GtkWidget *line = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (line), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (line), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (line), 0);
  g_signal_connect (line, "activate-link", G_CALLBACK (link_followed), NULL);
  return line;
}

void
bramble_log_line_set_entry (GtkWidget       *line,
                            BrambleLogEntry *entry)
{
  const char *markup = bramble_log_entry_get_markup (entry);

  guint count = bramble_log_entry_get_count (entry);
  g_autofree char *plain = markup ? NULL : g_markup_escape_text (bramble_log_entry_get_text (entry), -1);
  /* Translators: a sentence, and how many times in a row it was true */
  g_autofree char *joined = count > 1 ? g_strdup_printf (C_("log", "%1$s (%2$u times)"), markup ? markup : plain, count) : NULL;

  gtk_label_set_markup (GTK_LABEL (line), joined ? joined : markup ? markup : plain);
  if (bramble_log_entry_get_remark (entry))
    gtk_widget_add_css_class (line, "remark");
  else
    gtk_widget_remove_css_class (line, "remark");
  if (bramble_log_entry_get_heading (entry))
    gtk_widget_add_css_class (line, "round");
  else
    gtk_widget_remove_css_class (line, "round");
}
