/* bramble-stuffed-style.c: how the table of Stuffed Fables is dressed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-stuffed-style.h"

#include <bramble-contrast.h>
#include <rules/stuffed-things.h>

#include "bramble-picture.h"

/* Sees to it that the style sheet of the game is there. */
void
bramble_stuffed_style_load (void)
{
  bramble_contrast_dress_game (BRAMBLE_UI "stuffed/stuffed.css");
}

/**
 * bramble_stuffed_line_new:
 * @text: (nullable)
 *
 * Returns: (transfer floating): words that have several lines where they must
 */
GtkWidget *
bramble_stuffed_line_new (const char *text,
                          const char *css_class)
{
  GtkWidget *label = bramble_stuffed_word_new (text, css_class);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

/**
 * bramble_stuffed_word_new:
 * @text: (nullable)
 *
 * Returns: (transfer floating): words on one line, as much of them as there is room for
 */
GtkWidget *
bramble_stuffed_word_new (const char *text,
                          const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* A picture as large as the style sheet says. */
GtkWidget *
bramble_stuffed_sign_new (const char *art,
                          const char *css_class)
{
  GtkWidget *picture = bramble_picture_new (art, 1, 1);

  gtk_widget_add_css_class (picture, css_class);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  return picture;
}

GtkWidget *
bramble_stuffed_box_new (GtkOrientation  orientation,
                         const char     *css_class)
{
  GtkWidget *box = gtk_box_new (orientation, 0);

  gtk_widget_add_css_class (box, css_class);
  return box;
}

/**
 * bramble_stuffed_dup_die_art:
 * @face: what it shows, or 0: it is not thrown yet
 *
 * Returns: (transfer full): the picture of a die
 */
char *
bramble_stuffed_dup_die_art (guint colour,
                             guint face)
{
  if (face == 0)
    return g_strconcat ("stuffed/dice/", stuffed_colour_ids[colour], NULL);

  return g_strdup_printf ("stuffed/dice/%s-%u", stuffed_colour_ids[colour], face);
}

GtkWidget *
bramble_stuffed_die_new (guint       colour,
                         guint       face,
                         const char *css_class)
{
  g_autofree char *art = bramble_stuffed_dup_die_art (colour, face);

  return bramble_stuffed_sign_new (art, css_class);
}

void
bramble_stuffed_set_class (GtkWidget  *widget,
                           const char *css_class,
                           gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}
