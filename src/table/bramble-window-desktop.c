/* bramble-window-desktop.c: what the window has to do with the desktop around it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-window-private.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "bramble-art.h"

/* The picture for the bar of windows, and how large it is there. */
#define ICON "app/icon"
#define ICON_SIZE 48

/* What the notification about a turn is known by: a newer one takes its place. */
#define TURN "turn"

/* Its size. */

/* Keeps how large the window is, as long as it is on the screen: on its way from there a
 * window is neither maximised nor of any size. */
static void
size_changed (BrambleWindow *self)
{
  gboolean maximized = gtk_window_is_maximized (GTK_WINDOW (self));
  int width, height;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || self->maximizing || gtk_window_is_fullscreen (GTK_WINDOW (self)))
    return;

  g_settings_set_boolean (self->settings, "window-maximized", maximized);
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  if (!maximized && width > 0 && height > 0)
    {
      g_settings_set_int (self->settings, "window-width", width);
      g_settings_set_int (self->settings, "window-height", height);
    }
}

static gboolean
maximize (gpointer user_data)
{
  BrambleWindow *self = user_data;

  self->maximizing = FALSE;
  if (gtk_widget_get_mapped (user_data) && !gtk_window_is_maximized (user_data))
    gtk_window_maximize (user_data);
  return G_SOURCE_REMOVE;
}

/* Not every window manager of X listens before there is a window. */
static void
was_mapped (BrambleWindow *self)
{
  if (self->maximizing)
    g_idle_add_full (G_PRIORITY_LOW, maximize, g_object_ref (self), g_object_unref);
}

static void
restore_size (BrambleWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  self->maximizing = g_settings_get_boolean (self->settings, "window-maximized");
  if (self->maximizing)
    gtk_window_maximize (GTK_WINDOW (self));
  g_signal_connect_after (self, "map", G_CALLBACK (was_mapped), NULL);
  g_signal_connect (self, "notify::default-width", G_CALLBACK (size_changed), NULL);
  g_signal_connect (self, "notify::default-height", G_CALLBACK (size_changed), NULL);
  g_signal_connect (self, "notify::maximized", G_CALLBACK (size_changed), NULL);
}

/* Its icon. */

/* Hands the icon to the bar of windows, once it is drawn. */
static void
show_icon (BrambleWindow *self)
{
  int size = ICON_SIZE * gtk_widget_get_scale_factor (GTK_WIDGET (self));
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));
  gboolean exact;
  GList icons = { .data = bramble_art_peek (bramble_art_get_default (), ICON, size, size, &exact) };

  if (exact && surface)
    gdk_toplevel_set_icon_list (GDK_TOPLEVEL (surface), &icons);
}

/* A header bar with an icon in it wants the name, and then GTK draws all of them. */
static gboolean
add_icon (gpointer user_data)
{
  g_autofree char *layout = NULL;

  g_object_get (gtk_widget_get_settings (user_data), "gtk-decoration-layout", &layout, NULL);
  if (layout && strstr (layout, "icon"))
    gtk_window_set_icon_name (user_data, BRAMBLE_APPLICATION_ID);
  else
    show_icon (user_data);
  return G_SOURCE_REMOVE;
}

/* To draw the icon takes as long as to draw the first picture of the shelf: that comes first,
 * and the icon is drawn in a thread like all pictures, where GTK would let the window wait. */
static void
icon_wanted (BrambleWindow *self)
{
  g_idle_add_full (G_PRIORITY_LOW, add_icon, g_object_ref (self), g_object_unref);
}

/* Files that are dropped on it. */

static gboolean
files_dropped (BrambleWindow *self,
               const GValue  *value)
{
  GSList *files = g_value_get_boxed (value);

  if (files == NULL)
    return FALSE;

  bramble_window_open (self, files->data);
  return TRUE;
}

static void
accept_files (BrambleWindow *self)
{
  GtkDropTarget *place = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_swapped (place, "drop", G_CALLBACK (files_dropped), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (place));
}

/* Whose turn it is. */

static void
withdraw (BrambleWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  if (application && self->turn_told)
    g_application_withdraw_notification (G_APPLICATION (application), TURN);
  self->turn_told = FALSE;
}

static void
focus_changed (BrambleWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    withdraw (self);
}

/* Whether somebody at the computer has to answer what another player led to. */
static gboolean
is_turn (BrambleWindow *self)
{
  int seat = bramble_match_get_ask_seat (self->match);
  guint step = bramble_match_get_step (self->match);

  return seat >= 0 && step > 0 && !bramble_match_get_replay (self->match)
         && !bramble_seat_get_computer (bramble_match_get_seat (self->match, (guint) seat))
         && bramble_record_answerer (bramble_match_get_record (self->match), step) != (guint) seat;
}

/* Whether somebody looks at the program, be it at a card or at the preferences. */
static gboolean
is_looked_at (GtkApplication *application)
{
  for (GList *l = gtk_application_get_windows (application); l; l = l->next)
    if (gtk_window_is_active (l->data))
      return TRUE;

  return FALSE;
}

/* Whether there is still something to tell, and nobody who sees it anyway. */
static gboolean
is_due (BrambleWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  return application && self->match && is_turn (self) && gtk_widget_get_mapped (GTK_WIDGET (self))
         && !is_looked_at (application);
}

