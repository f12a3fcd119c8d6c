/* test-window.c: the window among others on a desktop
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
#include <string.h>

#include <bramble-application.h>
#include <bramble-settings.h>
#include <bramble-window-private.h>

#include "look.h"
#include "match-kit.h"

static GApplication *application;

static BrambleWindow *
get_window (void)
{
  g_application_activate (application);
  while (gtk_application_get_active_window (GTK_APPLICATION (application)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  look_settle ();
  return BRAMBLE_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
}

static gboolean
is_at_table (gpointer window)
{
  return bramble_window_is_at_table (window);
}

/* Drops. */

/* A saved game that falls on the window is opened. */
static void
test_drop (void)
{
  g_auto (KitDir) dir = { 0 };
  g_autoptr (BrambleRecord) record = kit_record (2, "basic", 5, FALSE);
  g_autofree char *text = bramble_record_to_text (record);
  g_autofree char *path = NULL;
  g_autoptr (GListModel) controllers = NULL;
  BrambleWindow *window = get_window ();
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  kit_dir_init (&dir);
  path = kit_dir_path (&dir, "dropped.bramble");
  g_file_set_contents (path, text, -1, NULL);
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, g_slist_append (NULL, g_file_new_for_path (path)));
  controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 0.0, 0.0, &taken);
    }
  g_assert_true (taken);
  g_assert_true (kit_wait (is_at_table, window, KIT_LONG));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.shelf", NULL);
}

/* The window shows that it would take what is carried over it. */
static void
test_carried (void)
{
  GtkWidget *window = GTK_WIDGET (get_window ());
  g_autoptr (GBytes) before = look_picture (window);
  g_autoptr (GBytes) carried = NULL;
  g_autoptr (GBytes) after = NULL;

  gtk_widget_set_state_flags (window, GTK_STATE_FLAG_DROP_ACTIVE, FALSE);
  carried = look_picture (window);
  gtk_widget_unset_state_flags (window, GTK_STATE_FLAG_DROP_ACTIVE);
  after = look_picture (window);
  g_assert_false (g_bytes_equal (before, carried));
  g_assert_true (g_bytes_equal (before, after));
}

/* Names of files. */

static void
test_names (void)
{
  BrambleRecordSeat seats[] = { { .name = (char *) "Hazel" }, { .name = (char *) "../Rowan" } };
  g_autoptr (BrambleMatch) match = NULL;
  g_autofree char *name = NULL;
  g_autofree char *long_name = NULL;
  BrambleSetup setup;

  bramble_setup_init (&setup, bramble_games ()[0]);
  setup.seats = 2;
  match = bramble_match_new (bramble_record_new (bramble_games ()[0], &setup, seats, FALSE, NULL));
  name = bramble_window_suggest_name (match);
  g_assert_cmpstr (name, ==, "The Grimm Forest – Hazel, ..-Rowan – round 1.bramble");

  /* However long names are, it is a name that a file can have. */
  for (guint i = 0; i < 2; i++)
    seats[i].name = (char *) "𝔚𝔬𝔩𝔣𝔢𝔰𝔠𝔥𝔩𝔢𝔤𝔢𝔩𝔰𝔱𝔢𝔦𝔫𝔥𝔞𝔲𝔰𝔢𝔫𝔟𝔢𝔯𝔤𝔢𝔯𝔡𝔬𝔯𝔣𝔣𝔴𝔢𝔩𝔠𝔥𝔢𝔳𝔬𝔯𝔞𝔩𝔱𝔢𝔯𝔫𝔴𝔞𝔯𝔢𝔫";
  g_clear_object (&match);
  match = bramble_match_new (bramble_record_new (bramble_games ()[0], &setup, seats, FALSE, NULL));
  long_name = bramble_window_suggest_name (match);
  g_assert_cmpuint (strlen (long_name), <=, 255);
  g_assert_true (g_utf8_validate (long_name, -1, NULL));
  g_assert_true (g_str_has_suffix (long_name, ".bramble"));
}

/* Its size. */

static void
test_size (void)
{
  GSettings *settings = bramble_settings_get_default ();
  BrambleWindow *window = get_window ();

  gtk_window_set_default_size (GTK_WINDOW (window), 911, 677);
  look_settle ();
  g_assert_cmpint (g_settings_get_int (settings, "window-width"), ==, 911);
  g_assert_cmpint (g_settings_get_int (settings, "window-height"), ==, 677);
  gtk_window_destroy (GTK_WINDOW (window));
  look_settle ();

  /* One that was maximised goes away as such. */
  g_settings_set_boolean (settings, "window-maximized", TRUE);
  window = get_window ();
  gtk_window_close (GTK_WINDOW (window));
  look_settle ();
  g_assert_true (g_settings_get_boolean (settings, "window-maximized"));
  g_assert_cmpint (g_settings_get_int (settings, "window-width"), ==, 911);
  g_settings_reset (settings, "window-maximized");
  g_settings_reset (settings, "window-width");
  g_settings_reset (settings, "window-height");
}

/* Notifications. This is the other side of the desktop's interface for them. */

