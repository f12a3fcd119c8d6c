/* bramble-application.c: the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-application.h"

#include <glib/gi18n.h>

#include <bramble-store.h>

#include "bramble-contrast.h"
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
  gtk_show_about_dialog (gtk_application_get_active_window (user_data),
                         "program-name", "Bramble",
                         "version", BRAMBLE_VERSION,
                         "comments", _("Fairy-tale table games"),
                         "license-type", GTK_LICENSE_GPL_3_0,
                         "logo-icon-name", BRAMBLE_APPLICATION_ID,
                         NULL);
}

static void
quit_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  GtkWindow *window;

  while ((window = gtk_application_get_active_window (user_data)))
    {
      g_autoptr (GtkWindow) closing = g_object_ref (window);

      /* Whatever does not go by itself is taken away. */
      gtk_window_close (closing);
      gtk_window_destroy (closing);
    }
}

static BrambleWindow *
get_window (BrambleApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  return window ? BRAMBLE_WINDOW (window) : bramble_window_new (GTK_APPLICATION (self), self->store);
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

static void
bramble_application_startup (GApplication *application)
{
  static const GActionEntry actions[] = {
    { .name = "about", .activate = about_action },
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
    { "win.rules", { "F1" } },
    { "win.preferences", { "<Control>comma" } },
    { "win.redo", { "<Control><Shift>z", "<Control>y" } },
  };
  BrambleApplication *self = BRAMBLE_APPLICATION (application);
  g_autoptr (GError) error = NULL;

  G_APPLICATION_CLASS (bramble_application_parent_class)->startup (application);

  bramble_contrast_watch (gdk_display_get_default ());
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
  application_class->open = bramble_application_open;
  application_class->startup = bramble_application_startup;
  application_class->shutdown = bramble_application_shutdown;
}

static void
bramble_application_init (BrambleApplication *self)
{
}

BrambleApplication *
bramble_application_new (void)
{
  return g_object_new (BRAMBLE_TYPE_APPLICATION,
                       "application-id", BRAMBLE_APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}
