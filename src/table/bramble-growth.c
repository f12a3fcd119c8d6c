/* bramble-growth.c: letters that grow with the room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything on a table is so many units large. What stands around it is made of the
 * desktop's letters, and would be tiny in a large window beside a table that fills it: it
 * grows as the unit does, and is never smaller than the desktop has it.
 */

#include "bramble-growth.h"

#include <math.h>

/* The size of letters in pixels where the desktop says none. */
#define USUAL_LETTERS 13

/* How many times larger all is in a widget, and what says so to the style sheet. */
#define GROWTH "bramble-growth"
#define STYLE "bramble-growth-style"

/* Returns the size of the desktop's letters, in pixels. */
double
bramble_growth_letters (GtkWidget *widget)
{
  GtkSettings *settings = gtk_widget_get_settings (widget);
  PangoFontDescription *font;
  g_autofree char *name = NULL;
  double size;
  int dpi;

  g_object_get (settings, "gtk-font-name", &name, "gtk-xft-dpi", &dpi, NULL);
  font = pango_font_description_from_string (name ? name : "");
  size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  if (!pango_font_description_get_size_is_absolute (font))
    size *= (dpi > 0 ? dpi / 1024.0 : 96) / 72;
  pango_font_description_free (font);
  return size > 0 ? size : USUAL_LETTERS;
}

/* Returns how many times larger than the desktop's the letters of @widget are to be in a room of @width and
 * @height that is drawn with so many units. */
double
bramble_growth_for (GtkWidget *widget,
                    double     columns,
                    double     rows,
                    int        width,
                    int        height)
{
  double unit = MIN (width / columns, height / rows);

  return MAX (unit * BRAMBLE_TEXT_UNITS / bramble_growth_letters (widget), 1);
}

/**
 * bramble_growth_set:
 * @growth: how many times larger than on the desktop all in @widget is, at least 1
 *
 * Lets the letters in @widget grow, and with them what is so many em large in the style sheet. What
 * is measured by code asks bramble_growth_of().
 */
void
bramble_growth_set (GtkWidget *widget,
                    double     growth)
{
  GtkCssProvider *style = g_object_get_data (G_OBJECT (widget), STYLE);
  char number[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *css = NULL;

  if (fabs (growth - bramble_growth_of (widget)) < 0.001)
    return;

  if (style == NULL)
    {
      style = gtk_css_provider_new ();
      gtk_style_context_add_provider (gtk_widget_get_style_context (widget), GTK_STYLE_PROVIDER (style),
                                      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
      g_object_set_data_full (G_OBJECT (widget), STYLE, style, g_object_unref);
    }
  g_object_set_data_full (G_OBJECT (widget), GROWTH, g_memdup2 (&growth, sizeof growth), g_free);
  g_ascii_formatd (number, sizeof number, "%.3f", growth * bramble_growth_letters (widget));
  css = growth > 1 ? g_strdup_printf ("*{font-size:%spx;}", number) : g_strdup ("");
  gtk_css_provider_load_from_data (style, css, -1);
  gtk_widget_queue_resize (widget);
}

/* Returns how many times larger than on the desktop all is where @inside lies. */
double
bramble_growth_of (GtkWidget *inside)
{
  for (GtkWidget *widget = inside; widget; widget = gtk_widget_get_parent (widget))
    {
      const double *growth = g_object_get_data (G_OBJECT (widget), GROWTH);

      if (growth)
        return *growth;
    }

  return 1;
}
