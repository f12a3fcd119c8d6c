/* bramble-window-tale.c: finished games as books
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-window-private.h"

#include <glib/gi18n.h>

#include "bramble-children.h"
#include "bramble-tale-print.h"
#include "bramble-tale-view.h"

static void
show_book (BrambleWindow       *self,
           const BrambleRecord *record)
{
  const BramblePresentation *game = bramble_presentation_of (bramble_record_game (record));
  g_autoptr (BrambleTale) tale = NULL;

  /* An unfinished game keeps its secrets. */
  if (game->book == NULL || !bramble_game_is_over (game->game, bramble_record_now (record)))
    return;
  tale = game->book (record);
  bramble_children_remove (self->tale);
  gtk_box_append (self->tale, bramble_tale_view_new (tale));
  bramble_window_show_page (self, "tale");
}

static void
book_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);

  if (self->match)
    show_book (self, bramble_match_get_record (self->match));
}

static void
loaded (GObject      *source,
        GAsyncResult *result,
        gpointer      user_data)
{
  g_autoptr (BrambleWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrambleMatch) match = bramble_match_load_finish (result, &error);

  if (match)
    show_book (self, bramble_match_get_record (match));
  else
    bramble_window_tell (self, error->message);
}

static void
read_book_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  bramble_match_load_async (file, NULL, loaded, g_object_ref (BRAMBLE_WINDOW (widget)));
}

static void
saved (GObject      *source,
       GAsyncResult *result,
       gpointer      user_data)
{
  g_autoptr (BrambleWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!bramble_tale_save_finish (result, &error))
    bramble_window_tell (self, error->message);
}

/* Returns (nullable) (transfer none): what is read now. */
static BrambleTale *
get_tale (BrambleWindow *self)
{
  GtkWidget *view = gtk_widget_get_first_child (GTK_WIDGET (self->tale));

  return view ? bramble_tale_view_get_tale (BRAMBLE_TALE_VIEW (view)) : NULL;
}

static void
save_chosen (GtkFileChooserNative *dialog,
             int                   response,
             BrambleWindow        *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (response == GTK_RESPONSE_ACCEPT && file && get_tale (self))
    bramble_tale_save_async (get_tale (self), file, saved, g_object_ref (self));
  g_object_unref (dialog);
}

static void
save_book_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autofree char *suggested = NULL;
  GtkFileChooserNative *dialog;

  if (get_tale (self) == NULL)
    return;
  dialog = gtk_file_chooser_native_new (_("Save the book"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), NULL);
  gtk_file_filter_set_name (filter, _("Books to print (PDF)"));
  gtk_file_filter_add_pattern (filter, "*.pdf");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  suggested = g_strconcat (get_tale (self)->title, ".pdf", NULL);
  g_strdelimit (suggested, "/\\:*?\"<>|\n\t", '-');
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), suggested);
  g_signal_connect (dialog, "response", G_CALLBACK (save_chosen), self);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
bramble_window_add_tale_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.book", NULL, book_action);
  gtk_widget_class_install_action (widget_class, "win.read-book", "s", read_book_action);
  gtk_widget_class_install_action (widget_class, "win.save-book", NULL, save_book_action);
}
