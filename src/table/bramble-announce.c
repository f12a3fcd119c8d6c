/* bramble-announce.c: how a sentence reaches a screen reader
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GTK has a word for it from 4.14 on. Before, nothing that appears or changes
 * reaches Orca unless it has the keyboard: of that it says at once when it is
 * described otherwise, even when so much happens that it skips most else. So the
 * sentence describes whatever has the keyboard, for a moment: Orca is told of every
 * change, but when it comes to a widget late it asks what describes it now, and
 * would say with it what it is going to be told once more. The name of the window
 * would do as well but for its haste: it takes the new name for the old one when
 * it is still busy with something else.
 */

#include "bramble-announce.h"

#include <string.h>

/* What a widget is described by, and what was announced there instead since the keyboard came. */
#define DESCRIPTION "bramble-description"
#define ANNOUNCED "bramble-announced"

/* Set when GTK tells what a widget is described by. */
#define TOLD "bramble-told"

/* Set when that is told only before the keyboard comes to it. */
#define LATE "bramble-late"

/* What is told of the first window. */
#define START "bramble-start"

/* After how many ms each it is told what has the keyboard in the first window. They are less than
 * what whoever speaks waits for the keyboard to come to rest. */
static const guint retellings[] = { 300, 500, 800, 1000 };

static void
set_description (GtkWidget  *widget,
                 const char *text)
{
  if (text && *text)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* What is said of a widget that is nowhere yet GTK 4.8 tells when the keyboard first comes there, after the reader has
 * said it: it would be heard twice. So it is told when the widget is first seen. That needs two changes of no
 * meaning: one of what the widget can do, for only then GTK begins to tell anything of it, and one of what it says. */
static void
shown (GtkWidget *widget)
{
  gboolean focusable = gtk_widget_get_focusable (widget);

  g_signal_handlers_disconnect_by_func (widget, shown, NULL);
  g_object_set_data (G_OBJECT (widget), TOLD, widget);
  if (gtk_widget_has_focus (widget))
    return;
  gtk_widget_set_focusable (widget, !focusable);
  gtk_widget_set_focusable (widget, focusable);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
}

/* Whether readers are told when @widget is described otherwise. */
gboolean
bramble_describe_is_told (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  return g_object_get_data (G_OBJECT (widget), TOLD) != NULL;
}

/**
 * bramble_describe:
 * @description: (nullable): what else there is to say of it
 *
 * Describes @widget to those who hear it. What is just announced there stays.
 */
void
bramble_describe (GtkWidget  *widget,
                  const char *description)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data_full (G_OBJECT (widget), DESCRIPTION, g_strdup (description ? description : ""), g_free);
  if (g_object_get_data (G_OBJECT (widget), ANNOUNCED) == NULL)
    set_description (widget, description);
  if (bramble_describe_is_told (widget) || g_object_get_data (G_OBJECT (widget), LATE))
    return;
  if (gtk_widget_get_mapped (widget))
    shown (widget);
  else if (g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, shown, NULL) == 0)
    g_signal_connect (widget, "map", G_CALLBACK (shown), NULL);
}

/**
 * bramble_describe_late:
 * @widget: one of many, which says with bramble_describe_focus() when the keyboard is about to come there
 *
 * Lets nobody be told what @widget is described by before that. Readers ask for it anyhow when they want to know;
 * but told of every change, they are so busy that they skip what is announced.
 */
void
bramble_describe_late (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data (G_OBJECT (widget), LATE, widget);
}

/* The keyboard is about to come to @widget. */
void
bramble_describe_focus (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (!bramble_describe_is_told (widget) && gtk_widget_get_mapped (widget))
    shown (widget);
}

/* Returns (nullable): what was announced on @widget since the keyboard came to it. */
const char *
bramble_announce_get (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  return g_object_get_data (G_OBJECT (widget), ANNOUNCED);
}

/* Tells what has the keyboard: it leaves that and comes back. A reader that knows it by now says nothing. */
static void
tell_focus (GtkWindow *window,
            GtkWidget *focus)
{
  /* Others hear of one change, and nothing has changed. */
  g_object_freeze_notify (G_OBJECT (window));
  gtk_window_set_focus (window, NULL);
  gtk_window_set_focus (window, focus);
  g_object_thaw_notify (G_OBJECT (window));
}

static void
window_active (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (!gtk_window_is_active (window) || focus == NULL)
    return;

  g_signal_handlers_disconnect_by_func (window, window_active, NULL);
  tell_focus (window, focus);
}

/**
 * bramble_announce_window:
 * @window: a window that is going to be shown
 *
 * Lets a screen reader say what has the keyboard in @window as soon as it is in front. GTK 4.8 tells that
 * only of what gets it later.
 */
void
bramble_announce_window (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  g_signal_connect (window, "notify::is-active", G_CALLBACK (window_active), NULL);
}

/* The first window of the program. */
typedef struct
{
  GtkWindow *window;
  gconstpointer focus; /* what has the keyboard there at first; it may be gone */
  guint n;             /* how often that was told */
  guint source;        /* until it is told again */
} Start;

static void
start_free (gpointer data)
{
  Start *start = data;

  g_clear_handle_id (&start->source, g_source_remove);
  g_free (start);
}

