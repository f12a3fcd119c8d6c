/* bramble-application.c: the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-application.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include <bramble-store.h>

#include "bramble-contrast.h"
#include "bramble-held.h"
#include "bramble-window.h"

struct _BrambleApplication
{
  GtkApplication parent_instance;

  BrambleStore *store;
};

G_DEFINE_FINAL_TYPE (BrambleApplication, bramble_application, GTK_TYPE_APPLICATION)

static void
about_action (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  const char *developers[] = { _("The Bramble developers"), NULL };
  const char *pictures[] = { _("The Bramble developers"), _("Creative Commons Attribution-ShareAlike 4.0"), NULL };
  GtkWindow *parent = gtk_application_get_active_window (user_data);
  GtkWidget *dialog = gtk_about_dialog_new ();

  g_object_set (dialog,
                "program-name", "Bramble",
                "version", BRAMBLE_VERSION,
                "comments", _("Fairy-tale table games"),
                "website", "https://github.com/bramblegames/bramble",
                "website-label", _("Website"),
                "copyright", _("© The Bramble developers"),
                "license-type", GTK_LICENSE_GPL_3_0,
                "logo-icon-name", BRAMBLE_APPLICATION_ID,
                "authors", developers,
                /* Translators: your names, a line each, for the credits */
                "translator-credits", g_strcmp0 (_("translator-credits"), "translator-credits") == 0
                                      ? NULL : _("translator-credits"),
                "transient-for", parent,
                "modal", parent != NULL,
                "destroy-with-parent", TRUE,
                NULL);
  gtk_about_dialog_add_credit_section (GTK_ABOUT_DIALOG (dialog), _("Pictures"), pictures);
  /* It is a sheet of paper like all small windows. */
  gtk_widget_add_css_class (dialog, "bramble");
  gtk_widget_add_css_class (dialog, "about");
  bramble_contrast_follow (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
quit_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  GtkWindow *window;

  while ((window = gtk_application_get_active_window (user_data)))
    {
      /* One that was never shown is not closed, only destroyed. */
      g_autoptr (GtkWindow) kept = g_object_ref (window);

      gtk_window_close (kept);
      gtk_window_destroy (kept);
    }
}

/* The one window of the program; a dialog may be in front of it. */
static BrambleWindow *
get_window (BrambleApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l; l = l->next)
    if (BRAMBLE_IS_WINDOW (l->data))
      return l->data;

  return bramble_window_new (GTK_APPLICATION (self), self->store);
}

/* What the launcher of a desktop offers beside the program itself. */

static void
new_game_action (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  BrambleWindow *window = get_window (user_data);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  gtk_window_present (GTK_WINDOW (window));
}

static void
continue_action (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  BrambleWindow *window = get_window (user_data);

  /* Who sits at the table goes on already. */
  if (!bramble_window_is_at_table (window))
    gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", NULL);
  gtk_window_present (GTK_WINDOW (window));
}

static void
bramble_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (get_window (BRAMBLE_APPLICATION (application))));
}

static void
bramble_application_open (GApplication  *application,
                          GFile        **files,
                          int            n_files,
                          const char    *hint)
{
  BrambleWindow *window = get_window (BRAMBLE_APPLICATION (application));

  bramble_window_open (window, files[0]);
  gtk_window_present (GTK_WINDOW (window));
}

/* Whoever owns the name does what is asked for: this program or the one that
 * runs already. Afterwards the window comes to the front as always. */
static int
bramble_application_handle_local_options (GApplication *application,
                                          GVariantDict *options)
{
  static const char *const wishes[] = { "new-game", "continue" };
  g_autoptr (GError) error = NULL;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("bramble %s\n", BRAMBLE_VERSION);
      return EXIT_SUCCESS;
    }

  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    if (g_variant_dict_contains (options, wishes[i]))
      {
        if (!g_application_register (application, NULL, &error))
          {
            g_printerr ("%s\n", error->message);
            return EXIT_FAILURE;
          }
        g_action_group_activate_action (G_ACTION_GROUP (application), wishes[i], NULL);
        break;
      }

  return -1;
}

static void
bramble_application_startup (GApplication *application)
{
  static const GActionEntry actions[] = {
    { .name = "about", .activate = about_action },
    { .name = "continue", .activate = continue_action },
    { .name = "new-game", .activate = new_game_action },
    { .name = "quit", .activate = quit_action },
  };
  static const struct
  {
    const char *action;
    const char *keys[3];
  } keys[] = {
    { "app.quit", { "<Control>q" } },
    { "win.new-game", { "<Control>n" } },
    { "win.open", { "<Control>o" } },
    { "win.save", { "<Control>s" } },
    { "win.undo", { "<Control>z" } },
    { "win.hint", { "<Control>h" } },
    { "win.request", { "<Control>r" } },
    { "win.read-question", { "F2" } },
    { "win.read-events", { "F3" } },
    { "win.read-seats", { "F4" } },
    { "win.read-places", { "F5" } },
    { "win.lesson", { "F6" } },
    { "win.hand", { "<Control>l" } },
    { "win.pause", { "F7", "Pause" } },
    { "win.hurry", { "F8" } },
    { "win.log", { "F9" } },
    { "win.tell", { "<Control>t" } },
    { "win.fullscreen", { "F11" } },
    { "win.shelf", { "<Alt>Home" } },
    { "win.rules", { "F1" } },
    { "win.show-help-overlay", { "<Control>question", "<Control>F1" } },
    { "window.close", { "<Control>w" } },
    { "win.preferences", { "<Control>comma" } },
    { "win.redo", { "<Control><Shift>z", "<Control>y" } },
  };
  BrambleApplication *self = BRAMBLE_APPLICATION (application);
  g_autoptr (GError) error = NULL;

  G_APPLICATION_CLASS (bramble_application_parent_class)->startup (application);

  bramble_contrast_watch (gdk_display_get_default ());
  bramble_held_watch ();
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), keys[i].action, keys[i].keys);

  /* When games cannot be kept the window says why. */
  self->store = bramble_store_new (NULL);
  bramble_store_open (self->store, &error);
}

static void
bramble_application_shutdown (GApplication *application)
{
  g_clear_object (&BRAMBLE_APPLICATION (application)->store);

  G_APPLICATION_CLASS (bramble_application_parent_class)->shutdown (application);
}

static void
bramble_application_class_init (BrambleApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->activate = bramble_application_activate;
  application_class->handle_local_options = bramble_application_handle_local_options;
  application_class->open = bramble_application_open;
  application_class->startup = bramble_application_startup;
  application_class->shutdown = bramble_application_shutdown;
}

static void
bramble_application_init (BrambleApplication *self)
{
  static const GOptionEntry options[] = {
    { .long_name = "new-game", .description = N_("Begin with the page for a new game") },
    { .long_name = "continue", .description = N_("Go on with the last game that is not over") },
    { .long_name = "version", .description = N_("Print the version and exit") },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  /* Translators: how the program is called in a terminal: a file may follow its name. */
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE]"));
}

BrambleApplication *
bramble_application_new (void)
{
  return g_object_new (BRAMBLE_TYPE_APPLICATION,
                       "application-id", BRAMBLE_APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}
