/* bramble-popover.c: a popover that is there while it is open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-popover.h"

/* What had the keyboard before: a GWeakRef. */
#define FOCUS "bramble-focus"
/* How large the window was when it opened. */
#define SIZE "bramble-size"

static void
free_weak_ref (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

/* The keyboard goes back to where it was, if that is still there. */
static void
give_focus_back (GtkWidget *popover)
{
  GtkRoot *root = gtk_widget_get_root (popover);
  GtkWidget *now = root ? gtk_root_get_focus (root) : NULL;
  g_autoptr (GtkWidget) before = g_weak_ref_get (g_object_get_data (G_OBJECT (popover), FOCUS));

  if (before && gtk_widget_get_mapped (before))
    gtk_widget_grab_focus (before);
  else if (now && (now == popover || gtk_widget_is_ancestor (now, popover)))
    gtk_root_set_focus (root, NULL);
}

static gboolean
let_go (gpointer popover)
{
  return G_SOURCE_REMOVE;
}

/* However it was closed. The focus leaves it first: GTK 4.8 keeps for ever what goes
 * with the focus inside, and complains when it looks for tooltips there. */
static void
closed (GtkWidget *popover)
{
  if (gtk_widget_get_parent (popover) == NULL)
    return;

  give_focus_back (popover);
  /* GTK looks at it once more after this, but must not look for tooltips first. */
  g_idle_add_full (G_PRIORITY_HIGH, let_go, g_object_ref (popover), g_object_unref);
  gtk_widget_unparent (popover);
}

static gboolean
close_it (gpointer popover)
{
  gtk_popover_popdown (popover);
  return G_SOURCE_REMOVE;
}

/* What is on the screen goes one after the other: it must not be taken away amid that. */
static void
place_left (GtkWidget *popover)
{
  give_focus_back (popover);
  g_idle_add_full (G_PRIORITY_HIGH, close_it, g_object_ref (popover), g_object_unref);
}

static void
place_gone (GtkWidget *popover)
{
  if (gtk_widget_get_parent (popover))
    gtk_widget_unparent (popover);
}

/* Where there is nothing to press, what presses buttons puts the words away. */
static gboolean
key_pressed (GtkPopover *popover,
             guint       key)
{
  if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_ISO_Enter && key != GDK_KEY_space)
    return GDK_EVENT_PROPAGATE;

  gtk_popover_popdown (popover);
  return GDK_EVENT_STOP;
}

static gpointer
size_of (GdkSurface *surface)
{
  return GINT_TO_POINTER (gdk_surface_get_width (surface) << 16 | gdk_surface_get_height (surface));
}

/* Newer GTK also tells of sizes that have not changed. */
static void
size_told (GtkWidget  *popover,
           GParamSpec *pspec,
           GdkSurface *surface)
{
  if (size_of (surface) != g_object_get_data (G_OBJECT (popover), SIZE))
    gtk_popover_popdown (GTK_POPOVER (popover));
}

/* However often it was open before. */
static void
heed_size (GtkWidget *popover)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (gtk_widget_get_parent (popover)));

  g_object_set_data (G_OBJECT (popover), SIZE, size_of (surface));
  g_signal_handlers_disconnect_by_func (surface, size_told, popover);
  g_signal_connect_object (surface, "notify::width", G_CALLBACK (size_told), popover, G_CONNECT_SWAPPED);
  g_signal_connect_object (surface, "notify::height", G_CALLBACK (size_told), popover, G_CONNECT_SWAPPED);
}

/**
 * bramble_popover_go_with_size:
 *
 * Closes @popover when the window gets another size: its place is elsewhere then, and may be
 * scrolled away or beside the screen, where GTK gives a popover less than no room.
 */
void
bramble_popover_go_with_size (GtkPopover *popover)
{
  g_return_if_fail (GTK_IS_POPOVER (popover));

  g_signal_connect_after (popover, "map", G_CALLBACK (heed_size), NULL);
}

/**
 * bramble_popover_new:
 * @at: what it points to
 *
 * Returns (transfer none): a popover that goes, and gives the focus back, when it is
 *   closed, when @at leaves the screen or when the window gets another size
 */
GtkWidget *
bramble_popover_new (GtkWidget *at)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkRoot *root = gtk_widget_get_root (at);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GWeakRef *focus = g_new (GWeakRef, 1);

  g_weak_ref_init (focus, root ? gtk_root_get_focus (root) : NULL);
  g_object_set_data_full (G_OBJECT (popover), FOCUS, focus, free_weak_ref);
  gtk_widget_set_parent (popover, at);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), popover);
  gtk_widget_add_controller (popover, keys);
  g_signal_connect_after (popover, "closed", G_CALLBACK (closed), NULL);
  g_signal_connect_object (at, "unmap", G_CALLBACK (place_left), popover, G_CONNECT_SWAPPED);
  g_signal_connect_object (at, "destroy", G_CALLBACK (place_gone), popover, G_CONNECT_SWAPPED);
  bramble_popover_go_with_size (GTK_POPOVER (popover));
  return popover;
}