static gboolean
tell_again (gpointer user_data)
{
  Start *start = user_data;
  GtkWidget *focus = gtk_window_get_focus (start->window);
  gboolean same = focus && focus == start->focus && gtk_window_is_active (start->window);

  start->source = 0;
  if (same)
    tell_focus (start->window, focus);
  if (same && start->n < G_N_ELEMENTS (retellings))
    start->source = g_timeout_add (retellings[start->n++], tell_again, start);
  else
    g_object_set_data (G_OBJECT (start->window), START, NULL);
  return G_SOURCE_REMOVE;
}

static void
start_active (GtkWindow *window)
{
  Start *start;

  if (!gtk_window_is_active (window) || gtk_window_get_focus (window) == NULL)
    return;

  g_signal_handlers_disconnect_by_func (window, start_active, NULL);
  start = g_new0 (Start, 1);
  start->window = window;
  start->focus = gtk_window_get_focus (window);
  start->source = g_timeout_add (retellings[start->n++], tell_again, start);
  g_object_set_data_full (G_OBJECT (window), START, start, start_free);
}

/**
 * bramble_announce_start:
 * @window: the first window of the program, which is going to be shown
 *
 * Like bramble_announce_window(). A program enters the tree that readers look at while its first window is
 * shown already, and of what it tells until then they hear nothing. When that will be nobody says, so what has
 * the keyboard is told several times, until it goes elsewhere.
 */
void
bramble_announce_start (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  bramble_announce_window (window);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (start_active), NULL);
}

#if GTK_CHECK_VERSION (4, 14, 0)

/* What GTK has for tests in place of a reader calls nothing when it is to announce. */
static gboolean
has_reader (GtkWidget *widget)
{
  g_autoptr (GtkATContext) context = gtk_accessible_get_at_context (GTK_ACCESSIBLE (widget));

  return context && strcmp (G_OBJECT_TYPE_NAME (context), "GtkTestATContext") != 0;
}

void
bramble_announce (GtkWidget  *widget,
                  const char *text)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  if (has_reader (widget))
    gtk_accessible_announce (GTK_ACCESSIBLE (widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

void
bramble_announce_forget (GtkWidget *widget)
{
}

void
bramble_describe_quietly (GtkWidget  *widget,
                          const char *description)
{
  bramble_describe (widget, description);
}

#else

/* The widget that is described by an announcement. */
static GtkWidget *bearer;

static void
bearer_gone (gpointer  user_data,
             GObject  *where)
{
  bearer = NULL;
}

/* Nobody who comes back to a widget wants to hear old news. */
static void
lay_down (void)
{
  GtkWidget *widget = bearer;
  const char *description;

  if (widget == NULL)
    return;

  bearer = NULL;
  g_object_weak_unref (G_OBJECT (widget), bearer_gone, NULL);
  g_object_set_data (G_OBJECT (widget), ANNOUNCED, NULL);
  description = g_object_get_data (G_OBJECT (widget), DESCRIPTION);
  /* GTK takes a tooltip for a description. */
  set_description (widget, description ? description : gtk_widget_get_tooltip_text (widget));
}

static void
focus_moved (GtkWindow *window)
{
  if (bearer && GTK_IS_WINDOW (gtk_widget_get_root (bearer)) && gtk_window_get_focus (window) != bearer)
    lay_down ();
}

static void
take_up (GtkWidget *widget)
{
  if (widget == bearer)
    return;

  lay_down ();
  bearer = widget;
  g_object_weak_ref (G_OBJECT (widget), bearer_gone, NULL);
}

/* The window that the keyboard is in: that of @widget, or one in front of it. One
 * that was closed but kept, as the shortcuts are, goes on calling itself active. */
static GtkWindow *
find_window (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l; l = l->next)
    if (GTK_IS_WINDOW (l->data) && gtk_window_is_active (l->data) && gtk_widget_get_mapped (l->data))
      return l->data;

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

/**
 * bramble_announce:
 * @widget: who says it
 * @text: one or more sentences
 *
 * Lets a screen reader say @text. It cuts short what was being said before.
 */
void
bramble_announce (GtkWidget  *widget,
                  const char *text)
{
  GtkWindow *window = find_window (widget);
  GtkWidget *focus = window ? gtk_window_get_focus (window) : NULL;

  if (window == NULL)
    return;

  g_signal_handlers_disconnect_by_func (window, focus_moved, NULL);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_moved), NULL);
  take_up (focus ? focus : GTK_WIDGET (window));
  g_object_set_data_full (G_OBJECT (bearer), ANNOUNCED, g_strdup (text), g_free);
  set_description (bearer, text);
  /* Not what it was described by before: that would cut this short. */
  set_description (bearer, NULL);
}

/**
 * bramble_describe_quietly:
 * @description: (nullable): what else there is to say of it
 *
 * Like bramble_describe(), when the same is going to be announced: where the keyboard is, it is not said twice.
 */
void
bramble_describe_quietly (GtkWidget  *widget,
                          const char *description)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (gtk_widget_is_focus (widget) && widget != bearer)
    {
      take_up (widget);
      g_object_set_data_full (G_OBJECT (widget), ANNOUNCED, g_strdup (""), g_free);
    }
  bramble_describe (widget, description);
}

/* Nothing is left of what @widget announced: it is not for who comes next. */
void
bramble_announce_forget (GtkWidget *widget)
{
  lay_down ();
}

#endif
