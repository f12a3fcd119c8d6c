/* bramble-window-files.c: opening, saving and going on with games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-window-private.h"

#include <glib/gi18n.h>

static void
loaded (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (BrambleWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleMatch) match = bramble_match_load_finish (result, &error);

  if (match)
    bramble_window_play (self, match, g_settings_get_boolean (self->settings, "new-game-privacy"));
  else
    bramble_window_tell (self, error->message);
}

/**
 * bramble_window_open:
 *
 * Loads a game and puts it on the table. When that fails the present one stays.
 */
void
bramble_window_open (BrambleWindow *self,
                     GFile         *file)
{
  g_return_if_fail (BRAMBLE_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  bramble_match_load_async (file, NULL, loaded, g_object_ref (self));
}

/* A game that the store kept goes on in its own place. */
static void
resumed (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (BrambleWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleMatch) match = bramble_match_load_finish (result, &error);

  if (match && bramble_store_resume (self->store, self->resuming, match, &error))
    bramble_window_show_match (self, match, g_settings_get_boolean (self->settings, "new-game-privacy"));
  else
    bramble_window_tell (self, error->message);
  g_clear_object (&self->resuming);
}

static void
continue_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);
  g_autoptr (GPtrArray) games = bramble_store_list_unfinished (self->store);

  if (games->len == 0 || self->resuming)
    return;
  self->resuming = g_object_ref (g_ptr_array_index (games, 0));
  bramble_match_load_async (self->resuming, NULL, resumed, g_object_ref (self));
}

static GtkFileChooserNative *
file_dialog (BrambleWindow        *self,
             const char           *title,
             GtkFileChooserAction  action,
             const char           *accept)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, accept, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Bramble games"));
  gtk_file_filter_add_pattern (filter, "*.bramble");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  return dialog;
}

static void
open_chosen (GtkFileChooserNative *dialog,
             int                   response,
             BrambleWindow        *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (response == GTK_RESPONSE_ACCEPT && file)
    bramble_window_open (self, file);
  g_object_unref (dialog);
}

static void
open_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  GtkFileChooserNative *dialog = file_dialog (BRAMBLE_WINDOW (widget), _("Open a game"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                              _("_Open"));

  g_signal_connect (dialog, "response", G_CALLBACK (open_chosen), widget);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
saved (GObject      *source,
       GAsyncResult *result,
       gpointer      user_data)
{
  g_autoptr (BrambleWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!bramble_match_save_finish (BRAMBLE_MATCH (source), result, &error))
    bramble_window_tell (self, error->message);
}

static void
save_chosen (GtkFileChooserNative *dialog,
             int                   response,
             BrambleWindow        *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (response == GTK_RESPONSE_ACCEPT && file && self->match)
    bramble_match_save_async (self->match, file, NULL, saved, g_object_ref (self));
  g_object_unref (dialog);
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  GtkFileChooserNative *dialog = file_dialog (BRAMBLE_WINDOW (widget), _("Save the game"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                              _("_Save"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), "game.bramble");
  g_signal_connect (dialog, "response", G_CALLBACK (save_chosen), widget);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
bramble_window_add_file_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.continue", NULL, continue_action);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "win.save", NULL, save_action);
}