static const char interface[] =
  "<node><interface name='org.freedesktop.Notifications'>"
  "<method name='Notify'><arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/>"
  "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='as' direction='in'/>"
  "<arg type='a{sv}' direction='in'/><arg type='i' direction='in'/><arg type='u' direction='out'/></method>"
  "<method name='CloseNotification'><arg type='u' direction='in'/></method>"
  "<method name='GetCapabilities'><arg type='as' direction='out'/></method>"
  "</interface></node>";

static guint n_told;
static guint n_withdrawn;
static char *told;

static void
called (GDBusConnection       *connection,
        const char            *sender,
        const char            *path,
        const char            *name,
        const char            *method,
        GVariant              *parameters,
        GDBusMethodInvocation *invocation,
        gpointer               user_data)
{
  if (g_str_equal (method, "Notify"))
    {
      g_free (told);
      g_variant_get_child (parameters, 3, "s", &told);
      n_told++;
      g_dbus_method_invocation_return_value (invocation, g_variant_new ("(u)", 7));
    }
  else if (g_str_equal (method, "CloseNotification"))
    {
      n_withdrawn++;
      g_dbus_method_invocation_return_value (invocation, NULL);
    }
  else
    g_dbus_method_invocation_return_value (invocation, g_variant_new ("(^as)", (const char *[]) { "body", NULL }));
}

static gboolean
is_told (gpointer data)
{
  return n_told > 0;
}

static gboolean
is_withdrawn (gpointer data)
{
  return n_withdrawn > 0;
}

static gboolean
is_inactive (gpointer window)
{
  return !gtk_window_is_active (window);
}

static void
name_owned (GDBusConnection *connection,
            const char      *name,
            gpointer         owned)
{
  *(gboolean *) owned = TRUE;
}

/* What was told is taken back by the number that comes with the answer. That has come
 * when the bus has answered something that was asked later. */
static void
wait_for_bus (GDBusConnection *bus)
{
  g_autoptr (GVariant) id = g_dbus_connection_call_sync (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                                         "org.freedesktop.DBus", "GetId", NULL, NULL,
                                                         G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);

  g_assert_nonnull (id);
  look_settle ();
}

/* Who does something else while the computer thinks is told, and not any more after the
 * answer. What they see is not told. */
static void
test_turn (void)
{
  static const GDBusInterfaceVTable vtable = { .method_call = called };
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface, NULL);
  const BrambleLevel *bots[] = { NULL, &bramble_games ()[0]->levels[0] };
  g_autoptr (BrambleMatch) match = bramble_match_new (kit_record_of (2, 3, FALSE, bots));
  BrambleWindow *window = get_window ();
  GtkWidget *other = gtk_window_new ();
  BrambleRng rng = { 4 };
  gboolean owned = FALSE;
  guint object, name;

  object = g_dbus_connection_register_object (bus, "/org/freedesktop/Notifications", node->interfaces[0], &vtable, NULL, NULL,
                                              NULL);
  name = g_bus_own_name_on_connection (bus, "org.freedesktop.Notifications", G_BUS_NAME_OWNER_FLAGS_NONE, name_owned, NULL,
                                       &owned, NULL);
  while (!owned)
    g_main_context_iteration (NULL, TRUE);
  bramble_window_play (window, match);
  /* Somebody looks at something else. */
  gtk_window_present (GTK_WINDOW (other));
  g_assert_true (kit_wait (is_inactive, window, KIT_LONG));
  while (n_told == 0)
    {
      if (bramble_match_get_ask_seat (match) == 0 && bramble_match_get_viewer (match) == 0)
        kit_match_any (match, &rng);
      look_run_for (20);
    }
  g_assert_true (kit_wait (is_told, NULL, KIT_LONG));
  g_assert_nonnull (strstr (told, bramble_seat_get_name (bramble_match_get_seat (match, 0))));
  g_assert_true (window->turn_told);
  wait_for_bus (bus);
  while (window->turn_told)
    {
      if (bramble_match_get_ask_seat (match) == 0 && bramble_match_get_viewer (match) == 0)
        kit_match_any (match, &rng);
      else
        break;
      look_run_for (20);
    }
  g_assert_true (kit_wait (is_withdrawn, NULL, KIT_LONG));
  gtk_window_destroy (GTK_WINDOW (other));
  g_bus_unown_name (name);
  g_dbus_connection_unregister_object (bus, object);
  g_clear_pointer (&told, g_free);
}

int
main (int    argc,
      char **argv)
{
  g_auto (KitDir) home = { 0 };
  g_autoptr (GError) error = NULL;
  int status;

  kit_dir_init (&home);
  g_setenv ("XDG_DATA_HOME", home.path, TRUE);
  gtk_test_init (&argc, &argv, NULL);
  g_settings_set_string (bramble_settings_get_default (), "pace", "off");
  application = G_APPLICATION (bramble_application_new ());
  g_application_register (application, NULL, &error);
  g_assert_no_error (error);
  g_application_hold (application);

  g_test_add_func ("/window/a-dropped-game-is-opened", test_drop);
  g_test_add_func ("/window/what-is-carried-is-seen", test_carried);
  g_test_add_func ("/window/files-are-named-after-their-game", test_names);
  g_test_add_func ("/window/its-size-is-kept", test_size);
  g_test_add_func ("/window/a-turn-is-told", test_turn);
  status = g_test_run ();
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  look_settle ();
  g_object_unref (application);
  return status;
}
