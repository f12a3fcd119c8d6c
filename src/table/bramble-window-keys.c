/* bramble-window-keys.c: what is done with keys alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bramble-window-private.h"

#include <glib/gi18n.h>

#include <string.h>

#include "bramble-contrast.h"
#include "bramble-name.h"

/* The table, or NULL when there is none. */
static BrambleBoard *
get_board (BrambleWindow *self)
{
  GtkWidget *board = gtk_widget_get_first_child (GTK_WIDGET (self->board));

  return board && bramble_window_is_at_table (self) ? BRAMBLE_BOARD (board) : NULL;
}

/* Reads aloud what the name of the action says. */
static void
read_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  static const char *const readings[] = {
    [BRAMBLE_READ_QUESTION] = "win.read-question",
    [BRAMBLE_READ_SEATS] = "win.read-seats",
    [BRAMBLE_READ_PLACES] = "win.read-places",
    [BRAMBLE_READ_EVENTS] = "win.read-events",
  };
  BrambleBoard *board = get_board (BRAMBLE_WINDOW (widget));

  for (guint i = 0; board && i < G_N_ELEMENTS (readings); i++)
    if (strcmp (name, readings[i]) == 0)
      bramble_board_read_aloud (board, (BrambleReading) i);
}

/* The log comes with the keyboard, and gives it back when it goes. */
static void
log_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);
  BrambleBoard *board = get_board (self);
  gboolean show = !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->log_button));

  if (board == NULL || !gtk_widget_get_sensitive (self->log_button))
    return;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->log_button), show);
  if (show)
    bramble_board_focus_log (board);
  else
    gtk_widget_grab_focus (GTK_WIDGET (board));
}

/* The next words of the lesson. */
static void
lesson_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  BrambleBoard *board = get_board (BRAMBLE_WINDOW (widget));

  if (board)
    bramble_board_turn_lesson (board, 1);
}

/* The hand of whoever looks, or is asked. */
static void
hand_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrambleBoard *board = get_board (BRAMBLE_WINDOW (widget));

  if (board)
    gtk_widget_activate_action (GTK_WIDGET (board), "board.hand", "i", -1);
}

/* Something is asked of who plays along. */
static void
request_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  BrambleBoard *board = get_board (BRAMBLE_WINDOW (widget));

  if (board)
    bramble_board_request (board);
}

/* What the others do stands still, or is not shown. */
static void
pace_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrambleBoard *board = get_board (BRAMBLE_WINDOW (widget));

  if (board == NULL)
    return;
  if (strcmp (name, "win.pause") == 0)
    bramble_board_pause (board);
  else
    bramble_board_hurry (board);
}

/* Whoever tells along does so in the log. */
static void
tell_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);
  BrambleBoard *board = get_board (self);

  if (board == NULL || bramble_presentation_of (bramble_match_get_game (self->match))->tells == NULL)
    return;
  if (bramble_board_tell (board))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->log_button), TRUE);
}

static void
fullscreen_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

/* GTK names the button that searches after the class of its picture. */
static void
name_search (GtkWidget *widget)
{
  if (GTK_IS_TOGGLE_BUTTON (widget) && GTK_IS_IMAGE (gtk_button_get_child (GTK_BUTTON (widget))))
    bramble_name_button (widget, _("Search shortcuts"));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    name_search (child);
}

/* The window of shortcuts, which is made when somebody first wants to see it. */
static void
shortcuts_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  GtkApplicationWindow *window = GTK_APPLICATION_WINDOW (widget);

  if (gtk_application_window_get_help_overlay (window) == NULL)
    {
      g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (BRAMBLE_UI "help-overlay.ui");
      GObject *overlay = gtk_builder_get_object (builder, "help_overlay");

      gtk_application_window_set_help_overlay (window, GTK_SHORTCUTS_WINDOW (overlay));
      gtk_widget_add_css_class (GTK_WIDGET (overlay), "bramble");
      gtk_widget_add_css_class (GTK_WIDGET (overlay), "shortcuts");
      bramble_contrast_follow (GTK_WIDGET (overlay));
      name_search (GTK_WIDGET (overlay));
    }
  gtk_window_present (GTK_WINDOW (gtk_application_window_get_help_overlay (window)));
}

/* Escape puts away what went wrong, and leaves what one is in: a page for the table or the shelf, what else
 * there is at the table for the question, and the whole screen last. */
static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BrambleWindow *self = BRAMBLE_WINDOW (widget);
  const char *page = gtk_stack_get_visible_child_name (self->pages);
  BrambleBoard *board = get_board (self);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (gtk_info_bar_get_revealed (self->trouble))
    {
      bramble_window_tell (self, NULL);
      return;
    }
  if (board && bramble_board_leave_curtain (board))
    return;
  if (board && (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (board))))
    gtk_widget_grab_focus (GTK_WIDGET (board));
  else if (board == NULL && strcmp (page, "shelf") != 0)
    gtk_widget_activate_action (widget, self->match ? "win.back-to-table" : "win.shelf", NULL);
  else if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_unfullscreen (GTK_WINDOW (self));
  else if (board)
    gtk_widget_grab_focus (GTK_WIDGET (board));
}

void
bramble_window_add_key_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.read-question", NULL, read_action);
  gtk_widget_class_install_action (widget_class, "win.read-seats", NULL, read_action);
  gtk_widget_class_install_action (widget_class, "win.read-places", NULL, read_action);
  gtk_widget_class_install_action (widget_class, "win.read-events", NULL, read_action);
  gtk_widget_class_install_action (widget_class, "win.log", NULL, log_action);
  gtk_widget_class_install_action (widget_class, "win.lesson", NULL, lesson_action);
  gtk_widget_class_install_action (widget_class, "win.hand", NULL, hand_action);
  gtk_widget_class_install_action (widget_class, "win.request", NULL, request_action);
  gtk_widget_class_install_action (widget_class, "win.pause", NULL, pace_action);
  gtk_widget_class_install_action (widget_class, "win.hurry", NULL, pace_action);
  gtk_widget_class_install_action (widget_class, "win.tell", NULL, tell_action);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_action);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, shortcuts_action);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_action);
  /* Not an accelerator: whatever is open has the first claim on this key. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
}
