/* new-game-kit.c: the page for a new game, shown and filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "new-game-kit.h"

#include <bramble-art.h>
#include <bramble-new-game.h>
#include <bramble-settings.h>

#include "look.h"

/* Returns a window with @page; both are put away together. */
GtkWidget *
new_game_show (GtkWidget *page)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  look_run_for (60);
  g_object_ref (page);
  return g_object_ref (window);
}

void
new_game_put_away (GtkWidget *window,
                   GtkWidget *page)
{
  gtk_window_destroy (GTK_WINDOW (window));
  bramble_art_settle (bramble_art_get_default ());
  look_run_for (60);
  look_finalize (window);
  look_finalize (page);
}

/* Returns (nullable): what has the class @name, in @widget or below. */
GtkWidget *
new_game_find_class (GtkWidget  *widget,
                     const char *name)
{
  if (gtk_widget_has_css_class (widget, name))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = new_game_find_class (child, name);

      if (found)
        return found;
    }
  return NULL;
}

void
new_game_reset_settings (void)
{
  GSettings *settings = bramble_settings_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i]; i++)
    g_settings_reset (settings, keys[i]);
}

BrambleRecord *
new_game_make_record (GtkWidget *page)
{
  g_autoptr (GError) error = NULL;
  BrambleRecord *record = bramble_new_game_make_record (BRAMBLE_NEW_GAME (page), NULL, &error);

  g_assert_no_error (error);
  return record;
}

GtkWidget *
new_game_play_button (GtkWidget *page)
{
  return new_game_find_class (page, "suggested-action");
}
