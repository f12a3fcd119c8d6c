/* bramble-held.c: keys that are held
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A key that is held repeats, and what repeats would answer a question that nobody has
 * heard. So a key that can give an answer is known as held from when it is pressed until
 * it is released, in whichever window of the program: what was pressed in a dialog must not
 * answer at the table when the dialog has closed, nor close the dialog that it has opened.
 */

#include "bramble-held.h"

typedef struct
{
  guint code;          /* of the key that is held, or 0 */
  GtkWidget *writing;  /* (nullable, weak): where it was pressed by who writes */
  GtkWindow *active;   /* (nullable, weak): the window that had the keyboard last */
} Held;

/* There is one keyboard, whatever the number of windows. */
static Held held;

/* Whether @key gives answers. */
static gboolean
is_answering (guint key)
{
  switch (key)
    {
    case GDK_KEY_Return:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return TRUE;
    default:
      return (key >= GDK_KEY_0 && key <= GDK_KEY_9) || (key >= GDK_KEY_KP_0 && key <= GDK_KEY_KP_9);
    }
}

static gboolean
key_pressed (GtkWindow *window,
             guint      key,
             guint      code)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  gboolean writes = GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus);

  if (!is_answering (key))
    return GDK_EVENT_PROPAGATE;
  /* Who writes may fill lines with it, but not where it was held already when they came. */
  if (held.code != 0 && code == held.code)
    return writes && focus == held.writing ? GDK_EVENT_PROPAGATE : GDK_EVENT_STOP;

  held.code = code;
  g_set_weak_pointer (&held.writing, writes ? focus : NULL);
  return GDK_EVENT_PROPAGATE;
}

static void
key_released (GtkWindow *window,
              guint      key,
              guint      code)
{
  if (code == held.code)
    held.code = 0;
}

/* Who comes back to the same window was in another program, which may have seen how the key was
 * released. From one window to another of ours it is still held. */
static void
is_active_changed (GtkWindow *window)
{
  if (!gtk_window_is_active (window))
    return;
  if (window == held.active)
    held.code = 0;
  g_set_weak_pointer (&held.active, window);
}

static void
watch (GtkWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_name (keys, "bramble-held");
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), window);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (key_released), window);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (is_active_changed), NULL);
}

static void
windows_changed (GListModel *windows,
                 guint       position,
                 guint       removed,
                 guint       added)
{
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, position + i);

      watch (window);
    }
}

/**
 * bramble_held_watch:
 *
 * Lets a key that gives an answer give one only, however long it is held: in all windows that there
 * are and will be, those that GTK opens too.
 */
void
bramble_held_watch (void)
{
  static gsize once = 0;
  GListModel *windows = gtk_window_get_toplevels ();

  if (!g_once_init_enter (&once))
    return;
  g_signal_connect (windows, "items-changed", G_CALLBACK (windows_changed), NULL);
  windows_changed (windows, 0, 0, g_list_model_get_n_items (windows));
  g_once_init_leave (&once, 1);
}
