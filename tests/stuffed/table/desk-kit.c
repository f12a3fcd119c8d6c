/* desk-kit.c: the table of Stuffed Fables in a window, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk-kit.h"

#include <rules/stuffed-game.h>

#include "bramble-presentation.h"
#include "bramble-target.h"
#include "look.h"
#include "sitting.h"

BrambleMatch *desk_match;
GtkWidget *desk_board;
static GtkWidget *window;

/* The table of a game that was played by chance up to here, in a window of its own; all are
 * people, and look together. */
void
desk_show (BrambleRecord *record,
           int            width,
           int            height)
{
  desk_match = bramble_match_new (record);
  window = gtk_window_new ();
  desk_board = GTK_WIDGET (bramble_presentation_of (&stuffed_game)->board (desk_match, FALSE));
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_widget_set_size_request (desk_board, width, height);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), desk_board);
  /* Where the pointer is is no matter of the test. */
  gtk_widget_set_can_target (window, FALSE);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (desk_board) || gtk_widget_get_width (desk_board) != width)
    g_main_context_iteration (NULL, TRUE);
  look_settle ();
}

/* Keeps what is to be seen, if somebody wants to look at it. */
void
desk_photograph (const char *name)
{
  const char *place = g_getenv ("BRAMBLE_PICTURES");
  g_autofree char *file = NULL;
  g_autoptr (GdkPaintable) live = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GtkSnapshot *snapshot;

  if (place == NULL)
    return;
  look_run_for (300);
  file = g_build_filename (place, name, NULL);
  live = gtk_widget_paintable_new (desk_board);
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (live, snapshot, gtk_widget_get_width (desk_board), gtk_widget_get_height (desk_board));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  g_assert_true (gdk_texture_save_to_png (texture, file));
}

void
desk_put_away (void)
{
  gtk_window_destroy (GTK_WINDOW (window));
  look_settle ();
  look_finalize (g_steal_pointer (&desk_match));
}

/* Returns (transfer full): a game of people in a position, in the words of the console. */
BrambleRecord *
desk_set (guint              seats,
          const char *const *lines)
{
  BrambleRecord *record = sitting_record (&stuffed_game, seats, 3, 0);

  for (; *lines; lines++)
    {
      g_autoptr (GError) error = NULL;

      if (!bramble_record_set (record, *lines, &error))
        g_error ("%s: %s", *lines, error->message);
    }
  return record;
}

static GtkWidget *
find_target (GtkWidget  *widget,
             const char *thing)
{
  if (BRAMBLE_IS_TARGET (widget)
      && g_strcmp0 (bramble_thing_get_name (bramble_target_get_thing (BRAMBLE_TARGET (widget))), thing) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_target (child, thing);

      if (found)
        return found;
    }
  return NULL;
}

GtkWidget *
desk_find (const char *thing)
{
  return find_target (desk_board, thing);
}

void
desk_touch (const char *thing)
{
  GtkWidget *target = desk_find (thing);

  if (target == NULL)
    g_error ("there is no %s", thing);
  g_assert_true (gtk_widget_activate_action (target, "board.touch", "s", thing));
  look_settle ();
}

/* Presses a key on the table. Returns whether it meant something. */
gboolean
desk_press (guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (desk_board);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }
  look_settle ();
  return handled;
}
