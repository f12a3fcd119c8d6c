/* bramble-window-files.c: opening, saving and going on with games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-window-private.h"

#include <glib/gi18n.h>

/* Of letters, each of which may take four bytes, in the name of a file that may have 255. */
#define MAX_FILE_NAME 60

/**
 * bramble_window_take_loaded:
 * @result: of loading a game to be played
 * @file: (out) (transfer full): where it was loaded from
 *
 * Returns: whether the window still waits for that game: another one may have been chosen
 * meanwhile, or the window may have gone
 */
gboolean
bramble_window_take_loaded (BrambleWindow *self,
                            GAsyncResult  *result,
                            GFile        **file)
{
  if (self->loading == NULL || g_task_get_task_data (G_TASK (result)) != self->loading)
    return FALSE;
  *file = g_steal_pointer (&self->loading);
  return TRUE;
}

/* A game of the store goes on in its own place; any other gets one. */
static void
loaded (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (BrambleWindow) self = user_data;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleMatch) match = bramble_match_load_finish (result, &error);

  if (!bramble_window_take_loaded (self, result, &file))
    return;
  if (match && bramble_store_resume (self->store, file, match, &error))
    bramble_window_show_match (self, match);
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

  g_set_object (&self->loading, file);
  bramble_match_load_async (file, NULL, loaded, g_object_ref (self));
}

/* Whether the last game is on the table. There need not be an answer yet. */
static gboolean
is_in_play (BrambleWindow *self)
{
  return self->match && self->match == bramble_store_get_match (self->store) && !bramble_match_get_over (self->match);
}

/* Shows on the shelf what can be gone on with. */
void
bramble_window_update_shelf (BrambleWindow *self)
{
  bramble_shelf_read (self->shelf, self->store);
}

static void
continue_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);
  g_autoptr (GPtrArray) games = NULL;

  /* The last game may be one that is still being written. */
  bramble_store_flush (self->store);
  games = bramble_store_list_unfinished (self->store);
  if (is_in_play (self))
    bramble_window_show_table (self);
  else if (games->len > 0)
    bramble_window_open (self, g_ptr_array_index (games, 0));
}

/* Returns (nullable) (transfer full): the unfinished game that an action names. */
static GFile *
find_unfinished (BrambleWindow *self,
                 GVariant      *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));
  g_autoptr (GPtrArray) games = bramble_store_list_unfinished (self->store);

  for (guint i = 0; i < games->len; i++)
    if (g_file_equal (file, g_ptr_array_index (games, i)))
      return g_steal_pointer (&file);

  return NULL;
}

static void
resume_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);
  g_autoptr (GFile) file = find_unfinished (self, parameter);

  if (file && is_in_play (self) && bramble_store_is_own (self->store, file))
    bramble_window_show_table (self);
  else if (file)
    bramble_window_open (self, file);
}

/* What was asked before the card's button did this. Whoever plays the game just
 * now does not any more. */
static void
delete_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);
  g_autoptr (GFile) file = find_unfinished (self, parameter);
  g_autoptr (GError) error = NULL;

  if (file && bramble_store_is_own (self->store, file))
    {
      bramble_store_keep (self->store, NULL);
      bramble_window_leave_table (self);
    }
  if (file && !bramble_store_delete (self->store, file, &error))
    bramble_window_tell (self, error->message);
  bramble_window_update_shelf (self);
}

/* A finished game is shown from its beginning, with everything open. */
static void
loaded_to_watch (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (BrambleWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleMatch) match = bramble_match_load_finish (result, &error);

  if (match)
    bramble_window_watch (self, match, 0);
  else
    bramble_window_tell (self, error->message);
}

static void
watch_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  bramble_match_load_async (file, NULL, loaded_to_watch, g_object_ref (BRAMBLE_WINDOW (widget)));
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

/**
 * bramble_window_suggest_name:
 *
 * Returns: (transfer full): what a file with @match could be called: the game, who plays and how far
 * they are, without what a file name cannot have
 */
char *
bramble_window_suggest_name (BrambleMatch *match)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *name = NULL;
  g_autofree char *shortened = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (bramble_match_get_seats (match)); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", bramble_record_seat (bramble_match_get_record (match), i)->name);
  /* Translators: the name of a file: a game, who plays it, and how far it is */
  name = g_strdup_printf (_("%1$s – %2$s – round %3$u"),
                          bramble_presentation_name (bramble_presentation_of (bramble_match_get_game (match))), names->str,
                          bramble_match_get_round (match));
  g_strdelimit (name, "/\\:*?\"<>|\n\t", '-');
  shortened = g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), MAX_FILE_NAME));
  g_strstrip (shortened);
  return g_strconcat (*shortened == '.' ? "_" : "", shortened, ".bramble", NULL);
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);
  g_autofree char *suggested = NULL;
  GtkFileChooserNative *dialog;

  if (self->match == NULL)
    return;
  dialog = file_dialog (self, _("Save the game"), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"));
  suggested = bramble_window_suggest_name (self->match);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), suggested);
  g_signal_connect (dialog, "response", G_CALLBACK (save_chosen), widget);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
bramble_window_add_file_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.continue", NULL, continue_action);
  gtk_widget_class_install_action (widget_class, "win.resume", "s", resume_action);
  gtk_widget_class_install_action (widget_class, "win.delete", "s", delete_action);
  gtk_widget_class_install_action (widget_class, "win.watch", "s", watch_action);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "win.save", NULL, save_action);
}
