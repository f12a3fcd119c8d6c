/* bramble-page.c: a page to read, with pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-page.h"

#include <glib/gi18n.h>

static GtkWidget *
create_label (const char *text,
              const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 78);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return label;
}

/**
 * bramble_page_new:
 * @draw: how the game draws the pictures of its pages
 *
 * Returns: a column with the title, the pictures and the paragraphs
 */
GtkWidget *
bramble_page_new (const BramblePage *page,
                  BramblePageDraw    draw)
{
  GtkWidget *column = g_object_new (GTK_TYPE_BOX,
                                    "orientation", GTK_ORIENTATION_VERTICAL,
                                    "spacing", 14,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                    NULL);

  gtk_widget_add_css_class (column, "page");
  gtk_accessible_update_property (GTK_ACCESSIBLE (column), GTK_ACCESSIBLE_PROPERTY_LABEL, _(page->title), -1);
  gtk_box_append (GTK_BOX (column), create_label (_(page->title), "page-title"));
  for (guint i = 0; i < BRAMBLE_PAGE_BLOCKS && page->blocks[i].text; i++)
    {
      const BramblePageBlock *block = &page->blocks[i];
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);

      for (guint k = 0; k < BRAMBLE_PAGE_PICTURES && block->art[k]; k++)
        gtk_box_append (GTK_BOX (row), draw (block->art[k]));
      gtk_widget_set_visible (row, block->art[0] != NULL);
      gtk_widget_set_halign (row, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (column), row);
      gtk_box_append (GTK_BOX (column), create_label (_(block->text), "page-text"));
    }
  return column;
}
