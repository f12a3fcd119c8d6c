/* bramble-contrast.c: the looks of the program, also in high contrast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the desktop asks for high contrast, a second style sheet goes over the
 * first, and the pictures get outlines instead of shadows.
 */

#include "bramble-contrast.h"

#include <string.h>

#include "bramble-art.h"

/* GtkSettings:gtk-interface-contrast of newer versions of GTK, and its value
 * GTK_INTERFACE_CONTRAST_MORE. */
#define CONTRAST "gtk-interface-contrast"
#define MORE 2

/* What the second style sheet is known by to the settings. */
#define HIGH "bramble-high-contrast"
/* Set on a display that has the style of tables. */

/* Who has the last word, from behind: the wall, tables, all parts, high contrast. A sheet may
 * be read at any time, so the order of reading says nothing. */
#define STORY_PRIORITY (GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 2)
#define TABLE_PRIORITY (GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1)
#define STYLE_PRIORITY GTK_STYLE_PROVIDER_PRIORITY_APPLICATION
#define HIGH_PRIORITY (GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1)

/**
 * bramble_contrast_is_high:
 * @theme: (nullable): the name of a theme, as in the settings or GTK_THEME
 *
 * Returns: whether that theme is one of high contrast
 */
gboolean
bramble_contrast_is_high (const char *theme)
{
  return theme && (g_str_has_prefix (theme, "HighContrast") || strstr (theme, "-hc") != NULL);
}

/**
 * bramble_contrast_is_dark:
 *
 * Returns: whether the desktop writes light letters on dark ground
 */
gboolean
bramble_contrast_is_dark (GtkWidget *widget)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GdkRGBA ground, letters;

  return gtk_style_context_lookup_color (style, "theme_bg_color", &ground)
         && gtk_style_context_lookup_color (style, "theme_fg_color", &letters)
         && ground.red + ground.green + ground.blue < letters.red + letters.green + letters.blue;
}

/* A lamp in the evening, or daylight. */
static void
follow_dark (GtkWidget *widget)
{
  if (bramble_contrast_is_dark (widget))
    gtk_widget_add_css_class (widget, "dark");
  else
    gtk_widget_remove_css_class (widget, "dark");
}

/**
 * bramble_contrast_follow:
 *
 * Sees to it that style sheets find @widget in the class "dark" while the desktop is dark.
 */
void
bramble_contrast_follow (GtkWidget *widget)
{
  GtkSettings *settings = gtk_widget_get_settings (widget);

  g_signal_connect (widget, "map", G_CALLBACK (follow_dark), NULL);
  g_signal_connect_object (settings, "notify::gtk-theme-name", G_CALLBACK (follow_dark), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "notify::gtk-application-prefer-dark-theme", G_CALLBACK (follow_dark), widget,
                           G_CONNECT_SWAPPED);
}

static gboolean
wants_more (GtkSettings *settings)
{
  g_autofree char *theme = NULL;
  const char *forced = g_getenv ("GTK_THEME");

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (settings), CONTRAST))
    {
      int contrast;

      g_object_get (settings, CONTRAST, &contrast, NULL);
      if (contrast == MORE)
        return TRUE;
    }
  if (forced && *forced)
    return bramble_contrast_is_high (forced);
  g_object_get (settings, "gtk-theme-name", &theme, NULL);
  return bramble_contrast_is_high (theme);
}

static void
add_style (GdkDisplay     *display,
           GtkCssProvider *css,
           guint           priority)
{
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (css), priority);
}

/* The second style sheet, which is read when it is first wanted. */
static GtkCssProvider *
get_high (GtkSettings *settings)
{
  GtkCssProvider *high = g_object_get_data (G_OBJECT (settings), HIGH);

  if (high == NULL)
    {
      high = gtk_css_provider_new ();
      gtk_css_provider_load_from_resource (high, BRAMBLE_UI "style-hc.css");
      g_object_set_data_full (G_OBJECT (settings), HIGH, high, g_object_unref);
    }
  return high;
}

static void
settings_changed (GtkSettings *settings,
                  GParamSpec  *pspec,
                  gpointer     user_data)
{
  GdkDisplay *display = user_data;
  gboolean high = wants_more (settings);
  GtkCssProvider *css;

  if (high == bramble_art_get_outlined (bramble_art_get_default ()))
    return;

  css = get_high (settings);
  if (high)
    add_style (display, css, HIGH_PRIORITY);
  else
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (css));
  bramble_art_set_outlined (bramble_art_get_default (), high);
}

/* Reads a style sheet for everything on @display. */
static void
read_style (GdkDisplay *display,
            const char *path,
            guint       priority)
{
  g_autoptr (GtkCssProvider) css = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (css, path);
  add_style (display, css, priority);
}

/* Reads a style sheet unless it has been read. */
static void
dress (const char *path,
       guint       priority)
{
  GdkDisplay *display = gdk_display_get_default ();

  if (g_object_get_data (G_OBJECT (display), path))
    return;

  g_object_set_data (G_OBJECT (display), path, GINT_TO_POINTER (TRUE));
  read_style (display, path, priority);
}

/**
 * bramble_contrast_dress_table:
 *
 * Sees to it that the style of tables is there. Whatever is part of a table calls this before
 * the first of its kind is made; a program that starts need not wait for it.
 */
void
bramble_contrast_dress_table (void)
{
  dress (BRAMBLE_UI "table.css", TABLE_PRIORITY);
}

/**
 * bramble_contrast_dress_game:
 * @path: the style sheet of a game, in the resources
 *
 * The same for what only one game has.
 */
void
bramble_contrast_dress_game (const char *path)
{
  g_return_if_fail (path != NULL);

  dress (path, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/**
 * bramble_contrast_watch:
 *
 * Sets the style of everything on @display, and follows what the desktop wants
 * from now on.
 */
void
bramble_contrast_watch (GdkDisplay *display)
{
  GtkSettings *settings = gtk_settings_get_for_display (display);

  read_style (display, BRAMBLE_UI "story.css", STORY_PRIORITY);
  read_style (display, BRAMBLE_UI "style.css", STYLE_PRIORITY);
  g_signal_connect (settings, "notify::gtk-theme-name", G_CALLBACK (settings_changed), display);
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (settings), CONTRAST))
    g_signal_connect (settings, "notify::" CONTRAST, G_CALLBACK (settings_changed), display);
  settings_changed (settings, NULL, display);
}
