/* bramble-page.c: a page to read, with pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-page.h"

#include <glib/gi18n.h>

#include "bramble-picture.h"

/* How large the pictures of a family are shown. */
static const struct
{
  const char *family;
  int width;
  int height;
} sizes[] = {
  { "locations/", 208, 130 },
  { "fables/", 168, 126 },
  { "friends/", 168, 126 },
  { "cards/gather", 144, 108 },
  { "cards/", 90, 126 },
  { "pigs/", 80, 100 },
  { "monsters/", 80, 100 },
  { "tokens/regal", 80, 100 },
  { "unique/", 120, 90 },
  { "tokens/", 60, 60 },
  { "marks/", 52, 52 },
};

/* A house of the first @height sections. */
static GtkWidget *
create_house (const char *id)
{
  static const char *const sections[] = { "floor", "walls", "roof" };
  g_auto (GStrv) parts = g_strsplit (id, "/", 3);
  guint height = parts[2] ? (guint) g_ascii_strtoull (parts[2], NULL, 10) : 3;
  GtkWidget *overlay = gtk_overlay_new ();

  gtk_overlay_set_child (GTK_OVERLAY (overlay), bramble_picture_new (NULL, 100, 110));
  for (guint i = 0; i < height && i < G_N_ELEMENTS (sections); i++)
    {
      g_autofree char *art = g_strdup_printf ("houses/%s-%s", parts[1], sections[i]);

      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), bramble_picture_new (art, 100, 110));
    }
  return overlay;
}

static GtkWidget *
create_picture (const char *id)
{
  if (g_str_has_prefix (id, "house/"))
    return create_house (id);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (g_str_has_prefix (id, sizes[i].family))
      return bramble_picture_new (id, sizes[i].width, sizes[i].height);

  return bramble_picture_new (id, 100, 100);
}

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
 *
 * Returns: a column with the title, the pictures and the paragraphs
 */
GtkWidget *
bramble_page_new (const BramblePage *page)
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
        gtk_box_append (GTK_BOX (row), create_picture (block->art[k]));
      gtk_widget_set_visible (row, block->art[0] != NULL);
      gtk_widget_set_halign (row, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (column), row);
      gtk_box_append (GTK_BOX (column), create_label (_(block->text), "page-text"));
    }
  return column;
}