/* Everybody may read it: it says nothing of what the player sees. */
static void
send (BrambleWindow *self)
{
  BrambleSeat *seat = bramble_match_get_seat (self->match, (guint) bramble_match_get_ask_seat (self->match));
  /* Translators: %s is a player */
  g_autofree char *title = g_strdup_printf (_("It is your turn, %s"), bramble_seat_get_name (seat));
  const BramblePresentation *game = bramble_presentation_of (bramble_match_get_game (self->match));
  /* Translators: the game that is played, and how far it has come */
  g_autofree char *body = g_strdup_printf (_("%1$s, round %2$u"), bramble_presentation_name (game),
                                           bramble_match_get_round (self->match));
  g_autoptr (GNotification) notification = g_notification_new (title);

  g_notification_set_body (notification, body);
  g_application_send_notification (G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))), TURN, notification);
  self->turn_told = TRUE;
}

/* What can show notifications. GLib complains where nothing does. */
static gboolean
has_shower (GVariant *names)
{
  static const char *const showers[] = { "org.gtk.Notifications", "org.freedesktop.Notifications",
                                         "org.freedesktop.portal.Desktop" };
  g_autofree const char **listed = NULL;

  g_variant_get (names, "(^a&s)", &listed);
  for (guint i = 0; i < G_N_ELEMENTS (showers); i++)
    if (g_strv_contains (listed, showers[i]))
      return TRUE;

  return FALSE;
}

static void
names_listed (GObject      *bus,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (BrambleWindow) self = user_data;
  g_autoptr (GVariant) names = g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, NULL);

  if (names && is_due (self) && !self->turn_told && has_shower (names))
    send (self);
}

static void
list_names (BrambleWindow   *self,
            GDBusConnection *bus,
            const char      *method)
{
  g_dbus_connection_call (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, NULL,
                          G_VARIANT_TYPE ("(as)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, names_listed, g_object_ref (self));
}

/**
 * bramble_window_tell_turn:
 *
 * Tells a person who does something else meanwhile that it is their turn.
 */
void
bramble_window_tell_turn (BrambleWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  GDBusConnection *bus = application ? g_application_get_dbus_connection (G_APPLICATION (application)) : NULL;

  if (!is_turn (self))
    withdraw (self);
  else if (bus && is_due (self))
    {
      /* Those that run, and those that the bus would start. */
      list_names (self, bus, "ListNames");
      list_names (self, bus, "ListActivatableNames");
    }
}

/* GTK hides where the keyboard is three seconds after it was moved. Who thinks longer about an answer would
 * have to look for it: it is shown until the pointer is used. To say so in time, and before GTK would look, draws
 * nothing. */
#define RING_SECONDS 2

static gboolean
renew_ring (gpointer data)
{
  BrambleWindow *self = data;

  if (!self->typing)
    {
      self->ring = 0;
      return G_SOURCE_REMOVE;
    }
  if (gtk_window_get_focus_visible (GTK_WINDOW (self)))
    gtk_window_set_focus_visible (GTK_WINDOW (self), TRUE);
  return G_SOURCE_CONTINUE;
}

/* Something else may have hidden it. */
static void
focus_visible_changed (BrambleWindow *self)
{
  if (self->typing && !gtk_window_get_focus_visible (GTK_WINDOW (self)))
    gtk_window_set_focus_visible (GTK_WINDOW (self), TRUE);
}

static gboolean
key_pressed (BrambleWindow *self)
{
  self->typing = TRUE;
  if (self->ring == 0)
    self->ring = g_timeout_add_seconds_full (G_PRIORITY_HIGH, RING_SECONDS, renew_ring, self, NULL);
  return GDK_EVENT_PROPAGATE;
}

static void
pointer_used (BrambleWindow *self)
{
  if (!self->typing)
    return;

  self->typing = FALSE;
  gtk_window_set_focus_visible (GTK_WINDOW (self), FALSE);
}

/* What comes to lie under a pointer that rests moves it as little as the hand does. */
static void
pointer_moved (BrambleWindow *self,
               double         x,
               double         y)
{
  if (fabs (x - self->pointer_x) >= 1 || fabs (y - self->pointer_y) >= 1)
    pointer_used (self);
  self->pointer_x = x;
  self->pointer_y = y;
}

static void
watch_hands (BrambleWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (pointer_moved), self);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (pointer_used), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (motion, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  g_signal_connect (self, "notify::focus-visible", G_CALLBACK (focus_visible_changed), NULL);
}

/* Lets the window be a good guest on the desktop. */
void
bramble_window_meet_desktop (BrambleWindow *self)
{
  restore_size (self);
  accept_files (self);
  /* GTK hides where the keyboard is until somebody uses it, but late: it would be seen to
   * fade in the first frames. */
  gtk_window_set_focus_visible (GTK_WINDOW (self), FALSE);
  watch_hands (self);
  g_signal_connect_after (self, "map", G_CALLBACK (icon_wanted), NULL);
  g_signal_connect_object (bramble_art_get_default (), "ready::" ICON, G_CALLBACK (show_icon), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (focus_changed), NULL);
}
